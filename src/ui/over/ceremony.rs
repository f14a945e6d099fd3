//! The ceremony of a game that has just ended: what each seat has is built up line by line, for all seats at once, then
//! the deciding number, then the places from the last to the first. Any touch or key leads on to the result.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::lang::over::OverWords;
use crate::play::ending::{EndLine, EndPage, Placed};
use crate::scenes::sound::Sound;
use crate::story::Emphasis;
use crate::ui::kit::{art, button, seal};
use crate::ui::settings::use_home;
use crate::ui::{browser, haste, sound};

/// The most pictures in a stack; larger numbers are drawn in proportion.
const HIGHEST: i32 = 12;
/// Milliseconds before the first line, of a line at most, and of all lines at most.
const OPENS: u32 = 700;
const LINE: u32 = 1_050;
const LINES: u32 = 5_000;
/// Milliseconds from the deciding numbers to the places, between two places, and from the winner to the result.
const DECIDES: u32 = 900;
const PLACE: u32 = 450;
const WINNER: u32 = 3_000;

/// The times of the ceremony, in milliseconds from its beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beats {
    /// The beginning of each line, and the length of one.
    pub lines: Vec<u32>,
    pub line: u32,
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
        let line = LINE.min(LINES / lines.max(1));
        let sum = OPENS + line * lines;
        let last = ending.seats.iter().map(|seat| seat.place).max().unwrap_or(1);
        let place = |seat: &Placed| sum + DECIDES + PLACE * u32::from(last - seat.place);
        let places: Vec<u32> = ending.seats.iter().map(place).collect();
        let end = places.iter().copied().max().unwrap_or(sum) + WINNER;
        Self { lines: (0..lines).map(|nth| OPENS + line * nth).collect(), line, sum, places, end }
    }
}

/// Returns the lines that are built up: those with a picture before the deciding one. Later ones only break ties.
fn shown(ending: &EndPage) -> impl Iterator<Item = &EndLine> {
    ending.lines.iter().take_while(|line| !line.sum).filter(|line| line.art.is_some())
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
        let (beats, onend) = (beats.clone(), props.onend.clone());
        move |()| {
            browser::focus("#ceremony-title");
            set_times();
            for (nth, at) in beats.lines.iter().enumerate() {
                sound::play_step(Sound::Tick, tempo.pause(*at).into(), nth as u8);
            }
            sound::play(Sound::War, tempo.pause(beats.sum).into());
            sound::play(Sound::Good, tempo.pause(beats.end - WINNER).into());
            let later = onend.clone();
            let timer = Timeout::new(tempo.pause(beats.end), move || later.emit(()));
            // The press that led here is still on its way.
            let since = haste::now();
            let skips = ["click", "keydown"].map(|name| {
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
                drop((timer, skips));
                sound::stop_all();
            }
        }
    });
    let mut columns: Vec<usize> = (0..ending.seats.len()).collect();
    crate::order::short_by_key(&mut columns, |column| ending.seats[*column].mark.seat.index());
    let most = shown(ending).flat_map(|line| &line.cells).map(|cell| cell.value).max().unwrap_or(1);
    let sum = ending.lines.iter().find(|line| line.sum);
    let delay = |ms: u32| pace(ms).to_string();
    let stack = |(line, at): (&EndLine, &u32), column: usize| {
        let Some(cell) = line.cells.get(column) else { return Html::default() };
        let picture = line.art.as_deref().unwrap_or_default();
        let high = if most > HIGHEST { (cell.value * HIGHEST + most / 2) / most } else { cell.value };
        let decides = (cell.mark != Emphasis::None).then_some("decides");
        html! {
            <div class={classes!("ceremony-line", decides)}>
                <div class="ceremony-tower"><div class="ceremony-stack" data-at={delay(*at)} data-for={delay(beats.line * 7 / 10)} data-steps={high.max(1).to_string()}>
                    { for (0..high.max(0)).map(|_| art(picture, 18)) }
                </div></div>
                { art(picture, 18) }
                <b data-at={delay(at + beats.line * 7 / 10)}>{ cell.value }</b>
                if decides.is_some() { <i data-at={delay(beats.sum)}></i> }
            </div>
        }
    };
    let seat = |column: usize| {
        let Placed { mark, place } = &ending.seats[column];
        let at = beats.places.get(column).copied().unwrap_or_default();
        html! {
            <li key={column} class={classes!("ceremony-seat", format!("seat-{}", mark.colour), (*place == 1).then_some("wins"))}>
                <i class="ceremony-light" data-at={delay(at)}></i>
                <span class="ceremony-place" data-at={delay(at)}>{ place }</span>
                <span class="ceremony-seal">{ seal(&mark.symbol, mark.colour, 44) }
                    if *place == 1 { <span data-at={delay(at)}>{ art("laurel", 84) }</span> }
                </span>
                <b class="ceremony-name">{ &mark.name }</b>
                <div class="ceremony-lines">{ for shown(ending).zip(&beats.lines).map(|line| stack(line, column)) }</div>
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
                <p class="ceremony-won" data-at={delay(beats.end - WINNER)}>{ &ending.headline }</p>
                { button("btn", Some(("last", 24)), home.lang.say(OverWords::WalkEnd), onclick) }
            </header>
            <ul class="ceremony-seats" data-seats={ending.seats.len().to_string()} aria-hidden="true">{ for columns.into_iter().map(seat) }</ul>
        </div>
    }
}

/// Starts the animations at their times. The security policy allows no style attributes.
fn set_times() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let Ok(timed) = document.query_selector_all(".ceremony [data-at]") else { return };
    for element in (0..timed.length()).filter_map(|nth| timed.get(nth)?.dyn_into::<HtmlElement>().ok()) {
        let told = |name: &str| element.get_attribute(name);
        let times = [
            ("animation-delay", told("data-at").map(|ms| format!("{ms}ms"))),
            ("animation-duration", told("data-for").map(|ms| format!("{ms}ms"))),
            ("animation-timing-function", told("data-steps").map(|steps| format!("steps({steps})"))),
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
            seats: places.iter().map(|place| Placed { mark: mark.clone(), place: *place }).collect(),
            ..EndPage::default()
        }
    }

    #[test]
    fn places_are_told_from_the_last_to_the_first_after_all_lines() {
        let beats = Beats::of(&page(4, &[1, 2, 2, 4]));
        assert_eq!(beats.lines, [700, 1_750, 2_800, 3_850]);
        assert_eq!((beats.sum, beats.end), (4_900, 10_150));
        assert_eq!(beats.places, [7_150, 6_700, 6_700, 5_800]);
    }

    #[test]
    fn no_ceremony_is_longer_than_the_longest_staging() {
        for (lines, places) in [(12, vec![1, 2, 3, 4, 5, 6]), (0, vec![1]), (1, vec![1, 1])] {
            assert!(Beats::of(&page(lines, &places)).end <= crate::scenes::staging::LONGEST);
        }
    }
}
