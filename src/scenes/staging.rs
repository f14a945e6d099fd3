//! Stagings: the motions that show what an entry of the log did. Plain data, made from the scenes before and after it
//! and from its events, redacted for the viewer. The board itself shows the state after the entry at once; performers
//! play above it and are gone when the staging ends.
//!
//! [`Stager`] builds a staging. A game stages its own events first; whatever moved, came or went besides is added by
//! [`Stager::complete`], so the end of a staging is always the scene after the entry ([`Staging::ends_as`]).

mod stager;

use serde::{Deserialize, Serialize};

use super::parts::Class;
use super::sound::Sound;
use super::{Patch, Piece, Scene};
use crate::table::Seat;
pub use stager::{STAGGER, Stager};

/// Milliseconds from above the board to a settled piece.
const DROP: u32 = 300;
/// Side of a patch, in scene units.
pub const PATCH: f32 = 100.0;
/// The longest staging, in milliseconds: the end of a game.
pub const MAX_LENGTH: u32 = 14_000;
/// Milliseconds for all that a seat has missed.
pub const MISSED: u32 = 8_000;
/// Milliseconds for which the curtain, or the end of a game, waits for the last act.
pub const LAST_ACT: u32 = 1_500;
/// The longest beginning of a staging before the board moves, in milliseconds.
const ACT: u32 = 600;
/// The highest speed of routine acts.
pub const FASTEST: u32 = 3;

/// The motions for one entry or several.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Staging {
    pub performers: Vec<Performer>,
    /// Motions in order of time for each performer.
    pub cues: Vec<Cue>,
    pub sounds: Vec<SoundCue>,
    /// Area of the board that must be in view (left, top, right, bottom, in scene units).
    pub visible_area: Option<[f32; 4]>,
    /// Whether it may run faster: a routine action of another player.
    pub brisk: bool,
    /// Whether it begins with something that falls from where the viewer has just aimed it.
    pub aimed: bool,
}

/// Something that moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Performer {
    pub look: Look,
    /// Its place until its first cue; `None` if it is not visible yet.
    pub start: Option<Anchor>,
}

/// The picture of a performer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Look {
    /// A piece of the board, before or after the entry.
    Piece(Piece),
    /// A picture of the ground, in a box of 100 scene units.
    Patch(Patch),
    /// A symbol and a text in the colour of a seat (1 to 6; 0: none), which exist only in the staging. Without both it
    /// is the back of a tile or card.
    Chip { art: String, colour: u8, text: String },
    /// A few words above a point of the board, which exist only in the staging.
    Caption(String),
    /// An element beside the board: the `nth` with this class inside the first element of another class. It stays
    /// where it is when the staging ends. `a b/c` is an element of class `c` within one of classes `a` and `b`.
    Part { inside: Class, class: Class, nth: usize },
    /// The `nth` part with this class on the card of a seat. It stays too.
    OfSeat { seat: Seat, class: Class, nth: usize },
}

impl Look {
    /// Returns the `nth` part of a class inside an element of another class.
    pub fn part(inside: &'static str, class: &'static str, nth: usize) -> Self {
        Self::Part { inside: inside.into(), class: class.into(), nth }
    }

    /// Returns the `nth` part of a class on the card of a seat.
    pub fn of_seat(seat: Seat, class: &'static str, nth: usize) -> Self {
        Self::OfSeat { seat, class: class.into(), nth }
    }

    /// Returns whether both are the same thing, perhaps at different times. Each chip and caption is a thing of its
    /// own.
    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Piece(piece), Self::Piece(other)) => piece.id == other.id,
            (Self::Patch(patch), Self::Patch(other)) => patch.id == other.id,
            (Self::Chip { .. } | Self::Caption(_), _) => false,
            _ => self == other,
        }
    }
}

/// A point of the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Anchor {
    /// On the board, in scene units.
    Board(f32, f32),
    /// The card of a seat.
    Seat(Seat),
    /// The part with this class on the card of a seat; without such a part the card.
    Counter(Seat, Class),
    /// The first element with this class.
    Part(Class),
    /// A part beside the board, as [`Look::Part`] or [`Look::OfSeat`] names it.
    Place(Box<Look>),
    /// Place of a part of the page.
    Home,
}

/// A motion of one performer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cue {
    /// Index of the performer.
    pub performer: usize,
    /// Milliseconds from the beginning of the staging.
    pub at: u32,
    pub motion: Movement,
}

/// A sound of a staging.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SoundCue {
    /// Milliseconds from the beginning of the staging.
    pub at: u32,
    pub sound: Sound,
    /// Semitones above the basic pitch, for rising series.
    pub step: u8,
}

/// The kind of a motion.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Movement {
    /// Falls onto a point from this height in CSS pixels, and settles.
    Drop {
        to: Anchor,
        height: f32,
    },
    /// Flies in an arc of this height in CSS pixels; grows or shrinks to the size of its goal.
    Fly {
        to: Anchor,
        arc: f32,
        ms: u32,
    },
    /// Slides in a straight line.
    Slide {
        to: Anchor,
        ms: u32,
    },
    /// Walks in hops, at most five.
    Walk {
        to: Anchor,
    },
    /// Rises out of the ground at a point.
    Rise {
        to: Anchor,
    },
    /// Tips over and vanishes.
    Fall,
    Vanish,
    Appear,
    /// Swells to this size, in percent, and back.
    Pulse(u16),
    /// Opens around a point, and is gone.
    Ring {
        to: Anchor,
    },
    /// Turns by these degrees to where it is.
    Turn(f32),
    /// Half of turning over: a face opens, or a back closes and is gone.
    Flip {
        open: bool,
    },
    /// A part that shows a number counts to it, by this much.
    Count(i32),
}

/// The milliseconds between two numbers of a count, and the most numbers it shows.
const COUNT: (u32, u32) = (90, 6);

impl Movement {
    /// Returns the milliseconds that it takes.
    pub fn length(&self) -> u32 {
        match self {
            Self::Drop { .. } => DROP,
            Self::Fly { ms, .. } | Self::Slide { ms, .. } => *ms,
            Self::Walk { .. } => 760,
            Self::Rise { .. } => 220,
            Self::Fall => 260,
            Self::Vanish | Self::Appear => 160,
            Self::Pulse(_) => 180,
            Self::Ring { .. } => 340,
            Self::Turn(_) => 420,
            Self::Flip { .. } => 110,
            Self::Count(by) => COUNT.0 * by.unsigned_abs().min(COUNT.1) + 90,
        }
    }

    /// Returns the point that it leads to, if it moves the performer.
    fn goal(&self) -> Option<&Anchor> {
        match self {
            Self::Drop { to, .. }
            | Self::Fly { to, .. }
            | Self::Slide { to, .. }
            | Self::Walk { to }
            | Self::Ring { to }
            | Self::Rise { to } => Some(to),
            _ => None,
        }
    }

    /// Returns the numbers that a count to `to` shows, and the milliseconds at which each appears.
    pub fn numbers(by: i32, to: i32) -> Vec<(u32, i32)> {
        let steps = by.unsigned_abs().min(COUNT.1);
        let number = |step: u32| to - by + by * step as i32 / steps.max(1) as i32;
        (0..=steps).map(|step| (COUNT.0 * step, number(step))).collect()
    }
}

impl Staging {
    /// Returns the length in milliseconds.
    pub fn length(&self) -> u32 {
        let cues = self.cues.iter().map(|cue| cue.at + cue.motion.length());
        cues.chain(self.sounds.iter().map(|cue| cue.at)).max().unwrap_or(0)
    }

    /// Returns the area of the board in which something moves.
    fn extent(&self) -> Option<[f32; 4]> {
        let starts = self.performers.iter().filter_map(|performer| performer.start.as_ref());
        let goals = self.cues.iter().filter_map(|cue| cue.motion.goal());
        let half = PATCH / 2.0;
        let areas = starts.chain(goals).filter_map(|at| match at {
            Anchor::Board(x, y) => Some([x - half, y - half, x + half, y + half]),
            _ => None,
        });
        areas.reduce(around)
    }

    /// Splits a staging that begins with what the viewer aimed into that act and the rest, so that the board may move
    /// between them. `None` if it begins otherwise, or if the act takes longer.
    pub fn split(&self) -> Option<(Self, Self)> {
        let is_first =
            |performer: usize| self.cues.iter().any(|cue| cue.performer == performer && cue.at < DROP);
        let part = |first: bool| {
            let cues = self.cues.iter().filter(|cue| is_first(cue.performer) == first).cloned().collect();
            let sounds = self.sounds.iter().filter(|cue| (cue.at < DROP) == first).copied().collect();
            Self { cues, sounds, visible_area: None, aimed: first, ..self.clone() }
        };
        let (act, mut rest) = (part(true), part(false));
        let starts = rest.cues.iter().map(|cue| cue.at).chain(rest.sounds.iter().map(|cue| cue.at)).min();
        rest.cues.iter_mut().for_each(|cue| cue.at -= starts.unwrap_or(0));
        rest.sounds.iter_mut().for_each(|cue| cue.at -= starts.unwrap_or(0));
        rest.visible_area = self.visible_area;
        (self.aimed && act.length() <= ACT).then_some((act, rest))
    }

    /// Joins missed stagings into one. If it took more than [`MISSED`] at [`FASTEST`], the earliest routine actions are
    /// left out, and the board shows them at once.
    pub fn of_missed(mut all: Vec<Self>) -> Self {
        let mut excess = all.iter().map(Self::length).sum::<u32>().saturating_sub(MISSED * FASTEST);
        all.retain(|staging| {
            let is_kept = excess == 0 || !staging.brisk;
            if !is_kept {
                excess = excess.saturating_sub(staging.length());
            }
            is_kept
        });
        Self { brisk: true, ..Self::of_all(all) }
    }

    /// Joins the stagings of several entries.
    pub fn of_all(all: Vec<Self>) -> Self {
        let mut joined = Self::default();
        all.into_iter().for_each(|staging| joined.append(staging));
        joined
    }

    /// Appends another staging. Performers of both continue from where they are.
    pub fn append(&mut self, next: Self) {
        if next.length() == 0 {
            return;
        }
        let from = self.length();
        self.aimed = if from == 0 { next.aimed } else { self.aimed };
        self.brisk = next.brisk && (self.brisk || from == 0);
        self.visible_area = match (self.visible_area, next.visible_area) {
            (Some(old), Some(new)) => Some(around(old, new)),
            (old, new) => old.or(new),
        };
        let mut places = Vec::new();
        for performer in next.performers {
            let found = self.performers.iter().position(|old| old.look.is_same(&performer.look));
            places.push(found.unwrap_or(self.performers.len()));
            if found.is_none() {
                self.performers.push(performer);
            }
        }
        let cue = |cue: Cue| Cue { performer: places[cue.performer], at: cue.at + from, ..cue };
        self.cues.extend(next.cues.into_iter().map(cue));
        self.sounds.extend(next.sounds.into_iter().map(|cue| SoundCue { at: cue.at + from, ..cue }));
    }

    /// Returns the pieces and patches that the board must not show before the staging begins, each with its earlier
    /// point. Performers that only swell stay on the board.
    pub fn waiting(&self) -> impl Iterator<Item = (&Look, Option<&Anchor>)> {
        let moves = |nth: usize| {
            self.cues.iter().any(|cue| cue.performer == nth && !matches!(cue.motion, Movement::Pulse(_)))
        };
        let all = self.performers.iter().enumerate();
        all.filter(move |(nth, performer)| {
            matches!(performer.look, Look::Piece(_) | Look::Patch(_)) && moves(*nth)
        })
        .map(|(_, performer)| (&performer.look, performer.start.as_ref()))
    }

    /// Returns where a performer is when the staging ends; `None` if it is not visible.
    pub fn end_of(&self, performer: usize) -> Option<&Anchor> {
        let mut at = self.performers.get(performer)?.start.as_ref();
        for cue in self.cues.iter().filter(|cue| cue.performer == performer) {
            match &cue.motion {
                Movement::Fall
                | Movement::Vanish
                | Movement::Ring { .. }
                | Movement::Flip { open: false } => {
                    at = None;
                }
                motion => at = motion.goal().or(at),
            }
        }
        at
    }

    /// Checks that every piece and patch ends at its place in this scene.
    ///
    /// # Errors
    /// Returns the first one that does not, in words for a failing test.
    pub fn ends_as(&self, after: &Scene) -> Result<(), String> {
        for (nth, performer) in self.performers.iter().enumerate() {
            let (id, place) = match &performer.look {
                Look::Piece(piece) => (&piece.id, piece_of(after, &piece.id).map(middle)),
                Look::Patch(patch) => (&patch.id, patch_of(after, &patch.id).map(patch_middle)),
                _ => continue,
            };
            if self.end_of(nth) != place.as_ref() {
                return Err(format!("{id} ends at {:?} instead of {place:?}", self.end_of(nth)));
            }
        }
        Ok(())
    }
}

/// Returns the smallest area around two.
fn around(one: [f32; 4], other: [f32; 4]) -> [f32; 4] {
    let [left, top, right, bottom] = one;
    [left.min(other[0]), top.min(other[1]), right.max(other[2]), bottom.max(other[3])]
}

fn piece_of<'a>(scene: &'a Scene, id: &str) -> Option<&'a Piece> {
    scene.pieces.iter().find(|piece| piece.id == id)
}

fn patch_of<'a>(scene: &'a Scene, id: &str) -> Option<&'a Patch> {
    scene.patches.iter().find(|patch| patch.id == id)
}

fn middle(piece: &Piece) -> Anchor {
    Anchor::Board(piece.x + piece.size / 2.0, piece.y + piece.size / 2.0)
}

fn patch_middle(patch: &Patch) -> Anchor {
    Anchor::Board(patch.x + PATCH / 2.0, patch.y + PATCH / 2.0)
}
