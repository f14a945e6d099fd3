//! Any window: nothing is cut, nothing scrolls in play, everything can be hit, the board has its share.

use super::*;

pub const WINDOWS: [(u32, u32); 26] = [
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 844),
    (412, 915),
    (430, 932),
    (568, 320),
    (640, 360),
    (667, 375),
    (844, 390),
    (932, 430),
    (600, 960),
    (768, 1024),
    (800, 1280),
    (810, 1080),
    (820, 1180),
    (1024, 1366),
    (1024, 600),
    (1024, 768),
    (1180, 820),
    (1280, 800),
    (1366, 768),
    (1366, 1024),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
];

/// Those in which large text has once been cut or covered.
pub const TIGHT: [(u32, u32); 8] =
    [(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (820, 1180), (1024, 768), (1180, 820)];

/// One of each shape.
pub const SHAPES: [(u32, u32); 10] = [
    (320, 568),
    (360, 640),
    (430, 932),
    (640, 360),
    (932, 430),
    (600, 960),
    (820, 1180),
    (1024, 600),
    (1024, 768),
    (2560, 1440),
];

/// The share of the board in a lying and in an upright window: the rest is needed by the hand, what is to be decided,
/// and the buttons. Letters twice as large need twice the room, and take it from the board; it can be enlarged.
const LYING: f32 = 0.3;
const UPRIGHT: f32 = 0.25;
const LARGE_TEXT: f32 = 0.12;

/// Five players in the middle of Taj Mahal, with a hand of sixteen cards.
const AJMER: &str = "deska 1
game taj_mahal
seats 5
player 0 0 1 Anna
player 1 1 2 Petr
player 2 2 3 Eva
player 3 3 4 Jan
player 4 4 5 Marie
options first_player=0 auto_place=off
position
provinces KAS LAH MUL GUJ AJM DEL ALL KAB THA AWA MAL AGR
visit 5 AJM
start 4
phase turn 0
court VGMPE
withdrawn 3
bonus KAB1=tea KAB3=points DEL2=gems AWA2=card AWA4=tea ALL2=spice THA2=gems THA4=points AJM4=tea MAL1=card MAL3=gems AGR5=taj
palaces 0 KAS4 LAH2 MUL2 GUJ1 GUJ2
palaces 1 KAS3 LAH1 GUJ4
palaces 2 KAS2 MUL3 GUJ3
palaces 3 LAH3 MUL1 AJM3*
row 0 g-VE+w-V g-VE
row 1 r-GM+w-G r-ME
row 2 y-VG+w-G
hand 0 g-VP+g-GE+g-ME+r-GP+r-KE+y-GP+v-PE+w-P+w-E+g-EE+r-VM+y-KE+v-MK+v-GE+r-PE+s-points
hand 1 r-GE+y-EE+v-VM
hand 2 y-PE+g-GK+r-MK
hand 3 v-VG+w-M
hand 4 y-ME+y-GE
tokens 0 GM
tokens 1 V
goods 0 rice=1 tea=2
points 0 24
points 1 19
points 2 22
points 3 17
points 4 9
supply r-VG+v-EE+y-GK+g-PE+w-K+w-M+v-PK
pile rest
--
";

/// Anna may buy back the monk that Petr holds.
const RANSOM: &str = "deska 1
game carcassonne
seats 2
player 0 0 1 Anna
player 1 1 2 Petr
options first_player=0
--
* draw E
0 place (0,-1) 180
0 follower c0
* draw TB
1 place (0,1) 0
1 pass
* draw B
0 place (1,1) 0
0 follower m0
* draw B
1 place (-1,1) 0
1 build (0,1)
1 capture (1,1) m0
* draw B
";

/// Faults of the screen as it is, where the board is asked for these shares of a lying and of an upright
/// window. A control in a part that scrolls may lie outside.
fn faults(lying: f32, upright: f32) -> String {
    FAULTS.replace("LYING", &lying.to_string()).replace("UPRIGHT", &upright.to_string())
}

const FAULTS: &str = "
    const faults = [], [width, height] = [innerWidth, innerHeight];
    const page = document.scrollingElement;
    if (page.scrollWidth > width || page.scrollHeight > height) faults.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
    const scrolls = (e) => { for (let up = e.parentElement; up; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return true; return false; };
    const name = (e) => e.getAttribute('aria-label') || e.textContent.trim() || e.className;
    const seen = [...document.querySelectorAll('.table :is(button, a, input)')].filter((e) => e.checkVisibility({ visibilityProperty: true }));
    for (const e of seen) {
        const b = e.getBoundingClientRect();
        if (!b.width || scrolls(e)) continue;
        if (b.left < -.5 || b.top < -.5 || b.right > width + .5 || b.bottom > height + .5) faults.push(`outside: ${name(e)}`);
        if (Math.min(b.width, b.height) < 43.5) faults.push(`small: ${name(e)} ${Math.round(b.width)}x${Math.round(b.height)}`);
        const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
        if (!top || !e.contains(top) && !top.contains(e)) faults.push(`covered: ${name(e)} by ${top && top.className}`);
    }
    const board = document.querySelector('.board').getBoundingClientRect();
    const share = board.width * board.height / (width * height);
    // In the court of Taj Mahal the room is the stage's, and the board a window on it; nothing there is cut.
    const court = document.querySelector('.table.has-tj-court');
    const wanted = court ? .08 : width > height ? LYING : UPRIGHT;
    for (const e of document.querySelectorAll('.tj-plate, .tj-change, .tj-dig'))
        if (e.checkVisibility() && e.scrollWidth > e.clientWidth + 1) faults.push(`cut: ${e.textContent} by ${e.scrollWidth - e.clientWidth}`);
    if (share < wanted) faults.push(`the board has ${Math.round(share * 100)} percent`);
    for (const css of ['.prompt', '.board', '.bar', '.strip']) {
        const b = document.querySelector(css).getBoundingClientRect();
        if (b.left < -.5 || b.top < -.5 || b.right > width + .5 || b.bottom > height + .5) faults.push(`outside: ${css}`);
    }
    return faults";

/// Faults of the curtain as it is: it may scroll in itself, but not sideways, and no key is small or covered.
const CURTAIN_FAULTS: &str = "
    const faults = [], curtain = document.querySelector('.curtain');
    if (curtain.scrollWidth > innerWidth) faults.push(`the curtain is ${curtain.scrollWidth} wide`);
    const all = [...curtain.querySelectorAll('button, h1, h2, p:not(.sr)')];
    for (const e of all) {
        const b = e.getBoundingClientRect(), name = e.getAttribute('aria-label') || e.textContent.trim() || e.className;
        if (b.left < -.5 || b.right > innerWidth + .5 || b.top + curtain.scrollTop < -.5) faults.push(`outside: ${name}`);
        if (e.matches('.pin-key') && !curtain.querySelector('.curtain-news') && b.bottom > innerHeight + .5) faults.push(`below: ${name} ${Math.round(b.bottom)}`);
        if (e.localName !== 'button') continue;
        if (Math.min(b.width, b.height) < 43.5) faults.push(`small: ${name} ${Math.round(b.width)}x${Math.round(b.height)}`);
        for (const other of all) {
            const o = other.getBoundingClientRect();
            const over = Math.min(b.right, o.right) - Math.max(b.left, o.left) > 1 && Math.min(b.bottom, o.bottom) - Math.max(b.top, o.top) > 1;
            if (other !== e && over) faults.push(`${name} lies over ${other.className}`);
        }
    }
    return faults";

/// Goes through these windows with letters of the default size.
pub async fn sweep(windows: &Windows, table: &Table, screen: &str, found: &mut Vec<String>) -> Result<()> {
    sweep_in(windows, &faults(LYING, UPRIGHT), table, screen, found).await
}

/// The same with the curtain closed.
pub async fn sweep_curtain(table: &Table, screen: &str, found: &mut Vec<String>) -> Result<()> {
    sweep_in(&WINDOWS, CURTAIN_FAULTS, table, screen, found).await
}

/// Windows of which faults are looked for.
pub type Windows = [(u32, u32)];

/// Goes through these windows: one script waits for the size, for two frames, and looks.
pub async fn sweep_in(
    windows: &Windows,
    faults: &str,
    table: &Table,
    screen: &str,
    found: &mut Vec<String>,
) -> Result<()> {
    let ctx = format!(
        "const [wide, high] = arguments, end = performance.now() + 10000, look = () => {{ {faults} }};
        return new Promise((done, fail) => {{
            const frames = (n) => requestAnimationFrame(() => {{
                try {{ if (n) frames(n - 1); else done(look()); }} catch (error) {{ fail(error); }}
            }});
            const fits = () => {{
                if (innerWidth === wide && innerHeight === high) frames(1);
                // A phone shows a page that is too wide in a wider window.
                else if (performance.now() > end) done(['the page is wider than the window']);
                else setTimeout(fits, 5);
            }};
            fits();
        }})"
    );
    for (width, height) in windows.iter().copied() {
        table.browser.set_size(Size { width, height }).await?;
        let faults = table.execute(&ctx, vec![json!(width), json!(height)]).await?;
        let faults = faults.as_array().into_iter().flatten().filter_map(Value::as_str);
        found.extend(faults.map(|fault| format!("{screen} at {width}x{height}: {fault}")));
    }
    Ok(())
}

/// A moment of every kind, by name.
fn moments() -> Result<Vec<(&'static str, String)>> {
    Ok(vec![
        ("first turn", START.to_string()),
        ("a revolt", until_phase(&fixture("w11-revolt-won")?, "revolt_defender")?),
        ("cards against cards", AJMER.to_string()),
        ("palaces", format!("{AJMER}0 withdraw\n")),
        ("cards of the supply", format!("{AJMER}0 withdraw\n0 place V AJM1\n")),
        ("a map", "deska 1\ngame carcassonne\nseats 3\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\nplayer 2 2 3 Eva\nseed 4\n--\n".into()),
        ("a ransom", RANSOM.to_string()),
        ("an island", LAST_TURNS.to_string()),
        ("a festival", FESTIVAL.to_string()),
        ("a call", LAST_ROUND.to_string()),
        ("a second turn", SECOND_TURN.to_string()),
        ("a vote", format!("{SECOND_TURN}0 propose 0\n")),
    ])
}

/// Looks at every moment in these windows.
async fn the_table_holds(windows: &Windows, settings: Value, faults: &str) -> Result<()> {
    let mut found = Vec::new();
    let table = Table::open_with(TABLET, START, settings).await?;
    for (screen, record) in moments()? {
        table.sit(&record).await?;
        if table.has(".curtain").await? {
            table.reveal().await?;
        }
        table.until(".table .board").await?;
        sweep_in(windows, faults, &table, screen, &mut found).await?;
        table.browser.set_size(TABLET).await?;
    }
    ensure!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    Ok(())
}

/// Settings with letters twice as large, in the longer language.
pub fn large_text() -> Value {
    json!({ "lang": "cs", "motion": "none", "text": 200 })
}

#[tokio::test]
async fn windows_of_every_shape_hold_the_table() -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none" });
    the_table_holds(&SHAPES, settings, &faults(LYING, UPRIGHT)).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn every_window_holds_the_table() -> Result<()> {
    let settings = json!({ "lang": "en", "motion": "none" });
    the_table_holds(&WINDOWS, settings, &faults(LYING, UPRIGHT)).await
}

#[tokio::test]
async fn tight_windows_hold_the_table_with_large_text() -> Result<()> {
    the_table_holds(&TIGHT, large_text(), &faults(LARGE_TEXT, LARGE_TEXT)).await
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn every_window_holds_the_table_with_large_text() -> Result<()> {
    the_table_holds(&WINDOWS, large_text(), &faults(LARGE_TEXT, LARGE_TEXT)).await
}
