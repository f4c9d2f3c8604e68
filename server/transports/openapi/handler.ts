import { OperationError, problemOf } from "#server/core/errors.ts";
import { etagOf, matchesWeakly } from "#server/core/versions.ts";
import { env } from "#server/lib/env.ts";
import { codingFor, encoded } from "../compression.ts";
import { requestIdOf } from "../request-context.ts";
import { REST_BASE } from "../rest/handler.ts";

export const OPENAPI_PATH = `${REST_BASE}/openapi.json`;
export const POSTMAN_PATH = `${REST_BASE}/postman.json`;

type Served = { text: string; etag: string; forms: Map<string, ReturnType<typeof encoded>> };
/** Serves the OpenAPI document publicly; made at the first request. */
export const handleOpenApi = serving(async () => {
  // The generator is loaded only here: nothing else in the process needs it.
  const { openApiDocument } = await import("./document.ts");
  return openApiDocument(env().PUBLIC_URL);
});

/** Serves the same operations as a Postman collection. */
export const handlePostman = serving(async () => {
  const { postmanCollection } = await import("../reference/postman.ts");
  return postmanCollection(env().PUBLIC_URL);
});

/** Returns a handler that serves a document made at the first request. */
function serving(make: () => Promise<object>): (request: Request) => Promise<Response> {
  let served: Promise<Served> | undefined;
  return async (request) => {
    served ??= make().then(servedAs);
    return respond(request, await served);
  };
}

function servedAs(document: object): Served {
  const text = JSON.stringify(document);
  return { text, etag: etagOf(text), forms: new Map() };
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
  const { etag } = document;
  const { content, headers: coding } = await formFor(request, document);
  const headers: Record<string, string> = {
    ...common,
    ...coding,
    "Content-Type": "application/json; charset=utf-8",
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

/** Serves `/llms.txt` and `/llms-full.txt` publicly; they are made at the first request. */
export async function handleLlms(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("This path takes GET, HEAD.\n", { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  // The reference's document isn't loaded with the process, because few requests need it.
  const { llmsFullText, llmsText } = await import("../reference/llms.ts");
  const { pathname } = new URL(request.url);
  const text = `${(pathname === "/llms.txt" ? llmsText : llmsFullText)(env().PUBLIC_URL)}\n`;
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=300",
  };
  return new Response(request.method === "HEAD" ? null : text, { headers });
}
