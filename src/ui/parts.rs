//! The painter of everything beside the board: strip, tray, panel, seat cards, the stage on the curtain. It renders
//! parts ([`crate::scenes::parts`]) without knowledge of the game; each part becomes the same markup in every game.

use std::collections::HashMap;
use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::VNode;

use super::drag::{Draggable, LastTouched};
use super::kit::{Dialog, icon, icon_button};
use super::settings::use_home;
use crate::lang::table::TableWords;
use crate::play::game_module::GameRef;
use crate::scenes::Command;
use crate::scenes::parts::{
    Amount, Availability, CellMark, Class, Control, Drawn, Group, GroupRole, Heading, Matrix, MatrixCell,
    Meter, Part, Picture, Popover, Stepper, Text, raised,
};

/// The context for rendering parts.
#[derive(Clone, PartialEq)]
pub struct Brush {
    pub game: GameRef,
    pub act: Callback<Command>,
    /// Opens a paragraph of the rules.
    pub help: Callback<String>,
    /// The label of the button for it.
    pub explain: AttrValue,
    /// Key of the control that was touched last, of those that can be dragged.
    pub touched: LastTouched,
    /// The commands of the keys 1 to 9. Controls with the same pick show their digit once keys are used (`.keyed`
    /// in the style sheet).
    pub keys: Vec<Command>,
}

impl Brush {
    /// Returns a callback that performs a command.
    fn does<E>(&self, command: &Command) -> Callback<E> {
        let command = command.clone();
        self.act.reform(move |_: E| command.clone())
    }

    /// Renders parts in sequence.
    pub fn parts<'a>(&'a self, parts: &'a [Part]) -> impl Iterator<Item = Html> + 'a {
        self.beside(parts, false)
    }

    /// Renders sibling parts, each with its own key. A part that appears or disappears beside a control must not
    /// remount it, because that would end the drag that caused it.
    fn beside<'a>(&'a self, parts: &'a [Part], inline: bool) -> impl Iterator<Item = Html> + 'a {
        let mut counts = HashMap::<&str, usize>::new();
        parts.iter().map(move |part| {
            let name = name_of(part);
            let nth = counts.entry(name).or_default();
            *nth += 1;
            let key = format!("{name} {nth}");
            html! { <key={key}>{ self.part(part, inline) }</> }
        })
    }

    fn part(&self, part: &Part, inline: bool) -> Html {
        match part {
            Part::Group(group) => self.group(group),
            Part::Heading(head) => self.head(head),
            Part::Control(control) => self.control(control),
            Part::Text(text) => self.text(text, inline),
            Part::Amount(count) => self.count(count),
            Part::Meter(meter) => pips(meter),
            Part::Stepper(stepper) => self.stepper(stepper),
            Part::Matrix(matrix) => self.matrix(matrix),
            Part::Picture(picture) => self.picture(picture),
            Part::Popover(fold) => {
                html! { <FoldView brush={self.clone()} fold={fold.clone()} /> }
            }
        }
    }

    fn group(&self, group: &Group) -> Html {
        let (class, label) = (class_of(&group.class), &group.label);
        let touched = self.touched.borrow();
        let parts = raised(&group.parts, &touched);
        let inside = |inline: bool| self.beside(&parts, inline);
        match group.role {
            GroupRole::Box => html! { <div {class}>{ for inside(false) }</div> },
            GroupRole::Named => {
                let label = (!label.is_empty()).then(|| label.clone());
                html! { <div {class} role="group" aria-label={label}>{ for inside(false) }</div> }
            }
            GroupRole::List => {
                html! { <ul {class}>{ for inside(true).map(|part| html! { <li>{ part }</li> }) }</ul> }
            }
            GroupRole::Inline if label.is_empty() => html! { <span {class}>{ for inside(true) }</span> },
            GroupRole::Inline => {
                html! { <span {class} role="img" aria-label={label.clone()} title={label.clone()}>{ for inside(true) }</span> }
            }
        }
    }

    fn head(&self, head: &Heading) -> Html {
        let anchor = head.help.to_string();
        let onclick = self.help.reform(move |_: MouseEvent| anchor.clone());
        html! {
            <header class="row head">
                { for head.picture.iter().map(|picture| self.picture(picture)) }
                <div class="grow">
                    <h2>{ &head.title }</h2>
                    if !head.sub.is_empty() { <p class="soft">{ &head.sub }</p> }
                </div>
                if !head.help.is_empty() { { icon_button("help", &self.explain, "bare", false, onclick) } }
            </header>
        }
    }

    /// Renders a control. Draggable controls keep the state of a press; all others are plain buttons.
    fn control(&self, control: &Control) -> Html {
        let (up, off) = (control.state == Availability::Picked, control.state == Availability::Disabled);
        let state = match control.state {
            Availability::Picked => Some("up on"),
            Availability::Refused => Some("closed"),
            Availability::Plain | Availability::Disabled => None,
        };
        let class = classes!(control.class.to_string(), state);
        let label = (!control.label.is_empty()).then(|| AttrValue::from(control.label.clone()));
        let title = [&control.why, &control.label].into_iter().find(|text| !text.is_empty());
        let title = title.map(|title| AttrValue::from(title.clone()));
        let pressed = control.choice.then(|| AttrValue::from(up.to_string()));
        let closed = (control.state == Availability::Refused).then_some("true");
        // If there is a label, the text is for sighted readers only.
        let silent = label.is_some().then_some("true");
        let word = word(&control.command);
        let inside = html! {
            <>
                { for control.pictures.iter().map(|picture| self.picture(picture)) }
                if !control.head.is_empty() {
                    <span class="grow" aria-hidden={silent}><b>{ &control.head }</b><br />{ &control.text }</span>
                } else if !control.text.is_empty() {
                    <span class="thing-text" aria-hidden={silent}>{ &control.text }</span>
                }
                if let Some(nth) = self.keys.iter().position(|command| *command == control.command) { <kbd data-digit={(nth + 1).to_string()} aria-hidden="true" /> }
            </>
        };
        if let Some(drag) = &control.drag {
            return html! {
                <Draggable key={control.key.to_string()} name={control.key.to_string()} touched={self.touched.clone()} drag={drag.clone()}
                    command={control.command.clone()} act={self.act.clone()} {word} {class} {label} {title} {pressed} {off}>{ inside }</Draggable>
            };
        }
        let mut button = html! {
            <button type="button" data-word={word} {class} aria-label={label} {title} aria-pressed={pressed}
                aria-disabled={closed} disabled={off} onclick={self.does(&control.command)}>{ inside }</button>
        };
        // Controls without a key would all share the same one.
        if let (false, VNode::VTag(tag)) = (control.key.is_empty(), &mut button) {
            Rc::make_mut(tag).key = Some(control.key.to_string().into());
        }
        button
    }

    fn text(&self, text: &Text, inline: bool) -> Html {
        let class = class_of(&text.class);
        let silent = text.silent.then_some("true");
        let picture = text.picture.iter().map(|picture| self.picture(picture));
        let words = if text.picture.is_some() {
            html! { <>{ for picture }<span>{ &text.text }</span></> }
        } else {
            html! { &text.text }
        };
        match (text.strong, inline || text.class.contains("pill") || text.silent) {
            (true, _) => html! { <b {class} aria-hidden={silent}>{ words }</b> },
            (false, true) => html! { <span {class} aria-hidden={silent}>{ words }</span> },
            (false, false) => html! { <p {class}>{ words }</p> },
        }
    }

    fn count(&self, count: &Amount) -> Html {
        let label = (!count.label.is_empty()).then(|| count.label.clone());
        let role = label.is_some().then_some("img");
        let (seat, counter) = count.repeated_counter.clone().unzip();
        html! {
            <span class={class_of(&count.class)} {role} aria-label={label.clone()} title={label}
                data-seat={seat.map(|seat| seat.to_string())} data-counter={counter.map(|class| class.to_string())}>
                { for count.pictures.iter().map(|picture| self.picture(picture)) }
                if !count.number.is_empty() { <b aria-hidden="true">{ &count.number }</b> }
            </span>
        }
    }

    fn stepper(&self, stepper: &Stepper) -> Html {
        let step = |name: &'static str, says: &String, command: &Option<Command>| {
            let onclick = command.as_ref().map_or_else(Callback::noop, |command| self.does(command));
            let (label, off) = (AttrValue::from(says.clone()), command.is_none());
            html! {
                <button type="button" class="btn icon-only" data-word={command.as_ref().and_then(word)} aria-label={label.clone()} title={label}
                    disabled={off} {onclick}>{ icon(name, 24) }</button>
            }
        };
        html! {
            <div class="stepper" role="group" aria-label={stepper.label.clone()}>
                { step("minus", &stepper.fewer, &stepper.less) }
                <div class="stepper-value" role="status"><b>{ &stepper.value }</b><span class="soft">{ &stepper.note }</span></div>
                { step("plus", &stepper.further, &stepper.more) }
            </div>
        }
    }

    /// Renders a matrix. Rows and columns whose cells are all out are grey, including their headers.
    fn matrix(&self, matrix: &Matrix) -> Html {
        let out = |cell: &MatrixCell| matches!(cell.mark, CellMark::Out | CellMark::Won);
        let is_out = |column: usize| {
            let cells = matrix.rows.iter().filter_map(|row| row.cells.get(column));
            cells.clone().next().is_some() && cells.into_iter().all(out)
        };
        let own = |column: usize| (matrix.own == Some(column)).then_some("own");
        let head = |head: &Heading, scope: &'static str, class: Classes| {
            html! {
                <th {scope} {class}>{ for head.picture.iter().map(|picture| self.picture(picture)) }<span>{ &head.title }</span>
                    if !head.sub.is_empty() { <b>{ &head.sub }</b> }</th>
            }
        };
        html! {
            <table class={classes!("matrix", matrix.class.to_string())} aria-label={matrix.label.clone()}>
                <thead><tr><td></td>{ for matrix.columns.iter().enumerate().map(|(n, column)| {
                    head(column, "col", classes!(own(n), is_out(n).then_some("out")))
                }) }</tr></thead>
                <tbody>{ for matrix.rows.iter().map(|row| html! {
                    <tr>
                        { head(&row.head, "row", classes!(row.cells.iter().all(out).then_some("out"))) }
                        { for row.cells.iter().enumerate().map(|(n, each)| cell(each, own(n))) }
                    </tr>
                }) }</tbody>
            </table>
        }
    }

    fn picture(&self, picture: &Picture) -> Html {
        let size = picture.size.to_string();
        let seat = (picture.colour > 0).then(|| format!("seat-{}", picture.colour));
        let drawn = match &picture.drawn {
            Drawn::Icon(name) => return icon(name, picture.size.into()),
            Drawn::Number(number) => {
                let markup = self.game.picture(*number);
                // Raw markup of our own, in its own `svg` because the parser needs one.
                let svg = format!(
                    r#"<svg class="art drawn" width="{size}" height="{size}" viewBox="0 0 100 100" aria-hidden="true">{markup}</svg>"#
                );
                return Html::from_html_unchecked(svg.into());
            }
            Drawn::Symbol(id) => {
                let signed = picture.sign.as_ref().map(|sign| {
                    let number = crate::art::number;
                    html! {
                        <use class="sign" href={format!("#{}", sign.symbol)} x={number(sign.x)} y={number(sign.y)}
                            width={number(sign.side)} height={number(sign.side)} />
                    }
                });
                let whole = signed.is_some();
                let class = classes!("art", seat.clone().filter(|_| !picture.seal));
                html! {
                    <svg {class} width={size.clone()} height={size} viewBox={whole.then_some("0 0 48 48")} aria-hidden="true" focusable="false">
                        <use href={format!("#{id}")} width={whole.then_some("48")} height={whole.then_some("48")} />
                        { for signed }
                    </svg>
                }
            }
        };
        if picture.seal {
            html! { <span class={classes!("seal", seat)}>{ drawn }</span> }
        } else {
            drawn
        }
    }
}

/// Returns the name of a part among its siblings: the key of a control, the style class of a group.
fn name_of(part: &Part) -> &str {
    match part {
        Part::Control(control) => &control.key,
        Part::Group(group) => group.class.split(' ').next().unwrap_or_default(),
        Part::Popover(fold) => &fold.class,
        _ => "",
    }
}

/// Returns the picks of a command, by which a tutorial finds its control.
fn word(command: &Command) -> Option<AttrValue> {
    match command {
        Command::Pick(word) => Some(word.clone().into()),
        Command::Choose(words) => Some(words.join(" ").into()),
        _ => None,
    }
}

fn class_of(class: &Class) -> Option<String> {
    (!class.is_empty()).then(|| class.to_string())
}

/// Renders points that are spent one by one: the remaining ones filled, those about to be spent hatched, a token
/// apart.
fn pips(meter: &Meter) -> Html {
    let kept = meter.left.saturating_sub(meter.spends);
    let pip = |n: u8| {
        let state = match n {
            _ if n < kept => Some("on"),
            _ if n < meter.left => Some("spent"),
            _ => None,
        };
        html! { <span class={classes!("pip", state)}></span> }
    };
    html! {
        <span class="pips" role="img" aria-label={meter.label.clone()}>
            { for (0..meter.of).map(pip) }
            if meter.more > 0 { <span class="pip more">{ format!("+{}", meter.more) }</span> }
        </span>
    }
}

fn cell(cell: &MatrixCell, own: Option<&'static str>) -> Html {
    let mark = match cell.mark {
        CellMark::None => None,
        CellMark::Leads => Some("leads"),
        CellMark::Ties => Some("ties"),
        CellMark::Out => Some("out"),
        CellMark::Won => Some("won"),
    };
    let label = (!cell.label.is_empty()).then(|| cell.label.clone());
    html! {
        <td class={classes!(mark, own, (!cell.change.is_empty()).then_some("changes"))} aria-label={label}><span>{ &cell.text }</span>
            if !cell.change.is_empty() { <b class="change">{ &cell.change }</b> }</td>
    }
}

#[derive(Properties, PartialEq)]
struct FoldProps {
    brush: Brush,
    fold: Popover,
}

/// A button that opens a sheet of further parts, or only its text if there are none.
#[component]
fn FoldView(props: &FoldProps) -> Html {
    let FoldProps { brush, fold } = props;
    let open = use_state_eq(|| false);
    let label = AttrValue::from(fold.label.clone());
    let face = html! { <>{ brush.picture(&fold.picture) }<span aria-hidden="true">{ &fold.text }</span></> };
    if fold.parts.is_empty() {
        return html! { <span class="pill" role="img" aria-label={label.clone()} title={label}>{ face }</span> };
    }
    let set = |to: bool| {
        let open = open.clone();
        move || open.set(to)
    };
    let (show, close) = (set(true), set(false));
    let page = web_sys::window().and_then(|window| window.document()).and_then(|document| document.body());
    let sheet = page.filter(|_| *open).map(|page| {
        let sheet = html! {
            <div class={format!("game-{}", brush.game.info().id)}>
                <Dialog title={fold.title.clone()} onclose={Callback::from(move |()| close())}>{ for brush.parts(&fold.parts) }</Dialog>
            </div>
        };
        // Outside the strip, which is a landmark of its own.
        create_portal(sheet, page.into())
    });
    html! {
        <>
            <button type="button" class={fold.class.to_string()} aria-label={label.clone()} title={label} onclick={Callback::from(move |_: MouseEvent| show())}>{ face }</button>
            { for sheet }
        </>
    }
}

/// Provides the context for rendering the parts of a game.
#[hook]
pub fn use_brush(game: GameRef, act: Callback<Command>, help: Callback<String>) -> Brush {
    let explain = use_home().lang.say(TableWords::Help).into();
    Brush { game, act, help, explain, touched: use_mut_ref(AttrValue::default), keys: Vec::new() }
}

/// Returns the groups among the parts as classes for their container: `has-asked` for a group `asked`. With
/// `:has()` in the style sheet instead, the browser would restyle much of the table at every tap.
pub fn holding(parts: &[Part]) -> Classes {
    let groups =
        parts.iter().filter_map(|part| if let Part::Group(group) = part { Some(group) } else { None });
    groups.flat_map(|group| group.class.split(' ').map(|word| format!("has-{word}"))).collect()
}
