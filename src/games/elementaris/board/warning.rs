//! A line near the end of the game: players who are one city from winning or have enough, when cities are
//! counted, and the last round. It names every seat, so it is the same for all viewers.

use crate::games::elementaris::rules::{Elementaris, Seats};
use crate::games::elementaris::words::say::ElementarisSays;
use crate::scenes::RenderContext;
use crate::scenes::parts::{Group, Part, Picture, Text};
use crate::table::Seat;

/// Returns the players who are one city from winning or have enough, before cities are counted.
pub(super) fn close_to_winning(game: &Elementaris) -> Seats {
    let ahead = game.domination_ahead();
    ahead.map_or(Seats::NONE, |(needed, _)| game.seats_lacking_at_most(1, needed))
}

pub(super) fn warning(ctx: &RenderContext<Elementaris>) -> Vec<Part> {
    let game = &ctx.view.game;
    let Some((needed, yellow)) = game.domination_ahead().filter(|_| !close_to_winning(game).is_empty())
    else {
        return if game.is_last_round() { last_round(ctx) } else { Vec::new() };
    };
    let last = game.is_last_round();
    let counted =
        if last { ElementarisSays::CountedLast(needed) } else { ElementarisSays::Counted(needed, yellow) };
    let short = if last { ElementarisSays::LastRound } else { ElementarisSays::CountedShort(yellow) };
    let mut parts = line(who(ctx, needed), ctx.lang.say(counted), ctx.lang.say(short));
    parts.push(Text { silent: true, ..Text::of("el-yellow", "") }.into());
    parts
}

/// Returns the sentence about these players.
fn who(ctx: &RenderContext<Elementaris>, needed: u8) -> String {
    let game = &ctx.view.game;
    let names = |seats: Seats| ctx.names.all(&seats.iter().collect::<Vec<Seat>>());
    match names(game.seats_lacking_at_most(0, needed)).first() {
        // At most one player can have enough: the number needed is more than half of the cities.
        Some(name) => ctx.lang.say(ElementarisSays::EnoughCities(name)),
        None => ctx.lang.say(ElementarisSays::OneCityLeft(&names(game.seats_lacking_at_most(1, needed)))),
    }
}

/// Renders that the score decides at the end of this round.
fn last_round(ctx: &RenderContext<Elementaris>) -> Vec<Part> {
    let words = ctx.lang.say(ElementarisSays::PointsDecide);
    line(ctx.lang.say(ElementarisSays::LastRound), words.clone(), words)
}

/// Returns the line: its sign, the state, and when it is decided; shorter on narrow screens.
fn line(head: String, decided: String, short: String) -> Vec<Part> {
    let words = vec![
        Text::strong("", head).into(),
        Text::of("warning-long", decided).into(),
        Text::of("warning-short", short).into(),
    ];
    vec![Picture::icon("warning", 20).into(), Group::of("warning-text", words).into()]
}
