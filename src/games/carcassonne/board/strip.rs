//! The actor strip with the ransom and the tiles left, and the public information about a seat: points, supplies,
//! prisoners.

use crate::games::carcassonne::art::PRISONER_EMBLEM;
use crate::games::carcassonne::rules::{
    Action, ActionKind, Carcassonne, Kind, Phase, Pick, RANSOM, Rotation,
};
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::words::{points, tile};
use crate::scenes::parts::{Amount, Availability, Control, Group, Part, Picture, Popover, Sign, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::Seat;

use super::figures::symbol;
use super::loose;
use super::panel::seal;

pub(super) fn strip(ctx: &RenderContext<Carcassonne>) -> Vec<Part> {
    [scores(ctx)].into_iter().chain(ransoms(ctx)).chain([unseen(ctx)]).collect()
}

/// Returns all scores in a line, where neither the seats nor the tray have room for them. The viewer's is lit, and the
/// active seat has a mark; while a turn has only to end, the next seat has none yet.
fn scores(ctx: &RenderContext<Carcassonne>) -> Part {
    let public = &ctx.view.public;
    let lit = ctx.viewing_seat.unwrap_or(public.active);
    let score = |seat: Seat| {
        let total = public.points(seat);
        let label = format!("{}: {}", ctx.names.of(seat), points(ctx.lang, total.into()));
        let class = match seat {
            _ if seat == lit => "cc-score lit",
            _ if seat == public.active && !ctx.awaits_end => "cc-score active",
            _ => "cc-score",
        };
        let class = format!("{class} seat-{}", ctx.colour(seat)).into();
        let repeated_counter = Some((seat, "cc-points".into()));
        Amount { class, repeated_counter, ..Amount::of(seal(ctx, seat), total, label) }.into()
    };
    Group::inline("cc-line", String::new(), Seat::all(public.seats()).map(score).collect()).into()
}

/// Returns the points, supplies and prisoners of a seat, and its drawn tile if no tray shows it.
pub(super) fn seat(ctx: &RenderContext<Carcassonne>, seat: Seat) -> Vec<Part> {
    let total = ctx.view.public.points(seat);
    let label = points(ctx.lang, total.into());
    let class = format!("cc-stock seat-{}", ctx.colour(seat));
    let mut parts = vec![
        Amount { class: "cc-points".into(), number: total.to_string(), label, ..Amount::default() }.into(),
        Group::inline(class, String::new(), stocks(ctx, seat)).into(),
    ];
    parts.extend(drawn(ctx, seat));
    vec![Group::of("seat-state cc-seat", parts).into()]
}

/// Returns the tile that a seat has drawn and has to lay, unless it is in the viewer's tray.
fn drawn(ctx: &RenderContext<Carcassonne>, seat: Seat) -> Option<Part> {
    let public = &ctx.view.public;
    let Phase::Place(kind) = public.phase else { return None };
    if public.active != seat || ctx.selection.is_some() {
        return None;
    }
    let (pictures, label) = (
        vec![loose(public.tiles().len(), kind, Rotation::default(), 34)],
        tile(ctx.lang, kind, Rotation::default()),
    );
    Some(Amount { class: "cc-seat-tile".into(), pictures, label, ..Amount::default() }.into())
}

/// Returns the supplies and the prisoners of a seat.
pub(super) fn stocks(ctx: &RenderContext<Carcassonne>, seat: Seat) -> Vec<Part> {
    let public = &ctx.view.public;
    let stock = |symbol: &str, words: CarcassonneSays, count: u8| {
        let count = Amount::of(Picture::symbol(symbol, 22), count, ctx.lang.say(words));
        Part::from(Amount { class: "cc-count".into(), ..count })
    };
    let followers = public.supply(seat);
    let mut parts = vec![stock("cc-follower", CarcassonneSays::Followers(followers), followers)];
    if public.options.towers() {
        let pieces = public.pieces(seat);
        parts.push(stock("cc-piece", CarcassonneSays::Pieces(pieces), pieces));
    }
    parts.extend(prison(ctx, seat));
    parts
}

/// Returns the prisoners of a captor, by owner.
fn prison<'a>(ctx: &'a RenderContext<Carcassonne>, captor: Seat) -> impl Iterator<Item = Part> + 'a {
    let public = &ctx.view.public;
    Seat::all(public.seats()).filter(move |owner| public.prisoners(captor, *owner) > 0).map(move |owner| {
        let count = public.prisoners(captor, owner);
        let label = ctx.lang.say(CarcassonneSays::Prisoners { owner: &ctx.names.of(owner), count });
        let pictures = (0..count).map(|_| prisoner(ctx, owner)).collect();
        Amount { class: format!("prisoners of-{owner}").into(), pictures, label, ..Amount::default() }.into()
    })
}

/// Returns a prisoner in the colour and with the symbol of its owner.
pub(super) fn prisoner(ctx: &RenderContext<Carcassonne>, owner: Seat) -> Picture {
    let (x, y, side) = PRISONER_EMBLEM;
    let sign = Some(Sign { symbol: symbol(ctx, owner), x, y, side });
    Picture { sign, ..Picture::symbol("cc-prisoner", 26).of_seat(ctx.colour(owner)) }
}

/// Returns a button to buy back a figure of the viewer. If several captors have some, the panel asks which to pay.
/// If no ransom is possible, a tap gives the reason.
fn ransoms(ctx: &RenderContext<Carcassonne>) -> Option<Part> {
    let public = &ctx.view.public;
    let me = ctx.viewing_seat.filter(|_| ctx.selection.is_some() && public.options.ransom)?;
    let captors: Vec<Seat> =
        Seat::all(public.seats()).filter(|captor| public.prisoners(*captor, me) > 0).collect();
    let can_pay = |captor: &Seat| ctx.allows(&Action::Ransom(*captor, None));
    let first = *captors.iter().find(|captor| can_pay(captor)).or(captors.first())?;
    let pick = Pick::Kind(ActionKind::Ransom);
    let (state, command) = match captors.iter().any(can_pay) {
        true if captors.len() > 1 => (Availability::picked_if(ctx.has(pick)), Command::choose([pick])),
        true => (Availability::picked_if(ctx.has(pick)), Command::choose([pick, Pick::Captor(first)])),
        false => (Availability::Refused, Command::act(Action::Ransom(first, None))),
    };
    let mut pictures = vec![prisoner(ctx, me)];
    if captors.len() == 1 {
        pictures.extend([Picture::icon("step-forward", 16), seal(ctx, first)]);
    }
    let label = match captors.len() {
        1 => CarcassonneSays::Ransom { captor: &ctx.names.of(first) },
        _ => CarcassonneSays::WhomToPay,
    };
    let button = Control {
        key: "ransom".into(),
        pictures,
        head: ctx.lang.say(CarcassonneSays::RansomShort),
        text: RANSOM.to_string(),
        label: ctx.lang.say(label),
        state,
        ..Control::new("btn small cc-ransom", command)
    };
    Some(button.into())
}

/// Returns the number of tiles left; with aids, also a sheet of the unseen tiles.
fn unseen(ctx: &RenderContext<Carcassonne>) -> Part {
    let public = &ctx.view.public;
    let unseen = public.unseen();
    let left = unseen.total();
    let words = if left == 0 { CarcassonneSays::LastTile } else { CarcassonneSays::TilesLeft(left as usize) };
    let kinds = Kind::all().filter(|kind| unseen.0[kind.index()] > 0);
    let entry = |kind: Kind| {
        let label = tile(ctx.lang, kind, Rotation::default());
        let number = format!("{} ×", unseen.0[kind.index()]);
        Amount::of(loose(0, kind, Rotation::default(), 64), number, label).into()
    };
    let mut parts = Vec::new();
    if ctx.aids {
        parts.push(Group::list("cc-unseen", kinds.map(entry).collect()).into());
        let gone = public.discarded().total() as usize;
        parts.extend((gone > 0).then(|| Text::of("", ctx.lang.say(CarcassonneSays::Discarded(gone))).into()));
    }
    Part::Popover(Popover {
        class: "btn small cc-left".into(),
        picture: Picture::symbol("cc-i-stack", 20),
        text: left.to_string(),
        label: ctx.lang.say(words),
        title: ctx.lang.say(CarcassonneSays::Unseen),
        parts,
    })
}
