//! The page: www/dist.

use crate::stamp::Stamp;
use crate::{npm, paths, sh};
use anyhow::Result;

/// Builds the page from the package in pkg/dist, unless that is done.
pub fn build() -> Result<()> {
    npm::install("www")?;
    let mut stamp = Stamp::new("page")?;
    stamp.reads(&paths::project("www"))?;
    stamp.reads(&paths::project("pkg/dist"))?;
    if stamp.is_done(&[paths::project("www/dist/index.html")]) {
        return Ok(());
    }
    sh::say("building the page: www/dist");
    sh::run(&mut npm::script("www", "build"))?;
    stamp.done()
}
