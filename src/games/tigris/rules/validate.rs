//! Validation of positions (rules: tigris 13, as far as it applies to freely set up positions).

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::word::Word;
use crate::table::{PositionError, Seat};

use super::color::Color;
use super::map::ROWS;
use super::read::Draft;
use super::state::{ConflictKind, Ending, HAND, Phase, Public, square};

/// The place that errors about a missing line point at.
const START: Word<'_> = Word { text: "", line: 1, column: 1 };

/// Checks the board before the phase is known: monuments and the temples that leaders need.
pub(super) fn check_board(draft: &mut Draft<'_>) -> Result<(), PositionError> {
    let mut loose = draft.public.facedown;
    for (monument, corner, word) in std::mem::take(&mut draft.monuments) {
        let four = if corner.within(ROWS) { square(corner.index()) } else { Cells::EMPTY };
        let on_tiles = |c: Color| monument.has(c) && (four - draft.public.tiles[c.index()]).is_empty();
        let is_on_tiles =
            !four.is_empty() && (four - loose).is_empty() && Color::ALL.into_iter().any(on_tiles);
        if monument.index().is_none() || draft.public.monument_corner(monument).is_some() {
            return Err(word.error(format!("there is no such monument left as {monument}")));
        }
        if !is_on_tiles {
            return Err(word.error("a monument stands on four face-down tiles of one of its colours"));
        }
        loose = loose - four;
        draft.public.set_monument(monument, corner.index());
    }
    if let Some(at) = loose.first() {
        return Err(at_cell(draft, at, "this face-down tile belongs to no monument"));
    }
    let homeless = draft.public.homeless().next();
    homeless.map_or(Ok(()), |(_, _, at)| Err(at_cell(draft, at, "this leader has no adjacent temple")))
}

/// Checks the remaining facts (kingdoms, the phase, counts) and fills in the stock.
pub(super) fn check_position(draft: &mut Draft<'_>) -> Result<(), PositionError> {
    check_peace(draft)?;
    let awaited = check_awaited_decision(draft);
    awaited.map_err(|reason| at_line(draft, "phase", reason))?;
    let actions = draft.public.actions;
    let spent = matches!(draft.public.phase, Phase::Refill(_) | Phase::Over(_));
    if actions == 0 && !spent {
        return Err(at_line(draft, "actions", "the turn is not over, so an action is left"));
    }
    check_counts(draft)
}

/// Checks that two leaders of a colour share a kingdom only if they are in conflict in this phase.
fn check_peace(draft: &Draft<'_>) -> Result<(), PositionError> {
    let public = &draft.public;
    // Without the joining tile, or the attacker's leader, no kingdom may have a conflict.
    let link = match public.phase {
        Phase::ChooseConflict { at } => Some(at.index()),
        _ => public.conflict().and_then(|(conflict, _)| match conflict.kind {
            ConflictKind::War { at } => Some(at.index()),
            ConflictKind::Revolt => public.leader(conflict.attacker, conflict.color),
        }),
    };
    let ground = public.occupied() - link.map_or(Cells::EMPTY, Cells::only);
    let leaders: Vec<_> = public.leaders().filter(|l| Some(l.2) != link).collect();
    for (i, (_, color, at)) in leaders.iter().enumerate() {
        let region = Cells::only(*at).fill(ground);
        if let Some(other) = leaders[i + 1..].iter().find(|l| l.1 == *color && region.has(l.2)) {
            return Err(at_cell(draft, other.2, "two leaders of one colour are in this kingdom"));
        }
    }
    let around = link.map_or(Cells::EMPTY, |at| public.region(at));
    let meet = |color: Color| public.leaders().filter(|l| l.1 == color && around.has(l.2)).count();
    let crowd = Color::ALL.into_iter().find(|c| meet(*c) > 2);
    crowd.map_or(Ok(()), |_| Err(at_line(draft, "phase", "three leaders of one colour meet here")))
}

/// Checks whether the decision that the phase waits for is possible.
fn check_awaited_decision(draft: &Draft<'_>) -> Result<(), &'static str> {
    let (public, secret) = (&draft.public, &draft.secret);
    let held = |seat: Seat| secret.hands[seat].total();
    let right = |right: bool, reason| if right { Ok(()) } else { Err(reason) };
    match public.phase {
        Phase::ChooseConflict { at } => {
            right(public.wars(at.index()).iter().flatten().count() > 1, "fewer than two colours clash there")
        }
        Phase::Monument { at } => right(can_build(public, at), "no monument can be built there"),
        Phase::Treasure(seat) => {
            let due = public.collector() == Some(seat) && public.may_stay(seat).count() > 1;
            right(due, "this seat has no treasures to choose from")
        }
        Phase::Swap { count } => {
            right(count > 0 && !secret.bag.is_empty(), "nothing can be drawn")?;
            right(
                held(public.active) + u32::from(count) <= HAND.into(),
                "a hand never holds more than six tiles",
            )
        }
        Phase::Refill(seat) => {
            right(public.actions == 0, "hands are refilled when no action is left")?;
            right(held(seat) < HAND.into() && !secret.bag.is_empty(), "nothing can be drawn")
        }
        Phase::Defend { conflict, support } => {
            let is_affordable = held(conflict.attacker) + u32::from(support) <= HAND.into();
            right(is_affordable, "the attacker never held so many tiles")
        }
        Phase::Over(Ending::Bag) => right(secret.bag.is_empty(), "the bag is not empty"),
        Phase::Over(Ending::Treasures) => right(public.treasures.count() <= 2, "too many treasures are left"),
        Phase::Deal(_) | Phase::First | Phase::Action | Phase::Attack(_) => Ok(()),
    }
}

fn can_build(public: &Public, at: Cell) -> bool {
    !public.squares(at.index()).is_empty() && public.monuments_for(at.index()).next().is_some()
}

/// Checks that hands have at most six tiles and that no count overflows.
fn check_counts(draft: &mut Draft<'_>) -> Result<(), PositionError> {
    if let Some(seat) = draft.secret.hands.iter().position(|hand| hand.total() > HAND.into()) {
        let line = draft.lines.iter().find(|line| line.0.text == "hand" && line.1 == Some(Seat::new(seat)));
        let word = line.map_or(START, |line| line.0);
        return Err(word.error("a hand never holds more than six tiles"));
    }
    let secret = &draft.secret;
    let places =
        [draft.public.tiles_on_board(), secret.bag, secret.discards].into_iter().chain(secret.hands.0);
    let total: u32 = places.clone().map(|tiles| tiles.total()).sum();
    if total > 255 {
        return Err(at_line(draft, "bag", "there are more than 255 tiles in all"));
    }
    let mut stock = draft.public.stock;
    places.for_each(|tiles| stock.put(&tiles));
    draft.public.stock = stock;
    Ok(())
}

fn at_cell(draft: &Draft<'_>, at: usize, reason: &str) -> PositionError {
    let word = draft.signs.get(at).copied().flatten();
    word.unwrap_or(START).error(reason)
}

/// Returns an error at the last line with this key, or at the start if there is no such line.
fn at_line(draft: &Draft<'_>, key: &str, reason: &str) -> PositionError {
    let word = draft.lines.iter().rev().map(|line| line.0).find(|word| word.text == key);
    word.unwrap_or(START).error(reason)
}
