//! The whole state as JSON, with keys from the rule file (rules: elementaris 2, 5, 7).

use serde_json::{Map, Value, json};

use crate::table::options::OptionSheet;
use crate::table::{Game, Seat, Turn};

use super::action::Mooring;
use super::army::{Armies, Army, Seats};
use super::clock::Element;
use super::field::{Field, Fields};
use super::map::{CITIES, MOORINGS, SITES, sites_of};
use super::options::Options;
use super::state::{Elementaris, Phase};

fn options(options: &Options) -> Value {
    let word = |(at, field): (usize, &crate::table::options::OptionField)| {
        (field.name.to_string(), json!(field.values[options.get(at)]))
    };
    Options::FIELDS.iter().enumerate().map(word).collect::<Map<_, _>>().into()
}

fn fields(all: Fields) -> Value {
    all.iter().map(|field| field.to_string()).collect()
}

fn romans(all: Armies) -> Value {
    all.iter().map(Army::roman).collect()
}

fn seats(all: Seats) -> Value {
    all.iter().map(Seat::index).collect()
}

impl Elementaris {
    pub(super) fn whole_json(&self) -> Value {
        let mut all = Map::new();
        for part in [self.turn_json(), self.map_json(), self.palace_json(), self.end_json()] {
            if let Value::Object(part) = part {
                all.extend(part);
            }
        }
        Value::Object(all)
    }

    fn by_seat(&self, value: impl Fn(Seat) -> Value) -> Value {
        self.all().map(value).collect()
    }

    fn turn_json(&self) -> Value {
        let to_move = match self.turn() {
            Turn::Seat(seat) => json!(seat.index()),
            _ => Value::Null,
        };
        let called = self.is_first_turn().then(|| self.call.roman());
        let open = |seat: Seat| matches!(self.phase, Phase::Vote(_)) && seat != self.active;
        let voter = self.turn().seat().filter(|seat| open(*seat));
        let agreed = voter.map(|voter| self.agreed(voter)).unwrap_or_default();
        let winners = voter.map(|_| self.winners).unwrap_or_default();
        json!({
            "phase": self.phase(),
            "to_move": to_move,
            "active": self.turn_of().map(Seat::index),
            "players": self.seats(),
            "options": options(&self.options),
            "round": self.round,
            "clock": {
                "position": self.clock,
                "shows": self.ruling_element().map(Element::word),
                "held": self.hand_held,
                "income_in": self.rounds_to_income(),
            },
            "first_player": self.first.index(),
            "call": called,
            "moves": self.moves,
            "stance_changed": self.stanced,
            "placed": self.by_seat(|seat| romans(self.placed[seat])),
            "second_turn": {
                "cast": self.second_turn.cast,
                "bought": self.second_turn.bought,
                "proposed": self.second_turn.proposed,
                "used": fields(self.second_turn.cast_on),
            },
            "vote": {
                "proposer": voter.map(|_| self.active.index()),
                "winners": seats(winners),
                "agreed": seats(agreed),
                "voter": voter.map(Seat::index),
            },
        })
    }

    /// Returns the players who have agreed before this voter is asked.
    pub fn agreed(&self, voter: Seat) -> Seats {
        let others = self.active.next(self.seats()).round(self.seats());
        others.take_while(|seat| *seat != voter).filter(|seat| !self.out.has(*seat)).collect()
    }

    /// Returns the place of an army: `B5c` at the city, `B6` on open ground, `As4` aboard a ship.
    pub(super) fn spot_word(&self, seat: Seat, army: Army) -> Option<String> {
        let sign = if self.is_at_city(seat, army) { "c" } else { "" };
        self.spot(seat, army).map(|field| format!("{field}{sign}"))
    }

    fn map_json(&self) -> Value {
        let armies = |seat: Seat| -> Value {
            Army::all()
                .map(|army| (army.to_string(), json!(self.spot_word(seat, army))))
                .collect::<Map<_, _>>()
                .into()
        };
        let cities = (0..CITIES).map(|city| {
            let field = Field::of_city(city);
            (field.to_string(), self.city_json(field))
        });
        let orbs = (0..SITES)
            .map(|site| (Field::of_site(site).to_string(), json!(self.orbs[site].map(Seat::index))));
        let moored = (0..MOORINGS)
            .flat_map(|at| std::iter::repeat_n(Mooring::at(at).to_string(), self.moored[at].into()));
        let aboard = |seat: Seat| {
            let all = Army::all().filter_map(move |army| Some((army, self.spot(seat, army)?)));
            all.filter(|(_, field)| field.is_sea())
                .map(move |(army, sea)| json!({"sea": sea.to_string(), "seat": seat.index(), "army": army.roman()}))
        };
        let elementals = Element::ALL[..3]
            .iter()
            .map(|element| (element.word().to_string(), fields(self.pieces(*element))));
        json!({
            "armies": self.by_seat(armies),
            "cities": cities.collect::<Map<_, _>>(),
            "orbs": orbs.collect::<Map<_, _>>(),
            "ships": {
                "moored": moored.collect::<Value>(),
                "loaded": self.all().flat_map(aboard).collect::<Value>(),
                "supply": self.ships_left(),
            },
            "elementals": elementals.collect::<Map<_, _>>(),
        })
    }

    /// Returns the owner of a city, the army inside, the camped ones, and the armies in front of it.
    fn city_json(&self, field: Field) -> Value {
        let owner = self.owner(field);
        let garrison = owner.map(|owner| self.garrison(owner, field)).unwrap_or_default();
        let inside = garrison.iter().next();
        let camped: Armies = garrison.iter().skip(1).collect();
        let holder = self.holder(field);
        let before = holder.map(|seat| self.armies_open(seat, field)).unwrap_or_default();
        json!({
            "owner": owner.map(Seat::index),
            "inside": inside.map(Army::roman),
            "camped": romans(camped),
            "before": holder.map(Seat::index),
            "armies_before": romans(before),
        })
    }

    fn palace_json(&self) -> Value {
        let towers = |seat: Seat| {
            let treasury = self.treasury[seat];
            let next = i64::from(treasury) + i64::from(self.balance(seat));
            json!({
                "income": self.income(seat),
                "costs": self.costs(seat),
                "treasury": treasury,
                "next": next,
            })
        };
        let orbs_of = |seat: Seat| -> Value {
            let each = |element: Element| {
                let own = sites_of(element).filter(|site| self.orbs[*site] == Some(seat));
                (element.word().to_string(), own.map(|site| Field::of_site(site).to_string()).collect())
            };
            Element::ALL.map(each).into_iter().collect::<Map<_, _>>().into()
        };
        let ages = Element::ALL
            .map(|element| (element.word().to_string(), json!(self.age(element).map(Seat::index))));
        json!({
            "towers": self.by_seat(towers),
            "holds": self.by_seat(orbs_of),
            "ages": ages.into_iter().collect::<Map<_, _>>(),
        })
    }

    fn end_json(&self) -> Value {
        let over = |phase| match phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        };
        let ending = over(self.phase);
        let winners = ending.map(|_| self.winners).unwrap_or_default();
        json!({
            "out": self.by_seat(|seat| json!(self.out.has(seat))),
            "unplaced": self.by_seat(|seat| json!(self.unplaced.has(seat))),
            "limits": {
                "cities": self.options.cities_to_win(self.seats()),
                "rounds": self.options.round_limit,
            },
            "score": self.by_seat(|seat| json!((!self.out.has(seat)).then(|| self.score(seat)))),
            "ending": ending.map(super::Ending::word),
            "winners": seats(winners),
            "ranking": self.ranks(),
        })
    }
}
