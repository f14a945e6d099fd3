//! Event sinks. A sink that ignores events never builds them, so playouts pay nothing for the log.

/// A receiver of the events of a game.
pub trait EventSink<E> {
    /// Emits one event; `event` is only called by a sink that wants it.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// A sink that ignores every event.
pub struct NoEvents;

impl<E> EventSink<E> for NoEvents {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
