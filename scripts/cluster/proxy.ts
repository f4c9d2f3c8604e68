import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy: an address that stays while the server behind it changes. */
export type Passage = Awaited<ReturnType<typeof startProxy>>;

/** Starts a proxy on a free port of the host. @param target the port that it forwards to */
export async function startProxy(target: number, host: string) {
  let port = target;
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  listener.listen(0, host);
  await once(listener, "listening");
  return {
    host,
    port: (listener.address() as AddressInfo).port,
    /** Forwards new connections to another port, and ends the others. */
    retarget(other: number): void {
      port = other;
      for (const socket of sockets) socket.destroy();
    },
    stop(): void {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}
