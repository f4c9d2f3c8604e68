import { ownAccount } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
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
const renew = pageProcedure
  .meta({ reauthentication: "always" })
  .mutation(({ ctx }) => renewFeed(sqlOn(pool), ownAccount(ctx.caller), now()));

const turnOff = pageProcedure.mutation(({ ctx }) => endFeed(sqlOn(pool), ownAccount(ctx.caller)));

export const calendarFeedRouter = t.router({ get, renew, turnOff });
