import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchError } from "./fetch-error.ts";
import { type Permit, publicWeb } from "./permit.ts";
import { requestOnce } from "./request.ts";

export type GuardedFetch = {
  /** The accepted media types, such as "text/html"; any other is rejected unread. */
  types: readonly string[];
  /** Set only by tests, to allow their own server. */
  permit?: Permit;
  /** The most redirects that are followed; five if omitted. */
  maxRedirects?: number;
  /** The time for everything together: name lookup, redirects, and the body. */
  timeoutMs?: number;
  /** The most bytes after decompression. */
  maxBytes?: number;
};

export type Fetched = { url: string; contentType: string; body: Buffer };

const REDIRECTS_MAX = 5;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 2 * 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches an address that someone else supplied. Each IP address that a name resolves to is checked when the connection is made, and
 * again after each redirect, so that no name can lead into our network. Sends none of our data.
 * @throws FetchError
 */
export async function guardedFetch(address: string, options: GuardedFetch): Promise<Fetched> {
  const { types, permit = publicWeb, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  const { maxRedirects = REDIRECTS_MAX } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = {
    accept: types.join(", "),
    "accept-encoding": "gzip, br, deflate",
    "user-agent": "Mozilla/5.0 (compatible; Offerlane link reader)",
  };
  try {
    let url = webAddress(address);
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const response = await requestOnce(url, { permit, signal, headers });
      const next = redirectOf(response, url);
      if (next === null) return await take(response, url, { types, maxBytes, signal });
      response.destroy();
      url = next;
    }
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError(signal.aborted ? "too_slow" : "unreachable", error);
  }
  throw new FetchError("too_many_redirects");
}

/** Parses a web address, and removes credentials and the fragment. */
function webAddress(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchError("not_a_web_address");
  const url = new URL(address, base);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new FetchError("not_a_web_address");
  url.username = "";
  url.password = "";
  url.hash = "";
  return url;
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return null;
  return webAddress(headers.location, from);
}

async function take(
  response: IncomingMessage,
  url: URL,
  { types, maxBytes, signal }: { types: readonly string[]; maxBytes: number; signal: AbortSignal },
): Promise<Fetched> {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode < 200 || statusCode > 299) throw new FetchError("refused_by_site");
    const contentType = headers["content-type"] ?? "";
    const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!types.includes(type)) throw new FetchError("wrong_type");
    return { url: url.href, contentType, body: await readBody(response, { maxBytes, signal }) };
  } finally {
    response.destroy();
  }
}

const decompressors: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/**
 * Reads a body to its end, decompressed; stops once it is larger than allowed, so that a small file that
 * expands to a huge one costs no more.
 * @throws FetchError
 */
async function readBody(
  response: IncomingMessage,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  async function gather(source: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchError("too_large");
      chunks.push(chunk);
    }
  }
  const coding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  const decompressor = decompressors.get(coding);
  if (decompressor) await pipeline(response, decompressor(), gather, { signal });
  else if (coding === "identity" || coding === "") await pipeline(response, gather, { signal });
  else throw new FetchError("wrong_type");
  return Buffer.concat(chunks);
}
