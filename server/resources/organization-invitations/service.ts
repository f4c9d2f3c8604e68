import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { isStaff } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import type { CallerContext } from "#server/core/context.ts";
import { invalidField, notFound, OperationError } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { env } from "#server/lib/env.ts";
import { EVER, isWithin, type Period } from "#server/lib/period.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { mayResend, spendInvitations, spendResentInvitation } from "#server/mail/budgets.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { type AuditedChange, recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { requireCohort } from "#server/resources/cohorts/service.ts";
import { assertMayTouch } from "#server/resources/members/service.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import type { InvitationVerdict, OrganizationInvitation, organizationInvitations } from "./contract.ts";
import * as store from "./store.ts";

export { readInvitations } from "./store.ts";

const LIFETIME_MS = LIMITS.lifetimes.invitation * 1_000;

/** Returns a page of the organization's invitations, newest first. */
export const listInvitations: Handler<typeof organizationInvitations.list> = ({ ctx, input }) => {
  const organizationId = ctx.organization.id;
  const list = { operation: "organization_invitations.list", tenant: organizationId, input };
  return store.listInvitations(ctx.sql, list, { organizationId, at: ctx.now, statuses: input.status });
};

/**
 * Invites every email that isn't a member's or invited already, and returns a verdict for each.
 * @throws insufficient_role if an admin invites an owner
 * @throws not_found for a cohort of another organization, cohort_archived, validation_failed for staff in a cohort
 */
export const invitePeople: Handler<typeof organizationInvitations.create> = async ({ ctx, input }) => {
  const { sql, now, organization } = ctx;
  const { role, cohortId = null } = input;
  const emails = [...new Set(input.emails)];
  const organizationId = organization.id;
  const { name } = await lockOrganization(sql, { organizationId });
  await assertTakes(sql, organizationId, cohortId, role);
  await assertMayTouch(ctx, role);
  const members = addressesOf(await store.memberAddresses(sql, { organizationId, emails }));
  const given = emails
    .filter((email) => !members.has(email))
    .map((email) => ({ email, ...newInvitationSecret() }));
  const invited = await store.insertInvitations(sql, {
    organizationId,
    role,
    cohortId,
    invitedBy: ctx.actor.accountId,
    at: now,
    expiresAt: expiryFrom(now),
    ids: given.map(() => newId("invitation")),
    emails: given.map(({ email }) => email),
    tokenHashes: given.map(({ tokenHash }) => tokenHash),
  });
  const sent = addressesOf(invited);
  const unanswered = await store.pendingOf(sql, { organizationId, emails, at: now });
  const pending = new Map(unanswered.map((invitation) => [invitation.email, invitation]));
  if (ctx.actor.sandboxId === null) {
    await spendInvitations(sql, { accountId: ctx.actor.accountId, organizationId }, [...sent]);
  }
  for (const { email, secret } of given) {
    const invitation = pending.get(email);
    if (!invitation || !sent.has(email)) continue;
    await mail(ctx, name, invitation, secret);
    await record(ctx, invitation, "invitation_sent", { before: null, after: described(invitation) });
  }
  const data = emails.map((email): InvitationVerdict => {
    if (members.has(email)) return { email, outcome: "already_member", invitation: null };
    const outcome = sent.has(email) ? "sent" : "already_invited";
    return { email, outcome, invitation: pending.get(email) ?? null };
  });
  return { data };
};

/** Emails an unanswered invitation again, with a new secret and expiry. @throws insufficient_role, invitation_not_pending */
export const resendInvitation: Handler<typeof organizationInvitations.resend> = async ({ ctx, input }) => {
  const { sql, organization, actor } = ctx;
  const { name } = await lockOrganization(sql, { organizationId: organization.id });
  const before = await holdUnanswered(ctx, input.invitationId);
  await assertMayTouch(ctx, before.role);
  if (actor.sandboxId === null) {
    await spendResentInvitation(sql, before.id);
    const from = { accountId: actor.accountId, organizationId: organization.id };
    await spendInvitations(sql, from, [before.email]);
  }
  return renew(ctx, name, before);
};

/**
 * Emails unanswered invitations again. Skips those sent within the last minute, or answered since.
 * @throws insufficient_role, rate_limited if they exceed the daily limit: then none is sent
 */
export const resendInvitations: Handler<typeof organizationInvitations.resendMany> = async ({
  ctx,
  input,
}) => {
  const { sql, organization, actor, now } = ctx;
  const ids = [...new Set(input.invitationIds)].sort();
  const { name } = await lockOrganization(sql, { organizationId: organization.id });
  const held: OrganizationInvitation[] = [];
  for (const id of ids) {
    const invitation = await store.lockInvitation(sql, { organizationId: organization.id, id, at: now });
    if (invitation === null || !isUnanswered(invitation)) continue;
    if (actor.sandboxId === null && !(await mayResend(sql, id))) continue;
    held.push(invitation);
  }
  await assertMayTouch(ctx, ...new Set(held.map(({ role }) => role)));
  if (actor.sandboxId === null) {
    const from = { accountId: actor.accountId, organizationId: organization.id };
    const emails = held.map(({ email }) => email);
    await spendInvitations(sql, from, emails);
  }
  for (const invitation of held) await renew(ctx, name, invitation);
  return { resent: held.length, skipped: ids.length - held.length };
};

/** Withdraws an unanswered invitation. @throws invitation_not_pending */
export const revokeInvitation: Handler<typeof organizationInvitations.revoke> = async ({ ctx, input }) => {
  const invitation = await holdUnanswered(ctx, input.invitationId);
  await withdraw(ctx, ctx.organization, invitation);
  return { id: invitation.id, deleted: true };
};

/**
 * Withdraws the unanswered invitations that an account sent, to any organization.
 * @param sent only those sent in this period
 * @returns the organizations
 */
export async function withdrawInvitationsOf(
  ctx: Withdrawal,
  sent: Period = EVER,
): Promise<ReadonlySet<string>> {
  const { sql, now, actor } = ctx;
  const organizations = new Set<string>();
  for (const { id, organizationId, sentAt } of await store.pendingSentBy(sql, {
    accountId: actor.accountId,
  })) {
    if (!isWithin(sentAt, sent)) continue;
    await lockOrganization(sql, { organizationId });
    const invitation = await store.lockInvitation(sql, { organizationId, id, at: now });
    if (invitation === null || !isUnanswered(invitation)) continue;
    await withdraw(ctx, { id: organizationId }, invitation);
    organizations.add(organizationId);
  }
  return organizations;
}

/**
 * Returns the invitation that an emailed link opens, whatever its status; null if the secret is unknown or the invitation was sent again.
 */
export function readMailedInvitation(
  sql: Sql,
  secret: string,
  at: Date,
): Promise<store.LinkedInvitation | null> {
  return store.readByTokenHash(sql, { tokenHash: hashInvitationSecret(secret), at });
}

type Withdrawal = Pick<CallerContext, "sql" | "now"> & { readonly actor: Pick<Actor, "accountId"> };

async function withdraw(
  { sql, now, actor }: Withdrawal,
  organization: { readonly id: OrganizationId },
  invitation: OrganizationInvitation,
): Promise<void> {
  await store.revokeInvitation(sql, { organizationId: organization.id, id: invitation.id, at: now });
  await record({ sql, actor, organization }, invitation, "invitation_revoked", {
    before: { status: invitation.status },
    after: { status: "revoked" },
  });
}

type Context = HandlerCall<(typeof organizationInvitations)["resend"]>["ctx"];

/** Gives a locked invitation a new secret and expiry, emails it, and logs it. */
async function renew(
  ctx: Context,
  organizationName: string,
  before: OrganizationInvitation,
): Promise<OrganizationInvitation> {
  const { sql, organization, actor, now } = ctx;
  const { secret, tokenHash } = newInvitationSecret();
  const after = await store.renewInvitation(sql, {
    organizationId: organization.id,
    id: before.id,
    tokenHash,
    invitedBy: actor.accountId,
    at: now,
    expiresAt: expiryFrom(now),
  });
  await mail(ctx, organizationName, after, secret);
  await record(ctx, after, "invitation_resent", {
    before: { sentAt: before.sentAt, expiresAt: before.expiresAt },
    after: { sentAt: after.sentAt, expiresAt: after.expiresAt },
  });
  return after;
}

function addressesOf(rows: readonly { readonly email: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ email }) => email));
}

function isUnanswered({ status }: OrganizationInvitation): boolean {
  return status === "pending" || status === "expired";
}

async function holdUnanswered({ sql, organization, now }: Context, id: string) {
  const invitation = await store.lockInvitation(sql, { organizationId: organization.id, id, at: now });
  if (invitation === null) throw notFound("invitation");
  if (!isUnanswered(invitation)) {
    throw new OperationError("invitation_not_pending", `This invitation was ${invitation.status}.`);
  }
  return invitation;
}

async function assertTakes(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string | null,
  role: OrganizationInvitation["role"],
): Promise<void> {
  if (cohortId === null) return;
  if (isStaff(role)) throw invalidField(["cohortId"], "Only applicants can join a cohort.");
  const { archivedAt } = await requireCohort(sql, organizationId, cohortId);
  if (archivedAt !== null) {
    throw new OperationError("cohort_archived", "This cohort is archived. Restore it first.");
  }
}

/** Emails an invitation in the organization's turn, unless it is in a sandbox. */
async function mail(
  { sql, actor, organization: { id } }: Context,
  organization: string,
  { email, role, invitedByDisplayName: inviter }: OrganizationInvitation,
  secret: string,
): Promise<void> {
  if (actor.sandboxId !== null) return;
  const composed = composeMail("invitation", email, invitationLink(secret), { organization, inviter, role });
  await onBehalfOf(id, () => sendMail(sql, composed));
}

async function record(
  {
    sql,
    actor,
    organization,
  }: Pick<Withdrawal, "sql" | "actor"> & {
    readonly organization: { readonly id: OrganizationId };
  },
  { email }: OrganizationInvitation,
  action: "invitation_sent" | "invitation_resent" | "invitation_revoked",
  details: AuditedChange,
): Promise<void> {
  await recordAuditEvent(sql, {
    organizationId: organization.id,
    actorAccountId: actor.accountId,
    action,
    subjectEmail: email,
    details,
  });
}

function described({ role, cohortId, expiresAt }: OrganizationInvitation) {
  return { role, cohortId, expiresAt };
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

/** Returns a new secret for an emailed link (256 bits), with its digest, the only part that is stored. */
function newInvitationSecret(): { secret: string; tokenHash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, tokenHash: hashInvitationSecret(secret) };
}

/** Returns the stored form of a secret: SHA-256, hexadecimal. A fast digest is enough: the secret can't be guessed. */
export function hashInvitationSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Returns the emailed link. */
function invitationLink(secret: string): string {
  return `${env().PUBLIC_URL}/invitations/${secret}`;
}
