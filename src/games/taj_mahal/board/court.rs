//! The tallies of symbols by seats, and what withdrawing brings now, line by line.

use super::{award_art, in_chain, sign_of};
use crate::games::taj_mahal::rules::{
    Action, Award, Cities, Counts, Lead, Named, Phase, Prospect, Public, SYMBOLS, Special, Symbol, Symbols,
    TajMahal, tile_goods,
};
use crate::games::taj_mahal::words::say::{CellState, TajSays};
use crate::scenes::RenderContext;
use crate::scenes::parts::{CellMark, Group, Heading, Matrix, MatrixCell, MatrixRow, Part, Picture, Text};
use crate::table::Seat;

/// Returns the sign of a symbol, in ink.
pub(super) fn sign(symbol: Symbol, size: u16) -> Picture {
    Picture::symbol(format!("tj-i-{symbol}"), size)
}

/// Returns the symbol of a seat in its colour.
pub(super) fn seal(ctx: &RenderContext<TajMahal>, seat: Seat, size: u16) -> Picture {
    Picture { seal: true, ..Picture::symbol(sign_of(ctx, seat), size).of_seat(ctx.colour(seat)) }
}

/// Returns the raised cards: a whole play, or half of one.
pub(super) fn raised(ctx: &RenderContext<TajMahal>) -> Option<Named> {
    match ctx.ready()? {
        Action::Play(cards) => Some(*cards),
        _ => None,
    }
}

/// Returns the symbols of the deciding seat's row with the raised cards.
pub(super) fn counts_after(ctx: &RenderContext<TajMahal>, cards: &Named) -> Counts {
    let mut counts = ctx.view.public.rows[ctx.view.public.active].counts;
    for card in cards.iter() {
        counts.iter_mut().zip(card.symbols()).for_each(|(all, shown)| *all += shown);
    }
    counts
}

/// Returns the winners of the taken prizes, if public information leaves no doubt: a player who has withdrawn and owns
/// the prize; every player won as many persons and crowns as they have palaces here.
pub(super) fn takers(public: &Public) -> [Option<Seat>; SYMBOLS] {
    let mut takers = [None; SYMBOLS];
    loop {
        let known = takers;
        for symbol in
            Symbol::ALL.into_iter().filter(|one| !public.prizes.has(*one) && known[one.index()].is_none())
        {
            let mut all = public.all().filter(|seat| may_have_taken(public, &takers, symbol, *seat));
            takers[symbol.index()] = all.next().filter(|_| all.next().is_none());
        }
        if takers == known {
            return takers;
        }
    }
}

/// Returns whether this seat can have won a prize, given the winners known so far.
fn may_have_taken(public: &Public, takers: &[Option<Seat>], symbol: Symbol, seat: Seat) -> bool {
    if public.pending.has(symbol) {
        return seat == public.active;
    }
    let is_withdrawing = public.phase != Phase::Turn && seat == public.active;
    let is_owner = match symbol {
        Symbol::Elephant => public.tiles[seat] >> (public.visit.max(1) - 1) & 1 == 1,
        Symbol::Mogul => public.crown().is_some_and(|(_, owner)| owner == seat),
        // Two tokens of a person became the special card.
        person => public.tokens[seat][person.index()] > 0 || public.special[person.index()] == Some(seat),
    };
    let built = |other: &Symbol| takers[other.index()] == Some(seat) && !public.pending.has(*other);
    let others = Symbol::ALL.into_iter().filter(|other| *other != Symbol::Elephant && *other != symbol);
    let room = symbol == Symbol::Elephant
        || palaces_built(public, seat).is_none_or(|palaces| others.filter(built).count() < palaces);
    (public.withdrawn[seat] || is_withdrawing) && is_owner && room
}

/// Returns the palaces of a seat in the province, if it built one for each prize: it has some left, and cities are
/// free.
fn palaces_built(public: &Public, seat: Seat) -> Option<usize> {
    let here = public.province().cities();
    let full = public.all().fold(Cities::EMPTY, |all, other| all.with(public.own(other))).and(here) == here;
    // A crowned palace can share a city with a plain one of the same player.
    let both = [public.plain[seat], public.crowned[seat]];
    let palaces: u32 = both.into_iter().map(|of| of.and(here).count()).sum();
    (public.palaces[seat] > 0 && !full).then_some(palaces as usize)
}

/// Symbols by seats, with those of the raised cards for the deciding seat.
pub(super) fn tallies(ctx: &RenderContext<TajMahal>, own: Option<Seat>) -> Part {
    let public = &ctx.view.public;
    let cards = raised(ctx);
    let after = cards.map(|cards| counts_after(ctx, &cards));
    let takers = takers(public);
    let columns = public.all().map(|seat| Heading {
        picture: Some(seal(ctx, seat, 16)),
        title: ctx.names.of(seat),
        sub: ctx.view.score(seat).to_string(),
        ..Heading::default()
    });
    let row = |symbol: Symbol| MatrixRow {
        head: Heading {
            picture: Some(sign(symbol, 24)),
            title: ctx.lang.say(TajSays::Symbol(symbol)),
            ..Heading::default()
        },
        cells: public
            .all()
            .map(|seat| cell(ctx, symbol, seat, after.as_ref(), takers[symbol.index()]))
            .chain(neutral(ctx, symbol))
            .collect(),
    };
    let dummy = (!public.dummy.is_empty())
        .then(|| Heading { title: ctx.lang.say(TajSays::Neutral), ..Heading::default() });
    Part::Matrix(Matrix {
        class: format!("tj-tallies tj-of-{}", public.seats()).into(),
        label: ctx.lang.say(TajSays::Tallies),
        columns: columns.chain(dummy).collect(),
        rows: Symbol::ALL.into_iter().map(row).collect(),
        own: own.map(Seat::index),
    })
}

/// Returns the state of a seat for a symbol; `taker` won its prize.
pub(super) fn standing(
    ctx: &RenderContext<TajMahal>,
    symbol: Symbol,
    seat: Seat,
    taker: Option<Seat>,
) -> CellState {
    let (public, at) = (&ctx.view.public, symbol.index());
    let count = public.rows[seat].counts[at];
    let most = public.active_seats().map(|seat| public.rows[seat].counts[at]).max().unwrap_or(0);
    match public.lead(symbol) {
        _ if taker == Some(seat) => CellState::Took,
        _ if public.withdrawn[seat] => CellState::Out,
        Lead::Taken => CellState::Out,
        Lead::Leads(leader) if leader == seat => CellState::Leads,
        Lead::Tie if count == most && count > 0 => CellState::Ties,
        _ => CellState::Plain,
    }
}

fn cell(
    ctx: &RenderContext<TajMahal>,
    symbol: Symbol,
    seat: Seat,
    after: Option<&Counts>,
    taker: Option<Seat>,
) -> MatrixCell {
    let public = &ctx.view.public;
    let (count, at) = (public.rows[seat].counts[symbol.index()], symbol.index());
    let gain = after.filter(|_| seat == public.active).map_or(0, |after| after[at].saturating_sub(count));
    let state = standing(ctx, symbol, seat, taker);
    let name = ctx.names.of(seat);
    let gain = if state == CellState::Out { 0 } else { gain };
    MatrixCell {
        text: match (state, count) {
            (CellState::Took, _) => ctx.lang.say(TajSays::Took),
            (_, 0) => "·".into(),
            _ => count.to_string(),
        },
        change: match gain {
            0 => String::new(),
            // Narrow columns show the new count itself.
            _ if public.seats() > 4 => format!("\u{2192}{}", count + gain),
            _ => format!("+{gain}"),
        },
        mark: match state {
            CellState::Plain => CellMark::None,
            CellState::Leads => CellMark::Leads,
            CellState::Ties => CellMark::Ties,
            CellState::Out => CellMark::Out,
            CellState::Took => CellMark::Won,
        },
        label: ctx.lang.say(TajSays::Cell { name: &name, count, gain, state }),
    }
}

/// Returns the column of the neutral player.
fn neutral(ctx: &RenderContext<TajMahal>, symbol: Symbol) -> Option<MatrixCell> {
    let public = &ctx.view.public;
    if public.dummy.is_empty() {
        return None;
    }
    let count = public.dummy_counts()[symbol.index()];
    let state = if public.prizes.has(symbol) { CellState::Plain } else { CellState::Out };
    let name = ctx.lang.say(TajSays::Neutral);
    Some(MatrixCell {
        text: if count == 0 { "·".into() } else { count.to_string() },
        mark: if state == CellState::Out { CellMark::Out } else { CellMark::None },
        label: ctx.lang.say(TajSays::Cell { name: &name, count, gain: 0, state }),
        ..MatrixCell::default()
    })
}

/// Returns the tallies in one row for the deciding seat: each symbol with that seat's count, and the highest of the
/// others.
pub(super) fn digest(ctx: &RenderContext<TajMahal>) -> Part {
    let public = &ctx.view.public;
    let (seat, after) = (public.active, raised(ctx).map(|cards| counts_after(ctx, &cards)));
    let one = |symbol: Symbol| {
        let at = symbol.index();
        let count = public.rows[seat].counts[at];
        let then = after.filter(|_| public.prizes.has(symbol)).map_or(count, |after| after[at]);
        let others = public.active_seats().filter(|other| *other != seat);
        let rivals = others.map(|other| public.rows[other].counts[at]).max().unwrap_or(0);
        let best = rivals.max(public.dummy_counts()[at]);
        let mark = match then.cmp(&best) {
            _ if !public.prizes.has(symbol) => "out",
            std::cmp::Ordering::Greater => "leads",
            std::cmp::Ordering::Equal if then > 0 => "ties",
            _ => "",
        };
        let new = if then > count { " tj-new" } else { "" };
        let label = ctx.lang.say(TajSays::Digest { symbol, own: then, others: best });
        let parts = vec![
            sign(symbol, 20).into(),
            Text::strong(format!("tj-mine {mark}{new}"), then.to_string()).into(),
            Text::of("soft", format!(":{best}")).into(),
        ];
        Part::from(Group::inline("tj-dig", label, parts))
    };
    let key = Text::of("tj-key", ctx.lang.say(TajSays::DigestKey)).into();
    Group::of("tj-digest", [key].into_iter().chain(Symbol::ALL.into_iter().map(one)).collect()).into()
}

/// Returns the prizes of withdrawing, now or with the raised cards, in one line: for narrow screens.
pub(super) fn brief(ctx: &RenderContext<TajMahal>) -> Part {
    let public = &ctx.view.public;
    let (won, says) = match raised(ctx) {
        Some(cards) => (public.wins_with(public.active, &counts_after(ctx, &cards)), TajSays::CardsBrief),
        None => (public.wins(public.active), TajSays::WithdrawBrief),
    };
    let sum = match won.is_empty() {
        true => ctx.lang.say(TajSays::Nothing),
        false => ctx.lang.say(TajSays::AtBest(public.best_prospect(public.active, won).points())),
    };
    let mut parts: Vec<Part> = vec![Text::strong("", ctx.lang.say(says)).into()];
    parts.extend(won.iter().map(|symbol| Part::from(sign(symbol, 20))));
    parts.push(Text::strong("tj-best", sum.clone()).into());
    let prizes = won.iter().map(|symbol| ctx.lang.say(TajSays::Prize(symbol, public.visit)));
    let words: Vec<String> = prizes.chain([sum]).collect();
    let label = format!("{} {}", ctx.lang.say(says), words.join(", "));
    Group::inline("tj-brief", label, parts).into()
}

/// Returns the prizes of withdrawing now, and with the raised cards; after a withdrawal those that it gave. Always
/// present, so that the map keeps its height.
pub(super) fn note(ctx: &RenderContext<TajMahal>, seat: Seat) -> Part {
    let public = &ctx.view.public;
    if public.withdrawn[seat] || public.phase != Phase::Turn && seat == public.active {
        return brought(ctx, seat);
    }
    let mut parts = vec![Text::strong("", ctx.lang.say(TajSays::WithdrawNow)).into()];
    let won = public.wins(seat);
    parts.extend(prizes(ctx, won));
    match raised(ctx).filter(|_| seat == public.active) {
        Some(cards) => {
            let mut counts: Counts = [0; SYMBOLS];
            counts.copy_from_slice(&counts_after(ctx, &cards));
            let then = public.wins_with(seat, &counts);
            let free = cards.iter().any(|card| card.special() == Some(Special::Color));
            let words = if free { TajSays::WithFree } else { TajSays::WithCards };
            parts.push(Text::strong("tj-then", ctx.lang.say(words)).into());
            parts.extend(prizes(ctx, then));
            parts.extend(at_best(ctx, then));
        }
        None if won.is_empty() => {}
        None => {
            let best = public.best_prospect(seat, won);
            // The sum is first, so that it is visible above a long list.
            parts.push(total(ctx, seat, TajSays::AtBest(best.points()), best.points()));
            parts.extend(lines(ctx, &best));
        }
    }
    Group::of("tj-note", parts).into()
}

/// Returns the prizes and the points of a withdrawal in this visit.
fn brought(ctx: &RenderContext<TajMahal>, seat: Seat) -> Part {
    let public = &ctx.view.public;
    let takers = takers(public);
    let won: Symbols = Symbol::ALL.into_iter().filter(|one| takers[one.index()] == Some(seat)).collect();
    let points = public.by_visit[seat][usize::from(public.visit.max(1)) - 1];
    let mut parts = vec![Text::strong("", ctx.lang.say(TajSays::Brought)).into()];
    match won.is_empty() {
        true => parts.push(Text::of("soft", ctx.lang.say(TajSays::Nothing)).into()),
        false => parts.extend(prizes(ctx, won)),
    }
    if points > 0 {
        parts.push(Text::strong("tj-sum", ctx.lang.say(TajSays::Together(points))).into());
    }
    Group::of("tj-note", parts).into()
}

fn at_best(ctx: &RenderContext<TajMahal>, won: Symbols) -> Option<Part> {
    let public = &ctx.view.public;
    let best = public.best_prospect(public.active, won);
    let points = best.points();
    (!won.is_empty()).then(|| total(ctx, public.active, TajSays::AtBest(points), points))
}

/// Returns the prizes in a row, each with its sign.
fn prizes(ctx: &RenderContext<TajMahal>, won: Symbols) -> Vec<Part> {
    if won.is_empty() {
        return vec![Text::of("soft", ctx.lang.say(TajSays::WinsNothing)).into()];
    }
    let visit = ctx.view.public.visit;
    let prize = |symbol: Symbol| {
        let words = ctx.lang.say(TajSays::Prize(symbol, visit));
        let mut parts: Vec<Part> = vec![sign(symbol, 22).into(), Text::of("", words).into()];
        if symbol == Symbol::Elephant {
            let goods = tile_goods(visit).iter();
            parts.extend(goods.map(|good| Picture::symbol(format!("tj-{}", good.word()), 18).into()));
        }
        Part::from(Group::inline("tj-prize", String::new(), parts))
    };
    vec![Group::list("tj-prizes", won.iter().map(prize).collect()).into()]
}

/// Returns the points line by line, each with its reason.
pub(super) fn lines(ctx: &RenderContext<TajMahal>, prospect: &Prospect) -> Vec<Part> {
    let line = |award: &Award| {
        let provinces = in_chain(&ctx.view.public, prospect.chain);
        let reason = match award {
            Award::Palaces { provinces: 2.. } => ctx.lang.say(TajSays::Chain(&provinces)),
            _ => ctx.lang.say(TajSays::Reason(*award)),
        };
        let name = ctx.lang.say(TajSays::Line(*award));
        points_line(Some(Picture::symbol(award_art(*award), 20)), name, award.points(), reason)
    };
    if prospect.awards.is_empty() {
        return Vec::new();
    }
    vec![Group::list("tj-lines", prospect.awards.iter().map(line).collect()).into()]
}

/// Returns one line of points.
pub(super) fn points_line(picture: Option<Picture>, name: String, points: u16, reason: String) -> Part {
    let mut parts: Vec<Part> = picture.into_iter().map(Part::from).collect();
    parts.push(Text::of("grow", name).into());
    parts.push(Text::strong("tj-number", points.to_string()).into());
    if !reason.is_empty() {
        parts.push(Text::of("soft tj-reason", reason).into());
    }
    Group::inline("tj-line", String::new(), parts).into()
}

/// Returns the sum in words, and the score of a seat before and after.
pub(super) fn total(ctx: &RenderContext<TajMahal>, seat: Seat, words: TajSays, points: u16) -> Part {
    let now = ctx.view.public.points[seat];
    let spoken = ctx.lang.say(TajSays::ThenPoints(now, now + points));
    let then = Text::of("", format!("{now} \u{2192} {}", now + points)).into();
    let parts = vec![
        Text::strong("tj-sum", ctx.lang.say(words)).into(),
        Group::inline("soft", spoken, vec![then]).into(),
    ];
    Group::inline("row tj-total", String::new(), parts).into()
}
