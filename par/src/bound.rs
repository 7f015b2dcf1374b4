//! A lower bound that holds whoever helps: each man must move.
//!
//! A jump leaves whether a man's file is even and whether its rank is. So a man that doesn't go all its way by steps makes
//! at least one chain, and a step for each of the two that must change, or in the diagonal game a single step for both. The
//! bound is the sum over all men, with the goal's squares given out in the best way.

use ugolki::{Square, Variant};

/// The fewest moves of its own with which an army can arrive, whatever stands on the board.
pub fn by_men(variant: &Variant) -> usize {
    let home: Vec<Square> = variant.home.iter().collect();
    let goal: Vec<Square> = variant.home.turned(variant.size).iter().collect();
    let cost = |from: Square, to: Square| {
        let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
        let (steps, changes) = if variant.diagonal {
            (files.max(ranks), (files | ranks) & 1)
        } else {
            (files + ranks, (files & 1) + (ranks & 1))
        };
        steps.min(changes + 1)
    };
    // The best of all ways to send the first men to a set of squares.
    let mut best = vec![u8::MAX; 1 << goal.len()];
    best[0] = 0;
    for taken in 0..best.len() {
        let man = taken.count_ones() as usize;
        if best[taken] == u8::MAX || man == home.len() {
            continue;
        }
        for (index, &to) in goal.iter().enumerate().filter(|(index, _)| taken >> index & 1 == 0) {
            let with = taken | 1 << index;
            best[with] = best[with].min(best[taken] + cost(home[man], to));
        }
    }
    best[best.len() - 1].into()
}
