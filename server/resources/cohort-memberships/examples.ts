import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { CohortMembership } from "./contract.ts";

const stint: CohortMembership = {
  id: sampleIds.membershipId,
  cohortId: sampleIds.cohortId,
  applicantEmail: "kim@sole.example",
  joinedAt: "2026-09-07T08:00:00.000Z",
  leftAt: null,
  departureReason: null,
  note: null,
};

export const samples: Samples = {
  entities: { CohortMembership: stint },
  fields: {
    ...stint,
    departureReason: "placed",
    note: "Starts at Bright Fern in January.",
    changed: 1,
    changeId: "sch_01kae5x2c4m8rq7w9z3b6n1d5t",
    undoUntil: "2026-11-20T09:10:00.000Z",
  },
  requests: {
    correct: {
      membershipIds: [sampleIds.membershipId],
      joinedAt: "2026-09-07T08:00:00Z",
      leftAt: "2026-11-13T12:00:00Z",
      departureReason: "completed",
    },
  },
};
