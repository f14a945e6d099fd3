//! The short words around the map: tray, strip, seat cards, towers and captures, ransom, overlay of the fields, dead
//! places, the walk of the final scoring.

use crate::games::carcassonne::{Fate, Part, RANSOM};
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
    /// So many of a tile, in front of its picture or words.
    Times(u8),
    /// Tiles that fitted nowhere.
    Discarded(usize),
    /// A seat's followers and tower pieces in supply; `None` where no towers are built.
    Supply {
        followers: u8,
        pieces: Option<u8>,
    },
    Followers(u8),
    Pieces(u8),
    /// Caption of a seat's prison.
    Prison,
    /// Prisoners of one owner.
    Prisoners {
        owner: &'a str,
        count: u8,
    },
    /// The seat's own followers held by this one.
    HeldBy {
        captor: &'a str,
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
    PlaceHere,
    /// Do nothing in the action.
    Nothing,
    /// Headings of the choices of an action.
    FollowerOnTile,
    TowerPiece,
    FollowerOnTower,
    /// Who stands on such a part: knight, thief, monk, farmer.
    Posture(Part),
    /// What becomes of a figure that is captured.
    Fate(Fate),
    /// Heading of the choice whom to capture.
    WhomToCapture,
    CaptureNobody,
    /// Label of the reach of a tower while it is aimed at: height after the piece, laid tiles in reach.
    Reach {
        height: u8,
        tiles: usize,
    },
    /// A tower's height, and who closes it.
    Tower {
        height: u8,
        top: Option<&'a str>,
    },
    /// The button: pay this captor.
    Ransom {
        captor: &'a str,
    },
    /// Heading where several captors could be paid.
    WhomToPay,
    /// Why the button is disabled.
    NoRansom(Hurdle),
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
    /// A free place that no tile still to come can fill.
    DeadPlace,
    /// How many there are.
    DeadPlaces(usize),
    /// Show or hide the marks of dead places.
    ShowDead,
    /// Title of the final walk.
    FinalWalk,
    /// Its steps: what is counted now.
    WalkUnfinished,
    WalkFields,
    /// One step of the walk: the feature's summary is said beside it.
    WalkPoints {
        holders: &'a [String],
        points: u16,
    },
    WalkNext,
    WalkSkip,
}

/// Why no ransom can be paid just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hurdle {
    /// Nobody holds a follower of the seat.
    Nobody,
    /// The ransom of this turn is spent.
    Used,
    /// So many points are too few.
    Points(u16),
    /// A capture is being chosen.
    Capturing,
    /// The game is played without.
    Off,
}

impl Phrase for Say<'_> {
    fn en(&self) -> String {
        match *self {
            Say::TilesLeft(n) => format!("{} left", count_en(n, "tile", "tiles")),
            Say::LastTile => "The last tile".into(),
            Say::Unseen => "Tiles not yet seen".into(),
            Say::Times(n) => format!("{n}\u{d7}"),
            Say::Discarded(n) => format!("{} set aside: fitted nowhere", count_en(n, "tile", "tiles")),
            Say::Supply { followers, pieces: None } => en::noun::followers(followers),
            Say::Supply { followers, pieces: Some(pieces) } => {
                format!("{}, {}", en::noun::followers(followers), en::noun::pieces(pieces))
            }
            Say::Followers(n) => format!("{} left", en::noun::followers(n)),
            Say::Pieces(n) => format!("{} left", en::noun::pieces(n)),
            Say::Prison => "Prisoners".into(),
            Say::Prisoners { owner, count } => {
                format!("{owner}: {}", count_en(count.into(), "prisoner", "prisoners"))
            }
            Say::HeldBy { captor, count } => format!("{captor} holds {count} of yours"),
            Say::Turn { shown, of } => format!("Turn the tile ({shown} of {of})"),
            Say::TurnBack => "Turn the tile back".into(),
            Say::OneWay => "Fits one way only".into(),
            Say::PlaceHere => "Place here".into(),
            Say::Nothing => "Nothing".into(),
            Say::FollowerOnTile => "Follower on the tile".into(),
            Say::TowerPiece => "Tower piece".into(),
            Say::FollowerOnTower => "Follower on a tower".into(),
            Say::Posture(part) => en::noun::posture(part).into(),
            Say::Fate(Fate::Prisoner) => "captured by you".into(),
            Say::Fate(Fate::Freed) => "back to supply".into(),
            Say::Fate(Fate::Exchanged) => "exchange: yours comes home too".into(),
            Say::WhomToCapture => "Whom do you capture?".into(),
            Say::CaptureNobody => "Capture nobody".into(),
            Say::Reach { height, tiles } => {
                format!("{}, reaches {}", en::noun::floors(height), en::noun::tiles(tiles))
            }
            Say::Tower { height: 0, .. } => "Foundation".into(),
            Say::Tower { height, top: None } => format!("Tower of {}, open", en::noun::floors(height)),
            Say::Tower { height, top: Some(name) } => {
                format!("Tower of {}, closed by {name}", en::noun::floors(height))
            }
            Say::Ransom { captor } => format!("Ransom: {RANSOM} points to {captor}"),
            Say::WhomToPay => "Whom do you pay?".into(),
            Say::NoRansom(why) => no_ransom_en(why),
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
            Say::DeadPlace => "No tile left fits here".into(),
            Say::DeadPlaces(n) => format!("{} that no tile left can fill", count_en(n, "place", "places")),
            Say::ShowDead => "Mark places that can never be filled".into(),
            Say::FinalWalk => "Final scoring".into(),
            Say::WalkUnfinished => "What is not complete".into(),
            Say::WalkFields => "Fields".into(),
            Say::WalkPoints { holders: [], .. } => "Nobody scores".into(),
            Say::WalkPoints { holders: [one], points } => {
                format!("{} to {one}", en::noun::points(points.into()))
            }
            Say::WalkPoints { holders, points } => {
                format!("{} each to {}", en::noun::points(points.into()), list_en(holders))
            }
            Say::WalkNext => "Next".into(),
            Say::WalkSkip => "To the result".into(),
        }
    }

    fn cs(&self) -> String {
        crate::lang::tie_cs(&self.plain_cs())
    }
}

fn no_ransom_en(why: Hurdle) -> String {
    match why {
        Hurdle::Nobody => "None of your followers is captive.".into(),
        Hurdle::Used => {
            "You have paid a ransom this turn. The next one is possible in your next turn.".into()
        }
        Hurdle::Points(n) => format!("A ransom costs {RANSOM} points, you have {n}."),
        Hurdle::Capturing => "First choose whom to capture, or nobody.".into(),
        Hurdle::Off => "This game is played without ransom.".into(),
    }
}

fn no_ransom_cs(why: Hurdle) -> String {
    match why {
        Hurdle::Nobody => "Žádný váš družiník není v zajetí.".into(),
        Hurdle::Used => "V tomto tahu jste už vykupovali. Další výkup je možný v příštím tahu.".into(),
        Hurdle::Points(n) => format!("Výkup stojí {RANSOM} body, máte {n}."),
        Hurdle::Capturing => "Nejdřív vyberte, koho zajmete, nebo nikoho.".into(),
        Hurdle::Off => "Hraje se bez výkupu.".into(),
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
            Say::Times(n) => format!("{n}\u{d7}"),
            Say::Discarded(n) => {
                let forms = ("odložená kartička", "odložené kartičky", "odložených kartiček");
                format!("{}: nešly přiložit", count_cs(n, forms.0, forms.1, forms.2))
            }
            Say::Supply { followers, pieces: None } => cs::noun::followers(followers),
            Say::Supply { followers, pieces: Some(pieces) } => {
                format!("{}, {}", cs::noun::followers(followers), cs::noun::pieces(pieces))
            }
            Say::Followers(n) => format!("v zásobě {}", cs::noun::followers(n)),
            Say::Pieces(n) => format!("v zásobě {}", cs::noun::pieces(n)),
            Say::Prison => "Zajatci".into(),
            Say::Prisoners { owner, count } => {
                format!("{owner}: {}", count_cs(count.into(), "zajatec", "zajatci", "zajatců"))
            }
            Say::HeldBy { captor, count } => {
                let yours = count_cs(count.into(), "vašeho družiníka", "vaše družiníky", "vašich družiníků");
                format!("{captor} drží {yours}")
            }
            Say::Turn { shown, of } => format!("Otočit kartičku ({shown} z {of})"),
            Say::TurnBack => "Otočit kartičku zpátky".into(),
            Say::OneWay => "Lze přiložit jen takto".into(),
            Say::PlaceHere => "Přiložit sem".into(),
            Say::Nothing => "Nic".into(),
            Say::FollowerOnTile => "Družiník na kartičku".into(),
            Say::TowerPiece => "Dílek věže".into(),
            Say::FollowerOnTower => "Družiník na věž".into(),
            Say::Posture(part) => cs::noun::posture(part).into(),
            Say::Fate(Fate::Prisoner) => "bude váš zajatec".into(),
            Say::Fate(Fate::Freed) => "zpět do zásoby".into(),
            Say::Fate(Fate::Exchanged) => "výměna: vrátí se i váš".into(),
            Say::WhomToCapture => "Koho zajmete?".into(),
            Say::CaptureNobody => "Nezajmout nikoho".into(),
            Say::Reach { height, tiles } => {
                format!("{}, v dosahu {}", cs::noun::floors(height), cs::noun::tiles(tiles))
            }
            Say::Tower { height: 0, .. } => "Staveniště".into(),
            Say::Tower { height, top: None } => format!("Věž, {}, neuzavřená", cs::noun::floors(height)),
            Say::Tower { height, top: Some(name) } => {
                format!("Věž, {}, uzavřená ({name})", cs::noun::floors(height))
            }
            Say::Ransom { captor } => format!("Výkup: {RANSOM} body získá {captor}"),
            Say::WhomToPay => "Komu zaplatíte?".into(),
            Say::NoRansom(why) => no_ransom_cs(why),
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
            Say::DeadPlace => "Sem žádná zbývající kartička nepasuje".into(),
            Say::DeadPlaces(n) => {
                format!("{}, kam žádná zbývající kartička nepasuje", count_cs(n, "místo", "místa", "míst"))
            }
            Say::ShowDead => "Vyznačit místa, která už nepůjde zaplnit".into(),
            Say::FinalWalk => "Závěrečné hodnocení".into(),
            Say::WalkUnfinished => "Co není dokončené".into(),
            Say::WalkFields => "Louky".into(),
            Say::WalkPoints { holders: [], .. } => "Nikdo neboduje".into(),
            Say::WalkPoints { holders: [one], points } => {
                format!("{} získá {one}", cs::noun::points(points.into()))
            }
            Say::WalkPoints { holders, points } => {
                format!("{} po {}", list_cs(holders), cs::noun::points_loc(points.into()))
            }
            Say::WalkNext => "Dál".into(),
            Say::WalkSkip => "K výsledku".into(),
        }
    }
}
