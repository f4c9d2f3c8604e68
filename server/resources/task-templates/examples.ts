import type { Examples } from "#server/resources/example-rows.ts";
import type { taskTemplates } from "./contract.ts";

const fields = {
  text: "10 applications a week",
  dueDays: 7,
  dueOn: null,
  targetApplications: 10,
  targetInterviews: null,
  isWeekly: true,
  isGivenOnJoining: true,
};

export const examples: Examples<typeof taskTemplates> = {
  list: ({ organizationSlug }) => [{ organizationSlug }],
  listOfCohort: ({ organizationSlug, cohortId }) => [{ organizationSlug, cohortId }],
  create: ({ organizationSlug, cohortId }) => [{ organizationSlug, cohortId, ...fields }],
  update: ({ organizationSlug, taskTemplateId }) => [
    { organizationSlug, taskTemplateId, ...fields, dueDays: null, dueOn: "2026-11-30" },
  ],
  delete: ({ organizationSlug, taskTemplateId }) => [{ organizationSlug, taskTemplateId }],
  give: ({ organizationSlug, taskTemplateId }) => [{ organizationSlug, taskTemplateId }],
};
