//! Weights fitted to games that the engine played against itself: `cargo xtask tune` writes this file.

use super::weights::Fitted;

pub(super) static FITTED: &[Fitted] = &[
    Fitted {
        name: "classic-3x3",
        squares: &[
            522, 612, 636, 517, 452, 380, 425, 460,
            612, 307, 393, 360, 360, 282, 367, 420,
            636, 393, 409, 325, 296, 291, 195, 386,
            517, 360, 325, 248, 232, 176, 223, 192,
            452, 360, 296, 232, 177, 146, 123, 128,
            380, 282, 291, 176, 146, 74, 56, -61,
            425, 367, 195, 223, 123, 56, 49, -31,
            460, 420, 386, 192, 128, -61, -31, -129,
        ],
        terms: [-23, 21, 24, 41, 4, -1],
    },
];
