//! The complete state as JSON; the manual of records lists the keys.

use serde_json::{Map, Value, json};

use crate::table::options::OptionSheet;
use crate::table::{Seat, Turn};

use super::action::{Action, Stand};
use super::map::Laid;
use super::options::Options;
use super::score::Term;
use super::slots::ActionKind;
use super::state::{Public, Tiles};
use super::survey::Feature;
use super::tile::{Kind, Part};

fn options(options: &Options) -> Value {
    let fields = Options::FIELDS.iter().enumerate();
    let chosen = fields.map(|(i, field)| (field.name.to_string(), json!(field.values[options.get(i)])));
    chosen.collect::<Map<_, _>>().into()
}

fn tiles(tiles: &Tiles) -> Value {
    let present = Kind::all().filter(|kind| tiles.0[kind.index()] > 0);
    present.map(|kind| (kind.to_string(), json!(tiles.0[kind.index()]))).collect::<Map<_, _>>().into()
}

fn seats(list: &[Seat]) -> Value {
    list.iter().map(|seat| json!(seat.index())).collect()
}

impl Public {
    pub(super) fn whole_json(&self) -> Value {
        let mut all = Map::new();
        for part in [self.turn_json(), self.map_json(), self.seats_json(), self.last_json()] {
            if let Value::Object(part) = part {
                all.extend(part);
            }
        }
        all.insert("legal".into(), self.legal_json());
        Value::Object(all)
    }

    fn turn_json(&self) -> Value {
        let to_move = match self.turn() {
            Turn::Seat(seat) => json!(seat.index()),
            Turn::Chance => json!("chance"),
            Turn::Over => Value::Null,
        };
        let begun = !matches!(self.phase.name(), "first" | "over");
        json!({
            "phase": self.phase.name(),
            "to_move": to_move,
            "active": begun.then_some(self.active.index()),
            "players": self.seats(),
            "options": options(&self.options),
            "drawn": self.drawn().map(|kind| kind.to_string()),
            "ransomed": self.ransomed(),
            "pile": self.pile.total(),
            "pile_tiles": tiles(&self.pile),
            "discarded": tiles(&self.discarded()),
        })
    }

    fn map_json(&self) -> Value {
        let cell = |laid: &Laid| laid.cell().to_string();
        let tile = |laid: &Laid| format!("{}{}", laid.kind, laid.rotation.quarters());
        let laid: Map<_, _> = self.tiles().iter().map(|laid| (cell(laid), json!(tile(laid)))).collect();
        let standing = self.tiles().iter().filter_map(|laid| {
            let (id, figure) = laid.figure()?;
            Some((cell(laid), json!({"seat": figure.owner.index(), "segment": id.to_string()})))
        });
        let towers = self.towers().iter().map(|tower| {
            let top = tower.top.map(|figure| figure.owner.index());
            (tower.cell.to_string(), json!({"height": tower.height, "top": top}))
        });
        let features = Part::ALL.into_iter().flat_map(|part| self.features(part));
        let occupied = features.filter(|feature| !feature.figures.is_empty()).map(|f| self.feature_json(&f));
        let dead: Vec<String> = self.dead_cells().iter().map(ToString::to_string).collect();
        json!({
            "tile": laid,
            "on": standing.collect::<Map<_, _>>(),
            "tower": towers.collect::<Map<_, _>>(),
            "features": occupied.collect::<Vec<_>>(),
            "dead": dead,
        })
    }

    fn feature_json(&self, feature: &Feature) -> Value {
        let members = feature.members.iter().map(|(cell, id)| format!("{cell} {id}"));
        json!({
            "kind": feature.part.name(),
            "members": members.collect::<Vec<_>>(),
            "tiles": feature.tiles.len(),
            "pennants": feature.pennants,
            "open": feature.open,
            "complete": feature.complete,
            "followers": feature.weights.0[..self.seats()],
            "owners": seats(&feature.holders()),
            "cities": feature.cities.len(),
            "points": feature.points,
        })
    }

    fn seats_json(&self) -> Value {
        let each = |of: &dyn Fn(Seat) -> Value| Seat::all(self.seats()).map(of).collect::<Value>();
        let standing = self.breakdown();
        let told = standing.rows.iter().filter(|row| !matches!(row.term, Term::Unfinished(_)));
        let rows: Map<String, Value> = told.map(|row| (row.term.name().into(), json!(row.values))).collect();
        json!({
            "points": each(&|seat| json!(self.points(seat))),
            "supply": each(&|seat| json!(self.supply(seat))),
            "pieces": each(&|seat| json!(self.pieces(seat))),
            "prisons": each(&|captor| each(&|owner| json!(self.prisoners(captor, owner)))),
            "ranking": standing.ranks,
            "final": rows,
        })
    }

    fn last_json(&self) -> Value {
        let last = &self.last;
        let placed = last.placed.map(|(cell, kind, rotation)| {
            json!({"cell": cell.to_string(), "tile": kind.to_string(), "rotation": rotation.degrees()})
        });
        let follower =
            last.follower.map(|(cell, id)| json!({"cell": cell.to_string(), "segment": id.to_string()}));
        let captured = last.captured.map(|(cell, spot)| {
            let place = match spot {
                Stand::Top => "top".to_string(),
                Stand::Segment(id) => id.to_string(),
            };
            json!({"cell": cell.to_string(), "place": place})
        });
        let completed = last.completed[..usize::from(last.completions)].iter().map(|done| {
            let feature = self.feature_of(done.node);
            let mut json = self.feature_json(&feature);
            let owners: Vec<Seat> =
                Seat::all(self.seats()).filter(|s| done.holders >> s.index() & 1 == 1).collect();
            json["owners"] = seats(&owners);
            json["points"] = json!(done.points);
            if let Value::Object(json) = &mut json {
                json.remove("followers");
            }
            json
        });
        json!({
            "placed": placed,
            "follower": follower,
            "captured": captured,
            "completed": completed.collect::<Vec<_>>(),
        })
    }

    /// Returns the legal actions by kind; every kind has an entry.
    fn legal_json(&self) -> Value {
        let mut legal = Vec::new();
        self.list_actions(&mut legal);
        legal.sort_unstable();
        let of = |what: &[ActionKind]| {
            let chosen = legal.iter().filter(|action: &&Action| what.contains(&action.kind()));
            chosen.map(|action| json!(action.to_string())).collect::<Value>()
        };
        json!({
            "place": of(&[ActionKind::Place]),
            "follower": of(&[ActionKind::Follower]),
            "build": of(&[ActionKind::Build]),
            "top": of(&[ActionKind::Top]),
            "capture": of(&[ActionKind::Capture]),
            "ransom": of(&[ActionKind::Ransom]),
            "other": of(&[ActionKind::Pass, ActionKind::Decline, ActionKind::End]),
        })
    }
}
