import { createHash } from "node:crypto";
import words from "../../messages/en/offline.json" with { type: "json" };
import { PLAIN_STYLE, plainPage } from "./plain-page.ts";

export const SERVICE_WORKER_PATH = "/sw.js";

/** The worker's policy: it may load only resources that it fetches for the browser. */
const WORKER_POLICY = "default-src 'none'; frame-ancestors 'none'; connect-src 'self'";
const LOOK_AGAIN_MS = 3_000;

/** Reloads the requested page as soon as the server responds; the button checks immediately. */
const SCRIPT = `
const look = async () => {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
};
addEventListener("online", look);
setInterval(look, ${LOOK_AGAIN_MS});
document.querySelector("button").addEventListener("click", look);
`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const PAGE = plainPage(
  words.title,
  `<p>${words.text}</p><p><button type="button">${words.retry}</button></p>`,
  { script: SCRIPT },
);
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": `default-src 'none'; style-src ${hash(PLAIN_STYLE)}; script-src ${hash(SCRIPT)}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
};

/** Forwards every request unchanged, and replaces pages that can't be reached by the page above. Shows notifications. Stores nothing. */
const WORKER = `
const PAGE = ${JSON.stringify(PAGE)};
const HEADERS = ${JSON.stringify(HEADERS)};
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(prepare()));
addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(answer(event));
});
addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
async function show(message) {
  const { title, body, path, tag } = message ?? {};
  if (title) await registration.showNotification(title, { body, tag, data: path, icon: "/icon-192.png" });
}
async function open(path) {
  // Only one of our own pages, whatever the message says.
  const page = new URL(path, location.origin);
  if (page.origin === location.origin) await clients.openWindow(page.href);
}
async function prepare() {
  // Lets the browser request a page while the worker is still starting.
  await registration.navigationPreload?.enable();
  await clients.claim();
}
async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(PAGE, { status: 503, headers: HEADERS });
  }
}
`;

/** Serves the service worker, which browsers check for changes from time to time (Service Workers, 2.1). */
export function handleServiceWorker(request: Request): Response {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("This path takes GET, HEAD.\n", { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Security-Policy": WORKER_POLICY,
  };
  return new Response(request.method === "HEAD" ? null : WORKER, { headers });
}
