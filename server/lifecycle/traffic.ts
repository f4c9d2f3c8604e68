import type { RequestListener, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { beginClosing, beginDraining, draining } from "./phase.ts";

/** How often connections are looked at that became idle, or were opened and asked nothing. */
const LOOK_MS = 25;
/** How long a connection may take to bring the request that its client is just sending. */
const ARRIVAL_MS = 500;

/** How long a server that is to end takes new connections, and then finishes what was asked. */
export type Patience = { readonly delayMs: number; readonly graceMs: number };

/** The requests that a server is answering. */
export class Traffic {
  readonly #underWay = new Set<ServerResponse>();

  /** Watches the requests of a listener. Once the process is to end, each answer says that it is the connection's last. */
  watched(listener: RequestListener): RequestListener {
    return (request, response) => {
      this.#underWay.add(response);
      response.once("close", () => this.#underWay.delete(response));
      if (draining.aborted) closeAfter(response);
      listener(request, response);
    };
  }

  /**
   * Ends a server in order. Balancers see /readyz at 503 while it still takes connections; then it takes none, ends its streams, and
   * answers what it was asked. Gives how many requests were cut because they took longer than that.
   */
  async drain(server: Server, { delayMs, graceMs }: Patience): Promise<number> {
    beginDraining();
    for (const response of this.#underWay) closeAfter(response);
    await wait(delayMs);
    // Idle connections are closed by this, and no new ones taken.
    server.close();
    beginClosing();
    const begun = performance.now();
    const hasTime = () => performance.now() - begun < graceMs;
    while (hasTime() && (await this.#isBusy(server, performance.now() - begun))) {
      server.closeIdleConnections();
      await wait(LOOK_MS);
    }
    const cut = this.#underWay.size;
    server.closeAllConnections();
    return cut;
  }

  async #isBusy(server: Server, waitedMs: number): Promise<boolean> {
    if (this.#underWay.size > 0) return true;
    if (waitedMs > ARRIVAL_MS) return false;
    return (await connectionsOf(server)) > 0;
  }
}

/** An answer whose head has left already can't say so; its connection is closed when it is idle. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
