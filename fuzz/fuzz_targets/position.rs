//! A position is read or refused, and reads back; one that may be set up is a game that answers every question.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ugolki::notation::{format_position, parse_position};
use ugolki::{Game, Move, Side, SquareSet, Variant};

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let variants: Vec<Variant> = Variant::all()
        .chain([4, 5, 9].map(|size| Variant {
            name: "own".into(),
            size,
            home: ["a1", "b1", "a2"].iter().map(|name| name.parse().unwrap()).collect(),
            ..Variant::named("classic-3x3").unwrap()
        }))
        .collect();
    let variant = &variants[usize::from(choice) % variants.len()];
    let setup = match parse_position(text, variant.size) {
        Ok(setup) => setup,
        Err(error) => {
            assert!(!error.faults.is_empty());
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    if setup.number > 0 {
        assert_eq!(parse_position(&format_position(&setup, variant.size), variant.size), Ok(setup.clone()));
    }
    let start = Game::new(variant.clone()).unwrap();
    let game = match start.set_up(setup.clone()) {
        Ok(game) => game,
        Err(error) => {
            assert!(!error.faults.is_empty());
            return;
        }
    };
    assert_eq!(game.setup(), setup);
    let moves = game.legal_moves();
    assert_eq!(moves.is_empty(), game.outcome().is_some());
    assert_eq!(game.perft(1), moves.len() as u64);
    let ends: u32 = SquareSet::board(variant.size).iter().map(|from| game.destinations(from).len()).sum();
    assert_eq!(ends as usize, moves.len());
    for side in Side::ALL {
        let position = game.position();
        assert!(position.trapped(side).iter().all(|man| position.immobile(side).contains(man)));
    }
    for mv in &moves {
        let mut after = game.clone();
        after.play(Move::new([mv.from(), mv.to()]).unwrap()).unwrap();
        assert_eq!(after.moves(), std::slice::from_ref(mv));
    }
});
