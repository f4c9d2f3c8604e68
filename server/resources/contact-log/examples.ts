import type { Samples } from "#server/core/group.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { contactLog } from "./contract.ts";
import type { ContactLogEntry, ContactReport, ContactTotal } from "./entities.ts";

const entered = {
  kind: "call",
  topic: "interview",
  happenedAt: "2026-11-12T09:00:00.000Z",
  minutes: 25,
  summary: "Practiced the system design interview.",
  nextStep: "Second practice on Monday",
} as const;
const entry: ContactLogEntry = {
  id: sampleIds.contactLogEntryId,
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  ...entered,
  loggedByName: "Ilse Brandt",
  createdAt: "2026-11-12T09:26:00.000Z",
  updatedAt: "2026-11-12T09:26:00.000Z",
};
const figures = { entries: 14, minutes: 380, applicants: 9 };
const total: ContactTotal = { key: "2026-11", name: null, ...figures };
const report: ContactReport = {
  since: "2026-11-01T00:00:00.000Z",
  until: "2026-11-30T23:59:59.999Z",
  ...figures,
  byKind: [{ ...total, key: "call" }],
  byTopic: [{ ...total, key: "interview" }],
  byCoach: [{ ...total, key: sampleIds.coachId, name: "Ilse Brandt" }],
  byCohort: [{ ...total, key: sampleIds.cohortId, name: "Autumn 2026" }],
  byMonth: [total],
};

export const samples: Samples = {
  entities: {
    ContactLogEntry: entry,
    ContactTotal: total,
    ContactReport: report,
    ContactLogExport: { format: "json", data: [entry], file: null },
  },
  fields: { ...total, ...report, ...entry, coachId: sampleIds.coachId, totalsBy: "month", format: "csv" },
  requests: { create: { applicantEmail: "kim@sole.example", ...entered } },
};

export const examples: Examples<typeof contactLog> = {
  list: ({ organizationSlug, applicantEmail, cohortId, memberId }) => ({
    organizationSlug,
    applicantEmail,
    cohortId,
    coachId: memberId,
    kind: "call",
    topic: "interview",
    since: "2026-11-01",
    until: "2026-11-30",
    limit: 20,
  }),
  listOwn: ({ coachingSlug }) => ({ organizationSlug: coachingSlug, limit: 20 }),
  create: ({ organizationSlug, applicantEmail }) => ({ organizationSlug, applicantEmail, ...entered }),
  update: ({ organizationSlug, contactLogEntryId }) => ({
    organizationSlug,
    contactLogEntryId,
    minutes: 30,
    nextStep: "Second practice on Tuesday",
  }),
  report: ({ organizationSlug, cohortId }) => ({
    organizationSlug,
    cohortId,
    since: "2026-11-01",
    until: "2026-11-30",
  }),
  export: ({ organizationSlug }) => ({ organizationSlug, since: "2026-11-01", format: "json" }),
  listShown: ({ organizationSlug, applicantEmail }) => [{ organizationSlug, applicantEmail, limit: 20 }],
};
