import { OperationError, problemOf } from "#server/core/errors.ts";
import { etagOf, matchesWeakly } from "#server/core/versions.ts";
import { env } from "#server/lib/env.ts";
import { codingFor, encoded } from "../compression.ts";
import { requestIdOf } from "../request-context.ts";
import { REST_BASE } from "../rest/handler.ts";

export const OPENAPI_PATH = `${REST_BASE}/openapi.json`;
export const POSTMAN_PATH = `${REST_BASE}/postman.json`;
export const LLMS_PATH = "/llms.txt";
export const LLMS_FULL_PATH = "/llms-full.txt";

/** A document that was made, and its compressed forms by coding. */
type Served = { type: string; text: string; etag: string; forms: Map<string, ReturnType<typeof encoded>> };
type Endpoint = (request: Request) => Promise<Response>;

/** Serves the OpenAPI document publicly. */
export const handleOpenApi = servingJson(async () => {
  // The generator is loaded only here: nothing else in the process needs it.
  const { openApiDocument } = await import("./document.ts");
  return openApiDocument(env().PUBLIC_URL);
});

/** Serves the same operations as a Postman collection. */
export const handlePostman = servingJson(async () => {
  const { postmanCollection } = await import("../reference/postman.ts");
  return postmanCollection(env().PUBLIC_URL);
});

/** Serves a short description of the product for language models. */
export const handleLlms = servingText(async () =>
  (await import("../reference/llms.ts")).llmsText(env().PUBLIC_URL),
);

/** Serves the whole documentation for language models. */
export const handleLlmsFull = servingText(async () =>
  (await import("../reference/llms.ts")).llmsFullText(env().PUBLIC_URL),
);

function servingJson(make: () => Promise<object>): Endpoint {
  return serving("application/json; charset=utf-8", async () => JSON.stringify(await make()));
}

function servingText(make: () => Promise<string>): Endpoint {
  return serving("text/plain; charset=utf-8", async () => `${await make()}\n`);
}

/** Returns a handler that serves a document made at the first request. */
function serving(type: string, make: () => Promise<string>): Endpoint {
  let served: Promise<Served> | undefined;
  return async (request) => {
    served ??= make().then((text) => ({ type, text, etag: etagOf(text), forms: new Map() }));
    return respond(request, await served);
  };
}

async function respond(request: Request, document: Served): Promise<Response> {
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
  const { type, etag } = document;
  const { content, headers: coding } = await formFor(request, document);
  const headers: Record<string, string> = {
    ...common,
    ...coding,
    "Content-Type": type,
    "Cache-Control": "public, max-age=300",
    ETag: etag,
  };
  const tag = request.headers.get("if-none-match");
  if (tag !== null && matchesWeakly(tag, etag)) return notModified(headers);
  if (request.method === "GET") return new Response(content, { headers });
  const length = String(Buffer.byteLength(content));
  return new Response(null, { headers: { ...headers, "Content-Length": length } });
}

function notModified({ "Content-Encoding": _, ...headers }: Record<string, string>): Response {
  return new Response(null, { status: 304, headers });
}

/** Returns the document in the coding that the request prefers, compressed once. */
function formFor(request: Request, { text, forms }: Served): ReturnType<typeof encoded> {
  const coding = codingFor(request.headers.get("accept-encoding") ?? "") ?? "";
  const form = forms.get(coding) ?? encoded(request, text);
  forms.set(coding, form);
  return form;
}
