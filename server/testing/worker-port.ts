import { type AddressInfo, createServer, type Server } from "node:net";
import { processGlobal } from "#server/lib/process-global.ts";

/** Returns the socket that this worker's server takes over. It listens from the start, so that the address is known early. */
export function workerSocket(): Promise<Server> {
  return processGlobal("testing-socket", async () => {
    const socket = createServer();
    await new Promise<void>((resolve) => socket.listen(0, "127.0.0.1", resolve));
    return socket.unref();
  });
}

/** Returns the origin of this worker's server, running or not. */
export async function workerOrigin(): Promise<string> {
  return `http://127.0.0.1:${((await workerSocket()).address() as AddressInfo).port}`;
}
