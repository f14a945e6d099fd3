//! The present question, as facts without a language: for the prompt and the turn banner.

use crate::games::carcassonne::rules::{Part, Phase, Public, RANSOM, View};

/// The state of the one ransom a turn may pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ransom {
    /// There are no prisoners to buy back, or too few points.
    None,
    /// It can be paid now, before the tile or the action.
    May,
    /// It was paid.
    Paid,
}

/// A question to the deciding seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// Chance: the first player.
    First,
    /// Chance: a tile is drawn.
    Draw,
    /// Place the drawn tile, which fits in this many places.
    Place {
        places: usize,
        ransom: Ransom,
    },
    /// The tile is placed; the actions that are possible.
    Act {
        follower: bool,
        build: bool,
        top: bool,
        ransom: Ransom,
    },
    /// A tower of this height reaches this many figures.
    Capture {
        height: u8,
        targets: usize,
    },
    /// After scoring: a ransom, or the end of the turn.
    Late {
        captives: u8,
    },
    Over,
}

impl Ask {
    pub(super) fn of(view: &View) -> Self {
        let public = &*view.public;
        match public.phase {
            Phase::First => Self::First,
            Phase::Draw => Self::Draw,
            Phase::Place(kind) => {
                Self::Place { places: public.placements_of(kind).len(), ransom: ransom(public) }
            }
            Phase::Action { at } => {
                let supply = public.supply(public.active) > 0;
                let segments = public.tile_at(at).map_or(&[][..], |laid| laid.kind.tile().segments);
                let can_claim = segments.iter().any(|s| {
                    let is_allowed = public.options.farmers || s.id.part != Part::Field;
                    is_allowed && public.occupiers(at, s.id).is_empty()
                });
                let open = |floors: u8| public.towers().iter().any(|t| t.top.is_none() && t.height >= floors);
                let towers = public.options.towers();
                Self::Act {
                    follower: supply && can_claim,
                    build: towers && public.pieces(public.active) > 0 && open(0),
                    top: towers && supply && open(1),
                    ransom: ransom(public),
                }
            }
            Phase::Capture { tower, .. } => {
                let height = public.tower_at(tower).map_or(0, |tower| tower.height);
                Self::Capture { height, targets: public.targets(tower, height).count() }
            }
            Phase::Late => Self::Late { captives: public.captives(public.active) },
            Phase::Over => Self::Over,
        }
    }
}

/// Returns whether the active seat has paid a ransom, or can pay one now.
fn ransom(public: &Public) -> Ransom {
    if !public.options.towers() || !public.options.ransom {
        return Ransom::None;
    }
    if public.ransomed() {
        return Ransom::Paid;
    }
    let can_ransom = public.captives(public.active) > 0 && public.points(public.active) >= u16::from(RANSOM);
    if can_ransom { Ransom::May } else { Ransom::None }
}
