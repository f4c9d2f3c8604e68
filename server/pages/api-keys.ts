import { z } from "zod";
import { DAY_MS } from "#domain/time.ts";
import {
  createApiKey,
  type KeyOwner,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from "#server/auth/api-keys.ts";
import { organizationsWithin } from "#server/auth/credential-reach.ts";
import type { Actor, Environment } from "#server/core/actor.ts";
import { invalidField } from "#server/core/errors.ts";
import { title } from "#server/core/fields.ts";
import { ALL_SCOPES } from "#server/core/scopes.ts";
import { t } from "#server/core/trpc.ts";
import { now } from "#server/lib/clock.ts";
import { pageProcedure } from "./procedure.ts";

const EnvironmentField = z.enum(["live", "sandbox"]);
const KeyId = z.strictObject({ id: z.string() });

const list = pageProcedure.query(({ ctx }) => listApiKeys(ownerOf(ctx.caller)));

/** To one of which a key of the environment may be restricted. @throws validation_failed */
const organizations = pageProcedure
  .input(z.strictObject({ environment: EnvironmentField }))
  .query(({ ctx, input }) => {
    assertReached(ctx.caller, input.environment);
    return organizationsWithin(input.environment, ctx.caller.userId);
  });

/** The new key is in the answer, and nowhere else afterwards. @throws validation_failed, not_found */
const create = pageProcedure
  .meta({ reauthentication: "always" })
  .input(
    z.strictObject({
      name: title(),
      environment: EnvironmentField,
      scopes: z.array(z.enum(ALL_SCOPES)).min(1, "Choose at least one."),
      organizationId: z.string().nullable(),
      expiresInDays: z.int().min(1).max(3_650).nullable(),
    }),
  )
  .mutation(({ ctx, input }) => {
    const { expiresInDays: days, ...key } = input;
    assertReached(ctx.caller, key.environment);
    const expiresAt = days === null ? null : new Date(now().getTime() + days * DAY_MS);
    return createApiKey({ userId: ctx.caller.userId, sessionId: ctx.caller.sessionId, expiresAt, ...key });
  });

const revoke = pageProcedure
  .input(KeyId)
  .mutation(({ ctx, input }) => revokeApiKey({ id: input.id, ...ownerOf(ctx.caller) }));

const rotate = pageProcedure
  .meta({ reauthentication: "always" })
  .input(KeyId)
  .mutation(({ ctx, input }) => rotateApiKey({ id: input.id, ...ownerOf(ctx.caller) }));

/** From the live account all keys of the person are managed, from a sandbox its own only. */
function ownerOf({ userId, accountId, environment }: Actor): KeyOwner {
  return environment === "live" ? { userId } : { userId, accountId };
}

function assertReached(caller: Actor, environment: Environment): void {
  if (caller.environment === "live" || environment === "sandbox") return;
  throw invalidField(["environment"], "In a sandbox only sandbox keys are made. Leave it for a live key.");
}

export const apiKeysRouter = t.router({ list, organizations, create, revoke, rotate });
