import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { processGlobal } from "#server/lib/process-global.ts";
import { makeHttpServer } from "#server/surfaces/http-server.ts";
import { withSurfaces } from "#server/surfaces/mounts.ts";

/** Starts a real HTTP server with the surfaces, as server/main.ts mounts them, on a port of its own. */
export async function listen(
  port = 0,
  around: (surfaces: RequestListener) => RequestListener = (surfaces) => surfaces,
  pages: RequestListener = (_request, response) => void response.writeHead(404).end(),
): Promise<{ server: Server; origin: string }> {
  const surfaces = withSurfaces(pages);
  const server = makeHttpServer(around(surfaces));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The origin of this worker's server, started at first use; it ends with the worker. */
export async function serverOrigin(): Promise<string> {
  const { server, origin } = await processGlobal("testing-server", () => listen());
  server.unref();
  return origin;
}
