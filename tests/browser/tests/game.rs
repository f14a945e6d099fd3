//! A game on the screen: played by fingers and by keys, kept, hidden, and taken up again.

use anyhow::{Context, Result, ensure};
use deska::games::tigris::{Action, Color, Tigris};
use deska::story::{self, Story};
use deska::table::{Game, Session, record};
use deska_browser_tests::{
    Browser, DESKTOP, Hands, PHONE, START, Seen, Size, TABLET, Table, choose, fixture, native, until_phase,
};
use serde_json::{Value, json};
use thirtyfour::Key;

/// A record for every phase in which somebody decides.
const PHASES: [(&str, &str); 8] = [
    ("action", "w11-revolt-won"),
    ("revolt_attacker", "w11-revolt-won"),
    ("revolt_defender", "w11-revolt-won"),
    ("choose_conflict", "w02-war-two-colours"),
    ("war_attacker", "w02-war-two-colours"),
    ("war_defender", "w02-war-two-colours"),
    ("monument", "w15-monument-after-war"),
    ("treasure", "w27-corner-and-choice"),
];

/// Plays with fingers until the game is over; answers the phases it went through.
async fn play_to_the_end(table: &Table, turns: usize) -> Result<Seen> {
    let mut seen = Seen::new();
    loop {
        if table.has(".over").await? {
            return Ok(seen);
        }
        if table.has(".curtain").await? {
            table.hold().await?;
        }
        table.dismiss().await?;
        let session = table.session().await?;
        if session.ended().is_some() {
            let before = table.text().await?;
            table.confirm().await?;
            table.saved_after(&before).await?;
            continue;
        }
        let action = choose(&session, turns, &seen)?;
        table.act(&session, action).await?;
        seen.insert(session.game().phase().to_string());
        seen.insert(table.session().await?.game().phase().to_string());
    }
}

/// The numbers on the page of the finished game.
async fn breakdown(table: &Table) -> Result<Value> {
    let script = "return [...document.querySelectorAll('.breakdown tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => Number(cell.querySelector('b').textContent)))";
    table.browser.script(script).await
}

/// The same numbers by the rules.
fn expected(session: &Session<Tigris>) -> Value {
    let standing = session.game().standing();
    let ranking = story::ranking(&standing.places);
    let row = |line: &story::Line<_>| -> Value {
        ranking.iter().map(|seat| line.cells[seat.index()].value).collect::<Vec<i32>>().into()
    };
    Tigris::breakdown(&standing).iter().map(row).collect()
}

/// A position of two that is full of conflicts, with a square nearly built and a small bag.
const CONFLICTS: &str =
    "deska 1\ngame tigris\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nseed 2\nposition
   A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P
 1 .  .  .  .  ~  ~  ~  ~  ~  .  r* .  ~  .  .  .
 2 .  r* .  .  ~  .  .  .  .  .  .  .  ~  .  .  r*
 3 .  .  .  ~  ~  .  .  .  .  .  .  .  ~  ~  .  .
 4 ~  ~  ~  ~  .  K0 k  .  g  K1 .  .  .  ~  ~  ~
 5 .  .  .  .  .  r  g  .  k  r  k  .  .  .  ~  ~
 6 .  .  .  .  .  T0 g  .  r  T1 .  .  .  .  ~  .
 7 ~  ~  ~  ~  .  .  .  .  .  .  .  .  ~  ~  ~  .
 8 .  r* .  ~  ~  ~  ~  .  .  .  .  .  ~  .  .  .
 9 .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  r* .
10 .  g  g  .  .  .  .  .  .  .  .  .  .  .  .  .
11 .  g  .  .  .  .  .  .  .  .  .  .  .  .  .  .
active 0
actions 2
hand 0 1k1r3g1b
hand 1 1k4g1b
bag 8r6k6b8g
--
";

async fn a_whole_game(size: Size, start: &str, turns: usize, phases: &[&str]) -> Result<()> {
    play_whole(&Table::open(size, start).await?, turns, phases).await
}

async fn play_whole(table: &Table, turns: usize, phases: &[&str]) -> Result<()> {
    let seen = play_to_the_end(table, turns).await?;
    for phase in phases {
        ensure!(seen.contains(*phase), "the game never came to {phase}: {seen:?}");
    }
    let session = table.session().await?;
    assert_eq!(session.game().phase(), "game_over");
    let shown = breakdown(table).await?;
    assert_eq!(shown, expected(&session));
    // The lines of the four colours, sorted, are what the rules call the final score.
    let finals = session.game().json()["final"].clone();
    for (column, seat) in story::ranking(&session.game().standing().places).iter().enumerate() {
        let mut values: Vec<i64> = (0..4).filter_map(|row| shown[row][column].as_i64()).collect();
        values.sort_unstable();
        assert_eq!(json!(values), finals[seat.index()]);
    }
    let width = table.browser.script("return innerWidth").await?;
    table.browser.screenshot(&format!("game-over-{width}")).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn an_exported_game_plays_to_the_same_end() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    play_to_the_end(&table, 0).await?;
    let session = table.session().await?;
    assert_eq!(breakdown(&table).await?, expected(&session));
    // What is exported is what is stored, and it plays to the same end.
    table.press(".over-foot .btn:has([href='#i-export'])").await?;
    let exported = table.execute("return document.querySelector('dialog textarea').value", vec![]).await?;
    let exported = exported.as_str().context("no text")?;
    assert_eq!(exported, table.text().await?);
    assert_eq!(expected(&native(exported)?), expected(&session));
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_whole_game_is_played_by_clicks_on_a_tablet() -> Result<()> {
    a_whole_game(TABLET, START, 12, &["revolt_attacker", "revolt_defender", "treasure"]).await
}

/// Four seats, so that the curtain passes the tablet on to everybody.
const FOUR: &str = "deska 1\ngame tigris\nseats 4\nplayer 0 0 5 Anna\nplayer 1 1 4 Petr\nplayer 2 2 2 Eva\n\
                    player 3 3 3 Jan\nseed a7\n--\n";

#[tokio::test]
async fn a_whole_game_of_four_is_played_by_keys_alone_on_a_tablet() -> Result<()> {
    play_whole(&Table::open_for(Hands::Keys, TABLET, FOUR).await?, 8, &["action"]).await
}

#[tokio::test]
async fn wars_and_monuments_are_played_by_keys_alone_on_a_phone() -> Result<()> {
    play_whole(&Table::open_for(Hands::Keys, PHONE, CONFLICTS).await?, 4, &ALL_CONFLICTS).await
}

#[tokio::test]
async fn a_whole_game_of_four_is_played_by_touch_on_a_tablet() -> Result<()> {
    play_whole(&Table::open_for(Hands::Touch, TABLET, FOUR).await?, 6, &["action"]).await
}

#[tokio::test]
async fn wars_and_monuments_are_played_by_keys_alone_on_a_desktop() -> Result<()> {
    play_whole(&Table::open_for(Hands::Keys, DESKTOP, CONFLICTS).await?, 4, &ALL_CONFLICTS).await
}

const ALL_CONFLICTS: [&str; 4] = ["choose_conflict", "war_attacker", "war_defender", "monument"];

#[tokio::test]
async fn wars_and_monuments_are_played_by_clicks() -> Result<()> {
    a_whole_game(TABLET, CONFLICTS, 4, &ALL_CONFLICTS).await
}

#[tokio::test]
async fn a_game_is_played_by_taps_on_a_phone() -> Result<()> {
    a_whole_game(PHONE, CONFLICTS, 4, &ALL_CONFLICTS).await
}

#[tokio::test]
async fn a_whole_game_is_played_by_clicks_on_a_desktop() -> Result<()> {
    a_whole_game(DESKTOP, START, 2, &[]).await
}

/// A board with temples and treasures only.
const TREASURES: &str = "
 1 .  .  .  .  ~  ~  ~  ~  ~  .  r* .  ~  .  .  .
 2 .  r* .  .  ~  .  .  .  .  .  .  .  ~  .  .  r*
 3 .  .  .  ~  ~  r* .  .  .  .  .  .  ~  ~  .  .
 4 ~  ~  ~  ~  .  .  .  .  .  .  .  .  .  ~  ~  ~
 5 .  .  .  .  .  .  .  .  .  .  .  .  .  r* ~  ~
 6 .  .  .  .  .  .  .  .  .  .  .  .  .  .  ~  .
 7 ~  ~  ~  ~  .  .  .  .  r* .  .  .  ~  ~  ~  .
 8 .  r* .  ~  ~  ~  ~  .  .  .  .  .  ~  .  .  .
 9 .  .  .  .  .  .  ~  ~  ~  ~  ~  ~  ~  .  r* .
10 .  .  .  .  .  r* .  .  .  .  .  .  .  .  .  .
11 .  .  .  .  .  .  .  .  .  .  r* .  .  .  .  .
";

/// Two records that differ only in what seat 0 holds and drew; seat 1 is to move.
fn alike(hand: &str, swapped: &str, drawn: &str) -> String {
    format!(
        "deska 1\ngame tigris\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nseed 1\nsealed 3\nposition\n\
         {TREASURES}active 0\nactions 2\nhand 0 {hand}\nhand 1 2k2r1b1g\nbag 20r20k20b20g\n--\n0 swap {swapped}\n* draw 0 {drawn}\n0 pass\n"
    )
}

const ONE: (&str, &str, &str) = ("6r", "3r", "3g");
const OTHER: (&str, &str, &str) = ("1k2b3g", "1k1b1g", "3k");

/// Document and accessibility tree of both records, behind the curtain and before the eyes of seat 1.
async fn seen_of(table: &Table, (hand, swapped, drawn): (&str, &str, &str)) -> Result<Vec<String>> {
    table.sit(&alike(hand, swapped, drawn)).await?;
    table.says(".curtain-name", "Petr").await?;
    let mut seen = vec![table.document().await?, table.accessibility().await?];
    table.reveal().await?;
    seen.extend([table.document().await?, table.accessibility().await?]);
    table.dismiss().await?;
    for key in ["t", "l", "m", "c"] {
        table.browser.keys(key).await?;
        table.until("dialog[open]").await?;
        seen.extend([table.document().await?, table.accessibility().await?]);
        table.browser.keys(Key::Escape + "").await?;
        table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    }
    table.browser.keys("h").await?;
    table.until(".tray-hidden").await?;
    seen.extend([table.document().await?, table.accessibility().await?]);
    Ok(seen)
}

#[tokio::test]
async fn nothing_on_the_screen_depends_on_the_hand_of_another() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let (one, other) = (seen_of(&table, ONE).await?, seen_of(&table, OTHER).await?);
    for (n, (one, other)) in one.iter().zip(&other).enumerate() {
        assert_eq!(strip_numbers(one), strip_numbers(other), "picture {n}");
        ensure!(!one.contains("swap 3r") && !one.contains("draw 0"), "picture {n} shows what was drawn");
    }
    table.browser.assert_quiet().await
}

/// Ids that the browser counts up are no difference.
fn strip_numbers(text: &str) -> String {
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// What must not be found while nobody may look.
async fn assert_covered(table: &Table) -> Result<()> {
    for css in [".thing", ".hand", ".tray-hand", ".cubes", ".choices", ".log", ".text-view", ".stepper"] {
        ensure!(!table.has(css).await?, "`{css}` is in the page behind the curtain");
    }
    let (document, tree) = (table.document().await?, table.accessibility().await?);
    for word in ["swap ", "draw ", "tile-"] {
        ensure!(!document.contains(word), "the document says `{word}`");
        ensure!(!tree.contains(word), "the accessibility tree says `{word}`");
    }
    let index = table.execute("return localStorage.getItem('deska.index') || ''", vec![]).await?;
    ensure!(
        !index.as_str().unwrap_or_default().contains("draw"),
        "the list of saved games says what was drawn"
    );
    Ok(())
}

#[tokio::test]
async fn the_curtain_leaks_nothing_after_a_turn() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    assert_covered(&table).await?;
    table.reveal().await?;
    table.count(".thing.tile", 6).await?;
    let shown = table.said(".who").await?;
    table.typed(&swap(&table.session().await?)?.to_string()).await?;
    table.typed("pass").await?;
    table.confirm().await?;
    table.until(".curtain").await?;
    assert_covered(&table).await?;
    let (document, tree) = (table.document().await?, table.accessibility().await?);
    for word in ["emple", "arket", "arm ", "ettlement", "point"] {
        ensure!(!document.contains(word), "the document says `{word}`");
        ensure!(!tree.contains(word), "the accessibility tree says `{word}`");
    }
    ensure!(table.said(".curtain-name").await? != shown, "the turn was not handed over");
    let name = table.said(".curtain-name").await?;
    assert_eq!(table.browser.driver.title().await?, format!("{name} · Deska"));
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_stray_touch_does_not_open_the_curtain() -> Result<()> {
    for size in [TABLET, PHONE] {
        let table = Table::open(size, START).await?;
        table.press(".curtain-button").await?;
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        ensure!(table.has(".curtain").await?, "a tap opened the curtain");
        assert_covered(&table).await?;
        table.hold().await?;
        table.browser.assert_quiet().await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_finger_that_opens_the_curtain_touches_nothing_else() -> Result<()> {
    for size in [PHONE, TABLET] {
        let table = Table::open(size, START).await?;
        table.browser.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        table
            .browser
            .script(
                "document.addEventListener('click', (e) => window.clicked = e.target.outerHTML.slice(0, 200), true)",
            )
            .await?;
        table.let_go_at_once().await?;
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        let seen =
            "const t = document.querySelector('.prompt').textContent; return t.includes('Looking back')";
        assert_eq!(table.browser.script(seen).await?, false, "letting go of the curtain looked back");
        assert_eq!(table.browser.script("return window.clicked || ''").await?, "", "letting go was a click");
        table.browser.assert_quiet().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_hidden_hand_is_not_in_the_page() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.browser.keys("h").await?;
    table.until(".tray-hidden").await?;
    for css in [".thing", ".hand", ".tray .cubes"] {
        ensure!(!table.has(css).await?, "`{css}` is in the page while the hand is hidden");
    }
    // Nothing can be done with a hand nobody sees.
    let before = table.text().await?;
    table.type_move("pass").await?;
    assert_eq!(table.text().await?, before);
    table.browser.keys("h").await?;
    table.count(".thing.tile", 6).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_page_that_was_away_comes_back_on_the_curtain() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    let hide =
        "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange')); delete document.visibilityState;";
    // With a sheet open too.
    table.browser.keys("t").await?;
    table.until("dialog[open]").await?;
    table.browser.script(hide).await?;
    table.until(".curtain").await?;
    assert_covered(&table).await?;
    table.hold().await?;
    table.count(".thing.tile", 6).await?;
    table.browser.assert_quiet().await
}

/// Everything a seat sees of the position, in words.
async fn position(table: &Table) -> Result<Value> {
    let script = "const labels = (css) => [...document.querySelectorAll(css)].map((e) => e.getAttribute('aria-label'));
        const text = (css) => document.querySelector(css)?.textContent;
        return [labels('[role=gridcell]'), labels('.thing'), text('.strip'), text('.panel-room'), text('.seats'), text('#confirm')]";
    table.browser.script(script).await
}

async fn reload_and_go_on(table: &Table, phase: &str, text: &str) -> Result<()> {
    table.sit(text).await?;
    table.reveal().await?;
    table.dismiss().await?;
    let before = position(table).await?;
    table.browser.reload().await?;
    table.until(".curtain").await?;
    assert_covered(table).await?;
    assert_eq!(table.text().await?, text, "{phase}: a reload changed the record");
    table.reveal().await?;
    table.dismiss().await?;
    assert_eq!(position(table).await?, before, "{phase}");
    let session = table.session().await?;
    assert_eq!(session.game().phase(), phase);
    let entries = table.entries().await?;
    table.act(&session, choose(&session, 99, &Seen::new())?).await?;
    ensure!(table.entries().await? > entries, "{phase}: the game does not go on");
    Ok(())
}

#[tokio::test]
async fn a_reload_in_any_phase_loses_nothing() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    for (phase, name) in PHASES {
        let text = until_phase(&fixture(name)?, phase)?;
        reload_and_go_on(&table, phase, &text).await.with_context(|| phase.to_string())?;
        table.browser.assert_quiet().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_reload_before_the_end_of_the_turn_still_waits_for_it() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    let holder = table.said(".who").await?;
    let mut session = table.session().await?;
    for _ in 0..2 {
        let action = choose(&session, 99, &["revolt_attacker".into()].into())?;
        table.typed(&action.to_string()).await?;
        session = table.session().await?;
    }
    ensure!(session.ended().is_some(), "the turn should be over");
    let text = table.text().await?;
    table.browser.reload().await?;
    table.until(".curtain").await?;
    table.says(".curtain-name", &holder).await?;
    table.reveal().await?;
    assert_eq!(table.text().await?, text);
    // It can still be taken back, and done again.
    table.browser.keys("z").await?;
    table.saved_after(&text).await?;
    table.browser.keys("y").await?;
    table.browser.wait_until("return !!document.querySelector('#confirm.main')").await?;
    assert_eq!(table.text().await?, text);
    table.confirm().await?;
    table.until(".curtain").await?;
    ensure!(table.said(".curtain-name").await? != holder, "the turn was not handed over");
    table.browser.assert_quiet().await
}

/// A game that is over and seen to its end.
fn finished() -> Result<String> {
    let mut session = native(&fixture("w33-other-refusals")?)?;
    session.seal();
    Ok(record::write(&session))
}

#[tokio::test]
async fn a_reload_after_the_end_shows_the_end() -> Result<()> {
    let text = finished()?;
    let table = Table::open(TABLET, &text).await?;
    table.until(".over").await.context("a game that is over opens on its result")?;
    let (headline, shown) = (table.said("#over-headline").await?, breakdown(&table).await?);
    table.browser.reload().await?;
    table.until(".over").await?;
    assert_eq!((table.said("#over-headline").await?, breakdown(&table).await?), (headline, shown));
    table.browser.assert_quiet().await
}

/// A game of a few entries.
fn good() -> Result<String> {
    Ok(record::write(&native(&fixture("w02-war-two-colours")?)?))
}

/// Pastes a text into the import sheet; answers what is said about it.
async fn import(table: &Table, text: &str) -> Result<String> {
    table.go("/saves").await?;
    table.press(".saves .btn:has([href='#i-import'])").await?;
    table.until("#import-text").await?;
    let paste = "const field = document.getElementById('import-text'); field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }))";
    table.execute(paste, vec![json!(text)]).await?;
    table.press("dialog .row.end .btn.main").await?;
    table.until("dialog .notice").await?;
    let said = table.said("dialog .notice").await?;
    table.press("dialog .sheet-head button").await?;
    Ok(said)
}

/// Whether exactly this text is stored as a game.
async fn keeps(table: &Table, text: &str) -> Result<bool> {
    let script = "return Object.keys(localStorage).some((k) => k.startsWith('deska.game.') && localStorage[k] === arguments[0])";
    Ok(table.execute(script, vec![json!(text)]).await? == true)
}

#[tokio::test]
async fn broken_files_say_why_and_are_kept() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let good = good()?;
    let head = good.split("--").next().unwrap_or_default().to_string();
    let cases = [
        (head, "cannot be read"),
        (good.replacen("deska 1", "deska 9", 1), "newer Deska (format 9)"),
        (good.replacen("game tigris", "game chess", 1), "“chess”"),
        (good.replacen("seats 3", "seats 9", 1).replacen("player 0", "player x", 1), "cannot be read"),
        (good.replacen("active 0", "active 7", 1), "cannot be read"),
        (good.replacen("0 market H5", "0 market ZZ", 1), "line"),
        (good.replacen("0 conflict green", "0 conflict red", 1), "do not allow"),
    ];
    for (text, why) in &cases {
        ensure!(*text != good, "the case for `{why}` changes nothing");
        let said = import(&table, text).await?;
        ensure!(said.contains(why), "`{said}` does not say `{why}`");
        ensure!(keeps(&table, text).await?, "the text is not kept: {said}");
    }
    let said = import(&table, "Dear Anna,\n\nsee you").await?;
    ensure!(said.contains("Nothing was imported"), "{said}");
    ensure!(import(&table, &good).await?.contains("was imported"));
    table.browser.reload().await?;
    table.count(".save", cases.len() + 2).await?;
    for (text, _) in &cases {
        ensure!(keeps(&table, text).await?, "a text was lost");
    }
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_broken_game_opened_by_its_address_says_why() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    for text in [
        "",
        "nonsense",
        "deska 9\ngame tigris\n--\n",
        "deska 1\ngame chess\nseats 2\n--\n",
        "deska 1\ngame tigris\nseats 9\n--\n",
    ] {
        table.sit(text).await?;
        table.until(".sorry").await?;
        assert_eq!(table.text().await?, text);
    }
    table.go("/play/nothing").await?;
    table.until(".sorry").await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_game_that_stops_half_way_opens_up_to_there() -> Result<()> {
    let text = good()?.replacen("0 conflict green", "0 conflict red", 1);
    let table = Table::open(TABLET, &text).await?;
    table.reveal().await?;
    ensure!(table.said(".notices").await?.contains("line"), "the fault is not named");
    // It is only looked at.
    table.dismiss().await?;
    table.type_move("conflict green").await?;
    assert_eq!(table.text().await?, text);
    table.press(".notices .btn").await?;
    table.until(".curtain").await?;
    table.reveal().await?;
    ensure!(!table.has(".notice").await?, "the copy has a fault, too");
    table.dismiss().await?;
    table.press(".asked .menu-item").await?;
    assert_eq!(table.text().await?, text, "the broken game was changed");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn names_and_titles_never_become_markup() -> Result<()> {
    let (image, script) = ("<img src=x onerror=__pwned=1>", "<script>__pwned=1</script>");
    let heads = format!("seats 2\ntitle {image}{script}\nplayer 0 0 1 {image}\nplayer 1 1 2 {script}");
    let over = finished()?;
    let named = |text: &str| -> String {
        let lines = text.lines().filter(|l| !l.starts_with("title ") && !l.starts_with("player "));
        lines.map(|l| if l == "seats 2" { heads.clone() } else { l.to_string() } + "\n").collect()
    };
    let running = named("deska 1\ngame tigris\nseats 2\nseed 1\n--\n");
    let over = if over.contains("seats 2") {
        named(&over)
    } else {
        over.replacen("game tigris\n", &format!("game tigris\n{}\n", heads.replace("seats 2\n", "")), 1)
    };
    let table = Table::open(TABLET, &running).await?;
    let clean = "return window.__pwned === undefined && !document.querySelector('img[src=x]') &&
        ![...document.scripts].some((s) => s.textContent.includes('__pwned'))";
    table.browser.wait_until(clean).await?;
    let name = table.said(".curtain-name").await?;
    ensure!(name == image || name == script, "{name}");
    table.reveal().await?;
    table.browser.wait_until(clean).await?;
    for route in ["/", "/saves", "/replay/test", "/new/tigris"] {
        table.go(route).await?;
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        table.browser.wait_until(clean).await?;
    }
    table.sit(&over).await?;
    table.until(".over").await?;
    table.browser.wait_until(clean).await?;
    ensure!(import(&table, &format!("{image}\n{script}")).await?.contains("Nothing"));
    import(&table, &format!("deska {image}\ngame {script}\n--\n")).await?;
    import(&table, &format!("deska 1\ngame {script}{image}\nseats 2\n--\n")).await?;
    import(&table, &format!("deska 1\ngame tigris\nseats 2\n{image} {script}\n--\n")).await?;
    import(
        &table,
        &format!("deska 1\ngame tigris\nseats 2\n--\n* roll\n* roll\n* roll\n0 {image}{script}\n"),
    )
    .await?;
    table.browser.wait_until(clean).await?;
    table.browser.assert_quiet().await
}

const FILL: &str = "let text = 'x'.repeat(1 << 20), n = 0;
    while (text) { try { localStorage.setItem('fill' + n++, text); } catch { text = text.slice(0, text.length >> 1); } }";

#[tokio::test]
async fn a_full_storage_is_said_and_the_game_goes_on() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.typed(&swap(&table.session().await?)?.to_string()).await?;
    let saved = table.text().await?;
    table.browser.script(FILL).await?;
    table.type_move("pass").await?;
    table.until(".notice[role=alert]").await?;
    ensure!(table.said(".notice[role=alert]").await?.contains("full"));
    assert_eq!(table.text().await?, saved, "the old save must be intact");
    // The device is handed over all the same.
    table.confirm().await?;
    table.until(".curtain").await?;
    table.reveal().await?;
    table.count(".thing.tile", 6).await?;
    table.browser.script("Object.keys(localStorage).filter((k) => k.startsWith('fill')).forEach((k) => localStorage.removeItem(k))").await?;
    let action = table
        .execute("return [...document.querySelectorAll('.thing.tile use')][0].getAttribute('href')", vec![])
        .await?;
    let letter = match action.as_str() {
        Some("#tile-red") => "r",
        Some("#tile-blue") => "b",
        Some("#tile-green") => "g",
        _ => "k",
    };
    table.typed(&format!("swap 1{letter}")).await?;
    ensure!(!table.has(".notice[role=alert]").await?, "there is room again");
    // Nothing that was played meanwhile is lost.
    let actions: Vec<String> =
        table.session().await?.steps().iter().map(|s| s.entry.action.to_string()).collect();
    ensure!(actions.contains(&"pass".to_string()), "{actions:?}");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn without_storage_one_can_still_play() -> Result<()> {
    let site = deska_browser_tests::Site::open()?;
    let browser = Browser::open(TABLET).await?;
    let block = "Object.defineProperty(window, 'localStorage', { configurable: true,
        get() { throw new DOMException('blocked', 'SecurityError'); } });";
    browser.devtools("Page.enable", json!({})).await?;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": block })).await?;
    browser.visit(&site).await?;
    ensure!(
        browser.text(".notice").await?.contains("keeps nothing"),
        "the shelf does not say that nothing is kept"
    );
    browser.script("location.hash = '/new/tigris'").await?;
    browser.click(".page-foot .btn.main").await?;
    browser.wait_for(".curtain-button").await?;
    browser.script("document.querySelector('.curtain-button').focus()").await?;
    browser.keys(Key::Enter).await?;
    browser.wait_for(".thing.tile").await?;
    browser.assert_quiet().await
}

#[tokio::test]
async fn a_storage_that_takes_nothing_is_said_before_the_start() -> Result<()> {
    let site = deska_browser_tests::Site::open()?;
    let browser = Browser::open(TABLET).await?;
    let block =
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    browser.devtools("Page.enable", json!({})).await?;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": block })).await?;
    browser.visit(&site).await?;
    browser.script("location.hash = '/new/tigris'").await?;
    browser.click(".page-foot > .btn.main").await?;
    browser.wait_for(".page-foot .problem[role=alert]").await?;
    browser.click(".page-foot .problem .btn").await?;
    browser.wait_for(".curtain-button").await?;
    browser.assert_quiet().await
}

#[tokio::test]
async fn a_second_tab_only_looks_until_it_takes_over() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let driver = &table.browser.driver;
    table.reveal().await?;
    table.typed("swap 1r").await?;
    let (first, saved) = (driver.window().await?, table.text().await?);

    let second = driver.new_tab().await?;
    driver.switch_to_window(second.clone()).await?;
    table.browser.goto(&format!("{}#/play/test", table.site.url())).await?;
    table.opened().await?;
    table.until(".notices .btn").await?;
    table.reveal().await?;
    table.type_move("pass").await?;
    assert_eq!(table.text().await?, saved, "the second tab changed the game");
    table.press(".notices .btn").await?;
    table.browser.wait_until("return !document.querySelector('.notice')").await?;
    if table.has(".curtain").await? {
        table.reveal().await?;
    }
    table.typed("swap 1r").await?;
    let saved = table.text().await?;

    driver.switch_to_window(first).await?;
    table.until(".notices .btn").await?;
    if table.has(".curtain").await? {
        table.reveal().await?;
    }
    table.type_move("pass").await?;
    assert_eq!(table.text().await?, saved, "the first tab changed a game it no longer has");
    // Taking it back shows what was played meanwhile.
    table.press(".notices .btn").await?;
    table.browser.wait_until("return !document.querySelector('.notice')").await?;
    if table.has(".curtain").await? {
        table.reveal().await?;
    }
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_turn_needs_no_mouse() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let browser = &table.browser;
    browser.wait_until("return document.activeElement.className === 'curtain-button'").await?;
    browser.keys(Key::Enter).await?;
    table.until(".table").await?;
    let mut steps = 0;
    while browser.script("return !document.activeElement.dataset.spot").await? == true {
        steps += 1;
        ensure!(steps < 30, "Tab does not come to the board");
        browser.keys(Key::Tab + "").await?;
    }
    let spot = "return Number(document.activeElement.dataset.spot)";
    let here = browser.script(spot).await?.as_i64().unwrap_or_default();
    let (key, by) = if here % 16 < 15 { (Key::Right, 1) } else { (Key::Left, -1) };
    browser.keys(key + "").await?;
    assert_eq!(browser.script(spot).await?, here + by, "arrows move over the board");
    for n in 1..=2 {
        let before = table.text().await?;
        // Leaders come behind the tiles; the first tile of the hand is 1.
        browser.keys("1").await?;
        table.until(".place.legal").await?;
        browser.keys("n").await?;
        browser.wait_until("return document.activeElement.matches('.place.legal')").await?;
        browser.keys(Key::Enter).await?;
        table.until(".place.aimed").await?;
        assert_eq!(table.text().await?, before, "aiming does not place");
        browser.keys(Key::Enter).await?;
        table.saved_after(&before).await?;
        let session = table.session().await?;
        if session.game().phase() == "monument" || n == 2 {
            break;
        }
    }
    browser.keys("e").await?;
    table.until(".curtain").await?;
    assert_eq!(table.session().await?.turns().len(), 2);
    browser.wait_until("return document.activeElement.className === 'curtain-button'").await?;
    browser.assert_quiet().await
}

#[tokio::test]
async fn a_turn_can_be_typed_taken_back_and_done_again() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.type_move("abracadabra").await.err().context("nonsense was taken for a move")?;
    table.until("dialog .field-wrong[role=alert]").await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    let action = placing(&table.session().await?)?;
    let empty = table.text().await?;
    table.typed(&action.to_string()).await?;
    let one = table.text().await?;
    table.browser.keys("z").await?;
    table.saved_after(&one).await?;
    assert_eq!(table.session().await?.len(), native(&empty)?.len());
    let none = table.text().await?;
    table.browser.keys("y").await?;
    table.saved_after(&none).await?;
    assert_eq!(table.text().await?, one);
    table.typed(&swap(&table.session().await?)?.to_string()).await?;
    table.browser.keys("e").await?;
    table.until(".curtain").await?;
    table.browser.assert_quiet().await
}

/// The first swap that is allowed.
fn swap(session: &Session<Tigris>) -> Result<Action> {
    session.game().legal().into_iter().find(|a| matches!(a, Action::Swap(_))).context("no swap")
}

/// A tile placed somewhere without more ado.
fn placing(session: &Session<Tigris>) -> Result<Action> {
    let seen = ["revolt_attacker", "war_attacker", "monument", "choose_conflict"].map(String::from).into();
    choose(session, 99, &seen)
}

#[tokio::test]
async fn undo_says_why_it_stops_at_a_draw() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.typed(&swap(&table.session().await?)?.to_string()).await?;
    table.browser.wait_until("return !!document.querySelector('.undo.locked')").await?;
    let label = "return document.querySelector('.undo').getAttribute('aria-label')";
    assert_eq!(table.browser.script(label).await?, "Cannot undo past the draw");
    let before = table.text().await?;
    table.browser.keys("z").await?;
    table.press(".undo").await?;
    assert_eq!(table.text().await?, before);
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_refusal_is_announced_and_explained() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    let before = table.text().await?;
    table.type_move("farm A1").await?;
    table.until(".prompt [role=alert]").await?;
    ensure!(table.said(".prompt [role=alert]").await?.len() > 10);
    table.until(".place.cause").await?;
    assert_eq!(table.text().await?, before);
    table.press(".prompt .btn:has([href='#i-help'])").await?;
    table.until("dialog[open] [id*='refusal-']").await?;
    let visible = "return [...document.querySelectorAll('dialog[open] [id*=\"refusal-\"]')].some((e) => {
            const r = e.getBoundingClientRect(); return r.top >= 0 && r.top < innerHeight; })";
    table.browser.wait_until(visible).await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_refused_tap_on_the_board_says_why() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.press(".thing.leader").await?;
    table.press("[data-spot='0']").await?;
    table.until(".prompt [role=alert]").await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_drag_places_only_after_confirm() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.browser.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
    table.reveal().await?;
    let session = table.session().await?;
    let place = session.game().legal().into_iter().find_map(|a| match a {
        Action::Place(Color::Red, cell) => Some(cell),
        _ => None,
    });
    let cell = place.context("no red tile")?;
    let before = table.text().await?;
    let target = format!("[data-spot=\"{}\"]", cell.index());
    table.browser.drag(".thing.tile:has([href='#tile-red'])", &target).await?;
    table.until(&format!("{target}.aimed")).await?;
    assert_eq!(table.text().await?, before, "a drag aims, it does not place");
    table.confirm().await?;
    table.saved_after(&before).await?;
    let last = table.session().await?.steps().last().map(|s| s.entry.action.to_string());
    assert_eq!(last, Some(format!("temple {cell}")));
    table.browser.assert_quiet().await
}

/// What axe has against the screen as it is, with the screen's name.
async fn judge(table: &Table, screen: &str, found: &mut Vec<String>) -> Result<()> {
    found.extend(table.browser.axe().await?.into_iter().map(|fault| format!("{screen}: {fault}")));
    Ok(())
}

/// Every page that is no game.
async fn judge_pages(table: &Table, found: &mut Vec<String>) -> Result<()> {
    table.store("deska.game.broken", "deska 9\n").await?;
    let pages = [
        "/",
        "/new/tigris",
        "/saves",
        "/settings",
        "/rules/tigris",
        "/help",
        "/about",
        "/replay/test",
        "/play/none",
    ];
    for page in pages {
        table.go(page).await?;
        tokio::time::sleep(std::time::Duration::from_millis(250)).await;
        judge(table, page, found).await?;
    }
    table.go("/saves").await?;
    table.press(".saves .btn:has([href='#i-import'])").await?;
    table.until("dialog[open]").await?;
    judge(table, "import", found).await
}

/// Curtain, table and sheets.
async fn judge_tables(table: &Table, found: &mut Vec<String>) -> Result<()> {
    for (phase, name) in PHASES {
        table.sit(&until_phase(&fixture(name)?, phase)?).await?;
        if phase == "action" {
            judge(table, "curtain", found).await?;
        }
        table.reveal().await?;
        table.dismiss().await?;
        judge(table, phase, found).await?;
    }
    table.sit(&until_phase(&fixture("w11-revolt-won")?, "action")?).await?;
    table.reveal().await?;
    for (key, sheet) in
        [("l", "log"), ("m", "players"), ("t", "text"), ("c", "choices"), ("/", "type"), ("?", "keys")]
    {
        table.browser.keys(key).await?;
        table.until("dialog[open]").await?;
        judge(table, sheet, found).await?;
        table.browser.keys(Key::Escape + "").await?;
        table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    }
    table.press(".strip .btn:has([href='#i-menu'])").await?;
    table.until("dialog[open]").await?;
    judge(table, "menu", found).await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    table.press(".thing.leader").await?;
    judge(table, "picked", found).await?;
    table.type_move("farm A1").await?;
    table.until(".prompt [role=alert]").await?;
    judge(table, "refused", found).await?;
    table.browser.keys("h").await?;
    judge(table, "hidden", found).await?;
    table.sit(&finished()?).await?;
    table.until(".over").await?;
    judge(table, "over", found).await
}

async fn judge_all(size: Size, theme: &str) -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none", "theme": theme });
    let table = Table::open_with(size, START, settings).await?;
    let mut found = Vec::new();
    judge_tables(&table, &mut found).await?;
    judge_pages(&table, &mut found).await?;
    ensure!(found.is_empty(), "{theme}:\n{}", found.join("\n"));
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn axe_finds_nothing_on_any_screen_in_light() -> Result<()> {
    judge_all(TABLET, "light").await
}

#[tokio::test]
async fn axe_finds_nothing_on_any_screen_in_dark() -> Result<()> {
    judge_all(TABLET, "dark").await
}

#[tokio::test]
async fn axe_finds_nothing_on_any_screen_in_high_contrast() -> Result<()> {
    judge_all(TABLET, "contrast").await
}

#[tokio::test]
async fn axe_finds_nothing_on_a_phone() -> Result<()> {
    judge_all(PHONE, "light").await
}
