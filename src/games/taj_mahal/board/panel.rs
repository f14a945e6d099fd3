//! Beside the map: the court with the prizes of withdrawing; the sheet of a withdrawal, palace by palace; taking cards;
//! the last visit.

use super::arcade::arcade;
use super::court::{lines, note, points_line, sign, tallies, total};
use super::lights::picked;
use super::tray::{card_picture, open_supply, supply};
use super::{carpet, in_court, shows_end_of_visit};
use crate::games::taj_mahal::rules::{
    Action, Bonus, City, Event, Phase, Pick, Public, Symbol, TajMahal, tile_goods,
};
use crate::games::taj_mahal::words::say::TajSays;
use crate::scenes::parts::{Availability, Control, Group, Heading, Part, Picture, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::Seat;

pub(super) fn panel(ctx: &RenderContext<TajMahal>) -> Vec<Part> {
    let public = &ctx.view.public;
    if shows_end_of_visit(ctx) {
        return vec![visit_over(ctx)];
    }
    match public.phase {
        Phase::Place if ctx.selection.is_some() => vec![withdrawal(ctx)],
        Phase::Turn | Phase::Place | Phase::Take | Phase::CardTile | Phase::FreeCard => vec![court(ctx)],
        _ => Vec::new(),
    }
}

/// Returns the bids: the prizes and the viewer's row, or the tallies if the whole map is shown; and the prizes of
/// withdrawing. The cards to take are here too, for narrow screens with the tray on another tab; the style sheet hides
/// them elsewhere.
fn court(ctx: &RenderContext<TajMahal>) -> Part {
    let public = &ctx.view.public;
    let mut parts = Vec::new();
    let is_taking = public.phase == Phase::Take && ctx.selection.is_some();
    if is_taking {
        parts.push(Group::of("tj-again tj-taking", vec![supply(ctx, true)]).into());
    }
    let court = in_court(ctx);
    match (court, public.options.counts) {
        (true, counts) => {
            parts.extend(counts.then(|| arcade(ctx)));
            parts.extend(carpet::neutral(ctx));
            parts.extend(ctx.viewing_seat.map(|seat| carpet::own(ctx, seat)));
        }
        (false, true) => parts.push(tallies(ctx, ctx.viewing_seat)),
        (false, false) => parts.extend(public.all().map(|seat| row(ctx, seat))),
    }
    let open = court && ctx.viewing_seat.is_none() && !public.supply.is_empty();
    parts.extend(open.then(|| open_supply(ctx)));
    let is_deciding = |seat: &Seat| public.phase == Phase::Turn && *seat == public.active;
    let noted = ctx.viewing_seat.filter(|seat| court || is_deciding(seat));
    parts.extend(noted.map(|seat| note(ctx, seat)));
    let again = if is_taking { " tj-offer-again" } else { "" };
    let three = if public.dummy.is_empty() { "" } else { " tj-three" };
    // The court has a place of its own for the note.
    let noted = if noted.is_some() && court { " tj-noted" } else { "" };
    let crowd = if public.seats() > 4 { " tj-crowd" } else { "" };
    let class = if court { "tj-court" } else { "tj-board" };
    Group::of(format!("{class}{again}{noted}{three}{crowd}"), parts).into()
}

/// Returns the cards in front of a player.
pub(super) fn row(ctx: &RenderContext<TajMahal>, seat: Seat) -> Part {
    let public = &ctx.view.public;
    let name = ctx.names.of(seat);
    let head = if public.withdrawn[seat] {
        ctx.lang.say(TajSays::HasWithdrawn(std::slice::from_ref(&name)))
    } else {
        ctx.lang.say(TajSays::Row(&name))
    };
    let cards = public.rows[seat].cards().map(|card| card_picture(ctx.lang, card)).collect();
    Group::of(
        "tj-row",
        vec![Text::of("cap", head).into(), Group::inline("tj-minis", String::new(), cards).into()],
    )
    .into()
}

/// Returns the sheet: prizes, the sum of points, then each line of points with its reason.
fn withdrawal(ctx: &RenderContext<TajMahal>) -> Part {
    let public = &ctx.view.public;
    let seat = public.active;
    let pending = public.to_place();
    let left = pending.count().min(public.palaces[seat].into());
    let here = public.own(seat).and(public.province().cities());
    let done = u32::from(public.placed) * here.count();
    let head = Heading {
        picture: Some(Picture::symbol("tj-palace", 32).of_seat(ctx.colour(seat))),
        title: ctx.lang.say(TajSays::YouTake),
        sub: ctx.lang.say(TajSays::PalaceOf(done + 1, done + left)),
        help: "palaces".into(),
    };
    let mut parts = vec![Part::Heading(head)];
    let mut prizes: Vec<Part> = here.iter().map(|city| standing(ctx, seat, city)).collect();
    prizes.extend(pending.iter().map(|symbol| offered(ctx, symbol)));
    if public.pending.has(Symbol::Elephant) {
        prizes.push(tile_line(ctx));
    }
    parts.push(Group::list("menu tj-take", prizes).into());
    let given = public.by_visit[seat][usize::from(public.visit.max(1)) - 1];
    if given > 0 {
        let name = ctx.lang.say(TajSays::EarlierPoints);
        let line = points_line(Some(Picture::icon("check", 20)), name, given, String::new());
        parts.push(Group::list("tj-lines", vec![line]).into());
    }
    let tile = public.pending.has(Symbol::Elephant);
    let prospect = match ctx.ready() {
        Some(Action::Place(symbol, city)) => {
            parts.extend(special_case(ctx, public, *symbol, *city));
            public.prospect(seat, &[(*symbol, *city)], tile)
        }
        _ => {
            parts.push(Text::of("note", ctx.lang.say(TajSays::PickCity)).into());
            public.prospect(seat, &[], tile)
        }
    };
    if !prospect.awards.is_empty() {
        parts.push(total(ctx, seat, TajSays::Together(prospect.points()), prospect.points()));
    }
    parts.extend(lines(ctx, &prospect));
    Group::of("asked tj-sheet", parts).into()
}

/// Returns the effect of a bonus tile besides points.
fn special_case(ctx: &RenderContext<TajMahal>, public: &Public, symbol: Symbol, city: City) -> Option<Part> {
    let words = match public.bonus_on(city)? {
        tile if symbol == Symbol::Mogul => TajSays::WaitsBelow(tile),
        Bonus::Card => TajSays::DrawsCard,
        _ => return None,
    };
    Some(Text { picture: Some(Picture::icon("info", 20)), ..Text::of("note", ctx.lang.say(words)) }.into())
}

/// Returns a palace that is already placed.
fn standing(ctx: &RenderContext<TajMahal>, seat: Seat, city: City) -> Part {
    let crowned = ctx.view.public.crowned[seat].has(city);
    let art = if crowned { "tj-crowned" } else { "tj-palace" };
    let parts = vec![
        Picture::symbol(art, 28).of_seat(ctx.colour(seat)).into(),
        Text::of("grow", city.site().name).into(),
        Picture::icon("check", 20).into(),
    ];
    Group::inline("row tj-done", String::new(), parts).into()
}

/// Returns a palace to place: picked with a tap, or dragged onto the map.
fn offered(ctx: &RenderContext<TajMahal>, symbol: Symbol) -> Part {
    let public = &ctx.view.public;
    let pick = Pick::Symbol(symbol);
    let aimed = match ctx.ready() {
        Some(Action::Place(one, city)) if *one == symbol => Some(*city),
        _ => None,
    };
    let crown = symbol == Symbol::Mogul;
    let palace = Picture::symbol(if crown { "tj-crowned" } else { "tj-palace" }, 30)
        .of_seat(ctx.colour(public.active));
    let control = Control {
        key: pick.to_string().into(),
        pictures: vec![sign(symbol, 26), palace],
        head: ctx.lang.say(TajSays::Brings(symbol, public.visit)),
        text: aimed.map(|city| city.site().name.to_string()).unwrap_or_default(),
        drag: Some(pick.to_string()),
        state: Availability::picked_if(ctx.has(pick) || picked(ctx).is_none() && aimed.is_some()),
        ..Control::new("menu-item thing-row", Command::pick(pick))
    };
    control.into()
}

/// Returns the province tile, which is counted last.
fn tile_line(ctx: &RenderContext<TajMahal>) -> Part {
    let visit = ctx.view.public.visit;
    let mut parts: Vec<Part> = vec![
        sign(Symbol::Elephant, 26).into(),
        Text::of("grow", ctx.lang.say(TajSays::Brings(Symbol::Elephant, visit))).into(),
    ];
    parts.extend(
        tile_goods(visit).iter().map(|good| Part::from(Picture::symbol(format!("tj-{}", good.word()), 22))),
    );
    Group::inline("row tj-done", String::new(), parts).into()
}

/// Returns points of the last visit, exchanged tokens, and the next step.
fn visit_over(ctx: &RenderContext<TajMahal>) -> Part {
    let public = &ctx.view.public;
    let over = ctx.last.iter().find_map(|event| match event {
        Event::VisitEnded { visit } => Some(*visit),
        _ => None,
    });
    let visit = over.unwrap_or(1);
    let province = public.order[usize::from(visit.max(1)) - 1];
    let head = Heading {
        picture: Some(Picture::icon("flag", 28)),
        title: ctx.lang.say(TajSays::VisitOver(visit, province)),
        help: "visit-end".into(),
        ..Heading::default()
    };
    let mut parts = vec![Part::Heading(head), gains_of(ctx, visit)];
    let told = ctx.last.iter().filter_map(|event| match event {
        Event::Exchanged { seat, special, .. } => {
            let name = ctx.names.of(*seat);
            let words = ctx.lang.say(TajSays::Exchanged(&name, *special));
            let picture = card_symbol(special.card());
            Some(Text { picture: Some(picture), ..Text::of("note tj-mini-note", words) }.into())
        }
        Event::TileRemoved { .. } => Some(Text::of("note", ctx.lang.say(TajSays::TileGone)).into()),
        Event::VisitBegan { visit, province, .. } => {
            Some(Text::strong("", ctx.lang.say(TajSays::NextVisit(*visit, *province))).into())
        }
        _ => None,
    });
    parts.extend(told);
    // There is no decision: the turn ends by itself.
    Group::of("tj-over", vec![Group::of("asked", parts).into()]).into()
}

fn card_symbol(card: crate::games::taj_mahal::rules::Card) -> Picture {
    Picture::symbol(format!("tj-{card}"), 36)
}

/// Returns the points of every seat in a visit.
pub(super) fn gains_of(ctx: &RenderContext<TajMahal>, visit: u8) -> Part {
    let public = &ctx.view.public;
    let line = |seat: Seat| {
        let points = public.by_visit[seat].get(usize::from(visit.max(1)) - 1).copied().unwrap_or(0);
        let parts = vec![
            super::court::seal(ctx, seat, 20).into(),
            Text::of("grow", ctx.names.of(seat)).into(),
            Text::strong("tj-number", format!("+{points}")).into(),
        ];
        Part::from(Group::inline(
            "row tj-gain",
            ctx.lang.say(TajSays::GainOf(&ctx.names.of(seat), points)),
            parts,
        ))
    };
    Group::list("tj-gains", public.all().map(line).collect()).into()
}
