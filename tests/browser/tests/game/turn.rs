//! A turn by keys, by typing, by dragging; undo and refusals say why.

use super::*;

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
        // 1 to 4 are the kinds of tiles, whatever is held.
        let Action::Place(color, _) = placing(&table.session::<Tigris>().await?)? else { bail!("no tile") };
        let nth = Color::ALL.iter().position(|c| *c == color).unwrap_or_default();
        browser.keys((nth + 1).to_string()).await?;
        table.until(".place.legal").await?;
        browser.keys("n").await?;
        browser.wait_until("return document.activeElement.matches('.place.legal')").await?;
        if n == 1 {
            let here = browser.script(spot).await?;
            browser.keys(Key::Tab + "").await?;
            let lit = "document.activeElement.matches('.place.legal')";
            browser
                .wait_until(&format!("return {lit} && Number(document.activeElement.dataset.spot) > {here}"))
                .await?;
        }
        browser.keys(Key::Enter).await?;
        table.until(".place.aimed").await?;
        assert_eq!(table.text().await?, before, "aiming does not place");
        browser.keys(Key::Enter).await?;
        table.saved_after(&before).await?;
        let session = table.session::<Tigris>().await?;
        if session.game().phase() == "monument" || n == 2 {
            break;
        }
    }
    browser.keys("e").await?;
    table.until(".curtain").await?;
    assert_eq!(table.session::<Tigris>().await?.turn_starts().len(), 2);
    browser.wait_until("return document.activeElement.className === 'curtain-button'").await?;
    browser.assert_quiet().await
}

#[tokio::test]
async fn a_turn_can_be_typed_taken_back_and_done_again() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.browser.keys("/").await?;
    table.until("#typed-move:focus").await?;
    table.browser.keys("abracadabra").await?;
    table.browser.keys(Key::Enter + "").await?;
    table.until("dialog[open] .field-wrong[role=alert]").await?;
    // A move that is not allowed keeps the text, with the reason below it.
    table.execute("document.getElementById('typed-move').value = ''", vec![]).await?;
    table.browser.keys("farm A1").await?;
    table.browser.keys(Key::Enter + "").await?;
    table
        .browser
        .wait_until("return document.querySelector('dialog .field-wrong')?.textContent.includes('river')")
        .await?;
    table.browser.keys(Key::Escape + "").await?;
    table.browser.wait_until("return !document.querySelector('dialog[open]')").await?;
    let action = placing(&table.session::<Tigris>().await?)?;
    let empty = table.text().await?;
    table.typed(&action.to_string()).await?;
    let one = table.text().await?;
    table.browser.keys("z").await?;
    table.saved_after(&one).await?;
    assert_eq!(table.session::<Tigris>().await?.len(), native::<Tigris>(&empty)?.len());
    let none = table.text().await?;
    table.browser.keys("y").await?;
    table.saved_after(&none).await?;
    assert_eq!(table.text().await?, one);
    table.typed(&swap(&table.session::<Tigris>().await?)?.to_string()).await?;
    table.browser.keys("e").await?;
    table.until(".curtain").await?;
    table.browser.assert_quiet().await
}

/// The first swap that is allowed.
pub fn swap(session: &Session<Tigris>) -> Result<Action> {
    session.game().legal().into_iter().find(|a| matches!(a, Action::Swap(_))).context("no swap")
}

/// A tile placed somewhere without more ado.
pub fn placing(session: &Session<Tigris>) -> Result<Action> {
    let seen = ["revolt_attacker", "war_attacker", "monument", "choose_conflict"].map(String::from).into();
    choose(session, 99, &seen)
}

#[tokio::test]
async fn undo_says_why_it_stops_at_a_draw() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.typed(&swap(&table.session::<Tigris>().await?)?.to_string()).await?;
    table.browser.wait_until("return !!document.querySelector('.undo.locked')").await?;
    let label = "return document.querySelector('.undo').title";
    assert_eq!(table.browser.script(label).await?, "Can't undo: something new was drawn");
    let before = table.text().await?;
    table.browser.keys("z").await?;
    table.press(".undo").await?;
    assert_eq!(table.text().await?, before);
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn keys_show_their_picks_and_a_key_without_a_pick_moves_nothing() -> Result<()> {
    let table = Table::open(TABLET, &fixture("w11-revolt-won")?).await?;
    table.reveal().await?;
    let session = table.session::<Tigris>().await?;
    let held = |color: &Color| {
        let legal = session.game().legal();
        legal.iter().any(|action| matches!(action, Action::Place(tile, _) if tile == color))
    };
    let nth =
        |has: bool| Color::ALL.iter().position(|color| held(color) == has).map(|at| (at + 1).to_string());
    let shown =
        "return [...document.querySelectorAll('.tray kbd')].filter((it) => it.getClientRects().length)
        .map((it) => it.dataset.digit)";
    assert_eq!(table.browser.script(shown).await?, json!([]), "fingers need no keys");
    let picks = nth(true).context("no tile")?;
    table.browser.keys(picks.as_str()).await?;
    table.browser.wait_until("return document.activeElement.matches('.place.legal')").await?;
    let picked = "return document.querySelector('.thing.up kbd').dataset.digit";
    assert_eq!(table.browser.script(picked).await?, json!(picks));
    let digits = table.browser.script(shown).await?;
    ensure!(
        digits.as_array().is_some_and(|all| all.contains(&json!("5"))),
        "leaders have keys too: {digits}"
    );
    // The cursor stays where it was brought.
    table.browser.keys(Key::Down + "").await?;
    let spot = "return document.activeElement.dataset.spot";
    let here = table.browser.script(spot).await?;
    let nothing = nth(false).context("every kind of tile is held")?;
    table.browser.keys(nothing.as_str()).await?;
    table.until(".prompt.locked [role=alert]").await?;
    table.painted().await?;
    assert_eq!(table.browser.script(spot).await?, here);
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn keys_begin_on_the_board_if_it_has_actions() -> Result<()> {
    let table = Table::open(TABLET, CONFLICTS).await?;
    table.reveal().await?;
    table.browser.keys(Key::Down + "").await?;
    table.browser.wait_until("return document.activeElement.matches('.place')").await?;
    let black = Color::ALL.iter().position(|color| *color == Color::Black).context("a colour")? + 1;
    table.execute("document.activeElement.blur()", vec![]).await?;
    table.browser.keys(black.to_string().as_str()).await?;
    table.browser.wait_until("return document.activeElement.matches('.place.legal:not(.quiet)')").await?;
    ensure!(table.has(".place.legal.quiet").await?, "most cells bring nothing");
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_digit_answers_how_many_are_committed() -> Result<()> {
    let text = until_phase(&fixture("w11-revolt-won")?, "revolt_attacker")?;
    let table = Table::open(TABLET, &text).await?;
    table.reveal().await?;
    table.browser.keys("1").await?;
    table.browser.wait_until("return document.querySelector('.stepper-value b').textContent === '1'").await?;
    for (key, counts) in [("-", "0"), ("-", "0"), ("+", "1")] {
        table.browser.keys(key).await?;
        let shows_count =
            format!("return document.querySelector('.stepper-value b').textContent === '{counts}'");
        table.browser.wait_until(&shows_count).await?;
    }
    for key in ["9", "e"] {
        table.browser.keys(key).await?;
        table.until(".prompt.locked [role=alert]").await?;
        table.browser.keys("1").await?;
        table.browser.wait_until("return !document.querySelector('.prompt.locked')").await?;
    }
    let before = table.text().await?;
    table.browser.keys(Key::Enter + "").await?;
    table.saved_after(&before).await?;
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_refusal_is_announced_and_explained() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    let before = table.text().await?;
    // A temple lies there from the start.
    table.press(".thing.tile:has([href='#tile-red'])").await?;
    table.press("[data-spot='17']").await?;
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
    table.browser.allow_touch().await?;
    table.reveal().await?;
    let session = table.session::<Tigris>().await?;
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
    let last = table.session::<Tigris>().await?.steps().last().map(|s| s.entry.action.to_string());
    assert_eq!(last, Some(format!("temple {cell}")));
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_held_cell_shows_its_kingdom_and_is_not_a_tap() -> Result<()> {
    let table = Table::open(TABLET, &until_phase(&fixture("w06-who-scores")?, "action")?).await?;
    if table.has(".curtain").await? {
        table.hold().await?;
    }
    table.dismiss().await?;
    let session = table.session::<Tigris>().await?;
    let at = session.game().public.leaders().next().context("no leader")?.2;
    let before = table.text().await?;
    let script = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]";
    let point = table.execute(script, vec![json!(format!("[data-spot=\"{at}\"]"))]).await?;
    let mouse = async |kind: &str| -> Result<()> {
        let event = json!({ "type": kind, "x": point[0], "y": point[1], "button": "left", "clickCount": 1 });
        table.browser.devtools("Input.dispatchMouseEvent", event).await?;
        Ok(())
    };
    assert!(!table.has(".shape.kingdom").await?);
    mouse("mousePressed").await?;
    table.until(".shape.kingdom").await?;
    table.count(".shape.kingdom", 1).await?;
    mouse("mouseReleased").await?;
    table.browser.wait_until("return !document.querySelector('.shape.kingdom')").await?;
    assert!(!table.has(".place.aimed, .prompt.refused").await?, "holding is looking");
    assert_eq!(table.text().await?, before);
    table.browser.assert_quiet().await
}

#[tokio::test]
async fn a_point_flies_to_its_seat_once() -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "calm" });
    let table =
        Table::open_with(DESKTOP, &until_phase(&fixture("w06-who-scores")?, "action")?, settings).await?;
    if table.has(".curtain").await? {
        table.hold().await?;
    }
    table.dismiss().await?;
    let session = table.session::<Tigris>().await?;
    let seat = session.game().turn().seat().context("nobody decides")?;
    let scoring = session.game().legal().into_iter().find(|action| {
        let mut after = *session.game();
        let mut events = Vec::new();
        after.apply(action, &mut events);
        matches!(action, Action::Place(..))
            && events
                .iter()
                .any(|e| matches!(e, deska::games::tigris::Event::Point { seat: s, .. } if *s == seat))
    });
    table.act(&session, scoring.context("no point to be had")?).await?;
    table.until(".actor.chip").await?;
    table.count(".actor.chip", 1).await?;
    table.browser.keys("k").await?;
    table.until(".shape.kingdom").await?;
    table.browser.wait_until("return !document.querySelector('.actors')").await?;
    table.browser.assert_quiet().await
}

/// A swap lights no place: Enter on one is meant for the place, not for what is marked in the hand.
#[tokio::test]
async fn enter_on_a_place_does_not_commit_a_ready_action() -> Result<()> {
    let table = Table::open(TABLET, START).await?;
    table.reveal().await?;
    table.press(".tray-head .btn").await?;
    table.press(".hand .thing").await?;
    table.until("#confirm[data-key=Enter]:not([disabled])").await?;
    let before = table.text().await?;
    table.execute("document.querySelector('.place[tabindex=\"0\"]').focus()", vec![]).await?;
    table.browser.keys(Key::Enter + "").await?;
    table.browser.keys("t").await?;
    table.until("dialog[open]").await?;
    assert_eq!(table.text().await?, before, "nothing was swapped");
    table.browser.assert_quiet().await
}

/// The offer of sounds lies in the strip, beside its buttons, and moves nothing when it comes and goes.
#[tokio::test]
async fn the_offer_of_sounds_moves_nothing() -> Result<()> {
    let low = Size { width: 844, height: 390 };
    for size in [PHONE, low, TABLET] {
        let settings = json!({ "lang": "en", "motion": "reduced", "sounds_asked": false });
        let table = Table::open_with(size, START, settings).await?;
        table.reveal().await?;
        // It comes after the first act.
        let before = table.text().await?;
        let Action::Place(color, _) = placing(&table.session::<Tigris>().await?)? else { bail!("no tile") };
        let nth = Color::ALL.iter().position(|c| *c == color).unwrap_or_default();
        table.browser.keys((nth + 1).to_string()).await?;
        table.until(".place.legal").await?;
        table.browser.keys("n").await?;
        table.browser.wait_until("return document.activeElement.matches('.place.legal')").await?;
        table.browser.keys(Key::Enter).await?;
        table.until(".place.aimed").await?;
        table.browser.keys(Key::Enter).await?;
        table.saved_after(&before).await?;
        table.until(".sound-offer").await?;
        let rooms = "const room = (css) => { const r = document.querySelector(css).getBoundingClientRect();
                return [r.x, r.y, r.width, r.height].map(Math.round) };
            return ['.board', '.prompt', '.tray'].map(room)";
        let before = table.browser.script(rooms).await?;
        let meets = "const at = (e) => e.getBoundingClientRect(), offer = at(document.querySelector('.sound-offer'));
            const strip = at(document.querySelector('.strip'));
            const others = [...document.querySelectorAll('.strip > .btn')].map(at).filter((r) => r.width);
            return offer.top < strip.top - 1 || offer.bottom > strip.bottom + 1 || offer.left < strip.left || offer.right > strip.right
                || others.some((r) => r.left < offer.right - 1 && offer.left < r.right - 1)
                ? JSON.stringify([offer, strip, ...others]) : ''";
        let met = table.browser.script(meets).await?;
        ensure!(met == "", "the offer meets something at {}: {met}", size.width);
        table.press(".sound-offer .btn:last-of-type").await?;
        table.browser.wait_until("return !document.querySelector('.sound-offer')").await?;
        ensure!(table.browser.script(rooms).await? == before, "something moved at {}", size.width);
        table.browser.assert_quiet().await?;
    }
    Ok(())
}
