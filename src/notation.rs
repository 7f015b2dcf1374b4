//! Moves, positions and game records as text, both ways (rules section 7).

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use crate::board::{MAX_SIZE, Side, Square, SquareSet};
use crate::game::{Ending, Game, Outcome, PlayError, Setup, SetupError};
use crate::position::Move;
use crate::variant::{Variant, VariantError, write_faults};

/// The hyphen and its look-alikes, which word processors and web pages put in its place.
fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// The text with hyphens in the place of other dashes.
fn with_hyphens(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(|c| if is_dash(c) { '-' } else { c }).collect())
}

// ---- Moves (7.1)

/// The text isn't a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a move: a move is squares joined by hyphens, such as c3-d3 or c3-e3-e5")]
pub struct ParseMoveError;

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads squares joined by hyphens or other dashes.
    ///
    /// # Errors
    /// [`ParseMoveError`] for a word that isn't a square, or for fewer than two squares.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        parse_ascii_move(with_hyphens(text).as_bytes()).ok_or(ParseMoveError)
    }
}

/// Reads squares joined by hyphens.
pub(crate) fn parse_ascii_move(text: &[u8]) -> Option<Move> {
    let mut path = Vec::new();
    for name in text.split(|&byte| byte == b'-') {
        path.push(Square::from_ascii(name)?);
    }
    Move::new(path)
}

// ---- Positions (7.3)

/// The text isn't a position of a board of this size, with every reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParsePositionError {
    /// What is wrong; never empty.
    pub faults: Vec<PositionFault>,
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faults(f, "not a position", &self.faults)
    }
}

/// One thing that is wrong with the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionFault {
    /// The text doesn't consist of board, side to move and move number.
    #[error("it has {0} words instead of three: the ranks, the side to move, the move number")]
    Words(usize),
    /// The board hasn't as many ranks as it should.
    #[error("it has {found} ranks instead of {size}")]
    Ranks {
        /// Ranks in the text.
        found: usize,
        /// Ranks of the board.
        size: u8,
    },
    /// A rank hasn't as many squares as it should.
    #[error("rank {rank} has {found} squares instead of {size}")]
    Squares {
        /// The rank, counted from 1 at the bottom.
        rank: usize,
        /// Squares in the text.
        found: usize,
        /// Squares of the rank.
        size: u8,
    },
    /// A rank holds a character that means nothing there.
    #[error("rank {rank} holds {found}, which is neither w, b nor a number of empty squares")]
    Character {
        /// The rank, counted from 1 at the bottom.
        rank: usize,
        /// The character.
        found: char,
    },
    /// The side to move is neither `w` nor `b`.
    #[error("the side to move is neither w nor b")]
    Turn,
    /// The move number isn't a number.
    #[error("the move number isn't a whole number below 4294967296")]
    Number,
}

/// Reads a position on a board of the given size (7.3). Whether it may be set up, the game of a variant tells:
/// [`Game::set_up`].
///
/// # Errors
/// [`ParsePositionError`] with everything that is wrong with the text.
pub fn parse_position(text: &str, size: u8) -> Result<Setup, ParsePositionError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [board, turn, number] = words[..] else {
        return Err(ParsePositionError { faults: vec![PositionFault::Words(words.len())] });
    };
    let mut faults = Vec::new();
    let (white, black) = parse_board(board, size, &mut faults);
    let turn = match turn {
        "w" => Some(Side::White),
        "b" => Some(Side::Black),
        _ => None,
    };
    if turn.is_none() {
        faults.push(PositionFault::Turn);
    }
    let number = parse_number(number);
    if number.is_none() {
        faults.push(PositionFault::Number);
    }
    match (turn, number) {
        (Some(turn), Some(number)) if faults.is_empty() => Ok(Setup { white, black, turn, number }),
        _ => Err(ParsePositionError { faults }),
    }
}

fn parse_board(text: &str, size: u8, faults: &mut Vec<PositionFault>) -> (SquareSet, SquareSet) {
    let (mut white, mut black) = (SquareSet::EMPTY, SquareSet::EMPTY);
    let ranks = text.split('/').count();
    if ranks != usize::from(size) {
        // Of another board, so its squares can't be counted either.
        faults.push(PositionFault::Ranks { found: ranks, size });
        return (white, black);
    }
    for (rank, row) in (1..=ranks).rev().zip(text.split('/')) {
        let (mut file, mut empty, mut wrong) = (0_usize, 0_usize, None);
        for c in row.chars() {
            if let Some(digit) = c.to_digit(10) {
                // "16" is one number; saturating, since a text may hold any number.
                empty = empty.saturating_mul(10).saturating_add(digit as usize);
                if empty == 0 {
                    wrong = wrong.or(Some(c));
                }
                continue;
            }
            file = file.saturating_add(std::mem::take(&mut empty));
            let men = match c {
                'w' => &mut white,
                'b' => &mut black,
                _ => {
                    wrong = wrong.or(Some(c));
                    continue;
                }
            };
            // A man beyond the largest board is missed here, but its rank is counted as too long.
            if let (Ok(file), Ok(rank)) = (u8::try_from(file), u8::try_from(rank - 1))
                && let Some(square) = Square::new(file, rank)
            {
                men.insert(square);
            }
            file = file.saturating_add(1);
        }
        file = file.saturating_add(empty);
        if let Some(found) = wrong {
            faults.push(PositionFault::Character { rank, found });
        } else if file != usize::from(size) {
            faults.push(PositionFault::Squares { rank, found: file, size });
        }
    }
    (white, black)
}

/// A whole number without a sign, as positions and tags hold it.
fn parse_number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// Writes a position on a board of the given size (7.3).
#[must_use]
pub fn format_position(setup: &Setup, size: u8) -> String {
    let mut text = String::new();
    for rank in (0..size).rev() {
        let mut empty = 0;
        for square in (0..size).filter_map(|file| Square::new(file, rank)) {
            let man = match (setup.white.contains(square), setup.black.contains(square)) {
                (true, _) => 'w',
                (_, true) => 'b',
                _ => {
                    empty += 1;
                    continue;
                }
            };
            push_number(&mut text, std::mem::take(&mut empty));
            text.push(man);
        }
        push_number(&mut text, empty);
        text.push(if rank > 0 { '/' } else { ' ' });
    }
    text.push_str(match setup.turn {
        Side::White => "w ",
        Side::Black => "b ",
    });
    push_number(&mut text, setup.number);
    text
}

/// Appends a number unless it is 0.
fn push_number(text: &mut String, number: u32) {
    if number > 0 {
        text.push_str(&number.to_string());
    }
}

// ---- Records (7.2)

/// More tags than this no record has; looking for one among them must not take long.
const MAX_TAGS: usize = 1000;

/// A game and what its record says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game.
    pub game: Game,
    /// The tags in the order of the record: names and values, `White` or `Date` for instance. Writing a record adds
    /// or replaces those that the game itself tells, such as `Variant` and `Result`.
    pub tags: Vec<(String, String)>,
}

/// The tags that have a place of their own, in the order in which a record gives them, others following; and whether
/// the game itself tells them.
const TAGS: [(&str, bool); 16] = [
    ("Variant", true),
    ("Size", true),
    ("Home", true),
    ("Directions", true),
    ("Trapping", true),
    ("Rated", true),
    ("ExitDeadline", true),
    ("MoveLimit", true),
    ("Date", false),
    ("White", false),
    ("Black", false),
    ("Result", true),
    ("Termination", true),
    ("TimeControl", false),
    ("SetUp", true),
    ("Position", true),
];

/// A tag that can't stand in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TagError {
    /// The name isn't letters, digits and underscores.
    #[error("a tag's name is made of the letters A to Z, digits and underscores, unlike {0}")]
    Name(String),
    /// This tag is given twice.
    #[error("the tag {0} is given twice")]
    Twice(String),
    /// The value of this tag holds a line break or another control character.
    #[error("the value of the tag {0} holds a line break or another control character")]
    Value(String),
}

impl Record {
    /// Writes the record: tags, an empty line, numbered pairs, the result (7.2). What it gives reads back as the same
    /// game.
    ///
    /// # Errors
    /// [`TagError`] for a tag that can't stand in a record.
    pub fn write(&self) -> Result<String, TagError> {
        for (index, (name, value)) in self.tags.iter().enumerate() {
            if name.is_empty() || !name.bytes().all(is_tag_name) {
                return Err(TagError::Name(name.clone()));
            }
            if self.tags.iter().take(index).any(|earlier| earlier.0 == *name) {
                return Err(TagError::Twice(name.clone()));
            }
            if value.chars().any(char::is_control) {
                return Err(TagError::Value(name.clone()));
            }
        }
        let mut text = String::new();
        for (name, told) in TAGS {
            let given = self.tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1.clone());
            if let Some(value) = if told { game_tag(&self.game, name) } else { given } {
                write_tag(&mut text, name, &value);
            }
        }
        for (name, value) in &self.tags {
            if TAGS.iter().all(|tag| tag.0 != name) {
                write_tag(&mut text, name, value);
            }
        }
        text.push('\n');
        write_moves(&mut text, &self.game);
        Ok(text)
    }
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    text.push_str("\"]\n");
}

fn is_tag_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The value of a tag that the game itself tells, where it has one.
fn game_tag(game: &Game, name: &str) -> Option<String> {
    let variant = game.variant();
    // A named variant, under house rules or not, needs no description.
    let named = Variant::named(&variant.name);
    let usual = named.as_ref().map(|named| (named.exit_deadline, named.move_limit));
    let own =
        named.map(|named| named.with_numbers(variant.exit_deadline, variant.move_limit)).as_ref() != Some(variant);
    let (usual_deadline, usual_limit) = usual.filter(|_| !own).unwrap_or_default();
    Some(match name {
        "Variant" => variant.name.to_string(),
        "Size" if own => variant.size.to_string(),
        "Home" if own => {
            let mut home = String::new();
            for square in variant.home.iter() {
                home.push_str(if home.is_empty() { "" } else { " " });
                home.push_str(&square.to_string());
            }
            home
        }
        "Directions" if own => word(DIRECTIONS, variant.diagonal),
        "Trapping" if own => word(TRAPPING, variant.trapping),
        "Rated" if own => word(RATED, variant.rated),
        "ExitDeadline" if variant.exit_deadline != usual_deadline => variant.exit_deadline.to_string(),
        "MoveLimit" if variant.move_limit != usual_limit => variant.move_limit.to_string(),
        "SetUp" => game.start().map(|_| "1".to_owned())?,
        "Position" => format_position(game.start()?, variant.size),
        "Result" => game.outcome().map_or("*", Outcome::result).to_owned(),
        "Termination" => game.outcome()?.ending.name().to_owned(),
        _ => return None,
    })
}

/// The words for no and yes in the tags of a variant of one's own.
type Words = [&'static str; 2];
const DIRECTIONS: Words = ["orthogonal", "all"];
const TRAPPING: Words = ["none", "allowed"];
const RATED: Words = ["no", "yes"];

fn word(words: Words, yes: bool) -> String {
    words[usize::from(yes)].to_owned()
}

/// Writes the numbered pairs and the result in lines of at most 80 characters, as far as words allow.
fn write_moves(text: &mut String, game: &Game) {
    let mut column = 0;
    let (mut number, mut turn) = game.start().map_or((1, Side::White), |start| (start.number, start.turn));
    for mv in game.moves() {
        if turn == Side::White || column == 0 {
            let dots = if turn == Side::White { "." } else { "..." };
            write_word(text, &mut column, &(number.to_string() + dots));
        }
        write_word(text, &mut column, &mv.to_string());
        number += u32::from(turn == Side::Black);
        turn = turn.other();
    }
    write_word(text, &mut column, game.outcome().map_or("*", Outcome::result));
    text.push('\n');
}

/// Writes a word after the ones before it, in a new line where it would end beyond column 80.
fn write_word(text: &mut String, column: &mut usize, word: &str) {
    if *column > 0 {
        let fits = *column + 1 + word.len() <= 80;
        text.push(if fits { ' ' } else { '\n' });
        *column = if fits { *column + 1 } else { 0 };
    }
    text.push_str(word);
    *column += word.len();
}

/// A record that can't be read: the first thing wrong with it, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: u32,
    /// The character in the line, counted from 1.
    pub column: u32,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordFault {
    /// Something else stands where the grammar wants this.
    #[error("expected {0}")]
    Expected(&'static str),
    /// A comment isn't closed.
    #[error("this comment isn't closed")]
    UnclosedComment,
    /// A tag is given twice.
    #[error("the tag {0} is given twice")]
    DuplicateTag(String),
    /// The value of a tag isn't one that the tag may have.
    #[error("the tag {tag} should be {expected}")]
    TagValue {
        /// The tag's name.
        tag: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// The `Variant` tag names no variant, and no `Size` tag begins the description of one's own.
    #[error("there is no variant called {0}")]
    UnknownVariant(String),
    /// The tags describe a variant that makes no sense.
    #[error(transparent)]
    Variant(VariantError),
    /// The `Position` tag isn't a position.
    #[error(transparent)]
    Position(ParsePositionError),
    /// The position can't be set up.
    #[error(transparent)]
    Setup(SetupError),
    /// A move number isn't the one that comes next, or its dots stand for the other side.
    #[error("the next move is {side}'s move {number}, which isn't what this says")]
    Number {
        /// The number that comes next.
        number: u32,
        /// The side to move.
        side: Side,
    },
    /// A move isn't one or can't be played.
    #[error("{side}'s move {number}: {error}")]
    Move {
        /// Its move number.
        number: u32,
        /// Its side.
        side: Side,
        /// What is wrong with it.
        error: MoveFault,
    },
    /// The record gives another result or reason than the game.
    #[error("the record says {says}, but the game {is}")]
    Contradiction {
        /// What the record says.
        says: String,
        /// What the game itself tells, such as `ended 1-0 (arrived)`.
        is: String,
    },
}

/// What can be wrong with a move of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveFault {
    /// It isn't a move at all.
    #[error(transparent)]
    Parse(ParseMoveError),
    /// It can't be played.
    #[error(transparent)]
    Play(PlayError),
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a record (7.2): tags, then moves. Any white space, comments in braces or from a semicolon to the end of
    /// the line, a leading byte-order mark, other dashes than the hyphen and missing tags or numbers are fine; so are
    /// PGN's lines that begin with `%`. A result without a reason is taken for a resignation, a draw for an
    /// agreed one. Tags are known by their names in any case.
    ///
    /// # Errors
    /// [`RecordError`] with the place of the first thing that can't be read.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        read_record(text).map_err(|error| *error)
    }
}

/// Errors are boxed on their way out: they are far larger than what is read.
type Read<T> = Result<T, Box<RecordError>>;

fn read_record(text: &str) -> Read<Record> {
    let mut reader = Reader { rest: text.strip_prefix('\u{feff}').unwrap_or(text), place: Place::START };
    let mut tags: Vec<Tag> = Vec::new();
    loop {
        reader.skip_space()?;
        if reader.peek() != Some('[') {
            break;
        }
        let tag = reader.tag()?;
        if find(&tags, &tag.name).is_some() {
            return Err(tag.place.error(RecordFault::DuplicateTag(tag.name)));
        }
        if tags.len() == MAX_TAGS {
            return Err(tag.place.error(RecordFault::Expected("no more than a thousand tags")));
        }
        tags.push(tag);
    }
    let mut game = read_start(&tags)?;
    let result = read_moves(&mut reader, &mut game)?;
    read_result(&mut game, result, &tags)?;
    Ok(Record { game, tags: tags.into_iter().map(|tag| (tag.name, tag.value)).collect() })
}

/// A place in a text, both numbers counted from 1.
#[derive(Clone, Copy)]
struct Place {
    line: u32,
    column: u32,
}

impl Place {
    const START: Place = Place { line: 1, column: 1 };

    #[cold]
    fn error(self, fault: RecordFault) -> Box<RecordError> {
        Box::new(RecordError { line: self.line, column: self.column, fault })
    }
}

/// A tag and where it stands and its value begins.
struct Tag {
    name: String,
    value: String,
    place: Place,
    value_place: Place,
}

impl Tag {
    #[cold]
    fn wants(&self, expected: &'static str) -> Box<RecordError> {
        self.value_place.error(RecordFault::TagValue { tag: self.name.clone(), expected })
    }
}

fn find<'a>(tags: &'a [Tag], name: &str) -> Option<&'a Tag> {
    tags.iter().find(|tag| tag.name == name)
}

/// What is left of a text, and where that is.
struct Reader<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        // A carriage return before a line feed is part of the same line end.
        if c == '\n' || c == '\r' && self.peek() != Some('\n') {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    /// Takes the characters up to the first that doesn't fit.
    fn take_while(&mut self, fits: &dyn Fn(char) -> bool) -> &'a str {
        let whole = self.rest;
        while self.peek().is_some_and(fits) {
            self.next();
        }
        whole.get(..whole.len() - self.rest.len()).unwrap_or_default()
    }

    fn expect(&mut self, wanted: char, expected: &'static str) -> Read<()> {
        if self.peek() != Some(wanted) {
            return Err(self.place.error(RecordFault::Expected(expected)));
        }
        self.next();
        Ok(())
    }

    /// Skips white space and comments.
    fn skip_space(&mut self) -> Read<()> {
        loop {
            self.take_while(&char::is_whitespace);
            let place = self.place;
            match self.peek() {
                Some(c) if c == ';' || c == '%' && place.column == 1 => {
                    self.take_while(&|c| c != '\n' && c != '\r');
                }
                Some('{') => {
                    self.take_while(&|c| c != '}');
                    if self.next().is_none() {
                        return Err(place.error(RecordFault::UnclosedComment));
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    /// Reads a tag such as `[White "Ann"]`.
    fn tag(&mut self) -> Read<Tag> {
        let place = self.place;
        self.expect('[', "a tag")?;
        self.skip_space()?;
        let name = self.take_while(&|c| u8::try_from(c).is_ok_and(is_tag_name));
        // Known in any case, so that a `[variant …]` doesn't silently become another game.
        let name = TAGS.iter().find(|tag| tag.0.eq_ignore_ascii_case(name)).map_or(name, |tag| tag.0).to_owned();
        if name.is_empty() {
            return Err(self.place.error(RecordFault::Expected("the name of a tag")));
        }
        self.skip_space()?;
        let value_place = self.place;
        self.expect('"', "the value of the tag in double quotes")?;
        let mut value = String::new();
        loop {
            let place = self.place;
            let mut c = self.next();
            if c == Some('"') {
                break;
            }
            if c == Some('\\') && matches!(self.peek(), Some('"' | '\\')) {
                c = self.next();
            }
            match c {
                Some(c) if !c.is_control() => value.push(c),
                _ => {
                    return Err(place.error(RecordFault::Expected("a double quote after the value of the tag")));
                }
            }
        }
        self.skip_space()?;
        self.expect(']', "a closing bracket after the tag")?;
        Ok(Tag { name, value, place, value_place })
    }
}

/// The game that the tags begin.
fn read_start(tags: &[Tag]) -> Read<Game> {
    let named = find(tags, "Variant");
    let deadline = find(tags, "ExitDeadline").map(read_number).transpose()?;
    let limit = find(tags, "MoveLimit").map(read_number).transpose()?;
    let place = |tag: Option<&Tag>| tag.map_or(Place::START, |tag| tag.value_place);
    let (variant, described) = match find(tags, "Size") {
        Some(size) => (own_variant(tags, size, deadline, limit)?, Some(size)),
        None => {
            let name = named.map_or(Variant::DEFAULT, |tag| &tag.value);
            let variant =
                Variant::named(name).ok_or_else(|| place(named).error(RecordFault::UnknownVariant(name.to_owned())))?;
            let (deadline, limit) = (deadline.unwrap_or(variant.exit_deadline), limit.unwrap_or(variant.move_limit));
            (variant.with_numbers(deadline, limit), find(tags, "ExitDeadline").or(find(tags, "MoveLimit")))
        }
    };
    let size = variant.size;
    let game = Game::new(variant).map_err(|error| place(described).error(RecordFault::Variant(error)))?;
    let set_up = match find(tags, "SetUp") {
        Some(tag) => match tag.value.as_str() {
            "0" => Some(false),
            "1" => Some(true),
            _ => return Err(tag.wants("0 or 1")),
        },
        None => None,
    };
    let Some(position) = find(tags, "Position") else {
        return match find(tags, "SetUp") {
            Some(tag) if set_up == Some(true) => Err(tag.wants("0 in a record without a Position")),
            _ => Ok(game),
        };
    };
    if let (Some(tag), Some(false)) = (find(tags, "SetUp"), set_up) {
        return Err(tag.wants("1 in a record with a Position"));
    }
    let at = position.value_place;
    let setup = parse_position(&position.value, size).map_err(|error| at.error(RecordFault::Position(error)))?;
    game.set_up(setup).map_err(|error| at.error(RecordFault::Setup(error)))
}

/// A variant of one's own, which its tags describe.
fn own_variant(tags: &[Tag], size: &Tag, deadline: Option<u32>, limit: Option<u32>) -> Read<Variant> {
    let missing = |tag: &str| {
        let expected = "given too, since the tag Size begins a variant of one's own";
        size.place.error(RecordFault::TagValue { tag: tag.to_owned(), expected })
    };
    let wanted = |name: &str| find(tags, name).ok_or_else(|| missing(name));
    let read_word = |name: &str, words: Words, expected| -> Read<bool> {
        let tag = wanted(name)?;
        words.iter().position(|&word| word == tag.value).map(|index| index == 1).ok_or_else(|| tag.wants(expected))
    };
    let home = wanted("Home")?;
    let squares: Result<SquareSet, _> = home.value.split_whitespace().map(str::parse::<Square>).collect();
    Ok(Variant {
        name: Cow::Owned(wanted("Variant")?.value.clone()),
        // Too large a size is the variant's fault, not the number's.
        size: read_number(size)?.try_into().unwrap_or(MAX_SIZE + 1),
        home: squares.map_err(|_| home.wants("squares with spaces between them"))?,
        diagonal: read_word("Directions", DIRECTIONS, "orthogonal or all")?,
        trapping: read_word("Trapping", TRAPPING, "none or allowed")?,
        exit_deadline: deadline.ok_or_else(|| missing("ExitDeadline"))?,
        move_limit: limit.ok_or_else(|| missing("MoveLimit"))?,
        rated: find(tags, "Rated").is_some() && read_word("Rated", RATED, "no or yes")?,
    })
}

fn read_number(tag: &Tag) -> Read<u32> {
    parse_number(&tag.value).ok_or_else(|| tag.wants("a whole number"))
}

/// A result and where it stands.
type Written = (Option<&'static str>, Place);

/// Reads the numbered pairs into the game, and the result after them, if there is one.
fn read_moves(reader: &mut Reader<'_>, game: &mut Game) -> Read<Option<Written>> {
    loop {
        reader.skip_space()?;
        let place = reader.place;
        let (number, side) = (game.number(), game.position().turn());
        match reader.peek() {
            None => return Ok(None),
            Some('0'..='9' | '*' | '½') => {
                let digits = reader.take_while(&|c| c.is_ascii_digit());
                let ends = reader.peek().is_some_and(|c| is_dash(c) || matches!(c, '/' | '*' | '½'));
                if ends {
                    let rest = reader.take_while(&|c| !c.is_whitespace() && !matches!(c, '{' | ';'));
                    let word: String = [digits, rest].concat();
                    let result = parse_result(&word)
                        .ok_or_else(|| place.error(RecordFault::Expected("a result: 1-0, 0-1, 1/2-1/2 or *")))?;
                    reader.skip_space()?;
                    if reader.peek().is_some() {
                        return Err(reader.place.error(RecordFault::Expected("nothing after the result")));
                    }
                    return Ok(Some((result, place)));
                }
                let dots = reader.take_while(&|c| c.is_whitespace() || matches!(c, '.' | '…'));
                let blacks = dots.bytes().filter(|&byte| byte == b'.').count() >= 2 || dots.chars().any(|c| c == '…');
                if parse_number(digits) != Some(number) || blacks != (side == Side::Black) {
                    return Err(place.error(RecordFault::Number { number, side }));
                }
            }
            Some(_) => {
                let word = reader.take_while(&|c| !c.is_whitespace() && !matches!(c, '{' | ';'));
                let fault = |error| place.error(RecordFault::Move { number, side, error });
                let mv: Move = word.parse().map_err(|error| fault(MoveFault::Parse(error)))?;
                game.play(mv).map_err(|error| fault(MoveFault::Play(error)))?;
            }
        }
    }
}

/// A result as records write it, dashes and halves of other kinds allowed; `None` within for `*`.
fn parse_result(text: &str) -> Option<Option<&'static str>> {
    Some(match &*with_hyphens(text) {
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "½-½" => Some("1/2-1/2"),
        "*" => None,
        _ => return None,
    })
}

/// Compares the results in the record with the game, and ends it where only the record says so.
fn read_result(game: &mut Game, written: Option<Written>, tags: &[Tag]) -> Read<()> {
    let tagged = match find(tags, "Result") {
        Some(tag) => {
            let result = parse_result(&tag.value).ok_or_else(|| tag.wants("1-0, 0-1, 1/2-1/2 or *"))?;
            Some((result, tag.value_place))
        }
        None => None,
    };
    // A star says nothing; the tag comes first in the text.
    let known = |given: Option<Written>| given.and_then(|(result, place)| Some((result?, place)));
    let (tagged, written) = (known(tagged), known(written));
    let reason = find(tags, "Termination").and_then(|tag| Some((Ending::named(&tag.value)?, tag.value_place)));
    if let Some((result, _)) = tagged.or(written) {
        let winner = match result {
            "1-0" => Some(Side::White),
            "0-1" => Some(Side::Black),
            _ => None,
        };
        let usual = if winner.is_some() { Ending::Resignation } else { Ending::Agreement };
        let ending = reason.map_or(usual, |(ending, _)| ending);
        if let Some(outcome) = Outcome::declared(winner, ending) {
            // Where the moves have ended the game, what the record says is compared below.
            let _ = game.end(outcome);
        }
    }
    let contradiction = |says: &str, place: Place| {
        let is = match game.outcome() {
            Some(outcome) => ["ended ", outcome.result(), " (", outcome.ending.name(), ")"].concat(),
            None => "isn't over".to_owned(),
        };
        Err(place.error(RecordFault::Contradiction { says: says.to_owned(), is }))
    };
    if let Some((ending, place)) = reason
        && game.outcome().map(|outcome| outcome.ending) != Some(ending)
    {
        return contradiction(ending.name(), place);
    }
    for (result, place) in [tagged, written].into_iter().flatten() {
        if game.outcome().map(Outcome::result) != Some(result) {
            return contradiction(result, place);
        }
    }
    Ok(())
}
