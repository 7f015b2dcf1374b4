# What the rooms beside the table have in common: practice room, set up, race alone.

room-first = To the start
room-first-short = Start
room-last = To the end of the line
room-last-short = End
room-to-table = Play from here at the table
room-to-computer = Play from here against the computer
room-copy-position = Copy position

copied = { $what ->
    [record] Record copied
    [position] Position copied
   *[result] Result copied
 }
copy-title = { $what ->
    [record] The record
    [position] The position
   *[result] The result
 }

kept-title = What was kept can’t be read
kept-text = It is damaged, or of another version of this page. It stays here until you throw it away; you can go on without it.
kept-why = { $fault ->
    [json] The text isn’t whole.
    [version] The text is of another version.
    [variant] The variant isn’t one that can be played ({ $where }).
    [start] The position to begin from can’t be set up ({ $where }).
    [too-many] There are too many moves ({ $where }).
    [parent] A move follows one that isn’t there ({ $where }).
    [move] A move can’t be played ({ $where }).
    [double] Something is there twice ({ $where }).
    [note] A note is too long or no text ({ $where }).
    [place] The place that was looked at isn’t there ({ $where }).
    [not-arrived] A best result doesn’t arrive ({ $where }).
   *[field] Something is missing or of the wrong kind ({ $where }).
 }
kept-later = Go on
kept-drop = Throw away

## What is wrong with a position (rules 7.3 and 7.4)

fault = { $kind ->
    [words] { $found ->
        [0] There is no position yet.
        [1] The side to move (w or b) and the move number are missing.
        [2] The move number is missing.
       *[other] There are { $found } words; a position has three: the board, the side to move, the move number.
    }
    [ranks] { $found ->
        [one] The board has { $found } rank, not { $size }.
       *[other] The board has { $found } ranks, not { $size }.
    }
    [squares] { $found ->
        [one] Rank { $rank } has { $found } square, not { $size }.
       *[other] Rank { $rank } has { $found } squares, not { $size }.
    }
    [character] Rank { $rank } holds “{ $found }”: only w, b and numbers of empty squares may stand there.
    [turn] The side to move is “{ $found }”; it must be w or b.
    [number] The move number must be a whole number from 1 to 999999999.
    [too-many] { $side ->
        [white] White
       *[black] Black
    } has { $men } men; { $home } are the most in this variant.
    [no-men] Nobody has a man on the board.
   *[refused] This position can’t be set up: { $found }
 }
