# The practice room (rules 6.2).

tree-start = Start
tree-number = { $side ->
    [white] { $number }.
   *[black] { $number }…
 }

practice-not-kept = This browser keeps nothing: what you try here ends when the page is closed.
practice-removed = { $count ->
    [one] Move deleted
   *[other] { $count } moves deleted
 }
practice-restored = Put back
practice-promoted = Now the main line here
practice-full = No room for more than { $max } moves. Delete a line, or begin anew.

practice-lines = Lines
practice-line-before = Line up, at the same depth
practice-line-before-short = Line up
practice-line-after = Line down, at the same depth
practice-line-after-short = Line down
practice-promote = Promote to the main line
practice-promote-short = Promote
practice-remove = Delete from this move on
practice-remove-short = Delete
practice-restore = Put back what was deleted
practice-restore-short = Put back

practice-analysis = Analysis: the best moves at every position
practice-analysis-short = Analysis
practice-analysis-on = Analysis is on. B tells the best move.
practice-analysis-off = Analysis is off. A switches it on.

practice-note-start = Note on the start
practice-note = Note on { $move }

practice-new = New practice
practice-new-keeps = What is here now can be brought back from the menu.
practice-source = Position or record to begin from, if any
practice-bad-record = Line { $line }, character { $column }: { $why ->
    [no-man] no man stands there
    [not-your-man] that man isn’t the mover’s
    [occupied] the square is taken
    [unreachable] there is no way there
    [bad-path] no man goes that way
    [off-board] not a square of this board
    [traps] the move would trap a man of the other side
    [setup] the position or the variant can’t be set up
   *[text] this isn’t a position, nor a record that can be read
 }.
practice-from-table = The game at the table
practice-earlier = Back to the earlier practice
practice-set-up = Change this position
practice-review = Review of this line

practice-said-start = The start, { $variant }.
practice-said-lines = { $count ->
    [one] One line goes on from here.
   *[other] { $count } lines go on from here.
 }
practice-said-note = Note: { $note }

practice-key-left-right-name = ←, →
practice-key-left-right = one move back or forward
practice-key-lines-name = ↑, ↓
practice-key-lines = the same depth in the other lines
practice-key-ends-name = Home, End
practice-key-ends = to the start, to the end of the line
practice-key-delete-name = Delete
practice-key-delete = delete from this move on; Ctrl+Z puts it back
practice-key-analysis-name = A
practice-key-analysis = analysis on or off
practice-key-best-name = B
practice-key-best = the best move, as far as the analysis has found it
