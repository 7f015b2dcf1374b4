//! Variants of the game as plain values (rules section 6).

use std::borrow::Cow;
use std::fmt;

use crate::board::{MAX_SIZE, MIN_SIZE, Side, SquareSet};

/// A variant: all that the rules leave open. The named ones are [`Variant::all`]; any other value for which
/// [`Variant::check`] finds nothing wrong is a variant of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// What the variant is called, such as `classic-3x3`.
    pub name: Cow<'static, str>,
    /// Squares on a side of the board, 4 to 16 (1.1).
    pub size: u8,
    /// White's home; Black's is this turned by 180° (1.2).
    pub home: SquareSet,
    /// Whether steps and jumps go in all eight directions (2.2).
    pub diagonal: bool,
    /// Whether trapping is allowed (3.2, 3.3).
    pub trapping: bool,
    /// The move number after which nobody may have a man at home (4.1, 4.2).
    pub exit_deadline: u32,
    /// The move number after which the men in the goal are counted (5.4).
    pub move_limit: u32,
    /// Whether games of this variant count for a rating.
    pub rated: bool,
}

/// The table of section 6: name, size, ranks of each file of White's home, all eight directions, trapping, exit
/// deadline, move limit, rated.
type Row = (&'static str, u8, &'static [u8], bool, bool, u32, u32, bool);

const NAMED: [Row; 7] = [
    ("classic-3x3", 8, &[3, 3, 3], false, false, 40, 80, true),
    ("classic-3x4", 8, &[3, 3, 3, 3], false, false, 40, 80, true),
    ("diagonal-3x3", 8, &[3, 3, 3], true, true, 30, 80, true),
    ("diagonal-3x4", 8, &[3, 3, 3, 3], true, true, 30, 80, false),
    ("triangle", 8, &[4, 3, 2, 1], false, false, 40, 80, false),
    ("classic-4x4", 8, &[4, 4, 4, 4], false, false, 40, 80, false),
    ("halma-16x16", 16, &[5, 5, 4, 3, 2], true, true, 60, 160, false),
];

fn from_row(&(name, size, files, diagonal, trapping, exit_deadline, move_limit, rated): &Row) -> Variant {
    let home = (0..)
        .zip(files)
        .flat_map(|(file, &ranks)| (0..ranks).filter_map(move |rank| crate::board::Square::new(file, rank)))
        .collect();
    Variant { name: Cow::Borrowed(name), size, home, diagonal, trapping, exit_deadline, move_limit, rated }
}

impl Variant {
    /// The name of the variant that is meant where none is named.
    pub const DEFAULT: &'static str = NAMED[0].0;

    /// The seven variants of section 6, in its order.
    pub fn all() -> impl Iterator<Item = Variant> {
        NAMED.iter().map(from_row)
    }

    /// The variant of section 6 with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Variant> {
        NAMED.iter().find(|row| row.0 == name).map(from_row)
    }

    /// The same variant under house rules (6.1): with another exit deadline or move limit, and then unrated.
    #[must_use]
    pub fn with_numbers(self, exit_deadline: u32, move_limit: u32) -> Variant {
        let rated = self.rated && (exit_deadline, move_limit) == (self.exit_deadline, self.move_limit);
        Variant { exit_deadline, move_limit, rated, ..self }
    }

    /// Whether games of it count for a rating: a variant with the name of one of section 6 only if it is that one,
    /// with nothing changed (6.1).
    #[must_use]
    pub fn is_rated(&self) -> bool {
        self.rated && Variant::named(&self.name).is_none_or(|named| named == *self)
    }

    /// The home of a side (1.2). The squares must be on the board.
    #[must_use]
    pub fn home_of(&self, side: Side) -> SquareSet {
        match side {
            Side::White => self.home,
            Side::Black => self.home.turned(self.size),
        }
    }

    /// Whether the variant makes sense: a game can be played by it.
    ///
    /// # Errors
    /// [`VariantError`] with everything that is wrong.
    pub fn check(&self) -> Result<(), VariantError> {
        let mut faults = Vec::new();
        if self.name.is_empty() || self.name.chars().any(char::is_control) {
            faults.push(VariantFault::Name);
        }
        if !(MIN_SIZE..=MAX_SIZE).contains(&self.size) {
            faults.push(VariantFault::Size);
        } else if !(self.home & !SquareSet::board(self.size)).is_empty() {
            faults.push(VariantFault::HomeOffBoard);
        } else if !(self.home & self.home.turned(self.size)).is_empty() {
            faults.push(VariantFault::HomesMeet);
        }
        if self.home.is_empty() {
            faults.push(VariantFault::HomeEmpty);
        }
        if self.exit_deadline == 0 {
            faults.push(VariantFault::DeadlineZero);
        }
        if self.exit_deadline > self.move_limit {
            faults.push(VariantFault::DeadlineAfterLimit);
        }
        if faults.is_empty() { Ok(()) } else { Err(VariantError { faults }) }
    }
}

/// A variant that can't be played, with every reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct VariantError {
    /// What is wrong; never empty.
    pub faults: Vec<VariantFault>,
}

impl fmt::Display for VariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faults(f, "the variant makes no sense", &self.faults)
    }
}

/// Writes a headline and the faults after it, joined.
pub(crate) fn write_faults(f: &mut fmt::Formatter<'_>, headline: &str, faults: &[impl fmt::Display]) -> fmt::Result {
    f.write_str(headline)?;
    for (index, fault) in faults.iter().enumerate() {
        f.write_str(if index == 0 { ": " } else { "; " })?;
        fault.fmt(f)?;
    }
    Ok(())
}

/// One thing that is wrong with a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum VariantFault {
    /// The name is empty or holds a control character.
    #[error("its name is empty or holds a control character")]
    Name,
    /// The size isn't 4 to 16.
    #[error("its size isn't from 4 to 16")]
    Size,
    /// A home square isn't on the board.
    #[error("a square of its home isn't on the board")]
    HomeOffBoard,
    /// The home has no square.
    #[error("its home is empty")]
    HomeEmpty,
    /// The two homes share a square.
    #[error("its home meets its mirror image, the opponent's home")]
    HomesMeet,
    /// The exit deadline is 0.
    #[error("its exit deadline isn't at least 1")]
    DeadlineZero,
    /// The exit deadline comes after the move limit.
    #[error("its exit deadline comes after its move limit")]
    DeadlineAfterLimit,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_variants_are_those_of_section_6() {
        let men: Vec<_> = Variant::all().map(|variant| (variant.name.to_string(), variant.home.len())).collect();
        let expected = [
            ("classic-3x3", 9),
            ("classic-3x4", 12),
            ("diagonal-3x3", 9),
            ("diagonal-3x4", 12),
            ("triangle", 10),
            ("classic-4x4", 16),
            ("halma-16x16", 19),
        ];
        assert_eq!(men, expected.map(|(name, men)| (name.to_owned(), men)));
        for variant in Variant::all() {
            assert_eq!(variant.check(), Ok(()));
            assert_eq!(Variant::named(&variant.name), Some(variant));
        }
        assert_eq!(Variant::named("chess"), None);
    }

    #[test]
    fn every_fault_is_named_at_once() {
        let variant = Variant {
            name: Cow::Borrowed(""),
            home: SquareSet::board(5),
            exit_deadline: 0,
            ..Variant::named("classic-3x3").unwrap()
        };
        let faults = vec![VariantFault::Name, VariantFault::HomesMeet, VariantFault::DeadlineZero];
        assert_eq!(variant.check(), Err(VariantError { faults }));
    }

    #[test]
    fn house_rules_are_unrated() {
        let variant = Variant::named("classic-3x3").unwrap();
        assert!(variant.clone().with_numbers(40, 80).rated);
        assert!(!variant.with_numbers(41, 80).rated);
    }
}
