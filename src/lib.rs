//! The rules of Corners (Ugolki).
#[cfg(feature = "js")]
mod js;
