import { OperationError } from "#server/core/errors.ts";

/** The usual bound of a request body. */
export const BODY_MAX_BYTES = 1_048_576;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a JSON body, counting while it comes; no body at all is undefined.
 * @throws unsupported_media_type, payload_too_large, malformed_request
 */
export async function readJson(request: Request, maxBytes = BODY_MAX_BYTES): Promise<unknown> {
  const length = request.headers.get("content-length");
  const chunked = request.headers.get("transfer-encoding") !== null;
  if (!chunked && (length === null || length === "0")) return undefined;
  const type = request.headers.get("content-type") ?? "";
  if (
    !/^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i.test(type) ||
    request.headers.has("content-encoding")
  ) {
    throw new OperationError(
      "unsupported_media_type",
      "Send the body as application/json, in UTF-8, uncompressed.",
    );
  }
  if (length !== null && Number(length) > maxBytes) throw tooLarge(maxBytes);
  // Node holds a body to its Content-Length, so that only a chunked one is to be counted.
  const bytes = await (chunked ? countedBytes(request, maxBytes) : request.arrayBuffer()).catch(brokenOff);
  if (bytes.byteLength === 0) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new OperationError("malformed_request", "The request body is not valid JSON in UTF-8.");
  }
}

/** A client that goes away amid its body is no fault of ours, and hears no answer. */
function brokenOff(error: unknown): never {
  if (error instanceof OperationError) throw error;
  throw new OperationError("malformed_request", "The request body broke off.");
}

async function countedBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let total = 0; ; ) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return Buffer.concat(chunks);
    total += value.byteLength;
    if (total > maxBytes) {
      void passOver(reader);
      throw tooLarge(maxBytes);
    }
    chunks.push(value);
  }
}

/** Reads on what a client still sends, so that it comes to reading the answer; the adapter ends it if it takes long. */
async function passOver(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  try {
    while (reader && !(await reader.read()).done);
  } catch {
    // The client has gone, or was sent away.
  }
}

/** Without `Connection: close`, which would lose the answer of a client that is still sending. */
function tooLarge(maxBytes: number): OperationError {
  const detail = `The request body may hold ${maxBytes / 1_048_576} MiB at most.`;
  return new OperationError("payload_too_large", detail);
}
