//! The table of Carcassonne beside its board: the drawn tile, what the action step offers, towers, prisoners, ransom.

mod panel;
mod tile;
mod tray;
mod unseen;

use yew::prelude::*;

use super::{Ctx, Table};
use crate::games::carcassonne::art::PRISONER_EMBLEM;
use crate::games::carcassonne::words::points;
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::{Action, Carcassonne, Cell, Pick, RANSOM, What};
use crate::play::Deed;
use crate::table::{Game, Player, Seat};
use crate::ui::kit::{art, icon, seal};

impl Table for Carcassonne {
    fn strip(ctx: &Ctx<Self>) -> Html {
        html! {
            <>
                { for ransoms(ctx) }
                <unseen::Unseen view={ctx.view.public.clone()} />
            </>
        }
    }

    fn tray(ctx: &Ctx<Self>) -> Html {
        tray::tray(ctx)
    }

    fn panel(ctx: &Ctx<Self>) -> Option<Html> {
        let asked = if ctx.play.may_act() { panel::panel(ctx) } else { None };
        let fields = ctx.regions.then(|| panel::fields(ctx));
        (asked.is_some() || fields.is_some()).then(|| html! { <>{ for asked }{ for fields }</> })
    }

    fn seat(ctx: &Ctx<Self>, seat: Seat) -> Html {
        let public = &ctx.view.public;
        html! {
            <div class="seat-state cc-seat">
                <b class="cc-points">{ points(ctx.lang, public.points(seat).into()) }</b>
                <span class={format!("cc-stock seat-{}", ctx.player(seat).map_or(1, |p| p.colour))}>
                    { stock(ctx, "cc-follower", CarcassonneSays::Followers(public.supply(seat)), public.supply(seat)) }
                    if public.options.towers() {
                        { stock(ctx, "cc-piece", CarcassonneSays::Pieces(public.pieces(seat)), public.pieces(seat)) }
                    }
                    { for prison(ctx, seat) }
                </span>
            </div>
        }
    }
}

/// The sign of a captor.
fn held_by(captor: Option<&Player>) -> Html {
    let (colour, sign) = captor.map_or((1, 0), |p| (p.colour, p.sign));
    seal(&format!("sym-{}", sign + 1), colour, 18)
}

/// Picks what the action step is used for; where nothing of that kind is allowed, asks the rules why.
fn pick_or_ask(ctx: &Ctx<Carcassonne>, what: What) -> (bool, Deed<Carcassonne>) {
    let open = ctx.play.selection.legal().any(|action| action.what() == what);
    let public = &ctx.view.public;
    let here = public.placed().unwrap_or(Cell::new(0, 0));
    let tower = public.towers().first().map_or(here, |tower| tower.cell);
    let segment = public.tile_at(here).and_then(|laid| laid.kind.tile().segments.first());
    let asked = match (what, segment) {
        (What::Build, _) => Some(Action::Build(tower)),
        (What::Top, _) => Some(Action::Top(tower)),
        (What::Follower, Some(segment)) => Some(Action::Follower(None, segment.id)),
        _ => None,
    };
    let pick = Deed::Pick(Pick::What(what));
    (open, asked.filter(|_| !open).map_or(pick, Deed::Do))
}

/// The captives a seat holds, by owner.
fn prison<'a>(ctx: &'a Ctx<'a, Carcassonne>, captor: Seat) -> impl Iterator<Item = Html> + 'a {
    let public = &ctx.view.public;
    Seat::all(public.seats()).filter(move |owner| public.prisoners(captor, *owner) > 0).map(move |owner| {
        let count = public.prisoners(captor, owner);
        let label = ctx.lang.say(CarcassonneSays::Prisoners { owner: &ctx.names.of(owner), count });
        let one = |_| prisoner(ctx.player(owner));
        html! { <span class="prisoners" role="img" aria-label={label.clone()} title={label}>{ for (0..count).map(one) }</span> }
    })
}

/// A captive in the colour and with the symbol of its owner.
fn prisoner(owner: Option<&Player>) -> Html {
    let (colour, sign) = owner.map_or((1, 0), |p| (p.colour, p.sign));
    let (x, y, side) = PRISONER_EMBLEM;
    html! {
        <svg class={format!("art seat-{colour}")} width="26" height="26" viewBox="0 0 48 48" aria-hidden="true">
            <use href="#cc-prisoner" width="48" height="48" />
            <use class="sign" href={format!("#sym-{}", sign + 1)} x={x.to_string()} y={y.to_string()} width={side.to_string()} height={side.to_string()} />
        </svg>
    }
}

/// A picture with a number; the words are for those who do not see it.
fn stock(ctx: &Ctx<Carcassonne>, symbol: &str, words: CarcassonneSays, count: u8) -> Html {
    let label = ctx.lang.say(words);
    html! {
        <span class="cc-count" role="img" aria-label={label.clone()} title={label}>{ art(symbol, 22) }<b aria-hidden="true">{ count }</b></span>
    }
}

/// A button for every captor who holds a figure of the viewer. Where it may not be bought back, a tap says why.
fn ransoms<'a>(ctx: &'a Ctx<'a, Carcassonne>) -> impl Iterator<Item = Html> + 'a {
    let public = &ctx.view.public;
    let viewer = ctx.play.viewer().filter(|_| ctx.play.may_act() && public.options.ransom);
    let captors = Seat::all(public.seats());
    captors.filter(move |captor| viewer.is_some_and(|me| public.prisoners(*captor, me) > 0)).map(move |captor| {
        let action = Action::Ransom(captor, None);
        let refused = viewer.and_then(|me| ctx.play.session.game().check(me, &action).err());
        let picks = vec![Pick::What(What::Ransom), Pick::Captor(captor)];
        let deed = if refused.is_some() { Deed::Do(action) } else { Deed::Choose(picks) };
        let name = ctx.names.of(captor);
        let label = ctx.lang.say(CarcassonneSays::Ransom { captor: &name });
        let why = refused.map(|why| <Carcassonne as crate::lang::Words>::refusal(ctx.lang, why));
        html! {
            <button type="button" class="btn small cc-ransom" aria-disabled={why.is_some().to_string()} aria-label={label.clone()}
                title={why.unwrap_or(label)} aria-pressed={ctx.play.selection.has(Pick::Captor(captor)).to_string()}
                onclick={ctx.on(move || deed.clone())}>
                { prisoner(viewer.and_then(|me| ctx.player(me))) }
                <b aria-hidden="true">{ RANSOM }</b>{ icon("step-forward", 16) }{ held_by(ctx.player(captor)) }
            </button>
        }
    })
}
