//! Previews of actions.

use super::super::preview::PreviewFact;
use super::heights;
use super::noun::{action_points, card, hexes, points, symbols};
use crate::games::java::rules::{FigureHeights, Lead, Tile};
use crate::lang::Who;
use crate::lang::{capital, list_en};
use crate::table::Seat;

/// `you` or the name.
fn name(seat: Seat, who: &Who) -> String {
    who.called(seat, "you")
}

fn settlement(city: bool) -> &'static str {
    if city { "city" } else { "village" }
}

pub(in super::super) fn preview(preview: &PreviewFact, who: &Who) -> String {
    match preview {
        PreviewFact::Level { tile: Tile::Rice | Tile::Village, level } => {
            format!("The hex becomes level {level}.")
        }
        PreviewFact::Level { level, .. } => format!("The hexes become level {level}."),
        PreviewFact::Water => "Water covers the hex for good.".into(),
        PreviewFact::Enters { to } => format!("A figure of yours comes to {to}."),
        PreviewFact::Moves { to } => format!("Your figure goes to {to}."),
        PreviewFact::Leaves => "Your figure goes back to your supply.".into(),
        PreviewFact::Palace { value, old: None, size, points: gain } => {
            format!("Palace {value} in a village of {}: {} now.", hexes(*size), points((*gain).into()))
        }
        PreviewFact::Palace { value, old: Some(old), size, points: gain } => format!(
            "Palace {old} becomes {value} in a city of {}: {} now.",
            hexes(*size),
            points((*gain).into())
        ),
        PreviewFact::Costs { cost, over, left } => {
            let over = if *over > 0 { format!(" ({over} for the overhang)") } else { String::new() };
            format!("Costs {}{over}, {left} left.", action_points(usize::from(*cost)))
        }
        PreviewFact::Lake { hexes: n, points: worth, leader, rival } => lake(*n, *worth, leader, rival, who),
        PreviewFact::Split { city, parts } => format!("A {} is split into {parts} parts.", settlement(*city)),
        PreviewFact::Joined { city, count, size } => {
            format!("{count} settlements become one {} of {}.", settlement(*city), hexes(*size))
        }
        PreviewFact::Grows { palace: Some(value), size } => {
            format!("The city of palace {value} then has {}.", hexes(*size))
        }
        PreviewFact::Grows { palace: None, size } => format!("The village then has {}.", hexes(*size)),
        PreviewFact::Lead(lead) => changed(lead, who),
        PreviewFact::Heights { palace, figures } => {
            let figures_of =
                |(seat, list): &(Seat, FigureHeights)| format!("{} {}", name(*seat, who), heights(list));
            let all: Vec<String> = figures.iter().map(figures_of).collect();
            format!("Heights in the city of palace {palace}: {}.", all.join("; "))
        }
        PreviewFact::LastTile => {
            "This is the last three-hex tile: this turn triggers the end of the game.".into()
        }
        PreviewFact::TakesOpen { card: taken } => {
            format!("You take {}. The next card is turned up, and this can't be undone.", card(*taken))
        }
        PreviewFact::TakesDeck => "You draw a card that only you see. This can't be undone.".into(),
        PreviewFact::Token { ap } => {
            format!("You then have {}; the token leaves the game.", action_points((*ap).into()))
        }
        PreviewFact::Festival { total, alone, shared, rivals } => {
            festival(*total, *alone, *shared, rivals, who)
        }
        PreviewFact::Bid { total, rival } => {
            let stand = match rival {
                Some((seat, other)) => format!(" {} has {other}.", who.name(*seat)),
                None => String::new(),
            };
            format!("You then have {}.{stand} Played cards are lost.", symbols(usize::from(*total)))
        }
        PreviewFact::Passes => "You play no more cards in this festival.".into(),
        PreviewFact::EndsTurn { lost: 0 } => "The turn ends.".into(),
        PreviewFact::EndsTurn { lost } => {
            format!("The turn ends, {} lost.", action_points(usize::from(*lost)))
        }
        PreviewFact::Triggers => "This triggers the end of the game.".into(),
        PreviewFact::Final { points: n } => {
            format!("Your final scoring with the board as it is: {}.", points((*n).into()))
        }
        PreviewFact::Luck => "Decided at random.".into(),
    }
}

fn lake(
    count: usize,
    worth: u8,
    leader: &Option<(Seat, FigureHeights)>,
    rival: &Option<(Seat, FigureHeights)>,
    who: &Who,
) -> String {
    let lake = format!("A lake of {} is enclosed", hexes(count));
    match (leader, rival) {
        (Some((seat, list)), None) => {
            format!(
                "{lake}: {} to {}, alone on its shore, heights {}.",
                points(worth.into()),
                name(*seat, who),
                heights(list)
            )
        }
        (Some((seat, list)), Some((other, theirs))) => format!(
            "{lake}: {} to {}, heights {} against {} ({}).",
            points(worth.into()),
            name(*seat, who),
            heights(list),
            heights(theirs),
            name(*other, who),
        ),
        (None, None) => format!("{lake}: no points, nobody is on its shore."),
        (None, Some(_)) => format!("{lake}: no points, the lead is tied."),
    }
}

fn changed(lead: &Lead, who: &Who) -> String {
    let city = format!("the city of {}", lead.palace);
    match (lead.before, lead.after) {
        (_, Some(seat)) if who.is(seat) => capital(&format!("you lead in {city}.")),
        (_, Some(seat)) => format!("{} leads in {city}.", who.name(seat)),
        (_, None) => format!("Nobody leads in {city}."),
    }
}

fn festival(total: u16, alone: u8, shared: u8, rivals: &[Seat], who: &Who) -> String {
    let own = symbols(usize::from(total));
    if rivals.is_empty() {
        return format!("Nobody else takes part: {} for {own}. The turn ends.", points(alone.into()));
    }
    let names: Vec<String> = rivals.iter().map(|seat| who.name(*seat)).collect();
    format!(
        "You begin with {own} against {}. Alone at the top: {}, shared: {shared}. The turn ends.",
        list_en(&names),
        points(alone.into())
    )
}
