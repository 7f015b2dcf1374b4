//! The ratings of the levels, as `cargo xtask ladder` has measured them with 100 ms a move: level 5 has 1500.

/// For each rated variant the ratings of the levels from 1 to 8.
pub(super) static RATINGS: &[(&str, [i16; 8])] = &[
    ("classic-3x3", [500, 750, 1000, 1250, 1500, 1750, 2000, 2250]),
    ("classic-3x4", [500, 750, 1000, 1250, 1500, 1750, 2000, 2250]),
    ("diagonal-3x3", [500, 750, 1000, 1250, 1500, 1750, 2000, 2250]),
];
