//! Two armies that help each other: good games, by a beam over the moves of both.

use crate::results::{leg, replay_together};
use anyhow::{Context, Result};
use std::time::{Duration, Instant};
use ugolki::race::parts::{Board, Set};
use ugolki::{Move, Side, Square, Variant};

/// The men of an army.
type Men = u64;

/// The army that shall arrive, the other one, and the place of the position before in its layer.
type Node = (Men, Men, u32);

/// Looks for a shorter game than one in which the army arrives with move number `most`, for some time.
///
/// # Errors
/// Those of the board.
pub fn search(
    variant: &Variant,
    arrives: Side,
    time: Duration,
    mut most: usize,
    mut found: impl FnMut(&[Move]) -> Result<()>,
) -> Result<()> {
    let board = Board::new(variant, variant.home);
    let started = Instant::now();
    most = most.min(variant.exit_deadline as usize);
    let mut seed = 0;
    while started.elapsed() < time {
        let width = 1000 << (seed / 4).min(5);
        for line in beam(&board, variant.trapping, arrives, width, seed, most, started + time)? {
            // A game that the rules end earlier is found out here.
            if let Ok(moves) = replay_together(variant, arrives, &line) {
                most = moves.len().div_ceil(2);
                found(&moves)?;
                break;
            }
        }
        seed += 1;
    }
    Ok(())
}

fn beam(
    board: &Board<Men>,
    trapping: bool,
    arrives: Side,
    width: usize,
    seed: u64,
    most: usize,
    until: Instant,
) -> Result<Vec<Vec<Move>>> {
    let (start, goal) = match arrives {
        Side::White => (board.start, board.goal),
        Side::Black => (board.goal, board.start),
    };
    // How far each square is from the goal, and a little for how far from its corner, so that the inner squares are filled
    // first.
    let far: Vec<i32> = (0..64)
        .map(|index| {
            let away = |to: Square| i32::from(to.file().abs_diff(index / 8)) + i32::from(to.rank().abs_diff(index % 8));
            let (nearest, farthest) = (goal.squares().map(away).min(), goal.squares().map(away).max());
            6 * nearest.unwrap_or(0) + farthest.unwrap_or(0)
        })
        .collect();
    let far = |square: Square| far[usize::from(8 * square.file() + square.rank())];
    let left = |men: Men| -> i32 { men.squares().map(far).sum() };
    let mut layers: Vec<Vec<Node>> = vec![vec![(start, goal, 0)]];
    loop {
        let ply = layers.len() - 1;
        let is_own = ply.is_multiple_of(2) == (arrives == Side::White);
        if ply / 2 + 1 >= most || Instant::now() > until {
            return Ok(Vec::new());
        }
        let mut new: Vec<Node> = Vec::new();
        for (&(own, other, _), number) in layers[ply].iter().zip(0..) {
            for from in if is_own { own } else { other }.squares().map(Men::of) {
                for to in board.reach(own | other, from).squares().map(Men::of) {
                    let (after, other_after) = if is_own { (own ^ from | to, other) } else { (own, other ^ from | to) };
                    // Whom the move may not trap (3.2).
                    let (mover, held) = if is_own { (after, other) } else { (other_after, own) };
                    let all = own | other;
                    let traps = || immobile(board, held, mover | held) & !immobile(board, held, all) != 0;
                    if trapping || !traps() {
                        new.push((after, other_after, number));
                    }
                }
            }
        }
        new.sort_unstable();
        new.dedup_by_key(|node| (node.0, node.1));
        let done: Vec<&Node> = new.iter().filter(|node| node.0 == goal).take(100).collect();
        if !done.is_empty() {
            let mut lines = Vec::new();
            for &&(own, other, mut number) in &done {
                let mut line = Vec::new();
                let (mut own, mut other) = (own, other);
                for layer in layers.iter().rev() {
                    let (own_before, other_before, before) = layer[number as usize];
                    let (was, is) = (own_before | other_before, own | other);
                    let (from, to) = (was & !is).first().zip((is & !was).first()).context("a man moves at a time")?;
                    line.push(leg(from, to)?);
                    (own, other, number) = (own_before, other_before, before);
                }
                line.reverse();
                lines.push(line);
            }
            return Ok(lines);
        }
        if new.len() > width {
            new.sort_by_cached_key(|&(own, other, _)| {
                let mixed = (own ^ other.rotate_left(17) ^ seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 61;
                let here = left(own);
                // What the best move gains that the army can make now; half of it if it is not its turn.
                let mut best = 0;
                for from in own.squares() {
                    let nearest = board.reach(own | other, Men::of(from)).squares().map(far).min();
                    best = best.max(far(from) - nearest.unwrap_or(i32::MAX / 2));
                }
                let weight = if is_own { (seed % 4) as i32 } else { 3 };
                (4 * here - weight * best) * 4 + mixed as i32
            });
            new.truncate(width);
            new.sort_unstable();
        }
        layers.push(new);
    }
}

/// The men of an army that can neither step nor jump (3.1), others standing there too.
fn immobile(board: &Board<Men>, men: Men, all: u64) -> Men {
    let empty = board.squares & !all;
    men & !(empty.neighbours(board.diagonal) | empty.two_away(all, board.diagonal))
}
