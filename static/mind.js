// The computer players. They think in a program of their own (deska-mind), which is fetched when the first of them is to
// decide: in a worker, or in the page where no worker starts. This file is both sides: the worker starts with it too.
//
// What is said is text (`src/bots/desk.rs`); `null` says that this mind is lost and another one must be opened.

// The build's name in the addresses keeps the halves of one release together (boot.js).
const release = new URL(import.meta.url).search;

// Milliseconds of thinking between two messages.
const IN_WORKER = 20;
const IN_PAGE = 8;

async function program() {
  const mind = await import(`./deska-mind.js${release}`);
  await mind.default({ module_or_path: new URL(`./deska-mind_bg.wasm${release}`, import.meta.url) });
  return mind;
}

// A desk that thinks in slices while there is anything to think about, and is idle otherwise. Gives the way to tell it
// something; what comes before the program is there waits.
function desk(slice, say) {
  let mind = null;
  let running = false;
  const early = [];
  const tell = (word) => word !== undefined && say(word);
  const safely = (work) => {
    try {
      work();
    } catch (error) {
      console.error(error);
      mind = null;
      say(null);
    }
  };
  const run = () =>
    safely(() => {
      running = false;
      if (!mind) return;
      tell(mind.think(slice));
      go();
    });
  const go = () => {
    if (running || !mind.busy()) return;
    running = true;
    setTimeout(run);
  };
  const hear = (text) => {
    if (!mind) return early.push(text);
    safely(() => {
      tell(mind.hear(text));
      go();
    });
  };
  program().then(
    (ready) => {
      mind = ready;
      early.forEach(hear);
    },
    (error) => {
      console.error(error);
      say(null);
    },
  );
  return hear;
}

// Opens a mind in a worker. Throws where the browser has none.
export function inWorker(say) {
  const worker = new Worker(import.meta.url, { type: "module" });
  worker.onmessage = (event) => say(event.data);
  worker.onmessageerror = () => say(null);
  worker.onerror = (event) => {
    event.preventDefault();
    say(null);
  };
  return { tell: (text) => worker.postMessage(text), close: () => worker.terminate() };
}

// Opens a mind in the page.
export function inPage(say) {
  let open = true;
  const hear = desk(IN_PAGE, (word) => open && say(word));
  return { tell: hear, close: () => (open = false) };
}

// In the worker itself.
if (typeof document === "undefined") {
  const hear = desk(IN_WORKER, (word) => postMessage(word));
  self.onmessage = (event) => hear(event.data);
}
