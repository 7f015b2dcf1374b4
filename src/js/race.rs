//! The race of one army alone as pkg/entry/racing.js drives it: slice by slice, so that whoever waits can still be heard.

use serde::Serialize;
use serde_wasm_bindgen::preserve;
use wasm_bindgen::prelude::*;

use super::{Answer, Field, Read, argument, list, read_game, write};
use crate::race::Solver;
use crate::{Game, Side};

/// The memory that a race takes at most, in bytes.
const MEMORY: usize = 200 << 20;

/// So many positions are looked at between two looks at the clock.
const SLICE: usize = 500;

/// How long a race lasts without a limit, in milliseconds.
const TIME: f64 = 10_000.0;

/// What a race comes with.
#[wasm_bindgen]
extern "C" {
    type Options;

    #[wasm_bindgen(method, getter, structural, catch)]
    fn side(this: &Options) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch, js_name = timeMs)]
    fn time_ms(this: &Options) -> Result<JsValue, JsValue>;
}

/// A race that is looked at.
#[wasm_bindgen]
pub struct Race {
    solver: Solver,
    time: f64,
}

#[wasm_bindgen]
impl Race {
    /// The race of an army of a game.
    #[wasm_bindgen(constructor)]
    pub fn new(game: JsValue, options: JsValue) -> Result<Race, JsValue> {
        let game = read_game(&game)?;
        let (side, time) = argument("options", options, |field| read_options(field, &game))?;
        let men = game.position().men(side);
        Ok(Race { solver: Solver::new(game.variant(), side, men, MEMORY), time })
    }

    /// Looks on for a few milliseconds at most; `elapsed` is the time since the race began. Whether there is more to
    /// look at, and time for it.
    pub fn advance(&mut self, elapsed: f64) -> bool {
        elapsed < self.time && self.solver.advance(SLICE)
    }

    /// What is known so far, but for the line.
    pub fn info(&self) -> Answer {
        let known = self.solver.known();
        let lower_bound = known.lower_bound.map_or(f64::INFINITY, |bound| bound as f64);
        let moves = known.moves.map(|moves| moves as f64);
        write(&InfoShape { lower_bound, moves, positions: known.positions as f64 })
    }

    /// What is known in the end.
    pub fn result(&self) -> Answer {
        let known = self.solver.known();
        write(&ResultShape {
            moves: known.moves.map(|moves| moves as f64),
            proven: known.is_proven(),
            lower_bound: known.lower_bound.map_or(f64::INFINITY, |bound| bound as f64),
            line: list(self.solver.line()).into(),
        })
    }
}

fn read_options(options: &Field, game: &Game) -> Read<(Side, f64)> {
    let (mut side, mut time) = (game.position().turn(), TIME);
    if options.value.is_undefined() {
        return Ok((side, time));
    }
    options.object()?;
    let object: &Options = options.value.unchecked_ref();
    let mut read = || -> Read<()> {
        let field = Field::new("side", object.side())?;
        if !field.value.is_undefined() {
            side = field.side()?;
        }
        let field = Field::new("timeMs", object.time_ms())?;
        if !field.value.is_undefined() {
            let number = field.value.as_f64().filter(|number| *number >= 0.0);
            time = number.ok_or_else(|| field.wrong("isn't a number from 0 up"))?;
        }
        Ok(())
    };
    read().map_err(|refused| options.wrong(refused))?;
    Ok((side, time))
}

// ---- Out: shapes (pkg/entry/racing.d.ts describes them)

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct InfoShape {
    lower_bound: f64,
    moves: Option<f64>,
    positions: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ResultShape {
    moves: Option<f64>,
    proven: bool,
    lower_bound: f64,
    #[serde(with = "preserve")]
    line: JsValue,
}
