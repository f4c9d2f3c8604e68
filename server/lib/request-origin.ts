import { AsyncLocalStorage } from "node:async_hooks";
import { processGlobal } from "./process-global.ts";

/** Where the request that is being answered comes from, and who sends it. */
export type RequestOrigin = {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | null;
  /** Set once the credential was looked up. */
  caller: { readonly userId: string; readonly credentialId: string } | null;
};

const origins = processGlobal("request-origin", () => new AsyncLocalStorage<RequestOrigin>());

/** Runs the work, and all that it waits for, as part of the request. */
export function withRequestOrigin<Result>(origin: RequestOrigin, work: () => Result): Result {
  return origins.run(origin, work);
}

/** The request that this code runs for; null in a job, at the command line and before any request. */
export function requestOrigin(): RequestOrigin | null {
  return origins.getStore() ?? null;
}
