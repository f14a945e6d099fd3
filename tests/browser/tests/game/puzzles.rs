//! Puzzles come with the page of learning, are solved at the table, and are ticked from then on.

use super::*;

#[tokio::test]
async fn a_solved_puzzle_is_ticked_and_not_saved_as_a_game() -> Result<()> {
    let table = Table::open(TABLET, &fixture("w11-revolt-won")?).await?;
    table.go("/puzzles/carcassonne").await?;
    table.count(".puzzle", 8).await?;
    table.press(".puzzle").await?;
    table.until(".puzzle-strip").await?;
    table.type_move("place (0,1) 0").await?;
    table.press(".asked .menu button:has([href='#i-close'])").await?;
    table.confirm().await?;
    table.until(".puzzle-outcome .won").await?;
    let faults = table.browser.axe().await?;
    ensure!(faults.is_empty(), "{faults:?}");
    table.press(".puzzle-strip > a").await?;
    table.browser.reload().await?;
    table.count(".puzzle.solved", 1).await?;
    let saved = "return Object.keys(localStorage).filter(k => k.startsWith('deska.game.')).length";
    ensure!(table.browser.script(saved).await? == 1, "a puzzle is no saved game");
    table.browser.assert_quiet().await
}
