//! Pieces of the map, and their sizes.

use super::{army_art, orb_art, orbs, seals, symbol};
use crate::games::elementaris::art::ground::{corner_of, in_palace};
use crate::games::elementaris::art::map::{Point, berth, middle};
use crate::games::elementaris::rules::{
    Action, Armies, Army, CITY_FIELDS, Element, Elementaris, FIELDS, Field, Kind, MOORINGS, SITE_FIELDS, orb,
};
use crate::games::elementaris::words;
use crate::lang::signed;
use crate::scenes::{Emblem, Piece, RenderContext, Scene, Tag};
use crate::table::Seat;

/// Side of a shield on the map, and of one at a city.
const SHIELD: f32 = 46.0;
const CAMPED: f32 = 36.0;
/// Side of an orb on its site, beside armies there, and in a palace.
const ORB: f32 = 48.0;
const ORB_BESIDE: f32 = 36.0;
const SLOT: f32 = 30.0;
pub(super) const CITY: f32 = 66.0;
const SHIP: f32 = 62.0;
const ELEMENTAL: f32 = 50.0;

/// Returns a symbol around a middle.
pub(super) fn piece(id: String, art: impl Into<String>, (x, y): Point, size: f32) -> Piece {
    Piece {
        id,
        art: art.into(),
        x: x - size / 2.0,
        y: y - size / 2.0,
        size,
        colour: 0,
        over: None,
        class: "".into(),
    }
}

/// Returns a piece of a seat, its sign in a part of the box.
fn owned(ctx: &RenderContext<Elementaris>, seat: Seat, mut piece: Piece, sign: (f32, f32, f32)) -> Piece {
    piece.colour = ctx.colour(seat);
    piece.over = Some(Emblem { art: symbol(ctx, seat), x: sign.0, y: sign.1, size: sign.2 });
    piece
}

/// Position of the sign on a shield and on a flag.
const ON_SHIELD: (f32, f32, f32) = (0.352, 0.53, 0.296);
const ON_FLAG: (f32, f32, f32) = (0.31, 0.16, 0.36);

/// Everything on the map.
pub(super) fn lay(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    palaces(ctx, scene);
    for city in CITY_FIELDS.iter() {
        scene.pieces.push(walls(ctx, city));
        scene.tags.push(name(ctx, city));
    }
    SITE_FIELDS.iter().for_each(|site| scene.pieces.extend(orb_piece(ctx, site)));
    elementals(ctx, scene);
    ships(ctx, scene);
    for field in Field::all().filter(|field| field.is_playable()) {
        armies(ctx, field, scene);
        scene.pieces.extend(flag(ctx, field));
    }
}

/// Returns the position of a city's ring: it moves aside for armies at the city.
pub(super) fn city_middle(game: &Elementaris, field: Field) -> Point {
    let (x, y) = middle(field);
    let aside = if game.holder(field).is_some() { 32.0 } else { 0.0 };
    (x - aside, y - 8.0)
}

fn walls(ctx: &RenderContext<Elementaris>, field: Field) -> Piece {
    let game = &ctx.view.game;
    let at = city_middle(game, field);
    match game.owner(field) {
        Some(seat) => {
            let own = piece(format!("city{field}"), "el-city-own", at, CITY);
            Piece { colour: ctx.colour(seat), ..own }
        }
        None => piece(format!("city{field}"), "el-city", at, CITY),
    }
}

fn name(ctx: &RenderContext<Elementaris>, field: Field) -> Tag {
    let (x, y) = city_middle(&ctx.view.game, field);
    Tag { x, y: y + 46.0, text: words::field_name(ctx.lang, field), class: "el-name".into() }
}

/// Returns an orb on its site, or in a slot of its owner's palace.
fn orb_piece(ctx: &RenderContext<Elementaris>, field: Field) -> Option<Piece> {
    const SLOTS: [Point; 3] = [(22.0, 66.0), (44.0, 44.0), (66.0, 22.0)];
    let (game, site) = (&ctx.view.game, field.site()?);
    let (at, size) = match game.orbs[site] {
        None if game.living().any(|seat| !game.armies_on(seat, field).is_empty()) => {
            let (x, y) = middle(field);
            ((x - 22.0, y - 28.0), ORB_BESIDE)
        }
        None => (middle(field), ORB),
        Some(seat) => {
            let nth = orbs(ctx.view, seat).position(|(other, _)| other == site)?;
            (in_palace(game.corner(seat), *SLOTS.get(nth)?), SLOT)
        }
    };
    Some(piece(format!("orb{site}"), orb_art(orb(site)), at, size))
}

/// The elementals on the map and at home.
fn elementals(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    let game = &ctx.view.game;
    for element in [Element::Earth, Element::Water, Element::Fire] {
        let out: Vec<Field> = game.pieces(element).iter().collect();
        for nth in 0..element.pieces() as usize {
            let (at, class) = match out.get(nth) {
                Some(field) => (middle(*field), "above"),
                None => (home(element, nth), "el-idle"),
            };
            let being = piece(
                format!("{element}{nth}"),
                format!("el-elemental-{}", element.word()),
                (at.0, at.1 - 4.0),
                if class == "above" { ELEMENTAL + 8.0 } else { ELEMENTAL },
            );
            scene.pieces.push(Piece { class: class.into(), ..being });
        }
    }
}

/// Returns the ghost of an elemental on its aimed field; air has none.
pub(super) fn ghost_elemental(element: Element, at: Field) -> Option<Piece> {
    let (x, y) = middle(at);
    let art = format!("el-elemental-{}", element.word());
    let ghost = piece("ghost-elemental".into(), art, (x, y - 26.0), ELEMENTAL + 8.0);
    (element.pieces() > 0).then(|| Piece { class: "ghost above".into(), ..ghost })
}

/// Returns the home of an elemental, where it has no effect.
fn home(element: Element, nth: usize) -> Point {
    let field = match element {
        Element::Earth => Field::named(nth + 1, Kind::Mountain, 1),
        Element::Water => Field::named(nth, Kind::Sea, 2),
        _ => None,
    };
    middle(field.unwrap_or(Field::at(FIELDS - 1)))
}

/// Empty ships at their coasts.
fn ships(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    for number in 0..MOORINGS {
        let many = ctx.view.game.moored[number];
        if many == 0 {
            continue;
        }
        let ((x, y), away) = moored(&ctx.view.game, berth(number));
        for nth in 0..many {
            let aside = f32::from(nth) * 14.0;
            let at = (x + aside * away, y - aside);
            scene.pieces.push(piece(format!("ship{number}-{nth}"), "el-ship", at, SHIP - 14.0));
        }
    }
}

/// Returns the position of a ship, clear of the ring and the name of a city, and the direction of further ones: away
/// from it.
fn moored(game: &Elementaris, (mut x, mut y): Point) -> (Point, f32) {
    /// Distance from the middle of a ship to that of a ring without touching it.
    const CLEAR: f32 = CITY / 2.0 + 22.0;
    let mut away = 1.0;
    for city in CITY_FIELDS.iter() {
        let (at_x, at_y) = city_middle(game, city);
        let (dx, dy) = (x - at_x, y - at_y);
        let far = dx.hypot(dy).max(1.0);
        if far < CLEAR + 30.0 && dx < 0.0 {
            away = -1.0;
        }
        if far < CLEAR {
            (x, y) = (at_x + dx / far * CLEAR, at_y + dy / far * CLEAR);
        }
        // Beside the name, not upon it.
        let half = 60.0;
        if (y - (at_y + 40.0)).abs() < 26.0 && (x - at_x).abs() < half {
            x = at_x + half.copysign(x - at_x);
        }
    }
    ((x, y), away)
}

/// Returns the offset of one of several pieces from their common middle.
fn fan(many: usize, nth: usize, step: f32) -> f32 {
    (nth as f32 - (many as f32 - 1.0) / 2.0) * step
}

/// Offsets of further armies from the army inside a city.
const AROUND_CITY: [Point; 5] = [(-40.0, 14.0), (40.0, 14.0), (-40.0, -26.0), (40.0, -26.0), (0.0, -44.0)];

/// Offset from the common middle and size of one of several armies on a field, in rows that leave every number
/// outside the ring around another army.
fn in_rows(many: usize, nth: usize) -> (Point, f32) {
    let (columns, size) = match many {
        0..3 => (2, SHIELD),
        3..5 => (2, 42.0),
        _ => (3, 38.0),
    };
    let (row, column) = (nth / columns, nth % columns);
    let beside = columns.min(many - columns * row);
    ((fan(beside, column, size * 0.96), fan(many.div_ceil(columns), row, size * 1.14)), size)
}

/// Returns position and size of an army; `None` in the palace.
pub(super) fn army_position(game: &Elementaris, seat: Seat, army: Army) -> Option<(Point, f32)> {
    let field = game.spot(seat, army)?;
    let nth = |all: Armies| all.iter().position(|other| other == army).unwrap_or(0);
    if game.is_at_city(seat, army) {
        let (x, y) = city_middle(game, field);
        return Some(match nth(game.garrison(seat, field)) {
            0 => ((x, y), SHIELD - 4.0),
            camped => {
                let (aside, below) = AROUND_CITY[(camped - 1) % AROUND_CITY.len()];
                ((x + aside, y + below), CAMPED)
            }
        });
    }
    let (x, y) = middle(field);
    let all = game.armies_open(seat, field);
    let ((aside, below), size) = in_rows(all.count() as usize, nth(all));
    let from = match () {
        () if field.city().is_some() => (x + 44.0, y - 8.0),
        // Below the orb.
        () if field.site().is_some() => (x + 8.0, y + if all.count() > 2 { 38.0 } else { 16.0 }),
        // On the deck of its ship.
        () if field.is_sea() => (x, y - 8.0),
        () => (x, y),
    };
    Some(((from.0 + aside, from.1 + below), size))
}

fn armies(ctx: &RenderContext<Elementaris>, field: Field, scene: &mut Scene) {
    let game = &ctx.view.game;
    for seat in game.living() {
        // The army inside a city is drawn last.
        let here = game.armies_on(seat, field);
        let garrison = game.garrison(seat, field);
        let open = here.iter().filter(|army| !garrison.has(*army));
        for army in garrison.iter().rev().chain(open) {
            let Some((at, size)) = army_position(game, seat, army) else { continue };
            if field.is_sea() {
                let below = (at.0, at.1 + 20.0);
                scene.pieces.push(piece(format!("under{seat}{army}"), "el-ship", below, SHIP));
            }
            scene.pieces.push(army_piece(ctx, seat, army, at, size));
        }
    }
}

fn army_piece(ctx: &RenderContext<Elementaris>, seat: Seat, army: Army, at: Point, size: f32) -> Piece {
    owned(ctx, seat, piece(format!("army{seat}{army}"), army_art(army), at, size), ON_SHIELD)
}

/// Returns the seal of a seat that answers a proposal.
pub(super) fn seal(ctx: &RenderContext<Elementaris>, seat: Seat, at: Point) -> Piece {
    owned(ctx, seat, piece(format!("seal{seat}"), "el-seal", at, 116.0), (0.32, 0.32, 0.36))
}

/// Returns the ghost of an army on its new field; beside the losses there, so that their crosses are not on it.
pub(super) fn ghost(
    ctx: &RenderContext<Elementaris>,
    after: &Elementaris,
    seat: Seat,
    army: Army,
) -> Option<Piece> {
    let (at, size) = army_position(after, seat, army)?;
    let game = &ctx.view.game;
    let all = game.living().flat_map(|other| Army::all().map(move |one| (other, one)));
    let fall = all.filter(|(other, one)| after.spot(*other, *one).is_none());
    let fallen: Vec<Point> =
        fall.filter_map(|(other, one)| Some(army_position(game, other, one)?.0)).collect();
    let free = |to: &Point| fallen.iter().all(|(x, y)| (x - to.0).hypot(y - to.1) > 36.0);
    let asides = [0.0, -44.0, 44.0, -88.0].map(|aside| (at.0 + aside, at.1));
    let at = asides.into_iter().find(free).unwrap_or(at);
    let ghost = army_piece(ctx, seat, army, at, size);
    Some(Piece { id: "ghost".into(), class: "ghost".into(), ..ghost })
}

/// Returns a banner on a field with a city or an orb of its owner but no army (R25).
fn flag(ctx: &RenderContext<Elementaris>, field: Field) -> Option<Piece> {
    let game = &ctx.view.game;
    let (seat, (x, y), size) = match (game.owner(field), field.site()) {
        (Some(seat), _) => (seat, city_middle(game, field), 38.0),
        (None, Some(site)) => (game.orbs[site]?, middle(field), 34.0),
        _ => return None,
    };
    let guarded = !game.armies_on(seat, field).is_empty();
    let flag = piece(format!("flag{field}"), "el-flag", (x + 3.0, y - 4.0), size);
    (!guarded).then(|| owned(ctx, seat, flag, ON_FLAG))
}

/// The corners of the players: their colour and their three towers.
fn palaces(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    let game = &ctx.view.game;
    for seat in game.all() {
        let quadrant = game.corner(seat);
        let corner = piece(
            format!("corner{seat}"),
            format!("el-corner-{}", clockwise(quadrant)),
            in_palace(quadrant, (22.0, 22.0)),
            44.0,
        );
        scene.pieces.push(Piece { colour: ctx.colour(seat), ..corner });
        if game.out.has(seat) || seals::are_shown(ctx) {
            continue;
        }
        let towers = [
            ((34.0, 118.0), format!("+{}", game.income(seat)), "el-tower"),
            ((118.0, 34.0), signed(-(game.costs(seat) as i32)), "el-tower"),
            ((76.0, 76.0), game.treasury[seat].to_string(), "el-tower zero"),
        ];
        for (at, text, class) in towers {
            let (x, y) = in_palace(quadrant, at);
            scene.tags.push(Tag { x, y, text, class: class.into() });
        }
        // Cities bring the income, armies cost it.
        for (at, art, what) in [((15.0, 150.0), "el-city", "income"), ((150.0, 15.0), "el-shield", "costs")] {
            let sign = piece(format!("{what}{seat}"), art, in_palace(quadrant, at), 34.0);
            scene.pieces.push(Piece { colour: ctx.colour(seat), ..sign });
        }
    }
}

/// Returns the symbol of a corner, from the north-east on.
fn clockwise(quadrant: usize) -> usize {
    match corner_of(quadrant) {
        (east, south) if east > 0.0 && south < 0.0 => 0,
        (east, _) if east > 0.0 => 1,
        (_, south) if south > 0.0 => 2,
        _ => 3,
    }
}

/// Returns the target of an attack: the city, otherwise the army.
pub(super) fn target(game: &Elementaris, action: &Action, at: Field) -> Point {
    match action {
        Action::Assault(_) => city_middle(game, at),
        _ => middle(at),
    }
}
