//! Staging of the events of Java.

use super::{path, pieces};
use crate::games::java::rules::{Action, Card, Cards, Cell, Event, Java};
use crate::games::java::words::say::JavaSays;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, Look, STAGGER, Stager};
use crate::scenes::{Spot, StagedEntry};
use crate::table::Seat;

/// The most hops of a figure.
const HOPS: usize = 5;
/// Milliseconds for which a caption is read.
const READ: u32 = 1_400;
/// The face-up card, the deck, and the back of a card.
const OPEN: &str = "jv-open";
const DECK: &str = "jv-deck";
const BACK: &str = "jv-back";

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
                if lake.leader.is_none() {
                    let place = lake.cells.first().and_then(|at| to.spot(at as Spot));
                    to.caption(entry.ctx.lang.say(JavaSays::NoLeader), place, READ);
                }
                for at in lake.cells.iter() {
                    to.pulse(&format!("w{at}"));
                    to.wait(STAGGER);
                }
            }
            Event::FigureEntered { seat, to: cell, .. } => {
                to.place(&id('f', *cell), *seat);
                to.sound_at(170, Sound::Figure, 0);
            }
            Event::FigureMoved { from, to: cell, .. } => {
                to.succeed(&id('f', *cell), &id('f', *from));
                let mut way = hops(entry, &Action::Move(*from, *cell));
                way.pop();
                to.hop(&id('f', *cell), way);
                to.sound(Sound::Figure);
            }
            Event::FigureLeft { seat, from, .. } => {
                to.hop(&id('f', *from), hops(entry, &Action::Leave(*from)));
                to.leave(&id('f', *from), Anchor::Seat(*seat));
            }
            Event::PalaceBuilt { cell, .. } => {
                to.rise(&id('p', *cell));
                to.sound_at(130, Sound::Wood, 0);
            }
            Event::PalaceExpanded { cell, .. } => {
                to.drop(&id('p', *cell));
                to.sound_at(170, Sound::Wood, 0);
            }
            Event::CardTaken { seat, card } => {
                let (art, from) = (format!("jv-card-{}", card.word()), Anchor::Part(OPEN.into()));
                match hand(entry, *seat) {
                    Some(hand) => to.take(&art, from, place(&hand, *card, 1)),
                    None => to.hand_over(&art, from, Anchor::Seat(*seat)),
                }
                to.sound(Sound::Card);
            }
            Event::Drew { seat, count, cards, .. } => draw(entry, to, *seat, *count, cards.as_ref()),
            Event::CardsLaid { .. } => to.sound(Sound::Card),
            Event::FestivalHeld { .. } => to.skip_gains(),
            _ => {}
        }
    }
}

/// Returns the points at which a figure lands on its way; a long way has fewer than hexes.
fn hops(entry: &StagedEntry<Java>, action: &Action) -> Vec<Anchor> {
    let public = &entry.before.public;
    let Some((_, way)) = path::way(public, public.current, action) else { return Vec::new() };
    let (steps, hops) = (way.len() - 1, HOPS.min(way.len() - 1));
    (1..=hops)
        .map(|hop| {
            let (x, y) = pieces::figure_position(public, way[hop * steps / hops]);
            Anchor::Board(x, y)
        })
        .collect()
}

/// Returns the hand of a seat, if it is the viewer's.
fn hand(entry: &StagedEntry<Java>, seat: Seat) -> Option<Cards> {
    entry.ctx.view.mine().filter(|_| entry.ctx.viewing_seat == Some(seat))
}

/// Returns where a card of the viewer's hand is: the `nth` of its kind from the last one, from 1.
fn place(hand: &Cards, card: Card, nth: u8) -> Look {
    let upto: u8 = hand.0[..=card.index()].iter().sum();
    Look::part("jv-hand", "jv-card", upto.saturating_sub(nth).into())
}

/// Cards come from the deck: those of the viewer are turned over in the hand.
fn draw(entry: &StagedEntry<Java>, to: &mut Stager, seat: Seat, count: u8, cards: Option<&Cards>) {
    let deck = || Anchor::Part(DECK.into());
    to.sound(Sound::Card);
    let (Some(hand), Some(cards)) = (hand(entry, seat), cards) else {
        for _ in 0..count.min(2) {
            to.hand_over(BACK, deck(), Anchor::Seat(seat));
            to.wait(STAGGER);
        }
        return;
    };
    for card in Card::ALL {
        for nth in 1..=cards.0[card.index()].min(hand.0[card.index()]) {
            to.draw(BACK, deck(), place(&hand, card, nth));
            to.wait(STAGGER);
        }
    }
}

/// Stages the end of a festival: its palace swells, and its points fly to the winners.
pub(super) fn stage_result(entry: &StagedEntry<Java>, to: &mut Stager) {
    for event in entry.ctx.last {
        if let Event::FestivalHeld { palace, .. } = event {
            to.pulse(&id('p', *palace));
            to.sound(Sound::Good);
            to.then();
            to.gains();
        }
    }
}

/// Returns the id of the piece on a hex.
fn id(kind: char, cell: Cell) -> String {
    format!("{kind}{}", cell.index().map_or_else(String::new, |at| at.to_string()))
}
