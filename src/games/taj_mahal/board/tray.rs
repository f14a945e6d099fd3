//! The tray: the hand as a fan, and the supply. A tap raises a card; an unplayable one gives the reason.

use super::court::{brief, digest, raised};
use super::strip::goods_and_tokens;
use crate::games::taj_mahal::rules::{
    Action, Card, Cards, Color, Named, Phase, Pick, Special, Suit, TajMahal,
};
use crate::games::taj_mahal::words;
use crate::games::taj_mahal::words::say::TajSays;
use crate::lang::Lang;
use crate::order;
use crate::scenes::held::HOLDS;
use crate::scenes::parts::{Amount, Availability, Control, Group, Part, Picture, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::Viewer;

/// Maximum number of cards in one row beside an upright board; more are in two rows.
const ROW: u32 = 14;

/// Returns the viewer's hand and the supply.
pub(super) fn tray(ctx: &RenderContext<TajMahal>) -> Vec<Part> {
    let Some(hand) = ctx.view.mine() else { return Vec::new() };
    let is_taking = ctx.selection.is_some() && ctx.view.public.phase == Phase::Take;
    let mut aside = vec![supply(ctx, is_taking)];
    aside.extend(ctx.viewing_seat.map(|seat| {
        let caption = ctx.lang.say(TajSays::Yours);
        let parts =
            [Text::of("cap", caption.clone()).into()].into_iter().chain(goods_and_tokens(ctx, seat, true));
        Group::named(format!("tj-yours {HOLDS}"), caption, parts.collect()).into()
    }));
    let held = hand.total();
    let (hand, aside) = (hand_part(ctx, &hand), Group::of("tj-aside", aside).into());
    let (taking, rows) =
        (if is_taking { " tj-taking" } else { "" }, if held > ROW { " tj-rows" } else { "" });
    vec![Group::of(format!("tj-tray{taking}{rows}"), vec![hand, aside]).into()]
}

/// Returns a card beside the board.
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

/// Returns the order of a hand: the colour that is bound first, then the other colours, white and special cards last.
pub(super) fn sorted(ctx: &RenderContext<TajMahal>, hand: &Cards) -> Vec<Card> {
    let bound = bound(ctx);
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

fn bound(ctx: &RenderContext<TajMahal>) -> Option<Color> {
    match ctx.view.viewer {
        Viewer::Seat(seat) => ctx.view.public.rows[seat].bound,
        _ => None,
    }
}

/// Returns the picks of the keys 1 to 9, in the order of the fan.
pub(super) fn keys(hand: &Cards) -> Vec<Pick> {
    hand.kinds().map(pick_of).collect()
}

fn pick_of(card: Card) -> Pick {
    match card.suit() {
        Suit::Color(_) => Pick::Card(card),
        _ => Pick::Extra(Some(card)),
    }
}

fn hand_part(ctx: &RenderContext<TajMahal>, hand: &Cards) -> Part {
    let plays = ctx.selection.is_some() && ctx.view.public.phase == Phase::Turn;
    let can_play = ctx.legal().any(|action| matches!(action, Action::Play(_)));
    let bound = bound(ctx).filter(|_| plays);
    let caption = if plays && !can_play { TajSays::NonePlays } else { TajSays::Hand(bound) };
    let caption = ctx.lang.say(caption);
    let cards = sorted(ctx, hand);
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
        card_thing(ctx, *card, nth, plays, gap)
    });
    let fan: Vec<Part> = fan.collect();
    let playable = if can_play { " tj-some" } else { "" };
    let fan = Group::named(format!("tj-fan{many}{playable}"), caption.clone(), fan);
    let alone = if plays { alone(ctx) } else { None };
    // Until a second card is raised the heading asks what the button answers.
    let open = alone.is_some() && !adds(ctx);
    let caption = if open { ctx.lang.say(TajSays::MayAdd) } else { caption };
    let mut head: Vec<Part> = vec![Text::of("cap grow", caption).into()];
    if plays {
        head.extend(alone);
        head.push(withdraw(ctx));
    }
    let mut parts: Vec<Part> = vec![Group::of("tj-head", head).into()];
    if plays {
        // If the tallies are on another tab, their sum is above the fan; otherwise the style sheet hides it.
        parts.push(digest(ctx));
        parts.push(brief(ctx));
    }
    parts.push(fan.into());
    Group::of(if plays { "tj-hand tj-plays" } else { "tj-hand" }, parts).into()
}

/// Returns a card of the hand: raised, or with the reason why it cannot be played.
fn card_thing(ctx: &RenderContext<TajMahal>, card: Card, nth: u8, plays: bool, gap: bool) -> Part {
    let pick = pick_of(card);
    let legal = ctx
        .legal()
        .any(|action| matches!(action, Action::Play(cards) if cards.iter().any(|one| one == card)));
    // All cards of the ready action are raised, even those that follow from the tapped one.
    let up = nth == 0
        && match raised(ctx) {
            Some(cards) => cards.iter().any(|one| one == card),
            None => ctx.has(pick),
        };
    let needs_second = plays && legal && needs_free(ctx, card);
    let (state, command) = match (plays, legal) {
        (false, _) => (Availability::Disabled, Command::pick(pick)),
        (true, false) => (Availability::Refused, Command::act(Action::Play(refused(ctx, card)))),
        // Only the second card is put back, unless the coloured one cannot be played alone. A card
        // that was raised automatically is picked first, so that tapping both cards of a play raises both.
        (true, true) if up && card.color().is_none() && ctx.has(pick) => {
            let alone = coloured(ctx);
            let is_playable =
                alone.iter().all(|pick| !matches!(pick, Pick::Card(card) if needs_free(ctx, *card)));
            (Availability::Picked, if is_playable { Command::choose(alone) } else { Command::Clear })
        }
        (true, true) => (Availability::picked_if(up), Command::pick(pick)),
    };
    let suit = card.word().chars().next().unwrap_or('w');
    let gap = if gap { " gap" } else { "" };
    let (free, mut label) = (if needs_second { " tj-needs" } else { "" }, words::card(ctx.lang, card));
    if needs_second {
        label = ctx.lang.say(TajSays::NeedsFree(card));
    }
    Control {
        key: format!("{card}{nth}").into(),
        pictures: vec![Picture::symbol(format!("tj-{card}"), 66)],
        label,
        state,
        ..Control::new(format!("thing tj-card tj-suit-{suit}{gap}{free}"), command)
    }
    .into()
}

/// Returns whether a coloured card can only be played with the wild card.
fn needs_free(ctx: &RenderContext<TajMahal>, card: Card) -> bool {
    let alone = Action::Play(Named::one(card));
    card.color().is_some() && !ctx.legal().any(|action| *action == alone)
}

/// Returns the play that is tried for an unplayable card, to get the reason.
fn refused(ctx: &RenderContext<TajMahal>, card: Card) -> Named {
    let free = Special::Color.card();
    match card.color() {
        // A raised wild card is part of the try.
        Some(_) if ctx.has(Pick::Extra(Some(free))) => Named::play(card, Some(free)),
        _ => Named::one(card),
    }
}

/// Returns the raised coloured card.
fn coloured(ctx: &RenderContext<TajMahal>) -> Vec<Pick> {
    let taken = ctx.selection.into_iter().flat_map(|selection| selection.taken());
    taken.into_iter().copied().filter(|pick| matches!(pick, Pick::Card(_))).collect()
}

/// Returns whether a second card is raised.
fn adds(ctx: &RenderContext<TajMahal>) -> bool {
    let mut taken = ctx.selection.into_iter().flat_map(|selection| selection.taken());
    taken.any(|pick| matches!(pick, Pick::Extra(Some(_))))
}

/// Plays the coloured card alone although another one could be added.
fn alone(ctx: &RenderContext<TajMahal>) -> Option<Part> {
    let card = coloured(ctx).into_iter().next()?;
    let ways = ctx.legal().filter_map(|action| match action {
        Action::Play(cards) if cards.iter().any(|one| Pick::Card(one) == card) => Some(cards.count()),
        _ => None,
    });
    let ways: Vec<usize> = ways.collect();
    if !ways.contains(&1) || ways.len() < 2 {
        return None;
    }
    Some(
        Control {
            text: ctx.lang.say(TajSays::Alone),
            state: Availability::picked_if(!adds(ctx)),
            ..Control::new("btn small tj-alone", Command::choose([card, Pick::Extra(None)]))
        }
        .into(),
    )
}

fn withdraw(ctx: &RenderContext<TajMahal>) -> Part {
    Control {
        pictures: vec![Picture::symbol("tj-i-out", 18)],
        text: ctx.lang.say(TajSays::Withdraw),
        state: Availability::picked_if(ctx.has(Pick::Withdraw)),
        ..Control::new("btn small tj-withdraw", Command::pick(Pick::Withdraw))
    }
    .into()
}

/// Returns the open cards at the public table, which has no tray. The style sheet hides them on other screens.
pub(super) fn open_supply(ctx: &RenderContext<TajMahal>) -> Part {
    let caption = ctx.lang.say(TajSays::SupplyOpen);
    let cards = ctx.view.public.supply.iter().map(|card| card_picture(ctx.lang, card)).collect();
    let cards = Group::named("tj-offers", caption.clone(), cards).into();
    Group::of("tj-open", vec![Text::of("cap", caption).into(), cards]).into()
}

/// Returns the open cards; controls while cards are taken.
pub(super) fn supply(ctx: &RenderContext<TajMahal>, takes: bool) -> Part {
    let public = &ctx.view.public;
    let chosen = ctx.selection.into_iter().flat_map(|selection| selection.taken()).count();
    let caption = match takes {
        _ if public.supply.is_empty() => TajSays::SupplyEmpty,
        true => TajSays::Chosen(chosen, public.take_count()),
        false if public.phase == Phase::Turn => TajSays::Supply(public.take_count()),
        false => TajSays::Supply(0),
    };
    let caption = ctx.lang.say(caption);
    let mut before: Option<Card> = None;
    let card = |card: Card| {
        let nth = u8::from(before == Some(card));
        before = Some(card);
        if !takes {
            return card_picture(ctx.lang, card);
        }
        let pick = Pick::Take(card, nth);
        Control {
            key: format!("{card}{nth}").into(),
            pictures: vec![Picture::symbol(format!("tj-{card}"), 56)],
            label: words::card(ctx.lang, card),
            state: Availability::picked_if(ctx.has(pick)),
            ..Control::new("thing tj-offer", Command::pick(pick))
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
