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

use crate::board::{Board, Men, bits};
use crate::projection::{Cells, Projection, Table};
use crate::store::Store;
use anyhow::Result;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// A move: where its man starts and where it ends.
pub type Leg = (u64, u64);

/// About so many positions are put in order at a time, and taken from a layer.
const CHUNK: usize = 4 << 20;
const SHARE: usize = 4096;

/// How a search goes.
pub struct Progress {
    pub bound: usize,
    /// The layer that is made, by the number of moves from its end of the line.
    pub layer: usize,
    /// The positions of the layer before it, and how many of them have been looked at.
    pub positions: usize,
    pub looked_at: usize,
    pub left: Duration,
}

/// What a search costs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Positions that were kept in a layer.
    pub positions: u64,
    /// Moves that were looked at and not dropped.
    pub moves: u64,
}

/// The estimates of a race.
pub struct Estimates {
    projections: Vec<Projection>,
    /// The distances to the goal, and to the start where that isn't the same, turned.
    tables: Vec<Vec<Table>>,
}

/// Searches of one race, for more and more moves.
pub struct Search<'a> {
    pub board: Board,
    pub estimates: &'a Estimates,
    pub threads: usize,
    pub store: Option<&'a Store>,
    pub report: &'a (dyn Fn(&Progress) + Sync),
}

/// The search from one end.
struct Half {
    /// Sorted lists of the positions that are so many moves away.
    layers: Vec<Vec<Men>>,
    /// For each projection a table made from a layer of the other half, where there is one, and the number of that layer.
    tables: Vec<Option<(usize, Table)>>,
}

impl Estimates {
    /// Those of the race from the board's start to its goal.
    pub fn new(board: &Board) -> Estimates {
        let all = [Cells::Files, Cells::Ranks, Cells::Diagonals];
        let projections: Vec<_> = all.iter().filter_map(|&cells| Projection::new(board, cells)).collect();
        let ends = if board.turns() { vec![board.goal] } else { vec![board.goal, board.start] };
        let tables = ends.into_iter().map(|end| {
            let table = |projection: &Projection| projection.table(board.images(end).into_iter(), u8::MAX - 1);
            projections.iter().map(table).collect()
        });
        Estimates { tables: tables.collect(), projections }
    }

    /// The fewest moves that the estimates allow.
    pub fn least(&self, board: &Board) -> usize {
        let distances = self.projections.iter().zip(&self.tables[0]);
        distances.map(|(projection, table)| projection.distance(table, board.start)).max().unwrap_or(0).into()
    }
}

impl Search<'_> {
    /// A line of at most `bound` moves, with the fewest moves, if there is one.
    ///
    /// # Errors
    /// Those of the store.
    pub fn run(&self, bound: usize) -> Result<(Option<Vec<Leg>>, Cost)> {
        let board = &self.board;
        let mut cost = Cost::default();
        let ends = if board.turns() { vec![board.start] } else { vec![board.start, board.goal] };
        let mut halves: Vec<Half> = ends
            .into_iter()
            .map(|end| Half {
                layers: vec![vec![board.canonical(end)]],
                tables: self.estimates.projections.iter().map(|_| None).collect(),
            })
            .collect();
        if board.canonical(board.start) == board.canonical(board.goal) {
            return Ok((Some(self.lift(&[board.start])), cost));
        }
        // The halves' layers are known not to meet in so many moves.
        let mut apart = 0;
        while apart < bound {
            let grows = usize::from(halves.len() == 2 && halves[1].last().len() < halves[0].last().len());
            let other = other_end(board, &halves, grows);
            self.sharpen(&mut halves, grows, &other, bound);
            let half = &halves[grows];
            let number = half.layers.len();
            let stored = match self.store {
                Some(store) => store.read(bound, grows, number)?,
                None => None,
            };
            let layer = match stored {
                Some(layer) => layer,
                None => {
                    let layer = self.next_layer(half, grows, bound, &mut cost);
                    if let Some(store) = self.store {
                        store.write(bound, grows, number, &layer)?;
                    }
                    layer
                }
            };
            cost.positions += layer.len() as u64;
            apart += 1;
            let mut meeting = common(&layer, &other);
            halves[grows].layers.push(layer);
            let mut behind = 1;
            if meeting.is_none() && halves.len() == 1 && apart < bound {
                apart += 1;
                behind = 0;
                meeting = common(halves[0].last(), &other_end(board, &halves, 0));
            }
            if let Some(meeting) = meeting {
                return Ok((Some(self.line(&halves, grows, meeting, behind)), cost));
            }
            if halves[grows].last().is_empty() {
                break;
            }
        }
        Ok((None, cost))
    }

    /// Makes a half's tables anew from the other half's last layer, where that pays, and drops what they rule out.
    fn sharpen(&self, halves: &mut [Half], grows: usize, other: &[Men], bound: usize) {
        let other_number = if halves.len() == 1 { halves[0].layers.len() } else { halves[1 - grows].layers.len() } - 1;
        let half = &mut halves[grows];
        let own_number = half.layers.len() - 1;
        let Some(left) = bound.checked_sub(own_number + other_number) else { return };
        for (projection, table) in self.estimates.projections.iter().zip(&mut half.tables) {
            let is_new = table.as_ref().is_none_or(|(number, _)| *number < other_number);
            if !is_new || other_number == 0 || half.layers[own_number].len() < projection.states() / 4 {
                continue;
            }
            // Each position stands for its mirror image, too, which may be nearer.
            let images = other.iter().flat_map(|&men| self.board.images(men));
            let sharp = projection.table(images, left as u8);
            half.layers[own_number].retain(|&men| usize::from(projection.distance(&sharp, men)) <= left);
            *table = Some((other_number, sharp));
        }
    }

    /// The positions one move further from the end of a half that are on a line of at most `bound` moves as far as the
    /// estimates know.
    fn next_layer(&self, half: &Half, end: usize, bound: usize, cost: &mut Cost) -> Vec<Men> {
        let layer = half.last();
        let number = half.layers.len();
        let tables: Vec<(&Projection, &Table, u8)> = (self.estimates.projections.iter())
            .zip(half.tables.iter().zip(&self.estimates.tables[end]))
            .filter_map(|(projection, (sharp, whole))| {
                let (behind, table) = sharp.as_ref().map_or((0, whole), |(number, table)| (*number, table));
                // No line is short enough: nothing is left.
                Some((projection, table, u8::try_from(bound.checked_sub(number + behind)?).unwrap_or(u8::MAX - 1)))
            })
            .collect();
        let (taken, moves) = (AtomicUsize::new(0), AtomicU64::new(0));
        let started = Instant::now();
        let work = |reports: bool| {
            let (mut found, mut sorted) = (Vec::with_capacity(CHUNK + CHUNK / 8), Vec::new());
            let mut reported = started;
            loop {
                let first = taken.fetch_add(SHARE, Ordering::Relaxed);
                if first >= layer.len() {
                    break;
                }
                for &men in &layer[first..(first + SHARE).min(layer.len())] {
                    self.each_open(men, &tables, |neighbour| found.push(self.board.canonical(neighbour)));
                }
                if found.len() >= CHUNK {
                    moves.fetch_add(found.len() as u64, Ordering::Relaxed);
                    settle(&mut found, &mut sorted);
                }
                if reports && reported.elapsed() > Duration::from_secs(10) {
                    reported = Instant::now();
                    let rest = (layer.len() - first) as f64 / (first + 1) as f64;
                    let left = started.elapsed().mul_f64(rest);
                    let positions = layer.len();
                    (self.report)(&Progress { bound, layer: number, positions, looked_at: first, left });
                }
            }
            moves.fetch_add(found.len() as u64, Ordering::Relaxed);
            settle(&mut found, &mut sorted);
            sorted
        };
        let lists = std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(|| work(false))).collect();
            let mut lists = work(true);
            for other in others {
                lists.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            lists
        });
        cost.moves += moves.into_inner();
        let mut new = merge_all(lists);
        let known = &half.layers[number.saturating_sub(2)..];
        let mut rest: Vec<&[Men]> = known.iter().map(Vec::as_slice).collect();
        new.retain(|men| {
            rest.iter_mut().all(|rest| {
                while rest.first().is_some_and(|first| first < men) {
                    *rest = &rest[1..];
                }
                rest.first() != Some(men)
            })
        });
        new.shrink_to_fit();
        new
    }

    /// Calls `each` with every position one move away that no table rules out.
    #[inline(always)]
    fn each_open(&self, men: Men, tables: &[(&Projection, &Table, u8)], mut each: impl FnMut(Men)) {
        let mut reach = [0; 64];
        for (reach, from) in reach.iter_mut().zip(bits(men)) {
            *reach = self.board.reach(men, from);
        }
        for &(projection, table, most) in tables {
            projection.prune(table, most, men, &mut reach);
        }
        for (reach, from) in reach.into_iter().zip(bits(men)) {
            bits(reach).for_each(|to| each(men ^ from | to));
        }
    }

    /// The line over a position in which the halves have met; the last layer of the other half, or with a single one the
    /// layer so many `behind` its last, has it.
    fn line(&self, halves: &[Half], grows: usize, meeting: Men, behind: usize) -> Vec<Leg> {
        let board = &self.board;
        let (own, other) = if halves.len() == 2 {
            (self.way(&halves[grows].layers, meeting), self.way(&halves[1 - grows].layers, meeting))
        } else {
            let layers = &halves[0].layers;
            let turned = board.canonical(board.turned(meeting));
            let mut other = self.way(&layers[..layers.len() - behind], turned);
            other.iter_mut().for_each(|men| *men = board.canonical(board.turned(*men)));
            (self.way(layers, meeting), other)
        };
        let (start, goal) = if grows == 1 { (other, own) } else { (own, other) };
        // Both come from the middle, which is in both.
        let way: Vec<Men> = start.into_iter().rev().chain(goal.into_iter().skip(1)).collect();
        self.lift(&way)
    }

    /// The way from a position of the last layer to the end: one of each layer.
    fn way(&self, layers: &[Vec<Men>], from: Men) -> Vec<Men> {
        let mut way = vec![from];
        for layer in layers.iter().rev().skip(1) {
            let mut next = None;
            self.board.each_neighbour(way[way.len() - 1], |neighbour| {
                let neighbour = self.board.canonical(neighbour);
                if next.is_none() && layer.binary_search(&neighbour).is_ok() {
                    next = Some(neighbour);
                }
            });
            way.extend(next);
        }
        way
    }

    /// The moves along positions of which each may be the mirror image of what it stands for.
    fn lift(&self, way: &[Men]) -> Vec<Leg> {
        let mut men = self.board.start;
        let mut legs = Vec::new();
        for &next in &way[1..] {
            let mut step = None;
            self.board.each_neighbour(men, |neighbour| {
                if self.board.canonical(neighbour) == next {
                    step = Some(neighbour);
                }
            });
            let Some(step) = step else { unreachable!("each position is a move away from the one before") };
            legs.push((men & !step, step & !men));
            men = step;
        }
        legs
    }
}

impl Half {
    fn last(&self) -> &Vec<Men> {
        &self.layers[self.layers.len() - 1]
    }
}

/// The last layer around the other end.
fn other_end(board: &Board, halves: &[Half], grows: usize) -> Vec<Men> {
    if halves.len() == 2 {
        return halves[1 - grows].last().clone();
    }
    let mut turned: Vec<Men> = halves[0].last().iter().map(|&men| board.canonical(board.turned(men))).collect();
    turned.sort_unstable();
    turned
}

/// Sorts what has been found and puts it to the sorted lists, of which there are as many as the number of chunks has
/// binary digits.
fn settle(found: &mut Vec<Men>, sorted: &mut Vec<Vec<Men>>) {
    found.sort_unstable();
    found.dedup();
    let mut new = found.clone();
    found.clear();
    while let Some(before) = sorted.pop_if(|before| before.len() < 2 * new.len()) {
        new = merged(&before, &new);
    }
    sorted.push(new);
}

/// All lists as one, the shortest first.
fn merge_all(mut lists: Vec<Vec<Men>>) -> Vec<Men> {
    lists.sort_unstable_by_key(|list| std::cmp::Reverse(list.len()));
    let mut all = lists.pop().unwrap_or_default();
    while let Some(next) = lists.pop() {
        all = merged(&all, &next);
    }
    all
}

/// Two sorted lists as one, without what is in both.
fn merged(mut a: &[Men], mut b: &[Men]) -> Vec<Men> {
    let mut both = Vec::with_capacity(a.len() + b.len());
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

/// A position of both sorted lists.
fn common(mut a: &[Men], mut b: &[Men]) -> Option<Men> {
    while let (Some(first), Some(second)) = (a.first(), b.first()) {
        if first == second {
            return Some(*first);
        }
        (a, b) = if first < second { (&a[1..], b) } else { (a, &b[1..]) };
    }
    None
}
