import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import type { Role } from "#domain/roles.ts";
import { DAY_MS } from "#domain/time.ts";
import type { AuditAction } from "#server/codes.ts";
import { newId } from "#server/core/ids.ts";
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
    id: newId("auditEvent"),
    organization_id: organizationId,
    sandbox_id: sandboxId,
    action,
    actor_account_id: accountId,
    actor_label: name,
    performed_by_support: false,
    subject_email: subjectEmail ?? null,
    subject_label: subjectLabel ?? null,
    board_id: boardId ?? null,
    details,
    created_at: at,
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
  return {
    id: newId("share"),
    organization_id: organizationId,
    board_id: boardId,
    account_id: accountId,
    created_at: at,
  };
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
  return {
    id: newId("coachNote"),
    organization_id: organizationId,
    account_id: applicantAccountId,
    application_id: applicationId,
    author_id: author.accountId,
    author_name: author.name,
    body,
    created_at: at,
    updated_at: at,
  };
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
    organization_id: organizationId,
    id: newId("outcome"),
    account_id: accountId,
    kind: opening ? "full_time" : "seeking",
    happened_on: at.slice(0, 10),
    employer: opening?.company ?? null,
    title: opening?.title ?? null,
    in_field: opening ? true : null,
    source: "applicant",
    evidence: opening ? "Offer letter" : null,
    recorded_at: at,
    recorded_by_id: author.accountId,
    recorded_by_name: author.name,
    updated_at: at,
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
    organization_id: organizationId,
    id: newId("assignedTask"),
    account_id: accountId,
    text: tasks[seed % tasks.length] ?? "",
    due_on: dueAt.slice(0, 10),
    assigned_by_id: author.accountId,
    assigned_by_name: author.name,
    assigned_at: at,
    done_at: null,
    updated_at: at,
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
  return {
    organization_id: organizationId,
    id: newId("contactLogEntry"),
    account_id: accountId,
    kind: sample?.kind ?? "call",
    topic: sample?.topic ?? "other",
    happened_at: at,
    minutes: sample?.minutes ?? null,
    summary: sample?.summary ?? null,
    next_step: sample?.nextStep ?? null,
    logged_by_id: author.accountId,
    logged_by_name: author.name,
    created_at: at,
    updated_at: at,
  };
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
    id: newId("invitation"),
    organization_id: organizationId,
    email,
    role,
    invited_by_id: by.accountId,
    invited_by_name: by.name,
    token_hash: createHash("sha256").update(randomBytes(32)).digest("hex"),
    status: "pending",
    sent_at: at,
    expires_at: new Date(Date.parse(at) + LIMITS.lifetimes.invitation * 1_000).toISOString(),
    created_at: at,
  };
}

type JoiningSeed = Record<"owner" | "asking", Pick<SyntheticPerson, "accountId">> & { at: string };

/** Returns the rows of a join link and of a pending request. */
export function joiningRows(organizationId: string, { owner, asking, at }: JoiningSeed) {
  const id = newId("joinLink");
  const { codeHash, sealedCode } = newCode(id);
  return {
    join_links: [
      {
        organization_id: organizationId,
        id,
        code_hash: codeHash,
        sealed_code: sealedCode,
        max_uses: 40,
        created_by_id: owner.accountId,
        expires_at: new Date(Date.parse(at) + 90 * DAY_MS).toISOString(),
        created_at: at,
      },
    ],
    join_requests: [
      {
        organization_id: organizationId,
        id: newId("joinRequest"),
        link_id: id,
        account_id: asking.accountId,
        status: "waiting",
        asked_at: at,
      },
    ],
  };
}
