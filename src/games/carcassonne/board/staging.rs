//! Staging of the events of Carcassonne.

use super::corner;
use crate::games::carcassonne::art::{FIGURE, SIDE};
use crate::games::carcassonne::rules::{Carcassonne, Cell, Event, Feature, Stand};
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::lang::table::TableWords;
use crate::order;
use crate::scenes::StagedEntry;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, Look, Movement, STAGGER, Stager};
use crate::table::Seat;

/// The most tiles of a feature that are lit one by one.
const LIT: usize = 8;
/// The bars of a cage, the milliseconds and the scene units between two.
const BARS: u8 = 4;
const BAR: u32 = 55;
const BETWEEN: f32 = 9.0;
/// Milliseconds until a cage is closed, and of its flight.
const CLOSED: u32 = 700;
const CAGE: u32 = 700;
/// Milliseconds for which a caption is read.
const READ: u32 = 1_200;

/// Stages the events of an entry in their order.
pub(super) fn stage(entry: &StagedEntry<Carcassonne>, to: &mut Stager) {
    for event in entry.ctx.last {
        match event {
            Event::Drew { seat, .. } => {
                let place = match entry.ctx.viewing_seat == Some(*seat) {
                    true => Look::part("cc-drawn", "cc-hand", 0),
                    false => Look::of_seat(*seat, "cc-seat-tile", 0),
                };
                to.draw("", Anchor::Part("cc-left".into()), place);
                to.sound(Sound::Card);
            }
            Event::TilePlaced { seat, cell, .. } => {
                if entry.ctx.viewing_seat != Some(*seat) {
                    to.vanish_part(Look::of_seat(*seat, "cc-seat-tile", 0));
                }
                to.place(&tile(*cell), *seat);
                to.sound_at(170, Sound::Clay, 0);
            }
            Event::FollowerPlaced { seat, cell, segment } => {
                to.place(&figure(*cell, Stand::Segment(*segment)), *seat);
                to.sound_at(170, Sound::Figure, 0);
            }
            Event::TowerBuilt { cell, .. } => {
                to.drop(&format!("w{cell}"));
                to.sound_at(170, Sound::Floor, 0);
            }
            Event::TowerTopped { seat, cell, .. } => {
                to.place(&figure(*cell, Stand::Top), *seat);
                to.sound_at(170, Sound::Figure, 0);
            }
            Event::Captured { seat, owner, cell, spot, tower } => {
                reaches(entry, to, *tower, *cell);
                let id = figure(*cell, *spot);
                to.pulse(&id);
                to.then();
                if seat == owner {
                    to.walk_home(&id, *owner);
                } else {
                    captured(entry, to, &id, *seat, *owner);
                }
                to.then();
            }
            Event::Exchanged { seat, other } => {
                to.then();
                for (from, owner) in [(seat, other), (other, seat)] {
                    comes_home(entry, to, *from, *owner);
                }
                to.then();
            }
            Event::Ransomed { seat, captor, points } => {
                let text = format!("{points}");
                to.chip("", entry.ctx.colour(*seat), &text, Anchor::Seat(*seat), Anchor::Seat(*captor));
                to.sound_at(460, Sound::Coins, 0);
                to.then();
                comes_home(entry, to, *captor, *seat);
            }
            Event::Completed { feature } => completed(entry, to, feature),
            _ => {}
        }
    }
}

fn tile(cell: Cell) -> String {
    format!("t{cell}")
}

/// Returns the id of the figure on this place.
fn figure(cell: Cell, stand: Stand) -> String {
    format!("f{cell}{stand}")
}

/// Lights the tiles between a tower and the figure that it captures, one after another.
fn reaches(entry: &StagedEntry<Carcassonne>, to: &mut Stager, tower: Cell, goal: Cell) {
    let height = entry.ctx.view.public.tower_at(tower).map_or(0, |tower| tower.height);
    let between = |cell: &Cell| {
        let [x, y] = [(tower.x, cell.x, goal.x), (tower.y, cell.y, goal.y)]
            .map(|(from, at, to)| (from.min(to)..=from.max(to)).contains(&at));
        x && y
    };
    let far = |cell: &Cell| cell.x.abs_diff(tower.x) + cell.y.abs_diff(tower.y);
    let mut way: Vec<Cell> = entry.ctx.view.public.reach(tower, height);
    way.retain(between);
    order::short_by_key(&mut way, far);
    to.then();
    for (nth, cell) in way.iter().take(LIT).enumerate() {
        to.pulse(&tile(*cell));
        to.sound_at(0, Sound::Tick, nth as u8);
        to.wait(STAGGER);
    }
    to.then();
}

/// Bars rise before a figure one after another; then its cage flies to the captor.
fn captured(entry: &StagedEntry<Carcassonne>, to: &mut Stager, id: &str, captor: Seat, owner: Seat) {
    let Some(Anchor::Board(x, y)) = to.place_of(id) else { return };
    to.sound(Sound::Bars);
    to.caption(entry.ctx.lang.say(CarcassonneSays::Prisoner), to.place_of(id), CLOSED + CAGE);
    let mut bars = Vec::new();
    for nth in 0..BARS {
        let aside = (f32::from(nth) - f32::from(BARS - 1) / 2.0) * BETWEEN;
        bars.push(to.symbol("cc-bar", 0, Anchor::Board(x + aside, y), FIGURE));
        to.wait(BAR);
    }
    to.wait(BAR);
    let cage = to.symbol("cc-prisoner", entry.ctx.colour(owner), Anchor::Board(x, y), FIGURE);
    to.vanish(id);
    to.wait(CLOSED - BAR * u32::from(BARS + 1));
    bars.into_iter().for_each(|bar| to.move_on(bar, Movement::Vanish));
    to.move_on(cage, Movement::Fly { to: cage_of(captor, owner), arc: 30.0, ms: CAGE });
    to.wait(CAGE);
    to.move_on(cage, Movement::Vanish);
    to.sound(Sound::Wood);
}

/// Stages the return of a prisoner from its captor to its owner: its cage opens, and it leaves.
fn comes_home(entry: &StagedEntry<Carcassonne>, to: &mut Stager, captor: Seat, owner: Seat) {
    let from = cage_of(captor, owner);
    to.chip("cc-knight", entry.ctx.colour(owner), "", from.clone(), Anchor::Seat(owner));
    let cage = to.symbol("cc-cage", 0, from, FIGURE);
    to.sound_at(300, Sound::Bars, 0);
    to.wait(300);
    to.move_on(cage, Movement::Vanish);
}

/// Returns where a captor keeps the prisoners of an owner.
fn cage_of(captor: Seat, owner: Seat) -> Anchor {
    Anchor::Counter(captor, format!("prisoners of-{owner}").into())
}

/// Lights the tiles of a feature one after another, flies its points to the players with the majority, and sends its
/// figures home.
fn completed(entry: &StagedEntry<Carcassonne>, to: &mut Stager, feature: &Feature) {
    to.then();
    let mut frames = Vec::new();
    for (nth, cell) in feature.tiles.iter().rev().take(LIT).enumerate() {
        let (x, y) = corner(*cell);
        frames.push(to.frame("cc-last", Anchor::Board(x + SIDE / 2.0, y + SIDE / 2.0), SIDE));
        to.sound_at(0, Sound::Tick, nth as u8);
        to.wait(STAGGER);
    }
    to.then();
    // The caption gives the majority in numbers.
    let mut sides: Vec<u8> = feature.weights.0.into_iter().filter(|weight| *weight > 0).collect();
    order::short_by_key(&mut sides, |weight| std::cmp::Reverse(*weight));
    if let (&[most, next, ..], Some((_, cell, id))) = (&sides[..], feature.figures.first()) {
        let caption = entry.ctx.lang.say(TableWords::Against(most.into(), next.into()));
        to.caption(caption, to.place_of(&figure(*cell, Stand::Segment(*id))), READ);
    }
    for (_, cell, id) in &feature.figures {
        to.pulse(&figure(*cell, Stand::Segment(*id)));
    }
    to.then();
    to.gains();
    frames.into_iter().for_each(|frame| to.move_on(frame, Movement::Vanish));
    to.wait(STAGGER);
    for (owner, cell, id) in &feature.figures {
        to.leave(&figure(*cell, Stand::Segment(*id)), Anchor::Counter(*owner, "cc-count".into()));
        to.wait(STAGGER);
    }
}
