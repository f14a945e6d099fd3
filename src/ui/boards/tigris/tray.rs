//! The tray: tiles behind the screen, leaders, catastrophes, points. Tap to pick, or drag onto the board.

use yew::prelude::*;

use super::Ctx;
use crate::games::tigris::Cell;
use crate::games::tigris::words;
use crate::games::tigris::words::say::TigrisSays;
use crate::games::tigris::{Action, Color, Phase, Pick, Tigris, What};
use crate::play::Deed;
use crate::table::{Bag, Eyes};
use crate::ui::drag::Draggable;
use crate::ui::kit::{art, icon};

/// Everything the viewer holds.
pub fn tray(ctx: &Ctx<Tigris>) -> Html {
    let Eyes::Seat(seat) = ctx.view.eyes else { return Html::default() };
    let at = seat.index() % 4;
    let (Some(hand), Some(points)) = (ctx.view.mine(), ctx.view.points.0[at]) else { return Html::default() };
    let treasures = ctx.view.treasures.0[at].unwrap_or(0);
    let open = ctx.view.public.options.open_scores;
    let say = |s: TigrisSays| ctx.lang.say(s);
    html! {
        <>
            <div class="tray-hand">
                <div class="tray-head"><span class="cap">{ say(TigrisSays::YourHand) }</span>{ swap_button(ctx) }</div>
                <div class="hand" role="group" aria-label={say(TigrisSays::YourHand)}>{ for tiles(ctx, hand) }</div>
            </div>
            <div class="tray-own">
                <div class="tray-leaders" role="group" aria-label={say(TigrisSays::Leaders)}>
                    <span class="cap">{ say(TigrisSays::Leaders) }</span>
                    <div class="row">{ for Color::ALL.into_iter().map(|color| leader(ctx, color)) }</div>
                </div>
                <div class="tray-catastrophes">
                    <span class="cap">{ say(TigrisSays::Catastrophes) }</span>
                    { catastrophe(ctx, ctx.view.public.catastrophes_held[at]) }
                </div>
                <div class="tray-points">
                    <span class="cap">{ say(if open { TigrisSays::YourPoints } else { TigrisSays::YourPointsHidden }) }</span>
                    <div class="cubes">
                        { for Color::ALL.into_iter().map(|c| html! {
                            <span role="img" aria-label={words::points(ctx.lang, c, points[c.index()].into())}>
                                { art(&format!("cube-{}", c.name()), 24) }<b aria-hidden="true">{ points[c.index()] }</b></span>
                        }) }
                        <span role="img" aria-label={say(TigrisSays::Treasures(treasures.into()))}>
                            { art("treasure", 22) }<b aria-hidden="true">{ treasures }</b></span>
                    </div>
                </div>
            </div>
        </>
    }
}

fn picked(ctx: &Ctx<Tigris>, what: What) -> bool {
    ctx.play.selection.has(Pick::What(what))
}

/// How many tiles of each colour are marked for a swap.
fn marked(ctx: &Ctx<Tigris>) -> Bag<4> {
    let mut marked = Bag::default();
    for pick in ctx.play.selection.taken() {
        if let Pick::Count(color, n) = pick {
            marked.0[color.index()] = *n;
        }
    }
    marked
}

/// A marked set of tiles as picks; nothing marked leaves the bare swap.
fn swap(tiles: Bag<4>) -> Vec<Pick> {
    let counts = Color::ALL.into_iter().map(|c| Pick::Count(c, tiles.0[c.index()]));
    let counts = counts.filter(|_| !tiles.is_empty());
    [Pick::What(What::Swap)].into_iter().chain(counts).collect()
}

fn tiles<'a>(ctx: &'a Ctx<'a, Tigris>, hand: Bag<4>) -> impl Iterator<Item = Html> + 'a {
    let each =
        Color::ALL.into_iter().flat_map(move |color| (0..hand.0[color.index()]).map(move |n| (color, n)));
    let empty = (hand.total()..6).map(|n| html! { <span class="slot" key={format!("slot{n}")}></span> });
    each.map(move |(color, n)| tile(ctx, color, n)).chain(empty)
}

/// The `n`-th tile of a colour: picked for placing, marked for a swap, or committed to a conflict.
fn tile(ctx: &Ctx<Tigris>, color: Color, n: u8) -> Html {
    let fight = ctx.view.public.fight().map(|(fight, _)| fight.support_color());
    let (up, deed): (bool, Deed<Tigris>) = if picked(ctx, What::Swap) {
        let mut next = marked(ctx);
        let here = &mut next.0[color.index()];
        let up = n < *here;
        *here = if up { *here - 1 } else { *here + 1 };
        (up, Deed::Choose(swap(next)))
    } else if fight == Some(color) {
        let up = n < super::conflict::chosen(ctx);
        (up, Deed::Choose(vec![Pick::What(What::Support), Pick::Number(if up { n } else { n + 1 })]))
    } else {
        (n == 0 && picked(ctx, What::Tile(color)), Deed::Pick(Pick::What(What::Tile(color))))
    };
    let idle = ctx.view.public.phase != Phase::Action && fight != Some(color);
    let drags = ctx.play.may_act() && !picked(ctx, What::Swap) && ctx.view.public.phase == Phase::Action;
    html! {
        <Draggable<Tigris> key={format!("{}{n}", color.name())} thing={drags.then_some(Pick::What(What::Tile(color)))}
            act={ctx.act.clone()} {deed} class={classes!("tile", up.then_some("up"))} label={words::tile(ctx.lang, color)}
            pressed={up} disabled={!ctx.play.may_act() || idle}>
            { art(&format!("tile-{}", color.name()), 64) }
        </Draggable<Tigris>>
    }
}

fn swap_button(ctx: &Ctx<Tigris>) -> Html {
    if ctx.view.public.phase != Phase::Action || !ctx.play.may_act() {
        return Html::default();
    }
    let on = picked(ctx, What::Swap);
    let deed = move || if on { Deed::Clear } else { Deed::Choose(vec![Pick::What(What::Swap)]) };
    html! {
        <button type="button" class={classes!("btn", "small", on.then_some("on"))} aria-pressed={on.to_string()} onclick={ctx.on(deed)}>
            { icon("shuffle", 18) }{ ctx.lang.say(if on { TigrisSays::SwapMark } else { TigrisSays::Swap }) }
        </button>
    }
}

/// A leader: in supply it can be placed, on the board it can be moved or withdrawn.
fn leader(ctx: &Ctx<Tigris>, color: Color) -> Html {
    let Eyes::Seat(seat) = ctx.view.eyes else { return Html::default() };
    let sign = ctx.player(seat).map_or(0, |p| usize::from(p.sign)) % 4;
    let on_board = ctx.view.public.leader(seat, color);
    let up = picked(ctx, What::Leader(color));
    let may = ctx.play.may_act() && ctx.view.public.phase == Phase::Action;
    let name = words::leader(ctx.lang, color);
    let label = match on_board {
        Some(at) => ctx.lang.say(TigrisSays::LeaderAt(&name, &Cell::at(at).to_string())),
        None => ctx.lang.say(TigrisSays::LeaderInSupply(&name)),
    };
    let pick = Pick::What(What::Leader(color));
    html! {
        <span class="leader-slot" key={color.name()}>
            <Draggable<Tigris> thing={may.then_some(pick)} act={ctx.act.clone()} deed={Deed::Pick(pick)} {label} pressed={up} disabled={!may}
                class={classes!("leader", up.then_some("up"), on_board.is_some().then_some("away"))}>
                { art(&format!("leader-{}-{}", color.name(), Tigris::SIGNS[sign]), 42) }
            </Draggable<Tigris>>
            if up && on_board.is_some() {
                <button type="button" class="btn small withdraw" onclick={ctx.on(move || Deed::Do(Action::Withdraw(color)))}>
                    { ctx.lang.say(TigrisSays::Withdraw) }</button>
            }
        </span>
    }
}

fn catastrophe(ctx: &Ctx<Tigris>, held: u8) -> Html {
    let pick = Pick::What(What::Catastrophe);
    let up = ctx.play.selection.has(pick);
    let may = ctx.play.may_act() && ctx.view.public.phase == Phase::Action && held > 0;
    html! {
        <Draggable<Tigris> thing={may.then_some(pick)} act={ctx.act.clone()} deed={Deed::Pick(pick)} pressed={up} disabled={!may}
            class={classes!("catastrophes", up.then_some("up"))} label={ctx.lang.say(TigrisSays::CatastrophesHeld(held.into()))}>
            { for (0..held).map(|_| art("catastrophe", 36)) }
            if held == 0 { <span class="none">{ "–" }</span> }
        </Draggable<Tigris>>
    }
}
