//! Section 3: immobile and trapped men, and the moves that trap.

use super::*;

/// The immobile and the trapped men of a side.
fn held(game: &Game, side: Side) -> (SquareSet, SquareSet) {
    (game.position().immobile(side), game.position().trapped(side))
}

#[test]
fn rule_3_1_immobile_is_neither_step_nor_jump() {
    // A step, a jump, neither.
    assert_eq!(held(&white_to_move("classic-3x3", "a1 b1 c1 h8", "a2"), Side::White).0, squares(""));
    assert_eq!(held(&white_to_move("classic-3x3", "a1 b1 h8", "a2 a3"), Side::White).0, squares(""));
    assert_eq!(held(&white_to_move("classic-3x3", "a1 b1 c1 h8", "a2 a3"), Side::White).0, squares("a1"));
    // Where steps go diagonally there is more to close.
    assert_eq!(held(&white_to_move("diagonal-3x3", "a1 b1 c1 h8", "a2 a3"), Side::White).0, squares(""));
    assert_eq!(held(&white_to_move("diagonal-3x3", "a1 b1 c1 b2 h8", "a2 a3"), Side::White).0, squares(""));
    assert_eq!(held(&white_to_move("diagonal-3x3", "a1 b1 c1 b2 c3 h8", "a2 a3"), Side::White).0, squares("a1"));
}

#[test]
fn rule_3_1_held_in_by_its_own_side_alone_is_not_trapped() {
    for name in ["classic-3x3", "classic-4x4", "diagonal-3x3"] {
        let game = new_game(name);
        for side in Side::ALL {
            assert!(game.position().immobile(side).contains(if side == Side::White {
                square("a1")
            } else {
                square("h8")
            }));
            assert_eq!(game.position().trapped(side), SquareSet::EMPTY);
        }
    }
}

#[test]
fn rule_3_1_trapped_by_a_man_beside_it() {
    let game = white_to_move("classic-3x3", "a1 b1 c1 a3 h8", "a2");
    assert_eq!(held(&game, Side::White), (squares("a1"), squares("a1")));
}

#[test]
fn rule_3_1_trapped_by_a_man_behind_an_adjacent_one() {
    let game = white_to_move("classic-3x3", "a1 b1 c1 a2 h8", "a3");
    assert_eq!(held(&game, Side::White), (squares("a1"), squares("a1")));
    // Two away in a direction in which nobody may jump it holds nobody in.
    let game = white_to_move("classic-3x3", "a1 b1 c1 a2 a3 h8", "c3");
    assert_eq!(held(&game, Side::White), (squares("a1"), squares("")));
    let game = white_to_move("diagonal-3x3", "a1 b1 c1 a2 a3 b2 h8", "c3");
    assert_eq!(held(&game, Side::White), (squares("a1"), squares("a1")));
}

#[test]
fn rule_3_2_a_move_that_traps_is_illegal_and_not_offered() {
    let game = white_to_move("classic-3x3", "b1 c1 a3 a4", "a1");
    assert_eq!(refusal(&game, "a4-a2"), Reason::Traps(squares("a1")));
    assert!(!ends(&game, "a4").contains(square("a2")));
    assert!(!game.legal_moves().contains(&mv("a4-a2")));
    // However it is written.
    let game = white_to_move("classic-3x3", "b1 c1 a3 c4 b4", "a1");
    assert_eq!(refusal(&game, "c4-a2"), Reason::Traps(squares("a1")));
    assert_eq!(refusal(&game, "c4-a4-a2"), Reason::Traps(squares("a1")));
    play(&mut game.clone(), "c4-a4");
}

#[test]
fn rule_3_2_every_man_it_would_trap_is_named() {
    // A man on a3 holds in a1 (over a2) and h-file men are free.
    let game = white_to_move("classic-3x3", "b1 c1 b2 c2 a4 b3", "a1 a2 h8");
    assert_eq!(refusal(&game, "b3-a3"), Reason::Traps(squares("a1 a2")));
}

#[test]
fn rule_3_2_black_may_not_trap_either() {
    let game = place(variant("classic-3x3"), "a1", "b1 c1 a3 a4", Side::Black, 1);
    assert_eq!(refusal(&game, "a4-a2"), Reason::Traps(squares("a1")));
}

#[test]
fn rule_3_2_by_a_step_and_by_a_jump() {
    let game = white_to_move("classic-3x3", "b1 c1 b2 a3", "a1");
    assert_eq!(refusal(&game, "b2-a2"), Reason::Traps(squares("a1")));
    // The man on a3 that steps to a2 leaves a3 open for a jump.
    play(&mut game.clone(), "a3-a2");
}

#[test]
fn rule_3_2_a_man_that_was_immobile_already_makes_no_move_illegal() {
    // a1 is held in by black men. White's b3-a3 walls it in further, and c2-c3 has nothing to do with it.
    let game = white_to_move("classic-3x3", "b3 d1", "a1 a2 b1 c1 a3");
    assert_eq!(held(&game, Side::Black).0, squares("a1"));
    play(&mut game.clone(), "d1-d2");
    let game = white_to_move("classic-3x3", "a3 a4 b3 b2 c2", "a1 a2 b1 c1");
    assert_eq!(held(&game, Side::Black), (squares("a1 a2"), squares("a1 a2")));
    play(&mut game.clone(), "c2-d2");
    play(&mut game.clone(), "b3-b4");
}

#[test]
fn rule_3_2_a_man_walled_in_by_its_own_sides_last_move_makes_no_move_illegal() {
    let mut game = place(variant("classic-3x3"), "a3 h1", "a1 b1 c1 b2", Side::Black, 1);
    play(&mut game, "b2-a2");
    assert_eq!(held(&game, Side::Black).0, squares("a1"));
    // White's man on a3 has a share in it, but didn't cause it: all its moves and those of the others are legal.
    assert_eq!(ends(&game, "a3"), squares("a4 b3"));
    assert_eq!(ends(&game, "h1"), squares("g1 h2"));
}

#[test]
fn rule_3_2_own_men_may_be_walled_in() {
    let mut game = white_to_move("classic-3x3", "a1 b1 c1 b2 a3", "h8");
    play(&mut game, "b2-a2");
    assert_eq!(held(&game, Side::White), (squares("a1"), squares("")));
}

#[test]
fn rule_3_3_trapping_is_allowed_elsewhere() {
    let mut game = white_to_move("diagonal-3x3", "b1 c1 b2 c3 a3 a4", "a1 h8");
    play(&mut game, "a4-a2");
    assert_eq!(held(&game, Side::Black), (squares("a1"), squares("a1")));
    for variant in Variant::all() {
        assert_eq!(variant.trapping, variant.diagonal, "{}", variant.name);
    }
}

#[test]
fn example_8_3() {
    let game = white_to_move("classic-3x3", "b1 c1 a3 a4", "a1");
    assert_eq!(refusal(&game, "a4-a2"), Reason::Traps(squares("a1")));
    play(&mut white_to_move("classic-3x3", "b1 a3 a4", "a1"), "a4-a2");
}

#[test]
fn example_8_4() {
    let mut game = white_to_move("classic-3x3", "e4 e6 f5 c5", "e5");
    play(&mut game, "c5-d5");
    assert_eq!(ends(&game, "e5").iter().collect::<Vec<_>>(), squares("g5 c5 e3 e7").iter().collect::<Vec<_>>());
}

#[test]
fn example_8_5() {
    let mut game = new_game("classic-4x4");
    play(&mut game, "c4-c5");
    assert_eq!(refusal(&game, "f5-d5-b5"), Reason::Traps(squares("b3")));
    assert_eq!(refusal(&game, "f5-b5"), Reason::Traps(squares("b3")));
    play(&mut game.clone(), "f5-d5");
}
