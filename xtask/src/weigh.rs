//! The size of the table without games, and the share of each game. The table is built once without any, and once
//! with each game alone. Code that two games share is counted for both of them.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, bail};

use crate::sizes::brotli;
use crate::steps::must;
use crate::tools::{Tools, WASM, root, target_folder};

/// Compressed sizes in bytes.
pub struct Weights {
    /// The program of the table without any game.
    pub table: u64,
    /// Each game's own share, by id: rules, words, board, art and style.
    pub games: Vec<(String, u64)>,
}

/// The wasm-opt options for the table, as index.html passes them to Trunk.
const OPTIMISE: [&str; 4] =
    ["-Os", "--skip-pass=local-cse", "--skip-pass=inlining-optimizing", "--reorder-functions-by-name"];

/// The number of parallel builds: most of a build is one linker on one core.
const LANES: usize = 2;

/// Measures the games, in the order of the family.
pub fn weigh(games: &[String]) -> Result<Weights> {
    let tools = Tools::for_build()?;
    let all: Vec<String> =
        std::iter::once("none".into()).chain((0..games.len()).map(|n| n.to_string())).collect();
    let mut weights: Vec<(usize, u64)> = thread::scope(|scope| {
        let lane = |lane: usize| {
            let (tools, all) = (&tools, &all);
            scope.spawn(move || -> Result<Vec<(usize, u64)>> {
                let mine = all.iter().enumerate().skip(lane).step_by(LANES);
                mine.map(|(n, which)| Ok((n, program(tools, which, lane)?))).collect()
            })
        };
        let lanes: Vec<_> = (0..LANES).map(lane).collect();
        let done = lanes.into_iter().map(|lane| lane.join().unwrap_or_else(|_| bail!("weighing broke off")));
        done.collect::<Result<Vec<_>>>().map(|lanes| lanes.concat())
    })?;
    weights.sort_unstable();
    let table = weights[0].1;
    let share = |(id, (_, program)): (&String, &(usize, u64))| {
        let style = root().join("src/games").join(id).join("style.css");
        let style = if style.is_file() { brotli(&[style])?[0] } else { 0 };
        Ok((id.clone(), program.saturating_sub(table) + style))
    };
    Ok(Weights { table, games: games.iter().zip(&weights[1..]).map(share).collect::<Result<_>>()? })
}

/// Builds the program of the table with one game or none. Each lane has its own folder.
fn program(tools: &Tools, which: &str, lane: usize) -> Result<u64> {
    let folder = target_folder().join(format!("weigh/{lane}"));
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
    cargo.args(["--features", "csr", "--bin", "deska-table"]);
    must(cargo.env("DESKA_WEIGH", which).env("CARGO_TARGET_DIR", &folder))?;
    let built = folder.join(WASM).join("site/deska-table.wasm");
    quietly(
        tools
            .command("wasm-bindgen")
            .args(["--target", "web", "--no-typescript", "--out-dir"])
            .arg(&folder)
            .arg(built),
    )?;
    let small = folder.join("small.wasm");
    let mut optimise = tools.command("wasm-opt");
    quietly(optimise.args(OPTIMISE).arg(folder.join("deska-table_bg.wasm")).arg("-o").arg(&small))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_measured_with_its_release_profile() {
        let page = include_str!("../../index.html");
        let (_, table) = page.split_once("data-bin=\"deska-table\"").unwrap();
        let (table, _) = table.split_once('>').unwrap();
        let [level, params @ ..] = OPTIMISE;
        assert!(table.contains(&format!("data-wasm-opt=\"{}\"", &level[2..])));
        assert!(table.contains(&format!("data-wasm-opt-params=\"{}\"", params.join(" "))));
    }
}
