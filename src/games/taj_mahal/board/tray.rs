//! The tray: the hand as a fan, the supply. A tap raises a card; what may not be played says why.

use super::court::{brief, digest, raised};
use super::strip::goods_and_tokens;
use crate::games::taj_mahal::rules::{
    Action, Card, Cards, Color, Named, Phase, Pick, Special, Suit, TajMahal,
};
use crate::games::taj_mahal::words;
use crate::games::taj_mahal::words::say::TajSays;
use crate::lang::Lang;
use crate::order;
use crate::scenes::parts::{Amount, Group, Part, Picture, State, Text, Thing};
use crate::scenes::{Deed, Look};
use crate::table::Eyes;

/// So many cards stand in one row where the board is upright; more stand in two.
const ROW: u32 = 14;

/// Everything the viewer holds, and the supply.
pub(super) fn tray(look: &Look<TajMahal>) -> Vec<Part> {
    let Some(hand) = look.view.mine() else { return Vec::new() };
    let takes = look.selection.is_some() && look.view.public.phase == Phase::Take;
    let mut aside = vec![supply(look, takes)];
    aside.extend(look.viewer.map(|seat| {
        let caption = look.lang.say(TajSays::Yours);
        let parts =
            [Text::of("cap", caption.clone()).into()].into_iter().chain(goods_and_tokens(look, seat, true));
        Group::named("tj-yours", caption, parts.collect()).into()
    }));
    let held = hand.total();
    let (hand, aside) = (hand_part(look, &hand), Group::of("tj-aside", aside).into());
    let parts = if takes { vec![aside, hand] } else { vec![hand, aside] };
    let (taking, rows) = (if takes { " tj-taking" } else { "" }, if held > ROW { " tj-rows" } else { "" });
    vec![Group::of(format!("tj-tray{taking}{rows}"), parts).into()]
}

/// A card beside the board.
pub(super) fn card_picture(lang: Lang, card: Card) -> Part {
    let picture = Picture::symbol(format!("tj-{card}"), 36);
    Amount {
        pictures: vec![picture],
        label: words::card(lang, card),
        class: "tj-mini".into(),
        ..Amount::default()
    }
    .into()
}

/// The order of a hand: the colour that is bound first, then the other colours, white and special cards last.
fn sorted(look: &Look<TajMahal>, hand: &Cards) -> Vec<Card> {
    let bound = bound(look);
    let mut cards: Vec<Card> = hand.iter().collect();
    order::short_by_key(&mut cards, |card| {
        let group = match card.suit() {
            Suit::Color(color) if Some(color) == bound => 0,
            Suit::Color(_) => 1,
            _ => 2,
        };
        (group, card.index())
    });
    cards
}

fn bound(look: &Look<TajMahal>) -> Option<Color> {
    match look.view.eyes {
        Eyes::Seat(seat) => look.view.public.rows[seat].bound,
        _ => None,
    }
}

/// The picks of the keys 1 to 9, in the order of the fan.
pub(super) fn keys(hand: &Cards) -> Vec<Pick> {
    hand.kinds().map(pick_of).collect()
}

fn pick_of(card: Card) -> Pick {
    match card.suit() {
        Suit::Color(_) => Pick::Card(card),
        _ => Pick::Extra(Some(card)),
    }
}

fn hand_part(look: &Look<TajMahal>, hand: &Cards) -> Part {
    let plays = look.selection.is_some() && look.view.public.phase == Phase::Turn;
    let some = look.legal().any(|action| matches!(action, Action::Play(_)));
    let bound = bound(look).filter(|_| plays);
    let caption = if plays && !some { TajSays::NonePlays } else { TajSays::Hand(bound) };
    let caption = look.lang.say(caption);
    let cards = sorted(look, hand);
    let many = match hand.total() {
        0..=11 => "",
        12..=ROW => " many",
        15 | 16 => " many tj-rows tj-rows-8",
        17 | 18 => " many tj-rows tj-rows-9",
        19 | 20 => " many tj-rows",
        _ => " many tj-rows tj-rows-12",
    };
    let mut before: Option<Card> = None;
    let fan = cards.iter().map(|card| {
        let nth = u8::from(before == Some(*card));
        let gap = before.is_some_and(|last| last.color().is_some() && card.color().is_none());
        before = Some(*card);
        card_thing(look, *card, nth, plays, gap)
    });
    let fan: Vec<Part> = fan.collect();
    let some = if some { " tj-some" } else { "" };
    let fan = Group::named(format!("tj-fan{many}{some}"), caption.clone(), fan);
    let mut head: Vec<Part> = vec![Text::of("cap grow", caption).into()];
    if plays {
        head.extend(alone(look));
        head.push(withdraw(look));
    }
    let mut parts: Vec<Part> = vec![Group::of("tj-head", head).into()];
    if plays {
        // Where the tallies lie behind another tab, their sum stands above the fan; the style sheet hides it elsewhere.
        parts.push(digest(look));
        parts.push(brief(look));
    }
    parts.push(fan.into());
    Group::of(if plays { "tj-hand tj-plays" } else { "tj-hand" }, parts).into()
}

/// A card of the hand: raised, or the reason why it may not be played.
fn card_thing(look: &Look<TajMahal>, card: Card, nth: u8, plays: bool, gap: bool) -> Part {
    let pick = pick_of(card);
    let legal = look
        .legal()
        .any(|action| matches!(action, Action::Play(cards) if cards.iter().any(|one| one == card)));
    // What the ready action plays is up, also where it follows from the card that was tapped.
    let up = nth == 0
        && match raised(look) {
            Some(cards) => cards.iter().any(|one| one == card),
            None => look.has(pick),
        };
    let needs = plays && legal && needs_free(look, card);
    let (state, deed) = match (plays, legal) {
        (false, _) => (State::Off, Deed::pick(pick)),
        (true, false) => (State::Closed, Deed::act(Action::Play(refused(look, card)))),
        // Only the second card is put back, not the coloured one with it; both are where that cannot stay alone. A card
        // that rose by itself is picked first, so that touching both cards of a play raises both.
        (true, true) if up && card.color().is_none() && look.has(pick) => {
            let alone = coloured(look);
            let stays = alone.iter().all(|pick| !matches!(pick, Pick::Card(card) if needs_free(look, *card)));
            (State::Up, if stays { Deed::choose(alone) } else { Deed::Clear })
        }
        (true, true) => (State::up(up), Deed::pick(pick)),
    };
    let suit = card.word().chars().next().unwrap_or('w');
    let gap = if gap { " gap" } else { "" };
    let (free, mut label) = (if needs { " tj-needs" } else { "" }, words::card(look.lang, card));
    if needs {
        label = look.lang.say(TajSays::NeedsFree(card));
    }
    Thing {
        key: format!("{card}{nth}").into(),
        pictures: vec![Picture::symbol(format!("tj-{card}"), 66)],
        label,
        state,
        ..Thing::new(format!("thing tj-card tj-suit-{suit}{gap}{free}"), deed)
    }
    .into()
}

/// Whether a coloured card is only played with the card of any colour.
fn needs_free(look: &Look<TajMahal>, card: Card) -> bool {
    let alone = Action::Play(Named::one(card));
    card.color().is_some() && !look.legal().any(|action| *action == alone)
}

/// The play that is tried for a card that may not be played.
fn refused(look: &Look<TajMahal>, card: Card) -> Named {
    let free = Special::Color.card();
    match card.color() {
        // Where the card of any colour is raised, it is tried with it.
        Some(_) if look.has(Pick::Extra(Some(free))) => Named::play(card, Some(free)),
        _ => Named::one(card),
    }
}

/// The coloured card that is raised.
fn coloured(look: &Look<TajMahal>) -> Vec<Pick> {
    let taken = look.selection.into_iter().flat_map(|selection| selection.taken());
    taken.into_iter().copied().filter(|pick| matches!(pick, Pick::Card(_))).collect()
}

/// Says that the coloured card goes alone, while another one could go with it.
fn alone(look: &Look<TajMahal>) -> Option<Part> {
    let card = coloured(look).into_iter().next()?;
    let ways = look.legal().filter_map(|action| match action {
        Action::Play(cards) if cards.iter().any(|one| Pick::Card(one) == card) => Some(cards.count()),
        _ => None,
    });
    let ways: Vec<usize> = ways.collect();
    if !ways.contains(&1) || ways.len() < 2 {
        return None;
    }
    let extra = look.selection?.taken().iter().any(|pick| matches!(pick, Pick::Extra(Some(_))));
    let text = look.lang.say(TajSays::Alone);
    Some(
        Thing {
            text,
            state: State::up(!extra),
            ..Thing::new("btn small tj-alone", Deed::choose([card, Pick::Extra(None)]))
        }
        .into(),
    )
}

fn withdraw(look: &Look<TajMahal>) -> Part {
    Thing {
        pictures: vec![Picture::symbol("tj-i-out", 18)],
        text: look.lang.say(TajSays::Withdraw),
        state: State::up(look.has(Pick::Withdraw)),
        ..Thing::new("btn small tj-withdraw", Deed::pick(Pick::Withdraw))
    }
    .into()
}

/// The open cards; while some of them are taken, things that are picked.
pub(super) fn supply(look: &Look<TajMahal>, takes: bool) -> Part {
    let public = &look.view.public;
    let chosen = look.selection.into_iter().flat_map(|selection| selection.taken()).count();
    let caption = match takes {
        _ if public.supply.is_empty() => TajSays::SupplyEmpty,
        true => TajSays::Chosen(chosen, public.takes()),
        false if public.phase == Phase::Turn => TajSays::Supply(public.takes()),
        false => TajSays::Supply(0),
    };
    let caption = look.lang.say(caption);
    let mut before: Option<Card> = None;
    let card = |card: Card| {
        let nth = u8::from(before == Some(card));
        before = Some(card);
        if !takes {
            return card_picture(look.lang, card);
        }
        let pick = Pick::Take(card, nth);
        Thing {
            key: format!("{card}{nth}").into(),
            pictures: vec![Picture::symbol(format!("tj-{card}"), 56)],
            label: words::card(look.lang, card),
            state: State::up(look.has(pick)),
            ..Thing::new("thing tj-offer", Deed::pick(pick))
        }
        .into()
    };
    let cards: Vec<Part> = public.supply.iter().map(card).collect();
    let class = match cards.len() {
        0..=5 => "tj-offers",
        6 | 7 => "tj-offers over-5",
        _ => "tj-offers over-5 over-7",
    };
    Group::of(
        "tj-supply",
        vec![Text::of("cap", caption.clone()).into(), Group::named(class, caption, cards).into()],
    )
    .into()
}
