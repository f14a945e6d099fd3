//! `deska-app`: the half of the app that the first load needs.

fn main() {
    #[cfg(target_arch = "wasm32")]
    deska::ui::run_shelf();
}
