//! The choices of the moment as a list: figures on the tile just laid, towers, whom to capture, whom to pay; and the
//! fields in words.

use std::cmp::Reverse;

use crate::games::carcassonne::art::Posture;
use crate::games::carcassonne::rules::{
    Action, Carcassonne, Cell, Feature, Phase, Pick, SegmentId, Stand, Target, What,
};
use crate::games::carcassonne::words;
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::lang::Words;
use crate::order;
use crate::scenes::parts::{Group, Head, Part, Picture, State, Text, Thing};
use crate::scenes::{Deed, Look, Regions};
use crate::table::Slots;

use super::field::farmed;
use super::tray::pick_or_ask;

pub(super) fn panel(look: &Look<Carcassonne>) -> Vec<Part> {
    let asked = if look.selection.is_some() { choices(look) } else { None };
    let fields = (look.regions == Regions::All).then(|| fields(look));
    asked.into_iter().chain(fields).collect()
}

fn choices(look: &Look<Carcassonne>) -> Option<Part> {
    match look.view.public.phase {
        Phase::Action { .. } if look.has(Pick::What(What::Build)) || only_builds(look) => {
            Some(towers(look, What::Build))
        }
        Phase::Action { .. } if look.has(Pick::What(What::Top)) => Some(towers(look, What::Top)),
        Phase::Action { at } => Some(figures(look, at)),
        Phase::Capture { .. } => Some(captures(look)),
        Phase::Late => Some(late(look)),
        _ => None,
    }
}

/// Whether a tower piece is all that can be put down, and nothing else was asked about.
fn only_builds(look: &Look<Carcassonne>) -> bool {
    let may = |what: What| look.legal().any(|action| action.what() == what);
    let asks = [What::Follower, What::Top].into_iter().any(|what| look.has(Pick::What(what)));
    !asks && may(What::Build) && !may(What::Follower)
}

/// A panel with its head.
fn asked(
    look: &Look<Carcassonne>,
    class: &'static str,
    symbol: &str,
    title: CarcassonneSays,
    help: &'static str,
    parts: impl IntoIterator<Item = Part>,
) -> Part {
    let picture = Some(Picture::symbol(symbol, 32));
    let head = Head { picture, title: look.lang.say(title), help: help.into(), ..Head::default() };
    Group::of(class, [Part::Head(head)].into_iter().chain(parts).collect()).into()
}

/// One choice: aims at it, and the command button then does it. What is not allowed says why.
fn offer(look: &Look<Carcassonne>, action: Action, symbol: &str, text: String) -> Part {
    let legal = look.allows(&action);
    let state = if legal { State::up(look.ready() == Some(&action)) } else { State::Closed };
    let deed = if legal { Deed::choose(action.picks()) } else { Deed::act(action) };
    Thing::offer(Picture::symbol(symbol, 32), text, deed, state).into()
}

fn posture(id: SegmentId) -> String {
    let word = Posture::on(&id.to_string()).map_or("knight", Posture::word);
    format!("cc-i-{word}")
}

/// Every segment of the tile just laid, taken ones too, and "nothing".
fn figures(look: &Look<Carcassonne>, at: Cell) -> Part {
    let public = &look.view.public;
    let segments = public.tile_at(at).map_or(&[][..], |laid| laid.kind.tile().segments);
    let on = |id: SegmentId| {
        let text = words::spot(look.lang, look.view, at, Stand::Segment(id), look.names);
        offer(look, Action::Follower(None, id), &posture(id), text)
    };
    // What is allowed comes first.
    let allowed = |id: &SegmentId| look.allows(&Action::Follower(None, *id));
    let (open, closed): (Vec<SegmentId>, Vec<SegmentId>) =
        segments.iter().map(|segment| segment.id).partition(allowed);
    let menu = open.into_iter().map(on).chain([nothing(look)]).chain(closed.into_iter().map(on)).collect();
    let parts = [quick_row(look), Some(Group::list("menu", menu).into())].into_iter().flatten();
    asked(look, "asked", "cc-follower", CarcassonneSays::FollowerOnTile, "follower", parts)
}

fn nothing(look: &Look<Carcassonne>) -> Part {
    offer(look, Action::Pass, "i-close", look.lang.say(CarcassonneSays::Nothing))
}

/// What the action could be, where the tray is not in sight: above what can be chosen then.
fn quick_row(look: &Look<Carcassonne>) -> Option<Part> {
    let all = [
        (What::Follower, CarcassonneSays::FollowerOnTile),
        (What::Build, CarcassonneSays::TowerPiece),
        (What::Top, CarcassonneSays::FollowerOnTower),
    ];
    let all = all.into_iter().map(|(what, words)| quick(look, what, words)).collect();
    look.view.public.options.towers().then(|| Group::of("cc-quick row", all).into())
}

/// One of them.
fn quick(look: &Look<Carcassonne>, what: What, words: CarcassonneSays) -> Part {
    let (open, deed) = pick_or_ask(look, what);
    let state = if open { State::up(look.has(Pick::What(what))) } else { State::Closed };
    let key = Pick::What(what).to_string().into();
    Thing { key, state, choice: true, ..Thing::button("btn small", None, look.lang.say(words), deed) }.into()
}

/// Every foundation or tower that may be built on or stood on.
fn towers(look: &Look<Carcassonne>, what: What) -> Part {
    let public = &look.view.public;
    let (title, symbol) = match what {
        What::Top => (CarcassonneSays::FollowerOnTower, "cc-i-knight"),
        _ => (CarcassonneSays::TowerPiece, "cc-piece"),
    };
    let legal = look.legal().copied().filter(|action| action.what() == what);
    let row = |action: Action| {
        let (lang, view, names) = (look.lang, look.view, look.names);
        // A figure of another's first, one's own then; where nobody is in reach, last.
        let mut targets = public.effect(public.active, &action).targets;
        order::short_by_key(&mut targets, |target| target.figure.owner == public.active);
        let others = targets.iter().filter(|target| target.figure.owner != public.active).count();
        let rank = (Reverse(others), targets.is_empty());
        let text = match action {
            Action::Build(cell) => {
                public.tower_at(cell).map(|tower| words::tower_raised(lang, view, tower, &targets, names))
            }
            Action::Top(cell) => public.tower_at(cell).map(|tower| words::tower_at(lang, view, tower, names)),
            _ => None,
        };
        (rank, offer(look, action, symbol, text.unwrap_or_default()))
    };
    let mut rows: Vec<((Reverse<usize>, bool), Part)> = legal.map(row).collect();
    order::short_by_key(&mut rows, |row| row.0);
    let menu = rows.into_iter().map(|(_, part)| part).chain([nothing(look)]).collect();
    let parts = [quick_row(look), Some(Group::list("menu", menu).into())].into_iter().flatten();
    asked(look, "asked", symbol, title, "towers", parts)
}

/// Every figure in reach, and "nobody".
fn captures(look: &Look<Carcassonne>) -> Part {
    let public = &look.view.public;
    let menu = look.legal().copied().map(|action| match action {
        Action::Capture(cell, spot) => {
            let target = public.figure_at(cell, spot).map(|figure| Target { cell, spot, figure });
            let text = target.map(|target| words::target(look.lang, look.view, &target, look.names));
            let fate = public.effect(public.active, &action).captured.map(|captured| captured.fate);
            let fate = fate.map(|fate| look.lang.say(CarcassonneSays::Fate(fate)));
            let all: Vec<String> = text.into_iter().chain(fate).collect();
            offer(look, action, "cc-prisoner", all.join(": "))
        }
        _ => offer(look, action, "i-close", look.lang.say(CarcassonneSays::CaptureNobody)),
    });
    let menu = Group::list("menu", menu.collect()).into();
    asked(look, "asked", "cc-prisoner", CarcassonneSays::WhomToCapture, "tower-capture", [menu])
}

/// What the overlay of the fields shows, in words.
fn fields(look: &Look<Carcassonne>) -> Part {
    let public = &look.view.public;
    let row = |(name, field): (String, Feature)| {
        let holders: Vec<String> = field.holders().into_iter().map(|seat| look.names.of(seat)).collect();
        let (cities, points) = (field.cities.len(), field.points);
        let says = CarcassonneSays::Field { name: &name, holders: &holders, cities, points };
        Part::from(Text::of("", look.lang.say(says)))
    };
    let dead = public.dead_cells().len();
    let dead = (dead > 0).then(|| Text::of("", look.lang.say(CarcassonneSays::DeadPlaces(dead))).into());
    let rows = farmed(public).into_iter().map(row).chain(dead).collect();
    let help = Text::of("", look.lang.say(CarcassonneSays::FieldsHelp)).into();
    let list = Group::list("", rows).into();
    asked(look, "asked cc-fields", "cc-i-field", CarcassonneSays::Fields, "fields", [help, list])
}

/// The last moment to buy a figure back.
fn late(look: &Look<Carcassonne>) -> Part {
    let legal = look.legal().copied().filter(|action| *action != Action::End);
    let menu = legal.map(|action| {
        let text = Carcassonne::preview(look.lang, look.view, &action, look.names);
        offer(look, action, "cc-prisoner", text)
    });
    let menu = Group::list("menu", menu.collect()).into();
    asked(look, "asked", "cc-prisoner", CarcassonneSays::WhomToPay, "tower-ransom", [menu])
}
