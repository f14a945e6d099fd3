//! Sentences as people read them: a few of each kind, in both languages.

use deska::games::elementaris::words;
use deska::games::elementaris::words::say::ElementarisSays;
use deska::games::elementaris::{Action, Elementaris, Options, View};
use deska::lang::{Lang, Names, Words, tie_cs};
use deska::scenes::Stage;
use deska::table::{Game, Viewer};

use super::names;

/// A position, the view of its deciding seat, and the names of its players.
fn scene(text: &str) -> (View, Names) {
    let game = Elementaris::read_position(&Options::default(), 3, text);
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
    both(
        view,
        names,
        |lang, view, names| <Elementaris as Words>::preview(lang, view, &action, names),
        en,
        cs,
    );
}

/// The text on the button.
fn commits(view: &View, names: &Names, action: &str, en: &str, cs: &str) {
    let action: Action = action.parse().unwrap_or_else(|e| panic!("{e}"));
    both(view, names, |lang, view, _| Elementaris::commit(lang, view, &action).text, en, cs);
}

fn field(view: &View, names: &Names, field: &'static str, en: &str, cs: &str) {
    let said = |lang: Lang, view: &View, names: &Names| {
        words::field(lang, view, field.parse().expect("a field"), names)
    };
    both(view, names, said, en, cs);
}

const SIEGE: &str = "
round 2
clock 1
cities 0 D1
cities 1 B5
cities 2 D8
armies 0 I,II,III@B5
armies 1 III,IV@B5c
orbs 0 A3
ships B5/As4
";

#[test]
fn an_assault_before_it_is_made() {
    let (view, names) = scene(SIEGE);
    both(
        &view,
        &names,
        Elementaris::prompt,
        "Army I has 1 move. Move, act, or wait.",
        "Armáda I má 1 pohyb. Táhněte, proveďte akci, nebo vynechte pohyb.",
    );
    both(&view, &names, Elementaris::task, "Army I to move", "Na řadě je armáda I");
    field(
        &view,
        &names,
        "B5",
        "Doubrava (B5), city of Petr, walls 1, army III inside, army IV camped, \
         your armies I, II and III before it, 1 empty ship on Amber Bay",
        "Doubrava (B5), městu vládne Petr, hradby 1, uvnitř armáda III, utábořeno: armáda IV, \
         vaše armády I, II a III před městem, 1 prázdná loď, voda Jantarový záliv",
    );
    previews(
        &view,
        &names,
        "assault I",
        "6 against 3: you lose 1 army, Petr loses 2 armies. Doubrava is yours. Out of the game: Petr.",
        "Síla 6 proti 3: ztratíte 1 armádu, Petr ztratí 2 armády. Město Doubrava je vaše. \
         Ze hry odchází Petr.",
    );
    commits(&view, &names, "assault I", "Assault Doubrava", "Zaútočit na Doubravu");
    commits(&view, &names, "pass", "Wait", "Vynechat pohyb");
    previews(
        &view,
        &names,
        "march I B6",
        "Army I goes to Deep Forest.",
        "Armáda I přejde na pole Hluboký les.",
    );
}

#[test]
fn a_spell_and_a_vote_before_they_are_cast() {
    let spell = "round 2\nclock 2\nphase free 0\ncities 0 D1\ncities 1 D5\ncities 2 D8\n\
                 armies 0 II@D1c\narmies 1 I,III@A6\norbs 0 C3 D11\n";
    let (view, names) = scene(spell);
    both(
        &view,
        &names,
        Elementaris::prompt,
        "The rule of earth: send an elemental to a field, or end your turn.",
        "Nadvláda země: vyšlete element na některé pole, nebo ukončete tah.",
    );
    previews(
        &view,
        &names,
        "cast earth A6",
        "The earth elemental closes Ashen Slope until the end of its rule. \
         Petr loses armies I and III.",
        "Zemský element uzavře pole Popelavá stráň do konce své nadvlády. \
         Petr ztratí armády I a III.",
    );
    commits(&view, &names, "cast earth A6", "Send an earth elemental", "Vyslat zemský element");
    previews(
        &view,
        &names,
        "propose 0+2",
        "Winners: Anna and Eva. Asked in turn: Petr and Eva. One no, and the game goes on.",
        "Vítězí: Anna a Eva. Jeden po druhém odpoví: Petr a Eva. Stačí jediné ne a hraje se dál.",
    );
    let (view, names) = scene(&spell.replace("phase free 0", "phase vote 1 0\nwinners 0+2"));
    both(
        &view,
        &names,
        Elementaris::prompt,
        "Anna proposes to end the game. Winners: Anna and Eva. Do you agree?",
        "Anna navrhuje konec hry. Vítězí: Anna a Eva. Souhlasíte?",
    );
    previews(&view, &names, "vote yes", "You agree; Eva is asked next.", "Souhlasíte; po vás odpovídá Eva.");
    previews(&view, &names, "vote no", "The game continues.", "Hraje se dál.");
}

/// An army that joins others shows their common strength, including water, as in a battle.
#[test]
fn armies_that_meet_defend_together() {
    let meets = "round 2\nclock 1\ncities 0 D1\ncities 1 D5\ncities 2 D8\narmies 0 I@A7 II@A6\n";
    let (en, cs) = ("Army I goes to Ashen Slope.", "Armáda I přejde na pole Popelavá stráň.");
    for (orbs, strength) in [("", 2), ("orbs 0 A11\n", 4)] {
        let (view, names) = scene(&format!("{meets}{orbs}"));
        let together = format!("{en} Armies I and II defend together with {strength}.");
        let spolu = format!("{cs} Armády I a II se brání spolu silou {strength}.");
        previews(&view, &names, "march I A6", &together, &spolu);
    }
}

#[test]
fn the_fate_of_fighting_armies_is_told() {
    let said = |text: &str, action: &str, attacker: Option<&str>, defender: Option<&str>| {
        let (view, _) = scene(text);
        let action: Action = action.parse().unwrap_or_else(|e| panic!("{e}"));
        let battle = view.game.battle(view.game.active, &action).expect("a battle");
        Lang::ALL.map(|lang| lang.say(ElementarisSays::Outcome { battle: &battle, attacker, defender }))
    };
    let [en, cs] = said(SIEGE, "assault I", None, Some("Petr"));
    assert_eq!(en, "Your army III and armies III and IV of Petr return to the palace. Doubrava is yours.");
    assert_eq!(
        cs,
        tie_cs("Do paláce se vrací vaše armáda III a armády III a IV (Petr). Město Doubrava je vaše.")
    );
    let open = "round 2\nclock 1\ncities 0 D1\ncities 1 D5\ncities 2 D8\narmies 0 I@A7\narmies 1 I@A6\n";
    let [en, _] = said(open, "attack I A6", Some("Anna"), None);
    assert_eq!(
        en,
        "Army I of Anna and your army I return to the palace. Nobody is left on the open ground of Ashen Slope."
    );
}

#[test]
fn the_verdict_says_who_won_and_why() {
    let won = |text: &str| {
        let (view, names) = scene(text);
        Lang::ALL.map(|lang| Elementaris::verdict(lang, &view.game.standing(), &names))
    };
    let cities = "cities 0 D1\ncities 1 D5 A1\ncities 2 D8\n";
    let [en, cs] = won(&format!("{cities}round 33\nphase over round_limit\nwinners 1\n"));
    assert_eq!(en, ("Petr wins".into(), "With 6 points. Anna and Eva have 3.".into()));
    assert_eq!(cs, (tie_cs("Vyhrává Petr"), tie_cs("Výsledek: 6 bodů. Anna a Eva mají po 3.")));
    let tie = format!("{cities}round 33\nphase over round_limit\nwinners 0\ncities 0 D1 B1\ntreasury 0 2\n");
    let [en, cs] = won(&tie.replacen("cities 0 D1\n", "", 1));
    assert_eq!(en, ("Anna wins".into(), "With 6 points and the larger treasury. Petr has 6.".into()));
    assert_eq!(cs.1, tie_cs("Výsledek: 6 bodů a víc zdrojů na věži. Petr má 6."));
    let [en, cs] = won(&format!("{cities}round 9\nphase over agreement\nwinners 0+2\n"));
    assert_eq!(
        en,
        ("Anna and Eva win together".into(), "All players agreed to end the game this way.".into())
    );
    assert_eq!(cs.0, tie_cs("Společně vyhrávají Anna a Eva"));
}

/// To come to a city is not to take it (rules: elementaris R21).
#[test]
fn the_preview_of_a_march_to_a_city_says_that_it_is_not_taken() {
    let text = |owner: &str| format!("round 2\nclock 1\ncities 0 D1\n{owner}cities 2 D8\narmies 0 I@B6\n");
    let (view, names) = scene(&text("cities 1 B5\n"));
    previews(
        &view,
        &names,
        "march I B5",
        "Army I goes to Doubrava. Doubrava still belongs to Petr: assaulting it takes another move.",
        "Armáda I přejde na pole Doubrava. Město Doubrava má dál Petr: útok na něj je další pohyb.",
    );
    let (view, names) = scene(&text("cities 1 D5\n"));
    previews(
        &view,
        &names,
        "march I B5",
        "Army I goes to Doubrava. Nobody owns Doubrava yet: occupying it takes another move.",
        "Armáda I přejde na pole Doubrava. Město Doubrava zatím nikdo nemá: obsadit je můžete dalším pohybem.",
    );
}

/// Buttons of losses are quiet, and ending an activation is not called the end of a turn.
#[test]
fn orbs_and_the_game_are_given_up_by_a_quiet_button() {
    let action = |text: &str| text.parse::<Action>().unwrap_or_else(|e| panic!("{e}"));
    for (text, grave) in [("give_up A3", true), ("resign", true), ("propose 0", false), ("march I B5", false)]
    {
        assert_eq!(Elementaris::is_costly(&action(text)), grave, "{text}");
    }
    assert_eq!(
        Elementaris::end_turn_caption(Lang::En, &action("march II B5")).as_deref(),
        Some("Army II is done")
    );
    assert_eq!(
        Elementaris::end_turn_caption(Lang::Cs, &action("march II B5")),
        Some(tie_cs("Armáda II hotova"))
    );
    assert_eq!(Elementaris::end_turn_caption(Lang::En, &action("give_up A3")), None);
}
