//! `cargo xtask serve`.
use anyhow::Result;
use std::process::ExitCode;

pub fn run(_: lexopt::Parser) -> Result<ExitCode> {
    anyhow::bail!("soon")
}
