//! Our own markup as a tree, so that a picture can leave out invisible parts.
//!
//! Not a general SVG parser: it reads only the output of the sprites, the grounds and the painter.

/// An element or a text.
#[derive(Clone, PartialEq, Debug)]
pub enum XmlNode {
    Element(XmlElement),
    Text(String),
}

/// An element with its attributes, as they are written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct XmlElement {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<XmlNode>,
}

impl XmlElement {
    /// Creates an element without children.
    pub fn new(name: &str, attributes: &[(&str, String)]) -> Self {
        let attributes = attributes.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        Self { name: name.to_owned(), attributes, children: Vec::new() }
    }

    /// Returns an attribute; empty if it is missing.
    pub fn get(&self, name: &str) -> &str {
        self.attributes.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    /// Returns an attribute as a number; 0 if it is missing.
    pub fn number(&self, name: &str) -> f32 {
        self.get(name).parse().unwrap_or(0.0)
    }

    /// Iterates over the child elements.
    pub fn elements(&self) -> impl Iterator<Item = &XmlElement> {
        self.children.iter().filter_map(|node| match node {
            XmlNode::Element(element) => Some(element),
            XmlNode::Text(_) => None,
        })
    }

    /// Visits every element of the tree, itself first.
    pub fn visit<'a>(&'a self, see: &mut impl FnMut(&'a XmlElement)) {
        see(self);
        for child in self.elements() {
            child.visit(see);
        }
    }

    /// Appends the element as markup.
    pub fn write(&self, text: &mut String) {
        *text += "<";
        *text += &self.name;
        for (name, value) in &self.attributes {
            *text += &format!(" {name}=\"{value}\"");
        }
        if self.children.is_empty() {
            *text += "/>";
            return;
        }
        *text += ">";
        for child in &self.children {
            match child {
                XmlNode::Element(element) => element.write(text),
                XmlNode::Text(words) => *text += words,
            }
        }
        *text += &format!("</{}>", self.name);
    }
}

/// Parses markup into nodes, without comments and without blanks between elements.
///
/// # Errors
/// If a tag does not end, or ends another element.
pub fn read(text: &str) -> Result<Vec<XmlNode>, String> {
    let mut open = vec![XmlElement::default()];
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let (words, tag) = rest.split_at(at);
        if let (false, Some(parent)) = (words.trim().is_empty(), open.last_mut()) {
            parent.children.push(XmlNode::Text(words.to_owned()));
        }
        rest = match tag.strip_prefix("<!--") {
            Some(comment) => comment.split_once("-->").ok_or("a comment does not end")?.1,
            None => {
                let (inside, after) = tag[1..].split_once('>').ok_or("a tag does not end")?;
                turn(inside, &mut open)?;
                after
            }
        };
    }
    match open.pop() {
        Some(root) if open.is_empty() => Ok(root.children),
        other => Err(format!("<{}> does not end", other.unwrap_or_default().name)),
    }
}

/// Opens or closes an element.
fn turn(inside: &str, open: &mut Vec<XmlElement>) -> Result<(), String> {
    if let Some(name) = inside.strip_prefix('/') {
        let closed = open.pop().filter(|element| element.name == name);
        let (Some(closed), Some(parent)) = (closed, open.last_mut()) else {
            return Err(format!("</{name}> ends another element"));
        };
        parent.children.push(XmlNode::Element(closed));
        return Ok(());
    }
    let (inside, whole) = inside.strip_suffix('/').map_or((inside, false), |inside| (inside, true));
    let (name, mut rest) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
    let mut element = XmlElement { name: name.to_owned(), ..XmlElement::default() };
    while let Some((name, after)) = rest.trim_start().split_once("=\"") {
        let (value, after) =
            after.split_once('"').ok_or_else(|| format!("<{inside}>: a value does not end"))?;
        element.attributes.push((name.to_owned(), value.to_owned()));
        rest = after;
    }
    match (whole, open.last_mut()) {
        (true, Some(parent)) => parent.children.push(XmlNode::Element(element)),
        _ => open.push(element),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_read_and_written_back() {
        let text = "<g class=\"a b\"><path d=\"M0 0h1\"/><text x=\"1\">one &amp; two</text></g>";
        let nodes = read(&format!("<!-- no > -->{text}\n")).expect("markup");
        let [XmlNode::Element(group)] = &nodes[..] else { panic!("{nodes:?}") };
        let mut written = String::new();
        group.write(&mut written);
        assert_eq!(written, text);
        assert!(read("<g><path></g>").is_err() && read("<g>").is_err() && read("<g").is_err());
    }
}
