//! The public state of a seat: pips for its cities towards the number that wins, then orbs, treasury, the next income
//! and points.

use super::{orb_art, orbs, strip, warning};
use crate::games::elementaris::rules::Elementaris;
use crate::games::elementaris::words;
use crate::games::elementaris::words::say::ElementarisSays;
use crate::lang::signed;
use crate::scenes::RenderContext;
use crate::scenes::parts::{Group, Part, Picture, Text};
use crate::table::{Game, Seat};

/// Returns the state of a seat beside its name.
pub(super) fn seat(ctx: &RenderContext<Elementaris>, seat: Seat) -> Vec<Part> {
    if ctx.view.game.out.has(seat) {
        let out = Text::of("el-out", ctx.lang.say(ElementarisSays::Out)).into();
        return vec![Group::of("seat-state el-seat", vec![out]).into()];
    }
    let state = vec![held_orbs(ctx, seat), purse(ctx, seat), points(ctx, seat)];
    // The row of a seat that is about to win is tinted.
    let near = warning::close_to_winning(&ctx.view.game).has(seat);
    let class = if near { "seat-state el-seat el-near" } else { "seat-state el-seat" };
    vec![cities(ctx, seat), Group::of(class, state).into()]
}

/// Pips towards the number of cities that wins, and `8/9`; only the number of cities where no number wins.
fn cities(ctx: &RenderContext<Elementaris>, seat: Seat) -> Part {
    let game = &ctx.view.game;
    let owned = game.cities_of(seat);
    let Some(needed) = game.options.cities_to_win(game.seats()) else {
        let count = Text::of("", ctx.lang.say(ElementarisSays::Cities(owned))).into();
        return Group::of("el-cities", vec![count]).into();
    };
    // More than nine are drawn smaller, in fours.
    let (class, row) = match needed {
        0..10 => ("el-pips", "el-cities"),
        10..13 => ("el-pips in-fours", "el-cities el-many"),
        _ => ("el-pips in-fours small", "el-cities el-many"),
    };
    let pips = pips(owned, cities_after(ctx, seat), needed.into());
    let parts = vec![
        Group::inline(class, String::new(), pips).into(),
        Text::strong("el-owned", owned.to_string()).into(),
        Text::of("el-needed", format!("/{needed}")).into(),
    ];
    let label = ctx.lang.say(ElementarisSays::CitiesOf(owned, needed));
    Group::inline(format!("{row} seat-{}", ctx.colour(seat)), label, parts).into()
}

/// Returns the number of cities of a seat after the ready action.
fn cities_after(ctx: &RenderContext<Elementaris>, seat: Seat) -> u32 {
    let after = |action| Elementaris::preview(ctx.view, action).after.game.cities_of(seat);
    ctx.ready().map_or_else(|| ctx.view.game.cities_of(seat), after)
}

/// Returns a pip for each needed city: owned, about to be won or lost, or missing.
fn pips(owned: u32, after: u32, needed: u32) -> Vec<Part> {
    let pip = |nth: u32| match (nth < owned, nth < after) {
        (true, true) => "el-pip on",
        (true, false) => "el-pip loss",
        (false, true) => "el-pip gain",
        (false, false) => "el-pip",
    };
    (0..needed).map(|nth| Text::of(pip(nth), "").into()).collect()
}

fn held_orbs(ctx: &RenderContext<Elementaris>, seat: Seat) -> Part {
    let orbs: Vec<_> = orbs(ctx.view, seat).map(|(_, element)| element).collect();
    let pictures = orbs.iter().map(|element| Picture::symbol(orb_art(*element), 22).into()).collect();
    let names: Vec<String> = orbs.iter().map(|element| words::element(ctx.lang, *element)).collect();
    Group::inline("el-orbs", names.join(", "), pictures).into()
}

/// Returns the treasury in its ring, and the change by the next income.
fn purse(ctx: &RenderContext<Elementaris>, seat: Seat) -> Part {
    let game = &ctx.view.game;
    let next = game.balance(seat);
    let label =
        format!("{}; {}", ctx.lang.say(strip::stock(ctx, seat)), ctx.lang.say(ElementarisSays::Next(next)));
    // A plain 0 beside the treasury would read as a number of its own.
    let change = if next == 0 { "+0".into() } else { signed(next) };
    let parts = vec![
        Text::of("el-caption", ctx.lang.say(ElementarisSays::Stored)).into(),
        Text::strong("el-chip zero", game.treasury[seat].to_string()).into(),
        Text::of("el-next", change).into(),
    ];
    Group::inline("el-purse", label, parts).into()
}

/// Points; on narrow screens the number alone.
pub(super) fn points(ctx: &RenderContext<Elementaris>, seat: Seat) -> Part {
    let score = ctx.view.game.score(seat);
    let parts = vec![
        Text::of("el-caption", ctx.lang.say(ElementarisSays::Points)).into(),
        Text::strong("", score.to_string()).into(),
    ];
    Group::inline("el-points", ctx.lang.say(ElementarisSays::Score(score)), parts).into()
}
