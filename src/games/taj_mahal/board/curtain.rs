//! Public information while the device changes hands: tallies, withdrawals, the cards last played,
//! the supply. No hand and no advice.

use super::court::tallies;
use super::panel::{gains_of, row};
use super::tray::card_picture;
use crate::games::taj_mahal::rules::{Card, Event, Phase, TajMahal};
use crate::games::taj_mahal::words::say::TajSays;
use crate::scenes::RenderContext;
use crate::scenes::parts::{Group, Heading, Part, Text};
use crate::table::Seat;

pub(super) fn public_stage(ctx: &RenderContext<TajMahal>) -> Vec<Part> {
    let public = &ctx.view.public;
    if !matches!(public.phase, Phase::Turn | Phase::Place | Phase::Take) {
        return Vec::new();
    }
    let head = Heading {
        title: ctx.lang.say(TajSays::OnTable),
        sub: ctx.lang.say(TajSays::Visit(public.visit, public.province())),
        ..Heading::default()
    };
    let mut parts = vec![Part::Heading(head)];
    if begins(ctx) && public.visit > 1 {
        let last = public.visit - 1;
        let province = public.order[usize::from(last) - 1];
        parts.push(Text::strong("cap", ctx.lang.say(TajSays::LastVisit(last, province))).into());
        parts.push(gains_of(ctx, last));
    } else if public.options.counts {
        parts.push(tallies(ctx, Some(public.active)));
    } else {
        parts.extend(public.all().map(|seat| row(ctx, seat)));
    }
    let out: Vec<String> =
        public.all().filter(|seat| public.withdrawn[*seat]).map(|seat| ctx.names.of(seat)).collect();
    if !out.is_empty() {
        parts.push(Text::of("tj-out", ctx.lang.say(TajSays::HasWithdrawn(&out))).into());
    }
    let mut cards = Vec::new();
    if let Some((seat, played)) = just_played(ctx) {
        let name = ctx.names.of(seat);
        cards.push(laid(ctx, ctx.lang.say(TajSays::JustPlayed(&name)), played));
    }
    if !public.supply.is_empty() {
        cards.push(laid(ctx, ctx.lang.say(TajSays::SupplyOpen), public.supply.iter().collect()));
    }
    parts.push(Group::of("tj-laid", cards).into());
    vec![Group::of("tj-stage", parts).into()]
}

/// Returns whether no player has played or withdrawn in this visit.
fn begins(ctx: &RenderContext<TajMahal>) -> bool {
    let public = &ctx.view.public;
    public.all().all(|seat| public.rows[seat].is_empty() && !public.withdrawn[seat])
}

fn just_played(ctx: &RenderContext<TajMahal>) -> Option<(Seat, Vec<Card>)> {
    ctx.last.iter().find_map(|event| match event {
        Event::Played { seat, colored, extra } => {
            Some((*seat, [Some(*colored), *extra].into_iter().flatten().collect()))
        }
        _ => None,
    })
}

fn laid(ctx: &RenderContext<TajMahal>, caption: String, cards: Vec<Card>) -> Part {
    let cards = cards.into_iter().map(|card| card_picture(ctx.lang, card)).collect();
    Group::of(
        "tj-row",
        vec![Text::of("cap", caption).into(), Group::inline("tj-minis", String::new(), cards).into()],
    )
    .into()
}
