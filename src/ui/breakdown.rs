//! The breakdown of points as a table: one line a kind of points, one column a seat in order of place.

use yew::prelude::*;

use super::chart::Who;
use super::kit::{art, seal};
use crate::lang::over::OverWords;
use crate::story::Mark;
use crate::ui::settings::use_home;

/// A line of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableLine {
    pub label: AttrValue,
    /// Symbol id of the picture before the label.
    pub art: Option<AttrValue>,
    /// Set large: this line decides first.
    pub sum: bool,
    pub cells: Vec<TableCell>,
}

/// A number of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableCell {
    pub value: i32,
    /// So many small signs beside the number, and what they say.
    pub extra: u8,
    pub extra_says: AttrValue,
    pub mark: Mark,
    /// What the mark says to those who do not see it.
    pub mark_says: AttrValue,
    /// Whether the log knows where the number came from.
    pub traced: bool,
}

#[derive(Properties, PartialEq)]
pub struct BreakdownProps {
    pub seats: Vec<Who>,
    pub lines: Vec<TableLine>,
    /// Symbol id of the small sign.
    pub extra_art: Option<AttrValue>,
    /// Line and column of the number whose sources are shown.
    pub chosen: Option<(usize, usize)>,
    pub onpick: Callback<(usize, usize)>,
}

/// The table.
#[component]
pub fn Breakdown(props: &BreakdownProps) -> Html {
    let lang = use_home().lang;
    html! {
        <table class="breakdown">
            <caption class="sr">{ lang.say(OverWords::Breakdown) }</caption>
            <thead>
                <tr>
                    <td></td>
                    { for props.seats.iter().map(|who| html! {
                        <th scope="col">
                            { seal(&who.symbol, who.colour, 34) }
                            <span class="breakdown-name">{ &who.name }</span>
                            <span class="sr">{ format!(", {}", lang.say(OverWords::Place(who.place))) }</span>
                        </th>
                    }) }
                </tr>
            </thead>
            <tbody>
                { for props.lines.iter().enumerate().map(|(row, line)| html! {
                    <tr class={classes!(line.sum.then_some("sum"))}>
                        <th scope="row">
                            <span class="breakdown-label">
                                { for line.art.iter().map(|id| art(id, 28)) }
                                <span>{ &line.label }</span>
                            </span>
                        </th>
                        { for line.cells.iter().enumerate().map(|(column, cell)| {
                            let name = props.seats.get(column).map(|who| who.name.to_string()).unwrap_or_default();
                            let label = OverWords::SourcesOf { name, term: line.label.to_string(), value: cell.value };
                            number(props, (row, column), cell, &lang.say(label))
                        }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// One number with its marks; a button where it can be traced.
fn number(props: &BreakdownProps, at: (usize, usize), cell: &TableCell, label: &str) -> Html {
    let mark = match cell.mark {
        Mark::None => None,
        Mark::Counts => Some("counts"),
        Mark::Decides => Some("decides"),
    };
    let says = [&cell.mark_says, &cell.extra_says];
    let says: String = says.iter().filter(|s| !s.is_empty()).map(|s| format!(", {s}")).collect();
    let inside = html! {
        <>
            <b class={classes!(mark)}>{ cell.value.to_string().replace('-', "\u{2212}") }</b>
            { signs(cell.extra, props.extra_art.as_ref()) }
        </>
    };
    let inside = if cell.traced {
        let onclick = props.onpick.reform(move |_: MouseEvent| at);
        let pressed = props.chosen == Some(at);
        html! {
            <button type="button" class="breakdown-number" aria-pressed={pressed.to_string()}
                aria-label={format!("{label}{says}")} {onclick}>{ inside }</button>
        }
    } else {
        html! { <span class="breakdown-number">{ inside }<span class="sr">{ says }</span></span> }
    };
    html! { <td>{ inside }</td> }
}

/// Small signs: up to two one by one, more as one with a number.
fn signs(count: u8, id: Option<&AttrValue>) -> Html {
    let Some(id) = id.filter(|_| count > 0) else { return Html::default() };
    let shown = if count > 2 { 1 } else { count };
    html! {
        <span class="breakdown-extra" aria-hidden="true">
            { for (0..shown).map(|_| art(id, 15)) }
            { if count > 2 { count.to_string() } else { String::new() } }
        </span>
    }
}
