import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import type { Role } from "#domain/roles.ts";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import type { AuditAction } from "#server/resources/audit-events/codes.ts";
import type { AuditedChange } from "#server/resources/audit-events/service.ts";
import { newCode } from "#server/resources/joining/service.ts";
import type { SyntheticPerson } from "./people.ts";
import { sampleOrganizations } from "./sample.ts";

type SeededOrganization = { readonly organizationId: string; readonly sandboxId: string | null };
type Subject = { subjectEmail?: string; subjectLabel?: string; boardId?: string; details: AuditedChange };

/** Returns the row of `audit_events`, with the time of its action. */
export function eventRow(
  { organizationId, sandboxId }: SeededOrganization,
  action: AuditAction,
  { accountId, name }: Pick<SyntheticPerson, "accountId" | "name">,
  at: string,
  { subjectEmail, subjectLabel, boardId, details }: Subject,
) {
  return {
    ...{ organizationId, sandboxId, action, details },
    id: newId("auditEvent"),
    actorAccountId: accountId,
    actorLabel: name,
    performedBySupport: false,
    subjectEmail: subjectEmail ?? null,
    subjectLabel: subjectLabel ?? null,
    boardId: boardId ?? null,
    createdAt: at,
  };
}

/** Returns the row of `audit_events` for the creation of an organization. */
export function creationEventRow(
  place: SeededOrganization,
  founder: Pick<SyntheticPerson, "accountId" | "name">,
  at: string,
  { name, type, website }: { readonly name: string; readonly type: string; readonly website: string | null },
) {
  const details = { before: null, after: { name, type, website } };
  return eventRow(place, "organization_created", founder, at, { subjectLabel: name, details });
}

/** Returns the row of `shares`. */
export function shareRow(
  organizationId: string,
  { boardId, accountId, at }: { boardId: string; accountId: string; at: string },
) {
  return { id: newId("share"), organizationId, boardId, accountId, createdAt: at };
}

/** Returns the row of `coach_assignments`. */
export function assignmentRow(
  organizationId: string,
  { accountId, coachId, at }: { accountId: string; coachId: string; at: string },
) {
  return { id: newId("coachAssignment"), organizationId, accountId, coachId, assignedAt: at };
}

type Note = {
  applicantAccountId: string;
  applicationId: string;
  author: SyntheticPerson;
  body: string;
  at: string;
};

/** Returns the row of `coach_notes`. */
export function noteRow(
  organizationId: string,
  { applicantAccountId, applicationId, author, body, at }: Note,
) {
  const written = { authorId: author.accountId, authorName: author.name, createdAt: at, updatedAt: at };
  const ofCard = { accountId: applicantAccountId, applicationId };
  return { id: newId("coachNote"), organizationId, ...ofCard, body, ...written };
}

type Observed = {
  accountId: string;
  /** The job that they found; missing if they are still searching. */
  opening?: { company: string; title: string } | undefined;
  author: Pick<SyntheticPerson, "accountId" | "name">;
  at: string;
};

/** Returns the row of `outcomes`. */
export function outcomeRow(organizationId: string, { accountId, opening, author, at }: Observed) {
  return {
    organizationId,
    accountId,
    id: newId("outcome"),
    source: "applicant",
    kind: opening ? "full_time" : "seeking",
    happenedOn: at.slice(0, 10),
    employer: opening?.company ?? null,
    title: opening?.title ?? null,
    inField: opening ? true : null,
    evidence: opening ? "Offer letter" : null,
    recordedAt: at,
    recordedById: author.accountId,
    recordedByName: author.name,
    updatedAt: at,
  };
}

type AssignedSeed = {
  accountId: string;
  author: Pick<SyntheticPerson, "accountId" | "name">;
  /** Selects one of the sample tasks. */
  seed: number;
  at: string;
  dueAt: string;
};

/** Returns the row of `assigned_tasks`. */
export function assignedTaskRow(
  organizationId: string,
  { accountId, author, seed, at, dueAt }: AssignedSeed,
) {
  const { tasks } = sampleOrganizations;
  return {
    organizationId,
    accountId,
    id: newId("assignedTask"),
    text: tasks[seed % tasks.length] ?? "",
    dueOn: dueAt.slice(0, 10),
    assignedById: author.accountId,
    assignedByName: author.name,
    assignedAt: at,
    doneAt: null,
    updatedAt: at,
  };
}

type ContactSeed = {
  accountId: string;
  author: Pick<SyntheticPerson, "accountId" | "name">;
  /** Selects one of the sample contacts. */
  seed: number;
  at: string;
};

/** Returns the row of `contact_log_entries`. */
export function contactRow(organizationId: string, { accountId, author, seed, at }: ContactSeed) {
  const { contacts } = sampleOrganizations;
  const sample = contacts[seed % contacts.length];
  const none = { kind: "call", topic: "other", minutes: null, summary: null, nextStep: null };
  const logged = { loggedById: author.accountId, loggedByName: author.name, createdAt: at, updatedAt: at };
  const id = newId("contactLogEntry");
  return { organizationId, id, accountId, ...none, ...sample, happenedAt: at, ...logged };
}

type Invited = {
  email: string;
  role: Role;
  by: Pick<SyntheticPerson, "accountId" | "name">;
  at: string;
};

/** Returns the row of `invitations`. The invitation isn't emailed, so no one has the secret of its link. */
export function invitationRow(organizationId: string, { email, role, by, at }: Invited) {
  return {
    ...{ organizationId, email, role },
    id: newId("invitation"),
    status: "pending",
    invitedById: by.accountId,
    invitedByName: by.name,
    sentAt: at,
    createdAt: at,
    tokenHash: createHash("sha256").update(randomBytes(32)).digest("hex"),
    expiresAt: new Date(Date.parse(at) + LIMITS.lifetimes.invitation * 1_000).toISOString(),
  };
}

type JoiningSeed = Record<"owner" | "asking", Pick<SyntheticPerson, "accountId">> & { at: string };

/** Returns the rows of a join link and of a pending request. */
export function joiningRows(organizationId: string, { owner, asking, at }: JoiningSeed) {
  const id = newId("joinLink");
  const { code: _, ...stored } = newCode(id);
  const expiresAt = new Date(Date.parse(at) + 90 * DAY_MS).toISOString();
  const made = { createdById: owner.accountId, createdAt: at };
  const asked = { accountId: asking.accountId, status: "waiting", askedAt: at };
  return {
    join_links: [{ organizationId, id, ...stored, maxUses: 40, expiresAt, ...made }],
    join_requests: [{ organizationId, id: newId("joinRequest"), linkId: id, ...asked }],
  };
}
