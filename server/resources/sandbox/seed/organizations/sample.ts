import { z } from "zod";
import { CONTACT_KINDS, CONTACT_TOPICS } from "#domain/contact-log.ts";
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
  /** Each card's status periods: the column, and how many days ago the card entered it. */
  cards: z.array(z.array(z.tuple([Status, daysAgo])).min(1)),
  interviews: z.array(
    z.strictObject({
      /** The index of the card. */
      card: z.int(),
      /** Negative for the future. */
      daysAgo: z.int(),
      outcome: InterviewOutcome,
      feedback: z.string().nullable(),
    }),
  ),
});

const Cohort = z.strictObject({
  key: z.string(),
  name,
  foundedDaysAgo: daysAgo,
  archivedDaysAgo: daysAgo.nullable(),
});

const Left = z
  .tuple([DepartureReason, daysAgo, z.string().nullable()])
  .transform(([reason, daysAgo, note]) => ({ reason, daysAgo, note }));
/** An applicant as a row, with the pattern of their search. An applicant whose pattern has no cards shares nothing. */
const Applicant = z
  .tuple([name, z.string(), z.string().nullable(), daysAgo, Left.optional()])
  .transform(([name, pattern, cohort, joinedDaysAgo, left]) => ({
    name,
    pattern,
    cohort,
    joinedDaysAgo,
    left,
  }));
export type SampleApplicant = z.infer<typeof Applicant>;

const Sample = z.strictObject({
  /** The organization that the sandbox's person owns. */
  own: z.strictObject({
    ...organization,
    seats: z.int(),
    staff: z.array(z.strictObject({ name, role })),
    cohorts: z.array(Cohort),
    applicants: z.array(Applicant).min(20),
    asking: name,
    invited: z.array(z.strictObject({ email: z.email(), role, daysAgo })),
    notes: z.array(z.string()),
  }),
  /** The organization that coaches the sandbox's person. */
  joined: z.strictObject({
    ...organization,
    coach: name,
    joinedDaysAgo: daysAgo,
    notes: z.array(z.string()),
  }),
  /** The organization that invites the sandbox's person. */
  inviting: z.strictObject({ ...organization, owner: name, role, daysAgo }),
  /** The sample data in a copy of an owner's organization. */
  copy: z.strictObject({
    seats: z.int(),
    foundedDaysAgo: daysAgo,
    coach: name,
    cohorts: z.array(Cohort),
    applicants: z.array(Applicant),
  }),
  contacts: z.array(
    z.strictObject({
      kind: z.enum(CONTACT_KINDS),
      topic: z.enum(CONTACT_TOPICS),
      minutes: z.int().nullable(),
      summary: z.string(),
      nextStep: z.string().nullable(),
    }),
  ),
  tasks: z.array(z.string()),
  threads: z.array(z.array(z.strictObject({ isFromApplicant: z.boolean(), body: z.string() }))),
  openings: z.array(
    z.tuple([name, Industry, name]).transform(([company, industry, title]) => ({ company, industry, title })),
  ),
  patterns: z.record(z.string(), Pattern),
});

/** The sample organizations of `prisma/sample-data`, validated. */
export const sampleOrganizations = Sample.parse(organizations);

/** The slugs of the seeded organizations. */
export const sampleSlugs = [
  sampleOrganizations.own.slug,
  sampleOrganizations.joined.slug,
  sampleOrganizations.inviting.slug,
];

/** The time zone of the sample organizations. */
export const TIME_ZONE = "Europe/Amsterdam";
