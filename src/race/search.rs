//! Whether an army can be across in so many moves: the exact search.
//!
//! Moves can be made backwards, so two breadth-first searches, from the start and from the goal, meet in the middle. Where
//! the start is the goal turned by 180°, as in every variant, the layers around the one are those around the other, turned:
//! a single search does for both.
//!
//! The search is for lines of at most `bound` moves, and drops every position that is on none of them. A line that passes a
//! position `moves` from the start comes later through the outermost layer around the goal, so it takes as many moves more
//! as the estimate from there says, and that layer's own. The nearer the two layers come to each other, the sharper this
//! gets; so the tables of estimates are made anew, from the states of the newest layer, as soon as there are so many
//! positions that it pays. Since an estimate changes by one at most with each move and never sinks when it is made anew, a
//! position that was dropped is dropped wherever it comes up again, and the two layers before the next one hold all that
//! has to be told from what is new.

use super::board::{Board, Layout};
use super::projection::{Cells, Projection, Table};
use super::{Leg, sort};
use crate::board::Square;

/// About so many positions are put in order at a time.
const CHUNK: usize = 1 << 15;

/// How far a search has come.
pub(super) enum Step {
    /// There is more to search.
    Running,
    /// A line with the fewest moves, which are no more than the bound.
    Line(Vec<Leg>),
    /// There is no line of at most so many moves.
    Never,
    /// It would take more memory than is allowed, or than there is.
    TooLarge,
}

/// There isn't the memory.
struct NoMemory;

/// The estimates of a race.
pub(super) struct Estimates<S> {
    projections: Vec<Projection<S>>,
    /// For each projection the distances to the goal, and to the start where that isn't the same, turned.
    tables: Vec<Vec<Table>>,
    /// The one that is made.
    making: Option<(Projection<S>, Vec<Table>)>,
}

/// The search for lines of at most so many moves.
pub(super) struct Search<S> {
    bound: usize,
    halves: Vec<Half<S>>,
    /// The halves' layers are known not to meet in so many moves.
    apart: usize,
    /// The half that grows, and the last layer around the other end.
    grows: usize,
    other: Vec<S>,
    stage: Stage,
    /// How much of the last layer has been looked at; what has been found from there, in sorted lists and not sorted yet.
    looked_at: usize,
    sorted: Vec<Vec<S>>,
    found: Vec<S>,
    /// The positions that were looked at.
    pub positions: u64,
    reach: Vec<(Square, S)>,
    next: Vec<u8>,
}

enum Stage {
    Begin,
    /// The table for the projection with this number is made anew.
    Sharpen(usize, Option<Table>),
    Grow,
}

/// The search from one end.
struct Half<S> {
    /// Sorted lists of the positions that are so many moves away.
    layers: Vec<Vec<S>>,
    /// For each projection a table made from a layer of the other half, where there is one, and the number of that layer.
    tables: Vec<Option<(usize, Table)>>,
}

impl<S: Layout> Estimates<S> {
    pub fn new() -> Estimates<S> {
        Estimates { projections: Vec::new(), tables: Vec::new(), making: None }
    }

    /// Begins to make one more, with at most so many states. Whether that can be done.
    pub fn begin(&mut self, board: &Board<S>, cells: Cells, most: usize) -> bool {
        let ends = if board.turns() { vec![board.goal] } else { vec![board.goal, board.start] };
        self.making = Projection::new(board, cells, most).and_then(|projection| {
            let table = |end| projection.table(board.images(end).into_iter());
            let tables = ends.into_iter().map(table).collect::<Option<Vec<Table>>>()?;
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
            apart: 0,
            grows: 0,
            other: Vec::new(),
            stage: Stage::Begin,
            looked_at: 0,
            sorted: Vec::new(),
            found: Vec::new(),
            positions: 0,
            reach: Vec::new(),
            next: Vec::new(),
        }
    }

    /// Looks at so many positions more, and takes at most so many bytes.
    pub fn advance(&mut self, board: &Board<S>, estimates: &Estimates<S>, work: usize, most: usize) -> Step {
        let step = match self.stage {
            Stage::Begin => self.begin(board),
            Stage::Sharpen(..) => self.sharpen(board, estimates, work),
            Stage::Grow => self.grow(board, estimates, work, most),
        };
        step.unwrap_or(Step::TooLarge)
    }

    fn begin(&mut self, board: &Board<S>) -> Result<Step, NoMemory> {
        if self.apart >= self.bound {
            return Ok(Step::Never);
        }
        let halves = &self.halves;
        self.grows = usize::from(halves.len() == 2 && halves[1].last().len() < halves[0].last().len());
        self.other = self.other_end(board)?;
        self.looked_at = 0;
        self.stage = Stage::Sharpen(0, None);
        Ok(Step::Running)
    }

    /// The last layer around the other end.
    fn other_end(&self, board: &Board<S>) -> Result<Vec<S>, NoMemory> {
        let is_single = self.halves.len() == 1;
        let layer = self.halves[if is_single { 0 } else { 1 - self.grows }].last();
        let mut other = room(layer.len())?;
        if is_single {
            other.extend(layer.iter().map(|&men| board.canonical(board.turned(men))));
            sort(&mut other);
        } else {
            other.extend_from_slice(layer);
        }
        Ok(other)
    }

    /// Makes a half's tables anew from the other half's last layer, where that pays, and drops what they rule out.
    fn sharpen(&mut self, board: &Board<S>, estimates: &Estimates<S>, work: usize) -> Result<Step, NoMemory> {
        let Stage::Sharpen(index, making) = &mut self.stage else { return Ok(Step::Running) };
        let other_number = self.halves[if self.halves.len() == 1 { 0 } else { 1 - self.grows }].layers.len() - 1;
        let half = &mut self.halves[self.grows];
        let own_number = half.layers.len() - 1;
        let left = self.bound.checked_sub(own_number + other_number).and_then(|left| u8::try_from(left).ok());
        let (Some(projection), Some(left)) = (estimates.projections.get(*index), left.filter(|&left| left < 250))
        else {
            self.found = room(CHUNK + CHUNK / 8)?;
            self.stage = Stage::Grow;
            return Ok(Step::Running);
        };
        if let Some(table) = making {
            if projection.advance(table, left, work) {
                half.layers[own_number].retain(|&men| projection.distance(table, men) <= left);
                half.tables[*index] = making.take().map(|table| (other_number, table));
                *index += 1;
            }
            return Ok(Step::Running);
        }
        let is_new = half.tables[*index].as_ref().is_none_or(|(number, _)| *number < other_number);
        if is_new && other_number > 0 && half.layers[own_number].len() >= projection.states() / 4 {
            // Each position stands for its mirror image, too, which may be nearer.
            let images = self.other.iter().flat_map(|&men| board.images(men));
            *making = Some(projection.table(images).ok_or(NoMemory)?);
        } else {
            *index += 1;
        }
        Ok(Step::Running)
    }

    /// Makes the next layer: the positions one move further from the end of a half that are on a line of at most `bound`
    /// moves as far as the estimates know.
    fn grow(&mut self, board: &Board<S>, estimates: &Estimates<S>, work: usize, most: usize) -> Result<Step, NoMemory> {
        let half = &self.halves[self.grows];
        let number = half.layers.len();
        let tables: Vec<(&Projection<S>, &Table, u8)> = (estimates.projections.iter())
            .zip(half.tables.iter().zip(&estimates.tables))
            .filter_map(|(projection, (sharp, whole))| {
                let whole = &whole[self.grows];
                let (behind, table) = sharp.as_ref().map_or((0, whole), |(number, table)| (*number, table));
                let left = u8::try_from(self.bound.checked_sub(number + behind)?).ok();
                Some((projection, table, left.filter(|&left| left < 250)?))
            })
            .collect();
        let layer = half.last();
        let until = (self.looked_at + work).min(layer.len());
        let layers: usize = self.halves.iter().flat_map(|half| &half.layers).map(Vec::len).sum();
        let fixed = (layers + self.other.len() + 2 * CHUNK) * size_of::<S>() + self.halves.len() * estimates.bytes();
        let most = most.saturating_sub(fixed) / size_of::<S>();
        for &men in &layer[self.looked_at..until] {
            self.reach.clear();
            self.reach.extend(men.squares().map(|from| (from, board.reach(men, S::of(from)))));
            for &(projection, table, most) in &tables {
                projection.prune(table, most, men, &mut self.reach, &mut self.next);
            }
            for &(from, reach) in &self.reach {
                let others = men ^ S::of(from);
                self.found.extend(reach.squares().map(|to| board.canonical(others | S::of(to))));
            }
            if self.found.len() >= CHUNK {
                settle(&mut self.found, &mut self.sorted, most)?;
            }
        }
        self.positions += (until - self.looked_at) as u64;
        self.looked_at = until;
        if until < layer.len() {
            return Ok(Step::Running);
        }
        settle(&mut self.found, &mut self.sorted, most)?;
        let mut new = Vec::new();
        while let Some(next) = self.sorted.pop() {
            let rest: usize = self.sorted.iter().map(Vec::len).sum();
            new = merged(&new, &next, most.saturating_sub(rest))?;
        }
        for known in &half.layers[number.saturating_sub(2)..] {
            let mut rest = known.as_slice();
            new.retain(|men| {
                while rest.first().is_some_and(|first| first < men) {
                    rest = &rest[1..];
                }
                rest.first() != Some(men)
            });
        }
        new.shrink_to_fit();
        self.finish_layer(board, new)
    }

    fn finish_layer(&mut self, board: &Board<S>, layer: Vec<S>) -> Result<Step, NoMemory> {
        self.apart += 1;
        let mut meeting = common(&layer, &self.other);
        self.halves[self.grows].layers.push(layer);
        let mut behind = 1;
        if meeting.is_none() && self.halves.len() == 1 && self.apart < self.bound {
            self.apart += 1;
            behind = 0;
            meeting = common(self.halves[0].last(), &self.other_end(board)?);
        }
        if let Some(meeting) = meeting {
            return Ok(Step::Line(self.line(board, meeting, behind)));
        }
        if self.halves[self.grows].last().is_empty() {
            return Ok(Step::Never);
        }
        self.stage = Stage::Begin;
        Ok(Step::Running)
    }

    /// The line over a position in which the halves have met; the last layer of the other half, or with a single one the
    /// layer so many `behind` its last, has it.
    fn line(&self, board: &Board<S>, meeting: S, behind: usize) -> Vec<Leg> {
        let halves = &self.halves;
        let (own, other) = if halves.len() == 2 {
            (way(board, &halves[self.grows].layers, meeting), way(board, &halves[1 - self.grows].layers, meeting))
        } else {
            let layers = &halves[0].layers;
            let turned = board.canonical(board.turned(meeting));
            let mut other = way(board, &layers[..layers.len() - behind], turned);
            other.iter_mut().for_each(|men| *men = board.canonical(board.turned(*men)));
            (way(board, layers, meeting), other)
        };
        let (start, goal) = if self.grows == 1 { (other, own) } else { (own, other) };
        // Both come from the middle, which is in both.
        lift(board, start.into_iter().rev().chain(goal.into_iter().skip(1)))
    }
}

impl<S> Half<S> {
    fn last(&self) -> &Vec<S> {
        &self.layers[self.layers.len() - 1]
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
pub(super) fn lift<S: Layout>(board: &Board<S>, way: impl Iterator<Item = S>) -> Vec<Leg> {
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

fn room<T>(length: usize) -> Result<Vec<T>, NoMemory> {
    let mut list = Vec::new();
    list.try_reserve_exact(length).map_err(|_| NoMemory)?;
    Ok(list)
}

/// Sorts what has been found and puts it to the sorted lists, of which there are as many as the number of chunks has
/// binary digits; all together have at most so many positions, while two are made one too.
fn settle<S: Ord + Copy>(found: &mut Vec<S>, sorted: &mut Vec<Vec<S>>, most: usize) -> Result<(), NoMemory> {
    sort(found);
    found.dedup();
    let mut new = room(found.len())?;
    new.extend_from_slice(found);
    found.clear();
    while let Some(before) = sorted.pop_if(|before| before.len() < 2 * new.len()) {
        let rest: usize = sorted.iter().map(Vec::len).sum();
        new = merged(&before, &new, most.saturating_sub(rest))?;
    }
    sorted.push(new);
    Ok(())
}

/// Two sorted lists as one, without what is in both, if the three of them have at most so many positions.
fn merged<S: Ord + Copy>(mut a: &[S], mut b: &[S], most: usize) -> Result<Vec<S>, NoMemory> {
    if 2 * (a.len() + b.len()) > most {
        return Err(NoMemory);
    }
    let mut both = room(a.len() + b.len())?;
    while let (Some(first), Some(second)) = (a.first(), b.first()) {
        both.push(*first.min(second));
        let (is_first, is_second) = (first <= second, second <= first);
        a = &a[usize::from(is_first)..];
        b = &b[usize::from(is_second)..];
    }
    both.extend_from_slice(a);
    both.extend_from_slice(b);
    Ok(both)
}

/// A position of both sorted lists.
fn common<S: Ord + Copy>(mut a: &[S], mut b: &[S]) -> Option<S> {
    while let (Some(first), Some(second)) = (a.first(), b.first()) {
        if first == second {
            return Some(*first);
        }
        (a, b) = if first < second { (&a[1..], b) } else { (a, &b[1..]) };
    }
    None
}
