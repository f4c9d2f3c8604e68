import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import type { RequestContext } from "#server/core/context.ts";
import { logger } from "#server/lib/logger.ts";
import { VERSION } from "#server/lib/version.ts";
import { callTool } from "./call.ts";
import type { ToolList } from "./tool-list.ts";

const SERVER_INFO = { name: "offerlane", title: "Offerlane", version: VERSION };
const LIST_TTL_MS = 300_000;

/** What our surface knows of the requests that are with the SDK, which hands only the request itself on. */
const known = new WeakMap<Request, { context: RequestContext; tools: ToolList }>();

const sdk = createMcpHandler(({ requestInfo }) => serverFor(requestInfo), {
  onerror: (error) => logger.debug({ err: error }, "the MCP SDK refused a request"),
});

/** Lets the SDK speak the protocol for a request that our surface has admitted. */
export function serve(
  request: Request,
  context: RequestContext,
  tools: ToolList,
  body?: unknown,
): Promise<Response> {
  known.set(request, { context, tools });
  return sdk.fetch(request, { parsedBody: body });
}

/** One server object a request, as stateless serving wants it; the low-level one, for `McpServer` knows no cursors. */
function serverFor(request: Request | undefined): Server {
  const found = request && known.get(request);
  if (!found) throw new Error("an MCP request came past its surface");
  const { context, tools } = found;
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: {} },
    instructions: tools.instructions,
    cacheHints: { "tools/list": { ttlMs: LIST_TTL_MS, cacheScope: "public" } },
  });
  server.setRequestHandler("tools/list", ({ params }) => {
    const page = tools.pageOf(params?.cursor);
    if (page) return page;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, "This is not a cursor of this list.");
  });
  server.setRequestHandler("tools/call", ({ params }, { mcpReq }) => {
    const operation = tools.operationOf(params.name);
    if (operation) return callTool(operation, params, context, mcpReq.signal, tools);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
  });
  return server;
}
