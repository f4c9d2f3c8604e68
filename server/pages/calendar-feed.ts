import { assertStillSignedIn } from "#server/auth/standing-session.ts";
import { ownAccount } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import { noteSecurityEvent } from "#server/core/security-log/note.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { t } from "#server/core/trpc.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { endFeed, feedSince, renewFeed } from "#server/resources/interviews/calendar-feed/service.ts";
import { pageProcedure } from "./procedure.ts";

/** Since when the present address works; null while the feed is off. The address itself nobody knows any more. */
const get = pageProcedure.query(async ({ ctx }) => ({
  since: await feedSince(sqlOn(pool), ownAccount(ctx.caller)),
}));

/** The new address is in the answer, and nowhere else afterwards; one that was there ends at once. */
const renew = pageProcedure.meta({ reauthentication: "always" }).mutation(({ ctx }) =>
  inSqlTransaction(async (sql) => {
    const { userId, sessionId = "" } = ctx.caller;
    await assertStillSignedIn(sql, userId, sessionId);
    const renewed = await renewFeed(sql, ownAccount(ctx.caller), now());
    await note(sql, "calendar_feed_made", ctx.caller);
    return renewed;
  }),
);

const turnOff = pageProcedure.mutation(({ ctx }) =>
  inSqlTransaction(async (sql) => {
    const ended = await endFeed(sql, ownAccount(ctx.caller));
    await note(sql, "calendar_feed_ended", ctx.caller);
    return ended;
  }),
);

async function note(sql: Sql, kind: "calendar_feed_made" | "calendar_feed_ended", caller: Actor) {
  const { userId, sessionId = null, environment } = caller;
  await noteSecurityEvent(sql, { kind, userId, credentialId: sessionId, details: { environment } });
}

export const calendarFeedRouter = t.router({ get, renew, turnOff });
