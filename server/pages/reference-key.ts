import { createApiKey } from "#server/auth/api-keys.ts";
import { ALL_SCOPES } from "#server/core/scopes.ts";
import { now } from "#server/lib/clock.ts";
import { pageProcedure } from "./procedure.ts";

const HOUR_MS = 3_600_000;

/** A key of the caller's sandbox with which the reference runs its examples: for an hour, and never a live one. */
export const referenceKey = pageProcedure.mutation(async ({ ctx }) => {
  const { key } = await createApiKey({
    userId: ctx.caller.userId,
    sessionId: ctx.caller.sessionId,
    environment: "sandbox",
    name: "API reference",
    scopes: ALL_SCOPES,
    organizationId: null,
    expiresAt: new Date(now().getTime() + HOUR_MS),
    isForReference: true,
  });
  return { key };
});
