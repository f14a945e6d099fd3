//! The effect of an action, as facts without a language, read from [`Game::preview`].

use crate::games::taj_mahal::rules::{
    Action, Award, Bonus, Cards, City, Counts, Draw, Event, Good, Phase, Province, Public, Special, Symbol,
    Symbols, TajMahal, View, tile_goods,
};
use crate::table::{Game, Preview};

/// A fact of a preview. "The seat" is the one that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PreviewFact {
    /// The symbols of the row after a play.
    Shows {
        counts: Counts,
    },
    /// The prizes of withdrawing then, by the present state.
    WouldWin {
        won: Symbols,
    },
    /// The wild card is played too.
    WithFree,
    /// Points scored at once.
    Points {
        why: Award,
    },
    /// Withdrawing wins these prizes.
    Wins {
        won: Symbols,
    },
    WinsNothing,
    /// This many palaces are placed next.
    Palaces {
        count: u32,
    },
    /// No palace is left for these symbols.
    NoPalace,
    /// The province tile is counted afterwards; `more` if a bonus tile of this province can add to it.
    Tile {
        points: u16,
        more: bool,
    },
    /// A palace is placed in this city, crowned or not.
    Builds {
        city: City,
        crowned: bool,
    },
    /// The bonus tile is taken.
    Takes {
        bonus: Bonus,
    },
    /// The bonus tile stays below the crown.
    Waits {
        bonus: Bonus,
    },
    /// The provinces connected to the present one so far.
    Chain {
        provinces: Vec<Province>,
    },
    /// A hidden card is drawn, so the action cannot be undone.
    Draws {
        why: Draw,
    },
    /// Both piles are empty.
    NothingToDraw,
    /// This many cards of the supply are taken next.
    ThenTakes {
        count: u32,
    },
    /// These cards are taken into the hand; `ends` after the last withdrawal of the visit.
    Cards {
        cards: Cards,
        ends: bool,
    },
    /// It is the last withdrawal of the visit.
    EndsVisit,
    /// A chance event.
    Luck,
    /// A hint to withdraw with these prizes and points.
    Withdraw {
        won: Symbols,
        points: u16,
    },
    /// Prizes that a rival who is still in could take.
    Risks {
        won: Symbols,
    },
    /// This many cards remain in the hand.
    Keeps {
        count: u32,
    },
    /// A hint to play these cards.
    Play {
        cards: Cards,
    },
    /// Prizes in which the seat then leads, and did not before.
    Gains {
        won: Symbols,
    },
    /// Prizes in which the seat then draws level with the leader.
    Levels {
        won: Symbols,
    },
}

/// Returns a hint to withdraw or to play, with one reason; none for other actions, whose previews tell it.
pub(super) fn advice_facts(view: &View, action: &Action) -> Vec<PreviewFact> {
    let public = &*view.public;
    let seat = public.active;
    let won = public.wins(seat);
    match action {
        Action::Withdraw => {
            let points = public.best_prospect(seat, won).points();
            let risked = public.at_risk(seat);
            let fact = PreviewFact::Keeps { count: view.hand_size(seat) };
            let why = if risked.is_empty() { fact } else { PreviewFact::Risks { won: risked } };
            vec![PreviewFact::Withdraw { won, points }, why]
        }
        Action::Play(named) => {
            let after = TajMahal::preview(view, action).after.public;
            let (then, cards) = (after.wins(seat), named.cards());
            let behind = public.prizes.iter().filter(|symbol| !public.shows_most(seat, *symbol));
            let levels: Symbols = behind.filter(|symbol| after.shows_most(seat, *symbol)).collect();
            let why = match then.without(won) {
                gained if !gained.is_empty() => Some(PreviewFact::Gains { won: gained }),
                _ if !levels.is_empty() => Some(PreviewFact::Levels { won: levels }),
                _ => None,
            };
            let why = why.unwrap_or(PreviewFact::WouldWin { won: then });
            vec![PreviewFact::Play { cards }, why]
        }
        _ => Vec::new(),
    }
}

/// Returns the facts about an action of the deciding seat, the most important first.
pub(super) fn preview_facts(view: &View, action: &Action) -> Vec<PreviewFact> {
    let public = &*view.public;
    let foreseen = || TajMahal::preview(view, action);
    match action {
        Action::Play(cards) => {
            let free = cards.iter().any(|card| card.special() == Some(Special::Color));
            free.then_some(PreviewFact::WithFree).into_iter().chain(play(public, foreseen())).collect()
        }
        Action::Withdraw => withdraw(public, foreseen()),
        Action::Place(symbol, city) => place(public, foreseen(), *symbol, *city),
        Action::Take(cards) => {
            vec![PreviewFact::Cards { cards: cards.cards(), ends: public.is_last(public.active) }]
        }
        _ => vec![PreviewFact::Luck],
    }
}

fn play(public: &Public, Preview { after, events }: Preview<TajMahal>) -> Vec<PreviewFact> {
    let seat = public.active;
    let counts = after.public.rows[seat].counts;
    let mut facts = points(&events);
    facts.push(PreviewFact::Shows { counts });
    facts.push(PreviewFact::WouldWin { won: public.wins_with(seat, &counts) });
    facts
}

/// Returns the points of the events, in order.
fn points(events: &[Event]) -> Vec<PreviewFact> {
    let fact_of = |event: &Event| match event {
        Event::Scored { why, .. } => Some(PreviewFact::Points { why: *why }),
        _ => None,
    };
    events.iter().filter_map(fact_of).collect()
}

fn withdraw(public: &Public, Preview { after, events }: Preview<TajMahal>) -> Vec<PreviewFact> {
    let (after, seat) = (&*after.public, public.active);
    let won = public.wins(seat);
    let mut facts = vec![if won.is_empty() { PreviewFact::WinsNothing } else { PreviewFact::Wins { won } }];
    let placing = matches!(after.phase, Phase::Place | Phase::CardTile);
    if events.iter().any(|event| matches!(event, Event::NoPalaceLeft { .. })) {
        facts.push(PreviewFact::NoPalace);
    }
    if placing {
        let count = after.to_place().count().min(after.palaces[seat].into());
        if count > 0 {
            facts.push(PreviewFact::Palaces { count });
        }
    }
    facts.extend(points(&events));
    if placing && after.pending.has(Symbol::Elephant) {
        facts.push(tile(after));
    }
    facts.extend(then(public, after, &events));
    facts
}

/// Returns the points of the province tile with the goods owned now.
fn tile(after: &Public) -> PreviewFact {
    let owned = &after.goods[after.active];
    let goods = tile_goods(after.visit);
    let award = |good: &Good| Award::TileGood { good: *good, owned: owned[good.index()] };
    let points = goods.iter().map(|good| award(good).points()).sum();
    let here = after.province().cities();
    let good_on = |city: City| after.bonus_on(city).and_then(Bonus::good);
    let more = here.iter().filter_map(good_on).any(|good| goods.contains(&good));
    PreviewFact::Tile { points, more }
}

fn place(
    public: &Public,
    Preview { after, events }: Preview<TajMahal>,
    symbol: Symbol,
    city: City,
) -> Vec<PreviewFact> {
    let crowned = symbol == Symbol::Mogul;
    let mut facts = vec![PreviewFact::Builds { city, crowned }];
    match public.bonus_on(city) {
        Some(bonus) if crowned => facts.push(PreviewFact::Waits { bonus }),
        // The line of their points names these tiles.
        Some(Bonus::Points | Bonus::Taj) | None => {}
        Some(bonus) => facts.push(PreviewFact::Takes { bonus }),
    }
    let gains = points(&events);
    let counted = gains.iter().any(|fact| matches!(fact, PreviewFact::Points { why: Award::Palaces { .. } }));
    facts.extend(gains);
    if !counted {
        let provinces = public.chain_with(public.active, city.only()).provinces().collect();
        facts.push(PreviewFact::Chain { provinces });
    }
    if events.iter().any(|event| matches!(event, Event::NoPalaceLeft { .. })) {
        facts.push(PreviewFact::NoPalace);
    }
    facts.extend(then(public, &after.public, &events));
    facts
}

/// Returns the consequences that need no decision.
fn then(public: &Public, after: &Public, events: &[Event]) -> Vec<PreviewFact> {
    let mut facts = Vec::new();
    if events.iter().any(|event| matches!(event, Event::NothingToDraw { .. })) {
        facts.push(PreviewFact::NothingToDraw);
    }
    match after.phase {
        Phase::CardTile => facts.push(PreviewFact::Draws { why: Draw::Tile }),
        Phase::FreeCard => facts.push(PreviewFact::Draws { why: Draw::Free }),
        Phase::Take => facts.push(PreviewFact::ThenTakes { count: after.take_count() }),
        _ if after.visit != public.visit || after.phase == Phase::Over => facts.push(PreviewFact::EndsVisit),
        _ => {}
    }
    facts
}
