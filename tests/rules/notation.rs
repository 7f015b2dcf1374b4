//! Section 7, but for records: moves and positions as text, and what may be set up.

use super::*;
use ugolki::notation::{ParsePositionError, PositionFault, format_position};
use ugolki::{MAX_NUMBER, SetupError, SetupFault};

// ---- 7.1: moves

#[test]
fn rule_7_1_a_move_is_squares_joined_by_hyphens() {
    let path = |text: &str| mv(text).path().to_vec();
    assert_eq!(path("c3-d3"), ["c3", "d3"].map(square));
    assert_eq!(path("c3-e3-e5"), ["c3", "e3", "e5"].map(square));
    assert_eq!(path("p16-n14-n12"), ["p16", "n14", "n12"].map(square));
    assert_eq!(mv("c3-e3-e5").to_string(), "c3-e3-e5");
    for dash in ["‐", "‑", "‒", "–", "—", "―", "−"] {
        assert_eq!(mv(&["c3", "e3", "e5"].join(dash)), mv("c3-e3-e5"), "{dash}");
    }
    for wrong in
        ["", "c3", "-", "c3-", "-c3", "c3--d3", "c3-d3-", "c3 -d3", "c3-d3 ", "C3-d3", "c3xd3", "c3-d17", "c3-d0"]
    {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
}

#[test]
fn rule_7_1_start_and_end_alone_mean_the_shortest_path() {
    let mut game = white_to_move("classic-3x3", "c3 d3", "e4");
    play(&mut game, "c3-e5");
    assert_eq!(game.moves(), [mv("c3-e3-e5")]);
}

#[test]
fn rule_7_1_written_out_a_move_shows_the_whole_path() {
    let game = white_to_move("classic-3x3", "c3 d3", "e4");
    assert_eq!(
        game.moves_from(square("c3")).iter().map(Move::to_string).collect::<Vec<_>>(),
        ["c3-b3", "c3-c2", "c3-c4", "c3-e3", "c3-e3-e5"]
    );
    assert!(game.legal_moves().is_sorted());
}

#[test]
fn moves_are_in_the_order_of_their_squares() {
    let mut moves = ["j10-j11", "j8-j9", "a10-a11", "a2-a3", "a2-a10", "a2-a9", "a2-a3-a4"].map(mv);
    moves.sort();
    assert_eq!(moves, ["a2-a3", "a2-a3-a4", "a2-a9", "a2-a10", "a10-a11", "j8-j9", "j10-j11"].map(mv));
}

// ---- 7.3: positions

fn faults(text: &str, size: u8) -> Vec<PositionFault> {
    let ParsePositionError { faults } = parse_position(text, size).unwrap_err();
    faults
}

#[test]
fn rule_7_3_a_position_is_one_line() {
    let setup = parse_position("5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1", 8).unwrap();
    assert_eq!(setup, new_game("classic-3x3").setup());
    let setup = parse_position("7b/8/8/2w1b3/8/8/8/w7 b 37", 8).unwrap();
    let expected = Setup { white: squares("a1 c5"), black: squares("e5 h8"), turn: Side::Black, number: 37 };
    assert_eq!(setup, expected);
    assert_eq!(format_position(&setup, 8), "7b/8/8/2w1b3/8/8/8/w7 b 37");
}

#[test]
fn rule_7_3_numbers_of_two_digits_on_a_large_board() {
    let text = "15b/16/16/16/16/16/16/2w10b2/16/16/16/16/16/16/16/w15 w 9";
    let setup = parse_position(text, 16).unwrap();
    assert_eq!(setup.white, squares("a1 c9"));
    assert_eq!(setup.black, squares("n9 p16"));
    assert_eq!(format_position(&setup, 16), text);
}

#[test]
fn rule_7_3_any_white_space_between_the_words() {
    let expected = parse_position("7b/8/8/8/8/8/8/w7 w 1", 8);
    assert!(expected.is_ok());
    assert_eq!(parse_position("  7b/8/8/8/8/8/8/w7 \t w\n1 ", 8), expected);
}

#[test]
fn rule_7_3_every_fault_is_named_at_once() {
    use PositionFault::*;
    assert_eq!(faults("", 8), [Words(0)]);
    assert_eq!(faults("7b/8/8/8/8/8/8/w7 w", 8), [Words(2)]);
    assert_eq!(faults("7b/8/8/8/8/8/8/w7 w 1 1", 8), [Words(4)]);
    assert_eq!(faults("7b/8/8/8/8/8/w7 w 1", 8), [Ranks { found: 7, size: 8 }]);
    assert_eq!(faults("7b/8/8/8/8/8/8/8/w7 w 1", 8), [Ranks { found: 9, size: 8 }]);
    assert_eq!(faults("7b/8/8/8/7/8/8/w7 w 1", 8), [Squares { rank: 4, found: 7, size: 8 }]);
    assert_eq!(faults("7bw/8/8/8/8/8/8/w7 w 1", 8), [Squares { rank: 8, found: 9, size: 8 }]);
    assert_eq!(faults("/8/8/8/8/8/8/w7 w 1", 8), [Squares { rank: 8, found: 0, size: 8 }]);
    assert_eq!(faults("7b/8/8/8/8/8/8/w43 w 1", 8), [Squares { rank: 1, found: 44, size: 8 }]);
    assert_eq!(faults("7b/8/8/8/8/8/8/w07 w 1", 8), [Character { rank: 1, found: '0' }]);
    assert_eq!(faults("7b/8/8/8/8/8/8/w7 x 1", 8), [Turn]);
    for number in ["-1", "+1", "1.", "one", "99999999999", "1e3"] {
        assert_eq!(faults(&format!("7b/8/8/8/8/8/8/w7 w {number}"), 8), [Number], "{number}");
    }
    // A rank is named once, and a board of another size as a whole.
    let several = faults("7W/8/9/8/xyz/8/8/w7 W 1x", 8);
    let expected = [
        Character { rank: 8, found: 'W' },
        Squares { rank: 6, found: 9, size: 8 },
        Character { rank: 4, found: 'x' },
        Turn,
        Number,
    ];
    assert_eq!(several, expected);
    let error = parse_position("7b/8/8/8/8/8/8/w7 x y", 8).unwrap_err().to_string();
    assert_eq!(
        error,
        "not a position: the side to move is neither w nor b; the move number isn't a whole number below 4294967296"
    );
    // Longer than any board, and larger than any number.
    let huge = format!("{} w 1", "9".repeat(100));
    assert_eq!(faults(&huge, 8), [Ranks { found: 1, size: 8 }]);
    assert_eq!(faults(&format!("{} w 1", "8/".repeat(1000)), 8), [Ranks { found: 1001, size: 8 }]);
}

// ---- 7.4: what may be set up

#[test]
fn rule_7_4_any_position_with_no_more_men_than_home_squares_and_a_man() {
    let set_up = |white: &str, black: &str, number| {
        let setup = Setup { white: squares(white), black: squares(black), turn: Side::White, number };
        new_game("classic-3x3").set_up(setup).map_err(|SetupError { faults }| faults)
    };
    assert!(set_up("d4", "", 1).is_ok());
    assert!(set_up("", "d4", MAX_NUMBER).is_ok());
    assert!(set_up("a1 b1 c1 d1 e1 f1 g1 h1 a2", "a8 b8 c8 d8 e8 f8 g8 h8 a7", 1).is_ok());
    assert_eq!(set_up("", "", 1), Err(vec![SetupFault::NoMen]));
    let ten = "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2";
    assert_eq!(set_up(ten, "d4", 1), Err(vec![SetupFault::TooManyMen { side: Side::White, men: 10, home: 9 }]));
    assert_eq!(set_up("d4", ten, 1), Err(vec![SetupFault::TooManyMen { side: Side::Black, men: 10, home: 9 }]));
    assert_eq!(
        set_up("d4 e5", "d4 e5", 1),
        Err(vec![SetupFault::Shared(square("d4")), SetupFault::Shared(square("e5"))])
    );
    assert_eq!(
        set_up("d4 i1", "a9", 1),
        Err(vec![SetupFault::OffBoard(square("a9")), SetupFault::OffBoard(square("i1"))])
    );
    assert_eq!(set_up("d4", "e5", 0), Err(vec![SetupFault::Number]));
    assert_eq!(set_up("d4", "e5", MAX_NUMBER + 1), Err(vec![SetupFault::Number]));
    let several = set_up("a9", "a9", 0);
    assert_eq!(
        several,
        Err(vec![SetupFault::OffBoard(square("a9")), SetupFault::Shared(square("a9")), SetupFault::Number])
    );
}

#[test]
fn rule_7_4_a_game_knows_where_it_began() {
    let game = from_text("classic-3x3", "7b/8/8/8/8/8/8/w7 b 12");
    assert_eq!(game.start(), Some(&game.setup()));
    assert_eq!(game.number(), 12);
    // The variant's own start is no other position.
    let game = from_text("classic-3x3", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1");
    assert_eq!(game, new_game("classic-3x3"));
    let game = from_text("classic-3x3", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 2");
    assert!(game.start().is_some());
}

// ---- 8.6, by the way of the file of numbers: tests/perft.

#[test]
fn example_8_6_perft_ends_with_the_game() {
    // Black's reply to White's arrival is the last ply there is.
    let game = from_text("classic-3x3", "5www/5www/6ww/5w2/8/8/8/b7 w 9");
    assert_eq!(game.perft(1), game.legal_moves().len() as u64);
    let mut arrived = game.clone();
    play(&mut arrived, "f5-f6");
    assert_eq!([1, 2, 3].map(|depth| arrived.perft(depth)), [2, 0, 0]);
}
