//! Reads `data/perft.txt`; its head says what stands there.

use ugolki::notation::parse_position;
use ugolki::{Game, Square, Variant};

pub struct Line {
    pub text: &'static str,
    pub game: Game,
    /// For 1, 2, 3 … plies.
    pub numbers: Vec<u64>,
}

pub fn read() -> Vec<Line> {
    let text = include_str!("../data/perft.txt");
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(line).collect()
}

fn line(text: &'static str) -> Line {
    let [variant, position, numbers] = text.split(" | ").collect::<Vec<_>>()[..] else { panic!("{text}") };
    let mut game = Game::new(read_variant(variant)).unwrap();
    if position != "start" {
        game = game.set_up(parse_position(position, game.variant().size).unwrap()).unwrap();
    }
    Line { text, game, numbers: numbers.split_whitespace().map(|number| number.parse().unwrap()).collect() }
}

fn read_variant(text: &str) -> Variant {
    let number = |text: &str| text.parse().unwrap();
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [name] => Variant::named(name).unwrap(),
        [name, deadline, limit] => Variant::named(name).unwrap().with_numbers(number(deadline), number(limit)),
        ["own", size, home, directions, trapping, deadline, limit] => Variant {
            name: "own".into(),
            size: size.parse().unwrap(),
            home: home.split(',').map(|square| square.parse::<Square>().unwrap()).collect(),
            diagonal: directions == "all",
            trapping: trapping == "allowed",
            exit_deadline: number(deadline),
            move_limit: number(limit),
            rated: false,
        },
        _ => panic!("{text}"),
    }
}
