//! Snapshots of the parts of the result page and of the replay's controls, as rendered on the server.

use std::rc::Rc;

use deska::bots::analysis::{AnalysedDecision, Finding, Scope};
use deska::lang::Lang;
use deska::lang::over::OverWords;
use deska::play::compare::Compared;
use deska::play::ending::{EndCell, EndLine, EndPage, RankedSeat, SourceStep, Sources, WalkStep};
use deska::play::table_view::{LogLine, SeatMark};
use deska::story::Emphasis;
use deska::table::{Count, Seat};
use deska::ui::analysis::{Activity, AnalysisState, List, list, panel};
use deska::ui::breakdown::breakdown;
use deska::ui::chart::chart;
use deska::ui::log::Log;
use deska::ui::over::{OverPage, WalkPage, over_page, walk_page};
use deska::ui::replay::deck::{Deck, deck};
use deska::ui::settings::Home;
use deska::ui::store::StoredAnalysis;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct InProps {
    lang: Lang,
    content: Html,
}

/// Content in a language.
#[component]
fn In(props: &InProps) -> Html {
    let home = Home { settings: Rc::default(), set: Callback::noop(), lang: props.lang };
    html! { <ContextProvider<Home> context={home}>{ props.content.clone() }</ContextProvider<Home>> }
}

/// The output of a function as text, one element a line.
fn drawn(lang: Lang, draw: impl FnOnce(Lang) -> Html + Send + 'static) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let renderer = yew::ServerRenderer::<In>::with_props(move || InProps { lang, content: draw(lang) });
    runtime.block_on(renderer.hydratable(false).render()).replace("><", ">\n<")
}

pub fn seats() -> Vec<RankedSeat> {
    let who = |name: &str, symbol: &str, colour, place| RankedSeat {
        mark: SeatMark {
            seat: Seat::new(0),
            name: name.into(),
            symbol: symbol.into(),
            colour,
            sign: String::new(),
        },
        rank: place,
    };
    vec![
        who("Eva", "seal-archer", 5, 1),
        who("Jan", "seal-lion", 3, 2),
        who("Petr", "seal-bull", 4, 3),
        who("Maxmiliána", "seal-potter", 2, 3),
    ]
}

fn cell(value: i32, extra: u8, mark: Emphasis) -> EndCell {
    EndCell {
        value,
        extra,
        extra_says: if extra > 0 { format!("{extra} treasures") } else { String::new() },
        mark,
        mark_says: if mark == Emphasis::None { String::new() } else { "weakest colour".into() },
        traced: value > 8,
    }
}

pub fn lines() -> Vec<EndLine> {
    use Emphasis::{Counts, Decides, None as No};
    let line =
        |label: &'static str, art: Option<&'static str>, sum, cells: [(i32, u8, Emphasis); 4]| EndLine {
            label: label.into(),
            art: art.map(str::to_string),
            sum,
            cells: cells.into_iter().map(|(value, extra, mark)| cell(value, extra, mark)).collect(),
        };
    vec![
        line("Temples", Some("tile-red"), false, [(12, 0, No), (10, 1, Counts), (13, 0, No), (8, 1, Counts)]),
        line("Farms", Some("tile-blue"), false, [(11, 0, No), (12, 0, No), (8, 0, Counts), (10, 0, No)]),
        line(
            "Markets",
            Some("tile-green"),
            false,
            [(11, 2, No), (11, 0, No), (8, 1, Counts), (8, 1, Counts)],
        ),
        line(
            "Settlements",
            Some("tile-black"),
            false,
            [(10, 3, Counts), (10, 1, Counts), (12, 0, No), (9, 0, No)],
        ),
        line("Weakest colour", None, true, [(10, 0, No), (10, 0, No), (8, 0, No), (8, 0, No)]),
        line("Second weakest", None, false, [(11, 0, Decides), (10, 0, Decides), (8, 0, No), (8, 0, No)]),
    ]
}

fn values() -> Vec<Vec<i32>> {
    let values = [
        [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 10],
        [0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 5, 7, 7, 8, 9, 9, 10],
        [0, 0, 1, 2, 3, 3, 4, 4, 4, 5, 6, 6, 6, 7, 7, 8, 8],
        [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 6, 8, 8],
    ];
    values.map(|line| line.to_vec()).to_vec()
}

fn ending() -> EndPage {
    let facts = [
        ("Largest single score", "Petr: 9, Temples, turn 8"),
        ("Longest lead", "Petr, turns 2 to 9"),
        ("Costliest conflict: a war", "11 tiles, settlements at K6"),
    ];
    EndPage {
        game: "tigris".into(),
        headline: "Eva wins".into(),
        reason: "Weakest colour 10 to 10 against Jan; second weakest 11 to 10 decides.".into(),
        seats: seats(),
        lines: lines(),
        extra_art: Some("treasure".into()),
        chart_title: "Weakest colour by turn".into(),
        chart: values(),
        facts: facts.map(|(a, b)| (a.to_string(), b.to_string())).to_vec(),
        ..EndPage::default()
    }
}

/// A plain part as text.
fn part(lang: Lang, make: impl FnOnce() -> Html + Send + 'static) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let renderer = yew::ServerRenderer::<In>::with_props(move || InProps { lang, content: make() });
    runtime.block_on(renderer.hydratable(false).render()).replace("><", ">\n<")
}

#[test]
fn the_breakdown_is_a_table_with_headers() {
    let text = part(Lang::En, || breakdown(Lang::En, &ending(), Some((0, 0)), &Callback::noop()));
    assert_eq!((text.matches("scope=\"col\"").count(), text.matches("scope=\"row\"").count()), (4, 6));
    assert!(!text.contains("style="));
    insta::assert_snapshot!(text);
}

#[test]
fn the_chart_is_a_picture_and_a_hidden_table() {
    let text = part(Lang::En, || chart(Lang::En, &ending()));
    assert!(!text.contains("style=") && !text.contains("NaN"));
    insta::assert_snapshot!(text);
}

#[test]
fn an_empty_chart_is_rendered() {
    for points in 0..3 {
        let text = part(Lang::Cs, move || {
            let seats = seats().into_iter().take(points).collect();
            chart(Lang::Cs, &EndPage { seats, chart: vec![vec![0; points]; points], ..EndPage::default() })
        });
        assert!(!text.contains("NaN") && !text.contains("inf"));
    }
}

pub fn page(chosen: bool, board: &'static str) -> OverPage {
    let step = |turn, text: &str, points| SourceStep { at: Count::Turn(turn), text: text.into(), points };
    let sources = Sources {
        title: "Temples, Eva".into(),
        steps: vec![
            step(3, "Eva places a temple at C4. 1 red to Eva.", 1),
            step(8, "Eva beats Petr in a war over temples, 5 to 3. 4 red to Eva.", 4),
            step(11, "Eva places a temple at E7. 1 red to Eva.", 1),
        ],
        end: Some("At the end: 2 treasures".into()),
        ..Sources::default()
    };
    OverPage {
        ending: Rc::new(ending()),
        own: None,
        notes: vec!["16 turns".into(), "3 Nov 2026, 14:20".into(), "Seed 5eed".into()],
        board: Html::from_html_unchecked(AttrValue::Static(board)),
        chosen: chosen.then(|| ((0, 0), Rc::new(sources))),
        onpick: Callback::noop(),
        analysed: Html::default(),
        onwalk: Callback::noop(),
        replay: "#/replay/1".into(),
        seats: "#/new/tigris".into(),
        onexport: Callback::noop(),
        onrematch: Some(Callback::noop()),
        trouble: None,
    }
}

/// A walk of two steps for the four seats of [`ending`].
fn walking() -> EndPage {
    let step = |stage: &str, text: &str, gains: [i32; 4], totals: [i32; 4]| WalkStep {
        stage: stage.into(),
        text: text.into(),
        gains: gains.into(),
        totals: totals.into(),
    };
    let walk = vec![
        step("Fields", "The field in the east: 9 points to Petr.", [0, 0, 9, 0], [60, 40, 58, 31]),
        step("Roads", "The longest road: 5 points to Eva.", [5, 0, 0, 0], [65, 40, 58, 31]),
    ];
    EndPage { walk, ..ending() }
}

fn walk_at(at: usize, playing: bool) -> String {
    let ending = walking();
    drawn(Lang::En, move |lang| {
        let page = WalkPage {
            ending: &ending,
            at,
            board: Html::default(),
            playing,
            speed: 2,
            ongo: Callback::noop(),
            onplay: Callback::noop(),
            onspeed: Callback::noop(),
            onskip: Callback::noop(),
        };
        walk_page(lang, &page)
    })
}

#[test]
fn the_walk_shows_a_step_with_its_points_and_goes_on_to_the_result() {
    let first = walk_at(0, true);
    for part in
        ["Step 1 of 2", "The field in the east", "+9", "walk-sum\">58</b>", "Pause", "2×", "Skip to result"]
    {
        assert!(first.contains(part), "{part}: {first}");
    }
    assert!(!first.contains("longest road") && !first.contains("+5"));
    // The longest text reserves the space in every step.
    let rooms = [first.clone(), walk_at(1, true)].map(|page| page.matches("The field in the east").count());
    assert_eq!(rooms, [2, 1]);
    assert!(first.contains("<li aria-current=\"step\">Fields</li>\n<li>Roads</li>"), "{first}");
    let last = walk_at(1, false);
    assert!(last.contains("Step 2 of 2") && last.contains("walk-sum\">65</b>") && !last.contains("Play"));
    // The last step has nothing after it but the result.
    assert!(last.contains("disabled") && last.contains("btn main"));
}

#[test]
fn the_result_offers_the_walk_where_there_is_one() {
    let with = drawn(Lang::En, |lang| {
        over_page(lang, &OverPage { ending: Rc::new(walking()), ..page(false, "<i></i>") })
    });
    assert!(with.contains("Walk through the scoring"));
    let without = drawn(Lang::En, |lang| over_page(lang, &page(false, "<i></i>")));
    assert!(!without.contains("Walk through the scoring"));
}

#[test]
fn a_phone_begins_with_its_owners_result_and_says_where_the_rematch_starts() {
    let words = |rank, shared| OverWords::Own { rank, of: 4, shared };
    for (lang, says) in [
        (Lang::En, ["You win", "You share the win", "You are third of 4", "You share second place of 4"]),
        (
            Lang::Cs,
            [
                "Vyhráli jste",
                "Dělíte se o\u{a0}vítězství",
                "Máte 3.\u{a0}místo ze\u{a0}4",
                "Dělíte se o\u{a0}2.\u{a0}místo ze\u{a0}4",
            ],
        ),
    ] {
        let said = [(1, false), (1, true), (3, false), (2, true)]
            .map(|(rank, shared)| lang.say(words(rank, shared)));
        assert_eq!(said, says);
    }
    let phone = drawn(Lang::En, |lang| {
        let own = Some(lang.say(OverWords::Own { rank: 2, of: 4, shared: false }).into());
        over_page(lang, &OverPage { own, onrematch: None, ..page(false, "<i></i>") })
    });
    let headline = &ending().headline;
    assert!(phone.find("You are second of 4</h1>") < phone.find(headline.as_str()), "{phone}");
    assert!(phone.contains("A rematch starts on the tablet.") && !phone.contains(">Rematch<"), "{phone}");
    let tablet = drawn(Lang::En, |lang| over_page(lang, &page(false, "<i></i>")));
    assert!(tablet.contains(&format!("{headline}</h1>")) && !tablet.contains("on the tablet"), "{tablet}");
}

#[test]
fn a_touched_number_shows_where_it_came_from() {
    let text = drawn(Lang::Cs, |lang| over_page(lang, &page(true, "<i></i>")));
    assert!(text.contains("Eva beats Petr") && text.contains("+4") && text.contains("aria-pressed=\"true\""));
    assert!(!drawn(Lang::Cs, |lang| over_page(lang, &page(false, "<i></i>"))).contains("Eva beats Petr"));
}

/// An analysis of a game of four: two decisions of the first seat so far.
fn analysis(state: Activity, moments: usize) -> AnalysisState {
    let mut known = StoredAnalysis::of(12);
    known.scope = Some(Scope { moments: 3, decisions: 3, of: 200 });
    let chances = (0..moments).map(|at| Finding::Chances(at, vec![250 + 100 * at as u16, 250, 250, 150]));
    known.findings.extend(chances);
    if moments == 3 {
        let decision = |entry, loss| AnalysedDecision {
            entry,
            seat: Seat::new(0),
            best: "king D5".into(),
            value: 400,
            loss,
            reasons: Vec::new(),
        };
        known.findings.extend([decision(4, 0), decision(8, 123)].map(Finding::Decision));
    }
    AnalysisState { state, known: Rc::new(known), ..AnalysisState::default() }
}

fn analysis_panel(lang: Lang, state: Activity, moments: usize) -> String {
    drawn(lang, move |lang| panel(lang, &ending(), "1", &analysis(state, moments)))
}

#[test]
fn an_analysis_shows_what_is_known_so_far_and_what_can_be_done() {
    let none = drawn(Lang::En, |lang| panel(lang, &ending(), "1", &AnalysisState::default()));
    assert!(none.contains("Analyse this game") && !none.contains("<table") && !none.contains("<progress"));
    let early = analysis_panel(Lang::En, Activity::Works, 2);
    assert!(early.contains("0 of 3 decisions") && early.contains("Stop") && !early.contains("<figure"));
    let later = analysis_panel(Lang::En, Activity::Works, 3);
    for part in
        ["2 of 3 decisions", "<figure", "id=\"chances-title\"", "mistake", "costs about 12 wins in 100"]
    {
        assert!(later.contains(part), "{part}: {later}");
    }
    assert!(later.contains("3 of 200 decisions are analysed") && later.contains("#/replay/1/8"));
    let stopped = analysis_panel(Lang::Cs, Activity::Rests, 3);
    assert!(
        stopped.contains("Posouzeno 2\u{a0}rozhodnutí ze\u{a0}3")
            || stopped.contains("Posouzeno 2 rozhodnutí ze\u{a0}3")
    );
    assert!(stopped.contains("Pokračovat"), "{stopped}");
    let lost = analysis_panel(Lang::En, Activity::Lost, 0);
    assert!(lost.contains("role=\"alert\"") && lost.contains("Try again"));
    assert!(!later.contains("style=") && !later.contains("NaN"));
}

#[test]
fn the_decision_on_the_board_is_told_in_full() {
    let text = drawn(Lang::En, |lang| {
        let compared = Compared {
            played: "pass".into(),
            other: "king to D5".into(),
            why: "Why: more leaders.".into(),
            ..Compared::default()
        };
        list(
            lang,
            &List {
                analysis: &analysis(Activity::Rests, 3),
                lines: &[],
                at: 9,
                compared: Some(&compared),
                shows_other: true,
                onpick: Callback::noop(),
                onshow: Callback::noop(),
            },
        )
    });
    for part in
        ["Played: pass", "move: king to D5", "more leaders", "aria-current=\"true\"", "verdict mistake"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert_eq!((text.matches("log-line").count(), text.matches("judge-both").count()), (2, 1));
}

#[test]
fn a_chosen_line_of_a_long_log_is_marked_as_long() {
    let line = |entry, text: &str| LogLine {
        entry,
        actor: None,
        notation: String::new(),
        text: text.into(),
        full_text: String::new(),
        scores: false,
        turn: 1,
    };
    let lines = vec![line(0, "Eva begins."), line(1, "A city: 3 points to Eva.\nThe game is over.")];
    // Both belong to one turn, so there is no line between them.
    for (at, class) in [(1, "\"log-line chosen\""), (2, "\"log-line chosen long goes-on\"")] {
        let lines = lines.clone();
        let text = drawn(Lang::En, move |_| {
            html! { <Log lines={Rc::new(lines)} {at} onpick={Callback::noop()} label="Log" /> }
        });
        assert!(text.contains(class), "{class}: {text}");
    }
}

fn deck_at(at: usize) -> Deck<'static> {
    Deck {
        entries: 12,
        at,
        moment: "Turn 2, step 5 of 12".into(),
        turns: &[1, 4, 8],
        scores: &[3, 7],
        playing: false,
        speed: 1,
        ongo: Callback::noop(),
        onplay: Callback::noop(),
        onspeed: Callback::noop(),
    }
}

#[test]
fn the_deck_stops_at_both_ends() {
    insta::assert_snapshot!(drawn(Lang::En, |lang| deck(lang, &deck_at(5))));
    assert_eq!(drawn(Lang::En, |lang| deck(lang, &deck_at(0))).matches(" disabled=").count(), 4);
    assert_eq!(drawn(Lang::En, |lang| deck(lang, &deck_at(12))).matches(" disabled=").count(), 4);
}
