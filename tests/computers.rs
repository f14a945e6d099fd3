//! Computers at the table, with random answers: who holds the device, what is visible, what can be undone, and what
//! is recorded. The tests run for every game.

use deska::bots::Mind;
use deska::bots::analysis::Finding;
use deska::bots::worker_protocol::{Request, Response, Worker};
use deska::games::GameId;
use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::{Elementaris, Options};
use deska::games::java::Java;
use deska::games::taj_mahal::{self, TajMahal};
use deska::games::tigris::Tigris;
use deska::lang::{Lang, Words};
use deska::play::compare::Alternative;
use deska::play::running_game::GameHandle;
use deska::play::table_view::{Prompt, ViewOptions, table_view};
use deska::play::{Play, ScreenMode};
use deska::scenes::{Advice, Command, Light, Stage};
use deska::table::record::{self, Record};
use deska::table::*;
use deska::with_game;

use crate::laws::{head, lively};

#[cfg(feature = "ssr")]
mod coach;

const EASY: Controller = Controller::Computer(Computer::plain(Level::Easy));
const ANNA: Seat = Seat::new(0);
const ADA: Seat = Seat::new(1);

/// A table with these controllers.
fn table<G: Stage>(controller: &[Controller], seed: u64) -> Play<G> {
    let sheets = options::covering::<G::Options>();
    let is_allowed = |sheet: &&G::Options| options::OptionSheet::fits(*sheet, controller.len()).is_ok();
    let usual = G::Options::default();
    // Some seat counts need an option that is not the default.
    let sheet = Some(&usual).filter(is_allowed).or(sheets.iter().find(is_allowed)).expect("some sheet fits");
    let mut head = head(sheet.clone(), controller.len(), seed);
    head.takeback = true;
    for (player, controller) in head.players.iter_mut().zip(controller) {
        player.controller = *controller;
    }
    Play::new(Session::new(head))
}

/// Checks that hold at any moment of a table with computers.
fn holds<G: Stage>(play: &Play<G>) {
    let people: Vec<Seat> = play.people().collect();
    let turn = play.session.game().turn().seat();
    match play.mode {
        ScreenMode::Curtain(seat) => {
            assert!(people.len() > 1 && people.contains(&seat), "a curtain for {seat}");
        }
        ScreenMode::Hand(seat) => assert!(people.contains(&seat), "the hand of {seat}"),
        ScreenMode::Public => assert!(people.len() != 1 && turn.is_some_and(|seat| !people.contains(&seat))),
        ScreenMode::Result(_) | ScreenMode::Over => {}
    }
    assert!(!play.may_act() || people.contains(&turn.unwrap_or(ADA)), "nobody acts for a computer");
    let ended = play.session.seat_to_end_turn();
    assert!(ended.is_none_or(|seat| people.contains(&seat)), "no computer is waited for");
    if let Some(thinks) = play.computer_to_act() {
        assert_eq!((Some(thinks.seat), thinks.entries), (turn, play.session.len()));
        assert!(!people.contains(&thinks.seat));
        let shown =
            table_view(play, &ViewOptions { lang: Lang::Cs, show_legal: true, ..ViewOptions::default() });
        let named = |text: &str| !text.is_empty();
        assert!(matches!(&shown.prompt, Prompt::Computer { text } if named(text)), "{:?}", shown.prompt);
        assert!(shown.curtain.is_none());
        assert!(!shown.tray_first || !shown.tray.is_empty(), "it begins with something");
        assert_eq!((shown.lit, &shown.bar.command), (0, &None), "{:?}", play.session.game().phase());
    }
}

/// The next command of the seat that has to act.
fn step<G: Stage>(play: &Play<G>, dice: &mut Dice) -> Play<G> {
    let random = |dice: &mut Dice| {
        let action = lively(play.session.game(), 3, dice);
        action.map(|action| action.to_string()).expect("somebody who decides can do something")
    };
    match play.mode {
        ScreenMode::Curtain(_) => play.act(Command::Reveal),
        ScreenMode::Result(_) => play.act(Command::EndTurn),
        _ => match play.computer_to_act() {
            None if play.awaits_end() => play.act(Command::EndTurn),
            None => play.act(Command::Do(random(dice))),
            Some(thinks) => {
                let move_ = random(dice);
                let late = play.act(Command::Answer(thinks.entries + 1, move_.clone()));
                assert_eq!(late.session, play.session, "an answer to another question");
                let wrong = play.act(Command::Answer(thinks.entries, "no such move".into()));
                assert_eq!(wrong.session, play.session);
                let aimed = play.act(Command::Aim(thinks.entries, move_.clone()));
                assert_eq!((&aimed.session, aimed.viewer()), (&play.session, play.viewer()));
                holds(&aimed);
                let done = aimed.act(Command::Answer(thinks.entries, move_));
                assert!(done.aimed.is_none() && done.session.len() > play.session.len());
                done
            }
        },
    }
}

fn whole_game<G: Stage>(controller: &[Controller], seed: u64) {
    let (mut play, mut dice) = (table::<G>(controller, seed), Dice::new(seed));
    while play.mode != ScreenMode::Over {
        holds(&play);
        play = step(&play, &mut dice);
        assert!(play.session.len() < 4000, "the game does not end");
    }
    let text = record::write(&play.session);
    let again = record::play::<G>(&Record::parse(&text).expect("written")).expect("plays");
    assert!(again.broken.is_none() && again.session.players() == play.session.players());
    assert_eq!(record::write(&again.session), text);
}

/// For a bidding person the tray comes first; with spectators only, it does not.
#[test]
fn a_player_who_decides_over_their_hand_sees_it_first() {
    let begins = |controller: &[Controller]| {
        let (mut play, mut dice) = (table::<TajMahal>(controller, 3), Dice::new(3));
        let (mut tray, mut panel) = (0, 0);
        while play.mode != ScreenMode::Over {
            let first =
                table_view(&play, &ViewOptions { show_legal: true, ..ViewOptions::default() }).tray_first;
            tray += usize::from(first);
            panel += usize::from(!first);
            play = step(&play, &mut dice);
        }
        (tray, panel)
    };
    let (tray, panel) = begins(&[Controller::Person, EASY, EASY]);
    assert!(tray > 10 && panel > 10, "{tray}, {panel}: palaces are placed on the map");
    assert_eq!(begins(&[EASY; 3]).0, 0);
}

/// Plays to the end; counts how often a decision begins with the hand, and with the news, where only news is told.
fn begins_with_news<G: Stage>(controllers: &[Controller]) -> (usize, usize) {
    let (mut play, mut dice) = (table::<G>(controllers, 3), Dice::new(3));
    let (mut tray, mut news) = (0, 0);
    while play.mode != ScreenMode::Over {
        let view = table_view(&play, &ViewOptions { show_legal: true, ..ViewOptions::default() });
        let only_news = view.unseen.is_some() && view.panel.is_empty() && !view.tray.is_empty();
        tray += usize::from(only_news && view.tray_first);
        news += usize::from(only_news && !view.tray_first);
        play = step(&play, &mut dice);
    }
    (tray, news)
}

/// A hand that its owner has hidden stays hidden, whatever a computer does.
#[test]
fn a_hidden_hand_opens_for_its_owner_alone() {
    let (mut play, mut dice) = (table::<Tigris>(&[Controller::Person, EASY], 3), Dice::new(3));
    let mut hidden = 0;
    while play.mode != ScreenMode::Over && hidden < 20 {
        if !matches!(play.mode, ScreenMode::Hand(_)) {
            play = step(&play, &mut dice);
            continue;
        }
        let shut = play.act(Command::Hide(true));
        assert!(shut.hidden);
        if let Some(thinks) = shut.computer_to_act() {
            let answer = play.session.game().random(&mut dice).expect("it decides").to_string();
            let after = shut.act(Command::Answer(thinks.entries, answer));
            let has_hand = matches!(after.mode, ScreenMode::Hand(_));
            assert!(
                after.session.len() > shut.session.len() && (after.hidden || !has_hand),
                "{:?}",
                after.mode
            );
            hidden += usize::from(has_hand);
        }
        let level = Controller::Computer(Computer::plain(Level::Hard));
        assert!(shut.act(Command::SetController(ADA, level)).hidden, "another level");
        let said = GameHandle::new(shut.clone()).check_typed(Lang::En, "withdraw");
        assert_eq!(said, Some(Err("Your hand is hidden. Show it to play.".into())));
        assert!(!shut.act(Command::Hide(false)).hidden);
        play = step(&play, &mut dice);
    }
    assert_eq!(hidden, 20);
}

/// News comes first where the device is passed.
#[test]
fn news_covers_no_hand_of_a_single_person() {
    let (tray, news) = begins_with_news::<Carcassonne>(&[Controller::Person, EASY]);
    assert!(tray > 10 && news == 0, "{tray}, {news}");
    let (tray, news) = begins_with_news::<Tigris>(&[Controller::Person, Controller::Person]);
    assert!(tray == 0 && news > 10, "{tray}, {news}");
}

/// A turn with nothing to do ends by itself, perhaps before its news was read: the next turn begins with it.
#[test]
fn news_of_a_skipped_turn_is_still_news() {
    let (mut play, mut dice) = (table::<Elementaris>(&[Controller::Person, EASY, EASY], 3), Dice::new(3));
    let (mut skipped, mut repeated) = (None, 0);
    while play.mode != ScreenMode::Over && repeated < 5 {
        let is_own = play.next_to_act() == Some(ANNA) && play.session.seat_to_end_turn().is_none();
        if let (Some(first), true) = (skipped, is_own) {
            assert!(play.unseen.is_some_and(|unseen| unseen <= first), "{first}, {:?}", play.unseen);
            (skipped, repeated) = (None, repeated + 1);
        }
        let (unseen, entries) = (play.unseen.filter(|_| is_own), play.session.len());
        let mut ended = play.act(Command::EndTurn);
        if ended.end_asked {
            ended = ended.act(Command::EndTurn);
        }
        play = match unseen {
            Some(first) if ended.session.len() > entries => {
                skipped = Some(first);
                ended
            }
            _ => step(&play, &mut dice),
        };
    }
    assert_eq!(repeated, 5);
}

/// A game in which hidden information was visible while a computer was thinking.
#[test]
fn nothing_is_lit_while_a_computer_thinks() {
    for seed in 20..40 {
        whole_game::<Tigris>(&[Controller::Person, EASY], seed);
    }
}

fn every_mix<G: Stage>(seed: u64) {
    let person = Controller::Person;
    whole_game::<G>(&[person, EASY], seed);
    whole_game::<G>(&[EASY, EASY], seed + 1);
    whole_game::<G>(&[person, EASY, person], seed + 2);
}

#[test]
fn people_and_computers_play_whole_games_in_any_mix() {
    every_mix::<Tigris>(1);
    every_mix::<Carcassonne>(2);
    every_mix::<TajMahal>(3);
    every_mix::<Java>(4);
}

/// Plays until this holds.
fn until<G: Stage>(mut play: Play<G>, dice: &mut Dice, holds: impl Fn(&Play<G>) -> bool) -> Play<G> {
    while !holds(&play) {
        assert_ne!(play.mode, ScreenMode::Over);
        play = step(&play, dice);
    }
    play
}

#[test]
fn one_person_needs_no_curtain_and_can_undo_past_computers() {
    let mut dice = Dice::new(7);
    let play = until(table::<Tigris>(&[Controller::Person, EASY], 7), &mut dice, |play| {
        play.may_act() && play.session.turns_begun() > 3
    });
    assert_eq!((play.mode, play.viewer()), (ScreenMode::Hand(ANNA), Viewer::Seat(ANNA)));
    assert_eq!(play.act(Command::Background).mode, ScreenMode::Hand(ANNA), "nobody else could look");
    assert!(play.unseen.is_some(), "what the computer did is told");
    let own = play.session.steps().iter().rposition(|step| step.entry.actor == Actor::Seat(ANNA));
    assert_eq!((play.back_to_own(), play.undo_lock().is_some()), (own, true));
    let bar = table_view(&play, &ViewOptions::default()).bar;
    assert!(!bar.locked && bar.undo.contains("Go back"), "{}", bar.undo);
    let back = play.act(Command::Undo);
    assert_eq!(Some(back.session.len()), own);
    assert!(back.may_act() && record::write(&back.session).contains("taken back by the table"));
    let again = back.act(Command::Redo);
    assert!(table_view(&back, &ViewOptions::default()).bar.can_redo && again.may_act());
    let entries =
        |play: &Play<Tigris>| play.session.steps().iter().map(|step| step.entry.action).collect::<Vec<_>>();
    assert_eq!(entries(&again), entries(&play), "one redo brings everything back");
    let mut strict = play;
    std::rc::Rc::make_mut(&mut strict.session).head.takeback = false;
    let locked = strict.act(Command::Undo);
    assert!(locked.session == strict.session && locked.undo_explained, "not where it was not agreed");
}

/// The holder of the device gives their seat to a computer: the other person's hand does not open by itself, and
/// nothing that the first one undid can be redone there.
#[test]
fn a_seat_that_changes_hands_opens_nobodys_hand() {
    let mut dice = Dice::new(3);
    let two = table::<Tigris>(&[Controller::Person, Controller::Person, EASY], 3);
    let play = until(two, &mut dice, |play| play.may_act() && play.undo_lock().is_none());
    let ScreenMode::Hand(holder) = play.mode else { panic!("{:?}", play.mode) };
    let other = play.people().find(|seat| *seat != holder).expect("two play");
    let back = play.act(Command::Undo);
    assert!(back.session.can_redo());
    let given = back.act(Command::SetController(holder, EASY));
    assert_eq!((given.mode, given.viewer()), (ScreenMode::Curtain(other), Viewer::Spectator));
    assert!(!given.session.can_redo() && given.computer_to_act().is_none());
    let opened = given.act(Command::Reveal);
    assert_eq!(opened.mode, ScreenMode::Hand(other));
    assert_eq!(opened.computer_to_act().map(|thinks| thinks.seat), Some(holder), "now it thinks");
    // With another seat, the holder of the device continues as before.
    let alone = play.act(Command::SetController(other, EASY));
    assert_eq!((alone.mode, alone.undo_lock()), (ScreenMode::Hand(holder), None));
}

/// The table after a reload, opened from its record by the last holder of the device.
fn reopened<G: Stage>(play: &Play<G>) -> Play<G> {
    let record = Record::parse(&record::write(&play.session)).expect("written");
    Play::<G>::new(record::play(&record).expect("plays").session).held_by(play.holder())
}

/// All look at a result, and one of two people leaves: nobody holds the device.
#[test]
fn after_a_result_the_remaining_hand_opens_by_its_own_curtain() {
    let two = table::<Tigris>(&[Controller::Person, Controller::Person, EASY], 3);
    let told = until(two, &mut Dice::new(3), |play| matches!(play.mode, ScreenMode::Result(_)));
    let people: Vec<Seat> = told.people().collect();
    for (leaves, stays) in [(people[0], people[1]), (people[1], people[0])] {
        let left = told.act(Command::SetController(leaves, EASY));
        for play in [left.act(Command::EndTurn), reopened(&left), reopened(&reopened(&left))] {
            assert_eq!((play.mode, play.viewer()), (ScreenMode::Curtain(stays), Viewer::Spectator));
        }
        let open = left.act(Command::EndTurn).act(Command::Reveal);
        assert_eq!((open.mode, reopened(&open).mode), (ScreenMode::Hand(stays), ScreenMode::Hand(stays)));
    }
}

/// The active person gives their seat to a computer, and takes it back.
#[test]
fn a_reload_opens_no_hand_that_the_curtain_kept_closed() {
    let two = table::<Tigris>(&[Controller::Person, Controller::Person], 3);
    let play = until(two, &mut Dice::new(3), |play| play.may_act() && play.session.turns_begun() > 2);
    let ScreenMode::Hand(holder) = play.mode else { panic!("{:?}", play.mode) };
    let other = play.people().find(|seat| *seat != holder).expect("two play");
    assert_eq!(reopened(&play).mode, ScreenMode::Curtain(holder), "several people: always the curtain");
    let given = play.act(Command::SetController(holder, EASY));
    for play in [&given, &reopened(&given), &reopened(&reopened(&given))] {
        assert_eq!((play.mode, play.holder()), (ScreenMode::Curtain(other), None));
        // After any change, a hand opens only by its own curtain.
        let back = play.act(Command::SetController(holder, Controller::Person));
        assert_eq!(back.mode, ScreenMode::Curtain(holder));
    }
    // Without other knowledge, the record says who ever had the seat.
    let text = record::write(&given.session);
    let import = record::play::<Tigris>(&Record::parse(&text).expect("written")).expect("plays").session;
    assert_eq!(Play::new(import).mode, ScreenMode::Curtain(other));
    assert_eq!(
        Play::new(table::<Tigris>(&[Controller::Person, EASY], 3).session.as_ref().clone()).mode,
        ScreenMode::Hand(ANNA)
    );
}

/// Seats change controllers at random, the game is closed and opened again: a hand opens by its own curtain, or to
/// the only person, who opened it last and has been alone with the device since.
#[test]
fn only_its_own_curtain_opens_a_hand() {
    let (mut opened, mut alone) = (0, 0);
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut play = table::<Tigris>(&[Controller::Person, Controller::Person, EASY], seed);
        let mut holder: Option<Seat> = None;
        for _ in 0..150 {
            let before = play.mode;
            let (next, revealed) = match dice.below(5) {
                0 => {
                    let seat = Seat::new(dice.below(3) as usize);
                    let controller = if dice.below(2) == 0 { Controller::Person } else { EASY };
                    (play.act(Command::SetController(seat, controller)), false)
                }
                1 => (reopened(&play), false),
                _ => (step(&play, &mut dice), matches!(before, ScreenMode::Curtain(_))),
            };
            let people: Vec<Seat> = next.people().collect();
            match next.mode {
                ScreenMode::Hand(seat) if before != next.mode => {
                    assert!(
                        revealed || (people == [seat] && holder == Some(seat)),
                        "{before:?}, {:?}",
                        next.mode
                    );
                    (opened, alone) = (opened + usize::from(revealed), alone + usize::from(!revealed));
                    holder = Some(seat);
                }
                ScreenMode::Hand(seat) => holder = Some(seat),
                ScreenMode::Curtain(_) => holder = None,
                _ => holder = holder.filter(|seat| people == [*seat]),
            }
            if next.mode == ScreenMode::Over {
                break;
            }
            play = next;
        }
    }
    assert!(opened > 100 && alone > 10, "{opened}, {alone}");
}

/// In games without secrets, a player who lost something since their last decision is told again, and nobody else.
#[test]
fn losses_are_told_again_when_everybody_watches() {
    let (mut told, mut free) = (0, 0);
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut play = table::<Elementaris>(&[Controller::Person, Controller::Person], seed);
        for _ in 0..4000 {
            let before = play.mode;
            if before == ScreenMode::Over {
                break;
            }
            let game = play.session.game();
            let fight = game.legal().into_iter().find(|action| game.battle(game.active, action).is_some());
            play = match fight.filter(|_| play.may_act()) {
                Some(fight) => play.act(Command::Do(fight.to_string())).act(Command::Commit),
                None => step(&play, &mut dice),
            };
            let ScreenMode::Hand(seat) = play.mode else { continue };
            if before == play.mode {
                continue;
            }
            let steps = play.session.steps();
            let own = steps.iter().rposition(|step| step.entry.actor == Actor::Seat(seat));
            let costs = |step: &&Step<Elementaris>| {
                let gave = step.events.iter().flat_map(Elementaris::points_of);
                gave.into_iter().any(|(to, _, points)| to == seat && points < 0)
            };
            let lost = steps.iter().skip(own.map_or(0, |own| own + 1)).find(costs);
            let first = play.unseen.and_then(|first| steps.get(first));
            assert_eq!(first.map(|step| &step.entry), lost.map(|step| &step.entry));
            (told, free) = (told + usize::from(lost.is_some()), free + usize::from(lost.is_none()));
        }
    }
    assert!(told > 3 && free > 50, "{told} {free}");
}

/// If only people can agree to the end, one of them must stay.
#[test]
fn the_last_person_cannot_leave_a_game_that_only_people_end() {
    let options = Options { round_limit: None, ..Options::default() };
    let head = |options| {
        let mut head = head(options, 2, 1);
        head.players[1].controller = EASY;
        head
    };
    let play = Play::<Elementaris>::new(Session::new(head(options)));
    assert!(play.needs_people());
    let kept = play.act(Command::SetController(ANNA, EASY));
    assert_eq!(kept.session.controller(ANNA), Controller::Person);
    let both =
        kept.act(Command::SetController(ADA, Controller::Person)).act(Command::SetController(ANNA, EASY));
    assert_eq!((both.session.controller(ANNA), both.session.controller(ADA)), (EASY, Controller::Person));
    let short = Play::<Elementaris>::new(Session::new(head(Options::default())));
    assert_eq!(short.act(Command::SetController(ANNA, EASY)).session.controller(ANNA), EASY);
}

#[test]
fn a_seat_changes_hands_both_ways_and_the_record_says_so() {
    let mut dice = Dice::new(11);
    let play = until(table::<Tigris>(&[Controller::Person, EASY], 11), &mut dice, |play| {
        play.computer_to_act().is_some()
    });
    let people = play.act(Command::SetController(ADA, Controller::Person));
    assert_eq!(
        (people.mode, people.computer_to_act()),
        (ScreenMode::Curtain(ADA), None),
        "now the device goes round"
    );
    assert_eq!(people.viewer(), Viewer::Spectator);
    let two = step(&people, &mut dice);
    let played = step(&two, &mut dice);
    let none = played
        .act(Command::SetController(ANNA, EASY))
        .act(Command::SetController(ADA, Controller::Computer(Level::Hard.into())));
    assert_eq!(none.mode, ScreenMode::Public);
    let text = record::write(&none.session);
    for line in ["player 1 1 2 computer easy Seat 1\n", "\nseat 1 person\n", "\nseat 0 computer easy\n"] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
    assert!(text.ends_with("seat 1 computer hard\n"), "{text}");
    let again = record::play::<Tigris>(&Record::parse(&text).expect("written")).expect("plays").session;
    assert_eq!(record::write(&again), text);
    let kinds: Vec<Controller> = again.players().into_iter().map(|player| player.controller).collect();
    assert_eq!(kinds, [EASY, Controller::Computer(Level::Hard.into())]);
    assert_eq!(again.until(0).controller(ADA), EASY, "at the beginning it was a computer");
    let mut short = again.clone();
    short.take_back(3);
    assert_eq!(short.controller(ADA), Controller::Computer(Level::Hard.into()), "who sits there is no move");
    assert_eq!(Play::new(again).mode, ScreenMode::Public, "it goes on where it was left");
}

#[test]
fn names_that_look_like_controllers_survive_a_record() {
    for name in ["computer", "computer hard", "person", "person Ada", "Person", "Computer Ada", ""] {
        let miser = Computer { level: Level::Hard, temper: Some(Temper::Miser) };
        for controller in
            [Controller::Person, Controller::Computer(Level::Expert.into()), Controller::Computer(miser)]
        {
            let mut head = head(Default::default(), 2, 1);
            head.players[0] = Player::person(name, 0, 1).with_controller(controller);
            let text = record::write(&Session::<Tigris>::new(head));
            let player = Record::parse(&text).expect(&text).players.remove(0);
            assert_eq!((player.name.as_str(), player.controller), (name, controller), "{text}");
        }
    }
}

/// The responses of a worker to a request, with a clock that advances by a millisecond at each query.
fn asked(desk: &mut Worker, order: &Request, slices: usize) -> Vec<Response> {
    let clock = std::cell::Cell::new(0.0);
    let tick = || {
        clock.set(clock.get() + 1.0);
        clock.get()
    };
    let text = serde_json::to_string(order).expect("plain data");
    let mut said: Vec<String> = desk.handle(&text, tick()).into_iter().collect();
    for _ in 0..slices {
        said.extend(desk.run_for(4.0, tick));
    }
    said.iter().map(|text| serde_json::from_str(text).expect("a report")).collect()
}

#[test]
fn a_desk_computes_in_slices_and_answers_its_request() {
    let mut dice = Dice::new(5);
    let play = until(table::<Tigris>(&[Controller::Person, EASY], 5), &mut dice, |play| {
        play.computer_to_act().is_some()
    });
    let record = record::write(&play.session);
    let think = |ask, level, record: &str| Request::Think {
        ask,
        record: record.into(),
        computer: Level::into(level),
        seed: 3,
    };
    let mut desk = Worker::default();
    let said = asked(&mut desk, &think(1, Level::Easy, &record), 200);
    let [Response::Answer { ask: 1, action, chances, .. }] = &said[..] else { panic!("{said:?}") };
    assert_eq!(chances.len(), 2);
    let done = play.act(Command::Answer(play.session.len(), action.clone()));
    assert!(done.session.len() > play.session.len(), "{action} is legal");
    assert!(!desk.busy(), "nothing is left to think about");
    assert_eq!(asked(&mut desk, &think(2, Level::Expert, &record), 1), [], "it takes its time");
    assert!(desk.busy());
    assert_eq!(asked(&mut desk, &Request::Now(1), 0), [], "the time of another question is over");
    let now = asked(&mut desk, &Request::Now(2), 0);
    assert!(matches!(&now[..], [Response::Answer { ask: 2, .. }]) && !desk.busy(), "{now:?}");
    asked(&mut desk, &think(3, Level::Hard, &record), 1);
    assert!(asked(&mut desk, &Request::Stop, 1).is_empty() && !desk.busy());
    let nothing = asked(&mut desk, &think(4, Level::Hard, "deska 1\n"), 1);
    assert!(matches!(&nothing[..], [Response::Nothing(4, why)] if why.contains("line")), "{nothing:?}");
    assert_eq!(desk.handle("{}", 0.0), None, "what is no order means nothing");
}

/// A finished game between a person and a computer, as a record.
fn finished() -> String {
    let (mut play, mut dice) = (table::<Tigris>(&[Controller::Person, EASY], 1), Dice::new(1));
    while play.mode != ScreenMode::Over {
        play = step(&play, &mut dice);
    }
    record::write(&play.session)
}

#[test]
fn a_desk_analyses_a_game_in_parts_and_resumes_where_it_stopped() {
    let record = finished();
    let analysis = |ask, known| Request::Analyse { ask, record: record.clone(), known };
    let mut desk = Worker::default();
    let said = asked(&mut desk, &analysis(1, 0), 1500);
    let Some(Response::Scope(1, scope)) = said.first() else { panic!("{said:?}") };
    let found = |said: &[Response], number: u32| -> Vec<Finding> {
        let finding = |report: &Response| match report {
            Response::Found(ask, finding) if *ask == number => Some(finding.clone()),
            _ => None,
        };
        said.iter().filter_map(finding).collect()
    };
    let first = found(&said, 1);
    assert!(scope.decisions > 20 && first.len() > scope.moments + 1, "{} of {scope:?}", first.len());
    assert!(desk.busy() && asked(&mut desk, &Request::Now(1), 0).is_empty(), "nobody hurries it");
    assert!(asked(&mut desk, &Request::Stop, 1).is_empty() && !desk.busy());
    // Known findings are skipped, and the rest is the same.
    let again = found(&asked(&mut desk, &analysis(2, scope.moments), 400), 2);
    let same = again.len().min(first.len() - scope.moments);
    assert!(same > 0);
    assert_eq!(again[..same], first[scope.moments..scope.moments + same]);
    let done = asked(&mut desk, &analysis(3, scope.findings()), 600);
    assert!(matches!(done[..], [Response::Scope(3, _), Response::Done(3)]) && !desk.busy(), "{done:?}");
    let nothing = asked(&mut desk, &Request::Analyse { ask: 4, record: "deska 1\n".into(), known: 0 }, 1);
    assert!(matches!(&nothing[..], [Response::Nothing(4, why)] if why.contains("line")), "{nothing:?}");
}

#[test]
fn a_worker_rates_the_last_decisions_without_the_chances() {
    let record = finished();
    let rate = |ask, since| Request::Rate { ask, record: record.clone(), since };
    let mut desk = Worker::default();
    // A record has more lines than entries.
    let said = asked(&mut desk, &rate(1, record.lines().count()), 600);
    assert!(
        matches!(said[..], [Response::Scope(1, scope), Response::Done(1)] if scope.findings() == 0),
        "{said:?}"
    );
    let said = asked(&mut desk, &rate(2, 0), 1500);
    let found = said.iter().filter_map(|report| match report {
        Response::Found(2, finding) => Some(finding),
        _ => None,
    });
    let found: Vec<&Finding> = found.collect();
    assert!(!found.is_empty() && found.iter().all(|finding| matches!(finding, Finding::Decision(_))));
}

/// Plays to the end and checks at every moment when the coach may rate, and what it may compare.
fn coached<G: Stage + Mind>(controllers: &[Controller]) -> (usize, usize) {
    let alone = controllers.iter().filter(|controller| controller.is_person()).count() == 1;
    let (mut play, mut dice) = (table::<G>(controllers, 3), Dice::new(3));
    let (mut since, mut rated, mut refused) = (0, 0, 0);
    while play.mode != ScreenMode::Over && play.session.len() < 300 {
        let handle = GameHandle::new(play.clone());
        if handle.can_rate(since) {
            assert!(alone && handle.is_coached() && !play.may_act(), "{}", G::INFO.id);
            since = play.session.len();
            assert!(!handle.can_rate(since), "{}: nothing is rated twice", G::INFO.id);
            rated += 1;
        }
        let last = play.session.steps().last().zip(play.session.len().checked_sub(1));
        if let Some((step, entry)) = last
            && let Actor::Seat(seat) = step.entry.actor
        {
            let other = step.entry.action.to_string();
            let instead = Alternative { entry, other: &other, reasons: &[], shows_other: false };
            let shown = handle.compare(Lang::En, &instead).is_some();
            assert_eq!(shown, alone && controllers[seat.index()].is_person(), "{} {seat}", G::INFO.id);
            refused += usize::from(!shown);
        }
        play = step(&play, &mut dice);
    }
    (rated, refused)
}

#[test]
fn only_a_single_person_has_a_coach_and_only_for_their_own_turns() {
    let person = Controller::Person;
    for game in GameId::ALL {
        with_game!(*game, G => {
            let (rated, refused) = coached::<G>(&[person, EASY, EASY]);
            assert!(rated > 1 && refused > 1, "{}: {rated} {refused}", G::INFO.id);
            let (rated, refused) = coached::<G>(&[person, person, EASY]);
            assert!(rated == 0 && refused > 1, "{}: {rated} {refused}", G::INFO.id);
        });
    }
}

#[test]
fn hints_are_for_a_single_person_unless_the_table_allows_them() {
    let person = Controller::Person;
    let hints = |controller: &[Controller], agreed: Option<bool>| {
        let mut play = table::<Tigris>(controller, 5);
        std::rc::Rc::make_mut(&mut play.session).head.hints = agreed;
        let text = record::write(&play.session);
        let again = record::play::<Tigris>(&Record::parse(&text).expect("written")).expect("plays");
        assert_eq!(again.session.head.hints, agreed, "the record keeps it");
        table_view(&play, &ViewOptions::default()).hints
    };
    assert!(hints(&[person, EASY, EASY], None) && !hints(&[person, EASY, person], None));
    assert!(hints(&[person, EASY, person], Some(true)) && !hints(&[person, EASY, EASY], Some(false)));
}

#[test]
fn advice_shows_the_region_then_the_move_and_why() {
    let mut dice = Dice::new(9);
    let play = until(table::<Tigris>(&[Controller::Person, EASY], 9), &mut dice, Play::may_act);
    let leader =
        play.session.game().legal().into_iter().find(|action| action.to_string().starts_with("king"));
    let text = leader.expect("a king can be placed").to_string();
    let lit = |play: &Play<Tigris>| {
        let scene = table_view(play, &ViewOptions::default()).scene;
        scene.places.iter().filter(|place| place.light == Light::Hint).count()
    };
    let region = play.act(Command::Hint(text.clone(), Advice::First));
    assert!(lit(&region) > 3 && region.ready().is_none(), "a region, not yet the place");
    let facts = vec!["leaders on the board".to_string(), "no such fact".to_string()];
    let why = region.act(Command::Hint(text.clone(), Advice::Why(facts)));
    assert_eq!(why.ready().map(ToString::to_string), Some(text.clone()));
    assert_eq!((lit(&why), &why.session), (0, &play.session), "nothing is done by that");
    let prompt = |lang: Lang| table_view(&why, &ViewOptions { lang, ..ViewOptions::default() }).prompt;
    let sentence =
        |prompt: &Prompt, word: &str| matches!(prompt, Prompt::Asked { text, .. } if text.contains(word));
    assert!(sentence(&prompt(Lang::En), "more leaders on the board"), "{:?}", prompt(Lang::En));
    assert!(sentence(&prompt(Lang::Cs), "více vůdců na plánu"), "{:?}", prompt(Lang::Cs));
    let thinks = until(play, &mut dice, |play| play.computer_to_act().is_some());
    assert_eq!(
        thinks.act(Command::Hint(text, Advice::First)),
        thinks,
        "no advice on the decision of a computer"
    );
}

/// Cards decide in Taj Mahal: the first hint is the move, selected, with one reason.
#[test]
fn advice_on_cards_shows_the_move_at_once() {
    let (mut withdrawn, mut risked, mut played) = (0, 0, 0);
    for seed in 0..3 {
        let mut dice = Dice::new(seed);
        let mut play = table::<TajMahal>(&[Controller::Person, EASY, EASY], seed);
        for _ in 0..30 {
            play = until(play, &mut dice, Play::may_act);
            for action in play.session.game().legal() {
                let hinted = play.act(Command::Hint(action.to_string(), Advice::First));
                assert_eq!(hinted.ready(), Some(&action));
                let prompt = table_view(&hinted, &ViewOptions::default()).prompt;
                let Prompt::Asked { text, .. } = prompt else { panic!("{prompt:?}") };
                let reasons = ["You keep ", "If you go on, you risk: "];
                match action {
                    taj_mahal::Action::Withdraw => {
                        assert!(reasons.iter().any(|why| text.contains(why)), "{text}");
                        withdrawn += 1;
                        risked += i32::from(text.contains("risk"));
                    }
                    taj_mahal::Action::Play(_) => {
                        assert!(text.starts_with("Play the ") && text.contains(". "), "{text}");
                        played += 1;
                    }
                    _ => {}
                }
            }
            let action = play.session.game().random(&mut dice).expect("an action");
            play = play.act(Command::choose(action.picks())).act(Command::act(action));
            if play.mode == ScreenMode::Over {
                break;
            }
        }
    }
    assert!(withdrawn > 5 && risked > 0 && played > 50, "{withdrawn} {risked} {played}");
}

/// The features of computers have words in every language. Learned ones that only refine others may have none, and are
/// then no reasons.
#[test]
fn every_fact_of_every_game_has_words() {
    fn facts<G: Mind + Words>() {
        for (name, by_hand, _) in G::WEIGHTS {
            let said = Lang::ALL.map(|lang| G::feature_text(lang, name));
            if *by_hand == 0.0 && said == [None, None] {
                continue;
            }
            let said = said.map(Option::unwrap_or_default);
            assert!(said.iter().all(|text| !text.is_empty()) && said[0] != said[1], "{name}: {said:?}");
        }
        assert_eq!(G::feature_text(Lang::En, "no such fact"), None);
    }
    for id in GameId::ALL {
        deska::with_game!(*id, G => facts::<G>());
    }
}
