//! Whole games, by clicks, taps and keys; their end is what the rules say.

use super::*;

/// Plays with fingers until the game is over; answers the phases it went through.
pub async fn play_to_the_end(table: &Table, turns: usize) -> Result<Seen> {
    let mut seen = Seen::new();
    while let Some(session) = table.decision::<Tigris>().await? {
        let action = choose(&session, turns, &seen)?;
        seen.insert(session.game().phase().to_string());
        let after = table.act(&session, action).await?;
        seen.insert(native::<Tigris>(&after)?.game().phase().to_string());
    }
    Ok(seen)
}

/// The numbers on the page of the finished game.
pub async fn breakdown(table: &Table) -> Result<Value> {
    let script = "return [...document.querySelectorAll('.breakdown tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => Number(cell.querySelector('b').textContent)))";
    table.browser.script(script).await
}

/// The same numbers by the rules.
pub fn expected(session: &Session<Tigris>) -> Value {
    let standing = session.game().standing();
    let ranking = story::ranking(&standing.ranks);
    let row = |line: &story::TermLine<_>| -> Value {
        ranking.iter().map(|seat| line.cells[seat.index()].value).collect::<Vec<i32>>().into()
    };
    Tigris::breakdown(&standing).iter().map(row).collect()
}

async fn a_whole_game(size: Size, start: &str, turns: usize, phases: &[&str]) -> Result<()> {
    play_whole(&Table::open(size, start).await?, turns, phases).await
}

async fn play_whole(table: &Table, turns: usize, phases: &[&str]) -> Result<()> {
    let seen = play_to_the_end(table, turns).await?;
    for phase in phases {
        ensure!(seen.contains(*phase), "the game never came to {phase}: {seen:?}");
    }
    let session = table.session::<Tigris>().await?;
    assert_eq!(session.game().phase(), "game_over");
    let shown = breakdown(table).await?;
    assert_eq!(shown, expected(&session));
    // The lines of the four colours, sorted, are what the rules call the final score.
    let finals = session.game().json()["final"].clone();
    for (column, seat) in story::ranking(&session.game().standing().ranks).iter().enumerate() {
        let mut values: Vec<i64> = (0..4).filter_map(|row| shown[row][column].as_i64()).collect();
        values.sort_unstable();
        assert_eq!(json!(values), finals[seat.index()]);
    }
    let width = table.browser.script("return innerWidth").await?;
    table.browser.screenshot(&format!("game-over-{width}")).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn an_exported_game_plays_to_the_same_end() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    play_to_the_end(&table, 0).await?;
    let session = table.session::<Tigris>().await?;
    assert_eq!(breakdown(&table).await?, expected(&session));
    // What is exported is what is stored, and it plays to the same end.
    table.press(".over-foot .btn:has([href='#i-export'])").await?;
    let exported = table.execute("return document.querySelector('dialog textarea').value", vec![]).await?;
    let exported = exported.as_str().context("no text")?;
    assert_eq!(exported, table.text().await?);
    assert_eq!(expected(&native::<Tigris>(exported)?), expected(&session));
    table.browser.assert_quiet().await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_whole_game_is_played_by_clicks_on_a_tablet() -> Result<()> {
    a_whole_game(TABLET, START, 12, &["revolt_attacker", "revolt_defender", "treasure"]).await
}

/// Four seats, so that the curtain passes the tablet on to everybody.
const FOUR: &str = "deska 1\ngame tigris\nseats 4\nplayer 0 0 5 Anna\nplayer 1 1 4 Petr\nplayer 2 2 2 Eva\n\
                    player 3 3 3 Jan\nseed a7\n--\n";

#[tokio::test]
async fn the_end_of_a_game_of_four_is_played_by_keys_alone_on_a_tablet() -> Result<()> {
    let (record, turns) = nearly_over(FOUR, 30)?;
    play_whole(&Table::open_for(Hands::Keys, TABLET, &record).await?, turns + 2, &["action"]).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_whole_game_of_four_is_played_by_keys_alone_on_a_tablet() -> Result<()> {
    play_whole(&Table::open_for(Hands::Keys, TABLET, FOUR).await?, 8, &["action"]).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn wars_and_monuments_are_played_by_keys_alone_on_a_phone() -> Result<()> {
    play_whole(&Table::open_for(Hands::Keys, PHONE, CONFLICTS).await?, 4, &ALL_CONFLICTS).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_whole_game_of_four_is_played_by_touch_on_a_tablet() -> Result<()> {
    play_whole(&Table::open_for(Hands::Touch, TABLET, FOUR).await?, 6, &["action"]).await
}

/// The same at the other sizes, with fewer turns before everybody swaps the bag empty.
async fn four(hands: Hands, size: Size) -> Result<()> {
    play_whole(&Table::open_for(hands, size, FOUR).await?, 2, &["action"]).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_whole_game_of_four_is_played_by_keys_alone_on_a_phone() -> Result<()> {
    four(Hands::Keys, PHONE).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_whole_game_of_four_is_played_by_keys_alone_on_a_desktop() -> Result<()> {
    four(Hands::Keys, DESKTOP).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_whole_game_of_four_is_played_by_touch_on_a_phone() -> Result<()> {
    four(Hands::Touch, PHONE).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn a_whole_game_of_four_is_played_by_touch_on_a_desktop() -> Result<()> {
    four(Hands::Touch, DESKTOP).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn wars_and_monuments_are_played_by_keys_alone_on_a_desktop() -> Result<()> {
    play_whole(&Table::open_for(Hands::Keys, DESKTOP, CONFLICTS).await?, 4, &ALL_CONFLICTS).await
}

const ALL_CONFLICTS: [&str; 4] = ["choose_conflict", "war_attacker", "war_defender", "monument"];

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
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
