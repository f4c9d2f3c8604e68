import { setMaxListeners } from "node:events";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { processGlobal } from "#server/lib/process-global.ts";

const phase = processGlobal("lifecycle", () => {
  const [draining, closing] = [new AbortController(), new AbortController()];
  // Every open stream adds a listener.
  setMaxListeners(0, closing.signal);
  return { draining, closing };
});

/** Aborted when the process is asked to end. From then on, it isn't ready, and every response closes its connection. */
export const draining: AbortSignal = phase.draining.signal;

/** Aborted when no new connections are accepted: streams end, so that their clients reconnect elsewhere. */
export const closing: AbortSignal = phase.closing.signal;

/** The interval of the checks for idle and unused connections. */
const LOOK_MS = 25;
/** The longest that a connection may take to deliver a request that its client is sending. */
const ARRIVAL_MS = 500;

/**
 * The time for which a server that was asked to end still accepts connections, and then the time to finish
 * requests.
 */
export type ShutdownTimes = { readonly delayMs: number; readonly graceMs: number };

/** The running requests of a server. */
export class Traffic {
  readonly #underWay = new Set<ServerResponse>();

  /** Tracks the requests of a listener. Once the process is asked to end, each response closes its connection. */
  watched(listener: RequestListener): RequestListener {
    return (request, response) => {
      this.#underWay.add(response);
      response.once("close", () => this.#underWay.delete(response));
      if (draining.aborted) closeAfter(response);
      listener(request, response);
    };
  }

  /**
   * Ends a server in order. Balancers see 503 at /readyz while it still accepts connections. Then it accepts none, ends its streams,
   * and finishes its requests. Returns the number of requests that were cut off because they took too long.
   */
  async drain(server: Server, { delayMs, graceMs }: ShutdownTimes): Promise<number> {
    phase.draining.abort();
    for (const response of this.#underWay) closeAfter(response);
    await wait(delayMs);
    // Closes idle connections and accepts no new ones.
    server.close();
    phase.closing.abort();
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

/** Makes a response close its connection. If its headers were already sent, the connection closes when it is idle. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
