//! The picture list of a game: which record, which part of the board, which marks. The format is described in
//! `docs/adding-a-game.md`.

/// A picture of a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BoardPicture {
    pub name: String,
    /// Name of its record.
    pub record: String,
    /// Words of the places that must be visible; empty for the whole board.
    pub show: Vec<String>,
    /// CSS pixels per scene unit.
    pub scale: f32,
    /// The margin around the visible places, in scene units.
    pub margin: f32,
    /// Symbols, classes and colours that are left out: marks of the last move, names in one language, fine detail.
    pub without: Vec<String>,
    /// One board, or several side by side.
    pub frames: Vec<BoardAfter>,
}

/// A board after this many entries of the record.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BoardAfter {
    /// The number of entries; `None` for all of them.
    pub entries: Option<usize>,
    pub marks: Vec<Overlay>,
}

/// A mark drawn over the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Overlay {
    pub kind: OverlayKind,
    /// The text, for numbers.
    pub text: String,
    /// Words of places, in the notation of the game.
    pub places: Vec<String>,
}

/// The kind of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OverlayKind {
    /// One side: its region with a solid line.
    One,
    /// The other side: its region with a dashed line.
    Other,
    /// A ring around each place.
    Ring,
    /// Everything except these places is dimmed.
    Veil,
    /// Allowed.
    Tick,
    /// Not allowed.
    Cross,
    /// A number on a disc.
    Number,
    /// An arrow through the places, from the first to the last.
    Arrow,
}

/// Parses a list.
///
/// # Errors
/// Returns the line that cannot be parsed.
pub fn read(text: &str) -> Result<Vec<BoardPicture>, String> {
    let (mut all, mut every) =
        (Vec::<BoardPicture>::new(), BoardPicture { scale: 1.0, ..BoardPicture::default() });
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let words = || rest.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let number = || rest.parse::<f32>().map_err(|_| format!("`{line}`: not a number"));
        if word == "picture" {
            let (name, record) = (rest.to_owned(), rest.to_owned());
            all.push(BoardPicture { name, record, ..every.clone() });
            continue;
        }
        // Before the first picture it applies to all.
        let first = all.is_empty();
        let picture = all.last_mut().unwrap_or(&mut every);
        match word {
            "scale" => picture.scale = number()?,
            "margin" => picture.margin = number()?,
            "without" => picture.without.extend(words()),
            _ if first => return Err(format!("`{line}` belongs to no picture")),
            "record" => picture.record = rest.to_owned(),
            "show" => picture.show = words(),
            "frame" => {
                let entries = Some(rest.parse().map_err(|_| format!("`{line}`: not a number of entries"))?);
                picture.frames.push(BoardAfter { entries, marks: Vec::new() });
            }
            _ => {
                let mark = mark(word, words()).ok_or_else(|| format!("`{line}` means nothing"))?;
                match picture.frames.last_mut() {
                    Some(frame) => frame.marks.push(mark),
                    None => picture.frames.push(BoardAfter { entries: None, marks: vec![mark] }),
                }
            }
        }
    }
    for picture in all.iter_mut().filter(|picture| picture.frames.is_empty()) {
        picture.frames.push(BoardAfter::default());
    }
    Ok(all)
}

fn mark(word: &str, mut places: Vec<String>) -> Option<Overlay> {
    let kind = match word {
        "one" => OverlayKind::One,
        "other" => OverlayKind::Other,
        "ring" => OverlayKind::Ring,
        "veil" => OverlayKind::Veil,
        "tick" => OverlayKind::Tick,
        "cross" => OverlayKind::Cross,
        "number" => OverlayKind::Number,
        "arrow" if places.len() > 1 => OverlayKind::Arrow,
        _ => return None,
    };
    let written = kind == OverlayKind::Number && places.len() > 1;
    let text = if written { places.remove(0) } else { String::new() };
    (!places.is_empty()).then_some(Overlay { kind, text, places })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read() {
        let list = "# all\nscale 0.5\npicture war\nshow F3 K7\none F4 F5\nframe 2\nnumber 1 H5\n\npicture all\nrecord war\n";
        let all = read(list).expect("a list");
        let [war, whole] = &all[..] else { panic!("{all:?}") };
        assert_eq!((war.scale, war.show.len(), war.frames.len()), (0.5, 2, 2));
        assert_eq!((war.frames[0].entries, war.frames[1].entries), (None, Some(2)));
        assert_eq!(war.frames[1].marks[0].text, "1");
        assert_eq!((whole.record.as_str(), whole.frames.len(), whole.show.len()), ("war", 1, 0));
        for wrong in
            ["show A1", "picture a\nline A1", "picture a\nframe x", "picture a\narrow A1", "picture a\ntick"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
