import { defineGroup } from "#server/core/group.ts";
import { auditEvents as contract } from "./contract.ts";
import { listAuditEvents, searchAuditEvents } from "./service.ts";

export const auditEvents = defineGroup(contract, {
  about: "What happened in an organization.",
  toolsets: ["organization"],
  handlers: {
    list: listAuditEvents,
    search: searchAuditEvents,
  },
  examples: () => import("./examples.ts"),
});
