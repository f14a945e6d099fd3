// Starts what belongs to the page and not to the app: the offline copy and the sentence for a failed start.
//
// What the app hears and says (events on `window`; the flags are for listeners that come late):
//   deska-offline-ready     window.deskaOffline = true   the whole site is kept on this device
//   deska-update-ready      window.deskaUpdate = true    a newer version is kept and waits
//   deska-activate-update   said by the app              use the newer version: the page reloads once
//
// Where the browser has no offline copies (no https, private window, switched off), none of these is heard.

const build = document.querySelector('meta[name="deska-build"]')?.content;

// The app empties the body when it draws. A failure while the loading page is still there means that it
// could not start: say so instead of waiting for ever. Files that fail to load are told only to listeners
// that capture.
function failed(event) {
  if (event.target instanceof Element && event.target.localName !== "script") return;
  const sentence = document.getElementById("boot-failed");
  if (sentence) {
    sentence.hidden = false;
    document.querySelector(".boot-wait")?.remove();
  }
}
window.addEventListener("error", failed, true);
window.addEventListener("unhandledrejection", failed);

function say(name, flag) {
  if (window[flag]) return;
  window[flag] = true;
  window.dispatchEvent(new CustomEvent(name));
}

async function keepOffline() {
  // The first start comes first: fetching the offline copy would compete with it.
  if (document.readyState !== "complete") {
    await new Promise((loaded) => window.addEventListener("load", loaded, { once: true }));
  }
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
  // reloads when its own button is pressed.
  let asked = false;
  let controlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (controlled) say("deska-update-ready", "deskaUpdate");
    controlled = true;
  });
  window.addEventListener("deska-activate-update", () => {
    if (asked) return;
    asked = true;
    if (registration.waiting) registration.waiting.postMessage({ type: "activate" });
    else location.reload();
  });

  await navigator.serviceWorker.ready;
  // The browser may have thrown the copy away under storage pressure: promise only what is there.
  if (await caches.match("./", { ignoreSearch: true })) say("deska-offline-ready", "deskaOffline");

  // A tab on a table stays open for days: look for a new version when somebody comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

// Development builds have no build name and no offline copy.
if (build && "serviceWorker" in navigator) {
  keepOffline().catch(() => {});
}
