//! Sounds and vibrations for what the table shows. Each repeats something visible: a placed piece, flying points, the
//! result, the curtain, a refusal.

use crate::play::Show;
use crate::scenes::sound::{Buzz, Sound};
use crate::ui::sound;

/// Something to be heard or felt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Something was placed or done.
    Place {
        /// A tile joined the ground.
        tile: bool,
        /// A person at this device did it.
        own: bool,
    },
    /// The aimed piece was turned.
    Turn,
    /// Points were won.
    Score {
        own: bool,
    },
    /// A result is shown to all.
    Conflict,
    /// The curtain was opened.
    YourTurn,
    Refused,
}

impl Cue {
    /// Plays the sound and the vibration, as far as the settings allow.
    pub fn play(self) {
        match self {
            Self::Place { tile: true, .. } => sound::play(Sound::Clay, 0.0),
            Self::Place { tile: false, .. } => sound::play(Sound::Wood, 0.0),
            Self::Turn => sound::play(Sound::Tick, 0.0),
            Self::Score { .. } => sound::play(Sound::Coin, 0.0),
            Self::Conflict => sound::play(Sound::War, 0.0),
            Self::YourTurn => sound::play_soft(Sound::Bell, 0.0),
            Self::Refused => sound::play_soft(Sound::Fall, 0.0),
        }
        match self {
            Self::Place { own: true, .. } => sound::buzz(Buzz::Drop),
            Self::Score { own: true } => sound::buzz(Buzz::Points),
            Self::Conflict => sound::buzz(Buzz::War),
            Self::YourTurn => sound::buzz(Buzz::Turn),
            Self::Refused => sound::buzz(Buzz::Refused),
            Self::Turn | Self::Place { .. } | Self::Score { .. } => {}
        }
    }
}

/// The values from which cues are derived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heard {
    pub show: Show,
    pub entries: usize,
    /// The number of effective commands of people at this device.
    pub done: u32,
    /// The number of tiles on the ground.
    pub patches: usize,
    /// Whether the last entry won something.
    pub gains: bool,
    /// The number of refusals so far, and of turns of the aimed piece.
    pub refusals: usize,
    pub turns: usize,
}

/// Returns the cue for the change from one moment to the next. Only the most important one is played.
pub fn cue(before: &Heard, now: &Heard) -> Option<Cue> {
    let shown = before.show != now.show;
    let own = now.done > before.done;
    match now.show {
        _ if now.refusals > before.refusals => Some(Cue::Refused),
        Show::Result(_) if shown => Some(Cue::Conflict),
        Show::Hand(_) if shown => Some(Cue::YourTurn),
        Show::Curtain(_) => None,
        _ if now.entries > before.entries && now.gains => Some(Cue::Score { own }),
        _ if now.entries > before.entries => Some(Cue::Place { tile: now.patches > before.patches, own }),
        _ if now.turns > before.turns => Some(Cue::Turn),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Seat;

    fn heard() -> Heard {
        let show = Show::Hand(Seat::new(0));
        Heard { show, entries: 3, done: 1, patches: 2, gains: false, refusals: 0, turns: 0 }
    }

    #[test]
    fn one_cue_tells_what_weighs_most() {
        let before = heard();
        let placed = |tile, own| Some(Cue::Place { tile, own });
        assert_eq!(cue(&before, &before), None);
        assert_eq!(cue(&before, &Heard { entries: 4, ..before }), placed(false, false));
        assert_eq!(cue(&before, &Heard { entries: 4, done: 2, ..before }), placed(false, true));
        assert_eq!(cue(&before, &Heard { entries: 4, patches: 3, ..before }), placed(true, false));
        let scored = Heard { entries: 4, done: 2, gains: true, ..before };
        assert_eq!(cue(&before, &scored), Some(Cue::Score { own: true }));
        assert_eq!(cue(&before, &Heard { turns: 1, ..before }), Some(Cue::Turn));
        assert_eq!(cue(&before, &Heard { refusals: 1, turns: 1, ..before }), Some(Cue::Refused));
        let result = Heard { show: Show::Result(Seat::new(0)), entries: 5, gains: true, ..before };
        assert_eq!(cue(&before, &result), Some(Cue::Conflict));
        assert_eq!(cue(&result, &Heard { show: Show::Curtain(Seat::new(1)), ..result }), None);
        let curtain = Heard { show: Show::Curtain(Seat::new(1)), ..before };
        assert_eq!(cue(&curtain, &Heard { show: Show::Hand(Seat::new(1)), ..before }), Some(Cue::YourTurn));
        assert_eq!(cue(&before, &Heard { entries: 2, ..before }), None, "taking back is silent");
    }
}
