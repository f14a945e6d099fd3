//! All native tests in one binary: laws every game obeys, records, words, scenes.

mod laws;
mod session;
mod toy;
