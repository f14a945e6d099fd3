//! The tools that the tasks need, and their installation. Parts that are present are skipped; downloads only go
//! through cargo, rustup, npm and apt.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::browsers::Engine;
use crate::steps::{must, step};

/// The compilation target of the app.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The latest stable version; later ones may change the meaning of `index.html` and `Trunk.toml`.
const TRUNK: &str = "0.21.14";

/// The version of Firefox's driver.
const GECKODRIVER: &str = "0.37.1";

/// Returns the project's root folder.
pub fn root() -> PathBuf {
    // Cargo provides the crate's path at run time; the compile-time path is for a binary started by hand.
    let here =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().map_or(here.clone(), Path::to_owned)
}

/// Returns Cargo's output folder.
pub fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// The tools, ready to be called.
pub struct Tools {
    path: OsString,
}

impl Tools {
    /// Returns the tools as far as they are installed.
    pub fn present() -> Result<Self> {
        let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from);
        let cargo_home = cargo_home.or_else(|| Some(env::home_dir()?.join(".cargo")));
        let own = [root().join("node_modules/.bin"), private_tools().join("bin")];
        let inherited = env::var_os("PATH").unwrap_or_default();
        let all = own
            .into_iter()
            .chain(env::split_paths(&inherited))
            .chain(cargo_home.map(|home| home.join("bin")));
        let path = env::join_paths(all).context("PATH holds a folder name that cannot be passed on")?;
        Ok(Self { path })
    }

    /// Installs the tools for a release build: the wasm target, Trunk, wasm-bindgen, wasm-opt.
    pub fn for_build() -> Result<Self> {
        let tools = Self::present()?;
        step("tools", || {
            tools.wasm_target()?;
            tools.cargo_tool("trunk", "trunk", TRUNK, &["--locked"])?;
            // Must be exactly the version of the library. (Its own lock file cannot be relied on: it has named
            // withdrawn versions, so this one is installed without `--locked`.)
            tools.cargo_tool("wasm-bindgen", "wasm-bindgen-cli", &locked_version("wasm-bindgen")?, &[])?;
            tools.npm()?;
            // In offline mode Trunk also prevents cargo from downloading crates.
            must(tools.cargo().args(["fetch", "--locked", "--quiet"]))
        })?;
        Ok(tools)
    }

    /// Installs the tools for the tests as well: rustfmt, clippy, Chromium with its driver.
    pub fn for_tests() -> Result<Self> {
        let tools = Self::for_build()?;
        step("test tools", || {
            for (tool, component) in [("cargo-fmt", "rustfmt"), ("cargo-clippy", "clippy")] {
                if !tools.works(tool, &["--version"]) {
                    println!("installing {component}");
                    must(tools.command("rustup").args(["component", "add", component]))?;
                }
            }
            tools.chromium()
        })?;
        Ok(tools)
    }

    /// Creates a command in the project's root, with the tools in its path.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.find(program).unwrap_or_else(|| program.into()));
        command.current_dir(root()).env("PATH", &self.path);
        command
    }

    /// Creates a `cargo` command, with the tools in its path.
    pub fn cargo(&self) -> Command {
        self.command("cargo")
    }

    /// Returns the location of a program, if it is in the path.
    pub fn find(&self, program: &str) -> Option<PathBuf> {
        let names = [program.to_owned(), format!("{program}.exe"), format!("{program}.cmd")];
        let names = if cfg!(windows) { &names[1..] } else { &names[..1] };
        env::split_paths(&self.path)
            .flat_map(|f| names.iter().map(move |n| f.join(n)))
            .find(|file| file.is_file())
    }

    /// Returns whether a program can be run with these arguments.
    pub fn works(&self, program: &str, arguments: &[&str]) -> bool {
        self.output(program, arguments).is_some()
    }

    /// Returns a program's output, if it runs and succeeds.
    pub fn output(&self, program: &str, arguments: &[&str]) -> Option<String> {
        let output = self.command(program).args(arguments).stdin(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn wasm_target(&self) -> Result<()> {
        // Asking the compiler also works without rustup.
        let library = self.output("rustc", &["--print", "target-libdir", "--target", WASM]);
        if library.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
            return Ok(());
        }
        println!("installing the target {WASM}");
        must(self.command("rustup").args(["target", "add", WASM]))
    }

    /// Installs a tool from crates.io in exactly this version. It goes where `cargo install` puts tools, so that a
    /// second clone finds it. If another project's version is there, that one is left alone.
    fn cargo_tool(&self, program: &str, package: &str, version: &str, options: &[&str]) -> Result<()> {
        let has = |tools: &Self| tools.output(program, &["--version"]);
        let right = |found: &Option<String>| {
            found.as_ref().is_some_and(|text| text.split_whitespace().any(|word| word == version))
        };
        let found = has(self);
        if right(&found) {
            return Ok(());
        }
        println!("installing {package} {version} (once; a minute or two)");
        let mut command = self.cargo();
        // A debug build without debug information: minutes instead of a quarter of an hour, and not noticeably
        // slower in use. Without the default features, which are only for downloads.
        command.args(["install", "--debug", "--no-default-features"]).args(options);
        command.arg(format!("{package}@{version}"));
        command.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_DEV_INCREMENTAL", "false");
        if let Some(other) = found {
            println!("(`{}` stays as it is; this one goes to {})", other.trim(), private_tools().display());
            command.arg("--root").arg(private_tools());
        }
        must(&mut command)?;
        if !right(&has(self)) {
            bail!("{package} {version} was installed, but `{program} --version` does not say so: check PATH");
        }
        Ok(())
    }

    /// Installs wasm-opt and axe-core, as locked.
    fn npm(&self) -> Result<()> {
        let lock = fs::read(root().join("package-lock.json")).context("package-lock.json cannot be read")?;
        let stamp = root().join("node_modules/.deska-lock");
        if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
            return Ok(());
        }
        if !self.works("npm", &["--version"]) {
            bail!("Node with npm is needed (for wasm-opt): install Node 20 or newer and try again");
        }
        println!("installing the npm packages");
        must(self.command("npm").args(["ci", "--no-audit", "--no-fund"]))?;
        fs::write(&stamp, lock).context("node_modules cannot be written")
    }

    fn chromium(&self) -> Result<()> {
        if env::var_os("CHROMEDRIVER").is_some() || self.find("chromedriver").is_some() {
            return Ok(());
        }
        let packages = ["chromium", "chromium-driver", "fonts-dejavu-core"];
        self.packages("Chromium and chromedriver (elsewhere: set CHROMEDRIVER)", &packages)
    }

    /// Installs another engine with its driver.
    pub fn engine(&self, engine: Engine) -> Result<()> {
        match engine {
            Engine::Chromium => self.chromium(),
            Engine::Firefox => {
                if self.find("firefox-esr").or_else(|| self.find("firefox")).is_none() {
                    self.packages("Firefox", &["firefox-esr"])?;
                }
                if env::var_os("GECKODRIVER").is_some() || self.find("geckodriver").is_some() {
                    return Ok(());
                }
                self.cargo_tool("geckodriver", "geckodriver", GECKODRIVER, &["--locked"])
            }
            Engine::WebKit => {
                if self.find("WebKitWebDriver").is_some() && self.find("Xvfb").is_some() {
                    return Ok(());
                }
                self.packages("WebKit, its driver and a screen for it", &["webkit2gtk-driver", "xvfb"])
            }
        }
    }

    /// Installs Debian packages.
    fn packages(&self, what: &str, packages: &[&str]) -> Result<()> {
        let is_root = self.output("id", &["-u"]).is_some_and(|id| id.trim() == "0");
        if !is_root || self.find("apt-get").is_none() {
            let by_hand = format!("apt-get install -y --no-install-recommends {}", packages.join(" "));
            bail!("the browser tests need {what}. On Debian, as root:\n  {by_hand}");
        }
        println!("installing {what}");
        must(self.command("apt-get").args(["update", "--quiet"]))?;
        let mut install = self.command("apt-get");
        install.args(["install", "-y", "--quiet", "--no-install-recommends"]).args(packages);
        must(install.env("DEBIAN_FRONTEND", "noninteractive"))
    }
}

/// Returns the folder of tools that must not replace another project's.
fn private_tools() -> PathBuf {
    target_folder().join("tools")
}

/// Returns the version of a package in Cargo.lock.
fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).context("Cargo.lock cannot be read")?;
    version_in(&lock, package).with_context(|| format!("Cargo.lock does not name {package}"))
}

fn version_in(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')?;
    Some(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locked_version_is_found() {
        let lock = "[[package]]\nname = \"wasm-bindgen-futures\"\nversion = \"0.4.80\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        assert_eq!(version_in(lock, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(version_in(lock, "yew"), None);
    }
}
