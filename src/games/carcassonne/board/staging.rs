//! Staging of the events of Carcassonne.

use crate::games::carcassonne::rules::{Carcassonne, Cell, Event, Feature, Stand};
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::lang::table::TableWords;
use crate::order;
use crate::scenes::StagedEntry;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, Look, STAGGER, Stager};
use crate::table::Seat;

/// The most tiles of a feature that are lit one by one.
const LIT: usize = 8;
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
                to.place(&tile(*cell), *seat);
                to.sound_at(170, Sound::Clay, 0);
            }
            Event::FollowerPlaced { seat, cell, segment } => {
                to.place(&figure(*cell, Stand::Segment(*segment)), *seat);
                to.sound_at(170, Sound::Wood, 0);
            }
            Event::TowerBuilt { cell, .. } => {
                to.drop(&format!("w{cell}"));
                to.sound_at(170, Sound::Clay, 0);
            }
            Event::TowerTopped { seat, cell, .. } => {
                to.place(&figure(*cell, Stand::Top), *seat);
                to.sound_at(170, Sound::Wood, 0);
            }
            Event::Captured { seat, owner, cell, spot, .. } => {
                let id = figure(*cell, *spot);
                to.pulse(&id);
                to.then();
                if seat == owner {
                    to.walk_home(&id, *owner);
                } else {
                    to.sound(Sound::Bars);
                    to.vanish(&id);
                    let says = entry.ctx.lang.say(CarcassonneSays::Prisoner);
                    to.caption(says, to.place_of(&id), READ);
                    if let Some(place) = to.place_of(&id) {
                        to.chip("cc-prisoner", entry.ctx.colour(*owner), "", place, cage(*seat, *owner));
                    }
                }
                to.then();
            }
            Event::Exchanged { seat, other } => {
                to.then();
                for (from, owner) in [(seat, other), (other, seat)] {
                    comes_home(entry, to, *from, *owner);
                }
                to.sound(Sound::Bars);
            }
            Event::Ransomed { seat, captor, points } => {
                let text = format!("{points}");
                to.chip("", entry.ctx.colour(*seat), &text, Anchor::Seat(*seat), Anchor::Seat(*captor));
                to.sound_at(460, Sound::Coin, 0);
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

/// Returns the id of the figure that stands there.
fn figure(cell: Cell, stand: Stand) -> String {
    format!("f{cell}{stand}")
}

/// A prisoner returns from its captor to its owner.
fn comes_home(entry: &StagedEntry<Carcassonne>, to: &mut Stager, captor: Seat, owner: Seat) {
    to.chip("cc-follower", entry.ctx.colour(owner), "", cage(captor, owner), Anchor::Seat(owner));
}

/// Returns where a captor keeps the prisoners of an owner.
fn cage(captor: Seat, owner: Seat) -> Anchor {
    Anchor::Counter(captor, format!("prisoners of-{owner}").into())
}

/// The tiles of a feature are lit one after another, its points fly to those who hold it, its figures go home.
fn completed(entry: &StagedEntry<Carcassonne>, to: &mut Stager, feature: &Feature) {
    to.then();
    for (nth, cell) in feature.tiles.iter().rev().take(LIT).enumerate() {
        to.pulse(&tile(*cell));
        to.sound_at(0, Sound::Tick, nth as u8);
        to.wait(STAGGER);
    }
    to.then();
    // A majority is told in numbers.
    let mut sides: Vec<u8> = feature.weights.0.into_iter().filter(|weight| *weight > 0).collect();
    order::short_by_key(&mut sides, |weight| std::cmp::Reverse(*weight));
    if let (&[most, next, ..], Some((_, cell, id))) = (&sides[..], feature.figures.first()) {
        let says = entry.ctx.lang.say(TableWords::Against(most.into(), next.into()));
        to.caption(says, to.place_of(&figure(*cell, Stand::Segment(*id))), READ);
    }
    for (_, cell, id) in &feature.figures {
        to.pulse(&figure(*cell, Stand::Segment(*id)));
    }
    to.then();
    to.gains();
    to.wait(STAGGER);
    for (owner, cell, id) in &feature.figures {
        to.leave(&figure(*cell, Stand::Segment(*id)), Anchor::Counter(*owner, "cc-count".into()));
        to.wait(STAGGER);
    }
}
