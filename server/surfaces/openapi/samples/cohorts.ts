import type { CohortMembership } from "#server/resources/cohort-memberships/contract.ts";
import type { Cohort } from "#server/resources/cohorts/contract.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

const cohort: Cohort = {
  id: sampleIds.cohortId,
  name: "Autumn 2026",
  archivedAt: null,
  createdAt: "2026-09-01T08:10:00.000Z",
};
const stint: CohortMembership = {
  id: sampleIds.membershipId,
  cohortId: sampleIds.cohortId,
  applicantEmail: "kim@sole.example",
  joinedAt: "2026-09-07T08:00:00.000Z",
  leftAt: null,
  departureReason: null,
  note: null,
};

export const cohortSamples: GroupSamples = { entities: { Cohort: cohort }, fields: { ...cohort } };
export const cohortMembershipSamples: GroupSamples = {
  entities: { CohortMembership: stint },
  fields: { ...stint, departureReason: "placed", note: "Starts at Bright Fern in January." },
};
