//! `cargo xtask par`: the program in par/, built with all optimisations.

use crate::{paths, sh};
use anyhow::Result;
use std::process::{Command, ExitCode};

/// Runs the program with the arguments that are left.
pub fn run(mut args: lexopt::Parser) -> Result<ExitCode> {
    let mut program = Command::new(sh::cargo());
    program.current_dir(paths::project(""));
    program.args(["run", "--locked", "--release", "--quiet", "--package", "par", "--"]).args(args.raw_args()?);
    sh::run(&mut program)?;
    Ok(ExitCode::SUCCESS)
}
