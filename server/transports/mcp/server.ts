import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from "@modelcontextprotocol/server";
import { ERRORS } from "#server/codes.ts";
import type { RequestContext } from "#server/core/context.ts";
import { problemOf, toOperationError } from "#server/core/errors.ts";
import { callOperation } from "#server/core/procedure.ts";
import { logger } from "#server/lib/logger.ts";
import { VERSION } from "#server/lib/version.ts";
import { reportRejection } from "../denied-requests.ts";
import { callTool } from "./call.ts";
import { completionOf } from "./completions.ts";
import { confirmationOf, isFinal } from "./confirmation.ts";
import { CARD_TOOLS, getPrompt, listPrompts } from "./prompts.ts";
import { readingOf, resources, resourceTemplates } from "./resources.ts";
import type { ToolList } from "./tool-list.ts";

const SERVER_INFO = { name: "offerlane", title: "Offerlane", version: VERSION };
const LIST_TTL_MS = 300_000;

/** The context of each request that the SDK is handling, because the SDK passes on only the request. */
const calls = new WeakMap<Request, { context: RequestContext; tools: ToolList; body: unknown }>();

const sdk = createMcpHandler(({ requestInfo }) => serverFor(requestInfo), {
  onerror: (error) => logger.debug({ err: error }, "the MCP SDK refused a request"),
});

/** Lets the SDK handle the protocol for an authorized request. */
export function serve(
  request: Request,
  context: RequestContext,
  tools: ToolList,
  body?: unknown,
): Promise<Response> {
  calls.set(request, { context, tools, body });
  return sdk.fetch(request, { parsedBody: body });
}

/**
 * Creates one server object per request, as stateless serving requires. It is the low-level one, because `McpServer` doesn't support
 * cursors.
 */
function serverFor(request: Request | undefined): Server {
  const entry = request && calls.get(request);
  if (!entry) throw new Error("an MCP request bypassed its transport");
  const { context, tools, body } = entry;
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} },
    instructions: tools.instructions,
    // A toolset lists only what its caller can call.
    cacheHints: { "tools/list": { ttlMs: LIST_TTL_MS, cacheScope: tools.isCompact ? "private" : "public" } },
  });
  server.setRequestHandler("tools/list", async ({ params }) => {
    const page = tools.pageOf(params?.cursor, await context.actor());
    if (page) return page;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, "This cursor doesn't belong to this list.");
  });
  server.setRequestHandler("tools/call", async ({ params }, exchange) => {
    const operation = tools.operationOf(params.name);
    if (!operation)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    const client = server.getClientCapabilities();
    const sent = argumentsIn(body);
    const { confirm, ...fields } = sent;
    const isGuarded = tools.isCompact && isFinal(operation.contract);
    const input = isGuarded ? fields : sent;
    const call = { operation, input, context, confirm: isGuarded ? { value: confirm } : null };
    const question = await confirmationOf(call, exchange, client);
    return (
      question ?? callTool(operation, { ...params, arguments: input }, context, exchange.mcpReq.signal, tools)
    );
  });
  // Every prompt is about cards: without a tool that finds them, an agent can't use any.
  const cards = CARD_TOOLS.find(({ name }) => tools.operationOf(name) !== undefined);
  server.setRequestHandler("prompts/list", () => ({ prompts: cards ? listPrompts() : [] }));
  server.setRequestHandler("prompts/get", ({ params }) => {
    if (!cards) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There are no prompts here.");
    return getPrompt(params.name, params.arguments ?? {}, cards);
  });
  server.setRequestHandler("completion/complete", async ({ params }, { mcpReq }) => {
    const completion = completionOf(params);
    if (!completion) return { completion: { values: [] } };
    const found = await callOperation(completion.operation, completion.input, context, mcpReq.signal);
    const values = completion.valuesOf(found);
    return { completion: { values, hasMore: (found as { hasMore: boolean }).hasMore } };
  });
  server.setRequestHandler("resources/list", () => ({ resources }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }, { mcpReq }) => {
    return { contents: [{ uri, ...(await readResource(uri, context, mcpReq.signal)) }] };
  });
  return server;
}

/** Returns the arguments of a tool call as sent. The SDK, which has checked their shape, drops `__proto__`, as if it had not been sent. */
function argumentsIn(body: unknown): Record<string, unknown> {
  const { params } = body as { params?: { arguments?: Record<string, unknown> } };
  return params?.arguments ?? {};
}

/** Returns a resource's text. @throws the protocol's error if it doesn't exist, or the reader may not see it */
async function readResource(uri: string, context: RequestContext, signal: AbortSignal) {
  const reading = readingOf(uri);
  if (!reading) throw new ResourceNotFoundError(uri);
  const { operation, input, mimeType, textOf } = reading;
  let text: string | null;
  try {
    text = textOf((await callOperation(operation, input, context, signal)) as Record<string, unknown>);
  } catch (thrown) {
    const error = toOperationError(thrown);
    reportRejection(ERRORS[error.code].status, "/api/mcp");
    if (error.code === "not_found") throw new ResourceNotFoundError(uri, error.message);
    if (ERRORS[error.code].status >= 500) {
      logger.error({ err: thrown, requestId: context.requestId }, "a resource could not be read");
    }
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      error.message,
      problemOf(error, context.requestId),
    );
  }
  if (text === null)
    throw new ResourceNotFoundError(uri, "This file's text can't be read. Only PDF and DOCX files have one.");
  return { mimeType, text };
}
