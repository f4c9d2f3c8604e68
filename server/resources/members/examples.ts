import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Member } from "./contract.ts";

export const memberSample: Member = {
  id: sampleIds.memberId,
  email: "kim@people.example",
  displayName: "Kim Sol",
  role: "applicant",
  joinedAt: "2026-10-05T09:12:00.000Z",
};

export const samples: Samples = {
  entities: { Member: memberSample },
  fields: {
    organizationSlug: sampleIds.organizationSlug,
    memberId: sampleIds.memberId,
    id: sampleIds.memberId,
    role: "coach",
    successorId: sampleIds.successorId,
  },
};
