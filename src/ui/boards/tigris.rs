//! The table of Tigris & Euphrates beside its board: tray, conflict, monument, swap, treasures.

mod conflict;
mod panel;
mod tray;

use yew::prelude::*;

use super::{Ctx, Table};
use crate::games::tigris::words::say::TigrisSays;
use crate::games::tigris::{Color, Phase, SEATS, Tigris};
use crate::table::Seat;
use crate::ui::kit::{art, icon};

impl Table for Tigris {
    fn strip(ctx: &Ctx<Self>) -> Html {
        let public = &ctx.view.public;
        let left = usize::from(public.actions);
        let running = !matches!(public.phase, Phase::Over(_)) && !ctx.play.awaits_end();
        let left = if running { left } else { 0 };
        html! {
            <>
                <span class="pips" role="img" aria-label={ctx.lang.say(TigrisSays::ActionsLeft(left))}>
                    { for (0..2).map(|n| html! { <span class={classes!("pip", (n < left).then_some("on"))}></span> }) }
                </span>
                <span class="strip-text" aria-hidden="true">{ ctx.lang.say(TigrisSays::ActionsLeft(left)) }</span>
                if public.options.show_bag_count {
                    <span class="pill bag">{ icon("hand", 16) }{ ctx.lang.say(TigrisSays::Bag(ctx.view.bag_count.into())) }</span>
                }
            </>
        }
    }

    fn tray(ctx: &Ctx<Self>) -> Html {
        tray::tray(ctx)
    }

    fn panel(ctx: &Ctx<Self>) -> Option<Html> {
        if ctx.play.awaits_end() {
            return None;
        }
        panel::panel(ctx)
    }

    fn seat(ctx: &Ctx<Self>, seat: Seat) -> Html {
        let (public, view) = (&ctx.view.public, ctx.view);
        let at = seat.index().min(SEATS - 1);
        let supply: Vec<Color> =
            Color::ALL.into_iter().filter(|c| public.leader(seat, *c).is_none()).collect();
        let sign = ctx.player(seat).map_or(0, |p| usize::from(p.sign)) % 4;
        let points = view.points.0[at].filter(|_| ctx.play.viewer() != Some(seat));
        html! {
            <div class="seat-state">
                <span class="seat-line">{ ctx.lang.say(TigrisSays::SeatLine { tiles: view.hand_sizes.0[at].into(), supply: &supply }) }</span>
                <span class="seat-pieces" aria-hidden="true">
                    { for supply.iter().map(|c| art(&format!("leader-{}-{}", c.name(), Tigris::SIGNS[sign]), 22)) }
                    { for (0..public.catastrophes_held[at]).map(|_| art("catastrophe", 18)) }
                </span>
                if let Some(points) = points {
                    <span class="cubes small">
                        { for Color::ALL.into_iter().map(|c| html! { <span>{ art(&format!("cube-{}", c.name()), 18) }{ points[c.index()] }</span> }) }
                        <span>{ art("treasure", 16) }{ view.treasures.0[at].unwrap_or(0) }</span>
                    </span>
                }
            </div>
        }
    }
}
