//! The layers of a long search on disk, so that it can be gone on with.

use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::PathBuf;

/// A folder with a file for each layer: the number of positions, then the differences from one to the next, seven bits a
/// byte.
pub struct Store {
    folder: PathBuf,
    race: String,
}

impl Store {
    /// The layers of a race with that name.
    ///
    /// # Errors
    /// If the folder can't be made.
    pub fn new(folder: PathBuf, race: &str) -> Result<Store> {
        fs::create_dir_all(&folder).with_context(|| format!("can't make {}", folder.display()))?;
        Ok(Store { folder, race: race.to_owned() })
    }

    fn path(&self, bound: usize, half: usize, layer: usize) -> PathBuf {
        self.folder.join(format!("{}-{bound}-{half}-{layer}", self.race))
    }

    /// A layer, if it was written.
    ///
    /// # Errors
    /// If its file can't be read or is broken.
    pub fn read(&self, bound: usize, half: usize, layer: usize) -> Result<Option<Vec<u64>>> {
        let path = self.path(bound, half, layer);
        if !path.exists() {
            return Ok(None);
        }
        let read = || -> Result<Vec<u64>> {
            let mut bytes = BufReader::with_capacity(1 << 20, File::open(&path)?).bytes();
            let mut number = || -> Result<u64> {
                let (mut number, mut shift) = (0, 0);
                loop {
                    let byte = bytes.next().context("it ends too early")??;
                    number |= u64::from(byte & 127).checked_shl(shift).context("a number is too large")?;
                    shift += 7;
                    if byte < 128 {
                        return Ok(number);
                    }
                }
            };
            let count = number()? as usize;
            let mut layer = Vec::with_capacity(count);
            let mut men = 0u64;
            for _ in 0..count {
                men = men.wrapping_add(number()?);
                layer.push(men);
            }
            if !layer.is_sorted() {
                bail!("its positions aren't in order");
            }
            Ok(layer)
        };
        read().map(Some).with_context(|| format!("{} can't be used", path.display()))
    }

    /// Writes a layer.
    ///
    /// # Errors
    /// If the disk doesn't take it.
    pub fn write(&self, bound: usize, half: usize, layer: usize, positions: &[u64]) -> Result<()> {
        let path = self.path(bound, half, layer);
        // Under another name until it is whole.
        let part = path.with_extension("part");
        let mut file = BufWriter::with_capacity(1 << 20, File::create(&part)?);
        let mut number = |mut number: u64| -> Result<()> {
            while number >= 128 {
                file.write_all(&[number as u8 | 128])?;
                number >>= 7;
            }
            Ok(file.write_all(&[number as u8])?)
        };
        number(positions.len() as u64)?;
        let mut before = 0;
        for &men in positions {
            number(men - before)?;
            before = men;
        }
        file.flush()?;
        Ok(fs::rename(&part, &path)?)
    }

    /// Removes the layers of a search that is done.
    ///
    /// # Errors
    /// If the folder can't be changed.
    pub fn clear(&self, bound: usize) -> Result<()> {
        let prefix = format!("{}-{bound}-", self.race);
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            if entry.file_name().to_string_lossy().starts_with(&prefix) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(())
    }
}
