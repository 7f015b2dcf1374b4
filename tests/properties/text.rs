//! Text round trips, and texts of any kind that must not panic.

use crate::random::{AnySide, cases, choices, game, play, variant};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::string::string_regex;
use ugolki::notation::{Record, format_position, parse_position};
use ugolki::{Game, Move, Setup, Square, SquareSet};

fn any_square() -> impl Strategy<Value = Square> {
    (0..16_u8, 0..16_u8).prop_map(|(file, rank)| Square::new(file, rank).unwrap())
}

/// Any text, and text of the characters that mean something somewhere.
fn any_text() -> impl Strategy<Value = String> {
    let words =
        ["a1", "h8", "p16", "c3-d3", "c3-e3-e5", "f6-e6", "-", "–", "1.", "1...", "1…", "12.", "*", "1-0", "½-½"];
    let marks =
        ["1/2-1/2", "{", "}", ";", "[", "]", "\"", "\\", "\n", "\r\n", "\r", "\u{feff}", "\u{2028}", "\0", "wb", "/"];
    let tags = [
        "[Variant \"halma-16x16\"]",
        "[SetUp \"1\"]",
        "[Position \"8/8/8/8/8/8/8/www4b w 1\"]",
        "[Size \"4294967296\"]",
        "[Size \"5\"]",
        "[Home \"a1 b1\"]",
        "[Directions \"all\"]",
        "[Trapping \"none\"]",
        "[ExitDeadline \"0\"]",
        "[MoveLimit \"99999999999\"]",
        "[Result \"1-0\"]",
        "[Termination \"time\"]",
    ];
    let pieces: Vec<&str> = words.into_iter().chain(marks).chain(tags).collect();
    prop_oneof![
        any::<String>(),
        string_regex("[a-q0-9/wb .\\-–{};\\[\\]\"\\\\\r\n½*…]{0,60}").unwrap(),
        vec((select(pieces), select(&["", " ", "\n"][..])), 0..20)
            .prop_map(|pieces| pieces.into_iter().flat_map(|(piece, space)| [piece, space]).collect()),
    ]
}

/// Tags with names that aren't the game's own, each at most once.
fn tags() -> impl Strategy<Value = Vec<(String, String)>> {
    let name = prop_oneof![
        select(&["Date", "White", "Black", "TimeControl", "Event"][..]).prop_map(str::to_owned),
        string_regex("[A-Za-z0-9_]{1,8}").unwrap(),
    ];
    let value = prop_oneof![string_regex("[a-zA-Zéя\"\\\\{};\\[\\]½ ]{0,12}").unwrap(), any::<String>()]
        .prop_map(|value| value.chars().filter(|c| !c.is_control()).collect());
    let own = ["Variant", "Size", "Home", "Directions", "Trapping", "Rated", "ExitDeadline", "MoveLimit", "SetUp"];
    proptest::collection::btree_map(name, value, 0..5).prop_map(move |tags| {
        let others = ["Position", "Result", "Termination"];
        tags.into_iter().filter(|(name, _)| !own.contains(&&name[..]) && !others.contains(&&name[..])).collect()
    })
}

/// A game that may have been ended by 5.7.
fn any_game() -> impl Strategy<Value = Game> {
    (game(40), 0..6, any::<AnySide>()).prop_map(|(mut game, end, side)| {
        // A game that is over stays as it is.
        let _ = match end {
            0 => game.resign(side.0),
            1 => game.time_out(side.0),
            2 => game.agree_draw(),
            _ => Ok(()),
        };
        game
    })
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn moves_read_back(squares in vec(any_square(), 2..12), dashes in vec(select(&["-", "–", "—", "−", "‑"][..]), 12)) {
        let mv = Move::new(squares.iter().copied()).unwrap();
        prop_assert_eq!(mv.to_string().parse(), Ok(mv.clone()));
        let names = squares.iter().zip(dashes).map(|(square, dash)| format!("{square}{dash}"));
        let text: String = names.collect();
        prop_assert_eq!(text.trim_end_matches(|c: char| !c.is_ascii_digit()).parse(), Ok(mv));
    }

    #[test]
    fn moves_are_in_order_square_by_square(mut moves in vec(vec(any_square(), 2..5), 0..12)) {
        let mut sorted: Vec<Move> = moves.iter().map(|path| Move::new(path.iter().copied()).unwrap()).collect();
        sorted.sort();
        moves.sort_by_key(|path| path.iter().map(|square| (square.file(), square.rank())).collect::<Vec<_>>());
        prop_assert_eq!(sorted.iter().map(Move::path).collect::<Vec<_>>(), moves.iter().map(|path| &path[..]).collect::<Vec<_>>());
    }

    #[test]
    fn positions_read_back(game in any_game()) {
        let size = game.variant().size;
        let text = format_position(&game.setup(), size);
        prop_assert_eq!(parse_position(&text, size), Ok(game.setup()));
    }

    /// Any two sets of squares and any number, whether or not they may be set up.
    #[test]
    fn any_setup_reads_back(
        size in 4..=16_u8,
        men in vec((any::<AnySide>(), any_square()), 0..100),
        turn in any::<AnySide>(),
        number in 1..u32::MAX,
    ) {
        let mut sides = [SquareSet::EMPTY; 2];
        for (side, square) in men {
            if square.is_on(size) && !sides.iter().any(|men| men.contains(square)) {
                sides[side.0 as usize].insert(square);
            }
        }
        let setup = Setup { white: sides[0], black: sides[1], turn: turn.0, number };
        prop_assert_eq!(parse_position(&format_position(&setup, size), size), Ok(setup));
    }

    /// A record gives back the game to the last field, and every tag it was written with.
    #[test]
    fn records_read_back(game in any_game(), tags in tags()) {
        let written = Record { game, tags };
        let text = written.write().unwrap();
        let read: Record = text.parse().unwrap();
        prop_assert_eq!(&read.game, &written.game);
        prop_assert_eq!(read.game.outcome(), written.game.outcome());
        for tag in &written.tags {
            prop_assert!(read.tags.contains(tag), "{:?} in {}", tag, text);
        }
        prop_assert_eq!(&read.write().unwrap(), &text);
        let wide = text.lines().skip_while(|line| !line.is_empty()).find(|line| line.len() > 80 && line.contains(' '));
        prop_assert_eq!(wide, None);
    }

    /// Rewritten as loosely as a record may be, it is the same game.
    #[test]
    fn loose_records_read_back(game in any_game(), loose in vec((0..6_u8, 0..4_u8, any::<bool>()), 100)) {
        let text = Record { game: game.clone(), tags: Vec::new() }.write().unwrap();
        let (tags, moves) = text.split_once("\n\n").unwrap();
        let mut rewritten = format!("\u{feff}{}\r\n", tags.replace('\n', "\r\n\t"));
        for (word, (space, dash, keep)) in moves.split_whitespace().zip(loose.into_iter().cycle()) {
            let is_move = word.starts_with(|c: char| c.is_ascii_lowercase());
            if !is_move && word.ends_with('.') && !keep {
                continue; // a missing number
            }
            let dash = ["-", "–", "\u{2212}", "‑"][usize::from(dash)];
            rewritten.push_str(&word.replace('-', dash));
            let tight = word.ends_with('.');
            rewritten.push_str(match space {
                0 => " ",
                1 => "\r\n",
                2 => "{a comment [1. c3-d3]}",
                3 => " ; until the line's end { 2.\n",
                4 if tight => "",
                _ => "\t {one}{two}\u{a0}",
            });
        }
        let read = rewritten.parse::<Record>();
        prop_assert_eq!(read.map(|record| record.game), Ok(game), "{}", rewritten);
    }

    /// A word of a record replaced by a wrong one: the error is at this very word.
    #[test]
    fn errors_are_at_the_word_that_is_wrong(game in game(30), choice in any::<Index>(), wrong in select(&["c3", "z9-a1", "a1-p16", "?"][..])) {
        let text = Record { game, tags: Vec::new() }.write().unwrap();
        let start = text.find("\n\n").unwrap() + 2;
        let words: Vec<usize> = (start..text.len())
            .filter(|&at| text[at..].starts_with(|c: char| c.is_ascii_lowercase()) && text[..at].ends_with(char::is_whitespace))
            .collect();
        prop_assume!(!words.is_empty());
        let at = *choice.get(&words);
        let end = at + text[at..].find(char::is_whitespace).unwrap();
        let error = [&text[..at], wrong, &text[end..]].concat().parse::<Record>().unwrap_err();
        let line = text[..at].matches('\n').count() + 1;
        let column = at - text[..at].rfind('\n').unwrap();
        prop_assert_eq!((error.line as usize, error.column as usize), (line, column), "{}", error);
    }
}

/// Reads the text as whatever there is; the place of an error is in the text, and what was read reads back.
fn read_as_anything(text: &str) -> Result<(), TestCaseError> {
    if let Ok(square) = text.parse::<Square>() {
        prop_assert_eq!(square.to_string(), text);
    }
    if let Ok(mv) = text.parse::<Move>() {
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    for size in [4, 5, 8, 9, 16] {
        match parse_position(text, size) {
            Ok(setup) if setup.number > 0 => {
                prop_assert_eq!(parse_position(&format_position(&setup, size), size), Ok(setup));
            }
            Ok(_) => {}
            Err(error) => prop_assert!(!error.faults.is_empty() && !error.to_string().is_empty()),
        }
    }
    match text.parse::<Record>() {
        Ok(record) => {
            let again: Record = record.write().unwrap().parse().unwrap();
            prop_assert_eq!(again.game, record.game);
        }
        Err(error) => {
            let lines = text.split(['\n', '\r']).count() as u32;
            let longest = text.split(['\n', '\r']).map(|line| line.chars().count()).max().unwrap_or(0) as u32;
            prop_assert!((1..=lines).contains(&error.line) && (1..=longest + 1).contains(&error.column), "{}", error);
            prop_assert!(!error.to_string().is_empty());
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(3000))]

    #[test]
    fn any_text_is_read_or_refused(text in any_text()) {
        read_as_anything(&text)?;
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    /// A valid record or position with a few places changed.
    #[test]
    fn damaged_text_is_read_or_refused(
        game in any_game(),
        tags in tags(),
        damages in vec((any::<Index>(), 0..4_usize, any_text()), 1..4),
        position in any::<bool>(),
    ) {
        let text = if position {
            format_position(&game.setup(), game.variant().size)
        } else {
            Record { game, tags }.write().unwrap()
        };
        let mut text: Vec<char> = text.chars().collect();
        for (place, cut, insert) in damages {
            let place = place.index(text.len() + 1);
            let end = (place + cut).min(text.len());
            text.splice(place..end, insert.chars().take(8));
        }
        read_as_anything(&text.into_iter().collect::<String>())?;
    }

    /// A position that isn't one is refused, and so is one that can't be set up; never a panic.
    #[test]
    fn any_set_up_is_taken_or_refused(
        variant in variant(),
        white in vec(any_square(), 0..40),
        black in vec(any_square(), 0..40),
        turn in any::<AnySide>(),
        number in prop_oneof![0..3_u32, any::<u32>(), Just(ugolki::MAX_NUMBER)],
        choices in choices(6),
    ) {
        let (white, black) = (white.into_iter().collect::<SquareSet>(), black.into_iter().collect::<SquareSet>());
        let board = SquareSet::board(variant.size);
        let home = variant.home.len();
        let good = white.iter().chain(black.iter()).all(|square| board.contains(square))
            && white.iter().all(|square| !black.contains(square))
            && white.len() <= home
            && black.len() <= home
            && white.len() + black.len() > 0
            && (1..=ugolki::MAX_NUMBER).contains(&number);
        match Game::new(variant).unwrap().set_up(Setup { white, black, turn: turn.0, number }) {
            Ok(mut game) => {
                prop_assert!(good);
                for choice in &choices {
                    play(&mut game, choice);
                }
            }
            Err(error) => prop_assert!(!good && !error.faults.is_empty()),
        }
    }
}
