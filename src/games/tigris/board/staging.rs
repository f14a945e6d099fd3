//! Staging of the events of Tigris & Euphrates.

use super::result::Outcome;
use super::{CELL, TREASURES, corner, pieces::leader_id};
use crate::games::tigris::rules::{
    Cell, Cells, Color, ConflictDetails, Event, Returned, Side, Tigris, Tiles, square,
};
use crate::lang::table::TableWords;
use crate::scenes::StagedEntry;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, Look, Movement, STAGGER, Stager};
use crate::table::Seat;

/// Milliseconds between two pieces that are counted.
const COUNTED: u32 = 180;
/// The most tiles of a hand that are shown one by one.
const BACKS: u8 = 3;
/// Milliseconds for which both sums are read.
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
    let sides = [&conflict.attacker, &conflict.defender].map(|side| Strength::of(entry, &outcome, side));
    for side in &sides {
        to.pulse(&leader_id(side.seat, conflict.color));
    }
    to.sound(Sound::War);
    to.wait(520);
    let mut badges = count(to, &sides);
    badges.extend(reveal(to, conflict, &sides));
    badges.into_iter().for_each(|badge| to.move_on(badge, Movement::Vanish));
    let badges = totals(entry, to, &outcome, &sides);
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
    badges.into_iter().for_each(|badge| to.move_on(badge, Movement::Vanish));
    to.then();
    to.part("prompt", "said", 0, Movement::Appear);
    to.part("result", "counters", 0, Movement::Appear);
    for nth in 0..2 {
        to.part("tray", "counter", nth, Movement::Appear);
    }
}

/// Pieces that a side of a conflict counts.
struct Strength {
    seat: Seat,
    colour: u8,
    supporters: Cells,
    /// The tiles added from the hand, and the sum.
    added: u8,
    total: u8,
}

impl Strength {
    fn of(entry: &StagedEntry<Tigris>, outcome: &Outcome, side: &Side) -> Self {
        Self {
            seat: side.seat,
            colour: entry.ctx.colour(side.seat),
            supporters: side.supporters,
            added: side.support.unwrap_or(0),
            total: if side.seat == outcome.winner { outcome.winner_total } else { outcome.loser_total },
        }
    }
}

/// Counts the supporters of both sides, each with its number on it and in the panel. Returns the numbers.
fn count(to: &mut Stager, sides: &[Strength; 2]) -> Vec<usize> {
    let mut badges = Vec::new();
    let longest = sides.iter().map(|side| side.supporters.count()).max().unwrap_or(0);
    for nth in 0..longest as usize {
        let mut lit = Cells::EMPTY;
        for (row, side) in sides.iter().enumerate() {
            let Some(at) = side.supporters.iter().nth(nth) else { continue };
            // In a revolt a temple may support both sides.
            lit |= Cells::only(at);
            let (x, y) = corner(at);
            let beside = if row == 0 { 0.8 } else { 0.2 };
            let place = Anchor::Board(x + CELL * beside, y + CELL * 0.8);
            badges.push(to.badge("", (nth + 1).to_string(), side.colour, place));
            to.count_part("result", "side-total", row, 1);
        }
        lit.iter().for_each(|at| to.pulse(&format!("t{at}")));
        to.sound_at(0, Sound::Tick, nth as u8);
        to.wait(COUNTED);
    }
    to.then();
    badges
}

/// Brings the tiles from the hands face down to the leaders, and counts them at once.
fn reveal(to: &mut Stager, conflict: &ConflictDetails, sides: &[Strength; 2]) -> Vec<usize> {
    let most = sides.iter().map(|side| side.added).max().unwrap_or(0);
    for nth in 0..most.min(BACKS) {
        for side in sides.iter().filter(|side| side.added > nth) {
            if let Some(leader) = to.place_of(&leader_id(side.seat, conflict.color)) {
                to.hand_over("", Anchor::Seat(side.seat), leader);
            }
        }
        to.wait(STAGGER);
    }
    to.then();
    let mut badges = Vec::new();
    for (row, side) in sides.iter().enumerate().filter(|(_, side)| side.added > 0) {
        let leader = to.place_of(&leader_id(side.seat, conflict.color));
        badges.extend(leader.map(|leader| to.badge("", format!("+{}", side.added), side.colour, leader)));
        to.count_part("result", "side-total", row, i32::from(side.total) - side.supporters.count() as i32);
        to.sound_at(0, Sound::Clay, 0);
    }
    to.then();
    badges
}

/// Shows both sums at the leaders and in the place of the prompt; the greater one swells. Returns the performers at the
/// leaders.
fn totals(
    entry: &StagedEntry<Tigris>,
    to: &mut Stager,
    outcome: &Outcome,
    sides: &[Strength; 2],
) -> Vec<usize> {
    let mut badges = Vec::new();
    for side in sides {
        if let Some(Anchor::Board(x, y)) = to.place_of(&leader_id(side.seat, outcome.conflict.color)) {
            let above = Anchor::Board(x, y - CELL / 2.0);
            badges.push(to.badge("", side.total.to_string(), side.colour, above));
        }
    }
    let words = TableWords::Against(outcome.winner_total.into(), outcome.loser_total.into());
    to.tell(entry.ctx.lang.say(words), RESULT);
    to.sound(Sound::War);
    to.wait(400);
    to.part("result", "head", 0, Movement::Appear);
    let winner = sides.iter().position(|side| side.seat == outcome.winner);
    if let Some(badge) = winner.and_then(|winner| badges.get(winner)) {
        to.move_on(*badge, Movement::Pulse(140));
    }
    badges
}
