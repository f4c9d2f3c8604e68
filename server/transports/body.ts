import { MIMEType } from "node:util";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "#server/core/errors.ts";
import { assertFewValues, assertFewValuesIn } from "#server/core/input-size.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { incomingOf } from "./listener.ts";

/** The usual limit of a request body, in bytes. */
export const BODY_MAX_BYTES = LIMITS.requests.body;

/** Returns the maximum size of a call's body in bytes. The body may include an uploaded file. */
export function bodyMaxBytesOf(contract: PublicOperation | undefined): number {
  return contract?.upload?.bodyMaxBytes ?? BODY_MAX_BYTES;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a JSON body, counting its bytes; returns undefined if there is no body.
 * @param boundOf the limit of this body, if it is known only after parsing
 * @throws unsupported_media_type, payload_too_large, malformed_request
 */
export async function readJson(
  request: Request,
  maxBytes = BODY_MAX_BYTES,
  boundOf: (body: unknown) => number = () => maxBytes,
): Promise<unknown> {
  const length = request.headers.get("content-length");
  const chunked = request.headers.get("transfer-encoding") !== null;
  if (!chunked && (length === null || length === "0")) return undefined;
  if (!isJson(request.headers.get("content-type") ?? "") || isEncoded(request.headers)) {
    throw new OperationError(
      "unsupported_media_type",
      "Send the body as application/json, in UTF-8, uncompressed.",
    );
  }
  assertLength(request, maxBytes);
  // Node enforces the Content-Length, so only the bytes of a chunked body must be counted.
  const bytes = await (chunked ? gathered(request, maxBytes) : request.arrayBuffer()).catch(throwAborted);
  if (bytes.byteLength === 0) return undefined;
  const body = parsed(bytes);
  const bound = boundOf(body);
  if (bytes.byteLength > bound) throw tooLarge(bound);
  assertFewValues(body);
  return body;
}

/**
 * Checks whether a body is compressed, as a whole or for its transfer. "identity" means that it isn't (RFC 9110, 12.5.3), and Node
 * removes the coding "chunked".
 */
export function isEncoded(headers: Headers): boolean {
  const content = headers.get("content-encoding") ?? "";
  const transfer = headers.get("transfer-encoding") ?? "";
  return !/^(identity)?$/i.test(content) || !/^(chunked)?$/i.test(transfer);
}

/** Checks for JSON in UTF-8; other parameters have no meaning for JSON (RFC 8259, 11). */
function isJson(contentType: string): boolean {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === "application/json" && /^utf-?8$/i.test(params.get("charset") ?? "utf-8");
  } catch {
    return false;
  }
}

function parsed(bytes: ArrayBuffer | Uint8Array): unknown {
  assertFewValuesIn(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes));
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new OperationError("malformed_request", "The request body isn't valid JSON in UTF-8.");
  }
}

/** Throws the error for a client that disconnected in the middle of its body: it isn't our fault, and no one receives the response. */
function throwAborted(error: unknown): never {
  if (error instanceof OperationError) throw error;
  throw new OperationError("malformed_request", "The request body was cut off.");
}

/** Rejects a body by its Content-Length, before it is read. @throws payload_too_large */
export function assertLength(request: Request, maxBytes: number): void {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

/**
 * Yields the body as it arrives, up to its limit. If the reader stops early, the listener drops the rest.
 * @throws payload_too_large
 */
export async function* countedBytes(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const body =
    incomingOf(request)?.iterator({ destroyOnReturn: false }) ??
    request.body?.values({ preventCancel: true });
  let total = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    total += chunk.byteLength;
    if (total > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

async function gathered(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of countedBytes(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns the error without `Connection: close`, which would lose the response for a client that is still sending. */
export function tooLarge(maxBytes: number): OperationError {
  const detail = `The request body can be up to ${inWords(maxBytes, "bytes")}.`;
  return new OperationError("payload_too_large", detail);
}
