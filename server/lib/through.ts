import { type Duplex, pipeline, Readable } from "node:stream";

/**
 * What a stream makes of the pieces, one of them at a time: the next is asked for when the stream has room. Ending the iteration
 * early ends that of the pieces; a failure of either is thrown.
 */
export async function* through(
  pieces: AsyncIterable<Uint8Array>,
  stream: Duplex,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const source = Readable.from(pieces, { objectMode: true, highWaterMark: 1 });
  // A failure destroys the stream with it, so that the iteration below throws it.
  pipeline(source, stream, () => undefined);
  yield* stream as AsyncIterable<Uint8Array<ArrayBuffer>>;
}
