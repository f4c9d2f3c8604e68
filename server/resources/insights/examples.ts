import { STATUSES } from "#domain/values.ts";
import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { BoardInsights } from "./contract.ts";

const REACHED = [14, 10, 4, 1, 3, 1, 2];
const outcomes = { applications: 10, responses: 6, interviews: 4, offers: 1 };
const insights: BoardInsights = {
  totals: { saved: 4, applied: 3, interviewing: 2, offer: 0, rejected: 3, accepted: 1, archived: 1 },
  funnel: STATUSES.map((status, index) => ({ status, reached: REACHED[index] ?? 0 })),
  rates: {
    response: { rate: 0.6, count: 6, n: 10 },
    interview: { rate: 0.4, count: 4, n: 10 },
    offer: { rate: 0.1, count: 1, n: 10 },
  },
  medianDays: STATUSES.map((status) => ({ status, medianDays: null, n: 0 })),
  applicationsPerWeek: [
    { weekStartsOn: "2026-11-09", count: 3 },
    { weekStartsOn: "2026-11-16", count: 2 },
  ],
  bySource: [{ source: "A friend", ...outcomes }],
  byResume: [{ resumeId: sampleIds.resumeId, resumeName: "Backend, English", ...outcomes }],
  transitions: [
    { from: "saved", to: "applied", count: 10 },
    { from: "applied", to: "interviewing", count: 4 },
  ],
};

export const samples: Samples = {
  entities: { BoardInsights: insights },
  fields: { ...insights },
};
