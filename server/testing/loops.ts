import type { IdKind } from "#server/codes.ts";
import { newId } from "#server/core/ids.ts";
import { contractOf, contracts, type Name } from "./contracts.ts";
import type { ExampleRows } from "./example-rows.ts";
import { examples } from "./examples.ts";

export type Loose = Record<string, unknown>;

/** Returns the operations for a loop, as rows of `test.each`. */
export function namesOf(wanted: (contract: (typeof contracts)[number]) => boolean = () => true): Name[] {
  return contracts.filter(wanted).map(({ name }) => name);
}

/** Returns the example of an operation as a loose object, for a test to change. */
export function exampleOf(name: Name, ids: ExampleRows): Loose {
  return { ...(examples[name] as (ids: ExampleRows) => Loose)(ids) };
}

/** Returns ids of rows that don't exist. */
export function absentIds(): ExampleRows {
  return {
    boardId: newId("board"),
    applicationId: newId("application"),
    otherApplicationId: newId("application"),
    companyId: newId("company"),
    otherCompanyId: newId("company"),
    undoToken: `${newId("bulkChange")}.none`,
    interviewId: newId("interview"),
    contactId: newId("contact"),
    interactionId: newId("interaction"),
    inboundEmailId: newId("inboundEmail"),
    taskId: newId("task"),
    resumeId: newId("resume"),
    webhookId: newId("webhook"),
    deliveryId: newId("delivery"),
    organizationSlug: "no-such-organization",
    cohortId: newId("cohort"),
    emptyCohortId: newId("cohort"),
    membershipId: newId("stint"),
    membershipChangeId: newId("stintChange"),
    assignedTaskId: newId("assignedTask"),
    ownAssignedTaskId: newId("assignedTask"),
    messageTemplateId: newId("messageTemplate"),
    taskTemplateId: newId("taskTemplate"),
    appointmentId: newId("appointment"),
    pastAppointmentId: newId("appointment"),
    contactLogEntryId: newId("contactLogEntry"),
    outcomeId: newId("outcome"),
    fileId: newId("organizationFile"),
    ownOutcomeId: newId("outcome"),
    ownMembershipId: newId("stint"),
    bookableCoachId: newId("member"),
    freeStart: new Date().toISOString(),
    ownAppointmentId: newId("appointment"),
    applicantEmail: "nobody@nowhere.example",
    fieldId: newId("applicantField"),
    syncId: newId("rosterSync"),
    memberId: newId("member"),
    applicantId: newId("member"),
    joinLinkId: newId("joinLink"),
    joinRequestId: newId("joinRequest"),
    joinCode: "0000-0000-0000",
    invitationId: newId("invitation"),
    myInvitationId: newId("invitation"),
    coachingSlug: "no-such-organization",
    shareId: newId("share"),
    organizationShareId: newId("share"),
    sharedApplicationId: newId("application"),
    noteId: newId("coachNote"),
    organizationWebhookId: newId("webhook"),
    organizationDeliveryId: newId("delivery"),
  };
}

/** Returns the example with its path fields replaced, such as by another user's rows. */
export function withPath(name: Name, input: Loose, path: (field: string) => unknown): Loose {
  const { pathParameters } = contractOf(name);
  return { ...input, ...Object.fromEntries(pathParameters.map((field) => [field, path(field)])) };
}

/** Path fields that aren't named after the kind of id that they take. */
const KINDS: Record<string, IdKind> = {
  membershipId: "stint",
  changeId: "stintChange",
  noteId: "coachNote",
  organizationSlug: "organization",
};

/** Returns texts that can't be an id or slug, for a path field such as `boardId`. */
export function malformedIds(field: string): string[] {
  const good = newId(KINDS[field] ?? (field.slice(0, -"Id".length) as IdKind));
  const prefix = good.slice(0, good.indexOf("_"));
  return [
    "nonsense",
    good.toUpperCase(),
    `${good}0`,
    good.slice(0, -1),
    ` ${good}`,
    good.replace("_", "-"),
    `xyz_${good.split("_")[1]}`,
    `${prefix}_8zzzzzzzzzzzzzzzzzzzzzzzzz`,
    `${prefix}_`,
    "\0",
    `${good}\0`,
    "null",
    "0",
    "' OR '1'='1",
    "%",
    "_",
    "a/b",
    "\u{1F41F}",
    "a".repeat(4_000),
  ];
}

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
