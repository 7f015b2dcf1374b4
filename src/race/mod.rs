//! The exact solver of the solitary race (rules 6.2): the fewest moves in which one army, alone on the board, comes to
//! its goal.
//!
//! Moves can be made backwards, so the positions are an undirected graph. Two breadth-first searches go through it, one
//! from where the army stands and one from the full goal, always the one whose last layer is smaller, until they meet. A
//! neighbour of a layer lies in that layer or in one beside it, so only two layers have to be looked through for what is
//! known already; each is a sorted list, which takes no more memory than the positions themselves.
//!
//! They look for a line of so many moves, then for one of one more, and so on, and leave out every position that can't be
//! on it: each man that doesn't stand where it shall must move. That number changes by one at most with a move, so what was
//! left out would be left out wherever it came up again.
//!
//! That is small, and fast for what is soon over: of the races of armies that have just passed each other it solves nearly
//! all on 8×8 boards, and so the computer player does with it. `Solver`, which the feature `race` brings, goes much farther:
//! better estimates, from tables, tell which positions can be on a short line at all, and a beam finds good lines that
//! nothing proves yet.

#[cfg(feature = "race")]
mod beam;
#[cfg(feature = "race")]
mod board;
#[cfg(feature = "race")]
mod bound;
#[cfg(feature = "race")]
mod lists;
#[cfg(feature = "race")]
mod projection;
#[cfg(feature = "race")]
mod search;
#[cfg(feature = "race")]
mod solver;

#[cfg(feature = "race")]
pub use solver::{Known, Solver};

/// What the long searches in par/ are made of. Nothing here is promised.
#[cfg(feature = "race")]
#[doc(hidden)]
pub mod parts {
    pub use super::board::{Board, Layout};
    pub use super::bound::by_men;
    pub use super::lists::{NoMemory, Pile};
    pub use super::projection::Cells;
    pub use super::search::{Estimates, Growth, Scratch, Search, Step};
    pub use crate::board::Set;
}

use crate::board::{Set, Side, Square, SquareSet};
use crate::position::Men;
use crate::variant::Variant;

/// A move of the army: where its man starts and where it ends.
pub(crate) type Leg = (Square, Square);

/// How far a search of the race has come.
pub(crate) enum Progress {
    /// There is more to search.
    Running,
    /// The fewest moves, in an order in which they can be made.
    Solved(Vec<Leg>),
    /// It has more positions than were allowed.
    TooLarge,
    /// The army has too few men to fill the goal. As many as it takes always come there.
    Impossible,
}

/// About so many positions are put in order at a time.
const CHUNK: usize = 20_000;

/// A search that can be left off and gone on with.
pub(crate) struct Race<S> {
    /// The empty board.
    board: Men<S>,
    /// A line of so many moves is looked for. There is none of fewer.
    bound: usize,
    /// Layers of positions that are as many moves away, from the start and from the goal.
    layers: [Vec<Vec<S>>; 2],
    /// Which of the two grows, and how much of its last layer has been looked at.
    growing: usize,
    looked_at: usize,
    /// What has been found from there: in sorted lists without what was known, and what isn't sorted yet. Little is
    /// sorted at a time, so that nobody waits for it.
    sorted: Vec<Vec<S>>,
    found: Vec<S>,
    /// How many positions may be held.
    most: usize,
}

impl<S: Set> Race<S> {
    /// The race of a side whose men stand so.
    pub fn new(variant: &Variant, side: Side, men: S, most: usize) -> Race<S> {
        let goal = S::narrow(variant.home_of(side.other()));
        Race {
            board: Men::new(variant, [SquareSet::EMPTY; 2], side),
            bound: (men & !goal).len() as usize,
            layers: [vec![vec![men]], vec![vec![goal]]],
            growing: 0,
            looked_at: 0,
            sorted: Vec::new(),
            found: Vec::new(),
            most,
        }
    }

    /// Looks at so many positions more.
    pub fn advance(&mut self, positions: usize) -> Progress {
        if self.layers[0][0][0].len() != self.layers[1][0][0].len() {
            return Progress::Impossible;
        }
        if self.layers[0][0] == self.layers[1][0] {
            return Progress::Solved(Vec::new());
        }
        let held: usize = self.layers.iter().flatten().chain(&self.sorted).map(Vec::len).sum();
        if held > self.most {
            return Progress::TooLarge;
        }
        let layers = &self.layers[self.growing];
        let last = &layers[layers.len() - 1];
        let until = (self.looked_at + positions).min(last.len());
        let (number, end) = (layers.len(), self.layers[1 - self.growing][0][0]);
        for &men in &last[self.looked_at..until] {
            each_neighbour(&self.board, men, |neighbour, _| {
                if number + (neighbour & !end).len() as usize <= self.bound {
                    self.found.push(neighbour);
                }
            });
        }
        let is_whole = until == last.len();
        self.looked_at = until;
        if !is_whole && self.found.len() < CHUNK {
            return Progress::Running;
        }
        if let Some(meeting) = self.sort_found() {
            self.layers[self.growing].push(vec![meeting]);
            return Progress::Solved(self.line_through(meeting));
        }
        if !is_whole {
            return Progress::Running;
        }
        let new = std::mem::take(&mut self.sorted).into_iter().reduce(|a, b| merged(&a, &b)).unwrap_or_default();
        let is_over = new.is_empty();
        self.layers[self.growing].push(new);
        let [from_start, from_goal] = &mut self.layers;
        if is_over || from_start.len() + from_goal.len() - 2 == self.bound {
            self.bound += 1;
            from_start.truncate(1);
            from_goal.truncate(1);
        }
        self.growing = usize::from(from_goal[from_goal.len() - 1].len() < from_start[from_start.len() - 1].len());
        self.looked_at = 0;
        Progress::Running
    }

    /// Puts what has been found in order; a position in which the searches meet, if it is among that. Searches that
    /// haven't met before meet in the fewest moves.
    fn sort_found(&mut self) -> Option<S> {
        let mut new = std::mem::take(&mut self.found);
        sort(&mut new);
        new.dedup();
        let [own, other] = [&self.layers[self.growing], &self.layers[1 - self.growing]];
        let known = &own[own.len().saturating_sub(2)..];
        new.retain(|men| known.iter().all(|layer| layer.binary_search(men).is_err()));
        let goal = &other[other.len() - 1];
        let meeting = new.iter().find(|men| goal.binary_search(men).is_ok()).copied();
        // As many lists as the number of chunks has binary digits.
        while let Some(before) = self.sorted.pop_if(|before| before.len() < 2 * new.len()) {
            new = merged(&before, &new);
        }
        self.sorted.push(new);
        meeting
    }

    /// A line from the start over a position in which the searches have met.
    fn line_through(&self, meeting: S) -> Vec<Leg> {
        let way = |layers: &[Vec<S>]| {
            let mut legs = Vec::new();
            let mut men = meeting;
            for layer in layers.iter().rev().skip(1) {
                let mut step = None;
                each_neighbour(&self.board, men, |neighbour, leg| {
                    if step.is_none() && layer.binary_search(&neighbour).is_ok() {
                        step = Some((neighbour, leg));
                    }
                });
                let Some((neighbour, leg)) = step else { unreachable!("each layer was reached from the one before") };
                men = neighbour;
                legs.push(leg);
            }
            legs
        };
        let back = way(&self.layers[0]).into_iter().rev().map(|(from, to)| (to, from));
        back.chain(way(&self.layers[1])).collect()
    }
}

/// Calls `each` with every position one move away, and that move.
fn each_neighbour<S: Set>(board: &Men<S>, men: S, mut each: impl FnMut(S, Leg)) {
    let mut both = [S::EMPTY; 2];
    both[board.turn() as usize] = men;
    board.with(both).each_move(&mut |from, to| each(men ^ (S::of(from) | S::of(to)), (from, to)));
}

/// Two sorted lists as one, without what is in both.
fn merged<T: Ord + Copy>(a: &[T], b: &[T]) -> Vec<T> {
    let mut both = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a, b);
    while let (Some(first), Some(second)) = (a.first(), b.first()) {
        both.push(*first.min(second));
        let (is_first, is_second) = (first <= second, second <= first);
        a = &a[usize::from(is_first)..];
        b = &b[usize::from(is_second)..];
    }
    both.extend_from_slice(a);
    both.extend_from_slice(b);
    both
}

/// Quicksort. The library's is hardly faster here, and would be a tenth of the module for JavaScript.
fn sort<T: Ord + Copy>(mut list: &mut [T]) {
    const SHORT: usize = 16;
    while list.len() > SHORT {
        let mut samples = [list[0], list[list.len() / 2], list[list.len() - 1]];
        sort(&mut samples);
        let pivot = samples[1];
        let (mut low, mut high) = (0, list.len() - 1);
        loop {
            while list[low] < pivot {
                low += 1;
            }
            while list[high] > pivot {
                high -= 1;
            }
            if low >= high {
                break;
            }
            list.swap(low, high);
            low += 1;
            high -= 1;
        }
        let (left, right) = list.split_at_mut(low);
        let (shorter, longer) = if left.len() < right.len() { (left, right) } else { (right, left) };
        sort(shorter);
        list = longer;
    }
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && list[at - 1] > list[at] {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Setup};
    use crate::position::Move;
    use std::borrow::Cow;

    const SQUARE: &[&str] = &["a1", "a2", "b1", "b2"];
    const TRIANGLE: &[&str] = &["a1", "a2", "b1"];

    /// Races across the board whose fewest moves are known from elsewhere: the size, the home, whether all eight
    /// directions are used, and the moves.
    pub(super) const KNOWN: [(u8, &[&str], bool, usize); 7] = [
        (5, SQUARE, false, 7),
        (6, SQUARE, false, 9),
        (7, SQUARE, false, 11),
        (8, SQUARE, false, 13),
        (8, SQUARE, true, 11),
        (4, TRIANGLE, false, 8),
        (5, TRIANGLE, false, 11),
    ];

    /// A variant of one's own.
    pub(super) fn own(size: u8, home: &[&str], diagonal: bool) -> Variant {
        Variant {
            name: Cow::Borrowed("own"),
            size,
            home: home.iter().map(|name| name.parse::<Square>().unwrap()).collect(),
            diagonal,
            trapping: true,
            exit_deadline: 500,
            move_limit: 500,
            rated: false,
        }
    }

    fn solve(variant: &Variant, men: SquareSet) -> Vec<Leg> {
        fn run<S: Set>(variant: &Variant, men: S) -> Vec<Leg> {
            let mut race = Race::new(variant, Side::White, men, 10_000_000);
            loop {
                match race.advance(100) {
                    Progress::Running => {}
                    Progress::Solved(line) => return line,
                    Progress::TooLarge | Progress::Impossible => panic!("{men:?} isn't solved", men = men.widen()),
                }
            }
        }
        if variant.size <= 8 { run(variant, u64::narrow(men)) } else { run(variant, men) }
    }

    /// The line is played by the rules, Black's only man stepping to and fro.
    fn arrives(variant: &Variant, men: SquareSet, line: &[Leg]) {
        let mut white = men;
        for &(from, to) in line {
            let game = Game::new(variant.clone()).unwrap();
            let black = SquareSet::EMPTY;
            let game = game.set_up(Setup { white, black, turn: Side::White, number: 1 }).unwrap();
            let path = game.position().resolve(Move::new([from, to]).unwrap()).unwrap();
            white = white.iter().map(|square| if square == path.from() { path.to() } else { square }).collect();
        }
        assert_eq!(white, variant.home_of(Side::Black));
    }

    #[test]
    fn known_races_take_the_known_moves() {
        for (size, home, diagonal, moves) in KNOWN {
            let variant = own(size, home, diagonal);
            let line = solve(&variant, variant.home);
            assert_eq!(line.len(), moves, "{size} {home:?} {diagonal}");
            arrives(&variant, variant.home, &line);
        }
    }

    #[test]
    fn what_cant_arrive_is_told() {
        let variant = own(6, &["a1", "a2", "b1"], false);
        let few: u64 = u64::of("a1".parse().unwrap());
        assert!(matches!(Race::new(&variant, Side::White, few, 1000).advance(10), Progress::Impossible));
        let mut race = Race::<u64>::new(&variant, Side::White, u64::narrow(variant.home), 50);
        let bound = loop {
            match race.advance(10) {
                Progress::Running => {}
                Progress::TooLarge => break race.bound,
                _ => panic!("fifty positions aren't enough"),
            }
        };
        assert!(bound > 3);
    }

    #[test]
    fn it_sorts_as_the_library_does() {
        for (length, values) in [(0, 1), (16, 9), (17, 2), (1000, 1), (1000, 7), (5000, 1 << 40)] {
            let mut list: Vec<u64> =
                (1..=length).map(|number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) % values).collect();
            for _ in 0..2 {
                let mut sorted = list.clone();
                sorted.sort_unstable();
                sort(&mut list);
                assert_eq!(list, sorted);
                list.reverse();
            }
        }
    }
}
