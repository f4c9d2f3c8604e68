import { AsyncLocalStorage } from "node:async_hooks";
import { processGlobal } from "./process-global.ts";

/** Where the request that is being answered comes from, and who sends it. */
export type RequestOrigin = {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | null;
  /** Whether the process sent it to itself for a request that it had let in: Next does so for some server actions. */
  readonly isOwn: boolean;
  /** What is done once the response is out, so that its time tells nothing of it; null once that is done. */
  afterwards: (() => Promise<void>)[] | null;
  /** The surface that answers. */
  surface: string;
  /** The operation that was asked for; the last, where a request asks for several. */
  operation: string | null;
  /** How many operations it called. */
  calls: number;
  /** How many statements were sent for it; one of Prisma's transactions counts as one. */
  statements: number;
  /** The network by which limits count the address; set when it is first asked for. */
  network: string | null;
  /** Set once the credential was looked up. */
  caller: { readonly accountId: string; readonly userId: string; readonly credentialId: string } | null;
};

/** What is known of a request when it arrives. */
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
    caller: null,
  };
}

const origins = processGlobal("request-origin", () => new AsyncLocalStorage<RequestOrigin>());

/** Runs the work, and all that it waits for, as part of the request. */
export function withRequestOrigin<Result>(origin: RequestOrigin, work: () => Result): Result {
  return origins.run(origin, work);
}

/**
 * Does the work once the response is out, or right away without a request. If the client has gone before, the work is done right away too:
 * nobody escapes what is noted of them by hanging up.
 */
export async function afterAnswer(work: () => Promise<void>): Promise<void> {
  const later = requestOrigin()?.afterwards;
  if (later) later.push(work);
  else await work();
}

/** Does what was put off until the response was out. The work reports its own failures. */
export async function finishRequest(origin: RequestOrigin): Promise<void> {
  const works = origin.afterwards ?? [];
  origin.afterwards = null;
  for (const work of works) await withRequestOrigin(origin, work);
}

/** The request that this code runs for; null in a job, at the command line and before any request. */
export function requestOrigin(): RequestOrigin | null {
  return origins.getStore() ?? null;
}
