//! Short texts around the map: tray, strip, seat cards, captures, ransom, overlay of the fields, dead places.

use super::noun;
use crate::games::carcassonne::rules::RANSOM;
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::lang::{count_cs, form_cs, list_cs, of_cs, tie_cs};

pub fn words(it: &CarcassonneSays<'_>) -> String {
    tie_cs(&plain(it))
}

/// Returns the sentence with plain spaces.
fn plain(it: &CarcassonneSays<'_>) -> String {
    match *it {
        CarcassonneSays::TilesLeft(n) => {
            format!("{} {}", form_cs(n, "zbývá", "zbývají", "zbývá"), noun::tiles(n))
        }
        CarcassonneSays::LastTile => "Poslední kartička".into(),
        CarcassonneSays::Unseen => "Kartičky, které ještě nikdo neviděl".into(),
        CarcassonneSays::Discarded(n) => format!("Odložené kartičky: {n} (nelze je nikam přiložit)"),
        CarcassonneSays::Prisoner => "Zajatec".into(),
        CarcassonneSays::Followers(n) => format!("v zásobě {}", noun::followers(n)),
        CarcassonneSays::Pieces(n) => format!("v zásobě {}", noun::pieces(n)),
        CarcassonneSays::Prisoners { owner, count } => {
            format!("{owner}: {}", count_cs(count.into(), "zajatec", "zajatci", "zajatců"))
        }
        CarcassonneSays::Turn => "Otočit kartičku".into(),
        CarcassonneSays::Way { shown, of } => format!("Natočení {shown} {}", of_cs(of)),
        CarcassonneSays::Drawn(tile) => format!("Vytažená kartička: {tile}"),
        CarcassonneSays::TurnBack => "Otočit kartičku zpátky".into(),
        CarcassonneSays::OneWay => "Lze přiložit jen takto".into(),
        CarcassonneSays::OneWayEach => "Všude jen jedním způsobem".into(),
        CarcassonneSays::NothingShort => "Nic".into(),
        CarcassonneSays::Nothing => "Nic, ukončit tah".into(),
        CarcassonneSays::WhatDown => "Co umístíte?".into(),
        CarcassonneSays::OnTile => "Na kartičku".into(),
        CarcassonneSays::OnTower => "Na věž".into(),
        CarcassonneSays::FollowerOnTile => "Družiník na kartičku".into(),
        CarcassonneSays::TowerPiece => "Dílek věže".into(),
        CarcassonneSays::FollowerOnTower => "Družiník na věž".into(),
        CarcassonneSays::WhomToCapture => "Koho zajmete?".into(),
        CarcassonneSays::CaptureNobody => "Nezajmout nikoho".into(),
        CarcassonneSays::Ransom { captor } => format!("Výkup: {RANSOM} body získá {captor}"),
        CarcassonneSays::RansomShort => "Výkup".into(),
        CarcassonneSays::NoFarmer => "Na žádné louce zatím není sedlák.".into(),
        CarcassonneSays::WhomToPay => "Komu zaplatíte?".into(),
        CarcassonneSays::ComesBack { from, to } => {
            format!("{from} → {}, družiník se vrátí", super::noun::points(to.into()))
        }
        CarcassonneSays::KeepPoints => "Nechat si body".into(),
        CarcassonneSays::Fields => "Louky".into(),
        CarcassonneSays::FieldsNow => "Louky, jak by se bodovaly nyní.".into(),
        CarcassonneSays::Field { name, holders, cities } => {
            let cities = noun::cities(cities);
            format!("{name}, {}: {cities}", list_cs(holders))
        }
        CarcassonneSays::IdleFields(names) => format!("Bez uzavřeného města: {}", list_cs(names)),
        CarcassonneSays::DeadPlaces(n) => {
            format!(
                "Křížek: žádnou zbývající kartičku sem přiložit nelze ({})",
                count_cs(n, "místo", "místa", "míst")
            )
        }
    }
}
