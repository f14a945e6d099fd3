//! The turn as a list: its steps with their costs, each of which can be undone, the aimed step, and the obligations
//! of the turn.

use crate::games::java::rules::{Action, Event, Java, Public};
use crate::games::java::words::say::{Duty, JavaSays};
use crate::lang::Words;
use crate::scenes::parts::{Availability, Control, Group, Part, Picture, Text};
use crate::scenes::{Command, Removal, RenderContext, TurnStep};

use super::Aim;

/// Returns the heading, the steps, the aimed step.
pub(super) fn list(ctx: &RenderContext<Java>) -> Vec<Part> {
    let mut rows: Vec<Part> = ctx.steps.iter().enumerate().map(|(nth, step)| row(ctx, nth, step)).collect();
    if let Some(action) = Aim::seen(ctx).ready {
        let cost = ctx.view.public.cost(action).unwrap_or(0);
        let text = Java::action(ctx.lang, action);
        rows.push(line(rows.len(), text, cost, "jv-step aimed", None));
    }
    let title = Text::strong("jv-title", ctx.lang.say(JavaSays::ThisTurn)).into();
    if rows.is_empty() {
        return vec![title];
    }
    vec![title, Group::list("jv-steps", rows).into()]
}

fn row(ctx: &RenderContext<Java>, nth: usize, step: &TurnStep<Java>) -> Part {
    let text = step.action.as_ref().map(|action| Java::action(ctx.lang, action)).unwrap_or_default();
    let cost = step.events.iter().find_map(cost).unwrap_or(0);
    let label = ctx.lang.say(JavaSays::TakeOut(&text));
    let button = |state: Availability| Control {
        key: format!("out{}", step.entry).into(),
        label: label.clone(),
        state,
        ..Control::button(
            "btn bare icon-only",
            Some(Picture::icon("minus", 18)),
            String::new(),
            Command::TakeOut(step.entry),
        )
    };
    let end: Part = match step.out {
        Removal::Free => button(Availability::Plain).into(),
        Removal::Needed(_) => button(Availability::Refused).into(),
        Removal::Stays => {
            let lock = vec![Picture::icon("lock", 18).into()];
            Group::inline("jv-stays", ctx.lang.say(JavaSays::Stays), lock).into()
        }
    };
    line(nth, text, cost, "jv-step", Some(end))
}

fn line(nth: usize, text: String, cost: u8, class: &'static str, end: Option<Part>) -> Part {
    let mut parts = vec![
        Text::strong("soft", (nth + 1).to_string()).into(),
        Text::of("grow", text).into(),
        Text::of("soft jv-cost", cost.to_string()).into(),
    ];
    parts.extend(end);
    Group::inline(class, String::new(), parts).into()
}

/// Returns the action points of a step.
fn cost(event: &Event) -> Option<u8> {
    match event {
        Event::LandLaid { cost, .. }
        | Event::FigureEntered { cost, .. }
        | Event::FigureMoved { cost, .. }
        | Event::FigureLeft { cost, .. } => Some(*cost),
        Event::WaterLaid { .. }
        | Event::PalaceBuilt { .. }
        | Event::PalaceExpanded { .. }
        | Event::CardTaken { .. }
        | Event::DeckDrawn { .. } => Some(1),
        _ => None,
    }
}

/// Returns the land duty, the cards of the turn, and the note that a festival is held last.
pub(super) fn checks(ctx: &RenderContext<Java>) -> Part {
    let public = &ctx.view.public;
    let placed = public.land_placed || matches!(Aim::seen(ctx).ready, Some(Action::Land(..)));
    let duty = duty(public, placed);
    let check = |class: &'static str, icon: &'static str, words: JavaSays| {
        let text = Text::of(class, ctx.lang.say(words));
        Part::from(Text { picture: Some(Picture::icon(icon, 18)), ..text })
    };
    let (class, icon) = match duty {
        Duty::Open => ("jv-check open", "flag"),
        Duty::Done => ("jv-check done", "check"),
        Duty::Lapsed | Duty::None => ("jv-check", "info"),
    };
    let rows = vec![
        check(class, icon, JavaSays::Duty(duty)),
        check("jv-check", "hand", JavaSays::CardsTaken(public.cards_drawn)),
        check("jv-check", "last", JavaSays::FestivalLast),
    ];
    Group::list("jv-checks", rows).into()
}

fn duty(public: &Public, placed: bool) -> Duty {
    match () {
        () if placed => Duty::Done,
        () if public.trigger.is_some() => Duty::None,
        () if public.must_place_land() => Duty::Open,
        () => Duty::Lapsed,
    }
}
