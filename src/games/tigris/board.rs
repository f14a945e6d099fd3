//! The board of Tigris & Euphrates as a scene.

pub mod end;
mod lights;
mod panel;
mod pieces;
mod result;
mod stage;
mod staging;
mod strip;
mod tray;

use crate::games::tigris::art::ground::{BoardData, CELL, FRAME, GEOMETRY};
use crate::games::tigris::rules::{ActionKind, Cell, Cells, Color, Phase, Pick};
use crate::games::tigris::rules::{Board, ROWS, Tigris, map};
use crate::games::tigris::words;
use crate::scenes::parts::Class;
use crate::scenes::{Light, Outline, Place, RenderContext, Scene, Spot};
use crate::table::Seat;

/// Returns the upper left corner of a cell in scene coordinates.
fn corner(at: usize) -> (f32, f32) {
    let cell = Cell::at(at);
    (FRAME + f32::from(cell.x) * CELL, FRAME + f32::from(cell.y) * CELL)
}

/// The class of a seat's treasures, where new treasures fly to.
const TREASURES: &str = "to-treasures";

/// Returns the class of a seat's points in a colour, where new points fly to.
fn lands(color: Color) -> Class {
    format!("to-{}", color.name()).into()
}

/// Returns the dynasty of a seat, as used in symbol names.
fn sign_of(ctx: &RenderContext<Tigris>, seat: Seat) -> &'static str {
    Tigris::SIGNS[ctx.player(seat).map_or(seat.index(), |player| player.sign.into()) % 4]
}

/// Returns the data of the board picture behind all pieces.
fn scenery(board: Board) -> BoardData {
    let map = map(board);
    BoardData { rows: ROWS, river: map.river, marked: map.temples }
}

fn scene(ctx: &RenderContext<Tigris>) -> Scene {
    let public = &ctx.view.public;
    let (width, height) = scenery(public.options.board).size();
    let ground = match public.options.board {
        Board::Standard => 0,
        Board::Advanced => 1,
    };
    let mut scene = Scene { width, height, ground, ..Scene::default() };
    pieces::lay(ctx, &mut scene);
    let lit = lights::Lit::new(ctx);
    pieces::mark(ctx, &mut scene, &lit);
    scene.places = places(ctx, &lit);
    // The player can drag their own leaders to other cells.
    if ctx.selection.is_some() && public.phase == Phase::Action {
        let leader = |at: usize| {
            stage::own_leader(ctx.view, at)
                .map(|color| (at as Spot, Pick::Kind(ActionKind::Leader(color)).to_string()))
        };
        scene.grabs = scene.places.iter().filter_map(|place| leader(place.spot as usize)).collect();
    }
    scene
}

fn places(ctx: &RenderContext<Tigris>, lit: &lights::Lit) -> Vec<Place> {
    let caused: Cells = ctx.causes.iter().filter_map(|word| word.parse().ok()).map(Cell::index).collect();
    let place = |at: usize| {
        let (x, y) = corner(at);
        let cell = Cell::at(at);
        let (light, badges, note, hint) = if caused.has(at) {
            (Light::Cause, Vec::new(), String::new(), String::new())
        } else {
            lit.at(ctx, at)
        };
        let mut label = words::cell(ctx.lang, ctx.view, cell, ctx.names);
        if !hint.is_empty() {
            label = format!("{label}; {hint}");
        }
        Place {
            spot: at as Spot,
            outline: Outline::Square,
            row: cell.y.into(),
            column: cell.x.into(),
            x,
            y,
            size: CELL,
            label,
            light,
            badges,
            note,
        }
    };
    (0..ROWS * 16).map(place).collect()
}
