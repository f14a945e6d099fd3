//! Evaluation and candidate actions of Elementaris for computer players (rules: elementaris 15).

mod features;

use crate::bots::{FeatureVector, Mind, Weight};
use crate::table::{Dice, Game, Seat, Temper};

use super::rules::{
    Action, Army, CITIES, Element, Elementaris, Event, Field, Fields, MAX_ORBS, Phase, SITES, Seats,
    moorings_of,
};

impl Mind for Elementaris {
    type Memory = Trail;
    const WEIGHTS: &'static [Weight] = features::WEIGHTS;

    fn remember(trail: &mut Trail, event: &Event) {
        match event {
            Event::Moved { seat, army, from, .. } => trail.leave(*seat, *army, *from),
            Event::EndedTurn { .. } => *trail = Trail::default(),
            _ => {}
        }
    }

    fn note_action(&self, trail: &mut Trail, action: &Action) {
        match action {
            Action::March(army, _) | Action::Sail(army, _) | Action::Attack(army, _) => {
                if let Some(from) = self.spot(self.active, *army) {
                    trail.leave(self.active, *army, from);
                }
            }
            Action::Done => *trail = Trail::default(),
            _ => {}
        }
    }

    fn undoes(&self, trail: &Trail, action: &Action) -> bool {
        let (Action::March(army, to) | Action::Sail(army, to)) = action else { return false };
        trail.army == Some((self.active, *army)) && trail.left.has(*to)
    }

    fn features(&self, features: &mut FeatureVector) {
        features::state(self, features);
    }

    fn win_prob_scale(&self) -> f32 {
        2.0 + 5.0 * features::remaining(self)
    }

    fn liking(temper: Temper, seat: Seat, event: &Event) -> f32 {
        match (temper, event) {
            (Temper::Builder, Event::Occupied { .. } | Event::Recruited { .. }) => 1.0,
            (Temper::Builder, Event::Bought { .. }) => 0.5,
            (Temper::Builder, Event::Moved { to, .. }) if to.city().is_some() => 0.5,
            (Temper::Raider, Event::Fought { battle }) if battle.attacker == seat => 1.0,
            (Temper::Raider, Event::Conquered { .. } | Event::TookOrb { from: Some(_), .. }) => 1.0,
            (Temper::Miser, Event::TookOrb { .. }) => 1.0,
            (Temper::Miser, Event::Passed { .. }) => 0.3,
            (Temper::Gambler, Event::Cast { .. }) => 1.0,
            (Temper::Gambler, Event::Boarded { .. } | Event::Landed { .. } | Event::TookOrb { .. }) => 0.5,
            (Temper::Gambler, Event::Moved { to, .. }) if to.is_sea() || to.site().is_some() => 0.5,
            _ => 0.0,
        }
    }

    fn scores(&self) -> Vec<i32> {
        self.all().map(|seat| self.score(seat) as i32).collect()
    }

    /// Lists the legal actions without those that no player would take. Nobody resigns or gives up an orb. An end is
    /// accepted by a seat that wins by it, and a long endless game ends with its leaders. Actions that change nothing
    /// are dropped, because the evaluation cannot distinguish them from waiting.
    fn candidates(&self, _dice: &mut Dice, into: &mut Vec<Action>) {
        self.legal_into(into);
        let Some(seat) = self.turn().seat() else { return };
        let only = into.len();
        into.retain(|action| only == 1 || self.sensible(seat, action));
    }

    fn forced_reply(&self, _dice: &mut Dice) -> Option<Action> {
        let Phase::Vote(voter) = self.phase else { return None };
        Some(Action::Vote(self.agrees(voter)))
    }
}

/// The army that moved last, and the fields it left since it was called.
#[derive(Clone, Copy, Default, Debug)]
pub struct Trail {
    army: Option<(Seat, Army)>,
    left: Fields,
}

impl Trail {
    fn leave(&mut self, seat: Seat, army: Army, from: Field) {
        if self.army != Some((seat, army)) {
            *self = Self { army: Some((seat, army)), left: Fields::NONE };
        }
        self.left.insert(from);
    }
}

/// Round from which an endless game is brought to an end: its leaders may propose this, and the others accept.
const LONG: u16 = 40;

impl Elementaris {
    fn sensible(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Resign | Action::GiveUp(_) => false,
            Action::Propose(winners) => winners.has(seat) && self.long() && *winners == self.leaders(),
            Action::Vote(yes) => *yes == self.agrees(seat),
            // An army outside its walls is weaker.
            Action::Stance(_, open) => !open,
            Action::Buy(city, sea) => self.wants_ship(seat, *city, *sea),
            Action::Sink(army, _) => self.spot(seat, *army).is_some_and(|land| self.visited(seat, land)),
            Action::March(army, to) | Action::Sail(army, to) | Action::Land(army, to) => {
                !self.walks_into_death(seat, *army, *to)
            }
            _ => true,
        }
    }

    /// Returns whether a ship is useful at a city: no ship is near, an army is, and something is nearer by sea than
    /// on foot.
    fn wants_ship(&self, seat: Seat, city: Field, sea: Field) -> bool {
        let near =
            city.walk().iter().fold(city.walk().with(city.only()), |all, field| all.with(field.walk()));
        if near.iter().flat_map(moorings_of).any(|number| self.moored[number] > 0) {
            return false;
        }
        let closer = |to: Field| features::apart(city, to) > features::apart(sea, to) + 2;
        let city = |city: usize| self.cities[city].is_none() && closer(Field::of_city(city));
        let site = |site: usize| self.orbs[site] != Some(seat) && closer(Field::of_site(site));
        let sites = self.orbs_of(seat) < MAX_ORBS && (0..SITES).any(site);
        !near.and(self.whole_ground(seat)).is_empty() && (sites || (0..CITIES).any(city))
    }

    /// Returns whether an enemy could board a ship moored here before the seat is called again.
    fn visited(&self, seat: Seat, land: Field) -> bool {
        let near = land.walk().with(land.only());
        self.enemies(seat).any(|other| !near.and(self.whole_ground(other)).is_empty())
    }

    fn enemies(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.living().filter(move |other| *other != seat)
    }

    /// Returns whether an army would move next to a stronger enemy that strikes first, with nothing to win there
    /// now. Each army of the other players is called before this one is called again.
    fn walks_into_death(&self, seat: Seat, army: Army, to: Field) -> bool {
        let own = self.armies_open(seat, to).count() + 1;
        if self.owner(to) == Some(seat) || !self.beaten(seat, to, own) {
            return false;
        }
        let Some(from) = self.spot(seat, army) else { return false };
        if !self.is_at_city(seat, army) && self.beaten(seat, from, self.armies_open(seat, from).count()) {
            return false; // no worse than staying
        }
        if self.moves < 2 {
            return true;
        }
        let city = to.city().is_some_and(|city| self.cities[city].is_none());
        let takes_orb =
            to.site().is_some_and(|site| self.orbs[site] != Some(seat)) && self.orbs_of(seat) < MAX_ORBS;
        let ways = if to.is_sea() { to.sail().with(to.shore()) } else { to.walk() };
        let goes_on = |on: Field| on != from && (self.hostile(seat).has(on) || !self.beaten(seat, on, 1));
        !city && !takes_orb && !ways.iter().any(goes_on)
    }

    /// Returns whether an enemy next to a field is stronger than `own` armies on its open ground.
    fn beaten(&self, seat: Seat, field: Field, own: u32) -> bool {
        let defence = own * if self.orbs_in(seat, Element::Water) > 0 { 2 } else { 1 };
        let ways = if field.is_sea() { field.sail() } else { field.walk().with(field.only()) };
        self.enemies(seat).any(|other| {
            let fire = if self.orbs_in(other, Element::Fire) > 0 { 2 } else { 1 };
            ways.iter().any(|from| self.armies_on(other, from).count() * fire > defence)
        })
    }

    /// Returns whether a seat agrees to the proposed end (rules: elementaris 8.1). It does if it wins by it, or has
    /// at most two thirds of the lowest winner's score.
    fn agrees(&self, seat: Seat) -> bool {
        let lowest =
            self.living().filter(|other| self.winners.has(*other)).map(|other| self.score(other)).min();
        let beaten = lowest.is_some_and(|lowest| 3 * self.score(seat) <= 2 * lowest);
        self.winners.has(seat) || beaten || self.long() && self.winners == self.leaders()
    }

    /// Returns whether a game without a last round has reached [`LONG`].
    fn long(&self) -> bool {
        self.options.round_limit.is_none() && self.round >= LONG
    }

    /// Returns the seats with the highest score.
    fn leaders(&self) -> Seats {
        let best = self.living().map(|seat| self.score(seat)).max();
        self.living().filter(|seat| Some(self.score(*seat)) == best).collect()
    }
}
