//! Help texts: Markdown in the project, HTML in the site, so that the app needs no Markdown parser.
//!
//! Every heading with its content becomes a `<section data-id="…">`. Markup inside the Markdown is shown as text,
//! so a document has no markup of its own. Links to other paragraphs have `data-doc` and `data-id` and are followed
//! inside the app: the address after the `#` is the screen's and must stay.
//!
//! `![caption](board:NAME)` alone in a paragraph is a figure, inside one or in a table a small picture;
//! `![words](piece:ID)` is a symbol of the game's sprite. Both are parts of one file for each game
//! (`help/pictures/`), drawn beforehand (`cargo xtask pictures`): an address shows one picture in one theme. So a
//! picture is in the page once for each theme, and `pages.css` shows the one of the page's theme. A figure's
//! caption is read as text, so the picture in it has no text alternative.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::postbuild::files_under;

/// Replaces every `help/**/*.md` below the site's folder by its HTML.
pub fn render(site: &Path) -> Result<()> {
    for file in files_under(&site.join("help"))? {
        let Some(doc) = file.file_name().and_then(|n| n.to_str()).and_then(|n| n.strip_suffix(".md")) else {
            continue;
        };
        let text = fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        let pictures = site.join("help/pictures");
        let html = document(doc, &text, &|game, name| size(&pictures.join(format!("{game}.svg")), name));
        fs::write(file.with_extension("html"), html.with_context(|| format!("{}", file.display()))?)?;
        fs::remove_file(&file)?;
    }
    Ok(())
}

/// Returns width and height of a picture, from its view in the file.
fn size(file: &Path, name: &str) -> Result<(String, String)> {
    let text = fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let view = text.split_once(&format!("<view id=\"see-{name}\" viewBox=\"")).map(|(_, rest)| rest);
    let view = view.and_then(|rest| rest.split_once('"')).map_or("", |(view, _)| view);
    match view.split(' ').collect::<Vec<_>>()[..] {
        [_, _, width, height] => Ok((width.to_owned(), height.to_owned())),
        _ => bail!("{} has no picture `{name}`", file.display()),
    }
}

/// A function from a game and a picture's name to the picture's size.
type Sizes<'a> = &'a dyn Fn(&str, &str) -> Result<(String, String)>;

/// Renders a document as a row of sections.
fn document(doc: &str, markdown: &str, sizes: Sizes) -> Result<String> {
    let options = Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES;
    let mut sections: Vec<(String, Vec<Event>)> = vec![(String::new(), Vec::new())];
    for event in pictured(doc, Parser::new_ext(markdown, options).map(foreign), sizes)? {
        if let Event::Start(Tag::Heading { id, .. }) = &event {
            sections.push((id.as_deref().unwrap_or_default().to_owned(), Vec::new()));
        }
        if let Some((_, events)) = sections.last_mut() {
            events.push(plain(doc, event));
        }
    }
    sections.retain(|(_, events)| !events.is_empty());
    let mut text = String::new();
    for (id, events) in sections {
        text += &format!("<section data-id=\"{}\">\n", escaped(&id));
        html::push_html(&mut text, events.into_iter());
        text += "</section>\n";
    }
    Ok(text)
}

/// Turns markup inside the Markdown into text.
fn foreign(event: Event) -> Event {
    match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        other => other,
    }
}

/// Replaces every picture in the events by its markup.
fn pictured<'a>(doc: &str, events: impl Iterator<Item = Event<'a>>, sizes: Sizes) -> Result<Vec<Event<'a>>> {
    let mut done: Vec<Event> = Vec::new();
    let mut rest = events.peekable();
    while let Some(event) = rest.next() {
        let Event::Start(Tag::Image { dest_url, .. }) = event else {
            done.push(event);
            continue;
        };
        let mut words = String::new();
        for inside in rest.by_ref().take_while(|event| !matches!(event, Event::End(TagEnd::Image))) {
            if let Event::Text(text) | Event::Code(text) = inside {
                words += &text;
            }
        }
        let alone = matches!(done.last(), Some(Event::Start(Tag::Paragraph)))
            && matches!(rest.peek(), Some(Event::End(TagEnd::Paragraph)));
        let figure = alone && dest_url.starts_with("board:");
        if figure {
            done.pop();
            rest.next();
        }
        done.push(raw(picture(doc, &dest_url, &words, figure, sizes)?));
    }
    Ok(done)
}

/// Returns the markup of a picture: once for each theme.
fn picture(doc: &str, address: &str, words: &str, figure: bool, sizes: Sizes) -> Result<String> {
    let game = doc.split_once('-').map_or(doc, |(game, _)| game);
    let (kind, name) = address.split_once(':').with_context(|| format!("`{address}` is no picture"))?;
    if !["board", "piece"].contains(&kind) {
        bail!("`{address}`: a picture is a `board:` or a `piece:`");
    }
    let (width, height) = sizes(game, name)?;
    let alt = if figure { String::new() } else { escaped(words) };
    let one = |theme: &str| {
        let ending = if theme == "light" { String::new() } else { format!("-{theme}") };
        format!(
            "<img class=\"on-{theme}\" src=\"help/pictures/{game}.svg#see-{name}{ending}\" alt=\"{alt}\" width=\"{width}\" height=\"{height}\" loading=\"lazy\">"
        )
    };
    let all = ["light", "dark", "contrast"].map(one).concat();
    Ok(match figure {
        true => format!("<figure>{all}<figcaption>{}</figcaption></figure>\n", escaped(words)),
        false => format!("<span class=\"shown-{kind}\">{all}</span>"),
    })
}

fn plain<'a>(doc: &str, event: Event<'a>) -> Event<'a> {
    match event {
        // Alignment would become inline styles, which the page's policy forbids.
        Event::Start(Tag::Table(_)) => Event::Start(Tag::Table(Vec::new())),
        Event::Start(Tag::Heading { level, id, .. }) => raw(match id {
            Some(id) => format!("<h{} id=\"help-{doc}-{}\">", lower(level), escaped(&id)),
            None => format!("<h{}>", lower(level)),
        }),
        Event::End(TagEnd::Heading(level)) => raw(format!("</h{}>\n", lower(level))),
        Event::Start(Tag::Link { dest_url, .. }) => raw(link(doc, &dest_url)),
        Event::End(TagEnd::Link) => raw("</a>".into()),
        other => other,
    }
}

fn raw(text: String) -> Event<'static> {
    Event::InlineHtml(CowStr::from(text))
}

/// Lowers a heading's level, since the page has its own heading above the document.
fn lower(level: HeadingLevel) -> usize {
    (level as usize + 1).min(6)
}

/// Returns the opening tag of a link.
fn link(doc: &str, target: &str) -> String {
    if target.starts_with("https://") || target.starts_with("http://") {
        return format!("<a href=\"{}\" target=\"_blank\" rel=\"noopener noreferrer\">", escaped(target));
    }
    let (file, id) = target.split_once('#').unwrap_or((target, ""));
    let doc = if file.is_empty() { doc } else { file.trim_end_matches(".md") };
    let screen = match doc {
        "about" | "licences" => "#/about".into(),
        "app" => "#/help".into(),
        rules => format!("#/rules/{}", rules.split_once('-').map_or(rules, |(game, _)| game)),
    };
    format!("<a href=\"{}\" data-doc=\"{}\" data-id=\"{}\">", escaped(&screen), escaped(doc), escaped(id))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::document;

    #[test]
    fn sections_links_and_foreign_markup() {
        let html = document(
            "tigris",
            "# Rules {#rules}\n\nSee [leaders](#leaders), <b>bold</b>.\n\n## Leaders {#leaders}\n\n[App](app.md#undo)\n",
            &|game, _| anyhow::bail!("{game} has no pictures"),
        )
        .unwrap();
        assert_eq!(html.matches("<section ").count(), 2);
        assert!(html.contains("<h2 id=\"help-tigris-rules\">Rules</h2>"), "{html}");
        assert!(html.contains("href=\"#/rules/tigris\" data-doc=\"tigris\" data-id=\"leaders\""), "{html}");
        assert!(html.contains("href=\"#/help\" data-doc=\"app\" data-id=\"undo\""), "{html}");
        assert!(html.contains("&lt;b&gt;bold"), "{html}");
    }

    #[test]
    fn figures_and_small_pictures() {
        let sizes = |game: &str, name: &str| match (game, name) {
            ("tigris", "war") => Ok(("320".into(), "200".into())),
            ("tigris", "tile-red") => Ok(("44".into(), "44".into())),
            _ => anyhow::bail!("no {name}"),
        };
        let text = "# War {#war}\n\n![Two \"sides\", *H5* counts.](board:war)\n\n| a |\n| --- |\n| ![temple](piece:tile-red) red |\n";
        let html = document("tigris-summary", text, &sizes).unwrap();
        assert_eq!(html.matches("<figure>").count(), 1);
        assert!(html.contains("<figcaption>Two &quot;sides&quot;, H5 counts.</figcaption>"), "{html}");
        assert!(
            html.contains("src=\"help/pictures/tigris.svg#see-war-dark\" alt=\"\" width=\"320\""),
            "{html}"
        );
        assert!(html.contains("<span class=\"shown-piece\"><img class=\"on-light\""), "{html}");
        assert!(html.contains("alt=\"temple\"") && !html.contains("<p><figure>"), "{html}");
        assert!(document("tigris", "![a](board:none)", &sizes).is_err());
        assert!(document("tigris", "![a](https://example.org/a.png)", &sizes).is_err());
    }
}
