//! The list of seats: its members, and their state.

use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::{Action, Domination, Elementaris, Options};
use deska::games::tigris::Tigris;
use deska::lang::{Lang, Names, Words};
use deska::play::Play;
use deska::play::table_view::{self, ViewOptions};
use deska::scenes::parts::{Group, Part};
use deska::scenes::{Command, RenderContext, Stage};
use deska::table::record::{self, Record};
use deska::table::*;

use super::Moment;
use crate::laws::head;

/// Six cities of the first seat, eight of the second.
pub const LATE: &str = "round 24\nclock 3\narmies 0 I@D2\narmies 1 I@B1c II@A2\ncities 0 D1 D5 D8 D10 A1 A5\n\
                    cities 1 B1 B5 B8 B10 C1 C5 C8 C10\n";

/// The position with an army for each further seat.
fn filled(text: &str, seats: usize) -> String {
    ["D4", "D6"]
        .iter()
        .zip(2..seats)
        .fold(text.to_owned(), |all, (at, seat)| format!("{all}armies {seat} I@{at}\n"))
}

/// A position with this many seats in which the first decides.
pub fn late(text: &str, options: Options, seats: usize) -> Moment {
    let game = Elementaris::read_position(&options, seats, &filled(text, seats))
        .unwrap_or_else(|error| panic!("{error:?}"));
    let players = head(options, seats, 1).players;
    let names = Names::new(Lang::En, Elementaris::TITLES, &players);
    Moment { game, players, names, last: Vec::new(), seat: Seat::new(0) }
}

/// The first group whose class begins with this word, however deep.
pub fn group<'a>(parts: &'a [Part], class: &str) -> Option<&'a Group> {
    parts.iter().find_map(|part| match part {
        Part::Group(found) if found.class.split(' ').next() == Some(class) => Some(found),
        Part::Group(outer) => group(&outer.parts, class),
        _ => None,
    })
}

/// The pips of a seat, one letter each: `o` owned, `g` to be gained, `l` to be lost, `.` missing.
fn pips(ctx: &RenderContext<Elementaris>, seat: usize) -> String {
    let parts = Elementaris::seat(ctx, Seat::new(seat));
    let letter = |part: &Part| match part {
        Part::Text(pip) => match pip.class.trim_start_matches("el-pip").trim() {
            "on" => 'o',
            "gain" => 'g',
            "loss" => 'l',
            _ => '.',
        },
        other => panic!("{other:?} is no pip"),
    };
    group(&parts, "el-pips").map(|pips| pips.parts.iter().map(letter).collect()).unwrap_or_default()
}

/// The seats beside the board as a game of three begins, with these further lines in the head of its record.
fn listed<G: Stage>(lines: &str) -> Vec<usize> {
    let text = format!("deska 1\ngame {}\nseats 3\n{lines}--\n", G::INFO.id);
    let record = Record::parse(&text).expect("a record");
    let play = Play::new(record::begin::<G>(&record).expect("a game")).act(Command::Reveal);
    let shown = table_view::table_view(&play, &ViewOptions::default());
    shown.listed().map(|card| card.mark.seat.index()).collect()
}

#[test]
fn your_own_seat_comes_first_if_the_list_shows_possessions() {
    assert_eq!(listed::<Elementaris>("seed 3\n"), [0, 1, 2]);
    assert_eq!(
        listed::<Elementaris>(&format!("seed 3\nposition\n{}phase free 1\n", filled(LATE, 3))),
        [1, 2, 0]
    );
    assert_eq!(listed::<Tigris>("seed 3\n").len(), 2, "the holder is left out");
    assert_eq!(listed::<Carcassonne>("seed 3\n"), [0, 1, 2]);
}

/// The rows do not change places with every turn of a computer.
#[test]
fn the_only_person_stays_first_while_computers_play() {
    let players = |word: &str| {
        format!("player 0 0 1 computer normal Ada\nplayer 1 1 2 Eva\nplayer 2 2 3 {word}\nseed 3\n")
    };
    for phase in ["phase free 0\n", "phase free 1\n"] {
        let head = |word: &str| format!("{}position\n{}{phase}", players(word), filled(LATE, 3));
        assert_eq!(listed::<Elementaris>(&head("computer normal Bob")), [1, 2, 0], "{phase}");
    }
    let two = format!("{}position\n{}phase free 0\n", players("Petr"), filled(LATE, 3));
    assert_eq!(listed::<Elementaris>(&two), [0, 1, 2], "nobody's hand is open");
}

#[test]
fn each_city_needed_to_win_has_a_pip() {
    let moment = late(LATE, Options::default(), 3);
    moment.ctx(None, |ctx| {
        assert_eq!(pips(ctx, 0), "oooooo...");
        assert_eq!(pips(ctx, 1), "oooooooo.");
        assert_eq!(pips(ctx, 2), ".........");
        let parts = Elementaris::seat(ctx, Seat::new(1));
        assert_eq!(group(&parts, "el-cities").expect("cities").label, "8 of 9 cities");
    });
    for (domination, seats, many) in
        [(Domination::Default, 2, 12), (Domination::Cities(16), 4, 16), (Domination::Off, 3, 0)]
    {
        let moment = late(LATE, Options { domination, ..Options::default() }, seats);
        moment.ctx(None, |ctx| assert_eq!(pips(ctx, 1).len(), many));
    }
}

#[test]
fn an_aimed_assault_shows_the_pip_that_is_won_and_the_one_that_is_lost() {
    let text = LATE.replace("I@D2\narmies 1 I@B1c", "I@B1 II@B1\narmies 1 I@B5c");
    let moment = late(&text, Options::default(), 3);
    let action: Action = "assault I".parse().expect("an action");
    assert!(moment.game.legal().contains(&action));
    let aimed = action.picks().iter().fold(moment.selection(), |s, pick| s.pick(*pick));
    moment.ctx(Some(&aimed), |ctx| {
        assert_eq!((pips(ctx, 0).as_str(), pips(ctx, 1).as_str()), ("oooooog..", "oooooool."));
    });
}
