import type { Member } from "#server/resources/members/contract.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

export const memberSample: Member = {
  id: sampleIds.memberId,
  email: "kim@people.example",
  displayName: "Kim Sol",
  role: "applicant",
  joinedAt: "2026-10-05T09:12:00.000Z",
};

export const memberSamples: GroupSamples = {
  entities: { Member: memberSample },
  fields: {
    organizationSlug: sampleIds.organizationSlug,
    memberId: sampleIds.memberId,
    id: sampleIds.memberId,
    role: "coach",
  },
};
