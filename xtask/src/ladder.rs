//! `cargo xtask ladder` and `cargo xtask tune`: the programs in ladder/, built with all optimisations.

use crate::{paths, sh};
use anyhow::Result;
use std::process::{Command, ExitCode};

/// Runs the program with a word before the arguments that are left.
pub fn run(word: &str, mut args: lexopt::Parser) -> Result<ExitCode> {
    let mut program = Command::new(sh::cargo());
    program.current_dir(paths::project(""));
    program.args(["run", "--locked", "--release", "--quiet", "--package", "ladder", "--", word]).args(args.raw_args()?);
    sh::run(&mut program)?;
    Ok(ExitCode::SUCCESS)
}
