import type { Examples } from "#server/resources/example-rows.ts";
import type { organizationInsights } from "./contract.ts";

export const examples: Examples<typeof organizationInsights> = {
  get: ({ organizationSlug }) => ({ organizationSlug }),
  getReport: ({ organizationSlug }) => [{ organizationSlug, since: "2026-01-01" }],
  listPeople: ({ organizationSlug, cohortId }) => [
    { organizationSlug, figure: { figure: "sharing" } },
    { organizationSlug, cohortId, figure: { figure: "column", status: "applied" } },
    {
      organizationSlug,
      figure: { figure: "reached", status: "applied", weekStartsOn: "2026-11-16" },
    },
    { organizationSlug, since: "2026-01-01", until: "2026-12-31", figure: { figure: "ended" } },
  ],
};
