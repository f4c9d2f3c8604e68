import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { listen, serveOverHttps, serverOrigin } from "#server/testing/http-server.ts";
import { makeHttpServer } from "./http-server.ts";
import { withTransports } from "./mounts.ts";
import { commonHeaders } from "./response-headers.ts";

/** Sends exactly these bytes, and returns the response once the server has closed the connection. */
async function send(bytes: string, origin?: string) {
  const { hostname, port } = new URL(origin ?? (await serverOrigin()));
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const received = await text(socket);
  const [head = "", body = ""] = received.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(": ")[0]?.toLowerCase(), line.split(": ")[1]]),
  );
  return { status: Number(first.split(" ")[1]), headers, body };
}

/** Returns the headers of every response, in the form of `send`. */
function allHeaders(): Record<string, string> {
  const all = Object.entries(commonHeaders()).map(([name, value]) => [name.toLowerCase(), value]);
  expect(all).toContainEqual(["strict-transport-security", expect.stringContaining("max-age=")]);
  return Object.fromEntries(all);
}

const START = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n";

const CHUNKED = `POST /oauth/token HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;

test.each([
  [431, "headers_too_large", "headers beyond 16 KiB", `${START}X-Long: ${"a".repeat(20_000)}\r\n\r\n`],
  [
    431,
    "headers_too_large",
    "a query beyond 16 KiB",
    `GET /healthz?${"a".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  ],
  [400, "malformed_request", "what is no HTTP", "hello\r\n\r\n"],
  [400, "malformed_request", "a header without a name", `${START}: none\r\n\r\n`],
  [400, "malformed_request", "a NUL in a header", `${START}X-Null: a\0b\r\n\r\n`],
  [400, "malformed_request", "two lengths", `${START}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  [
    400,
    "malformed_request",
    "a length and chunks",
    `${START}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [400, "malformed_request", "HTTP/2 without asking", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  [400, "malformed_request", "no host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n"],
  [400, "malformed_request", "two hosts", `${START}Host: elsewhere.example\r\nConnection: close\r\n\r\n`],
  [
    400,
    "malformed_request",
    "an invalid host",
    "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
  ],
  [413, "payload_too_large", "chunks with long extensions", `${CHUNKED}1;${"a".repeat(20_000)}\r\n`],
  [
    405,
    "method_not_allowed",
    "a tunnel",
    "CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n",
  ],
])("%i, %s: %s", async (status, code, _what, bytes) => {
  await serveOverHttps();
  const { server, origin } = await listen();
  onTestFinished(() => void server.close());
  const received = await send(bytes, origin);
  expect(received.status).toBe(status);
  expect(received.headers).toMatchObject(allHeaders());
  expect(received.headers).toMatchObject({ connection: "close", "content-type": "application/problem+json" });
  const problem = JSON.parse(received.body);
  expect(problem).toMatchObject({ status, code, requestId: expect.stringMatching(/^req_/) });
  expect(received.headers["x-request-id"]).toBe(problem.requestId);
});

test("an unknown expectation is ignored", async () => {
  const received = await send(`${START}Connection: close\r\nExpect: a-miracle\r\n\r\n`);
  expect(received).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test("HTTP/1.0 needs no Host header", async () => {
  expect(await send("GET /healthz HTTP/1.0\r\n\r\n")).toMatchObject({ status: 200 });
});

test("a body with invalid chunks gets a problem, and its connection is closed", async () => {
  const { key } = await makeCaller();
  const head = `POST /api/v1/boards HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n`;
  const received = await send(
    `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  );
  expect(received).toMatchObject({ status: 400, headers: { connection: "close" } });
  expect(JSON.parse(received.body)).toMatchObject({ code: "malformed_request" });
});

test("headers that arrive too slowly get 408 with a problem", async () => {
  await serveOverHttps();
  const transports = withTransports((_request, response) => response.end());
  const server = makeHttpServer(transports, { headersMs: 200 });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const received = await send(START, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(received).toMatchObject({ status: 408, headers: { ...allHeaders(), connection: "close" } });
  expect(JSON.parse(received.body)).toMatchObject({ code: "request_timeout", status: 408 });
});

test.each(["websocket", "h2c", "TLS/1.3", "anything"])(
  "a request with Upgrade: %s gets the same response as without it",
  async (protocol) => {
    const upgrade = `Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    const received = await send(`${START}${upgrade}`);
    expect(received).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  },
);

test("in development, where Next listens for upgrades, only its hot reload gets one", async () => {
  const upgrades = makeHttpServer(() => undefined);
  upgrades.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  const server = makeHttpServer(
    withTransports((_request, response) => response.end("a page")),
    { upgrades },
  );
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string) =>
    send(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
      origin,
    );
  expect(await ask("/_next/hmr?id=1")).toMatchObject({ status: 101 });
  expect(await ask("/healthz")).toMatchObject({ status: 200 });
  // Next leaves an upgrade to any other path under its prefix open without a response.
  for (const path of ["/_next/", "/_next/anything", "/_next/hmrs", "/_next/static/hmr"]) {
    expect(await ask(path), path).toMatchObject({ status: 200, body: expect.stringContaining("a page") });
  }
  expect(await ask("/sign-in")).toMatchObject({ status: 200, body: expect.stringContaining("a page") });
});

test("a request target without a path gets 400 with a problem", async () => {
  const received = await send("GET api/v1/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(received.status).toBe(400);
  expect(JSON.parse(received.body)).toMatchObject({ code: "malformed_request" });
});
