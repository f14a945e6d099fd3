//! Help texts: Markdown in the project, HTML in the site, so that the app need not carry a Markdown parser.
//!
//! Every heading with what stands under it becomes a `<section data-id="…">`. Markup inside the Markdown is shown as
//! text, so a document brings no markup of its own. Links to other paragraphs carry `data-doc` and `data-id` and are
//! followed inside the app: the address after the `#` is the screen's and must stay.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::postbuild::files_under;

/// Replaces every `help/**/*.md` below the site's folder by its HTML.
pub fn render(site: &Path) -> Result<()> {
    for file in files_under(&site.join("help"))? {
        let Some(doc) = file.file_name().and_then(|n| n.to_str()).and_then(|n| n.strip_suffix(".md")) else {
            continue;
        };
        let text = fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        fs::write(file.with_extension("html"), document(doc, &text))?;
        fs::remove_file(&file)?;
    }
    Ok(())
}

/// A document as a row of sections.
fn document(doc: &str, markdown: &str) -> String {
    let options = Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_TABLES;
    let mut sections: Vec<(String, Vec<Event>)> = vec![(String::new(), Vec::new())];
    for event in Parser::new_ext(markdown, options) {
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
    text
}

fn plain<'a>(doc: &str, event: Event<'a>) -> Event<'a> {
    match event {
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
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

/// The page has a heading of its own above the document.
fn lower(level: HeadingLevel) -> usize {
    (level as usize + 1).min(6)
}

/// The opening tag of a link.
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
        );
        assert_eq!(html.matches("<section ").count(), 2);
        assert!(html.contains("<h2 id=\"help-tigris-rules\">Rules</h2>"), "{html}");
        assert!(html.contains("href=\"#/rules/tigris\" data-doc=\"tigris\" data-id=\"leaders\""), "{html}");
        assert!(html.contains("href=\"#/help\" data-doc=\"app\" data-id=\"undo\""), "{html}");
        assert!(html.contains("&lt;b&gt;bold"), "{html}");
    }
}
