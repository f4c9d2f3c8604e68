import { request } from "node:http";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, test } from "vitest";
import { KIB } from "#domain/units.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { codingFor, encoded, LEAST_BYTES } from "./compression.ts";
import { MCP_PATH } from "./mcp/handler.ts";

const OPEN = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
let key: string;
let list: string;

beforeAll(async () => {
  const { api, person, key: made } = await makeCaller();
  key = made;
  for (let index = 0; index < 5; index += 1) await makeApplication(api, person.boardId);
  list = `/api/v1/boards/${person.boardId}/applications`;
});

/** Sends a request and returns the response undecoded. */
async function raw(path: string, coding: string | null, { method = "GET" } = {}) {
  const headers: Record<string, string> = {
    Authorization: `Bearer ${key}`,
    ...(coding === null ? {} : { "Accept-Encoding": coding }),
  };
  const url = new URL(path, await serverOrigin());
  return new Promise<{ headers: Record<string, unknown>; status: number; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(url, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            headers: response.headers,
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on("error", reject);
      sent.end();
    },
  );
}

describe.each(["zstd", "br", "gzip"] as const)("in %s", (coding) => {
  test.each([() => list, () => "/api/v1/openapi.json"])(
    "a long response is compressed without changing its content (%#)",
    async (at) => {
      const plain = await raw(at(), null);
      const packed = await raw(at(), coding);
      expect(packed.headers).toMatchObject({ "content-encoding": coding, vary: "Accept-Encoding" });
      expect(packed.body.byteLength).toBeLessThan(plain.body.byteLength / 2);
      expect(OPEN[coding](packed.body).equals(plain.body)).toBe(true);
      expect(packed.headers.etag).toBe(plain.headers.etag);
      expect(plain.headers).not.toHaveProperty("content-encoding");
      expect(plain.headers.vary).toBe("Accept-Encoding");
      const head = await raw(at(), coding, { method: "HEAD" });
      expect(head.headers["content-length"]).toBe(String(packed.body.byteLength));
      expect(head.headers["content-encoding"]).toBe(coding);
    },
  );
});

test("the list of tools is also compressed if it is a single message", async () => {
  const seen: (string | null)[] = [];
  const noting = async (...asked: Parameters<typeof fetch>) => {
    const response = await fetch(...asked);
    seen.push(response.headers.get("content-encoding"));
    return response;
  };
  const versionNegotiation = { mode: { pin: "2026-07-28" } } as const;
  const client = new Client({ name: "offerlane-tests", version: "1.0.0" }, { versionNegotiation });
  const requestInit = { headers: { Authorization: `Bearer ${key}`, "Accept-Encoding": "br" } };
  const address = new URL(MCP_PATH, await serverOrigin());
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit, fetch: noting }));
  expect((await client.listTools()).tools).toHaveLength(95);
  expect(seen.at(-1)).toBe("br");
  await client.close();
});

test("short responses, and responses without a body, are sent uncompressed", async () => {
  const short = await raw("/api/v1/me", "gzip");
  expect(short.status).toBe(200);
  expect(short.headers).not.toHaveProperty("content-encoding");
  const { headers } = await raw(list, "gzip");
  const again = await fetch(new URL(list, await serverOrigin()), {
    headers: { Authorization: `Bearer ${key}`, "If-None-Match": String(headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-encoding")).toBeNull();
});

test.each([
  ["", null],
  ["identity", null],
  ["deflate, compress", null],
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, br;q=0.5", "gzip"],
  ["GZIP;Q=0.8, br ; q=0.9", "br"],
  ["gzip;q=0", null],
  ["*", "zstd"],
  ["zstd;q=0, *;q=0.1", "br"],
  ["gzip;q=0.5, identity", null],
  ["gzip;q=nonsense", null],
])("Accept-Encoding: %s selects %s", (header, coding) => {
  expect(codingFor(header)).toBe(coding);
});

test.each(Object.entries(OPEN))(
  "a response in %s decodes to the same text, whether small or large",
  async (coding, decompress) => {
    for (const length of [LEAST_BYTES, 16 * KIB, 16 * KIB + 1, 256 * KIB]) {
      const text = "é1".repeat(length).slice(0, length);
      const request = new Request("http://localhost/", { headers: { "Accept-Encoding": coding } });
      const { content, headers } = await encoded(request, text);
      expect(headers["Content-Encoding"]).toBe(coding);
      expect(content.length).toBeLessThan(length);
      expect(decompress(content as Uint8Array).toString()).toBe(text);
    }
  },
);
