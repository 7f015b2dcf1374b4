//! Estimates of how far a position is: distances in a simpler race.
//!
//! The squares of the board are put together into cells: the diagonals that all run across the army's way, or the files,
//! or the ranks, and on large boards several of them. All that a *state* knows of a position is how many men stand in each
//! cell. In the simpler race a man may go from one cell to another where a step leads from some square of the one to some
//! square of the other, and jump where some man stands in the cell between. Each move of the army is a move there or
//! changes no cell, so the distance there is never more than the true one, and it changes by one at most with each move.
//!
//! States are few, so those distances come from a breadth-first search through all of them. States are numbered by how
//! many come before them in order of their numbers of men, and the number of a state one move away is found from sums over
//! the cells that were made once.

use super::board::{Board, Layout, away, directions};
use super::lists::{NoMemory, room};
use crate::board::SquareSet;

/// No projection has more cells.
const CELLS: usize = 16;
/// So many states are passed over in the time in which one is looked at.
const PASSED: usize = 200;
/// The distance of states that are farther than was asked.
const FAR: u8 = u8::MAX;

/// How squares are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cells {
    /// By file plus rank.
    Diagonals,
    /// By file.
    Files,
    /// By rank.
    Ranks,
}

/// The simpler race of a board.
pub struct Projection<S> {
    states: States,
    /// The squares of each cell, and the cell of each square.
    squares: Vec<S>,
    cell_at: [u8; 256],
}

/// The simpler race itself, in which there are no squares.
struct States {
    men: usize,
    cells: Vec<Cell>,
    /// How many states come before those that have so many men in a cell, so many being left for it and those after it:
    /// by cell, men left, men here.
    before: Vec<u32>,
    count: usize,
}

struct Cell {
    room: usize,
    /// The cells to which a step leads, as bits.
    steps: u32,
    /// The cells over which and to which a jump leads.
    jumps: Vec<(u8, u8)>,
}

/// The distances from some states, as far as they have been found.
pub struct Table {
    distances: Vec<u8>,
    /// Where the search for them is.
    distance: u8,
    number: usize,
    has_found: bool,
}

/// What is needed to number the states one move away from one.
struct Sums {
    number: u32,
    men: [u8; CELLS],
    /// For each cell what changes in the sum: where a man leaves or comes, and with one man more or fewer for the cells
    /// after it; of the latter all sums up to a cell.
    leaves: [[u32; CELLS]; 2],
    comes: [[u32; CELLS]; 2],
    more: [u32; CELLS],
    fewer: [u32; CELLS],
}

impl<S: Layout> Projection<S> {
    /// The finest projection of a board's race with at most so many states, if there is one that is of use.
    pub fn new(board: &Board<S>, cells: Cells, most: usize) -> Option<Projection<S>> {
        let lines = if cells == Cells::Diagonals { 2 * usize::from(board.size) - 1 } else { usize::from(board.size) };
        (1..=lines.div_ceil(3)).find_map(|width| Projection::of_width(board, cells, width, most))
    }

    /// That with so many lines in a cell.
    fn of_width(board: &Board<S>, cells: Cells, width: usize, most: usize) -> Option<Projection<S>> {
        let size = usize::from(board.size);
        let lines = if cells == Cells::Diagonals { 2 * size - 1 } else { size };
        let count = lines.div_ceil(width);
        if count > CELLS {
            return None;
        }
        let mut cell_at = [0; 256];
        let mut squares = vec![S::EMPTY; count];
        let board_squares = || SquareSet::board(board.size).iter();
        for square in board_squares() {
            let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
            let line = match cells {
                Cells::Diagonals => file + rank,
                Cells::Files => file,
                Cells::Ranks => rank,
            };
            cell_at[square.index()] = (line / width) as u8;
            squares[line / width] |= S::of(square);
        }
        let mut cells: Vec<Cell> =
            squares.iter().map(|squares| Cell { room: squares.len() as usize, steps: 0, jumps: Vec::new() }).collect();
        for square in board_squares() {
            let cell = &mut cells[usize::from(cell_at[square.index()])];
            for &direction in directions(board.diagonal) {
                let Some(next) = away(board.size, square, direction) else { continue };
                cell.steps |= 1 << cell_at[next.index()];
                let Some(behind) = away(board.size, next, direction) else { continue };
                let jump = (cell_at[next.index()], cell_at[behind.index()]);
                if !cell.jumps.contains(&jump) {
                    cell.jumps.push(jump);
                }
            }
        }
        Some(Projection { states: States::new(cells, board.men(), most)?, squares, cell_at })
    }

    /// How many states there are.
    pub fn states(&self) -> usize {
        self.states.count
    }

    #[inline(always)]
    fn counts(&self, men: S) -> [u8; CELLS] {
        let mut counts = [0; CELLS];
        for square in men.squares() {
            counts[usize::from(self.cell_at[square.index()] & 15)] += 1;
        }
        counts
    }

    /// A table in which no state has a distance yet.
    pub fn table(&self) -> Result<Table, NoMemory> {
        let mut distances = room(self.states.count)?;
        distances.resize(self.states.count, FAR);
        Ok(Table { distances, distance: 0, number: 0, has_found: false })
    }

    /// Puts a position among those from which the distances of a table are counted.
    pub fn count_from(&self, table: &mut Table, men: S) {
        table.distances[self.states.number(&self.counts(men))] = 0;
    }

    /// Looks at so many states more for the distances up to `most`; whether all are there.
    pub fn advance(&self, table: &mut Table, most: u8, states: usize) -> bool {
        self.states.advance(table, most, states)
    }

    /// Takes those squares out of what the men reach that lead farther than `most`. `reach` has for each man of the
    /// position its square and those that it reaches; `next` is for this function to use.
    #[inline(always)]
    pub fn prune(&self, table: &Table, most: u8, men: S, reach: &mut [(crate::Square, S)], next: &mut Vec<u8>) {
        const NONE: u8 = u8::MAX;
        let sums = self.states.sums(self.counts(men));
        let mut first = [NONE; CELLS];
        next.clear();
        for (index, (square, _)) in (0..).zip(reach.iter()) {
            let cell = usize::from(self.cell_at[square.index()] & 15);
            next.push(first[cell]);
            first[cell] = index;
        }
        for (from, &first) in first.iter().enumerate().take(self.squares.len()) {
            let (mut all, mut man) = (S::EMPTY, first);
            while man != NONE {
                all |= reach[usize::from(man)].1;
                man = next[usize::from(man)];
            }
            if all.is_empty() {
                continue;
            }
            let mut open = S::EMPTY;
            for (to, &squares) in self.squares.iter().enumerate() {
                if !(all & squares).is_empty() && table.distances[sums.after(from, to) as usize] <= most {
                    open |= squares;
                }
            }
            man = first;
            while man != NONE {
                reach[usize::from(man)].1 &= open;
                man = next[usize::from(man)];
            }
        }
    }

    /// The distance of a position in a table; 255 where it is farther than was asked.
    pub fn distance(&self, table: &Table, men: S) -> u8 {
        table.distances[self.states.number(&self.counts(men))]
    }
}

impl States {
    /// Those of so many men, if there are at most so many.
    fn new(cells: Vec<Cell>, men: usize, most: usize) -> Option<States> {
        let count = cells.len();
        // How many states the cells from one on have with so many men.
        let mut ways = vec![vec![0u64; men + 1]; count + 1];
        ways[count][0] = 1;
        for index in (0..count).rev() {
            for left in 0..=men {
                let fits = 0..=left.min(cells[index].room);
                ways[index][left] = fits.map(|here| ways[index + 1][left - here]).fold(0, u64::saturating_add);
            }
        }
        let states = usize::try_from(ways[0][men]).ok().filter(|&states| states <= most)?;
        let mut before = vec![0; count * (men + 2) * (men + 2)];
        for index in 0..count {
            for left in 0..=men {
                let row = (index * (men + 2) + left) * (men + 2);
                for here in 1..=left {
                    let fewer = if here <= cells[index].room + 1 { ways[index + 1][left + 1 - here] } else { 0 };
                    // Some that can't be are more than a number holds; they are never asked for.
                    before[row + here] = u32::wrapping_add(before[row + here - 1], fewer as u32);
                }
            }
        }
        Some(States { men, cells, before, count: states })
    }

    #[inline(always)]
    fn row(&self, cell: usize, left: usize) -> &[u32] {
        let stride = self.men + 2;
        &self.before[(cell * stride + left) * stride..][..stride]
    }

    /// The number of a state.
    fn number(&self, counts: &[u8; CELLS]) -> usize {
        let (mut left, mut number) = (self.men, 0);
        for (index, &here) in counts.iter().take(self.cells.len()).enumerate() {
            number += self.row(index, left)[usize::from(here)] as usize;
            left -= usize::from(here);
        }
        number
    }

    /// The state with a number.
    fn state(&self, mut number: u32) -> [u8; CELLS] {
        let mut counts = [0; CELLS];
        let mut left = self.men;
        for (index, cell) in self.cells.iter().enumerate() {
            let row = self.row(index, left);
            let here = (1..=left.min(cell.room)).take_while(|&here| row[here] <= number).count();
            number -= row[here];
            left -= here;
            counts[index] = here as u8;
        }
        counts
    }

    #[inline(always)]
    fn sums(&self, men: [u8; CELLS]) -> Sums {
        let zero = [0; CELLS];
        let mut sums = Sums { number: 0, men, leaves: [zero; 2], comes: [zero; 2], more: zero, fewer: zero };
        let mut left = self.men;
        let (mut more, mut fewer) = (0u32, 0u32);
        for (index, &here) in men.iter().enumerate().take(self.cells.len()) {
            let here = usize::from(here);
            let row = self.row(index, left);
            let now = row[here];
            let one_more = self.row(index, left + 1);
            let one_fewer = self.row(index, left.saturating_sub(1));
            // A man that leaves to a later cell, to an earlier one; one that comes from a later cell, from an earlier one.
            // What can't be is never asked for.
            let without = here.saturating_sub(1);
            sums.leaves[0][index] = row[without].wrapping_sub(now);
            sums.leaves[1][index] = one_fewer[without].wrapping_sub(now);
            sums.comes[0][index] = row[here + 1].wrapping_sub(now);
            sums.comes[1][index] = one_more[here + 1].wrapping_sub(now);
            sums.number = sums.number.wrapping_add(now);
            more = more.wrapping_add(one_more[here].wrapping_sub(now));
            fewer = fewer.wrapping_add(one_fewer[here].wrapping_sub(now));
            sums.more[index] = more;
            sums.fewer[index] = fewer;
            left -= here;
        }
        sums
    }

    /// Looks at so many states more for the distances up to `most`; whether all are there.
    fn advance(&self, table: &mut Table, most: u8, mut states: usize) -> bool {
        let mut passed = states.saturating_mul(PASSED);
        while table.distance < most.min(FAR - 1) {
            let (distance, first) = (table.distance, table.number);
            let until = self.count.min(first.saturating_add(passed));
            while table.number < until {
                let number = table.number;
                table.number += 1;
                if table.distances[number] != distance {
                    continue;
                }
                let sums = self.sums(self.state(number as u32));
                self.each_move(&sums.men, |from, to| {
                    let other = &mut table.distances[sums.after(from, to) as usize];
                    if *other == FAR {
                        *other = distance + 1;
                        table.has_found = true;
                    }
                });
                states -= 1;
                if states == 0 {
                    return false;
                }
            }
            passed -= until - first;
            if until < self.count {
                return false;
            }
            if !table.has_found {
                break;
            }
            (table.distance, table.number, table.has_found) = (distance + 1, 0, false);
        }
        true
    }

    /// Calls `each` with the cells between which a man may go.
    #[inline(always)]
    fn each_move(&self, men: &[u8; CELLS], mut each: impl FnMut(usize, usize)) {
        let full: u32 =
            (0..).zip(&self.cells).map(|(index, cell)| u32::from(usize::from(men[index]) >= cell.room) << index).sum();
        let mut occupied: u32 = (0..self.cells.len()).map(|index| u32::from(men[index] > 0) << index).sum();
        for from in each_bit(occupied) {
            // The man itself isn't there to be jumped over.
            let alone = u32::from(men[from] == 1) << from;
            occupied ^= alone;
            let open = !full | 1 << from;
            let (mut landed, mut new) = (1 << from, 1u32 << from);
            while new != 0 {
                let at = new.trailing_zeros() as usize;
                new &= new - 1;
                for &(over, to) in &self.cells[at].jumps {
                    let to = 1 << to;
                    if occupied >> over & 1 != 0 && to & open & !landed != 0 {
                        landed |= to;
                        new |= to;
                    }
                }
            }
            occupied ^= alone;
            each_bit((landed | self.cells[from].steps & open) & !(1 << from)).for_each(|to| each(from, to));
        }
    }
}

impl Sums {
    /// The number of the state after a man has gone from one cell to another.
    #[inline(always)]
    fn after(&self, from: usize, to: usize) -> u32 {
        let between = |sums: &[u32; CELLS], first: usize, last: usize| sums[last - 1].wrapping_sub(sums[first]);
        let change = match from.cmp(&to) {
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less => {
                (self.leaves[0][from]).wrapping_add(between(&self.more, from, to)).wrapping_add(self.comes[1][to])
            }
            std::cmp::Ordering::Greater => {
                (self.comes[0][to]).wrapping_add(between(&self.fewer, to, from)).wrapping_add(self.leaves[1][from])
            }
        };
        self.number.wrapping_add(change)
    }
}

fn each_bit(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (lowest < 32).then_some(lowest as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    fn check<S: Layout>(name: &str) {
        let variant = Variant::named(name).unwrap();
        let board = Board::<S>::new(&variant, variant.home);
        for cells in [Cells::Diagonals, Cells::Files, Cells::Ranks] {
            let projection = Projection::new(&board, cells, 1 << 22).unwrap().states;
            for number in (0..projection.count as u32).step_by(997) {
                let sums = projection.sums(projection.state(number));
                assert_eq!(sums.number, number);
                projection.each_move(&sums.men, |from, to| {
                    let mut men = sums.men;
                    men[from] -= 1;
                    men[to] += 1;
                    assert_eq!(projection.sums(men).number, sums.after(from, to), "{:?} {from} {to}", sums.men);
                });
            }
        }
    }

    #[test]
    fn states_are_numbered_one_by_one_and_moves_lead_to_the_right_one() {
        check::<u64>("triangle");
        check::<u64>("classic-3x3");
        check::<SquareSet>("halma-16x16");
    }

    fn changes<S: Layout>(name: &str) {
        let variant = Variant::named(name).unwrap();
        let board = Board::<S>::new(&variant, variant.home);
        for cells in [Cells::Diagonals, Cells::Files, Cells::Ranks] {
            let projection = Projection::new(&board, cells, 1 << 20).unwrap();
            let mut table = projection.table().unwrap();
            projection.count_from(&mut table, board.goal);
            while !projection.advance(&mut table, 100, 1000) {}
            let mut men = board.start;
            let mut random = 1u64;
            for _ in 0..200 {
                let mut neighbours = Vec::new();
                board.each_neighbour(men, &mut |neighbour| neighbours.push(neighbour));
                let here = projection.distance(&table, men);
                for &neighbour in &neighbours {
                    assert!(projection.distance(&table, neighbour).abs_diff(here) <= 1);
                }
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                men = neighbours[(random >> 33) as usize % neighbours.len()];
            }
        }
    }

    #[test]
    fn a_move_changes_the_estimate_by_one_at_most() {
        changes::<u64>("classic-3x3");
        changes::<u64>("diagonal-3x3");
        changes::<SquareSet>("halma-16x16");
    }
}
