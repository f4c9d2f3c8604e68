import { z } from "zod";
import { id, instantOut, organizationSlug, TITLE_MAX, title } from "#server/core/fields.ts";
import { defineOperations, PUBLIC } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted } from "#server/resources/enumerations.ts";

export const Cohort = z
  .object({
    id: z.string(),
    name: z.string(),
    archivedAt: instantOut.nullable().describe("Null while the cohort is active."),
    createdAt: instantOut,
  })
  .meta({
    id: "Cohort",
    description: "A named group of applicants in an organization, such as an intake or class.",
  });
export type Cohort = z.infer<typeof Cohort>;

const cohortId = id("cohort", "The cohort's ID.");
const name = title(TITLE_MAX).describe("Unique within the organization, ignoring case.");

export const cohorts = defineOperations("cohorts", {
  list: {
    ...PUBLIC.organizationRead,
    path: "/organizations/{organizationSlug}/cohorts",
    summary: "List cohorts",
    description:
      "Returns the organization's cohorts by name. To see who is in them, use cohort_memberships.list.",
    input: z.strictObject({
      organizationSlug,
      archived: z
        .boolean()
        .optional()
        .describe("true for archived cohorts only, false for active ones only."),
      ...pageFields,
    }),
    output: pageOf(Cohort),
  },
  create: {
    ...PUBLIC.organizationChange,
    path: "/organizations/{organizationSlug}/cohorts",
    summary: "Create a cohort",
    description: "Creates a cohort. Add applicants to it with cohort_memberships.create.",
    errors: ["cohort_name_taken"],
    input: z.strictObject({ organizationSlug, name }),
    output: Cohort,
    location: ({ id }: Cohort, path: { organizationSlug: string }) =>
      `/organizations/${path.organizationSlug}/cohorts/${id}`,
  },
  update: {
    ...PUBLIC.organizationChange,
    method: "PATCH",
    path: "/organizations/{organizationSlug}/cohorts/{cohortId}",
    summary: "Rename, archive, or restore a cohort",
    description:
      "Changes the name, or archives or restores the cohort. Archived cohorts don't accept applicants.",
    errors: ["cohort_name_taken"],
    input: z.strictObject({
      organizationSlug,
      cohortId,
      name: name.optional(),
      archived: z.boolean().optional().describe("true archives it, false restores it."),
    }),
    output: Cohort,
  },
  delete: {
    ...PUBLIC.organizationChange,
    method: "DELETE",
    path: "/organizations/{organizationSlug}/cohorts/{cohortId}",
    organizationLock: "members",
    summary: "Delete a cohort",
    description: "Deletes a cohort no one has ever been in. Archive a cohort with a history instead.",
    errors: ["cohort_not_empty"],
    input: z.strictObject({ organizationSlug, cohortId }),
    output: Deleted,
  },
});
