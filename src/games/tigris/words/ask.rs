//! The present question, as facts without a language: for the prompt and the line on the curtain.

use crate::games::tigris::rules::Cell;
use crate::games::tigris::rules::{Color, Conflict, ConflictKind, Phase, Public, View};
use crate::table::{OrNever, Seat};

/// A question to the deciding seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    /// Chance: tiles are drawn.
    Tiles,
    /// Chance: the first player.
    Start,
    /// A turn with this many actions left; `again` after the first.
    Action {
        left: u8,
        again: bool,
    },
    /// The seat's leader of this colour attacks one of the rival.
    AttackRevolt {
        leader: Color,
        strengths: Strengths,
    },
    /// The rival's leader of this colour attacks one of the seat.
    DefendRevolt {
        leader: Color,
        strengths: Strengths,
    },
    AttackWar {
        color: Color,
        strengths: Strengths,
    },
    DefendWar {
        color: Color,
        strengths: Strengths,
    },
    /// Wars of these colours are due: choose the next one.
    Conflict {
        join: Join,
        colors: Vec<Color>,
    },
    /// Four tiles of this colour; `several` squares to choose from.
    Monument {
        color: Color,
        several: bool,
    },
    /// Take all but one of `count` treasures; `corners` if corner treasures limit the choice.
    Treasures {
        count: u32,
        corners: bool,
    },
    Over,
}

/// The present strengths of the deciding seat and its rival, including committed tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Strengths {
    pub rival: Seat,
    pub mine: u8,
    pub theirs: u8,
    /// The viewer's own hand has no tile to commit.
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
            Phase::Attack(conflict) => attack(view, &conflict),
            Phase::Defend { conflict, support } => defend(view, &conflict, support),
            Phase::ChooseConflict { at } => {
                let wars = public.wars(at.index());
                let colors = Color::ALL.into_iter().filter(|c| wars[c.index()].is_some()).collect();
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

/// Activity of a seat, for all to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    /// Its turn, with the number of actions left.
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
            Phase::Attack(conflict) if conflict.attacker == seat => {
                Some(Self::Adds(conflict.support_color()))
            }
            Phase::Attack(conflict) if conflict.defender == seat => {
                Some(Self::Defends(public.base_strengths(&conflict).1))
            }
            Phase::Defend { conflict, .. } if conflict.defender == seat => {
                Some(Self::Adds(conflict.support_color()))
            }
            Phase::Defend { conflict, support } if conflict.attacker == seat => {
                Some(Self::Attacks(public.base_strengths(&conflict).0.saturating_add(support)))
            }
            Phase::ChooseConflict { .. } => active.map(|()| Self::Conflict),
            Phase::Monument { .. } => active.map(|()| Self::Monument),
            Phase::Treasure(chooses) => (chooses == seat).then_some(Self::Treasures),
            _ => None,
        }
    }
}

fn attack(view: &View, conflict: &Conflict) -> Ask {
    let (mine, theirs) = view.public.base_strengths(conflict);
    let strengths = Strengths { rival: conflict.defender, mine, theirs, bare: bare(view, conflict) };
    match conflict.kind {
        ConflictKind::Revolt => Ask::AttackRevolt { leader: conflict.color, strengths },
        ConflictKind::War { .. } => Ask::AttackWar { color: conflict.color, strengths },
    }
}

fn defend(view: &View, conflict: &Conflict, support: u8) -> Ask {
    let (attack, mine) = view.public.base_strengths(conflict);
    let theirs = attack.saturating_add(support);
    let strengths = Strengths { rival: conflict.attacker, mine, theirs, bare: bare(view, conflict) };
    match conflict.kind {
        ConflictKind::Revolt => Ask::DefendRevolt { leader: conflict.color, strengths },
        ConflictKind::War { .. } => Ask::DefendWar { color: conflict.color, strengths },
    }
}

fn bare(view: &View, conflict: &Conflict) -> bool {
    view.mine().is_some_and(|hand| hand.0[conflict.support_color().index()] == 0)
}

fn join(public: &Public, cell: Cell) -> Join {
    Join { seat: public.active, tile: tile(public, cell), cell }
}

/// Returns the colour of the tile that was just placed here.
fn tile(public: &Public, cell: Cell) -> Color {
    public.tile_at(cell.index()).or_never(Color::Red)
}
