import { AsyncLocalStorage } from "node:async_hooks";
import type { RunningTurn } from "./fair-queue.ts";
import { processGlobal } from "./process-global.ts";

/** The current request: its sender, and counts of its work. */
export type RequestOrigin = {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | null;
  /**
   * True if the process sent the request to itself on behalf of another request, which it had already
   * authorized, as Next does for some server actions.
   */
  readonly isOwn: boolean;
  /** Work that runs after the response is sent, so that the response time reveals nothing about it; null once it has run. */
  afterwards: (() => Promise<void>)[] | null;
  /** The transport or other part of the server that responds. */
  surface: string;
  /** The requested operation; the last one if a request has several. */
  operation: string | null;
  /** The number of operations that the request called. */
  calls: number;
  /** The number of SQL statements sent for the request; a Prisma transaction counts as one. */
  statements: number;
  /** The network that limits count for the address; set at its first use. */
  network: string | null;
  /** The turns that the request's reads have or wait for, by kind of work. */
  readTurns: Map<string, RunningTurn | Promise<RunningTurn>> | null;
  /** True once the response is rendered; a stream may continue. */
  isRendered: boolean;
  /** Set once the credential was looked up. */
  caller: { readonly accountId: string; readonly userId: string; readonly credentialId: string } | null;
};

/** Returns the origin of a request that has just arrived. */
export function newOrigin(
  from: Pick<RequestOrigin, "requestId" | "ip" | "userAgent"> & { readonly isOwn?: boolean },
): RequestOrigin {
  return {
    isOwn: false,
    afterwards: [],
    ...from,
    surface: "pages",
    operation: null,
    calls: 0,
    statements: 0,
    network: null,
    readTurns: null,
    isRendered: false,
    caller: null,
  };
}

const origins = processGlobal("request-origin", () => new AsyncLocalStorage<RequestOrigin>());

/** Runs the work, and everything that it awaits, as part of the request. */
export function withRequestOrigin<Result>(origin: RequestOrigin, work: () => Result): Result {
  return origins.run(origin, work);
}

/**
 * Runs the work after the response is sent, or immediately if there is no request or its client has already disconnected, so that
 * disconnecting doesn't prevent the work.
 */
export async function afterResponse(work: () => Promise<void>): Promise<void> {
  const later = requestOrigin()?.afterwards;
  if (later) later.push(work);
  else await work();
}

/** Runs the work that waited for the response to be sent. The work reports its own failures. */
export async function finishRequest(origin: RequestOrigin): Promise<void> {
  const works = origin.afterwards ?? [];
  origin.afterwards = null;
  for (const work of works) await withRequestOrigin(origin, work);
}

/** Returns the request that this code runs for; null in a job, on the command line, and before any request. */
export function requestOrigin(): RequestOrigin | null {
  return origins.getStore() ?? null;
}
