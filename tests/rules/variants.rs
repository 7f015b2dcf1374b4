//! Section 6: the named variants, house rules and variants of one's own.

use super::*;
use ugolki::notation::format_position;
use ugolki::{VariantError, VariantFault};

#[test]
fn section_6_the_table() {
    let rows = [
        ("classic-3x3", 8, "c3", 9, false, false, 40, 80, true),
        ("classic-3x4", 8, "d3", 12, false, false, 40, 80, true),
        ("diagonal-3x3", 8, "c3", 9, true, true, 30, 80, true),
        ("diagonal-3x4", 8, "d3", 12, true, true, 30, 80, false),
        ("triangle", 8, "", 10, false, false, 40, 80, false),
        ("classic-4x4", 8, "d4", 16, false, false, 40, 80, false),
        ("halma-16x16", 16, "", 19, true, true, 60, 160, false),
    ];
    assert_eq!(Variant::all().count(), rows.len());
    for (variant, row) in Variant::all().zip(rows) {
        let (name, size, corner, men, diagonal, trapping, exit_deadline, move_limit, rated) = row;
        let home = match name {
            "triangle" => squares("a1 a2 a3 a4 b1 b2 b3 c1 c2 d1"),
            "halma-16x16" => squares("a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4 d1 d2 d3 e1 e2"),
            _ => {
                let corner = square(corner);
                let inside = |s: &Square| s.file() <= corner.file() && s.rank() <= corner.rank();
                SquareSet::board(8).iter().filter(inside).collect()
            }
        };
        assert_eq!(home.len(), men);
        let expected = Variant { name: name.into(), size, home, diagonal, trapping, exit_deadline, move_limit, rated };
        assert_eq!(variant, expected);
        assert_eq!(Variant::named(name), Some(expected));
    }
    assert_eq!(Variant::named("Classic-3x3"), None);
    assert_eq!(Variant::named(""), None);
}

#[test]
fn rule_6_1_house_rules_have_other_numbers_and_are_unrated() {
    let house = variant("classic-3x3").with_numbers(2, 3);
    assert!(!house.rated);
    assert!(variant("classic-3x3").with_numbers(40, 80).rated);
    let mut game = Game::new(house.clone()).unwrap();
    play(&mut game, "c3-d3 f6-e6 d3-d4 e6-e5");
    assert_eq!(end(&game), Some(("1/2-1/2", "both-overstayed", "4.2")));
    let mut game = place(house, "d4 g8", "e5", Side::White, 3);
    play(&mut game, "d4-d3 e5-e6");
    assert_eq!(end(&game), Some(("1-0", "move-limit", "5.4")));
}

#[test]
fn a_variant_of_ones_own_on_boards_of_every_size() {
    for size in 4..=16 {
        let last = size - 1;
        let variant = Variant { diagonal: true, trapping: true, ..own(size, "a1 b1 a2") };
        let game = Game::new(variant).unwrap();
        let corner = Square::new(last, last).unwrap();
        assert!(game.position().men(Side::Black).contains(corner));
        assert_eq!(game.position().men(Side::Black).len(), 3);
        assert_eq!(game.position().board().len(), u32::from(size) * u32::from(size));
        // a1 over b1 to c1 and over a2 to a3, and a step to b2.
        assert_eq!(ends(&game, "a1"), squares("a3 b2 c1"));
    }
}

#[test]
fn a_game_on_a_board_of_five() {
    let mut game = Game::new(own(5, "a1 b1 a2")).unwrap();
    assert_eq!(format_position(&game.setup(), 5), "3bb/4b/5/w4/ww3 w 1");
    play(&mut game, "a1-c1 e5-e3 c1-d1 e3-e2 d1-e1 e2-d2");
    // The board ends at e5 though its set of squares doesn't.
    assert_eq!(ends(&game, "e1"), squares("d1 e2"));
    assert_eq!(game.position().board().len(), 25);
    assert_eq!(refusal(&game, "e1-f1"), Reason::OffBoard(square("f1")));
}

#[test]
fn a_game_on_a_board_of_nine_and_of_twelve() {
    let mut game = Game::new(own(9, "a1 b1 a2")).unwrap();
    play(&mut game, "a1-c1 i9-i7");
    assert_eq!(format_position(&game.setup(), 9), "7b1/8b/8b/9/9/9/9/w8/1ww6 w 2");
    let mut game = Game::new(own(12, "a1 b1 a2")).unwrap();
    play(&mut game, "a1-c1 l12-l10");
    assert_eq!(format_position(&game.setup(), 12), "10b1/11b/11b/12/12/12/12/12/12/12/w11/1ww9 w 2");
    assert_eq!(ends(&game, "l12"), SquareSet::EMPTY);
    assert_eq!(refusal(&game, "c1-c13"), Reason::OffBoard(square("c13")));
}

#[test]
fn a_home_need_not_be_in_the_corner() {
    let mut game = place(own(6, "c1 d2"), "d5 d6", "a1 f4", Side::White, 7);
    assert_eq!(game.variant().home_of(Side::Black), squares("c5 d6"));
    assert!(game.loses(square("d5"), square("d2")) == (7 > 40));
    play(&mut game, "d5-c5 a1-a2");
    assert_eq!(end(&game), Some(("1-0", "arrived", "5.2")));
}

#[test]
fn a_full_board_is_over_at_once() {
    let full = own(4, "a1 b1 c1 d1 a2 b2 c2 d2");
    let game = Game::new(full).unwrap();
    assert_eq!(end(&game), Some(("1/2-1/2", "no-legal-move", "5.6")));
    assert_eq!(game.perft(1), 0);
}

#[test]
fn a_variant_that_makes_no_sense_is_refused_with_every_reason() {
    let faults = |variant: Variant| variant.check().map_err(|VariantError { faults }| faults).unwrap_err();
    let good = own(8, "a1 b1");
    assert_eq!(good.check(), Ok(()));
    assert_eq!(faults(Variant { size: 3, ..good.clone() }), [VariantFault::Size]);
    assert_eq!(faults(Variant { size: 0, ..good.clone() }), [VariantFault::Size]);
    assert_eq!(faults(Variant { size: 17, ..good.clone() }), [VariantFault::Size]);
    assert_eq!(faults(Variant { size: 255, ..good.clone() }), [VariantFault::Size]);
    assert_eq!(faults(Variant { home: squares(""), ..good.clone() }), [VariantFault::HomeEmpty]);
    assert_eq!(faults(Variant { home: squares("a1 i1"), ..good.clone() }), [VariantFault::HomeOffBoard]);
    assert_eq!(faults(Variant { home: squares("a1 h8"), ..good.clone() }), [VariantFault::HomesMeet]);
    assert_eq!(faults(Variant { home: squares("a1 c3"), size: 5, ..good.clone() }), [VariantFault::HomesMeet]);
    assert_eq!(faults(Variant { exit_deadline: 0, ..good.clone() }), [VariantFault::DeadlineZero]);
    assert_eq!(faults(Variant { exit_deadline: 81, ..good.clone() }), [VariantFault::DeadlineAfterLimit]);
    assert_eq!(faults(Variant { name: "".into(), ..good.clone() }), [VariantFault::Name]);
    assert_eq!(faults(Variant { name: "a\nb".into(), ..good.clone() }), [VariantFault::Name]);
    let all = Variant { name: "".into(), size: 20, exit_deadline: 0, ..good.clone() };
    assert_eq!(faults(all.clone()), [VariantFault::Name, VariantFault::Size, VariantFault::DeadlineZero]);
    let error = Game::new(all).unwrap_err().to_string();
    assert!(error.starts_with("the variant makes no sense: its name is empty"), "{error}");
    assert_eq!(Variant { exit_deadline: 80, ..good }.check(), Ok(()));
}
