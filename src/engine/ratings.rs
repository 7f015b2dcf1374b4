//! The ratings of the levels, as `cargo xtask ladder` has measured them: level 5 has 1500.

/// For each rated variant the ratings of the levels from 1 to 8.
pub(super) static RATINGS: &[(&str, [i16; 8])] = &[
    ("classic-3x3", [424, 744, 914, 1161, 1500, 1806, 2154, 2451]),
    ("classic-3x4", [309, 595, 887, 1247, 1500, 1765, 2081, 2437]),
    ("diagonal-3x3", [719, 939, 1107, 1255, 1500, 1766, 1920, 2116]),
];
