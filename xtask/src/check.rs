//! `cargo xtask test`: all checks for a change, or with `--all` for a release.

use std::process::Command;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::browsers::{self, Depth, Engine};
use crate::sizes;
use crate::steps::{Report, Tally, kept, must, shown_and_kept};
use crate::tools::{Tools, WASM, root};

/// Seconds each fuzz target runs in `--all`. Longer runs: see fuzz/README.md.
const FUZZ_SECONDS: u32 = 60;

/// Minutes of random input in `--all`.
const MONKEY_MINUTES: &str = "10";

/// The native tests; component tests need `ssr`.
const NATIVE: [&str; 7] = ["--locked", "-p", "deska", "-p", "xtask", "--features", "deska/ssr"];

/// The browser tests. Not built together with the native ones: the WebDriver client enables a feature of serde_json
/// that changes the order of keys in JSON. The output of the native tool would change with it.
pub const BROWSER: [&str; 5] = ["--locked", "-p", "deska-browser-tests", "--profile", "browser"];

/// A part of the checks that a CI job or a developer can run alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Lint,
    Native,
    Release,
    Chromium,
    Engines,
}

impl Part {
    const ALL: [Self; 5] = [Self::Lint, Self::Native, Self::Release, Self::Chromium, Self::Engines];

    fn name(self) -> &'static str {
        match self {
            Self::Lint => "lint",
            Self::Native => "native",
            Self::Release => "release",
            Self::Chromium => "chromium",
            Self::Engines => "engines",
        }
    }
}

/// The checks to run, and how thoroughly.
pub struct Plan {
    parts: Vec<Part>,
    depth: Depth,
    /// Whether the parts were named: then a part that cannot run has failed, and is not skipped.
    named: bool,
}

impl Plan {
    /// Parses `[--all] [PART...]`; without a part, all of them.
    pub fn read(words: &[String]) -> Result<Self> {
        let mut plan = Self { parts: Vec::new(), depth: Depth::Commit, named: true };
        for word in words {
            match Part::ALL.into_iter().find(|part| part.name() == word) {
                Some(part) => plan.parts.push(part),
                None if word == "--all" => plan.depth = Depth::All,
                None => {
                    let known = Part::ALL.map(Part::name).join(", ");
                    bail!("`{word}` is no part of the checks: {known}, or --all for everything there is")
                }
            }
        }
        if plan.parts.is_empty() {
            (plan.parts, plan.named) = (Part::ALL.to_vec(), false);
        }
        Ok(plan)
    }

    fn has(&self, part: Part) -> bool {
        self.parts.contains(&part)
    }

    fn browsers(&self) -> bool {
        self.has(Part::Chromium) || self.has(Part::Engines)
    }

    /// Returns whether the parts need a new release build, rather than an existing one.
    fn builds(&self) -> bool {
        self.has(Part::Release) || (self.browsers() && !root().join("dist/index.html").is_file())
    }
}

/// Runs the checks, also after one has failed. Prints a table of the steps with their times, and `N passed, N
/// failed` as the last line. A check such as formatting counts as one; test runs count their tests.
pub fn run(plan: &Plan) -> Result<bool> {
    let start = Instant::now();
    let mut report = Report::default();
    if let Some(tools) = report.value("tools", Tools::for_tests) {
        all(&tools, plan, &mut report);
    }
    println!("\n{}", report.table(start.elapsed()));
    let Tally { passed, failed } = report.total();
    println!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}

fn all(tools: &Tools, plan: &Plan, report: &mut Report) {
    // Linking the release uses one core most of the time: meanwhile the other one builds and runs the native tests.
    let built = thread::scope(|scope| {
        let release = plan.builds().then(|| scope.spawn(|| release(plan.depth)));
        if plan.has(Part::Lint) {
            lint(tools, plan.depth, report);
        }
        if plan.has(Part::Native) {
            native_tests(tools, plan.depth, report);
        }
        if plan.browsers() {
            report.check("browser test build", || {
                must(tools.cargo().arg("test").args(BROWSER).arg("--no-run"))
            });
        }
        let lost = || Report::failed("release");
        let Some(release) = release else { return true };
        let (made, built) = release.join().unwrap_or_else(|_| (lost(), false));
        report.take(made);
        built
    });
    if !built {
        println!("\nThe browser tests are skipped: there is no release to test.");
        return;
    }
    if plan.has(Part::Chromium) {
        browser_tests(tools, Engine::Chromium, plan.depth, report);
    }
    if plan.has(Part::Engines) {
        other_engines(tools, plan, report);
    }
    if plan.depth == Depth::All {
        long_runs(tools, plan, report);
    }
}

fn lint(tools: &Tools, depth: Depth, report: &mut Report) {
    report.check("formatting", || must(tools.cargo().args(["fmt", "--all", "--check"])));
    dependencies(tools, report);
    // With all features the library is linted once, natively: below the few lines in `src/bin` it has no code that only
    // a browser compiles.
    report.check("clippy", || {
        let features = ["--features", "deska/ssr,deska/csr,deska/mind,deska/scan"];
        let what = ["clippy", "--locked", "--workspace", "--all-targets"];
        must(tools.cargo().args(what).args(features).args(["--", "-D", "warnings"]))
    });
    if depth == Depth::All {
        report.check("clippy, browser", || {
            let what = ["clippy", "--locked", "--target", WASM, "--features", "csr,mind,scan"];
            let parts =
                ["--lib", "--bin=deska-app", "--bin=deska-table", "--bin=deska-mind", "--bin=deska-scan"];
            must(tools.cargo().args(what).args(parts).args(["--", "-D", "warnings"]))
        });
    }
}

/// Checks licences, sources and bans of the packages in Cargo.lock. Known vulnerabilities are a job of the CI,
/// which can fetch their list.
fn dependencies(tools: &Tools, report: &mut Report) {
    if !tools.works("cargo-deny", &["--version"]) {
        println!("\nDependencies are not checked: that needs `cargo install --locked cargo-deny`.");
        return;
    }
    report.check("dependencies", || {
        must(tools.cargo().args(["deny", "--offline", "check", "licenses", "bans", "sources"]))
    });
}

fn native_tests(tools: &Tools, depth: Depth, report: &mut Report) {
    report.check("native build", || must(tools.cargo().arg("test").args(NATIVE).arg("--no-run")));
    if tools.works("cargo-nextest", &["nextest", "--version"]) {
        report.tests("native tests", || {
            // Nextest treats "no tests" as an error; a crate without any is fine.
            let run = ["nextest", "run", "--no-tests=pass", "--no-fail-fast", "--status-level=slow"];
            shown_and_kept(tools.cargo().args(run).args(NATIVE))
        });
    } else {
        report.tests("native tests", || {
            let which = ["--no-fail-fast", "--lib", "--bins", "--tests"];
            shown_and_kept(tools.cargo().arg("test").args(NATIVE).args(which))
        });
    }
    // There may be none, which isn't a failure.
    report
        .check("examples in the documentation", || must(tools.cargo().arg("test").args(NATIVE).arg("--doc")));
    if depth == Depth::All {
        report.tests("100,000 decisions a game", || {
            let which = ["--release", "-p", "deska", "--test=deska", "a_hundred_thousand", "--", "--ignored"];
            shown_and_kept(tools.cargo().args(["test", "--locked"]).args(which))
        });
    }
}

/// Builds the release and checks its sizes, beside other steps; the output is shown when they are done. Returns
/// whether there is a release to test.
fn release(depth: Depth) -> (Report, bool) {
    let mut report = Report::default();
    let own = || std::env::current_exe().context("this program has no path");
    let built = report.quietly("release", || kept(Command::new(own()?).arg("dist").current_dir(root())));
    if built {
        report.quietly("sizes", || {
            let mut sizes = Command::new(own()?);
            sizes.arg("sizes").current_dir(root());
            if depth == Depth::All {
                sizes.arg("--games");
            }
            kept(&mut sizes)
        });
    }
    (report, built)
}

fn browser_tests(tools: &Tools, engine: Engine, depth: Depth, report: &mut Report) {
    report.tests(&format!("browser tests in {}", engine.name()), || browsers::run(tools, engine, depth));
}

/// Runs Firefox and WebKit. They need packages that not everybody may install: without them the step is skipped
/// with a sentence, unless it was named.
fn other_engines(tools: &Tools, plan: &Plan, report: &mut Report) {
    for engine in [Engine::Firefox, Engine::WebKit] {
        match tools.engine(engine) {
            Ok(()) => browser_tests(tools, engine, plan.depth, report),
            Err(error) if plan.named => drop(report.check(engine.name(), || Err(error))),
            Err(error) => println!("\nBrowser tests in {} are skipped: {error:#}", engine.name()),
        }
    }
}

/// Runs the slow checks that rarely find anything on a single day.
fn long_runs(tools: &Tools, plan: &Plan, report: &mut Report) {
    if plan.has(Part::Chromium) {
        report.tests("random input", || {
            let mut command = browsers::tests(tools, Engine::Chromium);
            command.args(["--ignored", "--nocapture", "monkey::"]).env("DESKA_MINUTES", MONKEY_MINUTES);
            shown_and_kept(&mut command)
        });
    }
    if plan.has(Part::Native) {
        fuzz(tools, report);
    }
}

/// Runs the fuzz targets. They need a nightly compiler and cargo-fuzz, which are optional; the native tests run the
/// same targets on fewer inputs.
fn fuzz(tools: &Tools, report: &mut Report) {
    if !tools.works("cargo", &["+nightly", "fuzz", "--version"]) {
        println!(
            "\nFuzzing is skipped: it needs `rustup toolchain install nightly` and `cargo install cargo-fuzz`."
        );
        return;
    }
    let Some(targets) = tools.output("cargo", &["+nightly", "fuzz", "list"]) else {
        println!("\nFuzzing is skipped: fuzz/ has no targets.");
        return;
    };
    for target in targets.split_whitespace() {
        report.check(&format!("fuzzing {target}, {FUZZ_SECONDS} s"), || {
            let limit = format!("-max_total_time={FUZZ_SECONDS}");
            // Deska has no unsafe code, so the address sanitizer would only cost time.
            let run = ["+nightly", "fuzz", "run", "--sanitizer", "none", target, "--", &limit];
            must(tools.cargo().args(run))
        });
    }
}

/// Runs `cargo xtask sizes [--games]`.
pub fn sizes(words: &[String]) -> Result<bool> {
    match words {
        [] => sizes::report(false),
        [word] if word == "--games" => sizes::report(true),
        _ => bail!("`cargo xtask sizes` takes nothing, or --games to weigh each game as well"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(words: &str) -> Result<Plan> {
        Plan::read(&words.split_whitespace().map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn plans_are_read() {
        let usual = plan("").unwrap();
        assert_eq!((usual.parts.len(), usual.depth, usual.named), (Part::ALL.len(), Depth::Commit, false));
        let some = plan("lint --all native").unwrap();
        assert_eq!((some.parts, some.depth, some.named), (vec![Part::Lint, Part::Native], Depth::All, true));
        assert!(plan("lint everything").is_err());
    }
}
