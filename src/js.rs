//! What JavaScript sees: each function converts its arguments, calls the core and converts the answer back. No rule
//! lives here.
//!
//! Values are plain data. A game comes in as such a value with every call, so reading one must be cheap: its lists
//! (men, moves) cross the border as one text each, and the moves are played again, which shows that they are legal
//! and that the other fields follow from them.

use std::borrow::Cow;
use std::fmt::Write;

use js_sys::{Array, JSON, JsString, Object, Reflect};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::{Serializer, preserve};
use wasm_bindgen::prelude::*;

use crate::notation::{MoveFault, Record, RecordError, RecordFault, format_position, parse_position};
use crate::{Ending, Game, Move, Outcome, PlayError, Reason, Side, Square, SquareSet, Variant};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("js.d.ts");

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// An answer, or the error that is thrown.
type Answer = Result<JsValue, JsValue>;

// ---- The functions

/// Lists the squares on which a man may end, with the way to each (rules 2 and 3).
///
/// Of the side to move only: anything else than one of its men, and a finished game, give an empty list.
#[wasm_bindgen(js_name = legalDestinations, unchecked_return_type = "Destination[]")]
pub fn legal_destinations(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Square", param_description = "the square of the man")] from: JsValue,
) -> Answer {
    let game = read_game(&game)?;
    let from = read_square(&from, &game)?;
    let destinations: Vec<DestinationShape> = game
        .moves_from(from)
        .iter()
        .map(|mv| DestinationShape {
            to: JsString::from(mv.to().to_string().as_str()),
            kind: if mv.is_step() { "step" } else { "chain" },
            path: list(mv.path()),
            loses: game.loses(from, mv.to()),
        })
        .collect();
    write(&destinations)
}

/// Gives the squares of the shortest legal way from one square to another, both included (rule 2.5).
///
/// `null` where there is no such move of the side to move, or the game is over.
#[wasm_bindgen(js_name = shortestPath, unchecked_return_type = "Square[] | null")]
pub fn shortest_path(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Square", param_description = "the square of the man")] from: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Square", param_description = "the square to end on")] to: JsValue,
) -> Answer {
    let game = read_game(&game)?;
    let (from, to) = (read_square(&from, &game)?, read_square(&to, &game)?);
    let path = game.moves_from(from).into_iter().find(|mv| mv.to() == to);
    Ok(path.map_or(JsValue::NULL, |mv| list(mv.path()).into()))
}

/// Plays a move and gives the game after it; the game passed in is unchanged.
///
/// Throws `illegal-move` with the reason and what is legal, `bad-move` for a text that isn't a move, and `game-over`.
#[wasm_bindgen(js_name = applyMove, unchecked_return_type = "Game")]
pub fn apply_move(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
    #[wasm_bindgen(
        js_name = "move",
        unchecked_param_type = "string",
        param_description = "the path (`c3-e3-e5`), or start and end alone (`c3-e5`), which mean the shortest path"
    )]
    mv: JsValue,
) -> Answer {
    let mut game = read_game(&game)?;
    let Some(text) = mv.as_string() else {
        return Err(Failure::new("bad-move", "the move isn't a string").into());
    };
    let mv: Move = text.parse().map_err(|error| Failure::new("bad-move", &format!("{text:?} is {error}")))?;
    game.play(&mv).map_err(Failure::from)?;
    write_game(&game)
}

/// Starts a game.
///
/// Throws `bad-variant` for an unknown name or a variant that makes no sense.
#[wasm_bindgen(js_name = newGame, unchecked_return_type = "Game")]
pub fn new_game(
    #[wasm_bindgen(
        unchecked_optional_param_type = "string | Variant",
        param_description = "a variant's name or a variant of your own; `classic-3x3` if left out"
    )]
    variant: JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "HouseRules",
        param_description = "another exit deadline or move limit, which makes the game unrated (rule 6.1)"
    )]
    options: JsValue,
) -> Answer {
    let mut variant = if variant.is_undefined() { named_variant(Variant::DEFAULT)? } else { read_variant(&variant)? };
    if !options.is_undefined() {
        if !options.is_object() {
            return Err(bad_argument("options", "isn't an object").into());
        }
        let number = |name: &'static str| -> Result<Option<u32>, JsValue> {
            let value = Reflect::get(&options, &JsValue::from_str(name))?;
            if value.is_undefined() { Ok(None) } else { whole_number(&value, name).map(Some) }
        };
        let deadline = number("exitDeadline")?.unwrap_or(variant.exit_deadline);
        let limit = number("moveLimit")?.unwrap_or(variant.move_limit);
        variant = variant.with_numbers(deadline, limit);
    }
    write_game(&begin(variant)?)
}

/// Starts a game from a position such as `5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1` (rule 7.3). It may be over at once
/// (rule 7.4).
///
/// Throws `bad-position` with everything that is wrong with the position, and `bad-variant`.
#[wasm_bindgen(js_name = gameFromPosition, unchecked_return_type = "Game")]
pub fn game_from_position(
    #[wasm_bindgen(
        unchecked_param_type = "string | Variant",
        param_description = "a variant's name or a variant of your own"
    )]
    variant: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the position")] position: JsValue,
) -> Answer {
    let game = begin(read_variant(&variant)?)?;
    let Some(text) = position.as_string() else {
        return Err(Failure::new("bad-position", "the position isn't a string").into());
    };
    write_game(&set_up(&game, &text)?)
}

/// Writes the position on the board as one line (rule 7.3).
#[wasm_bindgen(js_name = formatPosition)]
pub fn format_position_js(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
) -> Result<String, JsValue> {
    let game = read_game(&game)?;
    Ok(format_position(&game.setup(), game.variant().size))
}

/// Lists every legal move with its full path, sorted square by square; none in a finished game.
#[wasm_bindgen(js_name = legalMoves, unchecked_return_type = "string[]")]
pub fn legal_moves(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
) -> Answer {
    Ok(list(read_game(&game)?.legal_moves()).into())
}

/// Lists the seven variants of the rules (section 6).
#[wasm_bindgen(unchecked_return_type = "Variant[]")]
pub fn variants() -> Answer {
    let variants: Vec<VariantShape> = Variant::all().map(|variant| VariantShape::new(&variant)).collect();
    write(&variants)
}

/// Reads a game record (rule 7.2).
///
/// Throws `bad-record` with the line and the column of the first thing that can't be read.
#[wasm_bindgen(js_name = parseGame, unchecked_return_type = "{ game: Game; tags: Record<string, string> }")]
pub fn parse_game(
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the record")] text: JsValue,
) -> Answer {
    let Some(text) = text.as_string() else {
        return Err(bad_argument("text", "isn't a string").into());
    };
    let record: Record = text.parse().map_err(Failure::from)?;
    // Entries, since a record may hold a tag named `__proto__`, which can't be assigned.
    let tags: Array = record.tags.iter().map(|(name, value)| Array::of2(&name.into(), &value.into())).collect();
    let answer = Object::new();
    Reflect::set(&answer, &"game".into(), &write_game(&record.game)?)?;
    Reflect::set(&answer, &"tags".into(), &Object::from_entries(&tags)?.into())?;
    Ok(answer.into())
}

/// Writes a game as a record: tags, then numbered pairs (rule 7.2).
///
/// Throws `bad-argument` for a tag that can't stand in a record.
#[wasm_bindgen(js_name = formatGame)]
pub fn format_game(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
    #[wasm_bindgen(
        unchecked_optional_param_type = "Record<string, string>",
        param_description = "tags such as `White`, `Black` and `Date`; those that the game tells are written by themselves"
    )]
    tags: JsValue,
) -> Result<String, JsValue> {
    let game = read_game(&game)?;
    let mut given = Vec::new();
    if !tags.is_undefined() {
        if !tags.is_object() || Array::is_array(&tags) {
            return Err(bad_argument("tags", "isn't an object").into());
        }
        for entry in Object::entries(tags.unchecked_ref()).iter() {
            let entry: &Array = entry.unchecked_ref();
            let name = entry.get(0).as_string().unwrap_or_default();
            let Some(value) = entry.get(1).as_string() else {
                return Err(bad_argument(&format!("tags.{name}"), "isn't a string").into());
            };
            given.push((name, value));
        }
    }
    let record = Record { game, tags: given };
    record.write().map_err(|error| Failure::new("bad-argument", &error.to_string()).with("field", "tags").into())
}

/// A side resigns (rule 5.7). Throws `game-over` where the game has ended already.
#[wasm_bindgen(unchecked_return_type = "Game")]
pub fn resign(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Side", param_description = "the side that resigns")] side: JsValue,
) -> Answer {
    let mut game = read_game(&game)?;
    game.resign(read_side(&side)?).map_err(|over| Failure::from(PlayError::from(over)))?;
    write_game(&game)
}

/// The sides agree a draw (rule 5.7). Throws `game-over` where the game has ended already.
#[wasm_bindgen(js_name = agreeDraw, unchecked_return_type = "Game")]
pub fn agree_draw(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
) -> Answer {
    let mut game = read_game(&game)?;
    game.agree_draw().map_err(|over| Failure::from(PlayError::from(over)))?;
    write_game(&game)
}

/// A side's time has run out (rule 5.7). Throws `game-over` where the game has ended already.
#[wasm_bindgen(js_name = timeOut, unchecked_return_type = "Game")]
pub fn time_out(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Side", param_description = "the side whose time is up")] side: JsValue,
) -> Answer {
    let mut game = read_game(&game)?;
    game.time_out(read_side(&side)?).map_err(|over| Failure::from(PlayError::from(over)))?;
    write_game(&game)
}

/// Counts the move sequences of a number of plies (rule 8.6), moves counted by start and end. A sequence ends with
/// the game; shorter ones aren't counted.
#[wasm_bindgen]
pub fn perft(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number", param_description = "the number of plies")] depth: JsValue,
) -> Result<f64, JsValue> {
    Ok(read_game(&game)?.perft(whole_number(&depth, "depth")?) as f64)
}

// ---- Shapes (js.d.ts describes them)

#[derive(Serialize)]
struct DestinationShape {
    #[serde(with = "preserve")]
    to: JsString,
    kind: &'static str,
    #[serde(with = "preserve")]
    path: Array,
    loses: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct VariantShape {
    name: String,
    size: u32,
    #[serde(with = "preserve")]
    home: Array,
    diagonal: bool,
    trapping: bool,
    exit_deadline: u32,
    move_limit: u32,
    rated: bool,
}

impl VariantShape {
    fn new(variant: &Variant) -> VariantShape {
        VariantShape {
            name: variant.name.to_string(),
            size: variant.size.into(),
            home: list(variant.home.iter()),
            diagonal: variant.diagonal,
            trapping: variant.trapping,
            exit_deadline: variant.exit_deadline,
            move_limit: variant.move_limit,
            rated: variant.rated,
        }
    }

    fn read(self) -> Result<Variant, String> {
        let mut variant = Variant {
            name: Cow::Owned(self.name),
            // Any number that doesn't fit is too large for a board as well.
            size: u8::try_from(self.size).unwrap_or(u8::MAX),
            home: read_squares(&self.home).map_err(|(place, problem)| format!("home{place} {problem}"))?,
            diagonal: self.diagonal,
            trapping: self.trapping,
            exit_deadline: self.exit_deadline,
            move_limit: self.move_limit,
            rated: self.rated,
        };
        // A named variant with anything changed is no longer the rated one (6.1).
        variant.rated &= Variant::named(&variant.name).is_none_or(|named| named == variant);
        Ok(variant)
    }
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SideShape {
    White,
    Black,
}

impl From<Side> for SideShape {
    fn from(side: Side) -> SideShape {
        match side {
            Side::White => SideShape::White,
            Side::Black => SideShape::Black,
        }
    }
}

impl From<SideShape> for Side {
    fn from(side: SideShape) -> Side {
        match side {
            SideShape::White => Side::White,
            SideShape::Black => Side::Black,
        }
    }
}

#[derive(PartialEq, Serialize, Deserialize)]
struct PerSide {
    white: u32,
    black: u32,
}

#[derive(Serialize, Deserialize)]
struct OutcomeShape {
    winner: Option<SideShape>,
    rule: Cow<'static, str>,
    reason: Cow<'static, str>,
}

impl OutcomeShape {
    fn new(outcome: Outcome) -> OutcomeShape {
        OutcomeShape {
            winner: outcome.winner.map(SideShape::from),
            rule: Cow::Borrowed(outcome.rule()),
            reason: Cow::Borrowed(outcome.ending.name()),
        }
    }

    /// The outcome, if the rule is the one of the reason.
    fn read(&self) -> Option<Outcome> {
        let outcome = Outcome { winner: self.winner.map(Side::from), ending: Ending::named(&self.reason)? };
        (outcome.rule() == self.rule).then_some(outcome)
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GameShape {
    variant: VariantShape,
    #[serde(with = "preserve")]
    white: Array,
    #[serde(with = "preserve")]
    black: Array,
    turn: SideShape,
    number: u32,
    start: Option<String>,
    #[serde(with = "preserve")]
    moves: Array,
    in_goal: PerSide,
    at_home: PerSide,
    outcome: Option<OutcomeShape>,
}

// ---- Out

fn write(value: &impl Serialize) -> Answer {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

fn write_game(game: &Game) -> Answer {
    let variant = game.variant();
    let position = game.position();
    write(&GameShape {
        variant: VariantShape::new(variant),
        white: list(position.men(Side::White).iter()),
        black: list(position.men(Side::Black).iter()),
        turn: position.turn().into(),
        number: game.number(),
        start: game.start().map(|start| format_position(start, variant.size)),
        moves: list(game.moves()),
        in_goal: count(|side| position.in_goal(side)),
        at_home: count(|side| position.at_home(side)),
        outcome: game.outcome().map(OutcomeShape::new),
    })
}

fn count(men: impl Fn(Side) -> SquareSet) -> PerSide {
    PerSide { white: men(Side::White).len(), black: men(Side::Black).len() }
}

/// A list of short texts, which crosses the border as one: a call for each would take longer than all the rest.
fn list<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> Array {
    let mut text = String::new();
    for item in items {
        // Writing to a string can't fail.
        let _ = write!(text, "{item} ");
    }
    if text.pop().is_none() {
        return Array::new();
    }
    JsString::from(text.as_str()).split(" ")
}

// ---- In

/// Where in a list something is wrong, and what.
type Problem = (String, &'static str);

/// The texts of a list, in the form of JSON, which tells strings from other values.
fn texts(value: &JsValue) -> Result<String, Problem> {
    let whole = |problem| (String::new(), problem);
    if !Array::is_array(value) {
        return Err(whole("isn't a list"));
    }
    let text = JSON::stringify(value).map_err(|_| whole("isn't a list of strings"))?;
    Ok(String::from(text))
}

/// Reads each text of such a list.
fn each_text(texts: &str, mut read: impl FnMut(&str) -> Result<(), &'static str>) -> Result<(), Problem> {
    let inner = texts.get(1..texts.len().saturating_sub(1)).unwrap_or_default();
    if inner.is_empty() {
        return Ok(());
    }
    for (index, item) in inner.split(',').enumerate() {
        let text = item.strip_prefix('"').and_then(|item| item.strip_suffix('"')).ok_or("isn't a string");
        text.and_then(&mut read).map_err(|problem| (format!("[{index}]"), problem))?;
    }
    Ok(())
}

fn read_squares(value: &JsValue) -> Result<SquareSet, Problem> {
    let mut squares = SquareSet::EMPTY;
    each_text(&texts(value)?, |text| {
        let square: Square = text.parse().map_err(|_| "isn't a square")?;
        if squares.contains(square) {
            return Err("is there twice");
        }
        squares.insert(square);
        Ok(())
    })?;
    Ok(squares)
}

fn read_square(value: &JsValue, game: &Game) -> Result<Square, JsValue> {
    let text = value.as_string();
    let square = text.as_deref().and_then(|text| text.parse::<Square>().ok());
    square.filter(|square| square.is_on(game.variant().size)).ok_or_else(|| {
        let given = text.map_or_else(|| "the value".to_owned(), |text| format!("{text:?}"));
        Failure::new("bad-square", &format!("{given} isn't a square of this board, such as c3")).into()
    })
}

fn read_side(value: &JsValue) -> Result<Side, JsValue> {
    match value.as_string().as_deref() {
        Some("white") => Ok(Side::White),
        Some("black") => Ok(Side::Black),
        _ => Err(bad_argument("side", "is neither \"white\" nor \"black\"").into()),
    }
}

fn whole_number(value: &JsValue, name: &str) -> Result<u32, JsValue> {
    let number = value.as_f64().filter(|number| *number == f64::from(*number as u32));
    number.map(|number| number as u32).ok_or_else(|| bad_argument(name, "isn't a whole number from 0 on").into())
}

fn named_variant(name: &str) -> Result<Variant, JsValue> {
    Variant::named(name).ok_or_else(|| {
        let names: Vec<_> = Variant::all().map(|variant| variant.name).collect();
        Failure::new("bad-variant", &format!("there is no variant {name:?}, but {}", names.join(", "))).into()
    })
}

fn read_variant(value: &JsValue) -> Result<Variant, JsValue> {
    if let Some(name) = value.as_string() {
        return named_variant(&name);
    }
    let wrong = |problem: &str| Failure::new("bad-variant", &format!("the variant makes no sense: {problem}"));
    if !value.is_object() {
        return Err(wrong("it is neither a name nor an object").into());
    }
    let shape: VariantShape = from_value(value).map_err(|problem| wrong(&problem))?;
    Ok(shape.read().map_err(|problem| wrong(&problem))?)
}

fn begin(variant: Variant) -> Result<Game, JsValue> {
    Game::new(variant).map_err(|error| Failure::new("bad-variant", &error.to_string()).faults(&error.faults).into())
}

fn set_up(game: &Game, position: &str) -> Result<Game, Failure> {
    let setup = parse_position(position, game.variant().size)
        .map_err(|error| Failure::new("bad-position", &error.to_string()).faults(&error.faults))?;
    game.set_up(setup).map_err(|error| Failure::new("bad-position", &error.to_string()).faults(&error.faults))
}

fn from_value<T: DeserializeOwned>(value: &JsValue) -> Result<T, String> {
    serde_wasm_bindgen::from_value(value.clone()).map_err(|error| error.to_string())
}

/// Reads a game: plays its moves again and refuses it where another field says something else.
fn read_game(value: &JsValue) -> Result<Game, JsValue> {
    if !value.is_object() {
        return Err(bad_game("game", "isn't an object").into());
    }
    let field = |name: &str| Reflect::get(value, &JsValue::from_str(name));
    fn read<T: DeserializeOwned>(value: &JsValue, name: &str) -> Result<T, JsValue> {
        from_value(value).map_err(|problem| bad_game(name, &format!("isn't right: {problem}")).into())
    }

    let shape: VariantShape = read(&field("variant")?, "variant")?;
    let variant = shape.read().map_err(|problem| bad_game("variant", &problem))?;
    let mut game = Game::new(variant).map_err(|error| bad_game("variant", &error.to_string()))?;
    if let Some(start) = read::<Option<String>>(&field("start")?, "start")? {
        game = set_up(&game, &start).map_err(|failure| bad_game("start", &failure.message()))?;
    }
    let moves = texts(&field("moves")?).map_err(|(place, problem)| bad_game(&format!("moves{place}"), problem))?;
    let mut illegal = None;
    let played = each_text(&moves, |text| {
        let mv: Move = text.parse().map_err(|_| "isn't a move")?;
        game.play(&mv).map_err(|error| {
            illegal = Some(error);
            ""
        })
    });
    if let Err((place, problem)) = played {
        let problem = illegal.map_or_else(|| problem.to_owned(), |error| format!("can't be played: {error}"));
        return Err(bad_game(&format!("moves{place}"), &problem).into());
    }
    if let Some(shape) = read::<Option<OutcomeShape>>(&field("outcome")?, "outcome")? {
        let outcome = shape.read();
        if let Some(declared) = outcome.and_then(|outcome| Outcome::declared(outcome.winner, outcome.ending)) {
            // Refused below if the moves had ended the game.
            let _ = game.end(declared);
        }
        if outcome.is_none() || game.outcome() != outcome {
            return Err(contradiction("outcome"));
        }
    } else if game.outcome().is_some() {
        return Err(contradiction("outcome"));
    }

    let position = game.position();
    for (name, side) in [("white", Side::White), ("black", Side::Black)] {
        let men =
            read_squares(&field(name)?).map_err(|(place, problem)| bad_game(&[name, &place].concat(), problem))?;
        if men != position.men(side) {
            return Err(contradiction(name));
        }
    }
    if read::<SideShape>(&field("turn")?, "turn")? != position.turn().into() {
        return Err(contradiction("turn"));
    }
    if read::<u32>(&field("number")?, "number")? != game.number() {
        return Err(contradiction("number"));
    }
    if read::<PerSide>(&field("inGoal")?, "inGoal")? != count(|side| position.in_goal(side)) {
        return Err(contradiction("inGoal"));
    }
    if read::<PerSide>(&field("atHome")?, "atHome")? != count(|side| position.at_home(side)) {
        return Err(contradiction("atHome"));
    }
    Ok(game)
}

// ---- Errors

/// An error on its way out: a JavaScript `Error` with a code and further fields.
struct Failure(js_sys::Error);

impl Failure {
    fn new(code: &str, message: &str) -> Failure {
        let error = js_sys::Error::new(message);
        error.set_name("CornersError");
        Failure(error).with("code", code)
    }

    fn with(self, name: &str, value: impl Into<JsValue>) -> Failure {
        // Setting a field of an error made here can't fail.
        let _ = Reflect::set(&self.0, &JsValue::from_str(name), &value.into());
        self
    }

    fn faults(self, faults: &[impl ToString]) -> Failure {
        let faults: Array = faults.iter().map(|fault| JsValue::from(fault.to_string())).collect();
        self.with("faults", faults)
    }

    fn message(&self) -> String {
        self.0.message().into()
    }

    /// Adds what makes a move illegal.
    fn play(self, error: &PlayError) -> Failure {
        let PlayError::Illegal(illegal) = error else {
            return self;
        };
        let failure = self.with("reason", reason_name(illegal.reason)).with("legal", list(&illegal.legal));
        match illegal.reason {
            Reason::Traps(men) => failure.with("trapped", list(men.iter())),
            _ => failure,
        }
    }
}

fn reason_name(reason: Reason) -> &'static str {
    match reason {
        Reason::OffBoard(_) => "off-board",
        Reason::NoMan => "no-man",
        Reason::NotYourMan => "not-your-man",
        Reason::Occupied => "occupied",
        Reason::Unreachable => "unreachable",
        Reason::BadPath(_) => "bad-path",
        Reason::Traps(_) => "traps",
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> JsValue {
        failure.0.into()
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Failure {
        let code = match &error {
            PlayError::Over(_) => "game-over",
            PlayError::Illegal(illegal) if matches!(illegal.reason, Reason::OffBoard(_)) => "bad-square",
            PlayError::Illegal(_) => "illegal-move",
        };
        Failure::new(code, &error.to_string()).play(&error)
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        let failure =
            Failure::new("bad-record", &error.to_string()).with("line", error.line).with("column", error.column);
        match &error.fault {
            RecordFault::Move { number, side, error } => {
                let side = if *side == Side::White { "white" } else { "black" };
                let failure = failure.with("number", *number).with("side", side);
                match error {
                    MoveFault::Play(error) => failure.play(error),
                    MoveFault::Parse(_) => failure,
                }
            }
            RecordFault::Variant(error) => failure.faults(&error.faults),
            RecordFault::Position(error) => failure.faults(&error.faults),
            RecordFault::Setup(error) => failure.faults(&error.faults),
            _ => failure,
        }
    }
}

fn bad_argument(name: &str, problem: &str) -> Failure {
    Failure::new("bad-argument", &format!("{name} {problem}")).with("field", name)
}

fn bad_game(field: &str, problem: &str) -> Failure {
    Failure::new("bad-game", &format!("not a game: {field} {problem}")).with("field", field)
}

fn contradiction(field: &str) -> JsValue {
    bad_game(field, "contradicts the moves").into()
}
