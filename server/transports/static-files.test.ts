import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressStatic } from "../../scripts/launcher/build.ts";
import { withCompressedFiles } from "./static-files.ts";

const SCRIPT = "export const words = 'the same words over and over';\n".repeat(200);
let folder: string;
let port: number;
const server = createServer();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "offerlane-static-"));
  await mkdir(path.join(folder, "chunks"));
  await writeFile(path.join(folder, "chunks/a[b].js"), SCRIPT);
  await writeFile(path.join(folder, "small.css"), "a{}");
  await writeFile(path.join(folder, "font.woff2"), SCRIPT);
  await compressStatic(folder);
  await writeFile(path.join(folder, "..", "secret.js.br"), "secret");
  server.on(
    "request",
    await withCompressedFiles(folder, "/static", (_request, response) => {
      response.writeHead(404).end("next");
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await rm(path.join(folder, "..", "secret.js.br"));
  await rm(folder, { recursive: true });
});

type Got = { status: number; headers: Record<string, unknown>; body: Buffer };

function get(address: string, encoding: string, method = "GET"): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, path: address, method, headers: { "accept-encoding": encoding } },
      (received) => {
        const chunks: Buffer[] = [];
        received.on("data", (chunk: Buffer) => chunks.push(chunk));
        received.on("end", () =>
          resolve({
            status: received.statusCode ?? 0,
            headers: received.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.on("error", reject).end();
  });
}

test("a browser that accepts Brotli gets the build's compressed files, cacheable permanently", async () => {
  for (const address of ["/static/chunks/a[b].js", "/static/chunks/a%5Bb%5D.js?dpl=1"]) {
    const { status, headers, body } = await get(address, "gzip, deflate, br, zstd");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/javascript; charset=UTF-8",
      "content-encoding": "br",
      vary: "Accept-Encoding",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    expect(body.length).toBeLessThan(SCRIPT.length / 10);
  }
  const { status, body } = await get("/static/chunks/a[b].js", "br", "HEAD");
  expect([status, body.length]).toEqual([200, 0]);
});

test.each([
  ["without Brotli", "/static/chunks/a[b].js", "gzip", "GET"],
  ["that weighs Brotli", "/static/chunks/a[b].js", "br;q=0, gzip", "GET"],
  ["with a change", "/static/chunks/a[b].js", "br", "POST"],
  ["for a file too small to compress", "/static/small.css", "br", "GET"],
  ["for a font", "/static/font.woff2", "br", "GET"],
  ["for a compressed file by its own name", "/static/chunks/a[b].js.br", "br", "GET"],
  ["for a file outside", "/static/../secret.js", "br", "GET"],
  ["for a file outside, encoded", "/static/%2e%2e%2fsecret.js", "br", "GET"],
  ["that can't be decoded", "/static/%", "br", "GET"],
])("a request %s is passed to the next handler", async (_kind, address, encoding, method) => {
  expect((await get(address, encoding, method)).body.toString()).toBe("next");
});
