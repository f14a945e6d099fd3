//! The actor strip: the meter of action points with what the aimed step takes; and what all know of a seat.

use crate::games::java::rules::{ACTION_POINTS, Java, Phase, Tile, Way};
use crate::games::java::words::say::JavaSays;
use crate::games::java::words::{points, points_word};
use crate::scenes::Look;
use crate::scenes::parts::{Amount, Group, Meter, Part, Picture, Text};
use crate::table::Seat;

use super::Aim;

pub(super) fn strip(look: &Look<Java>) -> Vec<Part> {
    let own = look.viewer.map(|seat| score(look, seat));
    own.into_iter().chain(rivals(look)).chain(moment(look)).collect()
}

/// The points of the others, where their cards are not in sight.
fn rivals(look: &Look<Java>) -> Option<Part> {
    let viewer = look.viewer?;
    let rival = |seat: Seat| {
        let total = look.view.public.total(seat);
        let label = format!("{}: {}", look.names.of(seat), points(look.lang, total.into()));
        Amount::of(super::seal(look, seat, 16), total, label).into()
    };
    let others = look.view.public.all_seats().filter(|seat| *seat != viewer).map(rival);
    Some(Group::inline("jv-rivals", String::new(), others.collect()).into())
}

/// The own points; where there is little room the number alone.
fn score(look: &Look<Java>, seat: Seat) -> Part {
    let total = look.view.public.total(seat);
    let label = points(look.lang, total.into());
    let word = points_word(look.lang, total.into());
    let number = Amount { class: "jv-points".into(), number: total.to_string(), label, ..Amount::default() };
    let word = Text { silent: true, ..Text::of("strip-text", word) };
    Group::inline("jv-own", String::new(), vec![number.into(), word.into()]).into()
}

/// What the turn still has, or whose turn it is; the tiles that end the game.
fn moment(look: &Look<Java>) -> Vec<Part> {
    let public = &look.view.public;
    let tiles = look.lang.say(JavaSays::TileLeft(Some(Tile::Three), public.supply.three));
    let left = Amount {
        class: "pill bag".into(),
        ..Amount::of(super::loose(Some(Tile::Three), Way::Northwest, 22), public.supply.three, tiles)
    };
    if look.viewer.is_some_and(|viewer| viewer != public.current) && !look.awaits_end {
        let name = look.names.of(public.current);
        let words = match public.phase {
            Phase::Auction { .. } => JavaSays::Festive(&name),
            _ => JavaSays::TurnOf(&name),
        };
        return vec![Text::of("strip-text", look.lang.say(words)).into(), left.into()];
    }
    if public.phase != Phase::Main || look.before.is_some() || look.awaits_end {
        return vec![left.into()];
    }
    let cost = Aim::seen(look).ready.and_then(|action| public.effect(action).cost).unwrap_or(0);
    let words = look.lang.say(JavaSays::Points { left: public.ap, spends: cost });
    let meter = Meter {
        of: ACTION_POINTS + u8::from(public.token_used),
        left: public.ap,
        spends: cost,
        more: u8::from(public.has_token()),
        label: words,
    };
    let mut parts = vec![Part::Meter(meter)];
    if cost > 0 {
        let spends = look.lang.say(JavaSays::Spends { cost, left: public.ap.saturating_sub(cost) });
        parts.push(Text { silent: true, ..Text::of("strip-text", spends) }.into());
    }
    parts.push(left.into());
    parts
}

/// Points, what is left of tiles, figures and tokens, how many cards.
pub(super) fn seat(look: &Look<Java>, seat: Seat) -> Vec<Part> {
    let public = &look.view.public;
    let figures = public.figures_left(seat);
    let cards = look.view.hand_sizes[seat];
    let words = look.lang.say(JavaSays::SeatLine { own: public.own[seat], figures, cards });
    let own = public.own[seat];
    let count = |picture: Picture, n: u8| Part::from(Amount::of(picture, n, String::new()));
    let stock = vec![
        count(super::loose(Some(Tile::Two), Way::East, 22), own.two),
        count(super::loose(Some(Tile::Rice), Way::East, 20), own.rice + own.village),
        count(Picture::symbol("jv-figure", 20).of_seat(look.colour(seat)), figures),
        count(Picture::symbol("jv-back", 20), cards),
        count(Picture::symbol("jv-token", 18), own.tokens),
    ];
    let parts = vec![
        Text::strong("jv-points", points(look.lang, public.total(seat).into())).into(),
        Group::inline("jv-stock", words, stock).into(),
    ];
    vec![Group::of("seat-state jv-seat", parts).into()]
}
