//! What is asked just now, as facts without a language: for the prompt and for the turn banner. Public facts alone.

use crate::games::taj_mahal::rules::{Color, Phase, Symbols, View};

/// A question to the deciding seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// Luck is due in the set-up or between two visits.
    SetUp,
    /// Luck is due: a card is drawn blind.
    Draw,
    /// Play or withdraw: the colour the player is bound to, whether nobody else is in, and what withdrawing brings.
    Turn {
        bound: Option<Color>,
        alone: bool,
        won: Symbols,
    },
    /// Palaces are to be placed for these symbols; so many palaces are left.
    Place {
        symbols: Symbols,
        left: u8,
    },
    /// So many cards of the supply are taken.
    Take {
        count: u32,
    },
    Over,
}

impl Ask {
    pub(super) fn of(view: &View) -> Self {
        let public = &*view.public;
        let seat = public.active;
        match public.phase {
            Phase::Turn => Self::Turn {
                bound: public.rows[seat].bound,
                alone: public.alone(seat),
                won: public.wins(seat),
            },
            Phase::Place => Self::Place { symbols: public.to_place(), left: public.palaces[seat] },
            Phase::Take => Self::Take { count: public.takes() },
            Phase::CardTile | Phase::FreeCard => Self::Draw,
            Phase::Over => Self::Over,
            _ => Self::SetUp,
        }
    }
}
