//! The functions of the rules that JavaScript calls.

use js_sys::{Array, Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::preserve;
use wasm_bindgen::prelude::*;

use super::*;
use crate::notation::{MoveFault, ParseMoveError, Record, RecordError, RecordFault, format_position};
use crate::{GameOver, Move, PlayError, Reason};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../js.d.ts");

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
    let destinations = Array::new();
    for mv in game.moves_from(from) {
        destinations.push(&write(&DestinationShape {
            to: mv.to().to_string(),
            kind: if mv.is_step() { "step" } else { "chain" },
            path: list(mv.path()),
            loses: game.loses(from, mv.to()),
        })?);
    }
    Ok(destinations.into())
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
    let mv = Move::new([from, to]).filter(|_| game.outcome().is_none());
    let path = mv.and_then(|mv| game.position().resolve(mv).ok());
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
    let mut game = owned(read_game(&game)?);
    let Some(text) = mv.as_string() else {
        return Err(Failure::new("bad-move", "the move isn't a string").into());
    };
    let mv: Move = text.parse().map_err(|error: ParseMoveError| {
        Failure::new("bad-move", &[&quoted(&text), " is ", &error.to_string()].concat())
    })?;
    game.play(mv).map_err(Failure::from)?;
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
    let variant = if variant.is_undefined() { named_variant(Variant::DEFAULT)? } else { read_variant(variant)? };
    let game = begin(variant)?;
    if options.is_undefined() {
        return write_game(&game);
    }
    let variant = game.variant().clone();
    let game = argument("options", options, |options| {
        let object = options.object()?;
        let read = || -> Read<Variant> {
            let deadline = house_rule(Field::new("exitDeadline", object.exit_deadline())?, variant.exit_deadline)?;
            let limit = house_rule(Field::new("moveLimit", object.move_limit())?, variant.move_limit)?;
            Ok(variant.with_numbers(deadline, limit))
        };
        let variant = read().map_err(|refused| options.wrong(refused))?;
        Game::new(variant).map_err(|error| options.wrong(error.to_string()))
    })?;
    write_game(&game)
}

fn house_rule(field: Field, own: u32) -> Read<u32> {
    if field.value.is_undefined() {
        return Ok(own);
    }
    match field.whole_number()? {
        0 => Err(field.wrong("isn't at least 1")),
        number => Ok(number),
    }
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
    let game = begin(read_variant(variant)?)?;
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
    let variants = Array::new();
    for variant in Variant::all() {
        variants.push(&write(&variant_shape(&variant))?);
    }
    Ok(variants.into())
}

/// Reads a game record (rule 7.2).
///
/// Throws `bad-record` with the line and the column of the first thing that can't be read.
#[wasm_bindgen(js_name = parseGame, unchecked_return_type = "{ game: Game; tags: Record<string, string> }")]
pub fn parse_game(
    #[wasm_bindgen(unchecked_param_type = "string", param_description = "the record")] text: JsValue,
) -> Answer {
    let record: Record = argument("text", text, Field::string)?.parse().map_err(Failure::from)?;
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
    let game = owned(read_game(&game)?);
    let mut given = Vec::new();
    if !tags.is_undefined() {
        argument("tags", tags, |tags| {
            tags.object()?;
            for entry in entries(&tags.value)?.iter() {
                let entry: &Array = entry.unchecked_ref();
                let name = entry.get(0).as_string().unwrap_or_default();
                let value = Field { name: &name, value: entry.get(1) }.string();
                let value = value.map_err(|refused| tags.wrong(refused))?;
                given.push((name, value));
            }
            Ok(())
        })?;
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
    end(&game, side, Game::resign)
}

/// The sides agree a draw (rule 5.7). Throws `game-over` where the game has ended already.
#[wasm_bindgen(js_name = agreeDraw, unchecked_return_type = "Game")]
pub fn agree_draw(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
) -> Answer {
    let mut game = owned(read_game(&game)?);
    game.agree_draw().map_err(PlayError::from).map_err(Failure::from)?;
    write_game(&game)
}

/// A side's time has run out (rule 5.7). Throws `game-over` where the game has ended already.
#[wasm_bindgen(js_name = timeOut, unchecked_return_type = "Game")]
pub fn time_out(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Side", param_description = "the side whose time is up")] side: JsValue,
) -> Answer {
    end(&game, side, Game::time_out)
}

fn end(game: &JsValue, side: JsValue, ends: fn(&mut Game, Side) -> Result<(), GameOver>) -> Answer {
    let mut game = owned(read_game(game)?);
    let side = argument("side", side, Field::side)?;
    ends(&mut game, side).map_err(PlayError::from).map_err(Failure::from)?;
    write_game(&game)
}

/// Counts the move sequences of a number of plies (rule 8.6), moves counted by start and end. A sequence ends with
/// the game; shorter ones aren't counted.
#[wasm_bindgen]
pub fn perft(
    #[wasm_bindgen(unchecked_param_type = "Game", param_description = "the game")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number", param_description = "the number of plies, at most 100")]
    depth: JsValue,
) -> Result<f64, JsValue> {
    let game = read_game(&game)?;
    let depth = argument("depth", depth, |depth| match depth.whole_number()? {
        // Nobody can wait for more, and the stack can't hold much more.
        101.. => Err(depth.wrong("is above 100")),
        plies => Ok(plies),
    })?;
    Ok(game.perft(depth) as f64)
}

// ---- Out: shapes (js.d.ts describes them)

#[derive(Serialize)]
struct DestinationShape {
    to: String,
    kind: &'static str,
    #[serde(with = "preserve")]
    path: Array,
    loses: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct VariantShape {
    name: String,
    size: u8,
    #[serde(with = "preserve")]
    home: Array,
    diagonal: bool,
    trapping: bool,
    exit_deadline: u32,
    move_limit: u32,
    rated: bool,
}

#[derive(Serialize)]
struct OutcomeShape {
    winner: Option<&'static str>,
    rule: &'static str,
    reason: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GameShape {
    variant: VariantShape,
    #[serde(with = "preserve")]
    white: Array,
    #[serde(with = "preserve")]
    black: Array,
    turn: &'static str,
    number: u32,
    start: Option<String>,
    #[serde(with = "preserve")]
    moves: Array,
    in_goal: PerSide,
    at_home: PerSide,
    outcome: Option<OutcomeShape>,
}

fn variant_shape(variant: &Variant) -> VariantShape {
    VariantShape {
        name: variant.name.to_string(),
        size: variant.size,
        home: list(variant.home.iter()),
        diagonal: variant.diagonal,
        trapping: variant.trapping,
        exit_deadline: variant.exit_deadline,
        move_limit: variant.move_limit,
        rated: variant.rated,
    }
}

fn outcome_shape(outcome: Outcome) -> OutcomeShape {
    OutcomeShape { winner: outcome.winner.map(side_name), rule: outcome.rule(), reason: outcome.ending.name() }
}

fn write_game(game: &Game) -> Answer {
    let variant = game.variant();
    let position = game.position();
    write(&GameShape {
        variant: variant_shape(variant),
        white: list(position.men(Side::White).iter()),
        black: list(position.men(Side::Black).iter()),
        turn: side_name(position.turn()),
        number: game.number(),
        start: game.start().map(|start| format_position(start, variant.size)),
        moves: list(game.moves()),
        in_goal: counts(|side| position.in_goal(side)),
        at_home: counts(|side| position.at_home(side)),
        outcome: game.outcome().map(outcome_shape),
    })
}

// ---- In

/// What of JavaScript's own may throw, too.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Object)]
    fn entries(object: &JsValue) -> Result<Array, JsValue>;
}

/// A text as a message quotes it, cut where it is long.
fn quoted(text: &str) -> String {
    let end = (0..=text.len().min(40)).rev().find(|&at| text.is_char_boundary(at)).unwrap_or_default();
    let shown = text.get(..end).unwrap_or_default();
    ["\"", shown, if shown.len() < text.len() { "…\"" } else { "\"" }].concat()
}

fn read_square(value: &JsValue, game: &Game) -> Result<Square, JsValue> {
    let text = value.as_string();
    let square = text.as_deref().and_then(|text| text.parse::<Square>().ok());
    square.filter(|square| square.is_on(game.variant().size)).ok_or_else(|| {
        let given = text.as_deref().map_or_else(|| "the value".to_owned(), quoted);
        Failure::new("bad-square", &[&given, " isn't a square of this board, such as c3"].concat()).into()
    })
}

fn named_variant(name: &str) -> Result<Variant, JsValue> {
    Variant::named(name).ok_or_else(|| {
        let mut message = ["there is no variant ", &quoted(name), "; there are"].concat();
        for variant in Variant::all() {
            message = [&message, " ", &variant.name].concat();
        }
        Failure::new("bad-variant", &message).into()
    })
}

fn read_variant(value: JsValue) -> Result<Variant, JsValue> {
    if let Some(name) = value.as_string() {
        return named_variant(&name);
    }
    Field { name: "variant", value }.variant().map_err(|refused| match refused {
        Refused::Thrown(error) => error,
        Refused::Wrong(wrong) => {
            let fault = [&wrong.place, " ", &*wrong.problem].concat();
            Failure::new("bad-variant", &fault).faults(&[fault]).into()
        }
    })
}

fn begin(variant: Variant) -> Result<Game, JsValue> {
    Game::new(variant).map_err(|error| Failure::new("bad-variant", &error.to_string()).faults(&error.faults).into())
}

// ---- Errors

impl Failure {
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

fn fault_name(fault: &RecordFault) -> &'static str {
    match fault {
        RecordFault::Expected(_) => "grammar",
        RecordFault::UnclosedComment => "unclosed-comment",
        RecordFault::DuplicateTag(_) => "duplicate-tag",
        RecordFault::TagValue { .. } => "tag-value",
        RecordFault::UnknownVariant(_) => "unknown-variant",
        RecordFault::Variant(_) => "variant",
        RecordFault::Position(_) | RecordFault::Setup(_) => "position",
        RecordFault::Number { .. } => "number",
        RecordFault::Move { .. } => "move",
        RecordFault::Contradiction { .. } => "contradiction",
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
        let failure = Failure::new("bad-record", &error.to_string())
            .with("line", error.line)
            .with("column", error.column)
            .with("fault", fault_name(&error.fault));
        match &error.fault {
            RecordFault::Move { number, side, error } => {
                let failure = failure.with("number", *number).with("side", side_name(*side));
                match error {
                    MoveFault::Play(error) => failure.play(error),
                    MoveFault::Parse(_) => failure,
                }
            }
            RecordFault::Number { number, side } => failure.with("number", *number).with("side", side_name(*side)),
            RecordFault::Variant(error) => failure.faults(&error.faults),
            RecordFault::Position(error) => failure.faults(&error.faults),
            RecordFault::Setup(error) => failure.faults(&error.faults),
            _ => failure,
        }
    }
}
