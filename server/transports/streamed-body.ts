import type { Streamed } from "#server/core/streamed.ts";
import { logger } from "#server/lib/logger.ts";
import { endWithCredential } from "./ending-with-credential.ts";

/** Up to this size a response is sent whole, with its length and the ETag of its bytes. */
const MOST_WHOLE = 1_048_576;

type BodyChunks = AsyncIterable<Uint8Array> & {
  readonly next: () => Promise<IteratorResult<Uint8Array>>;
  readonly return: () => Promise<IteratorResult<Uint8Array>>;
};

/** Reads up to a mebibyte of a response. Returns all of it, or its beginning with an iteration that continues from there. */
export async function beginBody(
  output: Streamed,
): Promise<{ readonly whole: Uint8Array<ArrayBuffer> } | { readonly rest: BodyChunks }> {
  const pieces = output.pieces();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= MOST_WHOLE) {
    const next = await pieces.next();
    if (next.done) return { whole: new Uint8Array(Buffer.concat(chunks)) };
    chunks.push(next.value);
    size += next.value.byteLength;
  }
  return { rest: following(chunks, pieces) };
}

/** Yields the taken pieces and then the others. Ending the iteration early also ends the others, even if none of them was read. */
function following(chunks: Uint8Array[], pieces: AsyncGenerator<Uint8Array>): BodyChunks {
  const rest: BodyChunks = {
    next: async () => {
      const value = chunks.shift();
      return value === undefined ? pieces.next() : { value, done: false };
    },
    return: () => pieces.return(undefined),
    [Symbol.asyncIterator]: () => rest,
  };
  return rest;
}

/**
 * Returns a body whose pieces are made only when they are read. It breaks off if a piece fails, or when the credential ends; the reader
 * then sees that it is incomplete.
 * @param credentialId the request's session, API key, or app's grant
 */
export function bodyOf(pieces: AsyncIterable<Uint8Array>, credentialId?: string): ReadableStream<Uint8Array> {
  const iteration = pieces[Symbol.asyncIterator]();
  let release = () => {};
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    release();
    // The current read ends first; its failure, if any, has already been reported to the reader.
    void iteration.return?.().catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        if (credentialId === undefined) return;
        release = endWithCredential(credentialId, () => {
          controller.error(new Error("The credential ended."));
          end();
        });
      },
      async pull(controller) {
        try {
          const { value, done } = await iteration.next();
          // The reader left, or the credential ended, while this piece was made.
          if (hasEnded) return;
          if (!done) {
            controller.enqueue(value);
            return;
          }
          release();
          controller.close();
        } catch (error) {
          if (hasEnded) return;
          release();
          logger.error({ err: error }, "a streamed response broke off");
          controller.error(error);
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
