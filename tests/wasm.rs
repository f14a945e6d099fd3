//! Inside a real browser: playouts per second of the rules as wasm, and the browser's storage. Run by
//! `cargo xtask bench`, or by hand with the command in Cargo.toml.

#![cfg(target_arch = "wasm32")]

use deska::games::tigris::{Options, Tigris};
use deska::table::Dice;
use deska::table::playout::random_game;
use deska::ui::store::{Local, Store};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn playouts() {
    for seats in 2..=4 {
        let (begin, mut games) = (js_sys::Date::now(), 0);
        while js_sys::Date::now() - begin < 1500.0 {
            let (game, entries) = random_game::<Tigris>(&Options::default(), seats, &mut Dice::new(games));
            assert!(entries > 20 && deska::table::Game::turn(&game) == deska::table::Turn::Over);
            games += 1;
        }
        let per_second = games as f64 * 1000.0 / (js_sys::Date::now() - begin);
        console_log!(
            "figure: random Tigris & Euphrates, {seats} seats, Chromium's wasm | {per_second:.0} games/s | - | -"
        );
    }
}

#[wasm_bindgen_test]
fn storage_gives_back_what_it_was_given() {
    assert_eq!(Local.set("deska.test", "příliš žluťoučký"), Ok(()));
    assert_eq!(Local.get("deska.test").as_deref(), Some("příliš žluťoučký"));
    assert!(Local.keys().contains(&"deska.test".to_string()));
    Local.remove("deska.test");
    assert_eq!(Local.get("deska.test"), None);
}
