import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { processGlobal } from "#server/lib/process-global.ts";
import { FILES_BASE } from "#server/resources/resumes/download-link.ts";
import { handleFiles } from "#server/surfaces/files.ts";
import { handleMcp, MCP_PATH } from "#server/surfaces/mcp/handler.ts";
import { handleOpenApi, OPENAPI_PATH } from "#server/surfaces/openapi/handler.ts";
import { handleRest, REST_BASE } from "#server/surfaces/rest/handler.ts";
import { handleTrpc, TRPC_BASE } from "#server/surfaces/trpc.ts";

type Handler = (request: Request) => Response | Promise<Response>;

/** The surfaces under test, as server/main.ts mounts them. */
const SURFACES: readonly (readonly [string, Handler])[] = [
  [OPENAPI_PATH, handleOpenApi],
  [REST_BASE, handleRest],
  [TRPC_BASE, handleTrpc],
  [MCP_PATH, handleMcp],
  [FILES_BASE, handleFiles],
];

/** Starts a real HTTP server with the surfaces on a port of its own. */
export async function listen(port = 0): Promise<{ server: Server; origin: string }> {
  const listeners = SURFACES.map(([base, handler]) => [base, getRequestListener(handler)] as const);
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const surface = listeners.find(
      ([base]) => path.startsWith(base) && /^[/?]|^$/.test(path.slice(base.length)),
    );
    if (surface) void surface[1](request, response);
    else response.writeHead(404).end();
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The origin of this worker's server, started at first use; it ends with the worker. */
export async function serverOrigin(): Promise<string> {
  const { server, origin } = await processGlobal("testing-server", () => listen());
  server.unref();
  return origin;
}
