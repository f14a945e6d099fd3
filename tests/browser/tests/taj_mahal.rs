//! Taj Mahal on the screen: games to their end with hands and keys, and no card in the page that is not one's own.

use anyhow::{Result, ensure};
use deska::games::taj_mahal::{Action, TajMahal};
use deska::table::Game;
use deska_browser_tests::{
    DESKTOP, Hands, LATE_OF_FIVE, LATE_OF_THREE, PHONE, Size, TABLET, Table, may_be_seen, modest,
};

/// Plays until the game is over. At every step the page shows no card that the viewer may not see.
async fn play(table: &Table) -> Result<Vec<Action>> {
    let mut done = Vec::new();
    loop {
        if table.is_over().await? {
            return Ok(done);
        }
        let session = table.session::<TajMahal>().await?;
        let curtain = table.has(".curtain").await?;
        let holder = session.seat_to_end_turn().or(session.game().turn().seat()).filter(|_| !curtain);
        let (shown, may) = (table.cards_shown().await?, may_be_seen(&session, holder));
        let wrong: Vec<_> = shown.difference(&may).collect();
        ensure!(wrong.is_empty(), "{wrong:?} are shown to {holder:?}");
        if curtain {
            ensure!(table.has(".curtain-stage .tj-stage").await?, "the public table is in view");
            table.hold().await?;
        } else if session.seat_to_end_turn().is_some() {
            let before = table.text().await?;
            table.confirm().await?;
            table.saved_after(&before).await?;
        } else {
            let action = modest(&session)?;
            table.plays(&session, action).await?;
            done.push(action);
        }
    }
}

async fn to_the_end(hands: Hands, size: Size, record: &str) -> Result<()> {
    let table = Table::open_for(hands, size, record).await?;
    let done = play(&table).await?;
    let has_action = |wanted: fn(&Action) -> bool| done.iter().any(wanted);
    ensure!(
        has_action(|a| matches!(a, Action::Play(cards) if cards.count() == 2)),
        "two cards were played: {done:?}"
    );
    ensure!(
        has_action(|a| matches!(a, Action::Place(..))) && has_action(|a| matches!(a, Action::Take(_))),
        "{done:?}"
    );
    table.assert_breakdown(&table.session::<TajMahal>().await?).await?;
    table.browser.screenshot(&format!("taj_mahal-over-{}", size.width)).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn three_play_to_the_end_by_touch_on_a_phone() -> Result<()> {
    to_the_end(Hands::Touch, PHONE, LATE_OF_THREE).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn three_play_to_the_end_by_keys_on_a_desktop() -> Result<()> {
    to_the_end(Hands::Keys, DESKTOP, LATE_OF_THREE).await
}

#[tokio::test]
async fn five_play_to_the_end_by_clicks_on_a_tablet() -> Result<()> {
    to_the_end(Hands::Mouse, TABLET, LATE_OF_FIVE).await
}

/// Curtain, a turn with raised cards, palaces with one aimed, the supply: axe has nothing against them, by day and
/// night.
#[tokio::test]
async fn axe_finds_nothing() -> Result<()> {
    let mut found = Vec::new();
    for theme in ["light", "dark"] {
        let settings = serde_json::json!({ "lang": "en", "motion": "none", "theme": theme });
        let table = Table::open_with(TABLET, LATE_OF_THREE, settings).await?;
        let mut seen = std::collections::BTreeSet::new();
        while seen.len() < 4 {
            let session = table.session::<TajMahal>().await?;
            let curtain = table.has(".curtain").await?;
            let screen = if curtain { "curtain" } else { session.game().phase() };
            if seen.insert(screen) {
                found.extend(
                    table.browser.axe().await?.into_iter().map(|fault| format!("{theme} {screen}: {fault}")),
                );
            }
            if curtain {
                table.hold().await?;
            } else if session.seat_to_end_turn().is_some() {
                let before = table.text().await?;
                table.confirm().await?;
                table.saved_after(&before).await?;
            } else {
                table.plays(&session, modest(&session)?).await?;
            }
        }
    }
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}
