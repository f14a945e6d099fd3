//! Nothing is lost: reloads, broken files, full and blocked storage, two tabs.

use super::curtain::assert_covered;
use super::turn::swap;
use super::whole::breakdown;
use super::*;

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
    let session = table.session::<Tigris>().await?;
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
async fn a_turn_with_nothing_left_ends_by_itself_unless_something_is_touched() -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none", "auto_end": true });
    let table = Table::open_with(TABLET, START, settings).await?;
    table.reveal().await?;
    let holder = table.said(".who").await?;
    for _ in 0..2 {
        let session = table.session::<Tigris>().await?;
        let action = choose(&session, 99, &["revolt_attacker".into()].into())?;
        table.typed(&action.to_string()).await?;
    }
    table.until("#confirm.ends").await?;
    let text = table.text().await?;
    table.browser.keys(Key::Shift + "").await?;
    table.browser.wait_until("return !document.querySelector('#confirm.ends')").await?;
    tokio::time::sleep(std::time::Duration::from_millis(3500)).await;
    ensure!(!table.has(".curtain").await?, "it ended though a key was pressed");
    assert_eq!(table.text().await?, text);
    // Seen again, it ends.
    table.browser.reload().await?;
    table.reveal().await?;
    table.until("#confirm.ends").await?;
    table.until(".curtain").await?;
    ensure!(table.said(".curtain-name").await? != holder, "the turn was not handed over");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_reload_before_the_end_of_the_turn_still_waits_for_it() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    let holder = table.said(".who").await?;
    let mut session = table.session::<Tigris>().await?;
    for _ in 0..2 {
        let action = choose(&session, 99, &["revolt_attacker".into()].into())?;
        table.typed(&action.to_string()).await?;
        session = table.session::<Tigris>().await?;
    }
    ensure!(session.seat_to_end_turn().is_some(), "the turn should be over");
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
pub fn finished() -> Result<String> {
    let mut session = native::<Tigris>(&fixture("w33-other-refusals")?)?;
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
pub fn good() -> Result<String> {
    Ok(record::write(&native::<Tigris>(&fixture("w02-war-two-colours")?)?))
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
async fn an_existing_game_is_not_imported_again() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let good = good()?;
    ensure!(import(&table, &good).await?.contains("imported"));
    ensure!(import(&table, &good).await?.contains("already"));
    let twins = "return Object.keys(localStorage).filter((k) => k.startsWith('deska.game.') && localStorage[k] === arguments[0]).length";
    assert_eq!(table.execute(twins, vec![json!(good)]).await?, json!(1));
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn broken_files_are_explained_and_kept_if_useful() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    let good = good()?;
    let head = good.split("--").next().unwrap_or_default().to_string();
    // The text stays in its field, and no row of saved games is made that nobody can open.
    let useless = [
        (head, "can't be read"),
        (good.replacen("seats 3", "seats 9", 1).replacen("player 0", "player x", 1), "can't be read"),
        (good.replacen("active 0", "active 7", 1), "can't be read"),
        ("Dear Anna,\n\nsee you".to_string(), ""),
    ];
    for (text, why) in &useless {
        let said = import(&table, text).await?;
        ensure!(
            said.starts_with("Nothing was imported") && said.contains(why),
            "`{said}` does not say `{why}`"
        );
        ensure!(!keeps(&table, text).await?, "a game is kept that nobody can open: {said}");
    }
    let cases = [
        (good.replacen("deska 1", "deska 9", 1), "newer Deska (format 9)"),
        (good.replacen("game tigris", "game chess", 1), "“chess”"),
        (good.replacen("0 market H5", "0 market ZZ", 1), "line"),
        (good.replacen("0 conflict green", "0 conflict red", 1), "don't allow"),
    ];
    for (text, why) in &cases {
        ensure!(*text != good, "the case for `{why}` changes nothing");
        let said = import(&table, text).await?;
        ensure!(said.contains(why), "`{said}` does not say `{why}`");
        ensure!(keeps(&table, text).await?, "the text is not kept: {said}");
    }
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
async fn a_full_storage_is_reported_and_the_game_goes_on() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.typed(&swap(&table.session::<Tigris>().await?)?.to_string()).await?;
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
        table.session::<Tigris>().await?.steps().iter().map(|s| s.entry.action.to_string()).collect();
    ensure!(actions.contains(&"pass".to_string()), "{actions:?}");
    table.browser.assert_quiet().await
}

/// Plays a step that finds no room in the storage, so that it waits in the page.
async fn waiting() -> Result<Table> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.typed(&swap(&table.session::<Tigris>().await?)?.to_string()).await?;
    table.browser.script(FILL).await?;
    table.type_move("pass").await?;
    table.until(".notice[role=alert]").await?;
    Ok(table)
}

/// The keys under which the page or the storage has a game in which somebody passed.
const PASSED: &str = "const all = { ...localStorage, ...window.deskaMemory };
    return Object.keys(all).filter((k) => k.startsWith('deska.game.') && /^\\d pass/m.test(all[k])).sort()";

#[tokio::test]
async fn a_game_waiting_for_storage_is_deleted_and_restored_whole() -> Result<()> {
    let table = waiting().await?;
    assert_eq!(table.browser.script(PASSED).await?, json!(["deska.game.test"]));
    table.browser.script("location.hash = '/saves'").await?;
    table.browser.click(".save button:has([href='#i-trash'])").await?;
    table.browser.wait_for(".toast button").await?;
    assert_eq!(table.browser.script(PASSED).await?, json!([]), "it is off the list");
    table.browser.click(".toast button").await?;
    table.browser.wait_for(".save").await?;
    assert_eq!(
        table.browser.script(PASSED).await?,
        json!(["deska.game.test"]),
        "and back with its last move"
    );
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_game_waiting_for_storage_outlives_a_tab_that_takes_over() -> Result<()> {
    let table = waiting().await?;
    let driver = &table.browser.driver;
    let first = driver.window().await?;
    let second = driver.new_tab().await?;
    driver.switch_to_window(second).await?;
    table.browser.goto(&format!("{}#/play/test", table.site.url())).await?;
    table.opened().await?;
    table.until(".notices .btn").await?;
    table.reveal().await?;
    table.press(".notices .btn").await?;
    table.browser.wait_until("return !document.querySelector('.notice')").await?;
    driver.switch_to_window(first).await?;
    table.until(".notices .btn").await?;
    let kept = table.browser.script(PASSED).await?;
    let kept = kept.as_array().context("keys")?;
    ensure!(kept.len() == 1 && kept[0] != "deska.game.test", "its moves are a game of their own: {kept:?}");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_game_can_be_played_without_storage() -> Result<()> {
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
    browser.start_for_two(".page-foot .btn.main").await?;
    browser.wait_for(".curtain-button").await?;
    browser.script("document.querySelector('.curtain-button').focus()").await?;
    browser.keys(Key::Enter).await?;
    browser.wait_for(".thing.tile").await?;
    browser.assert_quiet().await
}

#[tokio::test]
async fn unusable_storage_is_reported_before_the_start() -> Result<()> {
    let site = deska_browser_tests::Site::open()?;
    let browser = Browser::open(TABLET).await?;
    let block =
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    browser.devtools("Page.enable", json!({})).await?;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": block })).await?;
    browser.visit(&site).await?;
    browser.script("location.hash = '/new/tigris'").await?;
    browser.start_for_two(".page-foot > .btn.main").await?;
    browser.wait_for(".page-foot .problem[role=alert]").await?;
    browser.click(".page-foot .problem .btn").await?;
    browser.wait_for(".curtain-button").await?;
    browser.assert_quiet().await
}

#[tokio::test]
async fn a_second_tab_only_watches_until_it_takes_over() -> Result<()> {
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
