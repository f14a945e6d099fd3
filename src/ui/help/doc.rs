//! Help documents, split into sections that can be searched and shown one by one.
//!
//! A document is HTML made from our own Markdown when the site is built: a row of `<section data-id="…">`.

/// A heading with its content, up to the next heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The id of the heading; empty for text before the first one.
    pub id: String,
    html: String,
    /// The text, folded for searching.
    words: String,
}

/// Splits a document into sections.
pub fn sections(html: &str) -> Vec<Section> {
    let section = |part: &str| {
        let (id, rest) = part.split_once("\">")?;
        let html = rest.split_once("</section>").map_or(rest, |(html, _)| html).to_string();
        let words =
            pieces(&html).filter(|(tag, _)| !tag).flat_map(|(_, text)| text.chars().map(fold).chain([' ']));
        Some(Section { id: id.to_string(), words: words.collect(), html: html.clone() })
    };
    html.split("<section data-id=\"").skip(1).filter_map(section).collect()
}

/// Yields tags (`true`) and the text between them.
fn pieces(html: &str) -> impl Iterator<Item = (bool, &str)> {
    let mut rest = html;
    std::iter::from_fn(move || {
        let tag = rest.starts_with('<');
        let end = if tag { rest.find('>').map(|at| at + 1) } else { rest.find('<') };
        let (piece, left) = rest.split_at(end.unwrap_or(rest.len()));
        rest = left;
        (!piece.is_empty()).then_some((tag, piece))
    })
}

/// The fewest chapters that are listed.
const CHAPTERS: usize = 4;

/// Returns the chapters of a document as a list of links, followed like those in its text; empty if there are few.
/// `page` is the address of its page, for opening a chapter elsewhere.
pub fn contents(doc: &str, page: &str, sections: &[Section]) -> String {
    let (mut list, mut links) = (String::from("<ul>"), 0);
    for (id, title) in sections.iter().filter_map(Section::chapter) {
        // Not by `format!`, to keep the first load small.
        ["<li><a href=\"", page, "\" data-doc=\"", doc, "\" data-id=\"", id, "\">", title, "</a></li>"]
            .iter()
            .for_each(|part| list += part);
        links += 1;
    }
    if links < CHAPTERS { String::new() } else { list + "</ul>" }
}

impl Section {
    /// Returns id and heading of a chapter; `None` for the title and for subsections.
    fn chapter(&self) -> Option<(&str, &str)> {
        let (_, heading) = self.html.strip_prefix("\n<h3")?.split_once('>')?;
        Some((&self.id, heading.split_once("</h3>")?.0))
    }

    /// Returns whether every word of the query occurs in the section.
    pub fn has(&self, query: &str) -> bool {
        let query: String = query.chars().map(fold).collect();
        query.split_whitespace().all(|word| self.words.contains(word))
    }

    /// Returns the section as HTML, with the words of the query marked.
    pub fn html(&self, query: &str) -> String {
        let words: Vec<Vec<char>> = query.split_whitespace().map(|w| w.chars().map(fold).collect()).collect();
        if words.is_empty() {
            return self.html.clone();
        }
        pieces(&self.html)
            .map(|(tag, piece)| if tag { piece.to_string() } else { marked(piece, &words) })
            .collect()
    }
}

/// Returns the id of a paragraph in the page.
pub fn element_id(doc: &str, id: &str) -> String {
    format!("help-{doc}-{id}")
}

/// Folds a letter for searching: lower case, without its accent. One character stays one character.
fn fold(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match small {
        'á' | 'ä' => 'a',
        'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' => 'e',
        'í' => 'i',
        'ň' => 'n',
        'ó' | 'ö' => 'o',
        'ř' => 'r',
        'š' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' => 'u',
        'ý' => 'y',
        'ž' => 'z',
        '\u{a0}' => ' ',
        other => other,
    }
}

/// Returns text (as HTML) with every occurrence of the words marked.
fn marked(text: &str, words: &[Vec<char>]) -> String {
    let letters: Vec<char> = text.chars().collect();
    let folded: Vec<char> = letters.iter().copied().map(fold).collect();
    let (mut html, mut at) = (String::new(), 0);
    while at < letters.len() {
        let length = words.iter().filter(|w| folded[at..].starts_with(w)).map(Vec::len).max().unwrap_or(0);
        let piece: String = letters[at..at + length.max(1)].iter().collect();
        html += &if length > 0 { format!("<mark>{piece}</mark>") } else { piece };
        at += length.max(1);
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_found_without_accents_and_marked_outside_tags() {
        let html = "<section data-id=\"a\">\n<h2 id=\"help-x-a\">Kněz</h2><p>Na mark</p>\n</section>\n<section data-id=\"b\">\n<p>b</p>\n</section>\n";
        let all = sections(html);
        assert_eq!(all.iter().map(|s| s.id.as_str()).collect::<Vec<_>>(), ["a", "b"]);
        assert!(all[0].has("knez NA") && !all[1].has("knez"));
        assert!(all[0].html("knez").contains("<h2 id=\"help-x-a\"><mark>Kněz</mark></h2>"));
    }

    #[test]
    fn chapters_are_listed_where_there_are_four() {
        let section = |level: usize, id: &str| {
            format!(
                "<section data-id=\"{id}\">\n<h{level} id=\"help-x-{id}\">{id} &amp; more</h{level}>\n<p>a</p>\n</section>\n"
            )
        };
        let html =
            [section(2, "title"), section(3, "a"), section(4, "part"), section(3, "b"), section(3, "c")]
                .concat();
        assert_eq!(contents("x", "#/help", &sections(&html)), "");
        let list = contents("x", "#/help", &sections(&(html + &section(3, "d"))));
        assert_eq!(list.matches("<li>").count(), 4, "{list}");
        assert!(
            list.starts_with("<ul><li><a href=\"#/help\" data-doc=\"x\" data-id=\"a\">a &amp; more</a></li>"),
            "{list}"
        );
        assert!(!list.contains("title") && !list.contains("part"), "{list}");
    }
}
