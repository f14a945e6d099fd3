//! Measurements in a real browser: playouts per second of the rules as wasm, and the browser's storage. Run by
//! `cargo xtask bench`, or by hand with the command in Cargo.toml.

#![cfg(target_arch = "wasm32")]

use deska::games::carcassonne::Carcassonne;
use deska::games::tigris::Tigris;
use deska::table::playout::random_game;
use deska::table::{Dice, Game, Turn};
use deska::ui::store::{Local, Store};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Random games for a second and a half at a table of so many seats.
fn playouts<G: Game>(name: &str, seats: usize) {
    let (begin, mut games) = (js_sys::Date::now(), 0);
    while js_sys::Date::now() - begin < 1500.0 {
        let (game, entries) = random_game::<G>(&G::Options::default(), seats, &mut Dice::new(games));
        assert!(entries > 20 && game.turn() == Turn::Over);
        games += 1;
    }
    let per_second = games as f64 * 1000.0 / (js_sys::Date::now() - begin);
    console_log!("figure: random {name}, {seats} seats, Chromium's wasm | {per_second:.0} games/s | - | -");
}

#[wasm_bindgen_test]
fn playouts_of_tigris() {
    (2..=4).for_each(|seats| playouts::<Tigris>("Tigris & Euphrates", seats));
}

#[wasm_bindgen_test]
fn playouts_of_carcassonne() {
    [2, 4, 6].into_iter().for_each(|seats| playouts::<Carcassonne>("Carcassonne with The Tower", seats));
}

#[wasm_bindgen_test]
fn storage_gives_back_what_it_was_given() {
    assert_eq!(Local.set("deska.test", "příliš žluťoučký"), Ok(()));
    assert_eq!(Local.get("deska.test").as_deref(), Some("příliš žluťoučký"));
    assert!(Local.keys().contains(&"deska.test".to_string()));
    Local.remove("deska.test");
    assert_eq!(Local.get("deska.test"), None);
}
