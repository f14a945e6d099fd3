//! Help in both languages: the same headings, a paragraph for every refusal, and no broken links.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use deska::games::GameId;
use deska::lang::Lang;
use deska::lang::over::{ExportWords, OverWords};
use deska::lang::saves::StatsWords;
use deska::lang::settings::SettingsWords;
use deska::lang::setup::SetupWords;
use deska::lang::shelf::ShelfWords;
use deska::lang::table::TableWords;
use deska::table::{Game, Refusal};
use deska::with_game;

/// The documents of a language by their names in the site, with their paths: those of the shell, and those in
/// the folders of the games.
fn files(lang: Lang) -> BTreeMap<String, PathBuf> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let list =
        |folder: PathBuf| fs::read_dir(folder).into_iter().flatten().map(|file| file.expect("a file").path());
    let stem = |path: &Path| path.file_stem().expect("a stem").to_string_lossy().into_owned();
    let shell = list(root.join("static/help").join(lang.tag())).map(|path| (stem(&path), path));
    let games = list(root.join("src/games")).filter(|path| path.is_dir()).flat_map(|game| {
        let id = stem(&game);
        list(game.join("help").join(lang.tag())).map(move |path| match stem(&path).as_str() {
            "rules" => (id.clone(), path),
            doc => (format!("{id}-{doc}"), path),
        })
    });
    shell.chain(games).collect()
}

fn text(lang: Lang, doc: &str) -> String {
    let path = files(lang).remove(doc).unwrap_or_else(|| panic!("no {doc} in {}", lang.tag()));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The pictures of a document in order: heading, address and caption.
fn pictures(lang: Lang, doc: &str) -> Vec<(String, String, String)> {
    let (text, mut id, mut found) = (text(lang, doc), String::new(), Vec::new());
    for line in text.lines() {
        if let Some((_, rest)) = line.split_once("{#").filter(|_| line.starts_with('#')) {
            id = rest.trim_end_matches('}').to_owned();
        }
        for picture in line.split("![").skip(1) {
            let (words, rest) = picture.split_once("](").expect("an address");
            let (address, _) = rest.split_once(')').expect("the end of an address");
            found.push((id.clone(), address.to_owned(), words.to_owned()));
        }
    }
    found
}

/// The stems of all documents of a language.
fn docs(lang: Lang) -> BTreeSet<String> {
    files(lang).into_keys().collect()
}

/// The headings of a document as level and id, in order; every heading has an id.
fn headings(lang: Lang, doc: &str) -> Vec<(usize, String)> {
    let text = text(lang, doc);
    let lines = text.lines().filter(|line| line.starts_with('#'));
    lines
        .map(|line| {
            let id = line.split_once("{#").and_then(|(_, rest)| rest.strip_suffix('}'));
            let id = id.unwrap_or_else(|| panic!("{} {doc}: no id in `{line}`", lang.tag()));
            (line.chars().take_while(|c| *c == '#').count(), id.to_string())
        })
        .collect()
}

fn ids(lang: Lang, doc: &str) -> BTreeSet<String> {
    headings(lang, doc).into_iter().map(|(_, id)| id).collect()
}

#[test]
fn both_languages_have_the_same_headings_each_once() {
    assert_eq!(docs(Lang::En), docs(Lang::Cs));
    for doc in docs(Lang::En) {
        let english = headings(Lang::En, &doc);
        assert_eq!(english, headings(Lang::Cs, &doc), "{doc}");
        assert_eq!(english.len(), ids(Lang::En, &doc).len(), "{doc}: an id stands twice");
        assert_eq!(english.first().map(|(level, _)| *level), Some(1), "{doc} begins with its title");
    }
}

#[test]
fn sections_of_all_games_have_the_same_titles() {
    let shared = [
        "idea", "pieces", "turn", "game-end", "winner", "options", "hidden", "editions", "about", "refusals",
    ];
    for lang in Lang::ALL {
        for id in shared {
            let end = format!(" {{#{id}}}");
            let texts = GameId::ALL
                .iter()
                .map(|game| text(lang, game.info().id).replace('\u{a0}', " "))
                .collect::<Vec<_>>();
            let titles: BTreeSet<&str> = texts
                .iter()
                .flat_map(|text| text.lines())
                .filter_map(|line| line.strip_suffix(end.as_str()))
                .collect();
            assert_eq!(titles.len(), 1, "{}: {titles:?}", lang.tag());
        }
    }
}

#[test]
fn every_refusal_has_a_paragraph() {
    for game in GameId::ALL {
        let id = game.info().id;
        let codes: Vec<&str> =
            with_game!(*game, G => <G as Game>::Refusal::ALL.iter().map(|refusal| refusal.code()).collect());
        for lang in Lang::ALL {
            let ids = ids(lang, id);
            for code in &codes {
                assert!(ids.contains(&format!("refusal-{code}")), "{}/{id}.md: refusal-{code}", lang.tag());
            }
        }
    }
}

#[test]
fn every_game_has_its_three_documents() {
    for game in GameId::ALL {
        let id = game.info().id;
        for doc in [id.to_string(), format!("{id}-summary"), format!("{id}-first")] {
            assert!(docs(Lang::En).contains(&doc), "{doc}.md");
        }
    }
}

#[test]
fn the_help_of_the_app_quotes_what_the_app_says() {
    for lang in Lang::ALL {
        let buttons = [
            TableWords::EndTurn,
            TableWords::CannotUndo,
            TableWords::TakeOver,
            TableWords::TakeBack,
            TableWords::Choices,
            TableWords::Keys,
            TableWords::ToNow,
        ];
        let settings = [SettingsWords::LetterKeys, SettingsWords::ShowLegal, SettingsWords::Aids];
        let quoted = buttons.map(|words| lang.say(words)).into_iter();
        let quoted = quoted.chain(settings.map(|words| lang.say(words)));
        let setup = [
            SetupWords::PlayAgain,
            SetupWords::Start,
            SetupWords::Shuffle,
            SetupWords::Takeback,
            SetupWords::Preset,
            SetupWords::DefaultRules,
            SetupWords::Seed,
        ]
        .map(|words| lang.say(words));
        let over = [
            OverWords::Walk,
            OverWords::WalkEnd,
            OverWords::Replay,
            OverWords::Print,
            OverWords::Rematch,
            OverWords::ChangeSeats,
        ];
        let quoted = quoted.chain(setup).chain(over.map(|words| lang.say(words)));
        let shelf = [lang.say(ExportWords::CopyLink), lang.say(ExportWords::Qr), lang.say(StatsWords::Title)];
        let quoted = quoted.chain(shelf).chain([lang.say(StatsWords::ForgetAll)]);
        for quoted in quoted.chain([lang.say(ShelfWords::Offline)]) {
            let plain = |text: String| text.replace('\u{a0}', " ");
            let quoted = plain(quoted);
            assert!(plain(text(lang, "app")).contains(&quoted), "{}/app.md: `{quoted}`", lang.tag());
        }
    }
}

#[test]
fn links_lead_somewhere() {
    for lang in Lang::ALL {
        for doc in docs(lang) {
            let text = text(lang, &doc);
            for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link)
            {
                if ["https://", "board:", "piece:"].iter().any(|start| link.starts_with(start)) {
                    continue;
                }
                let (file, id) = link.split_once('#').unwrap_or((link, ""));
                let target =
                    if file.is_empty() { doc.as_str() } else { file.strip_suffix(".md").unwrap_or(file) };
                assert!(docs(lang).contains(target), "{}/{doc}.md: `{link}`", lang.tag());
                assert!(id.is_empty() || ids(lang, target).contains(id), "{}/{doc}.md: `{link}`", lang.tag());
            }
        }
    }
}

#[test]
fn help_contains_no_raw_markup() {
    for lang in Lang::ALL {
        for doc in docs(lang) {
            let text = text(lang, &doc);
            let markup = text.find('<').map(|at| text[at..].chars().take(20).collect::<String>());
            assert_eq!(markup, None, "{}/{doc}.md", lang.tag());
        }
    }
}

#[test]
fn pictures_exist_and_are_under_the_same_headings_in_both_languages() {
    let mut shown = BTreeSet::new();
    for doc in docs(Lang::En) {
        let bare = |lang| {
            let all = pictures(lang, &doc);
            all.into_iter().map(|(id, address, _)| (id, address)).collect::<Vec<_>>()
        };
        assert_eq!(bare(Lang::En), bare(Lang::Cs), "{doc}");
        let game = doc.split('-').next().unwrap_or_default();
        for (_, address) in bare(Lang::En) {
            let (kind, name) = address.split_once(':').expect("a kind");
            assert!(["board", "piece"].contains(&kind), "{doc}: `{address}`");
            shown.insert((game.to_owned(), name.to_owned()));
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let mut there = BTreeSet::new();
    for game in GameId::ALL {
        let id = game.info().id;
        let sheet = fs::read_to_string(root.join(id).join("help/pictures/sheet.svg")).expect("pictures");
        let views = sheet.split("<view id=\"see-").skip(1).filter_map(|rest| rest.split('"').next());
        let light = views.filter(|name| !name.ends_with("-dark") && !name.ends_with("-contrast"));
        there.extend(light.map(|name| (id.to_owned(), name.to_owned())));
    }
    assert_eq!(shown, there, "what the texts show, and what is drawn");
}

/// A figure is a picture alone in its paragraph; screen readers only read its caption.
#[test]
fn every_game_has_three_figures_with_whole_sentences() {
    for game in GameId::ALL {
        let id = game.info().id;
        for lang in Lang::ALL {
            let captions: Vec<String> = pictures(lang, id)
                .into_iter()
                .filter(|(_, address, words)| address.starts_with("board:") && !words.is_empty())
                .map(|(_, _, words)| words)
                .collect();
            assert!(captions.len() >= 3, "{}/{id}.md: {} figures", lang.tag(), captions.len());
            let text = text(lang, id);
            for caption in captions {
                let alone = text
                    .lines()
                    .any(|line| line.starts_with(&format!("![{caption}](")) && line.ends_with(')'));
                let whole = caption.len() > 30 && caption.ends_with('.');
                assert!(alone && whole, "{}/{id}.md: `{caption}`", lang.tag());
            }
        }
    }
}
