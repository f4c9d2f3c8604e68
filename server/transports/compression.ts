import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";
import { KIB } from "#domain/units.ts";
import { pipeThrough } from "#server/lib/pipe-through.ts";

/** The fewest bytes to compress: a smaller response, such as one card's, fits in two packets anyway. */
export const LEAST_BYTES = 2 * KIB;
const BROTLI_QUALITY = 4;

/** The largest content to compress on the main thread: handing a smaller one to another thread takes longer than compressing it. */
const AT_ONCE_BYTES = 16 * KIB;

const ofBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
/** A window of 128 kB instead of 2 MB, which each response would allocate and leave to the garbage collector. */
const ofZstd = {
  params: {
    [constants.ZSTD_c_windowLog]: 17,
    [constants.ZSTD_c_hashLog]: 14,
    [constants.ZSTD_c_chainLog]: 14,
  },
};
type Compress<Result> = (content: Uint8Array) => Result;
const [brotliInThread, zstdInThread] = [promisify(brotliCompress), promisify(zstdCompress)];

/** The supported codings, best first, each with a function for small contents and one for others. */
const CODINGS: Record<
  "zstd" | "br" | "gzip",
  readonly [atOnce: Compress<Buffer>, inThread: Compress<Promise<Buffer>>]
> = {
  zstd: [(content) => zstdCompressSync(content, ofZstd), (content) => zstdInThread(content, ofZstd)],
  br: [(content) => brotliCompressSync(content, ofBrotli), (content) => brotliInThread(content, ofBrotli)],
  gzip: [(content) => gzipSync(content), promisify<Uint8Array, Buffer>(gzip)],
};
export type Coding = keyof typeof CODINGS;

/** For a page, which is rendered for each reader: a tenth of gzip's time for the same size (measured on boards and rosters). */
const PAGE_BROTLI_QUALITY = 1;
/** Large enough to send most pages in one piece. */
const PAGE_CHUNK_BYTES = 65_536;

/** Creates a stream that compresses a page while it is made. */
export function compressorFor(coding: Coding) {
  const chunkSize = PAGE_CHUNK_BYTES;
  if (coding === "zstd") return createZstdCompress({ chunkSize, ...ofZstd });
  if (coding === "gzip") return createGzip({ chunkSize });
  return createBrotliCompress({
    chunkSize,
    params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY },
  });
}

/** Compresses the pieces of a body while they are read. Ending the iteration early also ends the iteration of the pieces. */
export function compressed(pieces: AsyncIterable<Uint8Array>, coding: Coding): AsyncIterable<Uint8Array> {
  return pipeThrough(pieces, compressorFor(coding));
}

/**
 * Returns the content to send with its headers: compressed in the coding that the request prefers (RFC 9110, 12.5.3), or unchanged. ETags
 * stay the same: they name the resource, which changes are compared with. Other sites' pages can't make authenticated requests to us, so
 * the length of a response reveals nothing (BREACH).
 */
export async function encoded(
  request: Request,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<{ content: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const headers = { Vary: "Accept-Encoding" };
  const coding = codingFor(request.headers.get("accept-encoding") ?? "");
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  if (coding === null || bytes.byteLength < LEAST_BYTES) return { content, headers };
  const [atOnce, inThread] = CODINGS[coding];
  const sent = bytes.byteLength <= AT_ONCE_BYTES ? atOnce(bytes) : await inThread(bytes);
  return { content: new Uint8Array(sent), headers: { ...headers, "Content-Encoding": coding } };
}

/** The latest headers, cached because clients send few different ones. */
const codings = new Map<string, Coding | null>();
const KNOWN_MOST = 100;

/** Returns the supported coding that an `Accept-Encoding` header prefers; null if none is preferred to the uncompressed body. */
export function codingFor(header: string): Coding | null {
  const found = codings.get(header);
  if (found !== undefined) return found;
  if (codings.size === KNOWN_MOST) codings.clear();
  const coding = preferredIn(header);
  codings.set(header, coding);
  return coding;
}

function preferredIn(header: string): Coding | null {
  const weights = new Map(header.split(",").map(weighted));
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  const identity = weights.get("identity") ?? 0;
  const offered = (Object.keys(CODINGS) as Coding[]).filter((coding) => weightOf(coding) > identity);
  return offered.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

function weighted(element: string): [string, number] {
  const [coding = "", ...parameters] = element.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((part) => part.startsWith("q="));
  return [coding, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
