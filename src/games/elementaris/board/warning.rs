//! Before the end, a line that everybody needs to know: who is one city from winning or has enough, when cities are
//! counted, that the round is the last one. It names every seat, so it is the same for whoever looks.

use crate::games::elementaris::rules::{Elementaris, Seats};
use crate::games::elementaris::words::say::ElementarisSays;
use crate::scenes::RenderContext;
use crate::scenes::parts::{Group, Part, Picture, Text};
use crate::table::Seat;

/// Who is one city from winning, or has enough cities, while they are still to be counted.
pub(super) fn close_to_winning(game: &Elementaris) -> Seats {
    let ahead = game.domination_ahead();
    ahead.map_or(Seats::NONE, |(needed, _)| game.lacking_at_most(1, needed))
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

/// Who is so far, in a sentence.
fn who(ctx: &RenderContext<Elementaris>, needed: u8) -> String {
    let game = &ctx.view.game;
    let names = |seats: Seats| ctx.names.all(&seats.iter().collect::<Vec<Seat>>());
    match names(game.lacking_at_most(0, needed)).first() {
        // More than half of the cities: nobody else is near.
        Some(name) => ctx.lang.say(ElementarisSays::EnoughCities(name)),
        None => ctx.lang.say(ElementarisSays::OneCityLeft(&names(game.lacking_at_most(1, needed)))),
    }
}

/// Whatever a player owns, the score decides when this round ends.
fn last_round(ctx: &RenderContext<Elementaris>) -> Vec<Part> {
    let decides = ctx.lang.say(ElementarisSays::PointsDecide);
    line(ctx.lang.say(ElementarisSays::LastRound), decides.clone(), decides)
}

/// The line: its sign, what is so, when it is decided; with fewer words where there is little room.
fn line(head: String, decided: String, short: String) -> Vec<Part> {
    let words = vec![
        Text::strong("", head).into(),
        Text::of("warning-long", decided).into(),
        Text::of("warning-short", short).into(),
    ];
    vec![Picture::icon("warning", 20).into(), Group::of("warning-text", words).into()]
}
