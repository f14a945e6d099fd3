//! Lights of hexes for the present picks: legal hexes of the rotated tile, the range of a figure and its
//! costs, palaces and festivals; and the lines and veils around them.

use super::{Aim, cities, festival_city, path, pieces};
use crate::art::number;
use crate::games::java::art::SIDE;
use crate::games::java::art::outline::raised;
use crate::games::java::art::slab::corner;
use crate::games::java::rules::{Action, ActionKind, Cell, Cells, Event, Java, Public, map};
use crate::games::java::words;
use crate::lang::common::CommonWords;
use crate::scenes::{Light, Outline, Place, Regions, RenderContext, Scene, Shape, Spot};
use crate::table::Game;

/// Half the side of the pip with the cost of a hex.
const COST: f32 = 7.6;

/// The cost of a hex looks like a point of the meter: a rounded square.
fn pip((x, y): (f32, f32), half: f32) -> String {
    let (left, top, side) = (number(x - half + 4.0), number(y - half), number(2.0 * half - 8.0));
    format!(
        "M{left} {top}h{side}a4 4 0 0 1 4 4v{side}a4 4 0 0 1-4 4h-{side}a4 4 0 0 1-4-4v-{side}a4 4 0 0 1 4-4z"
    )
}

/// With more lit hexes than this, one line around all of them replaces their rings.
const RINGS: u32 = 16;

/// The legal continuations of the present picks.
pub(super) struct Lit {
    /// Hexes that can be tapped now; the tile is rotated if needed.
    pub(super) legal: Cells,
    /// The hexes without a veil; empty if there is no veil.
    clear: Cells,
    /// The cost of moving a figure there, and whether it needs a token.
    costs: Vec<(Cell, u8, bool)>,
    causes: Cells,
}

impl Lit {
    pub(super) fn new(ctx: &RenderContext<Java>, aim: &Aim) -> Self {
        let caused = ctx.causes.iter().filter_map(|word| word.parse::<Cell>().ok()?.index());
        let mut lit =
            Self { legal: Cells::EMPTY, clear: Cells::EMPTY, costs: Vec::new(), causes: caused.collect() };
        if let Some(city) = festival_city(ctx) {
            lit.clear = city;
            return lit;
        }
        let Some(what) = aim.kind else { return lit };
        for action in ctx.legal().filter(|action| action.kind() == what) {
            lit.add(aim, action);
        }
        if let (ActionKind::Enter | ActionKind::Move, Some(seat)) = (what, ctx.viewing_seat) {
            lit.costs(ctx, seat, aim);
        }
        if ctx.show_legal && !lit.legal.is_empty() {
            let from = aim.from.and_then(Cell::index).map(Cells::only).unwrap_or_default();
            lit.clear = lit.legal | from | aim.cells();
        }
        lit
    }

    /// The hex of a legal action that agrees with the picks.
    fn add(&mut self, aim: &Aim, action: &Action) {
        let at = match *action {
            Action::Land(_, cells) => cells[0],
            Action::Move(from, to) if aim.from == Some(from) => to,
            Action::Water(at) | Action::Enter(at) | Action::Leave(at) | Action::Festival(at, _) => at,
            Action::Build(at, value) | Action::Expand(at, value) => {
                if aim.at.is_none() && aim.value.is_some_and(|wanted| wanted != value) {
                    return;
                }
                at
            }
            _ => return,
        };
        if let Some(at) = at.index() {
            self.legal.insert(at);
        }
    }

    /// The cost of each hex in reach; a token extends the reach by one.
    fn costs(&mut self, ctx: &RenderContext<Java>, seat: crate::table::Seat, aim: &Aim) {
        let public = &ctx.view.public;
        if aim.kind == Some(ActionKind::Move) && aim.from.is_none() {
            return;
        }
        for (cell, cost) in public.reachable(seat, aim.from) {
            let legal = cell.index().is_some_and(|at| self.legal.has(at));
            let token = cost == public.ap + 1 && public.has_token();
            if legal || token {
                self.costs.push((cell, cost, !legal));
            }
        }
    }
}

/// Veil, outlines, costs, the path of a figure, the brackets of the last move.
pub(super) fn mark(ctx: &RenderContext<Java>, aim: &Aim, lit: &Lit, scene: &mut Scene) {
    let public = &ctx.view.public;
    let last = ctx.last.iter().fold(Cells::EMPTY, |all, event| all | touched(event));
    if ctx.selection.is_none_or(|selection| selection.is_empty()) {
        line(scene, public, last, "jv-last");
    }
    if !lit.clear.is_empty() {
        // The veil covers the space around the board too.
        let tops = raised(lit.clear, |at| public.heights[at]);
        let path = format!("M-900-900H1700V1500H-900Z{tops}");
        scene.shapes.push(Shape { id: "veil".into(), path, class: "veil".into(), ..Shape::default() });
    }
    if let Some(city) = festival_city(ctx) {
        edge(scene, public, city, "jv-edge-case", "jv-edge");
    }
    match ctx.regions {
        Regions::All => cities::fill(ctx, scene),
        Regions::Around(spot) => {
            edge(scene, public, around(ctx, spot), "reason-case", "reason");
            edge(scene, public, Cells::only(spot as usize), "jv-held-case", "jv-held");
        }
        Regions::None => {}
    }
    if lined(ctx, aim, lit) {
        edge(scene, public, lit.legal, "jv-reach-case", "jv-reach");
    }
    if let Some(action) = aim.ready {
        let joined = Java::preview(ctx.view, action).after.public.split(public).into_iter();
        edge(
            scene,
            public,
            joined.fold(Cells::EMPTY, |all, (place, _)| all | place.cells),
            "reason-case",
            "reason",
        );
    }
    let raise = aim.tile().map_or(0, |_| 1);
    let path = raised(aim.cells(), |at| public.heights[at].saturating_add(raise));
    for class in ["aim-case", "aim"] {
        drawn(scene, path.clone(), class);
    }
    pieces::lit_levels(ctx, aim, lit.clear, scene);
    if let Some(seat) = ctx.viewing_seat {
        if let Some(action) = aim.ready {
            pieces::mark_previewed_lakes(ctx, action, seat, scene);
            scene.shapes.extend(path::shapes(public, seat, action));
        }
        if ctx.show_legal {
            for kind in ["jv-cost", "jv-free", "jv-token"] {
                let costs = lit.costs.iter().filter(|(_, cost, token)| kind_of(*cost, *token) == kind);
                let corner = |(x, y): (f32, f32)| (x + 10.0, y - 11.0);
                let costs = costs.map(|(cell, cost, _)| {
                    (corner(cell.index().map_or_else(Default::default, |at| super::top(public, at))), *cost)
                });
                pieces::numbers(scene, kind, |middle| pip(middle, COST), costs);
            }
        }
    }
}

/// A line around the tops of hexes.
fn line(scene: &mut Scene, public: &Public, cells: Cells, class: &'static str) {
    drawn(scene, raised(cells, |at| public.heights[at]), class);
}

fn drawn(scene: &mut Scene, path: String, class: &'static str) {
    if !path.is_empty() {
        scene.shapes.push(Shape { id: class.into(), path, class: class.into(), ..Shape::default() });
    }
}

/// The same over a broader one that sets it off from the ground.
fn edge(scene: &mut Scene, public: &Public, cells: Cells, case: &'static str, over: &'static str) {
    line(scene, public, cells, case);
    line(scene, public, cells, over);
}

/// Returns the settlement or the lake of a hex under a long press, otherwise the hex alone.
fn around(ctx: &RenderContext<Java>, spot: Spot) -> Cells {
    let (public, at) = (&ctx.view.public, spot as usize);
    if public.built().has(at) {
        return public.settlement(at).cells;
    }
    let lake = public.lakes().find(|lake| lake.cells.has(at));
    lake.map_or(Cells::only(at), |lake| lake.cells)
}

/// Returns the hexes an event changed.
fn touched(event: &Event) -> Cells {
    match event {
        Event::LandLaid { tile, cells, .. } => super::index_all(&cells[..tile.size()]),
        _ => super::place_of(event).and_then(Cell::index).map(Cells::only).unwrap_or_default(),
    }
}

/// Returns the class of the cost of a hex: paid, free, or in reach with a token.
fn kind_of(cost: u8, token: bool) -> &'static str {
    match (token, cost) {
        (true, _) => "jv-token",
        (false, 0) => "jv-free",
        _ => "jv-cost",
    }
}

/// Returns whether a line around all lit hexes replaces their rings: for many hexes, and for the reach of a figure.
fn lined(ctx: &RenderContext<Java>, aim: &Aim, lit: &Lit) -> bool {
    ctx.show_legal
        && (matches!(aim.kind, Some(ActionKind::Enter | ActionKind::Move)) || lit.legal.count() > RINGS)
}

/// Returns every hex and outside cell, row by row.
pub(super) fn places(ctx: &RenderContext<Java>, aim: &Aim, lit: &Lit) -> Vec<Place> {
    let public = &ctx.view.public;
    let (aimed, lined) = (aim.cells(), lined(ctx, aim, lit));
    let place = |at: usize| {
        let cell = Cell::at(at);
        let (x, y) = corner(super::top(public, at));
        let mut label = words::cell(ctx.lang, ctx.view, cell, ctx.names);
        let light = if lit.causes.has(at) {
            Light::Cause
        } else if aimed.has(at) {
            label = format!("{label}; {}", ctx.lang.say(CommonWords::Aimed));
            Light::Aimed
        } else if ctx.show_legal && lit.legal.has(at) {
            label = format!("{label}; {}", ctx.lang.say(CommonWords::Legal));
            if lined { Light::Lined } else { Light::Legal }
        } else {
            Light::Plain
        };
        Place {
            spot: at as Spot,
            row: cell.row.into(),
            column: cell.number.into(),
            x,
            y,
            size: SIDE,
            outline: Outline::Hex,
            label,
            light,
            badges: Vec::new(),
            note: String::new(),
        }
    };
    (0..map().ground.hexes().len()).map(place).collect()
}
