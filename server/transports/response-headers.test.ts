import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeResume } from "#server/testing/factories.ts";
import { type HttpRequest, http } from "#server/testing/http.ts";
import { listen, serveOverHttps } from "#server/testing/http-server.ts";
import { authorizationUrl, makeApp } from "#server/testing/oauth.ts";
import { withTransports } from "./mounts.ts";
import { guardPages } from "./page-guards.ts";

const EVERYWHERE = {
  "x-request-id": expect.stringMatching(/^[\w.-]{8,128}$/),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "content-security-policy": expect.stringMatching(
    /^default-src 'none'; frame-ancestors 'none'(; (sandbox|connect-src 'self'))?$/,
  ),
  "cache-control": expect.stringMatching(/no-store|no-cache|max-age/),
};
/** JSON, PDF, and event streams need no charset: the first and the last are UTF-8 by definition. */
const TYPED =
  /^(application\/(problem\+|openapi\+)?json(; charset=utf-8)?|application\/pdf|text\/event-stream|text\/[\w-]+; ?charset=utf-8)$/i;
const PREFLIGHT = { Origin: "https://app.example", "Access-Control-Request-Method": "GET" };
const JSON_BODY = { "Content-Type": "application/json" };

/** Returns requests to every transport, one for each possible outcome, with their expected status. */
async function requests(): Promise<[number, HttpRequest][]> {
  const { api, key, person } = await makeCaller();
  const Authorization = `Bearer ${key}`;
  const cookie = await signIn(person);
  const { id: resumeId } = await makeResume(api);
  const { pathname, search } = new URL((await api.ok("resumes.get", { resumeId })).downloadUrl);
  const authorize = await authorizationUrl(await makeApp());
  const me = await http({ path: "/api/v1/me", headers: { Authorization } });
  const call = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const mcp = { ...JSON_BODY, Accept: "application/json, text/event-stream" };
  return [
    [200, { path: "/api/v1/me", headers: { Authorization } }],
    [200, { method: "HEAD", path: "/api/v1/me", headers: { Authorization } }],
    [304, { path: "/api/v1/me", headers: { Authorization, "If-None-Match": String(me.headers.etag) } }],
    [
      201,
      {
        method: "POST",
        path: "/api/v1/boards",
        headers: { Authorization, ...JSON_BODY },
        body: '{"name":"B"}',
      },
    ],
    [200, { path: `/api/v1/boards/${person.boardId}/export?format=csv`, headers: { Authorization } }],
    [401, { path: "/api/v1/me" }],
    [404, { path: "/api/v1/nowhere", headers: { Authorization } }],
    [405, { method: "PUT", path: "/api/v1/me", headers: { Authorization } }],
    [405, { method: "OPTIONS", path: "/api/v1/me" }],
    [204, { method: "OPTIONS", path: "/api/v1/me", headers: PREFLIGHT }],
    [204, { method: "OPTIONS", path: "/oauth/register", headers: PREFLIGHT }],
    [400, { method: "POST", path: "/api/v1/boards", headers: { Authorization, ...JSON_BODY }, body: "{" }],
    [200, { path: "/api/v1/openapi.json" }],
    [200, { path: "/api/trpc/me.get?input=%7B%7D", headers: { cookie } }],
    [401, { path: "/api/trpc/me.get?input=%7B%7D" }],
    [404, { path: "/api/trpc/nothing", headers: { cookie } }],
    [
      200,
      { method: "POST", path: "/api/mcp", headers: { Authorization, ...mcp }, body: JSON.stringify(call) },
    ],
    [401, { method: "POST", path: "/api/mcp", headers: mcp, body: JSON.stringify(call) }],
    [405, { method: "DELETE", path: "/api/mcp", headers: { Authorization } }],
    [200, { path: pathname + search }],
    [404, { path: pathname }],
    [405, { method: "POST", path: pathname }],
    [404, { path: "/api/calendar/nothing.ics" }],
    [400, { method: "POST", path: "/api/webhooks/stripe", body: "{}" }],
    [401, { path: "/api/live" }],
    [401, { path: "/api/take-out" }],
    [200, { path: "/.well-known/oauth-authorization-server" }],
    [200, { path: "/.well-known/oauth-protected-resource" }],
    [404, { path: "/.well-known/oauth-protected-resource/elsewhere" }],
    [303, { path: authorize.pathname + authorize.search }],
    [400, { path: "/oauth/authorize?client_id=nobody" }],
    [400, { method: "POST", path: "/oauth/token", body: "" }],
    [200, { path: "/sw.js" }],
    [200, { path: "/llms.txt" }],
    [200, { path: "/healthz" }],
    [503, { path: "/readyz" }],
    [404, { path: "/no-such-page" }],
    [400, { path: "http://[" }],
    [400, { path: "no-slash" }],
    [431, { path: "/healthz", headers: { "x-large": "x".repeat(20_000) } }],
    [204, { method: "OPTIONS", path: "*" }],
  ];
}

test("every transport sends the request ID and the security headers with successes, errors, redirects, and responses to invalid paths", async () => {
  for (const [status, request] of await requests()) {
    const received = await http(request);
    const label = `${request.method ?? "GET"} ${request.path}`;
    expect(received.status, `${label}: ${received.text.slice(0, 300)}`).toBe(status);
    expect(received.headers, label).toMatchObject(EVERYWHERE);
    expect(received.headers, label).not.toHaveProperty("strict-transport-security");
    for (const leak of ["x-powered-by", "server"]) expect(received.headers, label).not.toHaveProperty(leak);
    const isPersonal = "Authorization" in (request.headers ?? {}) || "cookie" in (request.headers ?? {});
    if (isPersonal) expect(received.headers["cache-control"], label).toMatch(/no-store|private/);
    if (received.text !== "") expect(received.headers["content-type"], label).toMatch(TYPED);
  }
});

test("if the product is served over HTTPS, every response requires HTTPS for two years", async () => {
  await serveOverHttps();
  const { server, origin } = await listen();
  onTestFinished(() => void server.close());
  for (const path of ["/healthz", "/api/v1/me", "/oauth/authorize", "/nowhere"]) {
    const { headers } = await http({ path, origin });
    expect(headers["strict-transport-security"], path).toBe("max-age=63072000; includeSubDomains");
  }
});

test("a page gets the same headers, except for its own policy, its referrer policy, and Next's cache control", async () => {
  const pages = guardPages((_request, response) => response.end("a page"));
  const server = createServer(withTransports(pages));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { headers } = await http({ path: "/sign-in", origin: `http://127.0.0.1:${port}` });
  const { "cache-control": _kept, ...others } = EVERYWHERE;
  expect(headers).toMatchObject({
    ...others,
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-security-policy": expect.stringContaining("'nonce-"),
  });
  expect(headers).not.toHaveProperty("cache-control");
});
