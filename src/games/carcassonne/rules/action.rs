//! Actions of seats and chance events, with their notation (rules: carcassonne 3.4): `place (0,-1) 180`,
//! `follower c0`, `capture (0,1) top`, `draw E`.

use std::fmt;
use std::str::FromStr;

use crate::table::record::quoted;
use crate::table::word::argument;
use crate::table::{MAX_SEATS, Seat};

use super::cell::{Cell, Rotation};
use super::tile::{Kind, SegmentId};

/// The place of a figure on a tile: on a segment, or on the tower (`top`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stand {
    Segment(SegmentId),
    Top,
}

/// An action or chance event, one entry of the log (rules: carcassonne 6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lay the drawn tile: `place (0,-1) 180`.
    Place(Cell, Rotation),
    /// Place a follower on a segment: `follower c0`. Without a cell it refers to the tile just laid, as in the
    /// legal list. A cell (`follower (0,-1) c0`) must be that of the tile just laid.
    Follower(Option<Cell>, SegmentId),
    /// Place a piece on a foundation or tower: `build (0,1)`.
    Build(Cell),
    /// Place a follower on a tower: `top (0,1)`.
    Top(Cell),
    /// Place neither follower nor piece.
    Pass,
    /// Capture a figure in range: `capture (0,1) m0`, `capture (0,1) top`.
    Capture(Cell, Stand),
    /// Capture nobody.
    Decline,
    /// Buy a figure back: captor, then owner: `ransom P1`. Without an owner it is the active seat, as in the legal
    /// list.
    Ransom(Seat, Option<Seat>),
    /// End the turn without a late ransom.
    End,
    /// Chance: this seat begins: `first P0`.
    First(Seat),
    /// Chance: this tile is drawn: `draw E`.
    Draw(Kind),
}

impl fmt::Display for Stand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Segment(id) => id.fmt(f),
            Self::Top => f.write_str("top"),
        }
    }
}

impl FromStr for Stand {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.eq_ignore_ascii_case("top") { Ok(Self::Top) } else { text.parse().map(Self::Segment) }
    }
}

/// Returns the notation of a seat: `P0`.
pub fn seat_text(seat: Seat) -> String {
    format!("P{seat}")
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(at, rotation) => write!(f, "place {at} {rotation}"),
            Self::Follower(None, id) => write!(f, "follower {id}"),
            Self::Follower(Some(at), id) => write!(f, "follower {at} {id}"),
            Self::Build(at) => write!(f, "build {at}"),
            Self::Top(at) => write!(f, "top {at}"),
            Self::Pass => f.write_str("pass"),
            Self::Capture(at, spot) => write!(f, "capture {at} {spot}"),
            Self::Decline => f.write_str("decline"),
            Self::Ransom(captor, None) => write!(f, "ransom P{captor}"),
            Self::Ransom(captor, Some(owner)) => write!(f, "ransom P{captor} P{owner}"),
            Self::End => f.write_str("end"),
            Self::First(seat) => write!(f, "first P{seat}"),
            Self::Draw(kind) => write!(f, "draw {kind}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim().to_ascii_lowercase();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((&text, ""));
        let joined = without_blanks_in_brackets(rest);
        let words: Vec<&str> = joined.split_whitespace().collect();
        match (verb, &words[..]) {
            ("place", [at, turn]) => Ok(Self::Place(argument(at)?, argument(turn)?)),
            ("follower", [id]) => Ok(Self::Follower(None, argument(id)?)),
            ("follower", [at, id]) => Ok(Self::Follower(Some(argument(at)?), argument(id)?)),
            ("build", [at]) => Ok(Self::Build(argument(at)?)),
            ("top", [at]) => Ok(Self::Top(argument(at)?)),
            ("capture", [at, spot]) => Ok(Self::Capture(argument(at)?, argument(spot)?)),
            ("ransom", [captor]) => Ok(Self::Ransom(seat(captor)?, None)),
            ("ransom", [captor, owner]) => Ok(Self::Ransom(seat(captor)?, Some(seat(owner)?))),
            ("first", [who]) => Ok(Self::First(seat(who)?)),
            ("draw", [kind]) => Ok(Self::Draw(argument(kind)?)),
            ("pass", []) => Ok(Self::Pass),
            ("decline", []) => Ok(Self::Decline),
            ("end", []) => Ok(Self::End),
            ("", _) => Err("There is no action here.".into()),
            _ => Err(wanted(verb)),
        }
    }
}

/// Removes the blanks inside brackets: `(0, -1)` is one word.
fn without_blanks_in_brackets(text: &str) -> String {
    let mut inside = false;
    let keep = |c: &char| {
        inside = *c == '(' || inside && *c != ')';
        !(inside && c.is_whitespace())
    };
    text.chars().filter(keep).collect()
}

/// Describes the words that must follow a verb.
fn wanted(verb: &str) -> String {
    let what = match verb {
        "place" => "a cell such as (0,-1) and 0, 90, 180 or 270",
        "follower" => "a segment such as c0, perhaps with a cell before it",
        "build" | "top" => "a cell such as (0,1)",
        "capture" => "a cell and a segment such as m0, or `top`",
        "ransom" => "a captor such as P1, perhaps with an owner behind it",
        "first" => "a seat such as P0",
        "draw" => "a tile such as E",
        "pass" | "decline" | "end" => return format!("Nothing comes after `{verb}`."),
        _ => return format!("{} is not an action.", quoted(verb)),
    };
    format!("After `{verb}` comes {what}.")
}

/// Parses a seat, `P0` or `0`.
pub(super) fn seat(word: &str) -> Result<Seat, String> {
    let digits = word.strip_prefix(['p', 'P']).unwrap_or(word);
    let plain = digits.len() == 1 && digits.bytes().all(|b| b.is_ascii_digit());
    let index = digits.parse().ok().filter(|n| plain && *n < MAX_SEATS);
    index.map(Seat::new).ok_or_else(|| format!("{} is not a seat such as P0.", quoted(word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_the_rule_file_are_written_as_they_are_read() {
        let texts = [
            "place (0,-1) 180",
            "follower c0",
            "follower (0,-1) c0",
            "build (0,1)",
            "top (0,1)",
            "pass",
            "capture (0,1) m0",
            "capture (0,1) top",
            "decline",
            "ransom P1",
            "ransom P1 P2",
            "end",
            "first P0",
            "draw E",
            "draw TQ",
        ];
        for text in texts {
            assert_eq!(text.parse::<Action>().map(|a| a.to_string()), Ok(text.to_string()));
        }
    }

    #[test]
    fn lenient_notation_is_read_and_nonsense_is_refused() {
        let same =
            [("PLACE ( 0, -1 )  180", "place (0,-1) 180"), ("first 0", "first P0"), ("draw tq", "draw TQ")];
        for (text, written) in same {
            assert_eq!(text.parse::<Action>().map(|a| a.to_string()), Ok(written.to_string()));
        }
        for wrong in [
            "",
            "plaec (0,0) 0",
            "place (0,0)",
            "place (0,0) 45",
            "follower",
            "follower x0",
            "pass 1",
            "ransom P6",
            "ransom P1 P2 P3",
            "draw Z",
            "first",
            "capture (0,1) t0",
            "follower c00",
            "build 0,1",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }
}
