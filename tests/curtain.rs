//! The keypad of the curtain, and the side of the table from which each seat reads.

use deska::lang::Lang;
use deska::lang::table::TableWords;
use deska::table::{Controller, Level, Player, Seat};
use deska::ui::around::{SeatEdges, facing_near, facing_owners, sits_far};
use deska::ui::curtain::pin::{Key, Pressed, Typed, pad};
use yew::Callback;

use crate::components::drawn;

/// Presses digits (`<` deletes) and returns the result of the last key.
fn pressed(keys: &str, pin: Option<&str>) -> Pressed {
    let is_right = |digits: &str| Some(digits) == pin;
    let known = pin.map(|_| &is_right as &dyn Fn(&str) -> bool);
    let mut last = Pressed::Typing(Typed::default());
    for key in keys.chars() {
        let Pressed::Typing(typed) = last else { panic!("nothing is typed after {last:?}") };
        last = typed.press(if key == '<' { Key::Delete } else { Key::Digit(key) }, known);
    }
    last
}

fn typing(pressed: Pressed) -> Typed {
    match pressed {
        Pressed::Typing(typed) => typed,
        other => panic!("{other:?}"),
    }
}

#[test]
fn digits_that_are_repeated_are_chosen() {
    assert_eq!(pressed("12341234", None), Pressed::Chosen("1234".into()));
    assert_eq!(pressed("<129<<<1234123<34", None), Pressed::Chosen("1234".into()));
    let first = typing(pressed("1234", None));
    assert_eq!((first.digits.as_str(), first.first.as_deref(), first.wrong), ("", Some("1234"), false));
    let unlike = typing(pressed("12341243", None));
    assert_eq!((unlike.first, unlike.wrong), (None, true), "chosen from the start again");
    assert_eq!(pressed("1234124356785678", None), Pressed::Chosen("5678".into()));
}

#[test]
fn the_pin_opens_after_any_number_of_wrong_ones() {
    assert_eq!(pressed("0420", Some("0420")), Pressed::Opens);
    assert_eq!(pressed("1111222233334444000<<420", Some("0420")), Pressed::Opens);
    let wrong = typing(pressed("11112222", Some("0420")));
    assert_eq!((wrong.digits.as_str(), wrong.wrong, wrong.tries), ("", true, 2));
    assert!(!typing(pressed("111122223", Some("0420"))).wrong, "the next key takes the sentence away");
}

#[test]
fn a_pin_chosen_in_another_tab_meanwhile_counts() {
    let half = typing(pressed("1234", None));
    let is_right = |digits: &str| digits == "9999";
    let mut last = Pressed::Typing(half);
    for digit in "9999".chars() {
        last = typing(last).press(Key::Digit(digit), Some(&is_right));
    }
    assert_eq!(last, Pressed::Opens);
}

#[test]
fn the_keypad_shows_and_says_how_many_digits_are_entered_not_which() {
    let typed = typing(pressed("90", Some("0420")));
    let html = drawn(|| pad(Lang::En, true, &typed, &Callback::noop()));
    assert_eq!(html.matches("<i class=\"on\">").count(), 2);
    assert!(html.contains("2 digits of 4"), "{html}");
    let other = typing(pressed("12", Some("0420")));
    assert_eq!(html, drawn(|| pad(Lang::En, true, &other, &Callback::noop())));
    insta::assert_snapshot!(html);
}

#[test]
fn wrong_digits_are_explained() {
    let (wrong, unlike) = (typing(pressed("1111", Some("0420"))), typing(pressed("12345678", None)));
    for lang in Lang::ALL {
        let html = drawn(|| pad(lang, true, &wrong, &Callback::noop()));
        assert!(html.contains(&lang.say(TableWords::PinWrong)) && html.contains("role=\"alert\""), "{html}");
        let html = drawn(|| pad(lang, false, &unlike, &Callback::noop()));
        assert!(html.contains(&lang.say(TableWords::PinUnlike)), "{html}");
    }
    insta::assert_snapshot!(drawn(|| pad(Lang::Cs, false, &unlike, &Callback::noop())));
}

#[test]
fn too_many_wrong_digits_show_the_waiting_time() {
    let waiting = Typed { wait: 15, ..typing(pressed("1111", Some("0420"))) };
    for lang in Lang::ALL {
        let html = drawn(|| pad(lang, true, &waiting, &Callback::noop()));
        assert!(
            html.contains(&lang.say(TableWords::PinWait(15))) && html.contains("role=\"alert\""),
            "{html}"
        );
    }
}

/// The sides of the people at a table: `.` near, `'` far, `-` none.
fn sides(controller: &[Controller]) -> String {
    let players: Vec<Player> =
        controller.iter().map(|controller| Player::person("", 0, 1).with_controller(*controller)).collect();
    let side = |seat| match sits_far(&players, Seat::new(seat)) {
        Some(false) => '.',
        Some(true) => '\'',
        None => '-',
    };
    (0..controller.len()).map(side).collect()
}

#[test]
fn the_second_half_of_the_people_sits_on_the_far_side() {
    let people = |count| sides(&vec![Controller::Person; count]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(people), [".", ".'", "..'", "..''", "...''", "...'''"]);
    let computer = Controller::Computer(Level::Easy.into());
    assert_eq!(sides(&[computer, Controller::Person, computer]), "-.-");
    assert_eq!(sides(&[Controller::Person, computer, computer, Controller::Person]), ".--'");
}

/// The seats at the far, right, near and left edge.
fn plates(edges: SeatEdges) -> [String; 4] {
    let numbers = |seats: Vec<Seat>| seats.into_iter().map(|seat| seat.index().to_string()).collect();
    [numbers(edges.far), numbers(edges.right), numbers(edges.near), numbers(edges.left)]
}

#[test]
fn plates_are_at_two_edges_if_they_do_not_fit_in_a_row() {
    let seats = |count| plates(facing_near(count));
    assert_eq!(seats(2), ["", "", "01", ""]);
    assert_eq!(seats(3), ["", "", "012", ""]);
    assert_eq!(seats(5), ["01", "", "234", ""]);
    assert_eq!(seats(6), ["012", "", "345", ""]);
}

#[test]
fn turned_plates_are_clockwise_around_the_table() {
    let turned = |controllers: &[Controller], sides| {
        let player = |controller: &Controller| Player::person("", 0, 1).with_controller(*controller);
        plates(facing_owners(&controllers.iter().map(player).collect::<Vec<_>>(), sides))
    };
    let people = |count, sides| turned(&vec![Controller::Person; count], sides);
    assert_eq!(people(2, true), ["1", "", "0", ""]);
    assert_eq!(people(3, true), ["2", "", "0", "1"]);
    assert_eq!(people(4, true), ["2", "3", "0", "1"]);
    assert_eq!(people(6, true), ["34", "5", "10", "2"]);
    assert_eq!(people(4, false), ["23", "", "10", ""]);
    let computer = Controller::Computer(Level::Easy.into());
    let mixed = [Controller::Person, computer, Controller::Person];
    assert_eq!(turned(&mixed, true), ["2", "", "10", ""]);
}
