//! The short words around the map: tray, strip, seat cards, captures, ransom, overlay of the fields, dead places.

use super::{cs, en};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// Everything the parts of this table say. Names come as they are to be said.
#[derive(Clone, Copy, Debug)]
pub enum CarcassonneSays<'a> {
    /// Tiles in the pile.
    TilesLeft(usize),
    /// The drawn tile is the last.
    LastTile,
    /// Caption of the list of tiles nobody has seen yet.
    Unseen,
    /// Tiles that fitted nowhere.
    Discarded(usize),
    /// A meeple becomes a prisoner.
    Prisoner,
    Followers(u8),
    Pieces(u8),
    /// Prisoners of one owner.
    Prisoners {
        owner: &'a str,
        count: u8,
    },
    /// The button that turns the tile.
    Turn,
    /// Which of the fitting rotations is shown, from 1, of how many.
    Way {
        shown: usize,
        of: usize,
    },
    /// The name of the tile in the tray, with the words for what is on it.
    Drawn(&'a str),
    /// The button that turns it the other way round.
    TurnBack,
    /// The tile fits here in one way only.
    OneWay,
    /// It fits in one way only at every place.
    OneWayEach,
    /// Do nothing in the action.
    Nothing,
    /// The same in a word.
    NothingShort,
    /// Headings of the choices of an action: of all kinds, and of each.
    WhatDown,
    FollowerOnTile,
    /// The same where there is little room.
    OnTile,
    OnTower,
    TowerPiece,
    FollowerOnTower,
    /// Heading of the choice whom to capture.
    WhomToCapture,
    CaptureNobody,
    /// The button: pay this captor.
    Ransom {
        captor: &'a str,
    },
    /// The word on that button, before what is paid.
    RansomShort,
    /// Heading where several captors could be paid.
    WhomToPay,
    /// The fields are looked at, and nobody stands on one.
    NoFarmer,
    KeepPoints,
    /// What a ransom leaves, and what it brings.
    ComesBack {
        from: u16,
        to: u16,
    },
    /// Title of the overlay of the fields.
    Fields,
    /// What is told while the fields are looked at.
    FieldsNow,
    /// A field of the overlay: its name there, who has the majority, its complete cities.
    Field {
        name: &'a str,
        holders: &'a [String],
        cities: usize,
    },
    /// Fields of the overlay without a complete city, by their names there.
    IdleFields(&'a [String]),
    /// How many there are.
    DeadPlaces(usize),
}

impl Phrase for CarcassonneSays<'_> {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, say::words(self))
    }
}
