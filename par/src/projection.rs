//! Estimates of how far a position is: distances in a simpler race.
//!
//! The squares of the board are put together into cells: the diagonals that all run across the army's way, or the files,
//! or the ranks. All that a *state* knows of a position is how many men stand in each cell. In the simpler race a man may
//! go from one cell to another where a step leads from some square of the one to some square of the other, and jump
//! where some man stands in the cell between. Each move of the army is a move there or changes no cell, so the distance
//! there is never more than the true one, and it changes by one at most with each move.
//!
//! States are few, so those distances come from a breadth-first search through all of them. States are numbered by how
//! many come before them in order of their numbers of men, and the number of a state one move away is found from sums over
//! the cells that were made once.

use crate::board::{Board, Men, bits};

/// The most men, and one, and as many cells.
const MOST: usize = 17;
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

/// The simpler race.
pub struct Projection {
    men: usize,
    cells: Vec<Cell>,
    /// How many states come before those that have so many men in a cell, so many being left for it and those after it.
    before: Vec<[[u32; MOST + 1]; MOST + 1]>,
    states: usize,
}

struct Cell {
    squares: Men,
    room: usize,
    /// The cells to which a step leads, as bits.
    steps: u32,
    /// The cells over which and to which a jump leads.
    jumps: Vec<(u8, u8)>,
}

/// The distances from some states.
pub struct Table {
    distances: Vec<u8>,
}

/// What is needed to number the states one move away from one.
struct Sums {
    number: u32,
    men: [u8; MOST],
    /// For each cell what changes in the sum: where a man leaves or comes, and with one man more or fewer for the cells
    /// after it; of the latter all sums up to a cell.
    leaves: [[u32; MOST]; 2],
    comes: [[u32; MOST]; 2],
    more: [u32; MOST],
    fewer: [u32; MOST],
}

impl Projection {
    /// The projection of a board's race, or none where it has too many states to be held.
    pub fn new(board: &Board, cells: Cells) -> Option<Projection> {
        let size = usize::from(board.size);
        let cell_of = |(file, rank): (i32, i32)| match cells {
            Cells::Diagonals => (file + rank) as usize,
            Cells::Files => file as usize,
            Cells::Ranks => rank as usize,
        };
        let count = if cells == Cells::Diagonals { 2 * size - 1 } else { size };
        let mut cells: Vec<Cell> =
            (0..count).map(|_| Cell { squares: 0, room: 0, steps: 0, jumps: Vec::new() }).collect();
        for at in (0..size as i32).flat_map(|file| (0..size as i32).map(move |rank| (file, rank))) {
            let cell = &mut cells[cell_of(at)];
            cell.squares |= 1 << (8 * at.0 + at.1);
            cell.room += 1;
            for &direction in board.directions() {
                let Some(next) = board.away(at, direction) else { continue };
                cell.steps |= 1 << cell_of(next);
                let Some(behind) = board.away(next, direction) else { continue };
                let jump = (cell_of(next) as u8, cell_of(behind) as u8);
                if !cell.jumps.contains(&jump) {
                    cell.jumps.push(jump);
                }
            }
        }

        let men = board.men();
        // How many states the cells from one on have with so many men.
        let mut ways = vec![[0u64; MOST + 1]; count + 1];
        ways[count][0] = 1;
        for index in (0..count).rev() {
            for left in 0..=men {
                ways[index][left] = (0..=left.min(cells[index].room)).map(|here| ways[index + 1][left - here]).sum();
            }
        }
        let states = usize::try_from(ways[0][men]).ok().filter(|&states| states < u32::MAX as usize)?;
        if men >= MOST {
            return None;
        }
        let before = (0..count).map(|index| {
            let mut before = [[0; MOST + 1]; MOST + 1];
            for (left, before) in before.iter_mut().enumerate().take(men + 1) {
                for here in 1..=left {
                    let fewer = if here <= cells[index].room + 1 { ways[index + 1][left + 1 - here] } else { 0 };
                    before[here] = before[here - 1] + fewer as u32;
                }
            }
            before
        });
        let before = before.collect();
        Some(Projection { men, cells, before, states })
    }

    /// How many states there are.
    pub fn states(&self) -> usize {
        self.states
    }

    #[inline(always)]
    fn counts(&self, men: Men) -> [u8; MOST] {
        let mut counts = [0; MOST];
        for (count, cell) in counts.iter_mut().zip(&self.cells) {
            *count = (men & cell.squares).count_ones() as u8;
        }
        counts
    }

    /// The number of a position's state.
    #[inline(always)]
    fn number(&self, men: Men) -> u32 {
        let (mut left, mut number) = (self.men, 0);
        for (cell, before) in self.cells.iter().zip(&self.before) {
            let here = (men & cell.squares).count_ones() as usize;
            number += before[left][here];
            left -= here;
        }
        number
    }

    /// The state with a number.
    fn state(&self, mut number: u32) -> [u8; MOST] {
        let mut counts = [0; MOST];
        let mut left = self.men;
        for ((count, cell), before) in counts.iter_mut().zip(&self.cells).zip(&self.before) {
            let most = left.min(cell.room);
            let here = (1..=most).take_while(|&here| before[left][here] <= number).count();
            number -= before[left][here];
            left -= here;
            *count = here as u8;
        }
        counts
    }

    #[inline(always)]
    fn sums(&self, men: [u8; MOST]) -> Sums {
        let zero = [0; MOST];
        let mut sums = Sums { number: 0, men, leaves: [zero; 2], comes: [zero; 2], more: zero, fewer: zero };
        let mut left = self.men;
        let (mut more, mut fewer) = (0u32, 0u32);
        for (index, before) in self.before.iter().enumerate() {
            let here = usize::from(men[index]);
            let now = before[left][here];
            let one_more = &before[left + 1];
            let one_fewer = &before[left.saturating_sub(1)];
            // A man that leaves to a later cell, to an earlier one; one that comes from a later cell, from an earlier one.
            // What can't be is never asked for.
            let without = here.saturating_sub(1);
            sums.leaves[0][index] = before[left][without].wrapping_sub(now);
            sums.leaves[1][index] = one_fewer[without].wrapping_sub(now);
            sums.comes[0][index] = before[left][here + 1].wrapping_sub(now);
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

    /// The distances of all states from those of some positions, up to `most`.
    pub fn table(&self, from: impl Iterator<Item = Men>, most: u8) -> Table {
        let mut distances = vec![FAR; self.states];
        for men in from {
            distances[self.number(men) as usize] = 0;
        }
        for distance in 0..most {
            let mut found = false;
            for number in 0..self.states {
                if distances[number] != distance {
                    continue;
                }
                let sums = self.sums(self.state(number as u32));
                self.each_move(&sums.men, |from, to| {
                    let other = &mut distances[sums.after(from, to) as usize];
                    if *other == FAR {
                        *other = distance + 1;
                        found = true;
                    }
                });
            }
            if !found {
                break;
            }
        }
        Table { distances }
    }

    /// Calls `each` with the cells between which a man may go.
    #[inline(always)]
    fn each_move(&self, men: &[u8; MOST], mut each: impl FnMut(usize, usize)) {
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

    /// Takes those squares out of what the men reach that lead farther than `most`. `reach` has the squares of each man of
    /// the position, in order.
    #[inline(always)]
    pub fn prune(&self, table: &Table, most: u8, men: Men, reach: &mut [Men]) {
        let sums = self.sums(self.counts(men));
        for from in 0..self.cells.len() {
            if sums.men[from] == 0 {
                continue;
            }
            let movers = || bits(men & self.cells[from].squares).map(|man| (men & (man - 1)).count_ones() as usize);
            let all = movers().fold(0, |all, man| all | reach[man]);
            if all == 0 {
                continue;
            }
            let mut open = 0;
            for (to, cell) in self.cells.iter().enumerate() {
                if all & cell.squares != 0 && table.distances[sums.after(from, to) as usize] <= most {
                    open |= cell.squares;
                }
            }
            movers().for_each(|man| reach[man] &= open);
        }
    }

    /// The distance of a position in a table; 255 where it is farther than was asked.
    pub fn distance(&self, table: &Table, men: Men) -> u8 {
        table.distances[self.number(men) as usize]
    }
}

impl Sums {
    /// The number of the state after a man has gone from one cell to another.
    #[inline(always)]
    fn after(&self, from: usize, to: usize) -> u32 {
        let between = |sums: &[u32; MOST], first: usize, last: usize| sums[last - 1].wrapping_sub(sums[first]);
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
    use ugolki::Variant;

    #[test]
    fn states_are_numbered_one_by_one_and_moves_lead_to_the_right_one() {
        let board = Board::new(&Variant::named("triangle").unwrap()).unwrap();
        for cells in [Cells::Diagonals, Cells::Files, Cells::Ranks] {
            let projection = Projection::new(&board, cells).unwrap();
            for number in (0..projection.states() as u32).step_by(997) {
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
    fn a_move_changes_the_estimate_by_one_at_most() {
        for name in ["classic-3x3", "diagonal-3x3"] {
            let board = Board::new(&Variant::named(name).unwrap()).unwrap();
            for cells in [Cells::Diagonals, Cells::Files] {
                let projection = Projection::new(&board, cells).unwrap();
                let table = projection.table([board.goal].into_iter(), 100);
                let mut men = board.start;
                let mut random = 1u64;
                for _ in 0..500 {
                    let mut neighbours = Vec::new();
                    board.each_neighbour(men, |neighbour| neighbours.push(neighbour));
                    let here = projection.distance(&table, men);
                    for &neighbour in &neighbours {
                        assert!(projection.distance(&table, neighbour).abs_diff(here) <= 1);
                    }
                    random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                    men = neighbours[(random >> 33) as usize % neighbours.len()];
                }
            }
        }
    }
}
