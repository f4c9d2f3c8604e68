import { AsyncLocalStorage } from "node:async_hooks";
import { processGlobal } from "./process-global.ts";

/** Where the request that is being answered comes from, and who sends it. */
export type RequestOrigin = {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | null;
  /** The surface that answers. */
  surface: string;
  /** The operation that was asked for; the last, where a request asks for several. */
  operation: string | null;
  /** How many operations it called. */
  calls: number;
  /** How many statements were sent for it; one of Prisma's transactions counts as one. */
  statements: number;
  /** Set once the credential was looked up. */
  caller: { readonly accountId: string; readonly userId: string; readonly credentialId: string } | null;
};

/** What is known of a request when it arrives. */
export function newOrigin(from: Pick<RequestOrigin, "requestId" | "ip" | "userAgent">): RequestOrigin {
  return { ...from, surface: "pages", operation: null, calls: 0, statements: 0, caller: null };
}

const origins = processGlobal("request-origin", () => new AsyncLocalStorage<RequestOrigin>());

/** Runs the work, and all that it waits for, as part of the request. */
export function withRequestOrigin<Result>(origin: RequestOrigin, work: () => Result): Result {
  return origins.run(origin, work);
}

/** The request that this code runs for; null in a job, at the command line and before any request. */
export function requestOrigin(): RequestOrigin | null {
  return origins.getStore() ?? null;
}
