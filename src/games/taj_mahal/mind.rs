//! Evaluation of Taj Mahal for computer players (rules: taj-mahal 15).

mod court;

use crate::bots::{FeatureVector, Mind, Weight};
use crate::table::{Seat, Temper};

use super::rules::{
    Award, Bonus, Cities, City, Color, Event, Good, LAST_VISIT, Phase, Public, Special, Symbols, TajMahal,
    tile_goods,
};

/// Names and weights of the features, in points.
const WEIGHTS: &[Weight] = &[
    // Set by hand, then tuned by self-play of four seats: 68.6 % of 60 games against the weights set by hand.
    ("points", 1.0, 1.232),
    ("palaces in sight", 0.9, 0.803),
    ("province tile in sight", 0.9, 0.619),
    ("tokens in sight", 0.9, 0.727),
    ("cards", 1.35, 1.440),
    ("white cards", 0.45, 0.267),
    ("longest colour", 0.22, 0.266),
    ("hand at the end", 1.0, 0.873),
    ("tokens", 0.8, 0.549),
    ("special cards", 1.0, 1.294),
    ("goods that will count again", 0.8, 0.593),
    ("roads to provinces to come", 0.3, 0.273),
    ("cards that fit the court", 0.25, 0.250),
];

/// Index of each feature in [`WEIGHTS`].
#[derive(Clone, Copy)]
enum FeatureIndex {
    Points,
    Palaces,
    Tile,
    TokensInSight,
    Cards,
    Whites,
    Longest,
    HandAtEnd,
    Tokens,
    Specials,
    Goods,
    Roads,
    Fitting,
}

impl Mind for TajMahal {
    type Memory = ();
    const WEIGHTS: &'static [Weight] = WEIGHTS;

    fn features(&self, features: &mut FeatureVector) {
        let left = visits_left(&self.public);
        for seat in Seat::all(self.public.seats()) {
            features.add(seat, FeatureIndex::Points as usize, f32::from(self.public.points[seat]));
            hand(self, seat, left, features);
            lasting(&self.public, seat, left, features);
        }
        court::prospects(self, left, features);
    }

    fn liking(temper: Temper, _seat: Seat, event: &Event) -> f32 {
        match (temper, event) {
            (Temper::Builder, Event::Withdrew { won, .. }) => 0.5 * won.and(Symbols::PALACES).count() as f32,
            (Temper::Builder, Event::Scored { why: Award::Palaces { .. }, points, .. }) => {
                0.2 * f32::from(*points)
            }
            (Temper::Builder, Event::Played { colored, .. }) => {
                let shown = colored.symbols();
                0.3 * Symbols::PALACES.iter().map(|symbol| f32::from(shown[symbol.index()])).sum::<f32>()
            }
            (Temper::Raider, Event::Exchanged { from: Some(_), .. }) => 1.0,
            (Temper::Raider, Event::Played { .. }) => 0.3,
            (Temper::Miser, Event::Withdrew { played: false, .. }) => 1.0,
            (Temper::Miser, Event::Withdrew { .. } | Event::Played { extra: None, .. }) => 0.5,
            (Temper::Gambler, Event::Played { extra: Some(_), .. }) => 1.0,
            (Temper::Gambler, Event::Took { cards, .. }) => 0.5 * cards.whites().total() as f32,
            _ => 0.0,
        }
    }

    fn win_prob_scale(&self) -> f32 {
        1.5 + 0.75 * visits_left(&self.public)
    }
}

/// Returns the number of visits to come, plus the share of this one that is left.
fn visits_left(public: &Public) -> f32 {
    let seats = public.seats() as f32;
    let still_in = public.active_seats().count() as f32;
    f32::from(LAST_VISIT.saturating_sub(public.visit)) + 0.7 * still_in / seats.max(1.0)
}

/// Adds the cards in hand, and those certain to come for withdrawing.
fn hand(game: &TajMahal, seat: Seat, left: f32, features: &mut FeatureVector) {
    let (public, cards) = (&game.public, game.hand(seat));
    let mut add = |index: FeatureIndex, amount: f32| features.add(seat, index as usize, amount);
    let still_in = !public.withdrawn[seat] && public.phase != Phase::Over;
    let mut coming = 0.0;
    if still_in {
        let others = public.active_seats().count();
        coming = if others > 1 { 2.0 } else { 1.0 };
        let placing =
            public.active == seat && matches!(public.phase, Phase::Place | Phase::CardTile | Phase::Take);
        if public.rows[seat].is_empty() && !placing {
            coming += 0.8;
        }
    }
    let total = cards.total() as f32 + coming;
    // Each further card is less likely to be useful.
    let useful = (left / 2.5).min(1.0);
    add(FeatureIndex::Cards, (total - 0.02 * total * total) * useful);
    add(FeatureIndex::Whites, cards.whites().total() as f32 * useful);
    let longest = Color::ALL.map(|color| cards.of_color(color).total()).into_iter().max().unwrap_or(0) as f32;
    add(FeatureIndex::Longest, (longest - 2.0).max(0.0) * useful);
    let worth = longest + cards.whites().total() as f32 + public.specials_owned(seat) as f32;
    add(FeatureIndex::HandAtEnd, worth * (1.0 - 0.75 * useful));
}

/// Adds tokens, special cards, goods and palaces, for the visits to come.
fn lasting(public: &Public, seat: Seat, left: f32, features: &mut FeatureVector) {
    let mut add = |index: FeatureIndex, amount: f32| features.add(seat, index as usize, amount);
    let single = public.tokens[seat].iter().filter(|count| **count % 2 == 1).count() as f32;
    add(FeatureIndex::Tokens, single * (left / 5.0).min(1.0));
    for special in Special::ALL {
        // Two tokens are exchanged for the card at the end of the visit.
        let is_exchanged = public.tokens[seat][special.index()] >= 2;
        let owned = public.special[special.index()] == Some(seat);
        let taken = public.all().any(|other| other != seat && public.tokens[other][special.index()] >= 2);
        if is_exchanged || owned && !taken {
            add(FeatureIndex::Specials, special_worth(special, left));
        }
    }
    for good in 0..4 {
        add(
            FeatureIndex::Goods,
            f32::from(public.goods[seat][good]) * tiles_to_come(public, good) / public.seats() as f32,
        );
    }
    add(FeatureIndex::Roads, roads(public, public.own(seat)));
}

/// Returns the expected value of a special card while it is owned.
fn special_worth(special: Special, left: f32) -> f32 {
    match special {
        Special::Points => 0.8 * left,
        Special::Elephant => 0.6 * left,
        Special::Mogul => 0.5 * left,
        Special::Color => 0.35 * left,
    }
}

/// Returns how many province tiles with this good are still to be won after this one.
fn tiles_to_come(public: &Public, good: usize) -> f32 {
    let visits = public.visit + 1..=LAST_VISIT;
    visits.flat_map(tile_goods).filter(|other| other.index() == good).count() as f32
}

/// Returns a score for provinces still to be visited that palaces reach by a road, counted per connected part.
fn roads(public: &Public, own: Cities) -> f32 {
    let mut left = own;
    let mut reached = 0.0;
    while let Some(city) = left.iter().next() {
        let part = city.only().fill(own);
        left = left.without(part);
        let near = part.iter().fold(Cities::EMPTY, |near, city| near.with(city.neighbours()));
        let size = part.provinces().count() as f32;
        for province in near.without(own).provinces() {
            let visit = public.visit_of(province);
            if visit > public.visit {
                // A longer chain gains more from being continued; early visits are more certain.
                reached += (0.5 + 0.5 * size) / (1.0 + 0.08 * f32::from(visit - public.visit));
            }
        }
    }
    reached
}

/// Returns the value of a bonus tile to a seat, future goods included.
fn bonus_worth(public: &Public, seat: Seat, bonus: Bonus) -> f32 {
    match bonus {
        Bonus::Points => 2.0,
        Bonus::Taj => 4.0,
        Bonus::Card => 1.4,
        Bonus::Good(good) => good_worth(public, seat, good),
    }
}

/// Returns the value of a good to a seat, now and later.
fn good_worth(public: &Public, seat: Seat, good: Good) -> f32 {
    let owned = f32::from(public.goods[seat][good.index()]);
    1.0 + owned + 0.8 * tiles_to_come(public, good.index()) / public.seats() as f32
}

/// Returns the best city for one more palace besides `further`, and the value it adds.
fn best_site(
    public: &Public,
    seat: Seat,
    sites: Cities,
    further: Cities,
    crowned: bool,
) -> Option<(City, f32)> {
    let before = if further.is_empty() && !public.placed {
        0
    } else {
        public.chain_with(seat, further).provinces().count()
    };
    let own = public.own(seat).with(further);
    let roads_before = roads(public, own);
    let worth = |city: City| {
        let with = further.with(city.only());
        let chain = public.chain_with(seat, with).provinces().count();
        let bonus = public.bonus_on(city).filter(|_| !crowned).map_or(0.0, |b| bonus_worth(public, seat, b));
        chain as f32 - before as f32 + bonus + 0.3 * (roads(public, own.with(city.only())) - roads_before)
    };
    let all = sites.without(further).iter().map(|city| (city, worth(city)));
    all.max_by(|a, b| a.1.total_cmp(&b.1))
}

/// Returns the total value of the goods on the tile of this visit.
fn tile_worth(public: &Public, seat: Seat) -> f32 {
    tile_goods(public.visit).iter().map(|good| good_worth(public, seat, *good)).sum()
}

/// Returns the value of a person's token: the second one brings the special card, perhaps from its owner.
fn token_worth(public: &Public, seat: Seat, person: usize, left: f32) -> f32 {
    let Some(special) = Special::ALL.get(person).copied() else { return 0.0 };
    if public.tokens[seat][person] % 2 == 1 {
        let owner = public.special[special.index()];
        let own = if owner == Some(seat) { 0.0 } else { special_worth(special, left) + 1.0 };
        own + if owner.is_some_and(|owner| owner != seat) { 0.7 } else { 0.0 }
    } else {
        0.8 * (left / 5.0).min(1.0)
    }
}

/// Returns the palaces and the tile that the withdrawing seat has not used yet.
fn pending(public: &Public, seat: Seat) -> Symbols {
    if public.active == seat && matches!(public.phase, Phase::Place | Phase::CardTile) {
        public.pending
    } else {
        Symbols::NONE
    }
}
