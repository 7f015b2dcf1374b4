//! Who plays: the eight levels, each with what it sees and what it doesn't, and the anchors of the ladder.

use super::search::{Hop, Line, mix};
use crate::board::{Side, Square};
use crate::game::Game;
use crate::position::Move;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A level from 1, for somebody's first game, to 8, the full strength. Others are taken for the nearest.
    Level(u8),
    /// Any legal move: the ladder's lowest anchor.
    Random,
    /// The move that brings its man farthest on, the first of them: another anchor.
    Greedy,
    /// Alpha-beta to a fixed depth over the men's distances and nothing else, as public programs have it: two more.
    Distance(u8),
}

impl Default for Player {
    fn default() -> Player {
        Player::Level(8)
    }
}

impl Player {
    /// Tells the players apart.
    pub(super) fn number(self) -> u64 {
        match self {
            Player::Random => 0,
            Player::Greedy => 1,
            Player::Level(level) => 16 + u64::from(level),
            Player::Distance(depth) => 1024 + u64::from(depth),
        }
    }
}

/// How a position is judged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Judgement {
    /// With all that the engine knows.
    Full,
    /// By the men's distances alone.
    Distance,
}

/// What a player that searches does.
pub(super) struct Character {
    pub judgement: Judgement,
    pub guesses: bool,
    pub nodes: Option<u64>,
    pub depth: Option<i32>,
    noise: i32,
}

impl Character {
    pub fn noise(&self, seed: u64) -> i32 {
        // Equal moves are chosen among by errors too small to matter.
        if seed == 0 { self.noise } else { self.noise.max(2) }
    }
}

const FULL: Character = Character { judgement: Judgement::Full, guesses: true, nodes: None, depth: None, noise: 0 };

pub(super) fn character(player: Player) -> Character {
    match player {
        Player::Distance(depth) => {
            Character { judgement: Judgement::Distance, guesses: false, depth: Some(i32::from(depth)), ..FULL }
        }
        _ => FULL,
    }
}

/// The move of a player that doesn't search.
pub(super) fn choose(game: &Game, player: Player, seed: u64) -> Option<Vec<Line>> {
    let moves = game.legal_moves();
    let numbers = mix(seed ^ mix(u64::from(game.number()) << 1 | game.position().turn() as u64));
    let chosen = match player {
        Player::Random => &moves[(numbers % moves.len() as u64) as usize],
        Player::Greedy => {
            let progress = |square: Square| i32::from(square.file()) + i32::from(square.rank());
            let sign = if game.position().turn() == Side::White { 1 } else { -1 };
            let gain = |mv: &Move| sign * (progress(mv.to()) - progress(mv.from()));
            let most = moves.iter().map(gain).max()?;
            let best: Vec<_> = moves.iter().filter(|mv| gain(mv) == most).collect();
            best[(numbers % best.len() as u64) as usize]
        }
        _ => return None,
    };
    let hop = Hop::new(chosen.from(), chosen.to());
    Some(vec![Line { score: 0, depth: 1, hops: vec![hop] }])
}
