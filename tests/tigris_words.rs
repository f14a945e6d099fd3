//! Sentences of Tigris & Euphrates: each exists in both languages, is tidy, and previews match the outcome.

mod golden;

use deska::games::tigris::words;
use deska::games::tigris::{Action, Award, Board, Cell, Event, Options, Tigris, View};
use deska::lang::{Lang, Names};

use crate::told::{self, SentenceRules, tidy};

impl SentenceRules for Tigris {
    const PREVIEW: usize = 259;
    const PROMPT_MENTIONS_HAND: bool = true;
    const BUTTON: usize = 4;

    fn board(lang: Lang, view: &View, names: &Names) {
        (0..176).for_each(|at| tidy(lang, &words::cell(lang, view, Cell::at(at), names)));
    }

    fn has_no_sentence(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. })
    }

    /// The English preview names exactly the points that then come.
    fn check_preview(preview: &str, view: &View, action: &Action, events: &[Event], names: &Names) {
        let you = view.public.turn().seat();
        match action {
            Action::Place(..) => {
                let point = events.iter().find_map(|e| match e {
                    Event::Point { seat, color, count, why: Award::Tile { leader } } => {
                        let to = if Some(*seat) == you { "you".into() } else { names.of(*seat) };
                        let points = words::points(Lang::En, *color, (*count).into());
                        Some(format!("{points} to {to} ({})", words::leader(Lang::En, *leader)))
                    }
                    _ => None,
                });
                match point {
                    Some(point) => assert!(preview.contains(&point), "{preview} but {point}"),
                    None => assert!(!preview.contains(" point to "), "{preview}"),
                }
            }
            Action::Support(_) => {
                let prize = events.iter().find_map(|e| match e {
                    Event::Point { seat, color, count, why: Award::War { .. } | Award::Revolt }
                        if Some(*seat) == you =>
                    {
                        Some(format!("you win {}", words::points(Lang::En, *color, (*count).into())))
                    }
                    _ => None,
                });
                match prize {
                    Some(prize) => assert!(preview.contains(&prize), "{preview} but {prize}"),
                    None => assert!(!preview.contains("you win "), "{preview}"),
                }
            }
            Action::Pass => {
                let earned = |e: &Event| matches!(e, Event::Point { why: Award::Monument { .. }, .. });
                assert_eq!(events.iter().any(earned), preview.contains("Monuments give you"), "{preview}");
            }
            _ => {}
        }
    }
}

pub fn names(seats: usize) -> Names {
    told::names::<Tigris>(seats)
}

#[test]
fn random_games_are_told_in_both_languages() {
    let others = Options { english: true, open_scores: true, board: Board::Advanced, show_bag_count: false };
    for (seed, options) in [Options::default(), others].into_iter().enumerate() {
        (2..=4).for_each(|seats| told::random_game::<Tigris>(options, seats, seed as u64));
    }
}

#[test]
fn every_moment_of_every_record_is_told() {
    told::every_record::<Tigris>();
}

#[test]
fn every_option_and_refusal_has_its_words() {
    told::lists::<Tigris>();
}
