//! Sentences as people read them: a few of each kind, in both languages.

use deska::games::carcassonne::words;
use deska::games::carcassonne::{
    Action, Carcassonne, Cell, Event, Kind, Options, Rotation, Stand, Term, View,
};
use deska::lang::{Lang, Names, Words, tie_cs};
use deska::table::{Game, Row, Seat, Standing, Viewer};

use super::names;

/// A position, the view of its deciding seat, and the names of its players.
fn scene(seats: usize, text: &str) -> (View, Names) {
    let game = Carcassonne::read_position(&Options::default(), seats, text);
    let game = game.unwrap_or_else(|error| panic!("line {}: {}", error.line, error.reason));
    let viewer = game.turn().seat().map_or(Viewer::Spectator, Viewer::Seat);
    (game.view(viewer), names(seats))
}

/// Czech text with non-breaking spaces added.
fn both(said: impl Fn(Lang) -> String, en: &str, cs: &str) {
    assert_eq!(said(Lang::En), en);
    assert_eq!(said(Lang::Cs), tie_cs(cs));
}

fn previews(view: &View, names: &Names, action: &str, en: &str, cs: &str) {
    let action: Action = action.parse().unwrap_or_else(|e| panic!("{e}"));
    both(|lang| <Carcassonne as Words>::preview(lang, view, &action, names), en, cs);
}

/// The city of the start tile and Anna's knight in it; Eva's monk; a tower of one floor.
const CITY: &str = "
map (0,-1)
R2  .
D0  U0
TB0 B0
on P0 (0,-1) c0
on P1 (1,1) m0
tower (0,1) 1
points 5 2
pieces 10 9
";

#[test]
fn places_and_spots_are_read_aloud_short_facts_first() {
    let (view, names) = scene(2, &format!("{CITY}turn P0 place E\n"));
    let cell = Cell::new;
    for (at, en, cs) in [
        (
            cell(0, -1),
            "one north of the start, city east, south and west, your knight",
            "o\u{a0}jednu na sever od počátku, město na východě, jihu a západě, váš rytíř",
        ),
        (
            cell(1, 1),
            "one south and one east of the start, monastery, Eva's monk",
            "o\u{a0}jednu na jih a o\u{a0}jednu na východ od počátku, klášter, mnich (Eva)",
        ),
        (
            cell(0, 1),
            "one south of the start, only field, tower of 1 floor, open",
            "o\u{a0}jednu na jih od počátku, jen louka, věž, 1 patro, neuzavřená",
        ),
        (
            cell(0, 0),
            "start tile, city north, road east and west",
            "počáteční kartička, město na severu, cesta na východ a západ",
        ),
        (
            cell(-1, -1),
            "one north and one west of the start, free, fits in 1 way, needs city east",
            "o\u{a0}jednu na sever a o\u{a0}jednu na západ od počátku, volné, lze přiložit 1 způsobem, vyžaduje: město na východě",
        ),
        (
            cell(1, -1),
            "one north and one east of the start, free, fits in 1 way, needs city west, field south",
            "o\u{a0}jednu na sever a o\u{a0}jednu na východ od počátku, volné, lze přiložit 1 způsobem, vyžaduje: město na západě, louka na jihu",
        ),
        (cell(0, 4), "four south of the start, empty", "o\u{a0}čtyři na jih od počátku, prázdné"),
    ] {
        both(|lang| words::cell(lang, &view, at, &names), en, cs);
    }
    let segment = |id: &str| Stand::Segment(id.parse().unwrap_or_else(|e| panic!("{e}")));
    for (at, spot, en, cs) in [
        (
            (0, 0),
            segment("c0"),
            "Knight in the city of 2 tiles, 2 points, occupied by you",
            "Rytíř ve městě (2 kartičky), 2 body, obsazeno: vy",
        ),
        (
            (1, 1),
            segment("m0"),
            "Eva's monk in the monastery with 4 of 9, 4 points for Eva",
            "Mnich (Eva) v klášteře (4 z 9), 4 body: Eva",
        ),
        (
            (1, 0),
            segment("r0"),
            "Highwayman on the road of 2 tiles, 2 points, free",
            "Lupič na cestě (2 kartičky), 2 body, volno",
        ),
        ((0, 1), Stand::Top, "Meeple on the tower of 1 floor, open", "Družiník na věž (1 patro), neuzavřená"),
    ] {
        let at = Cell::new(at.0, at.1);
        both(|lang| words::spot(lang, &view, at, spot, &names), en, cs);
    }
}

#[test]
fn a_tile_from_prompt_to_preview() {
    let (view, names) = scene(2, &format!("{CITY}turn P0 place E\n"));
    both(
        |lang| Carcassonne::prompt(lang, &view, &names),
        "Your tile fits in 7 places.",
        "Kartičku lze přiložit na 7 míst.",
    );
    previews(
        &view,
        &names,
        "place (1,-1) 270",
        "The city grows to 3 tiles (you).",
        "Město roste na 3 kartičky (vy).",
    );
    previews(&view, &names, "place (2,1) 90", "The monastery has 5 of 9 (Eva).", "Klášter má 5 z 9 (Eva).");
}

/// Two highwaymen, and the tile that brings them together.
const RIVALS: &str = "
map (0,0)
D0 . U0
B0 B0 B0
on P0 (0,0) r0
on P1 (2,0) r0
points 0 0
pieces 10 10
turn P0 place U
";

#[test]
fn rivals_are_joined() {
    let (view, names) = scene(2, RIVALS);
    previews(
        &view,
        &names,
        "place (1,0) 0",
        "Joins 2 roads (3 tiles), majority: you and Eva.",
        "Spojí 2 cesty (3 kartičky), převaha: vy a Eva.",
    );
    let (view, names) = scene(2, &RIVALS.replace("on P1 (2,0) r0\n", ""));
    previews(
        &view,
        &names,
        "place (1,0) 0",
        "Joins 2 roads (3 tiles), majority: you.",
        "Spojí 2 cesty (3 kartičky), převaha: vy.",
    );
}

#[test]
fn a_tower_reaches_takes_and_pays() {
    let (view, names) = scene(2, &format!("{CITY}turn P1 action (1,1)\n").replace("on P1 (1,1) m0\n", ""));
    both(
        |lang| Carcassonne::prompt(lang, &view, &names),
        "Place a meeple, a tower piece, a meeple on a tower, or nothing.",
        "Umístěte družiníka, dílek věže, družiníka na věž, nebo neumisťujte nic.",
    );
    let choice = |action: &str, en, cs| {
        let action: Action = action.parse().unwrap_or_else(|e| panic!("{e}"));
        both(|lang| Carcassonne::choice(lang, &view, &action), en, cs);
    };
    choice("follower m0", "Monk, monastery", "Mnich, klášter");
    choice("follower f0", "Farmer, field on all sides", "Sedlák, louka na všech stranách");
    choice("follower (0,0) c0", "Knight, city north", "Rytíř, město na severu");
    choice("follower (0,0) f1", "Farmer, field south", "Sedlák, louka na jihu");
    choice("follower (0,0) r0", "Highwayman, road east and west", "Lupič, cesta na východ a západ");
    previews(
        &view,
        &names,
        "follower m0",
        "Monk in the monastery: 4 points so far, 5 to go.",
        "Mnich do kláštera: zatím 4 body, chybí 5 kartiček.",
    );
    previews(
        &view,
        &names,
        "build (0,1)",
        "Tower of 2 floors, 4 tiles in reach. You may capture: Anna's knight.",
        "Věž: 2 patra, v dosahu 4 kartičky. Lze zajmout: rytíř (Anna).",
    );
    previews(
        &view,
        &names,
        "top (0,1)",
        "Closes the tower of 1 floor; your meeple stays on it.",
        "Uzavře věž (1 patro), družiník na ní zůstane.",
    );
    let built = CITY.replace("on P1 (1,1) m0\n", "").replace("tower (0,1) 1", "tower (0,1) 2");
    let built = built.replace("pieces 10 9", "pieces 10 8");
    let (view, names) = scene(2, &format!("{built}turn P1 capture (1,1) (0,1)\n"));
    both(
        |lang| Carcassonne::prompt(lang, &view, &names),
        "The tower has 2 floors. Capture the meeple in reach, or leave it alone.",
        "Věž má 2 patra. Zajměte družiníka v dosahu, nebo ho nechte být.",
    );
    previews(
        &view,
        &names,
        "capture (0,-1) c0",
        "Anna's knight becomes your prisoner. Nobody is left in the city.",
        "Rytíř (Anna) bude váš zajatec. Ve městě nikdo nezůstane.",
    );
    let held = format!("{built}prison P0 P1 1\nturn P1 capture (1,1) (0,1)\n");
    let (view, names) = scene(2, &held);
    previews(
        &view,
        &names,
        "capture (0,-1) c0",
        "Anna's knight goes back, and one of yours returns in exchange. Nobody is left in the city.",
        "Rytíř (Anna) se výměnou vrátí domů a jeden váš také. Ve městě nikdo nezůstane.",
    );
    let (view, names) = scene(2, &format!("{CITY}prison P1 P0 1\nturn P0 place E\n"));
    previews(
        &view,
        &names,
        "ransom P1",
        "You pay Eva 3 points (5 to 2), and a meeple returns.",
        "Zaplatíte 3 body (z 5 na 2), získá je Eva. Družiník se vrátí.",
    );
    let caption = |lang| Carcassonne::commit(lang, &view, &Action::Ransom(Seat::new(1), None)).text;
    both(caption, "Pay 3 points", "Zaplatit 3 body");
}

#[test]
fn features_are_counted_and_events_told() {
    let view = scene(2, &format!("{CITY}turn P0 place E\n")).0;
    let view = View { viewer: Viewer::Spectator, ..view };
    let feature = |x, y, id: &str| {
        let id = id.parse().unwrap_or_else(|e| panic!("{e}"));
        view.public.feature(Cell::new(x, y), id).unwrap_or_else(|| panic!("no {id}"))
    };
    let names = names(2);
    let city = feature(0, -1, "c0");
    both(
        |lang| words::feature(lang, &view, &city, &names),
        "city, 2 tiles, 2 points for Anna, 2 open edges",
        "město, 2 kartičky, 2 body: Anna, volné okraje: 2",
    );
    let told = |event: &Event, en: &str, cs: &str| {
        both(|lang| Carcassonne::event(lang, event, &names).unwrap_or_default(), en, cs);
    };
    let mut done = city.clone();
    (done.complete, done.open, done.points) = (true, 0, 4);
    told(
        &Event::Completed { feature: done.clone() },
        "City of 2 tiles complete: 4 points to Anna.",
        "Uzavřené město (2 kartičky): 4 body získá Anna.",
    );
    done.weights[Seat::new(1)] = 1;
    told(
        &Event::Completed { feature: done },
        "City of 2 tiles complete: 4 points each to Anna and Eva.",
        "Uzavřené město (2 kartičky): Anna a Eva po 4 bodech.",
    );
    told(
        &Event::Counted { feature: feature(1, 1, "m0") },
        "Unfinished monastery with 4 of 9: 4 points to Eva.",
        "Nedokončený klášter (4 z 9): 4 body získá Eva.",
    );
    told(
        &Event::Captured {
            seat: Seat::new(1),
            owner: Seat::new(0),
            cell: Cell::new(0, -2),
            spot: Stand::Segment(city.members[0].1),
            tower: Cell::new(0, 1),
        },
        "Eva captures Anna's knight two north of the start.",
        "Eva bere do zajetí rytíře (Anna; o\u{a0}dvě na sever od počátku).",
    );
    told(
        &Event::Drew { seat: Seat::new(0), kind: Kind::START, left: 3 },
        "Anna draws a tile: city north, road east and west. 3 tiles left.",
        "Anna vytahuje kartičku: město na severu, cesta na východ a západ. Zbývají 3 kartičky.",
    );
}

#[test]
fn tiles_and_places_have_names() {
    let tile = |id: &str, quarters: usize| {
        let kind: Kind = id.parse().unwrap_or_else(|e| panic!("{e}"));
        Lang::ALL.map(|lang| words::tile(lang, kind, Rotation::new(quarters)))
    };
    assert_eq!(
        tile("W", 1),
        ["roads north, south and west", "cesty na sever, jih a\u{a0}západ"],
        "three roads, each for itself"
    );
    assert_eq!(tile("U", 1), ["road north and south", "cesta na sever a\u{a0}jih"], "one road");
    assert_eq!(tile("C", 0)[0], "city on all sides with a coat of arms");
    both(|lang| words::place(lang, Cell::new(0, 0)), "on the start tile", "na počáteční kartičce");
    both(
        |lang| words::place(lang, Cell::new(12, 0)),
        "12 east of the start",
        "o\u{a0}12 na východ od počátku",
    );
}

#[test]
fn victory_is_won_or_shared() {
    let verdict = |ranks: Vec<u8>, totals: Vec<i32>| {
        let rows = vec![Row { term: Term::Total, values: totals }];
        let standing = Standing { ranks, rows };
        Lang::ALL.map(|lang| Carcassonne::verdict(lang, &standing, &names(3)))
    };
    let [en, cs] = verdict(vec![1, 3, 2], vec![84, 60, 80]);
    assert_eq!((&*en.0, &*en.1), ("Anna wins", "With 84 points. Jan has 80."));
    assert_eq!((&*cs.0, &*cs.1), ("Vyhrává Anna", "Celkem 84 bodů. Jan má 80."));
    let [en, cs] = verdict(vec![1, 1, 3], vec![84, 84, 80]);
    assert_eq!(en.0, "Anna and Eva win together");
    assert_eq!(en.1, "Each has 84 points, so they share the victory. Jan has 80.");
    assert_eq!(cs.0, "Společně vyhrávají Anna a\u{a0}Eva");
    assert_eq!(cs.1, "Mají stejně, 84 bodů, a\u{a0}o\u{a0}vítězství se dělí. Jan má 80.");
}
