//! The tablet's camera reads the code on a phone. Chromium takes a film for its camera; the test makes it of the code.

use anyhow::{Context, Result, ensure};
use deska_browser_tests::{Browser, Site, TABLET, Table};
use serde_json::json;

use super::house::{House, THREE, card};

/// The size of the film, and of the code in it, in pixels.
const FILM: (usize, usize) = (640, 480);
const CODE: usize = 360;

/// Draws the code on the screen in the middle of a grey picture, and returns its rows, a character a pixel: dark or
/// bright.
const PICTURE: &str = "const [width, height, size] = arguments;
    const svg = document.querySelector('svg.qr'), side = Number(svg.getAttribute('viewBox').split(' ')[2]);
    const canvas = new OffscreenCanvas(width, height), context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.translate((width - size) / 2, (height - size) / 2);
    context.scale(size / side, size / side);
    context.fillStyle = '#000';
    context.fill(new Path2D(svg.querySelector('path').getAttribute('d')));
    const { data } = context.getImageData(0, 0, width, height);
    let rows = '';
    for (let at = 0; at < data.length; at += 4) rows += data[at] < 128 ? '#' : ' ';
    return rows;";

/// Returns a film of one picture, in the format y4m: brightness in full size, then colours in half of it, which are
/// grey.
fn film(rows: &str) -> Vec<u8> {
    let (width, height) = FILM;
    let mut film = format!("YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420jpeg\nFRAME\n").into_bytes();
    film.extend(rows.bytes().map(|pixel| if pixel == b'#' { 30 } else { 220 }));
    film.extend(std::iter::repeat_n(128, width * height / 2));
    film
}

#[tokio::test]
#[ignore = "nightly: cargo xtask test --all"]
async fn the_camera_of_the_tablet_reads_the_code_of_a_phone() -> Result<()> {
    let site = Site::open()?;
    let file = site.folder().join("camera.y4m");
    let browser = Browser::open_with_camera(TABLET, file.clone()).await?;
    let settings = json!({ "lang": "en", "motion": "none", "handover": "tap", "notation": true });
    let table = Table::open_in(browser, site, TABLET, THREE, settings).await?;
    let house = House::of(table).await?;
    house.open_page().await?;
    let (table, eva) = (&house.table, card(0));
    let link = house.code(0).await?;
    let phone = house.new_phone(0, &link).await?;
    house.reply().await?;
    house.at(&phone).await?;
    let picture = vec![json!(FILM.0), json!(FILM.1), json!(CODE)];
    let picture = table.execute(PICTURE, picture).await?;
    let picture = picture.as_str().context("a picture")?;
    ensure!(picture.len() == FILM.0 * FILM.1, "the picture has {} pixels", picture.len());
    std::fs::write(&file, film(picture)).context("the film cannot be written")?;

    house.at_tablet().await?;
    table.press(&format!("{eva} .phone-actions .btn.main")).await?;
    table.until(&format!("{eva} .phone-ready")).await?;
    house.at(&phone).await?;
    table.until(".table .tray").await?;
    table.browser.assert_quiet().await
}
