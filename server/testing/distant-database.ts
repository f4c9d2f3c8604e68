import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { env } from "#server/lib/env.ts";

/** Opens a port that forwards to this worker's database, which a test can close and reopen. */
export async function makeDistantDatabase() {
  const { hostname, port } = new URL(env().DATABASE_URL);
  const sockets = new Set<Socket>();
  let sent = "";
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    client.on("data", (chunk: Buffer) => {
      sent += chunk.toString("latin1");
    });
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from
        .on("error", () => to.destroy())
        .on("close", () => to.destroy())
        .pipe(to);
      from.once("close", () => sockets.delete(from));
    }
  });
  const open = async (at = 0) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const ownPort = await open();
  const url = new URL(env().DATABASE_URL);
  url.hostname = "127.0.0.1";
  url.port = String(ownPort);
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  /** `sent`: the bytes that clients have sent so far. */
  return { url: url.href, cut, restore: () => open(ownPort), sent: () => sent };
}
