//! What fits the evaluation's weights needs of the engine: the numbers that they are multiplied with, and a way to play
//! by others. Not for players.

use super::Engine;
pub use super::eval::TERMS;
use super::eval::{Eval, TERM_COUNT};
use super::levels::Judgement;
use super::weights;
pub use super::weights::Weights;
use crate::board::{Set, Side, Square, SquareSet};
use crate::game::Game;
use crate::position::{Layout, Men};
use crate::variant::Variant;

/// The weights that a variant is played by.
#[must_use]
pub fn weights_of(variant: &Variant) -> Weights {
    weights::of(variant)
}

/// The weights that fitting begins with, which know little more than distances.
#[must_use]
pub fn first_weights(variant: &Variant) -> Weights {
    weights::distances(variant)
}

/// Where a side's men stand, seen from White's place, and how the terms stand for it.
#[must_use]
pub fn describe(game: &Game, side: Side) -> (Vec<Square>, [i32; TERM_COUNT]) {
    fn terms<S: Set>(game: &Game, men: &Men<S>, side: Side) -> [i32; TERM_COUNT] {
        Eval::new(game.variant(), &weights::of(game.variant()), Judgement::Full).terms(men, side)
    }
    let size = game.variant().size;
    let men: SquareSet = game.position().men(side);
    let seen = if side == Side::White { men } else { men.turned(size) };
    let terms = match game.position().layout() {
        Layout::Narrow(men) => terms(game, men, side),
        Layout::Wide(men) => terms(game, men, side),
    };
    (seen.iter().collect(), terms)
}

impl Engine {
    /// Plays by these weights from now on.
    pub fn use_weights(&mut self, weights: Weights) {
        self.weights = Some(weights);
        self.holds_for = 0;
    }
}
