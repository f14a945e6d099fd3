//! The libraries in About are those in the app. `DESKA_WRITE_LICENCES=1 cargo test licences` updates the page.

use std::collections::BTreeSet;
use std::process::Command;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/static/help/licences.md");

/// The page as it should be, from what Cargo says of the app's dependencies.
fn page() -> String {
    let arguments = "tree --locked --package deska --edges normal --target wasm32-unknown-unknown --features csr,scan --prefix none --format";
    let output = Command::new(env!("CARGO"))
        .args(arguments.split_whitespace())
        .arg("{p}|{l}")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("cargo speaks UTF-8");
    let rows: BTreeSet<String> = text.lines().filter_map(row).collect();
    let rows: Vec<String> = rows.into_iter().collect();
    format!(
        "# Libraries {{#libraries}}\n\n| Library | Version | Licence |\n| --- | --- | --- |\n{}\n",
        rows.join("\n")
    )
}

/// `serde v1.0.0 (proc-macro)|MIT OR Apache-2.0` as a row of the table; nothing for the app itself.
fn row(line: &str) -> Option<String> {
    let (package, licence) = line.split_once('|')?;
    let mut words = package.split_whitespace();
    let (name, version) = (words.next()?, words.next()?.trim_start_matches('v'));
    let licence = licence.trim_end_matches(" (*)").replace('/', " OR ");
    assert!(!licence.trim().is_empty(), "{name} names no licence");
    (name != "deska").then(|| format!("| {name} | {version} | {licence} |"))
}

#[test]
fn every_library_of_the_app_is_listed_with_its_licence() {
    let page = page();
    if std::env::var_os("DESKA_WRITE_LICENCES").is_some() {
        std::fs::write(PAGE, &page).expect("the page can be written");
    }
    let kept = std::fs::read_to_string(PAGE).expect("the page is there").replace("\r\n", "\n");
    assert_eq!(kept, page, "run `DESKA_WRITE_LICENCES=1 cargo test licences`");
}
