import { assertionOptions } from "#server/auth/passkeys/assertion.ts";
import {
  confirmationMethods,
  confirmIdentity,
  mailConfirmationLink,
  type ShownAgain,
} from "#server/auth/reauthentication.ts";
import type { Actor } from "#server/core/actor.ts";
import { invalidField } from "#server/core/errors.ts";
import type { Verb } from "#server/core/execute.ts";
import { isRecentlyAuthenticated } from "#server/core/recent-authentication.ts";
import type { reauthentication } from "./contract.ts";

export const get: Verb<typeof reauthentication.get> = async ({ ctx: { actor } }) => ({
  ...(await confirmationMethods(actor.userId)),
  isRecent: await isRecentlyAuthenticated(actor),
});

export const password: Verb<typeof reauthentication.password> = ({ ctx, input }) =>
  confirm(ctx.actor, { method: "password", ...input }, "That's not your password.");

export const code: Verb<typeof reauthentication.code> = ({ ctx, input }) =>
  confirm(ctx.actor, { method: "app", ...input }, "That code is wrong or was already used.");

export const passkeyOptions: Verb<typeof reauthentication.passkeyOptions> = ({ ctx }) =>
  assertionOptions({ purpose: "reauthentication", userId: ctx.actor.userId });

export const passkey: Verb<typeof reauthentication.passkey> = ({ ctx, input }) =>
  confirm(ctx.actor, { method: "passkey", ...input }, "That passkey didn't work.");

export const mailLink: Verb<typeof reauthentication.mailLink> = async ({ ctx }) => {
  await mailConfirmationLink(ctx.actor);
  return {};
};

async function confirm(caller: Actor, shown: ShownAgain, problem: string) {
  if (await confirmIdentity(caller, shown)) return {};
  throw invalidField([shown.method === "app" ? "code" : shown.method], problem);
}
