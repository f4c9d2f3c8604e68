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
  fields: { ...stint, departureReason: "placed", note: "Starts at Bright Fern in January." },
};
