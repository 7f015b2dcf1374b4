//! Runs the numbers of `data/perft.txt`.

use ugolki::{Game, Variant, notation};

#[test]
fn perft() {
    for line in include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let [variant, position, numbers] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let mut game = Game::new(Variant::named(variant).unwrap()).unwrap();
        if position != "start" {
            game = game.set_up(notation::parse_position(position, game.variant().size).unwrap()).unwrap();
        }
        for (depth, number) in (1..).zip(numbers.split_whitespace()) {
            assert_eq!(game.perft(depth), number.parse().unwrap(), "{line}, depth {depth}");
        }
    }
}
