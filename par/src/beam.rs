//! Good lines where no search can be exact: a beam of the best positions.
//!
//! It goes from the start to the goal. The goal is the start turned by 180°, so a line is also there as soon as a position
//! of the beam, turned, is in it or one move away. What is good to be in the beam: to be far on the way, with nobody far
//! behind, and for lines that meet in the middle no farther than half of it, and to look like oneself turned.
//!
//! It isn't the beam of src/race/beam.rs, which is to have some line within a moment, from anywhere, in little memory. This
//! one has all the time and memory that it likes, and knows that it comes from the start.

use crate::search::Leg;
use anyhow::{Context, Result};
use std::time::{Duration, Instant};
use ugolki::race::parts::{Board, Layout};
use ugolki::{Square, Variant};

/// A position with the place of the one that it came from in the layer before.
type Node<S> = (S, u32);

struct Race<S> {
    board: Board<S>,
    /// How far along each square is, file plus rank, and how far from the goal.
    along: Vec<i32>,
    left: Vec<i32>,
    half: i32,
}

/// How a beam chooses.
struct Taste {
    width: usize,
    /// Whether the line shall be found in its middle.
    halves: bool,
    /// How much a man that is left behind weighs, or that a man and his turned image both stand there.
    likeness: i32,
    noise: u64,
}

/// Looks for a better line than one of `most` moves for some time.
pub fn search<S: Layout>(
    variant: &Variant,
    time: Duration,
    mut most: usize,
    mut found: impl FnMut(&[Leg]) -> Result<()>,
) -> Result<()> {
    let race = Race::<S>::new(variant);
    let started = Instant::now();
    let mut seed = 0u64;
    while started.elapsed() < time {
        let width = 500 << (seed / 8).min(6);
        let likeness = [0, 1, 2, 4][(seed / 2 % 4) as usize];
        let taste = Taste { width, halves: seed % 4 == 3, likeness, noise: seed };
        seed += 1;
        if let Some(line) = race.beam(&taste, most, started + time) {
            most = line.len() - 1;
            let leg = |pair: &[S]| (pair[0] & !pair[1]).first().zip((pair[1] & !pair[0]).first());
            let legs: Option<Vec<Leg>> = line.windows(2).map(leg).collect();
            found(&legs.context("a line moves a man at a time")?)?;
        }
    }
    Ok(())
}

impl<S: Layout> Race<S> {
    fn new(variant: &Variant) -> Race<S> {
        let board = Board::<S>::new(variant, variant.home);
        let all = || (0..=255u8).map(|index| (index >> 4, index & 15));
        let along: Vec<i32> = all().map(|(file, rank)| i32::from(file) + i32::from(rank)).collect();
        let goal: Vec<Square> = board.goal.squares().collect();
        let left = |(file, rank): (u8, u8)| {
            let away = |to: &Square| i32::from(to.file().abs_diff(file)) + i32::from(to.rank().abs_diff(rank));
            goal.iter().map(away).min().unwrap_or(0)
        };
        let sum = |men: S| men.squares().map(|square| along[place(square)]).sum::<i32>();
        Race { left: all().map(left).collect(), half: sum(board.start).midpoint(sum(board.goal)), board, along }
    }

    fn worth(&self, men: S, taste: &Taste) -> i64 {
        let mut words = [0u64; 4];
        men.squares().map(place).for_each(|place| words[place >> 6] |= 1 << (place & 63));
        let mixed = words
            .iter()
            .fold(taste.noise, |mixed, word| (mixed ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29));
        let noise = (mixed >> 59) as i64;
        if !taste.halves {
            // The inner squares of the goal are filled first.
            let left = |place: usize| {
                let far = self.left[place];
                64 * far + taste.likeness * far.pow(2) - 8 * self.along[place]
            };
            let left: i32 = men.squares().map(|square| left(place(square))).sum();
            return noise - i64::from(left);
        }
        let along: i32 = men.squares().map(|square| self.along[place(square)]).sum();
        let same = (men & self.board.turned(men)).len();
        let beyond = (along - self.half).max(0);
        i64::from(8 * (along - 2 * beyond) + 4 * (taste.likeness + 1) * same as i32) * 8 + noise
    }

    /// The positions of a line of fewer moves than `most`, if the beam finds one before a time.
    fn beam(&self, taste: &Taste, most: usize, until: Instant) -> Option<Vec<S>> {
        let mut layers: Vec<Vec<Node<S>>> = vec![vec![(self.board.start, 0)]];
        loop {
            let moves = layers.len();
            let (last, rest) = layers.split_last()?;
            if (if taste.halves { 2 * moves } else { moves + 1 }) > most || Instant::now() > until {
                return None;
            }
            let mut new: Vec<Node<S>> = Vec::new();
            for (&(men, _), number) in last.iter().zip(0..) {
                self.board.each_neighbour(men, &mut |neighbour| new.push((neighbour, number)));
            }
            new.sort_unstable();
            new.dedup_by_key(|node| node.0);
            let known = |layer: &[Node<S>], men: &S| layer.binary_search_by_key(men, |node| node.0).is_ok();
            new.retain(|(men, _)| !known(last, men) && rest.last().is_none_or(|before| !known(before, men)));

            // Half of the line, and the half turned, for one with an odd number of moves and one with an even one.
            let meets = |layer: &[Node<S>]| {
                new.iter().find_map(|&(men, from)| {
                    let other = layer.binary_search_by_key(&self.board.turned(men), |node| node.0).ok()?;
                    Some((men, from, layer[other]))
                })
            };
            let trace = |men: S, mut from: u32, before: &[Vec<Node<S>>]| {
                let mut way = vec![men];
                for layer in before.iter().rev() {
                    let (men, next) = layer[from as usize];
                    way.push(men);
                    from = next;
                }
                way
            };
            if let Some(&(men, from)) = new.iter().find(|node| node.0 == self.board.goal) {
                return Some(trace(men, from, &layers).into_iter().rev().collect());
            }
            let line = if 2 * moves > most {
                None
            } else if let Some((men, from, (other, other_from))) = meets(last) {
                Some((trace(men, from, &layers), trace(other, other_from, rest)))
            } else if 2 * moves < most {
                meets(&new).map(|(men, from, (other, other_from))| {
                    (trace(men, from, &layers), trace(other, other_from, &layers))
                })
            } else {
                None
            };
            if let Some((own, other)) = line {
                let rest = other.into_iter().skip(1).map(|men| self.board.turned(men));
                return Some(own.into_iter().rev().chain(rest).collect());
            }
            if new.len() > taste.width {
                new.sort_by_cached_key(|(men, _)| -self.worth(*men, taste));
                new.truncate(taste.width);
                new.sort_unstable();
            }
            layers.push(new);
        }
    }
}

/// A square's place in the tables.
fn place(square: Square) -> usize {
    usize::from(square.file() << 4 | square.rank())
}
