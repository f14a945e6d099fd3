//! Completion of a release after Trunk has built it: the build's name, the page's security policy, and the list of
//! files to keep offline. Trunk calls this on its staging folder, before dist/ is replaced.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// Runs as Trunk's hook. Development builds only get their help texts: no policy (Trunk's reloading needs an inline
/// script of its own) and no offline copy.
pub fn run() -> Result<()> {
    let variable =
        |name| env::var(name).with_context(|| format!("{name} is not set: this is called by Trunk"));
    let folder = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    crate::games::gather(&folder)?;
    crate::help::render(&folder)?;
    if variable("TRUNK_PROFILE")? == "release" { finish(&folder) } else { lab(&folder) }
}

/// Copies the records of the tests beside a development build, where its lab page opens them by address.
fn lab(folder: &Path) -> Result<()> {
    let records = crate::tools::root().join("tests/records");
    let mut list = String::new();
    for file in files_under(&records)? {
        let address = address_of(&records, &file)?;
        let to = folder.join("lab/records").join(&address);
        fs::create_dir_all(to.parent().unwrap_or(folder))?;
        fs::copy(&file, &to).with_context(|| format!("{} cannot be copied", file.display()))?;
        list += &address;
        list.push('\n');
    }
    fs::write(folder.join("lab/records.txt"), list).context("the list of records cannot be written")
}

/// Completes the release in `folder`.
fn finish(folder: &Path) -> Result<()> {
    // Trunk minifies the styles of the page; these are fetched by the app.
    for name in ["hues.css", "table.css", "over.css", "phones.css"] {
        let file = folder.join(name);
        if !file.is_file() {
            continue;
        }
        let style = fs::read_to_string(&file).with_context(|| format!("{name} cannot be read"))?;
        fs::write(&file, lean(&style)).with_context(|| format!("{name} cannot be written"))?;
    }
    // Trunk's minifier does not understand the output of wasm-bindgen.
    for entry in fs::read_dir(folder).context("the release cannot be listed")? {
        let file = entry.context("the release cannot be listed")?.path();
        if file.extension().is_some_and(|end| end == "js") {
            let script =
                fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
            fs::write(&file, lean_script(&script))
                .with_context(|| format!("{} cannot be written", file.display()))?;
            crate::imports::number(&file)?;
        }
    }
    let page_file = folder.join("index.html");
    let worker_file = folder.join("sw.js");
    let page = fs::read_to_string(&page_file).context("index.html cannot be read")?;
    let worker = fs::read_to_string(&worker_file).context("sw.js cannot be read")?;

    // The name goes into the page, so it is computed from the page without it. The worker's own text counts too: a
    // new worker is a new version.
    let build = version(&[&hashes(folder)?, &one("sw.js", worker.as_bytes())]);
    fs::write(&page_file, finished_page(&page, &build)?).context("index.html cannot be written")?;
    let files = hashes(folder)?;
    fs::write(&worker_file, finished_worker(&worker, &build, &files)?).context("sw.js cannot be written")?;
    println!("release {build}: {} files to keep offline", files.len());
    Ok(())
}

/// Returns a style without comments and without meaningless spaces. None of ours has `/*` or `\"` in a string.
fn lean(style: &str) -> String {
    let mut pieces = style.split("/*");
    let first = pieces.next().unwrap_or_default().to_string();
    let bare = pieces.fold(first, |bare, piece| bare + piece.split_once("*/").map_or("", |(_, rest)| rest));
    let line = bare.split_whitespace().collect::<Vec<_>>().join(" ");
    let tight = |piece: &str| {
        let spaces = [" {", "{ ", " }", "} ", ": ", "; ", ", ", " > ", " / "];
        let piece = spaces.iter().fold(piece.to_string(), |text, space| text.replace(space, space.trim()));
        piece.replace(";}", "}")
    };
    // Every other piece is a string, and stays as it is.
    let pieces = line.split('"').enumerate();
    pieces
        .map(|(i, piece)| if i % 2 == 0 { tight(piece) } else { piece.into() })
        .collect::<Vec<_>>()
        .join("\"")
}

/// Returns a script without indentation, blank lines and comment lines. One with a multi-line text stays as it is,
/// because such a line could be part of the text.
fn lean_script(script: &str) -> String {
    if script.lines().any(|line| line.matches('`').count() % 2 == 1) {
        return script.to_string();
    }
    let (mut lean, mut comment) = (String::new(), false);
    for mut line in script.lines().map(str::trim) {
        if let Some(begun) = line.strip_prefix("/*").filter(|_| !comment) {
            (comment, line) = (true, begun);
        }
        if comment {
            let Some((_, rest)) = line.split_once("*/") else { continue };
            (comment, line) = (false, rest.trim());
        }
        if !line.is_empty() && !line.starts_with("//") {
            lean += line;
            lean.push('\n');
        }
    }
    lean
}

/// Address relative to the site's root -> SHA-256 in hex, of all files to keep. The worker is left out, and so are
/// the screenshots, which only an installation dialogue shows. The page's address is `./`: that is what people
/// open, and hosts answer it from index.html.
type Files = BTreeMap<String, String>;

fn hashes(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    for file in files_under(folder)? {
        let address = match address_of(folder, &file)?.as_str() {
            "index.html" => "./".into(),
            "sw.js" => continue,
            other if other.starts_with("screenshots/") => continue,
            other => other.to_owned(),
        };
        let content = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        files.insert(address, hex(&content));
    }
    Ok(files)
}

/// Returns all files under a folder, in a stable order.
pub fn files_under(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).with_context(|| format!("{} cannot be read", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    Ok(files)
}

/// Returns a file's address relative to the site's root.
pub fn address_of(folder: &Path, file: &Path) -> Result<String> {
    let inside = file.strip_prefix(folder).with_context(|| format!("{} is elsewhere", file.display()))?;
    let address =
        inside.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/");
    // This way no name needs escaping, in an address or in a script.
    if !address.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_./".contains(&b)) {
        bail!("`{address}`: file names of the site are letters, digits, `-`, `_` and `.`");
    }
    Ok(address)
}

fn one(address: &str, content: &[u8]) -> Files {
    Files::from([(address.to_owned(), hex(content))])
}

fn version(all: &[&Files]) -> String {
    let text: String = all.iter().flat_map(|files| files.iter()).map(|(a, h)| format!("{a} {h}\n")).collect();
    hex(text.as_bytes())[..16].to_owned()
}

fn hex(content: &[u8]) -> String {
    Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the page with its build name and security policy.
fn finished_page(page: &str, build: &str) -> Result<String> {
    for forbidden in ["<style", " style=", " onclick=", " onload="] {
        if page.contains(forbidden) {
            bail!("index.html contains `{forbidden}`, which the page's security policy blocks");
        }
    }
    let scripts: String = inline_scripts(page)?
        .iter()
        .map(|script| {
            let hash = BASE64_STANDARD.encode(Sha256::digest(script.as_bytes()));
            format!(" 'sha256-{hash}'")
        })
        .collect();
    // blob: is for pictures the app makes itself; there is no other source than the site.
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src 'self'; \
         img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
         manifest-src 'self'; base-uri 'none'; form-action 'none'"
    );
    // As early as possible: a policy only covers what comes after it.
    let charset = page.find("<meta charset=").context("index.html has no <meta charset=…>")?;
    let after = charset + page[charset..].find('>').context("index.html: <meta charset=… does not end")? + 1;
    // The file's own name never changes: with the build's name, a browser's cache cannot pair two releases.
    let page = page.replacen("href=\"./hues.css\"", &format!("href=\"./hues.css?{build}\""), 1);
    let (head, rest) = page.split_at(after);
    Ok(format!(
        "{head}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n    \
         <meta name=\"deska-build\" content=\"{build}\">{rest}"
    ))
}

/// Returns the contents of the inline scripts of the page.
fn inline_scripts(page: &str) -> Result<Vec<&str>> {
    let mut scripts = Vec::new();
    let mut rest = page;
    while let Some(start) = rest.find("<script") {
        rest = &rest[start..];
        let open = rest.find('>').context("index.html: a <script> tag does not end")?;
        let end = rest.find("</script>").context("index.html: a <script> is not closed")?;
        if !rest[..open].contains(" src=") {
            scripts.push(&rest[open + 1..end]);
        }
        rest = &rest[end..];
    }
    Ok(scripts)
}

/// Returns the worker with its version and file list.
fn finished_worker(worker: &str, build: &str, files: &Files) -> Result<String> {
    let list: String =
        files.iter().map(|(address, hash)| format!("  \"{address}\": \"{hash}\",\n")).collect();
    let mut filled = worker.to_owned();
    for (empty, full) in [
        ("const VERSION = \"\";", format!("const VERSION = \"{build}\";")),
        ("const FILES = {};", format!("const FILES = {{\n{list}}};")),
    ] {
        if filled.matches(empty).count() != 1 {
            bail!("sw.js must contain `{empty}` exactly once");
        }
        filled = filled.replace(empty, &full);
    }
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<head><meta charset=\"utf-8\"><script type=\"module\" src=\"./boot.js\"></script>\
                        <script type=\"module\">go();</script></head>";

    #[test]
    fn a_lean_style_keeps_its_rules() {
        let style = "/* one */\na > b, c d { e: f }\n\n/* two\n   lines */ g {\n    h: calc(1px + 2px),\n i; /* j */\n}\n";
        assert_eq!(lean(style), "a>b,c d{e:f}g{h:calc(1px + 2px),i}");
        assert_eq!(lean("a { content: \"b: c; \"; }"), "a{content:\"b: c; \"}", "a string stays as it is");
    }

    #[test]
    fn a_lean_script_keeps_its_statements() {
        let script = "/** one\n * two */\nfunction a() {\n    // three\n    return `${b}` // four\n}\n\n/* five */ a();\n";
        assert_eq!(lean_script(script), "function a() {\nreturn `${b}` // four\n}\na();\n");
        let long = "const text = `one\n    // two\n`;\n";
        assert_eq!(lean_script(long), long, "a text over several lines");
    }

    #[test]
    fn only_inline_scripts_are_allowed_by_their_hash() {
        assert_eq!(inline_scripts(PAGE).unwrap(), ["go();"]);
        let page = finished_page(PAGE, "abc").unwrap();
        // echo -n 'go();' | openssl dgst -sha256 -binary | base64
        assert!(
            page.contains("'wasm-unsafe-eval' 'sha256-bYOqbsii8BMz1hC57p5sZG4K4cMuk6QQDiwupM2aRMM=';"),
            "{page}"
        );
        assert!(page.find("Content-Security-Policy").unwrap() < page.find("<script").unwrap());
        assert!(finished_page("<meta charset=a><p style=\"\">", "abc").is_err());
    }

    #[test]
    fn the_list_leaves_out_the_worker_and_follows_every_byte() {
        let folder = env::temp_dir().join(format!("deska-postbuild-{}", std::process::id()));
        let built = |css: &str| {
            fs::create_dir_all(folder.join("fonts")).unwrap();
            fs::write(folder.join("index.html"), PAGE).unwrap();
            fs::write(folder.join("sw.js"), include_str!("../../static/sw.js")).unwrap();
            fs::write(folder.join("fonts/a.css"), css).unwrap();
            finish(&folder).unwrap();
            fs::read_to_string(folder.join("sw.js")).unwrap()
        };
        let (one, again, other) = (built("a"), built("a"), built("b"));
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(one, again);
        assert_ne!(
            one.lines().find(|l| l.contains("VERSION =")),
            other.lines().find(|l| l.contains("VERSION ="))
        );
        assert!(one.contains("  \"./\": \"") && one.contains("  \"fonts/a.css\": \"ca978112ca1bbdca"));
        assert!(!one.contains("\"index.html\":") && !one.contains("\"sw.js\":"));
    }
}
