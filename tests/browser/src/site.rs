//! A copy of the built site with its server.

use std::fs;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};
use xtask::serve::Server;

/// The sub-path where tests serve the site, since sites with absolute addresses break there.
const PREFIX: &str = "/deska/sub/";

/// A copy of `dist/` that a test may serve, stop and change. `dist/` itself is never touched.
pub struct Site {
    folder: PathBuf,
    prefix: String,
    port: u16,
    server: Option<Server>,
    copies: bool,
}

impl Site {
    /// Copies and serves the built site; pages make no offline copy. Fails with a sentence if the site has not been
    /// built.
    pub fn open() -> Result<Self> {
        Self::begin(false)
    }

    /// Copies and serves the built site; pages make an offline copy as in production.
    pub fn open_offline() -> Result<Self> {
        Self::begin(true)
    }

    fn begin(copies: bool) -> Result<Self> {
        let dist = root().join("dist");
        ensure!(dist.join("index.html").is_file(), "there is no site in dist/: run `cargo xtask dist` first");
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("deska-site-{}-{number}", std::process::id()));
        copy(&dist, &folder).context("dist/ cannot be copied")?;
        let mut site = Self { folder, prefix: PREFIX.into(), port: 0, server: None, copies };
        site.start()?;
        Ok(site)
    }

    /// Returns the address of the page.
    pub fn url(&self) -> String {
        format!("http://localhost:{}{}", self.port, self.prefix)
    }

    /// Returns the origin of the page, without a trailing slash.
    pub fn origin(&self) -> String {
        format!("http://localhost:{}", self.port)
    }

    /// Returns the origin under a host name of its own, `NAME.localhost`, where pages have storage of their own as on
    /// another device.
    pub fn origin_of(&self, name: &str) -> String {
        format!("http://{name}.localhost:{}", self.port)
    }

    /// Returns whether pages may make an offline copy.
    pub fn makes_copies(&self) -> bool {
        self.copies
    }

    /// Returns the folder that is served.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Refuses connections from now on: the network is gone.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// Serves again, at the same address as before.
    pub fn start(&mut self) -> Result<()> {
        let server = Server::start(&self.folder, &self.prefix, Ipv4Addr::LOCALHOST.into(), self.port);
        let server = server.context("the site cannot be served")?;
        self.port = server.port();
        self.server = Some(server);
        Ok(())
    }

    /// Publishes a new release in which one text file is different. `file` is relative to the site's root.
    pub fn publish(&self, file: &str, change: impl FnOnce(String) -> String) -> Result<()> {
        let read = |file: &str| {
            fs::read_to_string(self.folder.join(file)).with_context(|| format!("{file} cannot be read"))
        };
        let (old, mut worker, mut page) = (read(file)?, read("sw.js")?, read("index.html")?);
        let (old_hash, old_page) = (hex(old.as_bytes()), hex(page.as_bytes()));
        let new = change(old);
        let build = hex(new.as_bytes())[..16].to_owned();
        let old_build = worker.split("const VERSION = \"").nth(1).and_then(|rest| rest.get(..16));
        let Some(old_build) = old_build.map(str::to_owned) else { bail!("sw.js has no version") };
        ensure!(worker.contains(&old_hash), "sw.js does not list {file} as it was");
        if file == "index.html" {
            page = new;
        } else {
            fs::write(self.folder.join(file), &new)?;
            worker = worker.replace(&old_hash, &hex(new.as_bytes()));
        }
        // The page contains the name of its release, which it sends with later requests.
        page = page.replace(&old_build, &build);
        fs::write(self.folder.join("index.html"), &page)?;
        let worker = worker.replace(&old_page, &hex(page.as_bytes())).replace(&old_build, &build);
        fs::write(self.folder.join("sw.js"), worker)?;
        Ok(())
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.server = None;
        // A folder left in the system's temporary folder isn't a reason to fail.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Returns the project's root folder.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.join("../..")
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (from, to) = {
            let entry = entry?;
            (entry.path(), to.join(entry.file_name()))
        };
        if from.is_dir() { copy(&from, &to)? } else { fs::copy(&from, &to).map(drop)? }
    }
    Ok(())
}

fn hex(content: &[u8]) -> String {
    Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect()
}
