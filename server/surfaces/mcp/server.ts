import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import type { RequestContext } from "#server/core/context.ts";
import { logger } from "#server/lib/logger.ts";
import { VERSION } from "#server/lib/version.ts";
import { callTool } from "./call.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import { operationOfTool, pageOfTools } from "./tools.ts";

const SERVER_INFO = { name: "offerlane", title: "Offerlane", version: VERSION };
const LIST_TTL_MS = 300_000;

/** What our surface knows of the requests that are with the SDK, which hands only the request itself on. */
const contexts = new WeakMap<Request, RequestContext>();

const sdk = createMcpHandler(({ requestInfo }) => serverFor(requestInfo), {
  onerror: (error) => logger.debug({ err: error }, "the MCP SDK refused a request"),
});

/** Lets the SDK speak the protocol for a request that our surface has admitted. */
export function serve(request: Request, context: RequestContext, body?: unknown): Promise<Response> {
  contexts.set(request, context);
  return sdk.fetch(request, { parsedBody: body });
}

/** One server object a request, as stateless serving wants it; the low-level one, for `McpServer` knows no cursors. */
function serverFor(request: Request | undefined): Server {
  const context = request && contexts.get(request);
  if (!context) throw new Error("an MCP request came past its surface");
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {} },
    instructions: INSTRUCTIONS,
    cacheHints: { "tools/list": { ttlMs: LIST_TTL_MS, cacheScope: "public" } },
  });
  server.setRequestHandler("tools/list", ({ params }) => {
    const page = pageOfTools(params?.cursor);
    if (page) return page;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, "This is not a cursor of this list.");
  });
  server.setRequestHandler("tools/call", ({ params }, { mcpReq }) => {
    const operation = operationOfTool(params.name);
    if (operation) return callTool(operation, params, context, mcpReq.signal);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
  });
  return server;
}
