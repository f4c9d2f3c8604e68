import { z } from "zod";
import { rolesWith } from "#domain/permissions.ts";
import {
  addressToFind,
  applicantEmails,
  growingEnum,
  id,
  idFilter,
  instantOut,
  organizationSlug,
} from "#server/core/fields.ts";
import { BEYOND, defineOperations } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Role } from "#server/resources/enumerations.ts";

export const CoachAssignment = z
  .object({
    id: z.string(),
    applicantEmail: z.string(),
    coachId: z.string().describe("The coach's member ID."),
    coachName: z.string(),
    isLead: z.boolean().describe("True for the one coach who leads."),
    assignedAt: instantOut,
  })
  .meta({ id: "CoachAssignment", description: "A member of staff who coaches an applicant." });
export type CoachAssignment = z.infer<typeof CoachAssignment>;

const CoachLoad = z
  .object({
    memberId: z.string(),
    email: z.string(),
    displayName: z.string().nullable(),
    role: Role,
    applicants: z.int().describe("The number of applicants they coach."),
    leads: z.int().describe("The number of those they lead."),
  })
  .meta({ id: "CoachLoad", description: "The number of applicants a member of staff coaches." });

const applicantEmail = addressToFind();
const change = {
  organizationSlug,
  coachId: id("member", "The member ID of a coach, or of other staff."),
  applicantEmails,
};
/** Returns the schema of a verdict for each address. */
const verdicts = <const Outcomes extends readonly [string, ...string[]]>(name: string, outcomes: Outcomes) =>
  z.object({
    data: z
      .array(
        z
          .object({
            applicantEmail: z.string(),
            outcome: growingEnum(outcomes),
            leadBefore: z
              .string()
              .nullable()
              .describe("The member ID of the lead before the change. Null if no one led."),
          })
          .meta({ id: name }),
      )
      .describe("A result for each address, in the order of the request."),
  });

export const caseload = defineOperations("caseload", {
  list: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/caseload",
    summary: "List who coaches whom",
    description:
      "Returns the applicants' coaches, newest assignment first. Filter by coach or applicant. Of an applicant's coaches, one leads.",
    brief: "Lists the coaches of applicants, newest first.",
    input: z.strictObject({
      organizationSlug,
      coachId: idFilter("member", "Only this coach's applicants.").optional(),
      applicantEmail: applicantEmail.optional().describe("Only this applicant's coaches."),
      ...pageFields,
    }),
    output: pageOf(CoachAssignment),
  },
  listCoaches: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/caseload/coaches",
    roles: rolesWith("caseload.list"),
    summary: "List the load of each coach",
    description:
      "Returns all staff by email address, each with the number of applicants they coach and lead. Use it to choose who takes new applicants.",
    brief: "Lists staff with the number of their applicants.",
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: pageOf(CoachLoad),
  },
  assign: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/caseload/assign",
    roles: rolesWith("caseload.change"),
    summary: "Assign applicants to a coach",
    description:
      "Makes a member of staff a coach of each applicant, and returns a result for each. Other coaches stay. The first coach of an applicant leads; send lead to make this one lead instead. Addresses that aren't applicants' change nothing.",
    brief: "Makes someone a coach of applicants, or their lead.",
    input: z.strictObject({
      ...change,
      lead: z.boolean().optional().describe("true to make them the applicants' lead."),
    }),
    output: verdicts("CoachAssignmentVerdict", ["assigned", "made_lead", "unchanged", "not_an_applicant"]),
  },
  unassign: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/caseload/unassign",
    roles: rolesWith("caseload.change"),
    summary: "Unassign applicants from a coach",
    description:
      "Ends a coach's assignment to each applicant, and returns a result for each. If they led, the coach who led before, or was assigned first, leads.",
    brief: "Ends someone's coaching of applicants.",
    input: z.strictObject(change),
    output: verdicts("CoachUnassignmentVerdict", ["unassigned", "unchanged", "not_an_applicant"]),
  },
});
