//! Rule 7.2: records, written, read, and refused with the place of the first thing wrong.

use super::*;
use ugolki::notation::{MoveFault, ParsePositionError, PositionFault, Record, RecordError, RecordFault, TagError};
use ugolki::{SetupError, SetupFault, VariantError, VariantFault};

fn read(text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn write(game: &Game, tags: &[(&str, &str)]) -> String {
    let tags = tags.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    Record { game: game.clone(), tags }.write().unwrap()
}

fn tag<'a>(record: &'a Record, name: &str) -> Option<&'a str> {
    record.tags.iter().find(|tag| tag.0 == name).map(|tag| &tag.1[..])
}

/// Line, column and fault of a record that can't be read.
fn refused(text: &str) -> (u32, u32, RecordFault) {
    match text.parse::<Record>() {
        Err(RecordError { line, column, fault }) => (line, column, fault),
        Ok(record) => panic!("{record:?} was read from\n{text}"),
    }
}

/// The game that the record of moves alone gives.
fn moves(text: &str) -> Vec<String> {
    read(text).game.moves().iter().map(Move::to_string).collect()
}

// ---- Writing

#[test]
fn rule_7_2_numbered_pairs_after_the_tags() {
    let mut game = new_game("classic-3x3");
    play(&mut game, "c3-d3 f6-e6 c1-c3-e3");
    let tags = [
        ("TimeControl", "5+3"),
        ("Black", "Ben \"the frog\""),
        ("Event", "Club"),
        ("White", "Ann"),
        ("Date", "2025.02.03"),
    ];
    let expected = r#"[Variant "classic-3x3"]
[Date "2025.02.03"]
[White "Ann"]
[Black "Ben \"the frog\""]
[Result "*"]
[TimeControl "5+3"]
[Event "Club"]

1. c3-d3 f6-e6 2. c1-c3-e3 *
"#;
    assert_eq!(write(&game, &tags), expected);
    game.resign(Side::Black).unwrap();
    let text = write(&game, &[("Result", "0-1"), ("Variant", "triangle")]);
    let expected = r#"[Variant "classic-3x3"]
[Result "1-0"]
[Termination "resignation"]

1. c3-d3 f6-e6 2. c1-c3-e3 1-0
"#;
    assert_eq!(text, expected, "what the game itself tells isn't taken from the tags");
}

#[test]
fn rule_7_2_a_record_that_starts_with_blacks_move() {
    let mut game = from_text("classic-3x3", "5bbb/5bbb/5bbb/8/8/www5/ww1w4/www5 b 12");
    play(&mut game, "f6-e6 d2-e2 e6-e5");
    let expected = r#"[Variant "classic-3x3"]
[Result "*"]
[SetUp "1"]
[Position "5bbb/5bbb/5bbb/8/8/www5/ww1w4/www5 b 12"]

12... f6-e6 13. d2-e2 e6-e5 *
"#;
    assert_eq!(write(&game, &[]), expected);
    assert_eq!(read(expected).game, game);
}

#[test]
fn house_rules_are_written_where_they_differ() {
    let text = |deadline, limit| write(&Game::new(variant("classic-3x3").with_numbers(deadline, limit)).unwrap(), &[]);
    assert_eq!(text(20, 80), "[Variant \"classic-3x3\"]\n[ExitDeadline \"20\"]\n[Result \"*\"]\n\n*\n");
    assert_eq!(text(40, 60), "[Variant \"classic-3x3\"]\n[MoveLimit \"60\"]\n[Result \"*\"]\n\n*\n");
    for (deadline, limit) in [(20, 80), (40, 60), (1, 1), (40, 80)] {
        let game = read(&text(deadline, limit)).game;
        assert_eq!((game.variant().exit_deadline, game.variant().move_limit), (deadline, limit));
        assert_eq!(game.variant().rated, (deadline, limit) == (40, 80));
    }
}

#[test]
fn a_variant_of_ones_own_is_written_out() {
    let game = Game::new(Variant { trapping: true, ..own(5, "a1 b1 a2") }).unwrap();
    let expected = r#"[Variant "own"]
[Size "5"]
[Home "a1 a2 b1"]
[Directions "orthogonal"]
[Trapping "allowed"]
[Rated "no"]
[ExitDeadline "40"]
[MoveLimit "80"]
[Result "*"]

*
"#;
    assert_eq!(write(&game, &[]), expected);
    assert_eq!(read(expected).game, game);
    // A named variant's name doesn't make it that variant; nor does a rated game under house rules pass for the usual.
    for variant in [
        Variant { name: "classic-3x3".into(), ..own(8, "a1 b1 a2") },
        Variant { rated: true, ..variant("classic-3x3").with_numbers(20, 80) },
        Variant { name: "weird \"name\\ ] ü".into(), diagonal: true, rated: true, ..own(16, "p1 c7") },
    ] {
        let game = Game::new(variant).unwrap();
        assert_eq!(read(&write(&game, &[])).game, game);
    }
}

#[test]
fn long_records_are_wrapped_at_80_characters() {
    let mut game = new_game("classic-3x3");
    for index in 0..20 {
        let moves = game.legal_moves();
        game.play(&moves[index * 7 % moves.len()]).unwrap();
    }
    let text = write(&game, &[]);
    let lines: Vec<&str> = text.split_once("\n\n").unwrap().1.lines().collect();
    assert!(lines.len() > 1 && lines.iter().all(|line| line.len() <= 80), "{text}");
    assert_eq!(read(&text).game, game);
}

#[test]
fn a_tag_that_cannot_stand_in_a_record_is_refused() {
    let write = |name: &str, value: &str| {
        Record { game: new_game("triangle"), tags: vec![(name.to_owned(), value.to_owned())] }.write()
    };
    for name in ["", "a b", "ü", "a-b", "[x]"] {
        assert_eq!(write(name, "x"), Err(TagError::Name(name.to_owned())));
    }
    for value in ["a\nb", "a\rb", "\0", "\u{85}"] {
        assert_eq!(write("White", value), Err(TagError::Value("White".to_owned())));
    }
    assert!(write("White_2", "anything {;} \"else\" \\ é").is_ok());
}

#[test]
fn what_is_written_reads_back_even_with_a_tag_given_twice() {
    let tags = [("Event", "a"), ("Event", "b")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let record = Record { game: new_game("triangle"), tags: tags.to_vec() };
    // Refused, or written in a way that can be read.
    if let Ok(text) = record.write() {
        read(&text);
    }
}

#[test]
fn longer_chains_by_hand_are_kept() {
    let mut game = from_text("classic-3x3", "7b/8/8/3b4/2b1b3/2ww4/8/8 w 1");
    play(&mut game, "c3-c5-e5-e3");
    let text = write(&game, &[]);
    assert!(text.contains("1. c3-c5-e5-e3 *"), "{text}");
    assert_eq!(read(&text).game, game);
}

#[test]
fn every_ending_reads_back() {
    let mut ended = Vec::new();
    for declare in [
        |game: &mut Game| game.resign(Side::White),
        |game: &mut Game| game.resign(Side::Black),
        |game: &mut Game| game.time_out(Side::White),
        |game: &mut Game| game.time_out(Side::Black),
        Game::agree_draw,
    ] {
        let mut game = new_game("halma-16x16");
        play(&mut game, "a5-a6");
        declare(&mut game).unwrap();
        ended.push(game);
    }
    // Over at once, and by the rules.
    ended.push(from_text("classic-3x3", "8/8/8/8/8/b7/b7/wbb5 w 20"));
    let mut game = new_game("classic-3x3");
    play(&mut game, "c3-d3 f6-e6 d3-c3 e6-f6 c3-d3 f6-e6 d3-c3 e6-f6");
    ended.push(game);
    for game in ended {
        assert!(game.outcome().is_some());
        let again = read(&write(&game, &[]));
        assert_eq!(again.game, game);
        assert_eq!(tag(&again, "Termination"), end(&game).map(|end| end.1));
    }
}

// ---- What reading tolerates

#[test]
fn tags_may_be_missing() {
    assert_eq!(read("").game, new_game("classic-3x3"));
    assert_eq!(read("\n \t\r\n").game, new_game("classic-3x3"));
    assert_eq!(moves("1. c3-d3 f6-e6"), ["c3-d3", "f6-e6"]);
    assert_eq!(read("[Variant \"triangle\"]").game, new_game("triangle"));
    let record = read("[White \"Ann\"] 1. c3-d3");
    assert_eq!(tag(&record, "White"), Some("Ann"));
    assert_eq!(tag(&record, "Black"), None);
    // A position without SetUp.
    assert_eq!(read("[Position \"7b/8/8/8/8/8/8/w7 b 3\"] 3... h8-h7").game.number(), 4);
}

#[test]
fn numbers_may_be_missing() {
    let expected = ["c3-d3", "f6-e6", "d3-e3"];
    for text in ["c3-d3 f6-e6 d3-e3", "1. c3-d3 f6-e6 d3-e3", "c3-d3 f6-e6 2. d3-e3", "1 c3-d3 f6-e6 2 d3-e3"] {
        assert_eq!(moves(text), expected, "{text}");
    }
}

#[test]
fn numbers_may_be_tight_or_repeated_for_black() {
    let expected = ["c3-d3", "f6-e6", "d3-e3"];
    for text in [
        "1.c3-d3 f6-e6 2.d3-e3",
        "1. c3-d3 1... f6-e6 2. d3-e3",
        "1.c3-d3 1...f6-e6 2.d3-e3",
        "1. c3-d3 1… f6-e6 2. d3-e3",
        "1. c3-d3 1.. f6-e6 2. d3-e3",
    ] {
        assert_eq!(moves(text), expected, "{text}");
    }
    // With a comment between, as programs write them.
    assert_eq!(moves("1. c3-d3 {good} 1... f6-e6 {better} 2. d3-e3"), expected);
}

#[test]
fn any_white_space_will_do() {
    let expected = ["c3-d3", "f6-e6", "d3-e3"];
    for text in [
        "1.\nc3-d3\nf6-e6\n2.\nd3-e3",
        "1. c3-d3\r\nf6-e6\r\n\r\n2. d3-e3\r\n",
        "\t1.\tc3-d3\u{a0}f6-e6\u{3000}2. d3-e3",
        "1. c3-d3\rf6-e6\r2. d3-e3",
    ] {
        assert_eq!(moves(text), expected, "{text:?}");
    }
    assert_eq!(read("[ Variant\t\"triangle\" ]\r\n\r\n1. d1-e1").game.moves(), [mv("d1-e1")]);
}

#[test]
fn a_leading_byte_order_mark_is_skipped() {
    assert_eq!(read("\u{feff}[Variant \"triangle\"]\n\n*\n").game, new_game("triangle"));
    assert_eq!(moves("\u{feff}1. c3-d3"), ["c3-d3"]);
    assert_eq!(refused("\u{feff}?").0, 1);
    assert_eq!(refused("\u{feff}?").1, 1, "it's no column");
    // Only at the very beginning.
    refused("1. \u{feff}c3-d3");
}

#[test]
fn comments_are_skipped() {
    let expected = ["c3-d3", "f6-e6", "d3-e3"];
    for text in [
        "{first} 1. c3-d3 {a [b] ; c\nd} f6-e6 2. d3-e3 {last}",
        "1. c3-d3{tight}f6-e6{tight}2. d3-e3",
        "; a line\n1. c3-d3 ; { the rest of the line\nf6-e6;x\n2. d3-e3 ; no line end",
        "1. c3-d3 ;a\r\nf6-e6 ;b\r2. d3-e3",
        "1. {a} {b} c3-d3 f6-e6 2. d3-e3 * {after the result} ; and this",
    ] {
        assert_eq!(moves(text), expected, "{text}");
    }
    assert_eq!(
        read("{a comment} [Variant \"triangle\"] {another} [White \"Ann\"] d1-e1").game.variant().name,
        "triangle"
    );
}

#[test]
fn any_dash_will_do() {
    assert_eq!(moves("1. c3–d3 f6—e6 2. c1−c3‑e3"), ["c3-d3", "f6-e6", "c1-c3-e3"]);
    assert_eq!(end(&read("1. c3-d3 1–0").game), Some(("1-0", "resignation", "5.7")));
    assert_eq!(end(&read("[Result \"½–½\"] 1. c3-d3").game), Some(("1/2-1/2", "agreement", "5.7")));
}

#[test]
fn moves_may_give_start_and_end_alone() {
    assert_eq!(moves("1. c3-d3 f6-e6 2. c1-e3"), ["c3-d3", "f6-e6", "c1-c3-e3"]);
}

#[test]
fn tags_hold_quotes_and_backslashes() {
    let record = read(r#"[White "Ann \"A\" \\ B"] [Event "a\b{;]"]"#);
    assert_eq!(tag(&record, "White"), Some(r#"Ann "A" \ B"#));
    assert_eq!(tag(&record, "Event"), Some(r"a\b{;]"));
    assert_eq!(tag(&read(&record.write().unwrap()), "Event"), Some(r"a\b{;]"));
}

#[test]
fn a_result_ends_a_game_that_goes_on() {
    let of = |text: &str| end(&read(text).game);
    assert_eq!(of("1. c3-d3 *"), None);
    assert_eq!(of("1. c3-d3"), None);
    assert_eq!(of("1. c3-d3 1-0"), Some(("1-0", "resignation", "5.7")));
    assert_eq!(of("1. c3-d3 0-1"), Some(("0-1", "resignation", "5.7")));
    assert_eq!(of("1. c3-d3 1/2-1/2"), Some(("1/2-1/2", "agreement", "5.7")));
    assert_eq!(of("1. c3-d3 ½-½"), Some(("1/2-1/2", "agreement", "5.7")));
    assert_eq!(of("[Result \"0-1\"] 1. c3-d3"), Some(("0-1", "resignation", "5.7")));
    assert_eq!(of("[Result \"0-1\"] 1. c3-d3 *"), Some(("0-1", "resignation", "5.7")));
    assert_eq!(of("[Result \"*\"] 1. c3-d3 0-1"), Some(("0-1", "resignation", "5.7")));
    assert_eq!(of("[Result \"0-1\"] [Termination \"time\"] c3-d3 0-1"), Some(("0-1", "time", "5.7")));
    // Another program's word for it says nothing.
    assert_eq!(of("[Result \"0-1\"] [Termination \"Normal\"] c3-d3"), Some(("0-1", "resignation", "5.7")));
}

// ---- What it refuses, and where

#[test]
fn an_illegal_move_with_its_number_and_side_and_what_is_legal() {
    let (line, column, fault) = refused("[Variant \"classic-3x3\"]\n\n1. c3-d3 f6-e6\n2. d3-d5 e6-e5");
    assert_eq!((line, column), (4, 4));
    let RecordFault::Move { number: 2, side: Side::White, error: MoveFault::Play(PlayError::Illegal(illegal)) } = fault
    else {
        panic!("{fault:?}")
    };
    assert_eq!(illegal.mv, mv("d3-d5"));
    assert_eq!(illegal.reason, Reason::Unreachable);
    assert_eq!(illegal.legal, ["d3-c3", "d3-d2", "d3-d4", "d3-e3"].map(mv));
    let error = "1. c3-d3 f6-e6 2. d3-d5".parse::<Record>().unwrap_err();
    let text = "line 1, column 19: White's move 2: d3-d5 isn't legal: neither a step nor a chain of jumps leads there; \
                legal are d3-c3, d3-d2, d3-d4, d3-e3";
    assert_eq!(error.to_string(), text);
    let (line, column, fault) = refused("1. c3-d3 {x} f6-f6");
    assert_eq!((line, column), (1, 14));
    assert!(matches!(fault, RecordFault::Move { number: 1, side: Side::Black, error: MoveFault::Play(_) }));
}

#[test]
fn a_word_that_is_no_move() {
    for (text, line, column) in
        [("c3", 1, 1), ("1. c3-d3 hello", 1, 10), ("1. c3-d3\n  (c3-d3)", 2, 3), ("1. c3-d3 c3–", 1, 10)]
    {
        let (at, from, fault) = refused(text);
        assert_eq!((at, from), (line, column), "{text}");
        assert!(matches!(fault, RecordFault::Move { number: 1, error: MoveFault::Parse(_), .. }), "{fault:?}");
    }
}

#[test]
fn a_move_after_the_end() {
    let (line, column, fault) = refused("c3-d3 f6-e6 d3-c3 e6-f6 c3-d3 f6-e6 d3-c3 e6-f6\nc3-d3");
    assert_eq!((line, column), (2, 1));
    assert!(
        matches!(fault, RecordFault::Move { number: 5, error: MoveFault::Play(PlayError::Over(_)), .. }),
        "{fault:?}"
    );
}

#[test]
fn a_wrong_number() {
    let wrong = |number, side| RecordFault::Number { number, side };
    assert_eq!(refused("2. c3-d3"), (1, 1, wrong(1, Side::White)));
    assert_eq!(refused("1. c3-d3 2. f6-e6"), (1, 10, wrong(1, Side::Black)));
    assert_eq!(refused("1. c3-d3 1. f6-e6"), (1, 10, wrong(1, Side::Black)));
    assert_eq!(refused("1... c3-d3"), (1, 1, wrong(1, Side::White)));
    assert_eq!(refused("1. c3-d3 f6-e6\r\n3. d3-e3"), (2, 1, wrong(2, Side::White)));
    assert_eq!(refused("99999999999999. c3-d3"), (1, 1, wrong(1, Side::White)));
    assert_eq!(refused("[Position \"7b/8/8/8/8/8/8/w7 b 3\"] 2... h8-h7"), (1, 36, wrong(3, Side::Black)));
}

#[test]
fn columns_are_characters_and_lines_end_in_any_way() {
    assert_eq!(refused("{äöü €} ?").1, 9);
    for text in ["{\n\n}\n ?", "{\r\n\r\n}\r\n ?", "{\r\r}\r ?"] {
        let (line, column, _) = refused(text);
        assert_eq!((line, column), (4, 2), "{text:?}");
    }
}

#[test]
fn comments_and_tags_that_are_not_closed() {
    assert_eq!(refused("1. c3-d3\n {open"), (2, 2, RecordFault::UnclosedComment));
    let expected = |what| RecordFault::Expected(what);
    assert_eq!(refused("[White"), (1, 7, expected("the value of the tag in double quotes")));
    assert_eq!(refused("[]"), (1, 2, expected("the name of a tag")));
    assert_eq!(refused("[White Ann]"), (1, 8, expected("the value of the tag in double quotes")));
    assert_eq!(refused("[White \"Ann]"), (1, 13, expected("a double quote after the value of the tag")));
    assert_eq!(refused("[White \"Ann\n\"]"), (1, 12, expected("a double quote after the value of the tag")));
    assert_eq!(refused("[White \"Ann\""), (1, 13, expected("a closing bracket after the tag")));
    assert_eq!(refused("[White \"Ann\" x]"), (1, 14, expected("a closing bracket after the tag")));
}

#[test]
fn a_tag_given_twice() {
    assert_eq!(refused("[White \"A\"]\n[White \"A\"]"), (2, 1, RecordFault::DuplicateTag("White".into())));
}

#[test]
fn tags_that_say_nothing_sensible() {
    let fault = |text: &str| {
        let (line, column, fault) = refused(text);
        (line, column, fault.to_string())
    };
    assert_eq!(refused("[Variant \"chess\"]"), (1, 10, RecordFault::UnknownVariant("chess".into())));
    assert_eq!(
        fault("[White \"A\"]\n[MoveLimit \"ten\"]"),
        (2, 12, "the tag MoveLimit should be a whole number".into())
    );
    assert_eq!(fault("[SetUp \"yes\"]"), (1, 8, "the tag SetUp should be 0 or 1".into()));
    assert_eq!(fault("[SetUp \"1\"]"), (1, 8, "the tag SetUp should be 0 in a record without a Position".into()));
    assert_eq!(
        fault("[SetUp \"0\"] [Position \"7b/8/8/8/8/8/8/w7 w 1\"]"),
        (1, 8, "the tag SetUp should be 1 in a record with a Position".into())
    );
    assert_eq!(fault("[Result \"2-0\"]"), (1, 9, "the tag Result should be 1-0, 0-1, 1/2-1/2 or *".into()));
    let (line, column, fault) = refused("[Variant \"triangle\"] [ExitDeadline \"90\"]");
    assert_eq!((line, column), (1, 36), "at the tag that is wrong");
    assert_eq!(fault, RecordFault::Variant(VariantError { faults: vec![VariantFault::DeadlineAfterLimit] }));
}

#[test]
fn positions_that_are_none_or_cannot_be_set_up() {
    let (line, column, fault) = refused("[Variant \"triangle\"]\n[Position \"8/8 w 1\"]");
    assert_eq!((line, column), (2, 11));
    let faults = vec![PositionFault::Ranks { found: 2, size: 8 }];
    assert_eq!(fault, RecordFault::Position(ParsePositionError { faults }));
    let (line, column, fault) = refused("[Position \"8/8/8/8/8/8/8/8 w 0\"]");
    assert_eq!((line, column), (1, 11));
    assert_eq!(fault, RecordFault::Setup(SetupError { faults: vec![SetupFault::NoMen, SetupFault::Number] }));
}

#[test]
fn a_variant_of_ones_own_that_is_incomplete() {
    let all = [
        "[Variant \"x\"]",
        "[Size \"6\"]",
        "[Home \"a1 b1\"]",
        "[Directions \"all\"]",
        "[Trapping \"none\"]",
        "[ExitDeadline \"5\"]",
        "[MoveLimit \"9\"]",
    ];
    let game = read(&all.concat()).game;
    assert_eq!(
        *game.variant(),
        Variant { name: "x".into(), diagonal: true, exit_deadline: 5, move_limit: 9, ..own(6, "a1 b1") }
    );
    for missing in (0..all.len()).filter(|&index| index != 1) {
        let some: Vec<&str> =
            all.iter().enumerate().filter(|(index, _)| *index != missing).map(|(_, tag)| *tag).collect();
        let name = all[missing][1..].split(' ').next().unwrap();
        let (line, _, fault) = refused(&some.join("\n"));
        assert_eq!(line, if missing == 0 { 1 } else { 2 }, "at the tag Size");
        assert!(matches!(fault, RecordFault::TagValue { ref tag, .. } if tag == name), "{name}: {fault:?}");
    }
    let with = |index: usize, tag: &str| {
        let mut tags = all;
        tags[index] = tag;
        refused(&tags.join("\n"))
    };
    assert!(matches!(with(1, "[Size \"six\"]"), (2, 7, RecordFault::TagValue { .. })));
    assert!(matches!(with(2, "[Home \"a1,b1\"]"), (3, 7, RecordFault::TagValue { .. })));
    assert!(matches!(with(3, "[Directions \"some\"]"), (4, 13, RecordFault::TagValue { .. })));
    assert!(matches!(with(4, "[Trapping \"\"]"), (5, 11, RecordFault::TagValue { .. })));
    for size in ["3", "17", "256", "260", "4294967295"] {
        let (line, column, fault) = with(1, &format!("[Size \"{size}\"]"));
        assert_eq!((line, column), (2, 7));
        assert_eq!(fault, RecordFault::Variant(VariantError { faults: vec![VariantFault::Size] }));
    }
}

#[test]
fn habits_of_other_programs() {
    for text in [
        "1. c3-d3 1. ... f6-e6",
        "1 . c3-d3 1 ... f6-e6",
        "1.c3-d3 1...f6-e6",
        "% made by hand\n1. c3-d3\n% still\nf6-e6",
        "[variant \"classic-3x3\"] 1. c3-d3 {so} 1… f6-e6",
    ] {
        assert_eq!(moves(text), ["c3-d3", "f6-e6"], "{text}");
    }
    assert_eq!(read("[VARIANT \"triangle\"]").game.variant().name, "triangle");
    assert_eq!(refused("[White \"A\"]\n[white \"B\"]"), (2, 1, RecordFault::DuplicateTag("White".into())));
    let (line, column, fault) = refused("1. c3-d3 1. f6-e6");
    assert_eq!((line, column), (1, 10));
    assert_eq!(fault.to_string(), "the next move is Black's move 1, which isn't what this says");
    let many: String = (0..1001).map(|index| format!("[T{index} \"\"]\n")).collect();
    assert_eq!(refused(&many), (1001, 1, RecordFault::Expected("no more than a thousand tags")));
}

/// Rule 6.1: neither a record nor a value can make a changed variant rated.
#[test]
fn rule_6_1_house_rules_are_unrated_however_they_come() {
    let described = r#"[Variant "classic-3x3"][Size "8"][Home "a1 a2 a3 b1 b2 b3 c1 c2 c3"][Directions "orthogonal"]
        [Trapping "none"][Rated "yes"][ExitDeadline "5"][MoveLimit "9"]"#;
    let game = read(described).game;
    assert!(!game.variant().rated);
    assert_eq!(read(&write(&game, &[])).game, game);
    let given = Variant { rated: true, ..variant("classic-3x3").with_numbers(20, 80) };
    assert!(!Game::new(given).unwrap().variant().rated);
}

#[test]
fn results_that_are_none_or_not_the_last_word() {
    let expected = |what| RecordFault::Expected(what);
    assert_eq!(refused("1. c3-d3 1-1"), (1, 10, expected("a result: 1-0, 0-1, 1/2-1/2 or *")));
    assert_eq!(refused("1. c3-d3 1/2"), (1, 10, expected("a result: 1-0, 0-1, 1/2-1/2 or *")));
    assert_eq!(refused("1. c3-d3 **"), (1, 10, expected("a result: 1-0, 0-1, 1/2-1/2 or *")));
    assert_eq!(refused("1. c3-d3 * f6-e6"), (1, 12, expected("nothing after the result")));
    assert_eq!(refused("* {x} [White \"A\"]"), (1, 7, expected("nothing after the result")));
}

#[test]
fn a_record_that_contradicts_its_game() {
    let contradiction = |text: &str| match refused(text) {
        (line, column, RecordFault::Contradiction { says, is }) => (line, column, says, is),
        other => panic!("{other:?}"),
    };
    let drawn = "c3-d3 f6-e6 d3-c3 e6-f6 c3-d3 f6-e6 d3-c3 e6-f6";
    let is = |text: &str| text.to_owned();
    assert_eq!(contradiction(&format!("{drawn} 1-0")), (1, 49, is("1-0"), is("ended 1/2-1/2 (repetition)")));
    assert_eq!(
        contradiction(&format!("[Result \"0-1\"]\n{drawn}")),
        (1, 9, is("0-1"), is("ended 1/2-1/2 (repetition)"))
    );
    assert_eq!(
        contradiction(&format!("[Termination \"agreement\"]\n{drawn}")),
        (1, 14, is("agreement"), is("ended 1/2-1/2 (repetition)"))
    );
    assert_eq!(contradiction("[Result \"1-0\"] c3-d3 0-1"), (1, 22, is("0-1"), is("ended 1-0 (resignation)")));
    assert_eq!(contradiction("[Termination \"time\"] c3-d3"), (1, 14, is("time"), is("isn't over")));
    assert_eq!(contradiction("[Result \"1-0\"] [Termination \"arrived\"] c3-d3").2, "arrived");
    assert_eq!(contradiction("[Result \"1/2-1/2\"] [Termination \"time\"] c3-d3").2, "time");
    assert_eq!(contradiction("[Result \"1-0\"] [Termination \"agreement\"] c3-d3").2, "agreement");
    // What agrees is fine.
    read(&format!("[Result \"1/2-1/2\"] [Termination \"repetition\"] {drawn} 1/2-1/2"));
    read(&format!("[Result \"*\"] {drawn} *"));
}
