//! Listeners for events. A silent listener never builds the event, so playouts pay nothing for the log.

/// Something that is told what happens.
pub trait EventSink<E> {
    /// Tells one event; `event` is only called by a listener that wants it.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Hears nothing.
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
