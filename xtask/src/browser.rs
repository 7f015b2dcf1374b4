//! The browsers and their drivers, for the tests in a browser.

use crate::{npm, paths, sh, system};
use anyhow::{Result, bail};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const DEBIANS_CHROMIUM: [&str; 2] = ["chromium", "chromium-driver"];
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];
const MACS_FIREFOX: &str = "/Applications/Firefox.app/Contents/MacOS/firefox";

/// Chromium: the one that CHROME_PATH names, the system's, or Playwright's; installed where that needs no question.
pub fn chromium() -> Result<PathBuf> {
    if let Some(path) = named_by("CHROME_PATH")? {
        return Ok(path);
    }
    if let Some(path) = sh::find(&CHROMIUM).or_else(playwrights) {
        return Ok(path);
    }
    match found_or_installed(&CHROMIUM, &DEBIANS_CHROMIUM)? {
        Some(path) => Ok(path),
        None => bail!(
            "Chromium is missing: run `npx --prefix tests/pkg playwright-core install chromium`, or set CHROME_PATH"
        ),
    }
}

/// The program that lets wasm-bindgen's test runner steer Chromium.
pub fn chromedriver() -> Result<PathBuf> {
    if let Some(path) = named_by("CHROMEDRIVER")? {
        return Ok(path);
    }
    match found_or_installed(&["chromedriver"], &DEBIANS_CHROMIUM)? {
        Some(path) => Ok(path),
        None => bail!(
            "chromedriver is missing: run `npx @puppeteer/browsers install chromedriver@stable`, \
             and set CHROMEDRIVER to what it installed"
        ),
    }
}

/// Firefox: the one that FIREFOX_PATH names, or the system's; installed where that needs no question.
pub fn firefox() -> Result<PathBuf> {
    if let Some(path) = named_by("FIREFOX_PATH")? {
        return Ok(path);
    }
    let macs = Some(PathBuf::from(MACS_FIREFOX)).filter(|path| path.is_file());
    match macs.map_or_else(|| found_or_installed(&FIREFOX, &["firefox-esr"]), |path| Ok(Some(path)))? {
        Some(path) => Ok(path),
        None => bail!(
            "Firefox is missing: run `npx @puppeteer/browsers install firefox@stable`, \
             and set FIREFOX_PATH to what it installed"
        ),
    }
}

/// Sees to it that WebKitGTK's driver is there, and a display for it that nobody has to look at.
pub fn require_webkit() -> Result<()> {
    for program in ["WebKitWebDriver", "xvfb-run"] {
        // xvfb-run looks its display's key up with xauth.
        if found_or_installed(&[program], &["webkit2gtk-driver", "xvfb", "xauth"])?.is_none() {
            bail!(
                "{program} is missing: run `sudo apt-get install webkit2gtk-driver xvfb xauth`, or what your system has for it"
            );
        }
    }
    Ok(())
}

/// The program that an environment's variable names.
fn named_by(variable: &str) -> Result<Option<PathBuf>> {
    let path = std::env::var_os(variable).map(PathBuf::from);
    if let Some(path) = path.as_ref().filter(|path| !path.is_file()) {
        bail!("{variable} names {}, which is no file", path.display());
    }
    Ok(path)
}

/// The first of these programs, installed from Debian's packages where it is missing and that needs no question.
fn found_or_installed(programs: &[&str], packages: &[&str]) -> Result<Option<PathBuf>> {
    if sh::find(programs).is_none() && system::is_debian_root() {
        system::apt_install(packages)?;
    }
    Ok(sh::find(programs))
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
