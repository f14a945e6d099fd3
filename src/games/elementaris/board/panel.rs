//! Beside the map: the clock; the actions of the called army; the forecast of a battle; then the actions of the second
//! turn, or a proposal.

use super::{Aim, dial, orb_art, second_turn, shield, strip, tray};
use crate::games::elementaris::rules::{
    Action, Armies, Battle, Element, Elementaris, Event, Field, Phase, orb,
};
use crate::games::elementaris::words;
use crate::games::elementaris::words::say::ElementarisSays;
use crate::lang::{Words, signed};
use crate::scenes::parts::{Availability, Control, Group, Heading, Part, Picture, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::{Game, Seat, Slots};

pub(super) fn panel(ctx: &RenderContext<Elementaris>) -> Vec<Part> {
    let mut parts = vec![clock(ctx)];
    if ctx.awaits_end {
        parts.push(result(ctx));
        return parts;
    }
    let aim = Aim::seen(ctx);
    if let Some(Action::Cast(element, at, _)) = aim.ready {
        parts.push(spell(ctx, *element, *at));
        return parts;
    }
    if let Some(battle) = aim.ready.and_then(|action| ctx.view.game.battle(ctx.view.game.active, action)) {
        parts.push(forecast(ctx, &battle));
        return parts;
    }
    if ctx.selection.is_some() {
        parts.push(match ctx.view.game.phase {
            Phase::Activation => here(ctx),
            Phase::Free => second_turn::turn(ctx, &aim),
            Phase::Vote(voter) => second_turn::vote(ctx, voter),
            Phase::Disband => disband(ctx),
            Phase::Placement | Phase::Over(_) => {
                titled(ctx.lang.say(ElementarisSays::FirstCity), String::new(), "first-city", Vec::new())
            }
        });
    }
    // During a vote the question is first, without the clock.
    if matches!(ctx.view.game.phase, Phase::Vote(_)) {
        parts.reverse();
    }
    parts
}

/// Returns a panel with its head.
pub(super) fn titled(title: String, sub: String, help: &'static str, parts: Vec<Part>) -> Part {
    let head = Heading { picture: None, title, sub, help: help.into() };
    Group::of("asked", [Part::Heading(head)].into_iter().chain(parts).collect()).into()
}

/// Returns the dial, its display in words, the time until income, and the change by it.
fn clock(ctx: &RenderContext<Elementaris>) -> Part {
    let mut parts = vec![
        Text::strong("el-dial", strip::clock_text(ctx)).into(),
        Text::of("soft", strip::then(ctx)).into(),
    ];
    if let Some(seat) = ctx.viewing_seat {
        parts.push(towers(ctx, seat));
    }
    Group::of("el-clock", vec![dial(ctx.view, 104).into(), Group::of("", parts).into()]).into()
}

/// Returns the towers and the change by the next income, each number above its caption.
fn towers(ctx: &RenderContext<Elementaris>, seat: Seat) -> Part {
    let game = &ctx.view.game;
    let (income, costs) = (game.income(seat), game.costs(seat));
    let (treasury, change) = (game.treasury[seat], game.balance(seat));
    let stack = |class: &'static str, number: String, caption: ElementarisSays| {
        let coming = matches!(caption, ElementarisSays::Coming);
        let parts = vec![Text::strong(class, number).into(), Text::of("soft", ctx.lang.say(caption)).into()];
        let class = if coming { "el-stack el-coming" } else { "el-stack" };
        Part::from(Group::inline(class, String::new(), parts))
    };
    let stacks = vec![
        stack("el-chip", format!("+{income}"), ElementarisSays::Incoming),
        stack("el-chip", signed(-(costs as i32)), ElementarisSays::Outgoing),
        stack("el-chip bare", signed(change), ElementarisSays::Coming),
        stack("el-chip zero", treasury.to_string(), ElementarisSays::Stored),
    ];
    let now = ctx.lang.say(strip::stock(ctx, seat));
    let next = ctx.lang.say(ElementarisSays::Next(change));
    Group::inline("el-towers", format!("{now}; {next}"), stacks).into()
}

/// Returns one choice: a tap aims at it, and the commit button carries it out.
pub(super) fn offer(
    ctx: &RenderContext<Elementaris>,
    action: Action,
    picture: Picture,
    text: String,
) -> Part {
    let state = Availability::picked_if(ctx.ready() == Some(&action));
    Control::offer(picture, text, Command::choose(action.picks()), state).into()
}

/// Returns the picture of a choice.
fn art(ctx: &RenderContext<Elementaris>, action: &Action, at: Option<Field>) -> Picture {
    match action {
        Action::Occupy(_) | Action::Stance(_, false) => Picture::symbol("el-city", 40),
        Action::Assault(_) | Action::Sortie(_) => Picture::symbol("el-swords", 40),
        Action::Take(_) => {
            let element = at.and_then(Field::site).map(orb);
            Picture::symbol(element.map_or_else(|| "el-ring".into(), orb_art), 40)
        }
        Action::Board(..) | Action::Sink(..) => Picture::symbol("el-ship", 40),
        _ => {
            let game = &ctx.view.game;
            shield(ctx, game.active, action.army().unwrap_or(game.call), 40)
        }
    }
}

/// Returns the actions of the called army on its field: city, orb, ships, stance, waiting. Moves are lit on the map.
fn here(ctx: &RenderContext<Elementaris>) -> Part {
    let game = &ctx.view.game;
    let at = game.spot(game.active, game.call);
    let is_at_place = |action: &&Action| {
        let army = game.call;
        matches!(action, Action::Board(..) | Action::Sink(..) | Action::Stance(..))
            || [Action::Occupy(army), Action::Assault(army), Action::Take(army), Action::Sortie(army)]
                .contains(action)
    };
    let wait = ctx.lang.say(ElementarisSays::Wait);
    let wait = offer(ctx, Action::Pass, Picture::icon("pause", 28), wait);
    let others = ctx.legal().filter(is_at_place).map(|action| {
        offer(ctx, *action, art(ctx, action, at), Elementaris::choice(ctx.lang, ctx.view, action))
    });
    // Waiting is the most frequent action, so it is visible however long the list is.
    let menu: Vec<Part> = [wait].into_iter().chain(others).collect();
    let where_ = at.map(|at| words::field_name(ctx.lang, at)).unwrap_or_default();
    let left = ctx.lang.say(ElementarisSays::MovesLeft(game.moves));
    let sub = if where_.is_empty() { left } else { format!("{where_}, {left}") };
    titled(tray::named(ctx, game.call), sub, "moves", vec![Group::list("menu el-pairs", menu).into()])
}

fn disband(ctx: &RenderContext<Elementaris>) -> Part {
    let each = ctx.legal().filter_map(|action| action.army().map(|army| (action, army)));
    let menu = each.map(|(action, army)| {
        let text = Elementaris::choice(ctx.lang, ctx.view, action);
        offer(ctx, *action, shield(ctx, ctx.view.game.active, army, 40), text)
    });
    let parts = vec![Group::list("menu el-pairs", menu.collect()).into()];
    titled(ctx.lang.say(ElementarisSays::Disband), String::new(), "towers", parts)
}

/// Returns the shields of all armies on a field.
pub(super) fn standing(ctx: &RenderContext<Elementaris>, field: Field) -> Vec<Part> {
    let game = &ctx.view.game;
    let of = |seat| shields(ctx, seat, game.armies_on(seat, field), Armies::default());
    game.living().flat_map(of).collect()
}

/// Shields, with a cross on the losses.
fn shields(ctx: &RenderContext<Elementaris>, seat: Seat, all: Armies, fallen: Armies) -> Vec<Part> {
    let one = |army| {
        let picture = shield(ctx, seat, army, 34).into();
        match fallen.has(army) {
            true => {
                Group::inline("el-falls", String::new(), vec![picture, Picture::symbol("el-lost", 34).into()])
            }
            false => Group::inline("el-stays", String::new(), vec![picture]),
        }
        .into()
    };
    all.iter().map(one).collect()
}

fn side(ctx: &RenderContext<Elementaris>, battle: &Battle, attacks: bool) -> Part {
    let (seat, all, fallen, says, sum) = match attacks {
        true => (
            battle.attacker,
            battle.attackers,
            battle.fallen_attackers,
            ElementarisSays::Attackers(battle),
            battle.attack,
        ),
        false => (
            battle.defender,
            battle.defenders,
            battle.fallen_defenders,
            ElementarisSays::Defenders(battle),
            battle.defence,
        ),
    };
    let parts = vec![
        Group::of("el-troops", shields(ctx, seat, all, fallen)).into(),
        Text::strong("el-sum", sum.to_string()).into(),
        Text::of("el-made", ctx.lang.say(says)).into(),
    ];
    let colour = ctx.colour(seat);
    let class =
        if attacks { format!("el-side seat-{colour}") } else { format!("el-side against seat-{colour}") };
    Group::named(class, ctx.names.of(seat), parts).into()
}

/// Both sides of a battle with their strengths and losses, and the outcome.
fn forecast(ctx: &RenderContext<Elementaris>, battle: &Battle) -> Part {
    let name = |seat: Seat| (ctx.viewing_seat != Some(seat)).then(|| ctx.names.of(seat));
    let (attacker, defender) = (name(battle.attacker), name(battle.defender));
    let (attacker, defender) = (attacker.as_deref(), defender.as_deref());
    let outcome = ctx.lang.say(ElementarisSays::Outcome { battle, attacker, defender });
    let fate = Text::of("el-fate", outcome).into();
    let clash =
        vec![side(ctx, battle, true), Picture::symbol("el-swords", 40).into(), side(ctx, battle, false)];
    let parts = vec![Group::of("el-clash", clash).into(), fate];
    titled(ctx.lang.say(ElementarisSays::Battle(battle)), String::new(), "battles", parts)
}

/// Legend of the numbers on the map before an elemental is cast.
pub(super) fn keys(ctx: &RenderContext<Elementaris>) -> Part {
    let key = |class, says| Part::from(Text::of(class, ctx.lang.say(says)));
    let keys = [("el-key theirs", ElementarisSays::OthersThere), ("el-key mine", ElementarisSays::OwnThere)];
    Group::of("el-keys", keys.map(|(class, says)| key(class, says)).into()).into()
}

/// Returns the armies an elemental would destroy, by owner, the duration of the closed field, and the legend of the
/// numbers.
fn spell(ctx: &RenderContext<Elementaris>, element: Element, at: Field) -> Part {
    let Some(action) = ctx.ready() else { return Text::default().into() };
    let fallen = |event: Event| match event {
        Event::Destroyed { seat, armies, .. } => {
            let mut parts = shields(ctx, seat, armies, armies);
            parts.push(Text::of("", ctx.names.of(seat)).into());
            Some(Group::of(format!("el-side seat-{}", ctx.colour(seat)), parts).into())
        }
        _ => None,
    };
    let events = <Elementaris as Game>::preview(ctx.view, action).events;
    let mut parts: Vec<Part> = events.into_iter().filter_map(fallen).collect();
    let until = ctx.view.game.rules_until(element);
    parts.push(Text::of("el-fate", ctx.lang.say(ElementarisSays::ClosedTo(element, until))).into());
    parts.push(keys(ctx));
    let picture = Some(Picture::symbol(format!("el-elemental-{}", element.word()), 40));
    let title = ctx.lang.say(ElementarisSays::Spell(element, at));
    let head = Heading { picture, title, help: "spells".into(), ..Heading::default() };
    Group::of("asked", [Part::Heading(head)].into_iter().chain(parts).collect()).into()
}

/// Returns the last action, while it is shown: a battle with both sides, anything else in words.
fn result(ctx: &RenderContext<Elementaris>) -> Part {
    let mut parts: Vec<Part> = Vec::new();
    for event in ctx.last {
        if let Event::Fought { battle } = event {
            parts.push(forecast(ctx, battle));
        }
    }
    let told =
        ctx.last.iter().filter(|event| !matches!(event, Event::Fought { .. } | Event::Conquered { .. }));
    let told = told.filter_map(|event| Elementaris::event(ctx.lang, event, ctx.names));
    let told: Vec<Part> = told.map(|line| Text::of("", line).into()).collect();
    if !told.is_empty() {
        parts.push(Group::of("el-fate", told).into());
    }
    Group::of("el-result", parts).into()
}
