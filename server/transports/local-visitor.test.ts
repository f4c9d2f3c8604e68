import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isLocalVisitor, LOCAL_VISITOR_HEADER } from "./local-visitor.ts";
import { withTransports } from "./mounts.ts";

const server = createServer(
  withTransports((incoming, response) => {
    const raw = incoming.rawHeaders.filter((name) => name.toLowerCase() === LOCAL_VISITOR_HEADER);
    const headers = new Headers(incoming.headers as Record<string, string>);
    const mark = incoming.headers[LOCAL_VISITOR_HEADER] ?? null;
    response.end(JSON.stringify({ isLocal: isLocalVisitor(headers), mark, raw: raw.length }));
  }),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve)));
afterAll(() => void server.close());

/** Returns what a page sees of a request with these headers: whether it is local, and the client's value of the mark. */
async function received(
  headers: Record<string, string | string[]>,
  { path = "/dev/mail", address = "127.0.0.1" } = {},
): Promise<{ isLocal: boolean; mark: string | null; raw: number }> {
  const { port } = server.address() as AddressInfo;
  const reply = await new Promise<string>((resolve, reject) => {
    const outgoing = request({ host: address, port, path, headers, setHost: false }, (incoming) => {
      incoming.setEncoding("utf8").on("data", resolve);
    });
    outgoing.on("error", reject).end();
  });
  return JSON.parse(reply);
}

const LOCAL = { isLocal: true, mark: expect.any(String), raw: 0 };
const FOREIGN = { isLocal: false, mark: null, raw: 0 };

test.each(["localhost:3000", "LOCALHOST", "127.0.0.1:3000", "127.8.8.8", "[::1]:3000", "me.localhost"])(
  "a request to %s from this machine is local",
  async (Host) => {
    expect(await received({ Host })).toEqual(LOCAL);
  },
);

test.each([
  "rebound.example",
  "localhost.rebound.example",
  "127.0.0.1.nip.io:3000",
  "offerlane.example",
  "192.168.1.2:3000",
  "0.0.0.0:3000",
  "localhost@rebound.example",
  "rebound.example/localhost",
  "localhost:3000:3000",
  "",
])("a request to a name that was rebound to this machine isn't local: %s", async (Host) => {
  expect(await received({ Host })).toEqual(FOREIGN);
});

test.each([
  ["X-Forwarded-For", "127.0.0.1"],
  ["X-Forwarded-Host", "localhost"],
  ["X-Forwarded-Proto", "http"],
  ["Forwarded", "for=127.0.0.1"],
  ["Via", "1.1 proxy"],
  ["X-Real-IP", "127.0.0.1"],
])("a request through a proxy isn't local, as %s shows", async (name, value) => {
  expect(await received({ Host: "localhost", [name]: value })).toEqual(FOREIGN);
});

test("a client can't mark itself as local", async () => {
  expect(await received({ Host: "rebound.example", [LOCAL_VISITOR_HEADER]: "1" })).toEqual(FOREIGN);
});

test("a request that Next makes itself, with the mark of the original request, stays local", async () => {
  const { mark } = await received({ Host: "localhost" });
  const headers = { Host: "localhost", "X-Forwarded-For": "127.0.0.1", [LOCAL_VISITOR_HEADER]: mark ?? "" };
  expect(await received(headers)).toEqual(LOCAL);
});

test("a request target with a host other than the Host header's isn't local", async () => {
  const path = "http://rebound.example/dev/mail";
  expect(await received({ Host: "localhost" }, { path })).toEqual(FOREIGN);
});

test("a connection from another address isn't local, whatever its Host header", async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((own) => own ?? []);
  const address = addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  // A machine without a network has no other address to test.
  if (address) expect(await received({ Host: "localhost" }, { address })).toEqual(FOREIGN);
});
