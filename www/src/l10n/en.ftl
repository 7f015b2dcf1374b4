# Every text of the page, visible or spoken. Words follow the rules: man, square, step, jump, chain, home, goal.
# "rule" numbers name the paragraphs of docs/rules.md.

## The document

page-title = Corners
page-description = Corners (Ugolki): bring your men to the opposite corner before your opponent does.
page-noscript = Corners runs in your browser and needs JavaScript. Please allow it for this page, then load the page again.
page-slow = Setting up the board. If nothing follows, load the page again.

## Sides and variants

side = { $side ->
    [white] White
   *[black] Black
 }
variant = { $name ->
    [classic-3x3] Classic 3×3
    [classic-3x4] Classic 3×4
    [diagonal-3x3] Diagonal 3×3
    [diagonal-3x4] Diagonal 3×4
    [triangle] Triangle
    [classic-4x4] Classic 4×4
    [halma-16x16] Halma 16×16
   *[other] { $name }
 }

## The board

board-name = Board, { $variant }, { $bottom ->
    [white] White
   *[black] Black
 } at the bottom
square = { $square }, { $man ->
    [white] white man
    [black] black man
   *[none] empty
 }{ $home ->
    [white] , White’s home
    [black] , Black’s home
   *[none] {""}
 }{ $mark ->
    [chosen] , chosen
    [step] , a step
    [chain] , end of a chain of { $jumps ->
        [one] one jump
       *[other] { $jumps } jumps
    }
    [loses] , loses the game
    [trapped] , would be trapped
   *[none] {""}
 }{ $last ->
    [from] , the last move began here
    [to] , the last move ended here
   *[none] {""}
 }

## What is said to a screen reader

said-move = { $side ->
    [white] White
   *[black] Black
 }: { $from } to { $to }{ $jumps ->
    [0] {""}
    [one] , one jump
   *[other] , { $jumps } jumps
 }.
said-turn = { $side ->
    [white] White
   *[black] Black
 } to move.
said-new-game = New game: { $variant }. White to move.
said-chosen = { $square } chosen. { $count ->
    [0] It can’t move.
    [one] One square to go to.
   *[other] { $count } squares to go to.
 }
said-let-go = Nothing chosen.

## The bars of the two sides

bar-name = { $name }, { $side ->
    [white] White
   *[black] Black
 }
bar-home = at home
bar-arrived = arrived
bar-arrived-count = { $count }/{ $men }
clock-name = Clock of { $name }
clock-time = { $minutes }:{ $seconds }
clock-time-tenths = { $seconds }.{ $tenths }

## The line that says how things stand

status-turn = { $name } to move
status-traps = Not allowed: { $to } would trap { $squares }
status-stuck = The man on { $square } can’t move now
status-far = No way from { $from } to { $to } now
status-not-yours = It’s { $name }’s move
status-declined = { $name } declines the draw
status-copied = Record copied
status-not-kept = This browser keeps nothing: the game ends when the page is closed.

progress-name = Progress of the game
progress-move = Move
progress-exit = Exit deadline
progress-exit-left = { $left ->
    [0] passed
   *[other] { $left } left
 }
progress-limit = Limit

moves-name = Moves
moves-none = No moves yet
moves-number = { $number }.

## Buttons

action-bar = Actions
action-new-game = New game
action-again = Play again
action-draw = Offer draw
action-draw-short = Draw
action-resign = Resign
action-turn-board = Turn board
action-turn-board-short = Turn
action-menu = More
action-close = Close
action-cancel = Cancel
action-start = Start
action-copy = Copy record
action-copy-short = Copy
action-retry = Try again
action-fresh = Start a new game
action-copy-stored = Copy what was stored
action-copied = Copied

## Dialogs

new-game-title = New game
new-game-drops = The game on the board ends when a new one starts.
new-game-variant = Variant
new-game-names = Names
new-game-name = Name of { $side ->
    [white] White
   *[black] Black
 }
new-game-time = Time for each side
new-game-time-none = None
new-game-time-preset = { $minutes } + { $increment }
new-game-time-preset-name = { $minutes } + { $increment }, { $minutes } minutes and { $increment } seconds a move
new-game-time-own = Custom
new-game-minutes = Minutes
new-game-increment = Seconds a move
new-game-bottom = At the bottom
seating-auto = Automatic

menu-title = More
menu-theme = Colours
theme = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Automatic
 }

resign-title = Resign?
resign-text = { $name } gives the game up, and { $winner } wins.
resign-do = Resign

draw-title = { $name } offers a draw
draw-text = { $other }, do you accept?
draw-accept = Accept
draw-decline = Decline

loses-title = This move loses
loses-text = The exit deadline, move { $deadline }, has passed. A man brought back into its own home loses the game at once (rule 4.4).
loses-question = Play { $from } to { $to } all the same?
loses-do = Play and lose
loses-back = Take another move

end-win = { $name } wins
end-draw = A draw
end-reason = { $reason ->
    [arrived] All of { $winner }’s men have arrived.
    [both-arrived] Both sides have arrived with the same move.
    [overstayed] { $loser } still had a man at home at the exit deadline.
    [both-overstayed] Both sides still had men at home at the exit deadline.
    [returned-home] { $loser } brought a man back home after the exit deadline.
    [move-limit-won] The move limit is reached, and { $winner } has more men in the goal.
    [move-limit-drawn] The move limit is reached with as many men in both goals.
    [repetition] The same position stood for the third time.
    [no-legal-move] The side to move has no legal move.
    [time] { $loser } has run out of time.
    [resignation] { $loser } has resigned.
    [agreement] Both sides agreed on a draw.
   *[other] {""}
 }
end-see-board = See the board
end-rule = Rule { $rule }
end-line-win = { $name } wins · rule { $rule }
end-line-draw = Draw · rule { $rule }

record-title = The record
record-text = This browser doesn’t let the page copy. The text is selected: copy it with your keyboard or menu.
record-field = Record of the game

## When the page can't go on

fail-wasm-title = The game could not be loaded
fail-wasm-text = A file that the board needs didn’t arrive. Check the connection, then try again. Your last game is kept.
fail-no-wasm-title = This browser can’t run the game
fail-no-wasm-text = Corners needs WebAssembly. It is part of every current browser; some switch it off in a strict mode. Allow it for this page or open it in another browser, then try again.
fail-stored-title = The stored game can’t be read
fail-stored-broken = What this browser kept of your last game is damaged. You can copy the text below before you go on; a new game takes its place.
fail-stored-version = The last game was kept by another version of this page. You can copy the text below before you go on; a new game takes its place.
fail-stored-field = What was stored
fail-crash-title = Something went wrong
fail-crash-text = The game stopped at an error that shouldn’t be there. The position before it is kept; load it again to go on.
