//! Staging of the events of Tigris & Euphrates.

use super::result::Outcome;
use super::{TREASURES, pieces::leader_id};
use crate::games::tigris::rules::{
    Cell, Cells, Color, ConflictDetails, Event, Returned, Tigris, Tiles, square,
};
use crate::lang::table::TableWords;
use crate::scenes::StagedEntry;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, Look, Movement, STAGGER, Stager};
use crate::table::Seat;

/// Milliseconds between two pieces that are counted.
const COUNTED: u32 = 180;
/// Milliseconds for which both sums are read on the board.
const RESULT: u32 = 2_000;

/// Stages the events of an entry in their order.
pub(super) fn stage(entry: &StagedEntry<Tigris>, to: &mut Stager) {
    for event in entry.ctx.last {
        match event {
            Event::Drew { seat, count, tiles, .. } => draw(entry, to, *seat, *count, *tiles),
            Event::TilePlaced { seat, cell, .. } => {
                to.place(&tile(*cell), *seat);
                to.sound_at(170, Sound::Clay, 0);
            }
            Event::LeaderPlaced { seat, color, .. } => {
                to.place(&leader_id(*seat, *color), *seat);
                to.sound_at(170, Sound::Wood, 0);
            }
            Event::LeaderMoved { seat, color, .. } => {
                to.walk(&leader_id(*seat, *color));
                to.sound_at(700, Sound::Wood, 0);
            }
            Event::LeaderWithdrawn { seat, color, .. } => goes_home(to, *seat, *color),
            Event::LeaderReturned { seat, color, why, .. } => {
                // After a conflict the tiles fall first.
                if matches!(why, Returned::Revolt | Returned::War) {
                    to.then();
                }
                goes_home(to, *seat, *color);
            }
            Event::TilesRemoved { cells, .. } => fall(to, *cells),
            Event::Union { .. } => {
                to.then();
                to.drop("u");
            }
            Event::MonumentBuilt { cell, .. } => monument(to, *cell),
            Event::Catastrophe { cell, .. } => {
                to.drop(&format!("x{}", cell.index()));
                to.sound(Sound::Fall);
            }
            Event::TreasuresTaken { seat, cells, .. } => {
                to.then();
                for at in cells.iter() {
                    to.leave(&format!("g{at}"), Anchor::Counter(*seat, TREASURES.into()));
                    to.wait(2 * STAGGER);
                }
                to.sound_at(460, Sound::Coin, 0);
            }
            _ => {}
        }
    }
}

/// Tiles come from the bag: those of the viewer are turned over where they stay.
fn draw(entry: &StagedEntry<Tigris>, to: &mut Stager, seat: Seat, count: u8, tiles: Option<Tiles>) {
    let bag = || Anchor::Part("bag".into());
    to.sound(Sound::Card);
    let own = entry.ctx.view.mine().filter(|_| entry.ctx.viewing_seat == Some(seat));
    let (Some(hand), Some(tiles)) = (own, tiles) else {
        for _ in 0..count.min(2) {
            to.hand_over("", bag(), Anchor::Seat(seat));
            to.wait(STAGGER);
        }
        return;
    };
    let mut held = 0;
    for color in Color::ALL {
        let (all, new) = (hand.0[color.index()], tiles.0[color.index()]);
        held += all;
        for nth in held - new.min(all)..held {
            to.draw("", bag(), Look::part("hand", "tile", nth.into()));
            to.wait(STAGGER);
        }
    }
}

fn tile(cell: Cell) -> String {
    format!("t{}", cell.index())
}

fn goes_home(to: &mut Stager, seat: Seat, color: Color) {
    to.walk_home(&leader_id(seat, color), seat);
    to.sound_at(700, Sound::Wood, 0);
}

/// Tiles fall one after another.
fn fall(to: &mut Stager, cells: Cells) {
    to.sound(Sound::Fall);
    for at in cells.iter() {
        to.fall(&format!("t{at}"));
        to.wait(STAGGER);
    }
}

/// Four tiles light up and sink; the monument rises out of them.
fn monument(to: &mut Stager, cell: Cell) {
    to.then();
    let tiles = square(cell.index());
    for (nth, at) in tiles.iter().enumerate() {
        to.pulse(&format!("t{at}"));
        to.sound_at(0, Sound::Tick, nth as u8);
        to.wait(STAGGER);
    }
    to.then();
    for at in tiles.iter() {
        to.fall(&format!("t{at}"));
    }
    to.wait(120);
    to.rise(&format!("m{}", cell.index()));
    to.sound_at(220, Sound::Bell, 0);
}

/// Stages the result of a conflict: both sides count, then the winner is named, then what falls is crossed out.
pub(super) fn stage_result(entry: &StagedEntry<Tigris>, to: &mut Stager) {
    let ctx = crate::scenes::RenderContext {
        before: Some(entry.before),
        last: entry.ctx.last,
        ..crate::scenes::RenderContext::at(entry.ctx.view, entry.ctx.lang, entry.ctx.names, entry.ctx.players)
    };
    let Some(outcome) = Outcome::of(&ctx) else { return };
    let conflict = &outcome.conflict;
    for side in [&conflict.attacker, &conflict.defender] {
        to.pulse(&leader_id(side.seat, conflict.color));
    }
    to.sound(Sound::War);
    to.wait(520);
    let counted = count(to, &outcome, conflict);
    to.wait(counted);
    let place = to.place_of(&leader_id(outcome.loser().seat, conflict.color));
    let sums = TableWords::Against(outcome.winner_total.into(), outcome.loser_total.into());
    to.caption(entry.ctx.lang.say(sums), place, RESULT);
    to.wait(400);
    to.part("result", "head", 0, Movement::Appear);
    to.part("prompt", "said", 0, Movement::Appear);
    let winner = usize::from(conflict.attacker.seat != outcome.winner);
    to.part("result", "side-total", winner, Movement::Pulse(130));
    to.sound(Sound::War);
    to.wait(600);
    for nth in 0..2 {
        to.part("result", "side-loses", nth, Movement::Appear);
    }
    for nth in 0..=outcome.loser().removed.count() as usize {
        to.part("board", "cross", nth, Movement::Appear);
        to.sound_at(0, Sound::Tick, nth as u8);
        to.wait(STAGGER);
    }
    to.wait(300);
    to.part("result", "counters", 0, Movement::Appear);
    for nth in 0..2 {
        to.part("tray", "counter", nth, Movement::Appear);
    }
}

/// Counts the supporters of both sides on the board and in the panel. Returns the milliseconds that it takes.
fn count(to: &mut Stager, outcome: &Outcome, conflict: &ConflictDetails) -> u32 {
    let sides = [&conflict.attacker, &conflict.defender];
    for (nth, side) in sides.into_iter().enumerate() {
        let total = if side.seat == outcome.winner { outcome.winner_total } else { outcome.loser_total };
        to.part("result", "side-total", nth, Movement::Count(total.into()));
    }
    let longest = sides.map(|side| side.supporters.count()).into_iter().max().unwrap_or(0);
    for nth in 0..longest as usize {
        let cells = sides.into_iter().filter_map(|side| side.supporters.iter().nth(nth));
        // In a revolt a temple may support both sides.
        for at in cells.fold(Cells::EMPTY, |all, at| all | Cells::only(at)).iter() {
            to.pulse(&format!("t{at}"));
        }
        to.sound_at(0, Sound::Tick, nth as u8);
        to.wait(COUNTED);
    }
    COUNTED
}
