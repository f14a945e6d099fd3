//! Stagings: the motions that show what an entry of the log did. Plain data, made from the scenes before and after it
//! and from its events as the viewer heard them. The board itself shows the state after the entry at once; performers play
//! above it and are gone when the staging ends.
//!
//! [`Stager`] builds a staging. A game stages its own events first; whatever moved, came or went besides is added by
//! [`Stager::complete`], so the end of a staging is always the scene after the entry ([`Staging::ends_as`]).

use serde::{Deserialize, Serialize};

use super::parts::Class;
use super::sound::Sound;
use super::{Gain, Patch, Piece, Scene, Spot};
use crate::table::Seat;

/// Milliseconds from above the board to a settled piece.
const DROP: u32 = 300;
/// Milliseconds of a flight between the board and a seat.
const FLIGHT: u32 = 460;
/// Milliseconds from the appearance of a chip to its flight.
const CHIP_WAITS: u32 = 420;
/// Milliseconds of a piece that makes room for another one.
const SHIFT: u32 = 320;
/// Milliseconds between two pieces that move as one group.
pub const STAGGER: u32 = 70;
/// Side of a patch, in scene units.
const PATCH: f32 = 100.0;
/// The longest staging, in milliseconds: the end of a game.
pub const LONGEST: u32 = 14_000;

/// What is played for one entry or several.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Staging {
    pub performers: Vec<Performer>,
    /// Motions in order of time for each performer.
    pub cues: Vec<Cue>,
    pub sounds: Vec<SoundCue>,
    /// Area of the board that must be in view (left, top, right, bottom, in scene units).
    pub look: Option<[f32; 4]>,
    /// Whether it may run faster: a routine act of somebody else.
    pub brisk: bool,
}

/// Something that moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Performer {
    pub look: Look,
    /// Where it stands until its first cue; `None` if it is not visible yet.
    pub start: Option<Anchor>,
}

/// The picture of a performer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Look {
    /// A piece of the board, before or after the entry.
    Piece(Piece),
    /// A picture of the ground, in a box of 100 scene units.
    Patch(Patch),
    /// A symbol and a text in the colour of a seat (1 to 6; 0: none), which exist only in the staging.
    Chip { art: String, colour: u8, text: String },
    /// An element beside the board: the `nth` with this class inside the first element of another class. It stays
    /// where it is when the staging ends. `a b/c` is an element of class `c` within one of classes `a` and `b`.
    Part { inside: Class, class: Class, nth: usize },
    /// The `nth` part with this class on the card of a seat. It stays too.
    OfSeat { seat: Seat, class: Class, nth: usize },
}

impl Look {
    /// Returns whether both are the same thing, perhaps at different times. Each chip is a thing of its own.
    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Piece(piece), Self::Piece(other)) => piece.id == other.id,
            (Self::Patch(patch), Self::Patch(other)) => patch.id == other.id,
            (Self::Chip { .. }, _) => false,
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
    /// Where a part of the page is.
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
            Self::Count(by) => COUNT.0 * by.unsigned_abs().min(COUNT.1) + 160,
        }
    }

    /// Returns the point that it leads to, if it moves the performer.
    fn goal(&self) -> Option<&Anchor> {
        match self {
            Self::Drop { to, .. }
            | Self::Fly { to, .. }
            | Self::Slide { to, .. }
            | Self::Walk { to }
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
        let starts = self.performers.iter().filter_map(|actor| actor.start.as_ref());
        let goals = self.cues.iter().filter_map(|cue| cue.motion.goal());
        let half = PATCH / 2.0;
        let near = starts.chain(goals).filter_map(|at| match at {
            Anchor::Board(x, y) => Some([x - half, y - half, x + half, y + half]),
            _ => None,
        });
        near.reduce(around)
    }

    /// Adds what is played after it. What performed already goes on from where it is.
    pub fn append(&mut self, next: Self) {
        if next.length() == 0 {
            return;
        }
        let from = self.length();
        self.brisk = next.brisk && (self.brisk || from == 0);
        self.look = match (self.look, next.look) {
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

    /// Returns where a performer is when the staging ends; `None` if it is not visible.
    pub fn end_of(&self, performer: usize) -> Option<&Anchor> {
        let mut at = self.performers.get(performer)?.start.as_ref();
        for cue in self.cues.iter().filter(|cue| cue.performer == performer) {
            match &cue.motion {
                Movement::Fall | Movement::Vanish => at = None,
                motion => at = motion.goal().or(at),
            }
        }
        at
    }

    /// Returns the first piece or patch whose end is not its place in this scene, if any.
    pub fn ends_as(&self, after: &Scene) -> Result<(), String> {
        for (nth, actor) in self.performers.iter().enumerate() {
            let (id, place) = match &actor.look {
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

/// Builds a staging from the scenes before and after an entry. Both are scenes at rest: without selection, marks of the
/// last move, and ghosts.
#[derive(Debug)]
pub struct Stager<'a> {
    before: &'a Scene,
    after: &'a Scene,
    /// The seat whose hand is open: its pieces come from in front of the board, those of others from their cards.
    own: Option<Seat>,
    /// Gains that have not been staged yet.
    gains: Vec<Gain>,
    /// Beginning of the present beat.
    now: u32,
    out: Staging,
}

impl<'a> Stager<'a> {
    /// Creates an empty staging.
    pub fn new(before: &'a Scene, after: &'a Scene, own: Option<Seat>, gains: Vec<Gain>) -> Self {
        Self { before, after, own, gains, now: 0, out: Staging::default() }
    }

    /// Ends the beat: what follows begins when everything so far has ended.
    pub fn then(&mut self) {
        self.now = self.out.length().max(self.now);
    }

    /// Delays what follows.
    pub fn wait(&mut self, ms: u32) {
        self.now += ms;
    }

    /// Plays a sound now.
    pub fn sound(&mut self, sound: Sound) {
        self.sound_at(0, sound, 0);
    }

    /// Plays a sound some milliseconds later, this many semitones higher.
    pub fn sound_at(&mut self, ms: u32, sound: Sound, step: u8) {
        self.out.sounds.push(SoundCue { at: self.now + ms, sound, step });
    }

    /// Returns the middle of a place of the board.
    pub fn spot(&self, spot: Spot) -> Option<Anchor> {
        let places = self.after.places.iter().chain(&self.before.places);
        let place = places.into_iter().find(|place| place.spot == spot)?;
        Some(Anchor::Board(place.x + place.size / 2.0, place.y + place.size / 2.0))
    }

    /// A piece or patch is placed by a seat: from above by the holder of the device, from the card of another seat.
    pub fn place(&mut self, id: &str, seat: Seat) {
        if self.own == Some(seat) { self.drop(id) } else { self.arrive(id, Anchor::Seat(seat)) }
    }

    /// A piece or patch falls into its place.
    pub fn drop(&mut self, id: &str) {
        self.keep_old(id, 180);
        if let Some((actor, to)) = self.comes(id) {
            self.cue(actor, Movement::Drop { to, height: 30.0 });
        }
    }

    /// A piece or patch flies to its place from elsewhere, and lands.
    pub fn arrive(&mut self, id: &str, from: Anchor) {
        self.keep_old(id, 540);
        let Some((actor, to)) = self.comes(id) else { return };
        self.out.performers[actor].start = Some(from);
        self.cue(actor, Movement::Fly { to: to.clone(), arc: 30.0, ms: 360 });
        self.cue_at(360, actor, Movement::Drop { to, height: 12.0 });
    }

    /// A piece or patch rises out of the ground.
    pub fn rise(&mut self, id: &str) {
        if let Some((actor, to)) = self.comes(id) {
            self.cue(actor, Movement::Rise { to });
        }
    }

    /// A piece or patch flies to its place on the board.
    pub fn fly(&mut self, id: &str) {
        if let Some((actor, to)) = self.comes(id) {
            self.cue(actor, Movement::Fly { to, arc: 40.0, ms: FLIGHT });
        }
    }

    /// A piece takes the place of another one, which was the same before the entry: it moves from there.
    pub fn succeed(&mut self, id: &str, old: &str) {
        let (Some(old), Some((actor, _))) = (piece_of(self.before, old), self.comes(id)) else { return };
        self.out.performers[actor].start = Some(middle(old));
        self.out.performers.push(Performer { look: Look::Piece(old.clone()), start: None });
    }

    /// A piece or patch moves in a straight line to its place.
    pub fn slide(&mut self, id: &str, ms: u32) {
        if let Some((actor, to)) = self.comes(id) {
            self.cue(actor, Movement::Slide { to, ms });
        }
    }

    /// A piece walks to its place.
    pub fn walk(&mut self, id: &str) {
        if let Some((actor, to)) = self.comes(id) {
            self.cue(actor, Movement::Walk { to });
        }
    }

    /// A piece swells for a moment.
    pub fn pulse(&mut self, id: &str) {
        if let Some(actor) = self.actor(id) {
            self.cue(actor, Movement::Pulse(114));
        }
    }

    /// Returns the middle of a piece before the entry.
    pub fn place_of(&self, id: &str) -> Option<Anchor> {
        piece_of(self.before, id).map(middle)
    }

    /// A piece that is gone vanishes.
    pub fn vanish(&mut self, id: &str) {
        self.goes(id, &[Movement::Vanish]);
    }

    /// A piece that is gone falls.
    pub fn fall(&mut self, id: &str) {
        self.goes(id, &[Movement::Fall]);
    }

    /// A piece that is gone walks home to its owner.
    pub fn walk_home(&mut self, id: &str, owner: Seat) {
        self.goes(id, &[Movement::Walk { to: Anchor::Seat(owner) }, Movement::Vanish]);
    }

    /// A piece that is gone flies to a point.
    pub fn leave(&mut self, id: &str, to: Anchor) {
        self.goes(id, &[Movement::Fly { to, arc: 40.0, ms: FLIGHT }, Movement::Vanish]);
    }

    /// A symbol with a text flies from one point to another; it exists only for that.
    pub fn chip(&mut self, art: &str, colour: u8, text: &str, from: Anchor, to: Anchor) {
        let look = Look::Chip { art: art.to_string(), colour, text: text.to_string() };
        let actor = self.out.performers.len();
        self.out.performers.push(Performer { look, start: None });
        self.cue(actor, Movement::Rise { to: from });
        self.cue_at(CHIP_WAITS, actor, Movement::Fly { to, arc: 40.0, ms: FLIGHT });
        self.cue_at(CHIP_WAITS + FLIGHT, actor, Movement::Vanish);
    }

    /// Moves a part beside the board; the part is the `nth` of a class inside an element of another class.
    pub fn part(&mut self, inside: &'static str, class: &'static str, nth: usize, motion: Movement) {
        let actor = self.actor_with(Look::Part { inside: inside.into(), class: class.into(), nth });
        self.cue(actor, motion);
    }

    /// Moves the `nth` part of a class on the card of a seat.
    pub fn part_of_seat(&mut self, seat: Seat, class: &'static str, nth: usize, motion: Movement) {
        let actor = self.actor_with(Look::OfSeat { seat, class: class.into(), nth });
        self.cue(actor, motion);
    }

    /// Adds what the game has not staged: pieces and patches that came, moved or went, and gains on their way to their
    /// seats. `actor` is the seat that acted.
    pub fn complete(&mut self, actor: Option<Seat>) {
        self.complete_pieces(actor);
        self.complete_patches(actor);
        self.then();
        self.gains();
    }

    /// Gains fly to their seats and are counted there.
    pub fn gains(&mut self) {
        let gains = std::mem::take(&mut self.gains);
        for gain in &gains {
            let Some(from) = self.spot(gain.from) else { continue };
            let text = if gain.count > 1 { format!("+{}", gain.count) } else { String::new() };
            let to = Anchor::Counter(gain.to, gain.lands.clone());
            self.chip(&gain.art, gain.colour, &text, from, to);
            self.wait(2 * STAGGER);
        }
        if !gains.is_empty() {
            self.sound_at(CHIP_WAITS + FLIGHT - 2 * STAGGER, Sound::Coin, 0);
            self.count(&gains);
        }
    }

    /// The counters of the gains count up when the last of them has landed.
    fn count(&mut self, gains: &[Gain]) {
        self.wait(CHIP_WAITS + FLIGHT - 2 * STAGGER);
        for (nth, gain) in gains.iter().enumerate() {
            let same = |other: &&Gain| (other.to, &other.lands) == (gain.to, &gain.lands);
            let first = gains.iter().position(|other| same(&other)) == Some(nth);
            if first && !gain.lands.is_empty() {
                let by: usize = gains.iter().filter(same).map(|other| other.count).sum();
                let counter =
                    self.actor_with(Look::OfSeat { seat: gain.to, class: gain.lands.clone(), nth: 0 });
                self.cue(counter, Movement::Count(by as i32));
            }
        }
    }

    fn complete_pieces(&mut self, actor: Option<Seat>) {
        let (before, after) = (self.before, self.after);
        for piece in before.pieces.iter().filter(|piece| piece_of(after, &piece.id).is_none()) {
            if !self.is_staged(&piece.id) {
                self.fall(&piece.id);
            }
        }
        let mut shifted = Vec::new();
        for piece in &after.pieces {
            let (old, staged) = (piece_of(before, &piece.id), self.find(&piece.id));
            match (staged, old, actor) {
                // It was staged where it stood before.
                (Some(actor), ..) if self.out.end_of(actor) != Some(&middle(piece)) => {
                    shifted.push(&piece.id);
                }
                (Some(_), ..) => {}
                (None, Some(old), _) if middle(old) == middle(piece) => {}
                (None, Some(_), _) => self.slide(&piece.id, SHIFT),
                (None, None, Some(seat)) => self.place(&piece.id, seat),
                (None, None, None) => self.rise(&piece.id),
            }
        }
        if !shifted.is_empty() {
            self.then();
            shifted.into_iter().for_each(|id| self.slide(id, SHIFT));
        }
    }

    fn complete_patches(&mut self, actor: Option<Seat>) {
        let (before, after) = (self.before, self.after);
        let new = |patch: &&Patch| !patch.id.is_empty() && patch_of(before, &patch.id).is_none();
        for patch in after.patches.iter().filter(new) {
            match actor {
                _ if self.is_staged(&patch.id) => {}
                Some(seat) => self.place(&patch.id, seat),
                None => self.rise(&patch.id),
            }
        }
    }

    /// Returns the staging.
    pub fn finish(self) -> Staging {
        let mut out = self.out;
        out.cues.sort_by_key(|cue| cue.at);
        out.look = if self.after.open { out.extent() } else { None };
        out
    }

    fn is_staged(&self, id: &str) -> bool {
        self.find(id).is_some()
    }

    fn find(&self, id: &str) -> Option<usize> {
        self.out.performers.iter().position(|actor| match &actor.look {
            Look::Piece(piece) => piece.id == id,
            Look::Patch(patch) => patch.id == id,
            _ => false,
        })
    }

    /// Returns the performer with this look.
    fn actor_with(&mut self, look: Look) -> usize {
        let found = self.out.performers.iter().position(|actor| actor.look == look);
        found.unwrap_or_else(|| {
            self.out.performers.push(Performer { look, start: None });
            self.out.performers.len() - 1
        })
    }

    /// Returns the performer of a piece or patch, before or after the entry.
    fn actor(&mut self, id: &str) -> Option<usize> {
        if let Some(found) = self.find(id) {
            return Some(found);
        }
        let (old, new) = (piece_of(self.before, id), piece_of(self.after, id));
        let actor = if let Some(piece) = new.or(old) {
            Performer { look: Look::Piece(piece.clone()), start: old.map(middle) }
        } else {
            let (old, new) = (patch_of(self.before, id), patch_of(self.after, id));
            Performer { look: Look::Patch(new.or(old)?.clone()), start: old.map(patch_middle) }
        };
        self.out.performers.push(actor);
        Some(self.out.performers.len() - 1)
    }

    /// Keeps what a piece or patch of the same id looked like before until the new one lands on it.
    fn keep_old(&mut self, id: &str, ms: u32) {
        let (old, new) = (patch_of(self.before, id), patch_of(self.after, id));
        let patch = old.filter(|old| new.is_some_and(|new| new.picture != old.picture)).map(|patch| {
            let id = format!("{id}-before");
            (Look::Patch(Patch { id, ..patch.clone() }), patch_middle(patch))
        });
        let (old, new) = (piece_of(self.before, id), piece_of(self.after, id));
        let piece = old.filter(|old| new.is_some_and(|new| new.art != old.art)).map(|piece| {
            let id = format!("{id}-before");
            (Look::Piece(Piece { id, ..piece.clone() }), middle(piece))
        });
        let Some((look, at)) = patch.or(piece) else { return };
        let actor = self.out.performers.len();
        self.out.performers.push(Performer { look, start: Some(at) });
        self.cue_at(ms, actor, Movement::Vanish);
    }

    /// Returns the performer of a piece or patch that is on the board after the entry, and its place.
    fn comes(&mut self, id: &str) -> Option<(usize, Anchor)> {
        let piece = piece_of(self.after, id).map(middle);
        let to = piece.or_else(|| patch_of(self.after, id).map(patch_middle))?;
        Some((self.actor(id)?, to))
    }

    /// Adds motions one after another for a piece or patch that is no longer on the board.
    fn goes(&mut self, id: &str, motions: &[Movement]) {
        if piece_of(self.after, id).is_some() || patch_of(self.after, id).is_some() {
            return;
        }
        let Some(actor) = self.actor(id) else { return };
        let mut at = 0;
        for motion in motions {
            self.cue_at(at, actor, motion.clone());
            at += motion.length();
        }
    }

    fn cue(&mut self, actor: usize, motion: Movement) {
        self.cue_at(0, actor, motion);
    }

    fn cue_at(&mut self, ms: u32, actor: usize, motion: Movement) {
        self.out.cues.push(Cue { performer: actor, at: self.now + ms, motion });
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
