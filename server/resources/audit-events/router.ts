import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { auditEvents } from "./contract.ts";
import { listAuditEvents, searchAuditEvents } from "./service.ts";

export const auditEventsRouter = t.router({
  list: operation(auditEvents.list, listAuditEvents),
  search: operation(auditEvents.search, searchAuditEvents),
});
