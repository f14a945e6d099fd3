//! Steps with a name and a time, and the running total of what passed.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};

/// Runs a named part of a task; prints the name before and the time after.
pub fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("\n== {name}");
    let start = Instant::now();
    let result = work();
    let outcome = if result.is_ok() { "done" } else { "FAILED" };
    println!("== {name}: {outcome}, {:.1} s", start.elapsed().as_secs_f32());
    result
}

/// The command as one would type it.
fn typed(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// Runs a command to its end; an error names it.
pub fn must(command: &mut Command) -> Result<()> {
    let line = typed(command);
    let status =
        command.stdin(Stdio::null()).status().with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs a command, shows its output as it comes, and returns it with whether the command succeeded.
pub fn shown_and_kept(command: &mut Command) -> Result<(bool, String)> {
    let line = typed(command);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("`{line}` could not be started"))?;
    let out = child.stdout.take().map(|from| thread::spawn(|| show(from, std::io::stdout())));
    let err = child.stderr.take().map(|from| thread::spawn(|| show(from, std::io::stderr())));
    let mut kept = String::new();
    for reader in [out, err].into_iter().flatten() {
        kept.push_str(&reader.join().unwrap_or_default());
    }
    let status = child.wait().with_context(|| format!("`{line}` was lost"))?;
    Ok((status.success(), kept))
}

fn show(from: impl Read, mut to: impl Write) -> String {
    let mut kept = String::new();
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    // Output that is not UTF-8 is shown as it is and kept with the odd bytes replaced.
    while from.read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
        let _ = to.write_all(&line);
        kept.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    kept
}

/// How many checks and tests passed and failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    pub passed: u32,
    pub failed: u32,
}

impl Tally {
    /// Adds another tally.
    pub fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }

    /// One check that passed or failed.
    pub fn one(passed: bool) -> Self {
        Self { passed: passed.into(), failed: (!passed).into() }
    }

    /// Reads the totals that `cargo test` and `cargo nextest` print; several add up.
    pub fn read(output: &str) -> Self {
        let mut tally = Self::default();
        for line in output.lines() {
            // Nextest shows a failed test's own output, indented: its "test result" must not count again.
            if line.starts_with("test result:") || line.trim_start().starts_with("Summary [") {
                tally.passed += before(line, "passed");
                tally.failed += before(line, "failed") + before(line, "timed out");
            }
        }
        tally
    }
}

/// The number that stands before a word: `12 passed`.
fn before(line: &str, word: &str) -> u32 {
    let Some(end) = line.find(word) else { return 0 };
    let number = line[..end].trim_end();
    let digits = number.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |i| i + 1);
    number[digits..].parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_of_both_runners_are_read() {
        let cargo = "test a ... ok\n\ntest result: ok. 12 passed; 0 failed; 1 ignored; finished in 0.1s\n\
                     test result: FAILED. 3 passed; 2 failed; 0 ignored\n";
        assert_eq!(Tally::read(cargo), Tally { passed: 15, failed: 2 });
        let nextest =
            "     Summary [   0.016s] 9 tests run: 7 passed (1 slow), 1 failed, 1 timed out, 2 skipped\n";
        assert_eq!(Tally::read(nextest), Tally { passed: 7, failed: 2 });
        assert_eq!(Tally::read("a test that says 5 passed"), Tally::default());
    }
}
