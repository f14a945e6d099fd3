//! The score breakdown as a table: one row per kind of points, one column per seat in order of place.

use yew::prelude::*;

use super::kit::{art, seal};
use crate::lang::Lang;
use crate::lang::over::OverWords;
use crate::play::ending::{EndCell, EndPage};
use crate::story::Emphasis;

/// Renders the table. `chosen` is the row and column of the number whose sources are shown.
pub fn breakdown(
    lang: Lang,
    ending: &EndPage,
    chosen: Option<(usize, usize)>,
    onpick: &Callback<(usize, usize)>,
) -> Html {
    let table = Numbers { extra_art: ending.extra_art.as_deref(), chosen, onpick };
    html! {
        <table class="breakdown">
            <caption class="sr">{ lang.say(OverWords::Breakdown) }</caption>
            <thead>
                <tr>
                    <td></td>
                    { for ending.seats.iter().map(|seat| html! {
                        <th scope="col">
                            { seal(&seat.mark.symbol, seat.mark.colour, 34) }
                            <span class="breakdown-name">{ &seat.mark.name }</span>
                            <span class="sr">{ format!(", {}", lang.say(OverWords::Place(seat.rank))) }</span>
                        </th>
                    }) }
                </tr>
            </thead>
            <tbody>
                { for ending.lines.iter().enumerate().map(|(row, line)| html! {
                    <tr class={classes!(line.sum.then_some("sum"))}>
                        <th scope="row">
                            <span class="breakdown-label">
                                { for line.art.iter().map(|id| art(id, 28)) }
                                <span>{ &line.label }</span>
                            </span>
                        </th>
                        { for line.cells.iter().enumerate().map(|(column, cell)| {
                            let name = ending.seats.get(column).map(|seat| seat.mark.name.clone()).unwrap_or_default();
                            let label = OverWords::SourcesOf { name, term: line.label.clone(), value: cell.value };
                            number(&table, (row, column), cell, &lang.say(label))
                        }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// The data shared by all numbers of the table.
struct Numbers<'a> {
    /// Symbol id of the small sign.
    extra_art: Option<&'a str>,
    chosen: Option<(usize, usize)>,
    onpick: &'a Callback<(usize, usize)>,
}

/// Renders one number with its marks; a button if its sources can be shown.
fn number(table: &Numbers, at: (usize, usize), cell: &EndCell, label: &str) -> Html {
    let mark = match cell.mark {
        Emphasis::None => None,
        Emphasis::Counts => Some("counts"),
        Emphasis::Decides => Some("decides"),
    };
    let says = [&cell.mark_says, &cell.extra_says];
    let says: String = says.iter().filter(|s| !s.is_empty()).map(|s| format!(", {s}")).collect();
    let inside = html! {
        <>
            <b class={classes!(mark)}>{ cell.value.to_string().replace('-', "\u{2212}") }</b>
            { signs(cell.extra, table.extra_art) }
        </>
    };
    let inside = if cell.traced {
        let onclick = table.onpick.reform(move |_: MouseEvent| at);
        let pressed = table.chosen == Some(at);
        html! {
            <button type="button" class="breakdown-number" aria-pressed={pressed.to_string()}
                aria-label={format!("{label}{says}")} {onclick}>{ inside }</button>
        }
    } else {
        html! { <span class="breakdown-number">{ inside }<span class="sr">{ says }</span></span> }
    };
    html! { <td>{ inside }</td> }
}

/// Renders small signs: up to two one by one, more as one with a number.
fn signs(count: u8, id: Option<&str>) -> Html {
    let Some(id) = id.filter(|_| count > 0) else { return Html::default() };
    let shown = if count > 2 { 1 } else { count };
    html! {
        <span class="breakdown-extra" aria-hidden="true">
            { for (0..shown).map(|_| art(id, 15)) }
            { if count > 2 { count.to_string() } else { String::new() } }
        </span>
    }
}
