# The race alone (rules 6.2).

race-task = Across in as few moves as you can
race-going = On the way
race-watching = Your best result
race-arrived = { $count ->
    [one] Arrived in one move
   *[other] Arrived in { $count } moves
 }{ $how ->
    [first] . The first result here!
    [better] . A new best, after { $before }!
    [equal] , as many as your best
    [more] . Your best is { $before }
   *[other] {""}
 }
race-full = No room for more moves. Take some back, or start again.
race-not-kept = This browser keeps nothing: your results end when the page is closed.

race-moves = Moves
race-best = Best
race-restart = Restart
race-again = Once more
race-back = Back to my race
race-share = Copy the result
race-share-best = Copy the best result
race-other = Another race
race-watch = { $count ->
    [one] Look at the best: one move
   *[other] Look at the best: { $count } moves
 }
race-army = Army
race-keeps = The race at hand waits for you.
race-best-of = { $count ->
    [one] best: one move
   *[other] best: { $count } moves
 }
race-none-yet = no result yet

race-result = Corners, race alone, { $variant }, { $side ->
    [white] White
   *[black] Black
 }: { $count ->
    [one] one move
   *[other] { $count } moves
 }
race-said = { $count ->
    [0] No moves made.
    [one] One move made.
   *[other] { $count } moves made.
 }
