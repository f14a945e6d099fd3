//! The drawing of a complete tile, layer by layer.

use super::Detail;
use super::paint::{Canvas, Layer};
use super::plan::{Plan, PlanPart};
use super::region::outline;
use super::shape::push_ring;
use super::strew::{Chance, Room};
use super::{scenery, tower, town, wall};

/// Returns the markup of a tile.
pub fn draw(plan: &Plan, turns: u8, variant: u32, detail: Detail) -> String {
    let mut sheet = Canvas::new(detail);
    let mut room = Room::new(plan);
    let mut chance = Chance::new(plan.id, variant);
    sheet.on(Layer::Field).push_str("M0 0H100V100H0z");
    scenery::fields(&mut sheet, turns, &mut room, &mut chance);
    town::cities(&mut sheet, plan, turns, &mut room, &mut chance);
    roads(&mut sheet, plan, turns);
    town::village(&mut sheet, plan, turns, &mut chance);
    wall::fortify(&mut sheet, plan, turns);
    town::monasteries(&mut sheet, plan, turns);
    tower::foundation(&mut sheet, plan, turns);
    town::banners(&mut sheet, plan, turns);
    sheet.on(Layer::Border).push_str("M.5.5h99v99h-99z");
    sheet.markup()
}

/// Draws the roads: edge, kerb stones, surface, two ruts.
fn roads(sheet: &mut Canvas, plan: &Plan, turns: u8) {
    for road in plan.roads() {
        let road = road.turned(turns);
        for layer in [Layer::RoadEdge, Layer::Kerb, Layer::Road] {
            road.write(sheet.on(layer), 'M');
        }
        for side in [-1.6, 1.6] {
            road.beside(side).write(sheet.on(Layer::Rut), 'M');
        }
    }
}

/// Returns a flat drawing: field, cities, roads, buildings.
pub fn swatch(plan: &Plan, turns: u8) -> String {
    let mut paths = [const { String::new() }; 4];
    for shape in plan.shapes() {
        match shape {
            PlanPart::City { .. } => paths[0].push_str(&outline(plan, shape, turns)),
            PlanPart::Monastery(_) => paths[2].push_str(&outline(plan, shape, turns)),
            PlanPart::Road(_) | PlanPart::Field(_) => {}
        }
    }
    for road in plan.roads() {
        road.turned(turns).write(&mut paths[1], 'M');
    }
    if let Some(block) = plan.foundation() {
        push_ring(&mut paths[3], &block.turned(turns).corners());
    }
    let attributes = [
        r#"fill="var(--cc-city)""#,
        r#"fill="none" stroke="var(--cc-road)" stroke-width="14""#,
        r#"fill="var(--cc-slate)" stroke="var(--cc-plaster)" stroke-width="7""#,
        r#"fill="var(--cc-pit)" stroke="var(--cc-stone)" stroke-width="7""#,
    ];
    let mut markup = r#"<path fill="var(--cc-field)" d="M0 0H100V100H0z"/>"#.to_owned();
    for (paint, path) in attributes.iter().zip(paths).filter(|(_, path)| !path.is_empty()) {
        markup.push_str(&format!(r#"<path {paint} d="{path}"/>"#));
    }
    markup
}
