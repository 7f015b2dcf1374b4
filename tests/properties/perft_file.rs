//! The numbers of `data/perft.txt` counted again by the plain model.

use crate::plain::Plain;

#[path = "../perft/lines.rs"]
mod lines;

fn check(most: u64) {
    for line in lines::read() {
        let plain = Plain::like(&line.game);
        for (depth, &number) in (1..).zip(&line.numbers) {
            if number <= most {
                assert_eq!(plain.perft(depth), number, "{}, depth {depth}", line.text);
            }
        }
    }
}

#[test]
fn the_small_numbers_of_the_perft_file_are_those_of_the_plain_model() {
    check(2_000);
}

#[test]
#[ignore = "takes minutes: for whoever adds numbers to the file"]
fn all_numbers_of_the_perft_file_are_those_of_the_plain_model() {
    check(u64::MAX);
}
