import type { Name } from "./contracts.ts";
import type { Loose } from "./loops.ts";

/** Inputs of reads that make them send other queries. */
export const VARIANTS: Partial<Record<Name, Loose[]>> = {
  "applications.list": [
    ...["applied_at_desc", "applied_at_asc", "updated_at_desc", "company_asc", "title_asc"].map((sort) => ({
      sort,
    })),
    { status: ["applied"] },
    { status: ["saved", "applied", "offer"], limit: 200 },
    { search: "job 1" },
    { search: "nothing of the kind" },
    { search: "o", sort: "title_asc" },
    { appliedAfter: "2026-01-01", appliedBefore: "2026-10-01" },
    { closesAfter: "2026-01-01", deadlineBefore: "2026-10-01" },
    { limit: 1 },
    { limit: 200 },
  ],
  "companies.list": [{}, { search: "employer" }],
  "search.applications": [{}, { updatedAfter: "2026-01-01", limit: 1 }, { text: "job 1" }, { text: "jo" }],
  "organization_invitations.list": [{}, { status: ["pending"], limit: 1 }],
  "members.list": [{}, { who: "applicants", search: "kim" }, { search: "kim" }],
  "insights.get": [{}, { since: "2026-11-01", until: "2026-11-20" }],
};
