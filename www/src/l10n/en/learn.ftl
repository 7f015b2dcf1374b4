# The lessons. A task is told in one or two short sentences; what follows "-done" says what one has just learned.

learn-title = Learn
learn-intro = Short lessons for someone who has never seen the game. Each is a handful of small tasks; the board checks what you do.
learn-begin = Begin
learn-resume = Go on: { $lesson }, task { $task }
learn-progress = { $count ->
    [one] { $done } of one task done
   *[other] { $done } of { $count } tasks done
 }
learn-task-link = Task { $task }{ $done ->
    [yes] , done
   *[no] {""}
 }
learn-all-done = You have done every task. You know all there is to know; the rest is practice.
learn-to-table = Play a game
learn-to-practice = To the practice room
learn-not-kept = This browser keeps nothing: what you have done is forgotten when the page is closed.
learn-tasks = Tasks of this lesson

## At a task

learn-back = Lessons
learn-where = Task { $task } of { $count }
learn-you = { $side ->
    [white] You are White.
   *[black] You are Black.
 }
learn-numbers = { $what ->
    [deadline] Move { $number } · exit deadline: move { $deadline }
   *[limit] Move { $number } of { $limit } · in the goal: White { $white }, Black { $black }
 }
learn-left = { $moves ->
    [one] One move.
   *[other] { $moves } moves.
 }
learn-answering = { $side ->
    [white] White answers …
   *[black] Black answers …
 }
learn-showing = Watch …
learn-shown = That’s the way. Now you.
learn-done = Done!
learn-show = Show me
learn-take-back = Take back
learn-restart = Start over
learn-retry = Try again
learn-again = Once more
learn-next = Next
learn-skip = Skip
learn-next-lesson = Next: { $lesson }
learn-rule = The rule

## Why a try doesn't go

learn-why = { $why ->
    [traps] Not allowed: on { $to } it would close the last way out of { $trapped }.
    [loses] { $to } is in your own home. After the deadline, a man brought back loses the game at once.
    [taken] A man stands on { $to } already. Men jump over each other, never onto each other.
    [slanting] { $to } lies slantwise from { $from }. Here men move straight only.
    [no-bridge] There is no man between { $from } and { $to } to jump over.
    [mixed] To { $to } it takes a step and a jump, and one move can’t be both.
   *[far] The man on { $from } can’t get to { $to } in one move.
 }
learn-stuck = The man on { $square } can’t move now. Try another one.
learn-not-yours = { $side ->
    [white] That man is Black’s. You move the white ones.
   *[black] That man is White’s. You move the black ones.
 }
learn-miss-empty = { $count ->
    [one] None of your men stands on { $squares } now.
   *[other] None of your men stands on { $squares } yet.
 }
learn-miss-elsewhere = That was a legal move, but the man is on { $square }, not on { $to }.
learn-miss-jumps = { $jumps ->
    [0] That was a step.
    [one] That was one jump.
   *[other] That was { $jumps } jumps.
 } There is a move of { $wanted } jumps.
learn-miss-free = The man on { $square } still has a way: to { $squares }.
learn-miss-goes-on = Not this time: the game goes on.
learn-miss-ended = { $reason ->
    [arrived] { $winner ->
        [white] White has arrived and you haven’t.
       *[black] Black arrived first.
    }
    [both-arrived] Both have arrived: only a draw.
    [overstayed] { $winner ->
        [white] A black man was still at home at the deadline: White wins.
       *[black] A white man was still at home at the deadline: Black wins.
    }
    [move-limit] { $winner ->
        [white] { $white } white men in the goal, { $black } black ones: White wins.
        [black] { $white } white men in the goal, { $black } black ones: Black wins.
       *[none] As many men in both goals, { $white } each: only a draw.
    }
   *[other] That ended the game, but not as it should.
 }

## Step

learn-step-title = Step
learn-step-about = One square at a time
learn-step-1 = Choose the white man on c3, then the marked square c4.
learn-step-1-done = That is a step: one square, onto an empty neighbour.
learn-step-2 = A man may step forward, sideways and back. Step sideways to c3.
learn-step-2-done = Along a rank or along a file, any way you like.
learn-step-3 = No step goes slantwise here. Bring the man to d4 in two moves; Black moves in between.
learn-step-3-done = The sides take turns, and nobody may pass.
learn-step-4 = The corner opposite your home is your goal. Fill its last empty square, e5.
learn-step-4-done = All your men are in the goal: that’s how a game is won.
learn-step-5 = Two of your men are still on their way. Fill the goal in three moves.
learn-step-5-done = That’s the whole game: every man from one corner to the other.

## Jump and chain

learn-chain-title = Jump and chain
learn-chain-about = Over others, as far as it goes
learn-chain-1 = A man beside yours and an empty square right behind it: jump from c2 over c3 to c4.
learn-chain-1-done = A jump lands right behind the man it passes over.
learn-chain-2 = You may jump over Black’s men too. Jump from c3 to e3.
learn-chain-2-done = The black man stays where it is: nothing is ever captured.
learn-chain-3 = Jump may follow jump in one move, and turn on the way. Bring the man from b2 to d4 in one move.
learn-chain-3-done = A chain. You only choose where it ends; the shortest way is found for you.
learn-chain-4 = A chain may stop after any jump. This one could run on to f4; stop it on d4.
learn-chain-4-done = How far it goes is up to you.
learn-chain-5 = A step and a jump are never one move. Bring the man from b2 to d5 in two moves.
learn-chain-5-done = First the chain, then the step: two moves.
learn-chain-6 = One of your men can reach e5 in one move. Which?
learn-chain-6-done = Four jumps. Looking back from the end, you see best where a chain begins.

## Ladders

learn-ladder-title = Ladders
learn-ladder-about = Long chains, and how to build them
learn-ladder-1 = Men with gaps between them make a ladder. Climb from b1 to f7 in one move.
learn-ladder-1-done = Five jumps in one move. A good ladder is worth many steps.
learn-ladder-2 = Make a move of five jumps.
learn-ladder-2-done = Where a ladder forks, look down both ways before you go.
learn-ladder-3 = One rung is missing. Put it in first, then bring the man from a1 to e5.
learn-ladder-3-done = A quiet step can open a long chain.
learn-ladder-4 = Two rungs are missing. You have three moves to bring the man from a1 to e7.
learn-ladder-4-done = Build first, then run. But don’t build too long: your opponent may climb it too.
learn-ladder-5 = All your men have arrived but one. Bring it from b2 to f6 in one move.
learn-ladder-5-done = Black’s own men carried it across the board.

## Trapping

learn-trap-title = No trapping
learn-trap-about = Leave every man a way out
learn-trap-1 = You may not close the last way out of Black’s man on a1. Put a man on a2 all the same.
learn-trap-1-done = From a3 it works: now a1 can jump over a2 to a3. From a4 it couldn’t.
learn-trap-2 = A man that is surrounded may still be able to jump. Step from d5 to c5.
learn-trap-2-done = Four neighbours, but behind each of them is a square to land on.
learn-trap-3 = Bring the man from a4 to a2. For now that would trap a1: give it another way out first.
learn-trap-3-done = Open one door, then close the other.
learn-trap-4 = The squares behind count too: on a3 your man would trap a1. Jump from a5 past it, to c3.
learn-trap-4-done = Only where a move ends matters. Passing by is fine.
learn-trap-5 = You are Black. Jump with the man on f5 without trapping anyone.
learn-trap-5-done = On b5 it would have trapped b3: b5 is the square behind b4.

## Leaving home

learn-deadline-title = Leaving home
learn-deadline-about = Out before the deadline, and not back
learn-deadline-1 = When move 10 is over, nobody may have a man at home. Get your last man out.
learn-deadline-1-done = Out in time. A side that isn’t has lost.
learn-deadline-2 = Two men at home, two moves left: get both out.
learn-deadline-2-done = Leave in good time: the last moves are soon gone.
learn-deadline-3 = One step won’t get the man on a1 out of the home. What will?
learn-deadline-3-done = A jump. Black’s man in the corner was your way out.
learn-deadline-4 = Two men at home, two moves. Which goes first?
learn-deadline-4-done = The first jumps over the second, then the second over the first.
learn-deadline-5 = Black’s last man, on f6, has to get out with its next move. Don’t help it.
learn-deadline-5-done = With nobody to jump over it stayed at home, and Black loses.
learn-deadline-6 = The deadline has passed: no man may end in its own home again. Bring the man from c1 to a3.
learn-deadline-6-done = Through the home and out again. To stop on a1 would have lost the game.

## The last move

learn-last-move-title = The last move
learn-last-move-about = White arrives, Black replies
learn-last-move-1 = Fill your goal. Black gets one more move, and it won’t be enough.
learn-last-move-1-done = You have arrived and Black hasn’t: you win.
learn-last-move-2 = You are Black. White has just arrived, but this move is still yours. Save the draw.
learn-last-move-2-done = Both needed as many moves: a draw.
learn-last-move-3 = You are Black, and White needs one more move. Arrive first.
learn-last-move-3-done = When Black arrives first, it wins at once: White has made as many moves.
learn-last-move-4 = You are Black. White will arrive next, and you move once more after that. Use both moves to draw.
learn-last-move-4-done = Making room inside the goal can be quicker than going around.
learn-last-move-5 = Both sides need two moves. Arrive in two, and leave Black nobody to jump over.
learn-last-move-5-done = Your man on b4 was Black’s bridge. Moved first, it won the race.

## Count at the limit

learn-count-title = Counting
learn-count-about = When the move limit is reached
learn-count-1 = With move 20 the game ends, and more men in the goal win. It stands three to three: win.
learn-count-1-done = Four to three. Only men in the goal count, not those close to it.
learn-count-2 = Two moves left, and Black leads by four to three. Bring two men in.
learn-count-2-done = The jump first, while the man on d5 was still there to jump over.
learn-count-3 = You are Black. It stands four to four, and you have the last word.
learn-count-3-done = Black makes the last move of a game.
learn-count-4 = Three to three. Bring a man in, and mind what Black can do after it.
learn-count-4-done = The man on c2 was Black’s bridge to the goal. Now it has none.
learn-count-5 = You lead by four to three, and none of your men can get in. Keep Black out.
learn-count-5-done = A jump over c2 would have made it four to four.
learn-count-6 = Black leads by four to three. Save the draw.
learn-count-6-done = Four to four: equal numbers draw.

## Diagonal games

learn-diagonal-title = Diagonal games
learn-diagonal-about = Eight directions, and trapping allowed
learn-diagonal-1 = In the diagonal games men go slantwise as well. Step from c3 to d4.
learn-diagonal-1-done = Eight directions in place of four.
learn-diagonal-2 = Jumps go slantwise as well. Jump from c3 to e5.
learn-diagonal-2-done = Over any neighbour, onto the square right behind it.
learn-diagonal-3 = Bring the man from b2 to d6 in one move.
learn-diagonal-3-done = One jump slantwise, one straight ahead: a chain may mix them.
learn-diagonal-4 = Bring the man from a1 to g7 in one move.
learn-diagonal-4-done = Slantwise the way is short, and the deadline comes sooner: at move 30.
learn-diagonal-5 = Here trapping is allowed. Trap the man on a1: fill b2, but with which man?
learn-diagonal-5-done = No step and no jump is left: the squares behind your men are taken, too.
learn-diagonal-6 = At the deadline a man that you have trapped in its home is excused. Don’t trap f6, and don’t help it out.
learn-diagonal-6-done = It could still move, but not get out. Black loses.
