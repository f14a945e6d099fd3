//! The state of a game; all of it is public (rules: elementaris 5, 10).

use crate::table::{BySeat, OrNever, Seat, Turn, never};

use super::army::{ARMIES, Armies, Army, Seats};
use super::clock::{Element, shown_element};
use super::field::{Field, Fields, PLAYABLE};
use super::map::{CITIES, MOORINGS, SITES};
use super::options::Options;
use super::score::Term;

/// Maximum number of seats.
pub const SEATS: usize = 4;
/// Number of ships.
pub const SHIPS: u8 = 8;

/// The decision to come next (rules: elementaris 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The active player occupies a city with an army from the palace.
    Placement,
    /// An army of the active player is called.
    Activation,
    /// The active player cannot pay and disbands armies.
    Disband,
    /// The second turn of the active player.
    Free,
    /// This player answers a proposal of the active player.
    Vote(Seat),
    Over(Ending),
}

impl Phase {
    /// Returns the word used in the rule file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Placement => "placement",
            Self::Activation => "activation",
            Self::Disband => "disband",
            Self::Free => "free",
            Self::Vote(_) => "vote",
            Self::Over(_) => "over",
        }
    }
}

/// The ending of a game (rules: elementaris 8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    Agreement,
    LastRuler,
    Domination,
    RoundLimit,
}

impl Ending {
    pub const ALL: [Self; 4] = [Self::Agreement, Self::LastRuler, Self::Domination, Self::RoundLimit];

    /// Returns the word used in records: `agreement`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Agreement => "agreement",
            Self::LastRuler => "last_ruler",
            Self::Domination => "domination",
            Self::RoundLimit => "round_limit",
        }
    }
}

/// Actions that the active player has already taken in this second turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SecondTurn {
    pub cast: bool,
    pub bought: bool,
    pub proposed: bool,
    /// Fields where elementals were placed in this second turn, if several may be cast.
    pub cast_on: Fields,
}

/// The state of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elementaris {
    pub options: Options,
    seats: u8,
    pub phase: Phase,
    /// Round, from 1.
    pub round: u16,
    /// Position of the hand, 0 to 15.
    pub clock: u8,
    /// Whether an age held the hand when the last round ended.
    pub hand_held: bool,
    /// Player with whom every call begins.
    pub first: Seat,
    /// Player whose activation or second turn it is; the first player between turns.
    pub active: Seat,
    /// Army that is called in the first turn.
    pub call: Army,
    /// Moves left in the activation.
    pub moves: u8,
    /// Whether the stance was changed in the activation.
    pub stanced: bool,
    pub second_turn: SecondTurn,
    /// Winners that are proposed, or the winners of an ending that names them.
    pub winners: Seats,
    /// Players out of the game.
    pub out: Seats,
    /// Players who have never placed an army.
    pub unplaced: Seats,
    /// Armies each player placed in this first turn; they are not called in it.
    pub placed: BySeat<Armies, SEATS>,
    /// Field of each army, or the palace.
    spots: BySeat<[u8; ARMIES], SEATS>,
    /// Armies on open ground at a city of their player.
    pub open: BySeat<Armies, SEATS>,
    pub cities: [Option<Seat>; CITIES],
    pub orbs: [Option<Seat>; SITES],
    pub treasury: BySeat<u16, SEATS>,
    /// Empty ships by mooring.
    pub moored: [u8; MOORINGS],
    /// Fields with elementals of earth, water and fire.
    pub elementals: [Fields; 3],
}

/// Field index of an army that is not on the board.
const PALACE: u8 = u8::MAX;

impl Elementaris {
    /// Sets up round 1 with an empty board; the first player has to place an army (rules: elementaris 4).
    pub(super) fn set_up(options: Options, seats: usize) -> Self {
        let mut game = Self::empty(options, seats);
        game.unplaced = game.all().collect();
        game.phase = Phase::Placement;
        if let Some(last) = game.all().next_back().filter(|_| options.third_seat_bonus && seats == 3) {
            game.treasury[last] = 1;
        }
        game
    }

    /// Creates an empty map in round 1.
    pub(super) fn empty(options: Options, seats: usize) -> Self {
        Self {
            options,
            seats: if never!(!(2..=SEATS).contains(&seats)) { SEATS } else { seats } as u8,
            phase: Phase::Activation,
            round: 1,
            clock: 0,
            hand_held: false,
            first: Seat::new(0),
            active: Seat::new(0),
            call: Army::at(0),
            moves: 0,
            stanced: false,
            second_turn: SecondTurn::default(),
            winners: Seats::NONE,
            out: Seats::NONE,
            unplaced: Seats::NONE,
            placed: BySeat::all(Armies::NONE),
            spots: BySeat::all([PALACE; ARMIES]),
            open: BySeat::all(Armies::NONE),
            cities: [None; CITIES],
            orbs: [None; SITES],
            treasury: BySeat::all(0),
            moored: [0; MOORINGS],
            elementals: [Fields::NONE; 3],
        }
    }

    /// Returns the number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    /// Iterates over the players who are still in the game.
    #[inline]
    pub fn living(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let out = self.out;
        self.all().filter(move |seat| !out.has(*seat))
    }

    /// Returns whose turn it is to decide: a seat, or nobody when the game is over.
    #[inline]
    pub const fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(_) => Turn::Over,
            Phase::Vote(voter) => Turn::Seat(voter),
            _ => Turn::Seat(self.active),
        }
    }

    /// Returns whose activation or second turn it is.
    pub const fn turn_of(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over(_) => None,
            _ => Some(self.active),
        }
    }

    /// Returns whether it is the first turn of a round.
    #[inline]
    pub const fn is_first_turn(&self) -> bool {
        matches!(self.phase, Phase::Placement | Phase::Activation)
    }

    /// Returns the place of a seat in the order of this round, 0 for the first player.
    #[inline]
    pub const fn order(&self, seat: Seat) -> usize {
        (seat.index() + self.seats() - self.first.index()) % self.seats()
    }

    /// Returns the element whose rule the clock shows; `None` at yellow.
    #[inline]
    pub const fn ruling_element(&self) -> Option<Element> {
        shown_element(self.clock, self.options.water_first)
    }

    /// Returns the rounds until the hand reaches the next yellow position if no age stops it; 0 at yellow.
    pub const fn rounds_to_income(&self) -> u8 {
        (4 - self.clock % 4) % 4
    }

    /// Returns the land of a seat, 0 for A: corners A and C for two players, else in order
    /// (rules: elementaris 4.1).
    pub const fn corner(&self, seat: Seat) -> usize {
        if self.seats == 2 { seat.index() * 2 } else { seat.index() }
    }

    // Armies.

    /// Returns the field of an army; `None` in the palace.
    #[inline]
    pub fn spot(&self, seat: Seat, army: Army) -> Option<Field> {
        match self.spots[seat][army.index()] {
            PALACE => None,
            field => Some(Field::at(field as usize)),
        }
    }

    /// Moves an army: to the city if it is the player's own, else to open ground (R21).
    #[inline]
    pub(super) fn put(&mut self, seat: Seat, army: Army, spot: Option<Field>) {
        self.open[seat].remove(army);
        self.spots[seat][army.index()] = match spot {
            Some(field) => field.index() as u8,
            None => PALACE,
        };
    }

    /// Returns the armies on the board.
    #[inline]
    pub fn on_board(&self, seat: Seat) -> Armies {
        Army::all().filter(|army| self.spot(seat, *army).is_some()).collect()
    }

    /// Returns the armies of a player on a field; on a sea those aboard ships.
    #[inline]
    pub fn armies_on(&self, seat: Seat, field: Field) -> Armies {
        Army::all().filter(|army| self.spot(seat, *army) == Some(field)).collect()
    }

    /// Returns whether an army is at a city of its player: inside or camped in front of it.
    #[inline]
    pub fn is_at_city(&self, seat: Seat, army: Army) -> bool {
        let city = self.spot(seat, army).and_then(Field::city);
        city.is_some_and(|city| self.cities[city] == Some(seat)) && !self.open[seat].has(army)
    }

    /// Returns the armies of a player at the city of a field.
    pub fn garrison(&self, seat: Seat, field: Field) -> Armies {
        self.armies_on(seat, field).iter().filter(|army| self.is_at_city(seat, *army)).collect()
    }

    /// Returns the armies of a player on the open ground of a field; on a sea those aboard ships.
    #[inline]
    pub fn armies_open(&self, seat: Seat, field: Field) -> Armies {
        let here = self.armies_on(seat, field);
        match field.city() {
            Some(city) if self.cities[city] == Some(seat) => Armies(here.0 & self.open[seat].0),
            _ => here,
        }
    }

    /// Returns the player with armies on the open ground of a field, or with ships at a sea.
    pub fn holder(&self, field: Field) -> Option<Seat> {
        self.living().find(|seat| !self.armies_open(*seat, field).is_empty())
    }

    /// Returns the fields with a player's armies on open ground, and seas with their loaded ships.
    #[inline]
    pub fn ground(&self, seat: Seat) -> Fields {
        let mut all = Fields::NONE;
        for army in Army::all() {
            if let Some(field) = self.spot(seat, army).filter(|_| !self.is_at_city(seat, army)) {
                all.insert(field);
            }
        }
        all
    }

    /// Returns every field with an army of a player.
    #[inline]
    pub fn whole_ground(&self, seat: Seat) -> Fields {
        Army::all().filter_map(|army| self.spot(seat, army)).collect()
    }

    /// Returns the fields with an opponent's armies on open ground, and seas with their loaded ships.
    #[inline]
    pub fn hostile(&self, seat: Seat) -> Fields {
        let others = self.living().filter(|other| *other != seat);
        others.fold(Fields::NONE, |all, other| all.with(self.ground(other)))
    }

    // Ships.

    /// Returns the number of ships that carry an army.
    pub fn loaded(&self) -> u8 {
        let aboard = |seat: Seat| {
            Army::all().filter(move |army| self.spot(seat, *army).is_some_and(Field::is_sea)).count() as u8
        };
        self.all().map(aboard).sum()
    }

    /// Returns the number of ships in supply.
    pub fn ships_left(&self) -> u8 {
        SHIPS.checked_sub(self.loaded() + self.moored.iter().sum::<u8>()).or_never(0)
    }

    // Cities and towers.

    /// Returns the owner of the city on a field.
    #[inline]
    pub fn owner(&self, field: Field) -> Option<Seat> {
        field.city().and_then(|city| self.cities[city])
    }

    #[inline]
    pub fn cities_of(&self, seat: Seat) -> u32 {
        self.cities.iter().filter(|owner| **owner == Some(seat)).count() as u32
    }

    /// Returns the tower of income (rules: elementaris 7.1).
    #[inline]
    pub fn income(&self, seat: Seat) -> u32 {
        self.cities_of(seat) * if self.orbs_in(seat, Element::Earth) > 0 { 2 } else { 1 }
    }

    /// Returns the tower of costs; the last army of a player without a city fights for free (R14).
    #[inline]
    pub fn costs(&self, seat: Seat) -> u32 {
        let armies = self.on_board(seat).count();
        if self.cities_of(seat) == 0 { armies.saturating_sub(1) } else { armies }
    }

    /// Returns the change of the treasury at the next income.
    pub fn balance(&self, seat: Seat) -> i32 {
        self.income(seat) as i32 - self.costs(seat) as i32
    }

    /// Returns the last round of the rule that the clock shows now, unless an age stops the hand earlier. `None`
    /// while one does (rules: elementaris 5.4).
    pub fn rules_until(&self, element: Element) -> Option<u16> {
        let rules = self.ruling_element() == Some(element) && self.age(element).is_none();
        rules.then(|| self.round + u16::from(3 - self.clock % 4))
    }

    /// Returns the score (rules: elementaris 7.2).
    pub fn score(&self, seat: Seat) -> u32 {
        let worth = |term: Term, count: u32| term.points() as u32 * count;
        worth(Term::Cities, self.cities_of(seat))
            + worth(Term::Orbs, self.orbs_of(seat))
            + worth(Term::Armies, self.on_board(seat).count())
    }

    // Calls.

    /// Returns whether an army of a player has had its call in this round, or was placed in it.
    #[inline]
    pub fn has_been_called(&self, seat: Seat, army: Army) -> bool {
        let before = self.order(seat) < self.order(self.active);
        self.placed[seat].has(army) || army < self.call || army == self.call && before
    }

    /// Returns the moves of an activation that begins now (rules: elementaris 5.1).
    #[inline]
    pub fn moves_of(&self, seat: Seat) -> u8 {
        if self.orbs_in(seat, Element::Air) > 0 { 2 } else { 1 }
    }

    /// Returns whether any city is free.
    #[inline]
    pub fn has_free_city(&self) -> bool {
        self.cities.iter().any(Option::is_none)
    }
}

const _: () = assert!(PLAYABLE < PALACE as usize);
