import { countCreated } from "#server/auth/created-resources.ts";
import { accountIn } from "#server/auth/credential-reach.ts";
import { endSessionOf, endSessionsOf, listSessions, moveSession } from "#server/auth/session-store.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { sessions } from "./contract.ts";

/** Returns the person's sessions, most recently used first. */
const list: Handler<typeof sessions.list> = async ({ ctx: { actor } }) => {
  const rows = await listSessions(actor.userId);
  const counts = await countCreated(actor.userId);
  return rows.map((row) => {
    const { webhooks = 0, feeds = 0 } = counts.get(row.id) ?? {};
    return { ...row, isCurrent: row.id === actor.sessionId, made: webhooks + feeds };
  });
};

/** Ends one session, or all others. */
const end: Handler<typeof sessions.end> = async ({ ctx: { actor }, input }) => {
  if (input.sessionId === null) await endSessionsOf(actor.userId, { sessionId: actor.sessionId ?? null });
  else await endSessionOf(actor.userId, input.sessionId, input.isForeign);
};

/** Ends all sessions, including this one. */
const endAll: Handler<typeof sessions.endAll> = ({ ctx: { actor } }) =>
  endSessionsOf(actor.userId, { sessionId: null });

/** Switches this browser to the person's sandbox, created on first use, or back to the live account, which guests don't have. */
const switchEnvironment: Handler<typeof sessions.switchEnvironment> = async ({ ctx, input }) => {
  const { userId, sessionId } = ctx.actor;
  const { environment } = input;
  if (sessionId === undefined) throw new OperationError("unauthenticated", "Sign in to use this page.");
  // Makes sure that the account exists; creates the sandbox if needed.
  await accountIn(environment, userId);
  await moveSession(userId, sessionId, environment === "sandbox");
};

export const sessionsGroup = defineGroup(sessions, {
  handlers: {
    list,
    end,
    endAll,
    switchEnvironment,
  },
});
