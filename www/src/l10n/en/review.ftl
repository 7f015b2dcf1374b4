# The review of a game, move by move.

review-title = Review
review-start = Start
review-move = { $side ->
    [white] { $number }. { $move }
   *[black] { $number }. … { $move }
 }
review-lost = { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) } moves lost; better { $better }
review-forced = { $kind ->
    [missed] a forced win missed
   *[thrown] now the loss is forced
 }; better { $better }
review-best = Best now: { $move }
review-unknown = Not judged yet
review-players = { $white } – { $black }

review-chart = Advantage over the moves
review-slider = The move that is looked at
review-list = Turning points and moves
review-said-move = { $move }.
review-said = { $text }.
review-said-turns = { $summary } Turning points: { $moves }.
review-so-far = { $known } of { $all } positions judged.
review-turns-count = { $count ->
    [0] Reviewed: no turning points.
    [one] Reviewed: one turning point.
   *[other] Reviewed: { $count } turning points.
 }

review-running = Judging the positions
review-stop = Stop
review-go-on = Go on
review-failed = The computer that judges couldn’t be loaded.

review-turns = Turning points
review-no-turns = No move lost a move or more.
review-no-turns-yet = None so far.
review-moves = All moves

review-last = To the end of the game
review-practise = Try this position out in the practice room
review-practise-short = Try out

review-gone-title = This game isn’t here
review-gone-text = It may have been deleted, or it is a rated game that isn’t over yet. All games that this browser keeps are in the list of games.
