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

const get: Handler<typeof factors.get> = async ({ ctx: { actor, sql } }) => {
  const { userId } = actor;
  const [passkeys, app, recoveryCodes] = await Promise.all([
    listPasskeys(userId),
    findApp(sql, { userId }),
    countRecoveryCodes(userId),
  ]);
  return { passkeys, app, recoveryCodes };
};

const passkeyOptions: Handler<typeof factors.passkeyOptions> = ({ ctx }) =>
  registrationOptions(ctx.actor.userId);

const registerPasskey: Handler<typeof factors.registerPasskey> = ({ ctx, input }) =>
  addPasskey(ctx.actor.userId, input.name, input.response, ctx.actor.sessionId);

const namePasskey: Handler<typeof factors.namePasskey> = async ({ ctx, input }) => {
  await renamePasskey(ctx.actor.userId, input.id, input.name);
  return {};
};

const removePasskey: Handler<typeof factors.removePasskey> = async ({ ctx, input }) => {
  await deletePasskey(ctx.actor.userId, input.id, ctx.actor.sessionId);
  return {};
};

const beginApp: Handler<typeof factors.beginApp> = async ({ ctx: { actor, sql } }) =>
  beginAuthenticator(actor.userId, await addressOf(sql, { userId: actor.userId }));

const confirmApp: Handler<typeof factors.confirmApp> = ({ ctx, input }) =>
  addAuthenticator(ctx.actor.userId, input.code, ctx.actor.sessionId);

const removeApp: Handler<typeof factors.removeApp> = async ({ ctx }) => {
  await deleteAuthenticator(ctx.actor.userId, ctx.actor.sessionId);
  return {};
};

const renewCodes: Handler<typeof factors.renewCodes> = async ({ ctx }) => ({
  recoveryCodes: await renewRecoveryCodes(ctx.actor.userId, ctx.actor.sessionId),
});

export const factorsGroup = defineGroup(factors, {
  handlers: {
    get,
    passkeyOptions,
    registerPasskey,
    namePasskey,
    removePasskey,
    beginApp,
    confirmApp,
    removeApp,
    renewCodes,
  },
});
