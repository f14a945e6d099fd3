//! The tray: the drawn tile and how it lies, then what may be put onto the map.

use yew::prelude::*;

use super::tile::Tile;
use super::{Ctx, pick_or_ask, prison, stock};
use crate::games::carcassonne::board::rotations;
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::words::{points, tile};
use crate::games::carcassonne::{Action, Carcassonne, Kind, Phase, Pick, Rotation, What};
use crate::play::Deed;
use crate::ui::drag::Draggable;
use crate::ui::kit::{IconButton, art};

pub fn tray(ctx: &Ctx<Carcassonne>) -> Html {
    let public = &ctx.view.public;
    let colour = ctx.play.viewer().and_then(|seat| ctx.player(seat)).map_or(1, |p| p.colour);
    let middle = match public.phase {
        Phase::Place(kind) if ctx.play.may_act() => drawn(ctx, kind),
        Phase::Action { .. } if ctx.play.may_act() => things(ctx),
        _ => Html::default(),
    };
    html! {
        <div class={format!("cc-tray seat-{colour}")}>
            { middle }
            { own(ctx) }
        </div>
    }
}

/// The drawn tile: picked with a tap, dragged onto the map, turned where more than one way fits.
fn drawn(ctx: &Ctx<Carcassonne>, kind: Kind) -> Html {
    let aimed = match ctx.play.ready() {
        Some(Action::Place(cell, rotation)) => Some((*cell, *rotation)),
        _ => None,
    };
    let ways = aimed.map_or(Vec::new(), |(cell, _)| rotations(&ctx.play.selection, cell));
    let rotation = aimed.map_or(Rotation::default(), |(_, rotation)| rotation);
    let nth = ways.iter().position(|way| *way == rotation).map_or(0, |n| n + 1);
    let turn = |back: bool, symbol: &'static str| {
        html! {
            <IconButton icon={symbol} class={if back { "mirrored" } else { "" }} disabled={ways.len() < 2}
                label={ctx.lang.say(if back { CarcassonneSays::TurnBack } else { CarcassonneSays::Turn { shown: nth, of: ways.len() } })} onclick={ctx.on(move || Deed::Rotate { back })} />
        }
    };
    let pick = Pick::What(What::Place);
    let label = tile(ctx.lang, kind, rotation);
    html! {
        <div class="cc-drawn">
            { turn(true, "rotate") }
            <Draggable<Carcassonne> thing={Some(pick)} deed={Deed::Rotate { back: false }} act={ctx.act.clone()} {label} pressed={false} disabled={false} class="cc-hand">
                <Tile {kind} {rotation} size={96} />
            </Draggable<Carcassonne>>
            { turn(false, "rotate") }
            <span class="cc-ways">{
                match ways.len() {
                    0 => String::new(),
                    1 => ctx.lang.say(CarcassonneSays::OneWay),
                    of => ctx.lang.say(CarcassonneSays::Turn { shown: nth, of }),
                }
            }</span>
        </div>
    }
}

/// What the action step offers: each thing lights where it may go, or says why it may go nowhere.
fn things(ctx: &Ctx<Carcassonne>) -> Html {
    let thing = |what: What, symbol: &str, words: CarcassonneSays| {
        let pick = Pick::What(what);
        let (open, deed) = pick_or_ask(ctx, what);
        let drags = (open && what != What::Pass).then_some(pick);
        let look = if open { ctx.play.selection.has(pick).then_some("up") } else { Some("closed") };
        html! {
            <Draggable<Carcassonne> thing={drags} {deed} act={ctx.act.clone()} label={ctx.lang.say(words)}
                pressed={ctx.play.selection.has(pick)} disabled={false} class={classes!("cc-thing", look)}>
                { art(symbol, 48) }<span class="cc-thing-name" aria-hidden="true">{ ctx.lang.say(words) }</span>
            </Draggable<Carcassonne>>
        }
    };
    html! {
        <div class="cc-things" role="group">
            { thing(What::Follower, "cc-knight", CarcassonneSays::FollowerOnTile) }
            if ctx.view.public.options.towers() {
                { thing(What::Build, "cc-piece", CarcassonneSays::TowerPiece) }
                { thing(What::Top, "cc-i-tower", CarcassonneSays::FollowerOnTower) }
            }
            { thing(What::Pass, "i-close", CarcassonneSays::Nothing) }
        </div>
    }
}

/// Score and supplies of the viewer.
fn own(ctx: &Ctx<Carcassonne>) -> Html {
    let Some(seat) = ctx.play.viewer() else { return Html::default() };
    let public = &ctx.view.public;
    html! {
        <div class="cc-own">
            <b class="cc-points">{ points(ctx.lang, public.points(seat).into()) }</b>
            { stock(ctx, "cc-follower", CarcassonneSays::Followers(public.supply(seat)), public.supply(seat)) }
            if public.options.towers() {
                { stock(ctx, "cc-piece", CarcassonneSays::Pieces(public.pieces(seat)), public.pieces(seat)) }
            }
            { for prison(ctx, seat) }
        </div>
    }
}
