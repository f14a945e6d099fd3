//! The tray: the drawn tile and how it lies, then what may be put onto the map, and what the viewer has. What is chosen
//! from is in the panel alone.

use crate::games::carcassonne::rules::{Action, Carcassonne, Cell, Kind, Phase, Pick, What};
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::words::{points, tile};
use crate::lang::{capital, small};
use crate::scenes::parts::{Amount, Group, Part, Picture, State, Text, Thing};
use crate::scenes::{Deed, Look};
use crate::table::Seat;

use super::panel::seal;
use super::stage::{turned, ways_round};
use super::strip::stocks;
use super::{fits, loose};

pub(super) fn tray(look: &Look<Carcassonne>) -> Vec<Part> {
    let colour = look.viewer.map_or(1, |seat| look.colour(seat));
    let middle = match look.view.public.phase {
        _ if look.selection.is_none() => None,
        Phase::Place(kind) => Some(drawn(look, kind)),
        Phase::Action { .. } => Some(things(look)),
        _ => None,
    };
    let parts = middle.into_iter().chain(own(look)).collect();
    vec![Group::of(format!("cc-tray seat-{colour}"), parts).into()]
}

/// The drawn tile: picked with a tap, dragged onto the map, turned where more than one way fits.
fn drawn(look: &Look<Carcassonne>, kind: Kind) -> Part {
    let aimed = matches!(look.ready(), Some(Action::Place(..)));
    let rotation = look.selection.map(turned).unwrap_or_default();
    let ways = look.selection.map(|selection| ways_round(look.view, selection)).unwrap_or_default();
    let shown = ways.iter().position(|way| *way == rotation).map_or(0, |n| n + 1);
    let way = look.lang.say(CarcassonneSays::Way { shown, of: ways.len() });
    let words = match (ways.len(), look.lang.say(CarcassonneSays::Turn)) {
        (2.., words) if aimed => format!("{words} ({})", small(&way)),
        (_, words) => words,
    };
    let turn = |back: bool| Thing {
        label: if back { look.lang.say(CarcassonneSays::TurnBack) } else { words.clone() },
        state: if ways.len() < 2 { State::Off } else { State::Plain },
        ..Thing::button(
            if back { "btn icon-only mirrored" } else { "btn icon-only" },
            Some(Picture::icon("rotate", 24)),
            String::new(),
            Deed::Rotate { back },
        )
    };
    let hand = Thing {
        pictures: vec![loose(look.view.public.tiles().len(), kind, rotation, 96)],
        label: look.lang.say(CarcassonneSays::Drawn(&tile(look.lang, kind, rotation))),
        drag: Some(Pick::What(What::Place).to_string()),
        ..Thing::new("thing cc-hand", Deed::Rotate { back: false })
    };
    // While nothing is aimed at, what holds for every place.
    let one_each = |selection| fits(look.view, selection).iter().all(|(_, ways)| ways.len() == 1);
    let told = match ways.len() {
        _ if !aimed && look.selection.is_some_and(one_each) => look.lang.say(CarcassonneSays::OneWayEach),
        _ if !aimed => String::new(),
        0 | 1 => look.lang.say(CarcassonneSays::OneWay),
        _ => way,
    };
    let name = Text::strong("cc-name", capital(&tile(look.lang, kind, rotation)));
    let told = Group::of("cc-ways", vec![name.into(), Text::of("", told).into()]);
    let parts = vec![turn(true).into(), hand.into(), turn(false).into(), told.into()];
    Group::of("cc-drawn", parts).into()
}

/// What may be put down: each thing lights where it may go, or says why it may go nowhere. Where one may stand, and doing
/// nothing, is chosen from in the panel.
fn things(look: &Look<Carcassonne>) -> Part {
    let thing = |what: What, symbol: &str, words: CarcassonneSays| {
        let pick = Pick::What(what);
        let (open, deed) = pick_or_ask(look, what);
        let piece = Thing {
            key: pick.to_string().into(),
            pictures: vec![Picture::symbol(symbol, 48)],
            text: look.lang.say(words),
            drag: open.then(|| pick.to_string()),
            state: if open { State::up(look.has(pick)) } else { State::Closed },
            ..Thing::new("thing cc-thing", deed)
        };
        Part::from(piece)
    };
    let mut all = vec![thing(What::Follower, "cc-knight", CarcassonneSays::FollowerOnTile)];
    if look.view.public.options.towers() {
        all.push(thing(What::Build, "cc-piece", CarcassonneSays::TowerPiece));
        all.push(thing(What::Top, "cc-i-tower", CarcassonneSays::FollowerOnTower));
    }
    Group::named("cc-things", String::new(), all).into()
}

/// The words for doing none of what is offered.
pub(super) const fn nobody(action: &Action) -> CarcassonneSays<'static> {
    match action {
        Action::End => CarcassonneSays::KeepPoints,
        _ => CarcassonneSays::CaptureNobody,
    }
}

/// The words for putting down nothing; with captives the turn may go on after it.
pub(super) fn nothing(look: &Look<Carcassonne>) -> CarcassonneSays<'static> {
    match look.view.public.late_ransom_may_come() {
        true => CarcassonneSays::NothingShort,
        false => CarcassonneSays::Nothing,
    }
}

/// Picks what the action step is used for. Where nothing of that kind is allowed, tries one, so that the refusal says why.
pub(super) fn pick_or_ask(look: &Look<Carcassonne>, what: What) -> (bool, Deed) {
    let open = look.legal().any(|action| action.what() == what);
    let public = &look.view.public;
    let here = public.placed().unwrap_or(Cell::new(0, 0));
    let tower = public.towers().first().map_or(here, |tower| tower.cell);
    let segment = public.tile_at(here).and_then(|laid| laid.kind.tile().segments.first());
    let asked = match (what, segment) {
        (What::Build, _) => Some(Action::Build(tower)),
        (What::Top, _) => Some(Action::Top(tower)),
        (What::Follower, Some(segment)) => Some(Action::Follower(None, segment.id)),
        _ => None,
    };
    let pick = Deed::pick(Pick::What(what));
    (open, asked.filter(|_| !open).map_or(pick, Deed::act))
}

/// The scores and the supplies of the viewer, where the seats are not in sight.
fn own(look: &Look<Carcassonne>) -> Option<Part> {
    let (me, public) = (look.viewer?, &look.view.public);
    let score = |seat: Seat| {
        let total = public.points(seat);
        let label = format!("{}: {}", look.names.of(seat), points(look.lang, total.into()));
        let class = if seat == me { "cc-score mine" } else { "cc-score" };
        Amount { class: class.into(), ..Amount::of(seal(look, seat), total, label) }.into()
    };
    let scores = Group::of("cc-scores", Seat::all(public.seats()).map(score).collect()).into();
    let parts = [scores].into_iter().chain(stocks(look, me)).collect();
    Some(Group::of(format!("cc-own seat-{}", look.colour(me)), parts).into())
}
