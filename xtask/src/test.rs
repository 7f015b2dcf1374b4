//! `cargo xtask test`.

use crate::target::{TRIPLE, Target};
use crate::{browser, npm, page, paths, sh, system, wasm};
use anyhow::{Context, Result, bail};
use lexopt::prelude::*;
use std::fs;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "\
Runs every test there is, or the steps that are named.

Usage: cargo xtask test [OPTIONS] [STEP]...

Options:
  --list      Print the steps with what each does
  -h, --help  Print this

All steps are run, also after one has failed; the failed ones are named at the end. What a step needs is built first.
The tests in a browser use Chromium: the one that CHROME_PATH names, the system's, or Playwright's. The core paths are
tested in Firefox too (the one that FIREFOX_PATH names, or the system's), and in WebKit through WebKitGTK's driver,
which only Linux has.
";

struct Step {
    name: &'static str,
    about: &'static str,
    run: fn() -> Result<()>,
}

const STEPS: [Step; 13] = [
    Step { name: "format", about: "rustfmt finds nothing to change", run: format },
    Step { name: "clippy", about: "clippy finds nothing, in all targets and with all features", run: clippy },
    Step { name: "rust", about: "the rules core: vectors, perft, properties, and the build script", run: rust },
    Step { name: "doc", about: "the core's documentation builds without a warning", run: doc },
    Step { name: "build", about: "the package and the page build", run: build },
    Step { name: "wasm-node", about: "the exported functions in WebAssembly, in Node", run: wasm_node },
    Step { name: "wasm-chromium", about: "the same in headless Chromium", run: wasm_chromium },
    Step { name: "lint", about: "format, lint and types of all JavaScript and TypeScript", run: lint },
    Step { name: "www", about: "the page's own parts", run: www },
    Step { name: "pkg", about: "the packed package in each runtime and bundler", run: package },
    Step { name: "page", about: "the built page in a real browser", run: built_page },
    Step { name: "firefox", about: "the built page's core paths in Firefox", run: in_firefox },
    Step { name: "webkit", about: "the same in WebKit, on Linux", run: in_webkit },
];

/// Runs the command.
pub fn run(mut args: lexopt::Parser) -> Result<ExitCode> {
    let mut names = Vec::new();
    while let Some(arg) = args.next()? {
        match arg {
            Value(name) => names.push(name.string()?),
            Long("list") => {
                for step in &STEPS {
                    println!("{:14} {}", step.name, step.about);
                }
                return Ok(ExitCode::SUCCESS);
            }
            Short('h') | Long("help") => {
                print!("{HELP}");
                return Ok(ExitCode::SUCCESS);
            }
            _ => return Err(arg.unexpected().into()),
        }
    }
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != *name)) {
        bail!("there is no step {unknown:?}; `cargo xtask test --list` lists them");
    }
    system::require_node()?;

    let steps: Vec<&Step> =
        STEPS.iter().filter(|step| names.is_empty() || names.iter().any(|name| name == step.name)).collect();
    let mut lines = Vec::new();
    let mut failed = 0;
    for step in &steps {
        sh::say(&format!("test {}: {}", step.name, step.about));
        let started = Instant::now();
        let result = (step.run)();
        let seconds = started.elapsed().as_secs_f64();
        let verdict = match &result {
            Ok(()) => "ok",
            Err(error) => {
                eprintln!("error: {error:#}");
                failed += 1;
                "FAILED"
            }
        };
        sh::say(&format!("test {}: {verdict} ({seconds:.1} s)", step.name));
        lines.push(format!("{:14} {verdict:6} {seconds:7.1} s", step.name));
    }

    println!("\n{}", lines.join("\n"));
    println!("{} passed, {failed} failed", steps.len() - failed);
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// `cargo` for this machine.
fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(sh::cargo());
    command.current_dir(paths::project("")).args(arguments);
    // Of the test runner's dependencies, which are wasm-bindgen's to mend.
    command.env("CARGO_FUTURE_INCOMPAT_REPORT_FREQUENCY", "never");
    command
}

fn format() -> Result<()> {
    sh::run(&mut cargo(&["fmt", "--all", "--check"]))
}

fn clippy() -> Result<()> {
    let all = ["clippy", "--locked", "--workspace", "--all-targets", "--all-features"];
    sh::run(cargo(&all).args(["--", "--deny", "warnings"]))
}

fn rust() -> Result<()> {
    // Ratings come with the computer player for JavaScript alone; nothing else here would have them tested.
    sh::run(&mut cargo(&["test", "--locked", "--workspace", "--features", "ugolki/rating"]))
}

fn doc() -> Result<()> {
    let mut doc = cargo(&["doc", "--locked", "--package", "ugolki", "--no-deps", "--all-features"]);
    sh::run(doc.env("RUSTDOCFLAGS", "--deny warnings"))
}

fn build() -> Result<()> {
    wasm::build()?;
    wasm::print_sizes()?;
    page::build()
}

fn wasm_node() -> Result<()> {
    sh::run(wasm_tests()?.env("WASM_BINDGEN_TEST_ONLY_NODE", "1"))
}

fn wasm_chromium() -> Result<()> {
    let settings = browser::webdriver_settings(&browser::chromium()?)?;
    let driver = browser::chromedriver()?;
    let mut tests = wasm_tests()?;
    tests.env("WASM_BINDGEN_USE_BROWSER", "1").env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", settings);
    sh::run(tests.env("CHROMEDRIVER", driver))
}

/// `cargo test` of the files in tests/ that are written for wasm32, with wasm-bindgen's runner.
fn wasm_tests() -> Result<Command> {
    let mut build = cargo(&["build", "--locked", "--package", "xtask", "--features", "wasm-tests"]);
    sh::run(build.args(["--bin", "wasm-test-runner"]))?;
    let runner = paths::target("debug").join(format!("wasm-test-runner{}", std::env::consts::EXE_SUFFIX));

    let mut tests = Target::get()?.cargo("test");
    tests.args(["--package", "ugolki", "--features", wasm::RULES.feature]);
    // A list of one word: the environment's variable for this is split at spaces, which a path may hold.
    let runner = runner.to_str().context("the project's path isn't Unicode")?;
    tests.arg("--config").arg(format!("target.{TRIPLE}.runner=[{runner:?}]"));
    let mut found = false;
    for entry in fs::read_dir(paths::project("tests"))? {
        let file = entry?.path();
        if file.extension().is_some_and(|extension| extension == "rs")
            && fs::read_to_string(&file)?.contains("#![cfg(target_arch = \"wasm32\")]")
        {
            tests.arg("--test").arg(file.file_stem().context("a file has a name")?);
            found = true;
        }
    }
    if !found {
        bail!("no file in tests/ is for wasm32");
    }
    Ok(tests)
}

fn lint() -> Result<()> {
    npm::install("www")?;
    let mut biome = Command::new("node");
    biome.current_dir(paths::project("")).arg(npm::program("www", "@biomejs/biome/bin/biome"));
    biome.args(["ci", "--error-on-warnings"]);
    if !std::io::stdout().is_terminal() {
        biome.arg("--colors=off");
    }
    sh::run(biome.arg("."))?;
    // The types that the other folders check theirs against.
    wasm::build()?;
    for folder in ["www", "tests/page"] {
        npm::install(folder)?;
        sh::run(&mut npm::script(folder, "lint"))?;
    }
    Ok(())
}

fn www() -> Result<()> {
    wasm::build()?;
    npm::install("www")?;
    sh::run(&mut npm::script("www", "test"))
}

fn package() -> Result<()> {
    wasm::build()?;
    in_browser("tests/pkg")
}

fn built_page() -> Result<()> {
    wasm::build()?;
    page::build()?;
    in_browser("tests/page")
}

fn in_firefox() -> Result<()> {
    core_paths("firefox", Some(("FIREFOX_PATH", browser::firefox()?)))
}

fn in_webkit() -> Result<()> {
    if !cfg!(target_os = "linux") {
        sh::say("left out: WebKitGTK is there on Linux alone");
        return Ok(());
    }
    browser::require_webkit()?;
    core_paths("webkit", None)
}

fn core_paths(browser: &str, path: Option<(&str, PathBuf)>) -> Result<()> {
    wasm::build()?;
    page::build()?;
    npm::install("tests/browsers")?;
    sh::run(npm::script("tests/browsers", browser).envs(path))
}

fn in_browser(folder: &str) -> Result<()> {
    npm::install(folder)?;
    sh::run(npm::script(folder, "test").env("CHROME_PATH", browser::chromium()?))
}
