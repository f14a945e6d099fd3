//! Lines, rings and numbers over the map: the called army, its reach, attacks, the losses of an aimed action,
//! the last move.

use super::lights::Lit;
use super::{Aim, offers, pieces, seals, warning};
use crate::games::elementaris::art::map::{Point, lines, middle, outline, path};
use crate::games::elementaris::rules::{
    Action, ActionKind, Army, CITY_FIELDS, Elementaris, Event, Field, Fields, Phase, QUADRANTS,
};
use crate::scenes::parts::Class;
use crate::scenes::{Piece, Regions, RenderContext, Scene, Shape, Tag};
use crate::table::{Game, Seat};

/// All marks above the pieces.
pub(super) fn mark(ctx: &RenderContext<Elementaris>, aim: &Aim, lit: &Lit, scene: &mut Scene) {
    closed(ctx, scene);
    crowned(ctx, scene);
    regions(ctx, scene);
    if ctx.selection.is_none_or(|selection| selection.is_empty()) {
        let last = ctx.last.iter().fold(Fields::NONE, |all, event| all.with(touched(event)));
        last.iter().for_each(|field| shape(scene, format!("last{field}"), outline(field), "el-last"));
    }
    if ctx.selection.is_none() {
        return;
    }
    called(ctx, scene);
    seals::draw(ctx, scene);
    if ctx.show_legal {
        reach(ctx, lit, scene);
        attacks(ctx, scene);
        victims(ctx, aim, lit, scene);
    }
    if let Some(action) = aim.ready {
        mark_preview(ctx, action, scene);
    }
}

fn shape(scene: &mut Scene, id: String, path: String, class: impl Into<Class>) {
    scene.shapes.push(Shape { id, path, class: class.into(), ..Shape::default() });
}

/// A line over a broader one that sets it off from the ground.
pub(super) fn cased(scene: &mut Scene, id: &str, path: String, case: &'static str, over: &'static str) {
    shape(scene, format!("{id}-case"), path.clone(), case);
    shape(scene, id.to_owned(), path, over);
}

/// Returns a ring as path data.
pub(super) fn ring((x, y): Point, radius: f32) -> String {
    let number = crate::art::number;
    let (r, across) = (number(radius), number(2.0 * radius));
    format!("M{} {}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z", number(x - radius), number(y))
}

/// Fields closed by an elemental.
fn closed(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    for field in ctx.view.game.closed().iter() {
        shape(scene, format!("closed{field}"), outline(field), "el-closed");
    }
}

/// A second ring around each city of a seat that is about to win.
fn crowned(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    let game = &ctx.view.game;
    let near = warning::close_to_winning(game);
    let cities = CITY_FIELDS.iter().filter(|city| game.owner(*city).is_some_and(|seat| near.has(seat)));
    for city in cities {
        let path = ring(pieces::city_middle(game, city), pieces::CITY * 0.56);
        cased(scene, &format!("crown{city}"), path, "under el-crown-case", "under el-crown");
    }
}

/// The four lands, or the field under a long press.
fn regions(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    match ctx.regions {
        Regions::None => {}
        Regions::Around(spot) => {
            if let Some(field) = seals::field(spot) {
                cased(scene, "around", outline(field), "reason-case", "reason");
            }
        }
        Regions::All => {
            let coasts: String = lines()
                .iter()
                .filter(|line| line.is_coast() && line.one.quadrant().is_some_and(|land| land < QUADRANTS))
                .map(|line| path(&line.points, false))
                .collect();
            cased(scene, "lands", coasts, "casing", "kingdom");
        }
    }
}

/// A ring around the army that is called.
fn called(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    let game = &ctx.view.game;
    if game.phase != Phase::Activation {
        return;
    }
    if let Some((at, size)) = pieces::army_position(game, game.active, game.call) {
        cased(scene, "called", ring(at, size * 0.66), "el-now-case", "el-now");
    }
}

/// Outlines the reach of the first and of the second move of an army with two moves.
fn reach(ctx: &RenderContext<Elementaris>, lit: &Lit, scene: &mut Scene) {
    let game = &ctx.view.game;
    if game.phase != Phase::Activation || game.moves < 2 {
        return;
    }
    let near: Fields = ctx.legal().filter_map(offers::destination).collect();
    let first = near.and(lit.legal).iter().map(|field| (field, "1", "el-near"));
    let second = lit.far.iter().map(|field| (field, "2", "el-far"));
    for (field, text, class) in first.chain(second) {
        let (x, y) = middle(field);
        scene.tags.push(Tag { x: x + 30.0, y: y - 26.0, text: text.into(), class: class.into() });
    }
}

/// Crossed swords on fields that can be attacked.
fn attacks(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    let game = &ctx.view.game;
    for action in ctx.legal() {
        let Some(battle) = game.battle(game.active, action) else { continue };
        let (x, y) = pieces::target(game, action, battle.at);
        let id = format!("swords{}{}", battle.at, action.verb());
        scene.pieces.push(Piece {
            id,
            art: "el-swords".into(),
            // Above the shield or the city, because others can be beside it.
            x: x - 17.0,
            y: y - 62.0,
            size: 34.0,
            colour: 0,
            over: None,
            class: "above".into(),
        });
    }
}

/// Numbers the fields with other and own armies before an elemental is cast.
fn victims(ctx: &RenderContext<Elementaris>, aim: &Aim, lit: &Lit, scene: &mut Scene) {
    let game = &ctx.view.game;
    let casts = ctx.legal().any(|action| matches!(action, Action::Cast(..)));
    if !casts || !matches!(aim.kind, None | Some(ActionKind::Cast)) {
        return;
    }
    for field in lit.legal.iter() {
        let sides =
            [(false, "el-hit", "el-theirs-case", "el-theirs"), (true, "el-own", "el-mine-case", "el-mine")];
        for (own, class, case, edge) in sides {
            let mine = |seat: &Seat| (*seat == game.active) == own;
            let many: u32 = game.living().filter(mine).map(|seat| game.armies_on(seat, field).count()).sum();
            if many == 0 {
                continue;
            }
            let ((x, y), radius) = around(game, field);
            let radius = if own { radius + 4.0 } else { radius };
            cased(scene, &format!("{edge}{field}"), ring((x, y), radius), case, edge);
            let aside = if own { radius } else { -radius } * 0.8;
            let (x, y) = (x + aside, y - radius * 0.8);
            scene.tags.push(Tag { x, y, text: many.to_string(), class: class.into() });
        }
    }
}

/// Returns the middle and the radius of a ring around the city of a field and all armies there.
fn around(game: &Elementaris, field: Field) -> (Point, f32) {
    let city = field.city().map(|_| (middle(field), 56.0));
    let stand = game.living().flat_map(|seat| Army::all().map(move |army| (seat, army)));
    let here = stand.filter(|(seat, army)| game.spot(*seat, *army) == Some(field));
    let here = here.filter_map(|(seat, army)| pieces::army_position(game, seat, army));
    let all: Vec<(Point, f32)> = here.chain(city).collect();
    let (mut low, mut high) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
    for ((x, y), size) in &all {
        let half = size / 2.0;
        low = (low.0.min(x - half), low.1.min(y - half));
        high = (high.0.max(x + half), high.1.max(y + half));
    }
    let middle = ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0);
    let reach = |((x, y), size): &(Point, f32)| (x - middle.0).hypot(y - middle.1) + size * 0.58;
    (middle, all.iter().map(reach).fold(30.0, f32::max))
}

/// Draws the preview of the ready action: the path, the new field of the army, the losses.
fn mark_preview(ctx: &RenderContext<Elementaris>, action: &Action, scene: &mut Scene) {
    let game = &ctx.view.game;
    let after = Elementaris::preview(ctx.view, action).after.game;
    let battle = game.battle(game.active, action).filter(|battle| battle.at != battle.from);
    let moved = match action {
        Action::Transfer(seat, army, _) => Some((*seat, *army)),
        _ => action.army().map(|army| (game.active, army)),
    };
    if let Some((seat, army)) = moved
        && let Some(to) = after.spot(seat, army)
        && game.spot(seat, army) != Some(to)
    {
        if let Some(from) = game.spot(seat, army).filter(|_| battle.is_none()) {
            let way = path(&[middle(from), middle(to)], false);
            cased(scene, "way", way, "el-way-case", "el-way");
        }
        scene.pieces.extend(pieces::ghost(ctx, &after, seat, army));
    }
    if let Action::Cast(element, at, _) = action {
        scene.pieces.extend(pieces::ghost_elemental(*element, *at));
    }
    if let Some(battle) = battle {
        let way = path(&[middle(battle.from), middle(battle.at)], false);
        cased(scene, "way", way, "el-way-case", "el-way");
    }
    for seat in game.living() {
        for army in Army::all() {
            fallen(game, &after, seat, army, scene);
        }
    }
}

/// A cross on an army that would be lost.
fn fallen(game: &Elementaris, after: &Elementaris, seat: Seat, army: Army, scene: &mut Scene) {
    let Some((at, size)) =
        pieces::army_position(game, seat, army).filter(|_| after.spot(seat, army).is_none())
    else {
        return;
    };
    scene.pieces.push(Piece {
        id: format!("lost{seat}{army}"),
        art: "el-lost".into(),
        x: at.0 - size / 2.0,
        y: at.1 - size / 2.0,
        size,
        colour: 0,
        over: None,
        class: "above".into(),
    });
}

/// Returns the fields an event changed.
pub(super) fn touched(event: &Event) -> Fields {
    match event {
        Event::Placed { at, .. }
        | Event::Recruited { at, .. }
        | Event::Occupied { at, .. }
        | Event::Conquered { at, .. }
        | Event::TookOrb { at, .. }
        | Event::Stood { at, .. }
        | Event::Cast { at, .. }
        | Event::Destroyed { at, .. }
        | Event::GaveUp { at, .. }
        | Event::Disbanded { from: at, .. } => at.only(),
        Event::Moved { from, to, .. } | Event::Landed { from, to, .. } | Event::Carried { from, to, .. } => {
            from.only().with(to.only())
        }
        Event::Boarded { from, sea, .. } => from.only().with(sea.only()),
        Event::Sank { land, sea, .. } => land.only().with(sea.only()),
        Event::Bought { city, sea, .. } => city.only().with(sea.only()),
        Event::Fought { battle } => battle.from.only().with(battle.at.only()),
        Event::CarriedShip { to, .. } => to.fields().0.only().with(to.fields().1.only()),
        _ => Fields::NONE,
    }
}
