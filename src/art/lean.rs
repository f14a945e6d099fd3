//! Drawings as the app carries them. Their files have comments and one element a line for the people who edit them.
//! Both are left out at compile time (2 KB of the download, brotli).

/// Returns a drawing without comments, line ends and indentation, and its length; bytes beyond `N` are only
/// counted. A line end between two tags is dropped, one within a tag becomes a blank.
pub(crate) const fn lean<const N: usize>(text: &str) -> ([u8; N], usize) {
    let text = text.as_bytes();
    let (mut lean, mut long, mut last, mut at) = ([0; N], 0, b'>', 0);
    while at < text.len() {
        let mut byte = text[at];
        at += 1;
        if byte == b'<' && at + 2 < text.len() && text[at] == b'!' && text[at + 1] == b'-' {
            while !(text[at] == b'>' && text[at - 1] == b'-') {
                at += 1;
            }
            at += 1;
            continue;
        }
        if byte == b'\n' {
            while at < text.len() && text[at] == b' ' {
                at += 1;
            }
            if last == b'>' || at == text.len() || text[at] == b'<' || text[at] == b'\n' {
                continue;
            }
            byte = b' ';
        }
        if long < N {
            lean[long] = byte;
        }
        (last, long) = (byte, long + 1);
    }
    (lean, long)
}

/// Expands to the compacted text of a drawing file next to the calling source file.
macro_rules! drawing {
    ($path:literal) => {{
        const DRAWN: &str = include_str!($path);
        const LONG: usize = $crate::art::lean::<0>(DRAWN).1;
        static LEAN: [u8; LONG] = $crate::art::lean::<LONG>(DRAWN).0;
        match std::str::from_utf8(&LEAN) {
            Ok(text) => text,
            Err(_) => panic!("only whole characters are left out"),
        }
    }};
}

pub(crate) use drawing;

#[cfg(test)]
mod tests {
    #[test]
    fn comments_and_line_ends_are_left_out() {
        const DRAWN: &str =
            "<!-- a - b -->\n<g\n  fill=\"č\">\n  <path d=\"M0 0\n    h1\"/><!-- - -->\n</g>\n";
        let lean = "<g fill=\"č\"><path d=\"M0 0 h1\"/></g>";
        let (text, long) = super::lean::<64>(DRAWN);
        assert_eq!((std::str::from_utf8(&text[..long]), long), (Ok(lean), lean.len()));
        assert_eq!(super::lean::<0>(DRAWN).1, long);
    }
}
