# The race of the day: the same for everybody.

daily-title = Κούρσα της ημέρας αρ. { $number }
daily-today = Η σημερινή
daily-history = Οι κούρσες μου
daily-streak = { $days ->
    [0] Καμία μέρα στη σειρά ακόμη.
    [one] { $days } μέρα στη σειρά.
   *[other] { $days } μέρες στη σειρά.
 }
daily-finished = { $count ->
    [0] Καμία κούρσα έτοιμη.
    [one] Έγινε { $count } κούρσα.
   *[other] Έγιναν { $count } κούρσες.
 }
daily-number = αρ. { $number }
daily-moves = { $moves } (ελάχιστο { $par })
daily-open = όχι ακόμη
daily-result = Γωνίες, κούρσα της ημέρας αρ. { $number }, { $count ->
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
 } (ελάχιστο { $par })
