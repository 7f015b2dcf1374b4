//! Random variants, positions and games, such that a failing case shrinks to a small one.

use std::borrow::Cow;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use ugolki::{Game, Move, Setup, Side, Square, SquareSet, Variant};

/// So many cases, the same ones in every run unless PROPTEST_RNG_SEED says otherwise.
pub fn cases(cases: u32) -> ProptestConfig {
    let mut config =
        ProptestConfig { cases, failure_persistence: None, max_global_rejects: 100_000, ..ProptestConfig::default() };
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(8);
    }
    config
}

/// A variant of section 6, often under house rules small enough for a random game to meet them.
fn named() -> impl Strategy<Value = Variant> {
    let house = prop::option::of((1..12_u32, 0..12_u32));
    (select(Variant::all().collect::<Vec<_>>()), house).prop_map(|(variant, house)| match house {
        Some((deadline, more)) => variant.with_numbers(deadline, deadline + more),
        None => variant,
    })
}

/// A variant of one's own on a board of up to `largest`: any home that doesn't meet its mirror image.
fn own(largest: u8) -> impl Strategy<Value = Variant> {
    let size = 4..=largest;
    let home = prop_oneof![
        // a rectangle in the corner, and any squares at all
        (1..=5_u8, 1..=8_u8).prop_map(|(files, ranks)| {
            (0..files).flat_map(|file| (0..ranks).map(move |rank| (file, rank))).collect::<Vec<_>>()
        }),
        vec((0..16_u8, 0..16_u8), 1..24),
    ];
    (size, home, any::<bool>(), any::<bool>(), 1..12_u32, 0..12_u32, any::<bool>()).prop_map(
        |(size, squares, diagonal, trapping, exit_deadline, more, rated)| {
            let mut home = SquareSet::EMPTY;
            for (file, rank) in squares {
                let square = Square::new(file % size, rank % size).unwrap();
                // The middle of an odd board is its own mirror image.
                let mirror = square.turned(size);
                if mirror != square && !home.contains(mirror) {
                    home.insert(square);
                }
            }
            if home.is_empty() {
                home = [Square::new(0, 0).unwrap()].into_iter().collect();
            }
            Variant {
                name: Cow::Borrowed("own"),
                size,
                home,
                diagonal,
                trapping,
                exit_deadline,
                move_limit: exit_deadline + more,
                rated,
            }
        },
    )
}

pub fn variant() -> impl Strategy<Value = Variant> {
    prop_oneof![3 => named(), 2 => own(8), 1 => own(16)]
}

/// A game set up at random: the men in a part of the board, close enough to hold each other in.
fn set_up(variant: Variant) -> impl Strategy<Value = Game> {
    let size = variant.size;
    (1..=size, 0..size, 0..size, vec((any::<AnySide>(), 0..16_u8, 0..16_u8), 1..60), any::<AnySide>(), 1..20_u32)
        .prop_map(move |(part, file, rank, men, turn, number)| {
            let part = part.max(3);
            let corner = |start: u8| start.min(size - part);
            let mut sides = [SquareSet::EMPTY; 2];
            for (AnySide(side), x, y) in men {
                let man = Square::new(corner(file) + x % part, corner(rank) + y % part).unwrap();
                let taken = sides[0].contains(man) || sides[1].contains(man);
                if !taken && sides[side as usize].len() < variant.home.len() {
                    sides[side as usize].insert(man);
                }
            }
            let [white, black] = sides;
            let start = Game::new(variant.clone()).unwrap();
            start.set_up(Setup { white, black, turn: turn.0, number }).unwrap()
        })
}

/// A game in its start.
fn start(variant: Variant) -> impl Strategy<Value = Game> {
    Just(Game::new(variant).unwrap())
}

/// A game near its end: everybody in the goal but for a few men, or one side with few men at all.
fn nearly_there(variant: Variant) -> impl Strategy<Value = Game> {
    let moved = vec((any::<AnySide>(), any::<Index>(), any::<Index>()), 0..5);
    (moved, prop::option::of((any::<AnySide>(), 0..3_usize)), any::<AnySide>(), 1..20_u32).prop_map(
        move |(moved, few, turn, number)| {
            let mut sides = [variant.home_of(Side::Black), variant.home_of(Side::White)];
            for (AnySide(side), man, to) in moved {
                let board = SquareSet::board(variant.size);
                let empty: Vec<Square> = board.iter().filter(|&s| sides.iter().all(|men| !men.contains(s))).collect();
                let men = &mut sides[side as usize];
                if !empty.is_empty() {
                    let man = *man.get(&men.iter().collect::<Vec<_>>());
                    *men = men.iter().filter(|&other| other != man).chain([*to.get(&empty)]).collect();
                }
            }
            if let Some((AnySide(side), most)) = few {
                // The last ones in order: those that were moved away, as often as not.
                let men: Vec<Square> = sides[side as usize].iter().collect();
                sides[side as usize] = men.into_iter().rev().take(most).collect();
            }
            let [white, black] = sides;
            let start = Game::new(variant.clone()).unwrap();
            start.set_up(Setup { white, black, turn: turn.0, number }).unwrap_or(start)
        },
    )
}

/// A game at its exit deadline, with a man in the corner of its home and others crowded around it (4.3).
fn cornered(variant: Variant) -> impl Strategy<Value = Game> {
    let around = vec((select(&[true, true, true, true, false][..]), select(&[true, true, true, false][..])), 16);
    (around, any::<AnySide>(), any::<AnySide>(), vec((0..16_u8, 0..16_u8), 2)).prop_map(
        move |(around, AnySide(held), turn, free)| {
            let (size, start) = (variant.size, Game::new(variant.clone()).unwrap());
            let mut sides = [SquareSet::EMPTY; 2];
            let mut put = |side: Side, square: Square| {
                // Seen from the side whose man is held in.
                let square = if held == Side::White { square } else { square.turned(size) };
                if sides.iter().all(|men| !men.contains(square)) && sides[side as usize].len() < variant.home.len() {
                    sides[side as usize].insert(square);
                }
            };
            let corner = variant.home.iter().next().unwrap();
            put(held, corner);
            for (index, (man, others)) in (0..).zip(around) {
                let (file, rank) = (corner.file() + index / 4, corner.rank() + index % 4);
                if let Some(square) = Square::new(file, rank).filter(|square| man && square.is_on(size)) {
                    put(if others { held.other() } else { held }, square);
                }
            }
            for (side, (file, rank)) in Side::ALL.into_iter().zip(free) {
                put(side, Square::new(file % size, rank % size).unwrap());
            }
            let [white, black] = sides;
            start.set_up(Setup { white, black, turn: turn.0, number: variant.exit_deadline }).unwrap()
        },
    )
}

/// A game of any variant, in the start, set up, nearly over or at its deadline; nothing played yet.
pub fn beginning() -> impl Strategy<Value = Game> {
    variant().prop_flat_map(|variant| {
        prop_oneof![
            2 => start(variant.clone()),
            4 => set_up(variant.clone()),
            1 => nearly_there(variant.clone()),
            2 => cornered(variant),
        ]
    })
}

/// Choices for `play`.
pub fn choices(most: usize) -> impl Strategy<Value = Vec<Index>> {
    vec(any::<Index>(), 0..=most)
}

/// Plays a random move; whether there was one.
pub fn play(game: &mut Game, choice: &Index) -> Option<Move> {
    let moves = game.legal_moves();
    let mv = (!moves.is_empty()).then(|| choice.get(&moves).clone())?;
    game.play(&mv).unwrap();
    Some(mv)
}

/// A game of any variant with up to `plies` random moves played.
pub fn game(plies: usize) -> impl Strategy<Value = Game> {
    (beginning(), choices(plies)).prop_map(|(mut game, choices)| {
        for choice in &choices {
            play(&mut game, choice);
        }
        game
    })
}

/// A side, for `any`.
#[derive(Clone, Copy, Debug)]
pub struct AnySide(pub Side);

impl Arbitrary for AnySide {
    type Parameters = ();
    type Strategy = BoxedStrategy<AnySide>;

    fn arbitrary_with((): ()) -> BoxedStrategy<AnySide> {
        select(&[AnySide(Side::White), AnySide(Side::Black)][..]).boxed()
    }
}
