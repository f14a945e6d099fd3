//! The actor strip: ransom, tiles left; and what all know of a seat: points, supplies, captives.

use crate::games::carcassonne::art::PRISONER_EMBLEM;
use crate::games::carcassonne::rules::{Action, Carcassonne, Kind, Phase, Pick, RANSOM, Rotation, What};
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::words::{points, tile};
use crate::scenes::parts::{Amount, Fold, Group, Part, Picture, Sign, State, Text, Thing};
use crate::scenes::{Deed, Look};
use crate::table::Seat;

use super::figures::symbol;
use super::loose;
use super::panel::seal;

pub(super) fn strip(look: &Look<Carcassonne>) -> Vec<Part> {
    [scores(look)].into_iter().chain(ransoms(look)).chain([unseen(look)]).collect()
}

/// Everybody's points in a line, where neither the seats nor the tray have room for them; whose turn it is stands out.
fn scores(look: &Look<Carcassonne>) -> Part {
    let public = &look.view.public;
    let score = |seat: Seat| {
        let total = public.points(seat);
        let label = format!("{}: {}", look.names.of(seat), points(look.lang, total.into()));
        let class = if seat == public.active { "cc-score active" } else { "cc-score" };
        let class = format!("{class} seat-{}", look.colour(seat)).into();
        Amount { class, ..Amount::of(seal(look, seat), total, label) }.into()
    };
    Group::inline("cc-line", String::new(), Seat::all(public.seats()).map(score).collect()).into()
}

/// Points, supplies and captives of a seat, and the tile it has drawn, where that lies in no tray.
pub(super) fn seat(look: &Look<Carcassonne>, seat: Seat) -> Vec<Part> {
    let total = look.view.public.points(seat);
    let label = points(look.lang, total.into());
    let class = format!("cc-stock seat-{}", look.colour(seat));
    let mut parts = vec![
        Amount { class: "cc-points".into(), number: total.to_string(), label, ..Amount::default() }.into(),
        Group::inline(class, String::new(), stocks(look, seat)).into(),
    ];
    parts.extend(drawn(look, seat));
    vec![Group::of("seat-state cc-seat", parts).into()]
}

/// The tile that a seat has drawn and is to lay, unless its own hands have it in the tray.
fn drawn(look: &Look<Carcassonne>, seat: Seat) -> Option<Part> {
    let public = &look.view.public;
    let Phase::Place(kind) = public.phase else { return None };
    if public.active != seat || look.selection.is_some() {
        return None;
    }
    let (pictures, label) = (
        vec![loose(public.tiles().len(), kind, Rotation::default(), 34)],
        tile(look.lang, kind, Rotation::default()),
    );
    Some(Amount { class: "cc-seat-tile".into(), pictures, label, ..Amount::default() }.into())
}

/// What a seat has in supply, and whom it holds.
pub(super) fn stocks(look: &Look<Carcassonne>, seat: Seat) -> Vec<Part> {
    let public = &look.view.public;
    let stock = |symbol: &str, words: CarcassonneSays, count: u8| {
        let count = Amount::of(Picture::symbol(symbol, 22), count, look.lang.say(words));
        Part::from(Amount { class: "cc-count".into(), ..count })
    };
    let followers = public.supply(seat);
    let mut parts = vec![stock("cc-follower", CarcassonneSays::Followers(followers), followers)];
    if public.options.towers() {
        let pieces = public.pieces(seat);
        parts.push(stock("cc-piece", CarcassonneSays::Pieces(pieces), pieces));
    }
    parts.extend(prison(look, seat));
    parts
}

/// The captives a seat holds, by owner.
fn prison<'a>(look: &'a Look<Carcassonne>, captor: Seat) -> impl Iterator<Item = Part> + 'a {
    let public = &look.view.public;
    Seat::all(public.seats()).filter(move |owner| public.prisoners(captor, *owner) > 0).map(move |owner| {
        let count = public.prisoners(captor, owner);
        let label = look.lang.say(CarcassonneSays::Prisoners { owner: &look.names.of(owner), count });
        let pictures = (0..count).map(|_| prisoner(look, owner)).collect();
        Amount { class: "prisoners".into(), pictures, label, ..Amount::default() }.into()
    })
}

/// A captive in the colour and with the symbol of its owner.
pub(super) fn prisoner(look: &Look<Carcassonne>, owner: Seat) -> Picture {
    let (x, y, side) = PRISONER_EMBLEM;
    let sign = Some(Sign { symbol: symbol(look, owner), x, y, side });
    Picture { sign, ..Picture::symbol("cc-prisoner", 26).of_seat(look.colour(owner)) }
}

/// A button to buy a figure of the viewer back; whom to pay is asked in the panel, where several hold some. Where none may
/// be bought back, a tap says why.
fn ransoms(look: &Look<Carcassonne>) -> Option<Part> {
    let public = &look.view.public;
    let me = look.viewer.filter(|_| look.selection.is_some() && public.options.ransom)?;
    let captors: Vec<Seat> =
        Seat::all(public.seats()).filter(|captor| public.prisoners(*captor, me) > 0).collect();
    let pays = |captor: &Seat| look.allows(&Action::Ransom(*captor, None));
    let first = *captors.iter().find(|captor| pays(captor)).or(captors.first())?;
    let what = Pick::What(What::Ransom);
    let (state, deed) = match captors.iter().any(pays) {
        true if captors.len() > 1 => (State::up(look.has(what)), Deed::choose([what])),
        true => (State::up(look.has(what)), Deed::choose([what, Pick::Captor(first)])),
        false => (State::Closed, Deed::act(Action::Ransom(first, None))),
    };
    let mut pictures = vec![prisoner(look, me)];
    if captors.len() == 1 {
        pictures.extend([Picture::icon("step-forward", 16), seal(look, first)]);
    }
    let label = match captors.len() {
        1 => CarcassonneSays::Ransom { captor: &look.names.of(first) },
        _ => CarcassonneSays::WhomToPay,
    };
    let button = Thing {
        key: "ransom".into(),
        pictures,
        head: look.lang.say(CarcassonneSays::RansomShort),
        text: RANSOM.to_string(),
        label: look.lang.say(label),
        state,
        ..Thing::new("btn small cc-ransom", deed)
    };
    Some(button.into())
}

/// How many tiles are left; with aids, a sheet of those nobody has seen yet.
fn unseen(look: &Look<Carcassonne>) -> Part {
    let public = &look.view.public;
    let unseen = public.unseen();
    let left = unseen.total();
    let words = if left == 0 { CarcassonneSays::LastTile } else { CarcassonneSays::TilesLeft(left as usize) };
    let kinds = Kind::all().filter(|kind| unseen.0[kind.index()] > 0);
    let entry = |kind: Kind| {
        let label = tile(look.lang, kind, Rotation::default());
        let number = format!("{} ×", unseen.0[kind.index()]);
        Amount::of(loose(0, kind, Rotation::default(), 64), number, label).into()
    };
    let mut parts = Vec::new();
    if look.aids {
        parts.push(Group::list("cc-unseen", kinds.map(entry).collect()).into());
        let gone = public.discarded().total() as usize;
        parts
            .extend((gone > 0).then(|| Text::of("", look.lang.say(CarcassonneSays::Discarded(gone))).into()));
    }
    Part::Fold(Fold {
        class: "btn small cc-left".into(),
        picture: Picture::symbol("cc-i-stack", 20),
        text: left.to_string(),
        label: look.lang.say(words),
        title: look.lang.say(CarcassonneSays::Unseen),
        parts,
    })
}
