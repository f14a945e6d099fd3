//! What the table weighs without games, and what each game adds to it: the table is built once without any, and once
//! with each game alone. What two games share is counted with both of them.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::sizes::brotli;
use crate::steps::must;
use crate::tools::{Tools, WASM, root, target_folder};

/// Bytes as sent.
pub struct Weights {
    /// The program of the table without any game.
    pub table: u64,
    /// Each game's own share, by id: rules, words, board, art and style.
    pub games: Vec<(String, u64)>,
}

/// Weighs the games, in the order of the family.
pub fn weigh(games: &[String]) -> Result<Weights> {
    let tools = Tools::for_build()?;
    let table = program(&tools, "none")?;
    let share = |(n, id): (usize, &String)| {
        let style = root().join("src/games").join(id).join("style.css");
        let style = if style.is_file() { brotli(&[style])?[0] } else { 0 };
        Ok((id.clone(), program(&tools, &n.to_string())?.saturating_sub(table) + style))
    };
    Ok(Weights { table, games: games.iter().enumerate().map(share).collect::<Result<_>>()? })
}

/// The program of the table with one game or none.
fn program(tools: &Tools, which: &str) -> Result<u64> {
    let folder = target_folder().join("weigh");
    fs::create_dir_all(&folder).context("no folder can be made for weighing")?;
    let mut cargo = tools.cargo();
    cargo.args([
        "build",
        "--quiet",
        "--locked",
        "--profile",
        "site",
        "--target",
        WASM,
        "--no-default-features",
    ]);
    must(cargo.args(["--features", "csr", "--bin", "deska-table"]).env("DESKA_WEIGH", which))?;
    let built = target_folder().join(WASM).join("site/deska-table.wasm");
    quietly(
        tools
            .command("wasm-bindgen")
            .args(["--target", "web", "--no-typescript", "--out-dir"])
            .arg(&folder)
            .arg(built),
    )?;
    let small = folder.join("small.wasm");
    let mut optimise = tools.command("wasm-opt");
    quietly(
        optimise
            .args(["-Oz", "--all-features"])
            .arg(folder.join("deska-table_bg.wasm"))
            .arg("-o")
            .arg(&small),
    )?;
    weight(&small)
}

fn weight(file: &Path) -> Result<u64> {
    Ok(brotli(&[file.to_path_buf()])?[0])
}

fn quietly(command: &mut Command) -> Result<()> {
    let output =
        command.output().with_context(|| format!("{} cannot run", command.get_program().display()))?;
    if !output.status.success() {
        bail!(
            "{} failed: {}",
            command.get_program().display(),
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    Ok(())
}
