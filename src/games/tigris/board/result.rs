//! The result of a conflict, shown to all players before the device is passed on. It shows both sides with their
//! totals, losses, remaining pieces, and who gets the points and the leader.

use crate::games::tigris::rules::{
    Award, Color, ConflictDetails, ConflictKind, Event, Returned, Side, Tigris,
};
use crate::games::tigris::words;
use crate::games::tigris::words::say::TigrisSays;
use crate::lang::Words;
use crate::scenes::RenderContext;
use crate::scenes::parts::{Amount, Group, Heading, Part, Picture, Text};
use crate::table::Seat;

use super::{panel, sign_of};

/// The outcome of a conflict.
pub(super) struct Outcome {
    /// Both sides with their commitments, as they were before the conflict ended.
    pub conflict: ConflictDetails,
    pub winner: Seat,
    pub winner_total: u8,
    pub loser_total: u8,
    pub points: u8,
}

impl Outcome {
    /// Returns the outcome that these events describe; `None` while no result is shown.
    pub(super) fn of(ctx: &RenderContext<Tigris>) -> Option<Self> {
        let mut conflict = ctx.before?.public.conflict_details()?;
        let won = ctx.last.iter().find_map(|event| match *event {
            Event::ConflictWon { winner, winner_total, loser_total, .. } => {
                Some((winner, winner_total, loser_total))
            }
            _ => None,
        });
        let (winner, winner_total, loser_total) = won?;
        let mut points = 0;
        for event in ctx.last {
            match *event {
                Event::Supported { seat, count, .. } if seat == conflict.attacker.seat => {
                    conflict.attacker.support = Some(count);
                }
                Event::Supported { seat, count, .. } if seat == conflict.defender.seat => {
                    conflict.defender.support = Some(count);
                }
                Event::Point { why: Award::War { .. } | Award::Revolt, count, .. } => points += count,
                _ => {}
            }
        }
        Some(Self { conflict, winner, winner_total, loser_total, points })
    }

    pub(super) fn loser(&self) -> &Side {
        let ConflictDetails { attacker, defender, .. } = &self.conflict;
        if attacker.seat == self.winner { defender } else { attacker }
    }

    /// Returns the colour of the points.
    pub(super) fn prize(&self) -> Color {
        if self.conflict.kind == ConflictKind::Revolt { Color::Red } else { self.conflict.color }
    }
}

/// Returns both sides, the winner first.
pub(super) fn panel(ctx: &RenderContext<Tigris>, outcome: &Outcome) -> Vec<Part> {
    let Outcome { conflict, winner, .. } = outcome;
    let name = ctx.names.of(*winner);
    let colour = ctx.colour(*winner);
    let seal = Picture::symbol(format!("seal-{}", sign_of(ctx, *winner)), 48);
    let head = Heading {
        picture: Some(Picture { colour, seal: true, ..seal }),
        title: ctx.lang.say(TigrisSays::Wins(&name)),
        sub: format!("{} : {}", outcome.winner_total, outcome.loser_total),
        help: if conflict.kind == ConflictKind::Revolt { "revolt" } else { "war" }.into(),
    };
    let mut parts = vec![Part::Heading(head)];
    // Names the conflict and its place.
    parts.push(Text::strong("about", ctx.lang.say(TigrisSays::ConflictOver(conflict))).into());
    parts.push(Text::of("soft about", ctx.lang.say(TigrisSays::ConflictWhere(conflict))).into());
    for (side, attacks) in [(&conflict.attacker, true), (&conflict.defender, false)] {
        parts.push(card(ctx, outcome, side, attacks));
    }
    let loser = outcome.loser();
    for (cells, by_treasure) in [(loser.spared_by_treasure, true), (loser.spared_by_leader, false)] {
        if conflict.kind != ConflictKind::Revolt && !cells.is_empty() {
            let text = Text::of("note", ctx.lang.say(TigrisSays::Stays { cells, by_treasure }));
            let picture = Picture::symbol(if by_treasure { "treasure" } else { "tile-red" }, 20);
            parts.push(Text { picture: Some(picture), ..text }.into());
        }
    }
    // If the tray is behind another tab, its contents are shown here; the style sheet hides them elsewhere.
    parts.push(Group::of("counters", tray(ctx, outcome)).into());
    vec![Group::of("conflict result", parts).into()]
}

/// Describes the consequences in a line: who scores, and what else happened. Strengths and losses are on the cards.
pub(super) fn result_text(ctx: &RenderContext<Tigris>) -> String {
    let consequences = ctx.last.iter().filter(|event| {
        let on_cards =
            matches!(event, Event::Supported { .. } | Event::ConflictWon { .. } | Event::TilesRemoved { .. });
        let gone = matches!(event, Event::LeaderReturned { why: Returned::Revolt | Returned::War, .. });
        let next =
            matches!(event, Event::ConflictBegan { .. } | Event::UnionEnded { .. } | Event::TurnBegan { .. });
        !on_cards && !gone && !next
    });
    let said = consequences.filter_map(|event| Tigris::event(ctx.lang, event, ctx.names));
    said.collect::<Vec<_>>().join(" ")
}

fn card(ctx: &RenderContext<Tigris>, outcome: &Outcome, side: &Side, attacks: bool) -> Part {
    let is_winner = side.seat == outcome.winner;
    let line = TigrisSays::Gives {
        leader: (!is_winner).then_some(outcome.conflict.color),
        tiles: outcome.conflict.support_color,
        board: if is_winner || outcome.conflict.kind == ConflictKind::Revolt {
            0
        } else {
            side.removed.count() as usize
        },
        hand: side.support.unwrap_or(0).into(),
    };
    let mut parts = panel::side_parts(ctx, &outcome.conflict, side, attacks, side.support);
    parts.push(Text::of("side-loses", ctx.lang.say(line)).into());
    let class = match (attacks, is_winner) {
        (true, true) => "war-side side-a won",
        (true, false) => "war-side side-a",
        (false, true) => "war-side side-b won",
        (false, false) => "war-side side-b",
    };
    Group::of(class, parts).into()
}

/// Returns the contents of the tray in place of a hand: the leader that returns to the loser, and the winner's points.
pub(super) fn tray(ctx: &RenderContext<Tigris>, outcome: &Outcome) -> Vec<Part> {
    let loser = outcome.loser().seat;
    let leader = format!("leader-{}-{}", outcome.conflict.color.name(), sign_of(ctx, loser));
    let back = ctx.lang.say(TigrisSays::BackTo(&ctx.names.of(loser)));
    let line = ctx.lang.say(TigrisSays::Gets(&ctx.names.of(outcome.winner)));
    let prize = outcome.prize();
    let cube = Picture::symbol(format!("cube-{}", prize.name()), 36);
    let points = words::points(ctx.lang, prize, outcome.points.into());
    let count = Amount::of(cube, format!("+{}", outcome.points), points);
    vec![
        counter(ctx, loser, back, Picture::symbol(leader, 44).into()),
        counter(ctx, outcome.winner, line, count.into()),
    ]
}

fn counter(ctx: &RenderContext<Tigris>, seat: Seat, words: String, what: Part) -> Part {
    let seal = Picture::symbol(format!("seal-{}", sign_of(ctx, seat)), 44);
    let seal = Picture { colour: ctx.colour(seat), seal: true, ..seal };
    Group::of("counter", vec![seal.into(), Text::strong("", words).into(), what]).into()
}
