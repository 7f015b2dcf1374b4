//! npm, in the project's folders with a lock file.

use crate::{paths, sh};
use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Installs what the folder's lock file names, unless that is done.
pub fn install(folder: &str) -> Result<()> {
    let here = paths::project(folder);
    // npm writes this copy of the lock file last.
    let installed = here.join("node_modules/.package-lock.json");
    if modified(&installed) >= modified(&here.join("package-lock.json")) {
        return Ok(());
    }
    sh::say(&format!("npm ci in {folder}/"));
    sh::run(npm(folder).args(["ci", "--no-audit", "--no-fund"]))
}

/// `npm run SCRIPT` in a folder.
pub fn script(folder: &str, name: &str) -> Command {
    let mut command = npm(folder);
    command.args(["run", "--silent", name]);
    command
}

/// A program that a folder's packages bring.
pub fn program(folder: &str, script: &str) -> PathBuf {
    paths::project(folder).join("node_modules").join(script)
}

fn npm(folder: &str) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(paths::project(folder));
    command
}

fn modified(file: &Path) -> Option<std::time::SystemTime> {
    fs::metadata(file).and_then(|metadata| metadata.modified()).ok()
}
