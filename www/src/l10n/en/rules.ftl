# The rules as a player reads them. Moves and squares between backticks are shown as notation.
# What each paragraph must agree with is the number of docs/rules.md that stands beside it (rules/contents.ts).

rules-title = Rules
rules-intro = Two armies stand in opposite corners and change places. Whoever fills the other corner first wins.
rules-contents = Contents
rules-number = Rule { $rule }
rules-learn = Rather try it? The lessons take you through it with small tasks.
rules-learn-link = Learn
rules-position = White on { $white }; Black on { $black }.
rules-no-men = none

## The goal

rules-goal-title = What it is about
rules-goal-1 = Corners is a game for two, White and Black. The board has 8×8 squares, in Halma 16×16. A square is named by its file, a letter counted from the left, and its rank, a number counted from below: `c3`.
rules-goal-2 = Each side starts in a corner of its own, its home: White around `a1`, Black in the corner opposite. Black’s home is White’s turned half round. At the start both homes are full.
rules-goal-3 = Your goal is the home of the other side. All men move alike, none is ever captured, and none becomes anything else.
rules-goal-4 = White begins, then the sides take turns. When it is your turn you have to move.
rules-goal-start = The start of Classic 3×3: each side has nine men.

## Moves

rules-moves-title = Step and jump
rules-moves-1 = A move is made with one man. It either steps or jumps; no move does both.
rules-moves-2 = A step goes to an empty square next to the man, along the rank or the file. In the diagonal variants it may go slantwise, too.
rules-moves-3 = A jump goes straight over a man next to yours, white or black, to the square right behind it. That square must be empty. A man can jump in every direction in which it can step.
rules-moves-step = A man alone on the board has four steps.
rules-moves-jump = Rings are steps, dots are jumps: over the white man and over the black one.
rules-moves-diagonal = A diagonal variant: six steps, and slanting jumps over two neighbours.

## Chains

rules-chains-title = Chains
rules-chains-1 = After a jump the same man may jump on, and on again. It may turn at each landing and stop after any jump. All of it is one move.
rules-chains-2 = A chain doesn’t land on a square twice, and the square where it began counts as one. The man that jumps has left that square: it can’t be jumped over there.
rules-chains-chain = One move of three jumps from `b2` to `f4`. It could stop on `b4` or `d4` as well.
rules-chains-twice = The man on `a1` can go round to `c1`, `c3` or `a3`, from either side. It can’t close the ring and be on `a1` again.

## The shortest way

rules-shortest-title = The shortest way
rules-shortest-1 = What counts is where a man ends, not how it got there. You choose the square, and the way is found for you: the step if there is one, else the chain with the fewest jumps.
rules-shortest-2 = Where several chains are equally short, it is always the same one that is taken: at the first landing where they differ, the one on the earlier file, and on the same file the one on the lower rank. You may type a longer chain; it is the same move.
rules-shortest-way = From `c3` to `e5` both ways have two jumps. `c3-c5-e5` is taken, since `c` comes before `e`.

## Trapping

rules-trapping-title = Trapping
rules-trapping-1 = A man that can neither step nor jump is stuck. If it is stuck and an opponent’s man stands on one of the squares that hold it in, it is trapped. Those squares are its neighbours and the squares right behind them. A man held in by the board’s edge and its own side alone isn’t trapped.
rules-trapping-2 = In the variants without trapping, no move may trap an opponent’s man; the board doesn’t offer such a move. To trap means to cause it: the man had a move before and has none after. A man that was stuck already forbids nothing.
rules-trapping-3 = In the other variants you may trap. It has a price: see the deadline below.
rules-trapping-trap = `a4-a2` isn’t allowed: it would trap `a1`. Without the man on `c1` it would be, for then `a1` could jump to `c1`.
rules-trapping-jump = `c5-d5` is allowed: the man on `e5` is surrounded, but it can jump to `g5`.
rules-trapping-behind = `f5` may jump to `d5`, but not on to `b5`: that is the square behind `b4`, and `b3` would have no move left.

## Leaving home

rules-leaving-title = Leaving home
rules-leaving-1 = Moves are counted in pairs: move 12 is White’s twelfth move and Black’s twelfth. Each variant has an exit deadline, the number of a move.
rules-leaving-2 = When Black has made the move with that number, a side that still has a man in its own home has lost. If both have, it is a draw.
rules-leaving-3 = In the variants with trapping, a man that your opponent has trapped in your home doesn’t count here. It is looked at once, at the deadline. Such a man may leave later, whenever it can.
rules-leaving-4 = After the deadline nobody may come back. A move that starts outside your home and ends inside can be played, but it loses at once; the page asks first.
rules-leaving-5 = Jumping through your home and out again is fine. A man that was excused at the deadline may also move about inside.
rules-leaving-deadline = Move 40, Black to play. Whatever Black does, White loses: a man is still on `b2`.
rules-leaving-return = Move 41. From `d3` the warning sign marks the move home, to `c3`, that would lose at once.
rules-leaving-through = Move 41. The chain `d1-b1-b3-b5` passes through White’s home and ends outside: allowed.

## The end

rules-end-title = How a game ends
rules-end-1 = A side has arrived when its men fill the whole goal.
rules-end-2 = If White arrives, Black still makes the move with the same number. If Black arrives with it, both took as many moves, and the game is a draw. Otherwise White has won, also when Black has no move to make.
rules-end-3 = If Black arrives and White hasn’t, Black has won at once.
rules-end-4 = Each variant has a move limit. When Black has made the move with that number, the side with more men in its goal has won. Equal numbers draw.
rules-end-5 = When a position stands for the third time with the same side to move, the game is a draw. The start counts as a position, too.
rules-end-6 = A side that has no legal move when its turn comes doesn’t lose: the game is a draw.
rules-end-7 = Whoever runs out of time loses. A side may resign, and the two may agree on a draw.
rules-end-8 = If one move fits several of these, this is the order: a man brought back home, arriving, the deadline, the limit, the third repetition, no legal move.
rules-end-last-move = White has just arrived. Black still has this move, and `d3-c3` arrives too: a draw.
rules-end-count = Black has just made move 80. Six white men stand in the goal and five black ones: White wins.
rules-end-stuck = Diagonal. `d3-c3` takes Black’s only man its last move: a draw.

## Variants

rules-variants-title = The seven variants
rules-variants-1 = The variants differ in the shape of the homes, in the directions of steps and jumps, in whether trapping is allowed, and in their two numbers.
rules-variants-variant = Variant
rules-variants-board = Board
rules-variants-home = White’s home
rules-variants-men = Men
rules-variants-directions = Directions
rules-variants-trapping = Trapping
rules-variants-deadline = Exit deadline
rules-variants-limit = Move limit
rules-variants-rated = Rated
rules-directions = { $diagonal ->
    [yes] eight, slantwise too
   *[no] four, straight
 }
rules-allowed = { $allowed ->
    [yes] allowed
   *[no] not allowed
 }
rules-rated = { $rated ->
    [yes] yes
   *[no] no
 }

## House rules

rules-house-title = House rules
rules-house-1 = You may start any variant with another deadline or another limit. Such a game isn’t rated.
rules-house-2 = Halma’s two numbers are twice those of the diagonal game on the small board: the way is twice as long.

## The practice room

rules-practice-title = Practice room and race alone
rules-practice-1 = In the practice room every variant can be tried without a clock and without a rating: play both sides, take moves back, compare lines, set up any position.
rules-practice-2 = In the race alone a single army crosses an empty board and moves again and again. Only arriving counts; there is no deadline, no limit and no repetition. Par is the fewest moves it takes, as far as that is known: as many earn three stars, one more two, up to three more one. A run with hints in it earns none.
rules-practice-3 = Par is the fewest moves in which that can be done. Reach it if you can.

## Notation

rules-notation-title = How moves and games are written
rules-notation-1 = A move is the way of the man, its squares joined by hyphens: `c3-d3` is a step, `c3-e3-e5` a chain of two jumps. You may give the two ends alone, `c3-e5`; that means the shortest way. What the page writes is always the whole way.
rules-notation-2 = A game is written in pairs: `12. c3-e3-e5 f6-e6` is the twelfth move of White and of Black. If the record starts with Black, it begins `12... f6-e6`.
rules-notation-3 = A position is one line. It goes through the ranks from the top down, with `/` between them; `w` and `b` are men and a number is so many empty squares. After that come the side to move and the number of the move. Classic 3×3 starts from `5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1`.
rules-notation-4 = You can set up any position in which no side has more men than its home has squares and somebody has a man. A game from there may be over at once, if a side has arrived or the side to move has no move. The deadline and the limit are looked at only when Black makes the move with that number.

## Using the page

rules-page-title = Using the page
rules-page-1 = Mouse: click a man, and the squares it can reach light up; click one of them. Or drag the man there. Point at a square to see the way.
rules-page-2 = Finger: tap a man, then a square, or drag the man. The page scrolls where your finger starts on an empty square.
rules-page-3 = Keyboard: Tab leads to the board, the arrow keys from square to square, Enter chooses and moves. Some keys ask a question, and the answer is read out.
rules-page-keys-board = Keys on the board
rules-page-keys-page = Keys beside the board
