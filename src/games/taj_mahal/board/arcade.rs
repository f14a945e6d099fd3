//! The six prizes of a visit side by side: the leader of each and the lead, the prize's picture, and the changes by the
//! raised cards.

use super::carpet::NEUTRAL;
use super::court::{counts_after, raised, seal, sign, takers};
use super::sign_of;
use crate::games::taj_mahal::rules::{Counts, Lead, Symbol, TajMahal};
use crate::games::taj_mahal::words::say::{Stands, TajSays};
use crate::scenes::RenderContext;
use crate::scenes::held::HOLDS;
use crate::scenes::parts::{Group, Part, Picture, Sign, Text};
use crate::table::Seat;
use std::cmp::Ordering;

/// Side of a prize, in CSS pixels.
const WON: u16 = 36;

/// Returns a niche for each symbol, in the order of the rules.
pub(super) fn arcade(ctx: &RenderContext<TajMahal>) -> Part {
    let (after, takers) = (raised(ctx).map(|cards| counts_after(ctx, &cards)), takers(&ctx.view.public));
    let niche = |symbol: Symbol| Niche { ctx, symbol, taker: takers[symbol.index()] }.part(after.as_ref());
    let niches = Symbol::ALL.into_iter().map(niche).collect();
    Group { label: ctx.lang.say(TajSays::Tallies), ..Group::list(format!("tj-arcade {HOLDS}"), niches) }
        .into()
}

/// A symbol and its prize.
struct Niche<'a, 'b> {
    ctx: &'a RenderContext<'b, TajMahal>,
    symbol: Symbol,
    /// The winner of the prize, if public.
    taker: Option<Seat>,
}

impl Niche<'_, '_> {
    fn part(&self, after: Option<&Counts>) -> Part {
        let Self { ctx, symbol, .. } = *self;
        let lead = ctx.view.public.lead(symbol);
        let then = after.and_then(|after| self.then(after));
        let face = vec![
            Picture::symbol("tj-arch", 100).into(),
            sign(symbol, 40).into(),
            Text::of("tj-niche-name", ctx.lang.say(TajSays::Symbol(symbol))).into(),
            self.prize(lead),
        ];
        let mut parts = vec![Group::inline("tj-face", String::new(), face).into(), self.plate(lead)];
        parts.push(match then {
            Some((own, others)) => change(ctx, own, others),
            None => Text::of("tj-change", "").into(),
        });
        let class = match lead {
            Lead::Taken => "tj-niche out",
            Lead::Leads(_) => "tj-niche leads",
            Lead::Tie => "tj-niche ties",
            Lead::Nobody => "tj-niche",
        };
        Group::inline(class, self.label(lead, then), parts).into()
    }

    /// Returns the seat's count of the symbol.
    fn shown(&self, seat: Seat) -> u8 {
        self.ctx.view.public.rows[seat].counts[self.symbol.index()]
    }

    /// Returns the highest count of the other players.
    fn best_but(&self, seat: Seat) -> u8 {
        let public = &self.ctx.view.public;
        let others = public.active_seats().filter(|other| *other != seat).map(|other| self.shown(other));
        others.max().unwrap_or(0).max(public.dummy_counts()[self.symbol.index()])
    }

    /// Returns the counts of the deciding seat and of the best rival with the raised cards, if these change them.
    fn then(&self, after: &Counts) -> Option<(u8, u8)> {
        let public = &self.ctx.view.public;
        let own = after[self.symbol.index()];
        let changes = public.prizes.has(self.symbol) && own > self.shown(public.active);
        changes.then(|| (own, self.best_but(public.active)))
    }

    /// Returns the most that any seat shows.
    fn most(&self) -> u8 {
        self.ctx.view.public.active_seats().map(|seat| self.shown(seat)).max().unwrap_or(0)
    }

    /// Returns the seats that are level at the top.
    fn level(&self) -> Vec<Seat> {
        let (public, most) = (&self.ctx.view.public, self.most());
        let top = most >= public.dummy_counts()[self.symbol.index()];
        public.active_seats().filter(|seat| top && self.shown(*seat) == most).collect()
    }

    /// Returns the picture of the prize: the leader's palace, or an outline without a leader; the tile of the province.
    fn prize(&self, lead: Lead) -> Part {
        let Self { ctx, symbol, taker } = *self;
        let owner = match lead {
            Lead::Leads(seat) => Some(seat),
            Lead::Taken => taker,
            Lead::Tie | Lead::Nobody => None,
        };
        let picture = prize_picture(ctx, symbol, owner, WON);
        let gone = symbol == Symbol::Elephant && lead == Lead::Taken;
        Group::inline(if gone { "tj-won gone" } else { "tj-won" }, String::new(), vec![picture.into()]).into()
    }

    /// Returns the plate below: the leader and the lead, the tied players, or the winner.
    fn plate(&self, lead: Lead) -> Part {
        let Self { ctx, taker, .. } = *self;
        let seal = |seat: Seat| Part::from(seal(ctx, seat, 16));
        let text = |text: String| Part::from(Text::strong("", text));
        let (class, parts) = match lead {
            Lead::Leads(seat) => {
                let score = format!("{} : {}", self.shown(seat), self.best_but(seat));
                (format!("tj-plate leads seat-{}", ctx.colour(seat)), vec![seal(seat), text(score)])
            }
            Lead::Tie => {
                let level = self.level();
                let count = level.first().map_or(0, |seat| self.shown(*seat));
                let dummy = ctx.view.public.dummy_counts()[self.symbol.index()];
                let neutral = (dummy == count).then(|| Part::from(Text::strong("tj-n", NEUTRAL)));
                let parts = match level[..] {
                    // The neutral player is ahead of all.
                    [] => {
                        let best = self.most();
                        vec![Text::strong("tj-n", NEUTRAL).into(), text(format!("{dummy} : {best}"))]
                    }
                    [one] => {
                        [seal(one), text(format!("{count} = {count}"))].into_iter().chain(neutral).collect()
                    }
                    [one, two] if neutral.is_none() => {
                        vec![seal(one), text(format!("{count} = {count}")), seal(two)]
                    }
                    _ => level.into_iter().map(seal).chain(neutral).collect(),
                };
                ("tj-plate ties".into(), parts)
            }
            Lead::Nobody => ("tj-plate".into(), vec![text("0".into())]),
            Lead::Taken => {
                let name = |seat: Seat| Part::from(Text::of("tj-taker", ctx.names.of(seat)));
                let parts = taker.map(|seat| vec![seal(seat), name(seat)]).unwrap_or_default();
                ("tj-plate taken".into(), parts)
            }
        };
        Group::inline(class, String::new(), parts).into()
    }

    /// Returns the name for screen readers.
    fn label(&self, lead: Lead, then: Option<(u8, u8)>) -> String {
        let Self { ctx, symbol, taker } = *self;
        let names: Vec<String> = match lead {
            Lead::Leads(seat) => vec![ctx.names.of(seat)],
            Lead::Tie => self.level().into_iter().map(|seat| ctx.names.of(seat)).collect(),
            Lead::Taken => taker.map(|seat| ctx.names.of(seat)).into_iter().collect(),
            Lead::Nobody => Vec::new(),
        };
        let state = match lead {
            Lead::Leads(seat) => {
                Stands::Leads { name: &names[0], count: self.shown(seat), next: self.best_but(seat) }
            }
            Lead::Tie => {
                let count = self.level().first().map_or(0, |seat| self.shown(*seat));
                Stands::Level { names: &names, count }
            }
            Lead::Taken => Stands::Taken(names.first().map(String::as_str)),
            Lead::Nobody => Stands::Nobody,
        };
        ctx.lang.say(TajSays::Niche { symbol, state, then })
    }
}

/// Returns the counts with the raised cards: the deciding seat's own, and the highest of the others.
fn change(ctx: &RenderContext<TajMahal>, own: u8, others: u8) -> Part {
    let (class, sign) = match own.cmp(&others) {
        Ordering::Greater => ("tj-change leads", ':'),
        Ordering::Equal => ("tj-change ties", '='),
        Ordering::Less => ("tj-change", ':'),
    };
    let score = format!("{own} {sign} {others}");
    let all = Text::strong("tj-all", ctx.lang.say(TajSays::YouThen(&score)));
    // Narrow niches only have room for the numbers.
    let short = Text::strong("tj-few", score);
    Group::inline(class, String::new(), vec![all.into(), short.into()]).into()
}

/// Returns the prize of a symbol: the tile of the province, a palace of its owner, or an outline without an owner.
pub(super) fn prize_picture(
    ctx: &RenderContext<TajMahal>,
    symbol: Symbol,
    owner: Option<Seat>,
    side: u16,
) -> Picture {
    match (symbol, owner) {
        (Symbol::Elephant, _) => Picture::symbol(format!("tj-t-{}", ctx.view.public.visit), side),
        (_, None) => Picture::symbol("tj-i-open", side),
        (_, Some(seat)) => {
            let art = if symbol == Symbol::Mogul { "tj-crowned" } else { "tj-palace" };
            let sign = Sign { symbol: sign_of(ctx, seat), x: 14.5, y: 17.5, side: 19.0 };
            Picture { sign: Some(sign), ..Picture::symbol(art, side).of_seat(ctx.colour(seat)) }
        }
    }
}
