//! The ratings of the levels, as `cargo xtask ladder` has measured them: level 5 has 1500.

/// For each rated variant the ratings of the levels from 1 to 8.
pub(super) static RATINGS: &[(&str, [i16; 8])] = &[
    ("classic-3x3", [461, 760, 912, 1157, 1500, 1810, 2158, 2454]),
    ("classic-3x4", [329, 571, 887, 1247, 1500, 1771, 2077, 2432]),
    ("diagonal-3x3", [695, 917, 1105, 1255, 1500, 1763, 1914, 2107]),
];
