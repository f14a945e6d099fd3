//! The island of Java as a scene: hexes in layers, pieces, lights, and the preview of an aimed step.
//!
//! A place of the scene is a hex or an outside cell, by its number on the map.

mod auction;
mod cities;
pub mod end;
mod lights;
mod panel;
pub mod path;
mod pieces;
mod stage;
mod staging;
mod steps;
mod strip;
mod tray;
mod walk;

use crate::games::java::art::slab::Slab;
use crate::games::java::art::{self, relief, slab};
use crate::games::java::rules::{
    Action, ActionKind, Cell, Cells, Event, Java, Phase, Pick, Public, Tile, Value, Way,
};
use crate::scenes::parts::Picture;
use crate::scenes::{RenderContext, Scene, Spot, Turned};
use crate::table::{Seat, Slots};

/// CSS pixels per scene unit below which a space shows a part of the island: hexes of 32 x 37 pixels.
const READABLE: f32 = 0.84;

/// The picks of a partial action.
#[derive(Clone, Copy, Debug)]
struct Aim<'a> {
    kind: Option<ActionKind>,
    from: Option<Cell>,
    at: Option<Cell>,
    value: Option<Value>,
    /// The rotation of the picked tile.
    turn: Way,
    ready: Option<&'a Action>,
}

impl<'a> Aim<'a> {
    fn of(taken: &[Pick], ready: Option<&'a Action>) -> Self {
        let mut aim = Self { kind: None, from: None, at: None, value: None, turn: Way::East, ready };
        for pick in taken {
            match *pick {
                Pick::Kind(kind) => aim.kind = Some(kind),
                Pick::From(cell) => aim.from = Some(cell),
                Pick::Where(cell) => aim.at = Some(cell),
                Pick::Turn(way) => aim.turn = way,
                Pick::Value(value) => aim.value = Some(value),
                Pick::Count(..) => {}
            }
        }
        aim
    }

    fn seen(ctx: &RenderContext<'a, Java>) -> Self {
        let taken = ctx.selection.map_or(&[][..], |selection| selection.taken());
        Self::of(taken, ctx.ready())
    }

    /// Returns the hexes of the aimed tile.
    fn tile(&self) -> Option<(Tile, [Cell; 3])> {
        match self.ready {
            Some(Action::Land(tile, cells)) => Some((*tile, *cells)),
            _ => None,
        }
    }

    /// Returns a picked tile that can be rotated.
    fn turned(&self) -> Option<Tile> {
        match self.kind {
            Some(ActionKind::Tile(tile)) if tile.size() > 1 => Some(tile),
            _ => None,
        }
    }

    /// Returns all hexes of the aimed step.
    fn cells(&self) -> Cells {
        let one = |cell: Cell| cell.index().map(Cells::only).unwrap_or_default();
        match self.ready {
            Some(Action::Land(tile, cells)) => index_all(&cells[..tile.size()]),
            Some(Action::Move(_, to)) => one(*to),
            Some(action) => action.picks().iter().fold(Cells::EMPTY, |all, pick| match pick {
                Pick::Where(cell) => all | one(*cell),
                _ => all,
            }),
            None => self.at.map(one).unwrap_or_default(),
        }
    }
}

/// Returns the middle of the visible top of a hex.
fn top(public: &Public, at: usize) -> (f32, f32) {
    art::top(Cell::at(at), public.heights[at])
}

/// Returns the numbers of these hexes.
fn index_all(cells: &[Cell]) -> Cells {
    cells.iter().filter_map(|cell| cell.index()).collect()
}

/// Returns the city in which a festival is held now.
fn festival_city(ctx: &RenderContext<Java>) -> Option<Cells> {
    let public = &ctx.before.unwrap_or(ctx.view).public;
    let Phase::Auction { palace, .. } = public.phase else { return None };
    Some(public.settlement(palace.index()?).cells)
}

fn scene(ctx: &RenderContext<Java>) -> Scene {
    let (width, height) = art::SIZE;
    let aim = Aim::seen(ctx);
    let lit = lights::Lit::new(ctx, &aim);
    let mut scene =
        Scene { width, height, open: true, free_corners: true, readable_scale: READABLE, ..Scene::default() };
    scene.focus = ctx.viewing_seat.map(|_| focus(ctx));
    scene.patches = pieces::patches(ctx, &aim);
    let turns = aim.tile().filter(|(tile, _)| tile.size() > 1);
    scene.turned = turns.and_then(|(_, [first, ..])| {
        let (x, y) = top(&ctx.view.public, first.index()?);
        Some(Turned { x, y, degrees: 60.0 * aim.turn.index() as f32 })
    });
    pieces::stand(ctx, &aim, &mut scene);
    lights::mark(ctx, &aim, &lit, &mut scene);
    scene.places = lights::places(ctx, &aim, &lit);
    // Own figures are dragged to other hexes.
    if ctx.selection.is_some() && ctx.view.public.phase == Phase::Main {
        let figure = |spot: Spot| {
            let cell = Cell::at(spot as usize);
            stage::own_figure(ctx.view, cell).then(|| (spot, Pick::From(cell).to_string()))
        };
        scene.grabs = scene.places.iter().filter_map(|place| figure(place.spot)).collect();
    }
    scene
}

/// Returns the focus of the camera: the city of a festival, the last action, otherwise the middle of the built area.
fn focus(ctx: &RenderContext<Java>) -> (f32, f32) {
    let public = &ctx.view.public;
    if let Some(city) = festival_city(ctx) {
        return art::middle_of(city);
    }
    let last = ctx.steps.iter().flat_map(|step| &step.events).filter_map(place_of).next_back();
    match last.and_then(Cell::index) {
        Some(at) => top(public, at),
        None if public.covered().is_empty() => (art::SIZE.0 / 2.0, art::SIZE.1 / 2.0),
        None => art::middle_of(public.covered()),
    }
}

/// Returns the hexes where a piece was placed.
fn place_of(event: &Event) -> Option<Cell> {
    match event {
        Event::LandLaid { cells: [cell, ..], .. }
        | Event::WaterLaid { cell, .. }
        | Event::FigureEntered { to: cell, .. }
        | Event::FigureMoved { to: cell, .. }
        | Event::FigureLeft { from: cell, .. }
        | Event::PalaceBuilt { cell, .. }
        | Event::PalaceExpanded { cell, .. }
        | Event::FestivalAnnounced { palace: cell, .. } => Some(*cell),
        _ => None,
    }
}

/// Numbers of pictures: hexes below, then water, layers of a sheet, tiles beside the board.
const WATER: u32 = 1 << 22;
const LAYER: u32 = 1 << 23;
const LOOSE: u32 = 1 << 24;

/// Returns a tile beside the board; `None` is water.
fn loose(tile: Option<Tile>, turn: Way, size: u16) -> Picture {
    let kind = tile.map_or(7, |tile| tile as u32);
    Picture::number(LOOSE | kind << 3 | turn.index() as u32, size)
}

/// Returns a layer of a hex from the side; level 0 is bare ground.
fn layer(village: bool, level: u8, size: u16) -> Picture {
    Picture::number(LAYER | u32::from(level.min(15)) << 1 | u32::from(village), size)
}

fn picture(number: u32) -> String {
    match number {
        _ if number >= LOOSE => {
            let tile = Tile::ALL.into_iter().find(|tile| *tile as u32 == number >> 3 & 7);
            slab::loose(tile, Way::ALL[(number & 7) as usize % 6])
        }
        _ if number >= LAYER => slab::layer(number & 1 == 1, (number >> 1 & 15) as u8),
        _ if number >= WATER => relief::pool(number as u8 & 63),
        _ => relief::column(Slab::numbered(number)),
    }
}

/// Returns the symbol of a seat.
fn symbol(ctx: &RenderContext<Java>, seat: Seat) -> String {
    format!("sym-{}", ctx.player(seat).map_or(seat.index() as u8, |player| player.sign) + 1)
}

/// Returns the symbol of a seat in its colour, as a seal.
fn seal(ctx: &RenderContext<Java>, seat: Seat, size: u16) -> Picture {
    Picture { seal: true, ..Picture::symbol(symbol(ctx, seat), size).of_seat(ctx.colour(seat)) }
}

/// Returns the symbol of a palace.
fn palace_art(value: Value, festival_held: bool) -> String {
    format!("jv-palace-{value}{}", if festival_held { "-held" } else { "" })
}
