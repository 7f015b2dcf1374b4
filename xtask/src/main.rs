//! `cargo xtask`: the project's only build script.

mod bench;
mod browser;
mod ladder;
mod npm;
mod page;
mod par;
mod paths;
mod screens;
mod serve;
mod sh;
mod stamp;
mod system;
mod target;
mod test;
mod wasm;

use anyhow::{Result, bail};
use lexopt::prelude::*;
use std::process::ExitCode;

const HELP: &str = "\
Builds, serves, tests and measures Corners.

Usage: cargo xtask <COMMAND> [OPTIONS]

Commands:
  serve    Build everything and open the table on localhost
  test     Run every test there is
  build    Build the npm package (pkg/dist) and the page (www/dist)
  bench    Measure the core and the computer player natively and in WebAssembly, the calls of the package, and the page
  ladder   Play the computer's levels against each other and rate them; single matches, too
  tune     Fit the weights of the computer's evaluation
  par      Find and prove the fewest moves in which an army crosses the board
  screens  Take pictures of every screen of the page, to be looked through

`cargo xtask <COMMAND> -h` explains each. Needed: Rust and Node 20.19 or newer with npm.
What else is needed is fetched into target/ and node_modules/, or named with the command that installs it.
";

const BUILD_HELP: &str = "\
Builds the npm package into pkg/dist and the page into www/dist.

Usage: cargo xtask build [--pkg]

Options:
  --pkg       Build the package only
  -h, --help  Print this

The steps, each left out when nothing that it reads has changed:
  1. the wasm32 target: rustup's, or on Debian one made from Debian's own packages in target/wasm-sysroot
  2. the library as three WebAssembly modules, the rules, the computer player and the race alone, their JavaScript glue
     (wasm-bindgen) and wasm-opt: pkg/dist
  3. the page (Vite): www/dist, a folder that any static host can serve, at the root or under a sub-path
";

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            // The argument parser's errors say their cause themselves.
            match error.downcast_ref::<lexopt::Error>() {
                Some(error) => eprintln!("error: {error}"),
                None => eprintln!("error: {error:#}"),
            }
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<ExitCode> {
    let mut args = lexopt::Parser::from_env();
    match args.next()? {
        Some(Value(command)) => match command.to_str() {
            Some("build") => build(args),
            Some("serve") => serve::run(args),
            Some("test") => test::run(args),
            Some("bench") => bench::run(args),
            Some("ladder") => ladder::run("climb", args),
            Some("tune") => ladder::run("tune", args),
            Some("par") => par::run(args),
            Some("screens") => screens::run(args),
            _ => bail!("there is no command {command:?}; `cargo xtask -h` lists them"),
        },
        Some(Short('h') | Long("help")) | None => {
            print!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        Some(other) => Err(other.unexpected().into()),
    }
}

fn build(mut args: lexopt::Parser) -> Result<ExitCode> {
    let mut package_only = false;
    while let Some(arg) = args.next()? {
        match arg {
            Long("pkg") => package_only = true,
            Short('h') | Long("help") => {
                print!("{BUILD_HELP}");
                return Ok(ExitCode::SUCCESS);
            }
            _ => return Err(arg.unexpected().into()),
        }
    }
    system::require_node()?;
    wasm::build()?;
    wasm::print_sizes()?;
    if !package_only {
        page::build()?;
    }
    Ok(ExitCode::SUCCESS)
}
