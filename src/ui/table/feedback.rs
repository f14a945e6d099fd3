//! Sounds and vibrations for what the table shows. Each repeats something visible: a placed piece, flying points, the
//! result, the curtain, a refusal.

use crate::play::ScreenMode;
use crate::scenes::sound::{Buzz, Sound};
use crate::ui::{browser, sound};

/// A sound or a vibration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feedback {
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
    /// The curtain was opened, or others have decided.
    YourTurn,
    Refused,
}

impl Feedback {
    /// Plays the sound and the vibration, as far as the settings allow.
    pub fn play(self) {
        // With full motion the staging has its own sounds.
        let staged = matches!(self, Self::Place { .. } | Self::Score { .. } | Self::Conflict);
        match self {
            _ if staged && !browser::calm() => {}
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
    pub mode: ScreenMode,
    /// Whether the seat with the open hand decides.
    pub decides: bool,
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
pub fn feedback(before: &Heard, now: &Heard) -> Option<Feedback> {
    let shown = before.mode != now.mode;
    let own = now.done > before.done;
    match now.mode {
        _ if now.refusals > before.refusals => Some(Feedback::Refused),
        ScreenMode::Result(_) if shown => Some(Feedback::Conflict),
        ScreenMode::Hand(_) if shown || now.decides && !before.decides => Some(Feedback::YourTurn),
        ScreenMode::Curtain(_) => None,
        _ if now.entries > before.entries && now.gains => Some(Feedback::Score { own }),
        _ if now.entries > before.entries => {
            Some(Feedback::Place { tile: now.patches > before.patches, own })
        }
        _ if now.turns > before.turns => Some(Feedback::Turn),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Seat;

    fn unchanged() -> Heard {
        let mode = ScreenMode::Hand(Seat::new(0));
        Heard { mode, decides: false, entries: 3, done: 1, patches: 2, gains: false, refusals: 0, turns: 0 }
    }

    #[test]
    fn feedback_is_for_the_most_important_event() {
        let before = unchanged();
        let placed = |tile, own| Some(Feedback::Place { tile, own });
        assert_eq!(feedback(&before, &before), None);
        assert_eq!(feedback(&before, &Heard { entries: 4, ..before }), placed(false, false));
        assert_eq!(feedback(&before, &Heard { entries: 4, done: 2, ..before }), placed(false, true));
        assert_eq!(feedback(&before, &Heard { entries: 4, patches: 3, ..before }), placed(true, false));
        let scored = Heard { entries: 4, done: 2, gains: true, ..before };
        assert_eq!(feedback(&before, &scored), Some(Feedback::Score { own: true }));
        assert_eq!(feedback(&before, &Heard { turns: 1, ..before }), Some(Feedback::Turn));
        assert_eq!(feedback(&before, &Heard { refusals: 1, turns: 1, ..before }), Some(Feedback::Refused));
        let result = Heard { mode: ScreenMode::Result(Seat::new(0)), entries: 5, gains: true, ..before };
        assert_eq!(feedback(&before, &result), Some(Feedback::Conflict));
        assert_eq!(feedback(&result, &Heard { mode: ScreenMode::Curtain(Seat::new(1)), ..result }), None);
        let curtain = Heard { mode: ScreenMode::Curtain(Seat::new(1)), ..before };
        assert_eq!(
            feedback(&curtain, &Heard { mode: ScreenMode::Hand(Seat::new(1)), ..before }),
            Some(Feedback::YourTurn)
        );
        let turn = Heard { decides: true, entries: 4, ..before };
        assert_eq!(feedback(&before, &turn), Some(Feedback::YourTurn), "others have decided");
        assert_eq!(feedback(&turn, &Heard { entries: 5, ..turn }), placed(false, false));
        assert_eq!(feedback(&before, &Heard { entries: 2, ..before }), None, "taking back is silent");
    }
}
