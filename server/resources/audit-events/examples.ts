import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { AuditEvent } from "./contract.ts";

const event: AuditEvent = {
  id: sampleIds.auditEventId,
  action: "cohort_renamed",
  actorLabel: "Robin Vale",
  performedBySupport: false,
  subjectEmail: null,
  subjectLabel: "Autumn 2026",
  boardId: null,
  details: {
    cohortId: sampleIds.cohortId,
    before: { name: "Fall 2026" },
    after: { name: "Autumn 2026" },
  },
  createdAt: "2026-11-12T14:03:11.000Z",
};

export const samples: Samples = { entities: { AuditEvent: event }, fields: { ...event } };
