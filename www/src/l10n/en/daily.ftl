# The race of the day: the same for everybody.

daily-title = Daily race No. { $number }
daily-today = Today’s race
daily-history = My daily races
daily-streak = { $days ->
    [0] No day in a row yet.
    [one] One day in a row.
   *[other] { $days } days in a row.
 }
daily-finished = { $count ->
    [0] No race finished.
    [one] One race finished.
   *[other] { $count } races finished.
 }
daily-number = No. { $number }
daily-moves = { $moves } (par { $par })
daily-open = not yet
daily-result = Corners, daily race No. { $number }, { $count ->
    [one] one move
   *[other] { $count } moves
 } (par { $par })
