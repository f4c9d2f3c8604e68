import { digestOf, newSecret } from "#server/auth/secrets.ts";
import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import { sendNotice } from "#server/auth/security-log/notices.ts";
import { assertStillSignedIn } from "#server/auth/user-lock.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import { assertAddressConfirmed } from "#server/core/confirmed-address.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { env } from "#server/lib/env.ts";
import { calendarFeed } from "./contract.ts";
import { deleteSecret, readSince, writeSecret } from "./store.ts";

export const CALENDAR_BASE = "/api/calendar";
const SHAPE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** Returns the URL that calendar programs subscribe to. */
function addressOf(secret: string): string {
  return `${env().PUBLIC_URL}${CALENDAR_BASE}/${secret}.ics`;
}

/** Returns the secret in a file name of the feed, or null for any other name. */
export function secretIn(fileName: string): string | null {
  return SHAPE.exec(fileName)?.[1] ?? null;
}

/** Returns when the feed's current URL was made, or null if the feed is off. */
export async function feedSince(sql: Sql, accountId: AccountId): Promise<string | null> {
  return (await readSince(sql, { accountId }))?.createdAt ?? null;
}

/** Creates a new URL for the account's feed; any earlier URL stops working. @throws address_unconfirmed */
export async function renewFeed(
  sql: Sql,
  accountId: AccountId,
  now: Date,
  sessionId: string | null = null,
): Promise<{ address: string }> {
  await assertAddressConfirmed(sql, accountId);
  const secret = newSecret();
  await writeSecret(sql, { accountId, secretHash: digestOf(secret), makerId: sessionId, at: now });
  return { address: addressOf(secret) };
}

/** Creates a new calendar feed address, shown only in this response; the previous one stops working. @throws address_unconfirmed */
const renew: Handler<typeof calendarFeed.renew> = ({ ctx: { actor, accountId, now } }) =>
  inSqlTransaction(async (sql) => {
    await assertStillSignedIn(sql, actor.userId, actor.sessionId ?? "");
    const renewed = await renewFeed(sql, accountId, now, actor.sessionId);
    await note(sql, "calendar_feed_made", actor);
    if (actor.environment === "live") await sendNotice(sql, actor.userId, "calendarFeedMade");
    return renewed;
  });

/** Turns off the calendar feed. */
const turnOff: Handler<typeof calendarFeed.turnOff> = async ({ ctx: { sql, actor, accountId } }) => {
  await deleteSecret(sql, { accountId });
  await note(sql, "calendar_feed_ended", actor);
};

async function note(sql: Sql, kind: "calendar_feed_made" | "calendar_feed_ended", actor: Actor) {
  const { userId, sessionId = null, environment } = actor;
  await noteSecurityEvent(sql, { kind, userId, credentialId: sessionId, details: { environment } });
}

export const calendarFeedGroup = defineGroup(calendarFeed, {
  handlers: {
    /** Returns when the current calendar feed address was created, or null if the feed is off. The address itself isn't stored. */
    get: async ({ ctx }) => ({
      since: await feedSince(ctx.sql, ctx.accountId),
    }),
    renew,
    turnOff,
  },
});
