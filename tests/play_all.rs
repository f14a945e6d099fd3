//! Whole games of every game of the catalogue by player commands only. They use everything the shell offers on the
//! way: undo, redo, history, hiding the hand, the page in the background, takebacks.

use deska::games::GameId;
use deska::play::{Play, ScreenMode};
use deska::scenes::Command;
use deska::scenes::Stage;
use deska::table::record::{self, Record};
use deska::table::*;

use crate::laws::{head, lively};

/// The commands for an action: typed, or by its picks.
fn done<G: Stage>(play: &Play<G>, action: &G::Action, by_picks: bool) -> Play<G> {
    if !by_picks {
        return play.act(Command::act(action.clone()));
    }
    let cleared = play.act(Command::Clear);
    let picks = action.picks().into_iter();
    let ready =
        picks.fold(
            cleared,
            |play, pick| if play.selection.has(pick) { play } else { play.act(Command::pick(pick)) },
        );
    assert_eq!(ready.ready(), Some(action), "its picks make it ready");
    ready.act(Command::Commit)
}

/// Checks that hold at any moment of a table.
fn holds<G: Stage>(play: &Play<G>) {
    let game = play.session.game();
    let viewer = match play.mode {
        ScreenMode::Over => Viewer::All,
        ScreenMode::Hand(seat) if !play.hidden => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    };
    assert_eq!(play.viewer(), viewer);
    assert_eq!(play.view(), play.session.at(play.shown_entries()).view(viewer), "what is drawn");
    let told = matches!(play.mode, ScreenMode::Result(_));
    assert_eq!(play.mode == ScreenMode::Over, game.turn() == Turn::Over && !told);
    assert_eq!(play.result().is_some(), told && play.cursor.is_none());
    if told {
        assert!(play.viewing_seat().is_none() && play.selection.legal().len() == 0, "all look, nobody acts");
    }
    assert!(
        play.session.seat_to_end_turn().is_some() || game.turn() != Turn::Chance,
        "luck that is due is rolled"
    );
    if let ScreenMode::Curtain(_) = play.mode {
        assert!(G::INFO.secrets, "without secrets there is no curtain");
        assert!(
            play.selection.legal().len() == 0 && play.refused.is_none(),
            "nothing stays behind the curtain"
        );
    }
    if let (ScreenMode::Hand(seat), None, false) = (play.mode, play.cursor, play.hidden) {
        assert!(play.may_act() != play.awaits_end(), "the holder acts or ends the turn");
        if play.may_act() {
            assert_eq!(game.turn(), Turn::Seat(seat));
            assert!(play.selection.legal().eq(game.legal().iter()), "the choices are the legal list");
        }
    }
}

/// Whether two tables are equal, except for state that every command resets.
fn untouched<G: Stage>(play: &Play<G>) -> Play<G> {
    play.act(Command::Point(Vec::new()))
}

struct Hands {
    dice: Dice,
    /// The number of takebacks.
    taken_back: usize,
    /// The number of free and of locked undos.
    undone: [usize; 2],
}

impl Hands {
    /// The next command of a player.
    fn step<G: Stage>(&mut self, play: &Play<G>) -> Play<G> {
        match self.dice.below(12) {
            0 => self.looks_back(play),
            1 => goes_away(play),
            2 => hides(play),
            3 => self.undoes(play),
            4 if self.taken_back < 4 && play.session.len() > 8 => self.takes_back(play),
            _ => self.goes_on(play),
        }
    }

    fn goes_on<G: Stage>(&mut self, play: &Play<G>) -> Play<G> {
        if let ScreenMode::Curtain(seat) = play.mode {
            let nothing = [
                Command::Commit,
                Command::EndTurn,
                Command::Undo,
                Command::Redo,
                Command::ResetTurn,
                Command::Hide(true),
            ];
            for command in nothing {
                assert_eq!(play.act(command), untouched(play), "behind the curtain");
            }
            let open = play.act(Command::Reveal);
            assert_eq!((&open.session, open.mode), (&play.session, ScreenMode::Hand(seat)));
            return open;
        }
        if let ScreenMode::Result(_) = play.mode {
            for command in [
                Command::Commit,
                Command::Reveal,
                Command::Undo,
                Command::Redo,
                Command::ResetTurn,
                Command::Hide(true),
            ] {
                assert_eq!(play.act(command), untouched(play), "while all look at a result");
            }
            let handed = play.act(Command::EndTurn);
            assert!(
                matches!(handed.mode, ScreenMode::Curtain(_) | ScreenMode::Over),
                "then the device goes on"
            );
            return handed;
        }
        if play.awaits_end() {
            let handed = play.act(Command::EndTurn);
            assert!(!handed.awaits_end() && handed.session.sealed() > 0);
            return handed;
        }
        let seat = play.viewing_seat().expect("somebody holds the device");
        let game = play.session.game();
        let action = lively(game, 3, &mut self.dice).expect("a decision");
        let by_picks = self.dice.below(2) == 0;
        let ends = G::end_turn(&play.view()).as_ref() == Some(&action);
        let deliberately = ends && self.dice.below(2) == 0;
        let after = if deliberately {
            let asked = play.act(Command::EndTurn);
            assert_eq!(asked.end_asked, G::steps_left(&play.view()) > 0, "asks when steps are left");
            if asked.end_asked { asked.act(Command::EndTurn) } else { asked }
        } else {
            let after = done(play, &action, by_picks);
            let is_waiting =
                after.awaits_end() || matches!(after.mode, ScreenMode::Over | ScreenMode::Result(_));
            let goes_on = after.session.game().turn() == Turn::Seat(seat);
            assert!(
                !ends || is_waiting || goes_on,
                "{action} ends the turn, and its result can be looked at"
            );
            after
        };
        let entry = &after.session.steps()[play.session.len()].entry;
        assert_eq!((entry.actor, &entry.action), (Actor::Seat(seat), &action));
        assert_eq!(after.session.at(play.session.len()), *game);
        let again = done(&after, &action, false);
        let refused = again.refused.as_ref().map(|refused| refused.why);
        if after.may_act() && after.viewing_seat() == Some(seat) {
            assert_eq!(refused, after.session.game().check(seat, &action).err(), "{action} once more");
        }
        assert!(refused.is_none() || again.session == after.session, "a refusal changes nothing");
        after
    }

    fn looks_back<G: Stage>(&mut self, play: &Play<G>) -> Play<G> {
        if play.session.is_empty() || matches!(play.mode, ScreenMode::Curtain(_)) {
            return play.clone();
        }
        let entries = self.dice.below(play.session.len() as u32) as usize;
        let back = play.act(Command::GoTo(Some(entries)));
        holds(&back);
        assert!(back.cursor == Some(entries) && !back.may_act() && !back.awaits_end());
        let action = play.session.steps()[entries].entry.action.clone();
        for changed in [done(&back, &action, false), back.act(Command::Commit), back.act(Command::EndTurn)] {
            assert_eq!(
                (&changed.session, changed.cursor),
                (&play.session, back.cursor),
                "while looking back"
            );
        }
        let now = back.act(Command::GoTo(None));
        assert_eq!((&now.session, now.cursor, now.may_act()), (&play.session, None, play.may_act()));
        now
    }

    fn undoes<G: Stage>(&mut self, play: &Play<G>) -> Play<G> {
        let undone = play.act(Command::Undo);
        let free = play.undo_lock().is_none();
        self.undone[usize::from(!free)] += 1;
        if !free {
            assert_eq!(undone.session, play.session, "undo is locked: {:?}", play.undo_lock());
            return play.clone();
        }
        let entries = play.session.len() - 1;
        assert_eq!(undone.session.len(), entries);
        assert_eq!(*undone.session.game(), play.session.at(entries));
        assert!(undone.may_act() && undone.session.can_redo());
        let redone = undone.act(Command::Redo);
        assert_eq!(redone.session, play.session, "undo and redo");
        let reset = play.act(Command::ResetTurn);
        assert!(reset.session.len() <= entries && reset.undo_lock().is_some());
        if self.dice.below(2) == 0 { undone } else { redone }
    }

    fn takes_back<G: Stage>(&mut self, play: &Play<G>) -> Play<G> {
        self.taken_back += 1;
        let entries = play.session.len() - 1 - self.dice.below(6) as usize;
        let back = play.act(Command::TakeBack(entries));
        assert_eq!(back.session.at(entries), play.session.at(entries));
        assert!(back.session.steps()[entries - 1].entry.note.contains("taken back"));
        let luck = back.session.steps()[entries..].iter().all(|step| step.entry.actor == Actor::Chance);
        assert!(luck, "only luck that is due follows what is left");
        assert!(
            back.act(Command::Reveal).undo_lock().is_some(),
            "what the table agreed on is not undone by one"
        );
        back
    }
}

fn goes_away<G: Stage>(play: &Play<G>) -> Play<G> {
    let away = play.act(Command::Background);
    let ScreenMode::Hand(seat) = play.mode else { return away };
    if !G::INFO.secrets {
        assert_eq!(away, untouched(play), "without secrets the background changes nothing");
        return away;
    }
    holds(&away);
    assert_eq!((&away.session, away.mode, away.cursor), (&play.session, ScreenMode::Curtain(seat), None));
    let back = away.act(Command::Reveal);
    assert_eq!((&back.session, back.mode, back.undo_lock()), (&play.session, play.mode, play.undo_lock()));
    assert_eq!((back.may_act(), back.awaits_end()), (play.may_act(), play.awaits_end()));
    back
}

fn hides<G: Stage>(play: &Play<G>) -> Play<G> {
    let hidden = play.act(Command::Hide(true));
    holds(&hidden);
    assert_eq!(hidden.hidden, play.viewing_seat().is_some());
    assert!(!hidden.may_act());
    let open = hidden.act(Command::Hide(false));
    assert_eq!(
        (&open.session, open.viewer(), open.may_act()),
        (&play.session, play.viewer(), play.may_act())
    );
    open
}

fn whole_game<G: Stage>(options: G::Options, seats: usize, seed: u64) -> Hands {
    let head = Head { takeback: true, ..head(options, seats, seed) };
    let mut play = Play::<G>::new(Session::new(head));
    let mut hands = Hands { dice: Dice::new(seed), taken_back: 0, undone: [0; 2] };
    while play.mode != ScreenMode::Over {
        holds(&play);
        play = hands.step(&play);
        assert!(play.session.len() < 4000, "the game does not end");
    }
    holds(&play);
    assert_eq!(play.act(Command::Undo).session, play.session, "nobody undoes the end");
    assert_eq!(play.act(Command::Background), untouched(&play));
    let text = record::write(&play.session);
    let again = record::play::<G>(&Record::parse(&text).expect("written")).expect("plays");
    assert_eq!(again.broken, None);
    assert_eq!(again.session.game(), play.session.game());
    assert_eq!(record::write(&again.session), text);
    assert_eq!(Play::new(again.session).view(), play.view(), "a finished game is opened as it was left");
    hands
}

/// Whole games with the default sheet of options and with another one at each number of seats.
fn games_of<G: Stage>(usual: G::Options) {
    let sheets = options::covering::<G::Options>();
    let (mut taken_back, mut undone) = (0, [0; 2]);
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        let is_allowed = |sheet: &&G::Options| options::OptionSheet::fits(*sheet, seats).is_ok();
        // Some seat counts need an option that is not the default.
        let first = Some(&usual).filter(is_allowed).or(sheets.iter().find(is_allowed));
        let other = sheets.iter().rev().filter(is_allowed).nth(seats);
        for (number, sheet) in [first, other].into_iter().flatten().enumerate() {
            let hands = whole_game::<G>(sheet.clone(), seats, (10 * seats + number) as u64);
            taken_back += hands.taken_back;
            (0..2).for_each(|n| undone[n] += hands.undone[n]);
        }
    }
    assert!(taken_back > 0 && undone.iter().all(|n| *n > 0), "{taken_back} {undone:?}");
}

#[test]
fn every_game_is_played_to_the_end_by_the_hands_of_players() {
    for id in GameId::ALL {
        match id {
            GameId::Tigris => games_of::<deska::games::tigris::Tigris>(Default::default()),
            GameId::Carcassonne => games_of::<deska::games::carcassonne::Carcassonne>(Default::default()),
            GameId::TajMahal => games_of::<deska::games::taj_mahal::TajMahal>(Default::default()),
            GameId::Elementaris => {
                // One turn of the clock covers everything.
                use deska::games::elementaris::{Elementaris, Preset};
                games_of::<Elementaris>(Preset::Short.options());
            }
            GameId::Java => {
                // A random game has more than a thousand entries; a shorter one is enough.
                let triples = 28;
                games_of::<deska::games::java::Java>(deska::games::java::Options {
                    triples,
                    ..Default::default()
                });
            }
        }
    }
}
