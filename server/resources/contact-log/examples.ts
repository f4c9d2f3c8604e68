import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { ContactLogEntry, ContactReport, ContactTotal } from "./entities.ts";

export const entered = {
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
