//! Two armies that help each other: good games, by a beam over the moves of both.

use crate::board::{Board, Men, bits, square};
use crate::results::{leg, replay_together};
use anyhow::Result;
use std::time::{Duration, Instant};
use ugolki::{Move, Side, Variant};

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
    let board = Board::new(variant)?;
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
    board: &Board,
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
    let at = |square: u64| (square.trailing_zeros() as i32 / 8, square.trailing_zeros() as i32 % 8);
    let far: Vec<i32> = (0..64)
        .map(|index| {
            let (file, rank) = at(1 << index);
            let away = |to: u64| (file - at(to).0).abs() + (rank - at(to).1).abs();
            let (nearest, farthest) = (bits(goal).map(away).min(), bits(goal).map(away).max());
            6 * nearest.unwrap_or(0) + farthest.unwrap_or(0)
        })
        .collect();
    let left = |men: Men| -> i32 { bits(men).map(|man| far[man.trailing_zeros() as usize]).sum() };
    let mut layers: Vec<Vec<Node>> = vec![vec![(start, goal, 0)]];
    loop {
        let ply = layers.len() - 1;
        let is_own = ply.is_multiple_of(2) == (arrives == Side::White);
        if ply / 2 + 1 >= most || Instant::now() > until {
            return Ok(Vec::new());
        }
        let mut new: Vec<Node> = Vec::new();
        for (&(own, other, _), number) in layers[ply].iter().zip(0..) {
            for from in bits(if is_own { own } else { other }) {
                for to in bits(board.reach(own | other, from)) {
                    let (after, other_after) = if is_own { (own ^ from | to, other) } else { (own, other ^ from | to) };
                    // Whom the move may not trap (3.2).
                    let (mover, held) = if is_own { (after, other) } else { (other_after, own) };
                    let all = own | other;
                    let traps = || board.immobile(held, mover | held) & !board.immobile(held, all) != 0;
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
            for &&(own, other, mut from) in &done {
                let mut line = Vec::new();
                let (mut own, mut other) = (own, other);
                for layer in layers.iter().rev() {
                    let (own_before, other_before, before) = layer[from as usize];
                    let (was, is) = (own_before | other_before, own | other);
                    line.push(leg(square(was & !is)?, square(is & !was)?)?);
                    (own, other, from) = (own_before, other_before, before);
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
                for from in bits(own) {
                    let nearest =
                        bits(board.reach(own | other, from)).map(|to| far[to.trailing_zeros() as usize]).min();
                    best = best.max(far[from.trailing_zeros() as usize] - nearest.unwrap_or(i32::MAX / 2));
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
