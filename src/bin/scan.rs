//! `deska-scan`: reads QR codes in pictures of the camera where the browser cannot. A program of its own that
//! `static/scan.js` fetches when somebody scans.

#[cfg(target_arch = "wasm32")]
mod reader {
    use quircs::Quirc;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Returns the texts of all QR codes in a picture of four bytes a pixel: red, green, blue, and one that is ignored.
    #[wasm_bindgen]
    pub fn read(width: usize, pixels: &[u8]) -> Vec<String> {
        let height = pixels.len() / 4 / width.max(1);
        if width == 0 || height == 0 {
            return Vec::new();
        }
        let brightness = |pixel: &[u8]| {
            let [red, green, blue] = [0, 1, 2].map(|nth| u32::from(pixel[nth]));
            ((77 * red + 150 * green + 29 * blue) >> 8) as u8
        };
        let pixels: Vec<u8> = pixels.chunks_exact(4).take(width * height).map(brightness).collect();
        let mut reader = Quirc::default();
        let codes = reader.identify(width, height, &pixels);
        let texts =
            codes.filter_map(|code| code.ok()?.decode().ok()).map(|code| String::from_utf8(code.payload));
        texts.filter_map(Result::ok).collect()
    }
}

fn main() {}
