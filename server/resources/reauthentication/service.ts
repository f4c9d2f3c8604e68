import { assertionOptions } from "#server/auth/passkeys/assertion.ts";
import {
  confirmationMethods,
  confirmIdentity,
  type IdentityProof,
  mailConfirmationLink,
} from "#server/auth/reauthentication.ts";
import { invalidField } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { isRecentlyAuthenticated } from "#server/core/recent-authentication.ts";
import { reauthentication } from "./contract.ts";

/** Returns the ways the person can confirm their identity, and whether they confirmed it recently. */
const get: Handler<typeof reauthentication.get> = async ({ ctx: { actor } }) => ({
  ...(await confirmationMethods(actor.userId)),
  isRecent: await isRecentlyAuthenticated(actor),
});

/** Confirms with one of: a password, a code from the authenticator app, or a passkey. @throws validation_failed, rate_limited */
const confirm: Handler<typeof reauthentication.confirm> = async ({ ctx, input }) => {
  const [proof, ...others] = proofsIn(input);
  if (!proof || others.length > 0) throw invalidField([], "Send a password, a code, or a passkey.");
  if (await confirmIdentity(ctx.actor, proof)) return;
  const [field, problem] = PROBLEMS[proof.method];
  throw invalidField([field], problem);
};

/** Emails a confirmation link to someone without another way to confirm. @throws rate_limited */
const mailLink: Handler<typeof reauthentication.mailLink> = ({ ctx }) => mailConfirmationLink(ctx.actor);

/** The field of each proof, and the message if it is wrong. */
const PROBLEMS: Readonly<Record<IdentityProof["method"], readonly [field: string, problem: string]>> = {
  password: ["password", "That's not your password."],
  app: ["code", "That code is wrong or was already used."],
  passkey: ["passkey", "That passkey didn't work."],
};

function proofsIn({
  password,
  code,
  passkey,
}: HandlerCall<typeof reauthentication.confirm>["input"]): IdentityProof[] {
  return [
    ...(password === undefined ? [] : [{ method: "password" as const, password }]),
    ...(code === undefined ? [] : [{ method: "app" as const, code }]),
    ...(passkey === undefined ? [] : [{ method: "passkey" as const, response: passkey }]),
  ];
}

export const reauthenticationGroup = defineGroup(reauthentication, {
  handlers: {
    get,
    confirm,
    /** Returns the options a browser needs to ask for a passkey. */
    passkeyOptions: ({ ctx }) => assertionOptions({ purpose: "reauthentication", userId: ctx.actor.userId }),
    mailLink,
  },
});
