import { z } from "zod";
import { CLEAR_SITE_DATA } from "#server/auth/clear-site-data.ts";
import { expiredSessionCookie } from "#server/auth/session-cookie.ts";
import { endSessionOf, endSessionsOf, listSessions } from "#server/auth/session-store.ts";
import { t } from "#server/core/trpc.ts";
import { livePageProcedure } from "./procedure.ts";

/** Where the person is signed in, the latest seen first. */
const list = livePageProcedure.query(async ({ ctx }) => {
  const rows = await listSessions(ctx.caller.userId);
  return rows.map((row) => ({ ...row, isCurrent: row.id === ctx.caller.sessionId }));
});

// Asked once more: whoever comes upon an open browser must not sign its owner out elsewhere (ASVS 7.5.2).
const end = livePageProcedure
  .meta({ reauthentication: "always" })
  .input(z.strictObject({ sessionId: z.string() }))
  .mutation(({ ctx, input }) => endSessionOf(ctx.caller.userId, input.sessionId));

/** Everywhere but in this browser. */
const endOthers = livePageProcedure
  .meta({ reauthentication: "always" })
  .mutation(({ ctx }) => endSessionsOf(ctx.caller.userId, { sessionId: ctx.caller.sessionId ?? null }));

/** Everywhere, this browser included, which keeps nothing. */
const endAll = livePageProcedure.meta({ reauthentication: "always" }).mutation(async ({ ctx }) => {
  await endSessionsOf(ctx.caller.userId, { sessionId: null });
  ctx.headers.set("Clear-Site-Data", CLEAR_SITE_DATA);
  ctx.headers.set("Set-Cookie", expiredSessionCookie());
});

export const sessionsRouter = t.router({ list, end, endOthers, endAll });
