//! Figures on the map, the ghost of the aimed one, and the points that fly to their seats.

use super::lights::top_of;
use super::marks::reaching;
use super::{FitList, Mark, aimed_tile, corner, spot_of};
use crate::games::carcassonne::art::{FEET, FIGURE, FIGURE_ON_TOWER, Posture, SIDE};
use crate::games::carcassonne::rules::{
    Action, ActionKind, Carcassonne, Cell, Event, Feature, Part, Pick, SegmentId, Stand,
};
use crate::order;
use crate::scenes::{Emblem, Gain, Piece, RenderContext};
use crate::table::Seat;

/// The side of the box of the figures' symbols.
const CARD: f32 = 48.0;

/// Returns all pieces on or above the map.
pub(super) fn pieces(ctx: &RenderContext<Carcassonne>, fits: &FitList) -> Vec<Piece> {
    let public = &ctx.view.public;
    // The brackets stay around the tile laid last during the next player's turn; figures are drawn above them.
    let laid = public.tiles().last().map(|laid| over_cell("last", "cc-last".into(), laid.cell(), "last"));
    let mut pieces: Vec<Piece> = laid.filter(|_| public.tiles().len() > 1).into_iter().collect();
    pieces.extend(ctx.last.iter().filter_map(last));
    pieces.extend(ticks(ctx, fits));
    let on_tiles = public.tiles().iter().filter_map(|laid| {
        let (id, figure) = laid.figure()?;
        Some((figure.owner, laid.cell(), Stand::Segment(id)))
    });
    let on_towers =
        public.towers().iter().filter_map(|tower| Some((tower.top?.owner, tower.cell, Stand::Top)));
    let reaching = reaching(ctx).filter(|_| ctx.selection.is_some());
    let mut figures = Vec::new();
    for (owner, cell, stand) in on_tiles.chain(on_towers) {
        let near = reaching.map(|(tower, height)| public.in_range(tower, height, cell));
        if near == Some(true) {
            figures.extend(bands(ctx, owner, cell, stand));
        }
        let class = if near == Some(false) { "figure beyond" } else { "figure" };
        figures.extend(standing(ctx, owner, cell, stand, class));
    }
    order::short_by(&mut figures, |a, b| a.y.total_cmp(&b.y));
    pieces.extend(figures);
    pieces.extend(ctx.last.iter().filter_map(|event| lost(ctx, event)));
    pieces.extend(ghost(ctx));
    pieces
}

/// Returns a band in the seat's colour around a figure that may be captured, with a light band for contrast.
fn bands(ctx: &RenderContext<Carcassonne>, owner: Seat, cell: Cell, stand: Stand) -> Vec<Piece> {
    let band = |(id, class): (&str, &'static str)| {
        let figure = standing(ctx, owner, cell, stand, class)?;
        let art = figure.art.replacen("cc-", "cc-i-", 1);
        Some(Piece { id: format!("{id}{cell}{stand}"), art, over: None, ..figure })
    };
    [("set-off", "figure band light"), ("target", "figure band")].into_iter().filter_map(band).collect()
}

pub(super) fn posture(id: SegmentId) -> Posture {
    match id.part {
        Part::City => Posture::Knight,
        Part::Road => Posture::Thief,
        Part::Monastery => Posture::Monk,
        Part::Field => Posture::Farmer,
    }
}

/// Returns a follower of a seat at its place.
fn standing(
    ctx: &RenderContext<Carcassonne>,
    owner: Seat,
    cell: Cell,
    stand: Stand,
    class: &'static str,
) -> Option<Piece> {
    let public = &ctx.view.public;
    let (posture, (x, y), size) = match stand {
        Stand::Segment(id) => (posture(id), spot_of(public, cell, id)?, FIGURE),
        Stand::Top => (Posture::Knight, top_of(public, cell)?, FIGURE_ON_TOWER),
    };
    let (left, top, side) = posture.emblem();
    let emblem = Emblem { art: symbol(ctx, owner), x: left / CARD, y: top / CARD, size: side / CARD };
    Some(Piece {
        id: format!("f{cell}{stand}"),
        art: format!("cc-{}", posture.word()),
        x: x - FEET.0 * size,
        y: y - FEET.1 * size,
        size,
        colour: ctx.colour(owner),
        over: Some(emblem),
        class: class.into(),
    })
}

/// Returns the symbol of a seat.
pub(super) fn symbol(ctx: &RenderContext<Carcassonne>, seat: Seat) -> String {
    format!("sym-{}", ctx.player(seat).map_or(seat.index() as u8, |player| player.sign) + 1)
}

/// Returns a picture that covers a cell.
pub(super) fn over_cell(id: &str, art: String, cell: Cell, class: &'static str) -> Piece {
    let (x, y) = corner(cell);
    Piece { id: format!("{id}{cell}"), art, x, y, size: SIDE, colour: 0, over: None, class: class.into() }
}

/// Returns, for every cell where the drawn tile fits, the number of visibly different rotations.
fn ticks(ctx: &RenderContext<Carcassonne>, fits: &FitList) -> Vec<Piece> {
    let is_ransoming = ctx.has(Pick::Kind(ActionKind::Ransom));
    let (true, aimed) = (ctx.show_legal && !is_ransoming, aimed_tile(ctx)) else { return Vec::new() };
    let free = fits.iter().filter(|(cell, _)| aimed.is_none_or(|(at, ..)| at != *cell));
    free.map(|(cell, ways)| over_cell("n", format!("cc-place-{}", ways.len().min(4)), *cell, "ticks"))
        .collect()
}

/// Returns the aimed follower as a ghost.
fn ghost(ctx: &RenderContext<Carcassonne>) -> Option<Piece> {
    let public = &ctx.view.public;
    let (cell, stand) = match *ctx.selection?.ready()? {
        Action::Follower(None, id) => (public.placed()?, Stand::Segment(id)),
        Action::Top(cell) => (cell, Stand::Top),
        _ => return None,
    };
    let piece = standing(ctx, public.active, cell, stand, "above")?;
    Some(Piece { id: "ghost".into(), ..piece })
}

/// Returns a captured figure at its former place, shown for a moment longer.
fn lost(ctx: &RenderContext<Carcassonne>, event: &Event) -> Option<Piece> {
    match event {
        Event::Captured { owner, cell, spot, .. } => {
            let piece = standing(ctx, *owner, *cell, *spot, "figure lost")?;
            Some(Piece { id: format!("lost{}", piece.id), ..piece })
        }
        _ => None,
    }
}

/// Returns the brackets around the result of the last entry.
fn last(event: &Event) -> Option<Piece> {
    match event {
        Event::TowerBuilt { cell, .. } | Event::TowerTopped { cell, .. } => {
            Some(over_cell("lasting", "cc-last".into(), *cell, "last"))
        }
        _ => None,
    }
}

/// Returns the symbol of a kind of feature.
pub(super) fn part_art(part: Part) -> String {
    format!("cc-i-{}", part.name())
}

/// Returns the gains of the last entry: points fly from the feature to its holders.
pub(super) fn gains(ctx: &RenderContext<Carcassonne>) -> Vec<Gain> {
    ctx.last.iter().flat_map(|event| gain(ctx, event)).collect()
}

fn gain(ctx: &RenderContext<Carcassonne>, event: &Event) -> Vec<Gain> {
    let feature: &Feature = match event {
        Event::Completed { feature } | Event::Counted { feature } => feature,
        _ => return Vec::new(),
    };
    let Some(first) = feature.tiles.first() else { return Vec::new() };
    let points = feature.holders().into_iter().map(|to| Gain {
        from: Mark::Cell(*first).spot(),
        to,
        art: part_art(feature.part),
        colour: ctx.colour(to),
        count: feature.points.into(),
        lands: "cc-points".into(),
    });
    points.filter(|gain| gain.count > 0).collect()
}
