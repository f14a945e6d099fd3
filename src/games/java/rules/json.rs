//! The whole state as JSON, with keys from the rule file (rules: java 5).

use serde_json::{Map, Value as Json, json};

use crate::table::{BySeat, Game, Seat, Turn, options};

use super::action::{Action, Value, cards_text};
use super::card::Cards;
use super::cell::{Cell, Cells};
use super::options::Options;
use super::phase::Phase;
use super::piece::LaidTile;
use super::score::Source;
use super::settlement::FigureHeights;
use super::state::{Java, Public, SEATS, Supply};

fn cells(set: Cells) -> Json {
    set.iter().map(|cell| Cell::at(cell).to_string()).collect()
}

/// Returns an object with a key for each hex of a set.
fn by_cell(set: Cells, value: impl Fn(usize) -> Json) -> Json {
    Json::Object(set.iter().map(|cell| (Cell::at(cell).to_string(), value(cell))).collect())
}

fn seat(seat: Option<Seat>) -> Json {
    seat.map_or(Json::Null, |seat| json!(seat.index()))
}

fn heights(list: &FigureHeights) -> Json {
    json!(list.heights())
}

fn sheet(chosen: &Options) -> Json {
    let fields = <Options as options::OptionSheet>::FIELDS.iter().enumerate();
    let value = |field: usize| options::OptionSheet::get(chosen, field);
    fields
        .map(|(n, field)| (field.name.to_string(), json!(field.values[value(n)])))
        .collect::<Map<_, _>>()
        .into()
}

/// Returns a tile in the notation of its action.
fn piece(piece: &LaidTile) -> String {
    let mut named = [Cell::NOWHERE; 3];
    named.iter_mut().zip(piece.cells()).for_each(|(to, cell)| *to = Cell::at(cell));
    Action::Land(piece.tile, named).to_string()
}

impl Java {
    pub(super) fn whole_json(&self) -> Json {
        let mut all = Map::new();
        let parts =
            [self.turn_json(), self.board_json(), self.places_json(), self.cards_json(), self.score_json()];
        for part in parts {
            if let Json::Object(part) = part {
                all.extend(part);
            }
        }
        Json::Object(all)
    }

    fn each(&self, value: impl Fn(Seat) -> Json) -> Json {
        self.public.all_seats().map(value).collect()
    }

    fn turn_json(&self) -> Json {
        let public = &self.public;
        let main = public.phase == Phase::Main;
        json!({
            "players": public.seats(),
            "options": sheet(&public.options),
            "phase": self.phase(),
            "current": public.current.index(),
            "ap": public.ap,
            "land_placed": public.land_placed,
            "token_used": public.token_used,
            "acted": public.acted,
            "cards_drawn": public.cards_drawn,
            "changed_palaces": cells(public.changed),
            "turns_without_land": public.turns_without_land,
            "final_trigger": seat(public.trigger.map(|(seat, _)| seat)),
            "final_reason": public.trigger.map(|(_, reason)| reason.name()),
            "final_scored": self.each(|s| json!(public.final_scored[s])),
            "need": public.need().filter(|_| main),
            "reach": public.reach(),
            "land_duty": main && public.must_place_land(),
        })
    }

    fn board_json(&self) -> Json {
        let public = &self.public;
        let top = |cell: usize| {
            json!(match () {
                () if public.water.has(cell) => "water",
                () if public.rice.has(cell) => "rice",
                () if public.villages.has(cell) => "village",
                () => "palace",
            })
        };
        let layers = public.layers();
        let side = |cell: usize| if public.festival_held.has(cell) { "red" } else { "white" };
        let palace =
            |cell: usize| json!({"value": public.value_at(cell).map(Value::points), "side": side(cell)});
        json!({
            "heights": by_cell(public.covered(), |cell| json!(public.heights[cell])),
            "tops": by_cell(public.covered() | public.water, top),
            "tiles": public.pieces.all().iter().map(piece).collect::<Vec<_>>(),
            "layers": by_cell(public.covered(), |cell| json!(layers[cell])),
            "figures": by_cell(public.all_figures(), |cell| seat(public.figure_at(cell))),
            "palaces": by_cell(public.all_palaces(), palace),
        })
    }

    fn places_json(&self) -> Json {
        let public = &self.public;
        let lists = |area: &Cells| self.each(|s| heights(&public.figure_heights(s, area)));
        let settlement = |place: super::settlement::Settlement| {
            json!({
                "cells": cells(place.cells),
                "size": place.size(),
                "palace": place.palace.map(|at| Cell::at(at).to_string()),
                "leader": seat(public.leader(&place.cells)),
                "standing": lists(&place.cells),
            })
        };
        let lake = |lake: super::lake::Lake| {
            json!({
                "cells": cells(lake.cells),
                "enclosed": public.is_enclosed(&lake),
                "leader": seat(lake.leader),
                "standing": lists(&lake.shore),
            })
        };
        let Supply { three, water, palaces } = public.supply;
        let values = Value::ALL.into_iter().map(|v| (v.to_string(), json!(palaces[v.index()])));
        json!({
            "settlements": public.settlements().map(settlement).collect::<Vec<_>>(),
            "lakes": public.lakes().map(lake).collect::<Vec<_>>(),
            "three": three,
            "water": water,
            "palace_tiles": values.collect::<Map<_, _>>(),
            "two": self.each(|s| json!(public.own[s].two)),
            "rice": self.each(|s| json!(public.own[s].rice)),
            "village": self.each(|s| json!(public.own[s].village)),
            "tokens": self.each(|s| json!(public.own[s].tokens)),
            "figures_left": self.each(|s| json!(public.figures_left(s))),
        })
    }

    fn cards_json(&self) -> Json {
        let (public, secret) = (&self.public, &self.secret);
        let texts = |bags: &BySeat<Cards, SEATS>| self.each(|s| json!(cards_text(&bags[s])));
        let (palace, bidder) = match public.phase {
            Phase::Auction { palace, bidder } => (Some(palace), Some(bidder)),
            _ => (None, None),
        };
        let participants = palace.into_iter().flat_map(|palace| public.participants(palace));
        let auction = json!({
            "palace": palace.map(|palace| palace.to_string()),
            "bidder": seat(bidder),
            "participants": participants.map(Seat::index).collect::<Vec<_>>(),
            "laid": texts(&public.laid),
            "totals": self.each(|s| json!(public.bid_of(s))),
            "passed": self.each(|s| json!(public.passed[s])),
        });
        json!({
            "face_up": public.face_up.map(|card| card.word()),
            "discard": cards_text(&public.discard),
            "discard_count": public.discard.total(),
            "deck_count": secret.deck.total(),
            "deck": cards_text(&secret.deck),
            "hands": texts(&secret.hands),
            "hand_sizes": self.each(|s| json!(secret.hands[s].total())),
            "seen": texts(&public.seen),
            "auction": auction,
        })
    }

    fn score_json(&self) -> Json {
        let public = &self.public;
        let points = |s: Seat| {
            let each =
                Source::ALL.into_iter().map(|source| (source.name(), public.points[s][source as usize]));
            each.map(|(name, points)| (name.to_string(), json!(points))).collect::<Map<_, _>>().into()
        };
        let city = |city: super::score::City| {
            json!({
                "palace": city.palace.to_string(),
                "value": city.value.points(),
                "places": self.each(|s| json!(city.prize_ranks[s])),
                "prizes": self.each(|s| json!(city.prize(s))),
            })
        };
        let ranking = (public.turn() == Turn::Over).then(|| self.breakdown().ranks);
        json!({
            "points": self.each(points),
            "score": self.each(|s| json!(public.total(s))),
            "cities": public.cities().map(city).collect::<Vec<_>>(),
            "ranking": ranking,
        })
    }
}

impl Public {
    /// Returns, for every hex and outside cell, the tile of each layer from the ground up, as an index into the
    /// list of tiles. `None` if the tile is unknown.
    pub fn layers(&self) -> Vec<Vec<Option<usize>>> {
        let mut all: Vec<_> = self.heights.iter().map(|height| vec![None; usize::from(*height)]).collect();
        for (number, piece) in self.pieces.all().iter().enumerate() {
            for cell in piece.cells() {
                if let Some(layer) = all[cell].get_mut(usize::from(piece.level).saturating_sub(1)) {
                    *layer = Some(number);
                }
            }
        }
        all
    }
}
