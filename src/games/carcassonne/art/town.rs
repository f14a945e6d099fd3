//! Buildings within walls and beside roads: cities, villages, monasteries.

use super::Detail;
use super::paint::{Canvas, Layer};
use super::plan::Plan;
use super::shape::{Point, comes_near, push, turned};
use super::strew::{Chance, Room};
use super::wall::{city_sides, walls};

/// An upright object, as relative paths from the centre of its footprint.
struct Upright {
    plaster: &'static str,
    roof: &'static str,
    shade: &'static str,
    dark: &'static str,
}

/// A long house, a gabled one, a cottage, a tall one. None extends farther than 7 from its centre.
const HOUSES: [Upright; 4] = [
    Upright {
        plaster: "m-5.8 6.3v-5.3h11.6v5.3z",
        roof: "m-7 1.2l2.6-6.5h8.8l2.6 6.5z",
        shade: "m1.9 6.3v-11.6h2.6l2.6 6.5h-1.2v5.1z",
        dark: "m-3.5 6.3v-3.5h2.3v3.5z",
    },
    Upright {
        plaster: "m-6.5 6v-5.1l2.9-5.8 2.9 5.8h7v5.1z",
        roof: "m-3.6-5.5h7.4l3.5 6.7h-7.5z",
        shade: "m-.7 6v-4.6h7v4.6zm2-11.5h2.6l3.5 6.7h-2.7z",
        dark: "m-4.8 6v-3h2.3v3z",
    },
    Upright {
        plaster: "m-4.2 5.3v-4.4h8.4v4.4z",
        roof: "m-5.3 1.2l2.1-5.6h6.5l2.1 5.6z",
        shade: "m1.2 5.3v-9.7h2.1l2.1 5.6h-1.2v4.2z",
        dark: "m-2.8 5.3v-2.8h2v2.8z",
    },
    Upright {
        plaster: "m-3.5 6.7v-8.1h7v8.1z",
        roof: "m-4.9-.9l4.9-7.2 4.9 7.2z",
        shade: "m0 6.7v-14.8l4.9 7.2h-1.4v7.7z",
        dark: "m-2.2 6.7v-3.2h2v3.2zm2.2-5.3h1.6v-1.9h-1.6z",
    },
];

/// Draws the ground of the cities, their cobbles and houses.
pub fn cities(sheet: &mut Canvas, plan: &Plan, turns: u8, room: &mut Room, chance: &mut Chance) {
    for ring in plan.cities() {
        let sides = city_sides(ring);
        for (i, side) in sides.iter().enumerate() {
            side.turned(turns).write(sheet.on(Layer::City), if i == 0 { 'M' } else { 'L' });
        }
        sheet.on(Layer::City).push('Z');
    }
    if plan.cities().next().is_none() {
        return;
    }
    houses(sheet, turns, room, chance);
    for _ in 0..70 {
        let at = chance.place();
        if room.city(at, 1.0, 1.5) {
            room.take(at, 3.0);
            let (x, y) = turned(at, turns);
            push(sheet.on(Layer::Cobble), 'M', (x - 1.6, y));
            sheet.on(Layer::Cobble).push_str("q1.6-1.6 3.2 0");
        }
    }
}

/// Draws the houses, not in rows, and none in front of another.
fn houses(sheet: &mut Canvas, turns: u8, room: &mut Room, chance: &mut Chance) {
    let mut built: Vec<Point> = Vec::new();
    for _ in 0..600 {
        let at = chance.place();
        let beside = |other: &Point| (at.0 - other.0).abs().max((at.1 - other.1).abs()) < 14.0;
        if !built.iter().any(beside) && room.city(at, 5.8, 0.0) {
            built.push(at);
            house(sheet, turned(at, turns), chance.below(4) as usize, chance.below(5) < 2);
        }
    }
    built.into_iter().for_each(|at| room.take(at, 7.5));
}

/// Draws a house of one of the [`HOUSES`] around `at`, with one of two roofs. The far version shows the roof only.
fn house(sheet: &mut Canvas, at: Point, kind: usize, other_roof: bool) {
    let other_roof = other_roof && sheet.detail == Detail::Near;
    let Upright { plaster, roof, shade, dark } = &HOUSES[kind];
    let roof_layer = if other_roof { Layer::OtherRoof } else { Layer::Roof };
    if sheet.detail == Detail::Near {
        stand(sheet, at, &[(Layer::Plaster, plaster), (Layer::Shade, shade), (Layer::Dark, dark)]);
    }
    stand(sheet, at, &[(roof_layer, roof)]);
    push(sheet.on(Layer::Shadow), 'M', (at.0 + 2.0, at.1 + 5.0));
    sheet.on(Layer::Shadow).push_str("h4.5");
}

/// Appends relative paths at a point, each to its layer.
pub fn stand(sheet: &mut Canvas, at: Point, parts: &[(Layer, &str)]) {
    for (layer, part) in parts {
        push(sheet.on(*layer), 'M', at);
        sheet.on(*layer).push_str(part);
    }
}

/// Draws the banners of the pennants.
pub fn banners(sheet: &mut Canvas, plan: &Plan, turns: u8) {
    for at in plan.pennants() {
        let parts =
            [(Layer::Banner, "m-6.5 9v-17.4h14l-3.6 5 3.6 5h-14"), (Layer::Chevron, "m-4-.8l3.5-5 3.5 5")];
        stand(sheet, turned(at, turns), &parts);
    }
}

/// Draws the ring of a village with its well, and the houses between its roads.
pub fn village(sheet: &mut Canvas, plan: &Plan, turns: u8, chance: &mut Chance) {
    if !plan.village {
        return;
    }
    sheet.on(Layer::Ring).push_str("M40 50a10 10 0 1 1 20 0a10 10 0 1 1-20 0z");
    sheet.on(Layer::Square).push_str("M42.4 50a7.6 7.6 0 1 1 15.2 0a7.6 7.6 0 1 1-15.2 0z");
    sheet.on(Layer::Pit).push_str("M48.2 50a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0z");
    let lines: Vec<Vec<Point>> =
        plan.roads().chain(walls(plan)).map(|line| line.turned(turns).pieces()).collect();
    for at in [(35.5, 37.5), (64.5, 37.5), (35.5, 63.5), (64.5, 63.5), (50.0, 33.5), (50.0, 66.5)] {
        if !lines.iter().any(|line| comes_near(line, at, 8.0)) {
            house(sheet, at, chance.below(3) as usize, chance.below(2) == 0);
        }
    }
}

/// Draws a church in its walled garden.
pub fn monasteries(sheet: &mut Canvas, plan: &Plan, turns: u8) {
    for plot in plan.plots() {
        let at = plot.turned(turns).centre();
        let garden = "m-15.2-1q0-2.6 2.6-2.6h25.2q2.6 0 2.6 2.6v14.6q0 2.6-2.6 2.6h-25.2q-2.6 0-2.6-2.6z";
        let parts = [
            (Layer::PlotEdge, garden),
            (Layer::Plot, garden),
            (Layer::Plaster, "m-12 8.4v-9.6h15v9.6zm15 1.6v-21.4h9v21.4z"),
            (Layer::Slate, "m-14-.6l3.6-9.4h13.4v9.4zm15.6-10l5.9-12.2 5.9 12.2z"),
            (Layer::Shade, "m-1.6 8.4v-18.4h4.6v18.4zm9.2 1.6v-32.8l5.8 12.2h-1.4v20.6z"),
            (
                Layer::Dark,
                "m-9.8 6v-3.2a1.4 1.4 0 0 1 2.8 0v3.2zm4.6 0v-3.2a1.4 1.4 0 0 1 2.8 0v3.2zm10.6 4v-3.6a2 2 0 0 1 4 0v3.6zm\
                 .8-12.4v-2.6a1.3 1.3 0 0 1 2.6 0v2.6zm.8-20h1v-2h1.6v-1h-1.6v-1.7h-1v1.7h-1.6v1h1.6z",
            ),
        ];
        stand(sheet, at, &parts);
        for (x, y) in [(-11.0, 12.2), (-5.5, 12.2), (11.0, 12.2)] {
            super::scenery::bush(sheet, (at.0 + x, at.1 + y));
        }
    }
}
