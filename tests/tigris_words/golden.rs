//! Sentences as people read them: a few of each kind, in both languages.

use std::rc::Rc;

use deska::games::tigris::Cell;
use deska::games::tigris::words;
use deska::games::tigris::{Action, Award, Color, Draw, Event, MONUMENTS, Options, Term, Tigris, View};
use deska::lang::table::TableWords;
use deska::lang::{Lang, Names, Words, capital, in_cs, of_cs, tie_cs};
use deska::table::{Bag, Game, Row, Seat, Standing, Viewer};

use super::names;

#[test]
fn numbers_and_nouns_agree() {
    let tiles = |lang| Color::ALL.map(|c| [1, 2, 5].map(|n| words::tiles_count(lang, c, n)).join(", "));
    assert_eq!(
        tiles(Lang::Cs),
        [
            "1 osada, 2 osady, 5 osad",
            "1 chrám, 2 chrámy, 5 chrámů",
            "1 farma, 2 farmy, 5 farem",
            "1 tržiště, 2 tržiště, 5 tržišť"
        ]
    );
    assert_eq!(tiles(Lang::En)[1], "1 temple, 2 temples, 5 temples");
    let points = Color::ALL.map(|c| [1, 2, 5].map(|n| words::points(Lang::Cs, c, n)).join(", "));
    assert_eq!(
        points,
        [
            "1 černý bod, 2 černé body, 5 černých bodů",
            "1 červený bod, 2 červené body, 5 červených bodů",
            "1 modrý bod, 2 modré body, 5 modrých bodů",
            "1 zelený bod, 2 zelené body, 5 zelených bodů"
        ]
    );
    assert_eq!([1, 2, 5].map(|n| words::treasures(Lang::Cs, n)).join(", "), "1 poklad, 2 poklady, 5 pokladů");
    assert_eq!(words::leader_of(Lang::En, Color::Black, "Eva"), "Eva's king");
    assert_eq!(words::leader_of(Lang::Cs, Color::Black, "Eva"), "král (Eva)");
    let monuments = MONUMENTS.map(|m| words::monument_name(Lang::Cs, m)).join(", ");
    assert!(monuments.starts_with("červeno-černý monument, červeno-zelený monument, modro-černý"));
    assert_eq!(tie_cs("Vedle a o (v) k ruce"), "Vedle a\u{a0}o\u{a0}(v) k\u{a0}ruce");
    assert_eq!(capital("železo"), "Železo");
    let of = |all: &[usize]| all.iter().map(|n| tie_cs(&of_cs(*n))).collect::<Vec<_>>().join(", ");
    let ze = [2, 3, 4, 6, 7, 13, 14, 16, 17, 30, 42, 66, 79, 100, 250, 364, 499, 600, 731];
    assert_eq!(of(&ze), ze.map(|n| format!("ze\u{a0}{n}")).join(", "));
    let z = [0, 1, 5, 8, 12, 15, 18, 20, 22, 29, 53, 80, 99, 512, 830, 999];
    assert_eq!(of(&z), z.map(|n| format!("z\u{a0}{n}")).join(", "));
    let within = |all: &[usize]| all.iter().map(|n| in_cs(*n)).collect::<Vec<_>>().join(", ");
    assert_eq!(
        within(&[2, 3, 4, 12, 13, 14, 25]),
        [2, 3, 4, 12, 13, 14, 25].map(|n| format!("ve\u{a0}{n}")).join(", ")
    );
    assert_eq!(
        within(&[1, 5, 8, 11, 15, 50]),
        [1, 5, 8, 11, 15, 50].map(|n| format!("v\u{a0}{n}")).join(", ")
    );
}

/// The page of the first turn quotes the app: the two previews, and the buttons in bold.
#[test]
fn the_first_turn_quotes_what_the_app_says() {
    let pages = [
        (Lang::En, include_str!("../../src/games/tigris/help/en/first.md")),
        (Lang::Cs, include_str!("../../src/games/tigris/help/cs/first.md")),
    ];
    for (lang, page) in pages {
        for (at_g3, action) in [(".", "king G3"), ("K0", "settlement G4")] {
            let board = format!(" 3 . . . . . r* {at_g3}\nactive 0\nhand 0 6k\n");
            let (view, names) = scene(2, &board);
            let action: Action = action.parse().unwrap_or_else(|e| panic!("{e}"));
            let preview = <Tigris as Words>::preview(lang, &view, &action, &names);
            let button = Tigris::commit(lang, &view, &action).text;
            for quoted in [preview, format!("**{button}**")] {
                assert!(page.contains(&quoted), "{quoted}");
            }
        }
        for button in [TableWords::Undo, TableWords::EndTurn] {
            assert!(page.contains(&format!("**{}**", lang.say(button))), "{button:?}");
        }
    }
}

/// A position, the view of its deciding seat, and the names of its players.
fn scene(seats: usize, text: &str) -> (View, Names) {
    let game = Tigris::read_position(&Options::default(), seats, text);
    let game = game.unwrap_or_else(|error| panic!("line {}: {}", error.line, error.reason));
    let viewer = game.turn().seat().map_or(Viewer::Spectator, Viewer::Seat);
    (game.view(viewer), names(seats))
}

/// Czech text with non-breaking spaces added.
fn both(view: &View, names: &Names, said: impl Fn(Lang, &View, &Names) -> String, en: &str, cs: &str) {
    assert_eq!(said(Lang::En, view, names), en);
    assert_eq!(said(Lang::Cs, view, names), tie_cs(cs));
}

fn previews(view: &View, names: &Names, action: &str, en: &str, cs: &str) {
    let action: Action = action.parse().unwrap_or_else(|e| panic!("{e}"));
    both(view, names, |lang, view, names| <Tigris as Words>::preview(lang, view, &action, names), en, cs);
}

const WAR: &str = "
   A B C D E F G H I J K L M N O P
 4 . . . . . T0 . . . T1
 5 . . . . . r g . g r
 6 . . . . . . g
active 0
hand 0 2g4r
hand 1 1g5r
";

#[test]
fn a_war_from_preview_to_result() {
    let (view, names) = scene(2, WAR);
    previews(
        &view,
        &names,
        "market H5",
        "Market at H5 joins two kingdoms: war of the traders (you 2, Eva 1).",
        "Tržiště na H5 spojí dvě království: vnější konflikt obchodníků (vy 2, Eva 1).",
    );
    previews(
        &view,
        &names,
        "market H6",
        "Market at H6: 1 green point to you (trader).",
        "Tržiště na H6: získáte 1 zelený bod (obchodník).",
    );
    previews(
        &view,
        &names,
        "temple I6",
        "Temple at I6: no point, this kingdom has no priest and no king.",
        "Chrám na I6: bez bodu, v tomto království není kněz ani král.",
    );
    previews(
        &view,
        &names,
        "catastrophe J5",
        "Catastrophe at J5: the temple is destroyed, the cell scorched. Eva's trader leaves the board. \
         Kingdoms on the board then: 1 instead of 2.",
        "Katastrofa na J5: zmizí chrám a zůstane spálená země. Odejde obchodník (Eva). \
         Království na plánu pak bude 1 místo 2.",
    );
    let attack = WAR.replace("g . g", "g g g").replace("2g4r", "1g4r") + "phase war_attacker H5 green\n";
    let (view, names) = scene(2, &attack);
    both(
        &view,
        &names,
        Tigris::prompt,
        "You attack Eva, 2 to 1 on the board. How many markets do you add?",
        "Útočíte, brání se Eva, na plánu 2 proti 1. Kolik tržišť přidáte?",
    );
    previews(
        &view,
        &names,
        "support 1",
        "3 against 1: ahead, and Eva may still add. If you win: 2 green points.",
        "3 proti 1: vedete, ale Eva ještě může přidat. Když vyhrajete: 2 zelené body.",
    );
    // A player without tiles of the colour is not asked for a number.
    let (bare, of) = scene(2, &attack.replace("1g4r", "5r"));
    both(
        &bare,
        &of,
        Tigris::prompt,
        "You attack Eva, 2 to 1 on the board. You have no markets to add.",
        "Útočíte, brání se Eva, na plánu 2 proti 1. Nemáte co přidat.",
    );
    let defend = attack.replace("war_attacker H5 green", "war_defender H5 green 0");
    let (view, names) = scene(2, &defend);
    both(
        &view,
        &names,
        Tigris::task,
        "Defend in the war of the traders: how many markets do you add?",
        "Obrana ve vnějším konfliktu obchodníků: kolik tržišť přidáte?",
    );
    both(
        &view,
        &names,
        Tigris::prompt,
        "Anna attacks with 2, you have 1 and win ties. How many markets do you add?",
        "Útočí Anna silou 2, vy máte 1 a vyhráváte při rovnosti. Kolik tržišť přidáte?",
    );
    previews(
        &view,
        &names,
        "support 1",
        "2 against 2: a tie goes to you, and you win 3 green points.",
        "2 proti 2: při rovnosti vyhráváte a získáte 3 zelené body.",
    );
    previews(
        &view,
        &names,
        "support 0",
        "1 against 2: you lose the trader and 1 market.",
        "1 proti 2: přijdete o obchodníka a o 1 tržiště.",
    );
    let commit = |lang, view: &View, _: &Names| Tigris::commit(lang, view, &Action::Support(1)).text;
    both(&view, &names, commit, "Add 1, total 2", "Přidat 1, celkem 2");
    let label = |lang, view: &View, names: &Names| words::cell(lang, view, Cell { x: 5, y: 4 }, names);
    both(&view, &names, label, "F5, temple; on the side of Anna; land", "F5, chrám; strana: Anna; souš");
}

const REVOLT: &str = "
   A B C D E F G H I J K L M N O P
 2 . . . . . r* . . .
 3 . . . . . . T0 . .
 4 . . . . . . r* . r
 5 . . . . . . K1 g
10 . . . . . r*
11 . . . . . . . . . . r*
active 0
hand 0 1r
";

#[test]
fn a_revolt_a_leader_and_treasures() {
    let (view, names) = scene(2, REVOLT);
    previews(
        &view,
        &names,
        "king I5",
        "King to I5: revolt against Eva, temples 1 to 1 on the board.",
        "Král na I5: vzpoura, brání se Eva, chrámy na hracím plánu 1 proti 1.",
    );
    previews(
        &view,
        &names,
        "priest F3",
        "Priest to F3: no conflict. Then you choose your treasures.",
        "Kněz na F3: bez konfliktu. Pak si vyberete poklady.",
    );
    both(
        &view,
        &names,
        Tigris::prompt,
        "Pick a tile, a leader or an action: 2 actions left.",
        "Vyberte kartičku, vůdce nebo akci: zbývají 2 akce.",
    );
}

#[test]
fn the_verdict_explains_the_tie_break() {
    let rows = |totals: &[[i32; 4]]| {
        let row = |rank: u8| Row {
            term: Term::Sorted(rank),
            values: totals.iter().map(|t| t[usize::from(rank)]).collect(),
        };
        (0..4).map(row).collect::<Vec<_>>()
    };
    let said = |ranks: &[u8], totals: &[[i32; 4]]| {
        let standing = Standing { ranks: ranks.to_vec(), rows: rows(totals) };
        Lang::ALL.map(|lang| Tigris::verdict(lang, &standing, &names(ranks.len())))
    };
    let en = |headline: &str, why: &str| (headline.to_string(), why.to_string());
    let cs = |headline: &str, why: &str| (tie_cs(headline), tie_cs(why));
    assert_eq!(
        said(&[2, 1], &[[9, 10, 11, 12], [10, 10, 10, 10]]),
        [
            en("Eva wins", "Weakest colour 10 to 9 against Anna."),
            cs("Vyhrává Eva", "Nejslabší oblast 10 proti 9 (Anna).")
        ]
    );
    assert_eq!(
        said(&[3, 1, 2], &[[9, 9, 9, 9], [10, 11, 12, 13], [10, 10, 14, 15]]),
        [
            en("Eva wins", "Weakest colour 10 to 10 against Jan; second weakest 11 to 10 decides."),
            cs("Vyhrává Eva", "Nejslabší oblast 10 proti 10 (Jan); rozhoduje druhá nejslabší 11 proti 10.")
        ]
    );
    assert_eq!(
        said(&[3, 1, 1], &[[9, 9, 9, 9], [8, 11, 12, 13], [8, 11, 12, 13]]),
        [
            cs("Eva and Jan win together", "All four colours are equal, from the weakest: 8, 11, 12 and 13."),
            cs(
                "Společně vyhrávají Eva a Jan",
                "Všechny čtyři oblasti se rovnají, od nejslabší: 8, 11, 12 a 13."
            )
        ]
    );
}

#[test]
fn events_are_told_with_points_and_reasons() {
    let names = names(2);
    let said = |event: Event, en: &str, cs: &str| {
        let told = Lang::ALL.map(|lang| Tigris::event(lang, &event, &names));
        assert_eq!(told, [Some(en.to_string()), Some(tie_cs(cs))]);
    };
    let (seat, color) = (Seat::new(1), Color::Green);
    said(
        Event::Point { seat, color, count: 3, why: Award::War { tiles: 2 } },
        "Eva gets 3 green points: 1 for the defeated trader and 2 for 2 markets removed.",
        "Eva získává 3 zelené body: 1 za poraženého obchodníka a 2 za odstraněné kartičky.",
    );
    said(
        Event::Point { seat, color: Color::Black, count: 1, why: Award::Tile { leader: Color::Black } },
        "Eva gets 1 black point (king).",
        "Eva získává 1 černý bod (král).",
    );
    let drawn = |tiles| Event::Drew { seat, count: 3, tiles, why: Draw::Refill };
    said(drawn(None), "Eva refills with 3 tiles.", "Eva doplňuje 3 kartičky.");
    said(
        drawn(Some(Bag([1, 2, 0, 0]))),
        "Eva refills with 3 tiles: 1 settlement and 2 temples.",
        "Eva doplňuje 3 kartičky: 1 osadu a 2 chrámy.",
    );
    let swap = Action::Swap(Bag([0, 0, 1, 5]));
    assert_eq!(Tigris::action(Lang::Cs, &swap), tie_cs("Vyměnit 1 farmu a 5 tržišť"));
}

#[test]
fn a_swap_that_empties_the_bag_warns_only_where_the_count_is_shown() {
    let (view, names) = scene(2, "1 .\nactive 0\nhand 0 3r\nbag 2r\n");
    previews(
        &view,
        &names,
        "swap 3r",
        "Swap 3 temples for 3 new tiles. The bag has only 2: the game ends at once.",
        "Vyměníte 3 chrámy za 3 nové kartičky. V pytlíku jsou jen 2 kartičky: hra hned skončí.",
    );
    let mut hidden = view;
    Rc::make_mut(&mut hidden.public).options.show_bag_count = false;
    previews(
        &hidden,
        &names,
        "swap 3r",
        "Swap 3 temples for 3 new tiles.",
        "Vyměníte 3 chrámy za 3 nové kartičky.",
    );
}
