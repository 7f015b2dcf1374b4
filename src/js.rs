//! What JavaScript sees: each function converts its arguments, calls the core and converts the answer back. No rule
//! lives here. This file reads and writes values and throws errors; the functions are in the two below it, each of
//! which becomes a module of its own.
//!
//! Values are plain data. A game comes in as such a value with every call, so reading one must be cheap: its lists
//! (men, moves) cross the border as one text each, and the moves are played again, which shows that they are legal
//! and that the other fields follow from them. Reading is written out here, field by field; derived `Deserialize` code
//! knows less of where a value is wrong and would be a quarter of the module.

#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "js-race")]
mod race;
#[cfg(feature = "engine")]
mod rating;
#[cfg(feature = "js")]
mod rules;

#[cfg(feature = "js")]
pub use rules::*;

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt::Write;
use std::rc::Rc;

use js_sys::{Array, JsString, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::notation::{parse_ascii_move, parse_position};
use crate::{Ending, Game, Outcome, Side, Square, SquareSet, Variant};

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// Seven kilobytes smaller than the standard library's allocator, which is not faster in `cargo xtask bench calls`.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// An answer, or the error that is thrown.
type Answer = Result<JsValue, JsValue>;

// ---- Out

#[derive(PartialEq, Serialize)]
struct PerSide {
    white: u32,
    black: u32,
}

fn write(value: &impl Serialize) -> Answer {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

#[cfg(any(feature = "js", feature = "engine"))]
fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn counts(men: impl Fn(Side) -> SquareSet) -> PerSide {
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

#[wasm_bindgen]
extern "C" {
    /// The fields of a game, a variant, an outcome and house rules. A getter's own error is passed on.
    type Fields;

    #[wasm_bindgen(method, getter, structural, catch)]
    fn variant(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn name(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn size(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn home(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn diagonal(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn trapping(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch, js_name = exitDeadline)]
    fn exit_deadline(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch, js_name = moveLimit)]
    fn move_limit(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn rated(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn white(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn black(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn turn(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn number(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn start(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn moves(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch, js_name = inGoal)]
    fn in_goal(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch, js_name = atHome)]
    fn at_home(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn outcome(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn winner(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn rule(this: &Fields) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn reason(this: &Fields) -> Result<JsValue, JsValue>;
}

/// What of JavaScript's own may throw: on a proxy that was revoked, or that throws itself.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, js_namespace = JSON)]
    fn stringify(value: &JsValue) -> Result<Option<String>, JsValue>;
}

/// Why a value can't be read.
enum Refused {
    /// A getter or a proxy threw this.
    Thrown(JsValue),
    /// What is wrong; boxed, since it is far larger than what is read.
    Wrong(Box<Wrong>),
}

struct Wrong {
    /// Where within the value: empty, or such as `home[2]`.
    place: String,
    problem: Cow<'static, str>,
}

impl From<JsValue> for Refused {
    fn from(thrown: JsValue) -> Refused {
        Refused::Thrown(thrown)
    }
}

impl From<&'static str> for Refused {
    fn from(problem: &'static str) -> Refused {
        Refused::Wrong(Box::new(Wrong { place: String::new(), problem: Cow::Borrowed(problem) }))
    }
}

impl From<String> for Refused {
    fn from(problem: String) -> Refused {
        Refused::Wrong(Box::new(Wrong { place: String::new(), problem: Cow::Owned(problem) }))
    }
}

impl Refused {
    /// The same, seen from the value that holds this one.
    #[cold]
    fn within(mut self, outer: &str) -> Refused {
        if let Refused::Wrong(wrong) = &mut self {
            let joint = if wrong.place.is_empty() || wrong.place.starts_with('[') { "" } else { "." };
            wrong.place = [outer, joint, &wrong.place].concat();
        }
        self
    }

    /// The error for a value that is called `whole`.
    fn error(self, code: &str, whole: &str) -> JsValue {
        match self {
            Refused::Thrown(error) => error,
            Refused::Wrong(wrong) => {
                let field = if wrong.place.is_empty() { whole } else { &wrong.place };
                Failure::new(code, &[field, " ", &wrong.problem].concat()).with("field", field).into()
            }
        }
    }
}

type Read<T> = Result<T, Refused>;

/// A value on its way in and what it is called within the value around it.
struct Field<'a> {
    name: &'a str,
    value: JsValue,
}

impl<'a> Field<'a> {
    fn new(name: &'a str, value: Answer) -> Read<Field<'a>> {
        Ok(Field { name, value: value? })
    }

    fn wrong(&self, problem: impl Into<Refused>) -> Refused {
        problem.into().within(self.name)
    }

    fn object(&self) -> Read<&Fields> {
        if self.value.is_object() && !is_array(&self.value)? {
            Ok(self.value.unchecked_ref())
        } else {
            Err(self.wrong("isn't an object"))
        }
    }

    fn string(&self) -> Read<String> {
        self.value.as_string().ok_or_else(|| self.wrong("isn't a string"))
    }

    fn truth(&self) -> Read<bool> {
        self.value.as_bool().ok_or_else(|| self.wrong("is neither true nor false"))
    }

    fn whole_number(&self) -> Read<u32> {
        let number = self.value.as_f64().filter(|number| *number == f64::from(*number as u32));
        number.map(|number| number as u32).ok_or_else(|| self.wrong("isn't a whole number from 0 to 4294967295"))
    }

    fn side(&self) -> Read<Side> {
        match self.value.as_string().as_deref() {
            Some("white") => Ok(Side::White),
            Some("black") => Ok(Side::Black),
            _ => Err(self.wrong("is neither \"white\" nor \"black\"")),
        }
    }

    /// The texts of a list as one text in the form of JSON, which tells strings from other values.
    fn texts(&self) -> Read<String> {
        if !is_array(&self.value)? {
            return Err(self.wrong("isn't a list"));
        }
        stringify(&self.value).ok().flatten().ok_or_else(|| self.wrong("isn't a list of strings"))
    }

    /// Reads each of those texts.
    fn each_text(&self, texts: &str, read: &mut dyn FnMut(&[u8]) -> Read<()>) -> Read<()> {
        let inner = texts.strip_prefix('[').and_then(|texts| texts.strip_suffix(']')).unwrap_or_default();
        if inner.is_empty() {
            return Ok(());
        }
        for (index, item) in inner.as_bytes().split(|&byte| byte == b',').enumerate() {
            let text = item.strip_prefix(b"\"").and_then(|item| item.strip_suffix(b"\""));
            let read = text.map_or_else(|| Err("isn't a plain string".into()), &mut *read);
            read.map_err(|refused| self.wrong(refused.within(&["[", &index.to_string(), "]"].concat())))?;
        }
        Ok(())
    }

    fn squares(&self) -> Read<SquareSet> {
        let mut squares = SquareSet::EMPTY;
        self.each_text(&self.texts()?, &mut |text| {
            let square = Square::from_ascii(text).ok_or("isn't a square")?;
            if squares.contains(square) {
                return Err("is there twice".into());
            }
            squares.insert(square);
            Ok(())
        })?;
        Ok(squares)
    }

    fn variant(&self) -> Read<Variant> {
        let object = self.object()?;
        read_fields(object).map_err(|refused| self.wrong(refused))
    }

    fn outcome(&self) -> Read<Option<Outcome>> {
        if self.value.is_null() {
            return Ok(None);
        }
        let object = self.object()?;
        let winner = Field::new("winner", object.winner())?;
        let winner = if winner.value.is_null() { Ok(None) } else { winner.side().map(Some) };
        let winner = winner.map_err(|refused| self.wrong(refused))?;
        let ending = Field::new("reason", object.reason())?.value.as_string().and_then(|name| Ending::named(&name));
        let ending = ending.ok_or_else(|| self.wrong("has no reason for which a game ends"))?;
        let outcome = Outcome { winner, ending };
        let rule = object.rule()?.as_string();
        if rule.as_deref() == Some(outcome.rule()) {
            Ok(Some(outcome))
        } else {
            Err(self.wrong("has another rule than its reason"))
        }
    }

    /// Refuses a field that says something else than the moves.
    fn expect(&self, as_expected: bool) -> Read<()> {
        if as_expected { Ok(()) } else { Err(self.wrong("contradicts the moves")) }
    }
}

fn read_fields(object: &Fields) -> Read<Variant> {
    Ok(Variant {
        name: Cow::Owned(Field::new("name", object.name())?.string()?),
        // Any number that doesn't fit is too large for a board as well.
        size: u8::try_from(Field::new("size", object.size())?.whole_number()?).unwrap_or(u8::MAX),
        home: Field::new("home", object.home())?.squares()?,
        diagonal: Field::new("diagonal", object.diagonal())?.truth()?,
        trapping: Field::new("trapping", object.trapping())?.truth()?,
        exit_deadline: Field::new("exitDeadline", object.exit_deadline())?.whole_number()?,
        move_limit: Field::new("moveLimit", object.move_limit())?.whole_number()?,
        rated: Field::new("rated", object.rated())?.truth()?,
    })
}

/// Reads a game: plays its moves again and refuses it where another field says something else.
fn game(value: &JsValue) -> Read<Rc<Game>> {
    let whole = Field::new("", Ok(value.clone()))?;
    let object = whole.object()?;
    let field = Field::new("variant", object.variant())?;
    let mut game = Game::new(field.variant()?).map_err(|error| field.wrong(error.to_string()))?;
    let field = Field::new("start", object.start())?;
    if !field.value.is_null() {
        game = set_up(&game, &field.string()?).map_err(|failure| field.wrong(failure.message()))?;
    }
    let field = Field::new("moves", object.moves())?;
    let moves = field.texts()?;
    let mut game = match LAST.take() {
        Some((last_moves, last))
            if last_moves == moves && last.variant() == game.variant() && last.start() == game.start() =>
        {
            last
        }
        _ => {
            field.each_text(&moves, &mut |text| {
                let mv = parse_ascii_move(text).ok_or("isn't a move")?;
                game.play(mv).map_err(|error| ["can't be played: ", &error.to_string()].concat().into())
            })?;
            Rc::new(game)
        }
    };
    LAST.set(Some((moves, Rc::clone(&game))));
    let field = Field::new("outcome", object.outcome())?;
    let outcome = field.outcome()?;
    if let Some(declared) = outcome.and_then(|outcome| Outcome::declared(outcome.winner, outcome.ending)) {
        // Refused at once where the moves had ended the game.
        let mut ended = owned(game);
        let _ = ended.end(declared);
        game = Rc::new(ended);
    }
    field.expect(outcome == game.outcome())?;

    let position = game.position();
    let field = Field::new("white", object.white())?;
    field.expect(field.squares()? == position.men(Side::White))?;
    let field = Field::new("black", object.black())?;
    field.expect(field.squares()? == position.men(Side::Black))?;
    let field = Field::new("turn", object.turn())?;
    field.expect(field.side()? == position.turn())?;
    let field = Field::new("number", object.number())?;
    field.expect(field.whole_number()? == game.number())?;
    let field = Field::new("inGoal", object.in_goal())?;
    field.expect(read_counts(&field)? == counts(|side| position.in_goal(side)))?;
    let field = Field::new("atHome", object.at_home())?;
    field.expect(read_counts(&field)? == counts(|side| position.at_home(side)))?;
    Ok(game)
}

fn read_counts(field: &Field) -> Read<PerSide> {
    let object = field.object()?;
    let white = Field::new("white", object.white())?.whole_number().map_err(|refused| field.wrong(refused))?;
    let black = Field::new("black", object.black())?.whole_number().map_err(|refused| field.wrong(refused))?;
    Ok(PerSide { white, black })
}

thread_local! {
    /// The game that was read last, before an end by 5.7, and the text of its moves. A table asks many things of one
    /// game; playing its moves again is most of what an answer takes.
    static LAST: RefCell<Option<(String, Rc<Game>)>> = const { RefCell::new(None) };
}

/// A game of one's own to change.
#[inline(never)]
fn owned(game: Rc<Game>) -> Game {
    Game::clone(&game)
}

fn read_game(value: &JsValue) -> Result<Rc<Game>, JsValue> {
    game(value).map_err(|refused| refused.error("bad-game", "game"))
}

/// Reads an argument.
fn argument<'a, T>(name: &'a str, value: JsValue, read: impl FnOnce(&Field<'a>) -> Read<T>) -> Result<T, JsValue> {
    read(&Field { name, value }).map_err(|refused| refused.error("bad-argument", name))
}

fn set_up(game: &Game, position: &str) -> Result<Game, Failure> {
    let setup = parse_position(position, game.variant().size)
        .map_err(|error| Failure::new("bad-position", &error.to_string()).faults(&error.faults))?;
    game.set_up(setup).map_err(|error| Failure::new("bad-position", &error.to_string()).faults(&error.faults))
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

    fn faults<'a, T: std::fmt::Display + 'a>(self, faults: impl IntoIterator<Item = &'a T>) -> Failure {
        let list = Array::new();
        for fault in faults {
            push_text(&list, fault);
        }
        self.with("faults", list)
    }

    fn message(&self) -> String {
        self.0.message().into()
    }
}

fn push_text(list: &Array, text: &dyn std::fmt::Display) {
    list.push(&text.to_string().into());
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> JsValue {
        failure.0.into()
    }
}
