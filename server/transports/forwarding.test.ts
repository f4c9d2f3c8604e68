import { request as send } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { OperationError } from "#server/core/errors.ts";
import { rejectPage } from "#server/core/page-response.ts";
import { env } from "#server/lib/env.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { listen } from "#server/testing/http-server.ts";
import { guardPages } from "./page-guards.ts";

const VISITOR = "127.0.0.9";
const tooMany = new OperationError("rate_limited", "Too many attempts.", {
  headers: { "Retry-After": "60" },
});
type Seen = { readonly ip: string | undefined; readonly requestId: string | undefined };

/** Starts a server that trusts no proxy, with two pages: one has an action, the other forwards the action as Next does. */
async function pagesThatForward() {
  const { TRUSTED_PROXIES } = env();
  env().TRUSTED_PROXIES = "";
  const seen: (Seen & { readonly headers: Record<string, string> })[] = [];
  const pages = guardPages(async (request, response) => {
    const headers = { ...request.headers } as Record<string, string>;
    for (const name of ["connection", "content-length", "transfer-encoding"]) delete headers[name];
    if (request.url === "/without-action") {
      const received = await fetch(`${origin}/with-action`, {
        method: "POST",
        headers: { ...headers, "x-action-forwarded": "1" },
        body: "[]",
      });
      for (const [name, value] of received.headers) {
        if (!["connection", "keep-alive", "transfer-encoding"].includes(name))
          response.setHeader(name, value);
      }
      return void response.end(await received.text());
    }
    const from = requestOrigin();
    seen.push({ ip: from?.ip, requestId: from?.requestId, headers });
    if (request.url === "/with-action") rejectPage(tooMany);
    response.setHeader("Content-Type", "text/x-component").end("the action's answer");
  });
  const { server, origin } = await listen(0, undefined, pages);
  env().TRUSTED_PROXIES = TRUSTED_PROXIES;
  onTestFinished(() => void server.close());
  /** Posts from an address other than the one through which the server reaches itself. */
  const post = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const target = { hostname, port, path, method: "POST", localAddress: VISITOR };
      send({ ...target, headers: { Origin: origin, ...headers } }, (received) => {
        received
          .resume()
          .on("end", () => resolve({ status: received.statusCode, headers: received.headers }));
      })
        .on("error", reject)
        .end();
    });
  return { post, seen };
}

test("a forwarded server action keeps its visitor's address, and its error arrives with status and headers", async () => {
  const { post, seen } = await pagesThatForward();
  const received = await post("/without-action", { "Next-Action": "abc", "X-Request-Id": "req_12345678" });
  expect(seen).toMatchObject([{ ip: VISITOR, requestId: "req_12345678" }]);
  expect(received).toMatchObject({ status: 429, headers: { "retry-after": "60" } });
  expect(Object.keys(received.headers)).not.toContain("x-offerlane-status");
});

test("a mark is valid only for its own address and request, and a forged mark is never valid", async () => {
  const { post, seen } = await pagesThatForward();
  await post("/page", { "Next-Action": "abc", "X-Request-Id": "req_12345678" });
  const mark = seen[0]?.headers["x-offerlane-own-request"] ?? "";
  const marked = { "Next-Action": "abc", "X-Request-Id": "req_12345678", "X-Offerlane-Own-Request": mark };
  await post("/page", { ...marked, "X-Forwarded-For": "198.51.100.7" });
  await post("/page", { ...marked, "X-Request-Id": "req_87654321", "X-Forwarded-For": VISITOR });
  await post("/page", { ...marked, "X-Offerlane-Own-Request": "x".repeat(22), "X-Forwarded-For": "::1" });
  expect(mark).toHaveLength(22);
  expect(seen.map(({ ip }) => ip)).toEqual(Array(4).fill(VISITOR));
});

test("no client can set a proxy's header: for an untrusted sender, only the address of its connection counts", async () => {
  const { post, seen } = await pagesThatForward();
  await post("/page", {
    "X-Forwarded-For": "198.51.100.7",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Port": "1",
    "X-Real-IP": "198.51.100.7",
    Forwarded: "for=198.51.100.7;host=evil.example",
  });
  const names = Object.keys(seen[0]?.headers ?? {}).filter((name) => /forwarded|real-ip/.test(name));
  expect(names).toEqual(["x-forwarded-for"]);
  expect(seen[0]).toMatchObject({ ip: VISITOR, headers: { "x-forwarded-for": VISITOR } });
});
