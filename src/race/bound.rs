//! A lower bound that holds whoever helps: each man must move.
//!
//! A jump leaves whether a man's file is even and whether its rank is. So a man that doesn't go all its way by steps makes
//! at least one chain, and a step for each of the two that must change, or in the diagonal game a single step for both. The
//! bound is the sum over all men, with the goal's squares given out in the best way.

use crate::board::{Side, Square, SquareSet};
use crate::variant::Variant;

/// The fewest moves of its own with which White's army, of as many men as the goal has squares, can arrive from where
/// it stands.
pub fn by_men(variant: &Variant, men: SquareSet) -> usize {
    let goal: Vec<Square> = variant.home_of(Side::Black).iter().collect();
    let cost = |from: Square, to: Square| {
        let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
        let (steps, changes) = if variant.diagonal {
            (files.max(ranks), (files | ranks) & 1)
        } else {
            (files + ranks, (files & 1) + (ranks & 1))
        };
        i32::from(steps.min(changes + 1))
    };
    let costs: Vec<Vec<i32>> = men.iter().map(|from| goal.iter().map(|&to| cost(from, to)).collect()).collect();
    cheapest(&costs) as usize
}

/// The least sum of costs with which each row gets a column of its own, by the Hungarian method: prices are kept for rows
/// and columns, and each row in turn takes a column along the cheapest chain of exchanges.
fn cheapest(costs: &[Vec<i32>]) -> i32 {
    let count = costs.len();
    let (mut row_price, mut column_price) = (vec![0; count + 1], vec![0; count + 1]);
    // The row that has each column; the last one stands for the row that looks for one.
    let mut row_of = vec![count; count + 1];
    for row in 0..count {
        row_of[count] = row;
        let mut at = count;
        let (mut least, mut before) = (vec![i32::MAX; count], vec![count; count]);
        let mut is_used = vec![false; count + 1];
        while row_of[at] != count {
            is_used[at] = true;
            let (mut step, mut next) = (i32::MAX, count);
            for column in (0..count).filter(|&column| !is_used[column]) {
                let cost = costs[row_of[at]][column] - row_price[row_of[at]] - column_price[column];
                if cost < least[column] {
                    (least[column], before[column]) = (cost, at);
                }
                if least[column] < step {
                    (step, next) = (least[column], column);
                }
            }
            for column in 0..=count {
                if is_used[column] {
                    row_price[row_of[column]] += step;
                    column_price[column] -= step;
                } else {
                    least[column] -= step;
                }
            }
            at = next;
        }
        while at != count {
            row_of[at] = row_of[before[at]];
            at = before[at];
        }
        row_of[count] = count;
    }
    (0..count).map(|column| costs[row_of[column]][column]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_give_out_the_columns_is_tried() {
        fn least(costs: &[Vec<i32>], row: usize, taken: u32) -> i32 {
            let Some(all) = costs.get(row) else { return 0 };
            let free = (0..all.len()).filter(|column| taken >> column & 1 == 0);
            free.map(|column| all[column] + least(costs, row + 1, taken | 1 << column)).min().unwrap()
        }
        let mut random = 1u64;
        for count in 1..=6 {
            for _ in 0..50 {
                let mut number = || {
                    random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                    (random >> 33) as i32 % 9
                };
                let costs: Vec<Vec<i32>> = (0..count).map(|_| (0..count).map(|_| number()).collect()).collect();
                assert_eq!(cheapest(&costs), least(&costs, 0, 0), "{costs:?}");
            }
        }
    }
}
