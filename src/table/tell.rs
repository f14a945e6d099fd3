//! Listeners for events. A silent listener never builds the event, so playouts pay nothing for the log.

/// Something that is told what happens.
pub trait Tell<E> {
    /// Tells one event; `event` is only called by a listener that wants it.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Hears nothing.
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
