//! How the events of Java are staged.

use crate::games::java::rules::{Cell, Event, Java};
use crate::scenes::StagedEntry;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, STAGGER, Stager};

/// Milliseconds of a figure's way.
const WAY: u32 = 450;

/// Stages the events of an entry in their order.
pub(super) fn stage(entry: &StagedEntry<Java>, to: &mut Stager) {
    for event in entry.ctx.last {
        match event {
            Event::LandLaid { seat, tile, cells, .. } => {
                for at in cells[..tile.size()].iter().filter_map(|cell| cell.index()) {
                    to.place(&format!("h{at}"), *seat);
                }
                to.sound_at(170, Sound::Wood, 0);
            }
            Event::WaterLaid { seat, cell } => {
                to.place(&id('w', *cell), *seat);
                to.sound_at(160, Sound::Water, 0);
            }
            Event::LakeEnclosed { lake } => {
                to.then();
                to.sound(Sound::Water);
                for at in lake.cells.iter() {
                    to.pulse(&format!("w{at}"));
                    to.wait(STAGGER);
                }
            }
            Event::FigureEntered { seat, to: cell, .. } => {
                to.place(&id('f', *cell), *seat);
                to.sound_at(170, Sound::Wood, 0);
            }
            Event::FigureMoved { from, to: cell, .. } => {
                to.succeed(&id('f', *cell), &id('f', *from));
                to.slide(&id('f', *cell), WAY);
                to.sound_at(WAY, Sound::Wood, 0);
            }
            Event::FigureLeft { seat, from, .. } => to.leave(&id('f', *from), Anchor::Seat(*seat)),
            Event::PalaceBuilt { cell, .. } => {
                to.rise(&id('p', *cell));
                to.sound_at(130, Sound::Wood, 0);
            }
            Event::PalaceExpanded { cell, .. } => {
                to.drop(&id('p', *cell));
                to.sound_at(170, Sound::Wood, 0);
            }
            Event::CardTaken { .. } | Event::DeckDrawn { .. } | Event::CardsLaid { .. } => {
                to.sound(Sound::Card);
            }
            _ => {}
        }
    }
}

/// A festival is won: its palace swells.
pub(super) fn stage_result(entry: &StagedEntry<Java>, to: &mut Stager) {
    for event in entry.ctx.last {
        if let Event::FestivalHeld { palace, .. } = event {
            to.pulse(&id('p', *palace));
            to.sound(Sound::Good);
        }
    }
}

/// Returns the id of what stands or lies on a hex.
fn id(kind: char, cell: Cell) -> String {
    format!("{kind}{}", cell.index().map_or_else(String::new, |at| at.to_string()))
}
