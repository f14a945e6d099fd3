//! The actor strip: the meter of action points with the cost of the aimed step; and the public state of a seat.

use crate::games::java::rules::{ACTION_POINTS, Java, Phase, Tile, Way};
use crate::games::java::words::say::JavaSays;
use crate::games::java::words::{points, points_word};
use crate::scenes::RenderContext;
use crate::scenes::parts::{Amount, Group, Meter, Part, Picture, Text};
use crate::table::Seat;

use super::Aim;

pub(super) fn strip(ctx: &RenderContext<Java>) -> Vec<Part> {
    let own = ctx.viewing_seat.map(|seat| score(ctx, seat));
    own.into_iter().chain(rivals(ctx)).chain(moment(ctx)).collect()
}

/// Returns the points of the others, if their cards are not visible.
fn rivals(ctx: &RenderContext<Java>) -> Option<Part> {
    let viewing_seat = ctx.viewing_seat?;
    let rival = |seat: Seat| {
        let total = ctx.view.public.total(seat);
        let label = format!("{}: {}", ctx.names.of(seat), points(ctx.lang, total.into()));
        let repeated_counter = Some((seat, "jv-points".into()));
        Amount { repeated_counter, ..Amount::of(super::seal(ctx, seat, 16), total, label) }.into()
    };
    let others = ctx.view.public.all_seats().filter(|seat| *seat != viewing_seat).map(rival);
    Some(Group::inline("jv-rivals", String::new(), others.collect()).into())
}

/// Returns the points of a seat; in narrow strips the number alone.
fn score(ctx: &RenderContext<Java>, seat: Seat) -> Part {
    let total = ctx.view.public.total(seat);
    let label = points(ctx.lang, total.into());
    let word = points_word(ctx.lang, total.into());
    let number = Amount { class: "jv-points".into(), number: total.to_string(), label, ..Amount::default() };
    let word = Text { silent: true, ..Text::of("strip-text", word) };
    Group::inline("jv-own", String::new(), vec![number.into(), word.into()]).into()
}

/// Returns the action points left, or whose turn it is; the tiles left until the end.
fn moment(ctx: &RenderContext<Java>) -> Vec<Part> {
    let public = &ctx.view.public;
    let tiles = ctx.lang.say(JavaSays::TileLeft(Some(Tile::Three), public.supply.three));
    let left = Amount {
        class: "pill bag".into(),
        ..Amount::of(super::loose(Some(Tile::Three), Way::Northwest, 22), public.supply.three, tiles)
    };
    if ctx.viewing_seat.is_some_and(|viewing_seat| viewing_seat != public.current) && !ctx.awaits_end {
        let name = ctx.names.of(public.current);
        let words = match public.phase {
            Phase::Auction { .. } => JavaSays::Festive(&name),
            _ => JavaSays::TurnOf(&name),
        };
        return vec![Text::of("strip-text", ctx.lang.say(words)).into(), left.into()];
    }
    if public.phase != Phase::Main || ctx.before.is_some() || ctx.awaits_end {
        return vec![left.into()];
    }
    let cost = Aim::seen(ctx).ready.and_then(|action| public.cost(action)).unwrap_or(0);
    let words = ctx.lang.say(JavaSays::Points { left: public.ap, spends: cost });
    let meter = Meter {
        of: ACTION_POINTS + u8::from(public.token_used),
        left: public.ap,
        spends: cost,
        more: u8::from(public.has_token()),
        label: words,
    };
    let mut parts = vec![Part::Meter(meter)];
    if cost > 0 {
        let cost_line = ctx.lang.say(JavaSays::Spends { cost, left: public.ap.saturating_sub(cost) });
        parts.push(Text { silent: true, ..Text::of("strip-text", cost_line) }.into());
    }
    parts.push(left.into());
    parts
}

/// Points, the remaining tiles, figures and tokens, and the number of cards.
pub(super) fn seat(ctx: &RenderContext<Java>, seat: Seat) -> Vec<Part> {
    let public = &ctx.view.public;
    let figures = public.figures_left(seat);
    let cards = ctx.view.hand_sizes[seat];
    let words = ctx.lang.say(JavaSays::SeatLine { own: public.own[seat], figures, cards });
    let own = public.own[seat];
    let count = |picture: Picture, n: u8| Part::from(Amount::of(picture, n, String::new()));
    let stock = vec![
        count(super::loose(Some(Tile::Two), Way::East, 22), own.two),
        count(super::loose(Some(Tile::Rice), Way::East, 20), own.rice + own.village),
        count(Picture::symbol("jv-figure", 20).of_seat(ctx.colour(seat)), figures),
        count(Picture::symbol("jv-back", 20), cards),
        count(Picture::symbol("jv-token", 18), own.tokens),
    ];
    let parts = vec![score(ctx, seat), Group::inline("jv-stock", words, stock).into()];
    vec![Group::of("seat-state jv-seat", parts).into()]
}
