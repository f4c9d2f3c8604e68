import { z } from "zod";
import { listSecurityEvents } from "#server/auth/security-log/list.ts";
import { pageFields } from "#server/core/pagination.ts";
import { SECURITY_EVENT_GROUPS } from "#server/core/security-log/events.ts";
import { livePageProcedure } from "./procedure.ts";

/** The security log of whoever is signed in, newest first; of one group of events, where it is named. */
export const securityLog = livePageProcedure
  .input(z.strictObject({ group: z.enum(SECURITY_EVENT_GROUPS).optional(), ...pageFields }))
  .query(({ ctx, input }) => {
    const { userId } = ctx.caller;
    const list = { operation: "pages.securityLog", tenant: userId, input };
    return listSecurityEvents(userId, list, input.group);
  });
