//! Staging of the events of Taj Mahal.

use super::end::hands_in_words;
use super::tray::sorted;
use super::{Mark, in_court};
use crate::games::taj_mahal::rules::{Award, Card, Cards, City, Event, Phase, Symbol, Symbols, TajMahal};
use crate::games::taj_mahal::words::say::TajSays;
use crate::scenes::StagedEntry;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, Look, Movement, STAGGER, Stager};
use crate::table::Seat;

/// The provinces of a chain from which on it is celebrated.
const LONG: u8 = 4;
/// Milliseconds for which a caption is read.
const READ: u32 = 1_200;
/// The cards that are taken after a withdrawal.
const SUPPLY: &str = "tj-supply";
/// The cards in the viewer's hand.
const HAND: &str = "tj-fan";
/// The draw pile.
const PILE: &str = "tj-pile";
/// A card in the row of a seat.
const CARD: &str = "tj-laid-fan/tj-mini";

/// Stages the events of an entry in their order.
pub(super) fn stage(entry: &StagedEntry<TajMahal>, to: &mut Stager) {
    let mut built = None;
    for event in entry.ctx.last {
        match event {
            Event::Played { seat, colored, extra } => {
                play(entry, to, *seat, [Some(*colored), *extra].into_iter().flatten());
            }
            Event::Withdrew { seat, won, .. } => withdraws(entry, to, *seat, won),
            Event::PalacePlaced { seat, symbol, city, .. } => {
                let crowned = *symbol == Symbol::Mogul;
                to.place(&format!("{}{city}", if crowned { 'c' } else { 'p' }), *seat);
                built = Some(*city);
                to.sound_at(170, if crowned { Sound::Bell } else { Sound::Wood }, 0);
                to.then();
            }
            Event::BonusTaken { seat, city, .. } => {
                to.leave(&format!("b{city}"), Anchor::Seat(*seat));
                to.then();
            }
            Event::Scored { why: Award::Palaces { provinces }, .. } if *provinces > 1 => {
                let place = built.and_then(|city: City| to.spot(Mark::City(city).spot()));
                to.caption(entry.ctx.lang.say(TajSays::Connected(*provinces)), place, READ);
                if *provinces >= LONG {
                    to.sound(Sound::Good);
                }
            }
            Event::Exchanged { seat, special, from } => {
                let from = from.map_or(Anchor::Part(SUPPLY.into()), Anchor::Seat);
                to.chip(&format!("tj-{}", special.card()), 0, "", from, Anchor::Seat(*seat));
                to.sound(Sound::Card);
            }
            Event::Took { seat, cards } => take(entry, to, *seat, cards),
            Event::Drew { seat, card, .. } => {
                match card.and_then(|card| place(entry, *seat, card, 1)) {
                    Some(place) => to.draw("", Anchor::Part(SUPPLY.into()), place),
                    None => to.hand_over("", Anchor::Part(SUPPLY.into()), Anchor::Seat(*seat)),
                }
                to.sound(Sound::Card);
            }
            _ => {}
        }
    }
    if let Some(hands) = hands_in_words(entry.ctx.lang, entry.ctx.last.iter(), entry.ctx.names) {
        to.then();
        to.tell(hands, 2 * READ);
    }
}

/// Returns where a card of the viewer's hand is: the `nth` of its kind from the last one, from 1; `None` for another
/// seat.
fn place(entry: &StagedEntry<TajMahal>, seat: Seat, card: Card, nth: usize) -> Option<Look> {
    let hand = entry.ctx.view.mine().filter(|_| entry.ctx.viewing_seat == Some(seat))?;
    let last = sorted(entry.ctx, &hand).iter().rposition(|held| *held == card)?;
    Some(Look::part("tj-fan", "tj-card", (last + 1).checked_sub(nth)?))
}

/// Brings cards of the supply to the hand of a seat.
fn take(entry: &StagedEntry<TajMahal>, to: &mut Stager, seat: Seat, cards: &Cards) {
    let mut before: Option<(Card, usize)> = None;
    for card in cards.iter() {
        let nth = before.filter(|(last, _)| *last == card).map_or(1, |(_, nth)| nth + 1);
        before = Some((card, nth));
        let (art, from) = (format!("tj-{card}"), Anchor::Part(SUPPLY.into()));
        match place(entry, seat, card, nth) {
            Some(place) => to.take(&art, from, place),
            None => to.hand_over(&art, from, Anchor::Seat(seat)),
        }
        to.sound(Sound::Card);
        to.wait(STAGGER);
    }
}

/// Brings the prizes from their niches, or from the province where no niches are shown, to the seat that wins them, and
/// then the cards of its row to the pile.
fn withdraws(entry: &StagedEntry<TajMahal>, to: &mut Stager, seat: Seat, won: &Symbols) {
    let public = &entry.before.public;
    // A player who places palaces sees the whole map.
    let places = entry.ctx.view.public.phase == Phase::Place && entry.ctx.viewing_seat == Some(seat);
    let court = in_court(entry.ctx) && !places;
    let province = to.spot(Mark::Province(public.province()).spot());
    to.sound(Sound::Bell);
    for symbol in won.iter() {
        let niche = Anchor::Place(Box::new(Look::part("tj-arcade", "tj-won", symbol.index())));
        let from = if court { Some(niche) } else { province.clone() };
        let Some(from) = from else { continue };
        let art = match symbol {
            Symbol::Elephant => format!("tj-t-{}", public.visit),
            Symbol::Mogul => "tj-crowned".to_string(),
            _ => "tj-palace".to_string(),
        };
        to.chip(&art, entry.ctx.colour(seat), "", from, Anchor::Seat(seat));
        to.sound_at(Stager::LANDS, Sound::Wood, 0);
        to.wait(4 * STAGGER);
    }
    if court {
        to.then();
        let own = entry.ctx.viewing_seat == Some(seat);
        let row = || match own {
            true => Anchor::Part("tj-carpet/tj-laid-fan".into()),
            false => Anchor::Counter(seat, "tj-laid-fan".into()),
        };
        for (nth, card) in public.rows[seat].cards().enumerate() {
            let pile = Anchor::Place(Box::new(Look::part("", PILE, 0)));
            to.hand_over(&format!("tj-{card}"), row(), pile);
            to.vanish_part(if own {
                Look::part("tj-carpet", CARD, nth)
            } else {
                Look::of_seat(seat, CARD, nth)
            });
            to.wait(STAGGER);
        }
        to.sound(Sound::Card);
    }
}

/// Brings cards from the hand to the row of a seat one after another, those of others face down. Then the prizes that
/// they bid for swell.
fn play(
    entry: &StagedEntry<TajMahal>,
    to: &mut Stager,
    seat: Seat,
    cards: impl Iterator<Item = Card> + Clone,
) {
    let row: Vec<Card> = entry.ctx.view.public.rows[seat].cards().collect();
    let before = row.len().saturating_sub(cards.clone().count());
    for (nth, card) in row.into_iter().enumerate().skip(before) {
        if entry.ctx.viewing_seat == Some(seat) {
            to.take(&format!("tj-{card}"), Anchor::Part(HAND.into()), Look::part("tj-carpet", CARD, nth));
        } else {
            to.draw("", Anchor::Seat(seat), Look::of_seat(seat, CARD, nth));
        }
        to.sound(Sound::Card);
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
