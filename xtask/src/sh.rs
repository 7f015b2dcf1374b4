//! Running other programs.

use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Says what happens now, in one line.
pub fn say(what: &str) {
    eprintln!("==> {what}");
}

/// Runs to the end; an error if it fails.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("can't start {}", shown(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", shown(command));
    }
    Ok(())
}

/// Runs to the end and gives what it printed.
pub fn read(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("can't start {}", shown(command)))?;
    if !output.status.success() {
        bail!("{} failed ({})", shown(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs for at most `limit`; an error if it fails or takes longer.
pub fn run_within(limit: Duration, command: &mut Command) -> Result<()> {
    let mut child = command.spawn().with_context(|| format!("can't start {}", shown(command)))?;
    let started = Instant::now();
    loop {
        match child.try_wait()? {
            Some(status) if status.success() => return Ok(()),
            Some(status) => bail!("{} failed ({status})", shown(command)),
            None if started.elapsed() > limit => {
                child.kill()?;
                child.wait()?;
                bail!("{} took longer than {} s", shown(command), limit.as_secs());
            }
            None => std::thread::sleep(Duration::from_millis(50)),
        }
    }
}

/// The Cargo that started us.
pub fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// The first of these programs that is in the PATH.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&folders).collect();
    let suffix = std::env::consts::EXE_SUFFIX;
    let files = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(format!("{name}{suffix}"))));
    files.into_iter().find(|file| file.is_file())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    format!("`{}`", words.join(" "))
}
