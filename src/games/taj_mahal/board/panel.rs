//! Beside the map: the court with what withdrawing brings; the sheet of a withdrawal, palace by palace; taking cards;
//! the visit that is over.

use super::arcade::arcade;
use super::court::{lines, note, points_line, sign, tallies, total};
use super::lights::picked;
use super::tray::{card_picture, supply};
use super::{carpet, in_court};
use crate::games::taj_mahal::rules::{
    Action, Bonus, City, Event, Phase, Pick, Public, Symbol, TajMahal, tile_goods,
};
use crate::games::taj_mahal::words::say::TajSays;
use crate::scenes::parts::{Group, Heading, Part, Picture, State, Text, Thing};
use crate::scenes::{Deed, Look};
use crate::table::Seat;

pub(super) fn panel(look: &Look<TajMahal>) -> Vec<Part> {
    let public = &look.view.public;
    if look.awaits_end && look.last.iter().any(|event| matches!(event, Event::VisitEnded { .. })) {
        return vec![visit_over(look)];
    }
    match public.phase {
        Phase::Place if look.selection.is_some() => vec![withdrawal(look)],
        Phase::Turn | Phase::Place | Phase::Take | Phase::CardTile | Phase::FreeCard => vec![court(look)],
        _ => Vec::new(),
    }
}

/// What is bid: the prizes and what lies before the viewer, or the tallies where the whole map is shown; and what withdrawing
/// brings. While cards are taken they stand here too, for narrow screens where the tray lies behind; the style sheet hides
/// them elsewhere.
fn court(look: &Look<TajMahal>) -> Part {
    let public = &look.view.public;
    let mut parts = Vec::new();
    let takes = public.phase == Phase::Take && look.selection.is_some();
    if takes {
        parts.push(Group::of("tj-again tj-taking", vec![supply(look, true)]).into());
    }
    let court = in_court(look);
    match (court, public.options.counts) {
        (true, counts) => {
            parts.extend(counts.then(|| arcade(look)));
            parts.extend(carpet::neutral(look));
            parts.extend(look.viewer.map(|seat| carpet::own(look, seat)));
        }
        (false, true) => parts.push(tallies(look, look.viewer)),
        (false, false) => parts.extend(public.all().map(|seat| row(look, seat))),
    }
    if public.phase == Phase::Turn && look.viewer.is_some_and(|seat| seat == public.active) {
        parts.push(note(look));
    }
    let takes = if takes { " tj-offer-again" } else { "" };
    Group::of(format!("{}{takes}", if court { "tj-court" } else { "tj-board" }), parts).into()
}

/// The cards in front of a player.
pub(super) fn row(look: &Look<TajMahal>, seat: Seat) -> Part {
    let public = &look.view.public;
    let name = look.names.of(seat);
    let head = if public.withdrawn[seat] {
        look.lang.say(TajSays::HasWithdrawn(std::slice::from_ref(&name)))
    } else {
        look.lang.say(TajSays::Row(&name))
    };
    let cards = public.rows[seat].cards().map(|card| card_picture(look.lang, card)).collect();
    Group::of(
        "tj-row",
        vec![Text::of("cap", head).into(), Group::inline("tj-minis", String::new(), cards).into()],
    )
    .into()
}

/// The sheet: prizes, then the sum of points, then points line by line with their reason.
fn withdrawal(look: &Look<TajMahal>) -> Part {
    let public = &look.view.public;
    let seat = public.active;
    let pending = public.to_place();
    let left = pending.count().min(public.palaces[seat].into());
    let here = public.own(seat).and(public.province().cities());
    let done = u32::from(public.placed) * here.count();
    let head = Heading {
        picture: Some(Picture::symbol("tj-palace", 32).of_seat(look.colour(seat))),
        title: look.lang.say(TajSays::YouTake),
        sub: look.lang.say(TajSays::PalaceOf(done + 1, done + left)),
        help: "palaces".into(),
    };
    let mut parts = vec![Part::Head(head)];
    let mut prizes: Vec<Part> = here.iter().map(|city| standing(look, seat, city)).collect();
    prizes.extend(pending.iter().map(|symbol| offered(look, symbol)));
    if public.pending.has(Symbol::Elephant) {
        prizes.push(tile_line(look));
    }
    parts.push(Group::list("menu tj-take", prizes).into());
    let given = public.by_visit[seat][usize::from(public.visit.max(1)) - 1];
    if given > 0 {
        let name = look.lang.say(TajSays::EarlierPoints);
        let line = points_line(Some(Picture::icon("check", 20)), name, given, String::new());
        parts.push(Group::list("tj-lines", vec![line]).into());
    }
    let tile = public.pending.has(Symbol::Elephant);
    let prospect = match look.ready() {
        Some(Action::Place(symbol, city)) => {
            parts.extend(special_case(look, public, *symbol, *city));
            public.prospect(seat, &[(*symbol, *city)], tile)
        }
        _ => {
            parts.push(Text::of("note", look.lang.say(TajSays::PickCity)).into());
            public.prospect(seat, &[], tile)
        }
    };
    if !prospect.awards.is_empty() {
        parts.push(total(look, prospect.points(), false));
    }
    parts.extend(lines(look, &prospect));
    Group::of("asked tj-sheet", parts).into()
}

/// What a bonus tile does besides points.
fn special_case(look: &Look<TajMahal>, public: &Public, symbol: Symbol, city: City) -> Option<Part> {
    let says = match public.bonus_on(city)? {
        tile if symbol == Symbol::Mogul => TajSays::WaitsBelow(tile),
        Bonus::Card => TajSays::DrawsCard,
        _ => return None,
    };
    Some(Text { picture: Some(Picture::icon("info", 20)), ..Text::of("note", look.lang.say(says)) }.into())
}

/// A palace that stands already.
fn standing(look: &Look<TajMahal>, seat: Seat, city: City) -> Part {
    let crowned = look.view.public.crowned[seat].has(city);
    let art = if crowned { "tj-crowned" } else { "tj-palace" };
    let parts = vec![
        Picture::symbol(art, 28).of_seat(look.colour(seat)).into(),
        Text::of("grow", city.site().name).into(),
        Picture::icon("check", 20).into(),
    ];
    Group::inline("row tj-done", String::new(), parts).into()
}

/// A palace that is to be placed: picked with a tap, or dragged onto the map.
fn offered(look: &Look<TajMahal>, symbol: Symbol) -> Part {
    let public = &look.view.public;
    let pick = Pick::Symbol(symbol);
    let aimed = match look.ready() {
        Some(Action::Place(one, city)) if *one == symbol => Some(*city),
        _ => None,
    };
    let crown = symbol == Symbol::Mogul;
    let palace = Picture::symbol(if crown { "tj-crowned" } else { "tj-palace" }, 30)
        .of_seat(look.colour(public.active));
    let thing = Thing {
        key: pick.to_string().into(),
        pictures: vec![sign(symbol, 26), palace],
        head: look.lang.say(TajSays::Brings(symbol, public.visit)),
        text: aimed.map(|city| city.site().name.to_string()).unwrap_or_default(),
        drag: Some(pick.to_string()),
        state: State::up(look.has(pick) || picked(look).is_none() && aimed.is_some()),
        ..Thing::new("menu-item thing-row", Deed::pick(pick))
    };
    thing.into()
}

/// The province tile, which is counted last.
fn tile_line(look: &Look<TajMahal>) -> Part {
    let visit = look.view.public.visit;
    let mut parts: Vec<Part> = vec![
        sign(Symbol::Elephant, 26).into(),
        Text::of("grow", look.lang.say(TajSays::Brings(Symbol::Elephant, visit))).into(),
    ];
    parts.extend(
        tile_goods(visit).iter().map(|good| Part::from(Picture::symbol(format!("tj-{}", good.word()), 22))),
    );
    Group::inline("row tj-done", String::new(), parts).into()
}

/// Who got how much in the visit that is over, what became of tokens, and what comes next.
fn visit_over(look: &Look<TajMahal>) -> Part {
    let public = &look.view.public;
    let over = look.last.iter().find_map(|event| match event {
        Event::VisitEnded { visit } => Some(*visit),
        _ => None,
    });
    let visit = over.unwrap_or(1);
    let province = public.order[usize::from(visit.max(1)) - 1];
    let head = Heading {
        picture: Some(Picture::icon("flag", 28)),
        title: look.lang.say(TajSays::VisitOver(visit, province)),
        help: "visit-end".into(),
        ..Heading::default()
    };
    let mut parts = vec![Part::Head(head), gains_of(look, visit)];
    let told = look.last.iter().filter_map(|event| match event {
        Event::Exchanged { seat, special, .. } => {
            let name = look.names.of(*seat);
            let words = look.lang.say(TajSays::Exchanged(&name, *special));
            let picture = card_symbol(special.card());
            Some(Text { picture: Some(picture), ..Text::of("note tj-mini-note", words) }.into())
        }
        Event::TileRemoved { .. } => Some(Text::of("note", look.lang.say(TajSays::TileGone)).into()),
        Event::VisitBegan { visit, province, .. } => {
            Some(Text::strong("", look.lang.say(TajSays::NextVisit(*visit, *province))).into())
        }
        _ => None,
    });
    parts.extend(told);
    Group::of("asked tj-over", parts).into()
}

fn card_symbol(card: crate::games::taj_mahal::rules::Card) -> Picture {
    Picture::symbol(format!("tj-{card}"), 36)
}

/// The points of every seat in a visit.
pub(super) fn gains_of(look: &Look<TajMahal>, visit: u8) -> Part {
    let public = &look.view.public;
    let line = |seat: Seat| {
        let points = public.by_visit[seat].get(usize::from(visit.max(1)) - 1).copied().unwrap_or(0);
        let parts = vec![
            super::court::seal(look, seat, 20).into(),
            Text::of("grow", look.names.of(seat)).into(),
            Text::strong("tj-number", format!("+{points}")).into(),
        ];
        Part::from(Group::inline(
            "row tj-gain",
            look.lang.say(TajSays::GainOf(&look.names.of(seat), points)),
            parts,
        ))
    };
    Group::list("tj-gains", public.all().map(line).collect()).into()
}
