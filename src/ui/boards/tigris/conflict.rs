//! A conflict as a stage of its own: both sides in view, hidden hands hidden, the stepper of the deciding side.

use yew::prelude::*;

use super::Ctx;
use crate::games::tigris::words::say::TigrisSays;
use crate::games::tigris::{Action, Conflict, Kind, Pick, Side, Tigris, What};
use crate::play::Deed;
use crate::ui::kit::{IconButton, art, icon};

pub fn conflict(ctx: &Ctx<Tigris>, conflict: &Conflict) -> Html {
    let anchor = if conflict.kind == Kind::Revolt { "revolt" } else { "war" };
    let help = ctx.help.clone();
    html! {
        <div class="conflict">
            <header class="row">
                { art(&format!("tile-{}", conflict.support_color.name()), 40) }
                <div class="grow">
                    <h2>{ ctx.lang.say(TigrisSays::ConflictOver(conflict)) }</h2>
                    <p class="soft">{ ctx.lang.say(TigrisSays::ConflictWhere(conflict)) }</p>
                </div>
                <IconButton class="bare" icon="help" label={ctx.lang.say(TigrisSays::Explain)}
                    onclick={Callback::from(move |_| help.emit(anchor.to_string()))} />
            </header>
            { side(ctx, conflict, &conflict.attacker, true) }
            { side(ctx, conflict, &conflict.defender, false) }
            { stepper(ctx, conflict) }
        </div>
    }
}

/// Tiles chosen in the stepper now.
pub fn chosen(ctx: &Ctx<Tigris>) -> u8 {
    let number = ctx.play.selection.taken().iter().find_map(|pick| match pick {
        Pick::Number(n) => Some(*n),
        _ => None,
    });
    number.unwrap_or(0)
}

fn side(ctx: &Ctx<Tigris>, conflict: &Conflict, side: &Side, attacks: bool) -> Html {
    let (letter, look) = if attacks { ("A", "a") } else { ("B", "b") };
    let sign = ctx.player(side.seat).map_or(0, |p| usize::from(p.sign)) % 4;
    let leader = format!("leader-{}-{}", conflict.color.name(), Tigris::SIGNS[sign]);
    let tile = format!("tile-{}", conflict.support_color.name());
    let deciding = ctx.play.may_act() && ctx.play.viewer() == Some(side.seat);
    let added = side.support.or(deciding.then(|| chosen(ctx)));
    let name = ctx.names.of(side.seat);
    let total = u32::from(side.base) + u32::from(added.unwrap_or(0));
    html! {
        <section class={format!("war-side side-{look}")}>
            <div class="row">
                { art(&leader, 44) }
                <div class="grow">
                    <h3><span class="side-letter">{ letter }</span>{ ctx.lang.say(if attacks { TigrisSays::Attacks(&name) } else { TigrisSays::Defends(&name) }) }</h3>
                    <p class="soft">{ ctx.lang.say(TigrisSays::SideLeader { color: conflict.color, at: side.leader, own: deciding }) }</p>
                </div>
                <b class="side-total">{ total }{ if added.is_none() { "+" } else { "" } }</b>
            </div>
            <div class="side-tiles">
                { for (0..side.base).map(|_| art(&tile, 22)) }
                <span class="soft">{ ctx.lang.say(TigrisSays::OnBoard(side.base.into())) }</span>
                <b>{ "+" }</b>
                if let Some(added) = added {
                    { for (0..added).map(|_| art(&tile, 22)) }
                    <span class="soft">{ ctx.lang.say(TigrisSays::FromHand(added.into())) }</span>
                } else {
                    <span class="soft row">{ icon("lock", 16) }{ ctx.lang.say(TigrisSays::Hidden) }</span>
                }
            </div>
        </section>
    }
}

/// Steps through the numbers that are allowed; a number that is not says why.
fn stepper(ctx: &Ctx<Tigris>, conflict: &Conflict) -> Html {
    let Some(seat) = ctx.play.viewer().filter(|_| ctx.play.may_act()) else { return Html::default() };
    let held = ctx.view.mine().map_or(0, |hand| hand.0[conflict.support_color.index()]);
    let now = chosen(ctx);
    let number = |a: &Action| if let Action::Support(n) = a { Some(*n) } else { None };
    let allowed: Vec<u8> = ctx.play.selection.legal().filter_map(number).collect();
    let pick = |n: u8| Deed::Choose(vec![Pick::What(What::Support), Pick::Number(n)]);
    let less = allowed.iter().rev().copied().find(|n| *n < now);
    // Where no higher number is allowed (English variant, empty hand) pressing + tries one and hears the reason.
    let more = allowed.iter().copied().find(|n| *n > now).map_or(Deed::Do(Action::Support(now + 1)), pick);
    let own = if seat == conflict.attacker.seat { &conflict.attacker } else { &conflict.defender };
    let total = own.base.saturating_add(now);
    html! {
        <>
            <div class="stepper" role="group" aria-label={ctx.lang.say(TigrisSays::HowMany)}>
                <IconButton icon="minus" label={ctx.lang.say(TigrisSays::Fewer)} disabled={less.is_none()}
                    onclick={ctx.on(move || less.map_or(Deed::Clear, pick))} />
                <div class="stepper-value" role="status"><b>{ now }</b><span class="soft">{ ctx.lang.say(TigrisSays::FromYourHand(held.into())) }</span></div>
                <IconButton icon="plus" label={ctx.lang.say(TigrisSays::More)} onclick={ctx.on(move || more.clone())} />
            </div>
            <p class="note">{ art(&format!("cube-{}", conflict.support_color.name()), 20) }
                <span>{ ctx.lang.say(TigrisSays::Prize { conflict, own: seat, total }) }</span></p>
        </>
    }
}
