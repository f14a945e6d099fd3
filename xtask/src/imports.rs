//! Shorter names for a module's imports from its script. wasm-bindgen ends each name with a hash of sixteen digits,
//! which does not compress. Numbers of the same length, in both files, compress to almost nothing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// The prefix of such a name, and the number of digits at its end.
const BEGIN: &str = "__wbg_";
const DIGITS: usize = 16;

/// Numbers the names in a script and in the module beside it, if there is one.
pub fn number(script: &Path) -> Result<()> {
    let module = script
        .with_file_name(format!("{}_bg.wasm", script.file_stem().unwrap_or_default().to_string_lossy()));
    if !module.is_file() {
        return Ok(());
    }
    let reads = |file: &Path| format!("{} cannot be read", file.display());
    let writes = |file: &Path| format!("{} cannot be written", file.display());
    let mut text = fs::read_to_string(script).with_context(|| reads(script))?;
    let mut bytes = fs::read(&module).with_context(|| reads(&module))?;
    numbered(&mut text, &mut bytes);
    fs::write(script, text).with_context(|| writes(script))?;
    fs::write(&module, bytes).with_context(|| writes(&module))
}

/// Replaces the hashes; one that the module does not contain exactly once stays as it is.
fn numbered(script: &mut String, module: &mut [u8]) {
    let places = places(module);
    for (nth, hash) in hashes(script).iter().enumerate() {
        let Some(&[at]) = places.get(hash.as_bytes()).map(Vec::as_slice) else { continue };
        let number = format!("{nth:0DIGITS$}");
        module[at..at + DIGITS].copy_from_slice(number.as_bytes());
        *script = script.replace(hash, &number);
    }
}

/// Returns the hashes of a script's names, each once, in their order.
fn hashes(script: &str) -> Vec<String> {
    let mut hashes = Vec::new();
    for rest in script.split(BEGIN).skip(1) {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        let Some((_, hash)) = rest[..end].rsplit_once('_') else { continue };
        if is_hash(hash.as_bytes()) && !hashes.iter().any(|other| other == hash) {
            hashes.push(hash.to_owned());
        }
    }
    hashes
}

/// Returns the positions in a module where the end of a name may be such a hash.
fn places(module: &[u8]) -> BTreeMap<Vec<u8>, Vec<usize>> {
    let mut places = BTreeMap::<_, Vec<usize>>::new();
    for (nth, window) in module.windows(1 + DIGITS).enumerate() {
        if window[0] == b'_' && is_hash(&window[1..]) {
            places.entry(window[1..].to_vec()).or_default().push(nth + 1);
        }
    }
    places
}

fn is_hash(digits: &[u8]) -> bool {
    digits.len() == DIGITS && digits.iter().all(u8::is_ascii_hexdigit)
}

#[cfg(test)]
mod tests {
    use super::numbered;

    #[test]
    fn names_are_the_same_in_both_files_and_no_longer_than_before() {
        let mut script =
            "const import0 = {\n__wbg_get_0123456789abcdef: f,\n__wbg_get_fedcba9876543210: g,\n\
                          __wbg_free: h,\n__wbg_twice_aaaaaaaaaaaaaaaa: i,\n};\n"
                .to_string();
        let mut module = *b"\x1a__wbg_get_fedcba9876543210\x1a__wbg_get_0123456789abcdef_aaaaaaaaaaaaaaaa_aaaaaaaaaaaaaaaa";
        numbered(&mut script, &mut module);
        assert_eq!(
            script,
            "const import0 = {\n__wbg_get_0000000000000000: f,\n__wbg_get_0000000000000001: g,\n\
             __wbg_free: h,\n__wbg_twice_aaaaaaaaaaaaaaaa: i,\n};\n"
        );
        let whole =
            b"\x1a__wbg_get_0000000000000001\x1a__wbg_get_0000000000000000_aaaaaaaaaaaaaaaa_aaaaaaaaaaaaaaaa";
        assert_eq!(module, *whole);
    }
}
