import type { Samples } from "#server/core/group.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { AuditEvent, auditEvents } from "./contract.ts";

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

export const examples: Examples<typeof auditEvents> = {
  search: ({ organizationSlug, email }) => [
    { organizationSlug },
    { organizationSlug, action: "cohort_created" },
    { organizationSlug, by: email, since: "2026-11-01T00:00:00Z", before: "2027-11-01T00:00:00Z" },
    { organizationSlug, about: email, action: "cohort_created", limit: 1 },
    { organizationSlug, by: email, about: email },
  ],
};
