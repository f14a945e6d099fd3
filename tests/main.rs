//! All native tests in one binary: property tests of every game, records, words, scenes, manuals, source.

mod art;
mod bots;
mod boundary;
mod camera;
mod carcassonne;
mod carcassonne_words;
#[cfg(feature = "ssr")]
mod components;
mod computers;
mod contrast;
mod counts;
#[cfg(feature = "ssr")]
mod curtain;
mod docs;
mod elementaris;
mod elementaris_words;
mod fuzzing;
#[cfg(feature = "ssr")]
mod haste;
mod help;
mod hostile;
mod java;
mod java_words;
mod laws;
mod licences;
mod lobby;
#[cfg(feature = "ssr")]
mod over_components;
mod phones;
#[cfg(feature = "ssr")]
mod phones_components;
#[cfg(feature = "ssr")]
mod pictures;
mod play;
mod play_all;
mod playthrough;
mod puzzles;
mod records;
mod scenes_carcassonne;
mod scenes_elementaris;
mod scenes_java;
mod scenes_taj_mahal;
mod scenes_tigris;
mod sentences;
mod session;
#[cfg(feature = "ssr")]
mod sounds;
mod source;
mod stagings;
#[cfg(feature = "ssr")]
mod statistics;
#[cfg(feature = "ssr")]
mod store;
mod story;
mod taj_mahal;
mod taj_mahal_words;
mod texts;
mod tigris;
mod tigris_words;
mod told;
mod tool;
mod toy;
mod toy_bids;
mod toy_hexes;
mod tutorials;
