//! One game between two players, from an opening of its own.

use std::time::{Duration, Instant};
use ugolki::engine::{Engine, Limits, Player};
use ugolki::{Ending, Game, Outcome, Side, Variant};

/// What a player may spend on a move.
#[derive(Clone, Copy, Debug)]
pub enum Spend {
    Time(Duration),
    Nodes(u64),
}

/// A player's part in a match.
#[derive(Clone, Copy, Debug)]
pub struct Seat {
    pub player: Player,
    pub spend: Spend,
}

/// How a game ended, and how long the slowest move of each side took beyond its time.
pub struct Played {
    pub outcome: Outcome,
    pub plies: usize,
    pub late: [Duration; 2],
}

/// Numbers that follow from a seed (SplitMix64).
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

/// The game after some random moves, the same for the same seed. Moves that bring a man back are left out: nobody
/// begins so.
pub fn opening(variant: &Variant, plies: usize, seed: u64) -> Game {
    let mut numbers = Numbers(seed);
    let mut game = Game::new(variant.clone()).expect("a named variant");
    for _ in 0..plies {
        let moves = game.legal_moves();
        let progress = |square: ugolki::Square| i32::from(square.file()) + i32::from(square.rank());
        let sign = if game.position().turn() == Side::White { 1 } else { -1 };
        let forward: Vec<_> = moves.iter().filter(|mv| sign * (progress(mv.to()) - progress(mv.from())) > 0).collect();
        let mv = forward[numbers.below(forward.len())].clone();
        game.play(mv).expect("a legal move");
        assert!(game.outcome().is_none(), "nothing ends so soon");
    }
    game
}

/// Plays a game to its end.
pub fn play(mut game: Game, seats: [Seat; 2], engines: &mut [Engine; 2], seed: u64) -> Played {
    let mut late = [Duration::ZERO; 2];
    loop {
        if let Some(outcome) = game.outcome() {
            return Played { outcome, plies: game.moves().len(), late };
        }
        let side = game.position().turn() as usize;
        let Seat { player, spend } = seats[side];
        let mut limits = Limits { player, seed: seed | 1, ..Limits::default() };
        match spend {
            Spend::Time(time) => limits.time = Some(time),
            Spend::Nodes(nodes) => limits.nodes = Some(nodes),
        }
        let start = Instant::now();
        let thought = engines[side].think(&game, &limits, |_| {}).expect("the game goes on");
        if let Spend::Time(time) = spend {
            late[side] = late[side].max(start.elapsed().saturating_sub(time));
        }
        game.play(thought.mv).expect("a legal move");
    }
}

/// Whether a side has lost because it left a man at home (4.2).
pub fn has_overstayed(outcome: Outcome, side: Side) -> bool {
    match outcome.ending {
        Ending::BothOverstayed => true,
        Ending::Overstayed => outcome.winner == Some(side.other()),
        _ => false,
    }
}
