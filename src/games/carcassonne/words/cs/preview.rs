//! Previews of actions.

use super::super::preview::{PreviewFact, alike};
use super::noun::{
    cities, figure, floors, land, lands, lands_nom, points, posture, posture_forms, tiles, tiles_acc,
};
use super::{award, names, owned};
use crate::games::carcassonne::rules::{Fate, Part};
use crate::lang::Who;
use crate::lang::{capital, count_cs, form_cs, list_cs, of_cs};
use crate::table::Seat;

/// More figures in reach than this are counted, not named.
const NAMED: usize = 3;

pub(in super::super) fn preview(preview: &PreviewFact, who: &Who) -> String {
    match preview {
        PreviewFact::Completes { part: Part::Monastery, points, holders, .. } => {
            format!("Dokončí klášter: {}.", award(*points, holders, who))
        }
        PreviewFact::Completes { part, tiles: count, points, holders } => {
            format!("Dokončí {} ({}): {}.", land(*part).acc, tiles(*count), award(*points, holders, who))
        }
        PreviewFact::Offers { part: done, tiles: count, points: worth } => {
            let it = if *done == Part::Road { "na ni" } else { "do něj" };
            let size = if *done == Part::Monastery { String::new() } else { format!(" ({})", tiles(*count)) };
            let (what, figure) = (
                format!("{}{size}", land(*done).acc),
                format!("{it} postavíte {}", posture_forms(*done).acc),
            );
            format!("Dokončí {what}: {}, když {figure}.", points((*worth).into()))
        }
        PreviewFact::Free(free) => {
            let free: Vec<String> = free.iter().map(|(free, count)| lands_nom(*free, *count)).collect();
            format!("Pro družiníka volné: {}.", list_cs(&free))
        }
        PreviewFact::CompletesMany { count, shares } => many(*count, shares, who),
        PreviewFact::Joins { part, count, tiles: size, after, before } => {
            let old_place = match before.as_deref() {
                None => String::new(),
                Some([]) => " (dosud: nikdo)".into(),
                Some(seats) => format!(" (dosud: {})", names(seats, who)),
            };
            format!(
                "Spojí {} ({}), převaha: {}{old_place}.",
                lands(*part, *count),
                tiles(*size),
                names(after, who)
            )
        }
        PreviewFact::Grows { part, count, inside } => {
            let inside = names(inside, who);
            match part {
                Part::Monastery => format!("Klášter má {count} z 9 ({inside})."),
                Part::Field => format!("U louky {} ({inside}).", lies(*count)),
                _ => format!("{} roste na {} ({inside}).", capital(land(*part).one), tiles_acc(*count)),
            }
        }
        PreviewFact::Quiet => "Družiníkům na hracím plánu nic nezmění.".into(),
        PreviewFact::Unfinished { part, count, points: now } => {
            unfinished(*part, *count, &points((*now).into()))
        }
        PreviewFact::Scores { part, points: now, .. } => {
            format!("{}: hned {} a vrátí se do zásoby.", capital(posture(*part)), points((*now).into()))
        }
        PreviewFact::LastFollower => "Je to váš poslední družiník.".into(),
        PreviewFact::Builds { height, reach, targets } => {
            let tower = format!("Věž: {}, v dosahu {}.", floors(*height), tiles(*reach));
            let all: Vec<String> =
                targets.iter().map(|(seat, s)| owned(*seat, figure(*s).one, who)).collect();
            match all.len() {
                0 => format!("{tower} Není koho zajmout."),
                n if n > NAMED || alike(&all) => {
                    format!("{tower} Zajmout lze jednoho {} družiníků.", of_cs(n))
                }
                _ => format!("{tower} Lze zajmout: {}.", all.join(", ")),
            }
        }
        PreviewFact::LastPiece => "Je to váš poslední dílek.".into(),
        PreviewFact::Closes { height } => {
            format!("Uzavře věž ({}), družiník na ní zůstane.", floors(*height))
        }
        PreviewFact::Takes { owner, spot, fate } => {
            let taken = capital(&owned(*owner, figure(*spot).one, who));
            match fate {
                Fate::Freed => format!("{taken} se vrátí do zásoby."),
                Fate::Prisoner => format!("{taken} bude váš zajatec."),
                Fate::Exchanged => format!("{taken} se výměnou vrátí domů a jeden váš také."),
            }
        }
        PreviewFact::Empties { part } => format!("{} nikdo nezůstane.", capital(land(*part).within)),
        PreviewFact::Turns { part, after, before } => {
            let within = land(*part).within;
            format!("Převaha {within}: {} (dosud: {}).", names(after, who), names(before, who))
        }
        PreviewFact::Pays { captor, from, to } => {
            let (captor, from) = (who.name(*captor), of_cs((*from).into()));
            format!("Zaplatíte 3 body ({from} na {to}), získá je {captor}. Družiník se vrátí.")
        }
        PreviewFact::Passes => "Neumístíte nic.".into(),
        PreviewFact::Spares => "Nezajmete nikoho.".into(),
        PreviewFact::EndsTurn => "Ukončíte tah bez výkupu.".into(),
        PreviewFact::Luck => "Rozhodne los.".into(),
    }
}

/// `není žádné uzavřené město`, `je 1 uzavřené město`, `jsou 2 uzavřená města`.
fn lies(count: usize) -> String {
    let verb = if count == 0 { "není" } else { form_cs(count, "je", "jsou", "je") };
    format!("{verb} {}", cities(count))
}

fn many(count: usize, shares: &[(Seat, u16)], who: &Who) -> String {
    let count = count_cs(count, "část krajiny", "části krajiny", "částí krajiny");
    let share = |(seat, n): &(Seat, u16)| match who.is(*seat) {
        true => format!("získáte {}", points((*n).into())),
        false => format!("{} získá {}", points((*n).into()), who.name(*seat)),
    };
    let shares: Vec<String> = shares.iter().map(share).collect();
    if shares.is_empty() {
        return format!("Dokončí {count}: nikdo neboduje.");
    }
    format!("Dokončí {count}: {}.", list_cs(&shares))
}

fn unfinished(part: Part, count: usize, points: &str) -> String {
    let left = 9usize.saturating_sub(count);
    match part {
        Part::City => format!("Rytíř do města ({}): zatím {points}.", tiles(count)),
        Part::Road => format!("Lupič na cestu ({}): zatím {points}.", tiles(count)),
        Part::Monastery => format!("Mnich do kláštera: zatím {points}, {}.", missing(left)),
        Part::Field => {
            format!("Sedlák na louku, u ní {}: zatím {points}, zůstane tam do konce.", cities(count))
        }
    }
}

/// `chybí 3 kartičky`.
fn missing(left: usize) -> String {
    format!("chybí {}", tiles(left))
}
