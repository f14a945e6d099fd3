//! Pieces on the board, and the marks between pieces and lights: ghost, last move, outlines, the sides of a war.

use super::lights::Lit;
use super::result::Outcome;
use super::{CELL, FRAME, GEOMETRY, corner, lands, sign_of};
use crate::art::number;
use crate::games::tigris::art::outline::outline;
use crate::games::tigris::rules::{
    Action, Award, Color, ConflictDetails, ConflictKind, Effect, Event, Phase, Tigris, square,
};
use crate::games::tigris::rules::{Cell, Cells};
use crate::games::tigris::words::say::TigrisSays;
use crate::scenes::{Gain, Piece, Regions, RenderContext, Scene, Shape, Spot, Tag};
use crate::table::{Game, Seat, Viewer};

/// Adds every piece of the position to the scene, and the ghost of the aimed action.
pub(super) fn lay(ctx: &RenderContext<Tigris>, scene: &mut Scene) {
    let public = &ctx.view.public;
    let seated = matches!(ctx.view.viewer, Viewer::Seat(_));
    let aimed = ctx.selection.filter(|_| seated).and_then(|s| s.ready());
    let choosing = matches!(public.phase, Phase::Treasure(_)) && ctx.selection.is_some();
    let under = match aimed {
        Some(Action::Monument(_, at)) => square(at.index()),
        _ => Cells::EMPTY,
    };
    // Leaders that a monument would force off the board.
    let leave = match aimed {
        Some(action @ Action::Monument(..)) => Effect::of(&Tigris::preview(ctx.view, action)).evicted,
        _ => Vec::new(),
    };
    let pieces = &mut scene.pieces;
    pieces.extend(public.catastrophes.iter().map(|at| whole(format!("x{at}"), "catastrophe".into(), at)));
    for color in Color::ALL {
        let art = format!("tile-{}", color.name());
        let visible = public.face_up(color) - under;
        pieces.extend(visible.iter().map(|at| whole(format!("t{at}"), art.clone(), at)));
    }
    for (monument, at) in public.monuments() {
        pieces
            .push(Piece { size: 2.0 * CELL, ..whole(format!("m{at}"), format!("monument-{monument}"), at) });
    }
    for (seat, color, at) in public.leaders() {
        let own = public.turn().seat() == Some(seat);
        let lifted =
            matches!(aimed, Some(Action::Position(c, _) | Action::Withdraw(c)) if own && *c == color);
        let piece = whole(leader_id(seat, color), leader(ctx, seat, color), at);
        let is_leaving = leave.iter().any(|(whose, which, _)| (*whose, *which) == (seat, color));
        pieces.push(Piece { class: if lifted || is_leaving { "faded" } else { "" }.into(), ..piece });
        if is_leaving {
            let crossed = whole(format!("leaves{at}"), "mark-lost".into(), at);
            pieces.push(Piece { class: "fallen".into(), ..crossed });
        }
    }
    pieces.extend(ctx.last.iter().flat_map(|event| lost(ctx, event)));
    if let Some(marker) = public.marker() {
        let (x, y) = corner(marker.index());
        let marker = whole("u".into(), "unification".into(), marker.index());
        pieces.push(Piece { x: x + 5.0, y: y + 5.0, size: CELL - 10.0, ..marker });
    }
    for at in public.treasures.iter() {
        let art = if public.map().corners.has(at) { "treasure-corner" } else { "treasure" };
        let (x, y) = corner(at);
        let treasure = whole(format!("g{at}"), art.into(), at);
        // A treasure that may be chosen is drawn above its ring.
        let (size, class) = if choosing && public.choices().has(at) { (27.0, "above") } else { (19.0, "") };
        let (x, y) = (x + CELL - size + 1.0, y - 1.0);
        pieces.push(Piece { x, y, size, class: class.into(), ..treasure });
    }
    pieces.extend(aimed.and_then(|action| ghost(ctx, action)));
}

/// Returns the id of a leader on the board.
pub(super) fn leader_id(seat: Seat, color: Color) -> String {
    format!("l{seat}{}", color.letter())
}

/// Returns a piece that fills its cell.
fn whole(id: String, art: String, at: usize) -> Piece {
    let (x, y) = corner(at);
    Piece { id, art, x, y, size: CELL, colour: 0, over: None, class: "".into() }
}

pub(super) fn leader(ctx: &RenderContext<Tigris>, seat: Seat, color: Color) -> String {
    format!("leader-{}-{}", color.name(), sign_of(ctx, seat))
}

/// Returns the aimed piece as a ghost.
fn ghost(ctx: &RenderContext<Tigris>, action: &Action) -> Option<Piece> {
    let seat = ctx.view.public.turn().seat()?;
    let (art, cell, cells) = match *action {
        Action::Position(color, to) => (leader(ctx, seat, color), to, 1.0),
        Action::Place(color, at) => (format!("tile-{}", color.name()), at, 1.0),
        Action::Catastrophe(at) => ("catastrophe".into(), at, 1.0),
        Action::Monument(monument, at) => (format!("monument-{monument}"), at, 2.0),
        _ => return None,
    };
    Some(Piece { size: cells * CELL, class: "ghost".into(), ..whole("ghost".into(), art, cell.index()) })
}

/// Adds the last move, outlines if requested, and the stage of a conflict.
pub(super) fn mark(ctx: &RenderContext<Tigris>, scene: &mut Scene, lit: &Lit) {
    let public = &ctx.view.public;
    let built = ctx.last.iter().find_map(|event| match event {
        Event::MonumentBuilt { cell, .. } => Some(cell.index()),
        _ => None,
    });
    let bracket = |at: usize, cells: f32| {
        let mark = whole(format!("last{at}"), "mark-last".into(), at);
        Piece { size: cells * CELL, class: "last".into(), ..mark }
    };
    let covered = match ctx.ready() {
        Some(Action::Monument(_, at)) => square(at.index()),
        _ => built.map_or(Cells::EMPTY, square),
    };
    // A pending choice is shown instead of the last move that led to it.
    let is_choosing =
        ctx.selection.is_some() && matches!(public.phase, Phase::Monument { .. } | Phase::Treasure(_));
    let touched = if is_choosing { Cells::EMPTY } else { touched(ctx.last) - covered };
    scene.pieces.extend(touched.iter().map(|at| bracket(at, 1.0)));
    scene.pieces.extend(built.map(|at| bracket(at, 2.0)));
    if lit.veils(ctx) {
        veil_around(ctx, scene, lit);
    }
    let shown = |region: &Cells| match ctx.regions {
        Regions::None => false,
        Regions::All => true,
        Regions::Around(spot) => region.has(spot as usize),
    };
    if ctx.regions != Regions::None {
        for region in public.regions().into_iter().filter(shown) {
            let kingdom = region.meets(&public.leader_cells());
            edge(scene, region, if kingdom { "kingdom" } else { "region" });
        }
    }
    if let Some(at) = lit.legal.first().filter(|_| lit.chooses(ctx)) {
        edge(scene, public.region(at), "kingdom home");
    }
    if !lit.taken.is_empty() {
        say_upon(ctx, scene, lit.taken, TigrisSays::TakenPill, "pill take");
        say_upon(ctx, scene, lit.legal - lit.taken, TigrisSays::StaysPill, "pill");
    } else if lit.chooses(ctx) {
        // All but one are taken: of two, a tap takes the tapped one; of more, it leaves it.
        let words = if lit.legal.count() == 2 { TigrisSays::TakePill } else { TigrisSays::StayPill };
        say_upon(ctx, scene, lit.legal, words, "pill ask");
    }
    let offered = public.squares_offered();
    if let Some(at) = offered.first().filter(|_| is_choosing) {
        veil(scene, public.region(at));
    }
    for at in offered.iter() {
        edge(scene, square(at), "casing");
        edge(scene, square(at), "offered");
    }
    if let Some(outcome) = Outcome::of(ctx) {
        stage(scene, &outcome.conflict);
        spared(ctx, scene, &outcome);
    } else if let Phase::ChooseConflict { at } = public.phase {
        clashing(ctx, scene, at.index());
    } else if let Some(conflict) = public.conflict_details() {
        stage(scene, &conflict);
    }
}

/// Returns the cells that the last entry changed.
fn touched(events: &[Event]) -> Cells {
    let cells = events.iter().map(|event| match event {
        Event::TilePlaced { cell, .. }
        | Event::LeaderPlaced { cell, .. }
        | Event::LeaderWithdrawn { cell, .. }
        | Event::LeaderReturned { cell, .. }
        | Event::Catastrophe { cell, .. } => Cells::only(cell.index()),
        Event::LeaderMoved { from, to, .. } => Cells::only(from.index()) | Cells::only(to.index()),
        Event::TilesRemoved { cells, .. } | Event::TreasuresTaken { cells, .. } => *cells,
        Event::MonumentBuilt { cell, .. } => square(cell.index()),
        _ => Cells::EMPTY,
    });
    cells.fold(Cells::EMPTY, |all, some| all | some)
}

/// Returns the pieces that a conflict or a lost temple removed from the board, at their former cells.
fn lost(ctx: &RenderContext<Tigris>, event: &Event) -> Vec<Piece> {
    // While everybody views the result, the pieces stay, crossed out. The player who decides next has already seen them
    // removed. While an earlier moment is on screen, they are pale and crossed out.
    let (result, mut pieces) = (ctx.before.is_some(), Vec::new());
    let fought = ctx.last.iter().any(|event| matches!(event, Event::ConflictWon { .. }));
    let looks_on = !matches!(ctx.view.viewer, Viewer::Seat(_)) || ctx.selection.is_none();
    if !result && fought && !looks_on {
        return pieces;
    }
    let mut gone = |id: String, art: String, at: usize| {
        let crossed =
            Piece { class: "fallen cross".into(), ..whole(format!("{id}x"), "mark-lost".into(), at) };
        let kind = if result { "fallen gone" } else { "lost" };
        pieces.push(Piece { class: kind.into(), ..whole(id, art, at) });
        pieces.extend((result || looks_on).then_some(crossed));
    };
    match *event {
        Event::TilesRemoved { color, cells } => {
            for at in cells.iter() {
                gone(format!("lost-{}{at}", color.letter()), format!("tile-{}", color.name()), at);
            }
        }
        Event::LeaderReturned { seat, color, cell, .. } => {
            gone(format!("lost-l{seat}{}", color.letter()), leader(ctx, seat, color), cell.index());
        }
        _ => {}
    }
    pieces
}

/// Marks the loser's temples that are not removed.
fn spared(ctx: &RenderContext<Tigris>, scene: &mut Scene, outcome: &Outcome) {
    let loser = outcome.loser();
    let spared = if outcome.conflict.kind == ConflictKind::Revolt {
        Cells::EMPTY
    } else {
        loser.spared_by_treasure | loser.spared_by_leader
    };
    say_upon(ctx, scene, spared, TigrisSays::StaysPill, "pill");
}

/// Adds a word in a pill at the bottom of each of these cells.
fn say_upon(
    ctx: &RenderContext<Tigris>,
    scene: &mut Scene,
    cells: Cells,
    says: TigrisSays,
    class: &'static str,
) {
    for at in cells.iter() {
        let (x, y) = corner(at);
        let text = ctx.lang.say(says);
        scene.tags.push(Tag { x: x + CELL / 2.0, y: y + 32.0, text, class: class.into() });
    }
}

/// Returns the points of the last entry, each at the cell that scored.
pub(super) fn gains(ctx: &RenderContext<Tigris>) -> Vec<Gain> {
    let touched = touched(ctx.last).first();
    let gain = |event: &Event| match event {
        Event::Point { seat, color, count, why } => {
            let monument = ctx
                .view
                .public
                .monuments()
                .find(|(monument, _)| *why == Award::Monument { monument: *monument });
            let from = monument.map(|(_, at)| at).or(touched)?;
            let (art, lands) = (format!("cube-{}", color.name()), lands(*color));
            Some(Gain { from: from as Spot, to: *seat, art, colour: 0, count: usize::from(*count), lands })
        }
        _ => None,
    };
    ctx.last.iter().filter_map(gain).collect()
}

fn edge(scene: &mut Scene, cells: Cells, class: &'static str) {
    let path = outline(cells, GEOMETRY, 1.5, 7.0);
    let first = cells.first().map(Cell::at);
    let id = format!("{class}{}", first.map(|c| c.to_string()).unwrap_or_default());
    scene.shapes.push(Shape { id, path, class: class.into(), ..Shape::default() });
}

/// Veils the cells that are not lit. The regions adjacent to the aimed cell stay clear: they explain its effect.
fn veil_around(ctx: &RenderContext<Tigris>, scene: &mut Scene, lit: &Lit) {
    let beside = lit.aimed.map_or(Cells::EMPTY, Cells::beside);
    let touched = ctx.view.public.regions().into_iter().filter(|region| region.meets(&beside));
    let touched = touched.fold(Cells::EMPTY, |all, region| all | region);
    let home = if lit.chooses(ctx) { lit.legal.first() } else { None };
    let home = home.map_or(Cells::EMPTY, |at| ctx.view.public.region(at));
    let occupied = ctx.view.public.occupied();
    // With so many cells to choose from, the pieces on the board must stay legible.
    let read = if lit.crowd() { occupied } else { Cells::EMPTY };
    // A catastrophe is aimed at tiles: empty cells, though legal, are veiled like the cells it must not hit.
    let clear = if lit.strikes() { lit.legal & occupied } else { lit.legal | read | lit.moved(ctx) };
    veil(scene, clear | touched | home);
    if !touched.is_empty() {
        edge(scene, touched, "reason-case");
        edge(scene, touched, "reason");
    }
}

/// Veils all cells but these.
fn veil(scene: &mut Scene, clear: Cells) {
    let (right, bottom) = (number(scene.width - FRAME), number(scene.height - FRAME));
    let frame = format!("M{0} {0}H{right}V{bottom}H{0}Z", number(FRAME));
    let path = frame + &outline(clear, GEOMETRY, 0.0, 7.0);
    scene.shapes.push(Shape { id: "veil".into(), path, class: "veil".into(), ..Shape::default() });
}

/// Outlines the kingdoms in conflict around the joining tile while the player chooses the first conflict.
fn clashing(ctx: &RenderContext<Tigris>, scene: &mut Scene, at: usize) {
    let public = &ctx.view.public;
    let apart = public.occupied() - Cells::only(at);
    veil(scene, public.region(at));
    let mut left = Cells::beside(at) & apart;
    // One has a solid line and one a dashed line, like the sides of a war.
    let mut classes = ["kingdom clash", "kingdom clash other"].into_iter();
    while let Some(first) = left.first() {
        let side = Cells::only(first).fill(apart);
        left = left - side;
        if side.meets(&public.leader_cells())
            && let Some(ctx) = classes.next()
        {
            edge(scene, side, ctx);
        }
    }
}

/// Dims everything but the two sides, hatches the cells that do not count, numbers the supporters.
fn stage(scene: &mut Scene, conflict: &ConflictDetails) {
    let (attacker, defender) = (&conflict.attacker, &conflict.defender);
    let mut clear = attacker.region | defender.region;
    if let ConflictKind::War { at } = conflict.kind {
        clear.insert(at.index());
    }
    veil(scene, clear);
    let mut shape = |id: &str, path: String, class: &'static str| {
        let id = id.into();
        scene.shapes.push(Shape { id, path, class: class.into(), ..Shape::default() });
    };
    for (side, rest, line) in [(attacker, "rest-a", "side-a"), (defender, "rest-b", "side-b")] {
        let mut counted = side.supporters;
        counted.insert(side.leader.index());
        shape(rest, outline(side.region - counted, GEOMETRY, 0.0, 0.0), rest);
        let path = outline(side.region, GEOMETRY, 0.0, 7.0);
        shape(&format!("casing-{line}"), path.clone(), "casing");
        shape(line, path, line);
    }
    for (side, class) in [(attacker, "side-a"), (defender, "side-b")] {
        for (n, at) in side.supporters.iter().enumerate() {
            let (x, y) = corner(at);
            // In a revolt a temple may support both sides: the defender's number goes to the other corner.
            let x = if class == "side-a" { x + 8.0 } else { x + CELL - 8.0 };
            scene.tags.push(Tag { x, y: y + 32.0, text: (n + 1).to_string(), class: class.into() });
        }
    }
}
