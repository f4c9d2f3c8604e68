import type { RequestContext } from "#server/core/context.ts";
import { invalidField, notFound } from "#server/core/errors.ts";
import { callOperation } from "#server/core/procedure.ts";
import { isStreamed } from "#server/core/streamed.ts";
import { operations } from "#server/resources/index.ts";
import { answerStreamed } from "./streamed-answer.ts";

/** The media type that a page accepts for a read that it saves as a file. */
const BYTES = "application/octet-stream";

/** Checks whether a page requests a file, without tRPC's envelope. */
export function wantsDownload(request: Request): boolean {
  return request.method === "GET" && request.headers.get("accept") === BYTES;
}

/**
 * Sends the response to a page's read while it is made, as REST does.
 * @throws not_found if the procedure's response isn't streamed; the operation's error
 */
export async function answerDownload(
  request: Request,
  procedure: string,
  context: RequestContext,
): Promise<Response> {
  const operation = operations.find((item) => item.procedure === procedure);
  if (!operation || operation.contract.changesData) throw notFound("path");
  const input = inputOf(new URL(request.url));
  const output = await callOperation(operation, input, { ...context, takesStreams: true }, request.signal);
  if (!isStreamed(output)) throw notFound("path");
  const headers = {
    ...Object.fromEntries(context.headers),
    "Cache-Control": "private, no-store",
    "Content-Type": "application/json; charset=utf-8",
    "X-Request-Id": context.requestId,
  };
  return answerStreamed(request, output, headers, await context.actor());
}

function inputOf({ searchParams }: URL): unknown {
  try {
    return JSON.parse(searchParams.get("input") ?? "");
  } catch {
    throw invalidField([], "The input must be JSON.");
  }
}
