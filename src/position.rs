//! Who stands where and whose move it is: moves and trapping (rules sections 2 and 3).

use std::fmt;

use crate::board::{Set, Side, Square, SquareSet};
use crate::variant::Variant;

/// A move as the path of its man (7.1): the square it leaves, then each landing; at least two squares.
///
/// Moves are ordered square by square, each by file, then by rank.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(Vec<Square>);

impl Move {
    /// The move along a path, or `None` where it has fewer than two squares. Whether it is legal, or which squares
    /// stand between a start and an end alone, a position tells: [`Position::resolve`].
    #[must_use]
    pub fn new(path: impl IntoIterator<Item = Square>) -> Option<Move> {
        let path: Vec<_> = path.into_iter().collect();
        (path.len() >= 2).then_some(Move(path))
    }

    /// The squares of the path, both ends included.
    #[must_use]
    pub fn path(&self) -> &[Square] {
        &self.0
    }

    /// The square that the man leaves.
    #[must_use]
    pub fn from(&self) -> Square {
        self.0[0]
    }

    /// The square on which the man ends.
    #[must_use]
    pub fn to(&self) -> Square {
        self.0[self.0.len() - 1]
    }

    /// Whether the move is a step (2.2) rather than a chain of jumps (2.3).
    #[must_use]
    pub fn is_step(&self) -> bool {
        is_step(self.from(), self.0[1])
    }
}

impl From<&Move> for Move {
    fn from(mv: &Move) -> Move {
        mv.clone()
    }
}

impl fmt::Display for Move {
    /// The squares joined by hyphens (7.1). Here, not in notation.rs, since the errors of moves name them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.path().iter().enumerate() {
            if index > 0 {
                f.write_str("-")?;
            }
            square.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a position has no such move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// A square of the path isn't on the board.
    #[error("{0} isn't on the board")]
    OffBoard(Square),
    /// No man stands on the first square.
    #[error("no man stands there")]
    NoMan,
    /// The man on the first square is the opponent's.
    #[error("that man is the opponent's")]
    NotYourMan,
    /// A man stands on the last square already.
    #[error("a man stands on the square it would end on")]
    Occupied,
    /// Neither a step nor a chain of jumps leads to the last square (2.2 to 2.4).
    #[error("neither a step nor a chain of jumps leads there")]
    Unreachable,
    /// The path goes wrong on the way to this square, counted from 0: it is no jump, or was landed on before (2.4).
    #[error("the path has no legal jump to its square number {}", .0 + 1)]
    BadPath(usize),
    /// The move would trap these men of the opponent (3.2).
    #[error("it would trap a man of the opponent")]
    Traps(SquareSet),
}

/// Whether two squares of one board are neighbours, diagonally or not.
fn is_step(from: Square, to: Square) -> bool {
    from != to && from.file().abs_diff(to.file()) <= 1 && from.rank().abs_diff(to.rank()) <= 1
}

/// The men on a board, whose move it is, and what of the variant matters to moves. One implementation for both
/// layouts of [`Set`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Men<S> {
    men: [S; 2],
    home: [S; 2],
    board: S,
    size: u8,
    turn: Side,
    diagonal: bool,
    trapping: bool,
}

impl<S: Set> Men<S> {
    pub(crate) fn new(variant: &Variant, men: [SquareSet; 2], turn: Side) -> Men<S> {
        Men {
            men: men.map(S::narrow),
            home: Side::ALL.map(|side| S::narrow(variant.home_of(side))),
            board: S::narrow(SquareSet::board(variant.size)),
            size: variant.size,
            turn,
            diagonal: variant.diagonal,
            trapping: variant.trapping,
        }
    }

    /// The same board with other men, and the same side to move.
    #[inline(always)]
    pub(crate) fn with(mut self, men: [S; 2]) -> Men<S> {
        self.men = men;
        self
    }

    pub(crate) fn turn(&self) -> Side {
        self.turn
    }

    /// White's men and Black's: with the side to move, all that may repeat (5.5).
    pub(crate) fn both(&self) -> [S; 2] {
        self.men
    }

    #[inline(always)]
    pub(crate) fn of(&self, side: Side) -> S {
        self.men[side as usize]
    }

    #[inline(always)]
    pub(crate) fn home(&self, side: Side) -> S {
        self.home[side as usize]
    }

    /// Whether the side's men fill its goal (5.1).
    #[inline(always)]
    pub(crate) fn has_arrived(&self, side: Side) -> bool {
        (self.home(side.other()) & !self.of(side)).is_empty()
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> S {
        self.men[0] | self.men[1]
    }

    #[inline(always)]
    pub(crate) fn empty(&self) -> S {
        self.board & !self.occupied()
    }

    #[inline(always)]
    pub(crate) fn neighbours(&self, squares: S) -> S {
        squares.neighbours(self.diagonal)
    }

    /// The squares that a single jump from one of `squares` over one of `over` leads to, empty or not (2.3).
    #[inline(always)]
    pub(crate) fn jumps(&self, squares: S, over: S) -> S {
        squares.two_away(over, self.diagonal)
    }

    /// All that a man may reach by the rules of section 2, trapping left aside: a flood, one layer of landings
    /// after the other (2.4).
    // Out of line, as some more below: inlined they are a tenth of the JavaScript module, and no faster.
    #[inline(never)]
    fn reach(&self, from: S) -> S {
        let over = self.occupied() & !from;
        let empty = self.empty();
        let mut landed = S::EMPTY;
        let mut layer = from;
        loop {
            layer = self.jumps(layer, over) & empty & !landed;
            if layer.is_empty() {
                return landed | self.neighbours(from) & empty;
            }
            landed |= layer;
        }
    }

    /// The men of `men` that can step or jump (3.1), of all directions at once.
    #[inline(never)]
    fn mobile(&self, men: S) -> S {
        // Seen from the empty squares: a man beside one steps there, a man behind a man beside one jumps there.
        let empty = self.empty();
        men & (self.neighbours(empty) | self.jumps(empty, self.occupied()))
    }

    /// The men of a side that can neither step nor jump (3.1).
    pub(crate) fn immobile(&self, side: Side) -> S {
        self.of(side) & !self.mobile(self.of(side))
    }

    /// The men of a side that its opponent has trapped (3.1): immobile, and the opponent has a share in it.
    #[inline(never)]
    pub(crate) fn trapped(&self, side: Side) -> S {
        // Next to an immobile man stand men only, so each square two away is one behind an adjacent man.
        let opponent = self.of(side.other());
        let held = self.neighbours(opponent) | self.jumps(opponent, self.board);
        self.immobile(side) & held
    }

    /// The empty squares on which a move may trap a man of the opponent, where the variant forbids it (3.2). A move to
    /// any other square traps nobody: a filled square ends the mobility of a man in one direction at most, so only men
    /// that can move in a single direction are in danger.
    #[inline(never)]
    fn risky(&self) -> S {
        if self.trapping {
            return S::EMPTY;
        }
        let opponent = self.of(self.turn.other());
        let (occupied, empty) = (self.occupied(), self.empty());
        let (mut once, mut twice) = (S::EMPTY, S::EMPTY);
        let mut count = |mobile: S| {
            twice |= once & mobile;
            once |= mobile;
        };
        // A man can't step and jump in the same direction, so all of these are different directions.
        empty.for_each_step(self.diagonal, &mut count);
        empty.for_each_jump(occupied, self.diagonal, &mut count);
        let single = opponent & once & !twice;
        if single.is_empty() {
            return S::EMPTY;
        }
        (self.neighbours(single) | self.jumps(single, occupied)) & empty
    }

    /// The men of the opponent that can move now and couldn't after a man went from `from` to `to` (3.2).
    #[inline(never)]
    fn traps(&self, from: S, to: S) -> S {
        let opponent = self.turn.other();
        let mut after = *self;
        after.men[self.turn as usize] ^= from | to;
        after.immobile(opponent) & !self.immobile(opponent)
    }

    /// `reach` without the squares on which the move would trap; `risky` is the position's.
    #[inline(always)]
    fn legal_from(&self, from: S, risky: S) -> S {
        let mut reach = self.reach(from);
        for to in (reach & risky).squares().map(S::of) {
            if !self.traps(from, to).is_empty() {
                reach ^= to;
            }
        }
        reach
    }

    /// The squares on which the man on `from` may end: none where no man of the side to move stands there.
    fn destinations(&self, from: Square) -> S {
        if !from.is_on(self.size) {
            return S::EMPTY;
        }
        let from = S::of(from) & self.of(self.turn);
        if from.is_empty() { S::EMPTY } else { self.legal_from(from, self.risky()) }
    }

    /// Calls `each` with the start and the end of every legal move, in order.
    #[inline(always)]
    pub(crate) fn for_each_move(&self, mut each: impl FnMut(Square, Square)) {
        let risky = self.risky();
        for from in self.mobile(self.of(self.turn)).squares() {
            for to in self.legal_from(S::of(from), risky).squares() {
                each(from, to);
            }
        }
    }

    /// The same where a little time matters less than the size of the module.
    #[inline(never)]
    pub(crate) fn each_move(&self, each: &mut dyn FnMut(Square, Square)) {
        self.for_each_move(each);
    }

    /// Whether the side to move has a legal move (5.6).
    pub(crate) fn can_move(&self) -> bool {
        let (mobile, risky) = (self.mobile(self.of(self.turn)), self.risky());
        if risky.is_empty() {
            return !mobile.is_empty();
        }
        mobile.squares().any(|from| !self.legal_from(S::of(from), risky).is_empty())
    }

    /// The number of legal moves, counted by start and end.
    #[inline(always)]
    pub(crate) fn count_moves(&self) -> u64 {
        let risky = self.risky();
        let men = self.mobile(self.of(self.turn)).squares();
        men.map(|from| u64::from(self.legal_from(S::of(from), risky).len())).sum()
    }

    /// The shortest chain of jumps from one square to another, the first of its length by 2.5.
    fn shortest_chain(&self, from: Square, to: Square) -> Option<Move> {
        let over = self.occupied() & !S::of(from);
        let open = self.empty() | S::of(from);
        // Jumps can be made backwards: layers around the end, until one holds the start …
        let mut layers = Vec::new();
        let mut layer = S::of(to);
        let mut seen = layer;
        while !layer.has(from) {
            layers.push(layer);
            layer = self.jumps(layer, over) & open & !seen;
            if layer.is_empty() {
                return None;
            }
            seen |= layer;
        }
        // … then forwards through them, each time to the first square.
        let mut path = Vec::new();
        path.push(from);
        let mut last = from;
        for layer in layers.into_iter().rev() {
            last = (self.jumps(S::of(last), over) & layer).first()?;
            path.push(last);
        }
        Some(Move(path))
    }

    /// The shortest path (2.5) of the man on `from`, trapping left aside.
    fn shortest_path(&self, from: Square, to: Square) -> Option<Move> {
        if !self.empty().has(to) {
            return None;
        }
        if self.neighbours(S::of(from)).has(to) {
            return Some(Move(vec![from, to]));
        }
        self.shortest_chain(from, to)
    }

    /// A written chain of several jumps, checked one by one (2.4, 7.1): where it goes wrong.
    fn check_chain(&self, path: &[Square]) -> Result<(), usize> {
        let over = self.occupied() & !S::of(path[0]);
        let mut open = self.empty();
        for (index, pair) in path.windows(2).enumerate() {
            let landing = S::of(pair[1]);
            // All jumps from a square go to different squares: two that are both two away share no middle.
            if (self.jumps(S::of(pair[0]), over) & open & landing).is_empty() {
                return Err(index + 1);
            }
            open ^= landing;
        }
        Ok(())
    }

    /// The full path of a move, if it is legal; `None` where it was written out already.
    fn resolve(&self, mv: &Move) -> Result<Option<Move>, Reason> {
        if let Some(&square) = mv.0.iter().find(|square| !square.is_on(self.size)) {
            return Err(Reason::OffBoard(square));
        }
        let (from, to) = (mv.from(), mv.to());
        if !self.of(self.turn).has(from) {
            let opponents = self.of(self.turn.other()).has(from);
            return Err(if opponents { Reason::NotYourMan } else { Reason::NoMan });
        }
        if to != from && self.occupied().has(to) {
            return Err(Reason::Occupied);
        }
        let mut path = None;
        if mv.0.len() > 2 {
            self.check_chain(&mv.0).map_err(Reason::BadPath)?;
        } else if !self.neighbours(S::of(from)).has(to) {
            path = Some(self.shortest_path(from, to).ok_or(Reason::Unreachable)?);
        }
        if self.risky().has(to) {
            let trapped = self.traps(S::of(from), S::of(to));
            if !trapped.is_empty() {
                return Err(Reason::Traps(trapped.widen()));
            }
        }
        Ok(path)
    }

    /// The position after a legal move.
    #[inline(always)]
    pub(crate) fn play(&mut self, from: Square, to: Square) {
        self.men[self.turn as usize] ^= S::of(from) | S::of(to);
        self.turn = self.turn.other();
    }

    /// The position before a move, or a pass, that led here: `play` taken back.
    #[inline(always)]
    pub(crate) fn unplay(&mut self, from: Square, to: Square) {
        self.turn = self.turn.other();
        self.men[self.turn as usize] ^= S::of(from) ^ S::of(to);
    }

    /// The same men with the other side to move, which no rule allows; a search asks what it would be worth.
    #[inline(always)]
    pub(crate) fn pass(&mut self) {
        self.turn = self.turn.other();
    }
}

/// Who stands where on the board of a variant, and whose move it is.
#[derive(Clone, PartialEq, Eq)]
pub struct Position(Layout);

#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Layout {
    Narrow(Men<u64>),
    Wide(Men<SquareSet>),
}

/// Evaluates an expression over the men of a position, whichever layout they have.
macro_rules! with_men {
    ($layout:expr, $men:ident => $value:expr) => {
        match $layout {
            $crate::position::Layout::Narrow($men) => $value,
            $crate::position::Layout::Wide($men) => $value,
        }
    };
}
pub(crate) use with_men;

impl Position {
    /// The men of both sides on the board of a valid variant; they must be on it.
    pub(crate) fn new(variant: &Variant, men: [SquareSet; 2], turn: Side) -> Position {
        Position(if variant.size <= 8 {
            Layout::Narrow(Men::new(variant, men, turn))
        } else {
            Layout::Wide(Men::new(variant, men, turn))
        })
    }

    pub(crate) fn layout(&self) -> &Layout {
        &self.0
    }

    pub(crate) fn layout_mut(&mut self) -> &mut Layout {
        &mut self.0
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        with_men!(&self.0, men => men.turn)
    }

    /// Where the men of a side stand.
    #[must_use]
    pub fn men(&self, side: Side) -> SquareSet {
        with_men!(&self.0, men => men.of(side).widen())
    }

    /// Whose man stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.men(side).contains(square))
    }

    /// The squares of the board.
    #[must_use]
    pub fn board(&self) -> SquareSet {
        with_men!(&self.0, men => men.board.widen())
    }

    /// The men of a side that are in its home (4.2).
    #[must_use]
    pub fn at_home(&self, side: Side) -> SquareSet {
        with_men!(&self.0, men => (men.of(side) & men.home(side)).widen())
    }

    /// The men of a side that are in its goal (1.3).
    #[must_use]
    pub fn in_goal(&self, side: Side) -> SquareSet {
        with_men!(&self.0, men => (men.of(side) & men.home(side.other())).widen())
    }

    /// Whether the men of a side fill its goal (5.1).
    #[must_use]
    pub fn has_arrived(&self, side: Side) -> bool {
        with_men!(&self.0, men => men.has_arrived(side))
    }

    /// The men of a side that can neither step nor jump (3.1).
    #[must_use]
    pub fn immobile(&self, side: Side) -> SquareSet {
        with_men!(&self.0, men => men.immobile(side).widen())
    }

    /// The men of a side that are trapped by its opponent (3.1).
    #[must_use]
    pub fn trapped(&self, side: Side) -> SquareSet {
        with_men!(&self.0, men => men.trapped(side).widen())
    }

    /// The squares on which the man on `from` may end (sections 2 and 3): none where no man of the side to move
    /// stands.
    #[must_use]
    pub fn destinations(&self, from: Square) -> SquareSet {
        with_men!(&self.0, men => men.destinations(from).widen())
    }

    /// Whether the side to move has a legal move (5.6).
    #[must_use]
    pub fn can_move(&self) -> bool {
        with_men!(&self.0, men => men.can_move())
    }

    /// The full path of a legal move: of a start and an end alone the shortest path (2.5); a longer path as given,
    /// checked jump by jump (7.1).
    ///
    /// # Errors
    /// The [`Reason`] why there is no such move.
    pub fn resolve(&self, mv: impl Into<Move>) -> Result<Move, Reason> {
        let mv = mv.into();
        Ok(self.expand(&mv)?.unwrap_or(mv))
    }

    /// The full path of a legal move; `None` where it was written out already.
    pub(crate) fn expand(&self, mv: &Move) -> Result<Option<Move>, Reason> {
        with_men!(&self.0, men => men.resolve(mv))
    }

    /// The legal moves of the man on `from` with their shortest paths, in order of where they end.
    #[must_use]
    pub fn moves_from(&self, from: Square) -> Vec<Move> {
        let to_path = |to| with_men!(&self.0, men => men.shortest_path(from, to));
        self.destinations(from).iter().filter_map(to_path).collect()
    }

    /// All legal moves with their shortest paths, in order.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.moves_of(self.men(self.turn()))
    }

    /// The legal moves nearest to one that isn't, in order: those of the man on `from`, or all where the side to move
    /// has none there.
    #[must_use]
    pub fn moves_near(&self, from: Square) -> Vec<Move> {
        let men = self.men(self.turn());
        self.moves_of(if men.contains(from) { [from].into_iter().collect() } else { men })
    }

    /// The legal moves of some men of the side to move, in order.
    fn moves_of(&self, men: SquareSet) -> Vec<Move> {
        let mut sorted = Vec::<Move>::new();
        for mv in men.iter().flat_map(|from| self.moves_from(from)) {
            // Almost in order already; the library's sorting would be many times the code of this.
            let index = sorted.iter().rposition(|earlier| *earlier < mv).map_or(0, |last| last + 1);
            sorted.insert(index, mv);
        }
        sorted
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = Side::ALL.map(|side| self.men(side));
        f.debug_struct("Position")
            .field("white", &white)
            .field("black", &black)
            .field("turn", &self.turn())
            .finish_non_exhaustive()
    }
}
