//! Tutorials: each can be played to its end by its own instructions, and every step has a sentence in each language.
//! Another legal move is answered but not performed.

use deska::games::{self, game_card};
use deska::lang::Lang;
use deska::play::ScreenMode;
use deska::play::game_module::GameRef;
use deska::play::running_game::Touch;
use deska::play::table_view::{Prompt, ViewOptions};
use deska::play::tutorial::{Answer, LEARNER, Task, Tutorial};
use deska::scenes::Command;
use deska::table::{Controller, Level, Seat};

/// Every game that has a tutorial.
fn taught() -> impl Iterator<Item = GameRef> {
    games::games().map(GameRef).filter(|game| game.course().is_some())
}

fn command(touch: &Touch) -> Command {
    match touch {
        Touch::Control(word) => Command::Pick(word.clone()),
        Touch::Spot(spot) => Command::Tap(*spot),
    }
}

/// The touches of a learner for a step.
fn done(tutorial: &Tutorial) -> Tutorial {
    if tutorial.task() == Task::Go {
        return tutorial.act(&Command::EndTurn);
    }
    let (mut next, step) = (tutorial.clone(), tutorial.step());
    for _ in 0..8 {
        let card = next.card(Lang::En);
        let Some((touch, _)) = card.touches.iter().find(|(_, done)| !done) else { break };
        next = next.act(&command(touch));
        assert_eq!(next.step(), step, "a touch alone does nothing");
        assert_eq!(next.card(Lang::En).answer, None, "{touch:?} is asked for");
    }
    assert!(!next.blocks_commit(), "the one button does what is asked");
    let command = next.handle().table_view(&ViewOptions::default()).bar.command.unwrap_or(Command::Commit);
    let after = next.act(&command);
    // With steps left, ending the turn needs one confirmation.
    if after.step() == step && command == Command::EndTurn { after.act(&Command::EndTurn) } else { after }
}

#[test]
fn the_shelf_lists_exactly_the_existing_tutorials() {
    for game in games::games() {
        let shelf = game_card(game.info().id).expect("a box");
        assert_eq!(shelf.tutorial, game.course().is_some(), "{}", game.info().id);
    }
    assert!(taught().count() >= 2);
}

#[test]
fn every_tutorial_plays_to_its_end_by_its_own_marks() {
    for game in taught() {
        let id = game.info().id;
        let mut tutorial = Tutorial::at(game, 0).expect("the record plays");
        for step in 0..tutorial.steps() {
            assert_eq!(tutorial.step(), step, "{id}: {:?} {:?}", tutorial.task(), tutorial.card(Lang::En));
            assert_ne!(tutorial.task(), Task::Done, "{id}");
            let shown =
                tutorial.handle().table_view(&ViewOptions { show_legal: true, ..ViewOptions::default() });
            assert!(shown.curtain.is_none() && shown.unseen.is_none(), "{id}: nothing comes between");
            if let Task::Play(action) = tutorial.task() {
                assert_eq!(tutorial.handle().mode(), ScreenMode::Hand(LEARNER), "{id}");
                assert_eq!(
                    tutorial.handle().check_typed(Lang::En, &action),
                    Some(Ok(())),
                    "{id}: {action} is legal"
                );
            } else {
                assert!(
                    shown.bar.command == Some(Command::EndTurn) && shown.bar.main,
                    "{id}: one button goes on"
                );
            }
            tutorial = done(&tutorial);
        }
        assert_eq!((tutorial.step(), tutorial.task()), (tutorial.steps(), Task::Done), "{id}");
    }
}

/// Seas that the ship could sail to would be answered by the same step.
#[test]
fn a_ship_is_boarded_where_it_is_marked() {
    let game = games::game_module("elementaris").expect("a game");
    let mut tutorial = Tutorial::at(game, 0).expect("plays");
    while tutorial.task() != Task::Play("board I As1".into()) {
        tutorial = done(&tutorial);
    }
    let scene = tutorial.handle().table_view(&ViewOptions::default()).scene;
    let marked: Vec<&str> = tutorial
        .card(Lang::En)
        .touches
        .iter()
        .filter_map(|(touch, _)| scene.places.iter().find(|place| *touch == Touch::Spot(place.spot)))
        .map(|place| place.label.as_str())
        .collect();
    assert!(matches!(marked[..], [label] if label.contains("(As1)")), "{marked:?}");
}

#[test]
fn every_step_has_a_sentence_in_each_language() {
    for game in taught() {
        let (course, steps) =
            (game.course().expect("a tutorial"), Tutorial::at(game, 0).expect("plays").steps());
        for texts in course.texts {
            assert_eq!(texts.len(), steps + 1, "{}: a sentence a step, and one for the end", game.info().id);
            assert!(
                texts
                    .iter()
                    .all(|text| (10..175).contains(&text.chars().count()) && text.ends_with(['.', '?']))
            );
        }
        assert!((0..=steps).all(|step| course.texts[0][step] != course.texts[1][step]));
        assert!((8..=20).contains(&steps), "{}: about five minutes, not {steps} steps", game.info().id);
    }
}

#[test]
fn another_legal_move_is_answered_and_not_done() {
    for game in taught() {
        let mut tutorial = Tutorial::at(game, 0).expect("plays");
        let mut strayed = 0;
        while tutorial.task() != Task::Done {
            if let Task::Play(wanted) = tutorial.task() {
                let mut others = tutorial.handle().choices(Lang::En, "", 400).first;
                others.retain(|other| other.notation != wanted);
                // Moves of every kind, and not too many: each draws two screens.
                for other in others.iter().step_by(others.len().div_ceil(5).max(1)) {
                    let after = tutorial.act(&Command::Do(other.notation.clone()));
                    assert_eq!(
                        after.card(Lang::En).answer,
                        Some(Answer::Allowed),
                        "{} for {wanted}",
                        other.notation
                    );
                    assert_eq!(after.handle().record(), tutorial.handle().record());
                    assert_eq!(done(&after).step(), tutorial.step() + 1, "and the tutorial goes on");
                    strayed += 1;
                }
            }
            tutorial = done(&tutorial);
        }
        assert!(strayed > 10, "{}", game.info().id);
    }
}

#[test]
fn a_pick_that_leads_elsewhere_is_answered_at_once_and_the_button_waits() {
    for game in taught() {
        let mut tutorial = Tutorial::at(game, 0).expect("plays");
        let mut strayed = 0;
        while tutorial.task() != Task::Done {
            if tutorial.blocks_commit() {
                let early = tutorial.act(&Command::Commit);
                assert_eq!(early.card(Lang::En).answer, Some(Answer::Early));
                assert_eq!(early.handle().record(), tutorial.handle().record());
            }
            if let Task::Play(wanted) = &tutorial.task() {
                let others = tutorial.handle().choices(Lang::En, "", 40).first;
                for pick in
                    others.into_iter().filter(|other| matches!(other.command, Command::Choose(_))).step_by(7)
                {
                    let after = tutorial.act(&pick.command);
                    assert_eq!(after.handle().record(), tutorial.handle().record());
                    if pick.notation == *wanted {
                        assert_eq!(after.card(Lang::En).answer, None, "{}", pick.notation);
                        assert!(!after.blocks_commit(), "{}", pick.notation);
                    } else if after.handle().picked() != tutorial.handle().picked() {
                        assert_eq!(after.card(Lang::En).answer, Some(Answer::Allowed), "{}", pick.notation);
                        assert!(after.blocks_commit(), "{}", pick.notation);
                        let pressed = after.act(&Command::Commit);
                        assert_eq!(pressed.card(Lang::En).answer, Some(Answer::Early));
                        assert_eq!(pressed.step(), tutorial.step());
                        let back = pressed.act(&Command::Clear);
                        assert_eq!(back.card(Lang::En).answer, None, "who puts it back is not told again");
                        assert_eq!(done(&back).step(), tutorial.step() + 1, "and the tutorial goes on");
                        strayed += 1;
                    }
                }
            }
            tutorial = done(&tutorial);
        }
        assert!(strayed > 5, "{}: {strayed}", game.info().id);
    }
}

#[test]
fn a_refusal_is_answered_on_the_card_too() {
    let view_options = ViewOptions::default();
    for game in taught() {
        let mut tutorial = Tutorial::at(game, 0).expect("plays");
        let mut refused = 0;
        while tutorial.task() != Task::Done {
            // The place is illegal for the picked item.
            let things = tutorial.card(Lang::En).touches.into_iter().map(|(touch, _)| touch);
            let things = things.filter(|touch| matches!(touch, Touch::Control(_)));
            let held = things.fold(tutorial.clone(), |held, thing| held.act(&command(&thing)));
            for (nth, place) in tutorial.handle().table_view(&view_options).scene.places.iter().enumerate() {
                let after = held.act(&Command::Tap(place.spot));
                let told = after.handle().was_refused();
                // Drawing the screen for every place would take minutes.
                if told || nth % 32 == 0 {
                    let sentences =
                        matches!(after.handle().table_view(&view_options).prompt, Prompt::Refused { .. });
                    assert_eq!(
                        after.card(Lang::En).answer == Some(Answer::Refused),
                        sentences,
                        "{}",
                        place.label
                    );
                }
                if told {
                    assert_eq!(after.step(), tutorial.step());
                    assert_eq!(
                        after.act(&Command::Clear).card(Lang::En).answer,
                        None,
                        "until the next command"
                    );
                    refused += 1;
                    if refused > 12 {
                        // Of the other steps only the first place is tried.
                        break;
                    }
                }
            }
            tutorial = done(&tutorial);
        }
        assert!(refused > 0, "{}: a place is refused somewhere", game.info().id);
    }
}

#[test]
fn a_tutorial_resumes_at_any_step_and_undo_goes_back_one() {
    for game in taught() {
        let mut tutorial = Tutorial::at(game, 0).expect("plays");
        for step in 0..=tutorial.steps() {
            let again = Tutorial::at(game, step).expect("plays");
            assert_eq!((again.step(), again.task()), (step, tutorial.task()));
            assert_eq!(again.handle().record(), tutorial.handle().record());
            assert_eq!(tutorial.act(&Command::Undo).step(), step.saturating_sub(1));
            if step < tutorial.steps() {
                tutorial = done(&tutorial);
            }
        }
        assert_eq!(
            Tutorial::at(game, 999).expect("plays").task(),
            Task::Done,
            "a step that is not there is the end"
        );
    }
}

#[test]
fn the_steps_of_a_turn_are_those_of_the_tutorial() {
    for game in taught() {
        let mut tutorial = Tutorial::at(game, 0).expect("plays");
        let mut free = 0;
        while tutorial.task() != Task::Done {
            let mine = matches!(tutorial.task(), Task::Play(_));
            tutorial = done(&tutorial);
            let bar = tutorial.handle().table_view(&ViewOptions::default()).bar;
            free += usize::from(mine && !bar.undo.is_empty() && !bar.locked);
        }
        assert!(free > 2, "{}: own steps can be undone, {free}", game.info().id);
    }
}

#[test]
fn the_background_does_not_stop_a_tutorial() {
    for game in taught() {
        let tutorial = Tutorial::at(game, 0).expect("plays");
        let controller = |seat| Command::SetController(seat, Controller::Computer(Level::Easy.into()));
        let others = [controller(LEARNER), controller(Seat::new(1))];
        for command in [Command::Background, Command::Reveal, Command::TakeBack(0), Command::Redo]
            .into_iter()
            .chain(others)
        {
            let after = tutorial.act(&command);
            assert_eq!(after.handle().mode(), ScreenMode::Hand(LEARNER));
            assert_eq!(after.handle().record(), tutorial.handle().record());
        }
        let early = tutorial.act(&Command::EndTurn).act(&Command::EndTurn);
        assert_eq!(early.step(), 0, "the turn is not ended early");
        assert_eq!(early.handle().record(), tutorial.handle().record());
    }
}
