//! The actor strip with the clock, and the state of the holder if the list of seats is on another tab.

use super::{dial, seats};
use crate::games::elementaris::rules::{Element, Elementaris, View};
use crate::games::elementaris::words::say::ElementarisSays;
use crate::scenes::RenderContext;
use crate::scenes::parts::{Group, Part, Text};
use crate::table::Seat;

/// Returns the display of the clock in words.
pub(super) fn clock_text(ctx: &RenderContext<Elementaris>) -> String {
    let game = &ctx.view.game;
    ctx.lang.say(ElementarisSays::Clock(game.ruling_element().map(|element| (element, game.clock % 4))))
}

/// Returns the time until the next income, or the player whose orbs hold the hand.
pub(super) fn then(ctx: &RenderContext<Elementaris>) -> String {
    match holding(ctx.view) {
        Some((element, seat)) => ctx.lang.say(ElementarisSays::Age(element, &ctx.names.of(seat))),
        None => ctx.lang.say(ElementarisSays::Income(ctx.view.game.rounds_to_income())),
    }
}

/// Returns the player whose three orbs hold the hand now.
fn holding(view: &View) -> Option<(Element, Seat)> {
    let element = view.game.ruling_element()?;
    Some((element, view.game.age(element)?))
}

pub(super) fn strip(ctx: &RenderContext<Elementaris>) -> Vec<Part> {
    let game = &ctx.view.game;
    let (round, limit) = (game.round, game.options.round_limit);
    let words = ctx.lang.say(ElementarisSays::Round(round, limit));
    let short = ctx.lang.say(ElementarisSays::RoundShort(round, limit));
    let rounds = vec![Text::of("el-long", words.clone()).into(), Text::of("el-short", short).into()];
    let mut now = vec![dial(ctx.view, 40).into(), Text::strong("el-dial", clock_text(ctx)).into()];
    let mut label = format!("{}. {}", clock_text(ctx), then(ctx));
    // The state of the named seat is also visible if the seats and the panel are on other tabs.
    if let Some(seat) = ctx.viewing_seat.or(game.turn().seat()) {
        now.push(Text::strong("el-chip zero", game.treasury[seat].to_string()).into());
        now.push(seats::points(ctx, seat));
        let score = ctx.lang.say(ElementarisSays::Score(game.score(seat)));
        label = format!("{label}; {}; {score}", ctx.lang.say(stock(ctx, seat)));
    }
    vec![Group::inline("el-now", label, now).into(), Group::inline("pill el-rounds", words, rounds).into()]
}

/// Returns the towers of a seat in words.
pub(super) fn stock(ctx: &RenderContext<Elementaris>, seat: Seat) -> ElementarisSays<'static> {
    let game = &ctx.view.game;
    ElementarisSays::Towers {
        income: game.income(seat),
        costs: game.costs(seat),
        treasury: game.treasury[seat],
    }
}
