//! The download sizes: the built site, each file compressed as a good host sends it.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::postbuild::{address_of, files_under};
use crate::tools::{Tools, root};
use crate::weigh::{Weights, weigh};

/// A sum of brotli bytes with its goal and its limit, in KB of 1000 bytes.
pub struct Figure {
    pub what: String,
    pub bytes: u64,
    pub goal: u64,
    pub limit: u64,
}

/// Icons that browsers fetch with the page.
const TAB: [&str; 2] = ["icons/icon.svg", "icons/icon-192.png"];

/// Returns whether a file is fetched before the shelf can be used. A new file counts until it is excluded here.
fn first_load(address: &str) -> bool {
    let later = ["help/", "puzzles/", "sw.js"];
    let never = address.ends_with(".txt") || address.ends_with(".md") || screenshot(address);
    // One theme's emblems, whichever: they are drawn alike. Icons of the tab, not those for installing.
    let other = address.ends_with("-dark.svg") || (address.starts_with("icons/") && !TAB.contains(&address));
    !never
        && !other
        && !table(address)
        && !mind(address)
        && !scan(address)
        && !later.iter().any(|start| address.starts_with(start))
}

/// Returns whether a file belongs to the second half of the app (`static/boot.js`).
fn table(address: &str) -> bool {
    address.starts_with("deska-table") || ["table.css", "over.css", "phones.css"].contains(&address)
}

/// Returns whether a file belongs to the computer players: fetched only for games with them (`static/mind.js`).
fn mind(address: &str) -> bool {
    address.starts_with("deska-mind") || address == "mind.js"
}

/// Returns whether a file belongs to the reader of QR codes: fetched only when somebody scans (`static/scan.js`).
fn scan(address: &str) -> bool {
    address.starts_with("deska-scan") || address == "scan.js"
}

/// Returns whether a file is a picture of the manifest: only an installation dialogue shows them, so players do not
/// fetch them.
fn screenshot(address: &str) -> bool {
    address.starts_with("screenshots/")
}

/// Prints every file and the sums, with `by_game` also each game's share. Returns whether all sums are below their
/// limits.
pub fn report(by_game: bool) -> Result<bool> {
    let files = compressed()?;
    println!("| file | bytes | brotli |\n| --- | ---: | ---: |");
    for (address, raw, small) in &files {
        println!("| {address} | {raw} | {small} |");
    }
    let figures = figures(&files, by_game)?;
    println!("\n| sum, brotli | KB | goal | limit |\n| --- | ---: | ---: | ---: |");
    for Figure { what, bytes, goal, limit } in &figures {
        println!("| {what} | {:.1} | {goal} | {limit} |", *bytes as f64 / 1000.0);
    }
    let apart: u64 = files.iter().filter(|f| screenshot(&f.0)).map(|f| f.2).sum();
    println!("| screenshots of the manifest, in no sum | {:.1} | | |", apart as f64 / 1000.0);
    let over = figures.iter().filter(|figure| figure.bytes > figure.limit * 1000);
    let over: Vec<&str> = over.map(|figure| figure.what.as_str()).collect();
    for what in &over {
        eprintln!("Over its limit: {what}.");
    }
    Ok(over.is_empty())
}

/// Returns the sums alone.
pub fn sums(by_game: bool) -> Result<Vec<Figure>> {
    figures(&compressed()?, by_game)
}

fn figures(files: &[(String, u64, u64)], by_game: bool) -> Result<Vec<Figure>> {
    let sum = |counts: fn(&str) -> bool| files.iter().filter(|f| counts(&f.0)).map(|f| f.2).sum::<u64>();
    let games = games()?;
    let figure = |what: String, bytes, goal, limit| Figure { what, bytes, goal, limit };
    let mut figures = vec![figure("first load, all that the shelf needs".into(), sum(first_load), 180, 220)];
    // A game cannot reach the goal: its code as text is larger. The limit that matters to a visitor is the table's,
    // below. These two tell which part has grown: about three percent above the sizes of 2026-12-01.
    if by_game {
        let Weights { table: bare, games: shares } = weigh(&games)?;
        let program = files.iter().find(|f| f.0 == "deska-table_bg.wasm").map_or(0, |f| f.2);
        figures.push(figure("table without games".into(), sum(table) - program + bare, 240, 635));
        let share = |(id, bytes)| figure(format!("own share of {id}"), bytes, 75, 165);
        figures.extend(shares.into_iter().map(share));
    }
    // All games are in one program, fetched in idle time after the shelf: one program a game would repeat the table in
    // each.
    let all = games.len() as u64;
    // Five percent above the size of early 2026-11-30, 1,162.4 KB.
    let (goal, limit) = (240 + 60 * all, (632 + 106 * all) * 105 / 100);
    figures.push(figure(format!("table with {all} games"), sum(table), goal, limit));
    // Fetched only for games with computers, or for a hint. The rules of five games are two thirds of it.
    figures.push(figure("computer players of all games".into(), sum(mind), 160, 272));
    // Fetched only when somebody scans.
    figures.push(figure("reader of QR codes".into(), sum(scan), 20, 25));
    // Both languages and all themes show the same files; readers of the help fetch only those they reach.
    let pictures = sum(|address| address.starts_with("help/pictures/"));
    figures.push(figure("pictures in the help".into(), pictures, 35, 46));
    figures.push(figure("whole site".into(), sum(|address| !screenshot(address)), 980, 1914));
    Ok(figures)
}

/// Returns the ids of the playable games: a game of `src/games` that has rules.
fn games() -> Result<Vec<String>> {
    let source = fs::read_to_string(root().join("src/games.rs")).context("src/games.rs cannot be read")?;
    let list = source.split("static GAMES").nth(1).and_then(|rest| rest.split("];").next());
    let list = list.context("src/games.rs has no list GAMES")?;
    let name = |piece: &str| piece.split("::").next().map(str::to_string);
    Ok(list.split(", &").skip(1).filter_map(name).collect())
}

/// Node's own brotli at its best quality: Node is needed for the build anyway, and a crate would have to be
/// compiled first.
const BROTLI: &str = "for (const file of process.argv.slice(1)) \
    console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(file)).length)";

/// Returns the compressed sizes of files, in bytes.
pub fn brotli(files: &[PathBuf]) -> Result<Vec<u64>> {
    let mut node = Tools::present()?.command("node");
    let output = node.arg("-e").arg(BROTLI).args(files).stdin(Stdio::null()).output();
    let output = output.context("Node is needed to measure sizes")?;
    if !output.status.success() {
        bail!("Node could not compress the files: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let size = |line: &str| line.trim().parse().with_context(|| format!("Node said `{line}` for a size"));
    let sizes: Vec<u64> = text.lines().map(size).collect::<Result<_>>()?;
    if sizes.len() != files.len() {
        bail!("Node measured {} of {} files", sizes.len(), files.len());
    }
    Ok(sizes)
}

/// Returns address, bytes, and compressed bytes of every file.
fn compressed() -> Result<Vec<(String, u64, u64)>> {
    let dist = root().join("dist");
    if !dist.join("index.html").is_file() {
        bail!("there is no site in dist/: run `cargo xtask dist` first");
    }
    let files: Vec<PathBuf> = files_under(&dist)?;
    let one = |(file, small): (&PathBuf, u64)| {
        let raw = file.metadata().with_context(|| format!("{} cannot be read", file.display()))?.len();
        // Pictures and fonts are compressed already; hosts send them as they are.
        Ok((address_of(&dist, file)?, raw, small.min(raw)))
    };
    files.iter().zip(brotli(&files)?).map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_are_found_and_have_folders() {
        let games = games().unwrap();
        assert!(games.len() > 1 && games[0] == "tigris", "{games:?}");
        assert!(games.iter().all(|game| root().join("src/games").join(game).join("rules.rs").is_file()));
    }

    #[test]
    fn unknown_files_count_for_the_first_load() {
        assert!(first_load("new.js") && first_load("emblems/java-light.svg"));
        assert!(!first_load("emblems/java-dark.svg") && !first_load("deska-table_bg.wasm"));
        assert!(!first_load("mind.js") && !first_load("deska-mind_bg.wasm"));
        assert!(!first_load("scan.js") && !first_load("deska-scan_bg.wasm"));
        assert!(!first_load("screenshots/wide.png") && !first_load("help/en/java.html"));
        assert!(!first_load("puzzles/java.json"));
    }
}
