//! What the searches find, against numbers known from elsewhere. The race's own tests compare with plain search.

use crate::moves_of;
use crate::results::{Par, Results, replay_alone, replay_together};
use crate::search::{Search, estimates};
use crate::store::Store;
use std::borrow::Cow;
use std::fs;
use ugolki::race::parts::{Board, by_men};
use ugolki::{Move, Side, Square, Variant};

fn own(size: u8, home: &[&str], diagonal: bool) -> Variant {
    Variant {
        name: Cow::Borrowed("own"),
        size,
        home: home.iter().map(|name| name.parse::<Square>().unwrap()).collect(),
        diagonal,
        trapping: true,
        exit_deadline: 500,
        move_limit: 500,
        rated: false,
    }
}

/// The fewest moves, by searches for more and more of them, played by the rules.
fn fewest(variant: &Variant, threads: usize, store: Option<&Store>) -> usize {
    let board = Board::new(variant, variant.home);
    let estimates = estimates(&board);
    let search = Search { board, estimates: &estimates, threads, store, report: &|_| {} };
    let line = (estimates.least(&board)..).find_map(|bound| search.run(bound).unwrap().0).unwrap();
    let moves = moves_of(&line).unwrap();
    replay_alone(variant, variant.home, &moves).unwrap();
    moves.len()
}

#[test]
fn known_races_take_the_known_moves() {
    let square = ["a1", "a2", "b1", "b2"];
    let triangle = ["a1", "a2", "b1"];
    let known: [(u8, &[&str], bool, usize); 7] = [
        (5, &square, false, 7),
        (6, &square, false, 9),
        (7, &square, false, 11),
        (8, &square, false, 13),
        (8, &square, true, 11),
        (4, &triangle, false, 8),
        (5, &triangle, false, 11),
    ];
    for (size, home, diagonal, moves) in known {
        let variant = own(size, home, diagonal);
        for threads in [1, 2] {
            assert_eq!(fewest(&variant, threads, None), moves, "{size} {home:?} {diagonal}");
        }
    }
}

#[test]
fn nine_men_on_seven_by_seven() {
    let variant = Variant { size: 7, ..Variant::named("classic-3x3").unwrap() };
    assert_eq!(fewest(&variant, 2, None), 19);
}

/// The second search finds a part of the layers, the third all of them, and the last one a broken one.
#[test]
fn a_search_goes_on_where_it_was_left() {
    let variant = own(7, &["a1", "a2", "b1", "b2"], false);
    let folder = std::env::temp_dir().join(format!("par-test-{}", std::process::id()));
    let store = Store::new(folder.clone(), "own").unwrap();
    let layers = || {
        let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        files.into_iter().map(|path| (fs::read(&path).unwrap(), path)).collect::<Vec<_>>()
    };
    assert_eq!(fewest(&variant, 1, Some(&store)), 11);
    let all = layers();
    assert!(all.len() > 5);
    for (_, path) in all.iter().skip(all.len() / 2) {
        fs::remove_file(path).unwrap();
    }
    assert_eq!(fewest(&variant, 2, Some(&store)), 11);
    assert_eq!(layers(), all);
    assert_eq!(fewest(&variant, 2, Some(&store)), 11);
    let (bytes, path) = all.iter().rfind(|(_, path)| path.to_string_lossy().contains("own-11-")).unwrap();
    fs::write(path, &bytes[..bytes.len() - 1]).unwrap();
    let board = Board::new(&variant, variant.home);
    let estimates = estimates(&board);
    let search = Search { board, estimates: &estimates, threads: 1, store: Some(&store), report: &|_| {} };
    assert!(format!("{:#}", search.run(11).unwrap_err()).contains("can't be used: it ends too early"));
    store.clear(11).unwrap();
    assert!(layers().iter().all(|(_, path)| !path.to_string_lossy().contains("own-11-")));
    fs::remove_dir_all(folder).unwrap();
}

fn moves(par: &Par) -> Vec<Move> {
    par.line.iter().map(|mv| mv.parse().unwrap()).collect()
}

#[test]
fn stored_lines_are_played_by_the_rules() {
    let results = Results::read().unwrap();
    for par in results.alone.iter().filter(|par| par.most.is_some()) {
        let variant = Variant::named(&par.variant).unwrap();
        let played = replay_alone(&variant, variant.home, &moves(par)).unwrap();
        assert_eq!((played, Some(par.line.len())), (moves(par), par.most), "{}", par.variant);
    }
    for par in results.together.iter().filter(|par| par.most.is_some()) {
        let variant = Variant::named(&par.variant).unwrap();
        let arrives = Side::ALL.into_iter().find(|side| side.to_string() == par.arrives).unwrap();
        let played = replay_together(&variant, arrives, &moves(par)).unwrap();
        assert_eq!((played, Some(par.line.len().div_ceil(2))), (moves(par), par.most), "{}", par.variant);
    }
    for par in results.alone.iter().chain(&results.together) {
        assert!(par.most.is_none_or(|most| par.least <= most) && !par.command.is_empty());
        assert!(
            par.least >= {
                let variant = Variant::named(&par.variant).unwrap();
                by_men(&variant, variant.home)
            },
            "{}",
            par.variant
        );
    }
}

/// What takes a few seconds is proven again, and in two threads.
#[test]
fn stored_minima_are_proven_again() {
    for par in Results::read().unwrap().alone {
        if par.most == Some(par.least) && par.seconds < 8.0 {
            let variant = Variant::named(&par.variant).unwrap();
            assert_eq!(fewest(&variant, 2, None), par.least, "{}", par.variant);
        }
    }
}
