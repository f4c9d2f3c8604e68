import { accountIn } from "#server/auth/credential-reach.ts";
import { endSessionOf, endSessionsOf, listSessions, moveSession } from "#server/auth/session-store.ts";
import type { Actor } from "#server/core/actor.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Verb } from "#server/core/execute.ts";
import type { sessions } from "./contract.ts";

export const list: Verb<typeof sessions.list> = async ({ ctx: { actor } }) => {
  const rows = await listSessions(actor.userId);
  return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }));
};

export const end: Verb<typeof sessions.end> = async ({ ctx, input }) => {
  await endSessionOf(ctx.actor.userId, input.sessionId);
  return {};
};

export const endOthers: Verb<typeof sessions.endOthers> = async ({ ctx: { actor } }) => {
  await endSessionsOf(actor.userId, { sessionId: actor.sessionId ?? null });
  return {};
};

export const endAll: Verb<typeof sessions.endAll> = async ({ ctx: { actor } }) => {
  await endSessionsOf(actor.userId, { sessionId: null });
  return {};
};

export const enterSandbox: Verb<typeof sessions.enterSandbox> = ({ ctx }) => move(ctx.actor, "sandbox");
export const leaveSandbox: Verb<typeof sessions.leaveSandbox> = ({ ctx }) => move(ctx.actor, "live");

async function move({ userId, sessionId }: Actor, environment: "live" | "sandbox") {
  if (sessionId === undefined) throw new OperationError("unauthenticated", "Sign in to use this page.");
  // Asks that there is such an account, or makes it.
  await accountIn(environment, userId);
  await moveSession(userId, sessionId, environment === "sandbox");
  return {};
}
