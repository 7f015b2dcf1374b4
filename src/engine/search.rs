//! The search: principal variation search with iterative deepening, which can be left at any node and gone on with.
//!
//! There is no recursion. A frame for each ply holds what the search would keep on the stack, so a search that is cut
//! into slices (a worker has to listen now and then) goes just as one that isn't, node for node.

use super::eval::{Eval, MOVE};
use super::table::{Bound, Table};
use crate::board::{Set, Side, Square};
use crate::game::{Game, Outcome, play_and_judge};
use crate::position::Men;
use crate::variant::Variant;

/// More than any score that isn't a forced end.
pub(super) const FORCED: i32 = 1_000_000;
/// A win at once. One that takes longer is worth as many less as it takes plies.
pub(super) const WIN: i32 = FORCED + 10_000;
/// More than any score.
const INFINITE: i32 = WIN + 1;

/// The deepest ply that is looked at.
pub(super) const MAX_PLY: usize = 96;

/// A move by its start and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hop {
    pub from: u8,
    pub to: u8,
}

impl Hop {
    /// No move: nothing goes from a square to itself.
    pub const NONE: Hop = Hop { from: 0, to: 0 };

    pub fn new(from: Square, to: Square) -> Hop {
        Hop { from: from.index() as u8, to: to.index() as u8 }
    }

    pub fn from(self) -> Square {
        Square::at(self.from)
    }

    pub fn to(self) -> Square {
        Square::at(self.to)
    }
}

/// A move to be searched, with what it promises.
#[derive(Clone, Copy)]
struct Candidate {
    hop: Hop,
    promise: i32,
}

/// How the child of a frame is being searched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The opponent moves again, to see whether that is enough for it.
    Pass,
    /// With less depth and no window.
    Reduced,
    /// With no window: is it better than the best at all?
    Scout,
    /// With the whole window.
    Full,
}

/// What the search keeps of a ply.
#[derive(Clone, Copy)]
struct Frame {
    alpha: i32,
    beta: i32,
    /// Alpha as it was, by which the kind of the result is told.
    floor: i32,
    depth: i32,
    best: i32,
    best_hop: Hop,
    /// The candidates in the common list: from `next` on they are still to be tried.
    start: usize,
    next: usize,
    stage: Stage,
    /// The move that is made, and the depth left after it.
    hop: Hop,
    child_depth: i32,
    /// The evaluation, where moves may be left out that gain too little on it; else more than any.
    static_value: i32,
    killers: [Hop; 2],
    /// What was there before the move that is made.
    number: u32,
    key: u64,
    sums: [i32; 2],
}

const EMPTY_FRAME: Frame = Frame {
    alpha: 0,
    beta: 0,
    floor: 0,
    depth: 0,
    best: 0,
    best_hop: Hop::NONE,
    start: 0,
    next: 0,
    stage: Stage::Full,
    hop: Hop::NONE,
    child_depth: 0,
    static_value: INFINITE,
    killers: [Hop::NONE; 2],
    number: 0,
    key: 0,
    sums: [0; 2],
};

/// What the search may do; all of it, but in tests and in weaker levels.
#[derive(Clone, Copy)]
pub(super) struct Options {
    /// Cuts that are guesses: passes, reductions, hopeless moves.
    pub guesses: bool,
    /// How much the evaluation errs, in hundredths of a move, up and down.
    pub noise: i32,
    /// From which the errors and the choice among equal moves come.
    pub seed: u64,
}

/// A line that was found at the root.
#[derive(Clone)]
pub(super) struct Line {
    pub score: i32,
    pub depth: i32,
    pub hops: Vec<Hop>,
}

/// A search from one position, iteration by iteration.
pub(super) struct Search<S> {
    variant: Variant,
    eval: Eval<S>,
    options: Options,
    men: Men<S>,
    number: u32,
    key: u64,
    sums: [i32; 2],
    /// The keys of all positions of the game and of the line that is looked at, the present one last (5.5).
    line: Vec<u64>,
    /// How many positions of `line` have a key that ends so: most that never stood before are told by it.
    stood: Vec<u16>,
    frames: Vec<Frame>,
    top: usize,
    candidates: Vec<Candidate>,
    /// The best line from each ply on.
    lines: Vec<[Hop; MAX_PLY]>,
    lengths: [usize; MAX_PLY],
    history: Vec<i16>,
    pub nodes: u64,
    /// The root's moves that aren't to be looked at.
    excluded: Vec<Hop>,
    /// The value of the child that has just been searched, to the side to move of the frame on top.
    value: Option<i32>,
}

const STOOD: usize = 4096;

const HISTORY_LIMIT: i32 = 16_000;

impl<S: Set> Search<S> {
    #[inline(never)]
    pub fn new(game: &Game, men: Men<S>, eval: Eval<S>, options: Options) -> Search<S> {
        let sums = Side::ALL.map(|side| eval.sum(side, men.of(side)));
        let seen = game.seen();
        let mut turn = if seen.len() % 2 == 1 { men.turn() } else { men.turn().other() };
        let mut search = Search {
            variant: game.variant().clone(),
            eval,
            options,
            men,
            number: game.number(),
            key: key_of(men.both(), men.turn()),
            sums,
            line: Vec::with_capacity(seen.len() + MAX_PLY),
            stood: vec![0; STOOD],
            frames: vec![EMPTY_FRAME; MAX_PLY],
            top: 0,
            candidates: Vec::with_capacity(8192),
            lines: vec![[Hop::NONE; MAX_PLY]; MAX_PLY],
            lengths: [0; MAX_PLY],
            history: vec![0; 2 * 256 * 256],
            nodes: 0,
            excluded: Vec::new(),
            value: None,
        };
        for men in seen {
            search.arrive_at(key_of(men.map(S::narrow), turn));
            turn = turn.other();
        }
        search
    }

    /// Begins to search the position to a depth, within a window, leaving out these moves.
    pub fn begin(&mut self, depth: i32, alpha: i32, beta: i32, excluded: &[Hop], table: &Table) {
        self.excluded.clear();
        self.excluded.extend_from_slice(excluded);
        self.candidates.clear();
        self.top = 0;
        self.value = None;
        self.lengths[0] = 0;
        self.nodes += 1;
        let best = table.probe(self.table_key()).map_or(Hop::NONE, |entry| entry.best);
        self.fill_frame(0, depth, alpha, beta);
        self.generate(best, true);
    }

    /// Searches on until it is done or so many nodes have been looked at in all; then `None`, and it can go on.
    pub fn run(&mut self, until: u64, table: &mut Table) -> Option<i32> {
        loop {
            if let Some(value) = self.value.take() {
                self.take_value(value, table);
            } else if self.nodes >= until {
                return None;
            } else if let Some(value) = self.try_next(table) {
                // This ply is done.
                self.candidates.truncate(self.frames[self.top].start);
                if self.top == 0 {
                    return Some(value);
                }
                self.top -= 1;
                self.value = Some(-value);
            }
        }
    }

    /// The line that the last search has found, or the part that is found so far.
    pub fn line(&self) -> &[Hop] {
        &self.lines[0][..self.lengths[0]]
    }

    /// Whether the search left off in the middle of the root's moves, with its first move done.
    pub fn best_so_far(&self) -> Option<i32> {
        let root = &self.frames[0];
        (root.best > root.floor).then_some(root.best)
    }

    pub fn evaluate(&self) -> i32 {
        let value = self.eval.evaluate(&self.men, self.number, self.sums);
        if self.options.noise == 0 { value } else { value + self.noise() }
    }

    /// An error that is always the same for a position and a seed.
    fn noise(&self) -> i32 {
        let width = 2 * self.options.noise as u64 + 1;
        // The sum of two is small more often than large.
        let mixed = mix(self.key ^ self.options.seed);
        let part = |bits: u64| (((bits & 0xffff) * width) >> 16) as i32;
        (part(mixed) + part(mixed >> 16)) / 2 - self.options.noise
    }

    fn table_key(&self) -> u64 {
        // Deadline and limit make it another position at another number.
        self.key ^ mix(u64::from(self.number))
    }

    fn arrive_at(&mut self, key: u64) {
        self.line.push(key);
        self.stood[key as usize % STOOD] += 1;
    }

    /// Whether this position stands for the third time (5.5).
    fn is_third(&self) -> bool {
        if self.stood[self.key as usize % STOOD] < 3 {
            return false;
        }
        self.line.iter().rev().step_by(2).filter(|&&key| key == self.key).nth(2).is_some()
    }

    fn fill_frame(&mut self, ply: usize, depth: i32, alpha: i32, beta: i32) {
        let killers = self.frames[ply].killers;
        self.frames[ply] = Frame {
            alpha,
            beta,
            floor: alpha,
            depth,
            best: -INFINITE,
            start: self.candidates.len(),
            next: self.candidates.len(),
            killers,
            number: self.number,
            key: self.key,
            sums: self.sums,
            ..EMPTY_FRAME
        };
    }

    /// Makes a move of the frame on top; the value to its side where the game ends with it.
    #[inline]
    fn make(&mut self, hop: Hop) -> Option<i32> {
        let (from, to) = (hop.from(), hop.to());
        let side = self.men.turn();
        let outcome = play_and_judge(&mut self.men, &self.variant, &mut self.number, from, to);
        self.sums[side as usize] += self.eval.of(side, to) - self.eval.of(side, from);
        self.key ^= square_key(side, from) ^ square_key(side, to) ^ TURN;
        self.arrive_at(self.key);
        outcome.map(|Outcome { winner, .. }| match winner {
            None => 0,
            Some(winner) if winner == side => WIN - self.top as i32 - 1,
            Some(_) => self.top as i32 + 1 - WIN,
        })
    }

    /// Takes back the move of the frame on top.
    #[inline]
    fn unmake(&mut self) {
        let frame = &self.frames[self.top];
        let (hop, number, key, sums) = (frame.hop, frame.number, frame.key, frame.sums);
        if frame.stage != Stage::Pass {
            self.stood[self.key as usize % STOOD] -= 1;
            self.line.pop();
        }
        self.men.unplay(hop.from(), hop.to());
        (self.number, self.key, self.sums) = (number, key, sums);
    }

    /// Opens the position that the move of the frame on top has led to: its value at once, to its side to move, or a
    /// frame for it on top.
    fn open(&mut self, depth: i32, alpha: i32, beta: i32, table: &mut Table) -> Option<i32> {
        self.nodes += 1;
        let ply = self.top + 1;
        self.lengths[ply] = 0;
        if self.is_third() {
            return Some(0);
        }
        let turn = self.men.turn();
        // After White's arrival Black's reply decides (5.2): no evaluation knows better.
        let decides = turn == Side::Black && self.men.has_arrived(Side::White);
        let depth = if decides { depth.max(1) } else { depth };
        if depth <= 0 || ply + 1 >= MAX_PLY {
            return Some(self.evaluate());
        }
        let is_scout = beta - alpha == 1;
        let mut best = Hop::NONE;
        if let Some(entry) = table.probe(self.table_key()) {
            best = entry.best;
            let value = from_table(entry.value, ply);
            let holds = match entry.bound() {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
                Bound::None => false,
            };
            if is_scout && holds && i32::from(entry.depth) >= depth {
                return Some(value);
            }
        }
        self.top = ply;
        self.fill_frame(ply, depth, alpha, beta);
        let guesses = self.options.guesses && is_scout && !decides && beta.abs() < FORCED;
        if guesses {
            let value = self.evaluate();
            // A move that may arrive isn't judged by what it gains.
            if (self.men.of(turn) & !self.men.home(turn.other())).len() > 1 {
                self.frames[ply].static_value = value;
            }
            if depth >= 3 && value >= beta && self.frames[ply - 1].stage != Stage::Pass && self.may_pass() {
                self.frames[ply].best_hop = best;
                self.frames[ply].hop = Hop::NONE;
                self.frames[ply].stage = Stage::Pass;
                self.men.pass();
                self.key ^= TURN;
                self.number += u32::from(turn == Side::Black);
                let reduction = 2 + depth / 4;
                let reply = self.open(depth - 1 - reduction, -beta, 1 - beta, table);
                // A frame on top of this one answers later.
                if let Some(value) = reply {
                    self.value = Some(-value);
                }
                return None;
            }
        }
        self.generate_or_judge(best)
    }

    /// A pass is worse than a move, unless the own men stand in each other's way, as they do at the ends.
    fn may_pass(&self) -> bool {
        let side = self.men.turn();
        let goal = self.men.home(side.other());
        let travelling = (self.men.of(side) & !goal).len();
        travelling > 3 && self.number < self.variant.move_limit.saturating_sub(6) && !self.is_near_deadline()
    }

    fn is_near_deadline(&self) -> bool {
        self.number <= self.variant.exit_deadline && self.number + 6 > self.variant.exit_deadline
    }

    /// Fills the frame on top with its moves; its value and no frame where there are none (5.6, 5.2).
    fn generate_or_judge(&mut self, best: Hop) -> Option<i32> {
        self.generate(best, false);
        if self.candidates.len() > self.frames[self.top].start {
            return None;
        }
        let has_lost = self.men.turn() == Side::Black && self.men.has_arrived(Side::White);
        let ply = self.top;
        self.top -= 1;
        Some(if has_lost { ply as i32 - WIN } else { 0 })
    }

    fn generate(&mut self, best: Hop, is_root: bool) {
        let side = self.men.turn();
        let frame = &self.frames[self.top];
        let killers = frame.killers;
        let Search { men, candidates, eval, history, excluded, .. } = self;
        let history = &history[(side as usize) << 16..];
        men.for_each_move(|from, to| {
            let hop = Hop::new(from, to);
            if is_root && excluded.contains(&hop) {
                return;
            }
            let promise = if hop == best {
                i32::MAX
            } else {
                let gain = eval.of(side, from) - eval.of(side, to);
                let killer = if hop == killers[0] {
                    3 * MOVE
                } else if hop == killers[1] {
                    2 * MOVE
                } else {
                    0
                };
                (gain + killer) * 64 + i32::from(history[usize::from(hop.from) << 8 | usize::from(hop.to)])
            };
            candidates.push(Candidate { hop, promise });
        });
    }

    /// Tries the next move of the frame on top; its value where none is left.
    fn try_next(&mut self, table: &mut Table) -> Option<i32> {
        let ply = self.top;
        let frame = self.frames[ply];
        let tried = frame.next - frame.start;
        let rest = &mut self.candidates[frame.next..];
        if rest.is_empty() {
            return Some(self.finish(table));
        }
        // The most promising of the rest; most searches end with one of the first, so nothing is sorted. Among equals, as
        // each side sees the board: a position seen from the other side is searched alike.
        let seen = if self.men.turn() == Side::White { 0 } else { u8::MAX };
        let order = |a: &Candidate| (std::cmp::Reverse(a.promise), a.hop.from ^ seen, a.hop.to ^ seen);
        let best = (0..rest.len()).min_by_key(|&index| order(&rest[index])).unwrap_or(0);
        rest.swap(0, best);
        let hop = rest[0].hop;
        let is_scout = frame.beta - frame.floor == 1;
        let side = self.men.turn();
        let gain = self.eval.of(side, hop.from()) - self.eval.of(side, hop.to());
        self.frames[ply].next += 1;
        if self.options.guesses && is_scout && tried > 0 && frame.best > -FORCED && frame.depth <= 2 {
            let hope = frame.static_value + gain + 150 * frame.depth;
            if hope <= frame.alpha && frame.alpha.abs() < FORCED && !self.is_near_deadline() {
                self.frames[ply].best = frame.best.max(hope);
                return None;
            }
        }
        let mut reduction = 0;
        if self.options.guesses && frame.depth >= 3 && tried >= 3 && gain <= MOVE {
            reduction = 1 + i32::from(tried >= 8) + i32::from(tried >= 20 && frame.depth >= 5);
            if gain < 0 {
                reduction += 1;
            }
            if !is_scout {
                reduction -= 1;
            }
            reduction = reduction.clamp(0, frame.depth - 2);
        }
        let over = self.make(hop);
        let new = &mut self.frames[ply];
        new.hop = hop;
        new.child_depth = frame.depth - 1;
        new.stage = if tried == 0 {
            Stage::Full
        } else if reduction > 0 {
            Stage::Reduced
        } else {
            Stage::Scout
        };
        let (alpha, beta) = (frame.alpha, frame.beta);
        if let Some(value) = over {
            self.nodes += 1;
            self.lengths[ply + 1] = 0;
            // It is what it is, at any depth.
            self.frames[ply].stage = Stage::Full;
            self.value = Some(value);
            return None;
        }
        let child = match self.frames[ply].stage {
            Stage::Full => self.open(frame.depth - 1, -beta, -alpha, table),
            _ => self.open(frame.depth - 1 - reduction, -alpha - 1, -alpha, table),
        };
        if let Some(value) = child {
            self.value = Some(-value);
        }
        None
    }

    /// The value of a child has come, to the side of the frame on top.
    fn take_value(&mut self, value: i32, table: &mut Table) {
        let ply = self.top;
        let frame = self.frames[ply];
        if frame.stage == Stage::Pass {
            self.unmake();
            if value >= frame.beta {
                let value = value.min(FORCED - 1);
                // As good as done: nothing more is tried.
                self.top -= 1;
                self.value = Some(-value);
                return;
            }
            // From here on it is a frame like any other.
            let best = std::mem::replace(&mut self.frames[ply].best_hop, Hop::NONE);
            self.frames[ply].stage = Stage::Full;
            if let Some(value) = self.generate_or_judge(best) {
                self.value = Some(-value);
            }
            return;
        }
        let again = match frame.stage {
            Stage::Reduced if value > frame.alpha => Some((Stage::Scout, -frame.alpha - 1)),
            Stage::Scout if value > frame.alpha && value < frame.beta => Some((Stage::Full, -frame.beta)),
            _ => None,
        };
        if let Some((stage, alpha)) = again {
            self.frames[ply].stage = stage;
            if let Some(value) = self.open(frame.child_depth, alpha, -frame.alpha, table) {
                self.value = Some(-value);
            }
            return;
        }
        self.unmake();
        if value <= frame.best {
            return;
        }
        let frame = &mut self.frames[ply];
        frame.best = value;
        frame.best_hop = frame.hop;
        if value <= frame.alpha {
            return;
        }
        frame.alpha = value;
        let hop = frame.hop;
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let length = self.lengths[ply + 1];
        before[ply][0] = hop;
        before[ply][1..=length].copy_from_slice(&after[0][..length]);
        self.lengths[ply] = length + 1;
        if value >= frame.beta {
            self.reward(ply);
            // Nothing more is tried.
            let end = self.candidates.len();
            self.frames[ply].next = end;
        }
    }

    /// The move that has refuted the frame on top will be tried sooner elsewhere.
    fn reward(&mut self, ply: usize) {
        let frame = &mut self.frames[ply];
        let hop = frame.hop;
        if frame.killers[0] != hop {
            frame.killers = [hop, frame.killers[0]];
        }
        let bonus = (4 * frame.depth * frame.depth).min(1600);
        let (start, next) = (frame.start, frame.next);
        let base = (self.men.turn() as usize) << 16;
        let mut adjust = |hop: Hop, bonus: i32| {
            let entry = &mut self.history[base | usize::from(hop.from) << 8 | usize::from(hop.to)];
            let now = i32::from(*entry);
            // What is rewarded often grows less and less.
            *entry = (now + bonus - now * bonus.abs() / HISTORY_LIMIT) as i16;
        };
        adjust(hop, bonus);
        for tried in &self.candidates[start..next.saturating_sub(1)] {
            adjust(tried.hop, -bonus);
        }
    }

    /// All moves of the frame on top have been tried.
    fn finish(&mut self, table: &mut Table) -> i32 {
        let frame = &self.frames[self.top];
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if self.top > 0 || self.excluded.is_empty() {
            let best = if bound == Bound::Upper { Hop::NONE } else { frame.best_hop };
            table.store(self.table_key(), frame.depth, to_table(frame.best, self.top), bound, best);
        }
        frame.best
    }
}

/// A forced end counts from the root in the search and from the position in the table.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= FORCED => value + ply as i32,
        _ if value <= -FORCED => value - ply as i32,
        _ => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        _ if value >= FORCED => value - ply as i32,
        _ if value <= -FORCED => value + ply as i32,
        _ => value,
    }
}

/// In how many plies the game ends, where the score is a forced end: positive where the side to move wins.
pub(super) fn plies_to_end(score: i32) -> Option<i32> {
    match score {
        _ if score >= FORCED => Some(WIN - score),
        _ if score <= -FORCED => Some(-WIN - score),
        _ => None,
    }
}

const TURN: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes a number so that each bit depends on all (the finaliser of SplitMix64).
pub(super) const fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// Zobrist's numbers: one for each side and square.
static KEYS: [[u64; 256]; 2] = {
    let mut keys = [[0; 256]; 2];
    let mut index = 0;
    while index < 512 {
        keys[index / 256][index % 256] = mix((index as u64 + 1).wrapping_mul(TURN));
        index += 1;
    }
    keys
};

#[inline(always)]
fn square_key(side: Side, square: Square) -> u64 {
    KEYS[side as usize][square.index()]
}

fn key_of<S: Set>(men: [S; 2], turn: Side) -> u64 {
    let key = if turn == Side::White { 0 } else { TURN };
    Side::ALL
        .into_iter()
        .fold(key, |key, side| men[side as usize].squares().fold(key, |key, square| key ^ square_key(side, square)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::SquareSet;
    use crate::engine::levels::Judgement;
    use crate::engine::table::Table;
    use crate::engine::weights;
    use crate::game::Setup;
    use crate::position::Layout;

    const EXACT: Options = Options { guesses: false, noise: 0, seed: 0 };

    /// A position with random men, a few or all, anywhere on the board; by every number there is something to be
    /// judged at.
    fn random_game(seed: u64) -> Game {
        let mut number = seed;
        let mut below = |limit: usize| {
            number = mix(number.wrapping_add(TURN));
            (number % limit as u64) as usize
        };
        loop {
            let variants: Vec<_> = Variant::all().filter(|variant| variant.size == 8).collect();
            let variant = variants[below(variants.len())].clone();
            let (deadline, limit) = (variant.exit_deadline, variant.move_limit);
            let mut places: Vec<Square> = SquareSet::board(8).iter().collect();
            let mut men = [SquareSet::EMPTY; 2];
            let count = 3 + below(4);
            for side in Side::ALL {
                let goal: Vec<Square> = variant.home_of(side.other()).iter().collect();
                for index in 0..count {
                    // Most of them near their goal, so that games end in all ways.
                    let near = goal[index % goal.len()];
                    let place = if below(3) > 0 && places.contains(&near) { near } else { places[below(places.len())] };
                    places.retain(|square| *square != place);
                    men[side as usize].insert(place);
                }
            }
            let number = [1, deadline - 1, deadline, deadline + 1, limit - 1, limit][below(6)];
            let variant = Variant { home: variant.home.iter().take(count).collect(), ..variant };
            let turn = Side::ALL[below(2)];
            let setup = Setup { white: men[0], black: men[1], turn, number };
            let game = Game::new(variant).unwrap().set_up(setup).unwrap();
            if game.outcome().is_none() {
                return game;
            }
        }
    }

    /// What the search must agree with: every line to its end, by the rules.
    fn minimax<S: Set>(game: &Game, men: Men<S>, number: u32, eval: &Eval<S>, depth: i32, ply: i32) -> i32 {
        let side = men.turn();
        let decides = side == Side::Black && men.has_arrived(Side::White);
        if depth <= 0 && !decides {
            let sums = Side::ALL.map(|side| eval.sum(side, men.of(side)));
            return eval.evaluate(&men, number, sums);
        }
        let mut best = None;
        men.for_each_move(|from, to| {
            let (mut after, mut next) = (men, number);
            let value = match play_and_judge(&mut after, game.variant(), &mut next, from, to) {
                None => -minimax(game, after, next, eval, depth - 1, ply + 1),
                Some(Outcome { winner: None, .. }) => 0,
                Some(Outcome { winner, .. }) if winner == Some(side) => WIN - ply - 1,
                Some(_) => ply + 1 - WIN,
            };
            best = best.max(Some(value));
        });
        best.unwrap_or(if decides { ply - WIN } else { 0 })
    }

    fn eval<S: Set>(game: &Game) -> Eval<S> {
        Eval::new(game.variant(), &weights::of(game.variant()), Judgement::Full)
    }

    fn search<S: Set>(game: &Game, men: Men<S>, depth: i32, bytes: usize, options: Options) -> i32 {
        let mut search = Search::new(game, men, eval(game), options);
        let mut table = Table::new(bytes);
        let mut score = 0;
        // Iteration by iteration, in slices: the table is filled and the search is left off and gone on with.
        for depth in 1..=depth {
            search.begin(depth, -INFINITE, INFINITE, &[], &table);
            score = loop {
                let until = search.nodes + 7;
                if let Some(score) = search.run(until, &mut table) {
                    break score;
                }
            };
        }
        score
    }

    fn men(game: &Game) -> Men<u64> {
        let Layout::Narrow(men) = game.position().layout() else { unreachable!("the board has 8×8 squares") };
        *men
    }

    #[test]
    fn it_agrees_with_plain_minimax() {
        for seed in 0..500 {
            let game = random_game(seed);
            let men = men(&game);
            let plain = minimax(&game, men, game.number(), &eval(&game), 3, 0);
            for bytes in [1 << 16, 0] {
                assert_eq!(search(&game, men, 3, bytes, EXACT), plain, "{seed} {bytes} {game:?}");
            }
        }
    }

    #[test]
    fn a_mirrored_position_has_the_mirrored_score() {
        let options = Options { guesses: true, ..EXACT };
        for name in ["classic-3x3", "diagonal-3x4", "triangle"] {
            // Far from the deadline, for which White has a move less when Black is to move.
            let mut game = Game::new(Variant::named(name).unwrap().with_numbers(500, 900)).unwrap();
            for ply in 0..12 {
                let Setup { white, black, turn, number } = game.setup();
                let (white, black) = (black.turned(8), white.turned(8));
                let mirror = game.set_up(Setup { white, black, turn: turn.other(), number }).unwrap();
                for depth in [2, 5] {
                    let [score, mirrored] =
                        [&game, &mirror].map(|game| search(game, men(game), depth, 1 << 20, options));
                    assert_eq!(score, mirrored, "{name} {ply} {depth}");
                }
                let moves = game.legal_moves();
                game.play(&moves[mix(ply) as usize % moves.len()]).unwrap();
            }
        }
    }
}
