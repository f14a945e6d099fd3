//! The form of a new game: swaps, order, problems, and the session it makes.

use deska::games::tigris::Tigris;
use deska::lobby::{Form, Problem};
use deska::table::{Game, Player, Turn};

const COLOURS: [u8; 6] = [5, 4, 2, 3, 1, 6];

fn form(names: &[&str]) -> Form {
    let player =
        |(i, name): (usize, &&str)| Player { name: name.to_string(), sign: i as u8, colour: COLOURS[i] };
    Form::new::<Tigris>(COLOURS, &names.iter().enumerate().map(player).collect::<Vec<_>>())
}

fn unlike(form: &Form) -> bool {
    let mut signs: Vec<u8> = form.seats.iter().map(|s| s.sign).collect();
    let mut colours: Vec<u8> = form.seats.iter().map(|s| s.colour).collect();
    signs.sort_unstable();
    signs.dedup();
    colours.sort_unstable();
    colours.dedup();
    signs.len() == form.seats.len() && colours.len() == form.seats.len()
}

#[test]
fn begins_with_the_fewest_seats_or_the_last_players() {
    let fresh = form(&[]);
    assert_eq!(fresh.seats.iter().map(|s| (s.sign, s.colour)).collect::<Vec<_>>(), [(0, 5), (1, 4)]);
    assert_eq!(form(&["Eva", "Jan", "Petr"]).seats.len(), 3);
}

#[test]
fn a_taken_sign_or_colour_swaps_the_two_seats() {
    let mut form = form(&["Eva", "Jan"]);
    form.set_sign(0, 1);
    form.set_colour(0, 4);
    assert_eq!(form.seats.iter().map(|s| (s.sign, s.colour)).collect::<Vec<_>>(), [(1, 4), (0, 5)]);
    form.set_colour(1, 1);
    form.add();
    form.add();
    assert!(unlike(&form), "{form:?}");
    assert!(!form.can_add());
}

#[test]
fn seats_keep_what_they_are_when_the_order_changes() {
    let mut form = form(&["Eva", "Jan", "Petr"]);
    form.move_to(2, 0);
    assert_eq!(
        form.seats.iter().map(|s| (s.name.as_str(), s.sign)).collect::<Vec<_>>(),
        [("Petr", 2), ("Eva", 0), ("Jan", 1)]
    );
    form.shuffle();
    assert!(unlike(&form));
    form.remove(0);
    form.remove(0);
    assert_eq!(form.seats.len(), 2, "two seats stay");
}

#[test]
fn problems_are_named_and_keep_the_game_from_starting() {
    let mut form = form(&["Eva", " eva ", ""]);
    form.seed = "xyz".into();
    assert_eq!(form.problems(), [Problem::SameName { seat: 1, name: "eva".into() }, Problem::Seed]);
    assert!(form.begin::<Tigris>().is_none());
}

#[test]
fn a_seed_deals_the_same_game_again() {
    let mut form = form(&["Eva", "Jan"]);
    form.seed = "1F".into();
    let (one, two) = (form.begin::<Tigris>(), form.begin::<Tigris>());
    assert_eq!(one, two);
    let session = one.expect("there is no problem");
    assert_eq!(session.head.seed, 0x1f);
    assert!(matches!(session.game().turn(), Turn::Seat(_)), "everything is dealt");
    form.seed = String::new();
    assert_ne!(form.begin::<Tigris>().map(|s| s.head.seed), form.begin::<Tigris>().map(|s| s.head.seed));
}

#[test]
fn options_follow_the_number_of_seats_and_each_other() {
    use deska::games::carcassonne::Carcassonne;
    use deska::table::options::Sheet;
    let mut form = Form::new::<Carcassonne>([1, 2, 3, 4, 5, 6], &[]);
    let field = |name: &str| {
        let sheet = <Carcassonne as Game>::Options::FIELDS;
        sheet.iter().position(|field| field.name == name).expect("an option")
    };
    let (first, tower, range) = (field("first_player"), field("tower"), field("tower_range"));
    form.add();
    form.options[first] = 3; // the third seat
    form.settle::<Carcassonne>();
    assert_eq!(form.options[first], 3);
    assert!(form.fits::<Carcassonne>(first, 3) && !form.fits::<Carcassonne>(first, 4));
    form.remove(0);
    form.settle::<Carcassonne>();
    assert_eq!(form.options[first], 0, "the seat is gone");
    form.options[range] = 1;
    assert!(form.idle::<Carcassonne>().is_empty());
    assert_eq!(form.changed::<Carcassonne>(), [(range, 1)]);
    form.options[tower] = 2;
    assert!(form.idle::<Carcassonne>().contains(&range), "without towers they have no range");
    assert_eq!(form.changed::<Carcassonne>(), [(tower, 2)]);
    assert!(form.begin::<Carcassonne>().is_some());
}
