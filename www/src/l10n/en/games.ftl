# The list of games: opening, renaming, deleting, records out and in.

games-import = Import…
games-export-all = Export all
games-download = Download the games
games-players = { $white } – { $black }
games-moves = { $count ->
    [0] no moves
    [one] { $count } move
   *[other] { $count } moves
 }
games-result = { $winner ->
    [white] White won
    [black] Black won
    [none] Draw
   *[open] Unfinished
 }
games-where = { $where ->
    [here] On the table
   *[elsewhere] In another tab
 }
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
games-found = { $count ->
    [0] None of { $all } games
    [one] { $count } of { $all } games
   *[other] { $count } of { $all } games
 }
games-filter-name = Which games
games-filter = { $filter ->
    [open] Unfinished
    [ended] Finished
   *[all] All
 }
games-search = Search
games-show-more = Show more
games-more = More about { $title }

games-empty-title = No games yet
games-empty-text = Every game you begin at the table is kept here, move by move. Games from elsewhere can be imported.
games-empty-play = To the table

games-continue = Go on playing
games-replay = Replay
games-rename = Rename
games-rename-do = Rename
games-rename-text = Without a name of its own the game is called by its players.
games-name = Name of the game
games-save = Download
games-delete = Delete
games-stays = { $why ->
    [elsewhere] This game is open in another tab; it can be deleted when it is closed there.
   *[rated] This game is rated: it can be deleted when it is over. You can go on playing it, or resign.
 }
games-undo = Undo
games-undo-name = Deleted games
games-deleted = { $count ->
    [one] Deleted: { $title }
   *[other] { $count } games deleted
 }
games-said = { $said ->
    [copied] Copied
    [renamed] Renamed
    [restored] Restored
    [gone] This game is no longer there.
    [not-loaded] { fail-screen-title }
   *[failed] That could not be kept. Nothing has changed.
 }

games-damaged = What can’t be read
games-damaged-one = Damaged entry { $number }
games-damaged-text = This was kept among your games, but this version of the page can’t read it. You can copy or download the text before you delete it.
games-discard = Delete for good

games-trouble = { $trouble ->
    [denied] This browser gives the page no place for a list of games, perhaps because the window is private. Games at the table go on all the same.
    [full] There is no room left for more games. Download them, then delete some. The game at the table goes on all the same.
    [newer] A newer version of this page has changed the list of games. Load the page again to see all of it.
    [blocked] Another tab with an older version of this page holds the list of games. Close it, then load this page again.
   *[corrupt] What the browser keeps of the list of games is damaged. What can still be read is shown; download it.
 }

import-title = Import games
import-files = Choose files…
import-paste = Or paste records
import-example = 1. c3-d3 f6-e6
import-do = Import
import-drop = Drop the files here to import their games
import-running = Importing
import-so-far = { $count ->
    [0] No game yet
    [one] { $count } game so far
   *[other] { $count } games so far
 }
import-stop = Stop
import-done = Imported
import-nothing = There is no game in it.
import-added = { $count ->
    [0] No new game came in.
    [one] { $count } game came in.
   *[other] { $count } games came in.
 }
import-doubled = { $count ->
    [one] { $count } game was there already.
   *[other] { $count } games were there already.
 }
import-unread = The browser can’t read { $files }.
import-stopped = Stopped before the end; what had come in stays.
import-failed = { $count ->
    [one] { $count } game can’t be read:
   *[other] { $count } games can’t be read:
 }
import-more-faults = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
 }
import-place = { $named ->
    [yes] { $file }, game { $number }, line { $line }, column { $column }:
   *[no] Game { $number }, line { $line }, column { $column }:
 }
import-fault = { $kind ->
    [end] something is missing at the end
    [unclosed-comment] this comment isn’t closed: “{ $text }”
    [duplicate-tag] this tag is given twice: “{ $text }”
    [tag-value] this tag can’t have the value “{ $text }”
    [unknown-variant] there is no variant “{ $text }”
    [variant] these rules make no variant: “{ $text }”
    [position] this position can’t be set up: “{ $text }”
    [number] { $side ->
        [white] White
       *[black] Black
    }’s move { $number } comes next, not “{ $text }”
    [contradiction] the moves don’t end in “{ $text }”
   *[grammar] this doesn’t belong here: “{ $text }”
 }
import-fault-move = { $side ->
    [white] White
   *[black] Black
 }’s move { $number }, { $move }: { $why ->
    [off-board] this square isn’t on the board
    [no-man] no man stands there
    [not-your-man] that man is the opponent’s
    [occupied] the square is taken
    [unreachable] no way leads there
    [bad-path] there is no such chain
    [traps] it would trap a man
    [over] the game was over before
   *[none] this isn’t a move
 }
