//! The short words around the map: tray, strip, seat cards, captures, ransom, overlay of the fields, dead places.

use crate::games::carcassonne::{Fate, RANSOM};
use crate::lang::{Phrase, count_cs, count_en, form_cs, list_cs, list_en};

use super::{cs, en};

/// Everything the parts of this table say. Names come as they are to be said.
#[derive(Clone, Copy, Debug)]
pub enum Say<'a> {
    /// Tiles in the pile.
    TilesLeft(usize),
    /// The drawn tile is the last.
    LastTile,
    /// Caption of the list of tiles nobody has seen yet.
    Unseen,
    /// Tiles that fitted nowhere.
    Discarded(usize),
    Followers(u8),
    Pieces(u8),
    /// Prisoners of one owner.
    Prisoners {
        owner: &'a str,
        count: u8,
    },
    /// The button that turns the tile: which of the fitting rotations is shown, from 1, of how many.
    Turn {
        shown: usize,
        of: usize,
    },
    /// The button that turns it the other way round.
    TurnBack,
    /// The tile fits here in one way only.
    OneWay,
    /// Do nothing in the action.
    Nothing,
    /// Headings of the choices of an action.
    FollowerOnTile,
    TowerPiece,
    FollowerOnTower,
    /// What becomes of a figure that is captured.
    Fate(Fate),
    /// Heading of the choice whom to capture.
    WhomToCapture,
    CaptureNobody,
    /// The button: pay this captor.
    Ransom {
        captor: &'a str,
    },
    /// Heading where several captors could be paid.
    WhomToPay,
    /// Title of the overlay of the fields.
    Fields,
    /// What the overlay shows, in one sentence.
    FieldsHelp,
    /// A field of the overlay: who has the majority, its complete cities, its points.
    Field {
        holders: &'a [String],
        cities: usize,
        points: u16,
    },
    /// How many there are.
    DeadPlaces(usize),
}

impl Phrase for Say<'_> {
    fn en(&self) -> String {
        match *self {
            Say::TilesLeft(n) => format!("{} left", count_en(n, "tile", "tiles")),
            Say::LastTile => "The last tile".into(),
            Say::Unseen => "Tiles not yet seen".into(),
            Say::Discarded(n) => format!("{} set aside: fitted nowhere", count_en(n, "tile", "tiles")),
            Say::Followers(n) => format!("{} left", en::noun::followers(n)),
            Say::Pieces(n) => format!("{} left", en::noun::pieces(n)),
            Say::Prisoners { owner, count } => {
                format!("{owner}: {}", count_en(count.into(), "prisoner", "prisoners"))
            }
            Say::Turn { shown, of } => format!("Turn the tile ({shown} of {of})"),
            Say::TurnBack => "Turn the tile back".into(),
            Say::OneWay => "Fits one way only".into(),
            Say::Nothing => "Nothing".into(),
            Say::FollowerOnTile => "Follower on the tile".into(),
            Say::TowerPiece => "Tower piece".into(),
            Say::FollowerOnTower => "Follower on a tower".into(),
            Say::Fate(Fate::Prisoner) => "captured by you".into(),
            Say::Fate(Fate::Freed) => "back to supply".into(),
            Say::Fate(Fate::Exchanged) => "exchange: yours comes home too".into(),
            Say::WhomToCapture => "Whom do you capture?".into(),
            Say::CaptureNobody => "Capture nobody".into(),
            Say::Ransom { captor } => format!("Ransom: {RANSOM} points to {captor}"),
            Say::WhomToPay => "Whom do you pay?".into(),
            Say::Fields => "Fields".into(),
            Say::FieldsHelp => {
                "Each field in the colour of its majority, with the complete cities beside it.".into()
            }
            Say::Field { holders, cities, points } => {
                let cities = en::noun::cities(cities);
                match holders {
                    [] => format!("No farmer, {cities}"),
                    _ => format!("{}: {cities}, {}", list_en(holders), en::noun::points(points.into())),
                }
            }
            Say::DeadPlaces(n) => format!("{} that no tile left can fill", count_en(n, "place", "places")),
        }
    }

    fn cs(&self) -> String {
        crate::lang::tie_cs(&self.plain_cs())
    }
}

impl Say<'_> {
    /// The Czech text with plain spaces.
    fn plain_cs(self) -> String {
        match self {
            Say::TilesLeft(n) => {
                format!("{} {}", form_cs(n, "zbývá", "zbývají", "zbývá"), cs::noun::tiles(n))
            }
            Say::LastTile => "Poslední kartička".into(),
            Say::Unseen => "Kartičky, které ještě nikdo neviděl".into(),
            Say::Discarded(n) => {
                let forms = ("odložená kartička", "odložené kartičky", "odložených kartiček");
                format!("{}: nešly přiložit", count_cs(n, forms.0, forms.1, forms.2))
            }
            Say::Followers(n) => format!("v zásobě {}", cs::noun::followers(n)),
            Say::Pieces(n) => format!("v zásobě {}", cs::noun::pieces(n)),
            Say::Prisoners { owner, count } => {
                format!("{owner}: {}", count_cs(count.into(), "zajatec", "zajatci", "zajatců"))
            }
            Say::Turn { shown, of } => format!("Otočit kartičku ({shown} z {of})"),
            Say::TurnBack => "Otočit kartičku zpátky".into(),
            Say::OneWay => "Lze přiložit jen takto".into(),
            Say::Nothing => "Nic".into(),
            Say::FollowerOnTile => "Družiník na kartičku".into(),
            Say::TowerPiece => "Dílek věže".into(),
            Say::FollowerOnTower => "Družiník na věž".into(),
            Say::Fate(Fate::Prisoner) => "bude váš zajatec".into(),
            Say::Fate(Fate::Freed) => "zpět do zásoby".into(),
            Say::Fate(Fate::Exchanged) => "výměna: vrátí se i váš".into(),
            Say::WhomToCapture => "Koho zajmete?".into(),
            Say::CaptureNobody => "Nezajmout nikoho".into(),
            Say::Ransom { captor } => format!("Výkup: {RANSOM} body získá {captor}"),
            Say::WhomToPay => "Komu zaplatíte?".into(),
            Say::Fields => "Louky".into(),
            Say::FieldsHelp => {
                "Každá louka v barvě toho, kdo na ní má převahu, a uzavřená města u ní.".into()
            }
            Say::Field { holders, cities, points } => {
                let cities = cs::noun::cities(cities);
                match holders {
                    [] => format!("Žádný sedlák, {cities}"),
                    _ => format!("{}: {cities}, {}", list_cs(holders), cs::noun::points(points.into())),
                }
            }
            Say::DeadPlaces(n) => {
                format!("{}, kam žádná zbývající kartička nepasuje", count_cs(n, "místo", "místa", "míst"))
            }
        }
    }
}
