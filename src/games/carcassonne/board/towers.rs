//! The foundations and towers for a piece or a follower: a list, with the letters shown on the map.

use std::cmp::Reverse;

use crate::games::carcassonne::rules::{Action, ActionKind, Carcassonne, Cell, Effect, Target};
use crate::games::carcassonne::words;
use crate::order;
use crate::scenes::RenderContext;
use crate::scenes::parts::{Part, Picture};

use super::panel::{figure, offer, row, which_towers};

/// An entry of the list.
struct Listed {
    action: Action,
    cell: Cell,
    /// The figures that one more floor would bring into range.
    targets: Vec<Target>,
}

/// Returns all towers to choose from: those with most opponents' figures in range first, those without any figures
/// last.
fn listed(ctx: &RenderContext<Carcassonne>, what: ActionKind) -> Vec<Listed> {
    let public = &ctx.view.public;
    let own = |target: &Target| target.figure.owner == public.active;
    let one = |action: &Action| {
        let (Action::Build(cell) | Action::Top(cell)) = *action else { return None };
        let mut targets = Effect::of(ctx.view, action).targets;
        order::short_by_key(&mut targets, own);
        Some(Listed { action: *action, cell, targets })
    };
    let legal = ctx.legal().filter(|action| action.kind() == what);
    let mut all: Vec<Listed> = legal.filter_map(one).collect();
    order::short_by_key(&mut all, |one| {
        (Reverse(one.targets.iter().filter(|target| !own(target)).count()), one.targets.is_empty())
    });
    all
}

/// Returns the cells of the list and their letters; a single tower needs none. A tower has the same letter for a
/// piece and for a follower.
pub(super) fn letters(ctx: &RenderContext<Carcassonne>, what: ActionKind) -> Vec<(Cell, char)> {
    let all = listed(ctx, what);
    let open = ctx.view.public.towers().iter().filter(|tower| tower.top.is_none());
    let mut open: Vec<Cell> = open.map(|tower| tower.cell).collect();
    order::short(&mut open);
    let lettered = open.into_iter().zip('A'..='Z');
    lettered.filter(|(cell, _)| all.len() > 1 && all.iter().any(|one| one.cell == *cell)).collect()
}

/// Returns the tower the camera follows during the choice: the aimed one, or the first of the list.
pub(super) fn chosen(ctx: &RenderContext<Carcassonne>) -> Option<Cell> {
    if let Some(Action::Build(cell) | Action::Top(cell)) = ctx.ready() {
        return Some(*cell);
    }
    listed(ctx, which_towers(ctx)?).first().map(|one| one.cell)
}

/// Returns the rows of the list.
pub(super) fn rows(ctx: &RenderContext<Carcassonne>, what: ActionKind, symbol: &str) -> Vec<Part> {
    let letters = letters(ctx, what);
    let line = |one: &Listed| {
        let Some(tower) = ctx.view.public.tower_at(one.cell) else {
            return offer(ctx, one.action, symbol, String::new());
        };
        let letter = letters.iter().find(|(cell, _)| *cell == one.cell).map(|(_, letter)| *letter);
        if what == ActionKind::Top {
            let lines = words::top_row(ctx.lang, ctx.view, tower, letter);
            return row(ctx, one.action, vec![Picture::symbol(symbol, 32)], lines);
        }
        let mut pictures: Vec<Picture> =
            one.targets.iter().take(3).map(|t| figure(ctx, t.figure.owner, t.spot, 30)).collect();
        if pictures.is_empty() {
            pictures.push(Picture::symbol(symbol, 32));
        }
        row(
            ctx,
            one.action,
            pictures,
            words::tower_row(ctx.lang, ctx.view, tower, letter, &one.targets, ctx.names),
        )
    };
    listed(ctx, what).iter().map(line).collect()
}
