//! The games' files for the site. A game is one folder of the source (`src/games/<game>/`), and all its files that
//! are not code are gathered from there. A new game therefore needs no line in the build.
//!
//! | in the folder | in the site |
//! | --- | --- |
//! | `art/emblem-light.svg`, `art/emblem-dark.svg` | `emblems/<game>-light.svg`, `emblems/<game>-dark.svg` |
//! | `help/<language>/rules.md`, other documents | `help/<language>/<game>.md`, `help/<language>/<game>-<document>.md` |
//! | `help/pictures/sheet.svg` | `help/pictures/<game>.svg` |
//! | `hues.css` | at the end of `hues.css`, which the first load needs |
//! | `puzzles.json` | `puzzles/<game>.json` |
//! | `style.css` | at the end of `table.css` |

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::postbuild::files_under;
use crate::tools::root;

/// Copies the files in the folders of the games into the site.
pub fn gather(site: &Path) -> Result<()> {
    let (mut hues, mut style) = (String::new(), String::new());
    let table = site.join("table.css");
    if table.is_file() {
        style = fs::read_to_string(&table).context("table.css cannot be read")?;
    }
    let games = root().join("src/games");
    for file in files_under(&games)? {
        let inside = file.strip_prefix(&games).context("a file is elsewhere")?;
        let words: Vec<&str> = inside.iter().filter_map(|part| part.to_str()).collect();
        match words[..] {
            [_, "hues.css"] => hues += &read(&file)?,
            [_, "style.css"] => style += &read(&file)?,
            [game, "puzzles.json"] => {
                copy(&file, &site.join("puzzles").join(format!("{game}.json")))?;
            }
            [game, "art", name] if name.starts_with("emblem-") => {
                copy(&file, &site.join("emblems").join(name.replacen("emblem", game, 1)))?;
            }
            [game, "help", "pictures", "sheet.svg"] => {
                copy(&file, &site.join("help/pictures").join(format!("{game}.svg")))?;
            }
            [_, "help", "pictures", _] => {} // their sources
            [game, "help", language, document] => {
                let name = match document {
                    "rules.md" => format!("{game}.md"),
                    other => format!("{game}-{other}"),
                };
                copy(&file, &site.join("help").join(language).join(name))?;
            }
            _ => {}
        }
    }
    fs::write(site.join("hues.css"), hues).context("hues.css cannot be written")?;
    fs::write(&table, style).context("table.css cannot be written")
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::copy(from, to).map(drop).with_context(|| format!("{} cannot be copied", from.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_folder_is_gathered() {
        let site = std::env::temp_dir().join(format!("deska-games-{}", std::process::id()));
        fs::create_dir_all(&site).unwrap();
        fs::write(site.join("table.css"), "/* the table */\n").unwrap();
        gather(&site).unwrap();
        let hues = read(&site.join("hues.css")).unwrap();
        let style = read(&site.join("table.css")).unwrap();
        let help = read(&site.join("help/cs/tigris-summary.md"));
        let emblem = site.join("emblems/taj_mahal-dark.svg").is_file();
        fs::remove_dir_all(&site).unwrap();
        assert!(
            style.starts_with("/* the table */")
                && style.contains("--tg-land")
                && style.contains("--cc-field")
        );
        for game in ["tigris", "carcassonne", "taj_mahal", "java", "elementaris"] {
            assert!(hues.contains(&format!(".game-{game} ")), "{game}");
        }
        assert!(help.unwrap().starts_with('#') && emblem);
    }
}
