//! The foundations and towers that may be built on or stood on: a list, with the letters that stand on the map.

use std::cmp::Reverse;

use crate::games::carcassonne::rules::{Action, Carcassonne, Cell, Target, What};
use crate::games::carcassonne::words;
use crate::order;
use crate::scenes::Look;
use crate::scenes::parts::{Part, Picture};

use super::panel::{figure, offer, row, which_towers};

/// One of them, as it is listed.
struct Listed {
    action: Action,
    cell: Cell,
    /// The figures that one more floor would bring into reach.
    targets: Vec<Target>,
}

/// All that may be chosen now: whoever reaches figures of others first, whoever reaches nobody last.
fn listed(look: &Look<Carcassonne>, what: What) -> Vec<Listed> {
    let public = &look.view.public;
    let own = |target: &Target| target.figure.owner == public.active;
    let one = |action: &Action| {
        let (Action::Build(cell) | Action::Top(cell)) = *action else { return None };
        let mut targets = public.effect(public.active, action).targets;
        order::short_by_key(&mut targets, own);
        Some(Listed { action: *action, cell, targets })
    };
    let legal = look.legal().filter(|action| action.what() == what);
    let mut all: Vec<Listed> = legal.filter_map(one).collect();
    order::short_by_key(&mut all, |one| {
        (Reverse(one.targets.iter().filter(|target| !own(target)).count()), one.targets.is_empty())
    });
    all
}

/// The letter of a place in the list; one alone needs none.
fn letter(nth: usize, of: usize) -> Option<char> {
    ('A'..='Z').nth(nth).filter(|_| of > 1)
}

/// The cells of the list and their letters.
pub(super) fn letters(look: &Look<Carcassonne>, what: What) -> Vec<(Cell, char)> {
    let all = listed(look, what);
    let lettered = |(nth, one): (usize, &Listed)| Some((one.cell, letter(nth, all.len())?));
    all.iter().enumerate().filter_map(lettered).collect()
}

/// Where towers are chosen from, the one that is looked at: the one aimed at, or the first of the list.
pub(super) fn chosen(look: &Look<Carcassonne>) -> Option<Cell> {
    if let Some(Action::Build(cell) | Action::Top(cell)) = look.ready() {
        return Some(*cell);
    }
    listed(look, which_towers(look)?).first().map(|one| one.cell)
}

/// The list.
pub(super) fn rows(look: &Look<Carcassonne>, what: What, symbol: &str) -> Vec<Part> {
    let (public, all) = (&look.view.public, listed(look, what));
    let line = |(nth, one): (usize, &Listed)| {
        let (letter, Some(tower)) = (letter(nth, all.len()), public.tower_at(one.cell)) else {
            return offer(look, one.action, symbol, String::new());
        };
        if what == What::Top {
            let text = words::tower_at(look.lang, look.view, tower, look.names);
            let head = letter.map(String::from).unwrap_or_default();
            return row(look, one.action, vec![Picture::symbol(symbol, 32)], (head, text));
        }
        let mut pictures: Vec<Picture> =
            one.targets.iter().take(3).map(|t| figure(look, t.figure.owner, t.spot, 30)).collect();
        if pictures.is_empty() {
            pictures.push(Picture::symbol(symbol, 32));
        }
        row(
            look,
            one.action,
            pictures,
            words::tower_row(look.lang, look.view, tower, letter, &one.targets, look.names),
        )
    };
    all.iter().enumerate().map(line).collect()
}
