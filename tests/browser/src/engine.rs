//! The three browser engines, how each is started and how it is driven.
//!
//! The default is Chromium: only there can a test emulate a phone, slow the processor down or read the
//! accessibility tree. With `DESKA_ENGINE=firefox` or `DESKA_ENGINE=webkit` the same tests run in another one.
//! `cargo xtask engines` does so with the tests that need nothing but a window, a pointer and keys. Firefox
//! supports touch too; WebKit's driver turns it into a mouse.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::{Capabilities, CapabilitiesHelper, DesiredCapabilities};

/// A browser engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Chromium,
    Firefox,
    /// The engine of Safari, and of every browser on an iPad; here as built for GTK.
    WebKit,
}

/// Abilities that a browser has only for the tests that ask for them; such a browser serves one test. Chromium alone.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Needs {
    /// Every request is stored.
    pub(crate) requests: bool,
    /// A film in the format y4m that plays the camera's part. It is read when a page opens the camera.
    pub(crate) camera: Option<PathBuf>,
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        })
    }
}

impl Engine {
    /// Returns the engine that `DESKA_ENGINE` names, Chromium if it names none.
    pub fn chosen() -> Result<Self> {
        match std::env::var("DESKA_ENGINE").as_deref() {
            Err(_) | Ok("" | "chromium") => Ok(Self::Chromium),
            Ok("firefox") => Ok(Self::Firefox),
            Ok("webkit") => Ok(Self::WebKit),
            Ok(other) => bail!("DESKA_ENGINE is `{other}`; it can be chromium, firefox or webkit"),
        }
    }

    /// Returns the driver program, and the variable with its location if it is not in the path.
    fn driver(self) -> (&'static str, &'static str) {
        match self {
            Self::Chromium => ("chromedriver", "CHROMEDRIVER"),
            Self::Firefox => ("geckodriver", "GECKODRIVER"),
            Self::WebKit => ("WebKitWebDriver", "WEBKITDRIVER"),
        }
    }

    /// Returns whether its driver takes a free port by itself and tells which. WebKit's tells nothing.
    fn driver_tells_its_port(self) -> bool {
        self != Self::WebKit
    }

    /// Returns whether its driver can be started.
    pub fn is_installed(self) -> bool {
        let (name, variable) = self.driver();
        let program = std::env::var_os(variable).unwrap_or_else(|| name.into());
        let tried =
            Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        tried.is_ok_and(|status| status.success())
    }

    /// Returns the capabilities of a new session.
    pub(crate) fn capabilities(self, needs: &Needs) -> Result<Capabilities> {
        match self {
            Self::Chromium => chromium(needs),
            Self::Firefox => {
                let mut options = DesiredCapabilities::firefox();
                options.set_headless()?;
                let mut wishes = FirefoxPreferences::new();
                wishes.set("dom.w3c_touch_events.enabled", 1)?;
                options.set_preferences(wishes)?;
                Ok(options.into())
            }
            Self::WebKit => {
                let mut options = Capabilities::new();
                let browser = json!({ "binary": mini_browser()?, "args": ["--automation"] });
                options.set("webkitgtk:browserOptions", browser)?;
                Ok(options)
            }
        }
    }
}

fn chromium(needs: &Needs) -> Result<Capabilities> {
    let mut options = DesiredCapabilities::chrome();
    for argument in [
        "--headless",
        "--no-sandbox",            // tests run as root in containers
        "--remote-debugging-pipe", // ends with its driver, however that ends
        "--disable-dev-shm-usage", // where /dev/shm is small
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
    ] {
        options.add_arg(argument)?;
    }
    if let Some(film) = &needs.camera {
        options.add_arg("--use-fake-device-for-media-stream")?;
        options.add_arg("--use-fake-ui-for-media-stream")?; // nobody is there to allow the camera
        options.add_arg(&format!("--use-file-for-fake-video-capture={}", film.display()))?;
    }
    let network = if needs.requests { "ALL" } else { "OFF" };
    options.set("goog:loggingPrefs", json!({ "browser": "ALL", "performance": network }))?;
    Ok(options.into())
}

/// Returns WebKit's MiniBrowser, whose folder is named after the machine's architecture.
fn mini_browser() -> Result<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").context("there is no /usr/lib")?;
    let mut files = folders.flatten().map(|folder| folder.path().join("webkit2gtk-4.1/MiniBrowser"));
    files
        .find(|file| file.is_file())
        .context("WebKit's MiniBrowser is not there: `cargo xtask engines` installs it")
}

/// A running driver with its virtual screen, if any; ends when dropped or when this process ends.
pub(crate) struct Driver {
    process: Child,
    screen: Option<Child>,
    port: u16,
    output: Output,
}

impl Driver {
    pub(crate) fn start(engine: Engine) -> Result<Self> {
        let (name, variable) = engine.driver();
        let program = std::env::var_os(variable).unwrap_or_else(|| name.into());
        let mut command = bound_to_this_process(&program);
        let wanted = if engine.driver_tells_its_port() { 0 } else { free_port()? };
        command.arg(format!("--port={wanted}")).stdout(Stdio::piped()).stderr(Stdio::null());
        let screen = if engine == Engine::WebKit { Some(screen(&mut command)?) } else { None };
        let mut process = command.spawn().with_context(|| {
            let program = program.to_string_lossy();
            format!("`{program}` cannot be started: install {engine} and its driver, or set {variable}")
        })?;
        let (output, ports) = Output::of(process.stdout.take().context("a driver has no output")?);
        let mut driver = Self { process, screen, port: wanted, output };
        let ready = if engine.driver_tells_its_port() {
            ports.recv_timeout(START).map(|port| driver.port = port).is_ok()
        } else {
            answers(wanted)
        };
        let output = &driver.output;
        ensure!(ready, "`{name}` does not answer: is it installed? (or set {variable}) It said: {output}");
        Ok(driver)
    }

    /// Returns the last lines of the driver and its browser, which tell why one of them has ended.
    pub(crate) fn output(&self) -> &Output {
        &self.output
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Ends a session, and with it the browser. Firefox's driver only answers requests to its own address.
    pub(crate) fn end_session(&self, session: &str) -> Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        let host = format!("{}:{}", Ipv4Addr::LOCALHOST, self.port);
        write!(stream, "DELETE /session/{session} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
        // The answer comes when the browser has ended.
        let mut answer = [0; 12];
        stream.read_exact(&mut answer)?;
        ensure!(answer.ends_with(b" 200"), "its driver said {}", String::from_utf8_lossy(&answer));
        Ok(())
    }
}

/// Longest wait for a driver to listen.
const START: Duration = Duration::from_secs(20);

/// Returns a port that was free a moment ago. Another process may take it before the driver does.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Returns whether something listens at a port within [`START`].
fn answers(port: u16) -> bool {
    let start = Instant::now();
    while start.elapsed() < START {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    false
}

/// The last lines that a driver and its browser have written.
#[derive(Clone, Default)]
pub(crate) struct Output(Arc<Mutex<VecDeque<String>>>);

impl Output {
    /// Number of lines kept.
    const LINES: usize = 20;

    /// Starts to read, and returns the port as well, as soon as the driver has told where it listens.
    fn of(stdout: ChildStdout) -> (Self, Receiver<u16>) {
        let output = Self::default();
        let (port, ports) = mpsc::channel();
        let reader = output.clone();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if let Some(told) = told_port(&line) {
                    let _ = port.send(told); // nobody waits for a second one
                }
                let mut lines = reader.0.lock().unwrap_or_else(PoisonError::into_inner);
                lines.push_back(line);
                if lines.len() > Self::LINES {
                    lines.pop_front();
                }
            }
        });
        (output, ports)
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.is_empty() {
            return f.write_str("nothing");
        }
        lines.iter().try_for_each(|line| write!(f, "\n    {line}"))
    }
}

/// Returns the port in a line like `ChromeDriver was started successfully on port 4444.` or geckodriver's
/// `Listening on 127.0.0.1:4444`.
fn told_port(line: &str) -> Option<u16> {
    let (_, rest) =
        line.split_once("Listening on 127.0.0.1:").or_else(|| line.split_once("successfully on port "))?;
    rest.trim_end_matches('.').parse().ok()
}

/// Runs a program with a temporary folder of its own until a pipe closes, then ends it and deletes the folder, where a
/// killed browser leaves its profile. Its processes may still write while they end.
const BOUND: &str = r#"
    folder=$(mktemp -d) || exit
    TMPDIR=$folder "$0" "$@" 2>&1 & read -r _
    kill -9 $!
    for try in 1 2 3 4 5; do rm -rf "$folder" 2>/dev/null && break; sleep 1; done"#;

/// Returns a command that ends with this process, even if this process is killed. Drivers are shared by the tests
/// of a run, and no test knows that it is the last. A shell waits for the end of a pipe that closes with this
/// process.
fn bound_to_this_process(program: &OsStr) -> Command {
    if !cfg!(unix) {
        return Command::new(program);
    }
    let mut command = Command::new("sh");
    command.args(["-c", BOUND]).arg(program).stdin(Stdio::piped());
    command
}

/// Starts a virtual screen, because WebKit has no headless mode.
fn screen(browser: &mut Command) -> Result<Child> {
    let mut command = Command::new("Xvfb");
    command.args(["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut screen =
        command.spawn().context("`Xvfb` cannot be started: `cargo xtask engines` installs it")?;
    let mut number = String::new();
    BufReader::new(screen.stdout.take().context("Xvfb has no output")?).read_line(&mut number)?;
    browser.env("DISPLAY", format!(":{}", number.trim()));
    // Tests run as root in containers, where WebKit's own sandbox cannot be set up.
    browser.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
    Ok(screen)
}

impl Drop for Driver {
    fn drop(&mut self) {
        // On Unix the shell ends its program now; elsewhere the process is the program.
        drop(self.process.stdin.take());
        if !cfg!(unix) {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
        if let Some(screen) = &mut self.screen {
            let _ = screen.kill();
            let _ = screen.wait();
        }
    }
}
