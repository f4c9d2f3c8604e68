import { OperationError, problemOf } from "#server/core/errors.ts";
import { etagOf, matchesWeakly } from "#server/core/etag.ts";
import { env } from "#server/lib/env.ts";
import { codingFor, encoded } from "../compression.ts";
import { requestIdOf } from "../request-context.ts";
import { REST_BASE } from "../rest/handler.ts";

export const OPENAPI_PATH = `${REST_BASE}/openapi.json`;

type Served = { text: string; etag: string; forms: Map<string, ReturnType<typeof encoded>> };
let served: Promise<Served> | undefined;

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
  const document = await served;
  const { etag } = document;
  const { content, headers: coding } = await formFor(request, document);
  const headers: Record<string, string> = {
    ...common,
    ...coding,
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=300",
    "Access-Control-Allow-Origin": "*",
    ETag: etag,
  };
  const known = request.headers.get("if-none-match");
  if (known !== null && matchesWeakly(known, etag)) return notModified(headers);
  if (request.method === "GET") return new Response(content, { headers });
  const length = String(Buffer.byteLength(content));
  return new Response(null, { headers: { ...headers, "Content-Length": length } });
}

function notModified({ "Content-Encoding": _, ...headers }: Record<string, string>): Response {
  return new Response(null, { status: 304, headers });
}

/** The document in the coding that the request likes best, compressed once. */
function formFor(request: Request, { text, forms }: Served): ReturnType<typeof encoded> {
  const coding = codingFor(request.headers.get("accept-encoding") ?? "") ?? "";
  const form = forms.get(coding) ?? encoded(request, text);
  forms.set(coding, form);
  return form;
}

/** The generator is loaded only here: nothing else of the process needs it. */
async function make(): Promise<Served> {
  const { openApiDocument } = await import("./document.ts");
  const text = JSON.stringify(openApiDocument(env().PUBLIC_URL));
  return { text, etag: etagOf(text), forms: new Map() };
}
