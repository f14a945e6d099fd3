//! What a visitor downloads: the built site, each file compressed as a good host sends it.

use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::postbuild::{address_of, files_under};
use crate::tools::{Tools, root};

/// A budget in KB of 1000 bytes: where it should be, and where it must not be.
struct Budget {
    what: &'static str,
    goal: u64,
    red_line: u64,
    counts: fn(&str) -> bool,
}

const BUDGETS: [Budget; 3] = [
    Budget { what: "first load", goal: 180, red_line: 300, counts: first_load },
    Budget { what: "the table, fetched in idle time", goal: 300, red_line: 500, counts: table },
    Budget { what: "whole site", goal: 550, red_line: 900, counts: |_| true },
];

/// Icons that browsers fetch with the page.
const TAB: [&str; 2] = ["icons/icon.svg", "icons/icon-192.png"];

/// What is fetched until the shelf can be used. A new file counts until it is said here that it comes later.
fn first_load(address: &str) -> bool {
    let later = ["screenshots/", "help/", "sw.js"];
    let never = address.ends_with(".txt") || address.ends_with(".md");
    // One theme's emblems, whichever: they are drawn alike. Icons of the tab, not those for installing.
    let other = address.ends_with("-dark.svg") || (address.starts_with("icons/") && !TAB.contains(&address));
    !never && !other && !table(address) && !later.iter().any(|start| address.starts_with(start))
}

/// The second half of the app (`static/boot.js`).
fn table(address: &str) -> bool {
    address.starts_with("deska-table") || ["table.css", "over.css"].contains(&address)
}

/// One line of the result.
pub struct Figure {
    pub what: &'static str,
    pub kilobytes: f64,
    pub goal: u64,
    pub red_line: u64,
}

/// Prints every file and the sums; whether all sums are below their red lines.
pub fn report() -> Result<bool> {
    let files = compressed()?;
    println!("| file | bytes | brotli |\n| --- | ---: | ---: |");
    for (address, raw, small) in &files {
        println!("| {address} | {raw} | {small} |");
    }
    println!("\n| sum, brotli | KB | goal | red line |\n| --- | ---: | ---: | ---: |");
    let figures = figures(&files);
    for Figure { what, kilobytes, goal, red_line } in &figures {
        println!("| {what} | {kilobytes:.1} | {goal} | {red_line} |");
    }
    let mut good = true;
    for figure in figures.iter().filter(|figure| figure.kilobytes > figure.red_line as f64) {
        eprintln!("The {} is over its red line of {} KB.", figure.what, figure.red_line);
        good = false;
    }
    Ok(good)
}

/// The sums alone.
pub fn sums() -> Result<Vec<Figure>> {
    Ok(figures(&compressed()?))
}

fn figures(files: &[(String, u64, u64)]) -> Vec<Figure> {
    let sum = |counts: fn(&str) -> bool| files.iter().filter(|f| counts(&f.0)).map(|f| f.2).sum::<u64>();
    let figure = |b: &Budget| Figure {
        what: b.what,
        kilobytes: sum(b.counts) as f64 / 1000.0,
        goal: b.goal,
        red_line: b.red_line,
    };
    BUDGETS.iter().map(figure).collect()
}

/// Node's own brotli at its best quality: Node is needed for the build anyway, and a crate would have to be
/// compiled first.
const BROTLI: &str = "for (const file of process.argv.slice(1)) \
    console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(file)).length)";

/// Address, bytes, and bytes as sent, of every file.
fn compressed() -> Result<Vec<(String, u64, u64)>> {
    let dist = root().join("dist");
    if !dist.join("index.html").is_file() {
        bail!("there is no site in dist/: run `cargo xtask dist` first");
    }
    let files: Vec<PathBuf> = files_under(&dist)?;
    let mut node = Tools::present()?.command("node");
    let output = node.arg("-e").arg(BROTLI).args(&files).stdin(Stdio::null()).output();
    let output = output.context("Node is needed to measure sizes")?;
    if !output.status.success() {
        bail!("Node could not compress the files: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let mut all = Vec::new();
    for (file, line) in files.iter().zip(text.lines()) {
        let raw = file.metadata().with_context(|| format!("{} cannot be read", file.display()))?.len();
        let small: u64 = line.trim().parse().with_context(|| format!("Node said `{line}` for a size"))?;
        // Pictures and fonts are packed already; hosts send them as they are.
        all.push((address_of(&dist, file)?, raw, small.min(raw)));
    }
    if all.len() != files.len() {
        bail!("Node measured {} of {} files", all.len(), files.len());
    }
    Ok(all)
}
