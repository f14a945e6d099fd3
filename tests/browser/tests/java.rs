//! Java on the screen: last turns with all kinds of actions, the ghost under fingers, layers, steps, what axe says.

use anyhow::{Result, ensure};
use deska::games::java::{Action, ActionKind, Java};
use deska::table::Game;
use deska_browser_tests::{DESKTOP, Hands, LAST_TURNS, PHONE, Size, TABLET, Table, ripe};
use serde_json::json;
use thirtyfour::Key;

/// Plays until the game is over; answers what was done.
async fn play(table: &Table) -> Result<Vec<Action>> {
    let mut done = Vec::new();
    while let Some(session) = table.decision::<Java>().await? {
        let action = ripe(&session, &done)?;
        table.does(&session, action).await?;
        done.push(action);
    }
    Ok(done)
}

async fn last_turns(hands: Hands, size: Size) -> Result<()> {
    let table = Table::open_for(hands, size, LAST_TURNS).await?;
    let done = play(&table).await?;
    let kinds: Vec<ActionKind> = done.iter().map(Action::kind).collect();
    for what in [ActionKind::Build, ActionKind::Enter, ActionKind::Festival] {
        ensure!(kinds.contains(&what), "the game had no {what:?}: {kinds:?}");
    }
    let session = table.session::<Java>().await?;
    assert_eq!(session.game().phase(), "game_over");
    table.assert_breakdown(&session).await?;
    table.browser.screenshot(&format!("java-over-{}", size.width)).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn last_turns_are_played_by_touch_on_a_phone() -> Result<()> {
    last_turns(Hands::Touch, PHONE).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn last_turns_are_played_by_keys_on_a_desktop() -> Result<()> {
    last_turns(Hands::Keys, DESKTOP).await
}

/// The number of a hex as a place of the board.
fn spot(name: &str) -> String {
    let cell: deska::games::java::Cell = name.parse().expect("a hex");
    format!("[data-spot=\"{}\"]", cell.index().expect("on the map"))
}

#[tokio::test]
async fn a_ghost_is_turned_by_taps_and_steps_are_taken_out() -> Result<()> {
    let table = Table::open_for(Hands::Mouse, TABLET, LAST_TURNS).await?;
    table.hold().await?;
    table.dismiss().await?;
    table.press(".jv-tiles .thing:nth-child(2)").await?;
    table.until(".place.legal").await?;
    table.press(&spot("H9")).await?;
    table.until(".patch.ghost").await?;
    let ghosts =
        "return [...document.querySelectorAll('.place.aimed')].map((e) => e.dataset.spot).sort().join()";
    let first = table.browser.script(ghosts).await?;
    table.press(&spot("H9")).await?;
    let second = table.browser.script(ghosts).await?;
    ensure!(first != second, "a tap on the ghost turns it");
    table.browser.keys("r").await?;
    ensure!(table.browser.script(ghosts).await? != second, "so does R");
    ensure!(table.has(".pip.spent").await?, "the meter shows what it costs");
    let before = table.text().await?;
    table.confirm().await?;
    table.saved_after(&before).await?;
    let laid = table.text().await?;
    table.typed("rice G11").await?;
    table.press(".jv-steps li:first-child button").await?;
    table.saved_after(&laid).await?;
    let session = table.session::<Java>().await?;
    let left: Vec<String> = session.steps().iter().map(|step| step.entry.action.to_string()).collect();
    assert_eq!(left, ["rice G11"], "the first step is out, the second stays");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_held_hex_opens_its_layers() -> Result<()> {
    let table = Table::open_for(Hands::Mouse, TABLET, LAST_TURNS).await?;
    table.hold().await?;
    table.dismiss().await?;
    let middle = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]";
    let at = table.execute(middle, vec![json!(spot("E6"))]).await?;
    let mouse = async |kind: &str| -> Result<()> {
        let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
        table.browser.devtools("Input.dispatchMouseEvent", event).await?;
        Ok(())
    };
    mouse("mousePressed").await?;
    table.until(".shape.reason").await?;
    mouse("mouseReleased").await?;
    table.until("dialog[open] .jv-layers li:nth-child(3)").await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    ensure!(!table.has(".place.aimed").await?, "a hold is no tap");
    table.browser.assert_quiet().await
}

/// Findings of axe on each screen of the game.
async fn judged(size: Size, theme: &str) -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none", "theme": theme });
    let table = Table::open_with(size, LAST_TURNS, settings).await?;
    let mut found = Vec::new();
    let mut judge = async |screen: &str| -> Result<()> {
        found.extend(table.browser.axe().await?.into_iter().map(|fault| format!("{screen}: {fault}")));
        Ok(())
    };
    table.hold().await?;
    judge("turn").await?;
    table.browser.keys("1").await?;
    judge("tile").await?;
    table.browser.keys(Key::Escape + "").await?;
    table.typed("rice G11").await?;
    table.typed("festival E4 mask").await?;
    judge("curtain of an auction").await?;
    table.hold().await?;
    judge("auction").await?;
    ensure!(found.is_empty(), "{}", found.join("\n"));
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn axe_finds_nothing_in_light() -> Result<()> {
    judged(TABLET, "light").await
}

#[tokio::test]
async fn axe_finds_nothing_in_dark_on_a_phone() -> Result<()> {
    judged(PHONE, "dark").await
}
