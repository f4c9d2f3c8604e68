import type { IncomingMessage } from "node:http";
import { FetchError } from "./fetch-error.ts";
import type { Permit } from "./permit.ts";
import { requestOnce } from "./request.ts";

type GuardedPost = {
  readonly permit: Permit;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** The time for everything together: name lookup, the connection and the response. */
  readonly timeoutMs: number;
  /** The most bytes of the response that are read. */
  readonly maxBytes: number;
};

/**
 * Sends our data to an address that someone else supplied, with the checks of `guardedFetch`. Follows no redirects, because no one agreed
 * to their targets.
 * @returns the response's status, whatever it is, and the beginning of its body
 * @throws FetchError
 */
export async function guardedPost(
  address: string,
  { permit, headers, body, timeoutMs, maxBytes }: GuardedPost,
): Promise<{ status: number; body: string }> {
  if (!URL.canParse(address)) throw new FetchError("not_a_web_address");
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const length = String(Buffer.byteLength(body));
    const all = { ...headers, "content-length": length, "accept-encoding": "identity" };
    const response = await requestOnce(new URL(address), { permit, signal, headers: all, body });
    return { status: response.statusCode ?? 0, body: await beginningOf(response, maxBytes) };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError(signal.aborted ? "too_slow" : "unreachable", error);
  }
}

async function beginningOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, maxBytes).toString("utf8");
}
