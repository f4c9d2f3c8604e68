import { LIMITS } from "#domain/limits.ts";
import { deleteAccount } from "#server/auth/account-deletion.ts";
import { requestAddressChange } from "#server/auth/address-change.ts";
import { listApiKeys } from "#server/auth/api-keys.ts";
import { mailConfirmation } from "#server/auth/mailed-sign-in.ts";
import { listConnectedApps } from "#server/auth/oauth/connected-apps.ts";
import { changePassword } from "#server/auth/password-change.ts";
import { listSessions } from "#server/auth/session-store.ts";
import { accountOfCaller } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { mapped, Streamed } from "#server/core/streamed.ts";
import { readTextUse } from "#server/core/text-uses.ts";
import { readRequestsOf } from "#server/resources/joining/service.ts";
import { readRecordedAbout } from "#server/resources/outcomes/service.ts";
import { account, REMAINING_ROWS, type RemainingRecords } from "./contract.ts";
import * as store from "./store/account.ts";
import { REMAINING_LISTS } from "./store/lists.ts";

/** Returns the signed-in person's account for Settings. */
const get: Handler<typeof account.get> = ({ ctx: { sql, actor } }) =>
  store.readUser(sql, { userId: actor.userId });

/** Returns how many bytes the account uses for text and résumé files, and their limits. */
const getStorage: Handler<typeof account.getStorage> = async ({ ctx: { sql, accountId } }) => ({
  text: await readTextUse(sql, accountId),
  resumes: { used: await store.readResumeBytes(sql, { accountId }), most: LIMITS.quotas.resumeBytes },
});

/** Changes the person's name. */
const rename: Handler<typeof account.rename> = async ({ ctx, input: { name } }) => {
  const { sql, actor, now: at } = ctx;
  await store.renameUser(sql, { userId: actor.userId, name, at });
  await store.renameAccount(sql, { accountId: accountOfCaller(actor), name, at });
};

/** Resends the link that confirms the email address. @throws rate_limited */
const sendConfirmation: Handler<typeof account.sendConfirmation> = ({ ctx: { actor } }) =>
  mailConfirmation(actor.userId, actor.sessionId ?? null);

/** Emails a confirmation link to the new address. @throws validation_failed, rate_limited */
const changeAddress: Handler<typeof account.changeAddress> = ({ ctx, input }) =>
  requestAddressChange(ctx.actor.userId, input.email);

/** Sets a new password; the current one is required only if there is one. @throws validation_failed, rate_limited */
const setPassword: Handler<typeof account.changePassword> = ({ ctx: { actor }, input }) =>
  changePassword({ userId: actor.userId, sessionId: actor.sessionId ?? null, ...input });

/** Requires a recent sign-in, by its contract, before the browser downloads all data. Does nothing else. */
const takeOut: Handler<typeof account.takeOut> = async () => {};

/** Deletes the account and everything in it. @throws validation_failed, rate_limited, last_owner */
const remove: Handler<typeof account.delete> = ({ ctx, input }) =>
  deleteAccount({ actor: ctx.actor, ...input });

/** Returns the account data that no other operation shows, for the full download. Includes credentials without their secrets. */
const getRemainingRecords: Handler<typeof account.getRemainingRecords> = async ({ ctx }) => {
  const { sql, actor } = ctx;
  const { userId } = actor;
  const accountId = accountOfCaller(actor);
  const records = {
    ...(await store.readRemaining(sql, { accountId, userId })),
    cohorts: await store.readStints(sql, { accountId }),
    joinRequests: await readRequestsOf(sql, { accountId }),
    outcomes: await readRecordedAbout(sql, { accountId }),
    "api-keys": await listApiKeys({ userId }),
    "connected-apps": await listConnectedApps(userId),
    sessions: await listSessions(userId),
  };
  // Converts instants to text.
  return JSON.parse(JSON.stringify(records)) as RemainingRecords;
};

/** Returns one of the long lists of account data that no other operation shows, for the full download. */
const getRemainingList: Handler<typeof account.getRemainingList> = async ({ ctx, input }) => {
  const { list } = input;
  const portions = REMAINING_LISTS[list](ctx.sql, { accountId: accountOfCaller(ctx.actor) });
  const shown = mapped(portions, (rows) =>
    rows.map((row): Record<string, unknown> => REMAINING_ROWS[list].parse(row)),
  );
  return Streamed.rows({ data: [] }, "data", shown, null);
};

export const accountGroup = defineGroup(account, {
  handlers: {
    get,
    getStorage,
    rename,
    sendConfirmation,
    changeAddress,
    changePassword: setPassword,
    takeOut,
    delete: remove,
    getRemainingRecords,
    getRemainingList,
  },
});
