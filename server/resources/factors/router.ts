import { beginAuthenticator } from "#server/auth/factors/authenticator-app.ts";
import {
  addAuthenticator,
  addPasskey,
  dropAuthenticator,
  dropPasskey,
  renewRecoveryCodes,
} from "#server/auth/factors/factor-changes.ts";
import { countRecoveryCodes } from "#server/auth/factors/recovery-codes.ts";
import { listPasskeys, renamePasskey } from "#server/auth/passkeys/passkeys.ts";
import { registrationOptions } from "#server/auth/passkeys/registration.ts";
import { type Verb, withPrisma } from "#server/core/execute.ts";
import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { factors } from "./contract.ts";
import { addressOf, findApp } from "./store.ts";

const get = withPrisma<typeof factors.get>(async ({ ctx: { actor, prisma } }) => {
  const { userId } = actor;
  const [passkeys, app, recoveryCodes] = await Promise.all([
    listPasskeys(userId),
    findApp(prisma, userId),
    countRecoveryCodes(userId),
  ]);
  return {
    passkeys,
    app: app && {
      createdAt: app.createdAt.toISOString(),
      lastUsedAt: app.lastUsedAt?.toISOString() ?? null,
    },
    recoveryCodes,
  };
});

const passkeyOptions: Verb<typeof factors.passkeyOptions> = ({ ctx }) =>
  registrationOptions(ctx.actor.userId);

const registerPasskey: Verb<typeof factors.registerPasskey> = ({ ctx, input }) =>
  addPasskey(ctx.actor.userId, input.name, input.response);

const namePasskey: Verb<typeof factors.namePasskey> = async ({ ctx, input }) => {
  await renamePasskey(ctx.actor.userId, input.id, input.name);
  return {};
};

const removePasskey: Verb<typeof factors.removePasskey> = async ({ ctx, input }) => {
  await dropPasskey(ctx.actor.userId, input.id);
  return {};
};

const beginApp = withPrisma<typeof factors.beginApp>(async ({ ctx: { actor, prisma } }) =>
  beginAuthenticator(actor.userId, await addressOf(prisma, actor.userId)),
);

const confirmApp: Verb<typeof factors.confirmApp> = ({ ctx, input }) =>
  addAuthenticator(ctx.actor.userId, input.code);

const removeApp: Verb<typeof factors.removeApp> = async ({ ctx }) => {
  await dropAuthenticator(ctx.actor.userId);
  return {};
};

const renewCodes: Verb<typeof factors.renewCodes> = async ({ ctx }) => ({
  recoveryCodes: await renewRecoveryCodes(ctx.actor.userId),
});

export const factorsRouter = t.router({
  get: operation(factors.get, get),
  passkeyOptions: operation(factors.passkeyOptions, passkeyOptions),
  registerPasskey: operation(factors.registerPasskey, registerPasskey),
  namePasskey: operation(factors.namePasskey, namePasskey),
  removePasskey: operation(factors.removePasskey, removePasskey),
  beginApp: operation(factors.beginApp, beginApp),
  confirmApp: operation(factors.confirmApp, confirmApp),
  removeApp: operation(factors.removeApp, removeApp),
  renewCodes: operation(factors.renewCodes, renewCodes),
});
