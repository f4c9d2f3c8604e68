import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { withTransports } from "./mounts.ts";

/** Returns the status line for a request with exactly this target. */
async function statusOf(requestLine: string, headers: Record<string, string> = {}): Promise<string> {
  const { hostname, port } = new URL(await serverOrigin());
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: "offerlane", Connection: "close", ...headers });
  socket.write(`${[requestLine, ...lines.map(([name, value]) => `${name}: ${value}`)].join("\r\n")}\r\n\r\n`);
  const [received] = await once(socket, "data");
  socket.destroy();
  return String(received).split("\r\n", 1)[0] ?? "";
}

test("a request target in absolute form is read as its path", async () => {
  const { key } = await makeCaller();
  const headers = { Authorization: `Bearer ${key}` };
  expect(await statusOf("GET http://elsewhere.example/api/v1/me HTTP/1.1", headers)).toContain("200");
  expect(await statusOf("GET http://elsewhere.example/api/v1/me HTTP/1.1")).toContain("401");
});

test.each([
  ["/api/v1/../../1234567/me", "404"],
  ["/api/mcp/../v1/me", "200"],
  ["/x/%2E%2e/api/v1/./me", "200"],
])("a path with dot segments is handled like the path that it means: %s", async (target, status) => {
  const { key } = await makeCaller();
  expect(await statusOf(`GET ${target} HTTP/1.1`, { Authorization: `Bearer ${key}` })).toContain(status);
});

test("a page gets a query without NUL, which no operation accepts in a text", async () => {
  const seen: (string | undefined)[] = [];
  const pages = (request: IncomingMessage, response: ServerResponse) => {
    seen.push(request.url);
    response.end();
  };
  const listener = withTransports(pages);
  const server = createServer(listener).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (const query of ["search=a%00b", "search=%%0000", "a=1"]) {
    await fetch(`http://127.0.0.1:${port}/companies?${query}`);
  }
  server.close();
  expect(seen).toEqual(["/companies?search=a%EF%BF%BDb", "/companies?search=%%EF%BF%BD00", "/companies?a=1"]);
});

test("a page can wait for the end of its response in several places without a warning", async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on("warning", note);
  const listener = withTransports((_request, response) => {
    for (let count = 0; count < 9; count += 1) response.once("close", () => {});
    response.end();
  });
  const server = createServer(listener).listen(0);
  await once(server, "listening");
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/companies`);
  server.close();
  process.off("warning", note);
  expect(warnings).toEqual([]);
});

test("a request target without a path gets 400, and OPTIONS * gets 204", async () => {
  expect(await statusOf("OPTIONS * HTTP/1.1")).toContain("204");
  for (const target of ["*", "http://[", "ftp://offerlane/api/v1/me", "api/v1/me"]) {
    expect(await statusOf(`GET ${target} HTTP/1.1`), target).toContain("400");
  }
});

test.each(["/", "/healthz", "/api/v1/me", "/api/trpc/boards.list", "/oauth/authorize", "/api/mcp"])(
  "%s rejects TRACE without echoing the request",
  async (path) => {
    const received = await http({ method: "TRACE", path, headers: { Cookie: "session=secret" } });
    expect(received).toMatchObject({ status: 405, headers: { allow: "GET, HEAD, OPTIONS" } });
    expect(received.text).not.toContain("session=secret");
  },
);

test.each([
  ["two lengths that differ", { "Content-Length": "4, 5" }],
  ["a length beside chunks", { "Content-Length": "4", "Transfer-Encoding": "chunked" }],
  ["chunks by another name", { "Transfer-Encoding": "xchunked" }],
])(
  "a request with %s is rejected, because its end is ambiguous",
  async (_what, headers: Record<string, string>) => {
    expect(await statusOf("POST /api/v1/companies HTTP/1.1", headers)).toContain("400");
  },
);
