//! The warning before the end: the named players, the time of counting, other marks.

use deska::games::elementaris::{Domination, Elementaris, Options, Yellow};
use deska::lang::{Lang, Names, Words};
use deska::scenes::parts::{Drawn, GroupRole, Part};
use deska::scenes::{RenderContext, Stage};
use deska::table::*;

use super::Moment;
use super::seats::{LATE, group, late};

/// Parts as indented lines: class, accessible name, text.
fn outline(parts: &[Part], depth: usize, lines: &mut String) {
    for part in parts {
        let line = match part {
            Part::Group(group) if group.role == GroupRole::Inline && !group.label.is_empty() => {
                format!("{} \"{}\"", group.class, group.label)
            }
            Part::Group(group) => group.class.to_string(),
            Part::Text(text) => format!("{} {}", text.class, text.text),
            Part::Picture(picture) => match &picture.drawn {
                Drawn::Icon(name) => format!("icon {name}"),
                Drawn::Symbol(id) => format!("symbol {id}"),
                Drawn::Number(number) => format!("picture {number}"),
            },
            other => format!("{other:?}"),
        };
        *lines += &format!("{}{}\n", "  ".repeat(depth), line.trim());
        if let Part::Group(group) = part {
            outline(&group.parts, depth + 1, lines);
        }
    }
}

/// The line for a seat.
fn told(moment: &Moment, lang: Lang, viewing_seat: usize) -> Vec<String> {
    let players = &moment.players;
    let names = Names::new(lang, Elementaris::TITLES, players);
    let view = moment.view();
    let ctx = RenderContext {
        viewing_seat: Some(Seat::new(viewing_seat)),
        ..RenderContext::at(&view, lang, &names, players)
    };
    let parts = Elementaris::warning(&ctx);
    let words = group(&parts, "warning-text").map(|words| words.parts.clone()).unwrap_or_default();
    words
        .iter()
        .map(|part| if let Part::Text(text) = part { text.text.clone() } else { String::new() })
        .collect()
}

/// The late position at another moment.
fn at(round: u16, clock: u8) -> Moment {
    let text = LATE.replace("round 24\nclock 3", &format!("round {round}\nclock {clock}"));
    late(&text, Options::default(), 3)
}

#[test]
fn cities_are_counted_at_the_next_yellow_clock_before_the_last_round_is_over() {
    let ahead = |moment: &Moment| moment.game.domination_ahead();
    for (clock, left) in [(0, 0), (1, 3), (2, 2), (3, 1), (4, 0), (15, 1)] {
        assert_eq!(ahead(&at(24, clock)), Some((9, Yellow::In(left))));
    }
    assert_eq!(ahead(&at(31, 2)), Some((9, Yellow::In(2))), "in round 33");
    assert_eq!(ahead(&at(32, 2)), None, "round 33 is not yellow");
    let aged = LATE.replace("cities 0", "orbs 0 C3 D11 A12\ncities 0");
    assert_eq!(ahead(&late(&aged, Options::default(), 3)), Some((9, Yellow::AfterAge)));
    let off = Options { domination: Domination::Off, ..Options::default() };
    assert_eq!(ahead(&late(LATE, off, 3)), None);
}

#[test]
fn the_warning_is_the_same_for_every_viewer() {
    let moment = at(24, 3);
    let wanted = ["Seat 1 is one city away from winning", "9 cities win at yellow, next round", "next round"];
    for viewing_seat in 0..3 {
        assert_eq!(told(&moment, Lang::En, viewing_seat), wanted);
    }
    assert_eq!(told(&at(24, 0), Lang::En, 0)[1], "9 cities win when this round ends");
    let czech = told(&moment, Lang::Cs, 0).join(" | ").replace('\u{a0}', " ");
    assert_eq!(
        czech,
        "Seat 1: jedno město od výhry | 9 měst vyhraje na žluté, v příštím kole | v příštím kole"
    );
}

#[test]
fn the_warning_names_everybody_close_to_winning_and_disappears_when_nobody_is() {
    let both = LATE.replace("A1 A5", "A1 A5 A8 A10");
    let moment = late(&both, Options::default(), 3);
    assert_eq!(told(&moment, Lang::En, 0)[0], "Seat 0 and Seat 1 are one city away from winning");
    let enough = LATE.replace("B10 C1", "B10 A8 C1");
    assert_eq!(
        told(&late(&enough, Options::default(), 3), Lang::En, 0)[0],
        "Seat 1 has enough cities to win"
    );
    let fallen = LATE.replace(" C8 C10", " C8");
    assert!(told(&late(&fallen, Options::default(), 3), Lang::En, 0).is_empty());
    // Two players need twelve.
    assert!(told(&late(LATE, Options::default(), 2), Lang::En, 0).is_empty());
}

#[test]
fn the_last_round_is_announced() {
    let fallen = LATE.replace(" C8 C10", " C8");
    let last = |text: &str, clock: u8| {
        let text = text.replace("round 24\nclock 3", &format!("round 33\nclock {clock}"));
        told(&late(&text, Options::default(), 3), Lang::En, 0)
    };
    let points = ["Last round", "When it ends, the best score wins"].map(str::to_owned);
    assert_eq!(last(&fallen, 0)[..2], points);
    assert_eq!(last(LATE, 2)[..2], points, "no cities are counted");
    assert_eq!(last(LATE, 0)[1], "Last round: 9 cities win, otherwise the best score");
    assert!(told(&at(32, 2), Lang::En, 0).is_empty());
}

/// The row of the seat is tinted, and each of its cities wears a second ring.
#[test]
fn the_seat_that_is_about_to_win_is_marked_in_its_row_and_on_the_map() {
    let moment = at(24, 3);
    moment.ctx(None, |ctx| {
        for seat in 0..3 {
            let row = Elementaris::seat(ctx, Seat::new(seat));
            let class = &group(&row, "seat-state").expect("a row").class;
            assert_eq!(class.contains("el-near"), seat == 1);
        }
        let scene = Elementaris::scene(ctx);
        let rings = |class: &str| scene.shapes.iter().filter(|shape| shape.class == class).count();
        assert_eq!((rings("under el-crown"), rings("under el-crown-case")), (8, 8));
    });
    late(&LATE.replace(" C8 C10", " C8"), Options::default(), 3).ctx(None, |ctx| {
        assert!(!Elementaris::scene(ctx).shapes.iter().any(|shape| shape.id.starts_with("crown")));
    });
}

#[test]
fn the_warning_and_the_seats_beside_the_map() {
    let moment = late(&LATE.replace("cities 0", "orbs 1 A3 B12\ncities 0"), Options::default(), 3);
    let mut lines = String::new();
    for lang in Lang::ALL {
        let names = Names::new(lang, Elementaris::TITLES, &moment.players);
        let view = moment.view();
        let ctx = RenderContext::at(&view, lang, &names, &moment.players);
        outline(&Elementaris::warning(&ctx), 0, &mut lines);
        outline(&Elementaris::seat(&ctx, Seat::new(1)), 0, &mut lines);
    }
    insta::assert_snapshot!(lines);
}
