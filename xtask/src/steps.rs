//! Steps with a name and a time, and the totals of passed and failed checks.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// Runs a named part of a task; prints the name before and the time after.
pub fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("\n== {name}");
    let start = Instant::now();
    let result = work();
    ends(name, result.is_ok(), start.elapsed());
    result
}

fn ends(name: &str, good: bool, time: Duration) {
    println!("== {name}: {}, {:.1} s", if good { "done" } else { "FAILED" }, time.as_secs_f32());
}

/// Returns the command as one would type it.
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

/// Runs a command and returns whether it succeeded, and its whole output.
pub fn kept(command: &mut Command) -> Result<(bool, String)> {
    read(command, |_| {})
}

/// Runs a command like [`kept`], and also shows the output as it comes.
pub fn shown_and_kept(command: &mut Command) -> Result<(bool, String)> {
    read(command, |line| {
        let _ = std::io::stdout().write_all(line);
    })
}

fn read(command: &mut Command, each: impl Fn(&[u8]) + Copy + Send + 'static) -> Result<(bool, String)> {
    let line = typed(command);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("`{line}` could not be started"))?;
    let out = child.stdout.take().map(|from| thread::spawn(move || lines(from, each)));
    let err = child.stderr.take().map(|from| thread::spawn(move || lines(from, each)));
    let mut kept = String::new();
    for reader in [out, err].into_iter().flatten() {
        kept.push_str(&reader.join().unwrap_or_default());
    }
    let status = child.wait().with_context(|| format!("`{line}` was lost"))?;
    Ok((status.success(), kept))
}

fn lines(from: impl Read, each: impl Fn(&[u8])) -> String {
    let mut kept = String::new();
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    // Output that isn't UTF-8 is shown as it is and stored with the invalid bytes replaced.
    while from.read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
        each(&line);
        kept.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    kept
}

/// The results of the steps of a task.
#[derive(Default, Debug)]
pub struct Report {
    steps: Vec<(String, Duration, Tally)>,
}

impl Report {
    /// Creates a report of one step that was lost.
    pub fn failed(name: &str) -> Self {
        Self { steps: vec![(name.to_owned(), Duration::ZERO, Tally::one(false))] }
    }

    /// Runs a step that produces a value; counts only if it fails.
    pub fn value<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Option<T> {
        let start = Instant::now();
        let result = work();
        let failed = u32::from(result.is_err());
        self.add(name, start.elapsed(), Tally { passed: 0, failed });
        result.inspect_err(|error| eprintln!("error: {error:#}")).ok()
    }

    /// Runs one check: counts as one, prints why it failed, and lets the next one run.
    pub fn check(&mut self, name: &str, work: impl FnOnce() -> Result<()>) -> bool {
        let start = Instant::now();
        let result = step(name, work);
        if let Err(error) = &result {
            eprintln!("error: {error:#}");
        }
        self.add(name, start.elapsed(), Tally::one(result.is_ok()));
        result.is_ok()
    }

    /// Runs a check beside others: its output is shown in one piece, when it is done.
    pub fn quietly(&mut self, name: &str, work: impl FnOnce() -> Result<(bool, String)>) -> bool {
        let start = Instant::now();
        let (good, output) = work().unwrap_or_else(|error| (false, format!("error: {error:#}\n")));
        println!("\n== {name}\n{}", output.trim_end());
        ends(name, good, start.elapsed());
        self.add(name, start.elapsed(), Tally::one(good));
        good
    }

    /// Runs tests and counts them. A run that fails without a failed test (it does not compile, it crashes) counts
    /// as one failure, and so does one that ran nothing.
    pub fn tests(&mut self, name: &str, work: impl FnOnce() -> Result<(bool, String)>) {
        let start = Instant::now();
        let result = step(name, || {
            let (good, output) = work()?;
            let mut run = Tally::read(&output);
            run.failed = run.failed.max((!good || run == Tally::default()).into());
            println!("{name}: {} passed, {} failed", run.passed, run.failed);
            Ok(run)
        });
        let run = result.unwrap_or_else(|error| {
            eprintln!("error: {error:#}");
            Tally::one(false)
        });
        self.add(name, start.elapsed(), run);
    }

    fn add(&mut self, name: &str, time: Duration, tally: Tally) {
        self.steps.push((name.to_owned(), time, tally));
    }

    /// Adds the steps of another report.
    pub fn take(&mut self, other: Self) {
        self.steps.extend(other.steps);
    }

    /// Returns the sum of all steps.
    pub fn total(&self) -> Tally {
        self.steps.iter().fold(Tally::default(), |sum, (_, _, tally)| sum.and(*tally))
    }

    /// Returns a Markdown table of the steps; parallel steps add up to more than the whole time.
    pub fn table(&self, whole: Duration) -> String {
        let mut table = String::from("| step | seconds | passed | failed |\n| --- | ---: | ---: | ---: |\n");
        for (name, time, Tally { passed, failed }) in &self.steps {
            table += &format!("| {name} | {:.0} | {passed} | {failed} |\n", time.as_secs_f32());
        }
        let Tally { passed, failed } = self.total();
        table + &format!("| **all** | **{:.0}** | **{passed}** | **{failed}** |\n", whole.as_secs_f32())
    }
}

/// The numbers of passed and failed checks and tests.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    pub passed: u32,
    pub failed: u32,
}

impl Tally {
    /// Returns the sum of two tallies.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }

    /// Counts one check that passed or failed.
    pub fn one(passed: bool) -> Self {
        Self { passed: passed.into(), failed: (!passed).into() }
    }

    /// Parses the totals that `cargo test` and `cargo nextest` print; several add up.
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

/// Returns the number before a word: `12 passed`.
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

    #[test]
    fn a_report_counts_and_tells_its_steps() {
        let mut report = Report::default();
        assert!(report.check("one", || Ok(())));
        report.tests("two", || Ok((true, "test result: ok. 12 passed; 0 failed".into())));
        assert_eq!(report.total(), Tally { passed: 13, failed: 0 });
        report.tests("nothing ran", || Ok((true, String::new())));
        report.take(Report::failed("lost"));
        assert_eq!(report.total(), Tally { passed: 13, failed: 2 });
        let table = report.table(Duration::from_secs(90));
        assert!(
            table.contains("| two | 0 | 12 | 0 |") && table.contains("| **all** | **90** | **13** | **2** |")
        );
    }
}
