//! Revolts and wars (rules: tigris 7, R27 to R47, R74 to R76).

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{EventSink, Seat, never};

use super::color::{Color, tiles_of};
use super::event::{Award, Event, Returned};
use super::kingdoms::flood;
use super::state::{Fight, Kind, Phase, Public, Tigris};

/// A conflict with the data the stage shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    pub kind: Kind,
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
pub type Clashes = [Option<(Seat, Seat)>; 4];

impl Public {
    /// Returns the colours that have two leaders in the region of the joining tile, with attacker and defender.
    /// The active player attacks if involved, else the first owner clockwise from the active player
    /// (rules: tigris 7, R35).
    pub fn clashes(&self, at: usize) -> Clashes {
        let region = self.region(at);
        Color::ALL.map(|color| {
            let inside = |seat: &Seat| self.leader(*seat, color).is_some_and(|spot| region.has(spot));
            let mut owners = self.active.round(self.seats()).filter(inside);
            owners.next().zip(owners.next())
        })
    }

    /// Returns the cells connected to a seat's leader without the joining tile (R37).
    pub(super) fn side(&self, fight: &Fight, seat: Seat) -> Cells {
        let Some(leader) = self.leader(seat, fight.color) else { return Cells::EMPTY };
        match fight.kind {
            Kind::Revolt => Cells::only(leader) | (Cells::beside(leader) & self.temples()),
            Kind::War { at } => flood(leader, self.occupied() - Cells::only(at.index())),
        }
    }

    /// Returns the tiles on the board that count for a seat.
    #[inline]
    pub(super) fn supporters(&self, fight: &Fight, seat: Seat) -> Cells {
        self.side(fight, seat) & self.face_up(fight.support_color())
    }

    /// Returns the base strengths of attacker and defender.
    #[inline]
    pub fn bases(&self, fight: &Fight) -> (u8, u8) {
        let base = |seat| self.supporters(fight, seat).count() as u8;
        (base(fight.attacker), base(fight.defender))
    }

    /// Returns the base strengths of a war over this joining tile on the current board.
    pub fn war_bases(&self, at: Cell, color: Color, attacker: Seat, defender: Seat) -> (u8, u8) {
        self.bases(&Fight { kind: Kind::War { at }, color, attacker, defender })
    }

    /// Returns the supporters of a loser that are removed. In a war of priests, temples with a treasure or beside
    /// a leader other than the beaten priest stay (R40, R41, R76).
    pub(super) fn removable(&self, fight: &Fight, loser: Seat) -> Cells {
        let supporters = self.supporters(fight, loser);
        match (fight.kind, fight.color) {
            (Kind::Revolt, _) => Cells::EMPTY,
            (_, Color::Red) => supporters - self.treasures - self.others_beside(fight, loser),
            _ => supporters,
        }
    }

    fn others_beside(&self, fight: &Fight, loser: Seat) -> Cells {
        let beaten = self.leader(loser, fight.color).map_or(Cells::EMPTY, Cells::only);
        (self.figures - beaten).neighbours()
    }

    /// Returns the current fight and the number of tiles the attacker committed, if already decided.
    pub fn fight(&self) -> Option<(Fight, Option<u8>)> {
        match self.phase {
            Phase::Attack(fight) => Some((fight, None)),
            Phase::Defend { fight, support } => Some((fight, Some(support))),
            _ => None,
        }
    }

    /// Returns the current conflict with all data the stage shows.
    pub fn conflict(&self) -> Option<Conflict> {
        let (fight, support) = self.fight()?;
        let side = |seat: Seat, support| {
            let (supporters, removed) = (self.supporters(&fight, seat), self.removable(&fight, seat));
            let war = fight.kind != Kind::Revolt;
            let spared = if war { supporters - removed } else { Cells::EMPTY };
            Some(Side {
                seat,
                leader: Cell::at(self.leader(seat, fight.color)?),
                base: supporters.count() as u8,
                support,
                supporters,
                region: self.side(&fight, seat),
                removed,
                spared_by_treasure: spared & self.treasures,
                spared_by_leader: spared - self.treasures,
            })
        };
        Some(Conflict {
            kind: fight.kind,
            color: fight.color,
            support_color: fight.support_color(),
            attacker: side(fight.attacker, support)?,
            defender: side(fight.defender, None)?,
        })
    }
}

impl Tigris {
    pub(super) fn begin_conflict(&mut self, fight: Fight, sink: &mut impl EventSink<Event>) {
        self.public.phase = Phase::Attack(fight);
        sink.emit(|| {
            let Fight { kind, color, attacker, defender } = fight;
            let (attack, defence) = self.public.bases(&fight);
            Event::ConflictBegan { kind, color, attacker, defender, attack, defence }
        });
    }

    /// Continues after a union or a war: starts the next war, or ends the union (rules: tigris 7, *War* 1 and 2).
    pub(super) fn next_conflict(&mut self, at: Cell, sink: &mut impl EventSink<Event>) {
        let clashes = self.public.clashes(at.index());
        let mut colors = Color::ALL.into_iter().filter(|c| clashes[c.index()].is_some());
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
        let Some((attacker, defender)) = self.public.clashes(at.index())[color.index()] else {
            never!();
            return;
        };
        self.begin_conflict(Fight { kind: Kind::War { at }, color, attacker, defender }, sink);
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
        let Some((fight, committed)) = self.public.fight() else {
            never!();
            return;
        };
        let (attack, defence) = self.public.bases(&fight);
        let (seat, base) =
            if committed.is_some() { (fight.defender, defence) } else { (fight.attacker, attack) };
        let (color, total) = (fight.support_color(), base + count);
        self.secret.hands[seat].take(&tiles_of(color, count));
        self.secret.discards.put(&tiles_of(color, count));
        sink.emit(|| Event::Supported { seat, color, count, total });
        match committed {
            None => self.public.phase = Phase::Defend { fight, support: count },
            Some(support) => self.resolve(&fight, attack + support, total, sink),
        }
    }

    fn resolve(&mut self, fight: &Fight, attack: u8, defence: u8, sink: &mut impl EventSink<Event>) {
        let (attacker, defender) = (fight.attacker, fight.defender);
        let won = attack > defence;
        let (winner, loser) = if won { (attacker, defender) } else { (defender, attacker) };
        let Fight { kind, color, .. } = *fight;
        sink.emit(|| {
            let (winner_total, loser_total) = if won { (attack, defence) } else { (defence, attack) };
            Event::ConflictWon { kind, color, winner, loser, winner_total, loser_total }
        });
        match kind {
            Kind::Revolt => {
                self.return_beaten(loser, color, Returned::Revolt, sink);
                self.award(winner, Color::Red, 1, Award::Revolt, sink);
                self.end_action(sink);
            }
            Kind::War { at } => self.end_war(fight, winner, loser, at, sink),
        }
    }

    fn end_war(
        &mut self,
        fight: &Fight,
        winner: Seat,
        loser: Seat,
        at: Cell,
        sink: &mut impl EventSink<Event>,
    ) {
        let color = fight.color;
        let removed = self.public.removable(fight, loser);
        let tiles = removed.count() as u8;
        self.return_beaten(loser, color, Returned::War, sink);
        if tiles > 0 {
            let lying = &mut self.public.tiles[color.index()];
            *lying = *lying - removed;
            self.public.shrink(removed);
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
