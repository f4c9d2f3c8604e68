import { z } from "zod";
import { ROLES } from "#domain/roles.ts";
import { DepartureReason, Industry, OrganizationType, Status } from "#server/resources/enumerations.ts";
import { InterviewOutcome } from "#server/resources/interviews/contract.ts";
import organizations from "../../../../../prisma/sample-data/organizations.json" with { type: "json" };

const daysAgo = z.int().min(1);
const role = z.enum(ROLES);
const name = z.string();

const organization = {
  name,
  slug: z.string(),
  type: OrganizationType,
  website: z.url(),
  foundedDaysAgo: daysAgo,
};

const Pattern = z.strictObject({
  /** Each card's stays: a column, and the day it came there. */
  cards: z.array(z.array(z.tuple([Status, daysAgo])).min(1)),
  interviews: z.array(
    z.strictObject({
      /** Which of the cards. */
      card: z.int(),
      /** Negative for what is yet to come. */
      daysAgo: z.int(),
      outcome: InterviewOutcome,
      feedback: z.string().nullable(),
    }),
  ),
});

const Applicant = z.strictObject({
  name,
  /** How their search goes; who has no cards shares nothing. */
  pattern: z.string(),
  cohort: z.string().nullable(),
  joinedDaysAgo: daysAgo,
  left: z.strictObject({ reason: DepartureReason, daysAgo, note: z.string().nullable() }).optional(),
});
export type SampleApplicant = z.infer<typeof Applicant>;

const Sample = z.strictObject({
  /** The one that the sandbox's person owns. */
  own: z.strictObject({
    ...organization,
    seats: z.int(),
    staff: z.array(z.strictObject({ name, role })),
    cohorts: z.array(
      z.strictObject({ key: z.string(), name, foundedDaysAgo: daysAgo, archivedDaysAgo: daysAgo.nullable() }),
    ),
    applicants: z.array(Applicant).min(20),
    invited: z.array(z.strictObject({ email: z.email(), role, daysAgo })),
    notes: z.array(z.string()),
  }),
  /** The one that coaches the sandbox's person. */
  joined: z.strictObject({
    ...organization,
    coach: name,
    joinedDaysAgo: daysAgo,
    notes: z.array(z.string()),
  }),
  /** The one that asks the sandbox's person to join. */
  inviting: z.strictObject({ ...organization, owner: name, role, daysAgo }),
  openings: z.array(z.strictObject({ company: name, industry: Industry, title: name })),
  patterns: z.record(z.string(), Pattern),
});

/** The organizations around a sandbox's person, made up, their shape checked. */
export const sampleOrganizations = Sample.parse(organizations);
