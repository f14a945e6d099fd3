//! A game as a link. Its compressed record is in the address behind the `#`, which browsers never send anywhere.
//! Opening the link imports the record, with the checks of every import.
//!
//! The fragment states the compression, the length and a checksum, so that a truncated or changed link is
//! recognised. The browser compresses and decompresses the text (`CompressionStream`); where it cannot, the text
//! travels uncompressed.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::browser::{call, property};
use super::route::Route;
use crate::base64url::{decode, encode, sum, unescape};

/// The maximum length of a created link, in characters: programs that carry links cut longer ones.
const MAX_LINK_CHARS: usize = 16_000;
/// The maximum length of a link that is read, in characters.
const MAX_READ_CHARS: usize = 200_000;
/// The browser's name of the compression format.
const FORMAT: &str = "deflate-raw";

/// The encoding of a record in a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Packing {
    Small,
    Text,
}

/// The reason why a link is not a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// The end is missing.
    Cut,
    /// The link was changed on its way.
    Damaged,
    /// The link was made by a newer app.
    Newer,
    TooLong,
    /// This browser cannot decompress it.
    Unreadable,
}

impl std::fmt::Display for LinkError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Cut => "the end of the link is missing",
            Self::Damaged => "the link is damaged",
            Self::Newer => "the link was made by a newer app",
            Self::TooLong => "the link is too long",
            Self::Unreadable => "this browser cannot decompress the link",
        })
    }
}

impl std::error::Error for LinkError {}

/// Creates the address of a record and passes it to `done`; `None` if it would be too long for a link.
pub fn address(text: &str, done: impl FnOnce(Option<String>) + 'static) {
    let text = text.as_bytes().to_vec();
    spawn_local(async move {
        let code = match through("CompressionStream", &text, usize::MAX).await {
            Ok(small) => code(Packing::Small, &small),
            Err(_) => code(Packing::Text, &text),
        };
        let address = Route::Import { link: code }.whole_address();
        done(Some(address).filter(|address| address.len() <= MAX_LINK_CHARS));
    });
}

/// Reads the record in a link, of at most `most` bytes.
pub fn open(link: &str, most: usize, done: impl FnOnce(Result<String, LinkError>) + 'static) {
    let read = read(link);
    spawn_local(async move {
        let bytes = match read {
            Ok((Packing::Small, bytes)) => through("DecompressionStream", &bytes, most).await,
            Ok((Packing::Text, bytes)) => Ok(bytes),
            Err(error) => Err(error),
        };
        done(bytes.and_then(|bytes| String::from_utf8(bytes).map_err(|_| LinkError::Damaged)));
    });
}

/// Returns the fragment: kind and length, the encoded bytes, the checksum.
fn code(kind: Packing, bytes: &[u8]) -> String {
    let kind = if kind == Packing::Small { 'd' } else { 't' };
    let text = encode(bytes);
    format!("{kind}{:x}-{text}{:08x}", text.len(), sum(bytes))
}

/// Parses the output of [`code`]. Anything that a program appended, such as a full stop, is ignored.
fn read(link: &str) -> Result<(Packing, Vec<u8>), LinkError> {
    if link.len() > MAX_READ_CHARS {
        return Err(LinkError::TooLong);
    }
    let link = &unescape(link);
    let kind = match link.as_bytes().first() {
        Some(b'd') => Packing::Small,
        Some(b't') => Packing::Text,
        Some(b'a'..=b'z') => return Err(LinkError::Newer),
        _ => return Err(LinkError::Damaged),
    };
    let (length, rest) = link[1..].split_once('-').ok_or(LinkError::Cut)?;
    let length = usize::from_str_radix(length, 16).map_err(|_| LinkError::Damaged)?;
    if length > MAX_READ_CHARS {
        return Err(LinkError::Damaged);
    }
    let (Some(text), Some(end)) = (rest.get(..length), rest.get(length..length + 8)) else {
        return Err(if rest.is_ascii() { LinkError::Cut } else { LinkError::Damaged });
    };
    let bytes = decode(text).ok_or(LinkError::Damaged)?;
    if u32::from_str_radix(end, 16) != Ok(sum(&bytes)) {
        return Err(LinkError::Damaged);
    }
    Ok((kind, bytes))
}

/// Passes bytes through a stream of the browser. The output is read piece by piece and abandoned above `most`,
/// because a few bytes may decompress without end.
async fn through(stream: &str, bytes: &[u8], most: usize) -> Result<Vec<u8>, LinkError> {
    let reader = reader(stream, bytes).ok_or(LinkError::Unreadable)?;
    let mut all = Vec::new();
    loop {
        let piece = call(&reader, "read", &[]).and_then(|piece| piece.dyn_into::<Promise>().ok());
        let piece = piece.ok_or(LinkError::Unreadable)?;
        let piece = JsFuture::from(piece).await.map_err(|_| LinkError::Damaged)?;
        let Some(piece) = property(&piece, "value").and_then(|piece| piece.dyn_into::<Uint8Array>().ok())
        else {
            return Ok(all);
        };
        if all.len() + piece.length() as usize > most {
            call(&reader, "cancel", &[]);
            return Err(LinkError::TooLong);
        }
        all.extend_from_slice(&piece.to_vec());
    }
}

/// Returns the reader of a stream fed with bytes; `None` if the browser has no such stream.
fn reader(stream: &str, bytes: &[u8]) -> Option<JsValue> {
    let window = web_sys::window()?;
    let stream: Function = property(&window, stream)?.dyn_into().ok()?;
    let stream = Reflect::construct(&stream, &Array::of1(&FORMAT.into())).ok()?;
    let parts = Array::of1(&Uint8Array::from(bytes));
    let source = web_sys::Blob::new_with_buffer_source_sequence(&parts).ok()?;
    let source = call(&source, "stream", &[])?;
    call(&call(&source, "pipeThrough", &[stream])?, "getReader", &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Vec<u8> {
        (0..=255).chain([0, 255, 7]).collect()
    }

    #[test]
    fn bytes_of_every_length_come_back() {
        for length in 0..some().len() {
            let bytes = &some()[..length];
            assert_eq!(read(&code(Packing::Small, bytes)), Ok((Packing::Small, bytes.to_vec())));
        }
    }

    #[test]
    fn a_broken_link_says_what_is_wrong() {
        let whole = code(Packing::Text, &some());
        for length in 1..whole.len() {
            assert_eq!(read(&whole[..length]), Err(LinkError::Cut), "{length}");
        }
        // Change one letter of the payload.
        for at in 6..whole.len() {
            let other = if &whole[at..=at] == "A" { "B" } else { "A" };
            let changed = format!("{}{other}{}", &whole[..at], &whole[at + 1..]);
            let read = read(&changed);
            assert!(
                read == Err(LinkError::Damaged) || read == Ok((Packing::Text, some())),
                "{at}: {changed}"
            );
        }
        assert_eq!(read(&format!("x{}", &whole[1..])), Err(LinkError::Newer));
        assert_eq!(read(""), Err(LinkError::Damaged));
        assert_eq!(read("#"), Err(LinkError::Damaged));
        assert_eq!(read(&format!("{whole}á")), Ok((Packing::Text, some())));
        assert_eq!(read(&whole.replace('-', "č")), Err(LinkError::Cut));
        assert_eq!(read("dffffffff-"), Err(LinkError::Damaged));
        assert_eq!(read(&"t".repeat(MAX_READ_CHARS + 1)), Err(LinkError::TooLong));
        assert_eq!(read(&format!("{whole}.")), Ok((Packing::Text, some())), "a full stop behind the link");
        for (sign, numbers) in [('-', ["%2D", "%2d"]), ('_', ["%5F", "%5f"])] {
            assert!(whole.contains(sign));
            for number in numbers {
                assert_eq!(read(&whole.replace(sign, number)), Ok((Packing::Text, some())), "{number}");
            }
        }
    }
}
