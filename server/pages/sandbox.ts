import { accountIn } from "#server/auth/credential-reach.ts";
import { moveSession } from "#server/auth/session-store.ts";
import type { Actor } from "#server/core/actor.ts";
import { OperationError } from "#server/core/errors.ts";
import { t } from "#server/core/trpc.ts";
import { pageProcedure } from "./procedure.ts";

/** Has this browser work in the person's sandbox, planted at first use. */
const open = pageProcedure.mutation(({ ctx }) => move(ctx.caller, "sandbox"));

/** Has it work in the live account again. @throws not_found for a guest, who has none */
const leave = pageProcedure.mutation(({ ctx }) => move(ctx.caller, "live"));

async function move({ userId, sessionId }: Actor, environment: "live" | "sandbox"): Promise<void> {
  if (sessionId === undefined) throw new OperationError("unauthenticated", "Sign in to use this page.");
  // Asks that there is such an account, or makes it.
  await accountIn(environment, userId);
  await moveSession(userId, sessionId, environment === "sandbox");
}

export const sandboxPageRouter = t.router({ open, leave });
