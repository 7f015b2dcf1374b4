# What a position is worth, and the analysis in the practice room.

score-ahead = { $side ->
    [white] White
   *[black] Black
 } is { NUMBER($moves, minimumFractionDigits: 1) } moves ahead
score-even = Nobody is ahead
score-wins = { $side ->
    [white] White
   *[black] Black
 } wins in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
score-draw = A draw, in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
score-ahead-short = { NUMBER($moves, minimumFractionDigits: 1) }
score-wins-short = wins, { $moves }
score-draw-short = draw, { $moves }

analysis-begins = Thinking…
analysis-depth = { $depth } deep
analysis-over = The game is over here.
analysis-failed = The computer that analyses couldn’t be loaded.
analysis-line = Play { $move }. { $score }.{ $rest ->
    [0] {""}
   *[other] {" "}Then { $moves }.
 }
analysis-best = Best move: { $move }. { $score }, seen { $depth } deep.

## The review of a game

score-signed = { $side ->
    [white] +
    [black] −
   *[none] {""}
 }{ NUMBER($moves, minimumFractionDigits: 1) }
score-wins-signed = { $side ->
    [white] 1–0
    [black] 0–1
   *[none] ½
 }
