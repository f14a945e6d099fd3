//! Short texts around the map: hand, supply, tallies, the withdrawal line by line, public information.

use super::noun::{
    bonus, card, cards_count, cards_count_acc, color_acc, good, good_which, palaces, person, points, prize,
    prize_acc, province, special, symbol,
};
use crate::games::taj_mahal::rules::{Award, Symbol};
use crate::games::taj_mahal::words::say::{CellState, Stands, TajSays};
use crate::lang::{capital, count_cs, form_cs, list_cs, of_cs};

pub(in super::super) fn words(it: &TajSays<'_>) -> String {
    match *it {
        TajSays::Visit(visit, at) => format!("{visit}.\u{a0}etapa {}, {}", of_cs(12), province(at)),
        TajSays::VisitShort(visit, at) => format!("{visit} {}, {}", of_cs(12), province(at)),
        TajSays::Connected(n) => {
            count_cs(n.into(), "propojená provincie", "propojené provincie", "propojených provincií")
        }
        TajSays::PileOf(n) => format!("v lízacím balíčku {}", cards_count(n as usize)),
        TajSays::Hand(None) => "Vaše karty".into(),
        TajSays::Hand(Some(hue)) => format!("Vaše karty: hrajete {}", color_acc(hue)),
        TajSays::NonePlays => "Vaše karty: žádnou nelze zahrát".into(),
        TajSays::Supply(0) => "Nabídka".into(),
        TajSays::Supply(n) => format!("Nabídka: {n} po odstoupení"),
        TajSays::SupplyEmpty => "Nabídka je prázdná".into(),
        TajSays::Chosen(chosen, of) => {
            let verb = form_cs(chosen, "vybrána", "vybrány", "vybráno");
            format!("Vezměte {}: {verb} {chosen} {}", cards_count_acc(of as usize), of_cs(of as usize))
        }
        TajSays::Alone => "Bez druhé karty".into(),
        TajSays::MayAdd => "Přidat druhou kartu?".into(),
        TajSays::NeedsColored => "Přidejte barevnou kartu, ke které patří.".into(),
        TajSays::NeedsFree(one) => format!("{}; jen s kartou libovolné barvy", card(one)),
        TajSays::Withdraw => "Odstoupit".into(),
        TajSays::Tallies => "Vyložené symboly podle hráčů".into(),
        TajSays::Symbol(one) => capital(symbol(one)),
        TajSays::Cell { name, count, gain, state } => {
            let gain = if gain > 0 { format!(", s vybranými kartami o {gain} víc") } else { String::new() };
            let state = match state {
                CellState::Plain => "",
                CellState::Leads => ", převaha",
                CellState::Ties => ", shoda",
                CellState::Out => ", nepočítá se",
                CellState::Took => ", bere odměnu",
            };
            format!("{name}: {count}{state}{gain}")
        }
        TajSays::Took => "má".into(),
        TajSays::Niche { symbol: one, state, then } => {
            let state = match state {
                Stands::Nobody => "nikdo ho nevyložil".into(),
                Stands::Leads { name, count, next } => format!("převahu má {name}, {count} ku {next}"),
                Stands::Level { names: [], count: _ } => "převahu má neutrální hráč".into(),
                Stands::Level { names: [one], count } => {
                    format!("shoda s neutrálním hráčem, {one} má také {count}")
                }
                Stands::Level { names, count } => format!("shoda po {count}: {}", list_cs(names)),
                Stands::Taken(None) => "odměna je pryč".into(),
                Stands::Taken(Some(name)) => format!("odměnu má {name}"),
            };
            let then =
                then.map(|(own, others)| format!("; s vybranými kartami vy {own}, ostatní nejvýš {others}"));
            format!("{}: {state}{}", capital(symbol(one)), then.unwrap_or_default())
        }
        TajSays::YouThen(score) => format!("vy {score}"),
        TajSays::NoCards => "zatím bez karet".into(),
        TajSays::WithdrawNow => "Když teď odstoupíte, získáte".into(),
        TajSays::WithCards => "S těmito kartami získáte".into(),
        TajSays::WithFree => "S těmito kartami včetně karty libovolné barvy získáte".into(),
        TajSays::Brought => "Odstoupili jste a\u{a0}získali".into(),
        TajSays::WinsNothing => "nic: v ničem nemáte převahu".into(),
        TajSays::WithdrawBrief => "Odstoupení teď:".into(),
        TajSays::CardsBrief => "S těmito kartami:".into(),
        TajSays::Nothing => "nic".into(),
        TajSays::DigestKey => "Vy : nejvíc z ostatních".into(),
        TajSays::Digest { symbol: one, own, others } => {
            format!("{}: vy {own}, ostatní nejvýš {others}", symbol(one))
        }
        TajSays::Prize(Symbol::Elephant, visit) => format!("kartičku {visit}"),
        TajSays::Prize(one, _) => prize_acc(one).into(),
        TajSays::Brings(Symbol::Mogul, _) => "Velký mogul: palác s korunkou".into(),
        TajSays::Brings(Symbol::Elephant, visit) => format!("Slon: kartička provincie {visit}"),
        TajSays::Brings(one, _) => format!("{}: žeton, palác", capital(symbol(one))),
        TajSays::AtBest(n) => format!("nejvýš {}", points(n.into())),
        TajSays::Together(n) => format!("Celkem {}", points(n.into())),
        TajSays::ThenPoints(now, then) => format!("teď {now}, pak {then}"),
        TajSays::Line(Award::Special) => "Speciální karta".into(),
        TajSays::Line(Award::BonusPoints) => "Bonusový žeton +2".into(),
        TajSays::Line(Award::Taj) => "Taj Mahal".into(),
        TajSays::Line(Award::BonusGood { good: which, .. }) => format!("Bonusový žeton, {}", good(which)),
        TajSays::Line(Award::Palaces { .. }) => "Paláce a propojení".into(),
        TajSays::Line(Award::TileGood { good: which, .. }) => format!("Kartička provincie, {}", good(which)),
        TajSays::Reason(Award::BonusGood { good: which, owned } | Award::TileGood { good: which, owned })
            if owned > 0 =>
        {
            let more = form_cs(owned.into(), "další", "další", "dalších");
            format!("1 bod a {owned} {more} za {} už máte", good_which(which))
        }
        TajSays::Reason(Award::Palaces { provinces: 1 }) => "jen tato provincie".into(),
        TajSays::Reason(Award::Palaces { provinces }) => {
            let n = provinces.into();
            count_cs(n, "propojená provincie", "propojené provincie", "propojených provincií")
        }
        TajSays::Reason(_) => String::new(),
        TajSays::Chain(all) => list_cs(&all.iter().map(|one| province(*one).to_string()).collect::<Vec<_>>()),
        TajSays::YouTake => "Získáváte".into(),
        TajSays::PalaceOf(nth, of) => format!("{nth}.\u{a0}palác {}", of_cs(of as usize)),
        TajSays::EarlierPoints => "Už připsáno v této etapě".into(),
        TajSays::PickCity => "Vyberte rozsvícené město; číslo říká, kolik přidá.".into(),
        TajSays::WaitsBelow(tile) => format!("Bonusový žeton ({}) počká pod korunkou.", bonus(tile)),
        TajSays::DrawsCard => "Bonusový žeton: líznete kartu a pak už se vrátit nelze.".into(),
        TajSays::Yours => "Vaše zboží a žetony".into(),
        TajSays::Holds(n) => format!("v ruce {}", cards_count(n as usize)),
        TajSays::Palaces(n) => format!("v zásobě {}", palaces(n.into())),
        TajSays::Token(one) => format!("žeton {}", person(one).of),
        TajSays::Goods(which, n) => format!("{n}× {}", good(which)),
        TajSays::Special(which) => format!("speciální karta ({})", special(which)),
        TajSays::Out | TajSays::OutWith([]) => "odstoupeno".into(),
        TajSays::OutWith(took) => {
            let took: Vec<_> = took.iter().map(|one| prize(*one).to_string()).collect();
            format!("odstoupeno, zisk: {}", list_cs(&took))
        }
        TajSays::Score(n) => points(n.into()),
        TajSays::VisitOver(visit, at) => format!("{visit}.\u{a0}etapa skončila: {}", province(at)),
        TajSays::Exchanged(name, which) => format!(
            "{name}: za dva žetony {} přichází speciální karta ({}).",
            person(which.person()).of,
            special(which)
        ),
        TajSays::TileGone => "Kartičku provincie nikdo nezískal, odchází ze hry.".into(),
        TajSays::NextVisit(visit, at) => format!("Následuje {visit}.\u{a0}etapa, {}.", province(at)),
        TajSays::GainOf(name, n) => format!("{name}: {}", points(n.into())),
        TajSays::OnTable => "Na stole".into(),
        TajSays::JustPlayed(name) => format!("Právě vyložené karty: {name}"),
        TajSays::HasWithdrawn(names) => format!("Odstoupení: {}.", list_cs(names)),
        TajSays::SupplyOpen => "Nabídka, vidí ji všichni".into(),
        TajSays::LastVisit(visit, at) => format!("{visit}.\u{a0}etapa, {}, přinesla", province(at)),
        TajSays::Row(name) => format!("Vyložené karty: {name}"),
        TajSays::Neutral => "Neutrální".into(),
    }
}
