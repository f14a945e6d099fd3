//! The legal actions of the seat that decides (rules: elementaris 6).

use crate::table::{Dice, Seat, Turn};

use super::action::{Action, Mooring};
use super::army::{Army, Seats};
use super::clock::Element;
use super::field::{Field, Fields};
use super::map::{CITIES, CITY_FIELDS, MOORINGS, NEAR_MOUNTAINS, NEAR_WATER, SITES, mooring, moorings_of};
use super::orbs::MAX_ORBS;
use super::state::{Elementaris, Phase};

/// In random games without a round limit, proposals and resignations begin after this round, so that the games end.
const LONG_GAME: u16 = 33;

impl Elementaris {
    /// Calls `take` with every legal action.
    #[inline]
    pub(super) fn each_action(&self, take: &mut impl FnMut(Action)) {
        let Turn::Seat(seat) = self.turn() else { return };
        match self.phase {
            Phase::Placement => self.each_place(seat, take),
            Phase::Activation => {
                self.each_army_action(seat, self.call, take);
                take(Action::Pass);
            }
            Phase::Disband => self.on_board(seat).iter().for_each(|army| take(Action::Disband(army))),
            Phase::Free => {
                self.each_free(seat, take);
                self.each_ending(take);
            }
            Phase::Vote(_) => [true, false].into_iter().for_each(|yes| take(Action::Vote(yes))),
            Phase::Over(_) => {}
        }
    }

    /// Returns a random legal action. Proposals and resignations are left out while the game has a round limit or has
    /// not passed [`LONG_GAME`].
    pub(super) fn random_action(&self, dice: &mut Dice) -> Option<Action> {
        let may_end = self.options.round_limit.is_none() && self.round > LONG_GAME;
        let mut list = Vec::new();
        self.each_action(&mut |action| {
            if may_end || !matches!(action, Action::Propose(_) | Action::Resign) {
                list.push(action);
            }
        });
        dice.pick(&list).copied()
    }

    /// Returns whether an army that is called could do anything but pass.
    #[inline]
    pub(super) fn can_act(&self, seat: Seat, army: Army) -> bool {
        let mut any = false;
        self.each_army_action(seat, army, &mut |_| any = true);
        any
    }

    /// Returns whether there is a city for a first placement now.
    pub(super) fn can_place(&self, seat: Seat) -> bool {
        let mut any = false;
        self.each_place(seat, &mut |_| any = true);
        any
    }

    // The first turn.

    fn each_place(&self, seat: Seat, take: &mut impl FnMut(Action)) {
        let taken = self.living().fold(self.closed(), |all, other| all.with(self.whole_ground(other)));
        let bound = self.options.own_corner && self.unplaced.has(seat);
        for field in CITY_FIELDS.without(taken).iter() {
            let own = !bound || field.quadrant() == Some(self.corner(seat));
            if own && self.owner(field).is_none() {
                Army::all().for_each(|army| take(Action::Place(army, field)));
            }
        }
    }

    #[inline]
    fn each_army_action(&self, seat: Seat, army: Army, take: &mut impl FnMut(Action)) {
        match self.spot(seat, army) {
            None => self.each_recruiting(seat, army, take),
            Some(sea) if sea.is_sea() => self.each_voyage(seat, army, sea, take),
            Some(field) => {
                let hostile = self.hostile(seat);
                let open = field.walk().without(self.closed());
                open.without(hostile).iter().for_each(|to| take(Action::March(army, to)));
                open.and(hostile).iter().for_each(|to| take(Action::Attack(army, to)));
                self.each_at_city(seat, army, field, hostile, take);
                self.each_on_site(seat, army, field, take);
                self.each_at_ships(army, field, hostile, take);
            }
        }
    }

    fn each_recruiting(&self, seat: Seat, army: Army, take: &mut impl FnMut(Action)) {
        if !self.can_pay_one_more(seat) {
            return;
        }
        let shut = self.closed().with(self.hostile(seat));
        let own = (0..CITIES).filter(|city| self.cities[*city] == Some(seat)).map(Field::of_city);
        own.filter(|field| !shut.has(*field)).for_each(|field| take(Action::Recruit(army, field)));
    }

    fn each_voyage(&self, seat: Seat, army: Army, sea: Field, take: &mut impl FnMut(Action)) {
        let (closed, hostile) = (self.closed(), self.hostile(seat));
        let open = sea.sail().without(closed);
        open.without(hostile).iter().for_each(|to| take(Action::Sail(army, to)));
        open.and(hostile).iter().for_each(|to| take(Action::SeaAttack(army, to)));
        let others = self.living().filter(|other| *other != seat);
        let held = others.fold(closed, |all, other| all.with(self.whole_ground(other)));
        sea.shore().without(held).iter().for_each(|to| take(Action::Land(army, to)));
    }

    fn each_at_city(
        &self,
        seat: Seat,
        army: Army,
        field: Field,
        hostile: Fields,
        take: &mut impl FnMut(Action),
    ) {
        let Some(city) = field.city() else { return };
        match self.cities[city] {
            None => take(Action::Occupy(army)),
            Some(owner) if owner != seat => take(Action::Assault(army)),
            Some(_) => {
                let besieged = hostile.has(field);
                if besieged {
                    take(Action::Sortie(army));
                }
                let at_city = self.is_at_city(seat, army);
                let shut_in = at_city && besieged;
                if !self.stanced && !shut_in {
                    take(Action::Stance(army, at_city));
                }
            }
        }
    }

    fn each_on_site(&self, seat: Seat, army: Army, field: Field, take: &mut impl FnMut(Action)) {
        let Some(site) = field.site() else { return };
        if self.orbs[site] != Some(seat) && self.orbs_of(seat) < MAX_ORBS {
            take(Action::Take(army));
        }
    }

    fn each_at_ships(&self, army: Army, field: Field, hostile: Fields, take: &mut impl FnMut(Action)) {
        for number in moorings_of(field).filter(|number| self.moored[*number] > 0) {
            let sea = mooring(number).1;
            if !hostile.has(sea) && !self.closed().has(sea) {
                take(Action::Board(army, sea));
            }
            take(Action::Sink(army, sea));
        }
    }

    // The second turn.

    /// Lists everything but proposals and resigning.
    fn each_free(&self, seat: Seat, take: &mut impl FnMut(Action)) {
        let able = |element: &Element| !self.second_turn.cast && self.orbs_in(seat, *element) > 1;
        match self.ruling_element().filter(able) {
            Some(Element::Air) => self.each_transfer(take),
            Some(element) => self.each_cast(element, take),
            None => {}
        }
        let own = (0..SITES).filter(|site| self.orbs[*site] == Some(seat));
        own.for_each(|site| take(Action::GiveUp(Field::of_site(site))));
        let affordable = self.treasury[seat] >= self.options.ship_price.into();
        if !self.second_turn.bought && affordable && self.ships_left() > 0 {
            self.each_purchase(seat, take);
        }
        take(Action::Done);
    }

    fn each_cast(&self, element: Element, take: &mut impl FnMut(Action)) {
        let reach = match element {
            Element::Earth => NEAR_MOUNTAINS,
            Element::Water => NEAR_WATER,
            _ => Fields::PLAYABLE,
        };
        let targets = reach.without(self.closed());
        if self.at_home(element) > 0 {
            targets.iter().for_each(|field| take(Action::Cast(element, field, None)));
            return;
        }
        for from in self.movable(element).iter() {
            targets.iter().for_each(|field| take(Action::Cast(element, field, Some(from))));
        }
    }

    fn each_transfer(&self, take: &mut impl FnMut(Action)) {
        let closed = self.closed();
        for owner in self.living() {
            let open = Fields::PLAYABLE.without(closed.with(self.hostile(owner)));
            for army in Army::all() {
                let Some(from) = self.spot(owner, army) else { continue };
                let ground = if from.is_sea() { Fields::SEA } else { Fields::FOOT };
                let targets = open.and(ground).without(from.only());
                targets.iter().for_each(|to| take(Action::Transfer(owner, army, to)));
            }
        }
        for from in (0..MOORINGS).filter(|from| self.moored[*from] > 0) {
            let open = |to: &usize| *to != from && !closed.has(mooring(*to).1);
            (0..MOORINGS)
                .filter(open)
                .for_each(|to| take(Action::TransferShip(Mooring::at(from), Mooring::at(to))));
        }
    }

    fn each_purchase(&self, seat: Seat, take: &mut impl FnMut(Action)) {
        let closed = self.closed();
        for city in (0..CITIES).filter(|city| self.cities[*city] == Some(seat)).map(Field::of_city) {
            if !closed.has(city) {
                city.shore().without(closed).iter().for_each(|sea| take(Action::Buy(city, sea)));
            }
        }
    }

    /// Lists proposals and resigning.
    fn each_ending(&self, take: &mut impl FnMut(Action)) {
        if !self.second_turn.proposed {
            let living: Seats = self.living().collect();
            let named = (1..1 << super::SEATS).map(Seats).filter(|winners| winners.0 & !living.0 == 0);
            named.for_each(|winners| take(Action::Propose(winners)));
        }
        take(Action::Resign);
    }
}
