import type { Samples } from "#server/core/group.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Organization, organizations } from "./contract.ts";

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

export const examples: Examples<typeof organizations> = {
  create: () => ({
    name: "Harbor Careers",
    type: "career_coach",
    website: "https://harbor.example",
  }),
  update: ({ organizationSlug }) => ({
    organizationSlug,
    name: "Harbor Coaching",
    website: null,
  }),
  requireSecondFactor: ({ organizationSlug }) => [{ organizationSlug, isRequired: true }],
};
