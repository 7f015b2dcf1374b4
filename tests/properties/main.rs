//! What must hold in every position, game and text, tried on random ones. `plain.rs` is the model to compare with,
//! `random.rs` makes the positions.

mod perft_file;
mod plain;
mod random;
mod text;

use plain::{At, Plain, at, set, square};
use proptest::prelude::*;
use random::{beginning, cases, choices, game};
use ugolki::{Ending, Game, Move, Outcome, PlayError, Reason, Setup, Side, Square, SquareSet, Variant};

/// A path of the plain model as a move.
fn to_move(path: &[At]) -> Move {
    Move::new(path.iter().map(|&at| square(at))).unwrap()
}

/// The core's moves of a man and the plain model's, which must be the same.
fn same_moves(game: &Game, plain: &Plain) -> Result<(), TestCaseError> {
    let mut all = Vec::new();
    for at in plain.squares() {
        let mut moves: Vec<Move> = plain.moves_from(at).iter().map(|path| to_move(path)).collect();
        let ends: SquareSet = moves.iter().map(Move::to).collect();
        moves.sort_by_key(Move::to);
        prop_assert_eq!(game.position().destinations(square(at)), ends, "from {}", square(at));
        prop_assert_eq!(&game.position().moves_from(square(at)), &moves);
        prop_assert_eq!(game.moves_from(square(at)), if game.outcome().is_some() { Vec::new() } else { moves.clone() });
        all.extend(moves);
    }
    all.sort();
    prop_assert_eq!(game.position().moves(), &all[..]);
    prop_assert_eq!(game.position().can_move(), !all.is_empty());
    let legal = if game.outcome().is_some() { Vec::new() } else { all };
    prop_assert_eq!(game.legal_moves(), legal);
    Ok(())
}

/// Everything a table shows, by the core and by the plain model.
fn same_state(game: &Game, plain: &Plain) -> Result<(), TestCaseError> {
    let position = game.position();
    prop_assert_eq!(game.outcome(), plain.outcome);
    prop_assert_eq!(game.number(), plain.number);
    prop_assert_eq!(position.turn(), plain.turn);
    for side in Side::ALL {
        let men = plain.men(side);
        let home = set(plain.home(side).iter().copied());
        prop_assert_eq!(game.variant().home_of(side), home);
        prop_assert_eq!(position.men(side), set(men.iter().copied()));
        prop_assert_eq!(position.immobile(side), set(men.iter().copied().filter(|&man| plain.is_immobile(man))));
        prop_assert_eq!(position.trapped(side), set(men.iter().copied().filter(|&man| plain.is_trapped(man))));
        prop_assert_eq!(
            position.at_home(side),
            men.iter().map(|&man| square(man)).filter(|&s| home.contains(s)).collect()
        );
        let goal = set(plain.home(side.other()).iter().copied());
        prop_assert_eq!(
            position.in_goal(side),
            men.iter().map(|&man| square(man)).filter(|&s| goal.contains(s)).collect()
        );
        prop_assert_eq!(
            position.has_arrived(side),
            plain.home(side.other()).iter().all(|&at| plain.man(at) == Some(side))
        );
    }
    for at in plain.squares() {
        prop_assert_eq!(position.at(square(at)), plain.man(at));
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(600))]

    /// Sections 2 and 3 in one position: each man's destinations with their shortest paths, immobile and trapped men.
    #[test]
    fn moves_are_those_of_a_plain_search(game in game(12)) {
        // The model doesn't know the moves that led here, nor a deadline that has passed: of the position only.
        let mut plain = Plain::like(&game);
        plain.outcome = game.outcome();
        same_moves(&game, &plain)?;
        same_state(&game, &plain)?;
    }

    /// Sections 4 and 5: a random game to its end, or so far, judged after each move.
    #[test]
    fn games_go_as_in_the_plain_model(mut game in beginning(), choices in choices(60)) {
        let mut plain = Plain::set_up(game.variant(), &game.setup());
        same_state(&game, &plain)?;
        for choice in &choices {
            let Some(mv) = random::play(&mut game, choice) else { break };
            prop_assert!(plain.moves_from(at(mv.from())).contains(&mv.path().iter().map(|&s| at(s)).collect()));
            plain.play(at(mv.from()), at(mv.to()));
            same_state(&game, &plain)?;
        }
        prop_assert_eq!(game.legal_moves().is_empty(), game.outcome().is_some());
    }

    /// Men that shuffle between few squares, so that positions repeat (5.5).
    #[test]
    fn repetitions_are_those_of_the_plain_model(mut game in beginning(), choices in choices(60)) {
        let mut plain = Plain::set_up(game.variant(), &game.setup());
        for choice in &choices {
            // Back where the same side's last move came from, three times out of four.
            let back = game.moves().len().checked_sub(2).map(|index| &game.moves()[index]);
            let back = back.and_then(|mv| game.legal_moves().into_iter().find(|m| (m.from(), m.to()) == (mv.to(), mv.from())));
            let mv = match back {
                Some(back) if choice.index(4) > 0 => {
                    game.play(&back).unwrap();
                    back
                }
                _ => match random::play(&mut game, choice) {
                    Some(mv) => mv,
                    None => break,
                }
            };
            plain.play(at(mv.from()), at(mv.to()));
            prop_assert_eq!(game.outcome(), plain.outcome);
        }
    }

    /// Each reason for a refusal is the true one.
    #[test]
    fn a_refusal_gives_the_reason(game in game(12), from in (0..16_u8, 0..16_u8), to in (0..16_u8, 0..16_u8)) {
        let plain = Plain::like(&game);
        let [from, to] = [from, to].map(|(file, rank)| Square::new(file, rank).unwrap());
        let (size, turn) = (game.variant().size, game.position().turn());
        let resolved = game.position().resolve(Move::new([from, to]).unwrap());
        let on_board = from.is_on(size) && to.is_on(size);
        let reachable = on_board && plain.reach(at(from)).iter().any(|path| path.last() == Some(&at(to)));
        match resolved {
            Err(Reason::OffBoard(square)) => prop_assert!(!square.is_on(size) && [from, to].contains(&square)),
            _ if !on_board => prop_assert!(false, "{resolved:?}"),
            Err(Reason::NoMan) => prop_assert_eq!(plain.man(at(from)), None),
            Err(Reason::NotYourMan) => prop_assert_eq!(plain.man(at(from)), Some(turn.other())),
            Err(Reason::Occupied) => prop_assert!(from != to && plain.man(at(to)).is_some()),
            Err(Reason::Unreachable) => prop_assert!(!reachable),
            Err(Reason::Traps(men)) => {
                let trapped = set(plain.traps(at(from), at(to)));
                prop_assert!(!game.variant().trapping && reachable && !trapped.is_empty());
                prop_assert_eq!(men, trapped);
            }
            Err(Reason::BadPath(_)) => prop_assert!(false, "a start and an end alone are no path"),
            Ok(_) => prop_assert!(plain.man(at(from)) == Some(turn) && reachable),
        }
    }

    /// A chain entered jump by jump is taken and kept, and never shorter than the shortest path (2.4, 2.5, 7.1).
    #[test]
    fn chains_by_hand_are_kept(mut game in game(12), man in any::<proptest::sample::Index>(), choices in choices(8)) {
        let plain = Plain::like(&game);
        let mut men = plain.men(plain.turn);
        men.retain(|&man| plain.jumps(man, man).into_iter().any(|landing| plain.jumps(man, landing).len() > 1));
        prop_assume!(!men.is_empty() && game.outcome().is_none());
        let from = men[man.index(men.len())];
        let mut path = vec![from];
        for choice in &choices {
            let mut landings = plain.jumps(from, path[path.len() - 1]);
            landings.retain(|landing| !path.contains(landing));
            if landings.is_empty() {
                break;
            }
            path.push(landings[choice.index(landings.len())]);
        }
        prop_assume!(path.len() > 2);
        let by_hand = to_move(&path);
        let shortest = game.position().moves_from(square(from)).into_iter().find(|mv| mv.to() == by_hand.to());
        let result = game.play(&by_hand);
        if let Some(shortest) = shortest {
            prop_assert_eq!(result, Ok(()));
            prop_assert_eq!(game.moves().last(), Some(&by_hand));
            prop_assert!((shortest.path().len(), shortest.path()) <= (by_hand.path().len(), by_hand.path()));
        } else {
            let Err(PlayError::Illegal(illegal)) = result else { return Err(TestCaseError::fail(by_hand.to_string())) };
            prop_assert!(matches!(illegal.reason, Reason::Traps(_)), "{}", illegal);
        }
    }

    /// A path with squares chosen at will is refused at the first one that is no jump to a new square.
    #[test]
    fn a_bad_path_is_refused_where_it_goes_wrong(
        game in game(12),
        man in any::<proptest::sample::Index>(),
        hops in proptest::collection::vec((0..8_u8, any::<proptest::sample::Index>(), (-2..=2_i8, -2..=2_i8)), 2..7),
    ) {
        let plain = Plain::like(&game);
        let mut men = plain.men(plain.turn);
        men.retain(|&man| !plain.jumps(man, man).is_empty());
        prop_assume!(!men.is_empty());
        let from = men[man.index(men.len())];
        let mut path = vec![from];
        for (kind, choice, (x, y)) in hops {
            let last = path[path.len() - 1];
            let landings = plain.jumps(from, last);
            let most = game.variant().size as i8 - 1;
            path.push(match kind {
                // Anywhere, a square of the path again, or a jump.
                0 => ((last.0 + x).clamp(0, most), (last.1 + y).clamp(0, most)),
                1 => path[choice.index(path.len())],
                _ if landings.is_empty() => break,
                _ => landings[choice.index(landings.len())],
            });
        }
        prop_assume!(path.len() > 2);
        let good = |index: &usize| {
            let (before, to) = (&path[..*index], path[*index]);
            plain.jumps(path[0], before[before.len() - 1]).contains(&to) && !before.contains(&to)
        };
        let bad = (1..path.len()).find(|index| !good(index));
        match (game.position().resolve(to_move(&path)), bad) {
            (Err(Reason::BadPath(index)), Some(bad)) => prop_assert_eq!(index, bad),
            (Err(Reason::Occupied), Some(_)) => prop_assert!(plain.man(path[path.len() - 1]).is_some()),
            (Err(Reason::Traps(_)) | Ok(_), None) => {}
            (resolved, bad) => prop_assert!(false, "{:?} {:?} {:?}", path, resolved, bad),
        }
    }
}

/// The setup with every square sent through `map`, sides swapped or not.
fn mapped(setup: &Setup, swap: bool, map: impl Fn(Square) -> Square) -> Setup {
    let [white, black] = [setup.white, setup.black].map(|men| men.iter().map(&map).collect());
    if swap {
        Setup { white: black, black: white, turn: setup.turn.other(), number: setup.number }
    } else {
        Setup { white, black, turn: setup.turn, number: setup.number }
    }
}

fn other_winner(outcome: Outcome) -> Outcome {
    Outcome { winner: outcome.winner.map(Side::other), ..outcome }
}

proptest! {
    #![proptest_config(cases(400))]

    /// The board turned by 180° with the colours swapped is the same for whoever moves (1.2).
    #[test]
    fn turning_the_board_mirrors_everything(game in game(12)) {
        let size = game.variant().size;
        let turn = |square: Square| square.turned(size);
        let turned = game.set_up(mapped(&game.setup(), true, turn)).unwrap();
        // The same position with its past forgotten, as the turned one has none.
        let game = game.set_up(game.setup()).unwrap();
        for side in Side::ALL {
            let (position, mirror) = (game.position(), turned.position());
            prop_assert_eq!(position.men(side).turned(size), mirror.men(side.other()));
            prop_assert_eq!(position.at_home(side).turned(size), mirror.at_home(side.other()));
            prop_assert_eq!(position.in_goal(side).turned(size), mirror.in_goal(side.other()));
            prop_assert_eq!(position.has_arrived(side), mirror.has_arrived(side.other()));
            prop_assert_eq!(position.immobile(side).turned(size), mirror.immobile(side.other()));
            prop_assert_eq!(position.trapped(side).turned(size), mirror.trapped(side.other()));
        }
        let arrived = |game: &Game| Side::ALL.iter().any(|&side| game.position().has_arrived(side));
        if !arrived(&game) {
            prop_assert_eq!(game.outcome().map(other_winner), turned.outcome());
        }
        for from in SquareSet::board(size).iter() {
            let ends = game.position().destinations(from);
            prop_assert_eq!(ends.turned(size), turned.position().destinations(turn(from)));
            for to in ends.iter() {
                prop_assert_eq!(game.loses(from, to), turned.loses(turn(from), turn(to)));
                // White and Black differ in arriving and in closing a pair of moves only (4.2, 5.2 to 5.4).
                let (mut after, mut mirror) = (game.clone(), turned.clone());
                if game.outcome().is_none() && turned.outcome().is_none() {
                    after.play(Move::new([from, to]).unwrap()).unwrap();
                    mirror.play(Move::new([turn(from), turn(to)]).unwrap()).unwrap();
                    let Variant { exit_deadline, move_limit, .. } = *game.variant();
                    if !arrived(&after) && ![exit_deadline, move_limit].contains(&game.number()) {
                        prop_assert_eq!(after.outcome().map(other_winner), mirror.outcome());
                    }
                }
            }
        }
    }

    /// Files and ranks exchanged make no difference at all, but for the tie-break of 2.5.
    #[test]
    fn exchanging_files_and_ranks_changes_nothing(game in beginning(), choices in choices(40)) {
        let exchange = |square: Square| Square::new(square.rank(), square.file()).unwrap();
        let home = game.variant().home.iter().map(exchange).collect();
        let mut other = Game::new(Variant { home, ..game.variant().clone() }).unwrap();
        other = other.set_up(mapped(&game.setup(), false, exchange)).unwrap();
        let mut game = game;
        for choice in &choices {
            let Some(mv) = random::play(&mut game, choice) else { break };
            other.play(Move::new([exchange(mv.from()), exchange(mv.to())]).unwrap()).unwrap();
            prop_assert_eq!(game.outcome(), other.outcome());
            prop_assert_eq!(game.legal_moves().len(), other.legal_moves().len());
        }
        prop_assert_eq!(game.perft(2), other.perft(2));
        prop_assert_eq!(mapped(&game.setup(), false, exchange), other.setup());
    }

    /// The two layouts agree: an 8×8 board is the same in the corner of a large one, walled off by two rows of men.
    #[test]
    fn a_walled_corner_of_a_large_board_is_a_small_board(game in game(12)) {
        prop_assume!(game.variant().size <= 8);
        let small = game.variant().size;
        let wall: Vec<Square> = SquareSet::board(small + 2).iter().filter(|s| !s.is_on(small)).collect();
        let Setup { mut white, mut black, turn, number } = game.setup();
        let movers = if turn == Side::White { &mut white } else { &mut black };
        *movers = movers.iter().chain(wall).collect();
        // Enough home squares for all these men, far from the corner.
        let home = SquareSet::board(16).iter().filter(|s| s.rank() >= 9 && s.file() >= 1).collect();
        let large = Variant { name: "large".into(), size: 16, home, ..game.variant().clone() };
        let large = Game::new(large).unwrap().set_up(Setup { white, black, turn, number }).unwrap();
        for from in SquareSet::board(small).iter() {
            prop_assert_eq!(game.position().destinations(from), large.position().destinations(from));
            prop_assert_eq!(game.position().moves_from(from), large.position().moves_from(from));
        }
        for side in Side::ALL {
            let inside = |set: SquareSet| set.iter().filter(|s| s.is_on(small)).collect::<SquareSet>();
            prop_assert_eq!(inside(large.position().immobile(side)), game.position().immobile(side));
        }
    }
}

proptest! {
    #![proptest_config(cases(150))]

    /// `destinations` gives a square if and only if the move can be played, for every two squares there are.
    #[test]
    fn destinations_are_what_can_be_played(game in game(12)) {
        let size = game.variant().size;
        // All squares of the board and those around it; to start from, on a large board, the men's only.
        let all: Vec<Square> = SquareSet::board(16).iter().filter(|s| s.is_on(size + 1)).collect();
        let mut after = game.clone();
        for &from in all.iter().filter(|&&from| size <= 8 || game.position().at(from).is_some()) {
            let ends = game.destinations(from);
            for &to in &all {
                let mv = Move::new([from, to]).unwrap();
                match after.play(&mv) {
                    Ok(()) => {
                        prop_assert!(ends.contains(to), "{mv} was played");
                        let played = &after.moves()[game.moves().len()];
                        prop_assert_eq!((played.from(), played.to()), (from, to));
                        let lost = after.outcome().map(|outcome| outcome.ending) == Some(Ending::ReturnedHome);
                        prop_assert_eq!(game.loses(from, to), lost);
                        after = game.clone();
                    }
                    Err(error) => {
                        prop_assert!(!ends.contains(to), "{mv}: {error}");
                        prop_assert_eq!(after.outcome(), game.outcome());
                        prop_assert_eq!(after.moves().len(), game.moves().len());
                        prop_assert_eq!(matches!(error, PlayError::Over(_)), game.outcome().is_some());
                    }
                }
            }
        }
        prop_assert!(after == game, "moves that are refused leave the game as it was");
    }

    /// Sequences counted are sequences played (8.6).
    #[test]
    fn perft_counts_what_can_be_played(game in game(12), depth in 0..=3_u32) {
        fn count(game: &Game, depth: u32) -> u64 {
            let after = |mv: &Move| {
                let mut after = game.clone();
                after.play(mv).unwrap();
                count(&after, depth - 1)
            };
            if depth == 0 { 1 } else { game.legal_moves().iter().map(after).sum() }
        }
        prop_assume!(game.perft(depth) < 20_000);
        prop_assert_eq!(game.perft(depth), count(&game, depth));
    }

    /// And by the plain model, which counts on from this position's past too.
    #[test]
    fn perft_is_that_of_the_plain_model(mut game in beginning(), choices in choices(8)) {
        let mut plain = Plain::set_up(game.variant(), &game.setup());
        for choice in &choices {
            let Some(mv) = random::play(&mut game, choice) else { break };
            plain.play(at(mv.from()), at(mv.to()));
        }
        for depth in 1..=3 {
            if game.perft(depth) < 1500 {
                prop_assert_eq!(game.perft(depth), plain.perft(depth));
            }
        }
    }
}
