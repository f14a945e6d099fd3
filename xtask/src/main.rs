//! `cargo xtask`: builds, serves, tests and measures Deska. Run it without arguments for the list.
//!
//! One module per concern; `serve` is in the library because the browser tests use it too. Everything runs from the
//! project's root, whatever the current folder is.

mod bench;
mod browsers;
mod build;
mod check;
mod games;
mod help;
mod imports;
mod postbuild;
mod sizes;
mod steps;
mod tools;
mod weigh;

use std::net::{IpAddr, Ipv4Addr};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use browsers::{Depth, Engine};
use steps::Report;
use tools::Tools;
use xtask::serve::Server;

const HELP: &str = "\
Deska's tasks. Each installs what it needs first (pass --help to see this list).

  cargo xtask play [--port N] [--host ADDRESS] [--prefix PATH]
                         build the release and serve it; prints the address
                         (--host 0.0.0.0 lets other devices in the house join)
  cargo xtask test [--all] [lint] [native] [release] [chromium] [engines]
                         the checks of a change, or some parts of them; ends with `N passed, N failed`
                         (--all: everything there is, for a release; takes up to two hours)
  cargo xtask dist       build the release into dist/, ready for any static host
  cargo xtask engines [firefox] [webkit]
                         all browser tests that the other engines can run, on the release in dist/
  cargo xtask monkey MINUTES [firefox|webkit]
                         taps, keys and drags at random in every game, on the release in dist/
  cargo xtask pictures   draw the pictures in the help again from their records, in the folders of the games
  cargo xtask evenings [firefox|webkit]
                         whole games of one person against computers, on the release in dist/
  cargo xtask sizes [--games]
                         what dist/ weighs when served with brotli; fails above a limit
                         (--games: also what each game adds, which takes six more builds)
  cargo xtask bench      native and browser measurements as a Markdown table
  cargo xtask postbuild  (called by Trunk) security policy and offline list of a release
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a task. Returns whether all checks passed; an error means that the task could not be done at all.
fn run(arguments: &[String]) -> Result<bool> {
    let (task, rest) = arguments.split_first().map_or(("", arguments), |(task, rest)| (task.as_str(), rest));
    if rest.iter().any(|a| a == "--help" || a == "-h") {
        print!("{HELP}");
        return Ok(true);
    }
    match task {
        "play" => play(rest)?,
        "test" => return check::run(&check::Plan::read(rest)?),
        "dist" => {
            no_more(rest)?;
            build::dist(&Tools::for_build()?)?;
            println!("The site is in dist/: copy its content to any static host.");
        }
        "engines" => return engines_named(rest),
        "monkey" => return monkey(rest),
        "evenings" => return evenings(rest),
        "sizes" => return check::sizes(rest),
        "bench" => {
            no_more(rest)?;
            bench::run()?;
        }
        "pictures" => {
            no_more(rest)?;
            pictures()?;
        }
        "postbuild" => {
            no_more(rest)?;
            postbuild::run()?;
        }
        "--help" | "-h" | "help" => print!("{HELP}"),
        "" => {
            print!("{HELP}");
            return Ok(false);
        }
        other => {
            eprint!("There is no task `{other}`.\n\n{HELP}");
            return Ok(false);
        }
    }
    Ok(true)
}

fn no_more(rest: &[String]) -> Result<()> {
    match rest.first() {
        Some(extra) => bail!("`{extra}` means nothing here; `cargo xtask --help` lists what does"),
        None => Ok(()),
    }
}

/// Runs all browser tests for the named engines, for both if none is named.
fn engines_named(rest: &[String]) -> Result<bool> {
    let others = [Engine::Firefox, Engine::WebKit];
    if let Some(other) = rest.iter().find(|word| !others.iter().any(|engine| engine.name() == *word)) {
        bail!("`{other}` is no engine that is known here: firefox, webkit");
    }
    let tools = Tools::for_tests()?;
    let mut report = Report::default();
    for engine in others.into_iter().filter(|e| rest.is_empty() || rest.iter().any(|w| w == e.name())) {
        tools.engine(engine)?;
        report.tests(engine.name(), || browsers::run(&tools, engine, Depth::All));
    }
    let total = report.total();
    println!("\n{} passed, {} failed", total.passed, total.failed);
    Ok(total.failed == 0)
}

/// Draws the pictures in the help: the test that compares them also writes them, on request.
fn pictures() -> Result<()> {
    let mut command = Tools::present()?.cargo();
    command.args(["test", "--locked", "--features", "ssr", "--test", "deska", "pictures::"]);
    steps::must(command.env("UPDATE_PICTURES", "1"))
}

/// Sends random input to the table for this many minutes.
fn monkey(rest: &[String]) -> Result<bool> {
    let (minutes, engine) =
        rest.split_first().context("say for how many minutes: `cargo xtask monkey 10`")?;
    minutes.parse::<u32>().with_context(|| format!("`{minutes}` is not a number of minutes"))?;
    apart("monkey::", engine, &[("DESKA_MINUTES", minutes)])
}

/// Plays whole games of one person against computers; `DESKA_GAME` names one game.
fn evenings(rest: &[String]) -> Result<bool> {
    apart("evenings::whole_games", rest, &[])
}

/// Runs ignored browser tests, in Chromium or in the named engine.
fn apart(tests: &str, engine: &[String], variables: &[(&str, &str)]) -> Result<bool> {
    let engine = match engine {
        [] => Engine::Chromium,
        [name, rest @ ..] => {
            no_more(rest)?;
            Engine::named(name).with_context(|| format!("`{name}` is no engine: firefox, webkit"))?
        }
    };
    let tools = Tools::for_tests()?;
    tools.engine(engine)?;
    let mut command = browsers::tests(&tools, engine);
    command.args(["--ignored", "--nocapture", tests]).envs(variables.iter().copied());
    steps::must(&mut command)?;
    Ok(true)
}

/// Builds the release and serves it until interrupted.
fn play(rest: &[String]) -> Result<()> {
    let mut port = None;
    let mut host = IpAddr::from(Ipv4Addr::LOCALHOST);
    let mut prefix = String::from("/");
    let mut words = rest.iter();
    while let Some(option) = words.next() {
        let mut value = || words.next().with_context(|| format!("{option} needs a value"));
        match option.as_str() {
            "--port" => {
                let text = value()?;
                port = Some(text.parse::<u16>().with_context(|| format!("`{text}` is not a port number"))?);
            }
            "--host" => {
                let text = value()?;
                host =
                    text.parse().with_context(|| format!("`{text}` is not an IP address such as 0.0.0.0"))?;
            }
            "--prefix" => prefix = value()?.clone(),
            _ => no_more(std::slice::from_ref(option))?,
        }
    }
    build::dist(&Tools::for_build()?)?;
    let root = tools::root().join("dist");
    // The requested port, or the first free one of a few: saved games belong to the address, so a steady port
    // matters.
    let ports = port.map_or(8080..=8099, |port| port..=port);
    let (first, last) = (*ports.start(), *ports.end());
    let server = ports.into_iter().find_map(|port| Server::start(&root, &prefix, host, port).ok());
    let server = server.with_context(|| match first == last {
        true => format!("port {first} at {host} is taken or not allowed: choose another with --port"),
        false => format!("ports {first} to {last} at {host} are all taken: choose another with --port"),
    })?;
    println!("\nDeska is at {}  (Ctrl+C ends it)", server.url());
    if host.is_unspecified() {
        println!("Other devices: the same with this machine's address in the house instead of {host}.");
        println!("(Browsers keep offline copies only for https and localhost; playing works without.)");
    }
    server.wait();
    Ok(())
}
