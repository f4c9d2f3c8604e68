import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import { assertStillSignedIn } from "#server/auth/standing-session.ts";
import type { Actor } from "#server/core/actor.ts";
import type { Verb } from "#server/core/execute.ts";
import { operation } from "#server/core/procedure.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { t } from "#server/core/trpc.ts";
import { calendarFeed } from "./contract.ts";
import { endFeed, feedSince, renewFeed } from "./service.ts";

const get: Verb<typeof calendarFeed.get> = async ({ ctx }) => ({
  since: await feedSince(ctx.sql, ctx.accountId),
});

const renew: Verb<typeof calendarFeed.renew> = ({ ctx: { actor, accountId, now } }) =>
  inSqlTransaction(async (sql) => {
    await assertStillSignedIn(sql, actor.userId, actor.sessionId ?? "");
    const renewed = await renewFeed(sql, accountId, now);
    await note(sql, "calendar_feed_made", actor);
    return renewed;
  });

const turnOff: Verb<typeof calendarFeed.turnOff> = async ({ ctx: { sql, actor, accountId } }) => {
  await endFeed(sql, accountId);
  await note(sql, "calendar_feed_ended", actor);
  return {};
};

async function note(sql: Sql, kind: "calendar_feed_made" | "calendar_feed_ended", actor: Actor) {
  const { userId, sessionId = null, environment } = actor;
  await noteSecurityEvent(sql, { kind, userId, credentialId: sessionId, details: { environment } });
}

export const calendarFeedRouter = t.router({
  get: operation(calendarFeed.get, get),
  renew: operation(calendarFeed.renew, renew),
  turnOff: operation(calendarFeed.turnOff, turnOff),
});
