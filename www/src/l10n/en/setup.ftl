# Setting up a position (rules 7.4).

setup-title = Set up
setup-ready = Ready to play from
setup-over = The game would be over at once: { $line }.
setup-not-kept = This browser keeps nothing: the position is gone when the page is closed.
setup-men = { $side ->
    [white] White
   *[black] Black
 }: { $count ->
    [one] one man
   *[other] { $count } men
 } of { $most }
setup-message = { $message ->
    [copied] Position copied
   *[no-paste] This browser doesn’t let the page paste. Press on the field and paste there.
 }

setup-tool = { $tool ->
    [white] Put white men
    [black] Put black men
   *[rubber] Rubber: take men away
 }
setup-tool-short = { $tool ->
    [white] White
    [black] Black
   *[rubber] Rubber
 }
setup-undo = Undo
setup-redo = Redo

setup-board = The board
setup-clear = Clear the board
setup-clear-short = Clear
setup-start = Start position
setup-start-short = Start
setup-mirror = Mirror the sides
setup-mirror-short = Mirror
setup-house = { $variant }, { $deadline } / { $limit }
setup-turn = To move
setup-number = Move
setup-text = Position as text
setup-other = Make it { $variant }
setup-paste = Paste
setup-practise = Practise from here

setup-said = { $square }: { $man ->
    [white] white man.
    [black] black man.
   *[none] empty.
 }
