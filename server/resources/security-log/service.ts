import { listSecurityEvents } from "#server/auth/security-log/list.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { securityLog } from "./contract.ts";

/** Returns the signed-in person's security log, newest first, optionally for one group of events. */
const list: Handler<typeof securityLog.list> = ({ ctx, input }) => {
  const { userId } = ctx.actor;
  const identity = { operation: "security_log.list", tenant: userId, input };
  return listSecurityEvents(userId, identity, input.group);
};

export const securityLogGroup = defineGroup(securityLog, {
  handlers: {
    list,
  },
});
