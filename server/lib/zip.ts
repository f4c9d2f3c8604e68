import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";
import { pipeThrough } from "./pipe-through.ts";

/** The compression level. It takes half the time of the default level 6, and files are 5% larger. */
const LEVEL = 4;

/** A file in a ZIP: its path, and its bytes as they are produced. */
export type ZipEntry = {
  readonly path: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
};

/**
 * Yields the entries as a ZIP, one after another, produced only as fast as they are read. zlib compresses on
 * its own threads; the event loop only computes sizes and checksums.
 * @param modified the time of every entry; ZIP stores local time
 */
export async function* zipped(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  modified?: Date,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { path, content } of entries) {
    const file: ZipInputFile = {
      filename: path,
      size: 0,
      crc: 0,
      compression: 8,
      ...(modified && { mtime: modified }),
    };
    zip.add(file);
    const counted = counting(content instanceof Uint8Array ? [content] : content, file);
    for await (const chunk of pipeThrough(counted, createDeflateRaw({ level: LEVEL }))) {
      file.ondata?.(null, chunk, false);
      yield* written.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield* written.splice(0);
}

async function* counting(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file: ZipInputFile,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    if (piece.byteLength === 0) continue;
    file.size += piece.byteLength;
    file.crc = crc32(piece, file.crc);
    yield piece;
  }
}
