# Every text of the page, visible or spoken. Words follow the rules: man, square, step, jump, chain, home, goal.
# "rule" numbers name the paragraphs of docs/rules.md.

## The document

page-title = Corners
page-title-screen = { $screen } · Corners
page-description = Corners (Ugolki): bring your men to the opposite corner before your opponent does.
page-noscript = Corners runs in your browser and needs JavaScript. Please allow it for this page, then load the page again.
page-slow = Setting up the board. If nothing follows, load the page again.

## Sides and variants

side = { $side ->
    [white] White
   *[black] Black
 }
computer = Computer
computer-level = Computer, level { $level }
variant = { $name ->
    [classic-3x3] Classic 3×3
    [classic-3x4] Classic 3×4
    [diagonal-3x3] Diagonal 3×3
    [diagonal-3x4] Diagonal 3×4
    [triangle] Triangle
    [classic-4x4] Classic 4×4
    [halma-16x16] Halma 16×16
    [small] Small board
    [small-diagonal] Small board, diagonal
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
 }{ $lit ->
    [yes] , the marked square
   *[no] {""}
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
said-new-game = New game: { $variant }. { $side ->
    [white] White
   *[black] Black
 } to move.
said-taken-back = Taken back.
said-where = { $count ->
    [0] From { $square } no man can go anywhere.
    [one] From { $square } to { $squares }.
   *[other] From { $square } to { $count } squares: { $squares }.
 }
said-last = The last move: { $move }.
said-clock = { $name }: { $time }.
said-low = { $name }: less than 20 seconds left.
said-no-clock = This game has no clock.
said-home = { $name }: { $home } at home, { $goal } arrived.
said-number = Move { $number }. { $left ->
    [0] The exit deadline has passed.
    [one] One move to the exit deadline.
   *[other] { $left } moves to the exit deadline.
 } The limit is move { $limit }.
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
status-looking-back = You are looking back. Go to the last move to play on.
status-waiting = Waiting for { $name }
status-thinking = The computer is thinking
status-seeking = Looking for a good move…
status-hint = Hint: { $from } to { $to }{ $jumps ->
    [0] {""}
    [one] , one jump
   *[other] , { $jumps } jumps
 }
status-offered = Draw offered
status-typed = { $why ->
    [no-man] { $text }: no man stands there
    [not-your-man] { $text }: that man isn’t yours to move
    [occupied] { $text }: the square is taken
    [unreachable] { $text }: no way there now
    [bad-path] { $text }: no such chain
    [off-board] { $text }: not on this board
   *[other] { $text } isn’t a move. Type it like c3-e5
 }
status-view = Looking back: { $move }
status-view-start = The start
status-paused = Paused
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
action-rematch = Rematch
action-take-back = Take back
action-redo = Redo
action-hint = Hint
action-pause = Pause
action-go-on = Go on
action-look-back = One move back
action-look-back-short = Back
action-look-forward = One move forward
action-look-forward-short = Forward
action-draw = Offer draw
action-draw-agreed = Agreed draw
action-draw-short = Draw
action-resign = Resign
action-turn-board = Turn board
action-turn-board-short = Turn
action-menu = More
action-close = Close
action-cancel = Cancel
action-start = Start
action-share = Share
action-send = Send link
action-analyse = Analyse
action-review = Review
action-copy = Copy record
action-copy-short = Copy
action-retry = Try again
action-fresh = Start a new game
action-copy-stored = Copy what was stored
action-copied = Copied
action-download = Download the game

## Dialogs

new-game-title = New game
new-game-keeps = The game on the board isn’t finished. It is kept among your games.
new-game-variant = Variant
new-game-numbers = { $men } men · { $deadline } / { $limit }
new-game-variant-name = { $variant }: { $men } men, exit deadline { $deadline }, move limit { $limit }
new-game-numbers-text = { $deadline } / { $limit }: by move { $deadline } all men must have left their home, with move { $limit } the game ends.
new-game-opponent = Opponent
opponent = { $opponent ->
    [computer] Computer
    [link] By link
   *[friend] A friend here
 }
new-game-level = Level
level = Level { $level }
new-game-name = { $who ->
    [near] Your name
   *[far] Opponent’s name
 }
new-game-side = Your side
side-random = Random
new-game-auto-turn = Turn the board after each move
new-game-time = Time for each side
new-game-time-none = None
new-game-time-preset = { $minutes } + { $increment }
new-game-time-preset-name = { $minutes } + { $increment }, { $minutes } minutes and { $increment } seconds a move
new-game-time-own = Custom
new-game-rules = House rules
new-game-number = { $name ->
    [minutes] Minutes
    [increment] Seconds a move
    [deadline] Exit deadline
   *[limit] Move limit
 }
new-game-house = With other numbers than the variant’s own the game is unrated (rule 6.1).
new-game-rated = Rated: nothing is taken back, no pause, no hint

## The menu

menu-title = More
menu-game = This game
menu-places = Elsewhere
menu-seating = At the bottom
seating-auto = Automatic
menu-theme = Colours
theme = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Automatic
 }
menu-board = Board
board-theme = { $board ->
    [wood] Wood
    [slate] Slate
    [baize] Baize
   *[auto] Automatic
 }
menu-language = Language
language = { $language ->
    [en] English
    [el] Ελληνικά
    [ru] Русский
   *[auto] Automatic
 }
menu-sound = Sound
menu-vibration = Vibration
menu-never-resigns = The computer never resigns

nav-table = Table
nav = { $place ->
    [games] My games
    [rating] Rating
    [practice] Practice room
    [setup] Set up
    [race] Race alone
    [puzzles] Puzzles
    [daily] Daily race
    [learn] Learn
   *[rules] Rules
 }

typed-name = Type a move
typed-example = c3-e5
typed-play = Play

keys-title = Keys
keys-board = On the board
keys-page = Beside the board
key-arrows-name = ← ↑ → ↓
key-arrows = to the next square
key-home-end-name = Home, End
key-home-end = to the row’s ends; with Ctrl to the board’s corners
key-enter-name = Enter, Space
key-enter = choose a man, or go to the square
key-escape-name = Esc
key-escape = let the man go
key-w-name = W
key-w = where can this man go?
key-l-name = L
key-l = the last move
key-c-name = C
key-c = both clocks
key-h-name = H
key-h = men at home and arrived
key-n-name = N
key-n = move number, deadline and limit
key-m-name = M
key-m = type a move
key-left-right-name = ←, →
key-left-right = one move back or forward
key-up-down-name = ↑, ↓
key-up-down = to the start, to the last move
key-undo-name = Ctrl+Z
key-undo = take back; with Shift redo

paused-title = Paused
paused-text = { $why ->
    [away] The page was closed, the device slept, or another game was on the table. Both clocks stand as they were.
   *[by-hand] Both clocks stand.
 }

elsewhere-title = This game is open in another tab
elsewhere-text = It goes on there. You can take it over and go on here, or play another game in this tab.
elsewhere-take = Go on here
elsewhere-other = Another game

resign-title = Resign?
resign-text = { $name } gives the game up, and { $winner } wins.
resign-do = Resign

draw-title = { $name } offers a draw
draw-text = { $other }, do you accept?
draw-accept = Accept
draw-decline = Decline
draw-agreed-title = Have you agreed on a draw?
draw-agreed-text = A link can’t ask { $other }, so agree on it in a message. Then the game ends here, and the link that you send says so.
draw-agreed-do = End it as a draw

offer-title = Offer a draw?
offer-text = The computer answers at once. If it accepts, the game is drawn.

forfeit-title = Leave the rated game?
forfeit-text = It goes on, and you have made moves in it. Leaving it for another game counts as resigning.
forfeit-stay = Go on playing
forfeit-do = Resign and leave

leave-clock-title = A clock is running
leave-clock-text = The game at the table is kept, and its clocks stand until you go on with it.
leave-go = Open the other game
leave-stay = Stay here

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
end-rating = Rating { $rating } ({ $sign ->
    [more] +
    [less] −
   *[none] ±
 }{ $by })
end-rule = Rule { $rule }
end-line-win = { $name } wins · rule { $rule }
end-line-draw = Draw · rule { $rule }

record-title = The record
record-text = This browser doesn’t let the page copy. The text is selected: copy it with your keyboard or menu.
record-field = Record of the game

## When the page can't go on

fail-screen-title = This part could not be loaded
fail-screen-text = A file didn’t arrive. Check the connection, then try again. The game at the table goes on.
fail-wasm-title = The game could not be loaded
fail-wasm-text = A file that the board needs didn’t arrive. Check the connection, then try again. Your last game is kept.
fail-no-wasm-title = This browser can’t run the game
fail-no-wasm-text = Corners needs WebAssembly. It is part of every current browser; some switch it off in a strict mode. Allow it for this page or open it in another browser, then try again.
fail-stored-title = The stored game can’t be read
fail-stored-broken = What this browser kept of your last game is damaged. You can copy the text below; it stays among your games.
fail-stored-version = The last game was kept by another version of this page. You can copy the text below; it stays among your games.
fail-stored-field = What was stored
fail-crash-title = Something went wrong
fail-crash-text = The game stopped at an error that shouldn’t be there. The position before it is kept; load it again to go on.
