//! Every sentence of Carcassonne with The Tower.
//!
//! Facts without a language come first (`ask`, `preview`, `ground`); `en` and
//! `cs` then have one exhaustive `match` each. Czech text has plain spaces; non-breaking ones are added at the end.

mod ask;
mod cs;
mod en;
mod ground;
pub mod over;
mod preview;
pub mod say;

use crate::games::carcassonne::rules::{
    Action, Carcassonne, Cell, Event, Fate, Feature, Kind, Part, Pick, Refusal, Rotation, SegmentId, Stand,
    Target, Term, Tower, View,
};
use crate::lang::verdict::MostPoints;
use crate::lang::{Caption, Lang, Names, Titles, Who, Words, capital};
use crate::lang::{in_every_language, in_language, say};
use crate::table::{Row, Seat, Standing};

use ask::Ask;
use preview::preview_facts;

/// The sentences of the tutorial in each language.
pub const TUTORIAL: [&[&str]; Lang::ALL.len()] = in_every_language!(tutorial::TUTORIAL);

/// The title of the game in each language.
pub static TITLES: Titles = in_every_language!(title::TITLE);

impl Words for Carcassonne {
    const TITLES: &'static Titles = &TITLES;

    fn tray_name(lang: Lang) -> String {
        say!(lang, table::tray())
    }

    fn regions_name(lang: Lang) -> String {
        say!(lang, table::regions())
    }

    fn in_short(lang: Lang) -> [&'static str; 3] {
        in_language!(lang, title::IN_SHORT)
    }

    fn option(lang: Lang, field: usize) -> (String, String) {
        lang.tie_both(in_language!(lang, table::option(field)))
    }

    fn option_value(lang: Lang, field: usize, value: usize) -> String {
        say!(lang, table::option_value(field, value))
    }

    fn prompt(lang: Lang, view: &View, _: &Names) -> String {
        say!(lang, ask::prompt(&Ask::of(view)))
    }

    fn task(lang: Lang, view: &View, _: &Names) -> String {
        say!(lang, ask::task(&Ask::of(view)))
    }

    /// Turns have no numbered steps.
    fn steps_left_text(_lang: Lang, _left: usize) -> String {
        String::new()
    }

    /// Nothing is done between the turns of a seat.
    fn doing(lang: Lang, view: &View, seat: Seat) -> String {
        if view.public.active == seat { say!(lang, ask::doing(&Ask::of(view))) } else { String::new() }
    }

    fn phase(lang: Lang, view: &View) -> String {
        say!(lang, table::phase(&view.public.phase))
    }

    fn action(lang: Lang, action: &Action) -> String {
        say!(lang, act::action(action))
    }

    fn choice(lang: Lang, view: &View, action: &Action) -> String {
        match *action {
            Action::Follower(at, id) => {
                say!(lang, act::claim(id, Some(ground::segment_sides(&view.public, at, id))))
            }
            _ => Self::action(lang, action),
        }
    }

    fn pick(lang: Lang, pick: Pick) -> String {
        say!(lang, act::pick(pick))
    }

    fn preview(lang: Lang, view: &View, action: &Action, names: &Names) -> String {
        let who = Who::deciding(names, view.public.turn().seat());
        let sentences =
            preview_facts(view, action).into_iter().map(|fact| say!(lang, preview::preview(&fact, &who)));
        sentences.collect::<Vec<String>>().join(" ")
    }

    fn commit(lang: Lang, view: &View, action: &Action) -> Caption {
        let own = match *action {
            Action::Capture(at, spot) => {
                view.public.figure_at(at, spot).is_some_and(|f| f.owner == view.public.active)
            }
            _ => false,
        };
        let text = match action {
            // The turn may continue after it.
            Action::Pass if view.public.is_late_ransom_possible() => {
                lang.say(say::CarcassonneSays::NothingShort)
            }
            _ => say!(lang, act::commit(action, own)),
        };
        Caption { text, sub: String::new() }
    }

    fn feature_text(lang: Lang, name: &str) -> Option<String> {
        let text = in_language!(lang, feature::feature(name))?;
        Some(lang.tie(text.to_string()))
    }

    fn event(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        let sentence = in_language!(lang, event::event(event, &Who::for_all(names)));
        sentence.map(|text| lang.tie(text))
    }

    fn glance(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        match in_language!(lang, event::glance(event, &Who::for_all(names))) {
            Some(text) => Some(lang.tie(text)),
            None => Self::event(lang, event, names),
        }
    }

    fn logged(lang: Lang, event: &Event, names: &Names) -> Option<String> {
        Self::glance(lang, event, names)
    }

    fn refusal(lang: Lang, refusal: Refusal) -> String {
        say!(lang, refusal::refusal(refusal))
    }

    fn refusal_everywhere(lang: Lang, action: &Action, refusal: Refusal) -> String {
        say!(lang, refusal::everywhere(action, refusal))
    }

    fn term(lang: Lang, term: Term) -> String {
        say!(lang, result::term(term))
    }

    fn verdict(lang: Lang, standing: &Standing<Term>, names: &Names) -> (String, String) {
        MostPoints::of(standing, &Term::Total).said(lang, names)
    }

    fn describe(lang: Lang, view: &View, names: &Names) -> Vec<(String, Vec<String>)> {
        let who = Who::for_viewer(names, view.viewer);
        let groups = in_language!(lang, describe::describe(view, &who));
        lang.tie_groups(groups)
    }

    fn chart(lang: Lang, rows: &[Row<Term>]) -> (String, Vec<i32>) {
        let track = rows.iter().find(|row| row.term == Term::Track);
        (say!(lang, result::chart()), track.map(|row| row.values.clone()).unwrap_or_default())
    }
}

/// Returns the name of a place for screen readers, short facts first: `two north of the start, city north,
/// road east and west, your thief`. For a free place: the edges it needs and in how many ways the drawn tile
/// fits.
pub fn cell(lang: Lang, view: &View, at: Cell, names: &Names) -> String {
    say!(lang, ground::cell(&ground::PlaceFacts::of(view, at), &Who::for_viewer(names, view.viewer)))
}

/// Returns the name of a spot on a laid tile for screen readers: the figure there or the one that could be placed, with
/// its feature and whether that is free: `thief on the road of 3 tiles, 3 points, free`. Says so if there is no such
/// spot.
pub fn spot(lang: Lang, view: &View, at: Cell, spot: Stand, names: &Names) -> String {
    say!(lang, ground::spot(&ground::StandFacts::of(view, at, spot), &Who::for_viewer(names, view.viewer)))
}

/// Returns the position of a cell: `two north of the start`; `start tile`.
pub fn place(lang: Lang, at: Cell) -> String {
    say!(lang, ground::place(at))
}

/// Contents of a tile in this rotation: `city north, road east and west, foundation`.
pub fn tile(lang: Lang, kind: Kind, rotation: Rotation) -> String {
    say!(lang, ground::tile(kind, rotation))
}

/// `tower of 2 floors, open`, `foundation`.
pub fn tower(lang: Lang, view: &View, tower: &Tower, names: &Names) -> String {
    say!(lang, ground::tower(tower.height, tower.top.map(|f| f.owner), &Who::for_viewer(names, view.viewer)))
}

/// Describes a tower in a list of choices: `Tower of 2 floors, open, two north of the start`.
pub fn tower_at(lang: Lang, view: &View, tower: &Tower, names: &Names) -> String {
    let owner = tower.top.map(|f| f.owner);
    say!(lang, ground::tower_at(tower.height, owner, tower.cell, &Who::for_viewer(names, view.viewer)))
}

/// Describes a tower that can be raised, and the figures it could then capture: `Tower, 1→2 floors, two north of the
/// start: could capture Petr's knight`.
pub fn tower_raised(lang: Lang, view: &View, tower: &Tower, targets: &[Target], names: &Names) -> String {
    say!(lang, ground::tower_raised(tower.height, tower.cell, targets, &Who::for_viewer(names, view.viewer)))
}

/// Describes a tower that can be raised, with its position: `Tower, 1→2 floors, two north of the start`.
pub fn tower_rises(lang: Lang, tower: &Tower) -> String {
    say!(lang, ground::tower_rises(tower.height, tower.cell))
}

/// Returns the same in two short lines: its letter on the map, the direction from the last tile, and the figures in
/// reach.
pub fn tower_row(
    lang: Lang,
    view: &View,
    tower: &Tower,
    letter: Option<char>,
    targets: &[Target],
    names: &Names,
) -> (String, String) {
    let who = Who::for_viewer(names, view.viewer);
    let way = ground::way_from(view.public.placed().unwrap_or(Cell::new(0, 0)), tower.cell);
    tied(lang, in_language!(lang, ground::tower_row(tower.height, letter, &way, targets, &who)))
}

/// Describes a tower that a follower can close, in two short lines: `Tower B, 2 west`, `1 floor: your follower closes
/// it`.
pub fn top_row(lang: Lang, view: &View, tower: &Tower, letter: Option<char>) -> (String, String) {
    let way = ground::way_from(view.public.placed().unwrap_or(Cell::new(0, 0)), tower.cell);
    tied(lang, in_language!(lang, ground::top_row(tower.height, letter, &way)))
}

/// Describes a figure with its owner: `Petr's knight`.
pub fn whose(lang: Lang, view: &View, owner: Seat, spot: Stand, names: &Names) -> String {
    capital(&say!(lang, ground::whose(owner, spot, &Who::for_viewer(names, view.viewer))))
}

/// Describes a figure that can be captured, in two short lines: its owner; its direction from the tower and its fate.
pub fn target_row(
    lang: Lang,
    view: &View,
    tower: Cell,
    target: &Target,
    fate: Fate,
    names: &Names,
) -> (String, String) {
    let who = Who::for_viewer(names, view.viewer);
    let feature = match target.spot {
        Stand::Segment(id) => view.public.feature(target.cell, id),
        Stand::Top => None,
    };
    let way = ground::way_from(tower, target.cell);
    tied(lang, in_language!(lang, ground::target_row(target, &way, feature.as_ref(), fate, &who)))
}

/// Describes a follower placed on a segment, in two short lines: its kind and position; the value of the feature.
pub fn claimed(lang: Lang, view: &View, at: Cell, id: SegmentId, names: &Names) -> (String, String) {
    let facts = ground::StandFacts::of(view, at, Stand::Segment(id));
    tied(lang, in_language!(lang, ground::claimed(id.part, &facts, &Who::for_viewer(names, view.viewer))))
}

fn tied(lang: Lang, (head, text): (String, String)) -> (String, String) {
    (lang.tie(head), lang.tie(text))
}

/// Describes a feature in one line: `city, 5 tiles, 2 pennants, 12 points for Anna and Petr`.
pub fn feature(lang: Lang, view: &View, feature: &Feature, names: &Names) -> String {
    say!(lang, ground::feature(feature, &Who::for_viewer(names, view.viewer)))
}

/// `knight`, `thief`, `monk`, `farmer`.
pub fn posture(lang: Lang, part: Part) -> String {
    say!(lang, noun::posture(part))
}

/// Describes a figure that can be captured: `Petr's knight, two north of the start`.
pub fn target(lang: Lang, view: &View, target: &Target, names: &Names) -> String {
    say!(lang, ground::target(target, &Who::for_viewer(names, view.viewer)))
}

/// `12 points`.
pub fn points(lang: Lang, count: usize) -> String {
    say!(lang, noun::points(count))
}
