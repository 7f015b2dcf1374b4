//! Good lines where no search can be exact: a beam of the best positions.
//!
//! It goes from the start to the goal. The goal is the start turned by 180°, so a line is also there as soon as a position
//! of the beam, turned, is in it or one move away. What is good to be in the beam: to be far on the way, with nobody far
//! behind, and for lines that meet in the middle no farther than half of it, and to look like oneself turned.

use anyhow::{Context, Result};
use std::time::{Duration, Instant};
use ugolki::{Square, Variant};

/// Bit `16 * file + rank` is a square.
type Men = [u64; 4];
/// A position with the place of the one that it came from in the layer before.
type Node = (Men, u32);
/// No square.
const NONE: u8 = u8::MAX;

struct Race {
    /// The squares a step away in each direction; `NONE` where the board ends, which no board's square is that has one.
    steps: Vec<[Option<u8>; 8]>,
    turned: Vec<u8>,
    /// How far along each square is: file plus rank.
    along: Vec<i32>,
    /// How far each square is from the goal.
    left: Vec<i32>,
    start: Men,
    goal: Men,
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
pub fn search(
    variant: &Variant,
    time: Duration,
    mut most: usize,
    mut found: impl FnMut(&[(Square, Square)]) -> Result<()>,
) -> Result<()> {
    let race = Race::new(variant);
    let started = Instant::now();
    let mut seed = 0u64;
    while started.elapsed() < time {
        let width = 500 << (seed / 8).min(6);
        let likeness = [0, 1, 2, 4][(seed / 2 % 4) as usize];
        let taste = Taste { width, halves: seed % 4 == 3, likeness, noise: seed };
        seed += 1;
        if let Some(line) = race.beam(&taste, most, started + time) {
            most = line.len() - 1;
            let mut legs = Vec::new();
            for pair in line.windows(2) {
                let only = |a: &Men, b: &Men| squares(std::array::from_fn(|index| a[index] & !b[index])).next();
                let square = |index: Option<u8>| {
                    index.and_then(|index| Square::new(index >> 4, index & 15)).context("a line moves a man at a time")
                };
                legs.push((square(only(&pair[0], &pair[1]))?, square(only(&pair[1], &pair[0]))?));
            }
            found(&legs)?;
        }
    }
    Ok(())
}

impl Race {
    fn new(variant: &Variant) -> Race {
        let size = variant.size;
        let at = |file: u8, rank: u8| file << 4 | rank;
        let all = || (0..=NONE).map(|square| (square >> 4, square & 15));
        let directions = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        let step = |(file, rank): (u8, u8), index: usize| {
            let (files, ranks) = directions[index];
            let (file, rank) = (file.checked_add_signed(files)?, rank.checked_add_signed(ranks)?);
            (file < size && rank < size && (variant.diagonal || index < 4)).then_some(at(file, rank))
        };
        let mut start = [0; 4];
        let mut far = 0;
        for square in variant.home.iter() {
            insert(&mut start, at(square.file(), square.rank()));
            far += 2 * (i32::from(size) - 1 - i32::from(square.file()) - i32::from(square.rank()));
        }
        let along = all().map(|(file, rank)| i32::from(file) + i32::from(rank)).collect::<Vec<_>>();
        let begin: i32 = squares(start).map(|square| along[usize::from(square)]).sum();
        let goal: Vec<Square> = variant.home.turned(size).iter().collect();
        let mut full = [0; 4];
        goal.iter().for_each(|square| insert(&mut full, at(square.file(), square.rank())));
        let left = |(file, rank): (u8, u8)| {
            let away = |to: &Square| i32::from(to.file().abs_diff(file)) + i32::from(to.rank().abs_diff(rank));
            goal.iter().map(away).min().unwrap_or(0)
        };
        Race {
            left: all().map(left).collect(),
            goal: full,
            steps: all().map(|from| std::array::from_fn(|index| step(from, index))).collect(),
            turned: all()
                .map(|(file, rank)| at((size - 1).wrapping_sub(file) & 15, (size - 1).wrapping_sub(rank) & 15))
                .collect(),
            along,
            start,
            half: begin + far / 2,
        }
    }

    fn turned(&self, men: Men) -> Men {
        let mut turned = [0; 4];
        squares(men).for_each(|square| insert(&mut turned, self.turned[usize::from(square)]));
        turned
    }

    /// Calls `each` with every position one move away.
    fn each_neighbour(&self, men: Men, mut each: impl FnMut(Men)) {
        for from in squares(men) {
            let mut others = men;
            others[usize::from(from >> 6)] ^= 1 << (from & 63);
            let mut reached = others;
            insert(&mut reached, from);
            let mut visit = |to: u8, stack: &mut Vec<u8>| {
                if !has(&reached, to) {
                    insert(&mut reached, to);
                    stack.push(to);
                    let mut neighbour = others;
                    insert(&mut neighbour, to);
                    each(neighbour);
                }
            };
            let mut stack = vec![from];
            while let Some(at) = stack.pop() {
                for index in 0..8 {
                    let Some(over) = self.steps[usize::from(at)][index].filter(|&over| has(&others, over)) else {
                        continue;
                    };
                    if let Some(to) = self.steps[usize::from(over)][index] {
                        visit(to, &mut stack);
                    }
                }
            }
            for to in self.steps[usize::from(from)].iter().flatten() {
                visit(*to, &mut stack);
            }
        }
    }

    fn worth(&self, men: Men, taste: &Taste) -> i64 {
        let mixed = men
            .iter()
            .fold(taste.noise, |mixed, word| (mixed ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29));
        let noise = (mixed >> 59) as i64;
        if !taste.halves {
            let far = |square: u8| self.left[usize::from(square)];
            // The inner squares of the goal are filled first.
            let along = |square: u8| 8 * self.along[usize::from(square)];
            let left = |square: u8| 64 * far(square) + taste.likeness * far(square).pow(2) - along(square);
            let left: i32 = squares(men).map(left).sum();
            return noise - i64::from(left);
        }
        let along: i32 = squares(men).map(|square| self.along[usize::from(square)]).sum();
        let turned = self.turned(men);
        let same: u32 = men.iter().zip(&turned).map(|(a, b)| (a & b).count_ones()).sum();
        let beyond = (along - self.half).max(0);
        i64::from(8 * (along - 2 * beyond) + 4 * (taste.likeness + 1) * same as i32) * 8 + noise
    }

    /// The positions of a line of fewer moves than `most`, if the beam finds one before a time.
    fn beam(&self, taste: &Taste, most: usize, until: Instant) -> Option<Vec<Men>> {
        let mut layers: Vec<Vec<Node>> = vec![vec![(self.start, 0)]];
        loop {
            let moves = layers.len();
            let (last, rest) = layers.split_last()?;
            if (if taste.halves { 2 * moves } else { moves + 1 }) > most || Instant::now() > until {
                return None;
            }
            let mut new: Vec<Node> = Vec::new();
            for (&(men, _), number) in last.iter().zip(0..) {
                self.each_neighbour(men, |neighbour| new.push((neighbour, number)));
            }
            new.sort_unstable();
            new.dedup_by_key(|node| node.0);
            let known = |layer: &[Node], men: &Men| layer.binary_search_by_key(men, |node| node.0).is_ok();
            new.retain(|(men, _)| !known(last, men) && rest.last().is_none_or(|before| !known(before, men)));

            // Half of the line, and the half turned, for one with an odd number of moves and one with an even one.
            let meets = |layer: &[Node]| {
                new.iter().find_map(|&(men, from)| {
                    let other = layer.binary_search_by_key(&self.turned(men), |node| node.0).ok()?;
                    Some((men, from, layer[other]))
                })
            };
            let trace = |men: Men, mut from: u32, before: &[Vec<Node>]| {
                let mut way = vec![men];
                for layer in before.iter().rev() {
                    let (men, next) = layer[from as usize];
                    way.push(men);
                    from = next;
                }
                way
            };
            if let Some(&(men, from)) = new.iter().find(|node| node.0 == self.goal) {
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
                let rest = other.into_iter().skip(1).map(|men| self.turned(men));
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

fn insert(men: &mut Men, square: u8) {
    men[usize::from(square >> 6)] |= 1 << (square & 63);
}

fn has(men: &Men, square: u8) -> bool {
    men[usize::from(square >> 6)] >> (square & 63) & 1 != 0
}

fn squares(men: Men) -> impl Iterator<Item = u8> {
    (0..4u8).flat_map(move |word| {
        let mut left = men[usize::from(word)];
        std::iter::from_fn(move || {
            let square = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (square < 64).then_some(word << 6 | square)
        })
    })
}
