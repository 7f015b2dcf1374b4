//! The ratings of the levels, as `cargo xtask ladder --games 60 --ms 50` has measured them: level 5 has 1500.

/// For each rated variant the ratings of the levels from 1 to 8.
pub(super) static RATINGS: &[(&str, [i16; 8])] = &[
    ("classic-3x3", [582, 855, 986, 1159, 1500, 1745, 2000, 2371]),
    ("classic-3x4", [418, 723, 888, 1060, 1500, 1720, 1966, 2251]),
    ("diagonal-3x3", [709, 929, 1087, 1275, 1500, 1799, 2066, 2220]),
];
