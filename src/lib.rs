#![doc = include_str!("../README.md")]

mod board;
pub mod engine;
mod game;
#[cfg(feature = "js-values")]
pub mod js;
pub mod notation;
mod position;
#[cfg(not(feature = "race"))]
mod race;
#[cfg(feature = "race")]
pub mod race;
#[cfg(feature = "rating")]
pub mod rating;
mod variant;

pub use board::{MAX_SIZE, MIN_SIZE, ParseSquareError, Side, Square, SquareSet};
pub use game::{Ending, Game, GameOver, IllegalMove, MAX_NUMBER, Outcome, PlayError, Setup, SetupError, SetupFault};
pub use position::{Move, Position, Reason};
pub use variant::{Variant, VariantError, VariantFault};
