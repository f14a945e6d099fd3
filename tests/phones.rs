//! Hands on phones: whole games over a wire that delays and closes, what a seat is sent, and what guests may not do.

mod cost;
mod description;
mod hints;
mod invitation;
mod rate;
pub mod table;
mod takeback;
mod typed;

use deska::games::GameId;
use deska::lang::Lang;
use deska::lang::table::TableWords;
use deska::phones::feed::{GuestRequest, SeatFeed};
use deska::phones::guest::{Guest, News};
use deska::phones::protocol::{
    GuestInput, GuestMessage, GuestQuestion, HostMessage, MAX_OF_GUEST, Rejection, VERSION, read, write,
};
use deska::phones::role::Role;
use deska::phones::seats::SeatTables;
use deska::play::ScreenMode;
use deska::play::running_game::GameHandle;
use deska::play::table_view::{Prompt, ViewOptions};
use deska::scenes::{Command, Stage};
use deska::table::record::Record;
use deska::table::*;
use deska::{games, with_game};

use self::table::{Game, Wire, begin, view_options};
use crate::laws::{head, lively};

/// Plays a game over wires, with messages on their way at any time, and connections that are lost. Returns the length
/// of the longest message, and how often the result of a phone's move was shown to all.
fn over_the_wire<G: Stage>(seats: usize, phones: usize, seed: u64, most: usize) -> (usize, usize) {
    let (mut game, mut dice) = (Game::new(begin::<G>(seats, seed)), Dice::new(seed));
    Seat::all(phones).for_each(|seat| game.connect(seat));
    let mut steps = 0;
    while game.shared.mode() != ScreenMode::Over && game.shared.summary().entries < most {
        let seat = Seat::new(dice.below(seats as u32) as usize);
        match dice.below(9) {
            0..=2 => drop(game.hear(seat)),
            3..=5 => drop(game.wires[seat.index()].as_mut().map(Wire::deliver)),
            6 => game.guest_acts(seat, &mut dice),
            7 => game.shared_acts(&mut dice),
            _ if steps % 40 == 7 && game.wires[seat.index()].is_some() => game.lose(seat),
            _ if steps % 97 == 5 && game.wires[seat.index()].is_some() => game.give_back(seat),
            _ if steps % 31 == 3 && game.wires[seat.index()].is_none() && seat.index() < phones => {
                game.connect(seat);
            }
            _ => {}
        }
        steps += 1;
        if steps % 50 == 0 {
            game.settle();
            game.check_screens();
        }
        assert!(steps < 200 * most, "the game stands still: {}", game.facts());
    }
    game.settle();
    game.check_screens();
    let record = game.shared.record();
    let again = games::of(&Record::parse(&record).unwrap()).unwrap();
    let opened = again.open(&Record::parse(&record).unwrap()).unwrap();
    assert!(opened.broken.is_none(), "the record replays");
    if game.shared.mode() == ScreenMode::Over {
        for wire in game.wires.iter().flatten() {
            assert_eq!(wire.over.as_ref(), Some(&record), "at the end everybody gets the record");
        }
    }
    (game.longest, game.results)
}

#[test]
fn a_game_is_played_over_the_wire() {
    let mut results = 0;
    for (nth, game) in GameId::ALL.iter().enumerate() {
        let (least, most) = (game.info().min_seats, game.info().max_seats);
        for (seats, phones, seed) in [(least, least, 1), (most, most - 1, 2), (3.max(least), 1, 3)] {
            let (longest, shown) =
                with_game!(*game, G => over_the_wire::<G>(seats, phones, seed + nth as u64, 60));
            results += shown;
            assert!(longest < 300_000, "{game:?}: a message of {longest} bytes");
        }
    }
    assert!(results > 0, "no result of a phone's move was shown at a mixed table");
}

/// Returns the shared table in a state.
fn table_at<G: Stage>(state: &G, seats: usize) -> GameHandle {
    let head = head(G::Options::default(), seats, 7);
    GameHandle::at(Session::from_position(head, String::new(), state.clone()))
}

/// Returns what a guest is sent at first: the screen, and answers to questions.
fn sent_first<A: ToString>(feed: &mut SeatFeed, table: &GameHandle, actions: &[A]) -> Vec<String> {
    let hello = feed.hear(&write(&Guest::hello("r".into(), view_options())), table);
    assert!(matches!(hello, GuestRequest::Start(_)));
    let mut sent = feed.update(table);
    let typed = ["nonsense".to_string()].into_iter().chain(actions.iter().map(ToString::to_string));
    let questions = [GuestQuestion::Choices { filter: String::new(), most: 200 }, GuestQuestion::Position];
    for question in questions.into_iter().chain(typed.map(GuestQuestion::Typed)) {
        let GuestRequest::Send(answer) = feed.hear(&write(&GuestMessage::Ask(question)), table) else {
            panic!("a question is answered")
        };
        sent.push(answer);
    }
    sent
}

/// Returns everything that a seat is sent from a state on, without luck: the first screen, and what follows some moves.
fn sent_to<G: Stage>(state: &G, seats: usize, seat: Seat, actions: &[G::Action]) -> Vec<String> {
    let mut table = table_at(state, seats).on_own_device(seat);
    let mut feed = SeatFeed::new("r".into());
    let mut sent = sent_first(&mut feed, &table, actions);
    for action in actions {
        for command in [Command::choose(action.picks()), Command::Commit, Command::Undo] {
            let after = table.act(&command);
            // Luck would differ, and rightly so.
            if after.summary().entries > table.summary().entries + 1 || after.mode() == ScreenMode::Over {
                break;
            }
            table = after;
            sent.extend(feed.update(&table));
        }
    }
    sent
}

/// In two truths that a seat cannot tell apart, all bytes it is sent are equal.
fn tells_no_secret<G: Stage>(seats: usize, seed: u64) -> usize {
    let mut session = Session::<G>::new(head(G::Options::default(), seats, seed));
    let (mut dice, mut compared) = (Dice::new(seed), 0);
    while session.len() < 120 {
        let state = session.game().clone();
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => assert!(session.roll()),
            Turn::Seat(decides) => {
                if session.len() % 6 == 1 {
                    let seat = Seat::new(dice.below(seats as u32) as usize);
                    let other = G::determinize(&state.view(Viewer::Seat(seat)), &mut dice);
                    let legal = if seat == decides { state.legal() } else { Vec::new() };
                    let actions: Vec<G::Action> = (0..2).filter_map(|_| dice.pick(&legal).cloned()).collect();
                    let (real, imagined) =
                        (sent_to(&state, seats, seat, &actions), sent_to(&other, seats, seat, &actions));
                    assert_eq!(real, imagined, "seat {seat} at entry {}", session.len());
                    compared += usize::from(other != state);
                }
                let action = lively(&state, 4, &mut dice).expect("a decision");
                session.play(decides, action).expect("a legal action");
            }
        }
    }
    compared
}

#[test]
fn messages_to_a_seat_depend_on_nothing_it_may_not_know() {
    for game in GameId::ALL {
        let seats = game.info().max_seats.min(4);
        let compared: usize =
            (0..2).map(|seed| with_game!(*game, G => tells_no_secret::<G>(seats, seed))).sum();
        assert!(compared > 0 || !game.info().secrets, "{game:?}: no other truth was met");
    }
}

/// Returns everything that a watcher is sent: the first screen, and what follows a move that all are told.
fn sent_to_watcher<G: Stage>(state: &G, seats: usize, seat: Seat, action: Option<&G::Action>) -> Vec<String> {
    let mut seat_tables = SeatTables::default();
    let mut shared = seat_tables.open(&table_at(state, seats), seat);
    shared = seat_tables.open(&shared, Role::Watcher(2));
    let mut feed = SeatFeed::of_watcher("r".into());
    let watched = seat_tables.get(Role::Watcher(2)).expect("a table");
    let mut sent = sent_first(&mut feed, watched, &action.into_iter().collect::<Vec<_>>());
    let own = seat_tables.get(seat).expect("a table").clone();
    let Some(action) = action else { return sent };
    let input = |command| GuestInput { command, decision: own.decision(), hasty: false, quick: false };
    for command in [Command::choose(action.picks()), Command::Do(action.to_string())] {
        shared = seat_tables.act(&shared, seat, &input(command)).expect("it is the seat's decision");
        // Luck would differ, and rightly so; so would the hands that are open at the end.
        if shared.summary().entries > 1 || shared.mode() == ScreenMode::Over {
            break;
        }
        sent.extend(feed.update(seat_tables.get(Role::Watcher(2)).expect("a table")));
    }
    sent
}

/// In two truths with the same public view, all bytes that a watcher is sent are equal: at any time, and after a move
/// that everybody may read and that is told to all alike.
fn tells_watchers_no_secret<G: Stage>(seats: usize, seed: u64) -> usize {
    let mut session = Session::<G>::new(head(G::Options::default(), seats, seed));
    let (mut dice, mut compared) = (Dice::new(seed), 0);
    while session.len() < 120 {
        let state = session.game().clone();
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => assert!(session.roll()),
            Turn::Seat(decides) => {
                let action = lively(&state, 4, &mut dice).expect("a decision");
                if session.len() % 5 == 1 {
                    let other = G::determinize(&state.view(Viewer::Spectator), &mut dice);
                    let open = |truth: &G| {
                        let (mut after, mut events) = (truth.clone(), Vec::new());
                        after.apply(&action, &mut events);
                        let redacted = |event: &G::Event| G::redact_event(event, Viewer::Spectator);
                        let visible_events: Vec<G::Event> = events.iter().filter_map(redacted).collect();
                        (visible_events, after.view(Viewer::Spectator))
                    };
                    let same = other.check(decides, &action).is_ok() && open(&state) == open(&other);
                    let told = Some(&action).filter(|_| same);
                    let sent = |truth: &G| sent_to_watcher(truth, seats, decides, told);
                    assert_eq!(sent(&state), sent(&other), "at entry {}", session.len());
                    compared += usize::from(other != state && told.is_some());
                }
                session.play(decides, action).expect("a legal action");
            }
        }
    }
    compared
}

#[test]
fn messages_to_a_watcher_depend_on_the_public_view_alone() {
    for game in GameId::ALL {
        let seats = game.info().max_seats.min(4);
        let compared: usize =
            (0..2).map(|seed| with_game!(*game, G => tells_watchers_no_secret::<G>(seats, seed))).sum();
        assert!(compared > 0 || !game.info().secrets, "{game:?}: no other truth was met");
    }
}

#[test]
fn a_watcher_sees_the_public_table_and_cannot_act() {
    let mut game = Game::new(with_game!(GameId::TajMahal, G => begin::<G>(3, 5)));
    let (before, shared) = (game.shared.record(), game.shared.clone());
    assert_eq!(game.seats.open(&shared, Role::Watcher(0)), shared, "the shared table stays as it is");
    let table = |game: &Game| game.seats.get(Role::Watcher(0)).expect("a table").clone();
    assert_eq!(table(&game).mode(), ScreenMode::Public);
    let mut feed = SeatFeed::of_watcher("r".into());
    feed.hear(&write(&Guest::hello("r".into(), view_options())), &table(&game));
    let decision = table(&game).decision();
    for command in [Command::Do("withdraw".into()), Command::Reveal, Command::GoTo(Some(0)), Command::EndTurn]
    {
        let input = GuestInput { command, decision, hasty: false, quick: false };
        let wish = feed.hear(&write(&GuestMessage::Do(input)), &table(&game));
        assert_eq!(wish, GuestRequest::Send(write(&HostMessage::Refused(Rejection::Forbidden))));
    }
    assert_eq!(game.shared.record(), before);
    assert!(game.seats.away().iter().all(|away| !away), "no seat is away because somebody watches");

    // It follows the shared device and phones alike, to the end and into a rematch.
    game.act(&Command::Reveal);
    game.act(&Command::Do("withdraw".into()));
    assert_eq!(table(&game).summary(), game.shared.summary());
    assert_eq!(table(&game).mode(), ScreenMode::Public);
    let after = feed.restart(&table(&game));
    assert_eq!(after, write(&HostMessage::Welcome));
    let input = GuestInput { command: Command::Undo, decision, hasty: false, quick: false };
    let wish = feed.hear(&write(&GuestMessage::Do(input)), &table(&game));
    assert_eq!(
        wish,
        GuestRequest::Send(write(&HostMessage::Refused(Rejection::Forbidden))),
        "it still only watches"
    );
    let shared = game.shared.clone();
    assert_eq!(game.seats.close(&shared, Role::Watcher(0)), shared);
    assert!(game.seats.is_empty() && game.seats.get(Role::Watcher(9)).is_none());
}

#[test]
fn a_guest_decides_for_its_own_seat_alone() {
    let mut game = Game::new(with_game!(GameId::TajMahal, G => begin::<G>(3, 5)));
    Seat::all(3).for_each(|seat| game.connect(seat));
    game.settle();
    let (before, turn) = (game.shared.record(), game.shared.summary().to_move.unwrap());
    let other = turn.next(3);
    for command in [
        Command::Reveal,
        Command::Background,
        Command::TakeBack(0),
        Command::SetController(turn, Controller::Computer(Level::Easy.into())),
        Command::Answer(0, "withdraw".into()),
        Command::Aim(0, "withdraw".into()),
    ] {
        let wire = game.wires[other.index()].as_mut().unwrap();
        wire.does(command.clone());
        game.settle();
        let wire = game.wires[other.index()].as_mut().unwrap();
        assert_eq!(wire.refused.pop(), Some(Rejection::Forbidden), "{command:?}");
    }
    for command in
        [Command::Do("withdraw".into()), Command::EndTurn, Command::Undo, Command::Redo, Command::Commit]
    {
        game.wires[other.index()].as_mut().unwrap().does(command);
        game.settle();
    }
    assert_eq!(game.shared.record(), before, "another seat has changed the game");
    game.wires[turn.index()].as_mut().unwrap().does(Command::Do("withdraw".into()));
    game.settle();
    assert_ne!(game.shared.record(), before, "the seat that decides has not");
}

#[test]
fn the_tablet_shows_that_a_player_decides_on_a_phone() {
    let mut game = Game::new(with_game!(GameId::Tigris, G => begin::<G>(3, 5)));
    Seat::all(3).for_each(|seat| game.connect(seat));
    game.settle();
    assert_eq!(game.shared.mode(), ScreenMode::Public);
    let turn = game.shared.summary().to_move.unwrap();
    for lang in Lang::ALL {
        let name = game.shared.names(lang)[turn.index()].clone();
        let Prompt::Asked { text, may_act, .. } =
            game.shared.table_view(&ViewOptions { lang, ..view_options() }).prompt
        else {
            panic!("no question")
        };
        assert_eq!((text, may_act), (lang.say(TableWords::DecidingOnPhone(&name)), false));
    }
    let other = Seat::all(3).find(|seat| *seat != turn).unwrap();
    let screen = game.wires[other.index()].as_ref().unwrap().guest.screen().unwrap();
    let name = game.shared.names(Lang::En)[turn.index()].clone();
    let Prompt::Asked { text, .. } = &screen.view.prompt else { panic!("no question") };
    assert_eq!(*text, Lang::En.say(TableWords::Deciding(&name)), "who has a phone need not be told of one");
}

#[test]
fn a_phone_knows_whether_its_owner_decides() {
    for game in GameId::ALL {
        let mut game = Game::new(with_game!(*game, G => begin::<G>(3, 5)));
        Seat::all(3).for_each(|seat| game.connect(seat));
        game.settle();
        let turn = game.shared.summary().to_move.unwrap();
        for seat in Seat::all(3) {
            let screen = game.wires[seat.index()].as_ref().unwrap().guest.screen().unwrap();
            assert_eq!(screen.view.owner_decides(), seat == turn);
        }
        assert!(!game.shared.table_view(&view_options()).owner_decides(), "no hand is open on the tablet");
    }
}

/// Returns what the seats do, in every state of a game.
fn doings<G: Stage>(seats: usize, lang: Lang) -> Vec<String> {
    let mut session = Session::<G>::new(head(G::Options::default(), seats, 3));
    let (mut dice, mut said) = (Dice::new(3), Vec::new());
    while session.len() < 240 && session.game().turn() != Turn::Over {
        let Turn::Seat(decides) = session.game().turn() else {
            assert!(session.roll());
            continue;
        };
        let watched = GameHandle::at(session.clone()).on_watcher_device();
        for card in watched.table_view(&ViewOptions { lang, ..view_options() }).seats {
            let decides = decides == card.mark.seat;
            assert!(!(decides && card.does.is_empty()), "{}: nothing is said of who decides", session.len());
            assert!(card.does.chars().count() < 28, "too long for a plate: {}", card.does);
            said.push(card.does);
        }
        let action = lively(session.game(), 4, &mut dice).expect("a decision");
        session.play(decides, action).expect("a legal action");
        session.seal();
    }
    said
}

#[test]
fn a_plate_says_what_its_owner_does() {
    for game in GameId::ALL {
        for lang in Lang::ALL {
            let said = with_game!(*game, G => doings::<G>(game.info().min_seats.max(3), lang));
            let said = |words: &str| lang != Lang::En || said.iter().any(|one| one.contains(words));
            let words: &[&str] = match game {
                GameId::Tigris => &["actions left", "How many ", "attacks with "],
                GameId::TajMahal => &["Play or withdraw?", "places palaces"],
                GameId::Java => &["action points"],
                GameId::Carcassonne => &["places the tile", "Place a meeple?"],
                GameId::Elementaris => &["occupies a city", "moves "],
            };
            assert!(words.iter().all(|words| said(words)), "{game:?}: {words:?}");
        }
    }
}

/// Actions that a phone may not take, or not yet, leave the open hand on the tablet and its picks as they are.
#[test]
fn a_waiting_phone_disturbs_nobody() {
    let mut game = Game::new(with_game!(GameId::TajMahal, G => begin::<G>(3, 5)));
    let turn = game.shared.summary().to_move.unwrap();
    let other = turn.next(3);
    game.connect(other);
    game.act(&Command::Reveal);
    let choice = game.shared.choices(Lang::En, "", 1).first.remove(0);
    game.act(&choice.command);
    let (record, picked) = (game.shared.record(), game.shared.picked());
    assert!(!picked.is_empty());
    game.settle();
    for command in [
        Command::Undo,
        Command::Redo,
        Command::ResetTurn,
        Command::TakeOut(usize::MAX),
        Command::EndTurn,
        Command::Commit,
        Command::Do("withdraw".into()),
    ] {
        game.wires[other.index()].as_mut().unwrap().does(command.clone());
        game.settle();
        assert_eq!(game.shared.mode(), ScreenMode::Hand(turn), "{command:?}");
        assert_eq!(
            (game.shared.picked(), game.shared.record()),
            (picked.clone(), record.clone()),
            "{command:?}"
        );
    }
}

#[test]
fn input_for_an_earlier_decision_does_nothing() {
    let mut game = Game::new(with_game!(GameId::Tigris, G => begin::<G>(3, 5)));
    Seat::all(3).for_each(|seat| game.connect(seat));
    game.settle();
    let (turn, mut dice) = (game.shared.summary().to_move.unwrap(), Dice::new(2));
    let ends = |game: &Game| {
        let screen = game.wires[turn.index()].as_ref().unwrap().guest.screen().unwrap();
        screen.view.awaits_end
    };
    while !ends(&game) {
        game.guest_acts(turn, &mut dice);
        game.settle();
    }
    let wire = game.wires[turn.index()].as_mut().unwrap();
    wire.refused.clear();
    wire.does(Command::EndTurn);
    wire.does(Command::EndTurn);
    game.settle();
    assert_eq!(game.wires[turn.index()].as_mut().unwrap().refused, [Rejection::Late], "a double tap");
    assert_ne!(game.shared.summary().to_move, Some(turn));
}

#[test]
fn a_rematch_comes_over_the_same_connections() {
    let mut game = Game::new(with_game!(GameId::Elementaris, G => begin::<G>(2, 5)));
    Seat::all(2).for_each(|seat| game.connect(seat));
    game.settle();
    game.shared = game.shared.rematch();
    game.seats = SeatTables::default();
    for seat in Seat::all(2) {
        game.shared = game.seats.open(&game.shared, seat);
        let wire = game.wires[seat.index()].as_mut().unwrap();
        wire.to_guest.push_back(wire.feed.restart(game.seats.get(seat).unwrap()));
    }
    game.update();
    game.settle();
    game.check_screens();
    let names = game.wires[0].as_ref().unwrap().table().unwrap().names(Lang::En);
    assert_eq!(names, ["Seat 1", "Seat 0"], "the next player begins");
}

/// A seat's phone is connected while the seat's hand is open on the tablet, and given back in the middle of its turn.
#[test]
fn a_hand_moves_with_its_seat() {
    let mut game = Game::new(with_game!(GameId::TajMahal, G => begin::<G>(3, 5)));
    let turn = game.shared.summary().to_move.unwrap();
    assert_eq!(game.shared.mode(), ScreenMode::Curtain(turn));
    game.act(&Command::Reveal);
    assert_eq!(game.shared.mode(), ScreenMode::Hand(turn));
    game.connect(turn);
    assert_eq!(game.shared.mode(), ScreenMode::Public, "the hand is on the phone alone");
    game.settle();
    game.check_screens();
    game.give_back(turn);
    assert_eq!(game.shared.mode(), ScreenMode::Curtain(turn), "its owner is asked for");
    game.connect(turn.next(3));
    assert_eq!(game.shared.mode(), ScreenMode::Curtain(turn), "another phone changes nothing");
}

#[test]
fn texts_that_are_not_messages_are_refused() {
    let table = with_game!(GameId::Java, G => begin::<G>(2, 1)).on_own_device(Seat::new(0));
    let mut feed = SeatFeed::new("r".into());
    let unwanted = |wish| match wish {
        GuestRequest::Send(text) => match read::<HostMessage>(&text, usize::MAX) {
            Ok(HostMessage::Refused(why)) => why,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    assert_eq!(
        feed.hear(&write(&GuestMessage::Look(view_options())), &table),
        GuestRequest::Nothing,
        "nobody said hello"
    );
    assert!(feed.update(&table).is_empty(), "nobody said hello");
    for (version, release) in [(VERSION + 1, "r"), (VERSION, "s")] {
        let other = GuestMessage::Hello { version, release: release.into(), options: view_options() };
        assert_eq!(unwanted(feed.hear(&write(&other), &table)), Rejection::OtherRelease);
    }
    for text in ["", "{", "null", "{\"Do\":{}}", "[[[[", &"[".repeat(20_000), &"x".repeat(MAX_OF_GUEST + 1)] {
        assert_eq!(unwanted(feed.hear(text, &table)), Rejection::Unreadable);
    }
    let mut guest = Guest::default();
    for text in [
        "",
        "{\"Screen\":{\"number\":1,\"sections\":[[9,\"AA\"]],\"log\":null,\"stagings\":\"\"}}",
        "\"Nothing\"",
    ] {
        assert_eq!(guest.hear(text), News::Lost, "{text}");
    }
}
