//! Tutorials are played to their end by what their marks say, by touch and by keys, and are taken up where they were
//! left.

use deska::games::GameId;

use super::*;

/// Waits until the marks are measured again, 60 milliseconds after what they lie over was drawn.
async fn settle(table: &Table) -> Result<()> {
    tokio::time::sleep(std::time::Duration::from_millis(120)).await;
    table.painted().await
}

/// Element under the middle of a mark.
const NEXT: &str = "const ring = document.querySelector('.lesson-ring').getBoundingClientRect(); \
    return [ring.x + ring.width / 2, ring.y + ring.height / 2]";

/// The thing under the first mark gets the focus.
const FOCUS: &str = "const ring = document.querySelector('.lesson-ring').getBoundingClientRect(); \
    const under = document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2); \
    under.closest('button, [data-spot]').focus()";

/// Touches what is marked first, and waits until the marks have moved.
async fn follow(table: &Table) -> Result<()> {
    table.until(".lesson-card.placed").await?;
    if table.hands() == Hands::Keys {
        table.browser.script(FOCUS).await?;
        table.browser.keys(Key::Enter + "").await?;
    } else {
        let at = table.browser.script(NEXT).await?;
        let side = |nth: usize| at[nth].as_f64().context("a place");
        table.browser.tap_at(side(0)?, side(1)?).await?;
    }
    settle(table).await
}

/// Faults of a step's screen: the card and all of its foot are seen whole, in one line, and cover nothing
/// of the table; the sides of a conflict and the number that is asked for are seen; a number at a hole covers no word.
const FAULTS: &str = "
    const faults = [], at = (e) => e.getBoundingClientRect(), all = (css) => [...document.querySelectorAll(css)];
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && at(e).width > 0;
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const holds = (a, b) => b.top >= a.top - 1 && b.bottom <= a.bottom + 1 && b.left >= a.left - 1 && b.right <= a.right + 1;
    const node = document.querySelector('.lesson-card'), card = at(node), foot = all('.lesson-foot > *').filter(seen);
    for (const e of all('.table, .table *').filter(seen)) if (!e.closest('.sr, .actors, svg') && meet(card, at(e)) && holds(at(document.querySelector('.table')), at(e)))
        faults.push(`the card covers ${e.className || e.tagName}`);
    if (node.scrollHeight > node.clientHeight + 1 && !LARGE) faults.push('the card is cut');
    if (foot.some((e) => !holds(card, at(e)) && !LARGE)) faults.push('the foot is cut');
    const lines = foot.map((e) => at(e).y + at(e).height / 2);
    if (Math.max(...lines) - Math.min(...lines) > 3) faults.push('the foot has two lines');
    for (const e of foot.filter((e) => e.matches('.btn'))) if (at(e).height < 43.5) faults.push(`too small: ${e.textContent}`);
    const panel = document.querySelector('.panel-room'), plus = document.querySelector('.panel-room .stepper .btn:last-child');
    if (plus && seen(plus)) {
        const ring = at(document.querySelector('.lesson-ring'));
        if (!all('#confirm').some((e) => meet(ring, at(e))) && !meet(ring, at(plus))) faults.push('the plus is not lit');
        for (const e of [plus, ...all('.panel-room .side-total')]) if (!holds(at(panel), at(e))) faults.push(`${e.className} is out of sight`);
    }
    const ring = document.querySelector('.lesson-ring'), middle = ring && at(ring);
    const under = ring && document.elementFromPoint(middle.x + middle.width / 2, middle.y + middle.height / 2);
    if (ring && !under?.closest('[data-spot], [data-word], [data-part], .zoom-fit, #confirm')) faults.push(`under the mark lies ${under?.className}`);
    if (under?.closest('.zoom-fit')) faults.push('what is asked is out of sight');
    const words = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const word = words.currentNode, range = document.createRange();
        if (!word.data.trim() || word.parentElement.closest('.sr, .board, .actors') || !seen(word.parentElement)) continue;
        // Only screen readers have it in this window.
        if (getComputedStyle(word.parentElement).clipPath !== 'none') continue;
        range.selectNodeContents(word);
        const part = word.parentElement.closest('.tray, .panel-room');
        if (part && !meet(at(part), range.getBoundingClientRect())) continue;
        for (const number of all('.lesson-number')) if (meet(at(number), range.getBoundingClientRect())) faults.push(`${word.data} is covered`);
    }
    return faults.join(', ')";

/// Every step of a tutorial as it is seen in these windows; it is played in the first of them.
async fn seen_whole(game: &str, windows: &[(u32, u32)], settings: Value) -> Result<()> {
    let large = settings["text"] == json!(200);
    let faults = FAULTS.replace("LARGE", &large.to_string());
    let size = |(width, height): (u32, u32)| Size { width, height };
    let table = Table::open_with(size(windows[0]), &fixture("w11-revolt-won")?, settings).await?;
    table.go(&format!("/learn/{game}")).await?;
    let high = "return document.querySelector('.lesson-card').offsetHeight";
    let (mut heights, mut idle, mut before) = (vec![Vec::new(); windows.len()], 0, String::new());
    while !table.has(".lesson-foot .btn.main").await? {
        let now = step(&table).await?;
        idle = if now == before { idle + 1 } else { 0 };
        ensure!(idle < 8, "step {now} is not done by what is marked");
        table.until(".lesson-card.placed").await?;
        for (nth, window) in windows.iter().enumerate() {
            if windows.len() > 1 {
                table.browser.set_size(size(*window)).await?;
                settle(&table).await?;
            }
            let found = table.browser.script(&faults).await?;
            ensure!(found == json!(""), "{game}, {window:?}, {now}: {found}");
            heights[nth].push(table.browser.script(high).await?);
        }
        before = now;
        if windows.len() > 1 {
            table.browser.set_size(size(windows[0])).await?;
            settle(&table).await?;
        }
        follow(&table).await?;
    }
    for (window, heights) in windows.iter().zip(&mut heights) {
        heights.dedup();
        ensure!(large || heights.len() == 1, "{game}, {window:?}: the card changes its height, {heights:?}");
    }
    Ok(())
}

/// In Czech, which has the longer words.
async fn seen_in(game: &str, windows: &[(u32, u32)]) -> Result<()> {
    seen_whole(game, windows, json!({ "lang": "cs", "motion": "none" })).await
}

async fn seen_with_large_text(game: &str, window: (u32, u32)) -> Result<()> {
    seen_whole(game, &[window], json!({ "lang": "cs", "motion": "none", "text": 200 })).await
}

#[tokio::test]
async fn the_card_does_not_cover_its_subject_on_a_phone() -> Result<()> {
    seen_in("tigris", &[(390, 844)]).await
}

/// A fan of cards and an open board that are both wider than their room.
#[tokio::test]
async fn the_card_does_not_cover_its_subject_with_large_text() -> Result<()> {
    seen_with_large_text("taj_mahal", (390, 844)).await?;
    seen_with_large_text("java", (390, 844)).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn the_card_does_not_cover_its_subject_in_any_window() -> Result<()> {
    for game in GameId::ALL.iter().map(|id| id.info().id) {
        seen_in(game, &[(1024, 768), (820, 1180), (844, 390), (390, 844)]).await?;
        seen_with_large_text(game, (820, 1180)).await?;
        seen_with_large_text(game, (390, 844)).await?;
    }
    Ok(())
}

async fn step(table: &Table) -> Result<String> {
    table.browser.text(".lesson-foot .grow").await
}

/// Plays the tutorial on the screen to its end; gives the number of steps.
async fn play(table: &Table) -> Result<usize> {
    let (mut steps, mut idle) = (1, 0);
    while !table.has(".lesson-foot .btn.main").await? {
        let before = step(table).await?;
        follow(table).await?;
        let moved = step(table).await? != before;
        (steps, idle) = (steps + usize::from(moved), if moved { 0 } else { idle + 1 });
        ensure!(idle < 8, "step {before} is not done by what is marked");
        ensure!(!table.has(".table .prompt.refused").await?, "nothing that is marked is refused");
    }
    Ok(steps)
}

async fn whole(game: &str, hands: Hands, size: Size) -> Result<()> {
    let table = Table::open_for(hands, size, &fixture("w11-revolt-won")?).await?;
    table.go(&format!("/learn/{game}")).await?;
    ensure!(play(&table).await? > 8);
    ensure!(
        table.browser.text(".lesson-text").await?.contains("rules"),
        "the last card says where to read on"
    );
    table.browser.screenshot(&format!("lesson-{game}-{hands:?}-end")).await?;
    table.press(".lesson-foot .btn.main").await?;
    table.until(".setup, form").await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn the_tutorial_of_tigris_is_played_by_touch_on_a_phone() -> Result<()> {
    whole("tigris", Hands::Touch, PHONE).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn the_tutorial_of_tigris_is_played_by_keys_on_a_desktop() -> Result<()> {
    whole("tigris", Hands::Keys, DESKTOP).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn the_tutorial_of_carcassonne_is_played_by_touch_on_a_tablet() -> Result<()> {
    whole("carcassonne", Hands::Touch, TABLET).await
}

#[tokio::test]
async fn another_move_is_answered_kindly_and_a_tutorial_resumes_where_it_was_left() -> Result<()> {
    let table = Table::open(TABLET, &fixture("w11-revolt-won")?).await?;
    table.go("/learn/tigris").await?;
    table.until(".lesson-card.placed").await?;
    table.type_move("king G3").await?;
    let answered = "return document.querySelector('.lesson-text').textContent.includes('allowed too')";
    table.browser.wait_until(answered).await?;
    ensure!(step(&table).await?.starts_with("1 of"), "it is not done");
    while !step(&table).await?.starts_with("3 of") {
        follow(&table).await?;
    }
    table.press(".lesson-foot a.btn").await?;
    table.until(".boxes").await?;
    table.press(".game-tigris a[href='#/puzzles/tigris']").await?;
    table.press(".tutorial a").await?;
    table.until(".lesson-card.placed").await?;
    ensure!(step(&table).await?.starts_with("3 of"), "it goes on where it was left");
    let faults = table.browser.axe().await?;
    ensure!(faults.is_empty(), "{faults:?}");
    let saved = table
        .browser
        .script("return Object.keys(localStorage).filter(k => k.startsWith('deska.game.')).length")
        .await?;
    ensure!(saved == 1, "a tutorial is not a saved game");
    let again = "#table .lesson-foot button:last-of-type";
    table.press(".lesson-foot button").await?;
    ensure!(table.browser.text(".lesson-foot .grow").await? == "Start again?", "it asks first");
    table.press(".lesson-foot button").await?;
    ensure!(step(&table).await?.starts_with("3 of"), "nothing is thrown away");
    table.press(".lesson-foot button").await?;
    table.press(again).await?;
    table
        .browser
        .wait_until("return document.querySelector('.lesson-foot .grow').textContent.startsWith('1 of')")
        .await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn the_tutorial_of_taj_mahal_is_played_by_touch_on_a_phone() -> Result<()> {
    whole("taj_mahal", Hands::Touch, PHONE).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn the_tutorial_of_elementaris_is_played_by_touch_on_a_phone() -> Result<()> {
    whole("elementaris", Hands::Touch, PHONE).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn the_tutorial_of_elementaris_is_played_by_keys_on_a_desktop() -> Result<()> {
    whole("elementaris", Hands::Keys, DESKTOP).await
}

#[tokio::test]
async fn the_tutorial_of_java_is_played_by_keys_on_a_desktop() -> Result<()> {
    whole("java", Hands::Keys, DESKTOP).await
}
