import type { Verb } from "#server/core/execute.ts";
import type { auditEvents } from "./contract.ts";
import * as store from "./store.ts";

/** A page of the organization's log, newest first. */
export const listAuditEvents: Verb<typeof auditEvents.list> = ({ ctx, input }) => {
  const list = { operation: "audit_events.list", tenant: ctx.organization.id, input };
  return store.listEvents(ctx.sql, ctx.organization.id, list);
};
