//! The camera that reads QR codes: shows its picture and reports what it reads (`static/scan.js`).

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use yew::prelude::*;

use crate::lang::camera::CameraWords;
use crate::lang::phones::PhoneWords;
use crate::ui::browser::call;
use crate::ui::kit::button;
use crate::ui::settings::use_home;

/// The reason why the camera cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CameraFault {
    /// The person or the browser does not allow it.
    Refused,
    /// There is no camera, or another program uses it.
    None,
    /// Browsers allow cameras only on pages loaded over https.
    Insecure,
    /// The program that reads codes cannot be fetched or does not work.
    Program,
}

#[derive(Properties, PartialEq)]
pub struct ScannerProps {
    /// Called with the text of every QR code, once until another one is seen.
    pub on_word: Callback<String>,
    /// Called once; the picture is gone then.
    pub on_fault: Callback<CameraFault>,
}

/// The picture of the camera, with a button for the other camera if there is one. The camera is on while this is shown.
#[component]
pub fn Scanner(props: &ScannerProps) -> Html {
    let lang = use_home().lang;
    let video = use_node_ref();
    let (several, mirrored) = (use_state(|| false), use_state(|| true));
    let camera = use_mut_ref(|| None::<Capture>);
    // The camera is opened once, but the callbacks may change.
    let callbacks = use_mut_ref(|| None::<(Callback<String>, Callback<CameraFault>)>);
    *callbacks.borrow_mut() = Some((props.on_word.clone(), props.on_fault.clone()));
    use_effect_with((), {
        let (video, several, mirrored) = (video.clone(), several.setter(), mirrored.setter());
        let (camera, callbacks) = (camera.clone(), callbacks.clone());
        move |()| {
            let on_message = move |what: String, text: String| {
                let Some((on_word, on_fault)) = callbacks.borrow().clone() else { return };
                match what.as_str() {
                    "word" => on_word.emit(text),
                    "fault" => on_fault.emit(fault(&text)),
                    "cameras" => several.set(text.parse().is_ok_and(|cameras: u32| cameras > 1)),
                    "mirrored" => mirrored.set(text == "true"),
                    _ => {}
                }
            };
            if let Some(video) = video.get() {
                *camera.borrow_mut() = Some(Capture::open(video.into(), on_message));
            }
            move || drop(camera.take())
        }
    });
    let turn = Callback::from(move |_: MouseEvent| {
        if let Some(camera) = &*camera.borrow() {
            camera.turn();
        }
    });
    html! {
        <div class="scanner">
            <video ref={video} class={classes!("scanner-picture", mirrored.then_some("mirrored"))} playsinline=true muted=true
                autoplay=true aria-label={lang.say(CameraWords::Picture)} />
            if *several {
                { button("btn scanner-turn", None, lang.say(CameraWords::Switch), turn) }
            }
        </div>
    }
}

/// Returns the sentence for a fault.
pub fn camera_words(fault: CameraFault) -> PhoneWords<'static> {
    match fault {
        CameraFault::Refused => PhoneWords::CameraRefused,
        CameraFault::None => PhoneWords::CameraNone,
        CameraFault::Insecure => PhoneWords::CameraInsecure,
        CameraFault::Program => PhoneWords::CameraProgram,
    }
}

fn fault(name: &str) -> CameraFault {
    match name {
        "refused" => CameraFault::Refused,
        "insecure" => CameraFault::Insecure,
        "none" => CameraFault::None,
        _ => CameraFault::Program,
    }
}

/// A camera in use. Dropping it turns the camera off.
struct Capture {
    watch: Rc<RefCell<Option<Watch>>>,
    open: Rc<Cell<bool>>,
}

/// The object from `static/scan.js`, and the callback it uses.
struct Watch {
    object: JsValue,
    _ear: Closure<dyn FnMut(String, String)>,
}

impl Capture {
    /// Shows the camera in a video element. `heard` receives the messages of `static/scan.js`.
    fn open(video: JsValue, mut heard: impl FnMut(String, String) + 'static) -> Self {
        let camera = Self { watch: Rc::default(), open: Rc::new(Cell::new(true)) };
        let (watch, open) = (camera.watch.clone(), camera.open.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let module = module().await;
            if !open.get() {
                return;
            }
            let Some(module) = module else { return heard("fault".into(), "program".into()) };
            let ear = Closure::<dyn FnMut(String, String)>::new(heard);
            if let Some(object) = call(&module, "watch", &[video, ear.as_ref().clone()]) {
                *watch.borrow_mut() = Some(Watch { object, _ear: ear });
            }
        });
        camera
    }

    fn turn(&self) {
        if let Some(watch) = &*self.watch.borrow() {
            call(&watch.object, "turn", &[]);
        }
    }
}

impl Drop for Capture {
    fn drop(&mut self) {
        self.open.set(false);
        if let Some(watch) = &*self.watch.borrow() {
            call(&watch.object, "close", &[]);
        }
    }
}

/// Loads the module of the camera; the boot script has its address.
async fn module() -> Option<JsValue> {
    let promise = call(&web_sys::window()?.into(), "deskaScan", &[])?.dyn_into::<js_sys::Promise>().ok()?;
    wasm_bindgen_futures::JsFuture::from(promise).await.ok()
}
