//! The npm package's built part: pkg/dist.

use crate::stamp::Stamp;
use crate::target::{TRIPLE, Target};
use crate::{npm, paths, sh};
use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// One of the WebAssembly modules in the package.
pub struct Module {
    /// What its files are called: its glue `NAME.js`, itself `NAME_bg.wasm`.
    name: &'static str,
    pub feature: &'static str,
    profile: &'static str,
    /// What `wasm-opt` optimises for.
    optimisation: &'static str,
    /// The most bytes that it may have by brotli.
    limit: u64,
    /// What an entry has in the place of its bytes.
    placeholder: &'static str,
}

/// The rules.
pub const RULES: Module = Module {
    name: "ugolki",
    feature: "js",
    profile: "web",
    optimisation: "-Oz",
    limit: 42_000,
    placeholder: "\"BYTES\"",
};

/// The computer player. It has its own copy of the rules, for a search can't wait for another module.
pub const ENGINE: Module = Module {
    name: "ugolki_engine",
    feature: "engine",
    profile: "engine",
    optimisation: "-O3",
    limit: 60_000,
    placeholder: "\"ENGINE_BYTES\"",
};

/// The race of one army alone.
pub const RACE: Module = Module {
    name: "ugolki_race",
    feature: "js-race",
    profile: "race",
    optimisation: "-Oz",
    limit: 50_000,
    placeholder: "\"RACE_BYTES\"",
};

const MODULES: [Module; 3] = [RULES, ENGINE, RACE];

impl Module {
    fn file(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }
}

/// The WebAssembly features that rustc and wasm-bindgen use, all of which Node 20 has. Never `--all-features`:
/// wasm-opt then brings in what Node 20 rejects.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// What is known of races.
const PARS: &str = "src/race/par.json";

/// Builds pkg/dist, unless that is done.
pub fn build() -> Result<()> {
    npm::install("pkg")?;
    let mut stamp = Stamp::new("package")?;
    let mut compiled = Vec::new();
    for module in MODULES {
        let file = compile(&module)?;
        stamp.reads(&file)?;
        compiled.push((module, file));
    }
    stamp.reads(&paths::project("pkg/entry"))?;
    stamp.reads(&paths::project(PARS))?;
    stamp.reads(&paths::project("pkg/package-lock.json"))?;
    let licences = licences()?;
    for licence in &licences {
        stamp.reads(licence)?;
    }
    let dist = paths::project("pkg/dist");
    let mut made: Vec<PathBuf> = compiled.iter().map(|(module, _)| dist.join(module.file())).collect();
    for entry in fs::read_dir(paths::project("pkg/entry"))? {
        made.push(dist.join(entry?.file_name()));
    }
    if stamp.is_done(&made) {
        return Ok(());
    }
    sh::say("building the package: pkg/dist");
    // Made aside and then put in place, so that pkg/dist is never half of one build and half of another.
    let new = paths::target("xtask/dist");
    empty(&new)?;
    for (module, file) in &compiled {
        generate_glue(module, file, &new)?;
        optimise(module, &new.join(module.file()))?;
    }
    write_entries(&new)?;
    replace(&new, &dist)?;
    // npm takes them from the package's own folder only.
    for licence in &licences {
        fs::copy(licence, paths::project("pkg").join(licence.file_name().unwrap_or_default()))?;
    }
    stamp.done()
}

/// Prints how large the modules are.
pub fn print_sizes() -> Result<()> {
    for module in MODULES {
        let (raw, brotli) = module.sizes()?;
        let limit = module.limit;
        let verdict = if brotli > limit { "MISSES" } else { "within" };
        println!("pkg/dist/{}: {raw} bytes, {brotli} with brotli, {verdict} {limit}", module.file());
    }
    Ok(())
}

/// Fails where a module is larger than it may be.
pub fn check_sizes() -> Result<()> {
    print_sizes()?;
    for module in MODULES {
        ensure!(module.sizes()?.1 <= module.limit, "pkg/dist/{} is too large", module.file());
    }
    Ok(())
}

impl Module {
    /// Its size as it is, and as a web server sends it.
    pub fn sizes(&self) -> Result<(u64, u64)> {
        let file = paths::project("pkg/dist").join(self.file());
        let compress = "const { brotliCompressSync } = require('zlib'), { readFileSync } = require('fs');\
            console.log(brotliCompressSync(readFileSync(process.argv[1])).length)";
        let brotli = sh::read(Command::new("node").args(["-e", compress]).arg(&file))?;
        Ok((fs::metadata(&file)?.len(), brotli.parse()?))
    }
}

/// The library as rustc leaves it. It stays an ordinary library for Rust; only here it is a module of its own.
fn compile(module: &Module) -> Result<PathBuf> {
    let mut cargo = Target::get()?.cargo("rustc");
    cargo.args(["--package", "ugolki", "--lib", "--crate-type", "cdylib"]);
    cargo.args(["--profile", module.profile, "--features", module.feature]);
    sh::run(&mut cargo)?;
    Ok(paths::target("wasm").join(TRIPLE).join(module.profile).join("ugolki.wasm"))
}

fn generate_glue(module: &Module, compiled: &Path, dist: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    // The types of the computer player are written by hand: an entry is between it and the caller.
    let typed = module.name == RULES.name;
    bindgen.input_path(compiled).out_name(module.name).web(true)?.typescript(typed);
    // A bundler must not find the path of the module in the glue: only the entry `./web` loads it.
    bindgen.omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(dist).context("wasm-bindgen failed")?;
    if typed {
        // Types of the raw module, which nobody is to call.
        fs::remove_file(dist.join(format!("{}_bg.wasm.d.ts", module.name)))?;
    }
    Ok(())
}

fn optimise(module: &Module, file: &Path) -> Result<()> {
    let mut wasm_opt = Command::new("node");
    wasm_opt.arg(npm::program("pkg", "binaryen/bin/wasm-opt")).arg(file).arg("-o").arg(file);
    wasm_opt.args(FEATURES).args([
        module.optimisation,
        "--strip-debug",
        "--strip-producers",
        "--strip-target-features",
    ]);
    sh::run(&mut wasm_opt)
}

/// Fills the templates in pkg/entry: the names that wasm-bindgen exports, the modules' bytes, and what is known of races.
fn write_entries(dist: &Path) -> Result<()> {
    let types = fs::read_to_string(dist.join("ugolki.d.ts"))?;
    let functions = exported(&types, &["function"]);
    let values = format!("export {{ {} }} from \"./ugolki.js\";", functions.join(", "));
    let interfaces = exported(&types, &["interface", "type"]).join(", ");
    let types = if interfaces.is_empty() {
        values.clone()
    } else {
        format!("{values}\nexport type {{ {interfaces} }} from \"./ugolki.js\";")
    };
    for entry in fs::read_dir(paths::project("pkg/entry"))? {
        let file = entry?.path();
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let exports = if name.ends_with(".d.ts") { &types } else { &values };
        let mut text = fs::read_to_string(&file)?.replace("// EXPORTS", exports);
        if text.contains("\"PARS\"") {
            text = text.replace("\"PARS\"", &pars()?);
        }
        for module in MODULES {
            if text.contains(module.placeholder) {
                let bytes = BASE64.encode(fs::read(dist.join(module.file()))?);
                text = text.replace(module.placeholder, &format!("\"{bytes}\""));
            }
        }
        fs::write(dist.join(&name), text)?;
    }
    Ok(())
}

/// The results of `cargo xtask par` for one army, by variant, as pkg/entry/par.js gives them.
fn pars() -> Result<String> {
    let results: Value = serde_json::from_str(&fs::read_to_string(paths::project(PARS))?)?;
    let results = results["alone"].as_array().context("there are results of one army")?;
    let known = results.iter().map(|par| {
        let (least, most) = (&par["least"], &par["most"]);
        let shape = json!({ "moves": most, "proven": least == most, "lowerBound": least, "line": par["line"] });
        Ok((par["variant"].as_str().context("a result has a variant")?.to_owned(), shape))
    });
    Ok(Value::Object(known.collect::<Result<_>>()?).to_string())
}

/// The names that the glue's types export, but for what wasm-bindgen adds to load the module.
fn exported<'a>(types: &'a str, keywords: &[&str]) -> Vec<&'a str> {
    const LOADING: [&str; 5] = ["initSync", "start", "InitInput", "InitOutput", "SyncInitInput"];
    let declared = types.lines().filter_map(|line| {
        let (keyword, rest) = line.strip_prefix("export ")?.split_once(' ')?;
        let name = rest.split(|sign: char| !sign.is_alphanumeric() && sign != '_').next()?;
        keywords.contains(&keyword).then_some(name)
    });
    let mut names: Vec<&str> = declared.filter(|name| !LOADING.contains(name)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The project's licences.
fn licences() -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(paths::project(""))?.collect::<Result<Vec<_>, _>>()?;
    let mut licences: Vec<PathBuf> = entries.iter().map(|entry| entry.path()).collect();
    licences.retain(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("LICENSE-")));
    licences.sort();
    Ok(licences)
}

fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    Ok(())
}

/// Puts a new folder in the place of an old one.
fn replace(new: &Path, old: &Path) -> Result<()> {
    let aside = new.with_extension("old");
    if aside.exists() {
        fs::remove_dir_all(&aside)?;
    }
    if old.exists() {
        fs::rename(old, &aside)?;
    }
    fs::rename(new, old)?;
    if aside.exists() {
        fs::remove_dir_all(&aside)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::exported;

    const TYPES: &str = "\
export type Side = \"white\" | \"black\";
export interface Game { turn: Side }
    export interface Nested {}
/** export function notThis(): void; */
export function newGame(): Game;
export function applyMove(game: Game, move: string): Game;
export type InitInput = RequestInfo | URL;
export interface InitOutput {}
export function start(): void;
export function initSync(module: unknown): InitOutput;
export default function __wbg_init(): Promise<InitOutput>;
";

    #[test]
    fn what_loads_the_module_is_not_exported_again() {
        assert_eq!(exported(TYPES, &["function"]), ["applyMove", "newGame"]);
        assert_eq!(exported(TYPES, &["interface", "type"]), ["Game", "Side"]);
    }
}
