import { z } from "zod";
import { assertionOptions } from "#server/auth/passkeys/assertion.ts";
import { AssertionResponse } from "#server/auth/passkeys/response.ts";
import {
  confirmationMethods,
  confirmIdentity,
  mailConfirmationLink,
  type ShownAgain,
} from "#server/auth/reauthentication.ts";
import type { Actor } from "#server/core/actor.ts";
import { invalidField } from "#server/core/errors.ts";
import { isRecentlyAuthenticated } from "#server/core/recent-authentication.ts";
import { t } from "#server/core/trpc.ts";
import { silentPageProcedure } from "./procedure.ts";

/** With what the person can confirm who they are, and whether they did so in the last minutes. */
const get = silentPageProcedure.query(async ({ ctx: { caller } }) => ({
  ...(await confirmationMethods(caller.userId)),
  isRecent: await isRecentlyAuthenticated(caller),
}));

/** @throws validation_failed, rate_limited */
const password = silentPageProcedure
  .input(z.strictObject({ password: z.string().max(1_000) }))
  .mutation(({ ctx, input }) =>
    confirm(ctx.caller, { method: "password", ...input }, "That's not your password."),
  );

/** @throws validation_failed, rate_limited */
const code = silentPageProcedure
  .input(z.strictObject({ code: z.string().max(20) }))
  .mutation(({ ctx, input }) =>
    confirm(ctx.caller, { method: "app", ...input }, "This code isn't right, or it was used already."),
  );

const passkeyOptions = silentPageProcedure.mutation(({ ctx: { caller } }) =>
  assertionOptions({ purpose: "reauthentication", userId: caller.userId }),
);

/** @throws validation_failed, rate_limited */
const passkey = silentPageProcedure
  .input(z.strictObject({ response: AssertionResponse }))
  .mutation(({ ctx, input }) =>
    confirm(ctx.caller, { method: "passkey", ...input }, "That passkey didn't work."),
  );

/** Mails a link to whoever has nothing else to confirm with. @throws rate_limited */
const mailLink = silentPageProcedure.mutation(({ ctx }) => mailConfirmationLink(ctx.caller));

async function confirm(caller: Actor, shown: ShownAgain, problem: string): Promise<void> {
  if (await confirmIdentity(caller, shown)) return;
  throw invalidField([shown.method === "app" ? "code" : shown.method], problem);
}

export const reauthenticationRouter = t.router({ get, password, code, passkeyOptions, passkey, mailLink });
