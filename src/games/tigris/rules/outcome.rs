//! What a dry run tells, gathered: for the signs on cells, which are asked for many cells at once, and for words.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{Preview, Seat};

use super::color::Color;
use super::event::{Award, Event, Returned};
use super::state::{Fight, Kind, Phase, Tigris};

/// What would follow from an action, as far as it can be known.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Effect {
    /// Who gets the point for a tile.
    pub point: Option<TilePoint>,
    /// Whether the tile joins two kingdoms (then nobody gets a point).
    pub union: bool,
    /// The wars a union leads to, each as it would be fought if it came first.
    pub clashes: Vec<Clash>,
    /// The revolt a leader starts.
    pub revolt: Option<Clash>,
    /// Top-left cells of the squares that could bear a monument, if no war comes before.
    pub squares: Cells,
    /// Leaders that lose their last temple.
    pub evicted: Vec<(Seat, Color, Cell)>,
}

/// Who gets the point for a tile, and by which leader: the matching one or the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TilePoint {
    pub seat: Seat,
    pub color: Color,
    pub leader: Color,
}

/// A conflict with the strengths on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    pub color: Color,
    pub attacker: Seat,
    pub defender: Seat,
    pub attack: u8,
    pub defence: u8,
}

impl Effect {
    /// Gathers what this dry run tells.
    pub fn of(preview: &Preview<Tigris>) -> Self {
        let (mut effect, after) = (Self::default(), &preview.after.public);
        for event in &preview.events {
            match *event {
                Event::TilePlaced { cell, .. } => effect.squares = after.buildable(cell.index()),
                Event::Point { seat, color, why: Award::Tile { leader }, .. } => {
                    effect.point = Some(TilePoint { seat, color, leader });
                }
                Event::Union { .. } => effect.union = true,
                Event::ConflictBegan { kind, color, attacker, defender, attack, defence } => {
                    let clash = Clash { color, attacker, defender, attack, defence };
                    match kind {
                        Kind::Revolt => effect.revolt = Some(clash),
                        Kind::War { .. } => effect.clashes.push(clash),
                    }
                }
                Event::LeaderReturned { seat, color, cell, why: Returned::NoTemple } => {
                    effect.evicted.push((seat, color, cell));
                }
                _ => {}
            }
        }
        if let Phase::ChooseConflict { at } = after.phase {
            let clashes = Color::ALL.into_iter().zip(after.clashes(at.index()));
            effect.clashes.extend(clashes.filter_map(|(color, owners)| {
                let (attacker, defender) = owners?;
                let fight = Fight { kind: Kind::War { at }, color, attacker, defender };
                let (attack, defence) = after.bases(&fight);
                Some(Clash { color, attacker, defender, attack, defence })
            }));
        }
        effect
    }
}
