//! Actions, picks and the button.

use super::super::button::Button;
use super::super::ground::counts;
use super::noun::{leader, leader_forms, monument_colors, monument_name, tile, tiles};
use super::{cells, noun, tiles_acc};
use crate::games::tigris::rules::{Action, ActionKind, Pick, Tiles};
use crate::lang::{capital, list_cs};

/// `2 osady a 1 chrám`, nominative.
pub(super) fn hand(hand: &Tiles) -> String {
    list_cs(&counts(hand).into_iter().map(|(color, n)| tiles(color, n)).collect::<Vec<_>>())
}

/// `1 osadu a 2 chrámy`, accusative.
pub(super) fn hand_acc(hand: &Tiles) -> String {
    list_cs(&counts(hand).into_iter().map(|(color, n)| noun::tiles_acc(color, n)).collect::<Vec<_>>())
}

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Position(color, to) => format!("{} na {to}", capital(leader(*color))),
        Action::Withdraw(color) => format!("Stáhnout {}", leader_forms(*color).acc),
        Action::Place(color, at) => format!("{} na {at}", capital(tile(*color))),
        Action::Catastrophe(at) => format!("Katastrofa na {at}"),
        Action::Swap(tiles) if tiles.is_empty() => "Nevyměnit nic".into(),
        Action::Swap(tiles) => format!("Vyměnit {}", hand_acc(tiles)),
        Action::Pass => "Ukončit tah".into(),
        Action::Support(0) => "Nepřidat nic".into(),
        Action::Support(count) => format!("Přidat {}", tiles_acc((*count).into())),
        Action::Conflict(color) => format!("Teď vnější konflikt {}", leader_forms(*color).many),
        Action::Monument(colors, at) => {
            format!("{}, levé horní políčko {at}", capital(&monument_name(*colors)))
        }
        Action::Decline => "Bez monumentu".into(),
        Action::Treasures(taken) if taken.cells.is_empty() => "Nevzít žádný poklad".into(),
        Action::Treasures(taken) => format!("Vzít {}", cells(taken.cells)),
        Action::Draw(_, tiles) => format!("Vytáhnout {}", tiles_acc(tiles.total() as usize)),
        Action::First(_) => "Vylosovat začínajícího hráče".into(),
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Kind(what) => kind(what),
        Pick::Where(cell) => cell.to_string(),
        Pick::Off => "Mimo hrací plán".into(),
        Pick::Number(count) => count.to_string(),
        Pick::Count(color, count) => tiles(color, count.into()),
        Pick::Take(taken) if taken.is_empty() => "Žádný".into(),
        Pick::Take(taken) => cells(taken),
    }
}

fn kind(what: ActionKind) -> String {
    match what {
        ActionKind::Leader(color) => capital(leader(color)),
        ActionKind::Tile(color) => capital(tile(color)),
        ActionKind::Catastrophe => "Katastrofa".into(),
        ActionKind::Swap => "Výměna".into(),
        ActionKind::Pass => "Ukončit tah".into(),
        ActionKind::Support => "Přidat kartičky".into(),
        ActionKind::Conflict(color) => format!("Vnější konflikt {}", leader_forms(color).many),
        ActionKind::Monument(colors) => capital(&monument_colors(colors)),
        ActionKind::Decline => "Bez monumentu".into(),
        ActionKind::Treasures => "Poklady".into(),
        ActionKind::Luck => "Los".into(),
    }
}

/// Returns the button.
pub(in super::super) fn commit(action: &Action, button: &Button) -> String {
    match action {
        Action::Position(..) if button.starts_conflict => "Vyvolat vzpouru".into(),
        Action::Place(..) if button.starts_conflict => "Vyvolat konflikt".into(),
        Action::Position(..) if button.moves => "Přesunout".into(),
        Action::Position(color, _) => format!("Položit {}", leader_forms(*color).acc),
        Action::Place(color, _) => format!("Položit {}", noun::tile_acc(*color)),
        Action::Withdraw(_) => "Stáhnout".into(),
        Action::Catastrophe(_) => "Zahrát katastrofu".into(),
        Action::Swap(tiles) => format!("Vyměnit {}", tiles.total()),
        Action::Pass => "Ukončit tah".into(),
        Action::Support(count) => format!("Přidat {count}, celkem {}", button.base.saturating_add(*count)),
        Action::Conflict(_) => "Zahájit konflikt".into(),
        Action::Monument(colors, _) => format!("Postavit {}", monument_colors(*colors)),
        Action::Decline => "Nestavět".into(),
        Action::Treasures(taken) => format!("Vzít {}", noun::treasures(taken.cells.count() as usize)),
        Action::Draw(..) | Action::First(_) => "Losovat".into(),
    }
}
