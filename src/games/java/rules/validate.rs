//! Validation of positions (rules: java 13, as far as it holds for positions set up freely).

use crate::table::word::Word;
use crate::table::{OrNever, PositionError, Seat};

use super::card::{Card, HAND, STOCK, one};
use super::cell::Cell;
use super::land::on_map;
use super::phase::Phase;
use super::piece::{LaidTile, MAX_PIECES};
use super::read::{Draft, Lying};
use super::state::{ACTION_POINTS, OWN, PALACES, Public, WATER};
use super::tile::Tile;

/// Place quoted in errors about a line that was left out.
const START: Word<'_> = Word { text: "", line: 1, column: 1 };

/// Validates the board before the phase is known: tiles, cities, and the supply where the text gives none.
pub(super) fn build_board(draft: &mut Draft<'_>) -> Result<(), PositionError> {
    for lying in std::mem::take(&mut draft.tiles) {
        lay_tile(draft, &lying)?;
    }
    let public = &draft.public;
    if public.palaces_joined() {
        let palaces = public.all_palaces();
        let crowd = public.settlements().map(|place| place.cells & palaces).find(|cells| cells.count() > 1);
        let second = crowd.and_then(|cells| cells.iter().nth(1)).or_never(0);
        return Err(at_cell(draft, second, "a second palace stands in this city"));
    }
    fill_supplies(draft);
    let public = &draft.public;
    let own = public.all_seats().map(|s| &public.own[s]).map(|own| own.two + own.rice + own.village);
    let tiles =
        own.map(usize::from).sum::<usize>() + usize::from(public.supply.three) + public.pieces.all().len();
    if tiles > MAX_PIECES {
        return Err(at_line(draft, "three", "there are more than 128 land tiles in all"));
    }
    Ok(())
}

/// Places a tile that must match the picture.
fn lay_tile(draft: &mut Draft<'_>, lying: &Lying<'_>) -> Result<(), PositionError> {
    let error = |reason: String| Err(lying.word.error(reason));
    let Some(place) = on_map(lying.tile, &lying.cells) else {
        return error("these hexes are not the shape of the tile, or off the map".into());
    };
    let public = &mut draft.public;
    let top = public.heights[usize::from(place.cells[0])];
    let piece = LaidTile::new(lying.tile, lying.level.unwrap_or(top), place.cells);
    if lying.level.is_none() && piece.cells().any(|cell| public.heights[cell] != top) {
        return error("these hexes differ in height, so the layer of the tile has to be said".into());
    }
    for (number, cell) in piece.cells().enumerate() {
        let (height, name) = (public.heights[cell], Cell::at(cell));
        if piece.level == 0 || height < piece.level {
            return error(format!(
                "{name} has a height of {height}, which is less than the layer of this tile"
            ));
        }
        let taken = |other: &&LaidTile| other.level == piece.level && other.cells().any(|own| own == cell);
        if public.pieces.all().iter().find(taken).is_some() {
            return error(format!("two tiles lie in the same layer of {name}"));
        }
        if height > piece.level {
            continue;
        }
        let village = number == 0 && lying.tile.has_village();
        if village != public.built().has(cell) {
            return error(format!("the tile shows something else on {name} than the picture"));
        }
    }
    if public.pieces.all().len() >= MAX_PIECES {
        return error("there are more than 128 land tiles in all".into());
    }
    public.pieces.add(piece, &public.heights);
    Ok(())
}

/// Fills in supplies that the text leaves out: everything that is not on the board.
fn fill_supplies(draft: &mut Draft<'_>) {
    let said = |key: &str| draft.lines.iter().any(|line| line.0.text == key);
    let (three, water, palaces) = (said("three"), said("water"), said("palaces"));
    let public = &mut draft.public;
    if !three {
        let lying = public.pieces.all().iter().filter(|piece| piece.tile == Tile::Three).count() as u8;
        public.supply.three = public.options.triples.saturating_sub(lying);
    }
    if !water {
        let laid = (public.water - super::map::map().printed).count() as u8;
        public.supply.water = WATER.saturating_sub(laid);
    }
    if !palaces {
        let left = |value: usize| PALACES[value].saturating_sub(public.palaces[value].count() as u8);
        public.supply.palaces = std::array::from_fn(left);
    }
}

/// Validates the rest: the turn, the phase, cards.
pub(super) fn check_position(draft: &mut Draft<'_>) -> Result<(), PositionError> {
    draft.public.find_regions();
    check_cards(draft)?;
    check_turn(&draft.public).map_err(|(key, reason)| at_line(draft, key, reason))?;
    let awaited = check_awaited_decision(draft);
    awaited.map_err(|reason| at_line(draft, "phase", reason))
}

/// Checks the flags of the turn and the end of the game.
fn check_turn(public: &Public) -> Result<(), (&'static str, &'static str)> {
    let is_over = public.phase == Phase::Over;
    let scored = public.all_seats().filter(|seat| public.final_scored[*seat]).count();
    if scored > 0 && public.trigger.is_none() {
        return Err(("scored", "nobody is finally scored before the end is triggered"));
    }
    if is_over && scored < public.seats() {
        return Err(("phase", "the game is over when everybody is finally scored"));
    }
    if !is_over && public.final_scored[public.current] {
        return Err(("current", "this player has had his last turn"));
    }
    if public.trigger.is_none() && usize::from(public.turns_without_land) >= public.seats() {
        return Err(("turns_without_land", "so many turns without land would have triggered the end"));
    }
    if public.ap > ACTION_POINTS && !public.token_used {
        return Err(("ap", "a seventh action point comes of a token that was used"));
    }
    if public.token_used && public.own[public.current].tokens == OWN.tokens {
        return Err(("flags", "a player who has used a token has fewer than three"));
    }
    if !(public.changed - public.all_palaces()).is_empty() {
        return Err(("changed", "no palace stands there"));
    }
    Ok(())
}

/// Checks that the decision or chance result awaited is possible.
fn check_awaited_decision(draft: &Draft<'_>) -> Result<(), &'static str> {
    let (public, deck) = (&draft.public, draft.secret.deck.total());
    let right = |right: bool, reason| if right { Ok(()) } else { Err(reason) };
    let face_up = public.face_up.is_some();
    let bids = !matches!(public.phase, Phase::Auction { .. });
    let laid = public.laid.iter().any(|laid| !laid.is_empty()) || public.passed.0.contains(&true);
    right(!(bids && laid), "cards are laid and players pass in an auction alone")?;
    match public.phase {
        Phase::Deal(seat) => {
            right(!face_up, "no card lies face up before the hands are dealt")?;
            let wanted = HAND * (public.seats() - seat.index()) as u32;
            right(deck > wanted, "there are too few cards in the deck")
        }
        Phase::FirstOpen | Phase::Open => {
            right(!face_up, "a card lies face up already")?;
            right(deck > 0, "nothing can be drawn")
        }
        Phase::Draw => right(face_up && deck > 0, "nothing can be drawn"),
        Phase::Auction { palace, bidder } => {
            let there = public.participants(palace).any(|seat| seat == bidder);
            right(there && !public.passed[bidder], "this seat takes no part in the auction")?;
            right(!draft.secret.hands[bidder].is_empty(), "this seat has no card to lay")?;
            let foreign = |seat: Seat| public.participants(palace).all(|other| other != seat);
            let strangers = public.all_seats().filter(|seat| foreign(*seat));
            let idle = |seat: Seat| public.laid[seat].is_empty() && !public.passed[seat];
            right(strangers.into_iter().all(idle), "a player without a figure in the city takes no part")?;
            right(!public.is_closed(palace), "this auction is closed")?;
            let announced = !public.laid[public.current].is_empty();
            right(announced, "the active player has laid the first cards")
        }
        Phase::First | Phase::Main | Phase::Over => right(face_up, "no card lies face up"),
    }
}

/// Checks that there are at most five cards of each kind. Cards that are nowhere else are in the deck, unless the
/// text lists its cards.
fn check_cards(draft: &mut Draft<'_>) -> Result<(), PositionError> {
    let said = |key: &str| draft.lines.iter().any(|line| line.0.text == key);
    let due = matches!(draft.public.phase, Phase::Deal(_) | Phase::FirstOpen | Phase::Open);
    let (deck, open) = (said("deck"), said("open"));
    let mut rest = STOCK;
    let (public, secret) = (&mut draft.public, &mut draft.secret);
    let hands: Vec<_> = secret
        .hands
        .iter()
        .chain(public.laid.iter())
        .chain([&public.discard, &secret.deck])
        .copied()
        .collect();
    for cards in &hands {
        if !rest.holds(cards) {
            return Err(at_line(draft, "hand", "there are more than five cards of a kind"));
        }
        rest.take(cards);
    }
    if !open && !due {
        // Any card that is left.
        public.face_up = Card::ALL.into_iter().find(|card| rest.0[card.index()] > 0);
    }
    if let Some(card) = public.face_up {
        if !rest.holds(&one(card)) {
            return Err(at_line(draft, "open", "there are more than five cards of a kind"));
        }
        rest.take(&one(card));
    }
    if !deck {
        secret.deck = rest;
    }
    public.stock = public.open_cards();
    secret.hands.iter().chain([&secret.deck]).for_each(|cards| public.stock.put(cards));
    if secret.deck.is_empty() && !public.discard.is_empty() {
        return Err(at_line(draft, "deck", "an empty deck is filled from the discard pile at once"));
    }
    let unheld = |seat: &Seat| !draft.secret.hands[*seat].holds(&draft.public.seen[*seat]);
    match draft.public.all_seats().find(unheld) {
        Some(_) => Err(at_line(draft, "seen", "what all have seen is not in the hand")),
        None => Ok(()),
    }
}

fn at_cell(draft: &Draft<'_>, at: usize, reason: &str) -> PositionError {
    draft.signs[at].unwrap_or(START).error(reason)
}

/// Returns an error at the last line with this key, or at the start if there is none.
fn at_line(draft: &Draft<'_>, key: &str, reason: &str) -> PositionError {
    let word = draft.lines.iter().rev().map(|line| line.0).find(|word| word.text == key);
    word.unwrap_or(START).error(reason)
}
