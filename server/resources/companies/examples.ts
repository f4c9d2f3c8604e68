import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Company, CompanyWithJobs } from "./contract.ts";

export const company: Company = {
  id: sampleIds.companyId,
  name: "Bright Fern",
  industry: "software",
  size: "medium",
  type: "private",
  website: "https://brightfern.example",
  socialLink: "https://network.example/company/bright-fern",
  notes: "Met their lead at the autumn fair.",
  applicationCount: 1,
  createdAt: "2026-10-05T09:00:00.000Z",
  updatedAt: "2026-11-12T14:03:11.000Z",
};
const withJobs: CompanyWithJobs = {
  ...company,
  applications: [
    {
      id: sampleIds.applicationId,
      title: "Platform engineer",
      status: "interviewing",
      applicationDate: "2026-11-05T00:00:00.000Z",
    },
  ],
};

export const samples: Samples = {
  entities: { Company: company, CompanyWithJobs: withJobs },
  fields: { ...company, search: "fern" },
};
