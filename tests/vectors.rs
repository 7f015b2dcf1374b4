//! Games and positions with the right answers, from an independent implementation of the rules.

use serde_json::Value;
use ugolki::{Game, Move, Side, Square, Variant, notation};

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a JSON object a line"))
}

fn new_game(line: &Value) -> Game {
    Game::new(Variant::named(line["variant"].as_str().unwrap()).unwrap()).unwrap()
}

/// Every position: for each man of the side to move, all its destinations with their paths, and which of them lose.
#[test]
fn positions() {
    let mut positions = 0;
    for line in lines(include_str!("data/positions.jsonl")) {
        let game = new_game(&line);
        let size = game.variant().size;
        let text = line["position"].as_str().unwrap();
        let game = game.set_up(notation::parse_position(text, size).unwrap()).unwrap();
        assert_eq!(notation::format_position(&game.setup(), size), text);
        let expected = line["destinations"].as_object().unwrap();
        let mut moves = Vec::new();
        for from in game.position().men(game.position().turn()).iter() {
            for mv in game.position().moves_from(from) {
                let mark = if game.loses(from, mv.to()) { "!" } else { "" };
                let answer = &expected[&from.to_string()][&mv.to().to_string()];
                assert_eq!(answer.as_str(), Some(format!("{mv}{mark}").as_str()), "{text}");
                moves.push(mv);
            }
        }
        assert_eq!(moves.len(), expected.values().map(|ends| ends.as_object().unwrap().len()).sum::<usize>(), "{text}");
        moves.sort();
        assert_eq!(game.legal_moves(), moves, "{text}");
        assert_eq!(game.perft(1), moves.len() as u64, "{text}");
        positions += 1;
    }
    assert_eq!(positions, 420);
}

/// Every game: nobody has won before the last move, and then the result, the reason and the position are right.
#[test]
fn games() {
    let mut games = 0;
    for line in lines(include_str!("data/games.jsonl")) {
        let mut game = new_game(&line);
        for mv in line["moves"].as_array().unwrap() {
            assert_eq!(game.outcome(), None, "{line}");
            let given: Move = mv.as_str().unwrap().parse().unwrap();
            game.play(&given).unwrap();
            let played = game.moves().last().unwrap();
            assert_eq!((played.from(), played.to()), (given.from(), given.to()));
        }
        let outcome = game.outcome().unwrap_or_else(|| panic!("the game goes on: {line}"));
        assert_eq!(outcome.result(), line["result"].as_str().unwrap(), "{line}");
        assert_eq!(outcome.ending.name(), line["reason"].as_str().unwrap(), "{line}");
        assert_eq!(notation::format_position(&game.setup(), game.variant().size), line["final"].as_str().unwrap());
        let [white, black] = [Side::White, Side::Black].map(|side| game.position().men(side).len());
        assert_eq!((white, black), (game.variant().home.len(), game.variant().home.len()));
        let record = notation::Record { game, tags: Vec::new() };
        let read: notation::Record = record.write().unwrap().parse().unwrap();
        assert_eq!(read.game, record.game);
        games += 1;
    }
    assert_eq!(games, 168);
}

#[test]
fn squares_of_another_board_have_no_destinations() {
    let game = Game::new(Variant::named("classic-3x3").unwrap()).unwrap();
    assert!(game.destinations(Square::new(9, 9).unwrap()).is_empty());
}
