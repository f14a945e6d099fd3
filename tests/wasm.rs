//! Measurements in a real browser: playouts per second of the rules as wasm, the browser's storage, the connection of
//! two devices and the camera. Run by `cargo xtask bench`, or by hand with the command in Cargo.toml.

#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;

use deska::games::carcassonne::Carcassonne;
use deska::games::tigris::Tigris;
use deska::phones::description::Description;
use deska::phones::invitation::{FORM, Invitation, Reply};
use deska::table::playout::random_game;
use deska::table::{Dice, Game, Seat, Turn};
use deska::ui::phones::camera::{CameraFault, Scanner, ScannerProps};
use deska::ui::phones::peer::{Peer, PeerEvent};
use deska::ui::store::{Local, Store};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Random games for a second and a half at a table of this number of seats.
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
fn storage_returns_what_was_stored() {
    assert_eq!(Local.set("deska.test", "příliš žluťoučký"), Ok(()));
    assert_eq!(Local.get("deska.test").as_deref(), Some("příliš žluťoučký"));
    assert!(Local.keys().contains(&"deska.test".to_string()));
    Local.remove("deska.test");
    assert_eq!(Local.get("deska.test"), None);
}

/// Reports of an end of a connection.
type Reported = Rc<RefCell<Vec<PeerEvent>>>;

fn reports() -> (Reported, yew::Callback<PeerEvent>) {
    let reported = Reported::default();
    let there = reported.clone();
    (reported, yew::Callback::from(move |event| there.borrow_mut().push(event)))
}

async fn pause() {
    let over = js_sys::Promise::new(&mut |over, _| {
        Timeout::new(10, move || drop(over.call0(&over))).forget();
    });
    drop(wasm_bindgen_futures::JsFuture::from(over).await);
}

/// Waits for something for five seconds.
async fn until<T>(what: &str, mut there: impl FnMut() -> Option<T>) -> T {
    for _ in 0..500 {
        if let Some(there) = there() {
            return there;
        }
        pause().await;
    }
    panic!("{what}");
}

async fn description(reported: &Reported) -> Description {
    let described = || match reported.borrow().first() {
        Some(PeerEvent::Described(description)) => Some(description.clone()),
        _ => None,
    };
    until("the end is described", described).await
}

async fn event(reported: &Reported, event: PeerEvent) {
    until("the event comes", || reported.borrow().contains(&event).then_some(())).await;
}

#[wasm_bindgen_test]
async fn two_devices_connect_by_their_words_and_talk() {
    let ((host_said, host), (guest_said, guest)) = (reports(), reports());
    let begin = js_sys::Date::now();
    let host = Peer::offering(host);
    assert!(!host.send("too early"));
    let description_of_host = description(&host_said).await;
    let invitation = Invitation {
        version: FORM,
        game: "tigris".into(),
        role: Seat::new(1).into(),
        name: "Eva".into(),
        sign: 1,
        colour: 2,
        description: description_of_host,
    };
    let invitation: Invitation = invitation.word().parse().expect("the word is read");

    let guest = Peer::answering(&invitation.description, guest);
    let reply = Reply::new(&invitation, description(&guest_said).await);
    let reply: Reply = reply.word().parse().expect("the word is read");
    assert!(reply.answers(&invitation.description));
    host.accept(&reply.description);
    host.accept(&reply.description);
    event(&host_said, PeerEvent::Open).await;
    event(&guest_said, PeerEvent::Open).await;
    console_log!("figure: two devices connect | {:.0} ms | - | -", js_sys::Date::now() - begin);

    let long = "příliš žluťoučký 🂡 ".repeat(20_000);
    assert!(host.send("") && host.send(&long) && guest.send("kůň"));
    assert!(!host.send(&"x".repeat(4_000_001)));
    event(&guest_said, PeerEvent::Message(String::new())).await;
    event(&guest_said, PeerEvent::Message(long)).await;
    event(&host_said, PeerEvent::Message("kůň".into())).await;

    drop(guest);
    event(&host_said, PeerEvent::Lost).await;
    assert_eq!((host_said.borrow().len(), guest_said.borrow().len()), (4, 4), "nothing is reported twice");
    assert!(!host.send("too late") && !host.is_silent());
}

/// Stands for `static/scan.js`: two cameras, a word, and after the first turn a fault. What it hears is in `told`.
const CAMERA: &str = "window.told = ''; window.deskaScan = async () => ({ watch(video, tell) {
    told += video.localName; tell('cameras', '2'); tell('mirrored', 'false'); tell('word', 'a word');
    return { turn() { told += ' turn'; tell('fault', 'none'); }, close() { told += ' close'; } };
} })";

#[wasm_bindgen_test]
async fn the_scanner_reports_the_code_and_closes_the_camera() {
    js_sys::eval(CAMERA).expect("it is a script");
    let told = || js_sys::eval("told").ok().and_then(|told| told.as_string());
    let (words, faults) = (Rc::new(RefCell::new(Vec::new())), Rc::new(RefCell::new(Vec::new())));
    let (word, fault) = (words.clone(), faults.clone());
    let props = ScannerProps {
        on_word: yew::Callback::from(move |text: String| word.borrow_mut().push(text)),
        on_fault: yew::Callback::from(move |reason: CameraFault| fault.borrow_mut().push(reason)),
    };
    let document = web_sys::window().and_then(|window| window.document()).expect("there is a page");
    let root = document.create_element("div").expect("an element");
    let scanner = yew::Renderer::<Scanner>::with_root_and_props(root.clone(), props).render();
    until("the word comes", || words.borrow().first().cloned()).await;
    let button = || root.query_selector("button").ok().flatten()?.dyn_into::<web_sys::HtmlElement>().ok();
    until("there is a button", button).await.click();
    until("the fault comes", || faults.borrow().first().copied()).await;
    let picture = || root.query_selector("video:not(.mirrored)").ok().flatten();
    until("the picture is not mirrored", picture).await;
    scanner.destroy();
    until("the camera is closed", || told().filter(|told| told == "video turn close")).await;
    assert_eq!(
        (words.borrow().as_slice(), faults.borrow().as_slice()),
        (&["a word".to_string()][..], &[CameraFault::None][..])
    );
}
