//! Lessons are played to their end by what their marks say, by touch and by keys, and are taken up where they were left.

use super::*;

/// What a mark lies over: where its middle is.
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
    tokio::time::sleep(std::time::Duration::from_millis(650)).await;
    Ok(())
}

async fn step(table: &Table) -> Result<String> {
    table.browser.text(".lesson-foot .grow").await
}

/// Plays the lesson on the screen to its end; gives the number of steps.
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
async fn the_lesson_of_tigris_is_played_by_touch_on_a_phone() -> Result<()> {
    whole("tigris", Hands::Touch, PHONE).await
}

#[tokio::test]
async fn the_lesson_of_tigris_is_played_by_keys_on_a_desktop() -> Result<()> {
    whole("tigris", Hands::Keys, DESKTOP).await
}

#[tokio::test]
async fn the_lesson_of_carcassonne_is_played_by_touch_on_a_tablet() -> Result<()> {
    whole("carcassonne", Hands::Touch, TABLET).await
}

#[tokio::test]
async fn another_move_is_answered_kindly_and_a_lesson_is_taken_up_where_it_was_left() -> Result<()> {
    let table = Table::open(TABLET, &fixture("w11-revolt-won")?).await?;
    table.go("/learn/tigris").await?;
    table.until(".lesson-card.placed").await?;
    table.type_move("king G3").await?;
    let answered =
        "return document.querySelector('.lesson-text').textContent.startsWith('That is allowed too')";
    table.browser.wait_until(answered).await?;
    ensure!(step(&table).await?.starts_with("1 of"), "it is not done");
    while !step(&table).await?.starts_with("3 of") {
        follow(&table).await?;
    }
    table.press(".lesson-foot a.btn").await?;
    table.until(".boxes").await?;
    table.press(".game-tigris a[href='#/learn/tigris']").await?;
    table.until(".lesson-card.placed").await?;
    ensure!(step(&table).await?.starts_with("3 of"), "it goes on where it was left");
    let faults = table.browser.axe().await?;
    ensure!(faults.is_empty(), "{faults:?}");
    let saved = table
        .browser
        .script("return Object.keys(localStorage).filter(k => k.startsWith('deska.game.')).length")
        .await?;
    ensure!(saved == 1, "a lesson is no saved game");
    table.press(".lesson-foot [title='From the start']").await?;
    table
        .browser
        .wait_until("return document.querySelector('.lesson-foot .grow').textContent.startsWith('1 of')")
        .await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn the_lesson_of_taj_mahal_is_played_by_touch_on_a_phone() -> Result<()> {
    whole("taj_mahal", Hands::Touch, PHONE).await
}

#[tokio::test]
async fn the_lesson_of_elementaris_is_played_by_touch_on_a_phone() -> Result<()> {
    whole("elementaris", Hands::Touch, PHONE).await
}

#[tokio::test]
async fn the_lesson_of_elementaris_is_played_by_keys_on_a_desktop() -> Result<()> {
    whole("elementaris", Hands::Keys, DESKTOP).await
}

#[tokio::test]
async fn the_lesson_of_java_is_played_by_keys_on_a_desktop() -> Result<()> {
    whole("java", Hands::Keys, DESKTOP).await
}
