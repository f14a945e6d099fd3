//! Actions, picks and the button.

use super::cells;
use super::noun::{card, cards, tile};
use crate::games::java::rules::{Action, ActionKind, Pick, Tile, Way};
use crate::lang::{capital, count_en};

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Land(Tile::Rice, [at, ..]) => format!("Rice on {at}"),
        Action::Land(Tile::Village, [at, ..]) => format!("Village on {at}"),
        Action::Land(tile, [at, rice @ ..]) => {
            format!("Village on {at}, rice on {}", cells(&rice[..tile.size() - 1]))
        }
        Action::Water(at) => format!("Water on {at}"),
        Action::Enter(to) => format!("Bring a figure to {to}"),
        Action::Move(from, to) => format!("Figure from {from} to {to}"),
        Action::Leave(from) => format!("Take the figure off {from}"),
        Action::Build(at, value) => format!("Palace {value} on {at}"),
        Action::Expand(at, value) => format!("Expand the palace on {at} to {value}"),
        Action::TakeOpen => "Take the face-up card".into(),
        Action::TakeDeck => "Draw from the deck".into(),
        Action::Token => "Use an action token".into(),
        Action::Festival(at, laid) if laid.is_empty() => format!("Festival on {at} without a card"),
        Action::Festival(at, laid) => format!("Festival on {at} with {}", cards(laid)),
        Action::Lay(laid) if laid.is_empty() => "Play no card".into(),
        Action::Lay(laid) => format!("Play {}", cards(laid)),
        Action::Pass => "Pass".into(),
        Action::End => "End the turn".into(),
        Action::Draw(_, drawn) => format!("Draw {}", count_en(drawn.total() as usize, "card", "cards")),
        Action::Open(next) => format!("Turn up {}", card(*next)),
        Action::First(_) => "Draw the first player".into(),
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Kind(what) => kind(what),
        Pick::From(cell) => format!("From {cell}"),
        Pick::Where(cell) => cell.to_string(),
        Pick::Turn(way) => format!("Rice to the {}", side(way)),
        Pick::Value(value) => format!("Palace {value}"),
        Pick::Count(kind, 0) => format!("No {}", card(kind)),
        Pick::Count(kind, n) => format!("{n}× {}", card(kind)),
    }
}

fn side(way: Way) -> &'static str {
    way.name()
}

fn kind(what: ActionKind) -> String {
    match what {
        ActionKind::Tile(kind) => capital(tile(kind)),
        ActionKind::Water => "Water tile".into(),
        ActionKind::Enter => "Bring in a figure".into(),
        ActionKind::Move => "Move a figure".into(),
        ActionKind::Leave => "Take off a figure".into(),
        ActionKind::Build => "Build a palace".into(),
        ActionKind::Expand => "Expand a palace".into(),
        ActionKind::TakeOpen => "Face-up card".into(),
        ActionKind::TakeDeck => "Card from the deck".into(),
        ActionKind::Token => "Action token".into(),
        ActionKind::Festival => "Festival".into(),
        ActionKind::Lay => "Play cards".into(),
        ActionKind::Pass => "Pass".into(),
        ActionKind::End => "End the turn".into(),
        ActionKind::Luck => "Luck".into(),
    }
}

/// Returns the button.
pub(in super::super) fn commit(action: &Action) -> &'static str {
    match action {
        Action::Land(..) | Action::Water(_) => "Place",
        Action::Enter(_) => "Bring in",
        Action::Move(..) => "Move",
        Action::Leave(_) => "Take off",
        Action::Build(..) => "Build",
        Action::Expand(..) => "Expand",
        Action::TakeOpen => "Take the card",
        Action::TakeDeck => "Draw a card",
        Action::Token => "Use the token",
        Action::Festival(..) => "Announce the festival",
        Action::Lay(_) => "Play",
        Action::Pass => "Pass",
        Action::End => "End turn",
        Action::Draw(..) | Action::Open(_) | Action::First(_) => "Draw",
    }
}
