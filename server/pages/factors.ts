import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
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
import { RegistrationResponse } from "#server/auth/passkeys/response.ts";
import { title } from "#server/core/fields.ts";
import { t } from "#server/core/trpc.ts";
import { prisma } from "#server/lib/database.ts";
import { livePageProcedure } from "./procedure.ts";

/** What changes how somebody gets in asks them to prove who they are. */
const guarded = livePageProcedure.meta({ reauthentication: "always" });
const NAME_MAX = LIMITS.text.passkeyName;
const PasskeyId = z.strictObject({ id: z.string().max(100) });

/** The person's passkeys, authenticator app, and how many recovery codes are left: no secret among them. */
const get = livePageProcedure.query(async ({ ctx }) => {
  const { userId } = ctx.caller;
  const [passkeys, app, recoveryCodes] = await Promise.all([
    listPasskeys(userId),
    prisma.authenticatorApp.findFirst({ where: { userId, confirmedAt: { not: null } } }),
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

/** What a browser needs to make a passkey. @throws validation_failed with as many as there may be */
const passkeyOptions = guarded.mutation(({ ctx }) => registrationOptions(ctx.caller.userId));

/** Keeps the passkey that the browser made; with the first factor come recovery codes. @throws validation_failed */
const registerPasskey = guarded
  .input(z.strictObject({ name: title(NAME_MAX), response: RegistrationResponse }))
  .mutation(({ ctx, input }) => addPasskey(ctx.caller.userId, input.name, input.response));

const namePasskey = livePageProcedure
  .input(PasskeyId.extend({ name: title(NAME_MAX) }))
  .mutation(({ ctx, input }) => renamePasskey(ctx.caller.userId, input.id, input.name));

const removePasskey = guarded
  .input(PasskeyId)
  .mutation(({ ctx, input }) => dropPasskey(ctx.caller.userId, input.id));

/** The secret of an app to be set up, as text and picture: in this answer only. @throws validation_failed */
const beginApp = guarded.mutation(async ({ ctx }) => {
  const { userId } = ctx.caller;
  const { email } = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return beginAuthenticator(userId, email);
});

/** Takes the app into use; with the first factor come recovery codes. @throws validation_failed, rate_limited */
const confirmApp = guarded
  .input(z.strictObject({ code: z.string().max(20) }))
  .mutation(({ ctx, input }) => addAuthenticator(ctx.caller.userId, input.code));

const removeApp = guarded.mutation(({ ctx }) => dropAuthenticator(ctx.caller.userId));

/** Ten new recovery codes, in this answer only. @throws validation_failed without a factor */
const renewCodes = guarded.mutation(async ({ ctx }) => ({
  recoveryCodes: await renewRecoveryCodes(ctx.caller.userId),
}));

export const factorsRouter = t.router({
  get,
  passkeyOptions,
  registerPasskey,
  namePasskey,
  removePasskey,
  beginApp,
  confirmApp,
  removeApp,
  renewCodes,
});
