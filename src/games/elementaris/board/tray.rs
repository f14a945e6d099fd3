//! The tray: the six armies in the order of their calls.

use super::shield;
use crate::games::elementaris::rules::{
    Action, ActionKind, Army, CITY_FIELDS, Elementaris, Field, Kind, Phase, Pick,
};
use crate::games::elementaris::words;
use crate::games::elementaris::words::say::{Call, ElementarisSays, Stands};
use crate::lang::Words;
use crate::scenes::parts::{Availability, Control, Group, Part};
use crate::scenes::{Command, RenderContext};
use crate::table::Seat;

pub(super) fn tray(ctx: &RenderContext<Elementaris>) -> Vec<Part> {
    let Some(seat) = ctx.viewing_seat else { return Vec::new() };
    let armies = Army::all().map(|army| control(ctx, seat, army).into()).collect();
    let row = Group::named("el-armies", Elementaris::tray_name(ctx.lang), armies).into();
    vec![Group::of(format!("el-tray seat-{}", ctx.colour(seat)), vec![row]).into()]
}

/// Returns the state of an army in the calls of this round.
fn call(ctx: &RenderContext<Elementaris>, seat: Seat, army: Army) -> Call {
    let game = &ctx.view.game;
    let first_turn = game.phase == Phase::Activation;
    match () {
        () if first_turn && seat == game.active && army == game.call => Call::Now,
        () if !game.is_first_turn() || game.has_been_called(seat, army) => Call::Past,
        () => Call::Later,
    }
}

/// Its location, in a word that fits below its shield; the label also has the name of the field.
fn army_location(game: &Elementaris, seat: Seat, army: Army) -> Stands {
    match game.spot(seat, army).map(Field::kind) {
        None => Stands::Palace,
        Some(Kind::Sea) => Stands::Ship,
        Some(Kind::Bridge) => Stands::Bridge,
        Some(_) if game.is_at_city(seat, army) => Stands::City,
        Some(_) => Stands::Field,
    }
}

fn control(ctx: &RenderContext<Elementaris>, seat: Seat, army: Army) -> Control {
    let game = &ctx.view.game;
    let (at, call) = (game.spot(seat, army), call(ctx, seat, army));
    let class = match (call, at) {
        (Call::Now, _) => "thing el-army called",
        (Call::Past, Some(_)) if game.is_first_turn() => "thing el-army past",
        (_, None) => "thing el-army home",
        _ => "thing el-army",
    };
    let (state, command) = meaning(ctx, seat, army);
    let army_state = army_location(game, seat, army);
    let text = ctx.lang.say(ElementarisSays::Stands(army_state));
    let label = ctx.lang.say(ElementarisSays::Army { army, at, call, state: army_state });
    Control {
        key: army.roman().into(),
        pictures: vec![shield(ctx, seat, army, 44)],
        text,
        label,
        drag: (state == Availability::Picked || matches!(game.phase, Phase::Placement))
            .then(|| Pick::Army(army).to_string())
            .filter(|_| at.is_none() || call == Call::Now && game.phase == Phase::Activation),
        state,
        ..Control::new(class, command)
    }
}

/// Returns the command of a shield: choose the army, show it on the map, or give the reason why it cannot be recruited.
fn meaning(ctx: &RenderContext<Elementaris>, seat: Seat, army: Army) -> (Availability, Command) {
    let game = &ctx.view.game;
    let chosen = |what: ActionKind| {
        let up = Availability::picked_if(ctx.has(Pick::Army(army)));
        (up, Command::choose([Pick::Kind(what), Pick::Army(army)]))
    };
    let shown = |state: Availability| match game.spot(seat, army) {
        Some(at) => (state, Command::Point(vec![at.to_string()])),
        None => (Availability::Disabled, Command::Clear),
    };
    if ctx.selection.is_none() {
        return shown(Availability::Plain);
    }
    match (game.phase, game.spot(seat, army)) {
        (Phase::Placement, None) => chosen(ActionKind::Place),
        (Phase::Disband, Some(_)) => chosen(ActionKind::Disband),
        (Phase::Activation, None) if army == game.call => {
            (Availability::Picked, Command::pick(Pick::Kind(ActionKind::Recruit)))
        }
        (Phase::Activation, None) => {
            let city = CITY_FIELDS.iter().next();
            city.map_or((Availability::Disabled, Command::Clear), |city| {
                (Availability::Refused, Command::ask(Action::Recruit(army, city)))
            })
        }
        (Phase::Activation, Some(_)) if army == game.call => (Availability::Picked, Command::Clear),
        // For another army the rules give the reason why it cannot move now.
        (Phase::Activation, Some(at)) => (Availability::Plain, Command::act(Action::March(army, at))),
        _ => shown(Availability::Plain),
    }
}

/// Returns the name of an army in a choice.
pub(super) fn named(ctx: &RenderContext<Elementaris>, army: Army) -> String {
    crate::lang::capital(&words::army(ctx.lang, army))
}
