//! Words are read as moves or refused, and a game plays them or stays as it is.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ugolki::notation::Record;
use ugolki::{Game, Move, PlayError, Square, Variant};

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let variants: Vec<Variant> = Variant::all().collect();
    let mut game = Game::new(variants[usize::from(choice) % variants.len()].clone()).unwrap();
    for word in text.split_whitespace() {
        if let Ok(square) = word.parse::<Square>() {
            assert_eq!(square.to_string(), word);
            let _ = (game.destinations(square), game.position().at(square), game.moves_from(square));
        }
        let Ok(mv) = word.parse::<Move>() else { continue };
        assert_eq!(mv.to_string().parse(), Ok(mv.clone()));
        let before = game.clone();
        let offered = game.destinations(mv.from()).contains(mv.to());
        match game.play(&mv) {
            Ok(()) => {
                assert!(offered);
                let played = &game.moves()[before.moves().len()];
                assert_eq!((played.from(), played.to()), (mv.from(), mv.to()));
                assert!(mv.path().len() == 2 || *played == mv);
            }
            Err(error) => {
                assert!(game == before);
                assert!(!error.to_string().is_empty());
                assert_eq!(matches!(error, PlayError::Over(_)), before.outcome().is_some());
            }
        }
    }
    let record = Record { game, tags: Vec::new() };
    let read: Record = record.write().unwrap().parse().unwrap();
    assert_eq!(read.game, record.game);
});
