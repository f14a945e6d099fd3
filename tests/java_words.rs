//! Sentences of Java: each exists in both languages, is tidy and short, and previews match the outcome.

mod golden;

use deska::games::java::words;
use deska::games::java::{Action, CELLS, Card, Cell, Event, Java, Options, Symbol, Tile, View};
use deska::lang::{Lang, Names};

use crate::told::{self, SentenceRules, tidy};

impl SentenceRules for Java {
    const PREVIEW: usize = 300;
    const PROMPT_MENTIONS_HAND: bool = true;

    fn board(lang: Lang, view: &View, names: &Names) {
        for at in (0..CELLS).map(Cell::at).chain("Z9".parse::<Cell>().ok()) {
            tidy(lang, &words::cell(lang, view, at, names));
        }
        view.public.settlements().for_each(|place| tidy(lang, &words::settlement(lang, view, &place)));
    }

    fn has_no_sentence(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. } | Event::DeckDrawn { .. })
    }

    /// The English preview names exactly the later points of lakes and palaces.
    fn check_preview(preview: &str, _view: &View, action: &Action, events: &[Event], _names: &Names) {
        let lakes: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::LakeEnclosed { lake } => Some(lake),
                _ => None,
            })
            .collect();
        assert_eq!(preview.matches("is enclosed").count(), lakes.len(), "{preview}");
        for lake in lakes.iter().filter(|lake| lake.leader.is_some()) {
            assert!(preview.contains(&words::points(Lang::En, lake.points.into())), "{preview}");
        }
        if let Action::Build(_, value) | Action::Expand(_, value) = action {
            assert!(
                preview.contains(&format!("{} now", words::points(Lang::En, value.half().into()))),
                "{preview}"
            );
        }
        if let (Action::End, [Event::TurnEnded { .. }, ..]) = (action, events) {
            let told = events.iter().find_map(|event| match event {
                Event::FinallyScored { points, .. } => Some(words::points(Lang::En, usize::from(*points))),
                _ => None,
            });
            assert_eq!(preview.contains("final scoring"), told.is_some(), "{preview}");
            assert!(told.is_none_or(|points| preview.contains(&points)), "{preview}");
        }
    }
}

pub fn names(seats: usize) -> Names {
    told::names::<Java>(seats)
}

#[test]
fn random_games_of_java_are_told_in_both_languages() {
    let bent = Options { same_size_only: true, token_at_start: true, triples: 28, ..Options::default() };
    for (seed, options) in [Options::default(), bent].into_iter().enumerate() {
        (2..=4).for_each(|seats| told::random_game::<Java>(options, seats, seed as u64));
    }
}

/// Festivals, last turns, endings.
#[test]
fn records_of_java_are_told_in_both_languages() {
    told::every_record::<Java>();
}

#[test]
fn every_option_refusal_and_piece_of_java_has_its_words() {
    told::lists::<Java>();
    for lang in Lang::ALL {
        Tile::ALL.into_iter().for_each(|tile| tidy(lang, &words::tile(lang, tile)));
        Symbol::ALL.into_iter().for_each(|symbol| tidy(lang, &words::symbol(lang, symbol)));
        Card::ALL.into_iter().for_each(|card| tidy(lang, &words::card(lang, card)));
    }
}
