//! Whether an army can be across in so many moves: the exact search.
//!
//! Moves can be made backwards, so two breadth-first searches, from the start and from the goal, meet in the middle. Where
//! the start is the goal turned by 180°, as in every variant, the layers around the one are those around the other, turned:
//! a single search does for both.
//!
//! The search is for lines of `bound` moves, none of fewer being possible, and drops every position that is on none of them.
//! A line that passes a position `moves` from the start comes later through the outermost layer around the goal, so it takes
//! as many moves more as the estimate from there says, and that layer's own. The nearer the two layers come to each other,
//! the sharper this gets; so the tables of estimates are made anew, from the states of the newest layer, as soon as there are
//! so many positions that it pays. Since an estimate changes by one at most with each move and never sinks when it is made
//! anew, a position that was dropped is dropped wherever it comes up again, and the two layers before the next one hold all
//! that has to be told from what is new.

use super::Leg;
use super::board::{Board, Layout};
use super::lists::{NoMemory, Pile, Sieve, room};
use super::projection::{Cells, Projection, Table};
use crate::board::Square;

/// About so many bytes of positions are put in order at a time.
const CHUNK: usize = 1 << 18;
/// So many positions are compared with others in the time in which the moves of one are looked at.
const COMPARED: usize = 50;
/// Distances from here on aren't used: a table has no larger ones.
const FARTHEST: usize = 250;

/// How far a search has come.
pub enum Step {
    /// There is more to search.
    Running,
    /// The same, and a layer has just been made.
    Grown,
    /// A line of as many moves as the bound.
    Line(Vec<Leg>),
    /// There is no such line.
    Never,
    /// It would take more memory than is allowed, or than there is.
    TooLarge,
}

/// The estimates of a race.
pub struct Estimates<S> {
    projections: Vec<Projection<S>>,
    /// For each projection the distances to the goal, and to the start where that isn't the same, turned.
    tables: Vec<Vec<Table>>,
    /// The one that is made.
    making: Option<(Projection<S>, Vec<Table>)>,
}

/// The search for a line of so many moves, where fewer are known to be too few.
pub struct Search<S> {
    bound: usize,
    halves: Vec<Half<S>>,
    /// The half that grows.
    grows: usize,
    stage: Stage<S>,
    /// How much of its last layer has been looked at, and what has been found from there.
    looked_at: usize,
    found: Vec<S>,
    pile: Pile<S>,
    scratch: Scratch<S>,
    /// The positions that were looked at.
    pub positions: u64,
}

enum Stage<S> {
    /// Which half grows is to be chosen.
    Choose,
    /// The table for the projection with this number is made anew.
    Sharpen(usize, Option<Sharpening>),
    Grow,
    /// What has been found becomes one list.
    Merge,
    /// From that, what the two layers before have is taken out; so much of them has been compared.
    Sift(Vec<S>, Sieve, [usize; 2]),
    /// The halves are long enough: the position in which they meet is looked for.
    Meet,
}

/// A table that is made from the last layer of the other half, of which so much is in it; with it the last layer of the
/// half that grows is gone through.
struct Sharpening {
    table: Table,
    counted: usize,
    sieve: Sieve,
}

/// The search from one end.
struct Half<S> {
    /// Sorted lists of the positions that are so many moves away.
    layers: Vec<Vec<S>>,
    /// For each projection a table made from a layer of the other half, where there is one, and the number of that layer.
    tables: Vec<Option<(usize, Table)>>,
}

/// What is needed to make the next layer from the last one.
pub struct Growth<'a, S> {
    board: &'a Board<S>,
    /// The last layer.
    pub layer: &'a [S],
    /// The number of the next one.
    pub number: usize,
    /// From which end of the line they are: the start is 0, the goal is 1.
    pub end: usize,
    /// The tables, and how far from their ends a position of the next layer may be.
    tables: Vec<(&'a Projection<S>, &'a Table, u8)>,
}

/// Memory that `Growth` uses again and again.
#[derive(Default)]
pub struct Scratch<S> {
    reach: Vec<(Square, S)>,
    next: Vec<u8>,
}

impl<S> Default for Estimates<S> {
    /// None yet.
    fn default() -> Estimates<S> {
        Estimates { projections: Vec::new(), tables: Vec::new(), making: None }
    }
}

impl<S: Layout> Estimates<S> {
    /// Begins to make one more, with at most so many states. Whether that can be done.
    pub fn begin(&mut self, board: &Board<S>, cells: Cells, most: usize) -> bool {
        let ends = if board.turns() { vec![board.goal] } else { vec![board.goal, board.start] };
        self.making = Projection::new(board, cells, most).and_then(|projection| {
            let table = |end| {
                let mut table = projection.table()?;
                board.images(end).into_iter().for_each(|men| projection.count_from(&mut table, men));
                Ok(table)
            };
            let tables = ends.into_iter().map(table).collect::<Result<_, NoMemory>>().ok()?;
            Some((projection, tables))
        });
        self.making.is_some()
    }

    /// Looks at so many states; whether nothing is being made any more.
    pub fn advance(&mut self, states: usize) -> bool {
        let Some((projection, tables)) = &mut self.making else { return true };
        let are_done = tables.iter_mut().all(|table| projection.advance(table, u8::MAX, states));
        if are_done && let Some((projection, tables)) = self.making.take() {
            self.projections.push(projection);
            self.tables.push(tables);
        }
        are_done
    }

    /// The fewest moves that the estimates allow.
    pub fn least(&self, board: &Board<S>) -> usize {
        let distances = self.projections.iter().zip(&self.tables);
        distances.map(|(projection, tables)| projection.distance(&tables[0], board.start)).max().unwrap_or(0).into()
    }

    /// The bytes that a search's own tables take.
    fn bytes(&self) -> usize {
        self.projections.iter().map(Projection::states).sum()
    }
}

impl<S: Layout> Search<S> {
    /// The same in positions.
    const CHUNK: usize = CHUNK / size_of::<S>();

    /// A search between two ends that aren't the same.
    pub fn new(board: &Board<S>, estimates: &Estimates<S>, bound: usize) -> Search<S> {
        let ends = if board.turns() { vec![board.start] } else { vec![board.start, board.goal] };
        let half = |end| Half {
            layers: vec![vec![board.canonical(end)]],
            tables: estimates.projections.iter().map(|_| None).collect(),
        };
        Search {
            bound,
            halves: ends.into_iter().map(half).collect(),
            grows: 0,
            stage: Stage::Choose,
            looked_at: 0,
            found: Vec::new(),
            pile: Pile::new(Vec::new()),
            scratch: Scratch { reach: Vec::new(), next: Vec::new() },
            positions: 0,
        }
    }

    /// Does as much as looking at so many positions takes, and holds at most so many bytes.
    pub fn advance(&mut self, board: &Board<S>, estimates: &Estimates<S>, work: usize, most: usize) -> Step {
        let step = match self.stage {
            Stage::Choose => Ok(self.choose()),
            Stage::Sharpen(..) => self.sharpen(board, estimates, work),
            Stage::Grow => self.grow(board, estimates, work, most),
            Stage::Merge => self.merge(estimates, work, most),
            Stage::Sift(..) => Ok(self.sift(work)),
            Stage::Meet => Ok(self.meet(board, work)),
        };
        step.unwrap_or(Step::TooLarge)
    }

    /// Which half is the other one: it may be the same, seen from the other end.
    fn other(&self) -> usize {
        if self.halves.len() == 1 { 0 } else { 1 - self.grows }
    }

    /// How many moves apart the ends of a line are whose halves are as long as these.
    fn apart(&self) -> usize {
        self.halves[self.grows].moves() + self.halves[self.other()].moves()
    }

    fn choose(&mut self) -> Step {
        if self.halves[self.grows].last().is_empty() {
            return Step::Never;
        }
        self.looked_at = 0;
        if self.apart() >= self.bound {
            self.stage = Stage::Meet;
        } else {
            let halves = &self.halves;
            self.grows = usize::from(halves.len() == 2 && halves[1].last().len() < halves[0].last().len());
            self.stage = Stage::Sharpen(0, None);
        }
        Step::Running
    }

    /// Makes a half's tables anew from the other half's last layer, where that pays, and drops what they rule out.
    fn sharpen(&mut self, board: &Board<S>, estimates: &Estimates<S>, work: usize) -> Result<Step, NoMemory> {
        let (other, left) = (self.other(), self.bound - self.apart());
        let behind = self.halves[other].moves();
        let Stage::Sharpen(index, making) = &mut self.stage else { return Ok(Step::Running) };
        let Some(projection) = estimates.projections.get(*index) else {
            self.stage = Stage::Grow;
            return Ok(Step::Running);
        };
        let Some(Sharpening { table, counted, sieve }) = making else {
            let half = &self.halves[self.grows];
            let is_new = half.tables[*index].as_ref().is_none_or(|(number, _)| *number < behind);
            let pays = half.last().len() >= projection.states() / 4;
            if is_new && pays && behind > 0 && left < FARTHEST {
                *making = Some(Sharpening { table: projection.table()?, counted: 0, sieve: Sieve::default() });
            } else {
                *index += 1;
            }
            return Ok(Step::Running);
        };
        let ends = self.halves[other].last();
        if *counted < ends.len() {
            let until = counted.saturating_add(work).min(ends.len());
            for &men in &ends[*counted..until] {
                let men = if other == self.grows { board.turned(men) } else { men };
                // Each position stands for its mirror image, too, which may be nearer.
                board.images(men).into_iter().for_each(|men| projection.count_from(table, men));
            }
            *counted = until;
            return Ok(Step::Running);
        }
        let half = &mut self.halves[self.grows];
        let layer = half.layers.last_mut().ok_or(NoMemory)?;
        let is_made = projection.advance(table, left as u8, work);
        let is_open = |men| usize::from(projection.distance(table, men)) <= left;
        if is_made && sieve.advance(layer, work, is_open) {
            half.tables[*index] = making.take().map(|sharpening| (behind, sharpening.table));
            *index += 1;
        }
        Ok(Step::Running)
    }

    /// What is needed to make the next layer, when it is time to make one.
    pub fn growth<'a>(&'a self, board: &'a Board<S>, estimates: &'a Estimates<S>) -> Option<Growth<'a, S>> {
        let Stage::Grow = self.stage else { return None };
        let half = &self.halves[self.grows];
        Some(Growth::new(board, estimates, half, self.grows, self.bound))
    }

    /// Takes over what `growth` gives for the whole last layer, as sorted lists.
    pub fn put(&mut self, lists: Vec<Vec<S>>) {
        self.pile = Pile::new(lists);
        self.stage = Stage::Merge;
    }

    /// The last layer of the half that grows.
    pub fn last(&self) -> &[S] {
        self.halves[self.grows].last()
    }

    /// How many positions there may be beside the layers, if all is to take at most so many bytes.
    fn room(&self, estimates: &Estimates<S>, most: usize) -> usize {
        let layers: usize = self.halves.iter().flat_map(|half| &half.layers).map(Vec::len).sum();
        let held = (layers + self.found.capacity()) * size_of::<S>() + self.halves.len() * estimates.bytes();
        most.saturating_sub(held) / size_of::<S>()
    }

    /// Makes the next layer: the positions one move further from the end of a half that are on a line of `bound` moves as
    /// far as the estimates know.
    fn grow(&mut self, board: &Board<S>, estimates: &Estimates<S>, work: usize, most: usize) -> Result<Step, NoMemory> {
        if self.found.capacity() == 0 {
            self.found = room(Self::CHUNK + board.most_moves())?;
        }
        let most = self.room(estimates, most);
        if !self.pile.merge(false, work.saturating_mul(COMPARED), most)? {
            return Ok(Step::Running);
        }
        let half = &self.halves[self.grows];
        let growth = Growth::new(board, estimates, half, self.grows, self.bound);
        let until = self.looked_at.saturating_add(work).min(growth.layer.len());
        let before = self.looked_at;
        while self.looked_at < until && self.found.len() < Self::CHUNK {
            growth.look_at(growth.layer[self.looked_at], &mut self.scratch, &mut self.found);
            self.looked_at += 1;
        }
        self.positions += (self.looked_at - before) as u64;
        let is_whole = self.looked_at == growth.layer.len();
        if is_whole || self.found.len() >= Self::CHUNK {
            self.pile.add(&mut self.found)?;
        }
        if is_whole {
            self.stage = Stage::Merge;
        }
        Ok(Step::Running)
    }

    fn merge(&mut self, estimates: &Estimates<S>, work: usize, most: usize) -> Result<Step, NoMemory> {
        let most = self.room(estimates, most);
        if self.pile.merge(true, work.saturating_mul(COMPARED), most)? {
            self.stage = Stage::Sift(self.pile.take(), Sieve::default(), [0, 0]);
        }
        Ok(Step::Running)
    }

    fn sift(&mut self, work: usize) -> Step {
        let Stage::Sift(layer, sieve, passed) = &mut self.stage else { return Step::Running };
        let half = &mut self.halves[self.grows];
        let before = &half.layers[half.layers.len().saturating_sub(2)..];
        let is_new = |men| {
            before.iter().zip(&mut *passed).all(|(known, passed)| {
                while known.get(*passed).is_some_and(|known| *known < men) {
                    *passed += 1;
                }
                known.get(*passed) != Some(&men)
            })
        };
        if !sieve.advance(layer, work.saturating_mul(COMPARED), is_new) {
            return Step::Running;
        }
        let mut layer = std::mem::take(layer);
        layer.shrink_to_fit();
        half.layers.push(layer);
        self.stage = Stage::Choose;
        Step::Grown
    }

    /// Looks for a position that the last layers of both halves have. With a single half and an odd number of moves the
    /// other half is without its last layer.
    fn meet(&mut self, board: &Board<S>, work: usize) -> Step {
        let other = &self.halves[self.other()].layers;
        let other = &other[..other.len() - (self.apart() - self.bound)];
        let (Some(end), layer) = (other.last(), self.last()) else { return Step::Never };
        let is_single = self.halves.len() == 1;
        let until = self.looked_at.saturating_add(work).min(layer.len());
        for &men in &layer[self.looked_at..until] {
            let seen = if is_single { board.canonical(board.turned(men)) } else { men };
            if end.binary_search(&seen).is_err() {
                continue;
            }
            let own = way(board, &self.halves[self.grows].layers, men);
            let mut other = way(board, other, seen);
            if is_single {
                other.iter_mut().for_each(|men| *men = board.canonical(board.turned(*men)));
            }
            let (start, goal) = if self.grows == 1 { (other, own) } else { (own, other) };
            // Both come from the middle, which is in both.
            return Step::Line(lift(board, start.into_iter().rev().chain(goal.into_iter().skip(1))));
        }
        if until == layer.len() {
            return Step::Never;
        }
        self.looked_at = until;
        Step::Running
    }
}

impl<S> Half<S> {
    fn last(&self) -> &Vec<S> {
        &self.layers[self.layers.len() - 1]
    }

    /// How many moves the last layer is from the end.
    fn moves(&self) -> usize {
        self.layers.len() - 1
    }
}

impl<'a, S: Layout> Growth<'a, S> {
    fn new(board: &'a Board<S>, estimates: &'a Estimates<S>, half: &'a Half<S>, end: usize, bound: usize) -> Self {
        let number = half.layers.len();
        let tables = (estimates.projections.iter()).zip(half.tables.iter().zip(&estimates.tables)).filter_map(
            |(projection, (sharp, whole))| {
                let (behind, table) = sharp.as_ref().map_or((0, &whole[end]), |(number, table)| (*number, table));
                let left = (bound - number - behind < FARTHEST).then_some((bound - number - behind) as u8)?;
                Some((projection, table, left))
            },
        );
        Growth { board, layer: half.last(), number, end, tables: tables.collect() }
    }

    /// Puts all positions one move from one of the last layer to what has been found, but for those that are on no line of
    /// so many moves as far as the tables know.
    #[inline(always)]
    pub fn look_at(&self, men: S, scratch: &mut Scratch<S>, found: &mut Vec<S>) {
        let Scratch { reach, next } = scratch;
        reach.clear();
        reach.extend(men.squares().map(|from| (from, self.board.reach(men, S::of(from)))));
        for &(projection, table, most) in &self.tables {
            projection.prune(table, most, men, reach, next);
        }
        for &(from, reach) in reach.iter() {
            let others = men ^ S::of(from);
            found.extend(reach.squares().map(|to| self.board.canonical(others | S::of(to))));
        }
    }
}

/// The way from a position of the last layer to the end: one of each layer.
fn way<S: Layout>(board: &Board<S>, layers: &[Vec<S>], from: S) -> Vec<S> {
    let mut way = vec![from];
    for layer in layers.iter().rev().skip(1) {
        let mut next = None;
        board.each_neighbour(way[way.len() - 1], &mut |neighbour| {
            let neighbour = board.canonical(neighbour);
            if next.is_none() && layer.binary_search(&neighbour).is_ok() {
                next = Some(neighbour);
            }
        });
        way.extend(next);
    }
    way
}

/// The moves along positions of which each may be the mirror image of what it stands for.
pub fn lift<S: Layout>(board: &Board<S>, way: impl Iterator<Item = S>) -> Vec<Leg> {
    let mut men = board.start;
    let mut legs = Vec::new();
    for next in way.skip(1) {
        let mut step = None;
        board.each_neighbour(men, &mut |neighbour| {
            if board.canonical(neighbour) == next {
                step = Some(neighbour);
            }
        });
        if let Some(step) = step {
            legs.extend((men & !step).first().zip((step & !men).first()));
            men = step;
        }
    }
    legs
}
