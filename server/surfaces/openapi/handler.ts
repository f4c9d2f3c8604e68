import { OperationError, problemOf } from "#server/core/errors.ts";
import { etagOf, matchesWeakly } from "#server/core/etag.ts";
import { env } from "#server/lib/env.ts";
import { requestIdOf } from "../request-context.ts";
import { REST_BASE } from "../rest/handler.ts";

export const OPENAPI_PATH = `${REST_BASE}/openapi.json`;

let served: Promise<{ text: string; etag: string }> | undefined;

/** The OpenAPI document, for anybody and from any origin; made at the first question. */
export async function handleOpenApi(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const common = { "X-Request-Id": requestId };
  if (request.method !== "GET" && request.method !== "HEAD") {
    const problem = problemOf(
      new OperationError("method_not_allowed", "This path takes GET, HEAD."),
      requestId,
    );
    const headers = { ...common, Allow: "GET, HEAD", "Content-Type": "application/problem+json" };
    return new Response(JSON.stringify(problem), { status: problem.status, headers });
  }
  served ??= make();
  const { text, etag } = await served;
  const headers = {
    ...common,
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=300",
    "Access-Control-Allow-Origin": "*",
    ETag: etag,
  };
  const known = request.headers.get("if-none-match");
  if (known !== null && matchesWeakly(known, etag)) return new Response(null, { status: 304, headers });
  if (request.method === "GET") return new Response(text, { headers });
  return new Response(null, { headers: { ...headers, "Content-Length": String(Buffer.byteLength(text)) } });
}

/** The generator is loaded only here: nothing else of the process needs it. */
async function make(): Promise<{ text: string; etag: string }> {
  const { openApiDocument } = await import("./document.ts");
  const text = JSON.stringify(openApiDocument(env().PUBLIC_URL));
  return { text, etag: etagOf(text) };
}
