//! Nothing beside the board tells of an entry before the entry has been shown.

use deska::games::GameId;
use deska::games::taj_mahal::TajMahal;
use deska::play::table_view::TableView;
use deska::scenes::Stage;
use deska::scenes::parts::{GroupRole, Part};
use deska::with_game;

use crate::camera::watch;

/// Adds the numbers in view, each with the number of its pictures. Cards of a row are left out: they come one by one.
fn numbers<'a>(parts: &'a [Part], all: &mut Vec<(&'a str, usize)>) {
    for part in parts {
        match part {
            Part::Group(group) if group.role != GroupRole::Named => numbers(&group.parts, all),
            Part::Amount(amount) if !amount.class.ends_with(" comes") => {
                all.push((&amount.number, amount.pictures.len()));
            }
            _ => {}
        }
    }
}

fn numbers_of(view: &TableView) -> Vec<(&str, usize)> {
    let mut all = Vec::new();
    view.seats.iter().for_each(|card| numbers(&card.parts, &mut all));
    all
}

/// Returns the labels of the groups of this class, at any depth.
fn labels<'a>(parts: &'a [Part], class: &str, all: &mut Vec<&'a str>) {
    for part in parts {
        if let Part::Group(group) = part {
            if group.class.split(' ').next() == Some(class) {
                all.push(&group.label);
            }
            labels(&group.parts, class, all);
        }
    }
}

/// Calls `see` with each view of a game and the one before its last entry, of the same screen.
fn each_change<G: Stage>(mut see: impl FnMut(&TableView, &TableView)) {
    let mut last: Option<TableView> = None;
    watch::<G>(1, 300, |view| {
        if let Some(before) = last.as_ref().filter(|it| it.entries < view.entries && it.mode == view.mode) {
            see(before, view);
        }
        last = Some(view.clone());
    });
}

fn of_game<G: Stage>() {
    let (mut changes, mut changed) = (0, 0);
    each_change::<G>(|before, view| {
        let shown = view.held(before);
        assert_eq!(numbers_of(&shown), numbers_of(before), "{}, entry {}", G::INFO.id, view.entries);
        assert_eq!((&shown.bar, &shown.scene), (&view.bar, &view.scene), "what can be done is never held");
        (changes, changed) = (changes + 1, changed + usize::from(numbers_of(view) != numbers_of(before)));
    });
    assert!(changes > 50, "{}: {changes} changes are too few, {changed} of numbers", G::INFO.id);
}

#[test]
fn numbers_of_seats_stay_until_their_entry_has_been_shown() {
    for game in GameId::ALL {
        with_game!(*game, G => of_game::<G>());
    }
}

#[test]
fn the_arches_of_taj_mahal_stay_until_the_cards_lie() {
    let mut changed = 0;
    each_change::<TajMahal>(|before, view| {
        let (mut old, mut new, mut seen) = (Vec::new(), Vec::new(), Vec::new());
        let shown = view.held(before);
        labels(&before.panel, "tj-niche", &mut old);
        labels(&view.panel, "tj-niche", &mut new);
        labels(&shown.panel, "tj-niche", &mut seen);
        if !old.is_empty() && !new.is_empty() {
            assert_eq!(seen, old, "entry {}", view.entries);
            changed += usize::from(old != new);
        }
    });
    assert!(changed > 20, "{changed} changes are too few");
}
