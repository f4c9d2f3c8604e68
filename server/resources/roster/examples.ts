import type { Examples } from "#server/resources/example-rows.ts";
import type { roster } from "./contract.ts";

export const examples: Examples<typeof roster> = {
  list: ({ organizationSlug, cohortId }) => ({ organizationSlug, cohortId, limit: 20 }),
  export: ({ organizationSlug }) => ({ organizationSlug, cohortId: "none", format: "json" }),
  exportShown: ({ organizationSlug }) => [
    {
      organizationSlug,
      format: "csv",
      filter: { attention: [], cohortId: null, search: "", sort: "name" },
    },
  ],
  getToday: ({ organizationSlug }) => [{ organizationSlug }],
  getOwn: ({ coachingSlug }) => [{ organizationSlug: coachingSlug }],
  listFilters: ({ organizationSlug }) => [{ organizationSlug }],
  saveFilter: ({ organizationSlug }) => [
    {
      organizationSlug,
      name: "Quiet ones",
      filter: { attention: ["no_share"], cohortId: null, search: "kim", sort: "quiet" },
    },
  ],
  removeFilter: ({ organizationSlug }) => [{ organizationSlug, name: "Quiet ones" }],
};
