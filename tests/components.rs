//! Components of the shell, rendered to HTML and compared with snapshots.

use deska::games::SHELF;
use deska::lang::Lang;
use deska::lobby::GameCard;
use deska::ui::help::{contents, doc};
use deska::ui::saves::{SaveRow, SaveRowProps, error_words};
use deska::ui::settings::{Home, Motion, Settings};
use deska::ui::shelf::{Running, game_box};
use deska::ui::store::{Broken, SaveSummary, Why};
use deska::ui::table::offer::SoundOffer;
use yew::prelude::*;

/// The HTML of a component without hydration marks, one element a line.
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

/// The same for the output of a function.
pub fn drawn(draw: impl FnOnce() -> Html) -> String {
    html::<Drawn>(DrawnProps { content: draw() })
}

fn running() -> Running {
    Running { id: "a1".into(), game: "tigris".into(), standing: "Turn 14, <b>Anna</b> to move".into() }
}

#[test]
fn box_with_a_game_in_progress() {
    insta::assert_snapshot!(drawn(|| game_box(Lang::En, SHELF[0], Some(&running()))));
}

#[test]
fn closed_box() {
    use deska::games::elementaris::{Elementaris, words::TITLES};
    use deska::table::Game;
    static CLOSED: GameCard = GameCard {
        id: "elementaris",
        info: Elementaris::INFO,
        colours: deska::lobby::PLAIN,
        open: false,
        tutorial: false,
        titles: &TITLES,
    };
    insta::assert_snapshot!(drawn(|| game_box(Lang::Cs, &CLOSED, None)));
}

fn meta() -> SaveSummary {
    SaveSummary {
        id: "a1".into(),
        game: "tigris".into(),
        title: String::new(),
        players: vec![("<script>x</script>".into(), 0, 5), (String::new(), 1, 4)],
        controllers: Vec::new(),
        turn: 14,
        at: None,
        to_move: Some(1),
        changed: 0.0,
        size: 2300,
        over: false,
        broken: None,
    }
}

fn row(lang: Lang, meta: SaveSummary) -> String {
    html::<SaveRow>(SaveRowProps { lang, meta, when: "1 May 2026, 20:15".into(), onact: Callback::noop() })
}

#[test]
fn names_of_a_saved_game_are_escaped() {
    let html = row(Lang::En, meta());
    assert!(!html.contains("<script"), "{html}");
    insta::assert_snapshot!(html);
}

#[test]
fn saved_game_without_a_known_date() {
    let html = html::<SaveRow>(SaveRowProps {
        lang: Lang::En,
        meta: meta(),
        when: AttrValue::default(),
        onact: Callback::noop(),
    });
    assert!(row(Lang::En, meta()).contains("Last played 1 May 2026, 20:15"));
    assert!(!html.contains("Last played"), "{html}");
}

/// The message for a Tigris record that continues with this line after one entry.
fn error(lang: Lang, line: &str) -> String {
    let text = format!("deska 1\ngame tigris\nseats 2\nposition\nhand 0 6r\n--\n0 temple A1\n{line}\n");
    let meta = deska::ui::store::describe("a1", &text, 0.0);
    error_words(lang, &meta, meta.broken.as_ref().expect("it is broken"))
}

#[test]
fn fault_of_a_record_names_the_step_and_says_why() {
    let lines = ["0 king D6", "9 pass", "0 kng D4", "* roll", "expect"];
    let said = lines.map(|line| format!("{}\n{}", error(Lang::En, line), error(Lang::Cs, line)));
    insta::assert_snapshot!(said.join("\n\n"));
}

#[test]
fn fault_in_a_line_of_an_older_version() {
    let older = r#"{"why":{"refused":"RiverCell"},"line":27,"column":3,"reason":"`1 king H5` is refused: RiverCell"}"#;
    let broken: Broken = serde_json::from_str(older).expect("it is read as before");
    let said = error_words(Lang::En, &meta(), &broken);
    assert!(said.starts_with("The rules don't allow the step in line 27. Leaders"), "{said}");
}

#[test]
fn contents_of_a_document() {
    let section = |id: &str| {
        format!("<section data-id=\"{id}\">\n<h3 id=\"help-x-{id}\">About {id} &amp; more</h3>\n</section>\n")
    };
    let list = |ids: &[&str]| {
        let sections = doc::sections(&ids.iter().map(|id| section(id)).collect::<String>());
        drawn(|| contents(Lang::Cs, doc::contents("x", "#/rules/x", &sections), true))
    };
    assert_eq!(list(&["a", "b", "c"]), "", "few headings are seen without a list");
    insta::assert_snapshot!(list(&["a", "b", "c", "d"]));
}

#[test]
fn saved_game_that_opens_in_part() {
    let broken = Broken {
        why: Why::Refused("RiverCell".into()),
        line: 27,
        column: 1,
        entry: 12,
        step: "1 king H5".into(),
        reason: "`1 king H5` is refused: RiverCell".into(),
    };
    insta::assert_snapshot!(row(Lang::Cs, SaveSummary { broken: Some(broken), ..meta() }));
}

#[test]
fn saved_text_that_is_not_a_game() {
    let broken = Broken {
        why: Why::NotARecord,
        line: 1,
        column: 1,
        entry: 0,
        step: String::new(),
        reason: String::new(),
    };
    let meta = SaveSummary { game: String::new(), players: Vec::new(), broken: Some(broken), ..meta() };
    insta::assert_snapshot!(row(Lang::En, meta));
}

/// The name of undo is that of the control; the reason of a lock is its description.
#[test]
fn a_locked_undo_keeps_its_name() {
    use deska::play::table_view::CommandBar;
    use deska::ui::table::bar::{Bar, BarProps};
    let why = "Can't undo: the turn was handed over";
    let bar = CommandBar {
        undo: why.into(),
        locked: true,
        can_redo: false,
        text: "End turn".into(),
        sub: "2 actions left".into(),
        command: None,
        main: false,
    };
    let page = html::<Bar>(BarProps {
        bar,
        undo: "Undo".into(),
        redo: "Redo".into(),
        act: Callback::noop(),
        instead: None,
        waits: false,
        never_ask: false,
        ends: None,
        children: html! { <i>{ "beside undo" }</i> },
    });
    assert!(page.contains("beside undo"));
    assert!(page.contains("aria-label=\"Undo\"") && page.contains(&format!("title=\"{why}\"")), "{page}");
    assert_eq!(page.matches(why).count(), 1, "{page}");
    assert!(page.contains(">, <"), "a name and its second line are told apart: {page}");
}

/// The offer of sounds with these settings, after this many commands.
fn offer(settings: Settings, done: u32) -> String {
    let home = Home { settings: settings.into(), set: Callback::noop(), lang: Lang::Cs };
    drawn(|| {
        html! { <ContextProvider<Home> context={home}><SoundOffer {done} /></ContextProvider<Home>> }
    })
}

#[test]
fn sounds_are_offered_after_the_first_actions_unless_already_answered() {
    let plain = Settings::default;
    let is_offered = |settings, done| offer(settings, done).contains("Zvuk?");
    assert_eq!([0, 1, 5, 6].map(|done| is_offered(plain(), done)), [false, true, true, false]);
    assert!(!is_offered(Settings { sounds: true, ..plain() }, 1), "they are on");
    assert!(!is_offered(Settings { sounds_asked: true, ..plain() }, 1), "it was answered");
    assert!(!is_offered(Settings { motion: Motion::None, ..plain() }, 1), "nothing would be heard");
    let line = offer(plain(), 1);
    assert!(line.contains("role=\"status\"") && line.contains("Ano") && line.contains("Ne"), "{line}");
}
