import { z } from "zod";
import { deleteAccount } from "#server/auth/account-deletion.ts";
import { mailConfirmation } from "#server/auth/mailed-sign-in.ts";
import { changePassword } from "#server/auth/password-change.ts";
import { endSession, endSessions, listSessions } from "#server/auth/session-store.ts";
import type { Actor } from "#server/core/actor.ts";
import { title } from "#server/core/fields.ts";
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

const password = livePageProcedure
  .meta({ reauthentication: "always" })
  .input(z.strictObject({ current: z.string().max(1_000), next: z.string().max(1_000) }))
  .mutation(({ ctx, input }) =>
    changePassword({ userId: ctx.caller.userId, sessionId: sessionOf(ctx.caller), ...input }),
  );

const sessions = livePageProcedure.query(async ({ ctx }) => {
  const rows = await listSessions(ctx.caller.userId);
  return rows.map((row) => ({ ...row, isCurrent: row.id === sessionOf(ctx.caller) }));
});

const signOut = livePageProcedure
  .input(z.strictObject({ sessionId: z.string() }))
  .mutation(({ ctx, input }) => endSession(ctx.caller.userId, input.sessionId));

/** Everywhere, this browser included. */
const signOutEverywhere = livePageProcedure.mutation(({ ctx }) =>
  endSessions(ctx.caller.userId, { sessionId: null }),
);

/** Lets the browser fetch everything, once it is clear who sits before it. */
const takeOut = livePageProcedure.meta({ reauthentication: "always" }).mutation(() => undefined);

/** Deletes the account with everything of it. @throws validation_failed, rate_limited, last_owner */
const remove = livePageProcedure
  .meta({ reauthentication: "always" })
  .input(z.strictObject({ email: z.string().max(254), password: z.string().max(1_000) }))
  .mutation(({ ctx, input }) => deleteAccount({ actor: ctx.caller, requestId: ctx.requestId, ...input }));

function sessionOf(caller: Actor): string | null {
  return caller.sessionId ?? null;
}

export const accountRouter = t.router({
  get,
  rename,
  confirm,
  password,
  sessions,
  signOut,
  signOutEverywhere,
  takeOut,
  remove,
});
