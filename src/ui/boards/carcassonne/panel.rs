//! The choices of the moment as a list: figures on the tile just laid, towers, whom to capture, whom to pay.

use yew::prelude::*;

use super::{Ctx, pick_or_ask};
use crate::games::carcassonne::art::Posture;
use crate::games::carcassonne::words;
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::{
    Action, Carcassonne, Cell, Feature, Part, Phase, Pick, SegmentId, Spot, Target, What,
};
use crate::lang::Words;
use crate::play::Deed;
use crate::table::Slots;
use crate::ui::kit::{IconButton, art};

pub fn panel(ctx: &Ctx<Carcassonne>) -> Option<Html> {
    match ctx.view.public.phase {
        Phase::Action { .. } if ctx.play.selection.has(Pick::What(What::Build)) => {
            Some(towers(ctx, What::Build))
        }
        Phase::Action { .. } if ctx.play.selection.has(Pick::What(What::Top)) => Some(towers(ctx, What::Top)),
        Phase::Action { at } => Some(figures(ctx, at)),
        Phase::Capture { .. } => Some(captures(ctx)),
        Phase::Late => Some(late(ctx)),
        _ => None,
    }
}

fn head(ctx: &Ctx<Carcassonne>, symbol: &str, title: CarcassonneSays, anchor: &'static str) -> Html {
    let help = ctx.help.clone();
    html! {
        <header class="row">
            { art(symbol, 32) }
            <h2 class="grow">{ ctx.lang.say(title) }</h2>
            <IconButton class="bare" icon="help" label={ctx.lang.say(crate::lang::table::TableWords::Help)}
                onclick={Callback::from(move |_| help.emit(anchor.to_string()))} />
        </header>
    }
}

/// One choice: aims at it, and the command button then does it. What is not allowed says why.
fn offer(ctx: &Ctx<Carcassonne>, action: Action, symbol: &str, text: String) -> Html {
    let aimed = ctx.play.ready() == Some(&action);
    let legal = ctx.play.selection.legal().any(|legal| *legal == action);
    let deed = if legal { Deed::Choose(action.picks().to_vec()) } else { Deed::Do(action) };
    html! {
        <li><button type="button" class={classes!("menu-item", aimed.then_some("on"), (!legal).then_some("closed"))} aria-pressed={aimed.to_string()}
            aria-disabled={(!legal).to_string()} onclick={ctx.on(move || deed.clone())}>
            { art(symbol, 32) }<span class="grow">{ text }</span>
        </button></li>
    }
}

fn posture(id: SegmentId) -> String {
    let word = Posture::on(&id.to_string()).map_or("knight", Posture::word);
    format!("cc-i-{word}")
}

/// Every segment of the tile just laid, taken ones too, and "nothing".
fn figures(ctx: &Ctx<Carcassonne>, at: Cell) -> Html {
    let public = &ctx.view.public;
    let segments = public.tile_at(at).map_or(&[][..], |laid| laid.kind.tile().segments);
    html! {
        <div class="asked">
            { head(ctx, "cc-follower", CarcassonneSays::FollowerOnTile, "follower") }
            if public.options.towers() {
                <div class="cc-quick row">{ quick(ctx, What::Build, CarcassonneSays::TowerPiece) }{ quick(ctx, What::Top, CarcassonneSays::FollowerOnTower) }</div>
            }
            <ul class="menu">
                { for segments.iter().map(|segment| {
                    let text = words::spot(ctx.lang, ctx.view, at, Spot::Segment(segment.id), ctx.names);
                    offer(ctx, Action::Follower(None, segment.id), &posture(segment.id), text)
                }) }
                { offer(ctx, Action::Pass, "i-close", ctx.lang.say(CarcassonneSays::Nothing)) }
            </ul>
        </div>
    }
}

/// What else the action could be, where the tray is not in sight.
fn quick(ctx: &Ctx<Carcassonne>, what: What, words: CarcassonneSays) -> Html {
    let (open, deed) = pick_or_ask(ctx, what);
    html! {
        <button type="button" class={classes!("btn", "small", (!open).then_some("closed"))} onclick={ctx.on(move || deed.clone())}>{ ctx.lang.say(words) }</button>
    }
}

/// Every foundation or tower that may be built on or stood on.
fn towers(ctx: &Ctx<Carcassonne>, what: What) -> Html {
    let public = &ctx.view.public;
    let (title, symbol) = match what {
        What::Top => (CarcassonneSays::FollowerOnTower, "cc-i-knight"),
        _ => (CarcassonneSays::TowerPiece, "cc-piece"),
    };
    let legal = ctx.play.selection.legal().copied().filter(|action| action.what() == what);
    html! {
        <div class="asked">
            { head(ctx, symbol, title, "towers") }
            <ul class="menu">
                { for legal.map(|action| {
                    let tower = match action {
                        Action::Build(cell) | Action::Top(cell) => public.tower_at(cell),
                        _ => None,
                    };
                    let text = tower.map(|tower| words::tower(ctx.lang, ctx.view, tower, ctx.names));
                    offer(ctx, action, symbol, text.unwrap_or_default())
                }) }
            </ul>
        </div>
    }
}

/// Every figure in reach, and "nobody".
fn captures(ctx: &Ctx<Carcassonne>) -> Html {
    let legal = ctx.play.selection.legal().copied();
    html! {
        <div class="asked">
            { head(ctx, "cc-target", CarcassonneSays::WhomToCapture, "tower-capture") }
            <ul class="menu">
                { for legal.map(|action| match action {
                    Action::Capture(cell, spot) => {
                        let target = ctx.view.public.figure_at(cell, spot).map(|figure| Target { cell, spot, figure });
                        let text = target.map(|t| words::target(ctx.lang, ctx.view, &t, ctx.names));
                        let fate = ctx.view.public.effect(ctx.view.public.active, &action).captured.map(|c| c.fate);
                        let fate = fate.map(|fate| ctx.lang.say(CarcassonneSays::Fate(fate)));
                        let all: Vec<String> = text.into_iter().chain(fate).collect();
                        offer(ctx, action, "cc-prisoner", all.join(": "))
                    }
                    _ => offer(ctx, action, "i-close", ctx.lang.say(CarcassonneSays::CaptureNobody)),
                }) }
            </ul>
        </div>
    }
}

/// What the overlay of the fields shows, in words.
pub fn fields(ctx: &Ctx<Carcassonne>) -> Html {
    let public = &ctx.view.public;
    let fields = public.features(Part::Field);
    let row = |field: &Feature| {
        let holders: Vec<String> = field.holders().into_iter().map(|seat| ctx.names.of(seat)).collect();
        let text = ctx.lang.say(CarcassonneSays::Field {
            holders: &holders,
            cities: field.cities.len(),
            points: field.points,
        });
        html! { <li>{ text }</li> }
    };
    let dead = public.dead_cells().len();
    html! {
        <div class="asked cc-fields">
            { head(ctx, "cc-i-field", CarcassonneSays::Fields, "fields") }
            <p>{ ctx.lang.say(CarcassonneSays::FieldsHelp) }</p>
            <ul>
                { for fields.iter().filter(|field| !field.figures.is_empty()).map(row) }
                if dead > 0 { <li>{ ctx.lang.say(CarcassonneSays::DeadPlaces(dead)) }</li> }
            </ul>
        </div>
    }
}

/// The last moment to buy a figure back.
fn late(ctx: &Ctx<Carcassonne>) -> Html {
    let legal = ctx.play.selection.legal().copied();
    html! {
        <div class="asked">
            { head(ctx, "cc-prisoner", CarcassonneSays::WhomToPay, "tower-ransom") }
            <ul class="menu">{ for legal.filter(|a| *a != Action::End).map(|action| {
                offer(ctx, action, "cc-prisoner", <Carcassonne as Words>::preview(ctx.lang, ctx.view, &action, ctx.names))
            }) }</ul>
        </div>
    }
}
