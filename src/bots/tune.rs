//! Weights from games against oneself.
