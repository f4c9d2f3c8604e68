import { z } from "zod";
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from "#server/auth/api-keys.ts";
import { title } from "#server/core/fields.ts";
import { ALL_SCOPES } from "#server/core/scopes.ts";
import { t } from "#server/core/trpc.ts";
import { now } from "#server/lib/clock.ts";
import { pageProcedure } from "./procedure.ts";

const DAY_MS = 86_400_000;

const list = pageProcedure.query(({ ctx }) => listApiKeys(ctx.caller.userId));

/** The new key is in the answer, and nowhere else afterwards. */
const create = pageProcedure
  .input(
    z.strictObject({
      name: title(),
      environment: z.enum(["live", "sandbox"]),
      scopes: z.array(z.enum(ALL_SCOPES)).min(1, "Choose at least one."),
      expiresInDays: z.int().min(1).max(3_650).nullable(),
    }),
  )
  .mutation(({ ctx, input }) => {
    const { expiresInDays: days, ...key } = input;
    const expiresAt = days === null ? null : new Date(now().getTime() + days * DAY_MS);
    return createApiKey({ userId: ctx.caller.userId, organizationId: null, expiresAt, ...key });
  });

const revoke = pageProcedure
  .input(z.strictObject({ id: z.string() }))
  .mutation(({ ctx, input }) => revokeApiKey({ id: input.id, userId: ctx.caller.userId }));

const rotate = pageProcedure
  .input(z.strictObject({ id: z.string() }))
  .mutation(({ ctx, input }) => rotateApiKey({ id: input.id, userId: ctx.caller.userId }));

export const apiKeysRouter = t.router({ list, create, revoke, rotate });
