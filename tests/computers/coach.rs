//! The coach's sign and sheet beside a table.

use deska::bots::analysis::AnalysedDecision;
use deska::ui::table::coach::{Coach, CoachWork, coach_button, coach_sheet};

use super::*;
use crate::components::drawn;

#[test]
fn the_coach_tells_the_worst_verdict_of_a_turn_and_the_move_of_the_computer() {
    let (mut play, mut dice) = (table::<Tigris>(&[Controller::Person, EASY], 5), Dice::new(5));
    while !play.can_rate(0) {
        play = step(&play, &mut dice);
    }
    let own = |step: &&Step<Tigris>| step.entry.actor == Actor::Seat(ANNA);
    let entry = play.session.steps().iter().position(|step| own(&step)).expect("an action");
    let mut before = play.session.at(entry).legal();
    before.retain(|action| *action != play.session.steps()[entry].entry.action);
    let rated = |best: &str, loss| AnalysedDecision {
        entry,
        seat: ANNA,
        best: best.into(),
        value: 400,
        loss,
        reasons: Vec::new(),
    };
    let same = play.session.steps()[entry].entry.action.to_string();
    let coach =
        |work, decisions: Vec<AnalysedDecision>| Coach { on: true, work, decisions: decisions.into() };
    let shown = |coach: &Coach| {
        let handle = GameHandle::new(play.clone());
        let sheet = drawn(|| coach_sheet(Lang::En, coach, &handle, &yew::Callback::noop()));
        (drawn(|| coach_button(Lang::En, coach, yew::Callback::noop())), sheet)
    };
    let (sign, sheet) =
        shown(&coach(CoachWork::Rated, vec![rated(&same, 0), rated(&before[0].to_string(), 123)]));
    assert!(
        sign.contains("aria-label=\"Coach: last turn mistake\"") && sign.contains("#i-warning"),
        "{sign}"
    );
    for words in
        ["The computer would have done the same.", "costs about 12 wins in 100", "The computer's move: "]
    {
        assert!(sheet.contains(words), "{words}: {sheet}");
    }
    // Nothing is told of a turn that is not rated to its end.
    let (sign, sheet) = shown(&coach(CoachWork::Rates, vec![rated(&same, 0)]));
    assert!(sign.contains("aria-label=\"Coach\"") && sheet.contains("is being rated"), "{sign} {sheet}");
    let (_, sheet) = shown(&coach(CoachWork::Rated, Vec::new()));
    assert!(sheet.contains("no choice"), "{sheet}");
}
