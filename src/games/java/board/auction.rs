//! A festival: the symbols that count, the participants with their cards, the points; its result, shown to all; and
//! the same on the curtain, with public facts only.

use crate::games::java::rules::{Action, Cards, Cell, Event, Java, Phase, View, counted, worth};
use crate::games::java::words::points;
use crate::games::java::words::say::JavaSays;
use crate::lang::Words;
use crate::scenes::parts::{Amount, Availability, Control, Group, Heading, Part, Picture, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::{Seat, Slots};

use super::{palace_art, seal, tray};

/// Returns the palace of the auction and the bidder.
fn running(view: &View) -> Option<(Cell, Seat)> {
    match view.public.phase {
        Phase::Auction { palace, bidder } => Some((palace, bidder)),
        _ => None,
    }
}

/// Returns the palace and the symbols that count; no help on the curtain.
fn head(ctx: &RenderContext<Java>, view: &View, palace: Cell, help: &'static str) -> Part {
    let value = palace.index().and_then(|at| view.public.value_at(at));
    let theme = view.public.face_up;
    let title = value.map(|value| ctx.lang.say(JavaSays::FestivalIn(value))).unwrap_or_default();
    let sub = theme.map(|card| ctx.lang.say(JavaSays::Demanded(card))).unwrap_or_default();
    let picture = theme.map(|card| tray::card_picture(card, 64));
    Part::Heading(Heading { picture, title, sub, help: help.into() })
}

/// The state of a bidder.
#[derive(Clone, Copy, PartialEq)]
enum Bidder {
    Bids,
    Waits,
    /// The auction is over, with these points.
    Won(u8),
}

/// Returns the participants, starting with the announcing player.
fn bidders(
    ctx: &RenderContext<Java>,
    view: &View,
    palace: Cell,
    standing_of: impl Fn(Seat) -> Bidder,
) -> Part {
    let public = &view.public;
    let takes_part = |seat: &Seat| public.participants(palace).any(|other| other == *seat);
    let seats = public.current.round(public.seats()).filter(takes_part);
    Group::of("jv-bids", seats.map(|seat| bid(ctx, view, seat, standing_of(seat))).collect()).into()
}

/// Returns a bidder in one line, so that all bids are visible: name, state, cards played, cards left, sum.
fn bid(ctx: &RenderContext<Java>, view: &View, seat: Seat, standing: Bidder) -> Part {
    let public = &view.public;
    let (passed, announced) = (public.passed[seat], public.current == seat);
    let laid = public.laid[seat];
    let bids = standing == Bidder::Bids;
    let say = |says: JavaSays| ctx.lang.say(says);
    let tag = match (standing, passed, announced) {
        (Bidder::Bids, ..) => Some(say(JavaSays::BidsNow)),
        (Bidder::Won(points), ..) => Some(format!("+{points}")),
        (_, true, _) => Some(say(JavaSays::HasPassed)),
        (_, _, true) => Some(say(JavaSays::Announced)),
        _ => None,
    };
    let mut who = vec![Text::strong("", ctx.names.of(seat)).into()];
    who.extend(tag.map(|tag| Part::from(Text::of("jv-tag", tag))));
    let left = view.hand_sizes[seat];
    let words = ctx.lang.say(JavaSays::CardsLeft(left));
    let left =
        Amount { class: "jv-left-in-hand".into(), ..Amount::of(Picture::symbol("jv-back", 20), left, words) };
    let mut row = vec![
        seal(ctx, seat, 24).into(),
        Group::of("jv-who", who).into(),
        laid_cards(&laid),
        Part::Amount(left),
    ];
    let now = public.bid_of(seat);
    let more = public.face_up.map_or(0, |theme| worth(&tray::raised(ctx), theme));
    let is_raising = bids && ctx.selection.is_some() && more > 0;
    if is_raising {
        row.push(Text::of("soft", ctx.lang.say(JavaSays::Then(now))).into());
    }
    row.push(Text::strong("jv-sum", (if is_raising { now + more } else { now }).to_string()).into());
    let class = match (standing, passed) {
        (Bidder::Bids | Bidder::Won(_), _) => "jv-bid now",
        (_, true) => "jv-bid out",
        _ => "jv-bid",
    };
    Group::named(class, ctx.names.of(seat), row).into()
}

fn laid_cards(laid: &Cards) -> Part {
    let each = counted(laid).flat_map(|(card, n)| (0..n).map(move |_| card));
    let cards = each.map(|card| tray::card_picture(card, 34).into()).collect();
    Group::inline("jv-laid", String::new(), cards).into()
}

/// Returns the points of a festival, and the loss of the cards.
fn prize(ctx: &RenderContext<Java>, view: &View, palace: Cell) -> Option<Part> {
    let value = view.public.value_at(palace.index()?)?;
    let line = |says: JavaSays, what: String| {
        let parts = vec![Text::strong("grow", ctx.lang.say(says)).into(), Text::strong("", what).into()];
        Part::from(Group::of("row", parts))
    };
    let alone = points(ctx.lang, value.festival_points(1).into());
    let parts = vec![
        line(JavaSays::AloneAhead, alone),
        line(JavaSays::LevelAtTop, ctx.lang.say(JavaSays::Each(value.festival_points(2)))),
        Text::of("soft", ctx.lang.say(JavaSays::AllLost)).into(),
    ];
    Some(Group::of("note jv-prize", parts).into())
}

/// Returns the state of each bidder during an auction.
fn now(bidder: Seat) -> impl Fn(Seat) -> Bidder {
    move |seat| if seat == bidder { Bidder::Bids } else { Bidder::Waits }
}

/// Returns the auction, for the bidder.
pub(super) fn panel(ctx: &RenderContext<Java>) -> Vec<Part> {
    let Some((palace, bidder)) = running(ctx.view) else { return Vec::new() };
    let mut parts = vec![head(ctx, ctx.view, palace, "festivals")];
    parts.push(bidders(ctx, ctx.view, palace, now(bidder)));
    parts.extend(tray::bidding(ctx));
    parts.extend(prize(ctx, ctx.view, palace));
    if ctx.selection.is_some() {
        let pass = Action::Pass;
        let state = Availability::picked_if(ctx.ready() == Some(&pass));
        let text = ctx.lang.say(JavaSays::Pass);
        let pass = Control::offer(Picture::icon("flag", 24), text, Command::choose(pass.picks()), state);
        parts.push(Group::list("menu", vec![pass.into()]).into());
    }
    vec![Group::of("asked jv-auction", parts).into()]
}

/// Returns the auction while the device changes hands: laid cards and who passed.
pub(super) fn stage(ctx: &RenderContext<Java>) -> Vec<Part> {
    let Some((palace, bidder)) = running(ctx.view) else { return Vec::new() };
    let mut parts = vec![head(ctx, ctx.view, palace, "")];
    parts.push(bidders(ctx, ctx.view, palace, now(bidder)));
    vec![Group::of("jv-stage jv-auction", parts).into()]
}

/// Returns the cards when the auction closed: those before the last entry, and its own.
fn closed(ctx: &RenderContext<Java>) -> Option<(View, Cell)> {
    let mut view = ctx.before?.clone();
    let mut public = *view.public;
    let mut palace = running(&view).map(|(palace, _)| palace);
    for event in ctx.last {
        match event {
            Event::FestivalAnnounced { seat, palace: at, cards } => {
                palace = Some(*at);
                public.laid = Default::default();
                public.passed = Default::default();
                public.laid[*seat].put(cards);
            }
            Event::CardsLaid { seat, cards, .. } => public.laid[*seat].put(cards),
            Event::Passed { seat, .. } => public.passed[*seat] = true,
            _ => {}
        }
    }
    view.public = std::rc::Rc::new(public);
    view.hand_sizes = ctx.view.hand_sizes;
    Some((view, palace?))
}

/// Returns the winners of a festival, shown to all.
pub(super) fn result(ctx: &RenderContext<Java>) -> Vec<Part> {
    let Some((view, palace)) = closed(ctx) else { return Vec::new() };
    let value = palace.index().and_then(|at| view.public.value_at(at));
    let picture = value.map(|value| Picture::symbol(palace_art(value, true), 48));
    let head = Heading {
        picture,
        title: value.map(|value| ctx.lang.say(JavaSays::FestivalIn(value))).unwrap_or_default(),
        sub: won(ctx).unwrap_or_default(),
        help: "festivals".into(),
    };
    let mut parts = vec![Part::Heading(head)];
    let result = ctx.last.iter().find_map(|event| match event {
        Event::FestivalHeld { winners, points, .. } => Some((winners, *points)),
        _ => None,
    });
    parts.push(bidders(ctx, &view, palace, |seat| match result {
        Some((winners, points)) if winners[seat] => Bidder::Won(points),
        _ => Bidder::Waits,
    }));
    parts.push(Text::of("note", ctx.lang.say(JavaSays::AllLost)).into());
    vec![Group::of("asked jv-auction result", parts).into()]
}

fn won(ctx: &RenderContext<Java>) -> Option<String> {
    ctx.last.iter().find_map(|event| match event {
        Event::FestivalHeld { winners, points, .. } => {
            let seats = ctx.view.public.all_seats().filter(|seat| winners[*seat]);
            let names: Vec<String> = seats.map(|seat| ctx.names.of(seat)).collect();
            Some(ctx.lang.say(JavaSays::Won { names: &names, points: *points }))
        }
        _ => None,
    })
}

/// Returns the last entry in sentences; the panel names the winner.
pub(super) fn result_text(ctx: &RenderContext<Java>) -> String {
    let is_start = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::FestivalHeld { .. });
    let said = ctx.last.iter().filter(|event| !is_start(event));
    said.filter_map(|event| Java::event(ctx.lang, event, ctx.names)).collect::<Vec<_>>().join(" ")
}
