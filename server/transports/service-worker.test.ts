import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { http } from "#server/testing/http.ts";

type FetchEvent = {
  request: { mode: string; method: string };
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

/** Runs the worker as a browser does, with a network that responds or doesn't. */
async function answersOf(fetchResponse: () => Promise<Response>) {
  const worker = await http({ path: "/sw.js" });
  expect(worker.status).toBe(200);
  expect(worker.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const addEventListener = (type: string, listener: (event: FetchEvent) => void) =>
    listeners.set(type, listener);
  runInNewContext(worker.text, { addEventListener, fetch: fetchResponse, Response });
  return async (request: FetchEvent["request"]) => {
    let response: Promise<Response> | null = null;
    listeners.get("fetch")?.({
      request,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given) => {
        response = given;
      },
    });
    return response as Response | null;
  };
}

const offline = () => Promise.reject(new TypeError("Failed to fetch"));

test("an unreachable page is replaced by our own, whose policy allows only its own style and script", async () => {
  const response = await (await answersOf(offline))({ mode: "navigate", method: "GET" });
  expect(response?.status).toBe(503);
  const html = (await response?.text()) ?? "";
  const policy = response?.headers.get("content-security-policy") ?? "";
  for (const tag of ["style", "script"]) {
    const inner = html.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? "";
    expect(policy).toContain(`${tag}-src 'sha256-${createHash("sha256").update(inner).digest("base64")}'`);
  }
  expect(html).toContain("<h1>You're offline</h1>");
});

test("pages pass through unchanged, and other requests aren't touched", async () => {
  const page = new Response("A page");
  const responses = await answersOf(() => Promise.resolve(page));
  expect(await responses({ mode: "navigate", method: "GET" })).toBe(page);
  const untouched = await answersOf(offline);
  expect(await untouched({ mode: "cors", method: "GET" })).toBeNull();
  expect(await untouched({ mode: "navigate", method: "POST" })).toBeNull();
});

test("the service worker stores nothing, loads nothing, and is revalidated by browsers", async () => {
  const { text, headers } = await http({ path: "/sw.js" });
  expect(text).not.toMatch(/caches|indexedDB|importScripts/);
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; frame-ancestors 'none'; connect-src 'self'",
  );
  expect((await http({ method: "POST", path: "/sw.js" })).status).toBe(405);
});
