//! The race, solved as far as there is time: a beam for a line at once and for better ones, and in turns with it the exact
//! search for a proof.

use super::Leg;
use super::beam::{self, Beam, Left};
use super::board::{Board, Layout};
use super::bound::by_men;
use super::projection::Cells;
use super::search::{Estimates, Search, Step};
use crate::board::{Side, SquareSet};
use crate::position::{Move, Position};
use crate::variant::Variant;

/// The width of the first beam; the next ones are wider each time, and from the usual width on every third one.
const FIRST_WIDTH: usize = 8;
const USUAL_WIDTH: usize = 64;
/// So many states may a projection have.
const MOST_STATES: usize = 8 << 20;
/// The estimates that cost little are there at once, the others when a search goes beyond them.
const CHEAP: usize = 30_000;

/// What is known of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// No line has fewer moves. `None`: there is no line.
    pub lower_bound: Option<usize>,
    /// The moves of the best line found.
    pub moves: Option<usize>,
    /// How many positions were looked at.
    pub positions: u64,
}

impl Known {
    /// Whether no line is better than the best one found; also where there is none at all.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        self.lower_bound == self.moves
    }
}

/// The fewest moves in which an army alone comes to its goal, found in slices: what is known gets better all the time.
pub struct Solver {
    variant: Variant,
    side: Side,
    men: SquareSet,
    race: Layouts,
}

enum Layouts {
    Small(Box<Race<u64>>),
    Large(Box<Race<SquareSet>>),
}

impl Solver {
    /// The race of a side's men that stand so, on a board without others. It takes about so many bytes at most.
    #[must_use]
    pub fn new(variant: &Variant, side: Side, men: SquareSet, memory: usize) -> Solver {
        let seen = if side == Side::White { men } else { men.turned(variant.size) };
        let race = if variant.size <= 8 {
            Layouts::Small(Box::new(Race::new(variant, seen, memory)))
        } else {
            Layouts::Large(Box::new(Race::new(variant, seen, memory)))
        };
        Solver { variant: variant.clone(), side, men, race }
    }

    /// Looks at about so many positions more. Whether more can be found out.
    pub fn advance(&mut self, positions: usize) -> bool {
        match &mut self.race {
            Layouts::Small(race) => race.advance(positions),
            Layouts::Large(race) => race.advance(positions),
        }
    }

    /// What is known so far.
    #[must_use]
    pub fn known(&self) -> Known {
        match &self.race {
            Layouts::Small(race) => race.known(),
            Layouts::Large(race) => race.known(),
        }
    }

    /// The best line found, written out; empty where there is none.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        let legs = match &self.race {
            Layouts::Small(race) => &race.line,
            Layouts::Large(race) => &race.line,
        };
        let mut men = self.men;
        let mut moves = Vec::new();
        for &(from, to) in legs.iter().flatten() {
            let size = self.variant.size;
            let (from, to) = if self.side == Side::White { (from, to) } else { (from.turned(size), to.turned(size)) };
            let mut both = [SquareSet::EMPTY; 2];
            both[self.side as usize] = men;
            let position = Position::new(&self.variant, both, self.side);
            moves.extend(Move::new([from, to]).and_then(|leg| position.resolve(leg).ok()));
            men = men.iter().map(|square| if square == from { to } else { square }).collect();
        }
        moves
    }
}

struct Race<S> {
    board: Board<S>,
    memory: usize,
    left: Left,
    /// The best line found.
    line: Option<Vec<Leg>>,
    lower_bound: usize,
    /// Whether the goal takes another number of men.
    is_impossible: bool,

    estimates: Estimates<S>,
    /// The estimates that aren't made yet, the next one last, and what a search may cost before that is made.
    waiting: Vec<Cells>,
    patience: u64,
    is_making: bool,
    search: Option<Search<S>>,
    /// Whether the exact search came to its end without a proof.
    is_too_large: bool,

    beam: Option<Beam<S>>,
    beams: usize,
    width: usize,
    /// What exact searches and beams have looked at.
    exact: u64,
    beamed: u64,
}

impl<S: Layout> Race<S> {
    fn new(variant: &Variant, men: SquareSet, memory: usize) -> Race<S> {
        let board = Board::<S>::new(variant, men);
        let is_impossible = board.men() != board.goal.len() as usize;
        let is_there = board.start == board.goal;
        Race {
            memory,
            left: Left::new(variant),
            line: is_there.then(Vec::new),
            lower_bound: if is_impossible { 0 } else { by_men(variant, men) },
            is_impossible,
            estimates: Estimates::default(),
            waiting: vec![Cells::Diagonals, Cells::Ranks, Cells::Files],
            patience: 0,
            is_making: false,
            search: None,
            is_too_large: false,
            beam: None,
            beams: 0,
            width: FIRST_WIDTH,
            exact: 0,
            beamed: 0,
            board,
        }
    }

    fn known(&self) -> Known {
        let running = self.search.as_ref().map_or(0, |search| search.positions)
            + self.beam.as_ref().map_or(0, |beam| beam.positions);
        Known {
            lower_bound: (!self.is_impossible).then_some(self.lower_bound),
            moves: self.line.as_ref().map(Vec::len),
            positions: self.exact + self.beamed + running,
        }
    }

    fn advance(&mut self, work: usize) -> bool {
        if self.is_over() {
            return false;
        }
        let beam_is_next = self.beams == 0 || self.is_too_large || self.beamed * 3 < self.exact;
        if self.beam.is_some() || beam_is_next && self.may_beam() {
            self.look_for_a_line(work);
        } else if !self.is_too_large {
            self.prove(work);
        }
        !self.is_over()
    }

    fn is_over(&self) -> bool {
        self.known().is_proven() || self.is_too_large && self.beam.is_none() && !self.may_beam()
    }

    fn may_beam(&self) -> bool {
        let moves = self.line.as_ref().map_or(4 * self.lower_bound + 100, Vec::len);
        self.width <= USUAL_WIDTH || Beam::<S>::bytes(self.width, moves) <= self.memory / 8
    }

    fn look_for_a_line(&mut self, work: usize) {
        let most = self.line.as_ref().map_or(usize::MAX, |line| line.len() - 1);
        let beam = self.beam.get_or_insert_with(|| Beam::new(&self.board, self.width));
        match beam.advance(&self.board, &self.left, self.beams, work.div_ceil(4), most) {
            beam::Step::Running => return,
            beam::Step::Line(line) => self.line = Some(line),
            beam::Step::Never => {}
        }
        self.beamed += self.beam.take().map_or(0, |beam| beam.positions);
        self.beams += 1;
        if self.width < USUAL_WIDTH || self.beams.is_multiple_of(3) {
            self.width *= 2;
        }
    }

    fn prove(&mut self, work: usize) {
        if self.is_making {
            if self.estimates.advance(work) {
                self.is_making = false;
                self.lower_bound = self.lower_bound.max(self.estimates.least(&self.board));
            }
            return;
        }
        if let Some(search) = &mut self.search {
            let at = search.positions;
            if self.waiting.is_empty() || at <= self.patience {
                // Lists that grow leave holes: in the end it takes more than twice what it holds.
                let step = search.advance(&self.board, &self.estimates, work, self.memory / 3);
                match step {
                    Step::Running | Step::Grown => return,
                    Step::Line(line) => {
                        self.lower_bound = line.len();
                        self.line = Some(line);
                    }
                    Step::Never => self.lower_bound += 1,
                    Step::TooLarge => self.is_too_large = true,
                }
            }
            // Over, or to be begun anew with a better estimate.
            self.patience = self.patience.saturating_sub(at);
            self.exact += self.search.take().map_or(0, |search| search.positions);
            return;
        }
        if self.waiting.last().is_some() && self.patience == 0 {
            if let Some(cells) = self.waiting.pop() {
                let most = MOST_STATES.min(self.memory / 16);
                self.is_making = self.estimates.begin(&self.board, cells, most);
                // Before the one that costs much, what can be searched meanwhile.
                self.patience = if self.waiting.len() == 1 { CHEAP as u64 } else { 0 };
            }
            return;
        }
        self.search = Some(Search::new(&self.board, &self.estimates, self.lower_bound));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;
    use crate::game::{Game, Setup};
    use crate::position::Men;
    use crate::race::tests::{KNOWN, own};
    use crate::race::{self, Progress, each_neighbour};
    use std::collections::BTreeMap;
    use std::collections::btree_map::Entry;

    /// The line is played by the rules, all of the opponent's men away.
    fn arrives(variant: &Variant, side: Side, mut men: SquareSet, line: &[Move]) {
        for mv in line {
            let (white, black) = if side == Side::White { (men, SquareSet::EMPTY) } else { (SquareSet::EMPTY, men) };
            let game = Game::new(variant.clone()).unwrap();
            let game = game.set_up(Setup { white, black, turn: side, number: 1 }).unwrap();
            let path = game.position().resolve(mv).unwrap();
            assert_eq!(path, *mv, "a full path");
            men = men.iter().map(|square| if square == path.from() { path.to() } else { square }).collect();
        }
        assert_eq!(men, variant.home_of(side.other()));
    }

    /// Solves a race to its end; what is known never gets worse on the way.
    fn solve(variant: &Variant, side: Side, men: SquareSet) -> usize {
        let mut solver = Solver::new(variant, side, men, 200 << 20);
        let mut last = solver.known();
        while solver.advance(300) {
            let known = solver.known();
            assert!(known.lower_bound >= last.lower_bound);
            assert!(last.moves.is_none_or(|moves| known.moves.is_some_and(|better| better <= moves)));
            assert!(known.moves.is_none_or(|moves| Some(moves) >= known.lower_bound));
            last = known;
        }
        let (known, line) = (solver.known(), solver.line());
        assert!(known.is_proven(), "{known:?}");
        assert_eq!(known.moves, Some(line.len()));
        arrives(variant, side, men, &line);
        line.len()
    }

    #[test]
    fn known_races_take_the_known_moves() {
        for (size, home, diagonal, moves) in KNOWN {
            let variant = own(size, home, diagonal);
            for side in Side::ALL {
                assert_eq!(solve(&variant, side, variant.home_of(side)), moves, "{size} {home:?} {diagonal}");
            }
        }
    }

    /// How far every position is from the goal: plain breadth-first search by the rules core.
    fn distances(variant: &Variant, most: usize) -> BTreeMap<SquareSet, usize> {
        let goal = variant.home_of(Side::Black);
        let board = Men::<SquareSet>::new(variant, [SquareSet::EMPTY; 2], Side::White);
        let mut distances = BTreeMap::from([(goal, 0)]);
        let mut layer = vec![goal];
        for distance in 1.. {
            let mut next = Vec::new();
            for men in layer {
                each_neighbour(&board, men, |neighbour, _| {
                    if let Entry::Vacant(entry) = distances.entry(neighbour) {
                        entry.insert(distance);
                        next.push(neighbour);
                    }
                });
            }
            if next.is_empty() || distances.len() > most {
                break;
            }
            layer = next;
        }
        distances
    }

    /// On boards with homes of any shape, from placements that the army may never come to, with as much memory as is
    /// wanted and with too little: nothing that is claimed on the way is wrong.
    #[test]
    fn random_placements_take_as_many_moves_as_plain_search_says() {
        let mut random = 1u64;
        let mut below = |most: usize| {
            random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            (random >> 33) as usize % most
        };
        for round in 0..100 {
            let (size, most) = [(4, 8), (5, 5), (6, 4), (7, 3), (8, 3), (9, 3), (12, 2), (16, 2)][below(8)];
            let count = 1 + below(most);
            let squares: Vec<Square> = SquareSet::board(size).iter().collect();
            let mut home = SquareSet::EMPTY;
            // Compact, scattered, or the same seen from both sides of the long diagonal.
            let likeness = below(3);
            let mut tries = 0..20;
            while home.is_empty() || (home.len() as usize) < count && tries.next().is_some() {
                let near = if likeness == 0 { squares.len() } else { squares.len() / 3 };
                let square = squares[below(near)];
                let mirrored = Square::new(square.rank(), square.file()).unwrap();
                for square in [square, if likeness == 2 { mirrored } else { square }] {
                    let is_free = !home.contains(square.turned(size)) && square.turned(size) != square;
                    if is_free && (home.len() as usize) < count {
                        home.insert(square);
                    }
                }
            }
            let variant = Variant { size, home, diagonal: below(2) == 1, ..own(size, &[], false) };
            let distances = distances(&variant, 100_000);
            for placement in 0..4 {
                let mut men = if placement == 0 { variant.home } else { SquareSet::EMPTY };
                while men.len() < home.len() {
                    men.insert(squares[below(squares.len())]);
                }
                let Some(&moves) = distances.get(&men) else { continue };
                let mut small = race::Race::new(&variant, Side::White, men, usize::MAX);
                let line = loop {
                    match small.advance(1 + below(300)) {
                        Progress::Running => {}
                        Progress::Solved(line) => break line,
                        Progress::TooLarge | Progress::Impossible => panic!("{variant:?} {men:?}"),
                    }
                };
                assert_eq!(line.len(), moves, "{variant:?} {men:?}");
                let side = Side::ALL[below(2)];
                let memory = [200 << 20, 1 << 20, 100_000, 3_000][below(4)];
                let seen = if side == Side::White { men } else { men.turned(size) };
                let what = format!("{round}: {side} {seen:?} {variant:?} {memory}");
                let mut solver = Solver::new(&variant, side, seen, memory);
                let mut last = solver.known();
                while solver.advance(1 + below(300)) {
                    let known = solver.known();
                    assert!(known.lower_bound >= last.lower_bound && known.lower_bound <= Some(moves), "{what}");
                    assert!(last.moves.is_none_or(|last| known.moves.is_some_and(|better| better <= last)), "{what}");
                    assert!(known.moves.is_none_or(|found| found >= moves), "{what}");
                    assert!(known.positions >= last.positions, "{what}");
                    last = known;
                }
                let (known, line) = (solver.known(), solver.line());
                assert!(known.lower_bound <= Some(moves), "{what}");
                assert!(known.is_proven() || memory < 200 << 20, "{what}");
                if known.moves.is_some() || known.is_proven() {
                    assert_eq!(known.moves, Some(line.len()), "{what}");
                    arrives(&variant, side, seen, &line);
                    assert!(if known.is_proven() { line.len() == moves } else { line.len() >= moves }, "{what}");
                }
            }
        }
    }

    #[test]
    fn there_and_nowhere() {
        for name in ["classic-3x3", "halma-16x16"] {
            let variant = Variant::named(name).unwrap();
            for side in Side::ALL {
                assert_eq!(solve(&variant, side, variant.home_of(side.other())), 0);
                let few = variant.home_of(side).iter().skip(1).collect();
                for men in [few, SquareSet::EMPTY] {
                    let mut solver = Solver::new(&variant, side, men, 1 << 20);
                    assert!(!solver.advance(1000));
                    let known = solver.known();
                    assert_eq!((known.lower_bound, known.moves, known.is_proven()), (None, None, true));
                    assert!(solver.line().is_empty());
                }
            }
        }
    }

    /// Little memory: it ends, and says what it knows.
    #[test]
    fn what_is_too_large_has_a_line_and_a_bound() {
        for name in ["classic-3x3", "classic-4x4", "halma-16x16"] {
            let variant = Variant::named(name).unwrap();
            let mut solver = Solver::new(&variant, Side::Black, variant.home_of(Side::Black), 600_000);
            while solver.advance(1000) {}
            let (known, line) = (solver.known(), solver.line());
            assert!(!known.is_proven());
            let (least, moves) = (known.lower_bound.unwrap(), known.moves.unwrap());
            assert!(least < moves && least > 10, "{known:?}");
            assert_eq!(line.len(), moves);
            arrives(&variant, Side::Black, variant.home_of(Side::Black), &line);
        }
    }
}
