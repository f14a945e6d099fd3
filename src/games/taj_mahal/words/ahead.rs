//! What an action will do, as facts without a language. The rules carry it out on what is public
//! ([`View::foresee`]), so that what is promised is what then happens.

use crate::games::taj_mahal::rules::{
    Action, Award, Bonus, Cards, City, Counts, Draw, Event, Phase, Province, Public, Special, Symbol,
    Symbols, View, tile_goods,
};

/// One thing to say of the future. "The seat" is the one that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ahead {
    /// What the row shows after a play.
    Shows {
        counts: Counts,
    },
    /// What withdrawing would bring then, as things are now.
    WouldWin {
        won: Symbols,
    },
    /// The card of any colour is played too.
    WithFree,
    /// Points that come at once.
    Points {
        why: Award,
    },
    /// Withdrawing wins these prizes.
    Wins {
        won: Symbols,
    },
    WinsNothing,
    /// So many palaces are placed next.
    Palaces {
        count: u32,
    },
    /// No palace is left for these symbols.
    NoPalace,
    /// The province tile is counted afterwards; `more` if a bonus tile of this province may add to it.
    Tile {
        points: u16,
        more: bool,
    },
    /// A palace comes to this city, crowned or not.
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
    /// The provinces that are joined to the present one so far.
    Chain {
        provinces: Vec<Province>,
    },
    /// A card is drawn that nobody else sees: what was done cannot be undone then.
    Draws {
        why: Draw,
    },
    /// Both piles are empty.
    NothingToDraw,
    /// So many cards of the supply may be taken next.
    ThenTakes {
        count: u32,
    },
    /// These cards come into the hand; `ends` if it is the last withdrawal of the visit.
    Cards {
        cards: Cards,
        ends: bool,
    },
    /// It is the last withdrawal of the visit.
    EndsVisit,
    /// Luck has its way.
    Luck,
}

/// What `action` of the deciding seat will do, the important first.
pub(super) fn foresee(view: &View, action: &Action) -> Vec<Ahead> {
    let public = &*view.public;
    let foreseen = || view.foresee(action);
    match action {
        Action::Play(cards) => {
            let free = cards.iter().any(|card| card.special() == Some(Special::Color));
            free.then_some(Ahead::WithFree).into_iter().chain(play(public, foreseen())).collect()
        }
        Action::Withdraw => withdraw(public, foreseen()),
        Action::Place(symbol, city) => place(public, foreseen(), *symbol, *city),
        Action::Take(cards) => {
            vec![Ahead::Cards { cards: cards.cards(), ends: public.alone(public.active) }]
        }
        _ => vec![Ahead::Luck],
    }
}

fn play(public: &Public, (after, events): (Public, Vec<Event>)) -> Vec<Ahead> {
    let seat = public.active;
    let counts = after.rows[seat].counts;
    let mut ahead = points(&events);
    ahead.push(Ahead::Shows { counts });
    ahead.push(Ahead::WouldWin { won: public.wins_with(seat, &counts) });
    ahead
}

/// Points told, in order.
fn points(events: &[Event]) -> Vec<Ahead> {
    let told = |event: &Event| match event {
        Event::Scored { why, .. } => Some(Ahead::Points { why: *why }),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

fn withdraw(public: &Public, (after, events): (Public, Vec<Event>)) -> Vec<Ahead> {
    let seat = public.active;
    let won = public.wins(seat);
    let mut ahead = vec![if won.is_empty() { Ahead::WinsNothing } else { Ahead::Wins { won } }];
    let placing = matches!(after.phase, Phase::Place | Phase::CardTile);
    if events.iter().any(|event| matches!(event, Event::NoPalaceLeft { .. })) {
        ahead.push(Ahead::NoPalace);
    }
    if placing {
        let count = after.to_place().count().min(after.palaces[seat].into());
        if count > 0 {
            ahead.push(Ahead::Palaces { count });
        }
    }
    ahead.extend(points(&events));
    if placing && after.pending.has(Symbol::Elephant) {
        ahead.push(tile(&after));
    }
    ahead.extend(then(public, &after, &events));
    ahead
}

/// What the province tile is worth with the goods owned now.
fn tile(after: &Public) -> Ahead {
    let owned = &after.goods[after.active];
    let goods = tile_goods(after.visit);
    let points = goods.iter().map(|good| 1 + u16::from(owned[good.index()])).sum();
    let here = after.province().cities();
    let lies = |city: City| after.bonus_on(city).and_then(Bonus::good);
    let more = here.iter().filter_map(lies).any(|good| goods.contains(&good));
    Ahead::Tile { points, more }
}

fn place(public: &Public, (after, events): (Public, Vec<Event>), symbol: Symbol, city: City) -> Vec<Ahead> {
    let crowned = symbol == Symbol::Mogul;
    let mut ahead = vec![Ahead::Builds { city, crowned }];
    match public.bonus_on(city) {
        Some(bonus) if crowned => ahead.push(Ahead::Waits { bonus }),
        Some(bonus) => ahead.push(Ahead::Takes { bonus }),
        None => {}
    }
    let told = points(&events);
    let counted = told.iter().any(|fact| matches!(fact, Ahead::Points { why: Award::Palaces { .. } }));
    ahead.extend(told);
    if !counted {
        let provinces = public.chain_with(public.active, city.only()).provinces().collect();
        ahead.push(Ahead::Chain { provinces });
    }
    if events.iter().any(|event| matches!(event, Event::NoPalaceLeft { .. })) {
        ahead.push(Ahead::NoPalace);
    }
    ahead.extend(then(public, &after, &events));
    ahead
}

/// What follows without being asked.
fn then(public: &Public, after: &Public, events: &[Event]) -> Vec<Ahead> {
    let mut ahead = Vec::new();
    if events.iter().any(|event| matches!(event, Event::NothingToDraw { .. })) {
        ahead.push(Ahead::NothingToDraw);
    }
    match after.phase {
        Phase::CardTile => ahead.push(Ahead::Draws { why: Draw::Tile }),
        Phase::FreeCard => ahead.push(Ahead::Draws { why: Draw::Free }),
        Phase::Take => ahead.push(Ahead::ThenTakes { count: after.takes() }),
        _ if after.visit != public.visit || after.phase == Phase::Over => ahead.push(Ahead::EndsVisit),
        _ => {}
    }
    ahead
}
