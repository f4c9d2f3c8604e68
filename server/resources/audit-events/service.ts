import type { Verb } from "#server/core/execute.ts";
import type { auditEvents } from "./contract.ts";
import * as store from "./store.ts";

/** A page of the organization's log, newest first. */
export const listAuditEvents: Verb<typeof auditEvents.list> = ({ ctx, input }) => {
  const list = { operation: "audit_events.list", tenant: ctx.organization.id, input };
  return store.listEvents(ctx.sql, ctx.organization.id, list);
};

/** A page of the log by action and person. */
export const searchAuditEvents: Verb<typeof auditEvents.search> = ({ ctx, input }) => {
  const { id } = ctx.organization;
  const list = { operation: "audit_events.search", tenant: id, input };
  const { action, person } = input;
  return store.listFiltered(ctx.sql, id, list, { action, person, sandboxId: ctx.actor.sandboxId });
};
