//! What is asked just now, as facts without a language: for the prompt and for the line on the curtain.

use crate::games::tigris::rules::Cell;
use crate::games::tigris::rules::{Color, Fight, Kind, Phase, Public, View};
use crate::table::{OrNever, Seat};

/// A question to the deciding seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// Luck is due: tiles are drawn.
    Tiles,
    /// Luck is due: the start player.
    Start,
    /// A turn with so many actions left; `again` when some are used already.
    Action {
        left: u8,
        again: bool,
    },
    /// The seat's leader of this colour meets one of the rival; where is on the cards beside the question.
    AttackRevolt {
        leader: Color,
        bout: Strengths,
    },
    /// The rival's leader meets one of the seat.
    DefendRevolt {
        leader: Color,
        bout: Strengths,
    },
    AttackWar {
        color: Color,
        bout: Strengths,
    },
    DefendWar {
        color: Color,
        bout: Strengths,
    },
    /// These colours clash: which comes next?
    Conflict {
        join: Join,
        colors: Vec<Color>,
    },
    /// Four tiles of this colour; `several` squares to choose from.
    Monument {
        color: Color,
        several: bool,
    },
    /// All but one of `count` treasures; `corners` when corner treasures force a part of the choice.
    Treasures {
        count: u32,
        corners: bool,
    },
    Over,
}

/// The present strengths of the deciding seat and its rival; an attack that was made is included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Strengths {
    pub rival: Seat,
    pub mine: u8,
    pub theirs: u8,
    /// The seat looks into its own hand and has no tile it could add.
    pub bare: bool,
}

/// The tile that joined two kingdoms and who placed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Join {
    pub seat: Seat,
    pub tile: Color,
    pub cell: Cell,
}

impl Ask {
    pub(super) fn of(view: &View) -> Self {
        let public = &view.public;
        match public.phase {
            Phase::Deal(_) | Phase::Swap { .. } | Phase::Refill(_) => Self::Tiles,
            Phase::First => Self::Start,
            Phase::Action => Self::Action {
                left: public.actions,
                again: public.actions < crate::games::tigris::rules::ACTIONS,
            },
            Phase::Attack(fight) => attack(view, &fight),
            Phase::Defend { fight, support } => defend(view, &fight, support),
            Phase::ChooseConflict { at } => {
                let clashes = public.clashes(at.index());
                let colors = Color::ALL.into_iter().filter(|c| clashes[c.index()].is_some()).collect();
                Self::Conflict { join: join(public, at), colors }
            }
            Phase::Monument { at } => {
                Self::Monument { color: tile(public, at), several: public.squares_offered().count() > 1 }
            }
            Phase::Treasure(seat) => {
                let (here, stay) = (public.treasures_of(seat), public.may_stay(seat));
                Self::Treasures { count: here.count(), corners: stay != here }
            }
            Phase::Over(_) => Self::Over,
        }
    }
}

/// What a seat does, for all to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    /// Its turn, with so many actions left.
    Turn(u8),
    /// It commits tiles of this colour.
    Adds(Color),
    /// It attacked, or will defend, with this strength.
    Attacks(u8),
    Defends(u8),
    /// It chooses which conflict comes next, a monument, or treasures.
    Conflict,
    Monument,
    Treasures,
}

impl Doing {
    /// Returns what a seat does; `None` if it only waits.
    pub(super) fn of(view: &View, seat: Seat) -> Option<Self> {
        let public = &view.public;
        let active = (public.active == seat).then_some(());
        match public.phase {
            Phase::Action => active.map(|()| Self::Turn(public.actions)),
            Phase::Attack(fight) if fight.attacker == seat => Some(Self::Adds(fight.support_color())),
            Phase::Attack(fight) if fight.defender == seat => Some(Self::Defends(public.bases(&fight).1)),
            Phase::Defend { fight, .. } if fight.defender == seat => Some(Self::Adds(fight.support_color())),
            Phase::Defend { fight, support } if fight.attacker == seat => {
                Some(Self::Attacks(public.bases(&fight).0.saturating_add(support)))
            }
            Phase::ChooseConflict { .. } => active.map(|()| Self::Conflict),
            Phase::Monument { .. } => active.map(|()| Self::Monument),
            Phase::Treasure(chooses) => (chooses == seat).then_some(Self::Treasures),
            _ => None,
        }
    }
}

fn attack(view: &View, fight: &Fight) -> Ask {
    let (mine, theirs) = view.public.bases(fight);
    let bout = Strengths { rival: fight.defender, mine, theirs, bare: bare(view, fight) };
    match fight.kind {
        Kind::Revolt => Ask::AttackRevolt { leader: fight.color, bout },
        Kind::War { .. } => Ask::AttackWar { color: fight.color, bout },
    }
}

fn defend(view: &View, fight: &Fight, support: u8) -> Ask {
    let (attack, mine) = view.public.bases(fight);
    let theirs = attack.saturating_add(support);
    let bout = Strengths { rival: fight.attacker, mine, theirs, bare: bare(view, fight) };
    match fight.kind {
        Kind::Revolt => Ask::DefendRevolt { leader: fight.color, bout },
        Kind::War { .. } => Ask::DefendWar { color: fight.color, bout },
    }
}

fn bare(view: &View, fight: &Fight) -> bool {
    view.mine().is_some_and(|hand| hand.0[fight.support_color().index()] == 0)
}

fn join(public: &Public, cell: Cell) -> Join {
    Join { seat: public.active, tile: tile(public, cell), cell }
}

/// The colour of the tile that was just placed here; in these phases one always lies there.
fn tile(public: &Public, cell: Cell) -> Color {
    public.tile_at(cell.index()).or_never(Color::Red)
}
