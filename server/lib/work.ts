import { AsyncLocalStorage } from "node:async_hooks";
import { networksAround } from "./client-network.ts";
import { processGlobal } from "./process-global.ts";
import { requestOrigin } from "./request-origin.ts";

/** Kinds of work that use separate database connections, so that none delays the others. */
export type WorkKind = "interactive" | "search" | "report";

/** Returns the kind of a read that declares none. A read with a search text is a search. */
export function kindOfRead(input: { readonly search?: unknown }): WorkKind {
  return input.search ? "search" : "interactive";
}

/** The work that takes connections: its kind, and its organization, if any. */
export type Work = { readonly kind: WorkKind; readonly organizationId: string | null };

const workStorage = processGlobal("work", () => new AsyncLocalStorage<Work>());

/** Runs the function, and counts its connections for this work. */
export function withWork<Result>(work: Work, run: () => Result): Result {
  return workStorage.run(work, run);
}

/** Returns the current work; undefined for an interactive call of a person. */
export function currentWork(): Work | undefined {
  return workStorage.getStore();
}

/** The owner for jobs and commands, which no request waits for. */
export const BACKGROUND = "background";

/**
 * Returns the owner of a connection's turn: the person, or their network until the credential is verified.
 * Outside a request, it is the owner of background work.
 */
export function ownerOfTurn(): string {
  const origin = requestOrigin();
  if (origin === null) return BACKGROUND;
  if (origin.caller !== null) return origin.caller.userId;
  origin.network ??= networksAround(origin.ip)[0].network;
  return origin.network;
}

const owners = processGlobal("owner-of-work", () => new AsyncLocalStorage<string>());

/**
 * Runs the work in the turns of this owner instead of the owner of the request or job. Jobs that the work adds also take this owner's
 * turns.
 */
export function onBehalfOf<Result>(owner: string, work: () => Result): Result {
  return owners.run(owner, work);
}

/** Returns the owner whose turns the current work takes: by default, the owner of the request or job. */
export function ownerOfWork(): string {
  return owners.getStore() ?? ownerOfTurn();
}
