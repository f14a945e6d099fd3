//! The form of a new game as a value: seats, options and seed as they are typed, and what is wrong with them.
//! No screen and no sentence.

#![warn(missing_docs)]

use crate::lang::{Titles, small};
use crate::table::dice::fresh_seed;
use crate::table::session::tidy_name;
use crate::table::{Company, Controller, Info, Level, MAX_SEATS, Player};

/// A box on the shelf: a game of the family, open or still to come.
#[derive(PartialEq, Debug)]
pub struct GameCard {
    /// The word in records and addresses.
    pub id: &'static str,
    /// The fewest and the most players.
    pub seats: (usize, usize),
    /// Usual playing time.
    pub minutes: u16,
    /// The usual colour of each sign: far from the colours the game's pieces use.
    pub colours: [u8; MAX_SEATS],
    /// Whether the game inside can be played.
    pub open: bool,
    /// Whether it has a first turn to play.
    pub lesson: bool,
    /// What the game is called in each language.
    pub titles: &'static Titles,
}

/// The colours in their order, for games whose pieces have no colours of their own.
pub const PLAIN: [u8; MAX_SEATS] = [1, 2, 3, 4, 5, 6];

/// Whether a value of an option fits a table: field, value, seats, how many of them are people's.
pub type Fits<'a> = &'a dyn Fn(usize, usize, usize, usize) -> bool;

/// No option has more values.
const MOST_VALUES: usize = 16;

/// A seat as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatForm {
    /// Stays with the seat when the order changes, so that focus and typing stay too.
    pub key: u32,
    /// The name that was typed; empty for the default name.
    pub name: String,
    /// The number of the sign, from 0.
    pub sign: u8,
    /// The number of the colour, from 1.
    pub colour: u8,
    /// What is to sit there.
    pub controller: Controller,
    /// The name of the person whose seat a computer took when the company changed.
    person: String,
}

/// The names that are proposed for computers, the same in every language: people who thought about thinking.
pub const COMPUTER_NAMES: [&str; MAX_SEATS] = ["Ada", "Alan", "Emmy", "Blaise", "Grace", "Kurt"];

/// The whole form.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    info: &'static Info,
    /// The usual colour of each sign.
    colours: [u8; MAX_SEATS],
    /// The seats in playing order.
    pub seats: Vec<SeatForm>,
    /// The chosen value of each option of the sheet.
    pub options: Vec<usize>,
    /// The usual one.
    usual: Vec<usize>,
    /// Whether moves may be taken back by consent; `None` as is usual for the people at this table.
    pub takeback: Option<bool>,
    /// Whether advice may be asked for; `None` as is usual for the people at this table.
    pub hints: Option<bool>,
    /// Hexadecimal; empty is random.
    pub seed: String,
    next_key: u32,
}

/// Something that keeps the game from starting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Two seats have this name; the later one is meant.
    SameName {
        /// The later seat.
        seat: usize,
        /// The name both have.
        name: String,
    },
    /// The seed is not a hexadecimal number of at most 16 digits.
    Seed,
}

impl Form {
    /// The usual form: the default value of each option, and the players of the last game or the fewest seats that fit it;
    /// `fits` knows field, value, seats and people.
    pub fn new(
        info: &'static Info,
        usual: Vec<usize>,
        colours: [u8; MAX_SEATS],
        last: &[Player],
        fits: Fits,
    ) -> Self {
        let mut form = Self {
            info,
            colours,
            seats: Vec::new(),
            options: usual.clone(),
            usual,
            takeback: None,
            hints: None,
            seed: String::new(),
            next_key: 0,
        };
        for player in last.iter().take(form.info.max_seats) {
            form.push(player.clone());
        }
        let usual_fits = |seats: usize| {
            form.usual.iter().enumerate().all(|(field, value)| fits(field, *value, seats, seats))
        };
        let (least, most) = (form.seats.len().max(form.info.min_seats), form.info.max_seats);
        let seats = (least..=most).find(|seats| usual_fits(*seats)).unwrap_or(least);
        while form.seats.len() < seats {
            form.add();
        }
        form
    }

    /// How many signs there are to choose from.
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

    /// Whether one more seat fits.
    pub fn can_add(&self) -> bool {
        self.seats.len() < self.info.max_seats
    }

    /// Whether one seat fewer is enough.
    pub fn can_remove(&self) -> bool {
        self.seats.len() > self.info.min_seats
    }

    /// One more seat, with the first free sign and its usual colour, or the first free one: a computer where computers
    /// play, else a person.
    pub fn add(&mut self) {
        if !self.can_add() {
            return;
        }
        let sign =
            (0..self.signs()).find(|s| self.seats.iter().all(|seat| seat.sign != *s)).unwrap_or_default();
        let free = |colour: &u8| self.seats.iter().all(|seat| seat.colour != *colour);
        let usual = self.colours[usize::from(sign) % MAX_SEATS];
        let colour = Some(usual).filter(free).or_else(|| (1..=MAX_SEATS as u8).find(free)).unwrap_or(usual);
        let level = self.seats.iter().rev().find_map(|seat| seat.controller.level());
        self.push(Player::person("", sign, colour));
        if let Some(level) = level {
            self.set_controller(self.seats.len() - 1, Controller::Computer(level));
        }
    }

    /// Removes a seat, unless too few would be left.
    pub fn remove(&mut self, seat: usize) {
        if self.can_remove() && seat < self.seats.len() {
            self.seats.remove(seat);
        }
    }

    /// Who sits at the table now.
    pub fn company(&self) -> Company {
        match self.persons() {
            people if people == self.seats.len() => Company::People,
            0 | 1 => Company::Computers,
            _ => Company::Mixed,
        }
    }

    /// Whether the game has enough seats for such a company.
    pub fn can_seat(&self, company: Company) -> bool {
        company.seats() <= self.info.max_seats
    }

    /// Seats such a company, with as few changes as possible, and adds seats where there are too few. A person's name is kept
    /// while a computer has the seat.
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
                self.set_controller(seat, Controller::Computer(level));
            } else if stays && !person {
                self.set_controller(seat, Controller::Person);
                let form = &mut self.seats[seat];
                if form.name.is_empty() {
                    form.name = std::mem::take(&mut form.person);
                }
            }
        }
    }

    /// Adds or removes seats until there are so many, between the fewest and the most of the game. The last computer goes
    /// first, but never the only one; then the last person.
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

    /// How well the computers play; `None` where they differ or none plays.
    pub fn level(&self) -> Option<Level> {
        let mut levels = self.seats.iter().filter_map(|seat| seat.controller.level());
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }

    /// Lets every computer play at this level.
    pub fn set_level(&mut self, level: Level) {
        for seat in &mut self.seats {
            if !seat.controller.is_person() {
                seat.controller = Controller::Computer(level);
            }
        }
    }

    /// Seats a person or a computer. A computer gets a name that nobody has, unless one was typed; a person does not keep it.
    pub fn set_controller(&mut self, seat: usize, controller: Controller) {
        let proposed = |name: &str| COMPUTER_NAMES.contains(&name);
        let free = |name: &&&str| self.seats.iter().all(|other| small(&other.name) != small(name));
        let next = COMPUTER_NAMES.iter().find(free).copied().unwrap_or_default();
        let Some(form) = self.seats.get_mut(seat) else { return };
        if controller.is_person() && proposed(&form.name) {
            form.name.clear();
        } else if !controller.is_person() && form.name.is_empty() {
            form.name = next.to_string();
        }
        form.controller = controller;
    }

    /// How many people sit at the table.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|seat| seat.controller.is_person()).count()
    }

    /// Whether moves may be taken back by consent. Usual where one person plays: computers consent to everything.
    pub fn takeback(&self) -> bool {
        self.takeback.unwrap_or(self.persons() == 1)
    }

    /// Whether advice may be asked for. Usual where one person plays; several agree on it.
    pub fn hints(&self) -> bool {
        self.hints.unwrap_or(self.persons() == 1)
    }

    /// Gives a sign to a seat; whoever had it gets the seat's old one.
    pub fn set_sign(&mut self, seat: usize, sign: u8) {
        let old = self.seats[seat].sign;
        if let Some(other) = self.seats.iter_mut().find(|other| other.sign == sign) {
            other.sign = old;
        }
        self.seats[seat].sign = sign;
    }

    /// Gives a colour to a seat; whoever had it gets the seat's old one. Where the game has no signs of its own, the
    /// symbol belongs to the colour.
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

    /// The signs and the colours of the seats other than this one.
    pub fn taken(&self, seat: usize) -> (Vec<u8>, Vec<u8>) {
        let others = self.seats.iter().enumerate().filter(|(index, _)| *index != seat);
        others.map(|(_, other)| (other.sign, other.colour)).unzip()
    }

    /// Moves a seat to another place in the order.
    pub fn move_to(&mut self, from: usize, to: usize) {
        if from < self.seats.len() && to < self.seats.len() {
            let seat = self.seats.remove(from);
            self.seats.insert(to, seat);
        }
    }

    /// Puts the seats in a random order.
    pub fn shuffle(&mut self) {
        for last in (1..self.seats.len()).rev() {
            self.seats.swap(last, (fresh_seed() % (last as u64 + 1)) as usize);
        }
    }

    /// The seed that was typed: `None` when it is none, `Some(None)` when it is left to luck.
    pub fn typed_seed(&self) -> Option<Option<u64>> {
        let text = self.seed.trim().trim_start_matches("0x");
        if text.is_empty() {
            return Some(None);
        }
        u64::from_str_radix(text, 16).ok().map(Some)
    }

    /// Everything that is wrong, in the order of the page.
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

    /// The players as they will sit.
    pub fn players(&self) -> Vec<Player> {
        let player =
            |s: &SeatForm| Player::person(tidy_name(&s.name), s.sign, s.colour).controller(s.controller);
        self.seats.iter().map(player).collect()
    }

    /// The options that are not at their usual value and matter, as (field, value); `idle` change nothing.
    pub fn changed(&self, idle: &[usize]) -> Vec<(usize, usize)> {
        let chosen = self.options.iter().copied().enumerate();
        let changed = |(field, value): &(usize, usize)| self.usual.get(*field) != Some(value);
        chosen.filter(changed).filter(|(field, _)| !idle.contains(field)).collect()
    }

    /// Options that no longer fit the seats and who sits there go back to their usual value, or to the first one that fits.
    pub fn settle(&mut self, fits: Fits) {
        let (seats, people) = (self.seats.len(), self.persons());
        for field in 0..self.options.len() {
            let now = [self.options[field], self.usual[field]].into_iter();
            let mut values = now.chain(0..MOST_VALUES).filter(|value| fits(field, *value, seats, people));
            self.options[field] = values.next().unwrap_or(self.usual[field]);
        }
    }
}
