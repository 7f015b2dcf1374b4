//! The computer player.
//!
//! ```
//! use ugolki::engine::{Engine, Limits};
//! use ugolki::{Game, Variant};
//!
//! let game = Game::new(Variant::named("classic-3x3").unwrap())?;
//! let limits = Limits { nodes: Some(10_000), ..Limits::default() };
//! let thought = Engine::new(1 << 20).think(&game, &limits, |_| {})?;
//! assert!(game.legal_moves().contains(&thought.mv));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod eval;
mod finish;
mod fitted;
mod levels;
mod ratings;
mod search;
mod table;
#[cfg(feature = "tuning")]
pub mod tuning;
mod weights;

use std::time::Duration;

use crate::board::{Side, Square, SquareSet};
use crate::game::{Game, GameOver};
use crate::position::{Layout, Move};
use crate::variant::Variant;
use eval::Eval;
use finish::{Finish, Finished};
use levels::Judgement;
pub use levels::{Player, level_rating};
use search::{FORCED, Hop, Line, MAX_PLY, Options, Search, mix, plies_to_end};
use table::Table;
use weights::Weights;

/// The memory of an engine whose owner doesn't say how much, in bytes.
pub const DEFAULT_HASH: usize = 16 << 20;
/// The most memory that an engine takes for its table, in bytes; more is cut to this.
pub const MAX_HASH: usize = 1 << 30;

/// Nodes between two looks at the clock.
const SLICE: u64 = 1024;
/// Half the width of the first window around the score of the iteration before.
const WINDOW: i32 = 40;

/// What part of the time or the nodes the races may take.
const RACING: f64 = 0.6;

/// How long to think. What isn't given doesn't limit; with nothing given it thinks until it is stopped.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// At most so long.
    pub time: Option<Duration>,
    /// At most so many nodes. With this or a depth alone the result is the same on every machine.
    pub nodes: Option<u64>,
    /// So many plies deep.
    pub depth: Option<u32>,
    /// What the player has on its clock; it shares that out over the game.
    pub clock: Option<Clock>,
    /// Who plays; level 8 where nobody is named.
    pub player: Player,
    /// The choice between moves of equal worth, and the errors of the weaker levels: 0 chooses always the same.
    pub seed: u64,
    /// How many of the best moves to find, each with its line; one at least.
    pub lines: usize,
}

/// A player's clock (5.7).
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// What is left.
    pub left: Duration,
    /// What each move brings.
    pub increment: Duration,
}

/// What a position is worth, as far as has been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// White is so many hundredths of a move ahead; Black where it is below 0.
    Ahead(i32),
    /// The game can be brought to an end, whatever the opponent does.
    End {
        /// Who wins; `None` for a draw.
        winner: Option<Side>,
        /// After so many plies.
        plies: u32,
    },
}

/// One of the best moves with what is expected after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// What the move is worth.
    pub score: Score,
    /// So many plies were looked ahead.
    pub depth: u32,
    /// The principal variation, that move first.
    pub pv: Vec<Move>,
}

/// What thinking has brought, or has brought so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move to make.
    pub mv: Move,
    /// What the position is worth with it.
    pub score: Score,
    /// So many plies were looked ahead.
    pub depth: u32,
    /// So many positions were looked at.
    pub nodes: u64,
    /// The principal variation, the move first.
    pub pv: Vec<Move>,
    /// The best moves, the one to make first: as many as were asked for and are there.
    pub lines: Vec<Variation>,
}

/// A computer player with its memory of positions.
pub struct Engine {
    table: Table,
    /// For which player, seed and variant the table's values hold.
    holds_for: u64,
    thinking: Option<Thinking>,
    /// In place of the variant's own weights.
    #[cfg(feature = "tuning")]
    weights: Option<weights::Weights>,
}

/// A search that goes on.
struct Thinking {
    game: Game,
    search: Layouts,
    /// Where the armies have passed each other, until their races are solved or given up.
    finish: Option<Finishes>,
    budget: Budget,
    lines: usize,
    /// The move of a player that doesn't search.
    chosen: Option<Line>,
    /// How many positions the races took.
    raced: u64,
    /// The iteration that goes on, and which of its lines.
    depth: i32,
    window: (i32, i32),
    width: i32,
    /// The lines of the last full iteration, and those of this one.
    best: Vec<Line>,
    found: Vec<Line>,
    done: bool,
}

enum Layouts {
    Narrow(Box<Search<u64>>),
    Wide(Box<Search<SquareSet>>),
}

enum Finishes {
    Narrow(Box<Finish<u64>>),
    Wide(Box<Finish<SquareSet>>),
}

macro_rules! with_finish {
    ($finishes:expr, $finish:ident => $value:expr) => {
        match $finishes {
            Finishes::Narrow($finish) => $value,
            Finishes::Wide($finish) => $value,
        }
    };
}

macro_rules! with_search {
    ($layouts:expr, $search:ident => $value:expr) => {
        match $layouts {
            Layouts::Narrow($search) => $value,
            Layouts::Wide($search) => $value,
        }
    };
}

/// When to stop.
struct Budget {
    /// No new iteration is begun after this.
    enough: Duration,
    /// Thinking ends with this.
    most: Duration,
    nodes: u64,
    depth: i32,
}

impl Engine {
    /// A computer player whose table takes at most so many bytes: less where the memory is refused, and none where
    /// there is none, which makes it weaker and nothing else.
    #[must_use]
    pub fn new(hash: usize) -> Engine {
        Engine {
            table: Table::new(hash.min(MAX_HASH)),
            holds_for: 0,
            thinking: None,
            #[cfg(feature = "tuning")]
            weights: None,
        }
    }

    /// Thinks about a game until the limits are reached. `on_info` gets what is known after each iteration.
    ///
    /// # Errors
    /// [`GameOver`] where there is nothing to think about.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn think(
        &mut self,
        game: &Game,
        limits: &Limits,
        mut on_info: impl FnMut(&Thought),
    ) -> Result<Thought, GameOver> {
        let start = std::time::Instant::now();
        self.begin(game, limits)?;
        let mut depth = 0;
        while self.advance(start.elapsed()) {
            if let Some(thought) = self.thought().filter(|thought| thought.depth > depth) {
                depth = thought.depth;
                on_info(&thought);
            }
        }
        Ok(self.finish().unwrap_or_else(|| unreachable!("thinking has begun")))
    }

    /// Begins to think about a game. What was thought about before is left.
    ///
    /// # Errors
    /// [`GameOver`] where there is nothing to think about.
    pub fn begin(&mut self, game: &Game, limits: &Limits) -> Result<(), GameOver> {
        if let Some(outcome) = game.outcome() {
            return Err(GameOver(outcome));
        }
        let character = levels::character(limits.player, game.variant());
        let holds_for = fingerprint(game, limits);
        // What was looked at before makes another search of it, which may come to another move.
        let is_repeatable =
            (limits.nodes.is_some() || limits.depth.is_some()) && limits.time.is_none() && limits.clock.is_none();
        if holds_for != self.holds_for || is_repeatable {
            self.table.clear();
            self.holds_for = holds_for;
        }
        self.table.grow_older();
        let legal = game.legal_moves();
        let budget = Budget::new(limits, &character, game, legal.len());
        let options = Options {
            guesses: character.guesses(),
            noise: character.noise(game.number(), limits.seed),
            seed: limits.seed,
        };
        let chosen = character.choose(game, limits.seed);
        // Whoever only looks at its moves says as well as it can what the position is worth.
        let judgement = if chosen.is_some() { Judgement::Full } else { character.judgement() };
        let mut weights = self.weights(game.variant(), judgement);
        weights.slack += character.reserve as i16;
        let search = match game.position().layout() {
            Layout::Narrow(men) => {
                let eval = Eval::new(game.variant(), &weights, judgement);
                Layouts::Narrow(Box::new(Search::new(game, *men, eval, options)))
            }
            Layout::Wide(men) => {
                let eval = Eval::new(game.variant(), &weights, judgement);
                Layouts::Wide(Box::new(Search::new(game, *men, eval, options)))
            }
        };
        let mut thinking = Thinking {
            game: game.clone(),
            search,
            finish: None,
            budget,
            lines: limits.lines.clamp(1, legal.len()),
            chosen,
            raced: 0,
            depth: 1,
            window: (-FORCED * 2, FORCED * 2),
            width: WINDOW,
            best: Vec::new(),
            found: Vec::new(),
            done: false,
        };
        if character.races > 0 && thinking.lines == 1 {
            let most = character.races;
            thinking.finish = match game.position().layout() {
                Layout::Narrow(men) => Finish::new(game, men, most).map(Box::new).map(Finishes::Narrow),
                Layout::Wide(men) => Finish::new(game, men, most).map(Box::new).map(Finishes::Wide),
            };
        }
        thinking.begin_search(&self.table);
        self.thinking = Some(thinking);
        Ok(())
    }

    fn weights(&self, variant: &Variant, judgement: Judgement) -> Weights {
        #[cfg(feature = "tuning")]
        if let (Some(weights), Judgement::Full) = (&self.weights, judgement) {
            return weights.clone();
        }
        match judgement {
            Judgement::Full => weights::of(variant),
            Judgement::Distance => weights::distances(variant),
        }
    }

    /// Thinks on for a few milliseconds at most. `elapsed` is the time since thinking began. Whether there is more to
    /// think; if not, `finish` tells the result.
    pub fn advance(&mut self, elapsed: Duration) -> bool {
        let Some(thinking) = &mut self.thinking else { return false };
        thinking.advance(elapsed, &mut self.table);
        !thinking.done
    }

    /// What is known so far: `None` before the first iteration is done, and when nothing is thought about.
    #[must_use]
    pub fn thought(&self) -> Option<Thought> {
        self.thinking.as_ref().and_then(Thinking::thought)
    }

    /// Ends thinking, at any time: the result, `None` where nothing is thought about.
    pub fn finish(&mut self) -> Option<Thought> {
        let mut thinking = self.thinking.take()?;
        // Whoever stops at once gets a move too.
        while thinking.best.is_empty() && !thinking.done {
            thinking.advance(Duration::ZERO, &mut self.table);
        }
        thinking.take_unfinished();
        thinking.thought()
    }
}

impl Thinking {
    fn begin_search(&mut self, table: &Table) {
        let excluded: Vec<Hop> = self.found.iter().map(|line| line.hops[0]).collect();
        let (alpha, beta) = self.window;
        with_search!(&mut self.search, search => search.begin(self.depth, alpha, beta, &excluded, table));
    }

    fn nodes(&self) -> u64 {
        with_search!(&self.search, search => search.nodes) + self.raced
    }

    /// What the position is worth to the side to move, without a search.
    #[inline(never)]
    fn glance(&self) -> i32 {
        with_search!(&self.search, search => search.evaluate())
    }

    /// Solves the races of armies that have passed each other. Whether nothing else is to be done now: it goes on, or has
    /// found the move.
    fn race(&mut self, elapsed: Duration) -> bool {
        if self.finish.is_none() {
            return false;
        }
        let value = self.glance();
        let Some(finish) = &mut self.finish else { return false };
        let mut finished = with_finish!(finish, finish => finish.advance(value));
        self.raced = with_finish!(finish, finish => finish.looked_at);
        // The rest is left for a search, should the races be too long.
        let is_late =
            elapsed >= self.budget.most.mul_f64(RACING) || self.raced as f64 >= self.budget.nodes as f64 * RACING;
        if is_late && matches!(finished, Finished::NotYet) {
            finished = with_finish!(finish, finish => finish.finish(value));
        }
        match finished {
            Finished::NotYet => return true,
            Finished::Unknown => {}
            Finished::Line(line) => {
                let (from, to) = (line.hops[0].from(), line.hops[0].to());
                // The opponent's men may stand in its way after all.
                if self.game.destinations(from).contains(to) {
                    self.best = vec![line];
                    self.done = true;
                }
            }
        }
        self.finish = None;
        self.done
    }

    fn advance(&mut self, elapsed: Duration, table: &mut Table) {
        if self.done || self.race(elapsed) {
            return;
        }
        if let Some(mut chosen) = self.chosen.take() {
            chosen.score = self.glance();
            self.best = vec![chosen];
            self.done = true;
            return;
        }
        let has_move = !self.best.is_empty();
        if has_move && (elapsed >= self.budget.most || self.nodes() >= self.budget.nodes) {
            self.done = true;
            return;
        }
        // Until there is a move to make, no limit holds. The search counts without what the races took.
        let most = if has_move { self.budget.nodes - self.raced } else { u64::MAX };
        if let Some(score) =
            with_search!(&mut self.search, search => search.run((search.nodes + SLICE).min(most), table))
        {
            self.take_score(score, elapsed, table);
        }
    }

    /// A search of this iteration is done.
    fn take_score(&mut self, score: i32, elapsed: Duration, table: &Table) {
        let (alpha, beta) = self.window;
        if score <= alpha || score >= beta {
            self.width *= 4;
            let far = self.width > 10 * WINDOW || score.abs() >= FORCED;
            self.window = match score <= alpha {
                true => (if far { -2 * FORCED } else { score - self.width }, beta),
                false => (alpha, if far { 2 * FORCED } else { score + self.width }),
            };
            self.begin_search(table);
            return;
        }
        let hops = with_search!(&self.search, search => search.line().to_vec());
        if !hops.is_empty() {
            // The best first; a later one may turn out to be better, as each has its own window.
            let index = self.found.iter().rposition(|line| line.score >= score).map_or(0, |last| last + 1);
            self.found.insert(index, Line { score, depth: self.depth, hops });
        }
        if self.found.len() >= self.lines {
            self.best = std::mem::take(&mut self.found);
            let is_settled = plies_to_end(self.best[0].score).is_some_and(|plies| plies.abs() <= self.depth);
            if self.depth >= self.budget.depth || is_settled && self.lines == 1 || elapsed >= self.budget.enough {
                self.done = true;
                return;
            }
            self.depth += 1;
        }
        self.width = WINDOW;
        let before = self.best.get(self.found.len()).map(|line| line.score);
        self.window = match before {
            Some(score) if self.depth > 3 && score.abs() < FORCED => (score - WINDOW, score + WINDOW),
            _ => (-2 * FORCED, 2 * FORCED),
        };
        self.begin_search(table);
    }

    /// What an iteration that was left off knows better than the one before.
    fn take_unfinished(&mut self) {
        let is_full = self.best.first().is_some_and(|line| line.depth >= self.depth);
        if is_full || !self.found.is_empty() {
            return;
        }
        let (score, hops) = with_search!(&self.search, search => (search.best_so_far(), search.line().to_vec()));
        let (Some(score), false) = (score, hops.is_empty()) else { return };
        if score >= self.window.1 {
            return;
        }
        // The best move may be another now. What the others are worth isn't known anew: where it comes behind one of
        // them, nobody can tell which is the better one, and the iteration before stands.
        let others = self.best.iter().filter(|line| line.hops[0] != hops[0]).take(self.lines - 1);
        if others.clone().all(|line| line.score <= score) {
            let others: Vec<Line> = others.cloned().collect();
            self.best = vec![Line { score, depth: self.depth, hops }];
            self.best.extend(others);
        }
    }

    fn thought(&self) -> Option<Thought> {
        let lines: Vec<Variation> = self.best.iter().map(|line| self.variation(line)).collect();
        let first = lines.first()?.clone();
        let mv = first.pv.first()?.clone();
        Some(Thought { mv, score: first.score, depth: first.depth, nodes: self.nodes(), pv: first.pv, lines })
    }

    fn variation(&self, line: &Line) -> Variation {
        let mut game = self.game.clone();
        let mut pv = Vec::new();
        for hop in &line.hops {
            // Whatever doesn't go on by the rules isn't told.
            let Some(mv) = Move::new([hop.from(), hop.to()]) else { break };
            if game.play(mv).is_err() {
                break;
            }
            pv.extend(game.moves().last().cloned());
        }
        let turn = self.game.position().turn();
        let score = match plies_to_end(line.score) {
            Some(plies) => {
                let winner = if plies > 0 { turn } else { turn.other() };
                Score::End { winner: Some(winner), plies: plies.unsigned_abs() }
            }
            // A line that ends in a draw and is worth nothing: that is the draw.
            None if line.score == 0 && game.outcome().is_some_and(|outcome| outcome.winner.is_none()) => {
                Score::End { winner: None, plies: pv.len() as u32 }
            }
            None => Score::Ahead(if turn == Side::White { line.score } else { -line.score }),
        };
        Variation { score, depth: line.depth as u32, pv }
    }
}

impl Budget {
    fn new(limits: &Limits, character: &levels::Character, game: &Game, moves: usize) -> Budget {
        let most = Duration::MAX;
        let mut budget = Budget { enough: most, most, nodes: u64::MAX, depth: MAX_PLY as i32 - 8 };
        if let Some(time) = limits.time {
            budget.most = time;
            // The next iteration takes longer than all before it.
            budget.enough = time.mul_f64(0.6);
        }
        if let Some(Clock { left, increment }) = limits.clock {
            // As if so many moves were still to come; and something is kept for the way to the clock and back.
            let about = game.variant().move_limit.min(200) / 2 + 5;
            let to_come = about.saturating_sub(game.number()).max(12);
            let kept = Duration::from_millis(60).max(left / 50);
            let free = left.saturating_sub(kept);
            let share = (free / to_come + increment.mul_f64(0.8)).min(free / 3);
            budget.most = budget.most.min(share.mul_f64(1.6).min(free / 3));
            budget.enough = budget.enough.min(share.mul_f64(0.6));
        }
        budget.nodes = budget.nodes.min(limits.nodes.unwrap_or(u64::MAX)).min(character.nodes().unwrap_or(u64::MAX));
        let depth = limits.depth.map_or(i32::MAX, |depth| i32::try_from(depth.max(1)).unwrap_or(i32::MAX));
        budget.depth = budget.depth.min(depth).min(character.depth().unwrap_or(i32::MAX));
        if moves == 1 && limits.lines <= 1 {
            // There is nothing to choose.
            budget.depth = 1;
        }
        budget
    }
}

/// Tells games apart whose positions are worth something else though they look the same.
fn fingerprint(game: &Game, limits: &Limits) -> u64 {
    let variant = game.variant();
    let numbers = [
        u64::from(variant.size),
        u64::from(variant.diagonal) << 1 | u64::from(variant.trapping),
        u64::from(variant.exit_deadline),
        u64::from(variant.move_limit),
        limits.player.number(),
        limits.seed,
    ];
    let squares = variant.home.iter().map(|square: Square| square.index() as u64);
    numbers.into_iter().chain(squares).fold(1, |hash, number| mix(hash ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}
