//! The row of a player in the court: the cards in playing order, and their symbols.

use super::arcade::prize_picture;
use super::court::{raised, seal, sign, standing, takers};
use super::strip::{hand_count, score};
use super::tray::card_picture;
use crate::games::taj_mahal::rules::{Phase, Symbol, TajMahal};
use crate::games::taj_mahal::words::say::{CellState, TajSays};
use crate::scenes::RenderContext;
use crate::scenes::held::HOLDS;
use crate::scenes::parts::{Group, Part, Text};
use crate::table::Seat;

/// The sign of the neutral player.
pub(super) const NEUTRAL: &str = "N";

/// Side of the picture of a prize, in CSS pixels.
const PRIZE: u16 = 32;

/// Returns the row of a seat and its tally; after a withdrawal, its prizes.
pub(super) fn laid(ctx: &RenderContext<TajMahal>, seat: Seat) -> Vec<Part> {
    let public = &ctx.view.public;
    // A seat that takes cards has withdrawn too.
    if public.withdrawn[seat] || public.phase != Phase::Turn && seat == public.active {
        return vec![taken(ctx, seat)];
    }
    let mut parts = vec![fan(ctx, seat)];
    if public.options.counts {
        parts.push(tally(ctx, seat));
    }
    parts
}

/// Returns the cards as a fan, followed by the raised ones.
fn fan(ctx: &RenderContext<TajMahal>, seat: Seat) -> Part {
    let public = &ctx.view.public;
    let laid = public.rows[seat].cards().map(|card| card_picture(ctx.lang, card));
    let mut parts: Vec<Part> = laid.collect();
    if let Some(cards) = raised(ctx).filter(|_| seat == public.active && ctx.viewing_seat == Some(seat)) {
        let raised = |card| Part::from(Group::of("tj-raised", vec![card_picture(ctx.lang, card)]));
        parts.extend(cards.iter().map(raised));
    }
    let class = match parts.len() {
        0 => return Text::of("tj-none soft", ctx.lang.say(TajSays::NoCards)).into(),
        1..=4 => "tj-laid-fan",
        5..=7 => "tj-laid-fan over-4",
        _ => "tj-laid-fan over-4 over-7",
    };
    Group::named(class, ctx.lang.say(TajSays::Row(&ctx.names.of(seat))), parts).into()
}

/// Returns the count of each symbol: a disc is a sole lead, a ring is a tie.
fn tally(ctx: &RenderContext<TajMahal>, seat: Seat) -> Part {
    let counts = ctx.view.public.rows[seat].counts;
    let name = ctx.names.of(seat);
    let one = |symbol: Symbol| {
        let (count, state) = (counts[symbol.index()], standing(ctx, symbol, seat, None));
        let mark = match state {
            CellState::Leads => "leads",
            CellState::Ties => "ties",
            CellState::Out | CellState::Took => "out",
            CellState::Plain => "",
        };
        let words = ctx.lang.say(TajSays::Cell { name: &name, count, gain: 0, state });
        let label = format!("{}, {words}", ctx.lang.say(TajSays::Symbol(symbol)));
        let parts =
            vec![sign(symbol, 18).into(), Text::strong(format!("tj-mine {mark}"), count.to_string()).into()];
        Part::from(Group::inline("tj-dig", label, parts))
    };
    let shown = Symbol::ALL.into_iter().filter(|symbol| counts[symbol.index()] > 0);
    Group::of("tj-tally", shown.map(one).collect()).into()
}

/// Returns the prizes of a seat that withdrew, as far as public.
fn taken(ctx: &RenderContext<TajMahal>, seat: Seat) -> Part {
    let takers = takers(&ctx.view.public);
    let took: Vec<Symbol> =
        Symbol::ALL.into_iter().filter(|symbol| takers[symbol.index()] == Some(seat)).collect();
    let mut parts = vec![Text::of("soft", ctx.lang.say(TajSays::Out)).into()];
    parts.extend(took.iter().map(|symbol| Part::from(prize_picture(ctx, *symbol, Some(seat), PRIZE))));
    let label = ctx.lang.say(TajSays::OutWith(&took));
    Group::inline("tj-gone", label, parts).into()
}

/// Returns the viewer's row, next to the hand.
pub(super) fn own(ctx: &RenderContext<TajMahal>, seat: Seat) -> Part {
    let name = Text::strong("tj-carpet-name", ctx.names.of(seat)).into();
    let head = vec![seal(ctx, seat, 20).into(), name, score(ctx, seat), hand_count(ctx, seat)];
    let mut parts = vec![Group::of("tj-carpet-head", head).into()];
    parts.extend(laid(ctx, seat));
    Group::named(format!("tj-carpet seat-{} {HOLDS}", ctx.colour(seat)), ctx.names.of(seat), parts).into()
}

/// Returns the row of the neutral player.
pub(super) fn neutral(ctx: &RenderContext<TajMahal>) -> Option<Part> {
    let public = &ctx.view.public;
    let name = ctx.lang.say(TajSays::Neutral);
    let cards: Vec<Part> = public.dummy.iter().map(|card| card_picture(ctx.lang, card)).collect();
    let words = ctx.lang.say(TajSays::Row(&name));
    let parts = vec![
        Text::strong("tj-n", NEUTRAL).into(),
        Text::strong("grow", name).into(),
        Group::named("tj-laid-fan", words, cards).into(),
    ];
    (!public.dummy.is_empty()).then(|| Group::of("tj-neutral", parts).into())
}
