import { assertionOptions } from "#server/auth/passkeys/assertion.ts";
import {
  confirmationMethods,
  confirmIdentity,
  mailConfirmationLink,
  type ShownAgain,
} from "#server/auth/reauthentication.ts";
import type { Actor } from "#server/core/actor.ts";
import { invalidField } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { isRecentlyAuthenticated } from "#server/core/recent-authentication.ts";
import { reauthentication } from "./contract.ts";

const get: Handler<typeof reauthentication.get> = async ({ ctx: { actor } }) => ({
  ...(await confirmationMethods(actor.userId)),
  isRecent: await isRecentlyAuthenticated(actor),
});

const password: Handler<typeof reauthentication.password> = ({ ctx, input }) =>
  confirm(ctx.actor, { method: "password", ...input }, "That's not your password.");

const code: Handler<typeof reauthentication.code> = ({ ctx, input }) =>
  confirm(ctx.actor, { method: "app", ...input }, "That code is wrong or was already used.");

const passkeyOptions: Handler<typeof reauthentication.passkeyOptions> = ({ ctx }) =>
  assertionOptions({ purpose: "reauthentication", userId: ctx.actor.userId });

const passkey: Handler<typeof reauthentication.passkey> = ({ ctx, input }) =>
  confirm(ctx.actor, { method: "passkey", ...input }, "That passkey didn't work.");

const mailLink: Handler<typeof reauthentication.mailLink> = async ({ ctx }) => {
  await mailConfirmationLink(ctx.actor);
  return {};
};

async function confirm(caller: Actor, shown: ShownAgain, problem: string) {
  if (await confirmIdentity(caller, shown)) return {};
  throw invalidField([shown.method === "app" ? "code" : shown.method], problem);
}

export const reauthenticationGroup = defineGroup(reauthentication, {
  handlers: {
    get,
    password,
    code,
    passkeyOptions,
    passkey,
    mailLink,
  },
  examples: () => import("./examples.ts"),
});
