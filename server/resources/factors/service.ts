import { beginAuthenticator } from "#server/auth/factors/authenticator-app.ts";
import {
  addAuthenticator,
  addPasskey,
  deleteAuthenticator,
  deletePasskey,
  renewRecoveryCodes,
} from "#server/auth/factors/factor-changes.ts";
import { countRecoveryCodes } from "#server/auth/factors/recovery-codes.ts";
import { listPasskeys, renamePasskey } from "#server/auth/passkeys/passkeys.ts";
import { registrationOptions } from "#server/auth/passkeys/registration.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { factors } from "./contract.ts";
import { addressOf, findApp } from "./store.ts";

/** Returns the person's passkeys, authenticator app, and number of recovery codes left, without any secrets. */
const get: Handler<typeof factors.get> = async ({ ctx: { actor, sql } }) => {
  const { userId } = actor;
  const [passkeys, app, recoveryCodes] = await Promise.all([
    listPasskeys(userId),
    findApp(sql, { userId }),
    countRecoveryCodes(userId),
  ]);
  return { passkeys, app, recoveryCodes };
};

/** Renames a passkey. @throws not_found */
const namePasskey: Handler<typeof factors.namePasskey> = ({ ctx, input }) =>
  renamePasskey(ctx.actor.userId, input.id, input.name);

/** Removes a passkey, or the authenticator app; removing the last factor also deletes the recovery codes. @throws not_found */
const remove: Handler<typeof factors.remove> = async ({ ctx: { actor }, input: { passkeyId } }) => {
  const { userId, sessionId } = actor;
  await (passkeyId ? deletePasskey(userId, passkeyId, sessionId) : deleteAuthenticator(userId, sessionId));
};

/** Creates the secret for a new authenticator app, shown only in this response. @throws validation_failed */
const beginApp: Handler<typeof factors.beginApp> = async ({ ctx: { actor, sql } }) =>
  beginAuthenticator(actor.userId, await addressOf(sql, { userId: actor.userId }));

export const factorsGroup = defineGroup(factors, {
  handlers: {
    get,
    /** Returns the options a browser needs to create a passkey. @throws validation_failed */
    passkeyOptions: ({ ctx }) => registrationOptions(ctx.actor.userId),
    /** Saves the passkey the browser created. @throws validation_failed */
    registerPasskey: ({ ctx, input }) =>
      addPasskey(ctx.actor.userId, input.name, input.response, ctx.actor.sessionId),
    namePasskey,
    remove,
    beginApp,
    /** Turns on the authenticator app with its first code. @throws validation_failed, rate_limited */
    confirmApp: ({ ctx, input }) => addAuthenticator(ctx.actor.userId, input.code, ctx.actor.sessionId),
    /** Creates ten new recovery codes that replace the old ones, shown only in this response. @throws validation_failed */
    renewCodes: async ({ ctx }) => ({
      recoveryCodes: await renewRecoveryCodes(ctx.actor.userId, ctx.actor.sessionId),
    }),
  },
});
