//! The computer player as its users meet it: limits, clocks, repeatability, the end of a game.

use std::collections::hash_map::{Entry, HashMap};
use std::time::Duration;

use ugolki::engine::{Clock, Engine, Limits, Player, Score, Thought};
use ugolki::{Ending, Game, Setup, Side, Square, SquareSet, Variant};

const HASH: usize = 1 << 20;

fn named(name: &str) -> Game {
    Game::new(Variant::named(name).unwrap()).unwrap()
}

/// Numbers that follow from a seed (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }
}

fn think(engine: &mut Engine, game: &Game, limits: &Limits) -> Thought {
    let thought = engine.think(game, limits, |_| {}).unwrap();
    assert!(game.legal_moves().contains(&thought.mv), "{:?} in {game:?}", thought.mv);
    assert_eq!(thought.pv[0], thought.mv);
    thought
}

#[test]
fn every_player_makes_legal_moves_in_every_variant() {
    let players = (1..=8).map(Player::Level).chain([Player::Random, Player::Greedy, Player::Distance(2)]);
    for player in players {
        let mut engine = Engine::new(HASH);
        for variant in Variant::all() {
            let mut game = Game::new(variant).unwrap();
            let limits = Limits { nodes: Some(300), player, seed: 7, ..Limits::default() };
            for _ in 0..12 {
                let thought = think(&mut engine, &game, &limits);
                game.play(thought.mv).unwrap();
            }
        }
    }
}

#[test]
fn a_seed_and_a_node_limit_repeat_the_move() {
    for name in ["classic-3x4", "halma-16x16"] {
        let game = named(name);
        let limits = |seed| Limits { nodes: Some(4000), seed, ..Limits::default() };
        let first = think(&mut Engine::new(HASH), &game, &limits(5));
        let mut used = Engine::new(HASH);
        think(&mut used, &game, &limits(5));
        assert_eq!(think(&mut used, &game, &limits(5)), first);
        // And so does another way of asking.
        let mut sliced = Engine::new(HASH);
        sliced.begin(&game, &limits(5)).unwrap();
        while sliced.advance(Duration::ZERO) {}
        assert_eq!(sliced.finish(), Some(first));
    }
    let moves: std::collections::HashSet<String> = (1..12)
        .map(|seed| {
            let limits = Limits { nodes: Some(5000), seed, ..Limits::default() };
            think(&mut Engine::new(HASH), &named("classic-3x3"), &limits).mv.to_string()
        })
        .collect();
    assert!(moves.len() > 1, "the openings vary: {moves:?}");
}

#[test]
fn it_keeps_to_its_limits() {
    let game = named("classic-3x3");
    let mut engine = Engine::new(HASH);
    let thought = think(&mut engine, &game, &Limits { depth: Some(4), ..Limits::default() });
    assert_eq!(thought.depth, 4);
    let thought = think(&mut engine, &game, &Limits { nodes: Some(10_000), ..Limits::default() });
    assert!(thought.nodes <= 10_001, "{}", thought.nodes);
    let limits = Limits { depth: Some(3), lines: 3, ..Limits::default() };
    let thought = think(&mut engine, &game, &limits);
    assert_eq!(thought.lines.len(), 3);
    let starts: Vec<_> = thought.lines.iter().map(|line| line.pv[0].clone()).collect();
    assert!(starts[0] != starts[1] && starts[1] != starts[2] && starts[0] != starts[2]);

    // Without any it thinks until it is told to stop, and then knows a move; at once, too.
    engine.begin(&game, &Limits::default()).unwrap();
    assert!(engine.finish().is_some());
    engine.begin(&game, &Limits::default()).unwrap();
    for _ in 0..100 {
        assert!(engine.advance(Duration::from_secs(1000)));
    }
    assert!(engine.finish().is_some_and(|thought| thought.depth > 1));
    assert_eq!(engine.finish(), None);

    let mut over = game.clone();
    over.resign(Side::White).unwrap();
    assert!(engine.begin(&over, &Limits::default()).is_err());
}

/// Above 0 the better, the better for the side that makes the move.
fn worth(score: Score, side: Side) -> i64 {
    let for_white = match score {
        Score::Ahead(hundredths) => i64::from(hundredths),
        Score::End { winner: None, .. } => 0,
        Score::End { winner: Some(Side::White), plies } => i64::from(i32::MAX) - i64::from(plies),
        Score::End { winner: Some(Side::Black), plies } => i64::from(plies) - i64::from(i32::MAX),
    };
    if side == Side::White { for_white } else { -for_white }
}

fn assert_in_order(thought: &Thought, game: &Game, when: &str) {
    let worths: Vec<_> = thought.lines.iter().map(|line| worth(line.score, game.position().turn())).collect();
    assert!(worths.is_sorted_by(|a, b| a >= b), "{when}: {worths:?}");
    assert_eq!(thought.lines[0].pv[0], thought.mv);
}

#[test]
fn the_lines_come_best_first_wherever_it_stops() {
    let mut numbers = Numbers(3);
    for name in ["classic-3x3", "diagonal-3x3", "classic-4x4"] {
        let mut game = named(name);
        for _ in 0..10 {
            let moves = game.legal_moves();
            game.play(&moves[numbers.below(moves.len())]).unwrap();
            // In the middle of an iteration.
            for nodes in (1..24).map(|many| many * 500 + numbers.below(500) as u64) {
                let limits = Limits { nodes: Some(nodes), lines: 3, ..Limits::default() };
                let thought =
                    Engine::new(HASH).think(&game, &limits, |info| assert_in_order(info, &game, name)).unwrap();
                assert_in_order(&thought, &game, &format!("{name} after {nodes} nodes"));
            }
            // After one, when there is no time for the next.
            let limits = Limits { time: Some(Duration::from_secs(10)), lines: 3, ..Limits::default() };
            let mut engine = Engine::new(HASH);
            engine.begin(&game, &limits).unwrap();
            while engine.thought().is_none_or(|thought| thought.depth < 4) {
                assert!(engine.advance(Duration::ZERO));
            }
            while engine.advance(Duration::from_secs(7)) {}
            let last = engine.thought();
            assert_eq!(engine.finish(), last, "{name}: nothing was left off");
        }
    }
}

#[test]
fn every_level_knows_who_is_ahead() {
    // One side has come halfway, the other is at home.
    let halfway = ["c4", "d3", "d4", "d5", "e4", "e5", "e6", "f5", "c5"];
    let white: SquareSet = halfway.iter().map(|name| name.parse::<Square>().unwrap()).collect();
    let game = named("classic-3x3");
    let black = game.variant().home_of(Side::Black);
    for turn in Side::ALL {
        let forward = game.set_up(Setup { white, black, turn, number: 12 }).unwrap();
        let (white, black) = (black.turned(8), white.turned(8));
        let backward = game.set_up(Setup { white, black, turn: turn.other(), number: 12 }).unwrap();
        for level in 1..=8 {
            let limits = Limits { player: Player::Level(level), nodes: Some(5000), seed: 3, ..Limits::default() };
            for (game, sign) in [(&forward, 1), (&backward, -1)] {
                let score = think(&mut Engine::new(HASH), game, &limits).score;
                assert!(matches!(score, Score::Ahead(ahead) if ahead * sign > 300), "level {level}: {score:?}");
            }
        }
    }
}

#[test]
fn where_one_move_is_legal_it_answers_at_once() {
    let squares = |names: &[&str]| names.iter().map(|name| name.parse::<Square>().unwrap()).collect();
    let setup = Setup { white: squares(&["a1"]), black: squares(&["a2", "a3"]), turn: Side::White, number: 3 };
    let game = named("classic-3x3").set_up(setup).unwrap();
    let thought = think(&mut Engine::new(HASH), &game, &Limits::default());
    assert_eq!((thought.mv.to_string().as_str(), thought.depth), ("a1-b1", 1));
}

#[test]
fn no_clock_runs_out() {
    // The time passes as it may on a slow machine: so long for each look at the clock.
    let tick = Duration::from_millis(7);
    for (left, increment) in [(3000, 0), (1000, 100), (200, 0), (60_000, 0)] {
        let mut left = Duration::from_millis(left);
        let increment = Duration::from_millis(increment);
        let mut engine = Engine::new(HASH);
        let mut game = named("classic-3x3");
        for _ in 0..80 {
            let limits = Limits { clock: Some(Clock { left, increment }), ..Limits::default() };
            engine.begin(&game, &limits).unwrap();
            let mut elapsed = Duration::ZERO;
            while engine.advance(elapsed) {
                elapsed += tick;
            }
            let thought = engine.finish().unwrap();
            assert!(elapsed < left, "{elapsed:?} of {left:?}");
            left = left - elapsed + increment;
            game.play(thought.mv).unwrap();
            if game.outcome().is_some() {
                break;
            }
            let reply = game.legal_moves().pop().unwrap();
            game.play(reply).unwrap();
            if game.outcome().is_some() {
                break;
            }
        }
    }
}

/// All placements of White's men within so many moves of the full goal, each with that number: a plain breadth-first
/// search over the moves that the rules give to an army alone.
fn endings(game: &Game, moves: u32) -> HashMap<Vec<Square>, u32> {
    let goal = game.variant().home_of(Side::Black);
    let key = |men: SquareSet| men.iter().collect::<Vec<_>>();
    let mut known = HashMap::from([(key(goal), 0)]);
    let mut layer = vec![goal];
    for distance in 1..=moves {
        let mut next = Vec::new();
        for men in layer {
            // White has just arrived counts as an end only with White to move; so it is Black's men that are moved.
            let setup = Setup { white: SquareSet::EMPTY, black: men, turn: Side::Black, number: 1 };
            let position = game.set_up(setup).unwrap();
            for mv in position.position().moves() {
                let after = men.iter().map(|square| if square == mv.from() { mv.to() } else { square });
                let after: SquareSet = after.collect();
                if let Entry::Vacant(place) = known.entry(key(after)) {
                    place.insert(distance);
                    next.push(after);
                }
            }
        }
        layer = next;
    }
    known
}

#[test]
fn passed_armies_finish_without_a_wasted_move() {
    let depths = [("classic-3x3", 4, 40), ("diagonal-3x3", 3, 40), ("triangle", 4, 20)];
    for (name, moves, count) in depths {
        let start = named(name);
        let mut known: Vec<_> = endings(&start, moves).into_iter().collect();
        known.sort();
        let goal = start.variant().home_of(Side::Black);
        let progress = |square: &Square| square.file() + square.rank();
        let mut numbers = Numbers(moves.into());
        let mut engine = Engine::new(HASH);
        let mut played = 0;
        while played < count {
            let (white, distance) = known[numbers.below(known.len())].clone();
            let (black, _) = known[numbers.below(known.len())].clone();
            let black: SquareSet = black.into_iter().map(|square| square.turned(8)).collect();
            let out = white.iter().filter(|square| !goal.contains(**square)).count();
            let passed = white.iter().map(progress).min() > black.iter().map(|square| progress(&square)).max();
            if distance < 2 || out > 6 || !passed {
                continue;
            }
            let setup = Setup { white: white.iter().copied().collect(), black, turn: Side::White, number: 20 };
            let Ok(mut game) = start.set_up(setup) else { continue };
            if game.outcome().is_some() {
                continue;
            }
            played += 1;
            let mut made = 0;
            let limits = Limits { nodes: Some(200_000), ..Limits::default() };
            let expected = think(&mut engine, &game, &limits);
            assert!(matches!(expected.score, Score::End { .. }), "{expected:?}");
            while !game.position().has_arrived(Side::White) {
                let thought = think(&mut engine, &game, &limits);
                game.play(thought.mv).unwrap();
                made += 1;
                if game.position().has_arrived(Side::White) {
                    break;
                }
                let reply = think(&mut engine, &game, &limits);
                game.play(reply.mv).unwrap();
                if let Some(outcome) = game.outcome() {
                    // Black was faster, as the score said.
                    assert_eq!(outcome.ending, Ending::Arrived);
                    assert!(matches!(expected.score, Score::End { winner: Some(Side::Black), .. }), "{expected:?}");
                    break;
                }
            }
            if game.position().has_arrived(Side::White) {
                assert_eq!(made, distance, "{name} {white:?}");
            } else {
                assert!(made < distance, "{name} {white:?}");
            }
        }
    }
}

/// The game against somebody whose moves are chosen so; who has won, and why it ended.
fn against(name: &str, side: Side, mut reply: impl FnMut(&Game) -> usize) -> (Option<Side>, Ending) {
    let mut engine = Engine::new(HASH);
    let mut game = named(name);
    loop {
        if let Some(outcome) = game.outcome() {
            return (outcome.winner, outcome.ending);
        }
        let mv = if game.position().turn() == side {
            think(&mut engine, &game, &Limits { nodes: Some(1500), ..Limits::default() }).mv
        } else {
            game.legal_moves().swap_remove(reply(&game))
        };
        game.play(mv).unwrap();
    }
}

#[test]
fn its_home_is_empty_in_time_whatever_the_opponent_does() {
    for (name, side) in [("classic-3x3", Side::White), ("classic-4x4", Side::Black), ("diagonal-3x4", Side::White)] {
        let variant = Variant::named(name).unwrap();
        // Somebody who stays at home as long as possible.
        let home = variant.home_of(side.other());
        let passive = |game: &Game| {
            let moves = game.legal_moves();
            moves
                .iter()
                .position(|mv| home.contains(mv.to()))
                .or(moves.iter().position(|mv| home.contains(mv.from())))
                .unwrap_or(0)
        };
        let (winner, ending) = against(name, side, passive);
        assert_eq!(winner, Some(side), "{name} {ending:?}");
        // Somebody who comes as near to its home as possible, to stand in the way.
        let edge = if side == Side::White { 4 } else { 10 };
        let hostile = |game: &Game| {
            let distance = |square: Square| (square.file() + square.rank()).abs_diff(edge);
            let moves = game.legal_moves();
            let gain =
                |index: &usize| i16::from(distance(moves[*index].to())) - i16::from(distance(moves[*index].from()));
            (0..moves.len()).min_by_key(gain).unwrap_or(0)
        };
        let (winner, ending) = against(name, side, hostile);
        assert!(winner == Some(side) || winner.is_none(), "{name} {winner:?} {ending:?}");
        assert!(!matches!(ending, Ending::BothOverstayed), "{name}");
    }
}
