//! The map of Elementaris as a scene: cities, armies, ships, orbs, elementals, palaces in the corners; lights, and
//! previews of aimed actions.
//!
//! A place of the scene is a field, by its number on the map; during a vote, the voter's seal is one
//! more.

pub mod end;
mod lights;
mod marks;
mod offers;
mod panel;
mod pieces;
mod seals;
mod seats;
mod second_turn;
mod stage;
mod staging;
mod strip;
mod tray;
mod warning;

use crate::games::elementaris::art::{self, clock, ground, map};
use crate::games::elementaris::rules::{
    Action, ActionKind, Army, Element, Elementaris, FIELDS, Field, Mooring, Phase, Pick, SITES, View, orb,
};
use crate::scenes::parts::Picture;
use crate::scenes::{RenderContext, Scene, Spot};
use crate::table::{Seat, Selection};

/// The picks of a partial action.
#[derive(Clone, Copy, Debug, Default)]
struct Aim<'a> {
    kind: Option<ActionKind>,
    army: Option<Army>,
    at: Option<Field>,
    from: Option<Field>,
    unit: Option<(Seat, Army)>,
    ship: Option<Mooring>,
    ready: Option<&'a Action>,
}

impl<'a> Aim<'a> {
    fn of(selection: &'a Selection<Action>) -> Self {
        let mut aim = Self { ready: selection.ready(), ..Self::default() };
        for pick in selection.taken() {
            match *pick {
                Pick::Kind(kind) => aim.kind = Some(kind),
                Pick::Army(army) => aim.army = Some(army),
                Pick::At(at) => aim.at = Some(at),
                Pick::From(from) => aim.from = Some(from),
                Pick::Unit(seat, army) => aim.unit = Some((seat, army)),
                Pick::Ship(ship) => aim.ship = Some(ship),
                Pick::To(_) | Pick::Stance(_) | Pick::Element(_) | Pick::Winner(_) => {}
            }
        }
        aim
    }

    fn seen(ctx: &RenderContext<'a, Elementaris>) -> Self {
        ctx.selection.map(Self::of).unwrap_or_default()
    }
}

fn scene(ctx: &RenderContext<Elementaris>) -> Scene {
    let mut scene = Scene { width: art::SIZE, height: art::SIZE, ..Scene::default() };
    let aim = Aim::seen(ctx);
    let lit = lights::Lit::new(ctx, &aim);
    scene.patches = lights::patches(ctx, &lit);
    pieces::lay(ctx, &mut scene);
    marks::mark(ctx, &aim, &lit, &mut scene);
    scene.places = lights::places(ctx, &lit);
    let game = &ctx.view.game;
    let called = game.spot(game.active, game.call).filter(|_| game.phase == Phase::Activation);
    if let (Some(at), Some(_)) = (called, ctx.selection) {
        scene.grabs.push((at.index() as Spot, Pick::Army(game.call).to_string()));
    }
    // On a small screen the camera zooms to the fields of the called army.
    scene.interest_area = lit.extent(ctx);
    scene.focus =
        scene.interest_area.map(|[left, top, right, bottom]| ((left + right) / 2.0, (top + bottom) / 2.0));
    scene
}

/// Returns the dial beside the board: position, whether an age holds the hand, order of elements.
fn dial(view: &View, size: u16) -> Picture {
    let game = &view.game;
    let held = game.ruling_element().is_some_and(|element| game.age(element).is_some());
    let order = u32::from(game.options.water_first);
    Picture::number(u32::from(game.clock % 16) | u32::from(held) << 4 | order << 5, size)
}

/// Pictures below this number are dials, see [`dial`]; then come the outlines of fields, then the whole map.
const OUTLINES: u32 = 64;

/// Returns the number of the outline of a field, or of the whole map.
fn outlined(field: Option<Field>) -> u32 {
    OUTLINES + field.map_or(FIELDS, Field::index) as u32
}

fn picture(number: u32) -> String {
    match number.checked_sub(OUTLINES) {
        None => clock::clock((number & 15) as u8, number >> 4 & 1 == 1, number >> 5 & 1 == 1),
        Some(field) if (field as usize) < FIELDS => ground::lit(&map::outline(Field::at(field as usize))),
        Some(_) => ground::lit(&ground::whole()),
    }
}

/// Returns the symbol of a seat.
fn symbol(ctx: &RenderContext<Elementaris>, seat: Seat) -> String {
    format!("sym-{}", ctx.player(seat).map_or(seat.index() as u8, |player| player.sign) + 1)
}

/// Returns the symbol of a seat in its colour, as a seal.
fn seal(ctx: &RenderContext<Elementaris>, seat: Seat, size: u16) -> Picture {
    Picture { seal: true, ..Picture::symbol(symbol(ctx, seat), size).of_seat(ctx.colour(seat)) }
}

/// Returns the shield of an army beside the board, with the sign of its owner.
fn shield(ctx: &RenderContext<Elementaris>, seat: Seat, army: Army, size: u16) -> Picture {
    use crate::scenes::parts::Sign;
    let sign = Sign { symbol: symbol(ctx, seat), x: 17.0, y: 25.0, side: 14.0 };
    Picture { sign: Some(sign), ..Picture::symbol(army_art(army), size).of_seat(ctx.colour(seat)) }
}

fn army_art(army: Army) -> String {
    format!("el-army-{army}")
}

fn orb_art(element: Element) -> String {
    format!("el-orb-{}", element.word())
}

/// Returns the orbs of a player, site by site.
fn orbs(view: &View, seat: Seat) -> impl Iterator<Item = (usize, Element)> + '_ {
    (0..SITES).filter(move |site| view.game.orbs[*site] == Some(seat)).map(|site| (site, orb(site)))
}
