// The offline copy of Deska: one version, complete, checked byte by byte.
//
// `cargo xtask postbuild` fills in the two lines below. A new version is fetched beside the one in use and
// waits there until the page says {type: "activate"}: nothing is swapped under a running game. Several
// deployments may share an origin, so caches carry the scope and each worker minds only its own.

const VERSION = ""; // hash over the names and contents of all files
const FILES = {}; // address relative to this file -> sha256 of the content, in hex

const SCOPE = self.registration.scope;
const cacheOf = (build) => `deska-${build}@${SCOPE}`;
const CACHE = cacheOf(VERSION);

// Every file again from the server, and only if it is the very file that was built: a host that is in the
// middle of an update must not leave half of each version on this device. Throws; then nothing changes.
async function fill() {
  const cache = await caches.open(CACHE);
  const all = Object.entries(FILES).map(([address, hash]) => keep(cache, address, hash));
  const failed = (await Promise.allSettled(all)).find((one) => one.status === "rejected");
  if (!failed) return;
  await caches.delete(CACHE); // half a version is of no use
  throw failed.reason;
}

// Puts back what the browser has thrown away; where the page could not start, also what was damaged.
async function heal(thorough) {
  const cache = await caches.open(CACHE);
  const mend = async ([address, hash]) => {
    const kept = await cache.match(address);
    if (kept && !(thorough && (await digest(await kept.arrayBuffer())) !== hash)) return;
    await keep(cache, address, hash);
  };
  await Promise.all(Object.entries(FILES).map(mend));
}

async function digest(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function keep(cache, address, hash) {
  const answer = await fetch(new Request(address, { cache: "reload" }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const content = await answer.arrayBuffer();
  if ((await digest(content)) !== hash) {
    throw new Error(`${address} is not the file of this version`);
  }
  // A new response: the browser refuses to open a page from one that was redirected.
  const headers = { "content-type": answer.headers.get("content-type") ?? "application/octet-stream" };
  await cache.put(address, new Response(content, { headers }));
}

// Caches of other versions under this very scope, unless a page is open that may be of one of them: it fetches the rest of
// itself from there until it is closed. `own` is the id of a page of this version.
async function forgetOthers(own) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.some((page) => page.id !== own)) return;
  for (const name of await caches.keys()) {
    const [, scope] = name.match(/^deska-[0-9a-f]*@(.*)$/) ?? [];
    if (scope === SCOPE && name !== CACHE) await caches.delete(name);
  }
}

async function answer(request) {
  const url = new URL(request.url);
  // What a page asks for by the name of its build comes from that build and no other.
  const [, build = VERSION] = url.search.match(/^\?([0-9a-f]{16})$/) ?? [];
  url.search = "";
  url.hash = "";
  const page = url.href === SCOPE || url.href === `${SCOPE}index.html`;
  const kept = await caches.match(page ? SCOPE : url.href, { cacheName: cacheOf(build), ignoreSearch: true });
  if (kept) return kept;
  // The server has this version or a newer one, not that of the page: it says that it cannot go on, and starts again.
  if (build !== VERSION) return Response.error();
  // Not ours or no longer kept: the network, as if this worker were not there.
  try {
    return await fetch(request);
  } catch (error) {
    // Offline at an address that does not exist: the shelf is better than an error page.
    if (request.mode === "navigate" && !page) return Response.redirect(SCOPE);
    throw error;
  }
}

if (VERSION) {
  self.addEventListener("install", (event) => event.waitUntil(fill()));
  self.addEventListener("activate", (event) => {
    event.waitUntil(forgetOthers().then(() => self.clients.claim()));
  });
  self.addEventListener("message", (event) => {
    if (event.data?.type === "activate") self.skipWaiting();
    if (event.data?.type === "heal") {
      const [port] = event.ports;
      const told = (whole) => port?.postMessage(whole);
      const forget = () => event.data.build === VERSION && forgetOthers(event.source.id);
      event.waitUntil(heal(event.data.thorough).then(forget).then(() => told(true), () => told(false)));
    }
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method === "GET" && request.url.startsWith(SCOPE)) event.respondWith(answer(request));
  });
} else {
  // A development build on the address of a former release: step aside for good.
  self.addEventListener("install", () => self.skipWaiting());
  self.addEventListener("activate", (event) => {
    event.waitUntil(forgetOthers().then(() => self.registration.unregister()));
  });
}
