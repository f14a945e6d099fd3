//! Revolts and wars (rules: tigris 7, R27 to R47, R74 to R76).

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{EventSink, Seat, never};

use super::color::{Color, tiles_of};
use super::event::{Award, Event, Returned};
use super::kingdoms::flood;
use super::state::{Conflict, ConflictKind, Phase, Public, Tigris};

/// A conflict with the data the stage shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConflictDetails {
    pub kind: ConflictKind,
    /// The colour of the two leaders.
    pub color: Color,
    /// The colour of the tiles that are counted and committed.
    pub support_color: Color,
    pub attacker: Side,
    pub defender: Side,
}

/// One side of a conflict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    pub seat: Seat,
    /// The cell of the side's leader.
    pub leader: Cell,
    /// Strength on the board.
    pub base: u8,
    /// The number of tiles committed; `None` until the side has decided.
    pub support: Option<u8>,
    /// The tiles that `base` counts.
    pub supporters: Cells,
    /// War: everything connected to the leader without the joining tile. Revolt: the leader and its supporters.
    pub region: Cells,
    /// War: the supporters that are removed if this side loses. The winner gets 1 point more than their number.
    pub removed: Cells,
    /// Temples that are not removed because of their treasure.
    pub spared_by_treasure: Cells,
    /// Temples without a treasure that are not removed because of an adjacent leader.
    pub spared_by_leader: Cells,
}

/// The attacker and the defender of each colour in conflict.
pub type Wars = [Option<(Seat, Seat)>; 4];

impl Public {
    /// Returns the colours that have two leaders in the region of the joining tile, with attacker and defender.
    /// The active player attacks if involved, else the first owner clockwise from the active player
    /// (rules: tigris 7, R35).
    pub fn wars(&self, at: usize) -> Wars {
        let region = self.region(at);
        Color::ALL.map(|color| {
            let inside = |seat: &Seat| self.leader(*seat, color).is_some_and(|spot| region.has(spot));
            let mut owners = self.active.round(self.seats()).filter(inside);
            owners.next().zip(owners.next())
        })
    }

    /// Returns the cells connected to a seat's leader without the joining tile (R37).
    pub(super) fn side_cells(&self, conflict: &Conflict, seat: Seat) -> Cells {
        let Some(leader) = self.leader(seat, conflict.color) else { return Cells::EMPTY };
        match conflict.kind {
            ConflictKind::Revolt => Cells::only(leader) | (Cells::beside(leader) & self.temples()),
            ConflictKind::War { at } => flood(leader, self.occupied() - Cells::only(at.index())),
        }
    }

    /// Returns the tiles on the board that count for a seat.
    #[inline]
    pub(super) fn supporters(&self, conflict: &Conflict, seat: Seat) -> Cells {
        self.side_cells(conflict, seat) & self.face_up(conflict.support_color())
    }

    /// Returns the base strengths of attacker and defender.
    #[inline]
    pub fn base_strengths(&self, conflict: &Conflict) -> (u8, u8) {
        let base = |seat| self.supporters(conflict, seat).count() as u8;
        (base(conflict.attacker), base(conflict.defender))
    }

    /// Returns the base strengths of a war over this joining tile on the current board.
    pub fn war_strengths(&self, at: Cell, color: Color, attacker: Seat, defender: Seat) -> (u8, u8) {
        self.base_strengths(&Conflict { kind: ConflictKind::War { at }, color, attacker, defender })
    }

    /// Returns the supporters of a loser that are removed. In a war of priests, temples with a treasure or beside
    /// a leader other than the beaten priest stay (R40, R41, R76).
    pub(super) fn removable(&self, conflict: &Conflict, loser: Seat) -> Cells {
        let supporters = self.supporters(conflict, loser);
        match (conflict.kind, conflict.color) {
            (ConflictKind::Revolt, _) => Cells::EMPTY,
            (_, Color::Red) => supporters - self.treasures - self.others_beside(conflict, loser),
            _ => supporters,
        }
    }

    fn others_beside(&self, conflict: &Conflict, loser: Seat) -> Cells {
        let beaten = self.leader(loser, conflict.color).map_or(Cells::EMPTY, Cells::only);
        (self.figures - beaten).neighbours()
    }

    /// Returns the current fight and the number of tiles the attacker committed, if already decided.
    pub fn conflict(&self) -> Option<(Conflict, Option<u8>)> {
        match self.phase {
            Phase::Attack(conflict) => Some((conflict, None)),
            Phase::Defend { conflict, support } => Some((conflict, Some(support))),
            _ => None,
        }
    }

    /// Returns the current conflict with all data the stage shows.
    pub fn conflict_details(&self) -> Option<ConflictDetails> {
        let (conflict, support) = self.conflict()?;
        let side = |seat: Seat, support| {
            let (supporters, removed) = (self.supporters(&conflict, seat), self.removable(&conflict, seat));
            let war = conflict.kind != ConflictKind::Revolt;
            let spared = if war { supporters - removed } else { Cells::EMPTY };
            Some(Side {
                seat,
                leader: Cell::at(self.leader(seat, conflict.color)?),
                base: supporters.count() as u8,
                support,
                supporters,
                region: self.side_cells(&conflict, seat),
                removed,
                spared_by_treasure: spared & self.treasures,
                spared_by_leader: spared - self.treasures,
            })
        };
        Some(ConflictDetails {
            kind: conflict.kind,
            color: conflict.color,
            support_color: conflict.support_color(),
            attacker: side(conflict.attacker, support)?,
            defender: side(conflict.defender, None)?,
        })
    }
}

impl Tigris {
    pub(super) fn begin_conflict(&mut self, conflict: Conflict, sink: &mut impl EventSink<Event>) {
        self.public.phase = Phase::Attack(conflict);
        sink.emit(|| {
            let Conflict { kind, color, attacker, defender } = conflict;
            let (attack, defence) = self.public.base_strengths(&conflict);
            Event::ConflictBegan { kind, color, attacker, defender, attack, defence }
        });
    }

    /// Continues after a union or a war: starts the next war, or ends the union (rules: tigris 7, *War* 1 and 2).
    pub(super) fn next_conflict(&mut self, at: Cell, sink: &mut impl EventSink<Event>) {
        let wars = self.public.wars(at.index());
        let mut colors = Color::ALL.into_iter().filter(|c| wars[c.index()].is_some());
        match (colors.next(), colors.next()) {
            (None, _) => {
                sink.emit(|| Event::UnionEnded { cell: at });
                self.offer_monument(at, sink);
            }
            (Some(color), None) => self.begin_war(at, color, sink),
            _ => self.public.phase = Phase::ChooseConflict { at },
        }
    }

    pub(super) fn begin_war(&mut self, at: Cell, color: Color, sink: &mut impl EventSink<Event>) {
        let Some((attacker, defender)) = self.public.wars(at.index())[color.index()] else {
            never!();
            return;
        };
        self.begin_conflict(Conflict { kind: ConflictKind::War { at }, color, attacker, defender }, sink);
    }

    pub(super) fn choose_conflict(&mut self, color: Color, sink: &mut impl EventSink<Event>) {
        let Phase::ChooseConflict { at } = self.public.phase else {
            never!();
            return;
        };
        let seat = self.public.active;
        sink.emit(|| Event::ConflictChosen { seat, color });
        self.begin_war(at, color, sink);
    }

    /// Commits tiles. The defender's commitment resolves the conflict.
    pub(super) fn support(&mut self, count: u8, sink: &mut impl EventSink<Event>) {
        let Some((conflict, committed)) = self.public.conflict() else {
            never!();
            return;
        };
        let (attack, defence) = self.public.base_strengths(&conflict);
        let (seat, base) =
            if committed.is_some() { (conflict.defender, defence) } else { (conflict.attacker, attack) };
        let (color, total) = (conflict.support_color(), base + count);
        self.secret.hands[seat].take(&tiles_of(color, count));
        self.secret.discards.put(&tiles_of(color, count));
        sink.emit(|| Event::Supported { seat, color, count, total });
        match committed {
            None => self.public.phase = Phase::Defend { conflict, support: count },
            Some(support) => self.resolve(&conflict, attack + support, total, sink),
        }
    }

    fn resolve(&mut self, conflict: &Conflict, attack: u8, defence: u8, sink: &mut impl EventSink<Event>) {
        let (attacker, defender) = (conflict.attacker, conflict.defender);
        let won = attack > defence;
        let (winner, loser) = if won { (attacker, defender) } else { (defender, attacker) };
        let Conflict { kind, color, .. } = *conflict;
        sink.emit(|| {
            let (winner_total, loser_total) = if won { (attack, defence) } else { (defence, attack) };
            Event::ConflictWon { kind, color, winner, loser, winner_total, loser_total }
        });
        match kind {
            ConflictKind::Revolt => {
                self.return_beaten(loser, color, Returned::Revolt, sink);
                self.award(winner, Color::Red, 1, Award::Revolt, sink);
                self.end_action(sink);
            }
            ConflictKind::War { at } => self.end_war(conflict, winner, loser, at, sink),
        }
    }

    fn end_war(
        &mut self,
        conflict: &Conflict,
        winner: Seat,
        loser: Seat,
        at: Cell,
        sink: &mut impl EventSink<Event>,
    ) {
        let color = conflict.color;
        let removed = self.public.removable(conflict, loser);
        let tiles = removed.count() as u8;
        self.return_beaten(loser, color, Returned::War, sink);
        if tiles > 0 {
            let lying = &mut self.public.tiles[color.index()];
            *lying = *lying - removed;
            self.public.split_regions(removed);
            self.secret.discards.put(&tiles_of(color, tiles));
            sink.emit(|| Event::TilesRemoved { color, cells: removed });
        }
        self.award(winner, color, tiles + 1, Award::War { tiles }, sink);
        if color == Color::Red {
            self.return_homeless(sink);
        }
        self.next_conflict(at, sink);
    }
}
