//! Short texts around the island: tray, strip, seat cards, steps of a turn, festivals, final scoring, layers.

use super::noun::{action_points, card_count, hexes, points, theme, tile};
use super::{cells, heights};
use crate::games::java::rules::{CARDS_A_TURN, Tile};
use crate::games::java::words::say::{Duty, JavaSays};
use crate::lang::{capital, count_en, list_en};

/// Returns the noun for a number.
fn form(n: u8, one: &str, many: &str) -> String {
    if n == 1 { one } else { many }.into()
}

pub fn words(it: &JavaSays<'_>) -> String {
    match *it {
        JavaSays::Points { left, spends: 0 } => format!("{} left", action_points(left.into())),
        JavaSays::Points { left, spends } => {
            format!("{} left, this step costs {spends}", action_points(left.into()))
        }
        JavaSays::Spends { cost, left } => format!("costs {cost}, leaves {left}"),
        JavaSays::NoLeader => "Nobody leads: no points".into(),
        JavaSays::TurnOf(name) => format!("{name}'s turn"),
        JavaSays::Festive(name) => format!("{name} holds a festival"),
        JavaSays::Tiles => "Tiles".into(),
        JavaSays::Settlements => "Cities and villages".into(),
        JavaSays::Short(Some(Tile::Three), n) => form(n, "3-hex", "3-hex"),
        JavaSays::Short(Some(Tile::Two), n) => form(n, "2-hex", "2-hex"),
        JavaSays::Short(Some(Tile::Rice), _) => "rice".into(),
        JavaSays::Short(Some(Tile::Village), n) => form(n, "village", "villages"),
        JavaSays::Short(None, _) => "water".into(),
        JavaSays::TileLeft(Some(kind), n) => format!("{}, {n} left", capital(tile(kind))),
        JavaSays::TileLeft(None, n) => format!("Water, {n} left"),
        JavaSays::Figure(n) => form(n, "figure", "figures"),
        JavaSays::FiguresLeft(n) => format!("Bring in a figure, {n} left"),
        JavaSays::Token(n) => form(n, "token", "tokens"),
        JavaSays::TokensLeft(n) => format!("Use an action token, {n} left"),
        JavaSays::YourCards => "Your festival cards".into(),
        JavaSays::TakeCard => "Take a card".into(),
        JavaSays::FaceUp => "face up".into(),
        JavaSays::FaceUpIs(card) => format!("Take the face-up card: {}", super::noun::card(card)),
        JavaSays::Deck(n) => format!("Draw from the deck, {} left", card_count(n.into())),
        JavaSays::SeatLine { own, figures, cards } => format!(
            "{} two-hex, {} one-hex, {}, {}, {}",
            own.two,
            own.rice + own.village,
            count_en(figures.into(), "figure", "figures"),
            card_count(cards.into()),
            count_en(own.tokens.into(), "token", "tokens"),
        ),
        JavaSays::Turn { shown, of } => format!("{shown} of {of} that fit"),
        JavaSays::TurnBack => "Turn the tile back".into(),
        JavaSays::TurnTile => "Turn the tile".into(),
        JavaSays::ThisTurn => "This turn".into(),
        JavaSays::TakeOut(step) => format!("Take out: {step}"),
        JavaSays::Stays => "This step can't be taken out.".into(),
        JavaSays::Duty(Duty::Open) => "Place at least one land tile".into(),
        JavaSays::Duty(Duty::Done) => "Land is placed".into(),
        JavaSays::Duty(Duty::Lapsed) => "No land possible: not required".into(),
        JavaSays::Duty(Duty::None) => "Last turn: land not required".into(),
        JavaSays::CardsTaken(n) => format!("Cards taken: {n} of {CARDS_A_TURN}"),
        JavaSays::FestivalLast => "A festival would end the turn".into(),
        JavaSays::PalacesLeft => "Palaces left".into(),
        JavaSays::BuildPalace => "Build a palace".into(),
        JavaSays::PalaceLeft(value, n) => format!("Palace {value}, {n} left"),
        JavaSays::Left(n) => format!("{n} left"),
        JavaSays::FigureOn(cell) => format!("Figure on {cell}"),
        JavaSays::TakeOff(cost) => format!("Take it off the board for {}", action_points(cost.into())),
        JavaSays::Build(value) => format!("Build palace {value}: {} now", points(value.half().into())),
        JavaSays::Expand(value) => format!("Expand to {value}: {} now", points(value.half().into())),
        JavaSays::FestivalHere => "Hold a festival here".into(),
        JavaSays::WhichCards(kind) => {
            format!("{} count. Choose the cards to play, below the board.", theme(kind))
        }
        JavaSays::FestivalIn(value) => format!("Festival at palace {value}"),
        JavaSays::Demanded(card) => format!("Counts: {}", theme(card)),
        JavaSays::Announced => "announced".into(),
        JavaSays::BidsNow => "bids now".into(),
        JavaSays::HasPassed => "passed".into(),
        JavaSays::CardsLeft(n) => format!("{} left", card_count(n.into())),
        JavaSays::Then(now) => format!("{now}, then"),
        JavaSays::AloneAhead => "In the lead".into(),
        JavaSays::LevelAtTop => "Tied for the lead".into(),
        JavaSays::Each(n) => format!("{n} each"),
        JavaSays::AllLost => "All played cards are lost. Then the palace shows its lantern.".into(),
        JavaSays::Pass => "Pass: out of this festival".into(),
        JavaSays::Won { names, points: 0 } => format!("{} share the festival: no points.", list_en(names)),
        JavaSays::Won { names: [name], points: n } => format!("{name} gets {}.", points(n.into())),
        JavaSays::Won { names, points: n } => format!("{} get {} each.", list_en(names), points(n.into())),
        JavaSays::WalkOf(name) => format!("Final scoring: {name}"),
        JavaSays::CityAt(value, cell) => format!("City of palace {value}, {cell}"),
        JavaSays::Place { name, place, figures } => {
            let place = ["no prize", "first", "second, half"][usize::from(place.min(2))];
            format!("{name}: heights {} ({place})", heights(figures))
        }
        JavaSays::NoFigure => "no figure".into(),
        JavaSays::NoCity => "No city yet. A palace turns a village into a city.".into(),
        JavaSays::NoSettlement => "No city or village yet.".into(),
        JavaSays::FilledBy => "Cities by leader: palace / hexes".into(),
        JavaSays::Led([]) => "nobody there".into(),
        JavaSays::Led([name]) => format!("{name} leads"),
        JavaSays::Led(names) => format!("{} are tied", list_en(names)),
        JavaSays::CityNow { value, at, hexes: count, lead, figures } => {
            let figures = if figures.is_empty() { String::new() } else { format!("; heights: {figures}") };
            format!("City of palace {value} at {at}: {}, {lead}{figures}", hexes(count))
        }
        JavaSays::LayersOf(cell) => format!("Layers of {cell}"),
        JavaSays::Level(n) => format!("Level {n}"),
        JavaSays::Layer { tile: kind, others: [] } => tile(kind).into(),
        JavaSays::Layer { tile: kind, others } => format!("{} with {}", tile(kind), cells(others)),
        JavaSays::Village => "Village".into(),
        JavaSays::Rice => "Rice".into(),
        JavaSays::BareGround => "Bare ground".into(),
        JavaSays::Unknown => "Its tile isn't known".into(),
        JavaSays::LargestLake => "Largest lake".into(),
        JavaSays::LakeOf { hexes: n, name: Some(name) } => format!("{}, scored by {name}", hexes(n)),
        JavaSays::LakeOf { hexes: n, name: None } => format!("{}, scored by nobody", hexes(n)),
        JavaSays::HighestLevel => "Highest ground".into(),
        JavaSays::CostliestFestival => "Costliest festival".into(),
        JavaSays::FestivalOf { cards, at } => format!("{} played for the palace on {at}", card_count(cards)),
    }
}
