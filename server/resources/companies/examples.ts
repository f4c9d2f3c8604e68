import type { Examples } from "#server/resources/example-rows.ts";
import type { companies } from "./contract.ts";

export const examples: Examples<typeof companies> = {
  list: () => ({ search: "fern", limit: 20 }),
  listActiveWithJobs: () => ({ limit: 20 }),
  get: ({ companyId }) => ({ companyId }),
  create: () => ({
    name: "Harbour Works",
    industry: "construction",
    size: "large",
    type: "private",
    website: "https://harbour.example",
    socialLink: "https://network.example/harbour",
    notes: "Met them at the fair.",
  }),
  update: ({ companyId }) => ({ companyId, industry: "engineering", notes: null }),
  delete: ({ companyId }) => ({ companyId }),
  listCards: ({ companyId }) => [{ companyId }],
};
