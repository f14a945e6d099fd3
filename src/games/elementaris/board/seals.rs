//! During a vote: the seals of the players in their corners. The voter agrees by touching their own.

use super::marks::{cased, ring};
use super::{Aim, pieces, second_turn};
use crate::games::elementaris::art::map::Point;
use crate::games::elementaris::art::{self, ground::in_palace};
use crate::games::elementaris::rules::{Action, ActionKind, Elementaris, FIELDS, Field, Phase, Pick};
use crate::games::elementaris::words::say::ElementarisSays;
use crate::lang::common::CommonWords;
use crate::scenes::{Light, Outline, Piece, Pill, Place, RenderContext, Scene, Spot, Tap};
use crate::table::{Seat, Selection};

/// The spot of the voter's seal: the one after those of the fields.
const SEAL: Spot = FIELDS as Spot;
/// Width of a seal with its ring.
const SIZE: f32 = 132.0;
/// Distance of the middle of a seal from the sides of its corner: it fills the palace and leaves the map free.
const IN: f32 = 63.0;
/// Distance of a seal's plate from its middle, towards the map.
const PLATE: f32 = 84.0;

/// Maximum number of letters on a plate beside another one.
const PLATE_HOLDS: usize = 26;

/// Returns the field of a spot; `None` for the seal.
pub(super) fn field(spot: Spot) -> Option<Field> {
    (spot < SEAL).then(|| Field::at(spot as usize))
}

fn middle(game: &Elementaris, seat: Seat) -> Point {
    in_palace(game.corner(seat), (IN, IN))
}

/// Returns whether the seals cover the palaces now.
pub(super) fn are_shown(ctx: &RenderContext<Elementaris>) -> bool {
    ctx.selection.is_some() && matches!(ctx.view.game.phase, Phase::Vote(_))
}

/// Returns the plate of a seal: between it and the middle of the map, whole on the board.
fn plate((x, y): Point, text: String, class: &'static str) -> Pill {
    let half = 8.2 * text.chars().count() as f32 + 12.0;
    let towards = if y < art::SIZE / 2.0 { PLATE } else { -PLATE };
    Pill {
        x: x.min(art::SIZE - half).max(half),
        y: y + towards,
        text,
        class: class.into(),
        ..Pill::default()
    }
}

/// A ring around the voter, a check for each agreement; plates show the state of each player.
pub(super) fn draw(ctx: &RenderContext<Elementaris>, scene: &mut Scene) {
    let game = &ctx.view.game;
    let Phase::Vote(voter) = game.phase else { return };
    for seat in game.living() {
        let (x, y) = middle(game, seat);
        let name = ctx.names.of(seat);
        scene.pieces.push(pieces::seal(ctx, seat, (x, y)));
        let answered = second_turn::turn_to_answer(game, seat) < second_turn::turn_to_answer(game, voter);
        let (text, class) = match (seat == voter, answered) {
            (true, _) => (format!("{name}: {}", ctx.lang.say(ElementarisSays::TouchSeal)), "el-plate asked"),
            _ if seat == game.active => (ctx.lang.say(ElementarisSays::Proposes(&name)), "el-plate"),
            (_, true) => (ctx.lang.say(ElementarisSays::HasAgreed(&name)), "el-plate"),
            _ => (ctx.lang.say(ElementarisSays::WillBeAsked(&name)), "el-plate"),
        };
        // Two plates are on the same side of the board.
        let text = if text.chars().count() > PLATE_HOLDS { name } else { text };
        scene.pills.push(plate((x, y), text, class));
        if seat == voter {
            cased(scene, "voter", ring((x, y), SIZE / 2.0), "el-now-case", "el-now");
        } else if answered {
            let check = pieces::piece(format!("agreed{seat}"), "el-check", (x + 42.0, y - 42.0), 44.0);
            scene.pieces.push(Piece { class: "above".into(), ..check });
        }
    }
}

/// Returns the voter's seal, which can be touched by the seat with the selection.
pub(super) fn place(ctx: &RenderContext<Elementaris>) -> Option<Place> {
    let Phase::Vote(voter) = ctx.view.game.phase else { return None };
    ctx.selection?;
    let (x, y) = middle(&ctx.view.game, voter);
    let aimed = Aim::seen(ctx).ready == Some(&Action::Vote(true));
    let words =
        if aimed { ctx.lang.say(CommonWords::Aimed) } else { ctx.lang.say(ElementarisSays::TouchSeal) };
    let light = if aimed { Light::Aimed } else { Light::Legal };
    Some(Place {
        spot: SEAL,
        // In a separate row after the fields.
        row: 200,
        column: 0,
        x: x - SIZE / 2.0,
        y: y - SIZE / 2.0,
        size: SIZE,
        outline: Outline::Disc,
        label: format!("{}: {words}", ctx.names.of(voter)),
        light: if ctx.show_legal { light } else { Light::Plain },
        badges: Vec::new(),
        note: String::new(),
    })
}

/// Handles a tap on the seal: it agrees, and another one undoes it.
pub(super) fn tap(selection: &Selection<Action>) -> Tap<Elementaris> {
    let is_agreeing = selection.ready() == Some(&Action::Vote(true));
    Tap::Pick(if is_agreeing { Vec::new() } else { vec![Pick::Kind(ActionKind::Agree)] })
}
