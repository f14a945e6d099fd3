//! The actor strip with the clock and, where the list of seats lies behind a tab, what the holder has.

use super::{dial, seats};
use crate::games::elementaris::rules::{Element, Elementaris, View};
use crate::games::elementaris::words::say::ElementarisSays;
use crate::scenes::Look;
use crate::scenes::parts::{Group, Part, Text};
use crate::table::Seat;

/// What the clock shows, as words.
pub(super) fn shows(look: &Look<Elementaris>) -> String {
    let game = &look.view.game;
    look.lang.say(ElementarisSays::Clock(game.shows().map(|element| (element, game.clock % 4))))
}

/// How far the next income is, or who holds the hand.
pub(super) fn then(look: &Look<Elementaris>) -> String {
    match holding(look.view) {
        Some((element, seat)) => look.lang.say(ElementarisSays::Age(element, &look.names.of(seat))),
        None => look.lang.say(ElementarisSays::Income(look.view.game.to_income())),
    }
}

/// Whose three orbs would hold the hand now.
fn holding(view: &View) -> Option<(Element, Seat)> {
    let element = view.game.shows()?;
    Some((element, view.game.age(element)?))
}

pub(super) fn strip(look: &Look<Elementaris>) -> Vec<Part> {
    let game = &look.view.game;
    let (round, limit) = (game.round, game.options.round_limit);
    let words = look.lang.say(ElementarisSays::Round(round, limit));
    let short = look.lang.say(ElementarisSays::RoundShort(round, limit));
    let rounds = vec![Text::of("el-long", words.clone()).into(), Text::of("el-short", short).into()];
    let mut now = vec![dial(look.view, 40).into(), Text::strong("el-dial", shows(look)).into()];
    let mut told = format!("{}. {}", shows(look), then(look));
    // What the seat that is named has is in view where the seats and the panel lie behind tabs, too.
    if let Some(seat) = look.viewer.or(game.turn().seat()) {
        now.push(Text::strong("el-chip zero", game.treasury[seat].to_string()).into());
        now.push(seats::points(look, seat));
        let score = look.lang.say(ElementarisSays::Score(game.score(seat)));
        told = format!("{told}; {}; {score}", look.lang.say(stock(look, seat)));
    }
    vec![Group::inline("el-now", told, now).into(), Group::inline("pill el-rounds", words, rounds).into()]
}

/// What the towers of a seat show, as words.
pub(super) fn stock(look: &Look<Elementaris>, seat: Seat) -> ElementarisSays<'static> {
    let game = &look.view.game;
    ElementarisSays::Towers {
        income: game.income(seat),
        costs: game.costs(seat),
        treasury: game.treasury[seat],
    }
}
