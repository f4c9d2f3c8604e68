import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";
import { through } from "./through.ts";

/** A file of a ZIP: its path, and its bytes as they are made. */
export type ZipEntry = {
  readonly path: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
};

/**
 * The entries as a ZIP, one after the other, no more of it made than is taken. zlib's own threads compress it: what the event
 * loop does is count.
 * @param modified the time of every entry; in local time, as a ZIP says it
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
    for await (const chunk of through(counted, createDeflateRaw())) {
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
