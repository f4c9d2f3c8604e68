import { AsyncLocalStorage } from "node:async_hooks";
import { networksAround } from "./client-network.ts";
import { processGlobal } from "./process-global.ts";
import { requestOrigin } from "./request-origin.ts";

/** Kinds of work that the database does on connections of their own, so that none keeps the others waiting. */
export type WorkKind = "interactive" | "search" | "report";

/** Returns the kind of a read that declares none: one with a text to look for is a search. */
export function kindOfRead(input: { readonly search?: unknown }): WorkKind {
  return input.search ? "search" : "interactive";
}

/** Work for which connections are taken: its kind, and the organization that it is done for, if any. */
export type Work = { readonly kind: WorkKind; readonly organizationId: string | null };

const works = processGlobal("work", () => new AsyncLocalStorage<Work>());

/** Does what takes its connections for this work. */
export function withWork<Result>(work: Work, run: () => Result): Result {
  return works.run(work, run);
}

/** The work that this code is part of; undefined for an interactive call of a person. */
export function currentWork(): Work | undefined {
  return works.getStore();
}

/** Jobs and commands, which no request waits for. */
export const BACKGROUND = "background";

/** Whose turn a connection is: the person's, before the credential is known the network's, and without a request our own. */
export function ownerOfTurn(): string {
  const origin = requestOrigin();
  if (origin === null) return BACKGROUND;
  if (origin.caller !== null) return origin.caller.userId;
  origin.network ??= networksAround(origin.ip)[0].network;
  return origin.network;
}
