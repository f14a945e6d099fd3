//! What an action would set off at once, as far as everybody can know it: for previews. Reads [`Public`] alone,
//! so it cannot leak a hand, and judges no legality.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::Seat;

use super::action::Action;
use super::color::{Color, Pair};
use super::map::ROWS;
use super::state::{Fight, Kind, Public};

/// What would follow. Kingdoms are counted right after the piece is put down, before any conflict.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Effect {
    /// Who gets the point for a tile.
    pub point: Option<TilePoint>,
    /// Whether the tile joins two kingdoms (then nobody gets a point).
    pub union: bool,
    /// The wars a union leads to, each as it would be fought if it came first.
    pub clashes: Vec<Clash>,
    /// The revolt a leader starts.
    pub revolt: Option<Clash>,
    /// Top-left cells of the squares that could bear a monument, if no war stands in between.
    pub squares: Cells,
    /// Leaders that lose their last temple.
    pub evicted: Vec<(Seat, Color, Cell)>,
    /// Who gets a point of which colour at the end of each own turn from the monument that is built, once those have left
    /// (rules: tigris 7 *Monuments*, R54).
    pub earns: Vec<(Seat, Color)>,
    pub kingdoms_before: usize,
    pub kingdoms_after: usize,
    /// The first treasures handed out, if no conflict stands in between and no monument is built.
    pub treasures: Option<TreasurePickup>,
}

/// Who gets the point for a tile, and by which leader: the matching one or the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TilePoint {
    pub seat: Seat,
    pub color: Color,
    pub leader: Color,
}

/// A conflict with the strengths on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    pub color: Color,
    pub attacker: Seat,
    pub defender: Seat,
    pub attack: u8,
    pub defence: u8,
}

/// Treasures the owner of a trader has to take from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreasurePickup {
    pub seat: Seat,
    /// All treasures of the kingdom; all but one are taken.
    pub cells: Cells,
    /// What is taken, when there is only one choice.
    pub forced: Option<Cells>,
}

impl Public {
    /// What `action` of `seat` would set off.
    pub fn effect(&self, seat: Seat, action: &Action) -> Effect {
        let kingdoms = self.kingdom_count();
        let effect = Effect { kingdoms_before: kingdoms, kingdoms_after: kingdoms, ..Effect::default() };
        match *action {
            Action::Position(color, to) if to.within(ROWS) => self.position_effect(effect, seat, color, to),
            Action::Withdraw(color) => self.without(seat, color).settled(effect),
            Action::Place(color, at) if at.within(ROWS) => self.place_effect(effect, color, at),
            Action::Catastrophe(at) if at.within(ROWS) => self.catastrophe_effect(effect, at.index()),
            Action::Monument(pair, at) if at.within(ROWS) => self.monument_effect(effect, pair, at.index()),
            Action::Decline => self.settled(effect),
            _ => effect,
        }
    }

    fn position_effect(&self, mut effect: Effect, seat: Seat, color: Color, to: Cell) -> Effect {
        let rival = self.rival(seat, color, to.index());
        let mut after = *self;
        after.set_leader(seat, color, Some(to.index()));
        let Some(defender) = rival else { return after.settled(effect) };
        let fight = Fight { kind: Kind::Revolt, color, attacker: seat, defender };
        effect.revolt = Some(after.clash(&fight));
        effect.kingdoms_after = after.kingdom_count();
        effect
    }

    fn place_effect(&self, mut effect: Effect, color: Color, cell: Cell) -> Effect {
        let at = cell.index();
        let touched = self.touched(at);
        let mut after = *self;
        after.tiles[color.index()].insert(at);
        after.grow(at);
        effect.union = touched.count == 2;
        let point = self.tile_point(touched.only(), color);
        effect.point = point.map(|(seat, leader)| TilePoint { seat, color, leader });
        if after.monuments_for(at).next().is_some() {
            effect.squares = after.squares(at);
        }
        if effect.union {
            let clashes = after.clashes(at);
            let fights = Color::ALL.into_iter().zip(clashes).filter_map(|(color, owners)| {
                let (attacker, defender) = owners?;
                Some(Fight { kind: Kind::War { at: cell }, color, attacker, defender })
            });
            effect.clashes = fights.map(|fight| after.clash(&fight)).collect();
        }
        if effect.clashes.is_empty() {
            return after.settled(effect);
        }
        effect.kingdoms_after = after.kingdom_count();
        effect
    }

    fn catastrophe_effect(&self, effect: Effect, at: usize) -> Effect {
        let mut after = *self;
        after.tiles.iter_mut().for_each(|cells| cells.remove(at));
        after.shrink(Cells::only(at));
        after.catastrophes.insert(at);
        after.evicting(effect)
    }

    fn monument_effect(&self, effect: Effect, pair: Pair, corner: usize) -> Effect {
        let mut after = *self;
        after.set_monument(pair, corner);
        let mut effect = after.evicting(effect);
        let gone: Cells = effect.evicted.iter().map(|(.., cell)| cell.index()).collect();
        let kingdom = Cells::only(corner).fill(self.occupied() - gone);
        let of = |color: Color| self.leaders().into_iter().find(|(_, c, at)| *c == color && kingdom.has(*at));
        let earns = [pair.top, pair.base].into_iter().filter_map(of).map(|(seat, color, _)| (seat, color));
        effect.earns = earns.collect();
        effect
    }

    /// Returns homeless leaders, then settles.
    fn evicting(mut self, mut effect: Effect) -> Effect {
        let lost: Vec<_> = self.homeless().collect();
        for (seat, color, at) in lost {
            self.set_leader(seat, color, None);
            effect.evicted.push((seat, color, Cell::at(at)));
        }
        self.settled(effect)
    }

    /// Fills in what holds at the end of the action: kingdoms and treasures.
    fn settled(&self, mut effect: Effect) -> Effect {
        effect.kingdoms_after = self.kingdom_count();
        effect.treasures = self.collector().map(|seat| {
            let (cells, stay) = (self.treasures_of(seat), self.may_stay(seat));
            TreasurePickup { seat, cells, forced: (stay.count() == 1).then(|| cells - stay) }
        });
        effect
    }

    fn clash(&self, fight: &Fight) -> Clash {
        let (attack, defence) = self.bases(fight);
        let Fight { color, attacker, defender, .. } = *fight;
        Clash { color, attacker, defender, attack, defence }
    }
}
