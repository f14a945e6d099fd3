//! The form of a new game as a value: seats, options and seed as typed, with their problems. No screen and no
//! sentence.

#![warn(missing_docs)]

use crate::lang::{Titles, small};
use crate::table::dice::fresh_seed;
use crate::table::session::tidy_name;
use crate::table::{Company, Computer, Controller, Info, Level, MAX_SEATS, Player, Temper};

/// A game on the shelf, available or still to come.
#[derive(PartialEq, Debug)]
pub struct GameCard {
    /// Id in records and addresses.
    pub id: &'static str,
    /// Seats and minutes, as the rules state them.
    pub info: &'static Info,
    /// The default colour of each sign, distinct from the colours of the game's pieces.
    pub colours: [u8; MAX_SEATS],
    /// Whether the game can be played.
    pub open: bool,
    /// Whether it has a tutorial.
    pub tutorial: bool,
    /// The titles of the game in each language.
    pub titles: &'static Titles,
}

/// The colours in order, for games whose pieces have no colours of their own.
pub const PLAIN: [u8; MAX_SEATS] = [1, 2, 3, 4, 5, 6];

/// A function that checks whether a value of an option fits a table: field, value, number of seats, number of people.
pub type Fits<'a> = &'a dyn Fn(usize, usize, usize, usize) -> bool;

/// The most values of any option.
const MAX_VALUES: usize = 16;

/// A seat as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatForm {
    /// Identity of the seat when the order changes, so that focus and typed text move with it.
    pub key: u32,
    /// Name as typed; empty for the default name.
    pub name: String,
    /// Index of the sign, from 0.
    pub sign: u8,
    /// Number of the colour, from 1.
    pub colour: u8,
    /// The chosen controller.
    pub controller: Controller,
    /// Name of the person whose seat was given to a computer when the company changed.
    person: String,
}

/// Default names of computers of each temper, the same in every language: people who thought about thinking.
pub const COMPUTER_NAMES: [[&str; 2]; Temper::ALL.len()] =
    [["Ada", "Konrad"], ["Alan", "Grace"], ["Emmy", "Kurt"], ["Blaise", "John"]];

/// The whole form.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    info: &'static Info,
    /// The default colour of each sign.
    colours: [u8; MAX_SEATS],
    /// The seats in playing order.
    pub seats: Vec<SeatForm>,
    /// The chosen value of each option.
    pub options: Vec<usize>,
    /// The default value of each option.
    defaults: Vec<usize>,
    /// Whether moves may be taken back by agreement; `None` is the default for the people at this table.
    pub takeback: Option<bool>,
    /// Whether hints are allowed; `None` is the default for the people at this table.
    pub hints: Option<bool>,
    /// Hexadecimal; empty means random.
    pub seed: String,
    next_key: u32,
}

/// A problem that prevents the game from starting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Two seats have the same name.
    SameName {
        /// The later seat.
        seat: usize,
        /// The shared name.
        name: String,
    },
    /// The seed is not a hexadecimal number of at most 16 digits.
    Seed,
}

impl Form {
    /// Creates the initial form: the default value of each option, and the players of the last game or the fewest
    /// seats that fit. `fits` takes field, value, seats and people.
    pub fn new(
        info: &'static Info,
        defaults: Vec<usize>,
        colours: [u8; MAX_SEATS],
        last: &[Player],
        fits: Fits,
    ) -> Self {
        let mut form = Self {
            info,
            colours,
            seats: Vec::new(),
            options: defaults.clone(),
            defaults,
            takeback: None,
            hints: None,
            seed: String::new(),
            next_key: 0,
        };
        for player in last.iter().take(form.info.max_seats) {
            form.push(player.clone());
            if !player.controller.is_person() {
                form.set_controller(form.seats.len() - 1, player.controller); // one of an old record gets a temper
            }
        }
        let default_fits = |seats: usize| {
            form.defaults.iter().enumerate().all(|(field, value)| fits(field, *value, seats, seats))
        };
        let (least, most) = (form.seats.len().max(form.info.min_seats), form.info.max_seats);
        let seats = (least..=most).find(|seats| default_fits(*seats)).unwrap_or(least);
        while form.seats.len() < seats {
            form.add();
        }
        form
    }

    /// Returns the number of signs to choose from.
    pub fn signs(&self) -> u8 {
        if self.info.signs.is_empty() { MAX_SEATS as u8 } else { self.info.signs.len() as u8 }
    }

    fn push(&mut self, player: Player) {
        let Player { name, sign, colour, controller } = player;
        self.seats.push(SeatForm {
            key: self.next_key,
            name,
            sign,
            colour,
            controller,
            person: String::new(),
        });
        self.next_key += 1;
    }

    /// Returns whether a seat can be added.
    pub fn can_add(&self) -> bool {
        self.seats.len() < self.info.max_seats
    }

    /// Returns whether a seat can be removed.
    pub fn can_remove(&self) -> bool {
        self.seats.len() > self.info.min_seats
    }

    /// Adds a seat with the first free sign and its default colour, or the first free one. It is a computer if
    /// computers play, otherwise a person.
    pub fn add(&mut self) {
        if !self.can_add() {
            return;
        }
        let sign =
            (0..self.signs()).find(|s| self.seats.iter().all(|seat| seat.sign != *s)).unwrap_or_default();
        let free = |colour: &u8| self.seats.iter().all(|seat| seat.colour != *colour);
        let own = self.colours[usize::from(sign) % MAX_SEATS];
        let colour = Some(own).filter(free).or_else(|| (1..=MAX_SEATS as u8).find(free)).unwrap_or(own);
        let level = self.seats.iter().rev().find_map(|seat| seat.controller.level());
        self.push(Player::person("", sign, colour));
        if let Some(level) = level {
            self.set_controller(self.seats.len() - 1, Controller::Computer(level.into()));
        }
    }

    /// Removes a seat, unless too few would be left.
    pub fn remove(&mut self, seat: usize) {
        if self.can_remove() && seat < self.seats.len() {
            self.seats.remove(seat);
        }
    }

    /// Returns the present mix of people and computers.
    pub fn company(&self) -> Company {
        match self.persons() {
            people if people == self.seats.len() => Company::People,
            0 | 1 => Company::Computers,
            _ => Company::Mixed,
        }
    }

    /// Returns whether the game has enough seats for such a company.
    pub fn can_seat(&self, company: Company) -> bool {
        company.seats() <= self.info.max_seats
    }

    /// Changes the controllers to such a company, with as few changes as possible, and adds seats if there are too
    /// few. A person's name is kept while a computer has the seat.
    pub fn seat_company(&mut self, company: Company) {
        if !self.can_seat(company) || company == self.company() && self.persons() > 0 {
            return;
        }
        let level = self.level().unwrap_or(Level::Normal);
        while self.seats.len() < company.seats() {
            self.add();
        }
        let people = match company {
            Company::Computers => 1,
            Company::People => self.seats.len(),
            Company::Mixed => self.persons().clamp(2, self.seats.len() - 1),
        };
        let mut left = people;
        for seat in 0..self.seats.len() {
            let person = self.seats[seat].controller.is_person();
            // People keep their seats as long as the company has room for them.
            let others = self.seats[seat + 1..].iter().filter(|other| other.controller.is_person()).count();
            let stays = left > 0 && (person || others < left);
            left -= usize::from(stays);
            if person && !stays {
                self.seats[seat].person = std::mem::take(&mut self.seats[seat].name);
                self.set_controller(seat, Controller::Computer(level.into()));
            } else if stays && !person {
                self.set_controller(seat, Controller::Person);
                let form = &mut self.seats[seat];
                if form.name.is_empty() {
                    form.name = std::mem::take(&mut form.person);
                }
            }
        }
    }

    /// Sets the number of seats, within the limits of the game. The last computer is removed first, but never the
    /// only one; then the last person.
    pub fn set_seats(&mut self, seats: usize) {
        let seats = seats.clamp(self.info.min_seats, self.info.max_seats);
        while self.seats.len() > seats {
            let people = self.persons();
            let person_goes = people > 1 && self.seats.len() - people < 2;
            let last = self.seats.iter().rposition(|seat| seat.controller.is_person() == person_goes);
            self.seats.remove(last.unwrap_or(self.seats.len() - 1));
        }
        while self.seats.len() < seats {
            self.add();
        }
    }

    /// Returns the level of the computers; `None` if they differ or none plays.
    pub fn level(&self) -> Option<Level> {
        let mut levels = self.seats.iter().filter_map(|seat| seat.controller.level());
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }

    /// Sets the level of every computer.
    pub fn set_level(&mut self, level: Level) {
        for seat in &mut self.seats {
            if let Controller::Computer(computer) = &mut seat.controller {
                computer.level = level;
            }
        }
    }

    /// Sets the controller of a seat. A computer gets a temper, at random one that few others have, and an unused name
    /// of that temper, unless one was typed. A person does not keep it.
    pub fn set_controller(&mut self, seat: usize, controller: Controller) {
        let Some(form) = self.seats.get(seat) else { return };
        let controller = match controller {
            Controller::Computer(Computer { level, temper: None }) => {
                let others = self.seats.iter().filter(|other| other.key != form.key);
                let unlike =
                    || Temper::unlike(others.filter_map(|other| other.controller.temper()), fresh_seed());
                let temper = form.controller.temper().unwrap_or_else(unlike);
                Controller::Computer(Computer { level, temper: Some(temper) })
            }
            other => other,
        };
        let proposed = COMPUTER_NAMES.as_flattened().contains(&form.name.as_str());
        let renamed = |temper: Temper| form.controller.temper().is_some_and(|before| before != temper);
        let name = match controller.temper() {
            Some(temper) if form.name.is_empty() || proposed && renamed(temper) => {
                self.free_name(temper).to_string()
            }
            None if proposed => String::new(),
            _ => form.name.clone(),
        };
        let form = &mut self.seats[seat];
        (form.controller, form.name) = (controller, name);
    }

    /// Sets the temper of a computer.
    pub fn set_temper(&mut self, seat: usize, temper: Temper) {
        if let Some(Computer { level, .. }) = self.seats.get(seat).and_then(|form| form.controller.computer())
        {
            self.set_controller(seat, Controller::Computer(Computer { level, temper: Some(temper) }));
        }
    }

    /// Returns a default name for a computer that no seat has, of its temper if possible.
    fn free_name(&self, temper: Temper) -> &'static str {
        let names = COMPUTER_NAMES[temper as usize].iter().chain(COMPUTER_NAMES.as_flattened());
        let free = |name: &&&str| self.seats.iter().all(|other| small(&other.name) != small(name));
        names.copied().find(|name| free(&name)).unwrap_or_default()
    }

    /// Returns the number of people.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|seat| seat.controller.is_person()).count()
    }

    /// Returns whether moves may be taken back by agreement. By default if one person plays: computers always agree.
    pub fn takeback(&self) -> bool {
        self.takeback.unwrap_or(self.persons() == 1)
    }

    /// Returns whether hints are allowed. By default if one person plays; several people have to choose it.
    pub fn hints(&self) -> bool {
        self.hints.unwrap_or(self.persons() == 1)
    }

    /// Sets the sign of a seat; its present owner gets the seat's old one.
    pub fn set_sign(&mut self, seat: usize, sign: u8) {
        let old = self.seats[seat].sign;
        if let Some(other) = self.seats.iter_mut().find(|other| other.sign == sign) {
            other.sign = old;
        }
        self.seats[seat].sign = sign;
    }

    /// Sets the colour of a seat; its present owner gets the seat's old one. In a game without signs the symbol
    /// belongs to the colour.
    pub fn set_colour(&mut self, seat: usize, colour: u8) {
        if self.info.signs.is_empty() {
            self.set_sign(seat, colour.saturating_sub(1));
        }
        let old = self.seats[seat].colour;
        if let Some(other) = self.seats.iter_mut().find(|other| other.colour == colour) {
            other.colour = old;
        }
        self.seats[seat].colour = colour;
    }

    /// Returns the signs and the colours of all other seats.
    pub fn taken(&self, seat: usize) -> (Vec<u8>, Vec<u8>) {
        let others = self.seats.iter().enumerate().filter(|(index, _)| *index != seat);
        others.map(|(_, other)| (other.sign, other.colour)).unzip()
    }

    /// Moves a seat to another position.
    pub fn move_to(&mut self, from: usize, to: usize) {
        if from < self.seats.len() && to < self.seats.len() {
            let seat = self.seats.remove(from);
            self.seats.insert(to, seat);
        }
    }

    /// Shuffles the seats.
    pub fn shuffle(&mut self) {
        for last in (1..self.seats.len()).rev() {
            self.seats.swap(last, (fresh_seed() % (last as u64 + 1)) as usize);
        }
    }

    /// Parses the seed: `None` if it is malformed, `Some(None)` if it is random.
    pub fn typed_seed(&self) -> Option<Option<u64>> {
        let text = self.seed.trim().trim_start_matches("0x");
        if text.is_empty() {
            return Some(None);
        }
        u64::from_str_radix(text, 16).ok().map(Some)
    }

    /// Returns all problems, in the order of the page.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for (seat, form) in self.seats.iter().enumerate() {
            let name = tidy_name(&form.name);
            let same = |other: &SeatForm| small(&tidy_name(&other.name)) == small(&name);
            if !name.is_empty() && self.seats[..seat].iter().any(same) {
                problems.push(Problem::SameName { seat, name });
            }
        }
        if self.typed_seed().is_none() {
            problems.push(Problem::Seed);
        }
        problems
    }

    /// Returns the players in playing order.
    pub fn players(&self) -> Vec<Player> {
        let player =
            |s: &SeatForm| Player::person(tidy_name(&s.name), s.sign, s.colour).with_controller(s.controller);
        self.seats.iter().map(player).collect()
    }

    /// Returns the options that differ from their default, as (field, value), except those in `idle`, which have no
    /// effect.
    pub fn changed(&self, idle: &[usize]) -> Vec<(usize, usize)> {
        let chosen = self.options.iter().copied().enumerate();
        let changed = |(field, value): &(usize, usize)| self.defaults.get(*field) != Some(value);
        chosen.filter(changed).filter(|(field, _)| !idle.contains(field)).collect()
    }

    /// Resets options that no longer fit the seats and controllers to their default, or to the first value that fits.
    pub fn settle(&mut self, fits: Fits) {
        let (seats, people) = (self.seats.len(), self.persons());
        for field in 0..self.options.len() {
            let now = [self.options[field], self.defaults[field]].into_iter();
            let mut values = now.chain(0..MAX_VALUES).filter(|value| fits(field, *value, seats, people));
            self.options[field] = values.next().unwrap_or(self.defaults[field]);
        }
    }
}
