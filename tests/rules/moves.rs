//! Sections 1 and 2: the board, the men and how they move.

use super::*;
use ugolki::notation::format_position;

// ---- 1. Board and men

#[test]
fn rule_1_1_files_are_letters_and_ranks_numbers_from_the_lower_left() {
    let corner = |name: &str| (square(name).file(), square(name).rank());
    assert_eq!(corner("a1"), (0, 0));
    assert_eq!(corner("h8"), (7, 7));
    assert_eq!(corner("p16"), (15, 15));
    assert_eq!(new_game("classic-3x3").position().board().iter().last(), Some(square("h8")));
    assert_eq!(new_game("halma-16x16").position().board().iter().last(), Some(square("p16")));
    assert_eq!(new_game("classic-3x3").position().board().len(), 64);
    assert_eq!(new_game("halma-16x16").position().board().len(), 256);
}

#[test]
fn rule_1_2_homes_are_turned_by_180_degrees_and_full_at_the_start() {
    let starts = [
        ("classic-3x3", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1"),
        ("classic-3x4", "4bbbb/4bbbb/4bbbb/8/8/wwww4/wwww4/wwww4 w 1"),
        ("diagonal-3x3", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1"),
        ("diagonal-3x4", "4bbbb/4bbbb/4bbbb/8/8/wwww4/wwww4/wwww4 w 1"),
        ("triangle", "4bbbb/5bbb/6bb/7b/w7/ww6/www5/wwww4 w 1"),
        ("classic-4x4", "4bbbb/4bbbb/4bbbb/4bbbb/wwww4/wwww4/wwww4/wwww4 w 1"),
        ("halma-16x16", "11bbbbb/11bbbbb/12bbbb/13bbb/14bb/16/16/16/16/16/16/ww14/www13/wwww12/wwwww11/wwwww11 w 1"),
    ];
    assert!(starts.iter().map(|start| start.0).eq(Variant::all().map(|variant| variant.name)));
    for (name, position) in starts {
        let game = new_game(name);
        assert_eq!(format_position(&game.setup(), game.variant().size), position);
        for side in Side::ALL {
            assert_eq!(game.position().men(side), game.variant().home_of(side));
            assert_eq!(game.position().at_home(side), game.variant().home_of(side));
        }
    }
}

#[test]
fn rule_1_3_the_goal_is_the_opponents_home() {
    let game = white_to_move("classic-3x3", "a1 f6 h8", "a2 c3 d4");
    assert_eq!(game.position().in_goal(Side::White), squares("f6 h8"));
    assert_eq!(game.position().in_goal(Side::Black), squares("a2 c3"));
}

#[test]
fn rule_1_4_white_begins_and_the_sides_alternate() {
    let mut game = new_game("classic-3x3");
    assert_eq!(game.position().turn(), Side::White);
    assert_eq!(refusal(&game, "f6-e6"), Reason::NotYourMan);
    play(&mut game, "c3-d3");
    assert_eq!(game.position().turn(), Side::Black);
    assert_eq!(refusal(&game, "d3-e3"), Reason::NotYourMan);
    play(&mut game, "f6-e6");
    assert_eq!(game.position().turn(), Side::White);
}

#[test]
fn rule_1_4_nobody_may_pass() {
    assert_eq!(refusal(&new_game("classic-3x3"), "c3-c3"), Reason::Unreachable);
}

// ---- 2. Moves

#[test]
fn rule_2_1_steps_and_jumps_are_never_mixed() {
    // A step to c4, from where a jump over c5 would lead on; and a jump to c5, from where there are steps.
    let game = white_to_move("classic-3x3", "c3", "c5");
    assert_eq!(ends(&game, "c3"), squares("b3 d3 c2 c4"));
    assert_eq!(refusal(&game, "c3-c4-c6"), Reason::BadPath(1));
    let game = white_to_move("classic-3x3", "c3", "c4");
    assert_eq!(ends(&game, "c3"), squares("b3 d3 c2 c5"));
    assert_eq!(refusal(&game, "c3-c5-d5"), Reason::BadPath(2));
}

#[test]
fn rule_2_2_a_step_goes_to_an_adjacent_empty_square() {
    assert_eq!(ends(&white_to_move("classic-3x3", "d4", "h8"), "d4"), squares("c4 d3 d5 e4"));
    assert_eq!(ends(&white_to_move("diagonal-3x3", "d4", "h8"), "d4"), squares("c3 c4 c5 d3 d5 e3 e4 e5"));
    // In corners and at the edges nothing wraps around.
    assert_eq!(ends(&white_to_move("classic-3x3", "a1", "h8"), "a1"), squares("a2 b1"));
    assert_eq!(ends(&white_to_move("diagonal-3x3", "h1", "h8"), "h1"), squares("g1 g2 h2"));
    assert_eq!(ends(&white_to_move("diagonal-3x3", "a8", "h8"), "a8"), squares("a7 b7 b8"));
    assert_eq!(ends(&white_to_move("diagonal-3x3", "d8", "h8"), "d8"), squares("c7 c8 d7 e7 e8"));
    assert_eq!(ends(&white_to_move("halma-16x16", "d16", "h8"), "d16"), squares("c15 c16 d15 e15 e16"));
    assert_eq!(ends(&white_to_move("halma-16x16", "p1", "h8"), "p1"), squares("o1 o2 p2"));
    // On a board that doesn't fill its layout neither.
    let own = |size| place(Variant { diagonal: true, ..own(size, "a1 b1") }, "e5", "a1", Side::White, 1);
    assert_eq!(ends(&own(5), "e5"), squares("d4 d5 e4"));
    let nine = place(Variant { diagonal: true, ..super::own(9, "a1 b1") }, "i9", "a1", Side::White, 1);
    assert_eq!(ends(&nine, "i9"), squares("h8 h9 i8"));
    let game = white_to_move("classic-3x3", "d4 d5", "e4 h8");
    assert_eq!(refusal(&game, "d4-d5"), Reason::Occupied);
    assert_eq!(refusal(&game, "d4-e4"), Reason::Occupied);
    assert_eq!(refusal(&game, "d4-c3"), Reason::Unreachable);
}

#[test]
fn rule_2_3_a_jump_passes_over_one_man_of_either_colour() {
    assert_eq!(ends(&white_to_move("classic-3x3", "d4 d5", "e4"), "d4"), squares("c4 d3 d6 f4"));
    // Not over two men, nor over a man at the edge, nor over nobody, nor over a man further away.
    assert_eq!(ends(&white_to_move("classic-3x3", "d4 d5 d6", "e4 f4"), "d4"), squares("c4 d3"));
    assert_eq!(ends(&white_to_move("classic-3x3", "g4 h4", "a8"), "g4"), squares("f4 g3 g5"));
    assert_eq!(ends(&white_to_move("classic-3x3", "d4", "d6"), "d4"), squares("c4 d3 d5 e4"));
    // Diagonally only where steps go so.
    assert!(!ends(&white_to_move("classic-3x3", "d4", "e5"), "d4").contains(square("f6")));
    assert!(ends(&white_to_move("diagonal-3x3", "d4", "e5"), "d4").contains(square("f6")));
    assert!(ends(&white_to_move("diagonal-3x3", "d4", "c5"), "d4").contains(square("b6")));
}

#[test]
fn rule_2_3_the_man_jumped_over_stays() {
    let mut game = white_to_move("classic-3x3", "d4", "d5");
    play(&mut game, "d4-d6");
    assert_eq!(game.position().men(Side::Black), squares("d5"));
    assert_eq!(game.position().men(Side::White), squares("d6"));
}

#[test]
fn rule_2_4_a_chain_may_turn_and_stop_after_any_jump() {
    let game = white_to_move("classic-3x3", "a1 a2 b3", "c4");
    assert_eq!(ends(&game, "a1"), squares("b1 a3 c3 c5"));
    play(&mut game.clone(), "a1-a3");
    play(&mut game.clone(), "a1-a3-c3");
    play(&mut game.clone(), "a1-a3-c3-c5");
}

#[test]
fn rule_2_4_a_chain_never_lands_twice_on_a_square() {
    // Round and round d4.
    let game = white_to_move("classic-3x3", "c3 d3", "c4 d5 e4");
    assert_eq!(ends(&game, "c3"), squares("b3 c2 c5 e3 e5"));
    assert_eq!(refusal(&game, "c3-c5-c3"), Reason::BadPath(2));
    assert_eq!(refusal(&game, "c3-c5-e5-e3-c3"), Reason::BadPath(4));
    assert_eq!(refusal(&game, "c3-e3-e5-e3"), Reason::BadPath(3));
    assert_eq!(refusal(&game, "c3-c5-e5-c5-e5"), Reason::BadPath(3));
    play(&mut game.clone(), "c3-c5-e5-e3");
}

#[test]
fn rule_2_5_the_step_before_a_chain() {
    let game = white_to_move("classic-3x3", "c3 c4", "h8");
    assert_eq!(game.position().moves_from(square("c3")), ["c3-b3", "c3-c2", "c3-c5", "c3-d3"].map(mv));
    assert!(mv("c3-d3").is_step());
    assert!(!mv("c3-c5").is_step());
}

#[test]
fn rule_2_5_the_fewest_jumps() {
    // To e3 in one jump, or round in three.
    let game = white_to_move("classic-3x3", "c3 d3", "c4 d5 e4");
    let mut after = game.clone();
    play(&mut after, "c3-e3");
    assert_eq!(after.moves(), [mv("c3-e3")]);
}

#[test]
fn rule_2_5_of_equally_short_chains_the_first_in_order() {
    let mut game = white_to_move("classic-3x3", "c3 d3", "c4 d5 e4");
    play(&mut game, "c3-e5");
    assert_eq!(game.moves(), [mv("c3-c5-e5")]);
    // From the other end: by file first, then by rank.
    let mut game = white_to_move("classic-3x3", "e5 d3", "c4 d5 e4");
    play(&mut game, "e5-c3");
    assert_eq!(game.moves(), [mv("e5-c5-c3")]);
    // The same on the large board, where rank 8 comes before rank 10, though the text "10" doesn't come after "8".
    let mut game = white_to_move("halma-16x16", "c3 d3", "c4 d5 e4");
    play(&mut game, "c3-e5");
    assert_eq!(game.moves(), [mv("c3-c5-e5")]);
    let mut game = white_to_move("halma-16x16", "h10 h11 g12 f11", "h9 g8 f9");
    play(&mut game, "h10-f10");
    assert_eq!(game.moves(), [mv("h10-h8-f8-f10")]);
}

#[test]
fn rule_2_5_the_order_counts_at_every_square_of_the_path() {
    // c3-e3-g3-g5 and c3-e3-e5-g5, and by c5: the first landing decides, then the second.
    let game = white_to_move("classic-3x3", "c3 d3 f3", "e4 g4 f5");
    assert_eq!(game.position().moves_from(square("c3")).last(), Some(&mv("c3-e3-e5-g5")));
    let game = white_to_move("classic-3x3", "c3 d3 f3", "e4 g4 f5 c4 d5");
    assert_eq!(game.position().moves_from(square("c3")).last(), Some(&mv("c3-c5-e5-g5")));
}

#[test]
fn rule_2_5_a_longer_chain_by_hand_is_the_same_move_and_kept() {
    let start = white_to_move("classic-3x3", "c3 d3", "c4 d5 e4");
    let (mut short, mut long) = (start.clone(), start);
    play(&mut short, "c3-e3");
    play(&mut long, "c3-c5-e5-e3");
    assert_eq!(short.position(), long.position());
    assert_eq!(long.moves(), [mv("c3-c5-e5-e3")]);
}

#[test]
fn example_8_1() {
    assert_eq!(ends(&white_to_move("classic-3x3", "a1 b1 c2 b3 a2", ""), "a1"), squares("c1 c3 a3"));
}

#[test]
fn example_8_2() {
    let game = white_to_move("classic-3x3", "a1 b1 c2", "");
    assert_eq!(game.position().moves_from(square("a1")), ["a1-a2", "a1-c1", "a1-c1-c3"].map(mv));
}

#[test]
fn an_illegal_move_says_what_is_legal() {
    let game = white_to_move("classic-3x3", "a1 b1 c2", "h8");
    let illegal = |text: &str| match game.clone().play(mv(text)) {
        Err(PlayError::Illegal(illegal)) => *illegal,
        other => panic!("{other:?}"),
    };
    let of_the_man = illegal("a1-a4");
    assert_eq!(of_the_man.mv, mv("a1-a4"));
    assert_eq!(of_the_man.legal, ["a1-a2", "a1-c1", "a1-c1-c3"].map(mv));
    let text = "a1-a4 isn't legal: neither a step nor a chain of jumps leads there; legal are a1-a2, a1-c1, a1-c1-c3";
    assert_eq!(of_the_man.to_string(), text);
    // Where the side to move has no man, all of its moves.
    for (text, reason) in
        [("d4-d5", Reason::NoMan), ("h8-h7", Reason::NotYourMan), ("a9-a8", Reason::OffBoard(square("a9")))]
    {
        assert_eq!(illegal(text).reason, reason);
        assert_eq!(illegal(text).legal, game.legal_moves());
    }
    let stuck = white_to_move("classic-3x3", "a1 a2 a3 b1 b2 c1 h1", "");
    assert_eq!(refusal(&stuck, "a1-b3"), Reason::Unreachable);
    let error = stuck.clone().play(mv("a1-b3")).unwrap_err();
    assert!(error.to_string().ends_with("that man has no legal move"), "{error}");
}

#[test]
fn squares_beside_the_board_are_nobodys() {
    let game = new_game("classic-3x3");
    for name in ["a9", "i1", "p16", "i9", "b10"] {
        assert!(ends(&game, name).is_empty());
        assert!(game.moves_from(square(name)).is_empty());
        assert_eq!(game.position().at(square(name)), None);
        assert_eq!(refusal(&game, &format!("c3-{name}")), Reason::OffBoard(square(name)));
    }
}
