import type { Examples } from "#server/resources/example-rows.ts";
import type { organizations } from "./contract.ts";

export const examples: Examples<typeof organizations> = {
  list: () => ({ limit: 20 }),
  get: ({ organizationSlug }) => ({ organizationSlug }),
  create: () => ({
    name: "Harbour Careers",
    type: "career_coach",
    website: "https://harbour.example",
  }),
  update: ({ organizationSlug }) => ({
    organizationSlug,
    name: "Harbour Coaching",
    website: null,
  }),
  delete: ({ organizationSlug }) => ({ organizationSlug }),
  getFrame: ({ organizationSlug }) => [{ organizationSlug }],
  requireSecondFactor: ({ organizationSlug }) => [{ organizationSlug, isRequired: true }],
};
