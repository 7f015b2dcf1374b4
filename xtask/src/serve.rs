//! `cargo xtask serve`.

#[cfg(not(unix))]
use crate::sh;
use crate::{npm, page, paths, system, wasm};
use anyhow::Result;
use lexopt::prelude::*;
use std::process::{Command, ExitCode};

const HELP: &str = "\
Builds everything and serves the table on localhost. Ctrl+C stops it.

Usage: cargo xtask serve [OPTIONS]

Options:
  --port <PORT>  Where to listen; the next free port if it is taken [default: 4173]
  --no-open      Don't open the browser
  -h, --help     Print this

What is served is www/dist, as any static host would serve it; to change the page with reloading, run
`npm run dev` in www/ after this has built the package.
";

/// Runs the command.
pub fn run(mut args: lexopt::Parser) -> Result<ExitCode> {
    let mut port: u16 = 4173;
    let mut open = has_display();
    while let Some(arg) = args.next()? {
        match arg {
            Long("port") => port = args.value()?.parse()?,
            Long("no-open") => open = false,
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

    let mut vite = Command::new("node");
    vite.current_dir(paths::project("www")).arg(npm::program("www", "vite/bin/vite.js"));
    vite.args(["preview", "--host", "localhost", "--port", &port.to_string()]);
    if open {
        vite.arg("--open");
    }
    become_it(&mut vite)
}

/// Whether there is a screen on which a browser could open.
fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Lets the server take this process's place, so that whatever ends this one ends the server.
#[cfg(unix)]
fn become_it(server: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(server.exec().into())
}

#[cfg(not(unix))]
fn become_it(server: &mut Command) -> Result<ExitCode> {
    sh::run(server)?;
    Ok(ExitCode::SUCCESS)
}
