//! Chromium and its driver, for the tests in a browser.

use crate::{npm, paths, sh, system};
use anyhow::{Result, bail};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const DEBIAN_PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Chromium: the one that CHROME_PATH names, the system's, or Playwright's; installed where that needs no question.
pub fn chromium() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("CHROME_PATH").map(PathBuf::from) {
        if !path.is_file() {
            bail!("CHROME_PATH names {}, which is no file", path.display());
        }
        return Ok(path);
    }
    if let Some(path) = sh::find(&NAMES).or_else(playwrights) {
        return Ok(path);
    }
    if system::is_debian_root() {
        system::apt_install(&DEBIAN_PACKAGES)?;
    }
    match sh::find(&NAMES) {
        Some(path) => Ok(path),
        None => bail!(
            "Chromium is missing: run `npx --prefix tests/pkg playwright-core install chromium`, or set CHROME_PATH"
        ),
    }
}

/// The program that lets wasm-bindgen's test runner steer Chromium.
pub fn chromedriver() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("CHROMEDRIVER") {
        return Ok(path.into());
    }
    if sh::find(&["chromedriver"]).is_none() && system::is_debian_root() {
        system::apt_install(&DEBIAN_PACKAGES)?;
    }
    match sh::find(&["chromedriver"]) {
        Some(path) => Ok(path),
        None => bail!(
            "chromedriver is missing: run `npx @puppeteer/browsers install chromedriver@stable`, \
             and set CHROMEDRIVER to what it installed"
        ),
    }
}

/// Writes what chromedriver is to start, and gives the file.
pub fn webdriver_settings(chromium: &Path) -> Result<PathBuf> {
    let mut arguments = vec!["--headless=new", "--disable-gpu", "--disable-quic", "--no-first-run"];
    arguments.extend(["--disable-background-networking", "--disable-component-update", "--disable-sync"]);
    if system::is_root() {
        arguments.push("--no-sandbox");
    }
    let settings = json!({ "goog:chromeOptions": { "args": arguments, "binary": chromium } });
    let file = paths::target("xtask/webdriver.json");
    fs::create_dir_all(paths::target("xtask"))?;
    fs::write(&file, settings.to_string())?;
    Ok(file)
}

/// The Chromium that `npx playwright install` has put into Playwright's own folder.
fn playwrights() -> Option<PathBuf> {
    const ASK: &str = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
    npm::install("tests/pkg").ok()?;
    let path = sh::read(Command::new("node").current_dir(paths::project("tests/pkg")).args(["-e", ASK])).ok()?;
    Some(PathBuf::from(path)).filter(|path| path.is_file())
}
