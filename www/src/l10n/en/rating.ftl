# The person's ratings, one for each rated variant (rules 6).

rating-now = Rating
rating-range = most likely between { $low } and { $high }
rating-change = { $sign ->
    [more] +
    [less] −
   *[none] ±
 }{ $by }
rating-games = Rated games, the last one first
rating-when = Date
rating-opponent = Computer
rating-result = Result
rating-after = Rating after
rating-review = Review of the game of { $date }
rating-score = { $result ->
    [won] Won
    [lost] Lost
   *[drawn] Drawn
 }
rating-reason = { $reason ->
    [arrived] by arrival
    [both-arrived] both arrived
    [overstayed] by the exit deadline
    [both-overstayed] both missed the exit deadline
    [returned-home] by a man brought back home
    [move-limit] by the move limit
    [repetition] by repetition
    [no-legal-move] without a legal move
    [time] on time
    [resignation] by resignation
   *[agreement] by agreement
 }
rating-chart = The rating from game to game
rating-chart-text = { $count ->
    [one] One game
   *[other] { $count } games
 }: between { $lowest } and { $highest }, now { $last }.

rating-empty-title = No rated game yet
rating-empty-text = In a new game against the computer, choose a variant that is rated and switch on “Rated”. It counts from your first move on: nothing is taken back, and there is no hint.
rating-play = To the table
rating-not-kept = This browser keeps nothing: these ratings end when the page is closed.
rating-damaged = Ratings that were kept can’t be read. They have been put aside, and a new list was begun.
rating-damaged-show = Show them
