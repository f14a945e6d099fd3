//! Sentences as people read them: a few of each kind, in both languages.

use deska::games::taj_mahal::words;
use deska::games::taj_mahal::words::say::TajSays;
use deska::games::taj_mahal::{
    Action, Award, Card, Draw, Event, Good, HandWorth, Options, Special, Symbol, TajMahal, Term, View,
};
use deska::lang::{Lang, Names, Words, tie_cs};
use deska::table::{Game, Row, Seat, Standing, Viewer};

use super::names;

/// A position, the view of its deciding seat, and the names of its players.
fn scene(text: &str) -> (View, Names) {
    let game = TajMahal::read_position(&Options::default(), 3, text);
    let game = game.unwrap_or_else(|error| panic!("line {}: {}", error.line, error.reason));
    let viewer = game.turn().seat().map_or(Viewer::Spectator, Viewer::Seat);
    (game.view(viewer), names(3))
}

/// Czech text with non-breaking spaces added.
fn both(view: &View, names: &Names, said: impl Fn(Lang, &View, &Names) -> String, en: &str, cs: &str) {
    assert_eq!(said(Lang::En, view, names), en);
    assert_eq!(said(Lang::Cs, view, names), tie_cs(cs));
}

fn previews(view: &View, names: &Names, action: &str, en: &str, cs: &str) {
    let action: Action = action.parse().unwrap_or_else(|e| panic!("{e}"));
    both(view, names, |lang, view, names| <TajMahal as Words>::preview(lang, view, &action, names), en, cs);
}

const TURN: &str = "
visit 5 GUJ
phase turn 0
row 0 r-VG
row 1 y-VK
bonus GUJ4=tea
hand 0 r-VE+w-E+s-points
supply w-V+w-G+r-EE
goods 0 tea=2
palaces 0 LAH3 AGR4
pile rest
";

#[test]
fn a_turn_before_it_is_played() {
    let (view, names) = scene(TURN);
    both(
        &view,
        &names,
        TajMahal::prompt,
        "Play a red card, or withdraw. Withdrawing now wins: general.",
        "Zahrajte červenou kartu, nebo odstupte. Odstoupením teď získáte generála.",
    );
    both(&view, &names, TajMahal::task, "Play a card or withdraw?", "Zahrát kartu, nebo odstoupit?");
    previews(
        &view,
        &names,
        "play r-VE+w-E",
        "You will show vizier 2, general 1 and elephant 2. You would then lead for: vizier, general and province tile.",
        "Vyložíte celkem: vezír 2, generál 1 a slon 2. Převaha vám pak přinese vezíra, generála a kartičku provincie.",
    );
    previews(
        &view,
        &names,
        "play r-VE+s-points",
        "Special card: 2 points at once. You will show vizier 2, general 1 and elephant 1. \
         You would then lead for: vizier, general and province tile.",
        "Speciální karta: hned 2 body. Vyložíte celkem: vezír 2, generál 1 a slon 1. \
         Převaha vám pak přinese vezíra, generála a kartičku provincie.",
    );
    previews(
        &view,
        &names,
        "withdraw",
        "You take: general. You place 1 palace.",
        "Získáte generála. Postavíte 1 palác.",
    );
    let action: Action = "play r-VE+w-E".parse().expect("an action");
    assert_eq!(
        TajMahal::action(Lang::En, &action),
        "Play red card (vizier, elephant) with white card (elephant)"
    );
    assert_eq!(
        TajMahal::action(Lang::Cs, &action),
        tie_cs("Zahrát červenou kartu (vezír, slon) a bílou kartu (slon)")
    );
}

/// The prompt offers only what is possible (rules: taj-mahal 6.2); for spectators it depends on no hand.
#[test]
fn a_turn_asks_for_what_can_be_played() {
    let asked = |hand: &str, en: &str, cs: &str| {
        let (view, names) =
            scene(&TURN.replace("r-VE+w-E+s-points", hand).replace("row 1 y-VK", "row 1 y-VG"));
        both(&view, &names, TajMahal::prompt, en, cs);
    };
    let nothing = ["None of your cards can be played: withdraw.", "Žádnou kartu nemůžete zahrát: odstupte."];
    asked("y-VE+w-E+s-points", nothing[0], nothing[1]);
    asked("w-E+s-color", nothing[0], nothing[1]);
    asked("r-VE+s-color", "Play a red card, or withdraw.", "Zahrajte červenou kartu, nebo odstupte.");
    asked(
        "r-VE+g-VE+s-color",
        "Play a red card (any other with the any-colour card), or withdraw.",
        "Zahrajte červenou kartu, s kartou libovolné barvy i jinou, nebo odstupte.",
    );
    asked(
        "g-VE+s-color",
        "Play a coloured card with the any-colour card, or withdraw.",
        "Zahrajte barevnou kartu s kartou libovolné barvy, nebo odstupte.",
    );
    let free = TURN.replace("row 0 r-VG\n", "");
    let (view, names) = scene(&format!("{free}withdrawn 1\n").replace("row 1 y-VK\n", ""));
    assert!(TajMahal::prompt(Lang::En, &view, &names).starts_with("Play a card of any colour, or withdraw."));
    let (view, names) = scene(&free.replace("r-VE+w-E+s-points", "2w-E"));
    assert!(TajMahal::prompt(Lang::En, &view, &names).starts_with(nothing[0]));
    let game = TajMahal::read_position(&Options::default(), 3, &TURN.replace("r-VE+w-E", "2w-E"))
        .expect("a position");
    assert!(
        TajMahal::prompt(Lang::En, &game.view(Viewer::Spectator), &names)
            .starts_with("Play a red card, or withdraw.")
    );
}

/// With a short supply one card is right, though others are still in (rules: taj-mahal 6.4).
#[test]
fn a_short_supply_is_not_called_a_wrong_count() {
    let game = TajMahal::read_position(&Options::default(), 3, "phase take_cards 0\nsupply w-V\npile rest\n");
    let game = game.expect("a position");
    let two: Action = "take 2w-V".parse().expect("an action");
    let refusal = game.check(Seat::new(0), &two).expect_err("one card lies there");
    assert_eq!(
        TajMahal::refusal(Lang::En, refusal),
        "That isn't the right number of cards. Take two, or one if you are last or only one is left."
    );
    assert!(game.check(Seat::new(0), &"take w-V".parse().expect("an action")).is_ok());
}

#[test]
fn a_withdrawal_from_preview_to_the_cards() {
    let (view, names) =
        scene(&TURN.replace("row 1 y-VK", "row 1 y-MK").replace("row 0 r-VG", "row 0 r-VG r-GE"));
    previews(
        &view,
        &names,
        "withdraw",
        "You take: vizier, general and province tile. You place 2 palaces. \
         The province tile then brings at least 4 points.",
        "Získáte vezíra, generála a kartičku provincie. Postavíte 2 paláce. \
         Kartička provincie pak přinese nejméně 4 body.",
    );
    let placing = TURN
        .replace("phase turn 0", "phase place 0\ncourt MPK\npending VE")
        .replace("row 0 r-VG", "row 0 r-VG r-GE");
    let placing = placing.replace("row 1 y-VK", "row 1 y-MK");
    let (view, names) = scene(&placing);
    both(
        &view,
        &names,
        TajMahal::prompt,
        "Place your palaces in this province (vizier). 18 palaces in supply.",
        "Postavte palác v této provincii (vezír). V zásobě zbývá 18 paláců.",
    );
    previews(
        &view,
        &names,
        "place V GUJ4",
        "A palace in Cambay. Bonus tile: tea. Tea (you have 2): 3 points. \
         Palaces, this province alone: 1 point. Province tile, spice: 1 point. \
         Province tile, tea (you have 3): 4 points. Then you take 2 cards from the supply.",
        "Palác: Cambay. Bonusový žeton: čaj. Čaj (už máte 2): 3 body. \
         Paláce, jen tato provincie: 1 bod. Kartička provincie, koření: 1 bod. \
         Kartička provincie, čaj (už máte 3): 4 body. Pak si vezmete 2 karty z nabídky.",
    );
    previews(
        &view,
        &names,
        "place V GUJ1",
        "A palace in Patan. Palaces, 3 connected provinces: 3 points. \
         Province tile, spice: 1 point. Province tile, tea (you have 2): 3 points. \
         Then you take 2 cards from the supply.",
        "Palác: Patan. Paláce, 3 propojené provincie: 3 body. \
         Kartička provincie, koření: 1 bod. Kartička provincie, čaj (už máte 2): 3 body. \
         Pak si vezmete 2 karty z nabídky.",
    );
    let (worth, _) = scene(&placing.replace("GUJ4=tea", "GUJ4=points"));
    previews(
        &worth,
        &names,
        "place V GUJ4",
        "A palace in Cambay. Bonus tile: 2 points. Palaces, this province alone: 1 point. \
         Province tile, spice: 1 point. Province tile, tea (you have 2): 3 points. \
         Then you take 2 cards from the supply.",
        "Palác: Cambay. Bonusový žeton: 2 body. Paláce, jen tato provincie: 1 bod. \
         Kartička provincie, koření: 1 bod. Kartička provincie, čaj (už máte 2): 3 body. \
         Pak si vezmete 2 karty z nabídky.",
    );
    let label = |city: &'static str| {
        move |lang: Lang, view: &View, names: &Names| {
            words::city(lang, view, city.parse().expect("a city"), names)
        }
    };
    both(
        &view,
        &names,
        label("GUJ4"),
        "Cambay (GUJ4), fortress, bonus tile: tea, free, roads to Multan",
        "Cambay (GUJ4), pevnost, bonusový žeton: čaj, volné, cesty do provincií: Multán",
    );
    both(
        &view,
        &names,
        label("AGR4"),
        "Narnaul (AGR4), city, your palace, roads to Lahore, Multan and Gujarat",
        "Narnaul (AGR4), město, váš palác, cesty do provincií: Láhaur, Multán a Gudžarát",
    );
}

#[test]
fn cards_are_taken_and_the_last_ones_end_the_visit() {
    let taking = "visit 3\nphase take_cards 0\nsupply 2r-VE+w-K\npile rest\n";
    let (view, names) = scene(taking);
    previews(
        &view,
        &names,
        "take r-VE+w-K",
        "You take the red card (vizier, elephant) and the white card (Grand Mogul).",
        "Vezmete si červenou kartu (vezír, slon) a bílou kartu (Velký mogul).",
    );
    previews(
        &view,
        &names,
        "take 2r-VE",
        "You take 2× red card (vizier, elephant).",
        "Vezmete si 2× červenou kartu (vezír, slon).",
    );
    let (view, names) = scene(&format!("{taking}withdrawn 1 2\n"));
    previews(
        &view,
        &names,
        "take w-K",
        "You take the white card (Grand Mogul) and the visit ends.",
        "Vezmete si bílou kartu (Velký mogul) a etapa skončí.",
    );
}

#[test]
fn nouns_of_possessions_and_prizes_have_their_case() {
    let reason = TajSays::Reason(Award::TileGood { good: Good::Rice, owned: 1 });
    assert_eq!(Lang::En.say(reason), "1 point, and 1 more for the rice you have");
    assert_eq!(Lang::Cs.say(reason), tie_cs("1 bod a 1 další za rýži, kterou už máte"));
    let more = Award::BonusGood { good: Good::Gems, owned: 5 };
    assert_eq!(Lang::Cs.say(TajSays::Reason(more)), tie_cs("1 bod a 5 dalších za drahokamy, které už máte"));
    let prizes = [Symbol::Princess, Symbol::Mogul, Symbol::Elephant];
    let won = prizes.map(|symbol| Lang::Cs.say(TajSays::Prize(symbol, 5)));
    assert_eq!(won, ["princeznu", "Velkého mogula", "kartičku 5"]);
}

#[test]
fn events_are_told_with_points_and_reasons() {
    let names = names(3);
    let said = |event: Event, en: &str, cs: &str| {
        let told = Lang::ALL.map(|lang| TajMahal::event(lang, &event, &names));
        assert_eq!(told, [Some(en.to_string()), Some(tie_cs(cs))]);
    };
    let seat = Seat::new(1);
    let drew = |card| Event::Drew { seat, card, why: Draw::Free };
    said(drew(None), "Eva draws a card for playing nothing.", "Eva si za okamžité odstoupení lízne kartu.");
    said(
        drew(Card::named("y-EE")),
        "Eva draws a card for playing nothing: yellow card (2 elephants).",
        "Eva si za okamžité odstoupení lízne žlutou kartu (2 sloni).",
    );
    said(
        Event::Scored { seat, points: 4, why: Award::Palaces { provinces: 4 } },
        "Eva gets 4 points for palaces in 4 connected provinces.",
        "Eva získává 4 body za paláce ve\u{a0}4 propojených provinciích.",
    );
    said(
        Event::Scored { seat, points: 3, why: Award::TileGood { good: Good::Rice, owned: 2 } },
        "Eva gets 3 points for rice on the province tile, with 2 already owned.",
        "Eva získává 3 body za rýži na kartičce provincie (dřív získáno 2).",
    );
    said(
        Event::Exchanged { seat, special: Special::Points, from: Some(Seat::new(2)) },
        "Eva returns two tokens of the princess and gets the special card (+2 points) from Jan.",
        "Eva vrací dva žetony princezny a získává speciální kartu (+2 body vlivu), kterou předává Jan.",
    );
    let won = [Symbol::Vizier, Symbol::Mogul, Symbol::Elephant].into_iter().collect();
    said(
        Event::Withdrew { seat, won, played: true },
        "Eva withdraws and wins: vizier, Grand Mogul and province tile.",
        "Eva odstupuje a získává vezíra, Velkého mogula a kartičku provincie.",
    );
    said(
        Event::HandCounted { seat, worth: HandWorth { special: 1, white: 2, color: 3 } },
        "Eva gets 6 points for the hand: 1 special, 2 white, 3 of the best colour.",
        "Eva získává 6 bodů za ruku: speciální 1, bílé 2, nejpočetnější barva 3.",
    );
    said(
        Event::HandCounted { seat, worth: HandWorth::default() },
        "Eva has no card left.",
        "Eva už nemá žádnou kartu.",
    );
    said(
        Event::Reshuffled { count: 5 },
        "The draw pile is empty: 5 cards from the discard pile make a new one.",
        "Lízací balíček došel, míchá se 5 karet z odkládacího.",
    );
}

#[test]
fn numbers_and_nouns_agree() {
    let points = [1, 2, 5].map(|n| words::points(Lang::Cs, n)).join(", ");
    assert_eq!(points, "1 bod, 2 body, 5 bodů");
    let left = |n: u8| {
        let text = format!("phase place 0\ncourt K\npending V\nrow 0 r-VG\nleft 0 {n}\n");
        let (view, names) = scene(&text);
        TajMahal::prompt(Lang::Cs, &view, &names)
    };
    assert!(
        left(1).ends_with("zbývá 1 palác.")
            && left(3).ends_with("zbývají 3 paláce.")
            && left(7).ends_with("zbývá 7 paláců.")
    );
    assert_eq!(
        words::card(Lang::Cs, Card::named("s-color").expect("a card")),
        "speciální karta (libovolná barva)"
    );
    assert_eq!(words::prize(Lang::En, Symbol::Mogul), "Grand Mogul");
}

#[test]
fn the_verdict_names_the_winners() {
    let said = |ranks: &[u8], totals: &[i32]| {
        let rows = vec![Row { term: Term::Total, values: totals.to_vec() }];
        let standing = Standing { ranks: ranks.to_vec(), rows };
        Lang::ALL.map(|lang| TajMahal::verdict(lang, &standing, &names(ranks.len())))
    };
    let pair = |headline: &str, why: &str| (tie_cs(headline), tie_cs(why));
    assert_eq!(
        said(&[1, 3, 2], &[53, 47, 51]),
        [
            ("Anna wins".to_string(), "With 53 points. Jan has 51.".to_string()),
            pair("Vyhrává Anna", "Celkem 53 bodů. Jan má 51.")
        ]
    );
    assert_eq!(
        said(&[1, 1, 3], &[53, 53, 51])[1],
        pair("Společně vyhrávají Anna a Eva", "Mají stejně, 53 bodů, a o vítězství se dělí. Jan má 51.")
    );
}
