//! The part of the task runner that the browser tests use too: a static file server.

pub mod serve;
