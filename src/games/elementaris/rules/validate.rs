//! Validation of well-formed positions: single moments, not whole games (rules: elementaris 13).

use crate::table::PositionError;

use super::army::Seats;
use super::clock::Element;
use super::field::Fields;
use super::map::{NEAR_MOUNTAINS, NEAR_WATER};
use super::orbs::MAX_ORBS;
use super::read::Draft;
use super::state::{Elementaris, Ending, Phase, SHIPS};

type Validity = Result<(), PositionError>;

/// Runs every check, the players first.
pub(super) fn check_position(draft: &Draft<'_>) -> Validity {
    check_players(draft)?;
    check_ground(draft)?;
    check_elementals(draft)?;
    check_course(draft)?;
    check_second_turn(draft)?;
    check_ending(draft)
}

fn owns(game: &Elementaris, seat: crate::table::Seat) -> bool {
    game.cities_of(seat) > 0 || !game.on_board(seat).is_empty()
}

/// Checks the players and their possessions.
fn check_players(draft: &Draft<'_>) -> Validity {
    let game = &draft.game;
    for seat in game.all() {
        let (out, unplaced) = (game.out.has(seat), game.unplaced.has(seat));
        let key = if out { "out" } else { "unplaced" };
        if (out || unplaced) && (owns(game, seat) || game.orbs_of(seat) > 0) {
            return Err(draft.blame(key, None, format!("seat {seat} has something on the board")));
        }
        if out && (unplaced || game.treasury[seat] > 0) {
            return Err(draft.blame("out", None, format!("seat {seat} is out and has nothing at all")));
        }
        let can_return = game.options.reentry && game.has_free_city() && game.round > 1;
        if !out && !unplaced && !can_return && !owns(game, seat) {
            let reason =
                format!("seat {seat} has neither a city nor an army, so it is out or not yet placed");
            return Err(draft.blame("cities", None, reason));
        }
        if game.orbs_of(seat) > MAX_ORBS {
            return Err(draft.blame("orbs", Some(seat), "nobody owns more than 3 orbs"));
        }
    }
    let living = game.living().count();
    match game.phase {
        Phase::Over(_) => Ok(()),
        _ if living < 2 => Err(draft.blame("out", None, "with one player left the game is over")),
        _ => Ok(()),
    }
}

/// Checks that open ground and seas belong to one player at a time, and that there are at most eight ships.
fn check_ground(draft: &Draft<'_>) -> Validity {
    let game = &draft.game;
    for (word, seat, army, _) in &draft.spots {
        let others = game.all().filter(|other| other != seat);
        let held = others.fold(Fields::NONE, |all, other| all.with(game.ground(other)));
        let here = game.spot(*seat, *army).filter(|_| !game.is_at_city(*seat, *army));
        if here.is_some_and(|field| held.has(field)) {
            return Err(word.error("armies of two players share neither open ground nor a sea"));
        }
    }
    let ships = game.loaded() + game.moored.iter().fold(0, |all, ships| ships.saturating_add(all));
    if ships > SHIPS {
        return Err(draft.blame("ships", None, "there are only 8 ships, those with armies included"));
    }
    Ok(())
}

fn check_elementals(draft: &Draft<'_>) -> Validity {
    let game = &draft.game;
    let mut taken = Fields::NONE;
    let armies = game.all().fold(Fields::NONE, |all, seat| all.with(game.whole_ground(seat)));
    for element in [Element::Earth, Element::Water, Element::Fire] {
        let (pieces, key) = (game.pieces(element), element.word());
        let reach = match element {
            Element::Earth => NEAR_MOUNTAINS,
            Element::Water => NEAR_WATER,
            _ => Fields::PLAYABLE,
        };
        if pieces.is_empty() {
            continue;
        }
        if game.ruling_element() != Some(element) {
            return Err(draft.blame(key, None, "outside the rule of their element they are at home"));
        }
        if pieces.count() > element.pieces() {
            return Err(draft.blame(key, None, format!("there are only {} of them", element.pieces())));
        }
        if !pieces.without(reach).is_empty() {
            return Err(draft.blame(key, None, "this element cannot come to such a field"));
        }
        if !pieces.and(taken.with(armies)).is_empty() {
            return Err(draft.blame(key, None, "nobody else is on a field with an elemental"));
        }
        taken = taken.with(pieces);
    }
    Ok(())
}

/// Checks whose call it is, and who has placed an army.
fn check_course(draft: &Draft<'_>) -> Validity {
    let game = &draft.game;
    let (seat, call) = (game.active, game.call);
    if game.hand_held && game.ruling_element().is_none() {
        return Err(draft.blame("clock", None, "no age holds the hand at yellow"));
    }
    if game.options.round_limit.is_some_and(|limit| game.round > limit) {
        return Err(draft.blame("round", None, "the round limit is behind this round"));
    }
    if game.turn_of().is_some_and(|seat| game.out.has(seat)) {
        return Err(draft.blame("phase", None, "this player is out"));
    }
    let due = game.unplaced.has(seat) || !owns(game, seat);
    if game.is_first_turn() && due != (game.phase == Phase::Placement) {
        return Err(draft.blame(
            "phase",
            None,
            "who has neither a city nor an army places one, and nobody else",
        ));
    }
    if game.phase == Phase::Placement && !game.can_place(seat) {
        return Err(draft.blame("phase", None, "no city is free for a placement"));
    }
    let waiting: Seats = game.all().filter(|other| game.order(*other) >= game.order(seat)).collect();
    let opening = game.round == 1 && game.phase == Phase::Placement && call.index() == 0;
    let missing = game.living().filter(|other| opening && waiting.has(*other)).collect::<Seats>();
    if !game.unplaced.is_empty() && game.unplaced != missing {
        return Err(draft.blame(
            "unplaced",
            None,
            "in call I of round 1 the active player and those after are unplaced",
        ));
    }
    for other in game.all() {
        let placed = game.placed[other];
        let can_begin = game.is_first_turn() && (game.round == 1 || game.options.reentry);
        if !placed.is_empty() && !can_begin {
            return Err(draft.blame("placed", Some(other), "nobody has placed an army in this turn"));
        }
    }
    if game.placed[seat].has(call) {
        return Err(draft.blame("phase", None, "an army that was placed is not called"));
    }
    if game.phase == Phase::Activation {
        if game.moves == 0 || game.moves > game.moves_of(seat) {
            return Err(draft.blame("moves", None, "an activation has 1 move, or 2 with an orb of air"));
        }
    } else if game.stanced {
        return Err(draft.blame("stanced", None, "the stance is changed only in an activation"));
    }
    Ok(())
}

fn check_second_turn(draft: &Draft<'_>) -> Validity {
    let game = &draft.game;
    let free = matches!(game.phase, Phase::Free | Phase::Vote(_));
    let second_turn = game.second_turn;
    if !free
        && (second_turn.cast || second_turn.bought || second_turn.proposed || !second_turn.cast_on.is_empty())
    {
        return Err(draft.blame("did", None, "this is done only in a second turn"));
    }
    if second_turn.cast && game.ruling_element().is_none() {
        return Err(draft.blame("did", None, "nothing is cast at yellow"));
    }
    let shown =
        game.ruling_element().filter(|element| game.options.all_elementals && *element != Element::Fire);
    let movable = shown.map(|element| game.pieces(element)).unwrap_or_default();
    if !second_turn.cast_on.without(movable).is_empty() {
        return Err(draft.blame("used", None, "elementals are used where several may be cast"));
    }
    if game.phase == Phase::Disband {
        let funds = i64::from(game.treasury[game.active]) + i64::from(game.balance(game.active));
        if game.ruling_element().is_some() || funds >= 0 {
            return Err(draft.blame(
                "phase",
                None,
                "armies are disbanded at yellow when they cannot be paid",
            ));
        }
    }
    Ok(())
}

fn check_ending(draft: &Draft<'_>) -> Validity {
    let game = &draft.game;
    let winners = game.winners;
    let living: Seats = game.living().collect();
    let alive = !winners.is_empty() && winners.0 & !living.0 == 0;
    match game.phase {
        Phase::Vote(voter) if voter == game.active || !living.has(voter) || !alive => {
            return Err(draft.blame("phase", None, "another living player answers, about living winners"));
        }
        Phase::Vote(_) => {}
        Phase::Over(Ending::Agreement) if !alive => {
            return Err(draft.blame("winners", None, "an agreement names living winners"));
        }
        Phase::Over(Ending::LastRuler) => {
            let last = if living.is_empty() {
                !winners.is_empty()
            } else {
                living.count() == 1 && winners == living
            };
            if !last {
                return Err(draft.blame("winners", None, "the last living player wins"));
            }
        }
        Phase::Over(Ending::Domination) => {
            let needed = game.options.cities_to_win(game.seats());
            let rules = |seat| needed.is_some_and(|needed| game.cities_of(seat) >= needed.into());
            let all: Seats = game.living().filter(|seat| rules(*seat)).collect();
            if game.ruling_element().is_some() || all.is_empty() || all != winners {
                return Err(draft.blame("winners", None, "at yellow, who rules so many cities wins"));
            }
        }
        Phase::Over(Ending::RoundLimit) => {
            let best = game.living().map(|seat| game.rank(seat)).max();
            let all: Seats = game.living().filter(|seat| Some(game.rank(*seat)) == best).collect();
            if game.options.round_limit != Some(game.round) || all != winners {
                return Err(draft.blame("winners", None, "in the last round the best score wins"));
            }
        }
        Phase::Over(Ending::Agreement) => {}
        _ if !winners.is_empty() => {
            return Err(draft.blame("winners", None, "winners are named in a vote and at the end"));
        }
        _ => {}
    }
    Ok(())
}
