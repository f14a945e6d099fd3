//! `cargo xtask`: builds, serves, tests and measures Deska. Run it without arguments for the list.
//!
//! One module a concern; `serve` is in the library because the browser tests use it too. Everything runs
//! from the project's root whatever the current folder is.

mod bench;
mod build;
mod check;
mod engines;
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
use engines::Engine;
use tools::Tools;
use xtask::serve::Server;

const HELP: &str = "\
Deska's tasks. Each installs what it needs first (pass --help to see this list).

  cargo xtask play [--port N] [--host ADDRESS] [--prefix PATH]
                         build the release and serve it; prints the address
                         (--host 0.0.0.0 lets other devices in the house join)
  cargo xtask test       every check and every test, the browser's too; ends with `N passed, N failed`
  cargo xtask dist       build the release into dist/, ready for any static host
  cargo xtask engines [firefox] [webkit]
                         what a mouse and keys can do, in the other engines, on the release in dist/
  cargo xtask monkey MINUTES [firefox|webkit]
                         taps, keys and drags at random in every game, on the release in dist/
  cargo xtask pictures   draw the pictures in the help anew from their records, in the folders of the games
  cargo xtask evenings [firefox|webkit]
                         whole games of one person against computers, on the release in dist/
  cargo xtask sizes      what dist/ weighs when served with brotli; fails above a red line
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

/// Whether all went well; an error is something that kept the task from being done at all.
fn run(arguments: &[String]) -> Result<bool> {
    let (task, rest) = arguments.split_first().map_or(("", arguments), |(task, rest)| (task.as_str(), rest));
    if rest.iter().any(|a| a == "--help" || a == "-h") {
        print!("{HELP}");
        return Ok(true);
    }
    match task {
        "play" => play(rest)?,
        "test" => {
            no_more(rest)?;
            return check::run();
        }
        "dist" => {
            no_more(rest)?;
            build::dist(&Tools::for_build()?)?;
            println!("The site is in dist/: copy its content to any static host.");
        }
        "engines" => return engines_named(rest),
        "monkey" => return monkey(rest),
        "evenings" => return evenings(rest),
        "sizes" => {
            no_more(rest)?;
            return sizes::report();
        }
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

/// The browser tests in the engines that are named, in all if none is.
fn engines_named(rest: &[String]) -> Result<bool> {
    let known = |word: &String| Engine::ALL.into_iter().find(|engine| engine.name() == word);
    if let Some(other) = rest.iter().find(|word| known(word).is_none()) {
        bail!("`{other}` is no engine that is known here: firefox, webkit");
    }
    let tools = Tools::for_tests()?;
    let mut tally = steps::Tally::default();
    for engine in Engine::ALL.into_iter().filter(|e| rest.is_empty() || rest.iter().any(|w| w == e.name())) {
        tools.engine(engine)?;
        tally.add(engines::run(&tools, Some(engine))?);
    }
    println!("\n{} passed, {} failed", tally.passed, tally.failed);
    Ok(tally.failed == 0)
}

/// Draws the pictures in the help: the test that compares them writes them, if it is told to.
fn pictures() -> Result<()> {
    let mut command = Tools::present()?.cargo();
    command.args(["test", "--locked", "--features", "ssr", "--test", "deska", "pictures::"]);
    steps::must(command.env("UPDATE_PICTURES", "1"))
}

/// A monkey at the table for so many minutes.
fn monkey(rest: &[String]) -> Result<bool> {
    let (minutes, engine) =
        rest.split_first().context("say for how many minutes: `cargo xtask monkey 10`")?;
    minutes.parse::<u32>().with_context(|| format!("`{minutes}` is not a number of minutes"))?;
    apart("monkey", engine, &[("DESKA_MINUTES", minutes)])
}

/// Whole games of one person against computers; `DESKA_GAME` names one game.
fn evenings(rest: &[String]) -> Result<bool> {
    apart("evenings", rest, &[])
}

/// The ignored browser tests of one file, in Chromium or in the engine that is named.
fn apart(file: &str, engine: &[String], variables: &[(&str, &str)]) -> Result<bool> {
    let engine = match engine {
        [] => None,
        [name, rest @ ..] => {
            no_more(rest)?;
            let known = Engine::ALL.into_iter().find(|known| known.name() == name);
            Some(known.with_context(|| format!("`{name}` is no engine: firefox, webkit"))?)
        }
    };
    let tools = Tools::for_tests()?;
    engine.map_or(Ok(()), |engine| tools.engine(engine))?;
    let mut command = tools.cargo();
    command.args(["test", "--locked", "-p", "deska-browser-tests", "--test", file, "--"]);
    command.args(["--ignored", "--nocapture"]).envs(variables.iter().copied());
    command.env("DESKA_ENGINE", engine.map_or("chromium", Engine::name));
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
    // The port that was asked for, or the first free one of a few: saved games belong to the address, so a
    // steady port matters.
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
