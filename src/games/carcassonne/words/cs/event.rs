//! Sentences about events.

use super::ground::{place, summary, tile};
use super::noun::{figure, floors, land, pieces, points as points_of, posture_forms, tiles};
use super::{award, name};
use crate::games::carcassonne::rules::{Ending, Event, Part, Rotation};
use crate::lang::Who;
use crate::lang::{capital, form_cs};

/// Returns the number of tower pieces somebody has left.
fn keeps(left: u8) -> String {
    if left == 0 { "další dílek věže už nemá".into() } else { format!("má ještě {}", pieces(left)) }
}

/// Returns the short sentence, for viewers who see the place on the board; `None` if the full sentence names no
/// place.
pub(in super::super) fn glance(event: &Event, who: &Who) -> Option<String> {
    let name = |seat| name(seat, who);
    Some(match event {
        Event::Drew { seat, left, .. } => {
            let left = usize::from(*left);
            let verb = form_cs(left, "zbývá", "zbývají", "zbývá");
            format!("{} vytahuje kartičku, {verb} {}.", name(*seat), tiles(left))
        }
        Event::TilePlaced { seat, .. } => format!("{} přikládá kartičku.", name(*seat)),
        Event::TowerBuilt { seat, height: 1, .. } => format!("{} začíná věž.", name(*seat)),
        Event::TowerBuilt { seat, height, .. } => {
            format!("{} zvyšuje věž na {}.", name(*seat), floors(*height))
        }
        Event::TowerTopped { seat, .. } => format!("{} uzavírá družiníkem věž.", name(*seat)),
        Event::Captured { seat, owner, spot, .. } if seat == owner => {
            format!("{} si bere zpět svého {}.", name(*seat), figure(*spot).acc)
        }
        Event::Captured { seat, owner, spot, .. } => {
            format!("{} bere do zajetí {} ({}).", name(*seat), figure(*spot).acc, name(*owner))
        }
        _ => return None,
    })
}

/// The end of a turn has no sentence: the next turn says it.
pub(in super::super) fn event(event: &Event, who: &Who) -> Option<String> {
    let name = |seat| name(seat, who);
    Some(match event {
        Event::FirstPlayer { seat } => format!("Začíná {}.", name(*seat)),
        Event::Drew { seat, kind, left } => {
            let tile = tile(*kind, Rotation::default());
            let left = usize::from(*left);
            let verb = form_cs(left, "Zbývá", "Zbývají", "Zbývá");
            format!("{} vytahuje kartičku: {tile}. {verb} {}.", name(*seat), tiles(left))
        }
        Event::Discarded { .. } => "Kartičku nelze nikam přiložit, odkládá se.".into(),
        Event::TilePlaced { seat, cell, .. } => {
            format!("{} přikládá kartičku ({}).", name(*seat), place(*cell))
        }
        Event::FollowerPlaced { seat, segment, .. } => {
            format!("{} staví {}.", name(*seat), posture_forms(segment.part).acc)
        }
        Event::TowerBuilt { seat, cell, height: 1, left } => {
            format!("{} začíná věž ({}), {}.", name(*seat), place(*cell), keeps(*left))
        }
        Event::TowerBuilt { seat, cell, height, left } => {
            let (seat, at) = (name(*seat), place(*cell));
            format!("{seat} zvyšuje věž ({at}) na {}, {}.", floors(*height), keeps(*left))
        }
        Event::TowerTopped { seat, cell, .. } => {
            format!("{} uzavírá družiníkem věž ({}).", name(*seat), place(*cell))
        }
        Event::Passed { seat } => format!("{} neumísťuje nic.", name(*seat)),
        Event::Captured { seat, owner, cell, spot, .. } if seat == owner => {
            let own = figure(*spot).acc;
            format!("{} si bere zpět svého {own} ({}).", name(*seat), place(*cell))
        }
        Event::Captured { seat, owner, cell, spot, .. } => {
            let taken = figure(*spot).acc;
            format!("{} bere do zajetí {taken} ({}; {}).", name(*seat), name(*owner), place(*cell))
        }
        Event::Declined { seat } => format!("{} nebere do zajetí nikoho.", name(*seat)),
        Event::Exchanged { seat, other } => {
            format!("Výměna zajatců: {} a {} dostávají zpět po jednom.", name(*seat), name(*other))
        }
        Event::Ransomed { seat, captor, points } => {
            let points = points_of((*points).into());
            format!("{} vykupuje družiníka, {points} získá {}.", name(*seat), name(*captor))
        }
        Event::Completed { feature } => {
            let feature_name = match feature.part {
                Part::Monastery => land(Part::Monastery).one.into(),
                _ => summary(feature),
            };
            let award = award(feature.points, &feature.holders(), who);
            format!("{} {feature_name}: {award}.", capital(land(feature.part).done))
        }
        Event::TurnEnded { .. } => return None,
        Event::Counted { feature } => {
            let award = award(feature.points, &feature.holders(), who);
            match feature.part {
                Part::Field => format!("{}: {award}.", capital(&summary(feature))),
                part => {
                    format!("{} {}: {award}.", capital(&format!("ne{}", land(part).done)), summary(feature))
                }
            }
        }
        Event::GameOver { ending: Ending::LastTile } => "Hra končí: poslední kartička je přiložená.".into(),
        Event::GameOver { ending: Ending::NothingFits } => {
            "Hra končí: žádnou ze zbývajících kartiček nelze přiložit.".into()
        }
    })
}
