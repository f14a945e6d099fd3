//! The whole state as JSON, with keys from the rule file (rules: taj-mahal 5, 12).

use serde_json::{Map, Value, json};

use crate::table::options::OptionSheet;
use crate::table::{Game, Seat, Turn};

use super::card::{Color, Special};
use super::cards::Cards;
use super::map::{City, PROVINCES};
use super::options::Options;
use super::score::Source;
use super::state::{Phase, Public, TajMahal};
use super::symbol::{Counts, Symbol, Symbols};
use super::tile::Good;

fn cards(cards: &Cards) -> Value {
    cards.kinds().map(|card| (card.to_string(), json!(cards.count(card)))).collect::<Map<_, _>>().into()
}

fn symbols(set: Symbols) -> Value {
    set.iter().map(|symbol| symbol.to_string()).collect()
}

fn counts(counts: &Counts) -> Value {
    let each = Symbol::ALL.map(|symbol| (symbol.to_string(), json!(counts[symbol.index()])));
    each.into_iter().collect::<Map<_, _>>().into()
}

fn options(options: &Options) -> Value {
    let word = |(at, field): (usize, &crate::table::options::OptionField)| {
        (field.name.to_string(), json!(field.values[options.get(at)]))
    };
    Options::FIELDS.iter().enumerate().map(word).collect::<Map<_, _>>().into()
}

impl TajMahal {
    pub(super) fn whole_json(&self) -> Value {
        let mut all = Map::new();
        for part in [
            self.turn_json(),
            self.public.map_json(),
            self.public.court_json(),
            self.cards_json(),
            self.score_json(),
        ] {
            if let Value::Object(part) = part {
                all.extend(part);
            }
        }
        Value::Object(all)
    }

    fn turn_json(&self) -> Value {
        let public = &self.public;
        let to_move = match public.turn() {
            Turn::Seat(seat) => json!(seat.index()),
            Turn::Chance => json!("chance"),
            Turn::Over => Value::Null,
        };
        let drawn = !matches!(
            public.phase,
            Phase::Provinces | Phase::Bonus | Phase::Deal(_) | Phase::Supply | Phase::Dummy | Phase::First
        );
        let is_known = drawn || public.visit > 1 || public.options.first.is_some();
        let take_count = if public.phase == Phase::Take { json!(public.take_count()) } else { Value::Null };
        json!({
            "phase": self.phase(),
            "to_move": to_move,
            "active": public.turn_of().map(Seat::index),
            "players": public.seats(),
            "options": options(&public.options),
            "visit": public.visit,
            "starting_player": is_known.then(|| public.start.index()),
            "withdrawn": public.withdrawn.0[..public.seats()],
            "pending": symbols(public.to_place()),
            "tile_won": public.pending.has(Symbol::Elephant),
            "take": take_count,
        })
    }

    fn cards_json(&self) -> Value {
        let (public, secret) = (&self.public, &self.secret);
        let each = |f: &dyn Fn(Seat) -> Value| public.all().map(f).collect::<Value>();
        let row = |seat: Seat| {
            let words = |play: super::Play| -> Value {
                [Some(play.colored), play.extra].into_iter().flatten().map(|card| card.to_string()).collect()
            };
            public.rows[seat].plays().map(words).collect::<Value>()
        };
        let special =
            Special::ALL.map(|s| (s.card().to_string(), json!(public.special[s.index()].map(Seat::index))));
        json!({
            "hand": each(&|seat| cards(&self.whole_hand(seat))),
            "hand_sizes": each(&|seat| json!(self.whole_hand(seat).total())),
            "seen": each(&|seat| cards(&public.seen[seat])),
            "row": each(&row),
            "bound": each(&|seat| json!(public.rows[seat].bound.map(Color::word))),
            "symbols": each(&|seat| counts(&public.rows[seat].counts)),
            "special": special.into_iter().collect::<Map<_, _>>(),
            "supply": cards(&public.supply),
            "discard": cards(&public.discard),
            "dummy": cards(&public.dummy),
            "pile": secret.pile.total(),
            "pile_cards": cards(&secret.pile),
        })
    }

    fn score_json(&self) -> Value {
        let public = &self.public;
        let standing = self.breakdown();
        let finals: Map<String, Value> =
            standing.rows.iter().map(|row| (row.term.word().to_string(), json!(row.values))).collect();
        let visits = |seat: Seat| json!(public.by_visit[seat][..usize::from(public.visit).min(PROVINCES)]);
        let earned = Source::ALL.map(|source| {
            let each: Vec<u16> = public.all().map(|seat| public.earned[seat][source as usize]).collect();
            (source.word().to_string(), json!(each))
        });
        json!({
            "points": public.points.0[..public.seats()],
            "earned": earned.into_iter().collect::<Map<_, _>>(),
            "points_by_visit": public.all().map(visits).collect::<Value>(),
            "final": finals,
            "ranking": standing.ranks,
        })
    }
}

impl Public {
    fn map_json(&self) -> Value {
        let laid = self.phase != Phase::Provinces;
        let order: Vec<&str> = self.order.iter().filter(|_| laid).map(|province| province.word()).collect();
        let palace = |city: City| {
            let owner = |crowned| self.palaces_on(city).find(|p| p.1 == crowned).map(|p| p.0.index());
            (city.to_string(), json!({"plain": owner(false), "crowned": owner(true)}))
        };
        let built = City::all().filter(|city| self.palaces_on(*city).next().is_some());
        let bonus =
            City::all().filter_map(|city| Some((city.to_string(), json!(self.bonus_on(city)?.word()))));
        let chain = |seat: Seat| self.chain(seat).provinces().map(|p| p.word()).collect::<Value>();
        let goods = |seat: Seat| {
            let each = Good::ALL.map(|good| (good.word().to_string(), json!(self.goods[seat][good.index()])));
            Value::Object(each.into_iter().collect())
        };
        let tiles =
            |seat: Seat| (1..=PROVINCES).filter(|n| self.tiles[seat] >> (n - 1) & 1 == 1).collect::<Vec<_>>();
        json!({
            "provinces": order,
            "province": laid.then(|| self.province().word()),
            "palaces": built.map(palace).collect::<Map<_, _>>(),
            "palaces_left": self.palaces.0[..self.seats()],
            "crown": self.crown().map(|(city, _)| city.word()),
            "chain": self.all().map(chain).collect::<Value>(),
            "bonus": bonus.collect::<Map<_, _>>(),
            "goods": self.all().map(goods).collect::<Value>(),
            "tiles": self.all().map(tiles).collect::<Vec<_>>(),
        })
    }

    fn court_json(&self) -> Value {
        let tokens = |seat: Seat| {
            let each = Symbol::PERSONS.map(|p| (p.to_string(), json!(self.tokens[seat][p.index()])));
            Value::Object(each.into_iter().collect())
        };
        let stack = Symbol::PERSONS.map(|p| (p.to_string(), json!(self.stack(p.index()))));
        let prizes_of = |seat: Seat| {
            let still = !self.withdrawn[seat];
            symbols(if still { self.wins(seat) } else { Symbols::NONE })
        };
        let removed = |tile: &u8| {
            let past = *tile < self.visit || *tile == self.visit && self.phase == Phase::Over;
            past && self.tiles.0[..self.seats()].iter().all(|tiles| tiles >> (tile - 1) & 1 == 0)
        };
        json!({
            "court": symbols(self.prizes),
            "tile_at_court": self.tile_at_court().filter(|_| self.phase != Phase::Over),
            "removed_tiles": (1..=PROVINCES as u8).filter(removed).collect::<Vec<_>>(),
            "tokens": self.all().map(tokens).collect::<Value>(),
            "stack": stack.into_iter().collect::<Map<_, _>>(),
            "wins": self.all().map(prizes_of).collect::<Value>(),
        })
    }
}
