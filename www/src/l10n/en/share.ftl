# Sharing a game: the sheet, links that are opened, and a shared game that is looked at.

## The sheet

share-title = Share
share-board = { $variant }, { $plies ->
    [0] the start
   *[other] after { $move }
 }
share-players = { $white } – { $black }
share-link = Link
share-kind = { $kind ->
    [answer] To play on
   *[look] To look at
 }
share-kind-text = { $kind ->
    [answer] Whoever opens it makes the next move and sends a link back.{ $side ->
        [white] {" "}From then on you play White here.
        [black] {" "}From then on you play Black here.
       *[none] {""}
    }
   *[look] Whoever opens it sees the game at this move and can look back and forth. The whole game is in the link; no server keeps it.
 }
share-too-long = This game is too long for a link. Copy the record instead.
share-address = The link
share-system = Share…
share-copy-link = Copy link
share-row = { $what ->
    [copy] Copy
   *[save] Save
 }
share-copy = { $what ->
    [position] Position
   *[record] Record
 }
share-save = { $format }
share-done = { $what ->
    [link] Link copied
    [position] Position copied
    [record] Record copied
   *[picture] Picture saved
 }
share-by-hand = This browser doesn’t let the page copy. The text is selected: copy it with your keyboard or menu.
share-text = What is to be copied
share-no-picture = This browser doesn’t let the page make pictures. Save it as SVG.

send-title = { $what ->
    [start] Invite your opponent
    [end] Send the result
   *[move] Send your move
 }
send-text = { $what ->
    [start] Send this link to your opponent, who begins the game and sends a link back.
    [end] Send this link to your opponent: it shows how the game ended.
   *[move] Send this link to your opponent. It shows your move, and a link comes back with the answer.
 }
send-later = Later
send-done = Done
send-answer = A link has come? Paste it here
send-open = Open

## Links that are opened

open-fault-title = This link can’t be opened
open-fault = { $kind ->
    [newer] A newer version of this page made it. Load the page again, then open the link once more.
    [long] It is longer than any link of this page.
    [cut] Its end is missing: it was cut off on the way.
    [altered] It was changed on the way.
    [variant] It names no variant that makes sense.
    [position] The position that the game begins from makes no sense.
    [outcome] The end of the game in it makes no sense.
    [names] The names in it can’t be read.
    [date] The date in it can’t be read.
    [ply] The move that it is to be opened at isn’t in the game.
    [id] The mark that tells this game from others can’t be read.
   *[kind] What it is meant for can’t be read.
 }
open-fault-move = { $why ->
    [illegal] { $side ->
        [white] White’s move { $number } isn’t legal.
       *[black] Black’s move { $number } isn’t legal.
    }
    [over] { $side ->
        [white] White’s move { $number } comes after the end of the game.
       *[black] Black’s move { $number } comes after the end of the game.
    }
   *[unreadable] { $side ->
        [white] White’s move { $number } can’t be read.
       *[black] Black’s move { $number } can’t be read.
    }
 }
open-fault-advice = Ask for it to be sent again.

open-older-title = This link is older than your game
open-older-text = { $linkPlies ->
    [0] The link ends before the first move
   *[other] The link ends with { $linkSide ->
        [white] White’s
       *[black] Black’s
    } move { $linkNumber }
 }, your game with { $gameSide ->
    [white] White’s
   *[black] Black’s
 } move { $gameNumber }.
open-older-ended = The link was made before your game ended.
open-old = Look at the old one

open-differs-title = Two different games
open-differs-text = The link belongs to a game of yours, but from { $side ->
    [white] White’s
   *[black] Black’s
 } move { $number } on they differ.
open-mine = Open my game
open-both = Keep both
open-not-kept = Your game can’t be kept beside it: this browser stores no games. Only the link’s game is opened to look at.

## A shared game that is looked at

view-title = A shared game
view-note = You are looking at a shared game.
view-play-on = Play on from here
view-play-on-short = Play on
view-keep = Keep this game
view-keep-short = Keep
view-kept = Kept among your games.
view-not-kept = This browser can’t keep it. Keep the link.
