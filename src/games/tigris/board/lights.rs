//! Lights of cells while an item is picked, and the effects of a placement there.

use super::pieces::leader;
use crate::games::tigris::rules::{Action, ActionKind, Color, ConflictStrengths, Effect, Pick, Tigris};
use crate::games::tigris::rules::{Cell, Cells};
use crate::games::tigris::words::say::Signs;
use crate::lang::common::CommonWords;
use crate::scenes::{Badge, Light, RenderContext};
use crate::table::{Game, Seat, Viewer};

/// The picked item and the cells that may follow.
pub(super) struct Lit {
    kind: Option<ActionKind>,
    pub(super) legal: Cells,
    pub(super) aimed: Option<usize>,
    /// The treasures on offer that will be taken.
    pub(super) taken: Cells,
    /// Empty cells of the matching terrain where a tile would join three kingdoms.
    dim: Cells,
    seat: Option<Seat>,
}

impl Lit {
    pub(super) fn new(ctx: &RenderContext<Tigris>) -> Self {
        let mut lit = Self {
            kind: None,
            legal: Cells::EMPTY,
            aimed: None,
            taken: Cells::EMPTY,
            dim: Cells::EMPTY,
            seat: None,
        };
        let (Some(selection), Viewer::Seat(seat)) = (ctx.selection, ctx.view.viewer) else { return lit };
        lit.seat = Some(seat);
        for pick in selection.taken() {
            match pick {
                Pick::Kind(kind) => lit.kind = Some(*kind),
                Pick::Where(cell) => lit.aimed = Some(cell.index()),
                Pick::Take(cells) => lit.taken = *cells,
                _ => {}
            }
        }
        let public = &ctx.view.public;
        lit.legal = match lit.kind {
            None | Some(ActionKind::Treasures) => public.choices(),
            Some(ActionKind::Leader(_) | ActionKind::Tile(_) | ActionKind::Catastrophe) => {
                let wheres = selection.available_picks().into_iter().filter_map(|pick| match pick {
                    Pick::Where(cell) => Some(cell.index()),
                    _ => None,
                });
                wheres.collect()
            }
            Some(_) => Cells::EMPTY,
        };
        if let Some(ActionKind::Tile(color)) = lit.kind {
            let river = public.map().river;
            let ground = if color == Color::Blue { river } else { !river };
            lit.dim = (public.empty_cells() & ground) - lit.legal;
        }
        lit
    }

    /// Returns whether so many cells are lit that only those with an effect are ringed.
    pub(super) fn crowd(&self) -> bool {
        self.legal.count() > 40
    }

    /// Returns whether a catastrophe is picked.
    pub(super) fn strikes(&self) -> bool {
        self.kind == Some(ActionKind::Catastrophe)
    }

    /// Returns the present cell of the picked leader.
    pub(super) fn moved(&self, ctx: &RenderContext<Tigris>) -> Cells {
        match (self.kind, self.seat) {
            (Some(ActionKind::Leader(color)), Some(seat)) => {
                ctx.view.public.leader(seat, color).map_or(Cells::EMPTY, Cells::only)
            }
            _ => Cells::EMPTY,
        }
    }

    /// Returns whether the rest of the board is veiled.
    pub(super) fn veils(&self, ctx: &RenderContext<Tigris>) -> bool {
        let placing =
            matches!(self.kind, Some(ActionKind::Leader(_) | ActionKind::Tile(_) | ActionKind::Catastrophe));
        ctx.show_legal && (placing || self.chooses(ctx)) && !self.legal.is_empty()
    }

    /// Returns whether the player is choosing treasures.
    pub(super) fn chooses(&self, ctx: &RenderContext<Tigris>) -> bool {
        self.seat.is_some() && !ctx.view.public.choices().is_empty()
    }

    /// Returns the light, badges, short note and spoken hint of a cell.
    pub(super) fn at(&self, ctx: &RenderContext<Tigris>, at: usize) -> (Light, Vec<Badge>, String, String) {
        let plain = |light| (light, Vec::new(), String::new(), String::new());
        if self.taken.has(at) {
            return plain(Light::Aimed);
        }
        if !self.taken.is_empty() && self.legal.has(at) {
            return plain(if ctx.show_legal { Light::Legal } else { Light::Plain });
        }
        if self.aimed == Some(at) && self.legal.has(at) {
            return (Light::Aimed, Vec::new(), String::new(), ctx.lang.say(CommonWords::Aimed));
        }
        if !self.legal.has(at) || !ctx.show_legal {
            return plain(if self.dim.has(at) && ctx.show_legal { Light::Dim } else { Light::Plain });
        }
        let (badges, note) = self.effect(ctx, at).map(|e| badges(ctx, self.seat, &e)).unwrap_or_default();
        let effect = match self.kind {
            Some(ActionKind::Catastrophe) => ctx.view.public.tile_at(at).is_some(),
            Some(ActionKind::Leader(_) | ActionKind::Tile(_)) => !badges.is_empty(),
            _ => true,
        };
        let light = if effect || !self.crowd() { Light::Legal } else { Light::Quiet };
        (light, badges, note, ctx.lang.say(CommonWords::Legal))
    }

    fn effect(&self, ctx: &RenderContext<Tigris>, at: usize) -> Option<Effect> {
        let action = match self.kind? {
            ActionKind::Leader(color) => Action::Position(color, Cell::at(at)),
            ActionKind::Tile(color) => Action::Place(color, Cell::at(at)),
            _ => return None,
        };
        Some(Effect::of(&Tigris::preview(ctx.view, &action)))
    }
}

/// Returns the kinds of signs on the cells lit for the picked item; `None` if there are none.
pub(super) fn legend(ctx: &RenderContext<Tigris>) -> Option<Signs> {
    let lit = Lit::new(ctx);
    if !ctx.show_legal || lit.aimed.is_some() {
        return None;
    }
    let mut signs = Signs::default();
    for effect in lit.legal.iter().filter_map(|at| lit.effect(ctx, at)) {
        signs.point |= effect.point.is_some();
        signs.war |= !effect.wars.is_empty();
        signs.union |= effect.union && effect.wars.is_empty();
        signs.square |= !effect.squares.is_empty() && effect.wars.is_empty();
        signs.revolt |= effect.revolt.is_some();
    }
    (signs != Signs::default()).then_some(signs)
}

/// Returns the signs of an effect: the leader that scores, a union or a war, a square, a revolt with its strengths.
fn badges(ctx: &RenderContext<Tigris>, mine: Option<Seat>, effect: &Effect) -> (Vec<Badge>, String) {
    let sign = |art: String, at: [f32; 3]| Badge { art, at, ..Badge::default() };
    if let Some(revolt) = effect.revolt {
        let note = format!("{}:{}", revolt.attack, revolt.defence);
        return (vec![sign("badge-revolt".into(), [0.29, 0.02, 0.42])], note);
    }
    if !effect.wars.is_empty() {
        let point =
            |(war, at): (&ConflictStrengths, [f32; 3])| sign(format!("badge-point-{}", war.color.name()), at);
        let (swords, points) = match effect.wars.len() {
            1 => ([0.04, 0.04, 0.6], vec![[0.48, 0.48, 0.48]]),
            _ => ([0.26, 0.02, 0.48], vec![[0.04, 0.5, 0.46], [0.5, 0.5, 0.46]]),
        };
        let wars = effect.wars.iter().zip(points).map(point);
        return ([sign("badge-war".into(), swords)].into_iter().chain(wars).collect(), String::new());
    }
    let mut badges = Vec::new();
    if let Some(given) = effect.point {
        let plus = if mine == Some(given.seat) { "badge-plus" } else { "badge-plus-other" };
        badges.push(sign(leader(ctx, given.seat, given.leader), [0.0, 0.0, 0.76]));
        badges.push(sign(plus.into(), [0.44, 0.44, 0.56]));
    }
    // A cell that joins kingdoms scores for nobody, so there are at most two signs besides the leader's own.
    let places = match (effect.union, effect.squares.is_empty()) {
        (true, false) => vec![("badge-link", [0.02, 0.02, 0.54]), ("badge-square", [0.46, 0.46, 0.52])],
        (true, true) => vec![("badge-link", [0.18, 0.18, 0.64])],
        (false, false) if badges.is_empty() => vec![("badge-square", [0.18, 0.18, 0.64])],
        (false, false) => vec![("badge-square", [0.6, 0.0, 0.4])],
        (false, true) => Vec::new(),
    };
    badges.extend(places.into_iter().map(|(art, at)| sign(art.into(), at)));
    (badges, String::new())
}
