import { type Duplex, pipeline, Readable } from "node:stream";

/**
 * Yields the output of a stream for these pieces, fed one at a time when the stream has room. Ending the iteration early ends that of the
 * pieces; a failure of either is thrown.
 */
export async function* through(
  pieces: AsyncIterable<Uint8Array>,
  stream: Duplex,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const source = Readable.from(pieces, { objectMode: true, highWaterMark: 1 });
  // A failure also destroys the stream, so that the iteration below throws it.
  pipeline(source, stream, () => undefined);
  yield* stream as AsyncIterable<Uint8Array<ArrayBuffer>>;
}
