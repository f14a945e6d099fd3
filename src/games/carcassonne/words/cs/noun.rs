//! Nouns with numbers and cases.

use crate::games::carcassonne::rules::{Part, Side, Stand, Terrain};
use crate::lang::{count_cs, list_cs};

/// A figure by what it stands on; all are animate masculines.
pub(super) struct Posture {
    /// Nominative: `rytíř`.
    pub one: &'static str,
    /// Accusative: `rytíře`.
    pub acc: &'static str,
}

const KNIGHT: Posture = Posture { one: "rytíř", acc: "rytíře" };
const THIEF: Posture = Posture { one: "lupič", acc: "lupiče" };
const FARMER: Posture = Posture { one: "sedlák", acc: "sedláka" };
const MONK: Posture = Posture { one: "mnich", acc: "mnicha" };
const ON_TOWER: Posture = Posture { one: "družiník na věži", acc: "družiníka na věži" };

pub(super) fn posture_forms(part: Part) -> &'static Posture {
    match part {
        Part::City => &KNIGHT,
        Part::Road => &THIEF,
        Part::Field => &FARMER,
        Part::Monastery => &MONK,
    }
}

/// Returns the name of a figure on this spot.
pub(super) fn figure(spot: Stand) -> &'static Posture {
    match spot {
        Stand::Segment(id) => posture_forms(id.part),
        Stand::Top => &ON_TOWER,
    }
}

pub(in super::super) fn posture(part: Part) -> &'static str {
    posture_forms(part).one
}

/// A part of the landscape.
pub(super) struct Land {
    /// Nominative: `cesta`.
    pub one: &'static str,
    /// Accusative: `cestu`.
    pub acc: &'static str,
    /// Two to four, nominative and accusative: `cesty`.
    pub few: &'static str,
    /// Five and more: `cest`.
    pub many: &'static str,
    /// Place: `na cestě`.
    pub within: &'static str,
    /// `dokončený` in its gender.
    pub done: &'static str,
}

const CITY: Land =
    Land {
        one: "město", acc: "město", few: "města", many: "měst", within: "ve městě", done: "uzavřené"
    };
const ROAD: Land =
    Land { one: "cesta", acc: "cestu", few: "cesty", many: "cest", within: "na cestě", done: "dokončená" };
const FIELD: Land =
    Land { one: "louka", acc: "louku", few: "louky", many: "luk", within: "na louce", done: "dokončená" };
const MONASTERY: Land = Land {
    one: "klášter",
    acc: "klášter",
    few: "kláštery",
    many: "klášterů",
    within: "v klášteře",
    done: "dokončený",
};

pub(super) fn land(part: Part) -> &'static Land {
    match part {
        Part::City => &CITY,
        Part::Road => &ROAD,
        Part::Field => &FIELD,
        Part::Monastery => &MONASTERY,
    }
}

/// `1 cesta`, `2 města`, `5 cest`.
pub(super) fn lands_nom(part: Part, count: usize) -> String {
    let forms = land(part);
    count_cs(count, forms.one, forms.few, forms.many)
}

/// `1 cestu`, `2 města`, `5 cest`: accusative.
pub(super) fn lands(part: Part, count: usize) -> String {
    let forms = land(part);
    count_cs(count, forms.acc, forms.few, forms.many)
}

pub(super) fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "město",
        Terrain::Road => "cesta",
        Terrain::Field => "louka",
    }
}

/// After `na`, where to: `sever`.
pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::North => "sever",
        Side::East => "východ",
        Side::South => "jih",
        Side::West => "západ",
    }
}

/// After `na`, where: `severu`.
fn side_loc(side: Side) -> &'static str {
    match side {
        Side::North => "severu",
        Side::East => "východě",
        Side::South => "jihu",
        Side::West => "západě",
    }
}

/// `sever a západ`.
pub(super) fn sides(all: &[Side]) -> String {
    list_cs(&all.iter().map(|s| side(*s).into()).collect::<Vec<_>>())
}

/// `severu a západě`.
pub(super) fn sides_loc(all: &[Side]) -> String {
    list_cs(&all.iter().map(|s| side_loc(*s).into()).collect::<Vec<_>>())
}

/// `1 bod`, `2 body`, `5 bodů`; the accusative is the same.
pub(in super::super) fn points(count: usize) -> String {
    count_cs(count, "bod", "body", "bodů")
}

/// After `po`: `1 bodu`, `2 bodech`.
pub(in super::super) fn points_loc(count: usize) -> String {
    count_cs(count, "bodu", "bodech", "bodech")
}

pub(in super::super) fn tiles(count: usize) -> String {
    count_cs(count, "kartička", "kartičky", "kartiček")
}

/// Returns the accusative, after `na`: `1 kartičku`.
pub(super) fn tiles_acc(count: usize) -> String {
    count_cs(count, "kartičku", "kartičky", "kartiček")
}

pub(in super::super) fn floors(count: u8) -> String {
    count_cs(count.into(), "patro", "patra", "pater")
}

pub(super) fn pennants(count: u8) -> String {
    count_cs(count.into(), "erb", "erby", "erbů")
}

pub(in super::super) fn followers(count: u8) -> String {
    count_cs(count.into(), "družiník", "družiníci", "družiníků")
}

pub(in super::super) fn pieces(count: u8) -> String {
    count_cs(count.into(), "dílek věže", "dílky věže", "dílků věže")
}

/// `žádné uzavřené město`, `1 uzavřené město`, `2 uzavřená města`, `5 uzavřených měst`.
pub(in super::super) fn cities(count: usize) -> String {
    if count == 0 {
        return "žádné uzavřené město".into();
    }
    count_cs(count, "uzavřené město", "uzavřená města", "uzavřených měst")
}
