//! Saved games and their summaries in the list: nothing is lost, whatever is missing.

use deska::bots::analysis::{Finding, Scope};
use deska::games::game_module;
use deska::lang::Lang;
use deska::play::ScreenMode;
use deska::play::running_game::GameHandle;
use deska::scenes::Command;
use deska::table::record::Record;
use deska::table::{Controller, Level, Seat};
use deska::ui::browser;
use deska::ui::store::{self, InMemory, Pins, Store};

fn begun() -> GameHandle {
    let game = game_module("tigris").expect("it is in the catalogue");
    game.begin(&crate::lobby::new(game.0, [1, 2, 3, 4, 5, 6], &[])).expect("the default form has no problem")
}

/// One person against a computer.
fn against_a_computer() -> GameHandle {
    let game = game_module("tigris").expect("it is in the catalogue");
    let mut form = crate::lobby::new(game.0, [1, 2, 3, 4, 5, 6], &[]);
    form.seats.iter_mut().skip(1).for_each(|seat| seat.controller = Controller::Computer(Level::Easy.into()));
    game.begin(&form).expect("no problem")
}

/// Two games, the second one saved last.
fn two() -> InMemory {
    let store = InMemory::default();
    store::save(&store, "a", &begun(), 1.0).expect("memory takes everything");
    store::save(&store, "b", &begun(), 2.0).expect("memory takes everything");
    store
}

fn ids(store: &InMemory) -> Vec<String> {
    store::list(store).into_iter().map(|meta| meta.id).collect()
}

#[test]
fn an_identical_game_is_found_again() {
    let store = two();
    let other = store::text(&store, "a").unwrap().replacen("deska 1\n", "deska 1\ntitle Twin\n", 1);
    assert!(store::twin(&store, &other).is_none());
    store::save_text(&store, "c", &other, 3.0).unwrap();
    let found = |text: &str| store::twin(&store, text).map(|meta| meta.id);
    assert_eq!((found(&other), found(&format!("{other}\n"))), (Some("c".into()), Some("c".into())));
    assert_eq!(found(&other.replacen("Twin", "Twins", 1)), None);
    store::delete(&store, "c", 4.0);
    assert!(store::twin(&store, &other).is_none(), "what was deleted may be imported");
}

#[test]
fn the_list_has_the_newest_first() {
    let store = two();
    assert_eq!(ids(&store), ["b", "a"]);
    store::save(&store, "a", &begun(), 3.0).expect("memory takes everything");
    assert_eq!(ids(&store), ["a", "b"]);
    assert!(!store::complete(&store), "every game has its line");
}

#[test]
fn a_game_without_a_known_date_is_listed_last() {
    let store = two();
    store::save(&store, "c", &begun(), 3.0).expect("memory takes everything");
    store.remove("deska.line.b"); // lost, and made again from the record
    let line = store.get("deska.line.c").expect("every game has its line");
    store.set("deska.line.c", &line.replace("\"changed\":3.0,", "")).expect("memory takes everything");
    assert!(store::complete(&store));
    assert_eq!(ids(&store), ["a", "b", "c"]);
    for meta in &store::list(&store)[1..] {
        assert_eq!((meta.changed, browser::moment(Lang::En, meta.changed)), (0.0, String::new()));
    }
    assert_eq!(browser::moment(Lang::En, 1e300), "", "no date is so far away");
}

#[test]
fn an_older_list_is_spread_and_keeps_its_dates() {
    let store = two();
    let mut all = store::list(&store);
    all.push(store::SaveSummary { id: "gone".into(), ..all[0].clone() });
    store.remove("deska.line.a");
    store.remove("deska.line.b");
    store
        .set("deska.index", &serde_json::to_string(&all).expect("plain data"))
        .expect("memory takes everything");
    assert_eq!(ids(&store), ["b", "a"]);
    assert_eq!(store::list(&store)[0].changed, 2.0);
    assert_eq!(store.get("deska.index"), None);
    assert_eq!(store.get("deska.line.gone"), None, "of a game that is no more, nothing is kept");
}

#[test]
fn a_lost_or_unreadable_line_is_made_again_from_its_game() {
    let store = two();
    let before = store::list(&store);
    store.remove("deska.line.a");
    store.set("deska.line.b", "{").expect("memory takes everything");
    store.set("deska.index", "not a list").expect("memory takes everything");
    assert!(ids(&store).is_empty());
    assert!(store::complete(&store));
    let again = store::list(&store);
    assert_eq!(again.len(), 2);
    for meta in &again {
        let same = before.iter().find(|old| old.id == meta.id).expect("the same games");
        assert_eq!((&meta.players, meta.size, meta.turn), (&same.players, same.size, same.turn));
        assert_eq!(store::title_of(Lang::En, meta), store::title_of(Lang::En, same));
    }
}

#[test]
fn a_deleted_game_comes_back_until_the_trash_is_emptied() {
    let store = two();
    store::delete(&store, "a", 1000.0);
    assert_eq!(ids(&store), ["b"]);
    store::restore(&store, "a");
    assert_eq!(ids(&store), ["b", "a"]);
    assert_eq!(store::list(&store)[1].changed, 1.0, "it was last played when it was");
    store::delete(&store, "a", 1000.0);
    store::empty_trash(&store, 5000.0);
    assert_eq!(store::deleted(&store, 5000.0), ["a"], "another visit within ten seconds forgets nothing");
    store::empty_trash(&store, 12_000.0);
    store::restore(&store, "a");
    assert_eq!(ids(&store), ["b"]);
    assert!(store.keys().iter().all(|key| !key.ends_with(".a")), "nothing of it is left");
}

/// A storage that takes nothing more than a few characters a text.
struct Full(InMemory);

impl Store for Full {
    fn get(&self, key: &str) -> Option<String> {
        self.0.get(key)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), store::StoreError> {
        let analysed = self.0.keys().iter().any(|key| key.starts_with("deska.judged."));
        if analysed && value.len() > 20 { Err(store::StoreError::Full) } else { self.0.set(key, value) }
    }

    fn hold(&self, key: &str, value: &str) {
        self.0.hold(key, value);
    }

    fn remove(&self, key: &str) {
        self.0.remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.0.keys()
    }
}

#[test]
fn an_analysis_is_kept_beside_its_game_and_goes_with_it() {
    let store = two();
    let none = store::stored_analysis(&store, "a", 7);
    assert!(none.findings.is_empty() && none.scope.is_none());
    let mut known = store::StoredAnalysis::of(7);
    known.scope = Some(Scope { moments: 1, decisions: 1, of: 1 });
    known.findings.push(Finding::Chances(0, vec![500, 500]));
    let record = store::text(&store, "a");
    assert!(store::store_analysis(&store, "a", &known));
    assert_eq!(store::stored_analysis(&store, "a", 7), known);
    assert_eq!(store::stored_analysis(&store, "a", 8), store::StoredAnalysis::of(8), "another game by now");
    assert_eq!((store::text(&store, "a"), ids(&store).len()), (record, 2), "the record stays as it is");
    store::delete(&store, "a", 1000.0);
    store::restore(&store, "a");
    assert_eq!(store::stored_analysis(&store, "a", 7), known, "a deletion that is taken back costs nothing");
    store::delete(&store, "a", 1000.0);
    store::empty_trash(&store, 12_000.0);
    assert_eq!(store::stored_analysis(&store, "a", 7), store::StoredAnalysis::of(7));
    store.set("deska.judged.b", "nonsense").expect("memory takes everything");
    assert_eq!(store::stored_analysis(&store, "b", 3), store::StoredAnalysis::of(3));
}

#[test]
fn an_analysis_is_dropped_if_storage_is_full_and_makes_room_for_games() {
    let full = Full(two());
    let known = store::StoredAnalysis::of(7);
    full.0.set("deska.judged.a", "old").expect("memory takes everything");
    assert!(!store::store_analysis(&full, "b", &known));
    assert_eq!(full.get("deska.judged.a").as_deref(), Some("old"), "nothing else was lost");
    store::save(&full, "c", &begun(), 3.0).expect("a game is worth more");
    assert_eq!(full.get("deska.judged.a"), None);
}

#[test]
fn pins_are_kept_beside_their_game_and_go_with_it() {
    let store = two();
    let (anna, petr) = (Seat::new(0), Seat::new(1));
    let record = store::text(&store, "a");
    let mut pins = Pins::of(&store, "a");
    assert!(!pins.has(petr) && !pins.opens(petr, "0000"), "nobody has chosen yet");
    pins.choose(petr, "0070");
    pins.keep(&store, "a").unwrap();
    let kept = store.get("deska.pins.a").expect("kept");
    assert!(!kept.contains("0070") && Pins::of(&store, "a") == pins, "{kept}");
    assert!(pins.opens(petr, "0070") && pins.has(petr) && !pins.has(anna));
    assert!(!pins.opens(petr, "0071") && !pins.opens(petr, "") && !pins.opens(anna, "0070"));
    assert!(!Pins::of(&store, "b").has(petr), "another game has its own");
    Pins::copy(&store, "a", "b").unwrap();
    assert!(Pins::of(&store, "b").opens(petr, "0070"), "they hold for a copy");
    let before = pins.clone();
    pins.choose(petr, "0070");
    assert!(pins != before && pins.opens(petr, "0070"), "the same digits do not look the same");
    assert_eq!((store::text(&store, "a"), ids(&store).len()), (record, 2), "the record stays as it is");
    store::delete(&store, "a", 1000.0);
    store::restore(&store, "a");
    assert!(Pins::of(&store, "a").has(petr), "a deletion that is taken back forgets no PIN");
    store::delete(&store, "a", 1000.0);
    store::empty_trash(&store, 12_000.0);
    assert_eq!(store.get("deska.pins.a"), None);
}

/// The holder of the device outlives a reload, goes with a copy and is forgotten with the game. A PIN is asked for
/// anyway.
#[test]
fn the_holder_of_the_device_is_kept_beside_the_game() {
    let (store, alone) = (two(), against_a_computer());
    let anna = Seat::new(0);
    let sits_down = |id: &str| store::sit_down(&store, id, alone.clone());
    assert_eq!(
        (sits_down("a").mode(), sits_down("a").holder()),
        (ScreenMode::Hand(anna), Some(anna)),
        "nobody else was there"
    );
    store::keep_holder(&store, "a", &alone.held_by(None));
    Pins::copy(&store, "a", "b").unwrap();
    for id in ["a", "b"] {
        assert_eq!((sits_down(id).mode(), sits_down(id).holder()), (ScreenMode::Curtain(anna), None));
    }
    store::keep_holder(&store, "a", &alone);
    assert_eq!(sits_down("a").mode(), ScreenMode::Hand(anna));
    store::keep_holder(&store, "a", &alone.act(&Command::Hide(true)));
    assert_eq!(sits_down("a").mode(), ScreenMode::Curtain(anna), "a hidden hand does not open by itself");
    let mut pins = Pins::default();
    pins.choose(anna, "1234");
    pins.keep(&store, "a").unwrap();
    assert_eq!(sits_down("a").mode(), ScreenMode::Curtain(anna), "who has a PIN enters it");
    store::delete(&store, "a", 1000.0);
    store::empty_trash(&store, 12_000.0);
    assert!(store.keys().iter().all(|key| !key.ends_with(".a")));
}

#[test]
fn the_next_game_of_a_table_is_opened_by_the_holder_of_the_device() {
    let (store, alone) = (InMemory::default(), against_a_computer());
    let next = |handle: &GameHandle| {
        let id = store::save_rematch(&store, handle, 5000.0).expect("memory takes everything");
        let record = Record::parse(&store::text(&store, &id).expect("it is saved")).expect("it is a record");
        let game = game_module("tigris").expect("it is in the catalogue");
        let opened = game.open(&record).expect("it plays");
        assert_eq!(opened.handle.summary().players, handle.rematch().summary().players);
        store::sit_down(&store, &id, opened.handle)
    };
    let person = Seat::new(1); // who began last time plays last
    assert_eq!(next(&alone).holder(), Some(person));
    assert_eq!(next(&alone.held_by(None)).mode(), ScreenMode::Curtain(person), "nobody knows who has it");
    assert_eq!(store::list(&store).len(), 2);
}

#[test]
fn after_many_wrong_pins_everybody_waits() {
    let (store, petr) = (two(), Seat::new(1));
    let mut pins = Pins::default();
    pins.choose(petr, "0070");
    let mut now = 1_000_000.0;
    let mut waits = Vec::new();
    for _ in 0..12 {
        pins.was_wrong(now);
        pins.keep(&store, "a").unwrap();
        pins = Pins::of(&store, "a"); // a reload helps nobody
        waits.push(pins.wait(now));
        now += f64::from(pins.wait(now)) * 1000.0;
        assert_eq!(pins.wait(now), 0);
    }
    assert_eq!(waits, [0, 0, 0, 0, 15, 30, 60, 120, 240, 300, 300, 300]);
    assert_eq!(pins.wait(0.0), 0, "a clock that was set back");
    assert!(pins.opens(petr, "0070") && pins.was_right() && !pins.was_right());
    pins.was_wrong(now);
    assert_eq!(pins.wait(now), 0, "counted from the start");
}

/// An export of an existing game is imported as a copy, with its own luck.
#[test]
fn an_import_of_an_existing_game_has_its_own_seed() {
    let store = two();
    let text = store::text(&store, "a").unwrap();
    let imported = store::imported(&store, &text);
    assert!(imported.starts_with(text.trim_end()) && imported.len() > text.len());
    let elsewhere = InMemory::default();
    assert_eq!(store::imported(&elsewhere, &text), text);
}

#[test]
fn every_seat_is_told_that_a_pin_was_forgotten() {
    let (anna, petr, eva) = (Seat::new(0), Seat::new(1), Seat::new(2));
    let mut pins = Pins::default();
    pins.choose(petr, "1234");
    assert!(!pins.mark_news_seen(anna, false), "there is no news");
    pins.forget(petr);
    assert!(!pins.has(petr) && !pins.opens(petr, "1234"));
    // The new PIN may not be Petr's choice, so he is told when it is used.
    pins.choose(petr, "4321");
    assert!(!pins.mark_news_seen(petr, true));
    assert_eq!([anna, petr, eva].map(|seat| pins.news(seat)), [[petr], [petr], [petr]]);
    assert!(pins.mark_news_seen(petr, false) && pins.mark_news_seen(anna, true));
    assert_eq!([anna, petr, eva].map(|seat| pins.news(seat).len()), [0, 0, 1]);
    assert!(pins.opens(petr, "4321"));
    let store = two();
    pins.keep(&store, "a").unwrap();
    assert_eq!(Pins::of(&store, "a"), pins);
}

#[test]
fn unreadable_pins_are_chosen_again() {
    let store = two();
    for text in ["", "nonsense", "1,2", "x,y,z 1,0,0", "ffffffffffffffffff,1,1", ",,,,,, ,"] {
        store.set("deska.pins.a", text).expect("memory takes everything");
        let pins = Pins::of(&store, "a");
        assert!(!pins.opens(Seat::new(0), "1234") && pins.news(Seat::new(5)).len() < 2, "{text}");
    }
}

#[test]
fn a_restored_game_is_not_overwritten_by_its_deleted_version() {
    let store = two();
    store::delete(&store, "a", 0.0);
    let newer = store::text(&store, "b").unwrap();
    store::save_text(&store, "a", &newer, 1.0).unwrap();
    store::restore(&store, "a");
    assert_eq!(store::text(&store, "a"), Some(newer));
    assert!(store.keys().iter().all(|key| !key.starts_with("deska.bin.")));
}

#[test]
fn the_seats_with_phones_are_kept_beside_their_game_and_go_with_it() {
    let store = two();
    let seats = |id: &str| store::seats_with_phones(&store, id);
    let keep = |seat: usize, phone: bool| store::keep_seat_with_phone(&store, "a", Seat::new(seat), phone);
    assert!(seats("a").is_empty());
    for (seat, phone) in [(2, true), (0, true), (2, true), (1, true), (1, false)] {
        keep(seat, phone);
    }
    assert_eq!(seats("a"), [Seat::new(0), Seat::new(2)]);
    assert!(seats("b").is_empty());
    keep(0, false);
    keep(2, false);
    assert!(seats("a").is_empty() && !store.keys().contains(&"deska.away.a".into()));
    keep(3, true);
    assert_eq!(store::list(&store).len(), 2, "it is no game");
    store::delete(&store, "a", 1000.0);
    store::empty_trash(&store, 12_000.0);
    assert!(store.keys().iter().all(|key| !key.ends_with(".a")));
}

#[test]
fn the_last_invitation_to_a_hand_is_spent() {
    let store = two();
    store::keep_joined(&store, "first");
    store::keep_joined(&store, "second");
    assert!(store::has_joined(&store, "second") && !store::has_joined(&store, "first"));
    assert_eq!(store::list(&store).len(), 2);
}

#[test]
fn a_solved_puzzle_is_marked_once_and_is_no_game() {
    let store = two();
    for id in ["gap", "road", "gap"] {
        store::keep_solved_puzzle(&store, "carcassonne", id);
    }
    assert_eq!(store::solved_puzzles(&store, "carcassonne"), ["gap", "road"]);
    assert!(store::solved_puzzles(&store, "java").is_empty());
    assert_eq!(store::list(&store).len(), 2);
}
