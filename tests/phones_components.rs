//! The pages of phones as hands, rendered on the server: what each state says and offers.

use std::rc::Rc;

use deska::games::taj_mahal::TajMahal;
use deska::lang::Lang;
use deska::lang::phones::PhoneWords;
use deska::phones::role::Role;
use deska::phones::seats::SeatTables;
use deska::phones::takeback::TakebackAct;
use deska::play::running_game::GameHandle;
use deska::play::table_view::SeatMark;
use deska::table::Seat;
use deska::ui::phones::answered::{AnsweredPage, Delivery, Receipt};
use deska::ui::phones::drawings::code;
use deska::ui::phones::joining::{JoinPage, JoinState};
use deska::ui::phones::page::{PhoneSeat, PhonesPage, SeatPhone};
use deska::ui::phones::plates::{LostNote, PhoneBadge, SeatPlate};
use deska::ui::settings::Home;
use deska::ui::table::TableState;
use deska::ui::table::takeback::TakebackNote;
use yew::prelude::*;

use crate::components::drawn;
use crate::phones::table::begin;

/// A link as long as those of a table are.
pub const ADDRESS: &str = "https://example.org/deska/#/join/oAQdIAFeU3cF1q0nFzq1mKx3V0c3J0aGlzLWlzLW5vdC1hLXJlYWwtbGluaw0ZmZmLTQ0NDQtODg4OC0xMjM0NTY3ODlhYmMubG9jYWwtNTQzMjEtcHJpb3JpdHktZmluZ2VycHJpbnQtYWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXo";

/// Content in a language.
fn said(lang: Lang, content: Html) -> String {
    let home = Home { settings: Rc::default(), set: Callback::noop(), lang };
    drawn(|| html! { <ContextProvider<Home> context={home}>{ content }</ContextProvider<Home>> })
}

fn mark(index: u8, name: &str) -> SeatMark {
    let (seat, colour) = (Seat::new(index.into()), index + 1);
    SeatMark { seat, name: name.into(), symbol: format!("sym-{colour}"), colour, sign: String::new() }
}

pub fn seat(index: u8, name: &str, phone: SeatPhone) -> PhoneSeat {
    let SeatMark { seat, name, symbol, colour, .. } = mark(index, name);
    PhoneSeat { role: seat.into(), name, symbol, colour, phone, trouble: String::new(), copied: false }
}

fn watcher(nth: u8, phone: SeatPhone) -> PhoneSeat {
    let (name, symbol) = (format!("Screen {}", nth + 1), "i-eye".into());
    let role = Role::Watcher(nth);
    PhoneSeat { role, name, symbol, colour: 0, phone, trouble: String::new(), copied: false }
}

fn coded() -> SeatPhone {
    SeatPhone::Code { address: ADDRESS.into() }
}

fn page(lang: Lang, seats: Vec<PhoneSeat>) -> String {
    let camera = html! { <video></video> };
    said(lang, html! { <PhonesPage {seats} on={Callback::noop()}>{ camera }</PhonesPage> })
}

/// The card of a seat, without the others.
fn card(lang: Lang, seat: PhoneSeat) -> String {
    let page = page(lang, vec![seat]);
    let from = page.find("<section").expect("a card");
    let to = page.find("</section>").expect("its end");
    page[from..to].to_string()
}

fn join(lang: Lang, state: JoinState, trouble: &'static str) -> String {
    let who = Some(mark(1, "Petr"));
    said(lang, html! { <JoinPage {who} {state} {trouble} on={Callback::noop()} /> })
}

#[test]
fn each_state_of_a_seat_is_described_with_its_actions() {
    let states = [
        (SeatPhone::Tablet, "Plays on this tablet", &["Show code"][..]),
        (SeatPhone::Preparing, "Preparing the code", &["Cancel"]),
        (coded(), "Scan with Eva's phone", &["Scan phone's code", "Copy link", "Paste link"]),
        (SeatPhone::Camera, "Show your code", &["Cancel"]),
        (SeatPhone::Connecting, "Connecting", &["Cancel"]),
        (SeatPhone::Connected, "Connected", &["Play here"]),
        (SeatPhone::Lost, "Phone disconnected", &["New code", "Play here"]),
        (SeatPhone::Computer, "Computer", &[]),
    ];
    for (state, line, buttons) in states {
        let html = card(Lang::En, seat(0, "Eva", state.clone()));
        assert!(html.contains("role=\"group\" aria-label=\"Eva\""), "{html}");
        assert!(html.contains(&format!("<b>{line}</b>")), "{state:?}: {html}");
        let actions = html.split("phone-actions").nth(1).unwrap_or_default();
        assert_eq!(actions.matches("<button").count(), buttons.len(), "{state:?}: {actions}");
        assert!(buttons.iter().all(|words| actions.contains(words)), "{state:?}: {actions}");
        assert_eq!(html.matches("role=\"status\"").count(), 1, "a change is announced once: {html}");
        assert_eq!(html.contains("<video"), state == SeatPhone::Camera, "{state:?}");
        assert_eq!(html.contains("QR code for Eva"), state == coded(), "{state:?}");
    }
}

#[test]
fn a_card_of_a_watcher_speaks_of_a_screen() {
    let states = [
        (SeatPhone::Tablet, "One more may watch", &["Show code"][..]),
        (coded(), "Scan with the other screen", &["Scan phone's code", "Copy link", "Paste link"]),
        (SeatPhone::Connected, "Connected", &["Disconnect"]),
        (SeatPhone::Lost, "Screen disconnected", &["New code", "Disconnect"]),
    ];
    for (state, line, buttons) in states {
        let html = card(Lang::En, watcher(1, state.clone()));
        assert!(html.contains(&format!("<b>{line}</b>")) && html.contains("seat-0"), "{state:?}: {html}");
        let actions = html.split("phone-actions").nth(1).unwrap_or_default();
        assert_eq!(actions.matches("<button").count(), buttons.len(), "{state:?}: {actions}");
        assert!(buttons.iter().all(|words| actions.contains(words)), "{state:?}: {actions}");
    }
}

#[test]
fn a_watcher_is_asked_before_it_joins_and_told_where_a_new_code_is() {
    let page = |state| said(Lang::En, html! { <JoinPage watches=true {state} on={Callback::noop()} /> });
    let invited = page(JoinState::Invited);
    assert!(invited.contains("Watch here") && !invited.contains("hand"), "{invited}");
    assert!(page(JoinState::Lost { seconds: 3 }).contains("Menu, Phones, Watch on another screen."));
}

#[test]
fn trouble_replaces_the_hint() {
    let trouble = Lang::En.say(PhoneWords::CameraNone);
    let html = card(Lang::En, PhoneSeat { trouble: trouble.clone(), ..seat(0, "Eva", coded()) });
    assert!(html.contains(&trouble) && !html.contains("or send the link"), "{html}");
    let copied = card(Lang::Cs, PhoneSeat { copied: true, ..seat(0, "Eva", coded()) });
    assert!(copied.contains("Zkopírováno") && !copied.contains("Kopírovat odkaz"), "{copied}");
    assert!(copied.contains("Pošlete ho do telefonu."), "{copied}");
}

#[test]
fn the_page_of_phones() {
    let seats = vec![seat(0, "Eva", SeatPhone::Connected), seat(1, "<b>Petr</b>", SeatPhone::Tablet)];
    let html = page(Lang::Cs, seats);
    assert!(!html.contains("<b>Petr") && !html.contains("style="), "{html}");
    insta::assert_snapshot!(html);
}

#[test]
fn the_phone_asks_who_it_is_before_it_joins() {
    insta::assert_snapshot!(join(Lang::En, JoinState::Invited, ""));
}

#[test]
fn the_code_of_a_phone_is_on_white_with_whole_modules() {
    let html = join(Lang::En, JoinState::Code { address: ADDRESS.into() }, "");
    assert!(html.contains("No camera? Copy the link") && !html.contains("<input"), "{html}");
    let number = |name: &str| -> i32 {
        let code = html.split("<svg role=\"img\"").nth(1).expect("a code");
        let value = code.split(&format!("{name}=\"")).nth(1).expect("an attribute");
        value.split('"').next().and_then(|value| value.rsplit(' ').next()?.parse().ok()).expect("a number")
    };
    let (size, side) = (number("width"), number("viewBox"));
    assert!(size % side == 0 && size <= 339 && size > 339 - side, "{size} of {side} modules");
}

#[test]
fn a_link_that_cannot_be_copied_is_shown() {
    let html = join(Lang::Cs, JoinState::Code { address: "https://a/#/answered/x".into() }, "Nejde to.");
    assert!(html.contains("Nejde to.") && html.contains("value=\"https://a/#/answered/x\""), "{html}");
}

#[test]
fn the_page_leads_from_seat_to_seat() {
    let page = |watchers: Vec<PhoneSeat>, lead: &'static str| {
        let seats = vec![seat(0, "Eva", coded()), seat(1, "Petr", SeatPhone::Tablet)];
        said(Lang::En, html! { <PhonesPage {seats} {watchers} {lead} on={Callback::noop()} /> })
    };
    let lead = Lang::En.say(PhoneWords::Lead("Eva", Some("Petr")));
    assert_eq!(lead, "Now: Eva. Next: Petr.");
    let html = page(vec![watcher(0, SeatPhone::Tablet)], "Now: Eva. Next: Petr.");
    assert!(html.contains(&lead) && html.contains("Watch on another screen"), "{html}");
    let html = page(Vec::new(), "");
    assert!(html.contains("Players without a phone") && !html.contains("Watch on another"), "{html}");
}

#[test]
fn a_passed_on_reply_says_how_far_it_has_come() {
    let page = |lang, delivery, watches| said(lang, html! { <AnsweredPage {delivery} {watches} /> });
    let receipt = Receipt::new("a-word", "Petr".into());
    assert_eq!(Receipt::read(&receipt.text(), "a-word"), Some(receipt.clone()));
    for (text, word) in [(receipt.text(), "another"), ("x Petr".into(), "a-word"), (String::new(), "a-word")]
    {
        assert_eq!(Receipt::read(&text, word), None, "{text}");
    }
    let delivered = Delivery::Delivered(receipt);
    assert!(page(Lang::En, delivered.clone(), false).contains("s hand is on the phone"));
    assert!(page(Lang::Cs, delivered.clone(), false).contains("Připojeno: Petr hraje na telefonu"));
    assert!(!page(Lang::En, delivered, true).contains("Petr"), "a screen has no name");
    let nobody = page(Lang::En, Delivery::Nobody, false);
    assert!(nobody.contains("No table of this game is open") && nobody.contains("<button"), "{nobody}");
    assert!(page(Lang::Cs, Delivery::Broken, false).contains("Tento odkaz nefunguje"));
}

#[test]
fn a_code_that_is_too_long_is_not_drawn() {
    assert!(code(&"x".repeat(2_000), 195, "long").is_none());
    let long = SeatPhone::Code { address: "x".repeat(2_000) };
    let html = card(Lang::En, seat(0, "Eva", long));
    assert!(html.contains("Send the link to the phone.") && html.contains("Copy link"), "{html}");
}

#[test]
fn a_lost_phone_counts_down_and_then_says_that_nobody_answers() {
    let trying = join(Lang::En, JoinState::Lost { seconds: 8 }, "");
    assert!(
        trying.contains("Trying again") && trying.contains("<b aria-hidden=\"true\">8 s</b>"),
        "{trying}"
    );
    let over = join(Lang::En, JoinState::Lost { seconds: 0 }, "");
    assert!(!over.contains("Trying again") && over.contains("answer."), "{over}");
    assert!(over.contains("Menu, Phones, Petr"), "{over}");
}

#[test]
fn a_broken_link_is_explained_without_a_seat() {
    let why = Lang::Cs.say(PhoneWords::LinkCut);
    let state = JoinState::Broken { why: why.clone() };
    let html = said(Lang::Cs, html! { <JoinPage {state} on={Callback::noop()} /> });
    assert!(html.contains(&why) && html.contains("Zkusit znovu") && !html.contains("seat-"), "{html}");
}

#[test]
fn a_phone_whose_seat_plays_elsewhere_says_where_and_scans_a_new_code() {
    let (title, why) = (Lang::En.say(PhoneWords::SeatOnTablet), Lang::En.say(PhoneWords::GivenBack));
    let html = join(Lang::En, JoinState::Refused { title, why }, "");
    assert!(
        html.contains("<h1 class=\"joining-title\">Your seat is played on the tablet now</h1>"),
        "{html}"
    );
    assert!(html.contains("Scan a new code</button>") && !html.contains("Try again"), "{html}");
}

#[test]
fn a_lost_phone_is_noted_at_the_table() {
    let mark = mark(3, "Jan");
    let note = html! { <LostNote {mark} on_code={Callback::noop()} on_here={Callback::noop()} /> };
    let badges = html! { <><PhoneBadge lost=false /><PhoneBadge lost=true /></> };
    insta::assert_snapshot!(format!("{}\n\n{}", said(Lang::En, note), said(Lang::Cs, badges)));
}

/// The plate of a seat at the public table.
fn plate(lang: Lang, deciding: bool, lost: Option<bool>) -> String {
    let mark = mark(1, "Petr");
    let (class, on) = (classes!("has-stock"), Callback::noop());
    said(
        lang,
        html! {
            <SeatPlate {mark} {deciding} does="waits" {lost} {class} on_code={on.clone()} on_here={on}><b>{ "7 tiles" }</b></SeatPlate>
        },
    )
}

#[test]
fn a_plate_shows_its_player_their_activity_and_their_phone() {
    insta::assert_snapshot!(plate(Lang::En, true, Some(false)));
    let without = plate(Lang::En, false, None);
    assert!(without.contains("waiting") && !without.contains("phone"), "{without}");
    for html in [without, plate(Lang::Cs, true, Some(false)), plate(Lang::Cs, true, Some(true))] {
        assert!(html.contains("7 tiles") && html.contains("has-stock"), "{html}");
        // Flights of points end here.
        assert_eq!(html.matches("data-seat=\"1\"").count(), 1, "{html}");
    }
}

#[test]
fn a_plate_offers_the_ways_on_if_the_phone_is_lost() {
    for (lang, words) in [
        (Lang::En, ["Phone disconnected", "New code", "Play here"]),
        (Lang::Cs, ["Telefon se odmlčel", "Nový kód", "Hrát tady"]),
    ] {
        let html = plate(lang, true, Some(true));
        assert!(words.iter().all(|words| html.contains(words)), "{html}");
        // Nobody waits for a phone that is gone: the plate no longer says that it decides.
        assert!(!html.contains("deciding") && !html.contains("waits"), "{html}");
        assert_eq!(html.matches("<button").count(), 2, "{html}");
    }
}

/// The note about a takeback that the first seat asks for: on the second seat's phone, on its own, on the tablet.
fn takeback_notes(lang: Lang, says: &[(Option<usize>, TakebackAct)]) -> [String; 3] {
    let game = deska::games::game_module("taj_mahal").expect("the game");
    let shared = begin::<TajMahal>(3, 5);
    let mut seats = SeatTables::default();
    let shared = seats.open(&shared, Seat::new(0));
    let shared = seats.open(&shared, Seat::new(1));
    for (seat, act) in says {
        let (seat, away) = (seat.map(Seat::new), seat.is_some_and(|seat| seat < 2));
        seats.take_back(&shared, seat, *act, away).expect("it is taken");
    }
    let note = |table: TableState| {
        let (table, on) = (Rc::new(table), Callback::noop());
        said(lang, html! { <TakebackNote {table} {on} open=false /> })
    };
    let at = |handle: GameHandle| TableState::at(game, handle, "a".into());
    let phone = |seat: usize| {
        let own = seats.get(Seat::new(seat)).expect("a phone").clone();
        let beside = seats.beside(Seat::new(seat).into());
        note(TableState { guest: true, seats: SeatTables::of_guest(&beside), ..at(own) })
    };
    [phone(1), phone(0), note(TableState { seats: seats.clone(), ..at(shared.clone()) })]
}

#[test]
fn a_takeback_is_asked_in_a_sentence_with_two_buttons() {
    for (lang, asks, yes, no, withdraw) in [
        (Lang::En, "Seat 0 asks to take moves back.", "Agree", "Don't agree", "Withdraw"),
        (Lang::Cs, "Seat 0 navrhuje vzít tahy zpět.", "Souhlasím", "Nesouhlasím", "Stáhnout návrh"),
    ] {
        let [other, own, tablet] = takeback_notes(lang, &[(Some(0), TakebackAct::Ask(0))]);
        assert!(other.contains("role=\"alert\"") && other.contains(asks), "{other}");
        assert_eq!(other.matches("<button type=\"button\"").count(), 2, "{other}");
        assert!(other.contains(yes) && other.contains(no), "{other}");
        assert_eq!(own.matches("<button").count(), 1, "{own}");
        assert!(own.contains(withdraw) && own.contains("Seat 1, Seat 2"), "{own}");
        assert_eq!(
            tablet.matches("class=\"btn agree\"").count(),
            1,
            "for the seat without a phone: {tablet}"
        );
        assert!(tablet.contains(asks) && tablet.contains("Seat 1") && tablet.contains(no), "{tablet}");
    }
}

#[test]
fn everybody_is_told_how_a_takeback_ended() {
    let asked = (Some(0), TakebackAct::Ask(0));
    for (ends, says) in [
        ((Some(1), TakebackAct::Refuse(1)), "Seat 1 doesn't agree."),
        ((Some(0), TakebackAct::Refuse(1)), "withdrawn"),
        ((None, TakebackAct::Refuse(1)), "Not everybody agrees."),
    ] {
        for note in takeback_notes(Lang::En, &[asked, ends]) {
            assert!(note.contains(says) && note.contains("role=\"status\""), "{note}");
            assert!(!note.contains("<button"), "{note}");
        }
    }
}
