//! Fits the weights of the evaluation: the engine plays itself, and least squares find what best tells from a position
//! how many moves a side went on to need. Then it plays itself with those, and so on.

use crate::ladder::{Entrant, Match};
use crate::play::{Numbers, Spend, opening};
use anyhow::{Context, Result};
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use ugolki::engine::tuning::{TERMS, Weights, describe, first_weights};
use ugolki::engine::{Engine, Limits, Player};
use ugolki::{Ending, Side, Square, Variant};

pub struct Tuning {
    pub games: usize,
    pub nodes: u64,
    pub rounds: usize,
    pub threads: usize,
}

/// A position as a side sees it, and the moves that it needed from there.
struct Sample {
    squares: Vec<Square>,
    terms: [i32; TERMS.len()],
    moves: f64,
}

/// Enough for so few nodes.
const HASH: usize = 1 << 20;

/// How strongly the fit is held to what was before, in samples for each weight.
const HELD: f64 = 1000.0;

/// Fewer samples than this say more about a few games than about the variant.
const FEWEST: usize = 5_000;

pub fn tune(variant: &Variant, tuning: &Tuning) -> Result<Weights> {
    let mut weights = first_weights(variant);
    for round in 0..tuning.rounds {
        let samples = Mutex::new(Vec::new());
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..tuning.threads {
                scope.spawn(|| {
                    let mut engine = Engine::new(HASH);
                    engine.use_weights(weights.clone());
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= tuning.games {
                            break;
                        }
                        let seed = (round * tuning.games + index) as u64 + 1;
                        let played = learn(variant, &mut engine, &weights, tuning.nodes, seed);
                        samples.lock().unwrap().push((index, played));
                    }
                });
            }
        });
        // In the order of the games, whichever thread played them: the sums come out the same.
        let mut games = samples.into_inner().unwrap();
        games.sort_by_key(|(index, _)| *index);
        let samples: Vec<Sample> = games.into_iter().flat_map(|(_, samples)| samples).collect();
        if samples.len() < FEWEST {
            eprintln!("{} round {}: {} samples are too few to learn from", variant.name, round + 1, samples.len());
            continue;
        }
        let error;
        (weights, error) = fit(variant, &weights, &samples)?;
        eprintln!(
            "{} round {}: {} samples, off by {error:.2} moves, terms {:?}",
            variant.name,
            round + 1,
            samples.len(),
            weights.terms
        );
    }
    Ok(weights)
}

/// Plays a game and tells of each position on the way what it came to.
fn learn(variant: &Variant, engine: &mut Engine, weights: &Weights, nodes: u64, seed: u64) -> Vec<Sample> {
    let mut numbers = Numbers(seed);
    let plies = 2 + numbers.below(8);
    let mut game = opening(variant, plies, numbers.next());
    let mut seen: [Vec<_>; 2] = [Vec::new(), Vec::new()];
    while game.outcome().is_none() {
        let side = game.position().turn();
        seen[side as usize].push(describe(&game, side));
        let limits = Limits { nodes: Some(nodes), player: Player::Level(8), seed, ..Limits::default() };
        let thought = engine.think(&game, &limits, |_| {}).expect("the game goes on");
        game.play(thought.mv).expect("a legal move");
    }
    let mut samples = Vec::new();
    let Some(outcome) = game.outcome() else { return samples };
    // A game that went on for so long was no race.
    let is_race = 2 * game.number() < variant.exit_deadline + variant.move_limit;
    if !is_race || !matches!(outcome.ending, Ending::Arrived | Ending::BothArrived) {
        return samples;
    }
    for side in Side::ALL {
        // Who hasn't arrived needs about as many moves more as the weights say.
        let rest =
            if game.position().has_arrived(side) { 0.0 } else { value(weights, &describe(&game, side)).max(1.0) };
        let made = seen[side as usize].len() as f64;
        for (index, (squares, terms)) in seen[side as usize].drain(..).enumerate() {
            samples.push(Sample { squares, terms, moves: made - index as f64 + rest });
        }
    }
    samples
}

fn value(weights: &Weights, (squares, terms): &(Vec<Square>, [i32; TERMS.len()])) -> f64 {
    let squares: i32 = squares.iter().map(|&square| i32::from(weights.square[place(square)])).sum();
    let terms: i32 = terms.iter().zip(weights.terms).map(|(term, weight)| term * i32::from(weight)).sum();
    f64::from(squares + terms) / 100.0
}

/// Where a square stands in the weights.
fn place(square: Square) -> usize {
    usize::from(square.file()) << 4 | usize::from(square.rank())
}

/// Least squares, held to the weights of before; and how far off the result is on average.
fn fit(variant: &Variant, before: &Weights, samples: &[Sample]) -> Result<(Weights, f64)> {
    let size = usize::from(variant.size);
    // Homes that are alike on both sides of the long diagonal make the squares alike too.
    let mirrored = variant
        .home
        .iter()
        .all(|square| Square::new(square.rank(), square.file()).is_some_and(|mirror| variant.home.contains(mirror)));
    let column = |square: Square| {
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        if mirrored { file.max(rank) * size + file.min(rank) } else { file * size + rank }
    };
    let width = size * size + TERMS.len();
    let row = |sample: &Sample| {
        let mut row = vec![0.0; width];
        for &square in &sample.squares {
            row[column(square)] += 1.0;
        }
        for (index, term) in sample.terms.iter().enumerate() {
            row[size * size + index] = f64::from(*term);
        }
        row
    };
    let mut start = vec![0.0; width];
    for file in 0..size {
        for rank in 0..size {
            let square = Square::new(file as u8, rank as u8).context("a square")?;
            start[column(square)] = f64::from(before.square[place(square)]) / 100.0;
        }
    }
    for (index, weight) in before.terms.iter().enumerate() {
        start[size * size + index] = f64::from(*weight) / 100.0;
    }
    // Normal equations for the change.
    let mut matrix = vec![vec![0.0; width]; width];
    let mut right = vec![0.0; width];
    for sample in samples {
        let row = row(sample);
        let told: f64 = row.iter().zip(&start).map(|(a, b)| a * b).sum();
        let filled: Vec<usize> = (0..width).filter(|&i| row[i] != 0.0).collect();
        for &i in &filled {
            right[i] += row[i] * (sample.moves - told);
            for &j in &filled {
                matrix[i][j] += row[i] * row[j];
            }
        }
    }
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] += HELD;
    }
    let change = solve(matrix, right);
    let fitted: Vec<f64> = start.iter().zip(&change).map(|(a, b)| a + b).collect();
    let error = samples.iter().map(|sample| {
        let told: f64 = row(sample).iter().zip(&fitted).map(|(a, b)| a * b).sum();
        (told - sample.moves).abs()
    });
    let error = error.sum::<f64>() / samples.len() as f64;
    let mut weights = before.clone();
    let round = |value: f64| (value * 100.0).round() as i16;
    for file in 0..size {
        for rank in 0..size {
            let square = Square::new(file as u8, rank as u8).context("a square")?;
            weights.square[place(square)] = round(fitted[column(square)]);
        }
    }
    for (index, weight) in weights.terms.iter_mut().enumerate() {
        *weight = round(fitted[size * size + index]);
    }
    Ok((weights, error))
}

/// Solves a symmetric, positive definite system (Cholesky).
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        for j in 0..=i {
            let sum: f64 = (0..j).map(|k| a[i][k] * a[j][k]).sum();
            a[i][j] = if i == j { (a[i][i] - sum).sqrt() } else { (a[i][j] - sum) / a[j][j] };
        }
    }
    for i in 0..n {
        let sum: f64 = (0..i).map(|k| a[i][k] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i][i];
    }
    for i in (0..n).rev() {
        let sum: f64 = (i + 1..n).map(|k| a[k][i] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i][i];
    }
    b
}

/// The weights as Rust: what src/engine/weights/fitted.rs holds of a variant.
pub fn written(variant: &Variant, weights: &Weights) -> String {
    let size = usize::from(variant.size);
    let mut text = format!("    Fitted {{\n        name: {:?},\n        squares: &[\n", variant.name);
    for file in 0..size {
        text.push_str("           ");
        for rank in 0..size {
            let _ = write!(text, " {},", weights.square[file << 4 | rank]);
        }
        text.push('\n');
    }
    let Weights { terms, slack, hurry, .. } = weights;
    let _ = write!(
        text,
        "        ],\n        terms: {terms:?},\n        slack: {slack},\n        hurry: {hurry},\n    }},\n"
    );
    text
}

/// By how much a change must score better to be taken.
const BETTER: f64 = 0.525;

/// What matches decide of: the terms, the slack and the hurry.
pub const TRIED: [&str; TERMS.len() + 2] = {
    let mut names = ["slack"; TERMS.len() + 2];
    let mut index = 0;
    while index < TERMS.len() {
        names[index] = TERMS[index];
        index += 1;
    }
    names[TERMS.len() + 1] = "hurry";
    names
};

/// One of them, by its place there.
pub fn tried(weights: &mut Weights, index: usize) -> &mut i16 {
    match index.checked_sub(TERMS.len()) {
        None => &mut weights.terms[index],
        Some(0) => &mut weights.slack,
        Some(_) => &mut weights.hurry,
    }
}

/// Tries other values of each of them in matches against the weights as they are, and keeps what wins.
pub fn climb(variant: &Variant, start: &Weights, tuning: &Tuning, rounds: usize) -> Weights {
    let mut weights = start.clone();
    let mut steps: [i16; TRIED.len()] = std::array::from_fn(|index| (tried(&mut weights, index).abs() / 2).max(12));
    steps[TERMS.len()] = 4;
    for round in 0..rounds {
        for (index, step) in steps.iter_mut().enumerate() {
            let mut found = false;
            for sign in [1, -1] {
                // As long as it goes on getting better.
                loop {
                    let mut other = weights.clone();
                    *tried(&mut other, index) += sign * *step;
                    let seed = (round * 100 + index * 10 + usize::from(found)) as u64;
                    let score = compare(variant, [&other, &weights], tuning, seed);
                    eprintln!(
                        "{} {} {}: {:.1} %",
                        variant.name,
                        TRIED[index],
                        *tried(&mut other, index),
                        score * 100.0
                    );
                    if score < BETTER {
                        break;
                    }
                    weights = other;
                    found = true;
                }
                if found {
                    break;
                }
            }
            if !found {
                *step = (*step / 2).max(2);
            }
        }
    }
    weights
}

/// What the first weights score against the second, from 0 to 1.
pub fn compare(variant: &Variant, weights: [&Weights; 2], tuning: &Tuning, seed: u64) -> f64 {
    let players = [Entrant(Player::Level(8)); 2];
    let Tuning { games, nodes, threads, .. } = *tuning;
    let make = |index: usize| {
        let mut engine = Engine::new(HASH);
        engine.use_weights(weights[index].clone());
        engine
    };
    Match { variant, players, games, spend: Spend::Nodes(nodes), threads, seed }.play(make, |_| {}).score()
}
