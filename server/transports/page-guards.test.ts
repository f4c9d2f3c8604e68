import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { pageAddress } from "#server/core/page-response.ts";
import { countCall } from "#server/core/rate-limit.ts";
import { makePerson, signIn } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";
import { contentSecurityPolicy, guardPages, NONCE_HEADER } from "./page-guards.ts";

async function responseOf(path: string) {
  const server = createServer(
    guardPages((request, response) => response.end(String(request.headers[NONCE_HEADER] ?? ""))),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const received = await fetch(`http://127.0.0.1:${port}${path}`);
  const nonce = await received.text();
  server.close();
  return { headers: received.headers, nonce };
}

test("each response has its own nonce, which the page receives and its policy names", async () => {
  const [one, other] = [await responseOf("/sign-in"), await responseOf("/sign-in")];
  expect(one.nonce).toMatch(/^[\w+/]{22}==$/);
  expect(one.nonce).not.toBe(other.nonce);
  expect(one.headers.get("content-security-policy")).toContain(`'nonce-${one.nonce}'`);
});

test("a client can't set the nonce of a page", async () => {
  const server = createServer(
    guardPages((request, response) => response.end(String(request.headers[NONCE_HEADER]))),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { [NONCE_HEADER]: "mine", "Content-Security-Policy": "script-src 'nonce-mine'" };
  const received = await fetch(`http://127.0.0.1:${port}/`, { headers });
  expect(await received.text()).not.toBe("mine");
  server.close();
});

test("a form from another site's page isn't passed on, and one from our own or from another program is", async () => {
  const server = createServer(guardPages((_request, response) => response.end("handled")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (headers: Record<string, string>) => {
    const request = {
      origin,
      path: "/sign-in",
      method: "POST",
      headers: { Accept: "text/html", ...headers },
    };
    const { status, text } = await http(request);
    return `${status} ${/handled|only from Offerlane's own pages/.exec(text)?.[0]}`;
  };
  const accepted = "200 handled";
  const rejected = "401 only from Offerlane's own pages";
  expect(await send({})).toBe(accepted);
  expect(await send({ Origin: origin })).toBe(accepted);
  expect(await send({ Origin: "null", "Sec-Fetch-Site": "same-origin" })).toBe(accepted);
  expect(await send({ Origin: origin, "Sec-Fetch-Site": "none" })).toBe(accepted);
  for (const from of ["https://evil.example", "null", "evil"]) {
    expect(await send({ Origin: from }), from).toBe(rejected);
  }
  for (const site of ["cross-site", "same-site"]) {
    expect(await send({ Origin: origin, "Sec-Fetch-Site": site }), site).toBe(rejected);
  }
  server.close();
});

test.each([
  ["/o/harbor?applicant=mem_1&_rsc=1a2b", "/o/harbor?applicant=mem_1"],
  ["/boards", "/boards"],
  ["//[", "//["],
])("a page knows its address: %s is %s", async (path, address) => {
  const server = createServer(guardPages((_request, response) => response.end(pageAddress())));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await http({ origin, path })).text).toBe(address);
  server.close();
});

test("a page's query can have 200 parameters", async () => {
  const server = createServer(guardPages((_request, response) => response.end("a page")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statusWith = async (count: number) =>
    (await http({ origin, path: `/?${Array(count).fill("a=1").join("&")}` })).status;
  expect([await statusWith(200), await statusWith(201)]).toEqual([200, 400]);
  server.close();
});

test("scripts need the nonce, and nothing frames the page or comes from elsewhere", () => {
  const policy = contentSecurityPolicy("abc", "/boards/x");
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  for (const directive of [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(directive);
  }
  expect(policy).not.toMatch(/unsafe-eval|https?:/);
  expect(contentSecurityPolicy("abc", "/oauth/consent/1")).not.toContain("form-action");
});

test.each([
  "/welcome/secret",
  "/sign-in/link/secret",
  "/reset/secret",
  "/address/confirm/secret",
  "/address/restore/secret",
  "/not-me/secret",
  "/allow-change/secret",
  "/invitations/secret",
  "/sign-in?callbackUrl=%2Finvitations%2Fsecret",
])("a page whose address contains a secret sends no referrer and isn't cached: %s", async (path) => {
  const { headers } = await responseOf(path);
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toContain("no-store");
});

test.each([
  ["null", "same-origin", "http://127.0.0.1"],
  ["https://elsewhere.example", "same-origin", "https://elsewhere.example"],
])("a form with Origin %s from %s is treated as coming from %s", async (origin, site, expected) => {
  const server = createServer(guardPages((request, response) => response.end(request.headers.origin)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const received = await http({
    origin: `http://127.0.0.1:${port}`,
    method: "POST",
    path: "/welcome/secret",
    headers: { Origin: origin, "Sec-Fetch-Site": site },
  });
  server.close();
  expect(received.text.replace(`:${port}`, "")).toBe(expected);
});

test("files are only read, and a form reaches its page", async () => {
  const server = createServer(guardPages((_request, response) => response.end("page")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const send = (path: string, method = "POST") => http({ origin: `http://127.0.0.1:${port}`, method, path });
  for (const path of ["/favicon.ico", "/manifest.webmanifest?v=1", "/_next/static/chunks/a.js"]) {
    const rejected = { status: 405, headers: { allow: "GET, HEAD" }, body: { code: "method_not_allowed" } };
    expect(await send(path), path).toMatchObject(rejected);
    expect(await send(path, "GET"), path).toMatchObject({ status: 200, text: "page" });
  }
  for (const path of ["/sign-in", "/reset/sealed.text", "/sign-in?next=/a.js"]) {
    expect(await send(path), path).toMatchObject({ status: 200, text: "page" });
  }
  server.close();
});

test("a body reaches pages up to a limit, with its length or in chunks", async () => {
  const server = createServer(
    guardPages((request, response) => {
      const received = ({ byteLength }: Buffer) => response.end(String(byteLength));
      buffer(request).then(received, () => response.writeHead(500).end("failed"));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const send = (body: Uint8Array | Uint8Array[], path = "/api/auth/session") =>
    http({ origin: `http://127.0.0.1:${port}`, method: "POST", path, body });
  const most = Buffer.alloc(LIMITS.requests.body);
  const [half, rest] = [most.subarray(0, 1_000), most.subarray(1_000)];
  for (const body of [most, [half, rest]]) {
    expect(await send(body)).toMatchObject({ status: 200, text: String(most.byteLength) });
  }
  const larger = Buffer.alloc(LIMITS.requests.body + 1);
  for (const path of ["/api/auth/session", "/sign-in", "/favicon.ico"])
    expect(await send(larger, path)).toMatchObject({ status: 413, body: { code: "payload_too_large" } });
  expect(await send([most, half])).toMatchObject({ status: 413, text: "failed" });
  server.close();
});

test("a page sends its own site a referrer, and a built script may load others of its kind as a worker", async () => {
  expect((await responseOf("/")).headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  const policy = (await responseOf("/_next/static/chunks/worker.js")).headers.get("content-security-policy");
  expect(policy).toBe("default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'");
});

test.each([
  ["text/plain", "text/plain; charset=utf-8"],
  [["text/plain"], "text/plain; charset=utf-8"],
  ["text/x-component", "text/x-component; charset=utf-8"],
  ["application/xml", "application/xml; charset=utf-8"],
  ["image/svg+xml", "image/svg+xml; charset=utf-8"],
  ["text/html; charset=utf-8", "text/html; charset=utf-8"],
  ["text/event-stream", "text/event-stream"],
  ["application/json", "application/json"],
  ["image/png", "image/png"],
])("a page of the type %s is sent as %s", async (type, expected) => {
  const server = createServer(
    guardPages((_request, response) => void response.setHeader("Content-Type", type).writeHead(200).end("x")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const received = await fetch(`http://127.0.0.1:${port}/robots.txt`);
  server.close();
  expect(received.headers.get("content-type")).toBe(expected);
});

test("someone who has no reads left gets 429 with a page that says when to try again, and others get their pages", async () => {
  const server = createServer(guardPages((_request, response) => response.end("a page")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [person, other] = [await makePerson(), await makePerson()];
  const { userId } = person;
  const session = { principal: `session:${userId}`, userId, restrictedToOrganizationId: null };
  for (let read = 0; read < LIMITS.rates.reads; read += 1) await countCall(session, "reads", new Map());
  const visit = async (who: typeof person, headers: Record<string, string>) =>
    http({ origin, path: "/boards", headers: { Cookie: await signIn(who), ...headers } });
  const rejected = { status: 429, headers: { "retry-after": expect.stringMatching(/^\d+$/) } };
  const page = await visit(person, { Accept: "text/html" });
  expect(page).toMatchObject(rejected);
  expect(page.text).toMatch(/<h1>Too many requests<\/h1>.* Try again in \d+ s\./);
  expect(await visit(person, { RSC: "1" })).toMatchObject({ ...rejected, body: { code: "rate_limited" } });
  expect(await visit(other, { Accept: "text/html" })).toMatchObject({ status: 200, text: "a page" });
  server.close();
});

test("after a form that a page gave up, the connection's next request gets its response", async () => {
  const server = createServer(
    guardPages((request, response) => {
      if (request.method === "GET") return void response.end("a page");
      const rejecting = new Transform({ transform: (_chunk, _encoding, done) => done(new Error("no")) });
      pipeline(request, rejecting, () => response.writeHead(500).end("rejected"));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const responseTo = (method: string, body = Buffer.alloc(0)) =>
    new Promise<string>((resolve, reject) => {
      const sent = send({ port, host: "127.0.0.1", path: "/sign-in", method, agent }, (received) =>
        resolve(buffer(received).then(String)),
      );
      sent.on("error", reject).end(body);
    });
  expect(await responseTo("POST", Buffer.alloc(LIMITS.requests.body))).toBe("rejected");
  expect(await responseTo("GET")).toBe("a page");
  agent.destroy();
  server.close();
});
