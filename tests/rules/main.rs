//! The rules by their numbers: a file for each section of rules.md.

mod ending; // 5
mod home; // 4
mod moves; // 1 and 2
mod notation; // 7, but for records
mod records; // 7.2
mod trapping; // 3
mod variants; // 6

use ugolki::notation::parse_position;
use ugolki::{Game, Move, PlayError, Reason, Setup, Side, Square, SquareSet, Variant};

fn variant(name: &str) -> Variant {
    Variant::named(name).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The squares of a list such as `a1 b1 c2`.
fn squares(list: &str) -> SquareSet {
    list.split_whitespace().map(square).collect()
}

/// A game in its start.
fn new_game(name: &str) -> Game {
    Game::new(variant(name)).unwrap()
}

/// A variant of one's own that allows everything rules leave open, to be changed where a test wants it otherwise.
fn own(size: u8, home: &str) -> Variant {
    Variant {
        name: "own".into(),
        size,
        home: squares(home),
        diagonal: false,
        trapping: false,
        exit_deadline: 40,
        move_limit: 80,
        rated: false,
    }
}

/// A game of a variant with the men on these squares, as in section 8.
fn place(variant: Variant, white: &str, black: &str, turn: Side, number: u32) -> Game {
    let setup = Setup { white: squares(white), black: squares(black), turn, number };
    Game::new(variant).unwrap().set_up(setup).unwrap()
}

/// The same with White's first move to come.
fn white_to_move(name: &str, white: &str, black: &str) -> Game {
    place(variant(name), white, black, Side::White, 1)
}

/// A game from the text of a position.
fn from_text(name: &str, position: &str) -> Game {
    let start = new_game(name);
    start.set_up(parse_position(position, start.variant().size).unwrap()).unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Plays moves, none but the last of which may end the game.
fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(mv(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The squares on which a man may end.
fn ends(game: &Game, from: &str) -> SquareSet {
    game.destinations(square(from))
}

/// The reason for which a move is illegal.
fn refusal(game: &Game, text: &str) -> Reason {
    match game.clone().play(mv(text)) {
        Err(PlayError::Illegal(illegal)) => illegal.reason,
        other => panic!("{text}: {other:?}"),
    }
}

/// The result, the name of the reason and the number of the rule; nothing while the game goes on.
fn end(game: &Game) -> Option<(&'static str, &'static str, &'static str)> {
    game.outcome().map(|outcome| (outcome.result(), outcome.ending.name(), outcome.rule()))
}
