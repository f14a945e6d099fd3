//! What the moment asks for: which conflict first, a monument or none, which treasures; or the stage of a conflict.

use yew::prelude::*;

use super::Ctx;
use super::conflict::conflict;
use crate::games::tigris::Cell;
use crate::games::tigris::words::say::TigrisSays;
use crate::games::tigris::{Action, Color, Phase, Tigris};
use crate::play::Deed;
use crate::table::Slots;
use crate::ui::kit::{IconButton, art, icon};

pub fn panel(ctx: &Ctx<Tigris>) -> Option<Html> {
    let public = &ctx.view.public;
    if let Some(stage) = public.conflict() {
        return Some(conflict(ctx, &stage));
    }
    if !ctx.play.may_act() {
        return None;
    }
    match public.phase {
        Phase::ChooseConflict { at } => Some(conflicts(ctx, at)),
        Phase::Monument { .. } => Some(monuments(ctx)),
        Phase::Treasure(_) => Some(treasures(ctx)),
        _ => None,
    }
}

fn head(ctx: &Ctx<Tigris>, symbol: &str, title: TigrisSays, anchor: &'static str) -> Html {
    let help = ctx.help.clone();
    html! {
        <header class="row">
            { art(symbol, 40) }
            <h2 class="grow">{ ctx.lang.say(title) }</h2>
            <IconButton class="bare" icon="help" label={ctx.lang.say(TigrisSays::Explain)}
                onclick={Callback::from(move |_| help.emit(anchor.to_string()))} />
        </header>
    }
}

/// The colours that clash, with the strengths as they are now.
fn conflicts(ctx: &Ctx<Tigris>, at: Cell) -> Html {
    let public = &ctx.view.public;
    let clashes = public.clashes(at.index());
    let rows =
        Color::ALL.into_iter().filter_map(|color| clashes[color.index()].map(|owners| (color, owners)));
    html! {
        <div class="asked">
            { head(ctx, "unification", TigrisSays::WhichFirst, "war-order") }
            <ul class="menu">{ for rows.map(|(color, (attacker, defender))| {
                let (attack, defence) = public.war_bases(at, color, attacker, defender);
                let strengths = format!("{} {attack} : {defence} {}", ctx.names.of(attacker), ctx.names.of(defender));
                html! {
                    <li><button type="button" class="menu-item" onclick={ctx.on(move || Deed::Do(Action::Conflict(color)))}>
                        { art(&format!("tile-{}", color.name()), 32) }
                        <span class="grow"><b>{ ctx.lang.say(TigrisSays::WarOver(color)) }</b><br />{ strengths }</span>
                    </button></li>
                }
            }) }</ul>
        </div>
    }
}

/// One thing that may be chosen: aims at it, the command button then does it.
fn offer(ctx: &Ctx<Tigris>, action: Action, symbol: String, size: u32, text: String) -> Html {
    let aimed = ctx.play.ready() == Some(&action);
    html! {
        <li><button type="button" class={classes!("menu-item", aimed.then_some("on"))} aria-pressed={aimed.to_string()}
            onclick={ctx.on(move || Deed::Choose(action.picks().to_vec()))}>
            { art(&symbol, size) }<span class="grow">{ text }</span>
        </button></li>
    }
}

/// Squares and monuments that can be built, and the explicit "no monument".
fn monuments(ctx: &Ctx<Tigris>) -> Html {
    let offers = ctx.play.selection.legal().filter_map(|action| match *action {
        Action::Monument(pair, cell) => Some(offer(
            ctx,
            *action,
            format!("monument-{pair}"),
            48,
            ctx.lang.say(TigrisSays::MonumentAt { top: pair.top, base: pair.base, at: cell }),
        )),
        _ => None,
    });
    html! {
        <div class="asked">
            { head(ctx, "badge-square", TigrisSays::BuildWhich, "monuments") }
            <ul class="menu offers">{ for offers }</ul>
            <button type="button" class="btn wide" onclick={ctx.on(|| Deed::Do(Action::Decline))}>
                { icon("close", 20) }{ ctx.lang.say(TigrisSays::NoMonument) }</button>
        </div>
    }
}

/// The sets of treasures that may be taken.
fn treasures(ctx: &Ctx<Tigris>) -> Html {
    let sets = ctx.play.selection.legal().filter_map(|action| match *action {
        Action::Treasures(taken) => {
            let stays = ctx.view.public.choices() - taken.cells;
            Some(offer(
                ctx,
                *action,
                "treasure".into(),
                28,
                ctx.lang.say(TigrisSays::Take { cells: taken.cells, stays }),
            ))
        }
        _ => None,
    });
    html! {
        <div class="asked">
            { head(ctx, "treasure", TigrisSays::WhichTreasures, "treasures") }
            <ul class="menu">{ for sets }</ul>
        </div>
    }
}
