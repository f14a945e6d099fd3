//! Validation of well-formed positions: single moments, not whole games (rules: taj-mahal 12, 13).

use crate::table::{PositionError, Seat};

use super::map::PROVINCES;
use super::read::Draft;
use super::state::Phase;
use super::symbol::{Symbol, Symbols};
use super::tile::{Bonus, Good, OF_EACH_GOOD, tile_goods};

type Validity = Result<(), PositionError>;

/// Runs every check, the course of the visit first.
pub(super) fn check_position(draft: &Draft<'_>) -> Validity {
    check_set_up(draft)?;
    check_visit(draft)?;
    check_withdrawal(draft)?;
    check_due_chance(draft)?;
    check_holdings(draft)?;
    check_scores(draft)
}

fn is_set_up(phase: Phase) -> bool {
    matches!(phase, Phase::Provinces | Phase::Bonus | Phase::Deal(_) | Phase::First)
}

fn check_set_up(draft: &Draft<'_>) -> Validity {
    let public = &draft.public;
    if !is_set_up(public.phase) {
        return Ok(());
    }
    if public.visit != 1 {
        return Err(draft.blame("visit", None, "the set-up belongs to visit 1"));
    }
    let first = public.options.first;
    if public.phase == Phase::First && first.is_some() {
        return Err(draft.blame("phase", None, "the starting player is chosen by the options"));
    }
    let dealt = match public.phase {
        Phase::Deal(seat) => seat.index(),
        Phase::First => public.seats(),
        _ => 0,
    };
    let laid = public.phase == Phase::First;
    if !laid && !public.supply.is_empty() {
        return Err(draft.blame("supply", None, "the supply is not laid out yet"));
    }
    let has_goods = |s: &Seat| public.goods[*s] != [0; 4];
    if let Some(s) = public.all().find(has_goods) {
        return Err(draft.blame("goods", Some(s), "nobody owns goods in the set-up"));
    }
    let early = public.all().skip(dealt).find(|s| !draft.secret.hands[*s].is_empty());
    early.map_or(Ok(()), |s| Err(draft.blame("hand", Some(s), "this hand is not dealt yet")))
}

fn check_visit(draft: &Draft<'_>) -> Validity {
    let public = &draft.public;
    let between = is_set_up(public.phase) || matches!(public.phase, Phase::Supply | Phase::Dummy);
    for s in public.all() {
        let out = public.withdrawn[s];
        if out && between {
            return Err(draft.blame("withdrawn", None, "nobody has withdrawn before the visit begins"));
        }
        if !public.rows[s].is_empty() && (out || between) {
            return Err(draft.blame("row", Some(s), "only who is still in has played cards"));
        }
        if !draft.secret.hands[s].holds(&public.seen[s]) {
            return Err(draft.blame("seen", Some(s), "what was seen must be in the hand"));
        }
    }
    if public.turn_of().is_some_and(|seat| public.withdrawn[seat]) {
        return Err(draft.blame("withdrawn", None, "the active player has withdrawn"));
    }
    if between && public.prizes != Symbols::ALL {
        return Err(draft.blame("court", None, "all six prizes are at court when a visit begins"));
    }
    if public.phase == Phase::Over && public.visit as usize != PROVINCES {
        return Err(draft.blame("visit", None, "the game ends after visit 12"));
    }
    let before = matches!(public.phase, Phase::Provinces | Phase::Bonus | Phase::Deal(_) | Phase::Supply);
    if before && !public.dummy.is_empty() {
        return Err(draft.blame("dummy", None, "the cards of the neutral player are not laid yet"));
    }
    if !public.options.dummy && !public.dummy.is_empty() {
        return Err(draft.blame("dummy", None, "the neutral player needs the option `dummy=on`"));
    }
    if public.dummy.total() > super::DUMMY_CARDS {
        return Err(draft.blame("dummy", None, "the neutral player has at most three cards"));
    }
    Ok(())
}

/// Checks the unused winnings.
fn check_withdrawal(draft: &Draft<'_>) -> Validity {
    let public = &draft.public;
    let (seat, pending) = (public.active, public.pending);
    let placing = matches!(public.phase, Phase::Place | Phase::CardTile);
    if !placing && !pending.is_empty() {
        return Err(draft.blame("pending", None, "something is pending only while palaces are placed"));
    }
    if !pending.and(public.prizes).is_empty() {
        return Err(draft.blame("pending", None, "what is pending is not at court any more"));
    }
    if placing && pending.iter().any(|symbol| public.rows[seat].counts[symbol.index()] == 0) {
        return Err(draft.blame("pending", None, "the row does not show what was won"));
    }
    if placing && public.rows[seat].is_empty() {
        return Err(draft.blame("phase", None, "who places palaces has a row"));
    }
    if public.phase == Phase::Place {
        let sites = |symbol: Symbol| !public.sites(symbol).is_empty();
        if public.to_place().is_empty() || public.palaces[seat] == 0 || !public.to_place().iter().all(sites) {
            return Err(draft.blame("pending", None, "no palace can be placed"));
        }
    }
    if matches!(public.phase, Phase::FreeCard | Phase::Take) && !public.rows[seat].is_empty() {
        return Err(draft.blame("row", Some(seat), "the row is cleared before cards are taken"));
    }
    if public.placed && !placing {
        return Err(draft.blame("placed", None, "a palace has been placed only while palaces are placed"));
    }
    if public.phase == Phase::Take && public.supply.is_empty() {
        return Err(draft.blame("phase", None, "there is nothing in the supply to take"));
    }
    Ok(())
}

/// Checks that the chance entry due is possible.
fn check_due_chance(draft: &Draft<'_>) -> Validity {
    let (public, pile) = (&draft.public, draft.secret.pile);
    let drawn = matches!(
        public.phase,
        Phase::Deal(_) | Phase::Supply | Phase::Dummy | Phase::CardTile | Phase::FreeCard
    );
    if drawn && pile.is_empty() && public.discard.is_empty() {
        return Err(draft.blame("phase", None, "no card can be drawn: both piles are empty"));
    }
    let hands = match public.phase {
        Phase::Provinces | Phase::Bonus => public.seats(),
        Phase::Deal(seat) => public.seats() - seat.index(),
        _ => 0,
    };
    let few = pile.total() + public.discard.total() < super::HAND * hands as u32;
    if few {
        return Err(draft.blame("phase", None, "there are too few cards for the hands"));
    }
    if public.phase == Phase::Supply && !public.supply.is_empty() {
        return Err(draft.blame("supply", None, "the supply is laid out already"));
    }
    if public.phase == Phase::Dummy && (!public.options.dummy || !public.dummy.is_empty()) {
        return Err(draft.blame("phase", None, "no cards of the neutral player are due"));
    }
    Ok(())
}

fn check_holdings(draft: &Draft<'_>) -> Validity {
    let public = &draft.public;
    for person in Symbol::PERSONS {
        let at = person.index();
        let held = public.tokens.iter().map(|tokens| u32::from(tokens[at])).sum::<u32>();
        let pairs = public.tokens.iter().filter(|tokens| tokens[at] == 2).count();
        let is_over = public.phase == Phase::Over;
        if held + u32::from(public.prizes.has(person)) > super::TOKENS.into()
            || pairs > usize::from(!public.prizes.has(person) && !is_over)
        {
            let s = public.all().rfind(|s| public.tokens[*s][at] > 0);
            return Err(draft.blame("tokens", s, format!("there are too many tokens {person}")));
        }
    }
    for s in public.all() {
        let here = usize::from(public.visit) - 1;
        let is_taken = !public.prizes.has(Symbol::Elephant) && !public.pending.has(Symbol::Elephant);
        let visits = here + usize::from(is_taken);
        if public.tiles[s] >> visits != 0 {
            return Err(draft.blame("tiles", Some(s), "a tile is won in its visit"));
        }
        for good in Good::ALL {
            let shown = (1..=PROVINCES as u8).filter(|n| public.tiles[s] >> (n - 1) & 1 == 1);
            let least = shown.filter(|n| tile_goods(*n).contains(&good)).count();
            if usize::from(public.goods[s][good.index()]) < least {
                return Err(draft.blame("goods", Some(s), "`goods` counts those of the tiles, too"));
            }
        }
    }
    Good::ALL.into_iter().try_for_each(|good| check_goods(draft, good))
}

/// Checks that no good exceeds its number: with players, on fortresses, and on province tiles still to be won.
fn check_goods(draft: &Draft<'_>, good: Good) -> Validity {
    let public = &draft.public;
    let owned: u32 = public.goods.iter().map(|goods| u32::from(goods[good.index()])).sum();
    let lying = public.bonus.iter().filter(|tile| **tile == Some(Bonus::Good(good))).count() as u32;
    let won = |tile: u8| public.tiles.iter().any(|tiles| tiles >> (tile - 1) & 1 == 1);
    let to_come = (public.visit + 1..=PROVINCES as u8).filter(|n| tile_goods(*n).contains(&good));
    let now = public.prizes.has(Symbol::Elephant) || public.pending.has(Symbol::Elephant);
    let now =
        now && public.phase != Phase::Over && !won(public.visit) && tile_goods(public.visit).contains(&good);
    if owned + lying + to_come.count() as u32 + u32::from(now) <= OF_EACH_GOOD.into() {
        return Ok(());
    }
    let s = public.all().rfind(|s| public.goods[*s][good.index()] > 0);
    Err(draft.blame("goods", s, format!("there are only 8 {good}, tiles to come included")))
}

fn check_scores(draft: &Draft<'_>) -> Validity {
    let public = &draft.public;
    for s in public.all() {
        let sum = |all: &[u16]| all.iter().map(|n| u32::from(*n)).sum::<u32>();
        let points = u32::from(public.points[s]);
        if sum(&public.earned[s]) > points {
            return Err(draft.blame("earned", Some(s), "more is earned than the player has points"));
        }
        if sum(&public.by_visit[s]) > points {
            return Err(draft.blame("visits", Some(s), "the visits bring more than the player has points"));
        }
        if public.by_visit[s][usize::from(public.visit)..].iter().any(|points| *points > 0) {
            return Err(draft.blame("visits", Some(s), "this visit has not come yet"));
        }
    }
    Ok(())
}
