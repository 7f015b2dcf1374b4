//! Leaving out what is already done: a step is done again when the content of a file that it reads has changed.

use crate::paths;
use anyhow::{Context, Result};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Folders that hold results, never sources.
const RESULTS: [&str; 3] = ["node_modules", "dist", "target"];

/// What a step has read.
pub struct Stamp {
    file: PathBuf,
    hasher: DefaultHasher,
}

impl Stamp {
    /// The stamp of the step with this name. The build script itself is among what every step reads.
    pub fn new(step: &str) -> Result<Self> {
        let mut stamp =
            Self { file: paths::target("xtask").join(format!("{step}.stamp")), hasher: DefaultHasher::new() };
        stamp.reads(&paths::project("xtask"))?;
        stamp.reads(&paths::project("Cargo.lock"))?;
        Ok(stamp)
    }

    /// Adds a file, or all files of a folder but its results.
    pub fn reads(&mut self, path: &Path) -> Result<()> {
        if path.is_dir() {
            let entries = fs::read_dir(path)?.collect::<Result<Vec<_>, _>>()?;
            let mut entries: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
            entries.retain(|entry| !RESULTS.iter().any(|name| entry.ends_with(name)));
            entries.sort();
            for entry in entries {
                self.reads(&entry)?;
            }
        } else {
            let content = fs::read(path).with_context(|| format!("can't read {}", path.display()))?;
            path.hash(&mut self.hasher);
            content.hash(&mut self.hasher);
        }
        Ok(())
    }

    /// Whether the step was done with just this, and what it made is still there.
    pub fn is_done(&self, made: &[PathBuf]) -> bool {
        let before = fs::read_to_string(&self.file).unwrap_or_default();
        before == self.text() && made.iter().all(|path| path.exists())
    }

    /// Notes that the step is done.
    pub fn done(&self) -> Result<()> {
        fs::create_dir_all(paths::target("xtask"))?;
        fs::write(&self.file, self.text())?;
        Ok(())
    }

    fn text(&self) -> String {
        format!("{:016x}\n", self.hasher.finish())
    }
}
