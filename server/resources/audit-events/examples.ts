import type { Examples } from "#server/resources/example-rows.ts";
import type { auditEvents } from "./contract.ts";

export const examples: Examples<typeof auditEvents> = {
  list: ({ organizationSlug }) => ({ organizationSlug, limit: 20 }),
  search: ({ organizationSlug, email: person }) => [
    { organizationSlug },
    { organizationSlug, action: "cohort_created" },
    { organizationSlug, person },
    { organizationSlug, person, action: "cohort_created", limit: 1 },
  ],
};
