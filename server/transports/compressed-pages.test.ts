import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  createZstdDecompress,
  gunzipSync,
  zstdDecompressSync,
} from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { withCompressedPages } from "./compressed-pages.ts";

const WHOLE = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
const PIECEWISE = { zstd: createZstdDecompress, br: createBrotliDecompress, gzip: createGunzip };
const PIECES = Array.from({ length: 60 }, (_, index) => `<p>Piece ${index} of a page, é, 漢.</p>`.repeat(9));
const PAGE = PIECES.join("");

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Requests a page from a server of these pages, without decoding the response. */
async function ask(pages: RequestListener, coding?: string, method = "GET"): Promise<IncomingMessage> {
  server = createServer(withCompressedPages(pages)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = coding === undefined ? {} : { "accept-encoding": coding };
  const sent = request({ host: "127.0.0.1", port, method, headers }).end();
  const [received] = (await once(sent, "response")) as [IncomingMessage];
  return received;
}

/** Writes a page as Next does: the headers separately, then piece by piece. */
const inPieces: RequestListener = (_request, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Vary", "rsc");
  response.flushHeaders();
  for (const piece of PIECES) response.write(piece);
  response.end();
};

describe.each(["zstd", "br", "gzip"] as const)("in %s", (coding) => {
  test("a page written in pieces arrives whole and declares its encoding", async () => {
    const received = await ask(inPieces, coding);
    const body = await buffer(received);
    expect(received.headers).toMatchObject({ "content-encoding": coding, vary: "rsc, Accept-Encoding" });
    expect(received.headers).not.toHaveProperty("content-length");
    expect(WHOLE[coding](body).toString()).toBe(PAGE);
    expect(body.byteLength).toBeLessThan(PAGE.length / 4);
  });

  test("what a page has written is readable before the rest is sent", async () => {
    const { promise: wasRead, resolve: read } = Promise.withResolvers<void>();
    const received = await ask(async (_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.write("<head>");
      await wasRead;
      response.end("<body>");
    }, coding);
    let seen = "";
    for await (const chunk of received.pipe(PIECEWISE[coding]())) {
      seen += String(chunk);
      if (seen === "<head>") read();
    }
    expect(seen).toBe("<head><body>");
  });

  test("a long text waits for a slow reader and arrives whole", async () => {
    const lines = Array.from({ length: 200 }, () => randomBytes(60_000).toString("base64"));
    let answering: ServerResponse | undefined;
    const received = await ask((_request, response) => {
      answering = response;
      response.setHeader("Content-Type", "text/plain");
      Readable.from(lines, { objectMode: false }).pipe(response);
    }, coding);
    received.pause();
    await vi.waitFor(() => expect(answering?.writableNeedDrain).toBe(true), { timeout: 20_000 });
    expect(WHOLE[coding](await buffer(received)).toString()).toBe(lines.join(""));
  });
});

test.each<[string, RequestListener, string | undefined, string]>([
  ["for a reader who takes no coding", inPieces, undefined, PAGE],
  [
    "if it is short",
    (_request, response) => response.setHeader("Content-Type", "text/html").end("Hi"),
    "br",
    "Hi",
  ],
  [
    "if it isn't text",
    (_request, response) => response.setHeader("Content-Type", "font/woff2").end(PAGE),
    "br",
    PAGE,
  ],
  [
    "if it is already compressed",
    (_request, response) =>
      response.setHeader("Content-Type", "text/css").setHeader("Content-Encoding", "identity").end(PAGE),
    "br",
    PAGE,
  ],
  [
    "if it is a partial response",
    (_request, response) =>
      response.writeHead(206, { "Content-Type": "text/plain", "Content-Range": "bytes 0-9/99" }).end(PAGE),
    "br",
    PAGE,
  ],
])("a response is sent unchanged %s", async (_case, pages, coding, content) => {
  const received = await ask(pages, coding);
  expect((await buffer(received)).toString()).toBe(content);
  expect(received.headers["content-encoding"] ?? "identity").toBe("identity");
});

test("HEAD declares no compression and has no body", async () => {
  const received = await ask(inPieces, "br", "HEAD");
  expect((await buffer(received)).byteLength).toBe(0);
  expect(received.headers).not.toHaveProperty("content-encoding");
});

test("a client that disconnects midway ends the work without affecting others", async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const received = await ask((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.once("close", () => {
      response.write("for nobody");
      response.end("either");
      close();
    });
    response.write(PAGE);
  }, "zstd");
  received.once("data", () => received.destroy());
  received.once("error", () => undefined);
  await closed;
  await new Promise(setImmediate);
  expect((await buffer(await ask(inPieces))).toString()).toBe(PAGE);
});
