//! Elementaris on the screen: a last round by touch and by keys, a spell and its button, a proposal and its answers,
//! what axe says.

use anyhow::{Result, ensure};
use deska::games::elementaris::{Action, ActionKind, Elementaris, FIELDS, Field, Phase};
use deska::table::{Game, Session};
use deska_browser_tests::{
    DESKTOP, Hands, LAST_ROUND, NEARLY_WON, PHONE, SECOND_TURN, Size, TABLET, Table, bold,
};
use serde_json::json;

/// Plays until the game is over; answers the kinds of actions that were done.
async fn play(table: &Table) -> Result<Vec<ActionKind>> {
    let mut done = Vec::new();
    while let Some(session) = table.decision::<Elementaris>().await? {
        let action = roaming(&session)?;
        table.orders(&session, action).await?;
        done.push(ActionKind::of(&action));
    }
    Ok(done)
}

/// Goes somewhere rather than waiting: where one does most where one is, which way depends on the entry.
fn roaming(session: &Session<Elementaris>) -> Result<Action> {
    let action = bold(session)?;
    if !matches!(ActionKind::of(&action), ActionKind::Pass | ActionKind::Done) {
        return Ok(action);
    }
    let ways: Vec<Action> = session
        .game()
        .legal()
        .into_iter()
        .filter(|action| ActionKind::of(action) == ActionKind::March)
        .collect();
    let mixed = (session.len() * 0x9e37_79b1) >> 8;
    Ok(ways.get(mixed % ways.len().max(1)).copied().unwrap_or(action))
}

async fn last_round(hands: Hands, size: Size) -> Result<()> {
    let table = Table::open_for(hands, size, LAST_ROUND).await?;
    let done = play(&table).await?;
    for command in [ActionKind::Occupy, ActionKind::Attack, ActionKind::Take, ActionKind::Cast] {
        ensure!(done.contains(&command), "the round had no {command:?}: {done:?}");
    }
    let session = table.session::<Elementaris>().await?;
    assert_eq!(session.game().phase(), "over");
    table.assert_breakdown(&session).await?;
    table.browser.screenshot(&format!("elementaris-over-{}", size.width)).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_last_round_is_played_by_touch_on_a_phone() -> Result<()> {
    last_round(Hands::Touch, PHONE).await
}

#[tokio::test]
async fn a_last_round_is_played_by_keys_on_a_desktop() -> Result<()> {
    last_round(Hands::Keys, DESKTOP).await
}

/// A short game from the first city to the result, each seat with its own curtain.
async fn short_game(hands: Hands, size: Size, seats: usize) -> Result<()> {
    let head = format!("deska 1\ngame elementaris\nseats {seats}\noptions round_limit=17\nseed 3\n--\n");
    let table = Table::open_for(hands, size, &head).await?;
    let done = play(&table).await?;
    for command in [ActionKind::Place, ActionKind::Occupy, ActionKind::Take, ActionKind::Attack] {
        ensure!(done.contains(&command), "the game had no {command:?}: {done:?}");
    }
    let session = table.session::<Elementaris>().await?;
    assert_eq!((session.game().phase(), session.players().len()), ("over", seats));
    table.assert_breakdown(&session).await?;
    table.browser.screenshot(&format!("elementaris-over-{seats}")).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn three_play_a_short_game_by_keys_on_a_desktop() -> Result<()> {
    short_game(Hands::Keys, DESKTOP, 3).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn four_play_a_short_game_by_touch_on_a_phone() -> Result<()> {
    short_game(Hands::Touch, PHONE, 4).await
}

/// The button tells how many fall, and they are crossed before anything is done.
#[tokio::test]
async fn a_spell_shows_whom_it_destroys() -> Result<()> {
    let table = Table::open_for(Hands::Mouse, TABLET, SECOND_TURN).await?;
    let here: Field = "B10".parse().expect("a field");
    table.aim_field(here).await?;
    table.until("#confirm small").await?;
    let crosses = "return document.querySelectorAll('.board use[href=\"#el-lost\"]').length";
    assert_eq!(table.browser.script(crosses).await?, json!(1));
    let before = table.text().await?;
    table.confirm().await?;
    table.saved_after(&before).await?;
    let session = table.session::<Elementaris>().await?;
    ensure!(session.game().closed().has(here), "the elemental stays");
    table.browser.assert_quiet().await
}

/// A tablet held upright: the map takes the width, and the first touch of a lit field aims at it.
#[tokio::test]
async fn a_touch_on_an_upright_tablet_aims_at_once() -> Result<()> {
    let upright = Size { width: 820, height: 1180 };
    let table = Table::open_for(Hands::Touch, upright, SECOND_TURN).await?;
    let wide = table.browser.script("return document.querySelector('.board').clientWidth").await?;
    ensure!(wide.as_f64().is_some_and(|wide| wide > 700.0), "the map is {wide} wide");
    let here: Field = "B10".parse().expect("a field");
    table.press(&format!("[data-spot=\"{}\"]", here.index())).await?;
    table.until("#confirm small").await?;
    ensure!(!table.has(".board.zoomed").await?, "it came near first");
    table.browser.assert_quiet().await
}

/// One seat after another answers, by their seal or in the panel; the first no ends the vote.
#[tokio::test]
async fn a_proposal_is_answered_in_turn() -> Result<()> {
    let table = Table::open_for(Hands::Mouse, TABLET, SECOND_TURN).await?;
    table.typed("propose 0").await?;
    table.until(".el-votes").await?;
    let seal = format!("[data-spot=\"{FIELDS}\"]");
    for (answer, phase) in [(seal.as_str(), "vote"), (".asked .menu li:nth-child(2) button", "free")] {
        let before = table.text().await?;
        table.press(answer).await?;
        table.confirm().await?;
        table.saved_after(&before).await?;
        assert_eq!(table.session::<Elementaris>().await?.game().phase(), phase);
    }
    let session = table.session::<Elementaris>().await?;
    ensure!(session.game().phase == Phase::Free, "the proposer goes on");
    table.browser.assert_quiet().await
}

/// Whatever the window: who is about to win and one's own points are in view, nothing lies over them, no row is cut.
#[tokio::test]
async fn a_near_end_and_your_own_points_are_in_view_in_every_window() -> Result<()> {
    let table = Table::open(TABLET, NEARLY_WON).await?;
    let sizes = [TABLET, DESKTOP, PHONE, Size { width: 820, height: 1180 }, Size { width: 844, height: 390 }];
    for size in sizes {
        table.browser.set_size(size).await?;
        table.painted().await?;
        table.until(".warning[role=status] b").await?;
        assert_eq!(table.said(".warning b").await?, "Petr is one city away from winning");
        let script = "const shown = (e) => { const r = e.getBoundingClientRect();
                if (!r.width) return false;
                const at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
                return e === at || e.contains(at); };
            const any = (css) => [...document.querySelectorAll(css)].some(shown);
            const seats = [...document.querySelectorAll('.seats .seat')];
            const cut = seats.filter((e) => e.getClientRects().length && e.scrollWidth > e.clientWidth);
            return [any('.warning b'), any('.seat[data-seat=\"0\"] .el-points b, .strip .el-points b'),
                seats.length, cut.length, seats[0].dataset.seat];";
        let seen = table.browser.script(script).await?;
        assert_eq!(seen, json!([true, true, 3, 0, "0"]), "{size:?}");
    }
    let label =
        "return document.querySelector('.seat[data-seat=\"1\"] .el-cities').getAttribute('aria-label')";
    assert_eq!(table.browser.script(label).await?, json!("8 of 9 cities"));
    table.browser.assert_quiet().await
}

/// Findings of axe on each screen of the game.
async fn judged(size: Size, theme: &str) -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none", "theme": theme });
    let table = Table::open_with(size, LAST_ROUND, settings).await?;
    let mut found = Vec::new();
    let mut judge = async |screen: &str| -> Result<()> {
        found.extend(table.browser.axe().await?.into_iter().map(|fault| format!("{screen}: {fault}")));
        Ok(())
    };
    judge("call").await?;
    table.sit(NEARLY_WON).await?;
    table.until(".warning b").await?;
    judge("an end that is near").await?;
    table.sit(SECOND_TURN).await?;
    table.until(".table .board").await?;
    judge("second turn").await?;
    table.typed("propose 0+1").await?;
    judge("vote").await?;
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
