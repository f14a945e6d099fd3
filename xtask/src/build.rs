//! The release build of the site.

use std::fs;

use anyhow::{Context, Result};

use crate::steps::{must, step};
use crate::tools::{Tools, root};

/// Builds the site into `dist/` from scratch: no file of an earlier build stays.
pub fn dist(tools: &Tools) -> Result<()> {
    step("release build", || {
        let dist = root().join("dist");
        if dist.exists() {
            fs::remove_dir_all(&dist).context("the old dist/ cannot be removed")?;
        }
        let mut trunk = tools.command("trunk");
        trunk.args(["build", "--release", "--cargo-profile", "site"]);
        // Trunk parses NO_COLOR as a boolean and rejects the customary `1`.
        if std::env::var_os("NO_COLOR").is_some() {
            trunk.env("NO_COLOR", "true");
        }
        must(&mut trunk)
    })
}
