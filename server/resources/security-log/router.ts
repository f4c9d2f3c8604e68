import { listSecurityEvents } from "#server/auth/security-log/list.ts";
import type { Verb } from "#server/core/execute.ts";
import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { securityLog } from "./contract.ts";

const list: Verb<typeof securityLog.list> = ({ ctx, input }) => {
  const { userId } = ctx.actor;
  const identity = { operation: "security_log.list", tenant: userId, input };
  return listSecurityEvents(userId, identity, input.group);
};

export const securityLogRouter = t.router({ list: operation(securityLog.list, list) });
