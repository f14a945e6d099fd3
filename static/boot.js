// Starts what belongs to the page and not to the app: the second half of the app, the offline copy, and the
// sentence for a failed start.
//
// What the app hears and says (events on `window`; the flags are for listeners that come late):
//   deska-offline-ready     window.deskaOffline = true   the whole site is kept on this device
//   deska-update-ready      window.deskaUpdate = true    a newer version is kept and waits
//   deska-activate-update   said by the app              use the newer version: the page reloads once
//
// Where the browser has no offline copies (no https, private window, switched off), none of these is heard.

const build = document.querySelector('meta[name="deska-build"]')?.content;

// The loading page is seen until a half of the app has drawn. A failure while it is seen means that the app
// could not start: say so instead of waiting for ever. Files that fail to load are told only to listeners
// that capture.
function failed(event) {
  if (event.target instanceof Element && event.target.localName !== "script") return;
  if (document.getElementById("boot").offsetParent !== null) sayFailed("boot-failed");
}
window.addEventListener("error", failed, true);
window.addEventListener("unhandledrejection", failed);

function sayFailed(sentence) {
  document.querySelector(".boot-wait").hidden = true;
  document.getElementById(sentence).hidden = false;
  const again = document.getElementById("boot-again");
  again.hidden = false;
  again.onclick = async () => {
    if (!(await heal(true))) await renew().catch(() => {});
    location.reload();
  };
}

// The copy cannot be made whole: the server has a newer release by now, or none can be reached. If the newer one waits
// here, it is used; if the server answers, the copy is let go, and the page comes from there.
async function renew() {
  const kept = await navigator.serviceWorker?.getRegistration();
  if (kept?.waiting) {
    const changed = new Promise((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
      setTimeout(done, 5000);
    });
    kept.waiting.postMessage({ type: "activate" });
    return changed;
  }
  const answer = kept && (await fetch("./sw.js", { cache: "no-store" }).catch(() => null));
  if (!answer?.ok) return;
  await kept.unregister();
  for (const name of await caches.keys()) {
    if (name.endsWith(`@${kept.scope}`)) await caches.delete(name);
  }
}

// Has the offline copy made whole again: answers whether it is. Thorough: damaged files too, which takes longer.
function heal(thorough) {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(false);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type: "heal", thorough, build }, [port2]);
  return new Promise((done) => {
    port1.onmessage = (event) => done(event.data);
    setTimeout(done, 10000, false);
  });
}

const loaded = new Promise((done) => {
  if (document.readyState === "complete") done();
  else window.addEventListener("load", done, { once: true });
});

// The second half of the app: the table, with its style. It is started in idle time, or as soon as it is needed.
// The build's name in the addresses keeps a browser's cache from pairing two releases, and tells the worker from which of
// its copies to answer: after another tab took an update, this page is of an older release than the worker.
let table = null;
const release = build ? `?${build}` : "";

function startTable() {
  const styles = () => ["table.css", "over.css", "phones.css"].map((file) => style(file));
  table ??= Promise.all([import(`./deska-table.js${release}`), ...styles()]).then(([half]) =>
    half.default({ module_or_path: new URL(`./deska-table_bg.wasm${release}`, import.meta.url) }),
  );
  return table;
}

// The computer players: the table calls this when the first of them is to decide.
window.deskaMind = () => import(`./mind.js${release}`);

// The camera that reads QR codes: the app calls this when somebody scans.
window.deskaScan = () => import(`./scan.js${release}`);

function style(file) {
  return new Promise((done, fail) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `./${file}${release}`;
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(new Error(`${file} cannot be fetched`));
    };
    document.head.append(link);
  });
}

// The same as `Route::half` of the app.
const atTheTable = () => /^#\/(new|saves|import|join|answered|statistics|play|learn|puzzles?|replay|lab)\//.test(`${location.hash}/`);

// A failure matters only to those who wait for the table. Who comes back to it tries again.
function openTable() {
  if (!atTheTable()) return;
  startTable().catch(() => {
    table = null;
    if (atTheTable()) sayFailed("table-failed");
  });
}
window.addEventListener("hashchange", openTable);
openTable();

window.addEventListener("TrunkApplicationStarted", async () => {
  await loaded;
  const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 1000));
  idle(() => startTable().catch(() => (table = null)));
});

function say(name, flag) {
  if (window[flag]) return;
  window[flag] = true;
  window.dispatchEvent(new CustomEvent(name));
}

async function keepOffline() {
  // The first start comes first: fetching the offline copy would compete with it.
  await loaded;
  const registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });

  // A first copy replaces nothing, so nothing is offered for it.
  const offerWhenKept = (worker) => {
    const look = () => {
      if (worker.state === "installed" && registration.active) say("deska-update-ready", "deskaUpdate");
    };
    worker?.addEventListener("statechange", look);
    if (worker) look();
  };
  offerWhenKept(registration.waiting);
  offerWhenKept(registration.installing);
  registration.addEventListener("updatefound", () => offerWhenKept(registration.installing));

  // Another tab may take the update. This page is not reloaded under a running game: it is told, and
  // reloads when its own button is pressed. Until then it is answered from the copy of its own release.
  let asked = false;
  // Keeps a word over a reload, or takes it back; where nothing can be kept, nothing is recalled.
  const recall = (word, keep) => {
    try {
      const kept = sessionStorage.getItem(word) !== null;
      if (keep) sessionStorage.setItem(word, "");
      else sessionStorage.removeItem(word);
      return kept;
    } catch {
      return false;
    }
  };
  let controlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (controlled) say("deska-update-ready", "deskaUpdate");
    controlled = true;
  });
  // A browser lets the new worker wait while the old one still answers this page, sometimes for ever: then a reload
  // ends those answers, and what was asked for is asked for once more.
  const activate = (again) => {
    asked = true;
    if (!registration.waiting) return location.reload();
    registration.waiting.postMessage({ type: "activate" });
    if (!again) return;
    setTimeout(() => {
      recall("deska-asked", true);
      location.reload();
    }, 3000);
  };
  window.addEventListener("deska-activate-update", () => {
    if (!asked) activate(true);
  });
  if (recall("deska-asked", false) && registration.waiting) activate(false);

  await navigator.serviceWorker.ready;
  // The browser may have thrown files away under storage pressure: promise only what is there. A first copy answers
  // this page only from the next start on, and was checked a moment ago.
  const whole = navigator.serviceWorker.controller ? heal(false) : caches.match("./", { ignoreSearch: true });
  if (await whole) say("deska-offline-ready", "deskaOffline");

  // A tab on a table stays open for days: look for a new version when somebody comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

// Development builds have no build name and no offline copy.
if (build && "serviceWorker" in navigator) {
  keepOffline().catch(() => {});
}
