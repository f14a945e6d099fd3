//! Short texts around the map: tray, strip, seat cards, captures, ransom, overlay of the fields, dead places.

use super::{cs, en};
use crate::lang::in_language;
use crate::lang::{Lang, Phrase};

/// All texts of the parts around the board. Names are ready to print.
#[derive(Clone, Copy, Debug)]
pub enum CarcassonneSays<'a> {
    /// Tiles in the pile.
    TilesLeft(usize),
    /// The drawn tile is the last one.
    LastTile,
    /// Caption of the list of unseen tiles.
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
    /// The number of the shown rotation, from 1, and of all fitting rotations.
    Way {
        shown: usize,
        of: usize,
    },
    /// The name of the tile in the tray, with its contents.
    Drawn(&'a str),
    /// The button that turns it the other way round.
    TurnBack,
    /// The tile fits here in one way only.
    OneWay,
    /// It fits in one way only on every place.
    OneWayEach,
    /// Do nothing in the action.
    Nothing,
    /// The same in one word.
    NothingShort,
    /// Headings of the choices of an action: of all kinds, and of each.
    WhatDown,
    FollowerOnTile,
    /// The same where there is little room.
    OnTile,
    OnTower,
    TowerPiece,
    FollowerOnTower,
    /// Heading of the choice of the figure to capture.
    WhomToCapture,
    CaptureNobody,
    /// The button: pay this captor.
    Ransom {
        captor: &'a str,
    },
    /// The word on that button, before the price.
    RansomShort,
    /// Heading where several captors could be paid.
    WhomToPay,
    /// The overlay of the fields, when no field has a figure.
    NoFarmer,
    KeepPoints,
    /// The points after a ransom, and the follower it returns.
    ComesBack {
        from: u16,
        to: u16,
    },
    /// Title of the overlay of the fields.
    Fields,
    /// The text of the overlay of the fields.
    FieldsNow,
    /// A field of the overlay: its name there, who has the majority, its complete cities.
    Field {
        name: &'a str,
        holders: &'a [String],
        cities: usize,
    },
    /// Fields of the overlay without a complete city, by their names there.
    IdleFields(&'a [String]),
    /// Their number.
    DeadPlaces(usize),
}

impl Phrase for CarcassonneSays<'_> {
    fn said(&self, lang: Lang) -> String {
        in_language!(lang, say::words(self))
    }
}
