//! All native tests in one binary: laws every game obeys, records, words, scenes, manuals, source.

mod art;
#[cfg(feature = "ssr")]
mod components;
mod contrast;
mod counts;
mod docs;
mod help;
mod laws;
mod licences;
mod lobby;
#[cfg(feature = "ssr")]
mod over_components;
mod playthrough;
mod records;
mod session;
mod source;
mod story;
mod tigris;
mod toy;
mod words;
