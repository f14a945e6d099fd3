//! Effects of the actions (rules: elementaris 6).

use crate::table::{EventSink, OrNever, Seat, never};

use super::action::Action;
use super::army::{Army, Seats};
use super::battle::{Battle, Fight};
use super::event::Event;
use super::field::Field;
use super::map::mooring_at;
use super::state::{Elementaris, Ending, Phase};

impl Elementaris {
    /// Carries out an action that was checked.
    pub(super) fn carry_out(&mut self, action: &Action, sink: &mut impl EventSink<Event>) {
        let seat = self.active;
        match action {
            Action::Place(army, at) => self.place(seat, *army, *at, sink),
            Action::Recruit(army, at) => {
                self.put(seat, *army, Some(*at));
                sink.emit(|| Event::Recruited { seat, army: *army, at: *at });
                self.emit_towers(seat, sink);
                self.end_move(sink);
            }
            Action::March(army, to) | Action::Sail(army, to) => {
                self.move_army(seat, *army, *to, sink);
                self.end_move(sink);
            }
            Action::Attack(..) | Action::SeaAttack(..) | Action::Sortie(_) | Action::Assault(_) => {
                if let Some(battle) = self.battle(seat, action) {
                    self.fight(&battle, sink);
                }
                self.end_move(sink);
            }
            Action::Occupy(army) => self.occupy(seat, *army, sink),
            Action::Take(army) => self.take_orb(seat, *army, sink),
            Action::Board(army, sea) => self.board_ship(seat, *army, *sea, sink),
            Action::Land(army, to) => self.land_army(seat, *army, *to, sink),
            Action::Sink(army, sea) => self.sink_ship(seat, *army, *sea, sink),
            Action::Stance(army, open) => self.set_stance(seat, *army, *open, sink),
            Action::Pass => {
                sink.emit(|| Event::Passed { seat, army: self.call });
                self.next_call(sink);
            }
            Action::Disband(army) => self.disband(seat, *army, sink),
            Action::Cast(element, at, from) => self.cast(seat, *element, *at, *from, sink),
            Action::Transfer(owner, army, to) => self.transfer(seat, *owner, *army, *to, sink),
            Action::TransferShip(from, to) => self.transfer_ship(seat, *from, *to, sink),
            Action::GiveUp(site) => self.give_up_orb(seat, *site, sink),
            Action::Buy(city, sea) => self.buy_ship(seat, *city, *sea, sink),
            Action::Propose(winners) => self.propose(seat, *winners, sink),
            Action::Vote(yes) => self.vote(*yes, sink),
            Action::Resign => self.resign(seat, sink),
            Action::Done => {
                sink.emit(|| Event::EndedTurn { seat });
                self.next_second_turn(sink);
            }
        }
    }

    // The first turn.

    fn place(&mut self, seat: Seat, army: Army, at: Field, sink: &mut impl EventSink<Event>) {
        self.unplaced.remove(seat);
        self.placed[seat].insert(army);
        if let Some(city) = at.city() {
            self.cities[city] = Some(seat);
        }
        self.put(seat, army, Some(at));
        sink.emit(|| Event::Placed { seat, army, at });
        self.eliminate_losers(sink);
        if !matches!(self.phase, Phase::Over(_)) {
            self.next_call(sink);
        }
    }

    fn move_army(&mut self, seat: Seat, army: Army, to: Field, sink: &mut impl EventSink<Event>) {
        let from = self.spot(seat, army);
        self.put(seat, army, Some(to));
        if let Some(from) = from {
            sink.emit(|| Event::Moved { seat, army, from, to });
        }
    }

    /// Removes the losses of both sides, and hands over the field or the city if the attack is won.
    fn fight(&mut self, battle: &Battle, sink: &mut impl EventSink<Event>) {
        let Battle { attacker, defender, army, at, .. } = *battle;
        sink.emit(|| Event::Fought { battle: *battle });
        battle.fallen_attackers.iter().for_each(|army| self.put(attacker, army, None));
        battle.fallen_defenders.iter().for_each(|army| self.put(defender, army, None));
        match battle.fight {
            _ if !battle.won => {}
            Fight::Sortie => {}
            Fight::Field | Fight::Sea => self.move_army(attacker, army, at, sink),
            Fight::Assault => {
                if let Some(city) = at.city() {
                    self.cities[city] = Some(attacker);
                }
                sink.emit(|| Event::Conquered { seat: attacker, from: defender, at });
            }
        }
        self.emit_towers(attacker, sink);
        self.emit_towers(defender, sink);
    }

    fn occupy(&mut self, seat: Seat, army: Army, sink: &mut impl EventSink<Event>) {
        if let Some((at, city)) = self.spot(seat, army).and_then(|at| Some((at, at.city()?))) {
            self.cities[city] = Some(seat);
            sink.emit(|| Event::Occupied { seat, army, at });
            self.emit_towers(seat, sink);
        }
        self.end_move(sink);
    }

    fn board_ship(&mut self, seat: Seat, army: Army, sea: Field, sink: &mut impl EventSink<Event>) {
        if let Some(from) = self.spot(seat, army) {
            self.unmoor(from, sea);
            self.put(seat, army, Some(sea));
            sink.emit(|| Event::Boarded { seat, army, from, sea });
        }
        self.end_move(sink);
    }

    fn land_army(&mut self, seat: Seat, army: Army, to: Field, sink: &mut impl EventSink<Event>) {
        if let Some(from) = self.spot(seat, army) {
            self.put(seat, army, Some(to));
            if let Some(mooring) = mooring_at(to, from) {
                self.moored[mooring] += 1;
            }
            sink.emit(|| Event::Landed { seat, army, from, to });
        }
        self.end_move(sink);
    }

    fn sink_ship(&mut self, seat: Seat, army: Army, sea: Field, sink: &mut impl EventSink<Event>) {
        if let Some(land) = self.spot(seat, army) {
            self.unmoor(land, sea);
            sink.emit(|| Event::Sank { seat, army, land, sea });
        }
        self.end_move(sink);
    }

    /// Removes an empty ship from its mooring.
    fn unmoor(&mut self, land: Field, sea: Field) {
        let Some(mooring) = mooring_at(land, sea) else {
            never!();
            return;
        };
        self.moored[mooring] = self.moored[mooring].checked_sub(1).or_never(0);
    }

    /// Changes the stance of an army; costs no move, once per activation (R66).
    fn set_stance(&mut self, seat: Seat, army: Army, open: bool, sink: &mut impl EventSink<Event>) {
        self.stanced = true;
        if open {
            self.open[seat].insert(army);
        } else {
            self.open[seat].remove(army);
        }
        if let Some(at) = self.spot(seat, army) {
            sink.emit(|| Event::Stood { seat, army, at, open });
        }
        self.continue_activation(sink);
    }

    // The second turn.

    fn disband(&mut self, seat: Seat, army: Army, sink: &mut impl EventSink<Event>) {
        if let Some(from) = self.spot(seat, army) {
            self.put(seat, army, None);
            sink.emit(|| Event::Disbanded { seat, army, from });
        }
        self.pay(sink);
    }

    fn buy_ship(&mut self, seat: Seat, city: Field, sea: Field, sink: &mut impl EventSink<Event>) {
        let price = self.options.ship_price;
        self.second_turn.bought = true;
        let treasury = &mut self.treasury[seat];
        *treasury = treasury.checked_sub(price.into()).or_never(0);
        if let Some(mooring) = mooring_at(city, sea) {
            self.moored[mooring] += 1;
        }
        sink.emit(|| Event::Bought { seat, city, sea, price });
    }

    /// Proposes an end; the other players still in the game answer one after another (rules: elementaris 8.1).
    fn propose(&mut self, seat: Seat, winners: Seats, sink: &mut impl EventSink<Event>) {
        self.second_turn.proposed = true;
        self.winners = winners;
        sink.emit(|| Event::Proposed { seat, winners });
        self.ask_next(seat, sink);
    }

    /// Asks the next player clockwise who is still in the game; if that is the proposer, all have agreed.
    fn ask_next(&mut self, after: Seat, sink: &mut impl EventSink<Event>) {
        let mut others = after.next(self.seats()).round(self.seats());
        let next = others.find(|seat| !self.out.has(*seat)).or_never(self.active);
        if next == self.active {
            self.finish(Ending::Agreement, sink);
        } else {
            self.phase = Phase::Vote(next);
        }
    }

    fn vote(&mut self, yes: bool, sink: &mut impl EventSink<Event>) {
        let Phase::Vote(voter) = self.phase else {
            never!();
            return;
        };
        sink.emit(|| Event::Voted { seat: voter, yes });
        if yes {
            self.ask_next(voter, sink);
        } else {
            self.winners = Seats::NONE;
            self.phase = Phase::Free;
        }
    }

    /// Removes a player for good: armies, cities and orbs are returned (rules: elementaris 8.2).
    fn resign(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        sink.emit(|| Event::Resigned { seat });
        self.eliminate(seat, sink);
        self.end_if_last_ruler(Seats::NONE, sink);
        if !matches!(self.phase, Phase::Over(_)) {
            self.next_second_turn(sink);
        }
    }

    /// Reports the present income and costs of a player.
    pub(super) fn emit_towers(&self, seat: Seat, sink: &mut impl EventSink<Event>) {
        sink.emit(|| Event::Towers { seat, income: self.income(seat), costs: self.costs(seat) });
    }
}
