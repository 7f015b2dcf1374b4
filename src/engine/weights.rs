//! The weights of the evaluation.

use super::eval::TERM_COUNT;
use super::fitted::FITTED;
use crate::board::SquareSet;
use crate::variant::Variant;

/// What a variant's evaluation is made of, in hundredths of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The moves to go of a white man on each square, by its file times 16 and its rank.
    pub square: [i16; 256],
    /// What each of the terms adds to a side's moves to go.
    pub terms: [i16; TERM_COUNT],
    /// How many moves more than its men need to leave its home a side should have left before the exit deadline.
    pub slack: i16,
    /// What the first move costs that is lacking of those; each further one costs that much more.
    pub hurry: i16,
}

/// The weights of a named variant as they are stored, the squares file by file.
pub(super) struct Fitted {
    pub name: &'static str,
    pub squares: &'static [i16],
    pub terms: [i16; TERM_COUNT],
    pub slack: i16,
    pub hurry: i16,
}

/// The weights of a variant: those fitted to its board, home and directions, whatever it is called and whatever its
/// deadline and limit are; else a guess from the distances.
pub(super) fn of(variant: &Variant) -> Weights {
    let is_alike = |name: &str| {
        Variant::named(name).is_some_and(|named| {
            (named.size, named.home, named.diagonal) == (variant.size, variant.home, variant.diagonal)
        })
    };
    let mut weights = distances(variant);
    if let Some(fitted) = FITTED.iter().find(|fitted| is_alike(fitted.name)) {
        for (place, &value) in SquareSet::board(variant.size).iter().zip(fitted.squares) {
            weights.square[place.index()] = value;
        }
        weights.terms = fitted.terms;
        weights.slack = fitted.slack;
        weights.hurry = fitted.hurry;
    }
    weights
}

/// Weights that know little more than distances: each man's steps to the goal's corner, at two and a half steps a move.
pub(super) fn distances(variant: &Variant) -> Weights {
    let mut square = [0; 256];
    for place in SquareSet::board(variant.size).iter() {
        let (file, rank) = (variant.size - 1 - place.file(), variant.size - 1 - place.rank());
        let steps = if variant.diagonal { file.max(rank) } else { file + rank };
        square[place.index()] = i16::from(steps) * 40;
    }
    Weights { square, terms: [-30, 20, 30, 120, 0], slack: 24, hurry: 20 }
}
