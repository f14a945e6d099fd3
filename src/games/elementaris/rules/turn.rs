//! What the actions do (rules: elementaris 6).

use crate::table::{OrNever, Seat, Tell, never};

use super::action::{Action, Mooring};
use super::army::{Armies, Army, Seats};
use super::battle::{Battle, Fight};
use super::clock::Element;
use super::event::Event;
use super::field::Field;
use super::map::{mooring_at, orb};
use super::state::{Elementaris, Ending, Phase};

impl Elementaris {
    /// Carries out an action that was checked.
    pub(super) fn carry_out(&mut self, action: &Action, tell: &mut impl Tell<Event>) {
        let seat = self.active;
        match action {
            Action::Place(army, at) => self.place(seat, *army, *at, tell),
            Action::Recruit(army, at) => {
                self.put(seat, *army, Some(*at));
                tell.tell(|| Event::Recruited { seat, army: *army, at: *at });
                self.tell_towers(seat, tell);
                self.moved(tell);
            }
            Action::March(army, to) | Action::Sail(army, to) => {
                self.go(seat, *army, *to, tell);
                self.moved(tell);
            }
            Action::Attack(..) | Action::SeaAttack(..) | Action::Sortie(_) | Action::Assault(_) => {
                if let Some(battle) = self.battle(seat, action) {
                    self.fight(&battle, tell);
                }
                self.moved(tell);
            }
            Action::Occupy(army) => self.occupy(seat, *army, tell),
            Action::Take(army) => self.take_orb(seat, *army, tell),
            Action::Board(army, sea) => self.board(seat, *army, *sea, tell),
            Action::Land(army, to) => self.land(seat, *army, *to, tell),
            Action::Sink(army, sea) => self.sink(seat, *army, *sea, tell),
            Action::Stance(army, open) => self.stand(seat, *army, *open, tell),
            Action::Pass => {
                tell.tell(|| Event::Passed { seat, army: self.call });
                self.next_call(tell);
            }
            Action::Disband(army) => self.disband(seat, *army, tell),
            _ => self.second_turn(seat, action, tell),
        }
    }

    // The first turn.

    fn place(&mut self, seat: Seat, army: Army, at: Field, tell: &mut impl Tell<Event>) {
        self.unplaced.remove(seat);
        self.placed[seat].insert(army);
        if let Some(city) = at.city() {
            self.cities[city] = Some(seat);
        }
        self.put(seat, army, Some(at));
        tell.tell(|| Event::Placed { seat, army, at });
        self.settle(tell);
        if !matches!(self.phase, Phase::Over(_)) {
            self.next_call(tell);
        }
    }

    fn go(&mut self, seat: Seat, army: Army, to: Field, tell: &mut impl Tell<Event>) {
        let from = self.spot(seat, army);
        self.put(seat, army, Some(to));
        if let Some(from) = from {
            tell.tell(|| Event::Moved { seat, army, from, to });
        }
    }

    /// Both sides lose their armies, and the field or the city changes hands if the attack is won.
    fn fight(&mut self, battle: &Battle, tell: &mut impl Tell<Event>) {
        let Battle { attacker, defender, army, at, .. } = *battle;
        tell.tell(|| Event::Fought { battle: *battle });
        battle.fallen_attackers.iter().for_each(|army| self.put(attacker, army, None));
        battle.fallen_defenders.iter().for_each(|army| self.put(defender, army, None));
        match battle.fight {
            _ if !battle.won => {}
            Fight::Sortie => {}
            Fight::Field | Fight::Sea => self.go(attacker, army, at, tell),
            Fight::Assault => {
                if let Some(city) = at.city() {
                    self.cities[city] = Some(attacker);
                }
                tell.tell(|| Event::Conquered { seat: attacker, from: defender, at });
            }
        }
        self.tell_towers(attacker, tell);
        self.tell_towers(defender, tell);
    }

    fn occupy(&mut self, seat: Seat, army: Army, tell: &mut impl Tell<Event>) {
        if let Some((at, city)) = self.spot(seat, army).and_then(|at| Some((at, at.city()?))) {
            self.cities[city] = Some(seat);
            tell.tell(|| Event::Occupied { seat, army, at });
            self.tell_towers(seat, tell);
        }
        self.moved(tell);
    }

    fn take_orb(&mut self, seat: Seat, army: Army, tell: &mut impl Tell<Event>) {
        if let Some((at, site)) = self.spot(seat, army).and_then(|at| Some((at, at.site()?))) {
            let from = self.orbs[site].replace(seat);
            let element = orb(site);
            tell.tell(|| Event::TookOrb { seat, army, at, element, from });
            if element == Element::Earth {
                self.tell_towers(seat, tell);
                from.into_iter().for_each(|loser| self.tell_towers(loser, tell));
            }
        }
        self.moved(tell);
    }

    fn board(&mut self, seat: Seat, army: Army, sea: Field, tell: &mut impl Tell<Event>) {
        if let Some(from) = self.spot(seat, army) {
            self.unmoor(from, sea);
            self.put(seat, army, Some(sea));
            tell.tell(|| Event::Boarded { seat, army, from, sea });
        }
        self.moved(tell);
    }

    fn land(&mut self, seat: Seat, army: Army, to: Field, tell: &mut impl Tell<Event>) {
        if let Some(from) = self.spot(seat, army) {
            self.put(seat, army, Some(to));
            if let Some(mooring) = mooring_at(to, from) {
                self.moored[mooring] += 1;
            }
            tell.tell(|| Event::Landed { seat, army, from, to });
        }
        self.moved(tell);
    }

    fn sink(&mut self, seat: Seat, army: Army, sea: Field, tell: &mut impl Tell<Event>) {
        if let Some(land) = self.spot(seat, army) {
            self.unmoor(land, sea);
            tell.tell(|| Event::Sank { seat, army, land, sea });
        }
        self.moved(tell);
    }

    /// Takes an empty ship away from where it lies.
    fn unmoor(&mut self, land: Field, sea: Field) {
        let Some(mooring) = mooring_at(land, sea) else {
            never!();
            return;
        };
        self.moored[mooring] = self.moored[mooring].checked_sub(1).or_never(0);
    }

    /// Costs no move, once an activation (R66).
    fn stand(&mut self, seat: Seat, army: Army, open: bool, tell: &mut impl Tell<Event>) {
        self.stanced = true;
        if open {
            self.open[seat].insert(army);
        } else {
            self.open[seat].remove(army);
        }
        if let Some(at) = self.spot(seat, army) {
            tell.tell(|| Event::Stood { seat, army, at, open });
        }
        self.go_on(tell);
    }

    // The second turn.

    fn disband(&mut self, seat: Seat, army: Army, tell: &mut impl Tell<Event>) {
        if let Some(from) = self.spot(seat, army) {
            self.put(seat, army, None);
            tell.tell(|| Event::Disbanded { seat, army, from });
        }
        self.pay(tell);
    }

    fn second_turn(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Event>) {
        match action {
            Action::Cast(element, at, from) => self.cast(seat, *element, *at, *from, tell),
            Action::Transfer(owner, army, to) => {
                self.did.cast = true;
                if let Some(from) = self.spot(*owner, *army) {
                    self.put(*owner, *army, Some(*to));
                    let (owner, army, to) = (*owner, *army, *to);
                    tell.tell(|| Event::Carried { seat, owner, army, from, to });
                }
            }
            Action::TransferShip(from, to) => self.carry_ship(seat, *from, *to, tell),
            Action::GiveUp(at) => {
                if let Some(site) = at.site() {
                    self.orbs[site] = None;
                    let element = orb(site);
                    tell.tell(|| Event::GaveUp { seat, at: *at, element });
                    if element == Element::Earth {
                        self.tell_towers(seat, tell);
                    }
                }
            }
            Action::Buy(city, sea) => self.buy(seat, *city, *sea, tell),
            Action::Propose(winners) => self.propose(seat, *winners, tell),
            Action::Vote(yes) => self.vote(*yes, tell),
            Action::Resign => self.resign(seat, tell),
            _ => {
                tell.tell(|| Event::EndedTurn { seat });
                self.next_second_turn(tell);
            }
        }
    }

    /// An elemental comes and destroys every army there; ships at sea go down with theirs (rules: elementaris 6.3, R65).
    fn cast(
        &mut self,
        seat: Seat,
        element: Element,
        at: Field,
        from: Option<Field>,
        tell: &mut impl Tell<Event>,
    ) {
        if let Some(pieces) = self.elementals.get_mut(element.index()) {
            from.into_iter().for_each(|from| pieces.remove(from));
            pieces.insert(at);
        }
        tell.tell(|| Event::Cast { seat, element, at, from });
        if self.options.all_elementals && element != Element::Fire {
            self.did.used.insert(at);
        } else {
            self.did.cast = true;
        }
        for owner in self.living() {
            let armies: Armies = self.armies_on(owner, at);
            if !armies.is_empty() {
                armies.iter().for_each(|army| self.put(owner, army, None));
                tell.tell(|| Event::Destroyed { seat: owner, armies, at });
                self.tell_towers(owner, tell);
            }
        }
        self.settle(tell);
        let over = matches!(self.phase, Phase::Over(_));
        if !over && self.out.has(seat) {
            self.next_second_turn(tell);
        }
    }

    fn carry_ship(&mut self, seat: Seat, from: Mooring, to: Mooring, tell: &mut impl Tell<Event>) {
        self.did.cast = true;
        self.moored[from.index()] = self.moored[from.index()].checked_sub(1).or_never(0);
        self.moored[to.index()] += 1;
        tell.tell(|| Event::CarriedShip { seat, from, to });
    }

    fn buy(&mut self, seat: Seat, city: Field, sea: Field, tell: &mut impl Tell<Event>) {
        let price = self.options.ship_price;
        self.did.bought = true;
        let treasury = &mut self.treasury[seat];
        *treasury = treasury.checked_sub(price.into()).or_never(0);
        if let Some(mooring) = mooring_at(city, sea) {
            self.moored[mooring] += 1;
        }
        tell.tell(|| Event::Bought { seat, city, sea, price });
    }

    /// The other living players answer one after another (rules: elementaris 8.1).
    fn propose(&mut self, seat: Seat, winners: Seats, tell: &mut impl Tell<Event>) {
        self.did.proposed = true;
        self.winners = winners;
        tell.tell(|| Event::Proposed { seat, winners });
        self.ask_next(seat, tell);
    }

    /// The living player after this one, clockwise, is asked; when it is the proposer again, all have agreed.
    fn ask_next(&mut self, after: Seat, tell: &mut impl Tell<Event>) {
        let mut others = after.next(self.seats()).round(self.seats());
        let next = others.find(|seat| !self.out.has(*seat)).or_never(self.active);
        if next == self.active {
            self.finish(Ending::Agreement, tell);
        } else {
            self.phase = Phase::Vote(next);
        }
    }

    fn vote(&mut self, yes: bool, tell: &mut impl Tell<Event>) {
        let Phase::Vote(voter) = self.phase else {
            never!();
            return;
        };
        tell.tell(|| Event::Voted { seat: voter, yes });
        if yes {
            self.ask_next(voter, tell);
        } else {
            self.winners = Seats::NONE;
            self.phase = Phase::Free;
        }
    }

    /// Out for good: armies, cities and orbs are given back (rules: elementaris 8.2).
    fn resign(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        tell.tell(|| Event::Resigned { seat });
        self.put_out(seat, tell);
        self.last_ruler(Seats::NONE, tell);
        if !matches!(self.phase, Phase::Over(_)) {
            self.next_second_turn(tell);
        }
    }

    /// Income and costs of a player as they are now.
    fn tell_towers(&self, seat: Seat, tell: &mut impl Tell<Event>) {
        tell.tell(|| Event::Towers { seat, income: self.income(seat), costs: self.costs(seat) });
    }
}
