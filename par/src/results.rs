//! What is known, as `src/race/par.json` holds it.

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use std::fs;
use ugolki::{Game, Move, Setup, Side, Square, SquareSet, Variant};

/// Where the results are kept, seen from this package.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/race/par.json");

/// All results.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Results {
    /// One army alone on the board.
    pub alone: Vec<Par>,
    /// Two armies that help each other, White to move first.
    pub together: Vec<Par>,
}

/// What is known of one race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Par {
    pub variant: String,
    /// The army that arrives.
    pub arrives: String,
    /// No line has fewer moves of that army; and the best line known has so many.
    pub least: usize,
    pub most: Option<usize>,
    /// The moves of the best line; with two armies those of both.
    pub line: Vec<String>,
    /// How the lower bound is known.
    pub known_by: String,
    /// What that took: positions held, seconds of processor time, and the most memory in MB.
    pub positions: u64,
    pub seconds: f64,
    pub megabytes: u64,
    /// What repeats it.
    pub command: String,
}

impl Results {
    /// The stored ones.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn read() -> Result<Results> {
        let text = fs::read_to_string(FILE).with_context(|| format!("can't read {FILE}"))?;
        Ok(serde_json::from_str(&text)?)
    }

    /// Stores them.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn write(&self) -> Result<()> {
        fs::write(FILE, serde_json::to_string_pretty(self)? + "\n").with_context(|| format!("can't write {FILE}"))
    }
}

/// Puts a result in the place of what is known of the same race, unless that is more.
pub fn improve(known: &mut Vec<Par>, mut new: Par) {
    let Some(old) = known.iter_mut().find(|old| old.variant == new.variant && old.arrives == new.arrives) else {
        known.push(new);
        return;
    };
    if old.most.is_some_and(|old| new.most.is_none_or(|new| old < new)) {
        new.most = old.most;
        new.line.clone_from(&old.line);
    }
    if new.least < old.least {
        let (most, line) = (new.most, new.line);
        new = Par { most, line, ..old.clone() };
    }
    *old = new;
}

/// Plays White's moves by the rules, alone on the board, and writes them out; they must fill the goal.
///
/// # Errors
/// If a move is illegal or the army hasn't arrived.
pub fn replay_alone(variant: &Variant, men: SquareSet, line: &[Move]) -> Result<Vec<Move>> {
    let mut white = men;
    let mut moves = Vec::new();
    for mv in line {
        let setup = Setup { white, black: SquareSet::EMPTY, turn: Side::White, number: 1 };
        let game = Game::new(variant.clone())?.set_up(setup)?;
        let mv = game.position().resolve(mv)?;
        white = white.iter().map(|square| if square == mv.from() { mv.to() } else { square }).collect();
        moves.push(mv);
    }
    if white != variant.home_of(Side::Black) {
        bail!("the army doesn't arrive");
    }
    Ok(moves)
}

/// Plays a game of both by the rules; with the last move an army must have arrived.
///
/// # Errors
/// If a move is illegal or the army hasn't arrived.
pub fn replay_together(variant: &Variant, arrives: Side, line: &[Move]) -> Result<Vec<Move>> {
    let mut game = Game::new(variant.clone())?;
    for mv in line {
        game.play(mv)?;
    }
    if !game.position().has_arrived(arrives) || game.position().turn() == arrives {
        bail!("the army doesn't arrive with the last move");
    }
    Ok(game.moves().to_vec())
}

/// A move between two squares.
///
/// # Errors
/// None where they differ.
pub fn leg(from: Square, to: Square) -> Result<Move> {
    Move::new([from, to]).context("a move has two squares")
}

/// Seconds of processor time that this process has taken, and the most memory in MB, as far as the system tells.
pub fn spent() -> (f64, u64) {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks: u64 = fields.iter().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse::<u64>().ok());
    (ticks as f64 / 100.0, kilobytes.unwrap_or(0).div_ceil(1024))
}
