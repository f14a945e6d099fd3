//! What the page of a finished game shows, found once for a session and a language.

use std::rc::Rc;

use yew::prelude::*;

use super::{Source, Sources, Summary};
use crate::lang::over::OverWords;
use crate::lang::{Lang, Names};
use crate::scenes::Stage;
use crate::story::{self, Line, Score};
use crate::table::{Eyes, Seat, Session};
use crate::ui::breakdown::{TableCell, TableLine};
use crate::ui::browser;
use crate::ui::chart::{ChartLine, Who};
use crate::ui::kit::sign_art;
use crate::ui::store::{self, Local};

/// What the page needs, computed once a session and language.
pub struct Told<T> {
    pub names: Names,
    pub summary: Rc<Summary>,
    ranking: Vec<Seat>,
    lines: Vec<Line<T>>,
    scores: Vec<Score<T>>,
}

/// Tells a finished game; `id` is the one it is saved under.
pub fn told<G: Stage>(session: &Session<G>, id: &str, lang: Lang) -> Told<G::Term> {
    let names = Names::new(lang, G::TITLES, &session.head.players);
    let standing = session.game().standing();
    let ranking = story::ranking(&standing.places);
    let lines = G::breakdown(&standing);
    let scores = story::scores(session, Eyes::Open, G::source);
    let series = story::series(session, |rows| G::chart(lang, rows).1);
    let (headline, reason) = G::verdict(lang, &standing, &names);
    let who = |seat: &Seat| who::<G>(session, &names, *seat, standing.places[seat.index()]);
    let seats: Vec<Who> = ranking.iter().map(who).collect();
    let chart_line =
        |(seat, who): (&Seat, &Who)| ChartLine { who: who.clone(), values: series[seat.index()].clone() };
    let turns = session.turns().len();
    let changed = store::list(&Local).iter().find(|meta| meta.id == id).map_or(0.0, |meta| meta.changed);
    let notes = [
        session.head.title.clone(),
        lang.say(OverWords::Turns(turns)),
        browser::moment(lang, changed),
        lang.say(OverWords::Seed(format!("{:x}", session.head.seed))),
    ];
    let summary = Summary {
        game: G::INFO.id.into(),
        headline: headline.into(),
        reason: reason.into(),
        notes: notes.into_iter().filter(|note| !note.is_empty()).map(AttrValue::from).collect(),
        lines: lines.iter().map(|line| table_line::<G>(lang, line, &ranking, &scores)).collect(),
        extra_art: G::extra_art().map(AttrValue::from),
        chart_title: G::chart(lang, &standing.rows).0.into(),
        chart: ranking.iter().zip(&seats).map(chart_line).collect(),
        facts: told_facts(session, lang, &names, &series, &scores, turns),
        seats,
    };
    Told { names, summary: Rc::new(summary), ranking, lines, scores }
}

impl<T: Copy + Eq> Told<T> {
    /// Where the number in this line and column came from, and the places on the board that its steps named.
    pub fn sources<G: Stage<Term = T>>(
        &self,
        session: &Session<G>,
        lang: Lang,
        (row, column): (usize, usize),
    ) -> Option<(Sources, Vec<String>)> {
        let (line, seat) = (self.lines.get(row)?, *self.ranking.get(column)?);
        let mut places = Vec::new();
        let mut steps: Vec<Source> = Vec::new();
        let mut last = None;
        for score in self.scores.iter().filter(|s| s.seat == seat && s.term == line.term) {
            if last == Some(score.entry) {
                steps.iter_mut().rev().take(1).for_each(|step| step.points += score.points);
                continue;
            }
            last = Some(score.entry);
            let step = session.steps().get(score.entry)?;
            // What the same step gave to others, or for other things, is not where this number came from.
            let own: Vec<_> = story::giving::<G>(&step.events, seat, line.term).collect();
            let lines = own.iter().filter_map(|event| G::event(lang, event, &self.names));
            let text = lines.collect::<Vec<_>>().join(" ").into();
            steps.push(Source { turn: score.turn, text, points: score.points });
            places.extend(own.into_iter().flat_map(G::places));
            places.extend(step.entry.action.to_string().split_whitespace().map(str::to_string));
        }
        let extra = line.cells.get(seat.index()).map_or(0, |cell| cell.extra);
        let end = (extra > 0).then(|| lang.say(OverWords::AtTheEnd(G::extra(lang, extra))).into());
        let title = OverWords::SourcesTitle { name: self.names.of(seat), term: G::label(lang, line.term) };
        Some((Sources { title: lang.say(title).into(), steps, end }, places))
    }
}

/// A seat as tables show it.
pub fn who<G: Stage>(session: &Session<G>, names: &Names, seat: Seat, place: u8) -> Who {
    let player = session.head.players.get(seat.index());
    let symbol = player.map_or_else(String::new, |player| sign_art(G::INFO, player.sign));
    Who { name: names.of(seat).into(), symbol: symbol.into(), colour: player.map_or(1, |p| p.colour), place }
}

fn table_line<G: Stage>(
    lang: Lang,
    line: &Line<G::Term>,
    ranking: &[Seat],
    scores: &[Score<G::Term>],
) -> TableLine {
    let cell = |seat: &Seat| {
        let cell = line.cells.get(seat.index()).copied().unwrap_or_default();
        TableCell {
            value: cell.value,
            extra: cell.extra,
            extra_says: if cell.extra > 0 { G::extra(lang, cell.extra).into() } else { AttrValue::default() },
            mark: cell.mark,
            mark_says: G::mark(lang, cell.mark).into(),
            traced: scores.iter().any(|score| score.seat == *seat && score.term == line.term),
        }
    };
    TableLine {
        label: G::label(lang, line.term).into(),
        art: G::term_art(line.term).map(AttrValue::from),
        sum: line.sum,
        cells: ranking.iter().map(cell).collect(),
    }
}

/// Three facts: the largest score, the longest lead, and one that only the game knows (or the length).
fn told_facts<G: Stage>(
    session: &Session<G>,
    lang: Lang,
    names: &Names,
    series: &[Vec<i32>],
    scores: &[Score<G::Term>],
    turns: usize,
) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    if let Some(score) = story::largest(scores) {
        let (name, term) = (names.of(score.seat), G::label(lang, score.term));
        let is = OverWords::LargestIs { name, points: score.points, term, turn: score.turn };
        facts.push((lang.say(OverWords::Largest), lang.say(is)));
    }
    if let Some(lead) = story::longest_lead(series) {
        let is = OverWords::LeadIs { name: names.of(lead.seat), from: lead.from, to: lead.to };
        facts.push((lang.say(OverWords::LongestLead), lang.say(is)));
    }
    facts.extend(G::facts(lang, session.steps(), names));
    if facts.len() < 3 {
        facts.push((lang.say(OverWords::Length), lang.say(OverWords::Turns(turns))));
    }
    facts
}
