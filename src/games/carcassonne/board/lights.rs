//! The places of the landscape: cells with a tile or beside one, spots for figures, foundations; and their lights.

use super::{FitList, Mark, corner, foundation_of, spot_of};
use crate::art::between;
use crate::games::carcassonne::art::{FEET, FIGURE, FIGURE_ON_TOWER, SIDE};
use crate::games::carcassonne::rules::{
    Action, ActionKind, Carcassonne, Cell, Phase, Pick, Public, SegmentId, Stand,
};
use crate::games::carcassonne::words;
use crate::order;
use crate::scenes::{Badge, Light, Outline, Place, RenderContext};
use crate::table::Slots;

/// The side of a spot on a foundation, in scene units, and of one for a figure: large enough for a finger where a tile is
/// 88 pixels wide, and the tile stays visible between them.
const SPOT: f32 = 34.0;
const SEGMENT: f32 = 34.0;
/// The minimum space between two spots.
const APART: f32 = 4.0;
/// The minimum distance of the sign on a tower above the centre of its foot.
const NUMBER: f32 = 15.0;
/// The width of a cell in rows and columns of the arrow keys; spots are in between.
const STEP: f32 = 4.0;

/// Returns all places that can be aimed at, row by row.
pub(super) fn places(ctx: &RenderContext<Carcassonne>, fits: &FitList) -> Vec<Place> {
    let public = &ctx.view.public;
    let mut cells: Vec<Cell> = public.tiles().iter().map(|laid| laid.cell()).collect();
    cells.extend(public.free_cells());
    let lit = Lit::new(ctx);
    let mut places: Vec<Place> = cells.into_iter().map(|cell| lit.cell(ctx, fits, cell)).collect();
    places.extend(spots(ctx, &lit));
    // Discs are above the cells.
    order::short_by_key(&mut places, |place| (place.outline == Outline::Disc, place.row, place.column));
    places
}

/// The picked item and the places that may follow.
struct Lit {
    open: Vec<Pick>,
    kind: Option<ActionKind>,
    aimed: Option<Action>,
    causes: Vec<Cell>,
    /// The letters of the towers to choose from.
    letters: Vec<(Cell, char)>,
}

impl Lit {
    fn new(ctx: &RenderContext<Carcassonne>) -> Self {
        let selection = ctx.selection;
        let kind = selection.into_iter().flat_map(|s| s.taken()).find_map(|pick| match pick {
            Pick::Kind(kind) => Some(*kind),
            _ => None,
        });
        Self {
            open: selection.map(|s| s.available_picks().into_iter().collect()).unwrap_or_default(),
            kind,
            aimed: selection.and_then(|s| s.ready()).copied(),
            letters: super::panel::which_towers(ctx)
                .map(|kind| super::towers::letters(ctx, kind))
                .unwrap_or_default(),
            causes: ctx.causes.iter().filter_map(|word| word.parse().ok()).collect(),
        }
    }

    fn aims(&self, pick: Pick) -> bool {
        self.aimed.is_some_and(|action| action.picks().contains(&pick))
    }

    /// Returns the place of a cell: a fit for the drawn tile, the aimed tile, or the cause of a refusal.
    fn cell(&self, ctx: &RenderContext<Carcassonne>, fits: &FitList, cell: Cell) -> Place {
        let (x, y) = corner(cell);
        let placing = matches!(ctx.view.public.phase, Phase::Place(_));
        let may_lie = fits.iter().any(|(at, _)| *at == cell);
        let light = if self.causes.contains(&cell) {
            Light::Cause
        } else if placing && self.aims(Pick::Where(cell)) {
            Light::Aimed
        } else if may_lie && ctx.show_legal && self.kind != Some(ActionKind::Ransom) {
            Light::Legal
        } else {
            Light::Plain
        };
        Place {
            spot: Mark::Cell(cell).spot(),
            row: cell.y * STEP as i16,
            column: cell.x * STEP as i16,
            x,
            y,
            size: SIDE,
            outline: Outline::Square,
            label: words::cell(ctx.lang, ctx.view, cell, ctx.names),
            light,
            badges: Vec::new(),
            note: String::new(),
        }
    }

    /// Returns whether other figures prevent a follower on this segment. Only indicated while it may be placed on
    /// another segment.
    fn keeps_out(&self, ctx: &RenderContext<Carcassonne>, at: Cell, id: SegmentId) -> bool {
        let places = self.open.iter().any(|pick| matches!(pick, Pick::Segment(_)));
        let other = matches!(self.kind, Some(ActionKind::Build | ActionKind::Top | ActionKind::Ransom));
        ctx.show_legal && places && !other && !ctx.view.public.occupiers(at, id).is_empty()
    }

    fn light(&self, ctx: &RenderContext<Carcassonne>, legal: bool, aimed: bool) -> Light {
        match (aimed, legal && ctx.show_legal) {
            (true, _) => Light::Aimed,
            (false, true) => Light::Legal,
            (false, false) => Light::Plain,
        }
    }
}

/// Returns a round place with a sign on it.
fn disc(
    mark: Mark,
    side: f32,
    (x, y): (f32, f32),
    light: Light,
    art: Option<String>,
    label: String,
) -> Place {
    let step = |at: f32| ((at - SIDE / 2.0) / SIDE * STEP).round() as i16;
    let badges = art.map(|art| Badge { art, ..Badge::default() }).into_iter().collect();
    Place {
        spot: mark.spot(),
        row: step(y),
        column: step(x),
        x: x - side / 2.0,
        y: y - side / 2.0,
        size: side,
        outline: Outline::Disc,
        label,
        light,
        badges,
        note: String::new(),
    }
}

fn spots(ctx: &RenderContext<Carcassonne>, lit: &Lit) -> Vec<Place> {
    let public = &ctx.view.public;
    if ctx.selection.is_none() {
        return Vec::new();
    }
    match public.phase {
        Phase::Action { at } => {
            let tile = public.tile_at(at).map_or(&[][..], |laid| laid.kind.tile().segments);
            let segments = tile.iter().filter_map(|segment| segment_spot(ctx, lit, at, segment.id));
            let towers = public.towers().iter().map(|tower| tower.cell);
            let mut places: Vec<Place> =
                segments.chain(towers.filter_map(|cell| tower_spot(ctx, lit, cell))).collect();
            part(&mut places);
            uncover(&mut places);
            places
        }
        Phase::Capture { .. } => {
            let targets = lit.open.iter().filter_map(|pick| match pick {
                Pick::Target(cell, stand) => target_spot(ctx, lit, *cell, *stand),
                _ => None,
            });
            targets.collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the spot of a segment of the tile just laid: open to a follower, or occupied.
fn segment_spot(ctx: &RenderContext<Carcassonne>, lit: &Lit, at: Cell, id: SegmentId) -> Option<Place> {
    let legal = lit.open.contains(&Pick::Segment(id))
        && !matches!(lit.kind, Some(ActionKind::Build | ActionKind::Top));
    let light = lit.light(ctx, legal, lit.aims(Pick::Segment(id)));
    let word = crate::games::carcassonne::art::Posture::on(&id.to_string())?.word();
    let aims_follower = lit.aimed.is_some_and(|a| a.kind() == ActionKind::Follower);
    let art = match light {
        // While one spot is aimed, the others are dimmed.
        Light::Legal if aims_follower => Some("cc-dot".into()),
        Light::Legal => Some(format!("cc-spot-{word}")),
        Light::Plain if lit.keeps_out(ctx, at, id) => Some("cc-taken".into()),
        _ => None,
    };
    let label = words::spot(ctx.lang, ctx.view, at, Stand::Segment(id), ctx.names);
    Some(disc(Mark::Segment(at, id), SEGMENT, spot_of(&ctx.view.public, at, id)?, light, art, label))
}

/// Returns the spot of a foundation: for a piece, or for a follower on its tower.
fn tower_spot(ctx: &RenderContext<Carcassonne>, lit: &Lit, cell: Cell) -> Option<Place> {
    let kind = if lit.kind == Some(ActionKind::Top) { ActionKind::Top } else { ActionKind::Build };
    let action = if kind == ActionKind::Top { Action::Top(cell) } else { Action::Build(cell) };
    let wanted = !matches!(lit.kind, Some(ActionKind::Follower | ActionKind::Pass | ActionKind::Ransom));
    let legal = wanted && ctx.selection?.legal().any(|legal| *legal == action);
    let light = lit.light(ctx, legal, lit.aimed == Some(action));
    let letter = lit
        .letters
        .iter()
        .find(|(at, _)| *at == cell && legal && light != Light::Aimed)
        .map(|(_, letter)| *letter);
    let art = match (light, kind, letter) {
        (_, _, Some(_)) => Some("cc-lettered"),
        (Light::Legal, ActionKind::Top, None) => Some("cc-spot-knight"),
        (Light::Legal, _, None) => Some("cc-build"),
        _ => None,
    };
    let tower = ctx.view.public.tower_at(cell)?;
    let label = if kind == ActionKind::Build && legal {
        words::tower_rises(ctx.lang, tower)
    } else {
        words::tower_at(ctx.lang, ctx.view, tower, ctx.names)
    };
    let at = tower_at(&ctx.view.public, cell, tower.height)?;
    let place = disc(Mark::Tower(cell), SPOT, at, light, art.map(String::from), label);
    Some(Place { note: letter.map(String::from).unwrap_or_default(), ..place })
}

/// Returns the position of the next piece or follower on a tower: high enough that the number at its foot stays
/// visible.
pub(super) fn tower_at(public: &Public, cell: Cell, height: u8) -> Option<(f32, f32)> {
    let (x, y) = foundation_of(public, cell)?;
    let top = top_of(public, cell)?.1;
    Some((x, if height > 0 { top.min(y - NUMBER) } else { y }))
}

/// Returns the spot of a figure that may be captured. The ring of the chosen one surrounds the complete figure.
fn target_spot(ctx: &RenderContext<Carcassonne>, lit: &Lit, cell: Cell, stand: Stand) -> Option<Place> {
    let public = &ctx.view.public;
    let (mark, (x, y), size) = match stand {
        Stand::Segment(id) => (Mark::Segment(cell, id), spot_of(public, cell, id)?, FIGURE),
        Stand::Top => (Mark::Tower(cell), top_of(public, cell)?, FIGURE_ON_TOWER),
    };
    let light = lit.light(ctx, true, lit.aims(Pick::Target(cell, stand)));
    let label = words::spot(ctx.lang, ctx.view, cell, stand, ctx.names);
    let (side, y) = (size * 1.4, y - (FEET.1 - 0.5) * size);
    Some(disc(mark, side, (x, y), light, None, label))
}

/// Returns the middle of a place.
fn middle(place: &Place) -> (f32, f32) {
    (place.x + place.size / 2.0, place.y + place.size / 2.0)
}

/// Removes dots that would cover the aimed figure.
fn uncover(places: &mut [Place]) {
    let Some(feet) = places.iter().find(|place| place.light == Light::Aimed).map(middle) else { return };
    let is_covered = |(x, y): (f32, f32)| {
        let (x, y) = ((x - feet.0) / FIGURE, (y - feet.1) / FIGURE);
        x.abs() < 0.5 && (-FEET.1..1.0 - FEET.1).contains(&y)
    };
    let on_it = |place: &&mut Place| place.light == Light::Legal && is_covered(middle(place));
    let dot = |badge: &Badge| badge.art == "cc-dot";
    places.iter_mut().filter(on_it).for_each(|place| place.badges.retain(|badge| !dot(badge)));
}

/// Moves overlapping lit spots apart, so that a tap hits only one of them. Each stays on its tile.
fn part(places: &mut [Place]) {
    for _ in 0..12 {
        for one in 0..places.len() {
            for other in one + 1..places.len() {
                if places[one].badges.is_empty() || places[other].badges.is_empty() {
                    continue;
                }
                let (a, b) = (middle(&places[one]), middle(&places[other]));
                let (dx, dy) = (b.0 - a.0, b.1 - a.1);
                let far = dx.hypot(dy);
                let apart = (places[one].size + places[other].size) / 2.0 + APART;
                if far < apart {
                    let step = (apart - far) / 2.0;
                    let (x, y) = if far < 1.0 { (step, 0.0) } else { (dx / far * step, dy / far * step) };
                    shift(&mut places[one], -x, -y);
                    shift(&mut places[other], x, y);
                }
            }
        }
    }
}

/// Moves a spot within its tile.
fn shift(place: &mut Place, dx: f32, dy: f32) {
    let (left, top) = corner(Mark::at(place.spot).cell());
    place.x = between(place.x + dx, left, left + SIDE - place.size);
    place.y = between(place.y + dy, top - place.size / 2.0, top + SIDE - place.size);
}

/// Returns the position of a figure on the tower of a cell.
pub(super) fn top_of(public: &Public, cell: Cell) -> Option<(f32, f32)> {
    let (x, y) = foundation_of(public, cell)?;
    let (dx, dy) = crate::games::carcassonne::art::figure_on(public.tower_at(cell)?.height);
    Some((x + dx, y + dy))
}
