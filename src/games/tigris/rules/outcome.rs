//! The effect of an action, gathered from a preview: for the signs on cells, and for words.

use crate::games::tigris::rules::cell::{Cell, Cells};
use crate::table::{Preview, Seat};

use super::color::Color;
use super::event::{Award, Event, Returned};
use super::state::{Conflict, ConflictKind, Phase, Tigris};

/// The effect of an action, as far as it can be known.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Effect {
    /// The point for a tile.
    pub point: Option<TilePoint>,
    /// Whether the tile joins two kingdoms (then nobody gets a point).
    pub union: bool,
    /// The wars of a union, each with its strengths if it is fought first.
    pub wars: Vec<ConflictStrengths>,
    /// The revolt a leader starts.
    pub revolt: Option<ConflictStrengths>,
    /// Top-left cells of the squares where a monument could be built, unless a war comes first.
    pub squares: Cells,
    /// Leaders that lose their last temple.
    pub evicted: Vec<(Seat, Color, Cell)>,
}

/// The seat that gets the point for a tile, and the leader that earns it: the matching one or the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TilePoint {
    pub seat: Seat,
    pub color: Color,
    pub leader: Color,
}

/// A conflict with the strengths on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConflictStrengths {
    pub color: Color,
    pub attacker: Seat,
    pub defender: Seat,
    pub attack: u8,
    pub defence: u8,
}

impl Effect {
    /// Gathers the effect from a preview.
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
                    let war = ConflictStrengths { color, attacker, defender, attack, defence };
                    match kind {
                        ConflictKind::Revolt => effect.revolt = Some(war),
                        ConflictKind::War { .. } => effect.wars.push(war),
                    }
                }
                Event::LeaderReturned { seat, color, cell, why: Returned::NoTemple } => {
                    effect.evicted.push((seat, color, cell));
                }
                _ => {}
            }
        }
        if let Phase::ChooseConflict { at } = after.phase {
            let wars = Color::ALL.into_iter().zip(after.wars(at.index()));
            effect.wars.extend(wars.filter_map(|(color, owners)| {
                let (attacker, defender) = owners?;
                let conflict = Conflict { kind: ConflictKind::War { at }, color, attacker, defender };
                let (attack, defence) = after.base_strengths(&conflict);
                Some(ConflictStrengths { color, attacker, defender, attack, defence })
            }));
        }
        effect
    }
}
