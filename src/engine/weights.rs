//! The weights of the evaluation.

use super::eval::TERM_COUNT;
use crate::board::SquareSet;
use crate::variant::Variant;

/// What a variant's evaluation is made of, in hundredths of a move.
#[derive(Clone)]
pub(super) struct Weights {
    /// The moves to go of a white man on each square, by [`crate::Square`]'s index.
    pub square: [i16; 256],
    /// What each of [`super::eval::TERMS`] adds to a side's moves to go.
    pub terms: [i16; TERM_COUNT],
}

/// The weights of a variant: those fitted to its board, home and directions, else a guess from the distances.
pub(super) fn of(variant: &Variant) -> Weights {
    distances(variant)
}

/// Weights that know nothing but distances: each man's steps to the goal's corner, at two and a half steps a move.
pub(super) fn distances(variant: &Variant) -> Weights {
    let mut square = [0; 256];
    for place in SquareSet::board(variant.size).iter() {
        let (file, rank) = (variant.size - 1 - place.file(), variant.size - 1 - place.rank());
        let steps = if variant.diagonal { file.max(rank) } else { file + rank };
        square[place.index()] = i16::from(steps) * 40;
    }
    Weights { square, terms: [0; TERM_COUNT] }
}
