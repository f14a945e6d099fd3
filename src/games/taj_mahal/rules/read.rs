//! Reading of position texts: the counterpart of `position`. Malformed and impossible positions are refused with
//! place and reason; `validate` checks that a well-formed position is possible.

use crate::table::record::quoted;
use crate::table::word::{Word, number, words_before_note};
use crate::table::{BySeat, PositionError, Seat};

use super::action::read_bonus;
use super::card::{Card, KINDS, STOCK, Special};
use super::cards::{Cards, read_cards};
use super::map::{City, PROVINCES};
use super::options::Options;
use super::row::MAX_PLAYS;
use super::score::Source;
use super::state::{PALACES, Public, SEATS, Secret, TajMahal};
use super::symbol::{Symbol, Symbols};
use super::tile::{AGRA, Bonus, Good, OF_EACH_GOOD};
use super::validate;
use super::word::{pairs, set};

/// A position while it is being read, with the words to quote in errors.
pub(super) struct Draft<'a> {
    pub public: Public,
    pub secret: Secret,
    /// First word of every line, and the seat it is about.
    pub lines: Vec<(Word<'a>, Option<Seat>)>,
    /// Number of cards of each kind placed so far.
    used: [u8; KINDS],
    /// Words after `visit`, `provinces`, `phase`, and the word that makes the pile the remaining cards.
    pub visit: Vec<Word<'a>>,
    pub order: Vec<Word<'a>>,
    pub phase: Vec<Word<'a>>,
    rest: bool,
    /// Palaces in supply, if given.
    pub left: BySeat<Option<u8>, SEATS>,
    pub start: Option<Seat>,
    placed: Option<bool>,
}

/// Keys whose lines are about a seat.
const BY_SEAT: [&str; 11] =
    ["row", "hand", "seen", "palaces", "left", "tokens", "goods", "tiles", "points", "earned", "visits"];

/// Reads a position text.
pub(super) fn position(options: &Options, seats: usize, text: &str) -> Result<TajMahal, PositionError> {
    let mut draft = Draft {
        public: Public::empty(*options, seats),
        secret: Secret::default(),
        lines: Vec::new(),
        used: [0; KINDS],
        visit: Vec::new(),
        order: Vec::new(),
        phase: Vec::new(),
        rest: false,
        left: BySeat::all(None),
        start: None,
        placed: None,
    };
    for (number, line) in text.lines().enumerate() {
        let words = words_before_note(line, number + 1);
        if let Some((head, rest)) = words.split_first() {
            draft.line(head, rest)?;
        }
    }
    draft.set_course()?;
    draft.set_palaces()?;
    if draft.rest {
        let all = Card::all().filter(|card| card.special().is_none());
        let left = |card: Card| std::iter::repeat_n(card, (card.copies() - draft.used[card.index()]).into());
        draft.secret.pile = all.flat_map(left).collect();
    }
    let placed = draft.public.has_placed();
    draft.public.placed = draft.placed.unwrap_or(placed);
    validate::check_position(&draft)?;
    Ok(TajMahal { public: draft.public, secret: draft.secret })
}

impl<'a> Draft<'a> {
    fn line(&mut self, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        let key = head.text.to_ascii_lowercase();
        let seat = if BY_SEAT.contains(&key.as_str()) {
            let word = rest.first().ok_or_else(|| head.error(format!("after `{key}` comes a seat")))?;
            Some(self.seat(word)?)
        } else {
            None
        };
        if self.lines.iter().any(|(word, other)| word.is(&key) && *other == seat) {
            return Err(head.error(format!("`{key}` is given twice")));
        }
        self.lines.push((*head, seat));
        match seat {
            Some(seat) => self.seat_line(&key, head, seat, &rest[1..]),
            None => self.table_line(&key, head, rest),
        }
    }

    fn table_line(&mut self, key: &str, head: &Word<'a>, rest: &[Word<'a>]) -> Result<(), PositionError> {
        match (key, rest) {
            ("visit", [_] | [_, _]) => self.visit = rest.to_vec(),
            ("provinces", [_, ..]) => self.order = rest.to_vec(),
            ("phase", [_, ..]) => self.phase = rest.to_vec(),
            ("start", [word]) => self.start = Some(self.seat(word)?),
            ("court", [word]) => self.public.prizes = word.text.parse().map_err(|e: String| word.error(e))?,
            ("pending", [word]) => {
                self.public.pending = word.text.parse().map_err(|e: String| word.error(e))?;
            }
            ("placed", [word]) if word.is("yes") || word.is("no") => self.placed = Some(word.is("yes")),
            ("bonus", [_, ..]) => self.bonus(rest)?,
            ("withdrawn", _) => {
                for word in rest {
                    let seat = self.seat(word)?;
                    if std::mem::replace(&mut self.public.withdrawn[seat], true) {
                        return Err(word.error(format!("seat {seat} is named twice")));
                    }
                }
            }
            ("supply", [word]) => self.public.supply = self.cards(word)?,
            ("dummy", [word]) => self.public.dummy = self.cards(word)?,
            ("discard", [word]) => self.public.discard = self.cards(word)?,
            ("pile", [word]) if word.is("rest") => self.rest = true,
            ("pile", [word]) => self.secret.pile = self.cards(word)?,
            ("visit" | "provinces" | "phase" | "start" | "court" | "pending" | "placed" | "bonus", _)
            | ("supply" | "dummy" | "discard" | "pile", _) => {
                return Err(head.error(format!("`{key}` is not followed by what it needs")));
            }
            _ => return Err(head.error(format!("{} is not known", quoted(head.text)))),
        }
        Ok(())
    }

    fn seat_line(
        &mut self,
        key: &str,
        head: &Word<'a>,
        s: Seat,
        rest: &[Word<'a>],
    ) -> Result<(), PositionError> {
        let one = || match rest {
            [word] => Ok(*word),
            _ => Err(head.error(format!("after `{key}` come a seat and one word"))),
        };
        match key {
            "row" => return rest.iter().try_for_each(|word| self.play(s, word)),
            "hand" => {
                let word = one()?;
                for card in self.named(&word)? {
                    self.give(s, card, &word)?;
                }
            }
            "seen" => self.public.seen[s] = seen_cards(&one()?)?,
            "palaces" => return rest.iter().try_for_each(|word| self.palace(s, word)),
            "left" => self.left[s] = Some(number(&one()?, PALACES.into())? as u8),
            "tokens" => self.tokens(s, &one()?)?,
            "goods" => {
                for (word, good, count) in pairs(rest, Good::named, OF_EACH_GOOD.into())? {
                    set(&mut self.public.goods[s][good.index()], count as u8, &word)?;
                }
            }
            "tiles" => return rest.iter().try_for_each(|word| self.tile(s, word)),
            "points" => self.public.points[s] = number(&one()?, MAX_POINTS)?,
            "earned" => {
                let named =
                    |name: &str| Source::ALL.into_iter().find(|s| s.word().eq_ignore_ascii_case(name));
                for (word, source, count) in pairs(rest, named, MAX_POINTS)? {
                    set(&mut self.public.earned[s][source as usize], count, &word)?;
                }
            }
            _ => {
                for (visit, word) in rest.iter().enumerate() {
                    let points = self.public.by_visit[s].get_mut(visit);
                    *points.ok_or_else(|| word.error("there are no more than 12 visits"))? =
                        number(word, MAX_POINTS)?;
                }
            }
        }
        Ok(())
    }

    fn tokens(&mut self, s: Seat, word: &Word<'_>) -> Result<(), PositionError> {
        for letter in word.text.chars() {
            let person = Symbol::of_letter(letter).filter(|symbol| Symbols::PERSONS.has(*symbol));
            let person = person.ok_or_else(|| word.error("tokens are letters of persons such as VVG"))?;
            self.public.tokens[s][person.index()] += 1;
            if self.public.tokens[s][person.index()] > 2 {
                return Err(word.error("nobody holds more than two tokens of a person"));
            }
        }
        Ok(())
    }

    fn tile(&mut self, s: Seat, word: &Word<'_>) -> Result<(), PositionError> {
        let number = number(word, PROVINCES as u16)?;
        let free = |bit: u16| self.public.tiles.iter().all(|tiles| tiles >> bit & 1 == 0);
        let bit = number.checked_sub(1).filter(|bit| free(*bit));
        let bit = bit.ok_or_else(|| word.error("each of the tiles 1 to 12 is with one player at most"))?;
        self.public.tiles[s] |= 1 << bit;
        Ok(())
    }

    /// Counts a card that is placed somewhere.
    fn count(&mut self, card: Card, word: &Word<'_>) -> Result<(), PositionError> {
        let used = &mut self.used[card.index()];
        *used += 1;
        if *used > card.copies() {
            let copies = card.copies();
            let verb = if copies == 1 { "is" } else { "are" };
            return Err(word.error(format!("there {verb} only {copies} {card}")));
        }
        Ok(())
    }

    fn named(&mut self, word: &Word<'_>) -> Result<Vec<Card>, PositionError> {
        read_cards(word.text).map_err(|reason| word.error(reason))
    }

    /// Reads coloured and white cards.
    fn cards(&mut self, word: &Word<'_>) -> Result<Cards, PositionError> {
        let all = self.named(word)?;
        for card in &all {
            if card.special().is_some() {
                return Err(word.error(format!("{card} lies beside the board, in a hand or in a row")));
            }
            self.count(*card, word)?;
        }
        Ok(all.into_iter().collect())
    }

    /// Adds a card to a hand; a special card also gets its owner.
    fn give(&mut self, s: Seat, card: Card, word: &Word<'_>) -> Result<(), PositionError> {
        self.count(card, word)?;
        match card.special() {
            Some(special) => self.public.special[special.index()] = Some(s),
            None => self.secret.hands[s].add(card),
        }
        Ok(())
    }

    /// Reads a turn of a row: `r-VE`, `r-VE+w-V`.
    fn play(&mut self, s: Seat, word: &Word<'_>) -> Result<(), PositionError> {
        let cards = self.named(word)?;
        let wrong = || word.error("a turn is one coloured card, perhaps with one white or special card");
        let (colored, extra) = match cards[..] {
            [one] => (one, None),
            [one, other] if one.color().is_some() => (one, Some(other)),
            [one, other] => (other, Some(one)),
            _ => return Err(wrong()),
        };
        if colored.color().is_none() || extra.is_some_and(|card| card.color().is_some()) {
            return Err(wrong());
        }
        let bound = self.public.rows[s].bound;
        let free = extra == Some(Special::Color.card());
        if let Some(bound) = bound.filter(|bound| !free && Some(*bound) != colored.color()) {
            return Err(word.error(format!("this row is bound to {}", bound.word())));
        }
        if self.public.rows[s].len() == MAX_PLAYS {
            return Err(word.error("a row cannot be so long"));
        }
        for card in [Some(colored), extra].into_iter().flatten() {
            self.count(card, word)?;
            if let Some(special) = card.special() {
                self.public.special[special.index()] = Some(s);
            }
        }
        self.public.rows[s].lay(colored, extra);
        Ok(())
    }

    /// Reads a palace: `LAH2`, or `LAH2*` for a crowned one.
    fn palace(&mut self, s: Seat, word: &Word<'_>) -> Result<(), PositionError> {
        let (name, crowned) = word.text.strip_suffix('*').map_or((word.text, false), |name| (name, true));
        let city: City = name.parse().map_err(|e: String| word.error(e))?;
        let public = &mut self.public;
        let (kind, all) =
            if crowned { ("crowned", &mut public.crowned) } else { ("plain", &mut public.plain) };
        if all.iter().any(|cities| cities.has(city)) {
            return Err(word.error(format!("there is a {kind} palace on {city} already")));
        }
        all[s].insert(city);
        Ok(())
    }

    fn bonus(&mut self, rest: &[Word<'a>]) -> Result<(), PositionError> {
        for word in rest {
            let (at, tile) = read_bonus(word.text).map_err(|reason| word.error(reason))?;
            if (at == AGRA) != (tile == Bonus::Taj) {
                return Err(word.error("the Taj Mahal tile lies on AGR5, and no other one does"));
            }
            if self.public.bonus[at].is_some() {
                return Err(word.error(format!("{} is named twice", City::of_fortress(at))));
            }
            let lying = self.public.bonus.iter().filter(|other| **other == Some(tile)).count();
            if lying == usize::from(tile.copies()) {
                return Err(word.error(format!("there are only {lying} tiles `{tile}`")));
            }
            self.public.bonus[at] = Some(tile);
        }
        Ok(())
    }

    /// Reads a seat of the table.
    pub(super) fn seat(&self, word: &Word<'_>) -> Result<Seat, PositionError> {
        let seats = self.public.seats();
        let seat = number(word, u16::MAX).ok().and_then(|n| Seat::all(seats).nth(n.into()));
        seat.ok_or_else(|| {
            word.error(format!("there is no seat {} at a table of {seats}", quoted(word.text)))
        })
    }
}

/// Highest score in a position.
const MAX_POINTS: u16 = 60_000;

fn seen_cards(word: &Word<'_>) -> Result<Cards, PositionError> {
    let all = read_cards(word.text).map_err(|reason| word.error(reason))?;
    let cards: Cards = all.iter().copied().collect();
    let is_available = cards.total() as usize == all.len() && STOCK.holds(&cards);
    if is_available { Ok(cards) } else { Err(word.error("there are no such cards, or not as many")) }
}
