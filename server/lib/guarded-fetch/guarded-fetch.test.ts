import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decodeHtml } from "../../resources/postings/encoding.ts";
import type { FetchErrorReason } from "./fetch-error.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { isPublicAddress, type Permit } from "./permit.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let origin: string;
let port: number;
let handler: Handler;
let seen: IncomingMessage[];
const server = createServer((request, response) => {
  seen.push(request);
  handler(request, response);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
});

const html = { "content-type": "text/html; charset=utf-8" };
const ownServer: Permit = {
  address: (address) => address === "127.0.0.1",
  port: (wanted) => wanted === port,
};
const fetchOwn = (path: string, limits: { timeoutMs?: number; maxBytes?: number } = {}) =>
  guardedFetch(`${origin}${path}`, { types: ["text/html"], permit: ownServer, ...limits });
const rejected = (fetching: Promise<unknown>, reason: FetchErrorReason) =>
  expect(fetching).rejects.toMatchObject({ reason });

describe("a guarded fetch", () => {
  test("follows redirects to a page, and sends no cookie, credentials, or referrer", async () => {
    handler = ({ url }, response) => {
      if (url === "/final") response.writeHead(200, html).end("<p>Grüße</p>");
      else response.writeHead(302, { location: "/final", "set-cookie": "a=b" }).end();
    };
    const address = `${origin.replace("//", "//user:secret@")}/start#part`;
    const { url, body } = await guardedFetch(address, { types: ["text/html"], permit: ownServer });
    expect(url).toBe(`${origin}/final`);
    expect(body.toString()).toBe("<p>Grüße</p>");
    expect(seen).toHaveLength(2);
    for (const { headers } of seen) {
      expect(headers).not.toHaveProperty("cookie");
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("referer");
    }
  });

  test("follows five redirects, but not six", async () => {
    handler = ({ url = "" }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.writeHead(200, html).end("there");
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    };
    await expect(fetchOwn("/5")).resolves.toMatchObject({ url: `${origin}/0` });
    await rejected(fetchOwn("/6"), "too_many_redirects");
  });

  test("decompresses a page", async () => {
    handler = (_request, response) =>
      response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(gzipSync("<p>small</p>"));
    expect((await fetchOwn("/")).body.toString()).toBe("<p>small</p>");
  });
});

describe("a guarded fetch rejects", () => {
  test.each([
    "http://127.0.0.1/",
    "http://localhost/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://169.254.169.254/latest/meta-data",
    "http://10.0.0.1/",
    "http://100.64.0.1/",
    "http://0.0.0.0/",
    "https://[fd00::1]/",
    "http://93.184.215.14:8080/",
    "http://93.184.215.14:22/",
  ])("%s, before it sends a request", (address) =>
    rejected(guardedFetch(address, { types: ["text/html"] }), "private_address"),
  );

  test.each(["file:///etc/passwd", "ftp://example.com/", "javascript:alert(1)", "jobs", ""])(
    "%s, which isn't a web address",
    (address) => rejected(guardedFetch(address, { types: ["text/html"] }), "not_a_web_address"),
  );

  test.each([
    ["http://169.254.169.254/", "private_address"],
    ["http://localhost/", "private_address"],
    ["//[::ffff:10.0.0.1]/", "private_address"],
    ["http://127.0.0.1:1/", "private_address"],
    ["file:///etc/passwd", "not_a_web_address"],
  ] as const)("a redirect to %s", async (location, reason) => {
    handler = (_request, response) => response.writeHead(302, { location }).end();
    const notByName = {
      address: (address: string) => address === "127.0.0.1" && seen.length === 0,
      port: ownServer.port,
    };
    await rejected(guardedFetch(origin, { types: ["text/html"], permit: notByName }), reason);
    expect(seen).toHaveLength(1);
  });

  test("a name that leads into our network, checked when it connects", async () => {
    const requested: string[] = [];
    const permit = { address: (address: string) => requested.push(address) === 0, port: () => true };
    await rejected(
      guardedFetch(`http://localhost:${port}/`, { types: ["text/html"], permit }),
      "private_address",
    );
    expect(requested).toContain("127.0.0.1");
    expect(seen).toHaveLength(0);
  });

  test("a name that doesn't exist", () =>
    rejected(guardedFetch("http://nobody.invalid/", { types: ["text/html"] }), "unknown_host"));

  test("an unexpected content type, and an unsuccessful response", async () => {
    handler = (_request, response) =>
      response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
    await rejected(fetchOwn("/"), "wrong_type");
    handler = (_request, response) => response.writeHead(200).end("what is this");
    await rejected(fetchOwn("/"), "wrong_type");
    handler = (_request, response) => response.writeHead(403, html).end("no");
    await rejected(fetchOwn("/"), "refused_by_site");
  });

  test("an endless body, before it is large", async () => {
    let sent = 0;
    handler = (_request, response) => {
      response.writeHead(200, html);
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536))) sent += 65_536;
      };
      response.on("drain", more);
      more();
    };
    await rejected(fetchOwn("/"), "too_large");
    expect(sent).toBeLessThan(20_000_000);
  });

  test("a small file that decompresses to a large one", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    handler = (_request, response) =>
      response.writeHead(200, { ...html, "content-encoding": "gzip" }).end(bomb);
    await rejected(fetchOwn("/"), "too_large");
  });

  test("a response that arrives too slowly, one that never arrives, and slow redirects", async () => {
    handler = (_request, response) => {
      response.writeHead(200, html);
      const timer = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(timer));
    };
    await rejected(fetchOwn("/", { timeoutMs: 200 }), "too_slow");
    handler = () => undefined;
    await rejected(fetchOwn("/", { timeoutMs: 200 }), "too_slow");
    handler = (_request, response) => {
      setTimeout(() => response.writeHead(302, { location: "/" }).end(), 90);
    };
    await rejected(fetchOwn("/", { timeoutMs: 200 }), "too_slow");
  });

  test("a connection that breaks off, and a body that doesn't match its encoding", async () => {
    handler = (_request, response) => response.destroy();
    await rejected(fetchOwn("/"), "unreachable");
    handler = (_request, response) =>
      response.writeHead(200, { ...html, "content-encoding": "gzip" }).end("not gzip");
    await rejected(fetchOwn("/"), "unreachable");
    handler = (_request, response) =>
      response.writeHead(200, { ...html, "content-encoding": "zstd" }).end("unknown");
    await rejected(fetchOwn("/"), "wrong_type");
    handler = (_request, response) =>
      response.writeHead(200, { ...html, "content-encoding": "constructor" }).end("no coding");
    await rejected(fetchOwn("/"), "wrong_type");
  });
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700:4700::1111", true],
  ["172.15.0.1", true],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["198.18.0.1", false],
  ["203.0.113.9", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["fe80::1%eth0", false],
  ["fec0::1", false],
  ["2001:db8::1", false],
  ["2002:7f00:1::", false],
  ["64:ff9b::7f00:1", false],
  ["::", false],
  ["nonsense", false],
])("%s is a public address: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe("a page's text", () => {
  test.each([
    ["the header's encoding", "text/html; charset=iso-8859-1", [0xe9], "é"],
    ["UTF-8 where nothing is said", "text/html", [0xc3, 0xa9], "é"],
    ["UTF-8 where the label is unknown", "text/html; charset=klingon", [0xc3, 0xa9], "é"],
    ["no error for bytes that fit nothing", "text/html; charset=utf-8", [0xff, 0x41], "\ufffdA"],
  ])("is decoded with %s", (_name, contentType, bytes, text) => {
    expect(decodeHtml(Buffer.from(bytes), contentType)).toBe(text);
  });

  test("is decoded with the encoding that the page itself names", () => {
    const page = Buffer.concat([Buffer.from('<meta charset="windows-1252">'), Buffer.from([0x80])]);
    expect(decodeHtml(page, "text/html")).toContain("€");
  });
});
