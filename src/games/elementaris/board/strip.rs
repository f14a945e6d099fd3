//! The actor strip with the clock; and what all know of a seat: cities, orbs, the score; read aloud, its towers too.

use super::{dial, orb_art, orbs};
use crate::games::elementaris::rules::{Element, Elementaris, View};
use crate::games::elementaris::words;
use crate::games::elementaris::words::say::ElementarisSays;
use crate::scenes::Look;
use crate::scenes::parts::{Group, Part, Picture, Text};
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
    // What one has is in view where the panel lies behind a tab, too.
    if let Some(seat) = look.viewer {
        now.push(Text::strong("el-chip zero", game.treasury[seat].to_string()).into());
        told = format!("{told}; {}", look.lang.say(stock(look, seat)));
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

/// The public state of a seat.
pub(super) fn seat(look: &Look<Elementaris>, seat: Seat) -> Vec<Part> {
    let game = &look.view.game;
    if game.out.has(seat) {
        return vec![Text::of("el-out", look.lang.say(ElementarisSays::Out)).into()];
    }
    let balls =
        orbs(look.view, seat).map(|(_, element)| Picture::symbol(orb_art(element), 22).into()).collect();
    let held: Vec<String> = orbs(look.view, seat).map(|(_, of)| words::element(look.lang, of)).collect();
    let score = look.lang.say(ElementarisSays::Score(game.score(seat)));
    let coming = look.lang.say(ElementarisSays::Next(game.balance(seat)));
    let label = format!("{score}; {}; {coming}", look.lang.say(stock(look, seat)));
    let parts = vec![
        Text::of("", look.lang.say(ElementarisSays::Cities(game.cities_of(seat)))).into(),
        Group::inline("el-orbs", held.join(", "), balls).into(),
        Group::inline("el-points", label, vec![Text::strong("", score).into()]).into(),
    ];
    vec![Group::of("seat-state el-seat", parts).into()]
}
