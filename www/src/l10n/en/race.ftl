# The race alone (rules 6.2), and all screens with a race on them.

race-task = Across in as few moves as you can
race-going = { $least ->
    [0] On the way
    [one] On the way, at least one more move
   *[other] On the way, at least { $least } more moves
 }
race-watching = Your best result
race-watching-line = { $is ->
    [proven] The best line: { $count ->
        [one] one move
       *[other] { $count } moves
    }, and it can’t be done in fewer
   *[known] The best line known: { $count ->
        [one] one move
       *[other] { $count } moves
    }. At least { $least } are needed
 }
race-searching = { $what ->
    [hint] Looking for the best move …
   *[line] Looking for the best line …
 }{ $found ->
    [0] {""}
   *[other] {" "}{ $found } in the best found so far
 }
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
race-hinted = { $hints ->
    [one] one of them a hint
   *[other] { $hints } of them hints
 }
race-arrived-hints = { $count ->
    [one] Arrived in one move
   *[other] Arrived in { $count } moves
 }, { $hinted }: no stars, and not kept as your best
race-praise = { $praise ->
    [least] It can’t be done in fewer!
    [record] Fewer than the best known, { $known }!
   *[known] As few as the best known!
 }
race-left = { $left ->
    [one] Then exactly one more.
   *[other] Then exactly { $left } more.
 }
race-left-known = Not proven: then { $left } more in the best line known, at least { $least }.
race-full = No room for more moves. Take some back, or start again.
race-not-kept = This browser keeps nothing: your results end when the page is closed.

race-moves = Moves
race-best = Best
race-par-name = Par
race-known-name = Best known
race-at-least = at least { $least }
race-par = { $how ->
    [proven] par { $moves }
    [bound] par at least { $least }
   *[known] best known { $moves }, at least { $least }
 }
race-ways = { $diagonal ->
    [yes] All eight directions
   *[no] Four directions: no slantwise moves
 }
race-stars = { $count ->
    [0] No star of three
    [one] One star of three
   *[other] { $count } stars of three
 }
race-restart = Restart
race-restart-short = Restart
race-again = Once more
race-back = Back to my race
race-line = Best line
race-hint-now = Play the best move found so far
race-hint-now-short = Play now
race-share = Copy the result
race-share-best = Copy the best result
race-other = Another race
race-watch = { $count ->
    [one] Look at your best: one move
   *[other] Look at your best: { $count } moves
 }
race-watch-line = Look at the best line
race-army = Army
race-keeps = The race at hand waits for you.
race-best-of = { $count ->
    [one] best: one move
   *[other] best: { $count } moves
 }
race-none-yet = no result yet

race-title = Corners, race alone, { $variant }, { $side ->
    [white] White
   *[black] Black
 }
race-result = { $title }: { $count ->
    [one] one move
   *[other] { $count } moves
 }
race-said = { $count ->
    [0] No moves made.
    [one] One move made.
   *[other] { $count } moves made.
 }
