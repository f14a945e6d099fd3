//! Bytes as text that no address escapes (base64url without padding), and a checksum of bytes.

/// The characters for six bits each.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Returns bytes as text.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(length_of(bytes.len()));
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        let letters = (0..=three.len()).map(|nth| LETTERS[(bits >> (18 - 6 * nth)) as usize & 63]);
        text.extend(letters.map(char::from));
    }
    text
}

/// Returns the bytes of a text; `None` if it contains another character.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for letter in four {
            bits = bits << 6 | value(*letter)?;
        }
        bits <<= 6 * (4 - four.len());
        bytes.extend_from_slice(&bits.to_be_bytes()[1..four.len().max(1)]);
    }
    Some(bytes)
}

/// Returns the six bits of a letter.
const fn value(letter: u8) -> Option<u32> {
    let (first, at) = match letter {
        b'A'..=b'Z' => (b'A', 0),
        b'a'..=b'z' => (b'a', 26),
        b'0'..=b'9' => (b'0', 52),
        b'-' => return Some(62),
        b'_' => return Some(63),
        _ => return None,
    };
    Some((letter - first) as u32 + at)
}

/// Returns the length of the text of this number of bytes.
pub const fn length_of(bytes: usize) -> usize {
    (bytes * 4).div_ceil(3)
}

/// Undoes the percent-encoding of `-` and `_`: some programs that carry links apply it, and no other letter is
/// affected.
pub fn unescape(text: &str) -> String {
    text.replace("%2D", "-").replace("%2d", "-").replace("%5F", "_").replace("%5f", "_")
}

/// Returns a checksum (FNV-1a): almost always another number when a byte has changed.
pub fn sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_every_length_come_back() {
        assert_eq!(encode(b"deska"), "ZGVza2E");
        let all: Vec<u8> = (0..=255).chain([0, 255, 7]).collect();
        for length in 0..all.len() {
            let text = encode(&all[..length]);
            assert_eq!(text.len(), length_of(length));
            assert_eq!(decode(&text).as_deref(), Some(&all[..length]));
        }
        assert_eq!((decode("a+b="), decode("č")), (None, None));
    }

    #[test]
    fn escaped_letters_are_read() {
        assert_eq!(unescape("a%2Db%2dc%5Fd%5fe%41"), "a-b-c_d_e%41");
    }
}
