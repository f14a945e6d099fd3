//! Leaves of the shell, rendered to HTML and compared with what was agreed on.

use deska::games::SHELF;
use deska::lang::Lang;
use deska::lobby::{SeatForm, ShelfBox};
use deska::table::{Game, Sits};
use deska::ui::saves::{SaveRow, SaveRowProps};
use deska::ui::setup::{SeatRow, seat_row};
use deska::ui::shelf::{Running, game_box};
use deska::ui::store::{Broken, Meta, Why};
use yew::prelude::*;

/// HTML of a component without the marks for taking it over in the browser, one element a line.
fn html<C: BaseComponent>(props: C::Properties) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let renderer = yew::LocalServerRenderer::<C>::with_props(props).hydratable(false);
    runtime.block_on(renderer.render()).replace("><", ">\n<")
}

#[derive(Properties, PartialEq)]
struct DrawnProps {
    content: Html,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    props.content.clone()
}

/// The same of what a function draws.
pub fn drawn(draw: impl FnOnce() -> Html) -> String {
    html::<Drawn>(DrawnProps { content: draw() })
}

fn running() -> Running {
    Running {
        id: "a1".into(),
        game: "tigris".into(),
        name: "Tigris & Euphrates".into(),
        title: "Anna, <b>Eva</b>".into(),
        standing: "Turn 14, Anna to move".into(),
    }
}

#[test]
fn box_with_a_game_in_progress() {
    insta::assert_snapshot!(drawn(|| game_box(Lang::En, SHELF[0], Some(&running()))));
}

#[test]
fn closed_box() {
    use deska::games::elementaris::words::TITLES;
    static CLOSED: ShelfBox = ShelfBox {
        id: "elementaris",
        seats: (2, 4),
        minutes: 120,
        colours: deska::lobby::PLAIN,
        open: false,
        lesson: false,
        titles: &TITLES,
    };
    insta::assert_snapshot!(drawn(|| game_box(Lang::Cs, &CLOSED, None)));
}

#[test]
fn seat_with_a_name_that_is_taken() {
    let row = || {
        seat_row(&SeatRow {
            lang: Lang::En,
            index: 1,
            seat: SeatForm { key: 7, name: "<i>Eva</i>".into(), sign: 1, colour: 4, sits: Sits::Person },
            seats: 2,
            info: deska::games::tigris::Tigris::INFO,
            signs: vec!["Archer".into(), "Bull".into(), "Potter".into(), "Lion".into()],
            problem: "Two seats are called Eva: rename one.".into(),
            minds: true,
            taken: (vec![0], vec![1]),
            removable: false,
            dragged: false,
            onchange: Callback::noop(),
        })
    };
    insta::assert_snapshot!(drawn(row));
}

fn meta() -> Meta {
    Meta {
        id: "a1".into(),
        game: "tigris".into(),
        title: String::new(),
        players: vec![("<script>x</script>".into(), 0, 5), (String::new(), 1, 4)],
        sits: Vec::new(),
        turn: 14,
        at: None,
        to_move: Some(1),
        changed: 0.0,
        size: 2300,
        over: false,
        broken: None,
    }
}

fn row(lang: Lang, meta: Meta) -> String {
    html::<SaveRow>(SaveRowProps { lang, meta, when: "1 May 2026, 20:15".into(), onact: Callback::noop() })
}

#[test]
fn saved_game_whose_names_are_no_markup() {
    let html = row(Lang::En, meta());
    assert!(!html.contains("<script"), "{html}");
    insta::assert_snapshot!(html);
}

#[test]
fn saved_game_that_opens_in_part() {
    let broken = Broken {
        why: Why::Refused("RiverCell".into()),
        line: 27,
        column: 1,
        reason: "`1 king H5` is refused: RiverCell".into(),
    };
    insta::assert_snapshot!(row(Lang::Cs, Meta { broken: Some(broken), ..meta() }));
}

#[test]
fn saved_text_that_is_no_game() {
    let broken = Broken { why: Why::NotARecord, line: 1, column: 1, reason: String::new() };
    let meta = Meta { game: String::new(), players: Vec::new(), broken: Some(broken), ..meta() };
    insta::assert_snapshot!(row(Lang::En, meta));
}
