import type { Organization } from "#server/resources/organizations/contract.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

const organization: Organization = {
  id: sampleIds.organizationId,
  name: "Harbour Careers",
  slug: sampleIds.organizationSlug,
  type: "career_coach",
  website: "https://harbour.example",
  createdAt: "2026-09-01T08:00:00.000Z",
  updatedAt: "2026-10-14T10:20:30.000Z",
};

export const organizationSamples: GroupSamples = {
  entities: { Organization: organization },
  fields: { ...organization },
};
