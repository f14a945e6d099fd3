//! `cargo xtask bench`: all measurements as Markdown tables, ready for docs/performance.md.

use anyhow::{Result, bail};

use crate::browsers::{self, Engine};
use crate::build;
use crate::sizes;
use crate::steps::{shown_and_kept, step};
use crate::tools::{Tools, WASM};

/// Measures natively, then the release in the browser; prints the tables at the end.
pub fn run() -> Result<()> {
    let tools = Tools::for_tests()?;
    let native = step("native measurements", || native(&tools))?;
    build::dist(&tools)?;
    let mut browser = step("browser measurements", || in_browser(&tools))?;
    browser.extend(step("the rules in the browser", || in_wasm(&tools))?);

    println!(
        "\n## Native, one core\n\n| measurement | median | fastest | per second |\n| --- | ---: | ---: | ---: |"
    );
    for row in native {
        println!("| {} | {} | {} | {} |", row.name, row.median, row.fastest, row.rate);
    }
    println!(
        "\n## Browser, release build\n\n| measurement | value | goal | limit |\n| --- | ---: | ---: | ---: |"
    );
    for row in browser {
        println!("| {} |", row.join(" | "));
    }
    println!("\n## Download, brotli\n\n| sum | KB | goal | limit |\n| --- | ---: | ---: | ---: |");
    for figure in sizes::sums(true)? {
        let kilobytes = figure.bytes as f64 / 1000.0;
        println!("| {} | {kilobytes:.1} | {} | {} |", figure.what, figure.goal, figure.limit);
    }
    Ok(())
}

/// One native benchmark.
#[derive(PartialEq, Eq, Debug)]
struct Row {
    name: String,
    median: String,
    fastest: String,
    /// Items per second, if the benchmark counts items.
    rate: String,
}

fn native(tools: &Tools) -> Result<Vec<Row>> {
    let (good, output) =
        shown_and_kept(tools.cargo().args(["bench", "--locked", "-p", "deska", "--benches"]))?;
    if !good {
        bail!("`cargo bench` failed");
    }
    Ok(divan_rows(&output))
}

/// Runs the browser measurements: the ignored tests of tests/browser/tests/measure.rs and measure_minds.rs. Each
/// prints its figures as lines `figure: WHAT | VALUE | GOAL | LIMIT`; to add a measurement, add a test there.
fn in_browser(tools: &Tools) -> Result<Vec<Vec<String>>> {
    let mut command = browsers::tests(tools, Engine::Chromium);
    command.args(["--ignored", "--nocapture", "--test-threads=1", "measure::", "measure_minds::"]);
    let (good, output) = shown_and_kept(&mut command)?;
    if !good {
        bail!("a browser measurement failed");
    }
    Ok(figures(&output))
}

/// Measures random games in Chromium's wasm: `tests/wasm.rs`, which prints figures in the same way. It is built
/// with the profile of the site, but without the final size optimisation of the module.
fn in_wasm(tools: &Tools) -> Result<Vec<Vec<String>>> {
    let mut command = tools.cargo();
    command.args(["test", "--profile", "site", "--locked", "--target", WASM, "--no-default-features"]);
    command.args(["--features", "csr", "--test", "wasm"]);
    command.args(["--", "--nocapture"]);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
    if let (None, Some(driver)) = (std::env::var_os("CHROMEDRIVER"), tools.find("chromedriver")) {
        command.env("CHROMEDRIVER", driver);
    }
    let (good, output) = shown_and_kept(&mut command)?;
    if !good {
        bail!("the rules could not be measured in the browser");
    }
    Ok(figures(&output))
}

/// Returns the figures in an output. The test runner may print its `test name ... ` on the same line, before the
/// figure.
fn figures(output: &str) -> Vec<Vec<String>> {
    let figures = output.lines().filter_map(|line| line.split_once("figure: "));
    figures.map(|(_, row)| row.split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// Parses the tree that divan prints:
///
/// ```text
/// tigris            fastest       │ slowest       │ median        │ mean          │ samples │ iters
/// ├─ playout                      │               │               │               │         │
/// │  ├─ 2           96.5 µs       │ 135 µs        │ 98.7 µs       │ 100 µs        │ 100     │ 100
/// │  │              10.36 Kitem/s │ 7.4 Kitem/s   │ 10.12 Kitem/s │ 10 Kitem/s    │         │
/// ```
fn divan_rows(output: &str) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    for line in output.lines() {
        // The branch mark before the name takes three characters a level.
        let (depth, branch) = match line.find(['├', '╰']) {
            Some(at) => (line[..at].chars().count() / 3 + 1, true),
            None => (0, false),
        };
        let text = line.trim_start_matches([' ', '│', '├', '╰', '─']);
        let mut columns = text.split('│').map(str::trim);
        let first = columns.next().unwrap_or("");
        let columns: Vec<&str> = columns.collect();
        if first.ends_with("fastest") && columns.len() == 5 {
            names = vec![first.trim_end_matches("fastest").trim().to_owned()];
        } else if branch {
            names.truncate(depth);
            // The first column is the name, then two spaces or more, then the fastest time.
            let (name, fastest) = first.split_once("  ").unwrap_or((first, ""));
            names.push(name.trim().to_owned());
            if let (false, Some(median)) = (fastest.trim().is_empty(), columns.get(1)) {
                rows.push(Row {
                    name: names.join(" "),
                    median: (*median).to_owned(),
                    fastest: fastest.trim().to_owned(),
                    rate: String::new(),
                });
            }
        } else if let (true, Some(row), Some(median)) =
            (first.contains("/s"), rows.last_mut(), columns.get(1))
        {
            row.rate = (*median).to_owned();
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_becomes_rows() {
        let output = "
Timer precision: 20 ns
tigris            fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ copy           52.1 ns       │ 60 ns         │ 53 ns         │ 54 ns         │ 100     │ 800
╰─ playout                      │               │               │               │         │
   ├─ 2           96.5 µs       │ 135 µs        │ 98.7 µs       │ 100 µs        │ 100     │ 100
   │              10.36 Kitem/s │ 7.4 Kitem/s   │ 10.12 Kitem/s │ 10 Kitem/s    │         │
   ╰─ 3           120 µs        │ 150 µs        │ 121 µs        │ 122 µs        │ 100     │ 100
                  8.3 Kitem/s   │ 6.6 Kitem/s   │ 8.2 Kitem/s   │ 8.1 Kitem/s   │         │
";
        let row = |name: &str, median: &str, fastest: &str, rate: &str| Row {
            name: name.into(),
            median: median.into(),
            fastest: fastest.into(),
            rate: rate.into(),
        };
        assert_eq!(
            divan_rows(output),
            [
                row("tigris copy", "53 ns", "52.1 ns", ""),
                row("tigris playout 2", "98.7 µs", "96.5 µs", "10.12 Kitem/s"),
                row("tigris playout 3", "121 µs", "120 µs", "8.2 Kitem/s"),
            ]
        );
    }
}
