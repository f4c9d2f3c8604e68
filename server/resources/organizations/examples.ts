import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Organization } from "./contract.ts";

const organization: Organization = {
  id: sampleIds.organizationId,
  name: "Harbor Careers",
  slug: sampleIds.organizationSlug,
  type: "career_coach",
  website: "https://harbor.example",
  createdAt: "2026-09-01T08:00:00.000Z",
  updatedAt: "2026-10-14T10:20:30.000Z",
};

export const samples: Samples = {
  entities: { Organization: organization },
  fields: { ...organization },
};
