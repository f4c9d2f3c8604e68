import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchRefusal } from "./refusal.ts";

const decompressors: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads a body to its end, decompressed; stops as soon as it is larger than allowed, so that a small file that
 * unfolds to a huge one costs no more than that.
 * @throws FetchRefusal
 */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  async function gather(source: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchRefusal("too_large");
      chunks.push(chunk);
    }
  }
  const coding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  const decompressor = decompressors[coding];
  if (decompressor) await pipeline(response, decompressor(), gather, { signal });
  else if (coding === "identity" || coding === "") await pipeline(response, gather, { signal });
  else throw new FetchRefusal("wrong_type");
  return Buffer.concat(chunks);
}
