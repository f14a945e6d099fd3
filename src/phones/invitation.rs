//! The two codes that a tablet and a phone show each other, each once: the invitation to a seat, or to watch, and the
//! reply. A code is short enough for a link and for a small QR code.
//!
//! A code is a letter for its kind and base64url of: the number of the following bytes (two bytes, without the
//! checksum), the version (one byte), the content, a checksum (four bytes). Numbers are big-endian, texts follow their
//! length.

use std::fmt;
use std::str::FromStr;

use super::description::{Description, Input};
use super::role::Role;
use crate::base64url::{decode, encode, length_of, sum, unescape};
use crate::table::session::tidy_name;

/// The version of the form of codes. What is said over a connection has another one ([`super::protocol::VERSION`]).
pub const FORM: u8 = 2;

/// The longest text in which a code is looked for, in bytes.
const MAX_LENGTH: usize = 4_000;
/// The longest id of a game, in bytes.
const MAX_ID: usize = 32;
/// Bytes around the body: its length and the checksum.
const FRAME: usize = 6;

const INVITATION: char = 'j';
const REPLY: char = 'a';

/// An offer of a tablet to a phone: the seat that the phone may have, or that it may watch, and the tablet's address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The form of the code: [`FORM`].
    pub version: u8,
    /// The id of the game: lower-case letters, digits and `_`, at most 32.
    pub game: String,
    /// Role of the device at the table.
    pub role: Role,
    /// The name of the player as [`tidy_name`] leaves it, possibly empty; empty for a watcher.
    pub name: String,
    /// The sign of the player, as in [`crate::table::Player`].
    pub sign: u8,
    /// The colour of the seat, 1 to 6.
    pub colour: u8,
    /// Description of the tablet's end.
    pub description: Description,
}

/// The phone's reply to the tablet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The role in the invitation.
    pub role: Role,
    /// The [tag](Description::tag) of the description in the invitation: a reply to an earlier invitation is of no use.
    pub to: u16,
    /// Description of the phone's end.
    pub description: Description,
}

/// The reason why a text is not the expected code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// The end is missing.
    Cut,
    /// The code was changed on its way.
    Damaged,
    /// The code is of a newer version.
    Newer,
    /// It is another text: a code of the other kind, for example.
    Other,
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cut => "the end of the code is missing",
            Self::Damaged => "the code was changed on its way",
            Self::Newer => "the code is of a newer version",
            Self::Other => "the text is not the expected code",
        })
    }
}

impl std::error::Error for CodeError {}

impl Invitation {
    /// Returns the invitation as one code.
    pub fn code(&self) -> String {
        let mut body = vec![self.version];
        push_text(&mut body, &self.game);
        body.push(self.role.byte());
        push_text(&mut body, &tidy_name(&self.name));
        body.extend([self.sign, self.colour]);
        self.description.write(&mut body);
        code(INVITATION, &body)
    }
}

impl FromStr for Invitation {
    type Err = CodeError;

    /// Reads an invitation: the code alone, or an address that ends with it.
    ///
    /// # Errors
    /// The reason why the text is not an invitation.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let (version, body) = body(INVITATION, text)?;
        let read = |input: &mut Input<'_>| {
            let game = input.text().filter(|game| is_id(game))?;
            let role = Role::read(input.byte()?)?;
            let name = input.text().filter(|name| tidy_name(name) == *name)?;
            let sign = input.byte()?;
            let colour = input.byte().filter(|colour| (1..=6).contains(colour))?;
            let description = Description::read(input)?;
            Some(Self { version, game, role, name, sign, colour, description })
        };
        whole(&body, read)
    }
}

impl Reply {
    /// Creates the reply to an invitation.
    pub fn new(invitation: &Invitation, description: Description) -> Self {
        Self { role: invitation.role, to: invitation.description.tag(), description }
    }

    /// Returns whether this is the reply to an invitation with this description.
    pub fn answers(&self, description: &Description) -> bool {
        self.to == description.tag()
    }

    /// Returns the reply as one code.
    pub fn code(&self) -> String {
        let mut body = vec![FORM, self.role.byte()];
        body.extend(self.to.to_be_bytes());
        self.description.write(&mut body);
        code(REPLY, &body)
    }
}

impl FromStr for Reply {
    type Err = CodeError;

    /// Reads a reply: the code alone, or an address that ends with it.
    ///
    /// # Errors
    /// The reason why the text is not a reply.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let (_, body) = body(REPLY, text)?;
        whole(&body, |input| {
            let role = Role::read(input.byte()?)?;
            let to = u16::from_be_bytes(input.take()?);
            Some(Self { role, to, description: Description::read(input)? })
        })
    }
}

fn is_id(game: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
    (1..=MAX_ID).contains(&game.len()) && game.bytes().all(plain)
}

/// Appends a text of at most 60 characters, so of less than 256 bytes, behind its length.
fn push_text(bytes: &mut Vec<u8>, text: &str) {
    let text: String = text.chars().take(60).collect();
    bytes.push(text.len() as u8);
    bytes.extend(text.bytes());
}

fn code(kind: char, body: &[u8]) -> String {
    let mut bytes = (body.len() as u16).to_be_bytes().to_vec();
    bytes.extend(body);
    bytes.extend(sum(body).to_be_bytes());
    format!("{kind}{}", encode(&bytes))
}

/// Returns the version and the rest of the body of the code at the end of a text. What a program appended, such as a
/// full stop, is ignored.
fn body(kind: char, text: &str) -> Result<(u8, Vec<u8>), CodeError> {
    if text.len() > MAX_LENGTH {
        return Err(CodeError::Other);
    }
    let text = unescape(text.trim().rsplit(['/', '#']).next().unwrap_or_default());
    let letters = text.strip_prefix(kind).ok_or(CodeError::Other)?;
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let end = letters.find(|c| !letter(c)).unwrap_or(letters.len());
    // The end is missing, or what follows isn't a letter of a code.
    let short = if end == letters.len() { CodeError::Cut } else { CodeError::Damaged };
    let letters = &letters[..end];
    let length = letters.get(..4).and_then(decode).ok_or(short)?;
    let length = usize::from(length[0]) << 8 | usize::from(length[1]);
    let letters = letters.get(..length_of(length + FRAME)).ok_or(short)?;
    let bytes = decode(letters).ok_or(CodeError::Damaged)?;
    let (body, end) = bytes[2..].split_at(length);
    if end != sum(body).to_be_bytes() {
        return Err(CodeError::Damaged);
    }
    match body {
        [version, ..] if *version > FORM => Err(CodeError::Newer),
        [version, rest @ ..] if *version == FORM => Ok((FORM, rest.to_vec())),
        _ => Err(CodeError::Damaged),
    }
}

/// Reads a body to its end.
fn whole<T>(body: &[u8], read: impl FnOnce(&mut Input<'_>) -> Option<T>) -> Result<T, CodeError> {
    let mut input = Input(body);
    read(&mut input).filter(|_| input.0.is_empty()).ok_or(CodeError::Damaged)
}
