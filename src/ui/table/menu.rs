//! The menu of the table: four groups with a picture each, and rarely used items behind "More".

use yew::prelude::*;

use super::dialogs::{DialogsProps, TableSheet};
use super::keys::toggle;
use crate::bots;
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::phones::PhoneWords;
use crate::lang::saves::StatsWords;
use crate::lang::table::TableWords;
use crate::lang::tutorial::TutorialWords;
use crate::play::ScreenMode;
use crate::table::Company;
use crate::ui::browser;
use crate::ui::kit::{button, icon};
use crate::ui::route::Route;
use crate::ui::setup::picture::around_tablet;

/// A menu item.
struct MenuItem {
    icon: &'static str,
    words: String,
    /// A sentence below the words.
    warning: Option<String>,
    onclick: Callback<MouseEvent>,
}

impl MenuItem {
    fn new(icon: &'static str, words: String, onclick: Callback<MouseEvent>) -> Self {
        Self { icon, words, warning: None, onclick }
    }
}

/// A factory of items; each closes the menu.
struct MenuItems<'a> {
    lang: Lang,
    props: &'a DialogsProps,
}

impl MenuItems<'_> {
    fn sheet_item(&self, icon: &'static str, words: TableWords, to: TableSheet) -> MenuItem {
        let sheet = self.props.sheet.clone();
        MenuItem::new(icon, self.lang.say(words), Callback::from(move |_| sheet.set(Some(to))))
    }

    fn route_item(&self, icon: &'static str, words: String, to: Route) -> MenuItem {
        MenuItem::new(icon, words, Callback::from(move |_| to.go()))
    }

    fn action_item(&self, icon: &'static str, words: String, work: impl Fn() + 'static) -> MenuItem {
        let sheet = self.props.sheet.clone();
        let onclick = move |_: MouseEvent| {
            sheet.set(None);
            work();
        };
        MenuItem::new(icon, words, Callback::from(onclick))
    }

    fn this_game(&self) -> Vec<MenuItem> {
        let (id, lang) = (self.props.table.game.info().id, self.lang);
        vec![
            self.route_item("home", lang.say(TableWords::SaveAndLeave), Route::Shelf),
            self.route_item("plus", lang.say(CommonWords::NewGame), Route::New { game: id.into() }),
        ]
    }

    fn export(&self) -> MenuItem {
        // Straight into a file: the record contains everybody's secrets, so it is not shown.
        let (handle, name) = (self.props.table.handle.clone(), self.props.table.id.clone());
        let export = move || browser::download(&format!("{name}.deska"), &handle.record());
        let warning = self.props.table.game.info().secrets.then(|| self.lang.say(TableWords::ExportHelp));
        MenuItem { warning, ..self.action_item("export", self.lang.say(TableWords::Export), export) }
    }

    /// On a phone of a seat the game belongs to the other device. Who only watches leaves nothing behind.
    fn guest(&self) -> Vec<MenuItem> {
        let leave = self.lang.say(PhoneWords::Leave);
        if self.props.table.mode == ScreenMode::Public {
            return vec![self.route_item("home", leave, Route::Shelf)];
        }
        let sheet = self.props.sheet.clone();
        vec![MenuItem::new("home", leave, Callback::from(move |_| sheet.set(Some(TableSheet::Leave))))]
    }

    fn help(&self) -> Vec<MenuItem> {
        let (game, lang) = (self.props.table.game, self.lang);
        let help = self.props.brush.help.clone();
        let mut items =
            vec![self.action_item("help", lang.say(TableWords::Rules), move || help.emit(String::new()))];
        if game.course().is_some() && !self.props.table.guest {
            let to = Route::Puzzles { game: game.info().id.into() };
            items.push(self.route_item("learn", lang.say(TutorialWords::Learn), to));
        }
        items
    }

    fn back(&self) -> Vec<MenuItem> {
        let takes_back = self.props.table.handle.summary().takeback && self.props.view.people > 0;
        let mut items = vec![self.sheet_item("replay", TableWords::Log, TableSheet::Log)];
        if takes_back {
            items.push(self.sheet_item("undo", TableWords::TakeBack, TableSheet::TakeBack));
        }
        if self.props.table.guest {
            return items;
        }
        items.push(self.route_item("crown", self.lang.say(StatsWords::Title), Route::Statistics));
        items
    }

    fn table(&self) -> Vec<MenuItem> {
        let (game, regions) = (self.props.table.game, self.props.regions.clone());
        let mut items = Vec::new();
        if self.props.table.held && bots::plays(game.info().id) {
            items.push(self.sheet_item("people", TableWords::WhoPlays, TableSheet::Seats));
        }
        if let Some(open) = self.props.phones.clone() {
            items.push(self.action_item("phone", self.lang.say(PhoneWords::Title), move || open.emit(())));
        }
        items.push(self.action_item("hatch", game.regions_name(self.lang), move || toggle(&regions)));
        // The sheet would stay open over the settings where the table stays behind them.
        items.push(self.action_item("gear", self.lang.say(TableWords::Settings), || Route::Settings.go()));
        items
    }

    fn more(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        if self.props.table.mode != ScreenMode::Public {
            items.push(self.sheet_item("list", TableWords::Choices, TableSheet::Choices));
        }
        items.extend([
            self.sheet_item("keyboard", TableWords::TypeMove, TableSheet::Type),
            self.sheet_item("info", TableWords::TextView, TableSheet::Text),
            self.sheet_item("keyboard", TableWords::Keys, TableSheet::Keys),
        ]);
        if !self.props.table.guest {
            items.push(self.export());
        }
        items
    }
}

fn list(items: Vec<MenuItem>) -> Html {
    html! {
        <ul class="menu">{ for items.into_iter().map(|item| html! {
            <li><button type="button" class="menu-item" onclick={item.onclick}>{ icon(item.icon, 24) }
                if let Some(warning) = item.warning { <span>{ item.words }<small>{ warning }</small></span> } else { { item.words } }
            </button></li>
        }) }</ul>
    }
}

/// Renders the whole menu.
pub(super) fn menu(lang: Lang, props: &DialogsProps) -> Html {
    let (items, id) = (MenuItems { lang, props }, props.table.game.info().id);
    let people =
        props.table.handle.summary().players.iter().filter(|player| player.controller.is_person()).count();
    let company = match (people, props.view.seats.len()) {
        (0 | 1, _) => Company::Computers,
        (people, seats) if people < seats => Company::Mixed,
        _ => Company::People,
    };
    let emblem = |theme: &str| {
        html! { <img class={format!("emblem for-{theme}")} src={format!("emblems/{id}-{theme}.svg")} alt="" width="176" height="200" /> }
    };
    let group = |name: String, picture: Html, items: Vec<MenuItem>| {
        html! {
            <section class="menu-group">
                <div class="menu-head">{ picture }<h3>{ name }</h3></div>
                { list(items) }
            </section>
        }
    };
    let back = props.close();
    html! {
        <>
            <div class="menus">
                { group(lang.say(TableWords::ThisGame), html! { <>{ emblem("light") }{ emblem("dark") }</> }, if props.table.guest { items.guest() } else { items.this_game() }) }
                { group(lang.say(CommonWords::Help), open_book(), items.help()) }
                { group(lang.say(TableWords::LookBack), curves(), items.back()) }
                { group(lang.say(TableWords::AtTable), around_tablet(company), items.table()) }
            </div>
            <div class="menu-foot">
                <details class="menu-more"><summary>{ lang.say(TableWords::MoreItems) }</summary>{ list(items.more()) }</details>
                { button("btn main menu-back", None, lang.say(TableWords::BackToGame), back) }
            </div>
        </>
    }
}

/// Renders an open book.
fn open_book() -> Html {
    html! {
        <svg class="menu-art" viewBox="0 0 112 72" aria-hidden="true" focusable="false">
            <path d="M6 10C22 4 42 6 56 14 70 6 90 4 106 10V62C90 57 70 58 56 66 42 58 22 57 6 62Z" fill="var(--paper)" stroke="var(--paper-ink)" stroke-width="2" stroke-linejoin="round" />
            <path d="M56 14V66" stroke="var(--paper-ink)" stroke-opacity=".45" stroke-width="2" />
            <g stroke="var(--paper-ink)" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"><path d="M16 50C26 47 36 47 46 50M66 50C76 47 86 47 96 50M66 41C76 38 86 38 96 41" /></g>
            <g class="seat-1"><rect x="20" y="18" width="22" height="22" rx="4" fill="var(--seat)" /><use href="#sym-1" x="25" y="23" width="12" height="12" color="var(--seat-on)" fill="var(--seat-on)" /></g>
            <g class="seat-2"><circle cx="81" cy="25" r="10" fill="var(--seat)" /><use href="#sym-2" x="75" y="19" width="12" height="12" color="var(--seat-on)" fill="var(--seat-on)" /></g>
        </svg>
    }
}

/// Renders growing score curves.
fn curves() -> Html {
    html! {
        <svg class="menu-art" viewBox="0 0 112 72" aria-hidden="true" focusable="false">
            <rect x="4" y="5" width="104" height="62" rx="8" fill="var(--paper)" stroke="var(--paper-ink)" stroke-width="2" />
            <g fill="none" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">
                <path class="seat-4" d="M14 57 32 51 50 53 70 37 98 33" stroke="var(--seat)" />
                <path class="seat-2" d="M14 57 32 47 50 39 70 41 98 16" stroke="var(--seat)" />
            </g>
            <circle class="seat-2" cx="70" cy="41" r="6" fill="var(--seat)" stroke="var(--paper)" stroke-width="2" />
        </svg>
    }
}
