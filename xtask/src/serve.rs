//! A static file server on `std` alone, equivalent to any plain host, under any sub-path.
//!
//! For development and tests. It answers GET and HEAD, one request per connection.

use std::fs;
use std::io::{self, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// A running server; it ends when dropped.
pub struct Server {
    address: SocketAddr,
    prefix: String,
    stopping: Arc<AtomicBool>,
    accepting: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves the folder `root` at `http://HOST:PORT` + `prefix`, a path such as `/` or `/deska/sub/`. Port 0 takes
    /// any free one. Fails if the address is in use.
    pub fn start(root: &Path, prefix: &str, host: IpAddr, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((host, port))?;
        let address = listener.local_addr()?;
        let prefix = format!("/{}/", prefix.trim_matches('/')).replace("//", "/");
        let stopping = Arc::new(AtomicBool::new(false));
        let site =
            Arc::new(Site { root: root.to_owned(), prefix: prefix.clone(), stopping: stopping.clone() });
        let accepting = thread::spawn(move || {
            for stream in listener.incoming() {
                if site.stopping.load(Ordering::SeqCst) {
                    break;
                }
                let site = site.clone();
                if let Ok(stream) = stream {
                    // A browser that hangs up early isn't a concern of the server.
                    thread::spawn(move || drop(site.answer(stream)));
                }
            }
        });
        Ok(Self { address, prefix, stopping, accepting: Some(accepting) })
    }

    /// Returns the address of the site, with a trailing slash.
    pub fn url(&self) -> String {
        let host =
            if self.address.ip().is_loopback() { "localhost".into() } else { self.address.ip().to_string() };
        format!("http://{host}:{}{}", self.address.port(), self.prefix)
    }

    /// Returns the port in use.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Serves until the process is ended.
    pub fn wait(mut self) {
        if let Some(accepting) = self.accepting.take() {
            // The accepting thread does not panic; if it did, its message has been printed.
            let _ = accepting.join();
        }
    }

    /// Stops answering at once; afterwards connections are refused and the port is free again.
    pub fn stop(self) {}
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::SeqCst);
        let Some(accepting) = self.accepting.take() else { return };
        // One last connection wakes the accepting thread.
        let local = if self.address.is_ipv4() { "127.0.0.1" } else { "::1" };
        if let Ok(ip) = local.parse::<IpAddr>()
            && TcpStream::connect((ip, self.address.port())).is_ok()
        {
            let _ = accepting.join();
        }
    }
}

struct Site {
    root: PathBuf,
    prefix: String,
    stopping: Arc<AtomicBool>,
}

/// The response to a request: status line, content type, content, and an address for redirections.
struct Answer {
    status: &'static str,
    content_type: &'static str,
    content: Vec<u8>,
    location: Option<String>,
}

impl Site {
    fn answer(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        stream.set_nodelay(true)?;
        let head = read_head(&mut stream)?;
        // A connection opened before the stop must not outlive it: tests call that "offline".
        if self.stopping.load(Ordering::SeqCst) {
            return Ok(());
        }
        let mut words = head.split_whitespace();
        let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or("/"));
        let answer = match method {
            "GET" | "HEAD" => self.find(target),
            _ => plain("405 Method Not Allowed", "Only GET and HEAD are served here."),
        };
        let mut out = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n\
             X-Content-Type-Options: nosniff\r\nConnection: close\r\n",
            answer.status,
            answer.content_type,
            answer.content.len()
        );
        if let Some(location) = &answer.location {
            out.push_str(&format!("Location: {location}\r\n"));
        }
        out.push_str("\r\n");
        stream.write_all(out.as_bytes())?;
        if method != "HEAD" {
            stream.write_all(&answer.content)?;
        }
        stream.flush()
    }

    fn find(&self, target: &str) -> Answer {
        let path = target.split(['?', '#']).next().unwrap_or("/");
        if format!("{path}/") == self.prefix {
            return moved(&self.prefix);
        }
        let missing = || plain("404 Not Found", "There is no such file on this site.");
        let Some(inside) = path.strip_prefix(&self.prefix).and_then(decode) else { return missing() };
        let inside = Path::new(&inside);
        if !inside.components().all(|part| matches!(part, Component::Normal(_))) {
            return missing();
        }
        let mut file = self.root.join(inside);
        if file.is_dir() {
            if !path.ends_with('/') {
                return moved(&format!("{path}/"));
            }
            file.push("index.html");
        }
        match fs::read(&file) {
            Ok(content) => {
                Answer { status: "200 OK", content_type: content_type(&file), content, location: None }
            }
            Err(_) => missing(),
        }
    }
}

fn plain(status: &'static str, sentence: &str) -> Answer {
    Answer { status, content_type: "text/plain; charset=utf-8", content: sentence.into(), location: None }
}

fn moved(to: &str) -> Answer {
    Answer { location: Some(to.into()), ..plain("301 Moved Permanently", "The site is one slash further.") }
}

/// Reads the request's head up to the empty line; at most 16 KB are read.
fn read_head(stream: &mut TcpStream) -> io::Result<String> {
    let mut head = Vec::new();
    let mut part = [0; 2048];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") && head.len() < 16 * 1024 {
        match stream.read(&mut part)? {
            0 => break,
            n => head.extend_from_slice(&part[..n]),
        }
    }
    Ok(String::from_utf8_lossy(&head).into_owned())
}

/// Undoes percent encoding; `None` if it is not UTF-8 or not well formed.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |d: Option<u8>| char::from(d?).to_digit(16);
                let (high, low) = (digit(rest.next())?, digit(rest.next())?);
                u8::try_from(high * 16 + low).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

/// Returns the content type for the file extension. Browsers insist on it for scripts, styles and wasm.
fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|e| e.to_str()).unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "md" | "txt" | "deska" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn ask(server: &Server, path: &str) -> (String, String) {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, server.port())).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut all = String::new();
        stream.read_to_string(&mut all).unwrap();
        let (head, body) = all.split_once("\r\n\r\n").unwrap();
        (format!("{head}\r\n"), body.to_owned())
    }

    #[test]
    fn serves_a_folder_under_a_prefix_and_nothing_else() {
        let base = std::env::temp_dir().join(format!("deska-serve-{}", std::process::id()));
        fs::create_dir_all(base.join("site/a b")).unwrap();
        fs::write(base.join("secret.txt"), "secret").unwrap();
        fs::write(base.join("site/index.html"), "shelf").unwrap();
        fs::write(base.join("site/app.wasm"), "wasm").unwrap();
        fs::write(base.join("site/a b/x.txt"), "spaced").unwrap();
        let server = Server::start(&base.join("site"), "deska/sub", Ipv4Addr::LOCALHOST.into(), 0).unwrap();
        assert!(server.url().ends_with("/deska/sub/"));

        assert_eq!(ask(&server, "/deska/sub/").1, "shelf");
        assert_eq!(ask(&server, "/deska/sub/?from=home").1, "shelf");
        assert_eq!(ask(&server, "/deska/sub/a%20b/x.txt").1, "spaced");
        assert!(ask(&server, "/deska/sub/app.wasm").0.contains("Content-Type: application/wasm\r\n"));
        assert!(ask(&server, "/deska/sub").0.contains("Location: /deska/sub/\r\n"));
        for outside in
            ["/", "/deska/", "/deska/sub/../secret.txt", "/deska/sub/%2e%2e/secret.txt", "/deska/sub/%zz"]
        {
            assert!(ask(&server, outside).0.starts_with("HTTP/1.1 404"), "{outside}");
        }

        let port = server.port();
        server.stop();
        assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err());
        fs::remove_dir_all(base).unwrap();
    }
}
