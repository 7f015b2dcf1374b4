//! What the searches find, against numbers known from elsewhere and against plain breadth-first search.

use crate::board::Board;
use crate::results::{Par, Results, leg, replay_alone, replay_together};
use crate::search::{Estimates, Search};
use crate::{board, bound};
use std::borrow::Cow;
use std::collections::HashSet;
use ugolki::{Move, Side, Square, SquareSet, Variant};

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

/// The fewest moves from a placement, by searches for more and more of them, played by the rules.
fn fewest(variant: &Variant, men: SquareSet, threads: usize) -> usize {
    let board = Board::from(variant, men).unwrap();
    let estimates = Estimates::new(&board);
    let search = Search { board, estimates: &estimates, threads, store: None, report: &|_| {} };
    let line = (estimates.least(&board)..).find_map(|bound| search.run(bound).unwrap().0).unwrap();
    let moves = line.iter().map(|&(from, to)| leg(board::square(from).unwrap(), board::square(to).unwrap()).unwrap());
    let moves: Vec<Move> = moves.collect();
    replay_alone(variant, men, &moves).unwrap();
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
        assert_eq!(fewest(&variant, variant.home, 1), moves, "{size} {home:?} {diagonal}");
    }
}

#[test]
fn nine_men_on_seven_by_seven() {
    let variant = Variant { size: 7, ..Variant::named("classic-3x3").unwrap() };
    assert_eq!(fewest(&variant, variant.home, 2), 19);
}

/// Plain breadth-first search from the goal finds how far all positions are.
#[test]
fn random_placements_take_as_many_moves_as_plain_search_says() {
    let homes: [(u8, &[&str]); 4] = [
        (4, &["a1", "a2", "b1"]),
        (4, &["a1", "a2", "b1", "b2"]),
        (5, &["a1", "a2", "a3", "b1"]),
        (5, &["a1", "b1", "a2", "b2"]),
    ];
    for (size, home) in homes {
        for diagonal in [false, true] {
            let variant = own(size, home, diagonal);
            let board = Board::new(&variant).unwrap();
            let (mut layer, mut seen) = (vec![board.goal], HashSet::from([board.goal]));
            let mut layers = Vec::new();
            while !layer.is_empty() {
                let mut next = Vec::new();
                for &men in &layer {
                    board.each_neighbour(men, |neighbour| {
                        if seen.insert(neighbour) {
                            next.push(neighbour);
                        }
                    });
                }
                layers.push(std::mem::replace(&mut layer, next));
            }
            for (moves, layer) in layers.iter().enumerate() {
                for &men in layer.iter().step_by(layer.len().div_ceil(5)) {
                    let men = board::bits(men).map(|bit| board::square(bit).unwrap()).collect();
                    assert_eq!(fewest(&variant, men, 1), moves, "{size} {diagonal} {men:?}");
                }
            }
        }
    }
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
        assert!(par.least >= bound::by_men(&Variant::named(&par.variant).unwrap()), "{}", par.variant);
    }
}

/// What takes a few seconds is proven again, and in two threads.
#[test]
fn stored_minima_are_proven_again() {
    for par in Results::read().unwrap().alone {
        if par.most == Some(par.least) && par.seconds < 8.0 {
            let variant = Variant::named(&par.variant).unwrap();
            assert_eq!(fewest(&variant, variant.home, 2), par.least, "{}", par.variant);
        }
    }
}
