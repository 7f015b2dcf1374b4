//! Section 4: leaving home, and coming back.

use super::*;

/// A game of a variant with Black to make the move with this number.
fn black_to_move(name: &str, white: &str, black: &str, number: u32) -> Game {
    place(variant(name), white, black, Side::Black, number)
}

#[test]
fn rule_4_1_a_move_number_is_a_pair() {
    let mut game = new_game("classic-3x3");
    let mut numbers = vec![game.number()];
    for text in ["c3-d3", "f6-e6", "d3-e3", "e6-d6"] {
        play(&mut game, text);
        numbers.push(game.number());
    }
    assert_eq!(numbers, [1, 1, 2, 2, 3]);
}

#[test]
fn rule_4_2_a_side_with_a_man_at_home_after_the_deadline_loses() {
    let cases = [
        ("a1 d4", "e5 a5", Some(("0-1", "overstayed", "4.2"))),
        ("a5 d4", "e5 h8", Some(("1-0", "overstayed", "4.2"))),
        ("a1 d4", "e5 h8", Some(("1/2-1/2", "both-overstayed", "4.2"))),
        ("a5 d4", "e5 h4", None),
        ("c3 d4", "e5 a1", Some(("0-1", "overstayed", "4.2"))),
        ("d3 f6", "e5 c3", None),
    ];
    for (white, black, expected) in cases {
        for (name, deadline) in [("classic-3x3", 40), ("diagonal-3x3", 30)] {
            let mut game = black_to_move(name, white, black, deadline);
            assert_eq!(end(&game), None);
            play(&mut game, "e5-e4");
            assert_eq!(end(&game), expected, "{name}: {white}; {black}");
        }
    }
}

#[test]
fn rule_4_2_right_after_blacks_move_with_that_number() {
    // Not after White's, nor after Black's others.
    for number in [39, 41, 79] {
        let mut game = black_to_move("classic-3x3", "a1 d4", "e5 h8", number);
        play(&mut game, "e5-e6");
        assert_eq!(end(&game), None, "{number}");
    }
    let mut game = place(variant("classic-3x3"), "a1 d4", "e5 h8", Side::White, 40);
    play(&mut game, "d4-d3");
    assert_eq!(end(&game), None);
    play(&mut game, "e5-e6");
    assert_eq!(end(&game), Some(("1/2-1/2", "both-overstayed", "4.2")));
}

#[test]
fn rule_4_2_the_move_itself_may_leave_home() {
    let mut game = black_to_move("classic-3x3", "a5", "f6", 40);
    play(&mut game, "f6-e6");
    assert_eq!(end(&game), None);
    let mut game = black_to_move("classic-3x3", "a5", "e6", 40);
    play(&mut game, "e6-f6");
    assert_eq!(end(&game), Some(("1-0", "overstayed", "4.2")));
}

#[test]
fn rule_4_2_every_variant_at_its_own_deadline() {
    for variant in Variant::all() {
        let after = |number| {
            let mut game = place(variant.clone(), "a1", "e4", Side::Black, number);
            play(&mut game, "e4-e3");
            end(&game)
        };
        assert_eq!(after(variant.exit_deadline), Some(("0-1", "overstayed", "4.2")), "{}", variant.name);
        assert_eq!(after(variant.exit_deadline - 1), None, "{}", variant.name);
    }
}

#[test]
fn rule_4_3_a_man_trapped_at_home_is_excused_where_trapping_is_allowed() {
    let mut game = black_to_move("diagonal-3x3", "a1 d8", "a2 b1 b2 a3 c1 c3 d5", 30);
    assert_eq!(game.position().trapped(Side::White), squares("a1"));
    play(&mut game, "d5-d6");
    assert_eq!(end(&game), None);
    // Black's man as well.
    let mut game = black_to_move("diagonal-3x3", "h7 g8 g7 h6 f8 f6 d5", "h8 e1", 30);
    play(&mut game, "e1-e2");
    assert_eq!(end(&game), None);
    // Each man for itself: another one at home isn't excused by it.
    let mut game = black_to_move("diagonal-3x3", "a1 c2", "a2 b1 b2 a3 c1 c3 d5", 30);
    play(&mut game, "d5-d6");
    assert_eq!(end(&game), Some(("0-1", "overstayed", "4.2")));
}

#[test]
fn rule_4_3_trapped_by_the_last_move() {
    let mut game = black_to_move("diagonal-3x3", "a1 d8", "a2 b1 b2 a3 c1 d3", 30);
    play(&mut game, "d3-c3");
    assert_eq!(end(&game), None);
    let mut game = black_to_move("diagonal-3x3", "a1 d8", "a2 b1 b2 a3 c1 d3", 30);
    play(&mut game, "d3-d4");
    assert_eq!(end(&game), Some(("0-1", "overstayed", "4.2")));
}

#[test]
fn rule_4_3_nobody_is_excused_where_trapping_is_not_allowed() {
    let mut game = black_to_move("classic-3x3", "a1 d8", "a2 b1 a3 c1 d5", 40);
    assert_eq!(game.position().trapped(Side::White), squares("a1"));
    play(&mut game, "d5-d6");
    assert_eq!(end(&game), Some(("0-1", "overstayed", "4.2")));
}

#[test]
fn rule_4_3_a_man_held_in_by_its_own_side_is_not_excused() {
    // The only man at home is walled in by men of its own that have left.
    let scattered = Variant { diagonal: true, trapping: true, ..own(8, "a1 e1 f1 g1 e2 f2 g2") };
    let after = |white: &str, black: &str| {
        let mut game = place(scattered.clone(), white, black, Side::Black, 40);
        assert_eq!(game.position().immobile(Side::White), squares("a1"));
        play(&mut game, "h5-h6");
        end(&game)
    };
    assert_eq!(after("a1 a2 b1 b2 a3 c1 c3", "h5"), Some(("0-1", "overstayed", "4.2")));
    assert_eq!(after("a1 a2 b1 b2 a3 c1", "h5 c3"), None);
}

#[test]
fn rule_4_3_it_is_looked_at_once_and_the_excused_man_may_leave() {
    let mut game = black_to_move("diagonal-3x3", "a1 d8", "a2 b1 b2 a3 c1 c3 d5", 30);
    play(&mut game, "d5-d6 d8-c8 c3-d3 c8-d8 d3-d4");
    assert_eq!(game.position().trapped(Side::White), squares(""));
    assert_eq!(end(&game), None);
    play(&mut game, "a1-c3");
    assert_eq!(end(&game), None);
}

#[test]
fn rule_4_4_ruling_an_excused_man_may_move_inside_its_home() {
    let mut game = black_to_move("diagonal-3x3", "a1 d8", "a2 b1 b2 a3 c1 c3 d5", 30);
    play(&mut game, "d5-d6 d8-c8 a2-a4");
    assert!(!game.loses(square("a1"), square("a2")));
    play(&mut game, "a1-a2");
    assert_eq!(end(&game), None);
}

#[test]
fn rule_4_4_a_man_brought_back_after_the_deadline_loses_at_once() {
    let mut game = place(variant("classic-3x3"), "d3 a8", "e5", Side::White, 41);
    assert!(game.loses(square("d3"), square("c3")));
    assert!(!game.loses(square("d3"), square("d2")));
    assert!(ends(&game, "d3").contains(square("c3")), "it is playable");
    play(&mut game, "d3-c3");
    assert_eq!(end(&game), Some(("0-1", "returned-home", "4.4")));

    let mut game = black_to_move("classic-3x3", "a8", "e6 d5", 41);
    assert!(game.loses(square("e6"), square("f6")));
    play(&mut game, "e6-f6");
    assert_eq!(end(&game), Some(("1-0", "returned-home", "4.4")));
}

#[test]
fn rule_4_4_not_before_the_deadline_has_passed() {
    let mut game = place(variant("classic-3x3"), "d3 a8", "e5", Side::White, 40);
    assert!(!game.loses(square("d3"), square("c3")));
    play(&mut game, "d3-c3");
    assert_eq!(end(&game), None);
    let mut game = black_to_move("classic-3x3", "a8", "e6 d5", 39);
    assert!(!game.loses(square("e6"), square("f6")));
    play(&mut game, "e6-f6");
    assert_eq!(end(&game), None);
}

#[test]
fn rule_4_4_by_a_chain_too_but_not_through_the_home() {
    let start = place(variant("classic-3x3"), "e3 d3", "b3 a4 h1", Side::White, 50);
    assert!(start.loses(square("e3"), square("c3")));
    assert!(!start.loses(square("e3"), square("a5")));
    let mut game = start.clone();
    play(&mut game, "e3-c3");
    assert_eq!(end(&game), Some(("0-1", "returned-home", "4.4")));
    let mut game = start.clone();
    play(&mut game, "e3-c3-a3-a5");
    assert_eq!(end(&game), None);
}

#[test]
fn rule_4_4_only_the_own_home_and_only_from_outside() {
    let mut game = place(variant("classic-3x3"), "b2 f5", "e5 h1", Side::White, 50);
    for (from, to) in [("b2", "b3"), ("f5", "f6")] {
        assert!(!game.loses(square(from), square(to)));
    }
    play(&mut game, "b2-b3 h1-h2 f5-f6 h2-h3 b3-b4");
    assert_eq!(end(&game), None);
    assert!(!game.loses(square("e5"), square("e6")), "not Black's home yet");
}

#[test]
fn rule_4_4_squares_beside_the_board_lose_nothing() {
    let game = place(variant("classic-3x3"), "d3 a8", "e5", Side::White, 41);
    // a10 and i3 would be b2 and a4 of the next file or the one before, if anybody wrapped them around.
    for (from, to) in [("d3", "a9"), ("d3", "a10"), ("d3", "a11"), ("a9", "c3"), ("i3", "c3"), ("d3", "p16")] {
        let beside = [from, to].into_iter().any(|name| !square(name).is_on(8));
        assert!(beside && !game.loses(square(from), square(to)), "{from}-{to}");
    }
}
