//! Ratings for JavaScript: pkg/entry/rating.js calls these.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Answer, Field, Read, argument, is_array, write};
use crate::engine;
use crate::rating::{self, Rating, Result as Ended};

/// A rating, and a game against one.
#[wasm_bindgen]
extern "C" {
    type Rated;

    #[wasm_bindgen(method, getter, structural, catch)]
    fn rating(this: &Rated) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn deviation(this: &Rated) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn volatility(this: &Rated) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn opponent(this: &Rated) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, structural, catch)]
    fn score(this: &Rated) -> Result<JsValue, JsValue>;
}

/// The rating of a player after these games.
#[wasm_bindgen]
pub fn rate(player: JsValue, games: JsValue) -> Answer {
    let player = argument("player", player, read_rating)?;
    let games = argument("games", games, read_games)?;
    // Both were checked as they were read.
    write_rating(rating::rate(player, &games).unwrap_or(player))
}

/// The rating of a level in a variant, or `undefined` where the ladder doesn't have it.
#[wasm_bindgen(js_name = levelRating)]
pub fn level_rating(variant: JsValue, level: JsValue) -> Answer {
    let variant = argument("variant", variant, Field::string)?;
    let level = argument("level", level, Field::whole_number)?;
    let rating = u8::try_from(level).ok().and_then(|level| engine::level_rating(&variant, level));
    rating.map_or(Ok(JsValue::UNDEFINED), |rating| write_rating(Rating { rating, ..rating::LEVEL }))
}

fn read_games(field: &Field) -> Read<Vec<(Rating, Ended)>> {
    if !is_array(&field.value)? {
        return Err(field.wrong("isn't a list"));
    }
    let list: &js_sys::Array = field.value.unchecked_ref();
    let mut games = Vec::new();
    for index in 0..list.length() {
        let name = ["[", &index.to_string(), "]"].concat();
        let read = || -> Read<(Rating, Ended)> {
            let item = Field::new(&name, Ok(list.get(index)))?;
            item.object()?;
            let game: &Rated = item.value.unchecked_ref();
            let read = || -> Read<(Rating, Ended)> {
                let opponent = read_rating(&Field::new("opponent", game.opponent())?)?;
                let score = Field::new("score", game.score())?;
                let ended = match score.value.as_f64() {
                    Some(1.0) => Ended::Win,
                    Some(0.5) => Ended::Draw,
                    Some(0.0) => Ended::Loss,
                    _ => return Err(score.wrong("is neither 1, 0.5 nor 0")),
                };
                Ok((opponent, ended))
            };
            read().map_err(|refused| item.wrong(refused))
        };
        games.push(read().map_err(|refused| field.wrong(refused))?);
    }
    Ok(games)
}

fn read_rating(field: &Field) -> Read<Rating> {
    field.object()?;
    let given: &Rated = field.value.unchecked_ref();
    let number = |name: &'static str, value: Answer| -> Read<f64> {
        let field = Field::new(name, value)?;
        field.value.as_f64().ok_or_else(|| field.wrong("isn't a number"))
    };
    let read = || -> Read<Rating> {
        let rating = Rating {
            rating: number("rating", given.rating())?,
            deviation: number("deviation", given.deviation())?,
            volatility: number("volatility", given.volatility())?,
        };
        rating.check().map_err(|error| error.to_string().into()).map(|()| rating)
    };
    read().map_err(|refused| field.wrong(refused))
}

#[derive(Serialize)]
struct RatingShape {
    rating: f64,
    deviation: f64,
    volatility: f64,
}

fn write_rating(Rating { rating, deviation, volatility }: Rating) -> Answer {
    write(&RatingShape { rating, deviation, volatility })
}
