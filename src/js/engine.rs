//! The computer player as pkg/entry/thinking.js drives it: slice by slice, so that whoever waits can still be heard.

use std::time::Duration;

use js_sys::Array;
use serde::Serialize;
use serde_wasm_bindgen::preserve;
use wasm_bindgen::prelude::*;

use super::{Answer, Failure, Field, Read, argument, list, read_game, side_name, write};
use crate::engine::{self, Clock, Limits, Score, Thought, Variation};

/// What is left to everything else when memory runs short.
const SPARE: usize = 2 << 20;

/// No clock shows more, in milliseconds; the sums of such times are far from overflowing.
const LONGEST: f64 = 1e12;

/// The limits and wishes that a thought comes with.
#[wasm_bindgen]
extern "C" {
    type Options;

    #[wasm_bindgen(method, getter, structural, catch, js_name = timeMs)]
    fn time_ms(this: &Options) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn nodes(this: &Options) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn depth(this: &Options) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn clock(this: &Options) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn reserve(this: &Options) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn increment(this: &Options) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn level(this: &Options) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn seed(this: &Options) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn lines(this: &Options) -> Result<JsValue, JsValue>;
}

/// A computer player with its memory of positions.
#[wasm_bindgen]
pub struct Player {
    hash: usize,
    engine: Option<engine::Engine>,
}

#[wasm_bindgen]
impl Player {
    /// A player whose table takes so many megabytes, or as much as there is.
    #[wasm_bindgen(constructor)]
    pub fn new(megabytes: f64) -> Player {
        // A number that is too large becomes the largest.
        Player { hash: (megabytes * f64::from(1 << 20)) as usize, engine: None }
    }

    /// Begins to think about a game. What was thought about before is left.
    pub fn begin(&mut self, game: JsValue, options: JsValue) -> Result<(), JsValue> {
        let game = read_game(&game)?;
        let limits = argument("options", options, read_limits)?;
        let engine = self.engine.get_or_insert_with(|| new_engine(self.hash));
        engine.begin(&game, &limits).map_err(|over| Failure::new("game-over", &over.to_string()).into())
    }

    /// Thinks on for a few milliseconds at most; `elapsed` is the time since thinking began. Whether there is more to
    /// think.
    pub fn advance(&mut self, elapsed: f64) -> bool {
        self.engine.as_mut().is_some_and(|engine| engine.advance(milliseconds(elapsed)))
    }

    /// What is known so far, or `undefined`.
    pub fn thought(&self) -> Answer {
        write_thought(self.engine.as_ref().and_then(engine::Engine::thought))
    }

    /// Ends thinking: the result, or `undefined` where nothing is thought about.
    pub fn finish(&mut self) -> Answer {
        write_thought(self.engine.as_mut().and_then(engine::Engine::finish))
    }
}

/// An engine that leaves some memory to all else, also where there is less than it was to have.
fn new_engine(hash: usize) -> engine::Engine {
    let mut spare = Vec::<u8>::new();
    let hash = if spare.try_reserve_exact(SPARE).is_ok() { hash } else { 0 };
    engine::Engine::new(hash)
}

// ---- In

fn read_limits(options: &Field) -> Read<Limits> {
    let mut limits = Limits { lines: 1, ..Limits::default() };
    let mut waits = false;
    if !options.value.is_undefined() {
        options.object()?;
        waits = read_given(options.value.unchecked_ref(), &mut limits).map_err(|refused| options.wrong(refused))?;
    }
    if !waits && limits.nodes.is_none() && limits.depth.is_none() && limits.clock.is_none() {
        limits.time.get_or_insert(Duration::from_secs(1));
    }
    Ok(limits)
}

/// Reads the options that are given; whether the time is to be endless.
fn read_given(object: &Options, limits: &mut Limits) -> Read<bool> {
    let mut waits = false;
    if let Some(field) = given("timeMs", object.time_ms())? {
        let time = number(&field)?;
        waits = time == f64::INFINITY;
        limits.time = (!waits).then(|| milliseconds(time));
    }
    if let Some(field) = given("nodes", object.nodes())? {
        limits.nodes = Some(whole(&field, 1)?);
    }
    if let Some(field) = given("depth", object.depth())? {
        limits.depth = Some(u32::try_from(whole(&field, 1)?).unwrap_or(u32::MAX));
    }
    if let Some(field) = given("clock", object.clock())? {
        field.object()?;
        let clock: &Options = field.value.unchecked_ref();
        let read = || -> Read<Clock> {
            let left = number(&Field::new("reserve", clock.reserve())?)?;
            let increment = given("increment", clock.increment())?.map_or(Ok(0.0), |field| number(&field))?;
            Ok(Clock { left: milliseconds(left), increment: milliseconds(increment) })
        };
        limits.clock = Some(read().map_err(|refused| field.wrong(refused))?);
    }
    if let Some(field) = given("level", object.level())? {
        match whole(&field, 1)? {
            level @ 1..=8 => limits.player = engine::Player::Level(level as u8),
            _ => return Err(field.wrong("is above 8")),
        }
    }
    if let Some(field) = given("seed", object.seed())? {
        limits.seed = whole(&field, 0)?;
    }
    if let Some(field) = given("lines", object.lines())? {
        limits.lines = usize::try_from(whole(&field, 1)?).unwrap_or(usize::MAX);
    }
    Ok(waits)
}

fn given<'a>(name: &'a str, value: Answer) -> Read<Option<Field<'a>>> {
    let field = Field::new(name, value)?;
    Ok(if field.value.is_undefined() { None } else { Some(field) })
}

fn number(field: &Field) -> Read<f64> {
    field.value.as_f64().filter(|number| *number >= 0.0).ok_or_else(|| field.wrong("isn't a number from 0 up"))
}

/// A whole number as far as JavaScript has them.
fn whole(field: &Field, least: u64) -> Read<u64> {
    const MOST: f64 = 9_007_199_254_740_991.0;
    let number = field.value.as_f64().filter(|number| *number == number.trunc() && (0.0..=MOST).contains(number));
    match number.map(|number| number as u64) {
        None => Err(field.wrong("isn't a whole number from 0 to 9007199254740991")),
        Some(number) if number < least => Err(field.wrong("isn't at least 1")),
        Some(number) => Ok(number),
    }
}

fn milliseconds(time: f64) -> Duration {
    Duration::from_secs_f64(time.clamp(0.0, LONGEST) / 1000.0)
}

// ---- Out: shapes (pkg/entry/thinking.d.ts describes them)

#[derive(Serialize)]
struct VariationShape {
    #[serde(with = "preserve")]
    score: JsValue,
    depth: u32,
    #[serde(with = "preserve")]
    pv: Array,
}

#[derive(Serialize)]
struct ThoughtShape {
    #[serde(rename = "move")]
    mv: String,
    #[serde(with = "preserve")]
    score: JsValue,
    depth: u32,
    nodes: f64,
    #[serde(with = "preserve")]
    pv: Array,
    #[serde(with = "preserve")]
    lines: Array,
}

#[derive(Serialize)]
struct EndShape {
    winner: Option<&'static str>,
    plies: u32,
}

fn write_thought(thought: Option<Thought>) -> Answer {
    let Some(thought) = thought else { return Ok(JsValue::UNDEFINED) };
    let lines = Array::new();
    for line in &thought.lines {
        lines.push(&write_variation(line)?);
    }
    write(&ThoughtShape {
        mv: thought.mv.to_string(),
        score: write_score(thought.score)?,
        depth: thought.depth,
        nodes: thought.nodes as f64,
        pv: list(&thought.pv),
        lines,
    })
}

fn write_variation(variation: &Variation) -> Answer {
    let Variation { score, depth, pv } = variation;
    write(&VariationShape { score: write_score(*score)?, depth: *depth, pv: list(pv) })
}

fn write_score(score: Score) -> Answer {
    match score {
        Score::Ahead(hundredths) => Ok((f64::from(hundredths) / 100.0).into()),
        Score::End { winner, plies } => write(&EndShape { winner: winner.map(side_name), plies }),
    }
}
