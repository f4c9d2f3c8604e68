import { ERRORS } from "#server/codes.ts";
import { authorize } from "#server/core/authorization.ts";
import type { RequestContext } from "#server/core/context.ts";
import { notFound, OperationError, problemOf, toOperationError } from "#server/core/errors.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { callOperation, conditionsOf } from "#server/core/procedure.ts";
import { isStreamed } from "#server/core/streamed.ts";
import { etagOf, matchesWeakly, returnsEtag } from "#server/core/versions.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { bodyMaxBytesOf, readJson } from "../body.ts";
import { encoded } from "../compression.ts";
import { isForm, withForm } from "../form.ts";
import { actorOfBearer, requestContext } from "../request-context.ts";
import { sendStreamed } from "../streamed-response.ts";
import { queryFields } from "./coercion.ts";
import { type Match, match, type Route } from "./routes.ts";

export const REST_BASE = "/api/v1";

const JSON_TYPE = "application/json; charset=utf-8";
const COMMON_HEADERS = { "Cache-Control": "private, no-cache" };

/** Handles a REST request under /api/v1. Never throws. */
export async function handleRest(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const context: RequestContext = {
    ...requestContext(request.headers, () => actorOfBearer(request.headers, "rest"), "rest"),
    takesStreams: true,
    isHead: request.method === "HEAD",
  };
  try {
    const matched = match(request.method, url.pathname.slice(REST_BASE.length));
    const { route, path } = routeOf(matched);
    for (const [name, value] of Object.entries(deprecationHeaders(route.contract))) {
      context.headers.set(name, value);
    }
    await authorize(route.contract, context);
    context.authorized.add(route.contract);
    const output = await withBody(request, route, (body) => {
      // Type, size, and form of the body, and the headers, are checked before any field is.
      if (route.contract.changesData) conditionsOf(context);
      const input = { ...fieldsOf(url, route, body), ...path };
      return callOperation(route, input, context, request.signal);
    });
    return await respond(request, route.contract, path, output, context);
  } catch (error) {
    return errorResponse(error, context, request);
  }
}

function routeOf(matched: Match) {
  if (matched === null) throw notFound("path");
  if ("allow" in matched) {
    const headers = { Allow: matched.allow };
    throw new OperationError("method_not_allowed", `This path takes ${matched.allow}.`, { headers });
  }
  return matched;
}

async function withBody<Result>(
  request: Request,
  { contract, coercion }: Route,
  work: (body: unknown) => Promise<Result>,
): Promise<Result> {
  if (!contract.changesData) return work(undefined);
  if (contract.upload && isForm(request)) return withForm(request, contract.upload, coercion, work);
  return work(await readJson(request, bodyMaxBytesOf(contract)));
}

/**
 * Returns the input. The fields of a change are in its body; a GET's are in the query; a DELETE's may be in both. None may be a field of
 * the path.
 */
function fieldsOf(url: URL, { contract, coercion }: Route, body: unknown): object {
  const query = queryFields(url.searchParams, coercion);
  if (body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body))) {
    rejectFields([[]], "The body must be a JSON object.");
  }
  const takesQuery = !contract.changesData || contract.method === "DELETE";
  const unexpected = takesQuery ? [] : Object.keys(query);
  if (unexpected.length > 0)
    rejectFields(
      unexpected.map((name) => [name]),
      "This query parameter doesn't exist.",
    );
  const fields = takesQuery ? { ...query, ...body } : (body ?? {});
  const repeated = Object.keys(fields).filter((name) => contract.pathParameters.includes(name));
  if (repeated.length > 0)
    rejectFields(
      repeated.map((name) => [name]),
      "Set this in the path only.",
    );
  return fields;
}

function rejectFields(paths: string[][], message: string): never {
  const issues = paths.map((path) => ({ path, message }));
  const where = paths[0]?.[0] ? `${paths[0][0]}: ` : "";
  throw new OperationError("validation_failed", `${where}${message}`, { issues });
}

async function respond(
  request: Request,
  contract: PublicOperation,
  path: object,
  output: unknown,
  context: RequestContext,
): Promise<Response> {
  if (isStreamed(output)) {
    const headers = {
      ...COMMON_HEADERS,
      ...Object.fromEntries(context.headers),
      "X-Request-Id": context.requestId,
    };
    return sendStreamed(request, output, { ...headers, "Content-Type": JSON_TYPE }, await context.actor());
  }
  const whole = JSON.stringify(output);
  const compact = contract.changesData && prefersMinimal(request.headers) ? contract.compact : undefined;
  const body = compact ? JSON.stringify(compact(output as never)) : whole;
  const headers: Record<string, string> = {
    ...COMMON_HEADERS,
    "Content-Type": JSON_TYPE,
    "X-Request-Id": context.requestId,
    ...Object.fromEntries(context.headers),
    Vary: "Accept-Encoding",
    ...(compact ? { "Preference-Applied": "return=minimal" } : {}),
  };
  if (returnsEtag(contract)) {
    // The ETag of the complete resource, however much of it this response shows.
    const etag = etagOf(whole);
    headers.ETag = etag;
    const tag = contract.changesData ? null : request.headers.get("if-none-match");
    if (tag !== null && matchesWeakly(tag, etag)) return new Response(null, { status: 304, headers });
  }
  if (contract.location)
    headers.Location = `${REST_BASE}${contract.location(output as never, path as never)}`;
  const sent = await encoded(request, body);
  const { content } = sent;
  Object.assign(headers, sent.headers);
  if (request.method === "HEAD") {
    headers["Content-Length"] = String(Buffer.byteLength(content));
    return new Response(null, { status: 200, headers });
  }
  return new Response(content, { status: contract.location ? 201 : 200, headers });
}

function errorResponse(thrown: unknown, context: RequestContext, request: Request): Response {
  const error = toOperationError(thrown);
  const { status } = ERRORS[error.code];
  if (status >= 500) logger.error({ err: thrown, requestId: context.requestId }, "a request failed");
  const headers = {
    ...COMMON_HEADERS,
    ...Object.fromEntries(context.headers),
    ...error.headers,
    "Content-Type": "application/problem+json",
    "X-Request-Id": context.requestId,
  };
  const body = request.method === "HEAD" ? null : JSON.stringify(problemOf(error, context.requestId));
  return new Response(body, { status, headers });
}

/** Checks whether a request prefers a minimal response to its change (RFC 7240, 4.2); of several preferences the first counts. */
function prefersMinimal(headers: Headers): boolean {
  const preferences = (headers.get("prefer") ?? "")
    .split(",")
    .map((part) => part.split(";", 1)[0]?.trim() ?? "");
  const returnPreference = preferences.find((preference) => /^return\s*=/i.test(preference));
  return returnPreference !== undefined && /^return\s*=\s*"?minimal"?$/i.test(returnPreference);
}

const VERSIONING_PAGE = "/docs/guides/versioning";

/**
 * Returns the headers of a deprecated operation: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and `Link` to the policy and to its
 * replacement. Returns none for any other operation.
 */
export function deprecationHeaders({ deprecated }: PublicOperation): Record<string, string> {
  if (!deprecated) return {};
  const { since, sunset, instead } = deprecated;
  const page = `${env().PUBLIC_URL}/docs`;
  const successor = instead && `${page}/reference/${instead.replace(".", "/")}`;
  const links = [
    `<${env().PUBLIC_URL}${VERSIONING_PAGE}>; rel="deprecation"; type="text/html"`,
    ...(successor ? [`<${successor}>; rel="successor-version"; type="text/html"`] : []),
  ];
  return {
    Deprecation: `@${new Date(since).getTime() / 1_000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: links.join(", "),
  };
}
