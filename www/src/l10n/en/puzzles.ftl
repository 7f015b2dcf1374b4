# The puzzles: an army somewhere on its way, alone on the board.

puzzles-intro = Bring the men to the dark corner in as few moves as you can. Par is proven: it can’t be done in fewer. One move more costs a star, two or three more cost two.
puzzles-begin = Begin
puzzles-resume = Go on: { $group } · { $number }
puzzles-all-done = All puzzles solved! There is a new race every day.
puzzles-group = { $group ->
    [three] Three men
    [four] Four men
    [five] Five men
    [six] Six men
    [six-small] Six men, diagonal
    [nine-small] Nine men on 7×7
    [nine] Nine men
   *[nine-diagonal] Nine men, diagonal
 }
puzzles-about = { $size }×{ $size }, { $diagonal ->
    [yes] all eight directions
   *[no] four directions
 }, par { $least }⁠–⁠{ $most }
puzzles-progress = { $solved } of { $count } solved{ $stars ->
    [0] {""}
    [one] , one star
   *[other] , { $stars } stars
 }
puzzles-link = Puzzle { $number }, par { $par }{ $count ->
    [0] {""}
    [one] , solved in one move
   *[other] , solved in { $count } moves
 }{ $count ->
    [0] {""}
   *[other] , { $stars ->
        [0] no star
        [one] one star
       *[other] { $stars } stars
    }
 }
puzzles-name = { $group } · { $number }
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-result = Corners, puzzle “{ $group } · { $number }”
