//! The actor strip with the actions left and the bag, and the public information about a seat.

use crate::games::tigris::rules::{Color, Phase, Tigris};
use crate::games::tigris::words::say::TigrisSays;
use crate::scenes::RenderContext;
use crate::scenes::parts::{Amount, Group, Meter, Part, Picture, Text};
use crate::table::Seat;

use super::{TREASURES, lands, sign_of};

pub(super) fn strip(ctx: &RenderContext<Tigris>) -> Vec<Part> {
    let public = &ctx.view.public;
    if ctx.before.is_some() {
        return bag(ctx);
    }
    let active = public.active;
    if ctx.viewing_seat.is_some_and(|viewing_seat| viewing_seat != active) {
        let words = ctx.lang.say(TigrisSays::TurnOf(&ctx.names.of(active)));
        return [Text::of("strip-text", words).into()].into_iter().chain(bag(ctx)).collect();
    }
    let running = !matches!(public.phase, Phase::Over(_)) && !ctx.awaits_end;
    // A decision between two actions belongs to the action just done.
    let done = u8::from(public.phase != Phase::Action);
    let left = if running { public.actions.saturating_sub(done) } else { 0 };
    let words = ctx.lang.say(TigrisSays::ActionsLeft(left.into()));
    let pips = Meter { of: 2, left, label: words.clone(), ..Meter::default() };
    let mut parts = vec![Part::Meter(pips), Text { silent: true, ..Text::of("strip-text", words) }.into()];
    parts.extend(bag(ctx));
    parts
}

fn bag(ctx: &RenderContext<Tigris>) -> Vec<Part> {
    let count = ctx.lang.say(TigrisSays::Bag(ctx.view.bag_count.into()));
    let pill = Text { picture: Some(Picture::icon("hand", 16)), ..Text::of("pill bag", count) };
    if ctx.view.public.options.show_bag_count { vec![pill.into()] } else { Vec::new() }
}

/// Returns the tiles behind the screen, leaders and catastrophes in supply, and points if they are open.
pub(super) fn seat(ctx: &RenderContext<Tigris>, seat: Seat) -> Vec<Part> {
    let (public, view) = (&ctx.view.public, ctx.view);
    let supply: Vec<Color> =
        Color::ALL.into_iter().filter(|color| public.leader(seat, *color).is_none()).collect();
    let tiles = ctx.lang.say(TigrisSays::SeatTiles(view.hand_sizes[seat].into()));
    // The leaders are drawn beside it: their names are only for readers who do not see the drawing.
    let leaders = format!(", {}", ctx.lang.say(TigrisSays::SeatSupply(&supply)));
    let leader =
        |color: &Color| Picture::symbol(format!("leader-{}-{}", color.name(), sign_of(ctx, seat)), 22);
    let catastrophes = (0..public.catastrophes_held[seat]).map(|_| Picture::symbol("catastrophe", 18));
    let pieces = supply.iter().map(leader).chain(catastrophes).map(Part::from).collect();
    let mut parts = vec![
        Group::inline(
            "seat-line",
            String::new(),
            vec![Text::of("", tiles).into(), Text::of("sr", leaders).into()],
        )
        .into(),
        Group::inline("seat-pieces", String::new(), pieces).into(),
    ];
    if let Some(points) = view.points[seat].filter(|_| ctx.viewing_seat != Some(seat)) {
        let cube = |color: Color| {
            let points = points[color.index()];
            let words = crate::games::tigris::words::points(ctx.lang, color, points.into());
            let count = Amount::of(Picture::symbol(format!("cube-{}", color.name()), 18), points, words);
            Amount { class: lands(color), ..count }.into()
        };
        let treasures = view.treasures[seat].unwrap_or(0);
        let words = ctx.lang.say(TigrisSays::Treasures(treasures.into()));
        let treasures = Amount::of(Picture::symbol("treasure", 16), treasures, words);
        let treasures = Amount { class: TREASURES.into(), ..treasures }.into();
        let all = Color::ALL.into_iter().map(cube).chain([treasures]).collect();
        parts.push(Group::inline("cubes small", String::new(), all).into());
    }
    vec![Group::of("seat-state", parts).into()]
}
