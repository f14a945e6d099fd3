//! Candidate bids in a festival's auction (rules: java 5, 7.3).

use crate::games::java::rules::{Action, Cards, Java, Phase, counted};
use crate::table::{Game, Seat};

/// Lists candidate bids: a pass, and bids of at most two cards, or three if there are few bids.
pub(super) fn bids(game: &Java, into: &mut Vec<Action>) {
    let mut all = Vec::new();
    game.legal_into(&mut all);
    let small = |cards: &Cards| cards.total() <= 2 || cards.total() <= 3 && all.len() <= 40;
    into.extend(all.iter().filter(|action| !matches!(action, Action::Lay(cards) if !small(cards))));
}

/// Returns the fast reply of a bidder: the fewest cards that lead if the palace is worth them, otherwise a pass.
pub(super) fn bid(game: &Java) -> Action {
    let Phase::Auction { palace, bidder } = game.public.phase else { return Action::Pass };
    let others = game.public.participants(palace).filter(|seat| *seat != bidder);
    let best = others.map(|seat| game.public.bid_of(seat)).max().unwrap_or(0);
    let wanted = (best + 1).saturating_sub(game.public.bid_of(bidder));
    let prize =
        palace.index().and_then(|at| game.public.value_at(at)).map_or(0, |value| value.festival_points(1));
    match cheapest(game, bidder, wanted) {
        Some(cards) if cards.total() <= u32::from(prize.div_ceil(2)) && !cards.is_empty() => {
            Action::Lay(cards)
        }
        _ => Action::Pass,
    }
}

/// Returns the fewest cards with at least `wanted` demanded symbols, double ones first.
pub(super) fn cheapest(game: &Java, seat: Seat, wanted: u16) -> Option<Cards> {
    let theme = game.public.face_up?;
    let fitting = game.public.fitting(game.hand(seat));
    let (mut chosen, mut left) = (Cards::default(), wanted);
    for worth in [2, 1] {
        for (card, count) in counted(&fitting).filter(|(card, _)| card.worth(theme) == worth) {
            for _ in 0..count {
                if left > 0 && (worth == 1 || left > 1 || left == wanted) {
                    chosen.0[card.index()] += 1;
                    left = left.saturating_sub(worth.into());
                }
            }
        }
    }
    (left == 0).then_some(chosen)
}
