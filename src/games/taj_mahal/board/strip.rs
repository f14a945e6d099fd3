//! The actor strip: visit and draw pile; and the public state of a seat.

use super::court::sign;
use super::{carpet, in_court};
use crate::games::taj_mahal::rules::{Good, Phase, Special, Symbol, TajMahal};
use crate::games::taj_mahal::words::say::TajSays;
use crate::scenes::RenderContext;
use crate::scenes::parts::{Amount, Group, Part, Picture, Text};
use crate::table::Seat;

pub(super) fn strip(ctx: &RenderContext<TajMahal>) -> Vec<Part> {
    let (public, pile) = (&ctx.view.public, ctx.view.pile_count.into());
    let mut parts = Vec::new();
    if !matches!(public.phase, Phase::Provinces | Phase::Over) {
        parts.push(visit(ctx));
    }
    let words = ctx.lang.say(TajSays::PileOf(pile));
    let count = Amount::of(Picture::symbol("tj-i-pile", 16), pile, words);
    parts.push(Amount { class: "pill bag tj-pile".into(), ..count }.into());
    parts
}

/// Returns the visit and its province; a narrow strip shows fewer words.
fn visit(ctx: &RenderContext<TajMahal>) -> Part {
    let (visit, province) = (ctx.view.public.visit, ctx.view.public.province());
    let words = ctx.lang.say(TajSays::Visit(visit, province));
    let short = ctx.lang.say(TajSays::VisitShort(visit, province));
    let all = [("tj-long", words.clone()), ("tj-short", short), ("tj-least", format!("{visit}/12"))];
    let parts = all.into_iter().map(|(class, text)| Text::of(class, text).into()).collect();
    Group::inline("pill tj-visit", words, parts).into()
}

/// Points, hand, palaces; goods, tokens and special cards; in the court the row of the seat.
pub(super) fn seat(ctx: &RenderContext<TajMahal>, seat: Seat) -> Vec<Part> {
    let public = &ctx.view.public;
    let palaces = public.palaces[seat];
    let words = ctx.lang.say(TajSays::Palaces(palaces));
    let supply = Amount::of(Picture::symbol("tj-i-palace", 16), palaces, words);
    let supply = Amount { class: "tj-count tj-supplied".into(), ..supply };
    let mut parts = vec![score(ctx, seat), hand_count(ctx, seat), supply.into()];
    let court = in_court(ctx);
    if public.withdrawn[seat] && !court {
        let (pictures, label) = (vec![Picture::symbol("tj-i-out", 16)], ctx.lang.say(TajSays::Out));
        parts.push(Amount { pictures, label, class: "tj-count".into(), ..Amount::default() }.into());
    }
    parts.extend(goods_and_tokens(ctx, seat, false));
    if court {
        parts.extend(carpet::laid(ctx, seat));
    }
    let out = if public.withdrawn[seat] { " tj-has-left" } else { "" };
    vec![Group::of(format!("seat-state tj-seat{out}"), parts).into()]
}

/// Returns the points of a seat.
pub(super) fn score(ctx: &RenderContext<TajMahal>, seat: Seat) -> Part {
    let points = ctx.view.score(seat);
    let (number, label) = (points.to_string(), ctx.lang.say(TajSays::Score(points)));
    Amount { number, label, class: "tj-score".into(), ..Amount::default() }.into()
}

/// Returns the number of cards of a seat.
pub(super) fn hand_count(ctx: &RenderContext<TajMahal>, seat: Seat) -> Part {
    let hand = ctx.view.hand_size(seat);
    let count = Amount::of(Picture::symbol("tj-i-hand", 16), hand, ctx.lang.say(TajSays::Holds(hand)));
    Amount { class: "tj-count tj-held".into(), ..count }.into()
}

/// Goods, tokens and special cards; with `all`, for the seat itself, also palaces and goods with a count of 0.
pub(super) fn goods_and_tokens(ctx: &RenderContext<TajMahal>, seat: Seat, all: bool) -> Vec<Part> {
    let public = &ctx.view.public;
    let size = if all { 20 } else { 16 };
    let mut parts = Vec::new();
    if all {
        let palaces = public.palaces[seat];
        let words = ctx.lang.say(TajSays::Palaces(palaces));
        let count = Amount::of(Picture::symbol("tj-i-palace", size), palaces, words);
        parts.push(Amount { class: "tj-count".into(), ..count }.into());
    }
    for good in Good::ALL {
        let owned = public.goods[seat][good.index()];
        if all || owned > 0 {
            let picture = Picture::symbol(format!("tj-{}", good.word()), size);
            let count = Amount::of(picture, owned, ctx.lang.say(TajSays::Goods(good, owned)));
            parts.push(Amount { class: "tj-count".into(), ..count }.into());
        }
    }
    let single = |picture: Picture, words: TajSays, class: &'static str| {
        let label = ctx.lang.say(words);
        Part::from(Amount { pictures: vec![picture], label, class: class.into(), ..Amount::default() })
    };
    for person in Symbol::PERSONS {
        if public.tokens[seat][person.index()] > 0 {
            parts.push(single(sign(person, size + 2), TajSays::Token(person), "tj-token"));
        }
    }
    for special in Special::ALL {
        if public.special[special.index()] == Some(seat) {
            let picture = Picture::symbol(format!("tj-{}", special.card()), 26);
            parts.push(single(picture, TajSays::Special(special), "tj-mini tj-own-special"));
        }
    }
    vec![Group::of("tj-goods", parts).into()]
}
