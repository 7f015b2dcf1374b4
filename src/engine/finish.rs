//! The end of a game in which the armies have passed each other: two solitary races, played exactly.

use super::search::{Hop, Line, WIN};
use crate::board::{Set, Side, Square};
use crate::game::Game;
use crate::position::Men;
use crate::race::{Leg, Progress, Race};

/// So many are looked at between two looks at the clock.
const SLICE: usize = 200;

/// The two races of a position.
pub(super) struct Finish<S> {
    /// The race of the side to move, then the opponent's.
    races: [Race<S>; 2],
    lines: [Option<Vec<Leg>>; 2],
    turn: Side,
    number: u32,
    move_limit: u32,
    pub looked_at: u64,
}

pub(super) enum Finished {
    NotYet,
    /// The best move with its proof, or, where the opponent's race is too large, without who wins.
    Line(Line),
    /// The own race is too large.
    Unknown,
}

/// Whether no man will meet one of the opponent's any more: each of White's is nearer to the far corner than each of
/// Black's.
fn have_passed<S: Set>(men: &Men<S>) -> bool {
    let progress = |square: Square| square.file() + square.rank();
    let rearmost = men.of(Side::White).squares().map(progress).min();
    let foremost = men.of(Side::Black).squares().map(progress).max();
    match (rearmost, foremost) {
        (Some(white), Some(black)) => white > black,
        _ => false,
    }
}

impl<S: Set> Finish<S> {
    /// The two races, where the armies have passed each other and nobody has arrived; each may hold so many positions.
    #[inline(never)]
    pub fn new(game: &Game, men: &Men<S>, most: usize) -> Option<Finish<S>> {
        let variant = game.variant();
        if !have_passed(men) || Side::ALL.into_iter().any(|side| men.has_arrived(side)) {
            return None;
        }
        let turn = men.turn();
        // In memory rather than in positions.
        let most = most * size_of::<u64>() / size_of::<S>();
        let race = |side: Side| Race::new(variant, side, men.of(side), most);
        Some(Finish {
            races: [race(turn), race(turn.other())],
            lines: [None, None],
            turn,
            number: game.number(),
            move_limit: variant.move_limit,
            looked_at: 0,
        })
    }

    /// Looks on for a few milliseconds. `value` is what the position is worth as far as can be guessed.
    pub fn advance(&mut self, value: i32) -> Finished {
        let index = usize::from(self.lines[0].is_some());
        self.looked_at += SLICE as u64;
        match self.races[index].advance(SLICE) {
            Progress::Running => Finished::NotYet,
            Progress::Solved(line) => {
                self.lines[index] = Some(line);
                if index == 0 { Finished::NotYet } else { self.finish(value) }
            }
            Progress::TooLarge | Progress::Impossible => self.finish(value),
        }
    }

    /// What is known, at any time.
    pub fn finish(&self, value: i32) -> Finished {
        let Some(own) = &self.lines[0] else { return Finished::Unknown };
        // After the limit the men in the goal count (5.4), and nobody races.
        if self.number + own.len() as u32 > self.move_limit + 1 {
            return Finished::Unknown;
        }
        let hop = |&(from, to): &Leg| Hop::new(from, to);
        let Some(other) = &self.lines[1] else {
            return Finished::Line(Line { score: value, depth: 1, hops: vec![hop(&own[0])] });
        };
        let (score, plies) = self.judge(own.len() as i32, other.len() as i32);
        let mut hops: Vec<Hop> = Vec::new();
        for index in 0..own.len().max(other.len()) {
            hops.extend(own.get(index).map(hop));
            hops.extend(other.get(index).map(hop));
        }
        hops.truncate(plies as usize);
        Finished::Line(Line { score, depth: plies, hops })
    }

    /// Who arrives first (5.2, 5.3), to the side to move, and after how many plies.
    fn judge(&self, own: i32, other: i32) -> (i32, i32) {
        // The pair in which each arrives, counted from the one that is being played.
        let (white, black) = match self.turn {
            Side::White => (own, other),
            Side::Black => (other + 1, own),
        };
        let first_ply = i32::from(self.turn == Side::Black);
        let plies = if white <= black { 2 * white } else { 2 * black } - first_ply;
        let score = match white.cmp(&black) {
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less => WIN - plies,
            std::cmp::Ordering::Greater => plies - WIN,
        };
        (if self.turn == Side::White { score } else { -score }, plies)
    }
}
