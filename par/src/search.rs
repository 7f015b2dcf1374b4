//! The exact search (src/race/search.rs) for what takes long: several threads make each layer, and it can be kept on disk.

use crate::store::Store;
use anyhow::{Result, anyhow, bail};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use ugolki::Square;
use ugolki::race::parts::{self, Board, Cells, Growth, NoMemory, Pile, Scratch, Step};

/// A move: where its man starts and where it ends.
pub type Leg = (Square, Square);
/// The estimates of a race on a board of up to 8×8.
pub type Estimates = parts::Estimates<u64>;

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
    /// How many of them in a second.
    pub rate: f64,
    pub left: Duration,
}

/// Searches of one race, for more and more moves.
pub struct Search<'a> {
    pub board: Board<u64>,
    pub estimates: &'a Estimates,
    pub threads: usize,
    pub store: Option<&'a Store>,
    pub report: &'a (dyn Fn(&Progress) + Sync),
}

/// The estimates of a race, whole.
pub fn estimates(board: &Board<u64>) -> Estimates {
    let mut estimates = Estimates::default();
    for cells in [Cells::Files, Cells::Ranks, Cells::Diagonals] {
        if estimates.begin(board, cells, u32::MAX as usize) {
            while !estimates.advance(usize::MAX) {}
        }
    }
    estimates
}

impl Search<'_> {
    /// A line of `bound` moves, if there is one, where there is none of fewer; and how many positions that took.
    ///
    /// # Errors
    /// Those of the store, and when there isn't the memory.
    pub fn run(&self, bound: usize) -> Result<(Option<Vec<Leg>>, u64)> {
        let (board, estimates) = (&self.board, self.estimates);
        if board.start == board.goal {
            return Ok((Some(Vec::new()), 0));
        }
        let mut search = parts::Search::new(board, estimates, bound);
        let mut positions = 0;
        // The half that grows, the number of the layer, and whether it is on disk.
        let mut making = (0, 0, false);
        loop {
            if let Some(growth) = search.growth(board, estimates) {
                let stored = match self.store {
                    Some(store) => store.read(bound, growth.end, growth.number)?,
                    None => None,
                };
                making = (growth.end, growth.number, stored.is_some());
                let lists = match stored {
                    Some(layer) => vec![layer],
                    None => self.next_layer(&growth, bound).map_err(no_memory)?,
                };
                search.put(lists);
            }
            match search.advance(board, estimates, usize::MAX, usize::MAX) {
                Step::Running => {}
                Step::Grown => {
                    positions += search.last().len() as u64;
                    let (half, layer, is_stored) = making;
                    if let Some(store) = self.store.filter(|_| !is_stored) {
                        store.write(bound, half, layer, search.last())?;
                    }
                }
                Step::Line(line) => return Ok((Some(line), positions)),
                Step::Never => return Ok((None, positions)),
                Step::TooLarge => bail!(no_memory(NoMemory)),
            }
        }
    }

    /// What is one move further from the end of a half, as sorted lists.
    fn next_layer(&self, growth: &Growth<u64>, bound: usize) -> Result<Vec<Vec<u64>>, NoMemory> {
        let layer = growth.layer;
        let taken = AtomicUsize::new(0);
        let started = Instant::now();
        let work = |reports: bool| {
            let mut found = Vec::with_capacity(CHUNK + CHUNK / 8);
            let (mut pile, mut scratch) = (Pile::new(Vec::new()), Scratch::default());
            let mut settle = |found: &mut Vec<u64>| {
                found.sort_unstable();
                found.dedup();
                pile.put(found.clone());
                found.clear();
                pile.merge(false, usize::MAX, usize::MAX)
            };
            let mut reported = started;
            loop {
                let first = taken.fetch_add(SHARE, Ordering::Relaxed);
                if first >= layer.len() {
                    break;
                }
                for &men in &layer[first..(first + SHARE).min(layer.len())] {
                    growth.look_at(men, &mut scratch, &mut found);
                }
                if found.len() >= CHUNK {
                    settle(&mut found)?;
                }
                if reports && reported.elapsed() > Duration::from_secs(10) {
                    reported = Instant::now();
                    let (positions, looked_at) = (layer.len(), first);
                    let rate = looked_at as f64 / started.elapsed().as_secs_f64();
                    let left = Duration::try_from_secs_f64((positions - looked_at) as f64 / rate).unwrap_or_default();
                    (self.report)(&Progress { bound, layer: growth.number, positions, looked_at, rate, left });
                }
            }
            settle(&mut found)?;
            Ok(pile.into_lists())
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(|| work(false))).collect();
            let mut lists = work(true)?;
            for other in others {
                lists.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
            }
            Ok(lists)
        })
    }
}

fn no_memory(_: NoMemory) -> anyhow::Error {
    anyhow!("there isn't the memory")
}
