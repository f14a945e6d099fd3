//! `cargo xtask test`: everything that must hold before a change is taken in.

use anyhow::{Result, bail};

use crate::build;
use crate::engines::{self, Engine};
use crate::sizes;
use crate::steps::{Tally, must, shown_and_kept, step};
use crate::tools::{Tools, WASM};

/// Seconds each fuzz target runs here. Long runs: see fuzz/README.md.
const FUZZ_SECONDS: u32 = 15;

/// Runs all checks, also after one has failed, and prints `N passed, N failed` as the last line. A check
/// such as formatting counts as one; test runs count their tests.
pub fn run() -> Result<bool> {
    let mut tally = Tally::default();
    match Tools::for_tests() {
        Ok(tools) => all(&tools, &mut tally),
        Err(error) => {
            eprintln!("error: {error:#}");
            tally.failed += 1;
        }
    }
    println!("\n{} passed, {} failed", tally.passed, tally.failed);
    Ok(tally.failed == 0)
}

fn all(tools: &Tools, tally: &mut Tally) {
    check(tally, "formatting", || must(tools.cargo().args(["fmt", "--all", "--check"])));
    check(tally, "clippy, native", || {
        let what = ["--workspace", "--all-targets", "--features", "deska/ssr"];
        must(tools.cargo().args(["clippy", "--locked"]).args(what).args(["--", "-D", "warnings"]))
    });
    check(tally, "clippy, browser", || {
        let what = ["--target", WASM, "--features", "csr,mind"];
        let parts = ["--lib", "--bin=deska-app", "--bin=deska-table", "--bin=deska-mind"];
        must(tools.cargo().args(["clippy", "--locked"]).args(what).args(parts).args(["--", "-D", "warnings"]))
    });
    native_tests(tools, tally);
    let built = check(tally, "release", || build::dist(tools));
    if built {
        check(tally, "sizes", || match sizes::report()? {
            true => Ok(()),
            false => bail!("the site has become too big"),
        });
        browser_tests(tools, tally, None);
        other_engines(tools, tally);
    } else {
        println!("\nThe browser tests are skipped: there is no release to test.");
    }
    fuzz(tools, tally);
}

fn browser_tests(tools: &Tools, tally: &mut Tally, engine: Option<Engine>) {
    let name = format!("browser tests in {}", engine.map_or("chromium", Engine::name));
    match step(&name, || engines::run(tools, engine)) {
        Ok(run) => {
            println!("{name}: {} passed, {} failed", run.passed, run.failed);
            tally.add(run);
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            tally.failed += 1;
        }
    }
}

/// Not everybody may install browsers: who cannot is told so, and the rest counts.
fn other_engines(tools: &Tools, tally: &mut Tally) {
    for engine in Engine::ALL {
        if let Err(error) = step(&format!("tools for {}", engine.name()), || tools.engine(engine)) {
            println!("\nBrowser tests in {} are skipped: {error:#}", engine.name());
            continue;
        }
        browser_tests(tools, tally, Some(engine));
    }
}

fn native_tests(tools: &Tools, tally: &mut Tally) {
    let what = ["--locked", "-p", "deska", "-p", "xtask", "--features", "deska/ssr", "--no-fail-fast"];
    if tools.works("cargo-nextest", &["nextest", "--version"]) {
        tests(tally, "native tests", || {
            // Nextest calls "no tests" an error; a crate without any is fine.
            let run = ["nextest", "run", "--no-tests=pass"];
            shown_and_kept(tools.cargo().args(run).args(what))
        });
        tests(tally, "examples in the documentation", || {
            let what = ["--locked", "-p", "deska", "--features", "deska/ssr", "--doc"];
            shown_and_kept(tools.cargo().arg("test").args(what))
        });
    } else {
        tests(tally, "native tests", || shown_and_kept(tools.cargo().arg("test").args(what)));
    }
}

/// Fuzzing needs a nightly compiler and cargo-fuzz, which nobody is made to install.
fn fuzz(tools: &Tools, tally: &mut Tally) {
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
        check(tally, &format!("fuzzing {target}, {FUZZ_SECONDS} s"), || {
            let limit = format!("-max_total_time={FUZZ_SECONDS}");
            // Deska has no unsafe code, so the address sanitizer would only cost time.
            let run = ["+nightly", "fuzz", "run", "--sanitizer", "none", target, "--", &limit];
            must(tools.cargo().args(run))
        });
    }
}

/// One check: counts as one, says why it failed, and lets the next one run.
fn check(tally: &mut Tally, name: &str, work: impl FnOnce() -> Result<()>) -> bool {
    let result = step(name, work);
    if let Err(error) = &result {
        eprintln!("error: {error:#}");
    }
    tally.add(Tally::one(result.is_ok()));
    result.is_ok()
}

/// One test run: counts its tests; a run that fails without a failed test (it does not compile, it
/// crashes) counts as one failure.
fn tests(tally: &mut Tally, name: &str, work: impl FnOnce() -> Result<(bool, String)>) {
    let result = step(name, || {
        let (good, output) = work()?;
        let mut run = Tally::read(&output);
        run.failed = run.failed.max((!good).into());
        println!("{name}: {} passed, {} failed", run.passed, run.failed);
        Ok(run)
    });
    match result {
        Ok(run) => tally.add(run),
        Err(error) => {
            eprintln!("error: {error:#}");
            tally.failed += 1;
        }
    }
}
