//! What JavaScript sees.
use wasm_bindgen::prelude::*;

/// How many squares a board of `size` has (a placeholder until the core lands).
#[wasm_bindgen(js_name = squareCount)]
pub fn square_count(size: u32) -> u32 {
    size * size
}
