//! Actions, picks and the button.

use super::super::button::Button;
use super::super::ground::counts;
use super::cells;
use super::noun::{leader, leaders, monument_colors, tile, tiles, treasures};
use crate::games::tigris::rules::{Action, ActionKind, Pick, Tiles};
use crate::lang::{capital, count_en, list_en};

/// `2 settlements and 1 temple`.
pub(super) fn hand(hand: &Tiles) -> String {
    list_en(&counts(hand).into_iter().map(|(color, n)| tiles(color, n)).collect::<Vec<_>>())
}

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Position(color, to) => format!("{} to {to}", capital(leader(*color))),
        Action::Withdraw(color) => format!("Withdraw the {}", leader(*color)),
        Action::Place(color, at) => format!("{} at {at}", capital(tile(*color))),
        Action::Catastrophe(at) => format!("Catastrophe at {at}"),
        Action::Swap(tiles) if tiles.is_empty() => "Swap nothing".into(),
        Action::Swap(tiles) => format!("Swap {}", hand(tiles)),
        Action::Pass => "End the turn".into(),
        Action::Support(0) => "Add nothing".into(),
        Action::Support(count) => format!("Add {}", count_en((*count).into(), "tile", "tiles")),
        Action::Conflict(color) => format!("Fight the war of the {} first", leaders(*color)),
        Action::Monument(colors, at) => {
            format!("{} monument, upper left {at}", capital(&monument_colors(*colors)))
        }
        Action::Decline => "No monument".into(),
        Action::Treasures(taken) if taken.cells.is_empty() => "Take no treasure".into(),
        Action::Treasures(taken) => format!("Take {}", cells(taken.cells)),
        Action::Draw(_, tiles) => format!("Draw {}", count_en(tiles.total() as usize, "tile", "tiles")),
        Action::First(_) => "Draw the first player".into(),
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Kind(what) => kind(what),
        Pick::Where(cell) => cell.to_string(),
        Pick::Off => "Off the board".into(),
        Pick::Number(count) => count.to_string(),
        Pick::Count(color, count) => tiles(color, count.into()),
        Pick::Take(taken) if taken.is_empty() => "None".into(),
        Pick::Take(taken) => cells(taken),
    }
}

fn kind(what: ActionKind) -> String {
    match what {
        ActionKind::Leader(color) => capital(leader(color)),
        ActionKind::Tile(color) => capital(tile(color)),
        ActionKind::Catastrophe => "Catastrophe".into(),
        ActionKind::Swap => "Swap".into(),
        ActionKind::Pass => "End turn".into(),
        ActionKind::Support => "Add tiles".into(),
        ActionKind::Conflict(color) => format!("War of the {}", leaders(color)),
        ActionKind::Monument(colors) => capital(&monument_colors(colors)),
        ActionKind::Decline => "No monument".into(),
        ActionKind::Treasures => "Treasures".into(),
        ActionKind::Luck => "Draw".into(),
    }
}

/// Returns the button.
pub(in super::super) fn commit(action: &Action, button: &Button) -> String {
    match action {
        Action::Position(..) if button.starts_conflict => "Start revolt".into(),
        Action::Place(..) if button.starts_conflict => "Start war".into(),
        Action::Position(..) if button.moves => "Move".into(),
        Action::Position(color, _) => format!("Place {}", leader(*color)),
        Action::Place(color, _) => format!("Place {}", tile(*color)),
        Action::Withdraw(_) => "Withdraw".into(),
        Action::Catastrophe(_) => "Play catastrophe".into(),
        Action::Swap(tiles) => format!("Swap {}", tiles.total()),
        Action::Pass => "End turn".into(),
        Action::Support(count) => format!("Add {count}, total {}", button.base.saturating_add(*count)),
        Action::Conflict(_) => "Start war".into(),
        Action::Monument(colors, _) => format!("Build {}", monument_colors(*colors)),
        Action::Decline => "No monument".into(),
        Action::Treasures(taken) => format!("Take {}", treasures(taken.cells.count() as usize)),
        Action::Draw(..) | Action::First(_) => "Draw".into(),
    }
}
