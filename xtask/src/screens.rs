//! `cargo xtask screens`.

use crate::{browser, npm, page, paths, sh, system, wasm};
use anyhow::Result;
use lexopt::prelude::*;
use std::process::ExitCode;

const HELP: &str = "\
Takes pictures of every screen of the page, to be looked through: on a phone and a desktop, light and dark, in all
languages; some in landscape, at 200 %, in forced colours.

Usage: cargo xtask screens [SCREEN]...

Options:
  -h, --help  Print this

The screens are listed in tests/page/screens/list.ts; named ones are taken anew, all by default. The pictures and a
sheet of them all, index.html, go into target/screens.
";

/// Runs the command.
pub fn run(mut args: lexopt::Parser) -> Result<ExitCode> {
    let mut names = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Value(name) => names.push(name.string()?),
            Short('h') | Long("help") => {
                print!("{HELP}");
                return Ok(ExitCode::SUCCESS);
            }
            _ => return Err(arg.unexpected().into()),
        }
    }
    system::require_node()?;
    wasm::build()?;
    page::build()?;
    npm::install("tests/page")?;
    let folder = paths::target("screens");
    let mut take = npm::script("tests/page", "screens");
    take.env("CHROME_PATH", browser::chromium()?).env("SCREENS", &folder);
    if !names.is_empty() {
        // The titles begin with the screen's name and a comma.
        take.args(["--", "--grep"]).arg(format!(" ({}),", names.join("|")));
    }
    let taken = sh::run(&mut take);
    println!("{}", folder.join("index.html").display());
    taken.map(|()| ExitCode::SUCCESS)
}
