//! The machine: its Node, and installing Debian's packages where that needs no question.

use crate::sh;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// The oldest Node that can `require()` an ES module and that Vite runs on.
const NODE: (u32, u32) = (20, 19);

const INSTALL_NODE: &str = "install Node 20.19 or newer with npm from https://nodejs.org, or run `nvm install 22`";

/// An error, with what to do, if Node or npm is missing or too old.
pub fn require_node() -> Result<()> {
    if sh::find(&["node"]).is_none() {
        bail!("Node is missing: {INSTALL_NODE}");
    }
    let version = sh::read(Command::new("node").arg("--version"))?;
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok());
    let found = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found < NODE {
        bail!("Node {version} is too old: {INSTALL_NODE}");
    }
    if sh::find(&["npm"]).is_none() && !cfg!(windows) {
        bail!("npm is missing: {INSTALL_NODE}");
    }
    Ok(())
}

/// Whether packages can be installed without a question.
pub fn is_debian_root() -> bool {
    Path::new("/etc/debian_version").exists() && sh::find(&["apt-get"]).is_some() && is_root()
}

/// Whether this is root; Chromium then needs to be told to do without its sandbox.
pub fn is_root() -> bool {
    cfg!(unix) && sh::read(Command::new("id").arg("-u")).is_ok_and(|id| id == "0")
}

/// Installs Debian's packages.
pub fn apt_install(packages: &[&str]) -> Result<()> {
    sh::say(&format!("installing Debian's {}", packages.join(", ")));
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("--quiet").args(arguments);
        sh::run(&mut command)
    };
    let install = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    // A machine that has never asked for Debian's list, or whose list is old, fails at first.
    apt(&install).or_else(|_| apt(&["update"]).and_then(|()| apt(&install))).context("can't install with apt-get")
}
