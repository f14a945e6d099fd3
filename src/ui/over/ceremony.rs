//! The ceremony of a game that has just ended: what each seat has is built up line by line, for all seats at once, then
//! points that only count at the end fall on the lowest column, then the deciding number, then the places from the last
//! to the first, and an arc over the winner. Any touch or key leads on to the result.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::lang::over::OverWords;
use crate::play::ending::{EndLine, EndPage, RankedSeat};
use crate::scenes::sound::Sound;
use crate::story::Emphasis;
use crate::ui::kit::{art, button, seal};
use crate::ui::settings::use_home;
use crate::ui::{browser, haste, sound};

/// The most pictures in a stack; larger numbers are drawn in proportion.
const MAX_STACK: i32 = 12;
/// Milliseconds before the first line.
const OPENING_MS: u32 = 700;
/// The most milliseconds of a line.
const MAX_LINE_MS: u32 = 1_050;
/// The most milliseconds of all lines.
const MAX_LINES_MS: u32 = 5_000;
/// The most rounds in which points of the end fall.
const MAX_ROUNDS: usize = 3;
/// Milliseconds of a round.
const ROUND_MS: u32 = 700;
/// Milliseconds between two seats of a round.
const NEXT_SEAT_MS: u32 = 120;
/// Milliseconds of a fall.
const FALL_MS: u32 = 420;
/// The number of pictures in the arc over a winner.
const ARC_PICTURES: i32 = 7;
/// Degrees between two pictures of the arc, which must not overlap.
const ARC_DEGREES: i32 = 24;
/// Milliseconds between two pictures of the arc.
const ARC_STEP_MS: u32 = 50;
/// Milliseconds from the deciding numbers to the first place.
const BEFORE_PLACES_MS: u32 = 900;
/// Milliseconds between two places.
const PLACE_STEP_MS: u32 = 450;
/// Milliseconds from the winner to the result.
const WINNER_MS: u32 = 3_000;

/// The times of the ceremony, in milliseconds from its beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beats {
    /// The beginning of each line, and the length of one.
    pub lines: Vec<u32>,
    pub line: u32,
    /// The beginning of each round in which points of the end fall.
    pub rounds: Vec<u32>,
    /// The deciding numbers appear.
    pub sum: u32,
    /// The place of each seat appears, in the order of the page: the winner's last.
    pub places: Vec<u32>,
    /// The result follows.
    pub end: u32,
}

impl Beats {
    /// Returns the times for a page.
    pub fn of(ending: &EndPage) -> Self {
        let lines = shown(ending).count() as u32;
        // What a walk has counted is not counted again: all lines rise at once.
        let walked = ending.final_step < ending.walk.len();
        let line = if walked { MAX_LINE_MS } else { MAX_LINE_MS.min(MAX_LINES_MS / lines.max(1)) };
        let begins = |nth: u32| OPENING_MS + if walked { 0 } else { line * nth };
        let built = begins(lines.saturating_sub(1)) + line * lines.min(1);
        let most = (0..ending.seats.len()).map(|column| fallen(ending, column).concat().len()).max();
        let rounds: Vec<u32> =
            (0..most.unwrap_or(0).min(MAX_ROUNDS) as u32).map(|round| built + ROUND_MS * round).collect();
        let sum = built + ROUND_MS * rounds.len() as u32;
        let last = ending.seats.iter().map(|seat| seat.rank).max().unwrap_or(1);
        let place = |seat: &RankedSeat| sum + BEFORE_PLACES_MS + PLACE_STEP_MS * u32::from(last - seat.rank);
        let places: Vec<u32> = ending.seats.iter().map(place).collect();
        let end = places.iter().copied().max().unwrap_or(sum) + WINNER_MS;
        Self { lines: (0..lines).map(begins).collect(), line, rounds, sum, places, end }
    }
}

/// Returns the lines that are built up: those with a picture before the deciding one. Later ones only break ties.
fn shown(ending: &EndPage) -> impl Iterator<Item = &EndLine> {
    ending.lines.iter().take_while(|line| !line.sum).filter(|line| line.art.is_some())
}

/// Returns the rounds in which the points of the end fall on each column of a seat, from below: always on the lowest
/// one that gets any more.
fn fallen(ending: &EndPage, seat: usize) -> Vec<Vec<usize>> {
    let cells: Vec<_> = shown(ending).map(|line| line.cells.get(seat)).collect();
    let extra = |nth: usize| cells[nth].map_or(0, |cell| usize::from(cell.extra));
    let mut rounds = vec![Vec::new(); cells.len()];
    let all: usize = (0..cells.len()).map(extra).sum();
    for round in 0..all {
        let high = |nth: usize| cells[nth].map_or(0, |cell| cell.value) - extra(nth) as i32;
        let open = (0..cells.len()).filter(|nth| rounds[*nth].len() < extra(*nth));
        if let Some(lowest) = open.min_by_key(|nth| high(*nth) + rounds[*nth].len() as i32) {
            rounds[lowest].push(round.min(MAX_ROUNDS - 1));
        }
    }
    rounds
}

#[derive(Properties, PartialEq)]
pub struct CeremonyProps {
    pub ending: Rc<EndPage>,
    pub onend: Callback<()>,
}

#[component]
pub fn Ceremony(props: &CeremonyProps) -> Html {
    let home = use_home();
    let (ending, tempo) = (&props.ending, home.settings.motion);
    let beats = Beats::of(ending);
    let pace = |ms: u32| tempo.pause(ms);
    use_effect_with((), {
        let (beats, onend, phrase) = (beats.clone(), props.onend.clone(), ending.phrase);
        move |()| {
            browser::focus("#ceremony-title");
            set_styles();
            for (nth, at) in beats.lines.iter().enumerate() {
                sound::play_step(Sound::Tick, tempo.pause(*at).into(), nth as u8);
            }
            for at in &beats.rounds {
                sound::play_step(Sound::Coin, tempo.pause(at + FALL_MS).into(), 0);
            }
            sound::play(Sound::War, tempo.pause(beats.sum).into());
            sound::play(phrase, tempo.pause(beats.end - WINNER_MS).into());
            let later = onend.clone();
            let timer = Timeout::new(tempo.pause(beats.end), move || later.emit(()));
            // The press that led here is still on its way.
            let since = haste::now();
            let listeners = ["click", "keydown"].map(|name| {
                let onend = onend.clone();
                let window = web_sys::window();
                window.map(|window| {
                    EventListener::new(&window, name, move |event| {
                        if haste::pressed_after(event, since) {
                            onend.emit(());
                        }
                    })
                })
            });
            move || {
                drop((timer, listeners));
                sound::stop_all();
            }
        }
    });
    let mut columns: Vec<usize> = (0..ending.seats.len()).collect();
    crate::order::short_by_key(&mut columns, |column| ending.seats[*column].mark.seat.index());
    let most = shown(ending).flat_map(|line| &line.cells).map(|cell| cell.value).max().unwrap_or(1);
    let sum = ending.lines.iter().find(|line| line.sum);
    let delay = |ms: u32| pace(ms).to_string();
    let stack = |((line, at), rounds): ((&EndLine, &u32), &Vec<usize>), column: usize| {
        let Some(cell) = line.cells.get(column) else { return Html::default() };
        let picture = line.art.as_deref().unwrap_or_default();
        let high = if most > MAX_STACK { (cell.value * MAX_STACK + most / 2) / most } else { cell.value };
        let time_of = |round: &usize| beats.rounds[*round] + NEXT_SEAT_MS * column as u32;
        let high = (high - rounds.len() as i32).max(0);
        let class = (cell.mark != Emphasis::None).then_some("decides");
        let counted = at + beats.line * 7 / 10;
        let first = cell.value - rounds.len() as i32;
        // Each number is replaced by the next one.
        let numbers = (first..)
            .zip(std::iter::once(counted).chain(rounds.iter().map(|round| time_of(round) + FALL_MS)));
        let numbers: Vec<(i32, u32)> = numbers.collect();
        let number = |(nth, (number, at)): (usize, &(i32, u32))| {
            let next = numbers.get(nth + 1).map(|(_, at)| delay(*at));
            let class = next.is_some().then_some("gone");
            html! { <span {class} data-at={next}><b data-at={delay(*at)}>{ number }</b></span> }
        };
        let fallen = rounds.iter().rev().map(|round| {
            let extra = ending.extra_art.as_deref().unwrap_or(picture);
            html! { <span data-at={delay(time_of(round))}>{ art(extra, 18) }</span> }
        });
        html! {
            <div class={classes!("ceremony-line", class)}>
                <div class="ceremony-fallen">{ for fallen }</div>
                <div class="ceremony-tower"><div class="ceremony-stack" data-at={delay(*at)} data-for={delay(beats.line * 7 / 10)} data-steps={high.max(1).to_string()}>
                    { for (0..high).map(|_| art(picture, 18)) }
                </div></div>
                { art(picture, 18) }
                <div class="ceremony-number">{ for numbers.iter().enumerate().map(number) }</div>
                if class.is_some() { <i data-at={delay(beats.sum)}></i> }
            </div>
        }
    };
    let arc = |at: u32| {
        let pictures: Vec<&str> = shown(ending).filter_map(|line| line.art.as_deref()).collect();
        let piece = |nth: i32| {
            let picture = pictures[nth as usize % pictures.len()];
            let turn = ARC_DEGREES * (nth - ARC_PICTURES / 2);
            html! { <i data-at={delay(at + ARC_STEP_MS * nth as u32)} data-turn={turn.to_string()}>{ art(picture, 18) }</i> }
        };
        let all = (0..ARC_PICTURES).filter(|_| !pictures.is_empty()).map(piece);
        html! { <div class="ceremony-arc">{ for all }</div> }
    };
    let seat = |column: usize| {
        let RankedSeat { mark, rank: place } = &ending.seats[column];
        let at = beats.places.get(column).copied().unwrap_or_default();
        html! {
            <li key={column} class={classes!("ceremony-seat", format!("seat-{}", mark.colour), (*place == 1).then_some("wins"))}>
                <i class="ceremony-light" data-at={delay(at)}></i>
                <span class="ceremony-place" data-at={delay(at)}>{ place }</span>
                <span class="ceremony-seal">{ seal(&mark.symbol, mark.colour, 44) }
                    if *place == 1 { { arc(at + PLACE_STEP_MS) } <span data-at={delay(at)}>{ art("laurel", 84) }</span> }
                </span>
                <b class="ceremony-name">{ &mark.name }</b>
                <div class="ceremony-lines">{ for shown(ending).zip(&beats.lines).zip(&fallen(ending, column)).map(|line| stack(line, column)) }</div>
                { for sum.and_then(|line| line.cells.get(column)).map(|cell| html! {
                    <b class="ceremony-sum" data-at={delay(beats.sum)}>{ cell.value }</b>
                }) }
            </li>
        }
    };
    let onclick = props.onend.reform(|_: MouseEvent| ());
    html! {
        <div class={format!("ceremony game-{}", ending.game)}>
            <header class="ceremony-head">
                <h1 id="ceremony-title" tabindex="-1">{ home.lang.say(OverWords::TheEnd) }</h1>
                <p class="ceremony-won" data-at={delay(beats.end - WINNER_MS)}>{ &ending.headline }</p>
                { button("btn", Some(("last", 24)), home.lang.say(OverWords::WalkEnd), onclick) }
            </header>
            <ul class="ceremony-seats" data-seats={ending.seats.len().to_string()} data-rows={most.clamp(1, MAX_STACK).to_string()}
                data-lines={beats.lines.len().max(1).to_string()} aria-hidden="true">{ for columns.into_iter().map(seat) }</ul>
        </div>
    }
}

/// Starts the animations at their times, and sets the number of rows of a card. The security policy allows no style
/// attributes.
fn set_styles() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let Ok(timed) = document.query_selector_all(".ceremony :is([data-at], [data-rows])") else { return };
    for element in (0..timed.length()).filter_map(|nth| timed.get(nth)?.dyn_into::<HtmlElement>().ok()) {
        let attribute = |name: &str| element.get_attribute(name);
        let times = [
            ("animation-delay", attribute("data-at").map(|ms| format!("{ms}ms"))),
            ("animation-duration", attribute("data-for").map(|ms| format!("{ms}ms"))),
            ("--rows", attribute("data-rows")),
            ("--lines", attribute("data-lines")),
            ("--turn", attribute("data-turn").map(|degrees| format!("{degrees}deg"))),
            ("animation-timing-function", attribute("data-steps").map(|steps| format!("steps({steps})"))),
        ];
        for (name, value) in times.into_iter().filter_map(|(name, value)| Some((name, value?))) {
            // Fails only for invalid property names.
            let _ = element.style().set_property(name, &value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::ending::EndCell;
    use crate::play::table_view::SeatMark;
    use crate::table::Seat;

    fn page(lines: usize, places: &[u8]) -> EndPage {
        let cell = EndCell {
            value: 3,
            extra: 0,
            extra_says: String::new(),
            mark: Emphasis::None,
            mark_says: String::new(),
            traced: false,
        };
        let line = |sum: bool| EndLine {
            label: String::new(),
            art: Some("laurel".into()),
            sum,
            cells: vec![cell.clone(); places.len()],
        };
        let mark = SeatMark {
            seat: Seat::new(0),
            name: String::new(),
            symbol: String::new(),
            colour: 1,
            sign: String::new(),
        };
        EndPage {
            // The last one breaks ties.
            lines: (0..lines).map(|_| line(false)).chain([line(true), line(false)]).collect(),
            seats: places.iter().map(|place| RankedSeat { mark: mark.clone(), rank: *place }).collect(),
            ..EndPage::default()
        }
    }

    #[test]
    fn points_of_the_end_fall_on_the_lowest_column() {
        let mut ending = page(3, &[1]);
        for (line, (value, extra)) in ending.lines.iter_mut().zip([(5, 1), (5, 3), (9, 0)]) {
            (line.cells[0].value, line.cells[0].extra) = (value, extra);
        }
        // From 4 and 2: the second column gets two, then both.
        assert_eq!(fallen(&ending, 0), [vec![2], vec![0, 1, 2], vec![]]);
        let beats = Beats::of(&ending);
        assert_eq!(beats.rounds, [3_850, 4_550, 5_250]);
        assert_eq!(beats.sum, 5_950);
    }

    #[test]
    fn places_are_told_from_the_last_to_the_first_after_all_lines() {
        let beats = Beats::of(&page(4, &[1, 2, 2, 4]));
        assert_eq!(beats.lines, [700, 1_750, 2_800, 3_850]);
        assert_eq!((beats.sum, beats.end), (4_900, 10_150));
        assert_eq!(beats.places, [7_150, 6_700, 6_700, 5_800]);
    }

    #[test]
    fn columns_that_a_walk_has_counted_rise_at_once() {
        let walk = vec![crate::play::ending::WalkStep::default(); 2];
        let mut ending = EndPage { walk, ..page(8, &[1, 2]) };
        let beats = Beats::of(&ending);
        assert_eq!((beats.lines, beats.sum), (vec![700; 8], 1_750));
        // The walk had no step of the final scoring.
        ending.final_step = 2;
        assert_eq!(Beats::of(&ending).lines[..2], [700, 1_325]);
    }

    #[test]
    fn no_ceremony_is_longer_than_the_longest_staging() {
        for (lines, places) in [(12, vec![1, 2, 3, 4, 5, 6]), (0, vec![1]), (1, vec![1, 1])] {
            let mut ending = page(lines, &places);
            for cell in &mut ending.lines[0].cells {
                cell.extra = 9;
            }
            assert!(Beats::of(&ending).end <= crate::scenes::staging::MAX_LENGTH);
        }
    }
}
