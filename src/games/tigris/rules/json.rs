//! The whole state as JSON, with the keys of the rule file's examples (rules: tigris 12).

use serde_json::{Map, Value, json};

use crate::games::tigris::rules::cell::Cells;
use crate::table::{Game, Seat, Turn};

use super::color::{Color, Tiles};
use super::options::{Board, Options};
use super::score::totals;
use super::state::{ConflictKind, Phase, Points, Tigris};

fn cells(set: Cells) -> Value {
    set.cells().map(|cell| cell.to_string()).collect()
}

fn tiles(tiles: &Tiles) -> Value {
    points(&tiles.0.map(u16::from))
}

fn points(points: &Points) -> Value {
    json!({"black": points[0], "red": points[1], "blue": points[2], "green": points[3]})
}

fn options(options: &Options) -> Value {
    json!({
        "english": options.english,
        "open_scores": options.open_scores,
        "board": if options.board == Board::Advanced { "advanced" } else { "standard" },
        "show_bag_count": options.show_bag_count,
    })
}

impl Tigris {
    pub(super) fn whole_json(&self) -> Value {
        let (mut all, seats) = (Map::new(), self.public.seats());
        for part in [self.turn_json(), self.board_json(), self.conflict_json()] {
            if let Value::Object(part) = part {
                all.extend(part);
            }
        }
        let (public, secret) = (&self.public, &self.secret);
        let each = |f: &dyn Fn(Seat) -> Value| Seat::all(seats).map(f).collect::<Value>();
        let mut put = |key: &str, value| all.insert(key.into(), value);
        put("vp", each(&|s| points(&secret.points[s])));
        put("treasures_held", json!(secret.treasures.0[..seats]));
        put("catastrophes_held", json!(public.catastrophes_held.0[..seats]));
        put("hand", each(&|s| tiles(&secret.hands[s])));
        put("hand_sizes", each(&|s| json!(secret.hands[s].total())));
        put("bag", json!(secret.bag.total()));
        put("bag_tiles", tiles(&secret.bag));
        put("discards", tiles(&secret.discards));
        put("discards_count", json!(secret.discards.total()));
        put("ranking", json!(self.ranks()));
        put("final", json!(self.finals()));
        put("final_by_color", each(&|s| points(&totals(&secret.points[s], secret.treasures[s]))));
        Value::Object(all)
    }

    fn turn_json(&self) -> Value {
        let public = &self.public;
        let to_move = match public.turn() {
            Turn::Seat(seat) => json!(seat.index()),
            Turn::Chance => json!("chance"),
            Turn::Over => Value::Null,
        };
        let drawn = |wanted: u8| u32::from(wanted).min(self.secret.bag.total());
        let over = match public.phase {
            Phase::Over(ending) => json!(ending.name()),
            _ => Value::Null,
        };
        json!({
            "phase": self.phase(),
            "to_move": to_move,
            "active": public.active.index(),
            "actions_left": public.actions,
            "players": public.seats(),
            "options": options(&public.options),
            "to_draw": self.due_draw().map(|(seat, n)| json!({"seat": seat.index(), "count": drawn(n)})),
            "game_over": over,
        })
    }

    fn board_json(&self) -> Value {
        let public = &self.public;
        let colors = |set: Cells| -> Map<String, Value> {
            let named = set.cells().map(|c| (c.to_string(), public.tile_at(c.index()).map(Color::name)));
            named.map(|(cell, color)| (cell, json!(color))).collect()
        };
        let leader = |seat: Seat, color: Color| {
            let at = public
                .leader(seat, color)
                .map(|at| crate::games::tigris::rules::cell::Cell::at(at).to_string());
            (format!("P{seat}.{}", color.leader()), json!(at))
        };
        let leaders = Seat::all(public.seats()).flat_map(|seat| Color::ALL.map(|color| leader(seat, color)));
        let monuments = public.monuments().map(|(monument, at)| {
            (monument.to_string(), json!(crate::games::tigris::rules::cell::Cell::at(at).to_string()))
        });
        json!({
            "tile": colors(public.all_tiles() - public.facedown),
            "facedown": cells(public.facedown),
            "facedown_color": colors(public.facedown),
            "leader": leaders.collect::<Map<_, _>>(),
            "treasures_on": cells(public.treasures),
            "catastrophe_on": cells(public.catastrophes),
            "monuments": monuments.collect::<Map<_, _>>(),
            "kingdoms": public.kingdom_count(),
            "regions": public.regions().len(),
        })
    }

    fn conflict_json(&self) -> Value {
        let public = &self.public;
        let (mut strength, mut parties, mut marker) = (Value::Null, Value::Null, Value::Null);
        let (mut pending, mut choices) = (json!([]), Cells::EMPTY);
        if let Some((conflict, support)) = public.conflict() {
            let (attack, defence) = public.base_strengths(&conflict);
            strength = json!([attack.saturating_add(support.unwrap_or(0)), defence]);
            let (kind, color) = (conflict.kind.name(), conflict.color.name());
            parties = json!([kind, color, conflict.attacker.index(), conflict.defender.index()]);
            if let ConflictKind::War { at } = conflict.kind {
                marker = json!(at.to_string());
            }
        }
        match public.phase {
            Phase::ChooseConflict { at } => {
                let wars = public.wars(at.index());
                let colors = Color::ALL.into_iter().filter(|c| wars[c.index()].is_some());
                pending = colors.map(Color::name).collect();
                marker = json!(at.to_string());
            }
            Phase::Treasure(seat) => choices = public.treasures_of(seat),
            _ => {}
        }
        json!({
            "strength": strength,
            "conflict": parties,
            "pending": pending,
            "squares": cells(public.squares_offered()),
            "choices": cells(choices),
            "marker": marker,
        })
    }
}
