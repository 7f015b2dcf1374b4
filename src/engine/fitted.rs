//! Weights fitted to games that the engine played against itself: `cargo xtask tune` writes this file.

use super::weights::Fitted;

pub(super) static FITTED: &[Fitted] = &[];
