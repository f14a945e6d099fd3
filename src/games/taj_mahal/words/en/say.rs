//! Short texts around the map: hand, supply, tallies, the withdrawal line by line, public information.

use super::noun::{bonus, card, cards_count, color, good, palaces, points, prize, province, special, symbol};
use crate::games::taj_mahal::rules::{Award, Symbol};
use crate::games::taj_mahal::words::say::{CellState, Stands, TajSays};
use crate::lang::{capital, count_en, list_en};

pub(in super::super) fn words(it: &TajSays<'_>) -> String {
    match *it {
        TajSays::Visit(visit, at) => format!("Visit {visit} of 12, {}", province(at)),
        TajSays::VisitShort(visit, at) => format!("{visit} of 12, {}", province(at)),
        TajSays::Connected(n) => format!("{n} provinces connected"),
        TajSays::PileOf(n) => format!("{} in the draw pile", cards_count(n as usize)),
        TajSays::Hand(None) => "Your hand".into(),
        TajSays::Hand(Some(hue)) => format!("Your hand: play {}", color(hue)),
        TajSays::NonePlays => "Your hand: none can be played".into(),
        TajSays::Supply(0) => "Supply".into(),
        TajSays::Supply(n) => format!("Supply: {n} if you withdraw"),
        TajSays::SupplyEmpty => "The supply is empty".into(),
        TajSays::Chosen(chosen, of) => format!("Take {}: {chosen} of {of} chosen", cards_count(of as usize)),
        TajSays::Alone => "No second card".into(),
        TajSays::MayAdd => "Add a second card?".into(),
        TajSays::NeedsColored => "Add the coloured card that it goes with.".into(),
        TajSays::NeedsFree(one) => format!("{}; only with the any-colour card", card(one)),
        TajSays::Withdraw => "Withdraw".into(),
        TajSays::Tallies => "Symbols shown, by player".into(),
        TajSays::Symbol(one) => capital(symbol(one)),
        TajSays::Cell { name, count, gain, state } => {
            let gain = if gain > 0 { format!(", {gain} more with the raised cards") } else { String::new() };
            let state = match state {
                CellState::Plain => "",
                CellState::Leads => ", leads alone",
                CellState::Ties => ", tied for the lead",
                CellState::Out => ", doesn't count",
                CellState::Took => ", took the prize",
            };
            format!("{name}: {count}{state}{gain}")
        }
        TajSays::Took => "took".into(),
        TajSays::Niche { symbol: one, state, then } => {
            let state = match state {
                Stands::Nobody => "nobody shows it".into(),
                Stands::Leads { name, count, next } => format!("{name} leads, {count} to {next}"),
                Stands::Level { names: [], count: _ } => "the neutral player is ahead".into(),
                Stands::Level { names: [one], count } => {
                    format!("{one} is tied with the neutral player, {count} each")
                }
                Stands::Level { names, count } => format!("{} are tied, {count} each", list_en(names)),
                Stands::Taken(None) => "taken".into(),
                Stands::Taken(Some(name)) => format!("{name} has taken it"),
            };
            let then = then.map(|(own, others)| {
                format!("; with the raised cards you {own}, the others at most {others}")
            });
            format!("{}: {state}{}", capital(symbol(one)), then.unwrap_or_default())
        }
        TajSays::YouThen(score) => format!("you {score}"),
        TajSays::NoCards => "no cards yet".into(),
        TajSays::WithdrawNow => "If you withdraw now you take".into(),
        TajSays::WithCards => "With these cards you take".into(),
        TajSays::WithFree => "With these cards, the any-colour card among them, you take".into(),
        TajSays::Brought => "You have withdrawn and got".into(),
        TajSays::WinsNothing => "nothing: you have no sole lead".into(),
        TajSays::WithdrawBrief => "Withdraw now:".into(),
        TajSays::CardsBrief => "After these cards:".into(),
        TajSays::Nothing => "nothing".into(),
        TajSays::DigestKey => "You : best opponent".into(),
        TajSays::Digest { symbol: one, own, others } => {
            format!("{}: you {own}, the others at most {others}", symbol(one))
        }
        TajSays::Prize(Symbol::Elephant, visit) => format!("tile {visit}"),
        TajSays::Prize(one, _) => prize(one).into(),
        TajSays::Brings(Symbol::Mogul, _) => "Grand Mogul: crowned palace".into(),
        TajSays::Brings(Symbol::Elephant, visit) => format!("Elephant: province tile {visit}"),
        TajSays::Brings(person, _) => format!("{}: token, palace", capital(symbol(person))),
        TajSays::AtBest(n) => format!("{} at best", points(n.into())),
        TajSays::Together(n) => format!("Together {}", points(n.into())),
        TajSays::ThenPoints(now, then) => format!("{now} now, then {then}"),
        TajSays::Line(Award::Special) => "Special card".into(),
        TajSays::Line(Award::BonusPoints) => "Bonus tile +2".into(),
        TajSays::Line(Award::Taj) => "Taj Mahal".into(),
        TajSays::Line(Award::BonusGood { good: which, .. }) => format!("Bonus tile, {}", good(which)),
        TajSays::Line(Award::Palaces { .. }) => "Palaces and chain".into(),
        TajSays::Line(Award::TileGood { good: which, .. }) => format!("Province tile, {}", good(which)),
        TajSays::Reason(Award::BonusGood { good: which, owned } | Award::TileGood { good: which, owned })
            if owned > 0 =>
        {
            format!("1 point, and {owned} more for the {} you have", good(which))
        }
        TajSays::Reason(Award::Palaces { provinces: 1 }) => "this province alone".into(),
        TajSays::Reason(Award::Palaces { provinces }) => {
            format!("{} connected", count_en(provinces.into(), "province", "provinces"))
        }
        TajSays::Reason(_) => String::new(),
        TajSays::Chain(all) => list_en(&all.iter().map(|one| province(*one).to_string()).collect::<Vec<_>>()),
        TajSays::YouTake => "You take".into(),
        TajSays::PalaceOf(nth, of) => format!("Palace {nth} of {of}"),
        TajSays::EarlierPoints => "Already scored this visit".into(),
        TajSays::PickCity => "Choose a lit city; the number is what it adds.".into(),
        TajSays::WaitsBelow(tile) => format!("Bonus tile ({}): waits below the crown.", bonus(tile)),
        TajSays::DrawsCard => "Bonus tile: draw a card. This can't be undone.".into(),
        TajSays::Yours => "Your goods and tokens".into(),
        TajSays::Holds(n) => format!("{} in hand", cards_count(n as usize)),
        TajSays::Palaces(n) => format!("{} in supply", palaces(n.into())),
        TajSays::Token(person) => format!("token of the {}", symbol(person)),
        TajSays::Goods(which, n) => format!("{} {n}", good(which)),
        TajSays::Special(which) => format!("special card ({})", special(which)),
        TajSays::Out => "has withdrawn".into(),
        TajSays::OutWith([]) => "has withdrawn".into(),
        TajSays::OutWith(took) => {
            let took: Vec<_> = took.iter().map(|one| prize(*one).to_string()).collect();
            format!("has withdrawn and took: {}", list_en(&took))
        }
        TajSays::Score(n) => points(n.into()),
        TajSays::VisitOver(visit, at) => format!("Visit {visit} is over: {}", province(at)),
        TajSays::Exchanged(name, which) => format!(
            "{name}: two tokens of the {} become the special card ({}).",
            symbol(which.person()),
            special(which)
        ),
        TajSays::TileGone => "Nobody won the province tile: it leaves the game.".into(),
        TajSays::NextVisit(visit, at) => format!("Next: visit {visit}, {}.", province(at)),
        TajSays::GainOf(name, n) => format!("{name}: {}", points(n.into())),
        TajSays::OnTable => "On the table".into(),
        TajSays::JustPlayed(name) => format!("{name} has just played"),
        TajSays::HasWithdrawn(names) => match names {
            [one] => format!("{one} has withdrawn."),
            _ => format!("{} have withdrawn.", list_en(names)),
        },
        TajSays::SupplyOpen => "Supply, open to all".into(),
        TajSays::LastVisit(visit, at) => format!("Visit {visit}, {}, brought", province(at)),
        TajSays::Row(name) => format!("{name}'s cards"),
        TajSays::Neutral => "Neutral".into(),
    }
}
