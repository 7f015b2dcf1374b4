//! `cargo xtask bench`.

use crate::{browser, npm, page, paths, sh, system, wasm};
use anyhow::{Context, Result, bail};
use lexopt::prelude::*;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};

const HELP: &str = "\
Measures the core, the package and the page.

Usage: cargo xtask bench [PART]...

Parts, all of them by default:
  native  Perft with criterion, which compares with the run before
  ratio   Perft natively and in WebAssembly in Node, in turns, with the ratio
  calls   Single calls of the package in a game of 60 moves
  think   The computer player natively and in WebAssembly in Node, in turns, in positions looked at a second; fails where
          it is too slow
  race    The race alone in WebAssembly in Node: four men on the empty board, nine that have at most 8 moves to go, and
          the start of both 3×3 variants; natively nine men on 7×7; fails where it takes too long
  size    The modules' sizes; fails where one is too large
  page    In Chromium, on a slow phone's processor and network: what the first load takes over the wire, how soon one can
          play, how soon a click on the largest board is answered; fails where a target is missed

Options:
  -h, --help  Print this

The cases of perft are in benches/cases.txt. Close other programs first: on a busy machine the numbers mean little.
";

type Part = (&'static str, fn() -> Result<()>);

const PARTS: [Part; 7] = [
    ("native", native),
    ("ratio", ratio),
    ("calls", calls),
    ("think", think),
    ("race", race),
    ("size", wasm::check_sizes),
    ("page", built_page),
];

/// How often the two take turns at each case. The best round counts: what else the machine does only slows down.
const ROUNDS: usize = 5;

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
    if let Some(unknown) = names.iter().find(|name| PARTS.iter().all(|part| part.0 != *name)) {
        bail!("there is no part {unknown:?}; `cargo xtask bench -h` lists them");
    }
    system::require_node()?;
    wasm::build()?;
    for (name, part) in PARTS {
        if names.is_empty() || names.iter().any(|wanted| wanted == name) {
            part()?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn native() -> Result<()> {
    let mut bench = Command::new(sh::cargo());
    bench.current_dir(paths::project("")).args(["bench", "--locked", "--package", "ugolki", "--bench", "perft"]);
    sh::run(&mut bench)
}

fn ratio() -> Result<()> {
    println!("{:22} {:>12} {:>12} {:>6}   (million move sequences a second)", "perft", "native", "wasm", "ratio");
    let cases = fs::read_to_string(paths::project("benches/cases.txt"))?;
    let cases = cases.lines().filter(|case| !case.starts_with('#'));
    let questions: Vec<(&str, &str)> = cases.filter_map(|case| case.split_once(' ')).collect();
    in_turns("perft", &questions)?;
    Ok(())
}

/// What the computer player looks at in one question, for each variant.
const THOUGHTS: [(&str, &str); 4] = [
    ("", "classic-3x3 1000000"),
    ("", "diagonal-3x3 1000000"),
    ("", "classic-4x4 1000000"),
    ("", "halma-16x16 300000"),
];

/// On classic-3x3 it is to look at so many a second in WebAssembly, and at this share of what it does natively.
const THINKING: (f64, f64) = (1.5e6, 0.75);

fn think() -> Result<()> {
    println!("{:22} {:>12} {:>12} {:>6}   (million positions a second)", "thinking", "native", "wasm", "ratio");
    let rates = in_turns("think", &THOUGHTS)?;
    let (native, wasm) = rates[0];
    if wasm < THINKING.0 || wasm / native < THINKING.1 {
        bail!("on classic-3x3 at least {} a second are wanted, and {} of the native speed", THINKING.0, THINKING.1);
    }
    Ok(())
}

/// Asks examples/NAME.rs and benches/node.mjs the same, each question with a word that says what kind it is, and gives
/// how many both count in a second.
fn in_turns(name: &str, questions: &[(&str, &str)]) -> Result<Vec<(f64, f64)>> {
    let mut native = Counter::start(&mut example(name, &[])?)?;
    let mut wasm = Counter::start(node().arg(name))?;
    let mut rates = Vec::new();
    for (kind, question) in questions {
        let variant = question.split_whitespace().next().context("a question has a variant")?;
        let (mut best_native, mut best_wasm) = (0.0, 0.0);
        for _ in 0..ROUNDS {
            let (in_native, native_rate) = native.ask(question)?;
            let (in_wasm, wasm_rate) = wasm.ask(question)?;
            if in_native != in_wasm {
                bail!("{question:?} gives {in_native} natively and {in_wasm} in WebAssembly");
            }
            best_native = f64::max(best_native, native_rate);
            best_wasm = f64::max(best_wasm, wasm_rate);
        }
        let ratio = best_wasm / best_native;
        let name = format!("{variant} {kind}");
        println!("{name:22} {:12.1} {:12.1} {ratio:6.2}", best_native / 1e6, best_wasm / 1e6);
        rates.push((best_native, best_wasm));
    }
    native.stop()?;
    wasm.stop()?;
    Ok(rates)
}

/// examples/NAME.rs, built.
fn example(name: &str, features: &[&str]) -> Result<Command> {
    let mut build = Command::new(sh::cargo());
    build.current_dir(paths::project("")).args(["build", "--locked", "--release", "--package", "ugolki"]);
    sh::run(build.args(["--example", name]).args(features))?;
    let file = format!("release/examples/{name}{}", std::env::consts::EXE_SUFFIX);
    Ok(Command::new(paths::target(&file)))
}

fn calls() -> Result<()> {
    println!("{:22} {:>12}   (median, a game of 60 moves, in Node)", "call", "µs");
    for line in sh::read(node().arg("calls"))?.lines() {
        let (name, time) = line.split_once(' ').context("a name and a time")?;
        println!("{name:22} {time:>12}");
    }
    Ok(())
}

/// Of 100 races of a kind so many are to be proven in time.
const RACES: usize = 95;

/// Nine men are to cross 7×7 natively in so many seconds and megabytes, and need so many moves.
const NINE_MEN: (f64, u64, u32) = (10.0, 2048, 19);

fn race() -> Result<()> {
    println!(
        "{:22} {:>12} {:>12} {:>6} {:>6} {:>6}   (ms, in Node)",
        "race", "is to take", "of 100 do", "50th", "95th", "most"
    );
    let mut late = Vec::new();
    for line in sh::read(node().arg("race"))?.lines() {
        let [name, limit, in_time, median, most, slowest] = line.split(' ').collect::<Vec<_>>()[..] else {
            bail!("{line:?} isn't a name and five numbers");
        };
        println!("{name:22} {limit:>12} {in_time:>12} {median:>6} {most:>6} {slowest:>6}");
        if in_time.parse::<usize>()? < RACES {
            late.push(name.to_owned());
        }
    }
    let mut native = example("race", &["--features", "race"])?
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    // What it is asked ends here, and so does it.
    native.stdin.take().context("it has a pipe")?.write_all(b"classic-3x3 7 60\n")?;
    let answer = String::from_utf8(native.wait_with_output()?.stdout)?;
    let [moves, seconds, megabytes] = answer.split_whitespace().collect::<Vec<_>>()[..] else {
        bail!("{answer:?} isn't three numbers");
    };
    println!("classic-3x3 on 7×7, natively: {moves} moves proven in {seconds} s and {megabytes} MB");
    let (most_seconds, most_megabytes, known) = NINE_MEN;
    if moves.parse::<u32>()? != known {
        bail!("on 7×7 nine men need {known} moves");
    }
    if seconds.parse::<f64>()? > most_seconds || megabytes.parse::<u64>()? > most_megabytes {
        late.push("classic-3x3 on 7×7".to_owned());
    }
    if !late.is_empty() {
        bail!("{RACES} of 100 races are to be proven in time: {}", late.join(", "));
    }
    Ok(())
}

fn built_page() -> Result<()> {
    page::build()?;
    npm::install("tests/page")?;
    let mut bench = Command::new("node");
    bench.arg(paths::project("benches/page.mjs")).env("CHROME_PATH", browser::chromium()?);
    sh::run(&mut bench)
}

fn node() -> Command {
    let mut node = Command::new("node");
    node.arg(paths::project("benches/node.mjs"));
    node
}

/// A program that answers lines: one in examples/ or benches/node.mjs. It sleeps while the other one counts.
struct Counter {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Counter {
    fn start(command: &mut Command) -> Result<Self> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let questions = child.stdin.take().context("it has a pipe")?;
        let answers = BufReader::new(child.stdout.take().context("it has a pipe")?);
        Ok(Self { child, questions, answers })
    }

    /// How many were counted, and how many in a second.
    fn ask(&mut self, question: &str) -> Result<(u64, f64)> {
        writeln!(self.questions, "{question}")?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        let (number, rate) = answer.trim().split_once(' ').with_context(|| format!("no answer to {question:?}"))?;
        Ok((number.parse()?, rate.parse()?))
    }

    /// Closing its input ends it.
    fn stop(self) -> Result<()> {
        let Self { mut child, questions, .. } = self;
        drop(questions);
        child.wait()?;
        Ok(())
    }
}
