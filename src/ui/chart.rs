//! A line chart of points over the turns, one line per seat. Seats differ by dashes, by their mark on the line and
//! at its end, and only then by colour. A hidden table has the same numbers for screen readers.

use yew::prelude::*;

use crate::art::number;
use crate::lang::Lang;
use crate::lang::over::OverWords;
use crate::order;
use crate::play::ending::EndPage;
use crate::play::table_view::SeatMark;
use crate::table::Count;

/// The line of one seat: its value before the first turn and after each.
struct ChartLine<'a> {
    who: &'a SeatMark,
    values: &'a [i32],
}

const WIDTH: f32 = 520.0;
const HEIGHT: f32 = 208.0;
const LEFT: f32 = 36.0;
const RIGHT: f32 = 390.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 170.0;
/// The least distance between the names at the line ends.
const GAP: f32 = 20.0;
/// One dash pattern per seat; the first is solid.
const DASHES: [&str; 6] = ["none", "8 5", "2 5", "12 4 2 4", "5 3", "14 5"];

/// The scale from values to positions in the picture.
struct Scale {
    low: i32,
    high: i32,
    step: i32,
    turns: usize,
}

impl Scale {
    fn of(lines: &[ChartLine]) -> Self {
        let values = || lines.iter().flat_map(|line| line.values.iter().copied());
        let (low, high) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(4));
        let step = step(high - low, 5);
        let turns = lines.iter().map(|line| line.values.len()).max().unwrap_or(1).max(2) - 1;
        Self {
            low: low.div_euclid(step) * step,
            high: (high + step - 1).div_euclid(step) * step,
            step,
            turns,
        }
    }

    fn x(&self, turn: usize) -> f32 {
        LEFT + turn as f32 * (RIGHT - LEFT) / self.turns as f32
    }

    fn y(&self, value: i32) -> f32 {
        BOTTOM - (value - self.low) as f32 * (BOTTOM - TOP) / (self.high - self.low) as f32
    }
}

/// Returns the round step (1, 2, 5, 10, …) that divides a range into at most `parts` parts.
fn step(range: i32, parts: i32) -> i32 {
    let mut step = 1;
    for factor in [2, 5, 10].iter().cycle() {
        if range <= step * parts || step > i32::MAX / 100 {
            break;
        }
        let power = 10i32.pow(step.ilog10());
        step = power * factor;
    }
    step
}

/// Renders the chart of a finished game.
pub fn chart(lang: Lang, ending: &EndPage) -> Html {
    let marks: Vec<&SeatMark> = ending.seats.iter().map(|seat| &seat.mark).collect();
    chart_of(lang, ("chart", ending.length), &ending.chart_title, &marks, &ending.chart)
}

/// Renders a chart of one line per seat, with the value before the first turn (or round, as `of` says) and after
/// each. `id` must be unique on the page.
pub fn chart_of(
    lang: Lang,
    (id, of): (&str, Count),
    title: &str,
    seats: &[&SeatMark],
    values: &[Vec<i32>],
) -> Html {
    let seats = seats.iter().zip(values);
    let lines: Vec<ChartLine> = seats.map(|(who, values)| ChartLine { who, values }).collect();
    let scale = Scale::of(&lines);
    let ends = lines.iter().map(|l| (l.who.name.clone(), l.values.last().copied().unwrap_or(0))).collect();
    let turns = lines.first().map_or(0, |line| line.values.len().saturating_sub(1));
    let (name, says) = (format!("{id}-title"), format!("{id}-desc"));
    html! {
        <figure class="chart">
            <svg viewBox={format!("0 0 {} {}", WIDTH as i32, HEIGHT as i32)} role="img" aria-labelledby={format!("{name} {says}")}>
                <title id={name}>{ title }</title>
                <desc id={says}>{ lang.say(OverWords::ChartDescription { length: of.with_value(turns), ends }) }</desc>
                { axes(&scale, &lang.say(OverWords::TurnAxis(of))) }
                { for lines.iter().enumerate().rev().map(|(i, line)| drawn(i, lines.len(), line, &scale)) }
                { for lines.iter().enumerate().rev().map(|(i, line)| marks(i, lines.len(), line, &scale)) }
                { for labels(&lines, &scale).into_iter().map(|(line, y)| label(line, y)) }
            </svg>
            <div class="sr">{ numbers(title, &lines, &lang.say(OverWords::TurnAxis(of))) }</div>
        </figure>
    }
}

fn axes(scale: &Scale, turn: &str) -> Html {
    let levels = (0..=(scale.high - scale.low) / scale.step).map(|i| scale.low + i * scale.step);
    let every = step(i32::try_from(scale.turns).unwrap_or(1), 6).max(1) as usize;
    // The last label would touch the name of the axis.
    let turns = (0..=scale.turns).step_by(every);
    html! {
        <g class="chart-axes">
            { for levels.map(|value| html! {
                <>
                    <path d={format!("M{} {}H{}", number(LEFT), number(scale.y(value)), number(RIGHT))} />
                    <text x={number(LEFT - 8.0)} y={number(scale.y(value) + 4.0)} text-anchor="end">{ value }</text>
                </>
            }) }
            { for turns.map(|i| html! {
                <text x={number(scale.x(i))} y={number(HEIGHT - 8.0)} text-anchor="middle">{ i }</text>
            }) }
            <text x={number(RIGHT + 14.0)} y={number(HEIGHT - 8.0)}>{ turn }</text>
        </g>
    }
}

/// Returns the position of a value. Lines are offset a little, so that equal ones do not hide each other; never
/// downwards, where 0 would look like less.
fn point(index: usize, of: usize, line: &ChartLine, turn: usize, scale: &Scale) -> (f32, f32) {
    let apart = (of - 1 - index.min(of - 1)) as f32 * 2.0;
    (scale.x(turn), scale.y(line.values[turn]) - apart)
}

fn drawn(index: usize, of: usize, line: &ChartLine, scale: &Scale) -> Html {
    let step = |turn: usize| {
        let (x, y) = point(index, of, line, turn, scale);
        format!("{}{} {}", if turn == 0 { 'M' } else { 'L' }, number(x), number(y))
    };
    let path: String = (0..line.values.len()).map(step).collect();
    html! {
        <g class={format!("chart-line seat-{}", line.who.colour)}>
            <path class="chart-casing" d={path.clone()} />
            <path d={path} stroke-dasharray={DASHES[index % DASHES.len()]} />
        </g>
    }
}

/// Renders two marks on a line, over all lines, at other turns than the marks of the other lines.
fn marks(index: usize, of: usize, line: &ChartLine, scale: &Scale) -> Html {
    let length = line.values.len().saturating_sub(1);
    let turn = |share: usize| (length * (share * of + index) / (3 * of).max(1)).min(length);
    let turns = if length < 6 { vec![] } else { vec![turn(1), turn(2)] };
    html! {
        <g class={format!("seat-{}", line.who.colour)}>
            { for turns.into_iter().map(|turn| {
                let (x, y) = point(index, of, line, turn, scale);
                mark(line.who, x, y, 16.0)
            }) }
        </g>
    }
}

fn mark(who: &SeatMark, x: f32, y: f32, size: f32) -> Html {
    html! {
        <use href={format!("#{}", who.symbol)} x={number(x - size / 2.0)} y={number(y - size / 2.0)}
            width={number(size)} height={number(size)} />
    }
}

/// Returns the positions of the names at the line ends: at the last value, moved apart where they would touch.
fn labels<'a>(lines: &'a [ChartLine<'a>], scale: &Scale) -> Vec<(&'a ChartLine<'a>, f32)> {
    let end = |line: &ChartLine| scale.y(line.values.last().copied().unwrap_or(0));
    let mut labels: Vec<(&ChartLine, f32)> = lines.iter().map(|line| (line, end(line))).collect();
    order::short_by(&mut labels, |a, b| a.1.total_cmp(&b.1));
    for i in 1..labels.len() {
        labels[i].1 = labels[i].1.max(labels[i - 1].1 + GAP);
    }
    let mut floor = BOTTOM + 4.0;
    for label in labels.iter_mut().rev() {
        label.1 = label.1.min(floor);
        floor = label.1 - GAP;
    }
    labels
}

fn label(line: &ChartLine, y: f32) -> Html {
    let name: String = line.who.name.chars().take(10).collect();
    let name = if name.chars().count() < line.who.name.chars().count() {
        format!("{}…", name.trim_end())
    } else {
        name
    };
    html! {
        <g class={format!("chart-end seat-{}", line.who.colour)}>
            { mark(line.who, RIGHT + 20.0, y, 18.0) }
            <text x={number(RIGHT + 34.0)} y={number(y + 4.0)}>{ name }</text>
        </g>
    }
}

fn numbers(title: &str, lines: &[ChartLine], turn: &str) -> Html {
    let turns = lines.first().map_or(0, |line| line.values.len());
    html! {
        <table>
            <caption>{ title }</caption>
            <thead>
                <tr>
                    <th scope="col">{ turn }</th>
                    { for lines.iter().map(|line| html! { <th scope="col">{ &line.who.name }</th> }) }
                </tr>
            </thead>
            <tbody>
                { for (0..turns).map(|i| html! {
                    <tr>
                        <th scope="row">{ i }</th>
                        { for lines.iter().map(|line| html! { <td>{ line.values.get(i).copied() }</td> }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}
