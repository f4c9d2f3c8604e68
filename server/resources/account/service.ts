import { LIMITS } from "#domain/limits.ts";
import { deleteAccount } from "#server/auth/account-deletion.ts";
import { askAddressChange } from "#server/auth/address-change.ts";
import { listApiKeys } from "#server/auth/api-keys.ts";
import { mailConfirmation } from "#server/auth/mailed-sign-in.ts";
import { listConnectedApps } from "#server/auth/oauth/connected-apps.ts";
import { changePassword } from "#server/auth/password-change.ts";
import { listSessions } from "#server/auth/session-store.ts";
import { type Handler, withPrisma } from "#server/core/execute.ts";
import { mapped, Streamed } from "#server/core/streamed.ts";
import { readTextUse } from "#server/core/text-uses.ts";
import type { account, RemainingRecords } from "./contract.ts";
import {
  listProviders,
  REMAINING_LISTS,
  readRemaining,
  readResumeBytes,
  readUser,
  writeName,
} from "./store.ts";

export const get = withPrisma<typeof account.get>(({ ctx }) => readUser(ctx.prisma, ctx.actor.userId));

export const getStorage: Handler<typeof account.getStorage> = async ({ ctx: { sql, accountId } }) => ({
  text: await readTextUse(sql, accountId),
  resumes: { used: await readResumeBytes(sql, accountId), most: LIMITS.quotas.resumeBytes },
});

export const rename = withPrisma<typeof account.rename>(async ({ ctx, input }) => {
  await writeName(ctx.prisma, ctx.actor, input.name);
  return {};
});

export const sendConfirmation: Handler<typeof account.sendConfirmation> = async ({ ctx: { actor } }) => {
  await mailConfirmation(actor.userId, actor.sessionId ?? null);
  return {};
};

export const changeAddress: Handler<typeof account.changeAddress> = async ({ ctx, input }) => {
  await askAddressChange(ctx.actor.userId, input.email);
  return {};
};

export const setPassword: Handler<typeof account.changePassword> = async ({ ctx: { actor }, input }) => {
  await changePassword({ userId: actor.userId, sessionId: actor.sessionId ?? null, ...input });
  return {};
};

export const takeOut: Handler<typeof account.takeOut> = async () => ({});

export const remove: Handler<typeof account.delete> = async ({ ctx, input }) => {
  await deleteAccount({ actor: ctx.actor, ...input });
  return {};
};

export const getRemainingRecords = withPrisma<typeof account.getRemainingRecords>(
  async ({ ctx: { actor, prisma } }) => {
    const { userId, accountId } = actor;
    const rows = await readRemaining(prisma, accountId);
    const records = {
      memberships: rows.memberships,
      cohorts: rows.stints,
      today: rows.todayMarks,
      imports: rows.imports,
      "import-mappings": rows.importMaps,
      "calendar-feed": rows.calendarFeed,
      preferences: rows.user?.preferences ?? null,
      "emails-turned-off": rows.user?.mutedMail ?? [],
      "api-keys": await listApiKeys({ userId }),
      "connected-apps": await listConnectedApps(userId),
      sessions: await listSessions(userId),
      "sign-in-providers": await listProviders(prisma, userId),
    };
    // As in JSON: instants as text.
    return JSON.parse(JSON.stringify(records)) as RemainingRecords;
  },
);

type Json = Record<string, unknown>;

export const getRemainingList = withPrisma<typeof account.getRemainingList>(async ({ ctx, input }) => {
  const records = REMAINING_LISTS[input.list](ctx.prisma, ctx.actor.accountId);
  // As in JSON: instants as text.
  const data = mapped<object[], Json[]>(records, (some) => JSON.parse(JSON.stringify(some)) as Json[]);
  return Streamed.rows({ data: [] }, "data", data, null);
});
