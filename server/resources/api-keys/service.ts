import { ALL_SCOPES } from "#domain/scopes.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
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
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { apiKeys } from "./contract.ts";

/** Returns the organizations a key can be restricted to. @throws validation_failed */
const listOrganizations: Handler<typeof apiKeys.listOrganizations> = ({ ctx: { actor }, input }) => {
  assertEnvironmentAllowed(actor, input.environment);
  return organizationsWithin(input.environment, actor.userId);
};

/** Creates a key. @throws validation_failed, address_unconfirmed, quota_exceeded, not_found */
const create: Handler<typeof apiKeys.create> = ({ ctx: { actor, now }, input }) => {
  const { expiresInDays: days, ...key } = input;
  assertEnvironmentAllowed(actor, key.environment);
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  return createApiKey({ userId: actor.userId, sessionId: actor.sessionId, expiresAt, ...key });
};

/** Creates a sandbox key for running the examples in the reference; it works for an hour. */
const createForReference: Handler<typeof apiKeys.createForReference> = async ({ ctx: { actor, now } }) => {
  const { key } = await createApiKey({
    userId: actor.userId,
    sessionId: actor.sessionId,
    environment: "sandbox",
    name: "API reference",
    scopes: ALL_SCOPES,
    organizationId: null,
    expiresAt: new Date(now.getTime() + HOUR_MS),
    isForReference: true,
  });
  return { key };
};

/** Revokes a key, and deletes the webhooks it created unless they should be kept. @throws not_found */
const revoke: Handler<typeof apiKeys.revoke> = async ({ ctx, input }) => {
  const successorSessionId = input.keepsWebhooks ? ctx.actor.sessionId : undefined;
  await revokeApiKey({ id: input.id, ...ownerOf(ctx.actor) }, successorSessionId);
};

/** Returns the owner of the keys that the caller can manage: the person or, in a sandbox, only the person's account there. */
function ownerOf({ userId, accountId, environment }: Actor): KeyOwner {
  return environment === "live" ? { userId } : { userId, accountId };
}

/** Rejects the live environment for a caller in a sandbox. @throws validation_failed */
function assertEnvironmentAllowed(caller: Actor, environment: Environment): void {
  if (caller.environment === "live" || environment === "sandbox") return;
  throw invalidField(
    ["environment"],
    "You can create only sandbox keys in a sandbox. Leave the sandbox to create a live key.",
  );
}

export const apiKeysGroup = defineGroup(apiKeys, {
  handlers: {
    /** Returns the person's keys; in a sandbox, only the sandbox's keys. */
    list: ({ ctx }) => listApiKeys(ownerOf(ctx.actor)),
    listOrganizations,
    create,
    createForReference,
    revoke,
    /** Replaces a key with a new one that has the same name, permissions, and expiry. @throws address_unconfirmed, not_found */
    rotate: ({ ctx, input }) => rotateApiKey({ id: input.id, ...ownerOf(ctx.actor) }),
  },
});
