import { ERRORS } from "#server/codes.ts";
import { authorize } from "#server/core/authorization.ts";
import type { RequestContext } from "#server/core/context.ts";
import { type OperationError, problemOf, toOperationError } from "#server/core/errors.ts";
import type { Callable } from "#server/core/group.ts";
import { countCall } from "#server/core/rate-limit.ts";
import { isLoopbackHost } from "#server/lib/client-network.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { bodyMaxBytesOf, readJson } from "../body.ts";
import { encoded } from "../compression.ts";
import { actorOfBearer, requestContext } from "../request-context.ts";
import { completionOf } from "./completions.ts";
import { readingOf } from "./resources.ts";
import { type ToolList, toolListAt } from "./tool-list.ts";
import { LARGEST_CALL_BYTES } from "./tools.ts";

export const MCP_PATH = "/api/mcp";

const REFUSED = -32_000;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
/** A media range that the client excludes (RFC 9110, 12.4.2). */
const EXCLUSION = /;\s*q=0(\.0*)?\s*(,|$)/i;

type Message = { id?: unknown; method?: unknown; params?: { name?: unknown; uri?: unknown } };

/** Handles MCP: Streamable HTTP without sessions, revisions 2026-07-28 and 2025-11-25. Never throws. */
export async function handleMcp(request: Request): Promise<Response> {
  const context = requestContext(request.headers, () => actorOfBearer(request.headers, "mcp"), "mcp");
  return withHeaders(await compressed(request, await respond(request, context)), context);
}

async function respond(request: Request, context: RequestContext): Promise<Response> {
  if (!isKnownOrigin(request.headers.get("origin"))) {
    return rpcError(403, REFUSED, "This origin may not call Offerlane from a browser.");
  }
  const { serve } = await protocol();
  let message: Message = {};
  try {
    const tools = toolListAt(new URL(request.url));
    if (request.method !== "POST") return await serve(request, context, tools);
    await context.actor();
    const body = await readJson(request, LARGEST_CALL_BYTES, (sent) =>
      bodyMaxBytesOf(operationOf(sent, tools)?.contract),
    );
    if (typeof body !== "object" || body === null || Array.isArray(body)) {
      return rpcError(400, INVALID_REQUEST, "The body must be one JSON-RPC message.");
    }
    message = body;
    await authorizeMessage(message, context, tools);
    acceptAnything(request.headers);
    const response = await serve(request, context, tools, body);
    return message.method === "tools/list" ? await encodedWhole(request, response) : response;
  } catch (error) {
    return errorResponse(error, message, context);
  }
}

/** Loads the SDK when the first agent connects: until then its memory isn't needed. */
const protocol = () => import("./server.ts");

/** Checks scope and rate before the SDK does anything, so that the errors use HTTP's status codes. */
async function authorizeMessage(message: Message, context: RequestContext, tools: ToolList): Promise<void> {
  const operation = operationOf(message, tools);
  if (operation) {
    await authorize(operation.contract, context);
    context.authorized.add(operation.contract);
  } else {
    await countCall(await context.actor(), "reads", context.headers);
  }
}

/**
 * Names both forms of a response for a client that accepts anything, or sends no `Accept` (RFC 9110, 12.5.1): the SDK looks for their
 * names. A client that excludes a form with `q=0` gets the SDK's error.
 */
function acceptAnything(headers: Headers): void {
  const accepted = headers.get("accept") ?? "*/*";
  if (!accepted.includes("*/*") || EXCLUSION.test(accepted)) return;
  headers.set("accept", "application/json, text/event-stream");
}

/** Returns the operation of a tool call, a resource or a completion; undefined for every other message. */
function operationOf(message: unknown, tools: ToolList): Callable | undefined {
  const { method, params } = (message ?? {}) as Message;
  if (method === "resources/read") return readingOf(params?.uri)?.operation;
  if (method === "completion/complete") return completionOf(params)?.operation;
  const name = method === "tools/call" ? params?.name : undefined;
  return typeof name === "string" ? tools.operationOf(name) : undefined;
}

/**
 * Checks the origin. A foreign page must not use a server on its visitor's machine, which has no certificate to distinguish it (DNS
 * rebinding). Elsewhere any page may call with its own credential: browsers never add one.
 */
function isKnownOrigin(origin: string | null): boolean {
  if (origin === null || !env().forThisMachine) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (given.origin === new URL(env().PUBLIC_URL).origin) return true;
  // A tool on the user's machine, such as the inspector, may use a product that runs there too.
  return isLoopbackHost(given.hostname);
}

function errorResponse(thrown: unknown, { id }: Message, { requestId }: RequestContext): Response {
  const error = toOperationError(thrown);
  const { status } = ERRORS[error.code];
  if (status >= 500) logger.error({ err: thrown, requestId }, "an MCP request failed");
  const code = error.code === "malformed_request" ? PARSE_ERROR : REFUSED;
  const problem = problemOf(error, requestId);
  return rpcError(status, code, error.message, { id, data: problem, headers: error.headers });
}

function rpcError(
  status: number,
  code: number,
  message: string,
  more: { id?: unknown; data?: object; headers?: OperationError["headers"] } = {},
): Response {
  const id = typeof more.id === "string" || typeof more.id === "number" ? more.id : null;
  const error = { code, message, ...(more.data ? { data: more.data } : {}) };
  return Response.json({ jsonrpc: "2.0", id, error }, { status, headers: more.headers ?? {} });
}

/** Compresses a response that is one message; a stream of messages is sent unchanged. */
async function compressed(request: Request, response: Response): Promise<Response> {
  const isOneMessage = response.headers.get("content-type")?.startsWith("application/json");
  return isOneMessage && !response.headers.has("content-encoding")
    ? encodedWhole(request, response)
    : response;
}

/** Compresses a complete response, such as the list of tools, which is the largest. */
async function encodedWhole(request: Request, response: Response): Promise<Response> {
  const { content, headers } = await encoded(request, new Uint8Array(await response.arrayBuffer()));
  return new Response(content, {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...headers },
  });
}

function withHeaders(response: Response, context: RequestContext): Response {
  const headers = {
    "X-Request-Id": context.requestId,
    ...Object.fromEntries(context.headers),
  };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  // The SDK lets caches store streams; personal data must not be stored.
  response.headers.set("Cache-Control", "private, no-store, no-transform");
  return response;
}
