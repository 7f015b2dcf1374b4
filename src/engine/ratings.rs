//! The ratings of the levels, as `cargo xtask ladder` has measured them: level 5 has 1500.

/// For each rated variant the ratings of the levels from 1 to 8.
pub(super) static RATINGS: &[(&str, [i16; 8])] = &[
    ("classic-3x3", [390, 741, 943, 1238, 1500, 1799, 2164, 2489]),
    ("classic-3x4", [114, 384, 673, 1029, 1500, 1824, 2268, 2603]),
    ("diagonal-3x3", [716, 1027, 1207, 1322, 1500, 1670, 1901, 2096]),
];
