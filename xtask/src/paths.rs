//! Where things are.

use std::path::{Path, PathBuf};

/// The project's folder, or something in it.
pub fn project(path: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask/ lies in the project's folder");
    root.join(path)
}

/// Something in the folder that Cargo builds into; everything that xtask makes for itself is there.
pub fn target(path: &str) -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => project("").join(folder).join(path),
        None => project("target").join(path),
    }
}
