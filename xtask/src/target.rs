//! The wasm32 target: rustup's, or where rustup or its server isn't to be had, one made from Debian's packages.

use crate::{paths, sh, system};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

pub const TRIPLE: &str = "wasm32-unknown-unknown";

/// rustup's server may hang rather than fail.
const RUSTUP_LIMIT: Duration = Duration::from_secs(120);

const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_SOURCES: &str = "/usr/lib/rustlib/src/rust/library";
const DEBIAN_LINKER: &str = "/usr/bin/lld-22";

/// Where a target is named, these flags are for what is built for it alone, not for build scripts and macros.
const RUSTFLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";
/// What stands between two of them, so that a path may hold a space.
const SEPARATOR: &str = "\x1f";

/// How far LLVM inlines. Its usual 225 makes the module a fifth larger, and not faster.
const INLINING: &str = "-Cllvm-args=--inline-threshold=15";

/// A compiler that can build for wasm32.
pub struct Target {
    rustc: Option<&'static str>,
    flags: Vec<String>,
}

impl Target {
    /// Finds it, or installs it.
    pub fn get() -> Result<Self> {
        if rustc_has_it()? || rustup_adds_it()? {
            return Ok(Self { rustc: None, flags: Vec::new() });
        }
        if !has_debian_packages() {
            if !system::is_debian_root() {
                let why = fs::read_to_string(rustup_failed()).unwrap_or_default();
                let why = if why.is_empty() { why } else { format!("\n{}", why.trim_end()) };
                bail!(
                    "the {TRIPLE} target is missing: run `rustup target add {TRIPLE}` (rustup: https://rustup.rs){why}"
                );
            }
            system::apt_install(&DEBIAN_PACKAGES)?;
        }
        let sysroot = debian_sysroot()?;
        let sysroot = format!("--sysroot={}", sysroot.display());
        Ok(Self { rustc: Some(DEBIAN_RUSTC), flags: [sysroot].into_iter().chain(debian_linker()).collect() })
    }

    /// `cargo SUBCOMMAND` for this target, in a folder of its own so that native builds stay fresh beside it.
    pub fn cargo(&self, subcommand: &str) -> Command {
        let mut command = Command::new(sh::cargo());
        command.current_dir(paths::project("")).envs(self.rustc.map(|rustc| ("RUSTC", rustc)));
        let own = [INLINING.to_owned()].into_iter().chain(hidden_paths());
        let flags: Vec<String> = own.chain(self.flags.iter().cloned()).collect();
        command.env(RUSTFLAGS, flags.join(SEPARATOR));
        command.args([subcommand, "--locked", "--target", TRIPLE, "--target-dir"]).arg(paths::target("wasm"));
        command
    }
}

/// Flags that keep the paths of this machine out of the module: messages of panics name the files of dependencies.
fn hidden_paths() -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let folders = registries.into_iter().flatten().flatten();
    folders.map(|folder| format!("--remap-path-prefix={}=", folder.path().display())).collect()
}

fn rustc_has_it() -> Result<bool> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder = sh::read(Command::new(rustc).args(["--print", "target-libdir", "--target", TRIPLE]))?;
    Ok(has_core(Path::new(&folder)))
}

fn has_core(folder: &Path) -> bool {
    let Ok(entries) = fs::read_dir(folder) else {
        return false;
    };
    entries.flatten().any(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.starts_with("libcore-") && name.ends_with(".rlib")
    })
}

/// Asks rustup once; a failure is remembered, so that the next run doesn't wait for the server again.
fn rustup_adds_it() -> Result<bool> {
    let failed = rustup_failed();
    if failed.exists() || sh::find(&["rustup"]).is_none() {
        return Ok(false);
    }
    sh::say(&format!("adding the {TRIPLE} target with rustup"));
    // What rustup says is kept, and told only where there is no other way.
    fs::create_dir_all(paths::target("xtask"))?;
    let said = paths::target("xtask/rustup.log");
    let log = fs::File::create(&said)?;
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TRIPLE]).stdout(log.try_clone()?).stderr(log);
    match sh::run_within(RUSTUP_LIMIT, &mut rustup) {
        Ok(()) => rustc_has_it(),
        Err(error) => {
            sh::say("rustup can't add it; Debian's packages do as well, where there are any");
            fs::write(&failed, format!("{error:#}\n{}", fs::read_to_string(said)?))?;
            Ok(false)
        }
    }
}

/// Says, once it exists, why rustup failed.
fn rustup_failed() -> PathBuf {
    paths::target("xtask/rustup-failed")
}

fn has_debian_packages() -> bool {
    [DEBIAN_RUSTC, DEBIAN_CARGO, DEBIAN_SOURCES, DEBIAN_LINKER].iter().all(|path| Path::new(path).exists())
}

fn debian_linker() -> [String; 2] {
    [format!("-Clinker={DEBIAN_LINKER}"), "-Clinker-flavor=wasm-ld".to_owned()]
}

/// Builds the standard library with Debian's compiler, unless that is done, and gives the sysroot that holds it.
fn debian_sysroot() -> Result<PathBuf> {
    let version = sh::read(Command::new(DEBIAN_RUSTC).arg("--version"))?;
    let sources = format!("--remap-path-prefix={DEBIAN_SOURCES}=");
    let flags = debian_linker().into_iter().chain([sources]).chain(hidden_paths()).collect::<Vec<_>>().join(SEPARATOR);
    let built_by = format!("{version}\n{flags}");
    let sysroot = paths::target("wasm-sysroot");
    let mark = sysroot.join("built-by");
    if fs::read_to_string(&mark).is_ok_and(|before| before == built_by) {
        return Ok(sysroot);
    }
    sh::say(&format!("building the standard library for {TRIPLE} with Debian's {version}"));
    // A crate with nothing in it: what it needs is the standard library. Being a module and a library at once, and
    // optimised at link time, it makes Cargo build that library as rustup's is built, fit for builds of both kinds.
    const EMPTY: &str = "[package]\nname = \"empty\"\nedition = \"2024\"\n\n[lib]\ncrate-type = [\"cdylib\", \"rlib\"]\n\n\
        [profile.release]\nlto = true\ncodegen-units = 1\n\n[workspace]\n";
    let empty = paths::target("xtask/empty");
    // Another version's or other flags' libraries would be taken along.
    if empty.exists() {
        fs::remove_dir_all(&empty)?;
    }
    fs::create_dir_all(empty.join("src"))?;
    fs::write(empty.join("src/lib.rs"), "")?;
    fs::write(empty.join("Cargo.toml"), EMPTY)?;
    let mut build = Command::new(DEBIAN_CARGO);
    build.current_dir(&empty).env("RUSTC_BOOTSTRAP", "1").env("RUSTC", DEBIAN_RUSTC).env(RUSTFLAGS, flags);
    build.args([
        "build",
        "-Zbuild-std=std,panic_abort,test",
        "--release",
        "--target",
        TRIPLE,
        "--target-dir",
        "target",
    ]);
    sh::run(&mut build).context("can't build the standard library")?;

    let built = empty.join("target").join(TRIPLE).join("release/deps");
    let library = sysroot.join("lib/rustlib").join(TRIPLE).join("lib");
    // What was built against another standard library is of no use; Cargo wouldn't notice.
    for old in [&sysroot, &paths::target("wasm")] {
        if old.exists() {
            fs::remove_dir_all(old)?;
        }
    }
    fs::create_dir_all(&library)?;
    for entry in fs::read_dir(built)? {
        let file = entry?.path();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".rlib") && !name.starts_with("libempty-") {
            fs::copy(&file, library.join(&*name))?;
        }
    }
    // Last, so that a build which was broken off is done again.
    fs::write(mark, built_by)?;
    Ok(sysroot)
}
