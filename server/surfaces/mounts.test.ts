import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";

/** The first line of the answer to a request whose target is written just so. */
async function statusOf(requestLine: string, headers: Record<string, string> = {}): Promise<string> {
  const { hostname, port } = new URL(await serverOrigin());
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: "offerlane", Connection: "close", ...headers });
  socket.write(`${[requestLine, ...lines.map(([name, value]) => `${name}: ${value}`)].join("\r\n")}\r\n\r\n`);
  const [answer] = await once(socket, "data");
  socket.destroy();
  return String(answer).split("\r\n", 1)[0] ?? "";
}

test("a request target in absolute form is read as its path", async () => {
  const { key } = await makeCaller();
  const headers = { Authorization: `Bearer ${key}` };
  expect(await statusOf("GET http://elsewhere.example/api/v1/me HTTP/1.1", headers)).toContain("200");
  expect(await statusOf("GET http://elsewhere.example/api/v1/me HTTP/1.1")).toContain("401");
});

test("a target that names no path is refused; the server as a whole has nothing to say", async () => {
  expect(await statusOf("OPTIONS * HTTP/1.1")).toContain("204");
  for (const target of ["*", "http://[", "ftp://offerlane/api/v1/me", "api/v1/me"]) {
    expect(await statusOf(`GET ${target} HTTP/1.1`), target).toContain("400");
  }
});
