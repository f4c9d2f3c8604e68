import { type Duplex, pipeline, Readable } from "node:stream";

/**
 * Writes pieces to a stream, one at a time when it has room, and yields the stream's output. Ending the
 * iteration early also ends the iteration of the pieces. Throws the error of either.
 */
export async function* pipeThrough(
  pieces: AsyncIterable<Uint8Array>,
  stream: Duplex,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const source = Readable.from(pieces, { objectMode: true, highWaterMark: 1 });
  // A failure also destroys the stream, so that the iteration below throws it.
  pipeline(source, stream, () => undefined);
  yield* stream as AsyncIterable<Uint8Array<ArrayBuffer>>;
}
