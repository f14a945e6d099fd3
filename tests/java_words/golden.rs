//! Sentences as people read them: a few of each kind, in both languages.

use deska::games::java::words;
use deska::games::java::{Action, Java, Options, Source, Term, View};
use deska::lang::{Lang, Names, Words, tie_cs};
use deska::table::{Game, Row, Seat, Standing, Viewer};

use super::names;

/// A position, the view of its deciding seat, and the names of its players.
fn scene(seats: usize, text: &str) -> (View, Names) {
    let game = Java::read_position(&Options::default(), seats, text);
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
    both(|lang| <Java as Words>::preview(lang, view, &action, names), en, cs);
}

#[test]
fn numbers_and_nouns_agree() {
    let points = |lang| [1, 2, 5].map(|n| words::points(lang, n)).join(", ");
    assert_eq!(
        (points(Lang::En), points(Lang::Cs)),
        ("1 point, 2 points, 5 points".into(), "1 bod, 2 body, 5 bodů".into())
    );
    let spent = [1, 3, 6].map(|n| words::action_points(Lang::Cs, n)).join(", ");
    assert_eq!(spent, "1 akční bod, 3 akční body, 6 akčních bodů");
    let hand = "2mask+drum-puppet".parse::<Hand>().expect("cards").0;
    both(|lang| words::cards(lang, &hand), "2× mask and drum/puppet", "2× maska a\u{a0}buben/loutka");
}

/// Cards out of an action.
struct Hand(deska::games::java::Cards);

impl std::str::FromStr for Hand {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match format!("lay {text}").parse()? {
            Action::Lay(cards) => Ok(Self(cards)),
            other => Err(other.to_string()),
        }
    }
}

#[test]
fn a_lake_a_palace_and_a_festival_are_previewed() {
    let (view, names) = scene(2, "F8=R1 E8=V1@1 E7=R2@0 F6=V1@1 G7=R1\ncurrent 1\n");
    previews(
        &view,
        &names,
        "rice G8",
        "The hex becomes level 1. A lake of 1 hex is enclosed: 3 points to Anna, heights 2 against 1 and 1 (you). \
         Costs 1 action point, 5 left.",
        "Pole bude v patře 1. Nádrž z 1 pole bude obklopená: Anna získá 3 body, ve výšce 2 proti 1 a 1 (vy). \
         Stojí 1 akční bod, zbude 5.",
    );
    both(
        |lang| Java::prompt(lang, &view, &names),
        "6 action points left. Place at least one land tile this turn.",
        "V tomto tahu položte aspoň jeden díl krajiny: zbývá 6 akčních bodů.",
    );
    let (view, names) = scene(2, "K5=V3@0 K6=V1@0 K7=V3@1 K8=V1 K9=V2\nflags land_placed\n");
    previews(
        &view,
        &names,
        "palace K8 4",
        "Palace 4 in a village of 5 hexes: 2 points now. Costs 1 action point, 5 left.",
        "Palác 4 ve vesnici z 5 polí: hned získáte 2 body. Stojí 1 akční bod, zbude 5.",
    );
    let festival = "G5=P8w G6=V1@0 G7=V1@1\nopen mask-drum\nhand 0 mask-drum+puppet\nhand 1 mask\n";
    let (view, names) = scene(2, &format!("{festival}flags land_placed\n"));
    previews(
        &view,
        &names,
        "festival G5 mask-drum",
        "You begin with 2 symbols against Eva. Alone at the top: 4 points, shared: 2. The turn ends.",
        "Začínáte s hodnotou 2, soupeři: Eva. Budete-li ve vedení jen vy, získáte 4 body, při rovnosti každý 2. Tah skončí.",
    );
    // Without action points only a festival is left, if a card fits.
    for (hand, en, cs) in [
        (
            "hand 0 mask-drum+puppet",
            "0 action points left. Choose an action, hold a festival (it is free), or end the turn.",
            "Vyberte akci, uspořádejte slavnost (je zdarma), nebo ukončete tah: zbývá 0 akčních bodů.",
        ),
        (
            "hand 0 puppet",
            "0 action points left. Choose an action or end the turn.",
            "Vyberte akci, nebo ukončete tah: zbývá 0 akčních bodů.",
        ),
    ] {
        let festival = festival.replace("hand 0 mask-drum+puppet", hand);
        let (view, names) = scene(2, &format!("{festival}flags land_placed\nap 0\n"));
        both(|lang| Java::prompt(lang, &view, &names), en, cs);
    }
    let (view, names) = scene(2, &format!("{festival}laid 0 2drum\nphase auction G5 1\n"));
    both(
        |lang| Java::prompt(lang, &view, &names),
        "Festival in the palace on G5, mask and drum count: you have 0, Anna has 2. Play cards or pass.",
        "Slavnost v paláci na G5, platí maska a buben: vy máte 0, Anna má 2. Vyložte karty, nebo pasujte.",
    );
    both(
        |lang| Java::task(lang, &view, &names),
        "Festival on G5: play cards or pass",
        "Slavnost na G5: vyložte karty, nebo pasujte",
    );
}

#[test]
fn the_cost_names_fields_beyond_the_border() {
    let (view, names) = scene(2, "K5=R1\n");
    previews(
        &view,
        &names,
        "two H1 H0",
        "The hexes become level 1. Costs 2 action points (1 for the overhang), 4 left.",
        "Pole budou v patře 1. Stojí 2 akční body (1 za přesah), zbudou 4.",
    );
}

#[test]
fn the_preview_of_a_figure_shows_all_heights_in_its_city() {
    let (view, names) = scene(2, "H3=P4w H4=V2@0 H5=V2 H6=V1 H7=V1@1\n");
    previews(
        &view,
        &names,
        "move H4 H5",
        "Your figure goes to H5. Heights in the city of palace 4: you 2; Eva 1.",
        "Vaše figurka přejde na H5. Výšky ve městě s palácem 4: vy 2; Eva 1.",
    );
}

#[test]
fn settlements_split_and_join_and_change_hands() {
    let (view, names) = scene(2, "H3=P4w H4=V1@0 H5=V1 H6=V1 H7=V1@1 I5=R1 I6=R1\n");
    previews(
        &view,
        &names,
        "three I6 H5 I5",
        "The hexes become level 2. A city is split into 2 parts. You lead in the city of H3. Costs 1 action point, 5 left.",
        "Pole budou v patře 2. Město se rozdělí, částí bude 2. Ve městě s palácem na H3 budete nejvýš vy. \
         Stojí 1 akční bod, zbude 5.",
    );
    let (view, names) = scene(2, "G5=P2w G6=V3 G8=V1 H7=V5\n");
    previews(
        &view,
        &names,
        "village G7",
        "The hex becomes level 1. 2 settlements become one city of 5 hexes. Costs 1 action point, 5 left.",
        "Pole bude v patře 1. Spojí se 2 osídlená území: vznikne město z 5 polí. Stojí 1 akční bod, zbude 5.",
    );
}

#[test]
fn hexes_are_read_aloud() {
    let (view, names) = scene(2, "K4=P4r K5=V3@1 K6=V1 H0=R1 H1=V1 F8=R2@0\n");
    for (at, en, cs) in [
        (
            "K5",
            "K5, village, level 3; city of palace 4 with 3 hexes, led by Eva; figure of Eva",
            "K5, vesnice, patro 3; město s palácem 4, velikost 3, nejvýš je Eva; figurka (Eva)",
        ),
        (
            "K4",
            "K4, palace 4, lantern, festival held; city of palace 4 with 3 hexes, led by Eva",
            "K4, palác 4, lampion, slavnost už byla; město s palácem 4, velikost 3, nejvýš je Eva",
        ),
        ("F8", "F8, rice, level 2; figure of Anna", "F8, rýže, patro 2; figurka (Anna)"),
        ("F7", "F7, water", "F7, vodní nádrž"),
        ("H0", "H0, rice, level 1; outside in the mountains", "H0, rýže, patro 1; za okrajem, v horách"),
        (
            "H1",
            "H1, village, level 1; village of 1 hex; at the border of the lowlands",
            "H1, vesnice, patro 1; vesnice z 1 pole; na okraji u nížiny",
        ),
        ("J8", "J8, bare ground", "J8, holá zem"),
        ("Z9", "Z9, off the board", "Z9, mimo plán"),
    ] {
        let cell = at.parse().expect("a hex");
        both(|lang| words::cell(lang, &view, cell, &names), en, cs);
    }
}

#[test]
fn the_verdict_says_who_won_and_by_how_much() {
    let standing = |totals: Vec<i32>, ranks: Vec<u8>| Standing {
        ranks,
        rows: vec![
            Row { term: Term::From(Source::Lakes), values: totals.iter().map(|_| 0).collect() },
            Row { term: Term::Total, values: totals },
        ],
    };
    let names = names(3);
    let verdict = |lang, standing: &Standing<Term>| {
        let (headline, why) = Java::verdict(lang, standing, &names);
        format!("{headline}. {why}")
    };
    let won = standing(vec![51, 40, 38], vec![1, 2, 3]);
    both(
        |lang| verdict(lang, &won),
        "Anna wins. With 51 points. Eva has 40.",
        "Vyhrává Anna. Celkem 51 bodů. Eva má 40.",
    );
    let shared = standing(vec![51, 51, 38], vec![1, 1, 3]);
    both(
        |lang| verdict(lang, &shared),
        "Anna and Eva win together. Each has 51 points, so they share the victory. Jan has 38.",
        "Společně vyhrávají Anna a\u{a0}Eva. Mají stejně, 51 bodů, a o vítězství se dělí. Jan má 38.",
    );
    assert_eq!(names.of(Seat::new(2)), "Jan");
}
