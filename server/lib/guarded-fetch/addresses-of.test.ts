import { createSocket, type Socket } from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addressesOf } from "./addresses-of.ts";

/** The address that the name server has for a name: one of each kind, none, or no response at all. */
const ZONE: Readonly<Record<string, readonly [type: number, bytes: number[]][] | "silent">> = {
  "both.example": [
    [1, [192, 0, 2, 1]],
    [28, [0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ],
  "none.example": [],
  "silent.example": "silent",
};

let server: Socket;
const { Resolver } = dns.promises;
const looked = vi.spyOn(dns, "lookup");
beforeAll(async () => {
  server = createSocket("udp4").on("message", (question, { port, address }) => {
    const { name, type, end } = questionIn(question);
    const records = ZONE[name];
    if (records === undefined || records === "silent") return;
    const answers = records
      .filter(([kind]) => kind === type)
      .map(([kind, bytes]) => Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]));
    const head = Buffer.from([0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    server.send(
      Buffer.concat([question.subarray(0, 2), head, question.subarray(12, end), ...answers]),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  dns.promises.Resolver = class extends Resolver {
    constructor(options?: dns.ResolverOptions) {
      super({ ...options, timeout: 100, tries: 1 });
      this.setServers([`127.0.0.1:${port}`]);
    }
  };
  syncBuiltinESMExports();
});
afterEach(() => looked.mockClear());
afterAll(() => {
  dns.promises.Resolver = Resolver;
  looked.mockRestore();
  syncBuiltinESMExports();
  server.close();
});

function questionIn(question: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join("."), type: question.readUInt16BE(at + 1), end: at + 5 };
}

test("a name's addresses come from its name servers, without the system's lookup and its threads", async () => {
  expect(await addressesOf("both.example")).toEqual([
    { address: "192.0.2.1", family: 4 },
    { address: "2001:db8::1", family: 6 },
  ]);
  await expect(addressesOf("none.example")).rejects.toMatchObject({ code: "ENODATA" });
  await expect(addressesOf("silent.example")).rejects.toMatchObject({ code: "ETIMEOUT" });
  expect(looked).not.toHaveBeenCalled();
});

test("where names may be local, the system looks up those that DNS doesn't have, and none that stays silent", async () => {
  await expect(addressesOf("none.example", true)).rejects.toThrow();
  expect(looked.mock.calls.map(([name]) => name)).toEqual(["none.example"]);
  await expect(addressesOf("silent.example", true)).rejects.toMatchObject({ code: "ETIMEOUT" });
  expect(looked).toHaveBeenCalledTimes(1);
});

test("the system looks up names without a dot, one at a time", async () => {
  let running = 0;
  let most = 0;
  looked.mockImplementation(((_name: string, _options: object, respond: (...given: unknown[]) => void) => {
    running += 1;
    most = Math.max(most, running);
    setImmediate(() => {
      running -= 1;
      respond(null, [{ address: "127.0.0.1", family: 4 }]);
    });
  }) as unknown as typeof dns.lookup);
  const found = await Promise.all(["one", "two", "three"].map((name) => addressesOf(name)));
  expect(found.flat().map(({ address }) => address)).toEqual(["127.0.0.1", "127.0.0.1", "127.0.0.1"]);
  expect([looked.mock.calls.length, most]).toEqual([3, 1]);
});
