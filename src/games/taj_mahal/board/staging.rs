//! How the events of Taj Mahal are staged.

use crate::games::taj_mahal::rules::{Award, Card, Event, Symbol, TajMahal};
use crate::scenes::StagedEntry;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, Movement, STAGGER, Stager};
use crate::table::Seat;

/// The provinces of a chain from which on it is celebrated.
const LONG: u8 = 4;
/// A card in the row of a seat.
const CARD: &str = "tj-laid-fan/tj-mini";

/// Stages the events of an entry in their order.
pub(super) fn stage(entry: &StagedEntry<TajMahal>, to: &mut Stager) {
    for event in entry.ctx.last {
        match event {
            Event::Played { seat, colored, extra } => {
                play(entry, to, *seat, [Some(*colored), *extra].into_iter().flatten());
            }
            Event::Withdrew { .. } => to.sound(Sound::Bell),
            Event::PalacePlaced { seat, symbol, city, .. } => {
                let crowned = *symbol == Symbol::Mogul;
                to.place(&format!("{}{city}", if crowned { 'c' } else { 'p' }), *seat);
                to.sound_at(170, if crowned { Sound::Bell } else { Sound::Wood }, 0);
                to.then();
            }
            Event::BonusTaken { seat, city, .. } => {
                to.leave(&format!("b{city}"), Anchor::Seat(*seat));
                to.then();
            }
            Event::Scored { why: Award::Palaces { provinces }, .. } if *provinces >= LONG => {
                to.sound(Sound::Good);
            }
            Event::Exchanged { seat, special, from } => {
                let from = from.map_or(Anchor::Part("tj-supply".into()), Anchor::Seat);
                to.chip(&format!("tj-{}", special.card()), 0, "", from, Anchor::Seat(*seat));
                to.sound(Sound::Card);
            }
            Event::Took { .. } | Event::Drew { .. } => to.sound(Sound::Card),
            _ => {}
        }
    }
}

/// The cards fall on the row of a seat one after another, then the prizes that they bid for swell.
fn play(
    entry: &StagedEntry<TajMahal>,
    to: &mut Stager,
    seat: Seat,
    cards: impl Iterator<Item = Card> + Clone,
) {
    let laid = entry.ctx.view.public.rows[seat].cards().count();
    for nth in laid.saturating_sub(cards.clone().count())..laid {
        let lands = Movement::Drop { to: Anchor::Home, height: 48.0 };
        if entry.ctx.viewing_seat == Some(seat) {
            to.part("tj-carpet", CARD, nth, lands);
        } else {
            to.part_of_seat(seat, CARD, nth, lands);
        }
        to.sound_at(170, Sound::Card, 0);
        to.wait(2 * STAGGER);
    }
    to.then();
    let shown: Vec<Symbol> = cards.flat_map(Card::printed).collect();
    for symbol in Symbol::ALL.into_iter().filter(|symbol| shown.contains(symbol)) {
        to.part("tj-arcade", "tj-niche", symbol.index(), Movement::Pulse(106));
        to.sound_at(0, Sound::Tick, 0);
        to.wait(2 * STAGGER);
    }
}
