import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import type { CallerContext } from "#server/core/context.ts";
import { newId } from "#server/core/ids.ts";
import { env } from "#server/lib/env.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { spendInvitations } from "#server/mail/budgets.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import {
  type AuditedChange,
  recordAuditEvents,
  recordChange,
} from "#server/resources/audit-events/service.ts";
import { dropRecords } from "#server/resources/roster-records/service.ts";
import type { InvitationVerdict, OrganizationInvitation } from "./contract.ts";
import * as store from "./store.ts";

const LIFETIME_MS = LIMITS.lifetimes.invitation * 1_000;

/** The organization that invites, and the person who sends the invitations. */
export type InvitingContext = Pick<CallerContext, "sql" | "now"> & {
  readonly actor: Pick<Actor, "accountId" | "sandboxId">;
  readonly organizationId: OrganizationId;
};

/**
 * Invites every email that is neither a member's nor already invited, in a locked organization, and returns a verdict for each.
 * @throws rate_limited if they exceed the daily limit: then none is sent
 */
export async function sendInvitations(
  ctx: InvitingContext,
  organizationName: string,
  addresses: readonly string[],
  { role, cohortId }: Pick<OrganizationInvitation, "role" | "cohortId">,
): Promise<InvitationVerdict[]> {
  const { sql, now, organizationId } = ctx;
  const emails = [...new Set(addresses)];
  const members = addressesOf(await store.memberAddresses(sql, { organizationId, emails }));
  const newInvitations = emails
    .filter((email) => !members.has(email))
    .map((email) => ({ email, ...newInvitationSecret() }));
  const invited = await store.insertInvitations(sql, {
    organizationId,
    role,
    cohortId,
    invitedBy: ctx.actor.accountId,
    at: now,
    expiresAt: expiryFrom(now),
    ids: newInvitations.map(() => newId("invitation")),
    emails: newInvitations.map(({ email }) => email),
    tokenHashes: newInvitations.map(({ tokenHash }) => tokenHash),
  });
  const sent = addressesOf(invited);
  const unanswered = await store.pendingOf(sql, { organizationId, emails, at: now });
  const pending = new Map(unanswered.map((invitation) => [invitation.email, invitation]));
  if (ctx.actor.sandboxId === null) {
    await spendInvitations(sql, { accountId: ctx.actor.accountId, organizationId }, [...sent]);
  }
  for (const { email, secret } of newInvitations) {
    const invitation = pending.get(email);
    if (!invitation || !sent.has(email)) continue;
    await mailInvitation(ctx, organizationName, invitation, secret);
    await recordInvitation(ctx, invitation, "invitation_sent", {
      before: null,
      after: described(invitation),
    });
  }
  return emails.map((email): InvitationVerdict => {
    if (members.has(email)) return { email, outcome: "already_member", invitation: null };
    const outcome = sent.has(email) ? "sent" : "already_invited";
    return { email, outcome, invitation: pending.get(email) ?? null };
  });
}

/** Revokes the unanswered invitations to these addresses. */
export async function withdrawInvitations(ctx: InvitingContext, emails: readonly string[]): Promise<void> {
  const { sql, now: at, organizationId } = ctx;
  await withdraw(ctx, await store.lockPending(sql, { organizationId, at, emails }));
}

export type Withdrawal = Pick<CallerContext, "sql" | "now"> & { readonly actor: Pick<Actor, "accountId"> };

/**
 * Revokes locked, unanswered invitations, and deletes the records that staff keep about the people. Takes as many statements for thousands
 * as for one, because undoing a roster sync revokes thousands in one transaction.
 */
export async function withdraw(
  { sql, now, actor, organizationId }: Withdrawal & { readonly organizationId: OrganizationId },
  invitations: readonly OrganizationInvitation[],
): Promise<void> {
  if (invitations.length === 0) return;
  const ids = invitations.map(({ id }) => id);
  await store.revokeInvitations(sql, { organizationId, ids, at: now });
  await dropRecords(sql, { organizationId, emails: invitations.map(({ email }) => email) });
  await recordAuditEvents(
    sql,
    { organizationId, actorAccountId: actor.accountId, action: "invitation_revoked" },
    invitations.map(({ email, status }) => ({
      subjectEmail: email,
      details: { before: { status }, after: { status: "revoked" } },
    })),
  );
}

/** Queues the email of an invitation on behalf of the organization; sends none in a sandbox. */
export async function mailInvitation(
  { sql, actor, organizationId }: InvitingContext,
  organization: string,
  { email, role, invitedByDisplayName: inviter }: OrganizationInvitation,
  secret: string,
): Promise<void> {
  if (actor.sandboxId !== null) return;
  const composed = composeMail("invitation", email, invitationLink(secret), { organization, inviter, role });
  await onBehalfOf(organizationId, () => sendMail(sql, composed));
}

/** Records a change of an invitation in the organization's log. */
export function recordInvitation(
  ctx: Parameters<typeof recordChange>[0],
  { email: subjectEmail }: OrganizationInvitation,
  action: "invitation_sent" | "invitation_resent",
  details: AuditedChange,
): Promise<void> {
  return recordChange(ctx, { action, subjectEmail, details });
}

function described({ role, cohortId, expiresAt }: OrganizationInvitation) {
  return { role, cohortId, expiresAt };
}

/** Checks whether an invitation can still be accepted, possibly only after it is sent again. */
export function isPending({ status }: OrganizationInvitation): boolean {
  return status === "pending" || status === "expired";
}

function addressesOf(rows: readonly { readonly email: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ email }) => email));
}

/** Returns when an invitation sent now expires. */
export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

/** Returns a new secret for an emailed link (256 bits), with its digest, the only part that is stored. */
export function newInvitationSecret(): { secret: string; tokenHash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, tokenHash: hashInvitationSecret(secret) };
}

/** Returns the stored form of a secret: SHA-256, hexadecimal. A fast digest is enough: the secret can't be guessed. */
export function hashInvitationSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Returns the emailed link of an invitation. */
function invitationLink(secret: string): string {
  return `${env().PUBLIC_URL}/invitations/${secret}`;
}
