//! Builds stagings from the game's own steps and from the scenes before and after an entry.

use super::{
    Anchor, Cue, Look, Movement, Performer, SoundCue, Staging, middle, patch_middle, patch_of, piece_of,
};
use crate::scenes::parts::Class;
use crate::scenes::sound::Sound;
use crate::scenes::{Gain, Patch, Piece, Scene, Spot};
use crate::table::Seat;

/// Milliseconds of a flight between the board and a seat.
const FLIGHT: u32 = 460;
/// Milliseconds from the appearance of a chip to its flight.
const CHIP_WAITS: u32 = 420;
/// The most gains that fly close together, and the milliseconds in which more set out.
const FEW: usize = 3;
const MANY: u32 = 5_000;
/// Milliseconds of a tile or card on its way to its owner.
const DRAWN: u32 = 360;
/// Milliseconds of a hop.
const HOP: u32 = 150;
/// Milliseconds between two rings.
const RING: u32 = 160;
/// The longest step of a piece towards another one that it fights, in scene units.
const LUNGE: f32 = 60.0;
/// Milliseconds of a piece that makes room for another one.
const SHIFT: u32 = 320;
/// Milliseconds between two pieces that move as one group.
pub const STAGGER: u32 = 70;

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
    /// Milliseconds from the appearance of a chip to its landing.
    pub const LANDS: u32 = CHIP_WAITS + FLIGHT;

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

    /// Stages a piece or patch that a seat places: from above for the holder of the device, from the card of another
    /// seat.
    pub fn place(&mut self, id: &str, seat: Seat) {
        if self.own == Some(seat) {
            let cues = self.out.cues.len();
            self.drop(id);
            self.out.aimed |= self.now == 0 && self.out.cues.len() > cues;
        } else {
            self.arrive(id, Anchor::Seat(seat));
        }
    }

    /// Drops a piece or patch onto its place.
    pub fn drop(&mut self, id: &str) {
        let kept = self.keep_old(id, 180);
        if let Some((performer, to)) = self.arrival(id) {
            if kept {
                self.out.performers[performer].start = None;
            }
            self.cue(performer, Movement::Drop { to, height: 30.0 });
        }
    }

    /// Flies a piece or patch to its place from elsewhere, and lands it there.
    pub fn arrive(&mut self, id: &str, from: Anchor) {
        self.keep_old(id, 540);
        let Some((performer, to)) = self.arrival(id) else { return };
        self.out.performers[performer].start = Some(from);
        self.cue(performer, Movement::Fly { to: to.clone(), arc: 30.0, ms: 360 });
        self.cue_at(360, performer, Movement::Drop { to, height: 12.0 });
    }

    /// Lets a piece or patch rise out of the ground.
    pub fn rise(&mut self, id: &str) {
        if let Some((performer, to)) = self.arrival(id) {
            self.cue(performer, Movement::Rise { to });
        }
    }

    /// Flies a piece or patch to its place on the board.
    pub fn fly(&mut self, id: &str) {
        if let Some((performer, to)) = self.arrival(id) {
            self.cue(performer, Movement::Fly { to, arc: 40.0, ms: FLIGHT });
        }
    }

    /// Moves a piece from the place of another one, which was the same piece before the entry.
    pub fn succeed(&mut self, id: &str, old: &str) {
        let (Some(old), Some((performer, _))) = (piece_of(self.before, old), self.arrival(id)) else {
            return;
        };
        self.out.performers[performer].start = Some(middle(old));
        self.out.performers.push(Performer { look: Look::Piece(old.clone()), start: None });
    }

    /// Moves pieces that look alike: each that has another place comes from a place that one of them left. Returns the
    /// ids of the moved ones.
    pub fn regroup<'b>(&mut self, ids: &'b [String]) -> Vec<&'b str> {
        let at = |scene: &'a Scene| ids.iter().filter_map(|id| piece_of(scene, id).map(middle));
        let (before, after): (Vec<Anchor>, Vec<Anchor>) =
            (at(self.before).collect(), at(self.after).collect());
        let mut left = before.iter().filter(|place| !after.contains(place));
        let mut moved = Vec::new();
        for id in ids {
            let place = |scene: &'a Scene| piece_of(scene, id).map(middle);
            if place(self.before) == place(self.after) {
                continue;
            }
            let Some((performer, to)) = self.arrival(id) else { continue };
            let is_unmoved = before.contains(&to);
            self.out.performers[performer].start = if is_unmoved { Some(to) } else { left.next().cloned() };
            if !is_unmoved {
                moved.push(id.as_str());
            }
        }
        moved
    }

    /// Moves a piece or patch in a straight line to its place.
    pub fn slide(&mut self, id: &str, ms: u32) {
        if let Some((performer, to)) = self.arrival(id) {
            self.cue(performer, Movement::Slide { to, ms });
        }
    }

    /// Walks a piece to its place.
    pub fn walk(&mut self, id: &str) {
        if let Some((performer, to)) = self.arrival(id) {
            self.cue(performer, Movement::Walk { to });
        }
    }

    /// Lets a piece hop along these points of the board, and on to its place if it is on the board after the entry.
    pub fn hop(&mut self, id: &str, way: Vec<Anchor>) {
        let Some(performer) = self.performer(id) else { return };
        let goal = piece_of(self.after, id).map(middle);
        for (nth, to) in way.into_iter().chain(goal).enumerate() {
            self.cue_at(nth as u32 * HOP, performer, Movement::Fly { to, arc: 12.0, ms: HOP });
        }
        self.then();
    }

    /// Lets a piece swell for a moment.
    pub fn pulse(&mut self, id: &str) {
        if let Some(performer) = self.performer(id) {
            self.cue(performer, Movement::Pulse(114));
        }
    }

    /// Returns the middle of a piece before the entry.
    pub fn place_of(&self, id: &str) -> Option<Anchor> {
        piece_of(self.before, id).map(middle)
    }

    /// Lets a removed piece vanish.
    pub fn vanish(&mut self, id: &str) {
        self.departure(id, &[Movement::Vanish]);
    }

    /// Lets a removed piece fall.
    pub fn fall(&mut self, id: &str) {
        self.departure(id, &[Movement::Fall]);
    }

    /// Walks a removed piece home to its owner.
    pub fn walk_home(&mut self, id: &str, owner: Seat) {
        self.departure(id, &[Movement::Walk { to: Anchor::Seat(owner) }, Movement::Vanish]);
    }

    /// Flies a removed piece to a point.
    pub fn leave(&mut self, id: &str, to: Anchor) {
        self.departure(id, &[Movement::Fly { to, arc: 40.0, ms: FLIGHT }, Movement::Vanish]);
    }

    /// Flies a symbol with a text from one point to another. The symbol exists only in the staging.
    pub fn chip(&mut self, art: &str, colour: u8, text: &str, from: Anchor, to: Anchor) {
        let look = Look::Chip { art: art.to_string(), colour, text: text.to_string() };
        let performer = self.enter(look, None);
        self.cue(performer, Movement::Rise { to: from });
        self.cue_at(CHIP_WAITS, performer, Movement::Fly { to, arc: 40.0, ms: FLIGHT });
        self.cue_at(CHIP_WAITS + FLIGHT, performer, Movement::Vanish);
    }

    /// Adds a text in the colour of a seat, perhaps with a symbol, at a point of the board. It stays until it vanishes.
    pub fn badge(&mut self, art: &str, text: String, colour: u8, at: Anchor) -> usize {
        let performer = self.enter(Look::Chip { art: art.to_string(), colour, text }, None);
        self.cue(performer, Movement::Drop { to: at, height: 0.0 });
        performer
    }

    /// Lets a symbol in the colour of a seat rise at a point. It stays until it vanishes, and is as large as a piece of
    /// this side in scene units.
    pub fn symbol(&mut self, art: &str, colour: u8, to: Anchor, size: f32) -> usize {
        self.symbol_with(art, colour, size, Movement::Rise { to })
    }

    /// Closes a frame of this side in scene units around a point. It stays until it vanishes.
    pub fn frame(&mut self, art: &str, to: Anchor, size: f32) -> usize {
        self.symbol_with(art, 0, size, Movement::Drop { to, height: 0.0 })
    }

    fn symbol_with(&mut self, art: &str, colour: u8, size: f32, motion: Movement) -> usize {
        let id = format!("{art}-{}", self.out.performers.len());
        let art = art.to_string();
        let piece = Piece { id, art, x: 0.0, y: 0.0, size, colour, over: None, class: "".into() };
        let performer = self.enter(Look::Piece(piece), None);
        self.cue(performer, motion);
        performer
    }

    /// Moves a performer that was added for the staging.
    pub fn move_on(&mut self, performer: usize, motion: Movement) {
        self.cue(performer, motion);
    }

    /// Opens a symbol over a point of the board like a ring on water, twice.
    pub fn ring(&mut self, art: &str, at: Anchor) {
        for nth in 0..2 {
            let look = Look::Chip { art: art.to_string(), colour: 0, text: String::new() };
            let performer = self.enter(look, None);
            self.cue_at(nth * RING, performer, Movement::Ring { to: at.clone() });
        }
    }

    /// Lets a piece step towards a point of the board, and back.
    pub fn lunge(&mut self, id: &str, (x, y): (f32, f32)) {
        let (Some(Anchor::Board(own_x, own_y)), Some(performer)) = (self.place_of(id), self.performer(id))
        else {
            return;
        };
        let distance = (x - own_x).hypot(y - own_y).max(1.0);
        let share = (LUNGE / distance).min(0.4);
        let to = Anchor::Board(own_x + (x - own_x) * share, own_y + (y - own_y) * share);
        self.cue(performer, Movement::Slide { to, ms: 170 });
        self.cue_at(170, performer, Movement::Slide { to: Anchor::Board(own_x, own_y), ms: 200 });
    }

    /// Shows a few words in the place of the prompt, or at the upper edge of the board, for these milliseconds.
    pub fn tell(&mut self, text: String, ms: u32) {
        self.caption(text, Some(Anchor::Part("prompt".into())), ms);
    }

    /// Shows a few words over a point of the board, for these milliseconds.
    pub fn caption(&mut self, text: String, at: Option<Anchor>, ms: u32) {
        let Some(at) = at else { return };
        let performer = self.enter(Look::Caption(text), None);
        self.cue(performer, Movement::Rise { to: at });
        self.cue_at(ms, performer, Movement::Vanish);
    }

    /// Flies the back of a tile or card, with this symbol or a plain one, to its owner.
    pub fn hand_over(&mut self, art: &str, from: Anchor, to: Anchor) {
        let look = Look::Chip { art: art.to_string(), colour: 0, text: String::new() };
        let performer = self.enter(look, Some(from));
        self.cue(performer, Movement::Fly { to, arc: 24.0, ms: DRAWN });
        self.cue_at(DRAWN, performer, Movement::Flip { open: false });
    }

    /// Brings a tile or card face down to its place beside the board, and turns it over there.
    pub fn draw(&mut self, art: &str, from: Anchor, place: Look) {
        self.free(&place);
        self.hand_over(art, from, Anchor::Place(Box::new(place.clone())));
        let face = self.performer_with(place);
        self.cue_at(DRAWN + Movement::Flip { open: false }.length(), face, Movement::Flip { open: true });
    }

    /// Brings an open card with this symbol to its place beside the board.
    pub fn take(&mut self, art: &str, from: Anchor, place: Look) {
        self.free(&place);
        let look = Look::Chip { art: art.to_string(), colour: 0, text: String::new() };
        let performer = self.enter(look, Some(from));
        let to = Anchor::Place(Box::new(place.clone()));
        self.cue(performer, Movement::Fly { to, arc: 24.0, ms: DRAWN });
        self.cue_at(DRAWN, performer, Movement::Vanish);
        let face = self.performer_with(place);
        self.cue_at(DRAWN, face, Movement::Appear);
    }

    /// Waits until a place beside the board is free, if something moves to it already.
    fn free(&mut self, place: &Look) {
        if self.out.performers.iter().any(|performer| performer.look == *place) {
            self.then();
        }
    }

    /// Moves a part beside the board; the part is the `nth` of a class inside an element of another class.
    pub fn part(&mut self, inside: &'static str, class: &'static str, nth: usize, motion: Movement) {
        let performer = self.performer_with(Look::part(inside, class, nth));
        self.cue(performer, motion);
    }

    /// Lets a part beside the board vanish that is gone after the entry.
    pub fn vanish_part(&mut self, part: Look) {
        let performer = self.performer_with(part);
        self.cue(performer, Movement::Vanish);
    }

    /// Completes the staging with pieces and patches that appeared, moved or disappeared and were not staged by the
    /// game, and with gains on their way to their seats. `actor` is the seat that acted.
    pub fn complete(&mut self, actor: Option<Seat>) {
        self.complete_pieces(actor);
        self.complete_patches(actor);
        self.then();
        self.gains();
    }

    /// Flies the gains to their seats, and counts each when it has landed.
    pub fn gains(&mut self) {
        let gains = std::mem::take(&mut self.gains);
        // Many gains are spread in time.
        let apart = if gains.len() > FEW {
            (MANY / gains.len() as u32).clamp(2 * STAGGER, FLIGHT)
        } else {
            2 * STAGGER
        };
        for gain in &gains {
            let Some(from) = self.spot(gain.from) else { continue };
            let text = if gain.count > 1 { format!("+{}", gain.count) } else { String::new() };
            let to = Anchor::Counter(gain.to, gain.lands.clone());
            self.chip(&gain.art, gain.colour, &text, from, to);
            self.count(gain.to, &gain.lands, gain.count as i32, Self::LANDS);
            self.wait(apart);
        }
        if !gains.is_empty() {
            let all: usize = gains.iter().map(|gain| gain.count).sum();
            self.sound_at(Self::LANDS - apart, if all > FEW { Sound::Coins } else { Sound::Coin }, 0);
            self.wait(Self::LANDS - apart);
        }
    }

    /// Leaves out the gains: they were staged with the result that was shown to all.
    pub fn skip_gains(&mut self) {
        self.gains.clear();
    }

    /// Counts the number with this class on the card of a seat up or down, after these milliseconds and after earlier
    /// counts.
    pub fn count(&mut self, seat: Seat, class: &Class, by: i32, ms: u32) {
        if class.is_empty() || by == 0 {
            return;
        }
        let counter = self.performer_with(Look::OfSeat { seat, class: class.clone(), nth: 0 });
        self.count_with(counter, by, ms);
    }

    /// Counts the number in a part beside the board, as [`Stager::count`] does.
    pub fn count_part(&mut self, inside: &'static str, class: &'static str, nth: usize, by: i32) {
        let counter = self.performer_with(Look::part(inside, class, nth));
        self.count_with(counter, by, 0);
    }

    fn count_with(&mut self, counter: usize, by: i32, ms: u32) {
        let cues = self.out.cues.iter().filter(|cue| cue.performer == counter);
        let counted = cues.map(|cue| cue.at + cue.motion.length()).max().unwrap_or(0);
        let at = (self.now + ms).max(counted);
        self.out.cues.push(Cue { performer: counter, at, motion: Movement::Count(by) });
    }

    fn complete_pieces(&mut self, actor: Option<Seat>) {
        let (before, after) = (self.before, self.after);
        // Marks of the last move aren't pieces.
        let is_piece = |piece: &&Piece| piece.class != "last";
        let gone = before.pieces.iter().filter(|piece| piece_of(after, &piece.id).is_none());
        for piece in gone.filter(is_piece) {
            if !self.is_staged(&piece.id) {
                self.fall(&piece.id);
            }
        }
        let mut shifted = Vec::new();
        for piece in after.pieces.iter().filter(is_piece) {
            let (old, staged) = (piece_of(before, &piece.id), self.find(&piece.id));
            match (staged, old, actor) {
                // It was staged at its earlier place.
                (Some(performer), ..) if self.out.end_of(performer) != Some(&middle(piece)) => {
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
        out.visible_area = out.extent();
        out
    }

    fn is_staged(&self, id: &str) -> bool {
        self.find(id).is_some()
    }

    fn find(&self, id: &str) -> Option<usize> {
        self.out.performers.iter().position(|performer| match &performer.look {
            Look::Piece(piece) => piece.id == id,
            Look::Patch(patch) => patch.id == id,
            _ => false,
        })
    }

    /// Adds a performer.
    fn enter(&mut self, look: Look, start: Option<Anchor>) -> usize {
        self.out.performers.push(Performer { look, start });
        self.out.performers.len() - 1
    }

    /// Returns the performer with this look.
    fn performer_with(&mut self, look: Look) -> usize {
        let found = self.out.performers.iter().position(|performer| performer.look == look);
        found.unwrap_or_else(|| self.enter(look, None))
    }

    /// Returns the performer of a piece or patch, before or after the entry.
    fn performer(&mut self, id: &str) -> Option<usize> {
        if let Some(found) = self.find(id) {
            return Some(found);
        }
        let (old, new) = (piece_of(self.before, id), piece_of(self.after, id));
        if let Some(piece) = new.or(old) {
            return Some(self.enter(Look::Piece(piece.clone()), old.map(middle)));
        }
        let (old, new) = (patch_of(self.before, id), patch_of(self.after, id));
        Some(self.enter(Look::Patch(new.or(old)?.clone()), old.map(patch_middle)))
    }

    /// Keeps the earlier look of a piece or patch until the new one lands on it. Returns whether the look has changed.
    fn keep_old(&mut self, id: &str, ms: u32) -> bool {
        let (old, new) = (patch_of(self.before, id), patch_of(self.after, id));
        let patch = old.filter(|old| new.is_some_and(|new| new.picture != old.picture)).map(|patch| {
            let id = format!("{id}-before");
            (Look::Patch(Patch { id, ..patch.clone() }), patch_middle(patch))
        });
        let (old, new) = (piece_of(self.before, id), piece_of(self.after, id));
        let appearance = |piece: &Piece| (piece.art.clone(), piece.colour);
        let piece =
            old.filter(|old| new.is_some_and(|new| appearance(new) != appearance(old))).map(|piece| {
                let id = format!("{id}-before");
                (Look::Piece(Piece { id, ..piece.clone() }), middle(piece))
            });
        let Some((look, at)) = patch.or(piece) else { return false };
        let performer = self.enter(look, Some(at));
        self.cue_at(ms, performer, Movement::Vanish);
        true
    }

    /// Returns the performer of a piece or patch that is on the board after the entry, and its place.
    fn arrival(&mut self, id: &str) -> Option<(usize, Anchor)> {
        let piece = piece_of(self.after, id).map(middle);
        let to = piece.or_else(|| patch_of(self.after, id).map(patch_middle))?;
        Some((self.performer(id)?, to))
    }

    /// Adds motions one after another for a piece or patch that is no longer on the board.
    fn departure(&mut self, id: &str, motions: &[Movement]) {
        if piece_of(self.after, id).is_some() || patch_of(self.after, id).is_some() {
            return;
        }
        let Some(performer) = self.performer(id) else { return };
        let mut at = 0;
        for motion in motions {
            self.cue_at(at, performer, motion.clone());
            at += motion.length();
        }
    }

    fn cue(&mut self, performer: usize, motion: Movement) {
        self.cue_at(0, performer, motion);
    }

    fn cue_at(&mut self, ms: u32, performer: usize, motion: Movement) {
        self.out.cues.push(Cue { performer, at: self.now + ms, motion });
    }
}
