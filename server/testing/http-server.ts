import type { RequestListener, Server } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";
import { oauthProvider } from "#server/auth/oauth/running-provider.ts";
import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { makeHttpServer } from "#server/transports/http-server.ts";
import { withTransports } from "#server/transports/mounts.ts";
import { workerSocket } from "./worker-port.ts";
import "#server/transports/oauth.ts";

/** Starts a real HTTP server with the transports mounted as in server/main.ts, on a port or on a socket that already listens. */
export async function listen(
  port: number | NetServer = 0,
  around: (transports: RequestListener) => RequestListener = (transports) => transports,
  pages: RequestListener = (_request, response) => void response.writeHead(404).end(),
): Promise<{ server: Server; origin: string }> {
  const transports = withTransports(pages);
  const server = makeHttpServer(around(transports));
  await new Promise<void>((resolve) => {
    if (typeof port === "number") server.listen(port, "127.0.0.1", resolve);
    else server.listen(port, resolve);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Returns the origin of this worker's server, started at first use. It ends with the worker. PUBLIC_URL names it from the start. */
export async function serverOrigin(): Promise<string> {
  const { server, origin } = await processGlobal("testing-server", async () => listen(await workerSocket()));
  server.unref();
  return origin;
}

/**
 * Sets an https address as `PUBLIC_URL` until the test ends, so that responses have `Strict-Transport-Security`. Makes the
 * authorization server first, since it keeps the address that it is made with.
 */
export async function serveOverHttps(): Promise<void> {
  await oauthProvider();
  env().PUBLIC_URL = "https://offerlane.example";
}
