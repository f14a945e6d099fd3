//! Reading of position texts: the counterpart of `position`. Malformed and impossible positions are refused with
//! place and reason; `validate` checks that a well-formed position is possible.

use crate::table::record::quoted;
use crate::table::word::{Word, nowhere, number, words_before_note};
use crate::table::{PositionError, Seat};

use super::action::Mooring;
use super::army::{Armies, Army, Seats};
use super::clock::{Element, POSITIONS};
use super::field::{Field, Fields};
use super::options::Options;
use super::state::{Elementaris, Ending, Phase, SHIPS};
use super::validate;

/// A position while it is being read, with the words to quote in errors.
pub(super) struct Draft<'a> {
    pub game: Elementaris,
    /// First word of every line, and the seat it is about.
    pub lines: Vec<(Word<'a>, Option<Seat>)>,
    /// Armies at a city and on open ground as given, to be compared with the owners of cities.
    pub spots: Vec<(Word<'a>, Seat, Army, bool)>,
    phase: Vec<Word<'a>>,
    moves: Option<u8>,
}

/// Keys whose lines are about a seat.
const BY_SEAT: [&str; 5] = ["armies", "cities", "orbs", "treasury", "placed"];

/// Maximum of resources and of the last round in a position.
const MAX_NUMBER: u16 = 60_000;

/// Reads a position text.
pub(super) fn position(options: &Options, seats: usize, text: &str) -> Result<Elementaris, PositionError> {
    let mut draft = Draft {
        game: Elementaris::empty(*options, seats),
        lines: Vec::new(),
        spots: Vec::new(),
        phase: Vec::new(),
        moves: None,
    };
    for (number, line) in text.lines().enumerate() {
        let words = words_before_note(line, number + 1);
        if let Some((head, rest)) = words.split_first() {
            draft.line(head, rest)?;
        }
    }
    draft.set_phase()?;
    draft.set_stances()?;
    validate::check_position(&draft)?;
    Ok(draft.game)
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
            ("round", [word]) => {
                self.game.round = number(word, MAX_NUMBER)?;
                if self.game.round == 0 {
                    return Err(word.error("rounds are counted from 1"));
                }
            }
            ("clock", [word]) => self.game.clock = number(word, u16::from(POSITIONS) - 1)? as u8,
            ("clock", [word, held]) if held.is("held") => {
                self.game.clock = number(word, u16::from(POSITIONS) - 1)? as u8;
                self.game.hand_held = true;
            }
            ("first", [word]) => self.game.first = self.seat(word)?,
            ("phase", [_, ..]) => self.phase = rest.to_vec(),
            ("moves", [word]) => self.moves = Some(number(word, 2)? as u8),
            ("stanced", []) => self.game.stanced = true,
            ("winners", [word]) => self.game.winners = self.seats(word)?,
            ("unplaced", [_, ..]) => self.game.unplaced = self.named_seats(rest)?,
            ("out", [_, ..]) => self.game.out = self.named_seats(rest)?,
            ("did", [_, ..]) => self.second_turn(rest)?,
            ("used", [_, ..]) => self.game.second_turn.cast_on = fields(rest)?,
            ("ships", [_, ..]) => self.ships(rest)?,
            ("earth", [_, ..]) => self.game.elementals[Element::Earth.index()] = fields(rest)?,
            ("water", [_, ..]) => self.game.elementals[Element::Water.index()] = fields(rest)?,
            ("fire", [_, ..]) => self.game.elementals[Element::Fire.index()] = fields(rest)?,
            ("round" | "clock" | "first" | "phase" | "moves" | "stanced" | "winners" | "unplaced", _)
            | ("out" | "did" | "used" | "ships" | "earth" | "water" | "fire", _) => {
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
        seat: Seat,
        rest: &[Word<'a>],
    ) -> Result<(), PositionError> {
        if rest.is_empty() {
            return Err(head.error(format!("`{key}` is not followed by what it needs")));
        }
        match key {
            "armies" => rest.iter().try_for_each(|word| self.armies(seat, word)),
            "cities" => rest.iter().try_for_each(|word| {
                let city = field(word)?.city().ok_or_else(|| word.error("there is no city on this field"))?;
                match self.game.cities[city].replace(seat) {
                    None => Ok(()),
                    Some(_) => Err(word.error("this city is named twice")),
                }
            }),
            "orbs" => rest.iter().try_for_each(|word| {
                let site = field(word)?.site().ok_or_else(|| word.error("no orb belongs to this field"))?;
                match self.game.orbs[site].replace(seat) {
                    None => Ok(()),
                    Some(_) => Err(word.error("this orb is named twice")),
                }
            }),
            "treasury" => {
                self.game.treasury[seat] = number(&one(head, rest)?, MAX_NUMBER)?;
                Ok(())
            }
            _ => {
                self.game.placed[seat] = armies(&one(head, rest)?)?;
                Ok(())
            }
        }
    }

    /// Reads armies and their place: `I,II@B6`, `III@B5c`, `IV@As4`.
    fn armies(&mut self, seat: Seat, word: &Word<'a>) -> Result<(), PositionError> {
        let wrong = || word.error("armies and their field are a word such as I,II@B6 or III@B5c");
        let (names, place) = word.text.split_once('@').ok_or_else(wrong)?;
        let (place, at_city) = match place.strip_suffix(['c', 'C']) {
            Some(place) => (place, true),
            None => (place, false),
        };
        let place = field(&Word { text: place, ..*word })?;
        if !place.is_playable() {
            return Err(word.error(format!("no army can be on {place}")));
        }
        for army in armies(&Word { text: names, ..*word })?.iter() {
            if self.game.spot(seat, army).is_some() {
                return Err(word.error(format!("army {army} is named twice")));
            }
            self.game.put(seat, army, Some(place));
            self.spots.push((*word, seat, army, at_city));
        }
        Ok(())
    }

    /// Checks that armies given at cities agree with the owners, and sets the armies on open ground.
    fn set_stances(&mut self) -> Result<(), PositionError> {
        for (word, seat, army, at_city) in &self.spots {
            let own = self.game.spot(*seat, *army).is_some_and(|at| self.game.owner(at) == Some(*seat));
            if *at_city && !own {
                return Err(word.error("an army is at a city only if its player owns that city"));
            }
            if own && !at_city {
                self.game.open[*seat].insert(*army);
            }
        }
        Ok(())
    }

    fn ships(&mut self, rest: &[Word<'a>]) -> Result<(), PositionError> {
        for word in rest {
            let mooring: Mooring = word.text.parse().map_err(|e: String| word.error(e))?;
            let ships = &mut self.game.moored[mooring.index()];
            *ships += 1;
            if *ships > SHIPS {
                return Err(word.error("there are only 8 ships"));
            }
        }
        Ok(())
    }

    fn second_turn(&mut self, rest: &[Word<'a>]) -> Result<(), PositionError> {
        for word in rest {
            let done = match word.text.to_ascii_lowercase().as_str() {
                "cast" => &mut self.game.second_turn.cast,
                "bought" => &mut self.game.second_turn.bought,
                "proposed" => &mut self.game.second_turn.proposed,
                _ => return Err(word.error("what was done is `cast`, `bought` or `proposed`")),
            };
            if std::mem::replace(done, true) {
                return Err(word.error("this is named twice"));
            }
        }
        Ok(())
    }

    /// Reads the phase: `phase activation 0 I`. By default the first player's army I is called.
    fn set_phase(&mut self) -> Result<(), PositionError> {
        self.game.active = self.game.first;
        let called = |word: &Word<'_>| word.text.parse::<Army>().map_err(|e| word.error(e));
        let words = self.phase.clone();
        let name = words.first().map(|word| word.text.to_ascii_lowercase());
        match (name.as_deref(), words.get(1..).unwrap_or_default()) {
            (None, _) => {}
            (Some("placement" | "activation"), [seat, army]) => {
                self.game.active = self.seat(seat)?;
                self.game.call = called(army)?;
                if words[0].is("placement") {
                    self.game.phase = Phase::Placement;
                }
            }
            (Some("disband"), [seat]) => {
                self.game.phase = Phase::Disband;
                self.game.active = self.seat(seat)?;
            }
            (Some("free"), [seat]) => {
                self.game.phase = Phase::Free;
                self.game.active = self.seat(seat)?;
            }
            (Some("vote"), [voter, proposer]) => {
                self.game.phase = Phase::Vote(self.seat(voter)?);
                self.game.active = self.seat(proposer)?;
                self.game.second_turn.proposed = true;
            }
            (Some("over"), [ending]) => {
                let found = Ending::ALL.into_iter().find(|known| ending.is(known.word()));
                let found = found.ok_or_else(|| ending.error("this is no way for a game to end"))?;
                self.game.phase = Phase::Over(found);
            }
            (Some("placement" | "activation" | "disband" | "free" | "vote" | "over"), _) => {
                return Err(words[0].error("this phase is not followed by what it needs"));
            }
            _ => return Err(words[0].error(format!("{} is no phase", quoted(words[0].text)))),
        }
        if self.game.phase == Phase::Activation {
            self.game.moves = self.moves.unwrap_or_else(|| self.game.moves_of(self.game.active));
        } else if let Some((word, _)) = self.lines.iter().find(|(word, _)| word.is("moves")) {
            return Err(word.error("moves are left only in an activation"));
        }
        Ok(())
    }

    fn seats(&self, word: &Word<'_>) -> Result<Seats, PositionError> {
        let all: Seats = word.text.parse().map_err(|e: String| word.error(e))?;
        match all.iter().find(|seat| seat.index() >= self.game.seats()) {
            Some(seat) => {
                Err(word.error(format!("there is no seat {seat} at a table of {}", self.game.seats())))
            }
            None => Ok(all),
        }
    }

    fn named_seats(&self, rest: &[Word<'_>]) -> Result<Seats, PositionError> {
        let mut all = Seats::NONE;
        for word in rest {
            let seat = self.seat(word)?;
            if all.has(seat) {
                return Err(word.error(format!("seat {seat} is named twice")));
            }
            all.insert(seat);
        }
        Ok(all)
    }

    /// Reads a seat of the table.
    fn seat(&self, word: &Word<'_>) -> Result<Seat, PositionError> {
        let seats = self.game.seats();
        let seat = number(word, u16::MAX).ok().and_then(|n| Seat::all(seats).nth(n.into()));
        seat.ok_or_else(|| {
            word.error(format!("there is no seat {} at a table of {seats}", quoted(word.text)))
        })
    }

    /// Returns an error at the line with this key, of this seat if given; at the first word of the text if there is
    /// none.
    pub fn blame(&self, key: &str, seat: Option<Seat>, reason: impl Into<String>) -> PositionError {
        let matches =
            |(word, other): &&(Word<'a>, Option<Seat>)| word.is(key) && (seat.is_none() || *other == seat);
        match self.lines.iter().find(matches).or_else(|| self.lines.first()) {
            Some((word, _)) => word.error(reason),
            None => nowhere(reason),
        }
    }
}

fn one<'a>(head: &Word<'a>, rest: &[Word<'a>]) -> Result<Word<'a>, PositionError> {
    match rest {
        [word] => Ok(*word),
        _ => Err(head.error("after this come a seat and one word")),
    }
}

fn field(word: &Word<'_>) -> Result<Field, PositionError> {
    word.text.parse().map_err(|e: String| word.error(e))
}

fn fields(words: &[Word<'_>]) -> Result<Fields, PositionError> {
    let mut all = Fields::NONE;
    for word in words {
        let field = field(word)?;
        if all.has(field) {
            return Err(word.error(format!("{field} is named twice")));
        }
        all.insert(field);
    }
    Ok(all)
}

/// Parses armies: `I,III`.
fn armies(word: &Word<'_>) -> Result<Armies, PositionError> {
    let mut all = Armies::NONE;
    for name in word.text.split(',') {
        let army: Army = name.parse().map_err(|e: String| word.error(e))?;
        if all.has(army) {
            return Err(word.error(format!("army {army} is named twice")));
        }
        all.insert(army);
    }
    Ok(all)
}
