//! Carcassonne on the screen: whole games, the map under fingers, the fields, what axe says.

use anyhow::{Context, Result, ensure};
use deska::games::carcassonne::{ActionKind, Carcassonne};
use deska::table::Game;
use deska_browser_tests::{DESKTOP, Hands, PHONE, Size, TABLET, TOWERS, Table, laid, settle};
use serde_json::{Value, json};
use thirtyfour::Key;

/// A game from its first draw on.
const START: &str = "deska 1\ngame carcassonne\nseats 3\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nplayer 2 2 3 Eva\nseed 4\n--\n";

/// Plays until the game is over; answers the kinds of actions that were done.
async fn play(table: &Table) -> Result<Vec<ActionKind>> {
    let mut done = Vec::new();
    while let Some(session) = table.decision::<Carcassonne>().await? {
        let action = settle(&session)?;
        table.lay(&session, action).await?;
        done.push(action.kind());
    }
    Ok(done)
}

async fn towers(hands: Hands, size: Size) -> Result<()> {
    let table = Table::open_for(hands, size, TOWERS).await?;
    let done = play(&table).await?;
    for what in [ActionKind::Build, ActionKind::Capture, ActionKind::Ransom, ActionKind::Follower] {
        ensure!(done.contains(&what), "the game had no {what:?}: {done:?}");
    }
    let session = table.session::<Carcassonne>().await?;
    assert_eq!(session.game().phase(), "over");
    table.assert_breakdown(&session).await?;
    table.browser.screenshot(&format!("carcassonne-over-{}", size.width)).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn captures_and_a_ransom_are_played_by_clicks_on_a_tablet() -> Result<()> {
    towers(Hands::Mouse, TABLET).await
}

#[tokio::test]
async fn captures_and_a_ransom_are_played_by_touch_on_a_phone() -> Result<()> {
    towers(Hands::Touch, PHONE).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn captures_and_a_ransom_are_played_by_keys_on_a_desktop() -> Result<()> {
    towers(Hands::Keys, DESKTOP).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_whole_game_is_played_by_clicks_on_a_tablet() -> Result<()> {
    let table = Table::open_for(Hands::Mouse, TABLET, START).await?;
    play(&table).await?;
    let session = table.session::<Carcassonne>().await?;
    assert!(laid(&session).len() > 85, "nearly all tiles are laid");
    table.assert_breakdown(&session).await?;
    table.browser.screenshot("carcassonne-whole").await?;
    walk_again(&table).await?;
    table.browser.assert_quiet().await
}

/// Walks through the scoring from the result, step by step: no total falls, the last ones are those of the result.
async fn walk_again(table: &Table) -> Result<()> {
    table.press(".over-walk").await?;
    let totals = "return [...document.querySelectorAll('.walk-totals b')].map((b) => Number(b.textContent))";
    let mut before: Vec<i64> = vec![i64::MIN; 3];
    loop {
        table.until(".walk").await?;
        let now: Vec<i64> = serde_json::from_value(table.browser.script(totals).await?)?;
        ensure!(before.iter().zip(&now).all(|(old, new)| old <= new), "{before:?} became {now:?}");
        before = now;
        let next = ".walk-deck .btn:last-child:not([disabled])";
        if !table.has(next).await? {
            break;
        }
        table.press(next).await?;
        // The last step puts the button out of use.
        table.painted().await?;
    }
    table.browser.screenshot("carcassonne-walk").await?;
    table.press(".walk-head .btn").await?;
    table.until(".over").await?;
    let result =
        "return [...document.querySelectorAll('.breakdown .sum td b')].map((b) => Number(b.textContent))";
    let mut result: Vec<i64> = serde_json::from_value(table.browser.script(result).await?)?;
    result.sort_unstable();
    before.sort_unstable();
    assert_eq!(before, result);
    Ok(())
}

/// Position of the map: the transform of the one group that moves.
async fn eye(table: &Table) -> Result<String> {
    let transform = table.browser.script("return document.querySelector('.pan').style.transform").await?;
    Ok(transform.as_str().context("the map has no place")?.to_string())
}

async fn fingers(table: &Table, kind: &str, points: &[(f64, f64)]) -> Result<()> {
    let points: Vec<Value> =
        points.iter().enumerate().map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id })).collect();
    table
        .browser
        .devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))
        .await?;
    Ok(())
}

#[tokio::test]
async fn one_finger_pans_the_map_two_zoom_it_and_the_tile_stays() -> Result<()> {
    let table = Table::open_for(Hands::Touch, PHONE, TOWERS).await?;
    let before = table.text().await?;
    if table.has(".zoom button:last-child:not([disabled])").await? {
        table.press(".zoom button:last-child").await?;
    }
    let whole = eye(&table).await?;
    fingers(&table, "touchStart", &[(120.0, 250.0)]).await?;
    for step in 1..=5 {
        fingers(&table, "touchMove", &[(120.0 + 12.0 * f64::from(step), 250.0)]).await?;
    }
    fingers(&table, "touchEnd", &[]).await?;
    let moved = eye(&table).await?;
    assert_ne!(moved, whole, "one finger moves the map");
    fingers(&table, "touchStart", &[(150.0, 250.0), (230.0, 250.0)]).await?;
    for step in 1..=5 {
        let d = 10.0 * f64::from(step);
        fingers(&table, "touchMove", &[(150.0 - d, 250.0), (230.0 + d, 250.0)]).await?;
    }
    fingers(&table, "touchEnd", &[]).await?;
    let near = eye(&table).await?;
    assert_ne!(near.split("scale").nth(1), moved.split("scale").nth(1), "two fingers enlarge it");
    table.until(".board[data-map]").await?;
    table.press(".zoom button:last-child").await?;
    assert_eq!(eye(&table).await?, whole, "and the button shows all again");
    assert!(!table.has(".place.aimed").await?, "no finger that moved the map laid a tile");
    assert_eq!(table.text().await?, before);
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_tile_is_dragged_from_the_tray() -> Result<()> {
    // With motion: what is let go glides back, and must not lie between the pointer and the place.
    let settings = json!({ "lang": "en", "motion": "calm" });
    let table = Table::open_with(TABLET, START, settings).await?;
    let place = "return (([x]) => { const r = x.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })\
                 (document.querySelectorAll(arguments[0]))";
    let middle = async |css: &str| -> Result<(f64, f64)> {
        let at = table.execute(place, vec![json!(css)]).await?;
        Ok((at[0].as_f64().context("no place")?, at[1].as_f64().context("no place")?))
    };
    table.until(".place.legal").await?;
    let (from, to) = (middle(".cc-hand").await?, middle(".place.legal").await?);
    let mouse = async |kind: &str, (x, y): (f64, f64)| -> Result<()> {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        table.browser.devtools("Input.dispatchMouseEvent", event).await?;
        Ok(())
    };
    mouse("mousePressed", from).await?;
    mouse("mouseMoved", (from.0 + 20.0, from.1 - 20.0)).await?;
    mouse("mouseMoved", to).await?;
    mouse("mouseReleased", to).await?;
    table.until(".place.aimed").await?;
    table.until(".patch.ghost").await?;
    let ways = table.session::<Carcassonne>().await?.game().public.placements();
    assert!(ways.iter().any(|(_, ways)| !ways.is_empty()));
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('.patch.ghost')").await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_held_tile_shows_its_description() -> Result<()> {
    let table = Table::open_for(Hands::Mouse, TABLET, TOWERS).await?;
    let spot = |x: i16, y: i16| {
        let mark = deska::games::carcassonne::board::Mark::Cell(deska::games::carcassonne::Cell::new(x, y));
        format!("[data-spot=\"{}\"]", mark.spot())
    };
    table.press(&spot(0, 0)).await?;
    ensure!(!table.has(".prompt.refused").await?, "a laid tile is no mistake");
    let told = table.said(".prompt p").await?;
    ensure!(told.contains("City, ") && told.contains("Road, "), "not told what it belongs to: {told}");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn the_next_places_are_lit_once_a_laid_tile_is_at_rest() -> Result<()> {
    let table = Table::open_with(TABLET, START, json!({ "lang": "en", "motion": "calm" })).await?;
    let session = table.session::<Carcassonne>().await?;
    table.lay(&session, settle(&session)?).await?;
    let lit = "return [...document.querySelectorAll('.board .light.legal')]
        .some(it => Number(getComputedStyle(it).opacity) > 0.5)";
    table.browser.wait_until(lit).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn the_board_moves_once_a_laid_tile_has_landed() -> Result<()> {
    let table = Table::open_with(PHONE, START, json!({ "lang": "en", "motion": "calm" })).await?;
    table.press(".place.legal").await?;
    table.until("#confirm:not([disabled])").await?;
    let still = "return !document.querySelector('.board .pan').getAnimations().length";
    table.browser.wait_until(still).await?;
    // The views of the board in the first 250 of the 300 milliseconds in which the tile falls.
    let watch = "window.views = new Set();
        const look = () => {
            const falls = document.getAnimations().filter(it => it.effect?.target?.closest?.('.actors'));
            const time = Math.max(...falls.map(it => it.currentTime));
            const pan = document.querySelector('.board .pan');
            if (falls.length && time < 250) views.add(getComputedStyle(pan).transform);
            requestAnimationFrame(look);
        };
        look();";
    table.browser.script(watch).await?;
    table.press("#confirm").await?;
    table.browser.wait_until("return views.size && !document.body.classList.contains('staged')").await?;
    let views = table.execute("return views.size", Vec::new()).await?;
    assert_eq!(views, json!(1), "the board moves under a falling tile");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_figure_without_a_place_is_explained() -> Result<()> {
    let table = Table::open_for(Hands::Mouse, TABLET, START).await?;
    let session = table.session::<Carcassonne>().await?;
    table.lay(&session, settle(&session)?).await?;
    let before = table.text().await?;
    // There is no tower yet that a follower could stand on.
    table.press(".cc-thing:nth-child(3)").await?;
    table.until(".prompt.refused [role=alert]").await?;
    assert_eq!(table.text().await?, before);
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn fields_and_the_list_of_unseen_tiles_are_shown_on_demand() -> Result<()> {
    let table = Table::open_for(Hands::Mouse, TABLET, START).await?;
    assert!(!table.has(".shape[class*=field]").await?);
    table.browser.keys("f").await?;
    table.until(".cc-fields").await?;
    table.press(".panel-room .regions-off").await?;
    table.browser.wait_until("return !document.querySelector('.cc-fields')").await?;
    table.press(".cc-left").await?;
    table.until("dialog[open] .cc-unseen li").await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    table
        .store("deska.settings", &json!({ "lang": "en", "motion": "none", "aids": false }).to_string())
        .await?;
    table.sit(START).await?;
    assert!(!table.has("button.cc-left").await?, "who wants no aids sees the number only");
    table.browser.assert_quiet().await
}

/// A line of the list is aimed at, as a tap on the map would be, and done by the same button.
#[tokio::test]
async fn a_move_of_the_list_is_aimed_at_before_it_is_done() -> Result<()> {
    let table = Table::open_for(Hands::Mouse, TABLET, START).await?;
    let before = table.session::<Carcassonne>().await?.len();
    table.browser.keys("c").await?;
    table.press(".all-moves .menu-item").await?;
    table.until("#confirm:not(:disabled)").await?;
    assert!(!table.has("dialog[open]").await?);
    assert_eq!(table.session::<Carcassonne>().await?.len(), before);
    let text = table.text().await?;
    table.confirm().await?;
    table.saved_after(&text).await?;
    assert_eq!(table.session::<Carcassonne>().await?.len(), before + 1);
    table.browser.assert_quiet().await
}

/// Findings of axe on each screen of the game.
async fn judged(size: Size, theme: &str) -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none", "theme": theme });
    let table = Table::open_with(size, TOWERS, settings).await?;
    let mut found = Vec::new();
    let mut judge = async |screen: &str| -> Result<()> {
        found.extend(table.browser.axe().await?.into_iter().map(|fault| format!("{screen}: {fault}")));
        Ok(())
    };
    judge("placing").await?;
    table.browser.keys("f").await?;
    judge("fields").await?;
    table.press(".cc-left").await?;
    judge("unseen tiles").await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    table.press(".panel-room .regions-off").await?;
    let session = table.session::<Carcassonne>().await?;
    table.lay(&session, settle(&session)?).await?;
    judge("action").await?;
    table.go("/new/carcassonne").await?;
    table.until(".setup").await?;
    judge("new game").await?;
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

#[tokio::test]
async fn axe_finds_nothing_in_high_contrast() -> Result<()> {
    judged(DESKTOP, "contrast").await
}
