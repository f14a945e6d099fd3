fn main() {
    #[cfg(target_arch = "wasm32")]
    deska::ui::run();
}
