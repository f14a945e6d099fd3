//! The court: the probability of winning each remaining prize, and its value to each player (rules: taj-mahal 7).

use crate::bots::FeatureVector;
use crate::games::taj_mahal::rules::{
    Card, Cards, Cities, Color, Phase, Public, SEATS, SYMBOLS, Symbol, Symbols, TajMahal,
};
use crate::table::{BySeat, Seat};

use super::{FeatureIndex, best_site, pending, tile_worth, token_worth};

/// Probability of each seat winning each prize.
type Chances = BySeat<[f32; SYMBOLS], SEATS>;

/// Adds the expected winnings of every seat that is still in.
pub(super) fn prospects(game: &TajMahal, left: f32, features: &mut FeatureVector) {
    let public = &game.public;
    if public.phase == Phase::Over {
        return;
    }
    let chances = win_chances(game);
    for seat in Seat::all(public.seats()) {
        let leaving = public.active == seat
            && matches!(public.phase, Phase::Place | Phase::CardTile | Phase::Take | Phase::FreeCard);
        if leaving {
            add_unused_winnings(public, seat, pending(public, seat), features);
        }
        if leaving || public.withdrawn[seat] {
            continue;
        }
        let mine = &chances[seat];
        let palaces: f32 = Symbols::PALACES.iter().map(|symbol| mine[symbol.index()]).sum();
        features.add(seat, FeatureIndex::Palaces as usize, palaces_worth(public, seat, palaces));
        features.add(
            seat,
            FeatureIndex::Tile as usize,
            mine[Symbol::Elephant.index()] * tile_worth(public, seat),
        );
        for person in Symbol::PERSONS {
            let worth = token_worth(public, seat, person.index(), left);
            features.add(seat, FeatureIndex::TokensInSight as usize, mine[person.index()] * worth);
        }
        features.add(seat, FeatureIndex::Fitting as usize, fitting(game, seat));
    }
}

/// Adds unused winnings as if they were scored: palaces to place, the tile to count.
fn add_unused_winnings(public: &Public, seat: Seat, won: Symbols, features: &mut FeatureVector) {
    if public.placed {
        features.add(seat, FeatureIndex::Points as usize, f32::from(public.palace_points(seat)));
    }
    let palaces = won.and(Symbols::PALACES).count() as f32;
    features.add(seat, FeatureIndex::Points as usize, palaces_worth(public, seat, palaces));
    if won.has(Symbol::Elephant) {
        features.add(seat, FeatureIndex::Points as usize, tile_worth(public, seat));
    }
}

/// Returns the value of this many palaces, each in the best city that is left.
fn palaces_worth(public: &Public, seat: Seat, expected: f32) -> f32 {
    let sites = public.sites(Symbol::Vizier);
    let mut left = expected.min(f32::from(public.palaces[seat]));
    let (mut worth, mut built) = (0.0, Cities::EMPTY);
    while left > 0.0 {
        let Some((city, adds)) = best_site(public, seat, sites, built, false) else { break };
        worth += adds.max(0.2) * left.min(1.0);
        built = built.with(city.only());
        left -= 1.0;
    }
    worth
}

/// Returns the probability of every seat winning every prize. A leader who may withdraw at once is nearly certain;
/// otherwise the lead and the cards that could still be played decide.
fn win_chances(game: &TajMahal) -> Chances {
    let public = &game.public;
    let mut chances = Chances::default();
    let dummy = public.dummy_counts();
    let seated = |s: Seat| s.index() < public.seats() && !public.withdrawn[s];
    let reserve: BySeat<f32, SEATS> = BySeat::from_fn(|s| if seated(s) { reserve(game, s) } else { 0.0 });
    for symbol in public.prizes.iter() {
        let at = symbol.index();
        let strength = |seat: Seat| f32::from(public.rows[seat].counts[at]) + 0.28 * reserve[seat];
        // A prize may stay without a winner, because nobody wins a tie.
        let nobody = power(f32::from(dummy[at]).max(0.4));
        let all = nobody + public.active_seats().map(|seat| power(strength(seat))).sum::<f32>();
        for seat in public.active_seats() {
            let is_leader = public.wins(seat).has(symbol);
            let free_to_go = is_leader && public.phase == Phase::Turn && public.active == seat;
            let chance = power(strength(seat)) / all;
            chances[seat][at] = match is_leader && public.is_last(seat) {
                true => 1.0,
                false if free_to_go => chance.max(0.95),
                false => chance,
            };
        }
    }
    chances
}

/// Converts strength into relative chances: about 4 to the power of the strength.
fn power(strength: f32) -> f32 {
    let twice = 2.0 * strength.clamp(0.0, 12.0);
    2f32.powi(twice as i32) * (1.0 + twice.fract())
}

/// Returns the coloured cards that can continue a row.
fn playable(game: &TajMahal, seat: Seat) -> Cards {
    let cards = game.hand(seat);
    match game.public.rows[seat].bound {
        Some(color) => cards.of_color(color),
        None => cards.colored(),
    }
}

/// Returns the turns a seat could still play: cards of its colour, or of its longest one.
fn reserve(game: &TajMahal, seat: Seat) -> f32 {
    let cards = playable(game, seat);
    let longest = Color::ALL.map(|color| cards.of_color(color).total()).into_iter().max().unwrap_or(0);
    (longest as f32).min(4.0)
}

/// Returns a score for symbols on playable cards that match remaining prizes.
fn fitting(game: &TajMahal, seat: Seat) -> f32 {
    let bound = game.public.rows[seat].bound.is_some();
    let useful = |card: Card| {
        let shown = card.symbols();
        game.public.prizes.iter().map(|symbol| u32::from(shown[symbol.index()])).sum::<u32>()
    };
    let all: u32 = playable(game, seat).iter().map(useful).sum();
    (all as f32).min(10.0) * if bound { 0.5 } else { 0.2 }
}
