# The computer's levels, from 1 to 8: what each is called, and what it sees.

level-name = { $level ->
    [1] Stroller.
    [2] Hopper.
    [3] Sprinter.
    [4] Bridge builder.
    [5] Neighbour.
    [6] Club player.
    [7] Veteran.
   *[8] Master.
 }
level-about = { $level ->
    [1] Goes step by step, and overlooks every other jump.
    [2] Jumps, but misses many a long chain.
    [3] Takes the longest chain there is, whatever you are up to.
    [4] Plans its own moves ahead, never yours.
    [5] Looks at what you could answer.
    [6] Looks a few moves ahead.
    [7] Looks far ahead, and misjudges a little.
   *[8] Plays as well as it can.
 }
