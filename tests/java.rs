//! Laws of Java (rules: java 13) over random games, and its board.

#[path = "java/laws.rs"]
mod laws;
#[path = "java/places.rs"]
mod places;
