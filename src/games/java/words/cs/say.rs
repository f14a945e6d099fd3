//! Short texts around the island: tray, strip, seat cards, steps of a turn, festivals, final scoring, layers.

use super::noun::{action_points, card, card_count, hexes, points, theme, tile};
use super::{cells, heights};
use crate::games::java::rules::{CARDS_A_TURN, Tile};
use crate::games::java::words::say::{Duty, JavaSays};
use crate::lang::{capital, count_cs, form_cs, list_cs, of_cs};

/// `zbývá 1`, `zbývají 2`, `zbývá 5`.
fn left(n: u8) -> String {
    format!("{} {n}", form_cs(n.into(), "zbývá", "zbývají", "zbývá"))
}

/// Returns the noun for a number.
fn form(n: u8, one: &'static str, few: &'static str, many: &'static str) -> String {
    form_cs(n.into(), one, few, many).into()
}

pub fn words(it: &JavaSays<'_>) -> String {
    match *it {
        JavaSays::Points { left: n, spends: 0 } => {
            format!("{} {}", form_cs(n.into(), "Zbývá", "Zbývají", "Zbývá"), action_points(n.into()))
        }
        JavaSays::Points { left: n, spends } => format!(
            "{} {}, tento krok stojí {spends}",
            form_cs(n.into(), "Zbývá", "Zbývají", "Zbývá"),
            action_points(n.into())
        ),
        JavaSays::Spends { cost, left: n } => {
            format!("stojí {cost}, {} {n}", form_cs(n.into(), "zbude", "zbudou", "zbude"))
        }
        JavaSays::NoLeader => "Nikdo nevede: bez bodů".into(),
        JavaSays::TurnOf(name) => format!("Na tahu je {name}"),
        JavaSays::Festive(name) => format!("{name} pořádá slavnost"),
        JavaSays::Tiles => "Díly".into(),
        JavaSays::Settlements => "Města a vesnice".into(),
        JavaSays::Short(Some(Tile::Three), n) => form(n, "trojdíl", "trojdíly", "trojdílů"),
        JavaSays::Short(Some(Tile::Two), n) => form(n, "dvojdíl", "dvojdíly", "dvojdílů"),
        JavaSays::Short(Some(Tile::Rice), _) => "rýže".into(),
        JavaSays::Short(Some(Tile::Village), n) => form(n, "vesnice", "vesnice", "vesnic"),
        JavaSays::Short(None, _) => "voda".into(),
        JavaSays::TileLeft(Some(kind), n) => format!("{}, {}", capital(tile(kind)), left(n)),
        JavaSays::TileLeft(None, n) => format!("Vodní nádrž, {}", left(n)),
        JavaSays::Figure(n) => form(n, "figurka", "figurky", "figurek"),
        JavaSays::FiguresLeft(n) => format!("Nasadit figurku, {}", left(n)),
        JavaSays::Token(n) => form(n, "žeton", "žetony", "žetonů"),
        JavaSays::TokensLeft(n) => format!("Použít akční žeton, {}", left(n)),
        JavaSays::YourCards => "Vaše slavnostní karty".into(),
        JavaSays::TakeCard => "Vzít kartu".into(),
        JavaSays::FaceUp => "odkrytá".into(),
        JavaSays::FaceUpIs(kind) => format!("Vzít odkrytou kartu: {}", card(kind)),
        JavaSays::Deck(n) => format!("Vzít kartu z balíku, {}", left(n)),
        JavaSays::SeatLine { own, figures, cards } => format!(
            "{} dvojdílných, {} jednodílných, {}, {}, {}",
            own.two,
            own.rice + own.village,
            count_cs(figures.into(), "figurka", "figurky", "figurek"),
            card_count(cards.into()),
            count_cs(own.tokens.into(), "žeton", "žetony", "žetonů"),
        ),
        JavaSays::Turn { shown, of } => format!("{shown}. {} možných", of_cs(of)),
        JavaSays::TurnBack => "Otočit díl zpět".into(),
        JavaSays::TurnTile => "Otočit díl".into(),
        JavaSays::ThisTurn => "Tento tah".into(),
        JavaSays::TakeOut(step) => format!("Vyjmout z tahu: {step}"),
        JavaSays::Stays => "Tento krok už zůstane.".into(),
        JavaSays::Duty(Duty::Open) => "Položte aspoň jeden díl krajiny".into(),
        JavaSays::Duty(Duty::Done) => "Díl krajiny je položen".into(),
        JavaSays::Duty(Duty::Lapsed) => "Krajinu teď není kam položit, povinnost odpadá".into(),
        JavaSays::Duty(Duty::None) => "Poslední tah: krajinu pokládat nemusíte".into(),
        JavaSays::CardsTaken(n) => format!("Vzaté karty: {n} {}", of_cs(CARDS_A_TURN.into())),
        JavaSays::FestivalLast => "Slavnost by ukončila tah".into(),
        JavaSays::PalacesLeft => "Zbývající paláce".into(),
        JavaSays::BuildPalace => "Postavit palác".into(),
        JavaSays::PalaceLeft(value, n) => format!("Palác {value}, {}", left(n)),
        JavaSays::Left(n) => left(n),
        JavaSays::FigureOn(cell) => format!("Figurka na {cell}"),
        JavaSays::TakeOff(cost) => format!("Stáhnout z plánu za {}", action_points(cost.into())),
        JavaSays::Build(value) => format!("Postavit palác {value}: hned {}", points(value.half().into())),
        JavaSays::Expand(value) => format!("Rozšířit na {value}: hned {}", points(value.half().into())),
        JavaSays::FestivalHere => "Uspořádat tu slavnost".into(),
        JavaSays::WhichCards(kind) => {
            format!("Platí {}: pod plánem vyberte karty, které vyložíte.", theme(kind))
        }
        JavaSays::FestivalIn(value) => format!("Slavnost v paláci {value}"),
        JavaSays::Demanded(kind) => format!("Platí: {}", theme(kind)),
        JavaSays::Announced => "pořádá".into(),
        JavaSays::BidsNow => "draží".into(),
        JavaSays::HasPassed => "pas".into(),
        JavaSays::CardsLeft(n) => {
            format!("{} {}", form_cs(n.into(), "zbývá", "zbývají", "zbývá"), card_count(n.into()))
        }
        JavaSays::Then(now) => format!("{now}, pak"),
        JavaSays::AloneAhead => "Ve vedení".into(),
        JavaSays::LevelAtTop => "Při rovnosti".into(),
        JavaSays::Each(n) => format!("každý {n}"),
        JavaSays::AllLost => "Všechny vyložené karty propadnou. Palác pak vyvěsí lampion.".into(),
        JavaSays::Pass => "Pasovat (tuto slavnost už nehraju)".into(),
        JavaSays::Won { names, points: 0 } => format!("O slavnost se dělí {}: bez bodů.", list_cs(names)),
        JavaSays::Won { names: [name], points: n } => format!("{name} získává {}.", points(n.into())),
        JavaSays::Won { names, points: n } => {
            format!("O slavnost se dělí {}: každý získává {}.", list_cs(names), points(n.into()))
        }
        JavaSays::WalkOf(name) => format!("Závěrečné bodování: {name}"),
        JavaSays::CityAt(value, cell) => format!("Město s palácem {value}, {cell}"),
        JavaSays::Place { name, place, figures } => {
            let place = ["bez bodů", "první", "druhé místo, polovina"][usize::from(place.min(2))];
            format!("{name}: ve výšce {} ({place})", heights(figures))
        }
        JavaSays::NoFigure => "žádná figurka".into(),
        JavaSays::NoCity => {
            "Zatím žádné město. Vesnice se stane městem, když v ní někdo postaví palác.".into()
        }
        JavaSays::NoSettlement => "Zatím žádné město ani vesnice.".into(),
        JavaSays::FilledBy => "Města podle toho, kdo vede: palác / pole".into(),
        JavaSays::Led([]) => "nikdo tu nestojí".into(),
        JavaSays::Led([name]) => format!("vede {name}"),
        JavaSays::Led(names) => format!("rovnost: {}", list_cs(names)),
        JavaSays::CityNow { value, at, hexes: count, lead, figures } => {
            let figures = if figures.is_empty() { String::new() } else { format!("; výšky: {figures}") };
            format!("Město s palácem {value} na {at}: {}, {lead}{figures}", hexes(count))
        }
        JavaSays::LayersOf(cell) => format!("Vrstvy na {cell}"),
        JavaSays::Level(n) => format!("{n}.\u{a0}patro"),
        JavaSays::Layer { tile: kind, others: [] } => tile(kind).into(),
        JavaSays::Layer { tile: kind, others } => format!("{} s poli {}", tile(kind), cells(others)),
        JavaSays::Village => "Vesnice".into(),
        JavaSays::Rice => "Rýže".into(),
        JavaSays::BareGround => "Holá zem".into(),
        JavaSays::Unknown => "Díl není známý".into(),
        JavaSays::LargestLake => "Největší nádrž".into(),
        JavaSays::LakeOf { hexes: n, name: Some(name) } => format!("{}, body získává {name}", hexes(n)),
        JavaSays::LakeOf { hexes: n, name: None } => format!("{}, bez bodů", hexes(n)),
        JavaSays::HighestLevel => "Nejvyšší místo".into(),
        JavaSays::CostliestFestival => "Nejdražší slavnost".into(),
        JavaSays::FestivalOf { cards, at } => {
            format!(
                "{} za palác na {at}",
                count_cs(cards, "vyložená karta", "vyložené karty", "vyložených karet")
            )
        }
    }
}
