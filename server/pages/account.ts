import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { deleteAccount } from "#server/auth/account-deletion.ts";
import { askAddressChange } from "#server/auth/address-change.ts";
import { CLEAR_SITE_DATA } from "#server/auth/clear-site-data.ts";
import { mailConfirmation } from "#server/auth/mailed-sign-in.ts";
import { changePassword } from "#server/auth/password-change.ts";
import { expiredSessionCookie } from "#server/auth/session-cookie.ts";
import type { Actor } from "#server/core/actor.ts";
import { emailAddress, title } from "#server/core/fields.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { t } from "#server/core/trpc.ts";
import { prisma } from "#server/lib/database.ts";
import { livePageProcedure } from "./procedure.ts";

/** Who is signed in, as the settings show it. */
const get = livePageProcedure.query(async ({ ctx }) => {
  const user = await prisma.user.findUniqueOrThrow({ where: { id: ctx.caller.userId } });
  return {
    email: user.email,
    name: user.name,
    isConfirmed: user.emailVerified !== null,
    hasPassword: user.passwordHash !== null,
  };
});

const rename = livePageProcedure.input(z.strictObject({ name: title() })).mutation(async ({ ctx, input }) => {
  await inPrismaTransaction(async (transaction) => {
    await transaction.user.update({ where: { id: ctx.caller.userId }, data: { name: input.name } });
    const data = { displayName: input.name };
    await transaction.account.update({ where: { id: ctx.caller.accountId }, data });
  });
});

/** Mails the link that confirms the address once more. @throws rate_limited */
const confirm = livePageProcedure.mutation(({ ctx }) =>
  mailConfirmation(ctx.caller.userId, sessionOf(ctx.caller)),
);

/** Mails a link to the address that is to be the new one. @throws reauthentication_required, validation_failed, rate_limited */
const changeAddress = livePageProcedure
  .meta({ reauthentication: "always" })
  .input(z.strictObject({ email: emailAddress() }))
  .mutation(({ ctx, input }) => askAddressChange(ctx.caller.userId, input.email));

const password = livePageProcedure
  .meta({ reauthentication: "always" })
  .input(z.strictObject({ current: z.string().max(1_000), next: z.string().max(1_000) }))
  .mutation(({ ctx, input }) =>
    changePassword({ userId: ctx.caller.userId, sessionId: sessionOf(ctx.caller), ...input }),
  );

/** Lets the browser fetch everything, once it is clear who sits before it. */
const takeOut = livePageProcedure.meta({ reauthentication: "always" }).mutation(() => undefined);

/** Deletes the account with everything of it. @throws validation_failed, rate_limited, last_owner */
const remove = livePageProcedure
  .meta({ reauthentication: "always" })
  .input(z.strictObject({ email: z.string().max(LIMITS.text.email), password: z.string().max(1_000) }))
  .mutation(async ({ ctx, input }) => {
    await deleteAccount({ actor: ctx.caller, ...input });
    ctx.headers.set("Clear-Site-Data", CLEAR_SITE_DATA);
    ctx.headers.set("Set-Cookie", expiredSessionCookie());
  });

function sessionOf(caller: Actor): string | null {
  return caller.sessionId ?? null;
}

export const accountRouter = t.router({
  get,
  rename,
  confirm,
  changeAddress,
  password,
  takeOut,
  remove,
});
