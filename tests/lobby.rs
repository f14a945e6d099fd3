//! The form of a new game: swaps, order, problems, and the session it creates.

use std::collections::BTreeSet;

use deska::games::games;
use deska::lang::Lang;
use deska::lobby::{COMPUTER_NAMES, Form, Problem, SeatForm};
use deska::play::game_module::GameModule;
use deska::table::{Company, Computer, Controller, Game, Level, Player, Temper};

fn game(number: usize) -> &'static dyn GameModule {
    games().nth(number).expect("a game")
}

const COLOURS: [u8; 6] = [5, 4, 2, 3, 1, 6];

/// The default form of a game.
pub fn new(game: &dyn GameModule, colours: [u8; 6], last: &[Player]) -> Form {
    let defaults = game.options(Lang::En).iter().map(|option| option.default).collect();
    Form::new(game.info(), defaults, colours, last, &|field, value, seats, people| {
        game.fits(field, value, seats, people)
    })
}

fn form(names: &[&str]) -> Form {
    let player = |(i, name): (usize, &&str)| Player::person(*name, i as u8, COLOURS[i]);
    new(game(0), COLOURS, &names.iter().enumerate().map(player).collect::<Vec<_>>())
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
fn a_form_begins_with_the_fewest_seats_or_the_last_players() {
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
    assert_eq!(game(0).begin(&form), None);
}

#[test]
fn a_seed_deals_the_same_game_again() {
    let mut form = form(&["Eva", "Jan"]);
    form.seed = "1F".into();
    let begun = |form: &Form| game(0).begin(form).expect("there is no problem");
    assert_eq!(begun(&form).record(), begun(&form).record());
    assert!(begun(&form).record().contains("\nseed 1f\n"));
    assert!(begun(&form).summary().to_move.is_some(), "everything is dealt");
    form.seed = String::new();
    assert_ne!(begun(&form).record(), begun(&form).record());
}

#[test]
fn options_follow_the_number_of_seats_and_each_other() {
    use deska::games::carcassonne::Carcassonne;
    use deska::table::options::OptionSheet;
    let game = game(1);
    let is_allowed =
        |field: usize, value: usize, seats: usize, people: usize| game.fits(field, value, seats, people);
    let mut form = new(game, [1, 2, 3, 4, 5, 6], &[]);
    let idle = |form: &Form| game.idle(&form.options, form.seats.len());
    let field = |name: &str| {
        let sheet = <Carcassonne as Game>::Options::FIELDS;
        sheet.iter().position(|field| field.name == name).expect("an option")
    };
    let (first, tower, range) = (field("first_player"), field("tower"), field("tower_range"));
    form.add();
    form.options[first] = 3; // the third seat
    form.settle(&is_allowed);
    assert_eq!(form.options[first], 3);
    assert!(is_allowed(first, 3, 3, 3) && !is_allowed(first, 4, 3, 3));
    form.remove(0);
    form.settle(&is_allowed);
    assert_eq!(form.options[first], 0, "the seat is gone");
    form.options[range] = 1;
    assert!(idle(&form).is_empty());
    assert_eq!(form.changed(&idle(&form)), [(range, 1)]);
    form.options[tower] = 2;
    assert!(idle(&form).contains(&range), "without towers they have no range");
    assert_eq!(form.changed(&idle(&form)), [(tower, 2)]);
    assert!(game.begin(&form).is_some());
}

/// The neutral player is the third of two: its option comes and goes with the third seat.
#[test]
fn a_form_begins_with_seats_that_fit_and_corrects_the_others() {
    use deska::games::taj_mahal::TajMahal;
    use deska::table::options::OptionSheet;
    let game = games().find(|game| game.info().id == "taj_mahal").expect("the game");
    let is_allowed =
        |field: usize, value: usize, seats: usize, people: usize| game.fits(field, value, seats, people);
    let sheet = <TajMahal as Game>::Options::FIELDS;
    let dummy = sheet.iter().position(|field| field.name == "dummy").expect("an option");
    let mut form = new(game, [1, 2, 3, 4, 5, 6], &[]);
    assert_eq!((form.seats.len(), form.options[dummy]), (3, 0));
    assert!(game.begin(&form).is_some());
    form.remove(2);
    form.settle(&is_allowed);
    assert_eq!((form.seats.len(), form.options[dummy]), (2, 1));
    assert!(is_allowed(dummy, 1, 2, 2) && !is_allowed(dummy, 0, 2, 2) && !is_allowed(dummy, 2, 2, 2));
    assert!(is_allowed(0, 2, 2, 2) && !is_allowed(0, 3, 2, 2));
    assert!(game.begin(&form).is_some(), "two play with the neutral player");
    form.add();
    form.settle(&is_allowed);
    assert_eq!(form.options[dummy], 0);
    assert!(game.begin(&form).is_some());
}

/// Names of the seats, computers with their level. The names of computers belong to their tempers.
fn handle(form: &Form) -> Vec<String> {
    let seat = |seat: &SeatForm| match seat.controller.temper() {
        Some(temper) => {
            assert!(COMPUTER_NAMES[temper as usize].contains(&seat.name.as_str()), "{seat:?}");
            format!("{temper:?} {}", seat.controller.without_temper())
        }
        None => format!("{} {}", seat.name, seat.controller),
    };
    form.seats.iter().map(seat).collect()
}

/// The tempers of the computers, which all differ.
fn tempers(form: &Form) -> Vec<Temper> {
    let all: Vec<Temper> = form.seats.iter().filter_map(|seat| seat.controller.temper()).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len().min(4), "{all:?}");
    all
}

#[test]
fn the_company_is_changed_with_as_few_changes_as_possible() {
    let mut form = form(&["Eva", "Jan", "Petr"]);
    assert_eq!(form.company(), Company::People);
    form.seat_company(Company::Computers);
    let [first, second] = tempers(&form)[..] else { panic!("{form:?}") };
    let seated = |temper: Temper, level: &str| format!("{temper:?} computer {level}");
    assert_eq!(handle(&form), ["Eva person".into(), seated(first, "normal"), seated(second, "normal")]);
    form.set_level(Level::Hard);
    form.add();
    let third = tempers(&form)[2];
    assert_eq!(handle(&form)[3], seated(third, "hard"), "who joins computers is one");
    assert_eq!(handle(&form)[1], seated(first, "hard"), "the level changes no temper");
    form.seat_company(Company::Mixed);
    assert_eq!(form.company(), Company::Mixed);
    assert_eq!(handle(&form)[..2], ["Eva person", "Jan person"], "his name has waited");
    form.seat_company(Company::People);
    assert_eq!((form.company(), form.level()), (Company::People, None));
    assert_eq!(handle(&form)[3], " person", "a proposed name goes with the computer");
    form.set_controller(0, Controller::Computer(Level::Easy.into()));
    form.set_controller(1, Controller::Computer(Level::Normal.into()));
    assert_eq!(form.level(), None, "levels differ");
    form.seat_company(Company::Computers);
    let people: Vec<bool> = form.seats.iter().map(|seat| seat.controller.is_person()).collect();
    assert_eq!(people, [false, false, true, false], "a person keeps the seat");
}

#[test]
fn a_mixed_company_has_at_least_three_seats() {
    let mut form = form(&["Eva", "Jan"]);
    form.seat_company(Company::Mixed);
    assert_eq!((form.seats.len(), form.persons()), (3, 2));
    form.seat_company(Company::Computers);
    form.set_seats(9);
    assert_eq!((form.seats.len(), form.persons()), (4, 1), "no more than the game has");
    form.set_controller(0, Controller::Computer(Level::Hard.into()));
    form.set_controller(3, Controller::Person);
    form.set_seats(3);
    let people = |form: &Form| form.seats.iter().map(|seat| seat.controller.is_person()).collect::<Vec<_>>();
    assert_eq!(people(&form), [false, false, true], "a computer goes first");
    form.set_controller(0, Controller::Person);
    form.set_seats(2);
    assert_eq!(people(&form), [true, false], "the only computer stays");
    form.set_controller(0, Controller::Computer(Level::Hard.into()));
    form.set_seats(3);
    assert_eq!((form.persons(), form.company()), (0, Company::Computers), "computers may play alone");
    form.seat_company(Company::Computers);
    assert_eq!(people(&form), [true, false, false], "somebody asked to play");
    form.seat_company(Company::People);
    form.set_seats(2);
    assert_eq!(people(&form), [true, true]);
}

/// Computers alone would never end a game of Elementaris without a last round (rules: elementaris 9).
#[test]
fn a_game_that_only_people_can_end_needs_one() {
    use deska::games::elementaris::{Elementaris, Preset};
    use deska::table::options::OptionSheet;
    let game = games().find(|game| game.info().id == "elementaris").expect("the game");
    let is_allowed =
        |field: usize, value: usize, seats: usize, people: usize| game.fits(field, value, seats, people);
    let sheet = <Elementaris as Game>::Options::FIELDS;
    let limit = sheet.iter().position(|field| field.name == "round_limit").expect("an option");
    let mut form = new(game, [1, 2, 3, 4, 5, 6], &[]);
    let author = Preset::Author.options();
    form.options = (0..sheet.len()).map(|field| author.get(field)).collect();
    form.settle(&is_allowed);
    assert!(game.begin(&form).is_some(), "people may");
    for seat in 0..form.seats.len() {
        form.set_controller(seat, Controller::Computer(Level::Easy.into()));
    }
    assert!(game.begin(&form).is_none() && !is_allowed(limit, form.options[limit], 2, 0));
    form.settle(&is_allowed);
    assert_eq!(form.options[limit], 0, "the default limit again");
    assert!(game.begin(&form).is_some());
}

#[test]
fn every_company_can_start_a_game_and_all_are_different() {
    let mut kinds = 0;
    for game in games() {
        let [english, czech] = Lang::ALL.map(|lang| game.presets(lang));
        assert_eq!(english.len(), czech.len());
        for (nth, (one, other)) in english.iter().zip(&czech).enumerate() {
            assert_eq!(one.options, other.options);
            assert!(one.help.ends_with('.') && one.help != other.help, "{}", one.help);
            assert!(english[..nth].iter().all(|known| known.options != one.options), "{}", one.name);
            let mut form = new(game, COLOURS, &[]);
            form.options.clone_from(&one.options);
            assert!(game.begin(&form).is_some(), "{}", one.name);
            kinds += 1;
        }
    }
    assert!(kinds > 2, "{kinds}");
}

#[test]
fn a_temper_is_changed_with_its_name_and_a_typed_name_stays() {
    let mut form = form(&["Eva", "", "Robot"]);
    form.seat_company(Company::Computers);
    form.seats[2].name = "Robot".into();
    for temper in Temper::ALL.into_iter().chain([Temper::Builder]) {
        form.set_temper(1, temper);
        form.set_temper(2, temper);
        assert!(COMPUTER_NAMES[temper as usize].contains(&form.seats[1].name.as_str()), "{form:?}");
        assert_eq!((form.seats[2].name.as_str(), form.seats[2].controller.temper()), ("Robot", Some(temper)));
        assert!(form.problems().is_empty());
    }
    form.set_temper(0, Temper::Miser);
    assert_eq!(form.seats[0].controller, Controller::Person, "a person has none");
    let again = new(game(0), COLOURS, &form.players());
    assert_eq!(again.players(), form.players(), "the next game is proposed like this one");
}

#[test]
fn computers_of_older_games_get_a_temper_and_keep_their_names() {
    let old = |name: &str, seat: u8| {
        Player::person(name, seat, COLOURS[usize::from(seat)])
            .with_controller(Controller::Computer(Level::Hard.into()))
    };
    for _ in 0..20 {
        let form = new(
            game(0),
            COLOURS,
            &[Player::person("Eva", 0, 5), old("Robot", 1), old("Ada", 2), old("Kurt", 3)],
        );
        assert_eq!(tempers(&form).len(), 3);
        let names: Vec<&str> = form.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Eva", "Robot", "Ada", "Kurt"]);
    }
}

#[test]
fn the_rarest_tempers_come_first_and_chance_chooses_among_them() {
    use Temper::{Builder, Gambler, Miser, Raider};
    let found = |others: &[Temper]| -> BTreeSet<Temper> {
        (0..8).map(|random| Temper::unlike(others.iter().copied(), random)).collect()
    };
    assert_eq!(found(&[]), Temper::ALL.into());
    assert_eq!(found(&[Raider, Miser, Raider]), [Builder, Gambler].into());
    assert_eq!(found(&[Raider, Miser, Builder, Gambler, Miser]), [Builder, Raider, Gambler].into());
}

#[test]
fn computers_read_back_from_text_and_from_older_data() {
    for level in Level::ALL {
        for temper in Temper::ALL.into_iter().map(Some).chain([None]) {
            let computer = Computer { level, temper };
            assert_eq!(computer.to_string().parse(), Ok(computer));
            let json = serde_json::to_string(&Controller::Computer(computer)).expect("plain data");
            assert_eq!(serde_json::from_str::<Controller>(&json).ok(), Some(Controller::Computer(computer)));
        }
    }
    let older = serde_json::from_str::<Controller>(r#"{"computer":"hard"}"#).ok();
    assert_eq!(older, Some(Controller::Computer(Level::Hard.into())));
    for wrong in ["", "hard-", "-miser", "hard-Miser", "hard-miser-miser", "miser"] {
        assert!(wrong.parse::<Computer>().is_err(), "{wrong}");
    }
}

#[test]
fn computers_get_names_and_one_person_may_take_back() {
    let mut form = form(&["Eva", "Jan", ""]);
    assert_eq!((form.persons(), form.takeback()), (3, false));
    form.set_controller(2, Controller::Computer(Level::Hard.into()));
    let proposed = |name: &str| COMPUTER_NAMES.as_flattened().contains(&name);
    assert!(proposed(&form.seats[2].name), "{form:?}");
    form.set_controller(1, Controller::Computer(Level::Easy.into()));
    assert_eq!((form.seats[1].name.as_str(), form.takeback()), ("Jan", true), "a typed name stays");
    form.takeback = Some(false);
    assert!(!form.takeback(), "what was chosen holds");
    assert!(form.hints(), "one person may ask for hints");
    form.set_controller(1, Controller::Person);
    assert!(!form.hints(), "two people agree on it first");
    form.hints = Some(true);
    assert!(form.hints());
    form.set_controller(1, Controller::Computer(Level::Easy.into()));
    form.set_controller(2, Controller::Person);
    assert_eq!(form.seats[2].name, "", "a proposed name goes with the computer");
    for temper in Temper::ALL {
        form.seats[0].name = COMPUTER_NAMES[temper as usize][0].to_uppercase();
        form.set_controller(2, Controller::Computer(Computer { level: Level::Normal, temper: Some(temper) }));
        assert_eq!(form.seats[2].name, COMPUTER_NAMES[temper as usize][1], "no name comes twice");
    }
    form.set_controller(0, Controller::Computer(Level::Expert.into()));
    let levels: Vec<_> = form.players().into_iter().map(|player| player.controller.level()).collect();
    assert_eq!(levels, [Level::Expert, Level::Easy, Level::Normal].map(Some));
    assert!(form.problems().is_empty(), "computers may play alone");
    let again = new(game(0), COLOURS, &form.players());
    assert_eq!(
        again.seats[1].controller.level(),
        Some(Level::Easy),
        "the next game is proposed like this one"
    );
}
