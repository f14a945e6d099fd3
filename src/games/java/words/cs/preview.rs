//! Previews of actions.

use super::super::preview::PreviewFact;
use super::heights;
use super::noun::{action_points, card, hexes, of_hexes, points, symbols};
use crate::games::java::rules::{FigureHeights, Lead, Tile};
use crate::lang::Who;
use crate::lang::{form_cs, list_cs};
use crate::table::Seat;

/// `vy` or the name.
fn name(seat: Seat, who: &Who) -> String {
    who.called(seat, "vy")
}

fn settlement(city: bool) -> &'static str {
    if city { "město" } else { "vesnice" }
}

pub(in super::super) fn preview(preview: &PreviewFact, who: &Who) -> String {
    match preview {
        PreviewFact::Level { tile: Tile::Rice | Tile::Village, level } => {
            format!("Pole bude v patře {level}.")
        }
        PreviewFact::Level { level, .. } => format!("Pole budou v patře {level}."),
        PreviewFact::Water => "Pole navždy zakryje voda.".into(),
        PreviewFact::Enters { to } => format!("Na {to} nasadíte figurku."),
        PreviewFact::Moves { to } => format!("Vaše figurka přejde na {to}."),
        PreviewFact::Leaves => "Figurka se vrátí do vaší zásoby.".into(),
        PreviewFact::Palace { value, old: None, size, points: gain } => {
            format!("Palác {value} ve vesnici {}: hned získáte {}.", of_hexes(*size), points((*gain).into()))
        }
        PreviewFact::Palace { value, old: Some(old), size, points: gain } => format!(
            "Palác {old} se rozšíří na {value}, město má velikost {size}: hned získáte {}.",
            points((*gain).into())
        ),
        PreviewFact::Costs { cost, over, left } => {
            let over = if *over > 0 { format!(" ({over} za přesah)") } else { String::new() };
            let verb = form_cs((*left).into(), "zbude", "zbudou", "zbude");
            format!("Stojí {}{over}, {verb} {left}.", action_points(usize::from(*cost)))
        }
        PreviewFact::Lake { hexes, points: worth, leader, rival } => lake(*hexes, *worth, leader, rival, who),
        PreviewFact::Split { city, parts } => {
            let kind = if *city { "Město" } else { "Vesnice" };
            format!("{kind} se rozdělí, částí bude {parts}.")
        }
        PreviewFact::Joined { city, count, size } => {
            format!("Spojí se {}: vznikne {} {}.", joined(*count), settlement(*city), of_hexes(*size))
        }
        PreviewFact::Grows { palace: Some(value), size } => {
            format!("Město s palácem {value} bude mít {}.", hexes(*size))
        }
        PreviewFact::Grows { palace: None, size } => format!("Vesnice bude mít {}.", hexes(*size)),
        PreviewFact::Lead(lead) => changed(lead, who),
        PreviewFact::Heights { palace, figures } => {
            let figures_of =
                |(seat, list): &(Seat, FigureHeights)| format!("{} {}", name(*seat, who), heights(list));
            let all: Vec<String> = figures.iter().map(figures_of).collect();
            format!("Výšky ve městě s palácem {palace}: {}.", all.join("; "))
        }
        PreviewFact::LastTile => "Je to poslední trojdílné území: konec tohoto tahu spustí závěr hry.".into(),
        PreviewFact::TakesOpen { card: taken } => {
            format!("Berete si kartu {}. Odkryje se další a vrátit to nepůjde.", card(*taken))
        }
        PreviewFact::TakesDeck => "Kartu z balíku uvidíte jen vy. Vrátit to nepůjde.".into(),
        PreviewFact::Token { ap } => {
            format!("Budete mít {}, žeton odejde ze hry.", action_points((*ap).into()))
        }
        PreviewFact::Festival { total, alone, shared, rivals } => {
            festival(*total, *alone, *shared, rivals, who)
        }
        PreviewFact::Bid { total, rival } => {
            let stand = match rival {
                Some((seat, other)) => format!(" {} má {other}.", who.name(*seat)),
                None => String::new(),
            };
            format!("Budete mít {}.{stand} Vyložené karty propadnou.", symbols(usize::from(*total)))
        }
        PreviewFact::Passes => "V této slavnosti už nevyložíte žádnou kartu.".into(),
        PreviewFact::EndsTurn { lost: 0 } => "Tah skončí.".into(),
        PreviewFact::EndsTurn { lost } => {
            let verb = form_cs((*lost).into(), "propadne", "propadnou", "propadne");
            format!("Tah skončí, {verb} {}.", action_points(usize::from(*lost)))
        }
        PreviewFact::Triggers => "Tím se spustí závěr hry.".into(),
        PreviewFact::Final { points: n } => {
            format!("Vaše závěrečné bodování podle plánu: {}.", points((*n).into()))
        }
        PreviewFact::Luck => "Rozhodne los.".into(),
    }
}

/// `2 osídlená území`, `5 osídlených území`.
fn joined(count: usize) -> String {
    format!("{count} {}", form_cs(count, "osídlené území", "osídlená území", "osídlených území"))
}

fn lake(
    count: usize,
    worth: u8,
    leader: &Option<(Seat, FigureHeights)>,
    rival: &Option<(Seat, FigureHeights)>,
    who: &Who,
) -> String {
    let lake = format!("Nádrž {} bude obklopená", of_hexes(count));
    let gain = |seat: Seat| match who.is(seat) {
        true => format!("získáte {}", points(worth.into())),
        false => format!("{} získá {}", who.name(seat), points(worth.into())),
    };
    match (leader, rival) {
        (Some((seat, list)), None) => {
            format!("{lake}: {}, na břehu není nikdo jiný (ve výšce {}).", gain(*seat), heights(list))
        }
        (Some((seat, list)), Some((other, theirs))) => format!(
            "{lake}: {}, ve výšce {} proti {} ({}).",
            gain(*seat),
            heights(list),
            heights(theirs),
            name(*other, who),
        ),
        (None, None) => format!("{lake}: bez bodů, na břehu nikdo nestojí."),
        (None, Some(_)) => format!("{lake}: bez bodů, nejlepší jsou si rovni."),
    }
}

fn changed(lead: &Lead, who: &Who) -> String {
    let city = format!("městě s palácem na {}", lead.palace);
    match (lead.before, lead.after) {
        (_, Some(seat)) if who.is(seat) => format!("Ve {city} budete nejvýš vy."),
        (_, Some(seat)) => format!("Ve {city} bude nejvýš {}.", who.name(seat)),
        (_, None) => format!("Ve {city} nebude nejvýš žádný hráč sám."),
    }
}

fn festival(total: u16, alone: u8, shared: u8, rivals: &[Seat], who: &Who) -> String {
    let own = symbols(usize::from(total));
    if rivals.is_empty() {
        return format!("Nikdo další se nezúčastní: za {own} získáte {}. Tah skončí.", points(alone.into()));
    }
    let names: Vec<String> = rivals.iter().map(|seat| who.name(*seat)).collect();
    format!(
        "Začínáte s hodnotou {total}, soupeři: {}. Budete-li ve vedení jen vy, získáte {}, při rovnosti každý {shared}. Tah skončí.",
        list_cs(&names),
        points(alone.into())
    )
}
