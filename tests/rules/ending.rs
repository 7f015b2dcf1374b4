//! Section 5, and what of 7.4 is about the end: how games end, and what comes first.

use super::*;
use ugolki::{Ending, GameOver, Outcome};

const GOAL: &str = "f7 f8 g6 g7 g8 h6 h7 h8"; // White's but f6
const BLACK_GOAL: &str = "a1 a2 a3 b1 b2 b3 c1 c2"; // Black's but c3

fn classic(white: &str, black: &str, turn: Side, number: u32) -> Game {
    place(variant("classic-3x3"), white, black, turn, number)
}

// ---- 5.1 to 5.3: arrival

#[test]
fn rule_5_1_arrived_is_every_square_of_the_goal_filled_by_own_men() {
    let arrived = |white: &str, black: &str| classic(white, black, Side::Black, 20).position().has_arrived(Side::White);
    assert!(arrived(&format!("{GOAL} f6"), "d4"));
    assert!(!arrived(&format!("{GOAL} f5"), "d4"));
    assert!(!arrived(GOAL, "f6"), "a man of Black's doesn't count");
    assert!(!arrived(GOAL, "d4"), "fewer men can't fill it");
}

#[test]
fn rule_5_2_black_still_makes_its_move() {
    let mut game = classic(&format!("{GOAL} f5"), "d4 d5", Side::White, 20);
    play(&mut game, "f5-f6");
    assert!(game.position().has_arrived(Side::White));
    assert_eq!(end(&game), None);
    play(&mut game, "d4-d3");
    assert_eq!(end(&game), Some(("1-0", "arrived", "5.2")));
}

#[test]
fn rule_5_2_a_draw_if_black_arrives_with_it() {
    let mut game = classic(&format!("{GOAL} f5"), &format!("{BLACK_GOAL} c4"), Side::White, 20);
    play(&mut game, "f5-f6 c4-c3");
    assert_eq!(end(&game), Some(("1/2-1/2", "both-arrived", "5.2")));
    let mut game = classic(&format!("{GOAL} f5"), &format!("{BLACK_GOAL} c4"), Side::White, 20);
    play(&mut game, "f5-f6 c4-d4");
    assert_eq!(end(&game), Some(("1-0", "arrived", "5.2")));
}

#[test]
fn rule_5_2_ruling_white_has_won_if_black_has_no_legal_reply() {
    // Black without a man …
    let mut game = classic(&format!("{GOAL} f5"), "", Side::White, 20);
    play(&mut game, "f5-f6");
    assert_eq!(end(&game), Some(("1-0", "arrived", "5.2")));
    // … and with men that are all stuck: a1 is left empty, but only White's men stand next to it.
    let crowded = Variant { trapping: true, ..own(4, "a1 b2 b3 b4 c4 d1 d2 d3") };
    let white = "a1 a2 a3 a4 b1 c2 c3 d4";
    let mut game = place(crowded.clone(), white, "b2 b3 b4 c4 d1 d2 d3", Side::White, 20);
    play(&mut game, "a1-c1");
    assert_eq!(game.position().men(Side::Black), game.position().immobile(Side::Black));
    assert_eq!(end(&game), Some(("1-0", "arrived", "5.2")));
    let mut game = place(crowded, white, "b2 b3 b4 c4 d1 d2", Side::White, 20);
    play(&mut game, "a1-c1");
    assert_eq!(end(&game), None, "d2 can go to d3");
}

#[test]
fn rule_5_3_black_wins_at_once() {
    let mut game = classic(&format!("{GOAL} f5"), &format!("{BLACK_GOAL} c4"), Side::Black, 20);
    play(&mut game, "c4-c3");
    assert_eq!(end(&game), Some(("0-1", "arrived", "5.3")), "though White would arrive with its next move");
}

// ---- 5.4: the move limit

#[test]
fn rule_5_4_more_men_in_the_goal_win_at_the_move_limit() {
    let after = |white: &str, black: &str, number: u32| {
        let mut game = classic(white, black, Side::Black, number);
        play(&mut game, "e4-e3");
        end(&game)
    };
    assert_eq!(after("f6 g8 d4", "e4 a1", 80), Some(("1-0", "move-limit", "5.4")));
    assert_eq!(after("f6 d8 d4", "e4 a1 c3", 80), Some(("0-1", "move-limit", "5.4")));
    assert_eq!(after("f6 g8 d4", "e4 a1 c3", 80), Some(("1/2-1/2", "move-limit", "5.4")));
    assert_eq!(after("d4", "e4", 80), Some(("1/2-1/2", "move-limit", "5.4")));
    assert_eq!(after("f6 g8 d4", "e4 a1", 79), None);
    assert_eq!(after("f6 g8 d4", "e4 a1", 81), None, "a game that began later has no limit");
    // White's move with the number doesn't end it.
    let mut game = classic("f6 d4", "e4", Side::White, 80);
    play(&mut game, "d4-d3");
    assert_eq!(end(&game), None);
}

#[test]
fn rule_5_4_the_last_move_counts() {
    let mut game = classic("d4", "c4", Side::Black, 80);
    play(&mut game, "c4-c3");
    assert_eq!(end(&game), Some(("0-1", "move-limit", "5.4")));
}

#[test]
fn rule_5_4_every_variant_at_its_own_limit() {
    for variant in Variant::all() {
        let mut game = place(variant.clone(), "h7 h8", "e4", Side::Black, variant.move_limit);
        let expected = if variant.size == 8 { "1-0" } else { "1/2-1/2" };
        play(&mut game, "e4-e3");
        assert_eq!(end(&game), Some((expected, "move-limit", "5.4")), "{}", variant.name);
    }
}

// ---- 5.5: repetition

#[test]
fn rule_5_5_the_third_time_is_a_draw_and_the_start_counts() {
    let mut game = new_game("classic-3x3");
    play(&mut game, "c3-d3 f6-e6 d3-c3 e6-f6 c3-d3 f6-e6 d3-c3");
    assert_eq!(end(&game), None);
    play(&mut game, "e6-f6");
    assert_eq!(end(&game), Some(("1/2-1/2", "repetition", "5.5")));
    assert_eq!(game.number(), 5);
}

#[test]
fn rule_5_5_from_a_loaded_position_too() {
    let mut game = classic("d4 a8", "e5", Side::Black, 17);
    play(&mut game, "e5-e6 d4-d3 e6-e5 d3-d4 e5-e6 d4-d3 e6-e5");
    assert_eq!(end(&game), None);
    play(&mut game, "d3-d4");
    assert_eq!(end(&game), Some(("1/2-1/2", "repetition", "5.5")));
}

#[test]
fn rule_5_5_not_only_in_a_row() {
    let mut game = classic("d4 a8", "e5", Side::White, 1);
    play(&mut game, "d4-d3 e5-e6 d3-d4 e6-e5"); // the second time
    play(&mut game, "a8-a7 e5-e6 d4-d3 e6-e5 a7-a8 e5-e4 d3-d4");
    assert_eq!(end(&game), None);
    play(&mut game, "e4-e5"); // the third
    assert_eq!(end(&game), Some(("1/2-1/2", "repetition", "5.5")));
}

#[test]
fn rule_5_5_the_same_side_to_move() {
    // A jump out and four steps back lose a move: nine plies on the men stand as before, with the other side to move.
    let round = |turn| match turn {
        Side::White => "a1-a3 h8-g8 a3-b3 g8-h8 b3-b2 h8-g8 b2-b1 g8-h8 b1-a1",
        Side::Black => "h8-h6 a1-b1 h6-g6 b1-a1 g6-g7 a1-b1 g7-g8 b1-a1 g8-h8",
    };
    let mut game = classic("a1 a2", "h8 h7", Side::White, 1);
    let men = [Side::White, Side::Black].map(|side| game.position().men(side));
    for turn in [Side::White, Side::Black, Side::White] {
        play(&mut game, round(turn));
        assert_eq!([Side::White, Side::Black].map(|side| game.position().men(side)), men);
        assert_eq!(end(&game), None, "four times these men, twice with each side to move");
    }
    play(&mut game, round(Side::Black));
    assert_eq!(end(&game), Some(("1/2-1/2", "repetition", "5.5")));
}

// ---- 5.6: nobody to move

#[test]
fn rule_5_6_no_legal_move_is_a_draw() {
    let mut game = place(variant("diagonal-3x3"), "a1", "a2 b1 b2 a3 c1 d3", Side::Black, 5);
    play(&mut game, "d3-c3");
    assert_eq!(end(&game), Some(("1/2-1/2", "no-legal-move", "5.6")));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn rule_5_6_a_side_without_men_has_no_legal_move() {
    let mut game = classic("d4", "", Side::White, 5);
    play(&mut game, "d4-d5");
    assert_eq!(end(&game), Some(("1/2-1/2", "no-legal-move", "5.6")));
}

#[test]
fn rule_5_6_moves_that_would_trap_are_no_legal_moves() {
    // White could go to d4 only, from d3 and d2, and either move would trap c4.
    let (white, black) = ("a1 b1 c1 d1 b2 c2 d2 d3", "a2 a3 b3 c3 a4 b4 c4");
    let own = own(4, "a1 b1 c1 d1 a2 b2 c2 d2");
    let game = place(own.clone(), white, black, Side::White, 5);
    assert_eq!(end(&game), Some(("1/2-1/2", "no-legal-move", "5.6")));
    let allowed = place(Variant { trapping: true, ..own }, white, black, Side::White, 5);
    assert_eq!(allowed.legal_moves(), ["d2-d4", "d3-d4"].map(mv));
}

// ---- 5.7: declared ends

#[test]
fn rule_5_7_resignation_time_and_agreement() {
    let ended = |how: &dyn Fn(&mut Game)| {
        let mut game = new_game("classic-3x3");
        how(&mut game);
        assert_eq!(game.legal_moves(), []);
        assert!(ends(&game, "c3").is_empty());
        assert!(game.moves_from(square("c3")).is_empty());
        end(&game).unwrap()
    };
    assert_eq!(ended(&|game| game.resign(Side::White).unwrap()), ("0-1", "resignation", "5.7"));
    assert_eq!(ended(&|game| game.resign(Side::Black).unwrap()), ("1-0", "resignation", "5.7"));
    assert_eq!(ended(&|game| game.time_out(Side::White).unwrap()), ("0-1", "time", "5.7"));
    assert_eq!(ended(&|game| game.time_out(Side::Black).unwrap()), ("1-0", "time", "5.7"));
    assert_eq!(ended(&|game| game.agree_draw().unwrap()), ("1/2-1/2", "agreement", "5.7"));
}

#[test]
fn a_game_that_is_over_takes_nothing_more() {
    let mut game = new_game("classic-3x3");
    game.agree_draw().unwrap();
    let over = GameOver(Outcome { winner: None, ending: Ending::Agreement });
    let before = game.clone();
    assert_eq!(game.play(mv("c3-d3")), Err(PlayError::Over(over)));
    assert_eq!(game.resign(Side::White), Err(over));
    assert_eq!(game.agree_draw(), Err(over));
    assert_eq!(game.time_out(Side::White), Err(over));
    assert_eq!(game, before);
    assert_eq!(over.to_string(), "the game is over (1/2-1/2, agreement)");
    assert_eq!((game.perft(0), game.perft(1)), (1, 0));
}

// ---- 5.8: the order. Pairs that can't meet in one move: whoever arrives leaves nobody in either home (4.2, 4.4); a
// return ends the game the first time (5.5), and so does a position without a move (5.5 with 5.6).

#[test]
fn rule_5_8_4_4_before_5_4() {
    let mut game = classic("f6 g8 a8", "e6 d5", Side::Black, 80);
    play(&mut game, "d5-d4");
    assert_eq!(end(&game), Some(("1-0", "move-limit", "5.4")));
    let mut game = classic("d3", "a1 a2 e6", Side::Black, 80);
    play(&mut game, "e6-f6");
    assert_eq!(end(&game), Some(("1-0", "returned-home", "4.4")), "though Black has more men in its goal");
}

#[test]
fn rule_5_8_4_4_before_5_6() {
    // Black's only man is stuck after White's move, which returns home.
    let mut game = place(variant("diagonal-3x3"), "a2 b1 b2 a3 c1 d3", "a1", Side::White, 31);
    play(&mut game, "d3-c3");
    assert_eq!(end(&game), Some(("0-1", "returned-home", "4.4")));
}

#[test]
fn rule_5_8_5_2_before_5_4_and_5_3_before_5_4() {
    let mut game = classic(&format!("{GOAL} f5"), "d4", Side::White, 80);
    play(&mut game, "f5-f6 d4-d3");
    assert_eq!(end(&game), Some(("1-0", "arrived", "5.2")));
    let mut game = classic(&format!("{GOAL} f5"), &format!("{BLACK_GOAL} c4"), Side::White, 80);
    play(&mut game, "f5-f6 c4-c3");
    assert_eq!(end(&game), Some(("1/2-1/2", "both-arrived", "5.2")));
    let mut game = classic("d4", &format!("{BLACK_GOAL} c4"), Side::Black, 80);
    play(&mut game, "c4-c3");
    assert_eq!(end(&game), Some(("0-1", "arrived", "5.3")));
}

#[test]
fn rule_5_8_5_2_and_5_3_at_the_deadline() {
    let mut game = classic(&format!("{GOAL} f5"), "d4", Side::White, 40);
    play(&mut game, "f5-f6 d4-d3");
    assert_eq!(end(&game), Some(("1-0", "arrived", "5.2")));
    let mut game = classic("d4", &format!("{BLACK_GOAL} c4"), Side::Black, 40);
    play(&mut game, "c4-c3");
    assert_eq!(end(&game), Some(("0-1", "arrived", "5.3")));
}

#[test]
fn rule_5_8_4_2_before_5_4() {
    let both = variant("classic-3x3").with_numbers(20, 20);
    let mut game = place(both.clone(), "c3 g7 g8", "d4", Side::Black, 20);
    play(&mut game, "d4-d3");
    assert_eq!(end(&game), Some(("0-1", "overstayed", "4.2")));
    let mut game = place(both, "d5 g7 g8", "d4", Side::Black, 20);
    play(&mut game, "d4-d3");
    assert_eq!(end(&game), Some(("1-0", "move-limit", "5.4")));
}

#[test]
fn rule_5_8_4_2_before_5_5() {
    let mut game = Game::new(variant("classic-3x3").with_numbers(4, 80)).unwrap();
    play(&mut game, "c3-d3 f6-e6 d3-c3 e6-f6 c3-d3 f6-e6 d3-c3 e6-f6");
    assert_eq!(end(&game), Some(("1/2-1/2", "both-overstayed", "4.2")));
}

#[test]
fn rule_5_8_4_2_before_5_6() {
    let cornered = |number| {
        let mut game = place(variant("diagonal-3x3"), "a1", "a2 b1 b2 a3 c1 d3 h8", Side::Black, number);
        play(&mut game, "d3-c3");
        end(&game)
    };
    assert_eq!(cornered(30), Some(("1-0", "overstayed", "4.2")));
    assert_eq!(cornered(29), Some(("1/2-1/2", "no-legal-move", "5.6")));
}

#[test]
fn rule_5_8_5_4_before_5_5() {
    let mut game = place(variant("classic-3x3").with_numbers(1, 5), "d4 g8", "e5", Side::White, 2);
    play(&mut game, "d4-d3 e5-e6 d3-d4 e6-e5 d4-d3 e5-e6 d3-d4");
    assert_eq!(end(&game), None);
    play(&mut game, "e6-e5");
    assert_eq!(end(&game), Some(("1-0", "move-limit", "5.4")));
}

#[test]
fn rule_5_8_5_4_before_5_6() {
    let mut game = place(variant("diagonal-3x3"), "a1", "a2 b1 b2 a3 c1 d3", Side::Black, 80);
    play(&mut game, "d3-c3");
    assert_eq!(end(&game), Some(("0-1", "move-limit", "5.4")));
}

// ---- 7.4: over at once

#[test]
fn rule_7_4_over_at_once_by_5_2() {
    let white = format!("{GOAL} f6");
    let black = format!("{BLACK_GOAL} c3");
    let at_once = |white: &str, black: &str, turn| end(&classic(white, black, turn, 20));
    assert_eq!(at_once(&white, "d4", Side::White), Some(("1-0", "arrived", "5.2")));
    assert_eq!(at_once(&white, &black, Side::White), Some(("1/2-1/2", "both-arrived", "5.2")));
    assert_eq!(at_once(&white, "", Side::Black), Some(("1-0", "arrived", "5.2")), "Black has no legal reply");
    assert_eq!(at_once(&white, "d4", Side::Black), None, "Black's reply is still to come");
}

#[test]
fn rule_7_4_blacks_reply_in_a_position_where_white_has_just_arrived() {
    let mut game = classic(&format!("{GOAL} f6"), &format!("{BLACK_GOAL} c4"), Side::Black, 20);
    play(&mut game, "c4-c3");
    assert_eq!(end(&game), Some(("1/2-1/2", "both-arrived", "5.2")));
    let mut game = classic(&format!("{GOAL} f6"), "d4", Side::Black, 20);
    play(&mut game, "d4-d3");
    assert_eq!(end(&game), Some(("1-0", "arrived", "5.2")));
}

#[test]
fn rule_7_4_over_at_once_by_5_3() {
    let black = format!("{BLACK_GOAL} c3");
    for turn in Side::ALL {
        assert_eq!(end(&classic("d4", &black, turn, 20)), Some(("0-1", "arrived", "5.3")));
    }
}

#[test]
fn rule_7_4_over_at_once_by_5_6() {
    let draw = Some(("1/2-1/2", "no-legal-move", "5.6"));
    assert_eq!(end(&classic("a1", "a2 b1 a3 c1", Side::White, 20)), draw);
    assert_eq!(end(&classic("a1", "a2 b1 a3 c1", Side::Black, 20)), None);
    assert_eq!(end(&classic("", "d4", Side::White, 20)), draw);
    assert_eq!(end(&classic("d4", "", Side::Black, 20)), draw);
}

#[test]
fn rule_7_4_4_2_and_5_4_are_not_looked_at_before_black_moves() {
    assert_eq!(end(&classic("a1 d4", "h8 e5", Side::White, 41)), None);
    assert_eq!(end(&classic("a1 d4", "h8 e5", Side::White, 81)), None);
    // Nor 4.2 with the number of the deadline, before the move.
    assert_eq!(end(&classic("a1 d4", "h8 e5", Side::Black, 40)), None);
    let mut late = classic("a1 d4", "h8 e5", Side::White, 500);
    play(&mut late, "d4-d5 e5-e6 a1-a2 h8-h7");
    assert_eq!((end(&late), late.number()), (None, 502));
}

#[test]
fn rule_7_4_moves_at_the_highest_number() {
    let mut game = classic("d4", "e5", Side::White, ugolki::MAX_NUMBER);
    play(&mut game, "d4-d5 e5-e6 d5-d6");
    assert_eq!(game.number(), ugolki::MAX_NUMBER + 1);
}
