// The camera that looks for QR codes. The app opens it when somebody scans (`src/ui/phones/camera.rs`). The browser's own
// reader is used where there is one, else a program of ours (deska-scan), which is fetched only then.
//
// What is told: ("word", the text of a code), ("fault", "refused", "none", "insecure" or "program"), ("cameras", how many),
// ("mirrored", "true" if the camera looks at the person).

// The build's name in the addresses keeps the halves of one release together (boot.js).
const release = new URL(import.meta.url).search;

// Milliseconds between two pictures.
const PAUSE = 200;
// The longer side of the picture that our program reads, in pixels.
const LONGEST = 640;
// Pictures in a row that the reader may fail at.
const FAILURES = 10;

// Reads what a video shows at the moment: gives the texts of all codes.
async function browserReader() {
  const formats = await self.BarcodeDetector?.getSupportedFormats().catch(() => []);
  if (!formats?.includes("qr_code")) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video)).map((code) => code.rawValue);
}

async function ownReader() {
  const scan = await import(`./deska-scan.js${release}`);
  await scan.default({ module_or_path: new URL(`./deska-scan_bg.wasm${release}`, import.meta.url) });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  let near = false;
  return (video) => {
    const { videoWidth, videoHeight } = video;
    // Every other time, the middle in twice the size: a small code is finer than the whole picture shows.
    const part = near ? 0.5 : 1;
    near = !near;
    const [width, height] = [videoWidth * part, videoHeight * part];
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
    context.drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return scan.read(canvas.width, data);
  };
}

const FAULTS = { NotAllowedError: "refused", SecurityError: "refused" };

// Shows a camera in a video element and reads codes until it is closed.
export function watch(video, tell) {
  let open = true;
  let facing = "user";
  let stream = null;
  let last = null;
  const told = (what, text) => open && tell(what, text);
  const stop = () => {
    stream?.getTracks().forEach((track) => track.stop());
    stream = video.srcObject = null;
  };
  const close = () => {
    open = false;
    stop();
  };
  const fail = (fault) => {
    told("fault", fault);
    close();
  };

  async function start() {
    stop();
    const asked = facing;
    let fresh;
    try {
      const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
      fresh = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: asked, ...size } });
    } catch (error) {
      if (asked === facing) fail(FAULTS[error.name] ?? "none");
      return;
    }
    if (!open || asked !== facing || stream) return fresh.getTracks().forEach((track) => track.stop());
    stream = fresh;
    const [track] = stream.getVideoTracks();
    track.onended = () => stream === fresh && fail("none");
    told("mirrored", String(track.getSettings().facingMode !== "environment"));
    video.muted = true;
    video.srcObject = stream;
    video.play().catch(() => {});
    // Only now does the browser say how many there are.
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    told("cameras", String(devices.filter((device) => device.kind === "videoinput").length));
  }

  async function run() {
    let read = await browserReader();
    let own = !read;
    read ??= await ownReader();
    let failures = 0;
    while (open) {
      await new Promise((done) => setTimeout(done, PAUSE));
      if (!open || document.hidden || video.readyState < 2 || !video.videoWidth) continue;
      try {
        for (const word of await read(video)) {
          if (word !== last) told("word", (last = word));
        }
        failures = 0;
      } catch (error) {
        console.warn(error);
        failures += 1;
        if (failures < FAILURES && own) continue;
        if (own) throw error;
        // Some devices have a reader by name only.
        [read, own, failures] = [await ownReader(), true, 0];
      }
    }
  }

  if (!self.isSecureContext) fail("insecure");
  else if (!navigator.mediaDevices?.getUserMedia) fail("none");
  else {
    start();
    run().catch((error) => {
      console.error(error);
      fail("program");
    });
  }
  return {
    close,
    turn: () => {
      facing = facing === "user" ? "environment" : "user";
      start();
    },
  };
}
