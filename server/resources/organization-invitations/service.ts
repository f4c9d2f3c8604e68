import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { isStaff } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import type { CallerContext } from "#server/core/context.ts";
import { invalidField, notFound, OperationError } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { env } from "#server/lib/env.ts";
import { EVER, isWithin, type Period } from "#server/lib/period.ts";
import { mayResend, spendInvitations, spendResentInvitation } from "#server/mail/budgets.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { type AuditedChange, recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { requireCohort } from "#server/resources/cohorts/service.ts";
import { assertMayTouch } from "#server/resources/members/service.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import type { InvitationVerdict, OrganizationInvitation, organizationInvitations } from "./contract.ts";
import * as reading from "./store/read.ts";
import * as writing from "./store/write.ts";

export { readInvitations } from "./store/read.ts";

const LIFETIME_MS = LIMITS.lifetimes.invitation * 1_000;

/** Returns a page of the organization's invitations, newest first. */
export const listInvitations: Handler<typeof organizationInvitations.list> = ({ ctx, input }) => {
  const { id } = ctx.organization;
  const list = { operation: "organization_invitations.list", tenant: id, input };
  return reading.listInvitations(ctx.sql, id, list, { status: input.status, at: ctx.now });
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
  const { name } = await lockOrganization(sql, organization.id);
  await assertTakes(sql, organization.id, cohortId, role);
  await assertMayTouch(ctx, role);
  const members = await reading.memberAddresses(sql, organization.id, emails);
  const given = emails
    .filter((email) => !members.has(email))
    .map((email) => ({ email, ...newInvitationSecret() }));
  const sending = { role, cohortId, invitedBy: ctx.actor.accountId, at: now, expiresAt: expiryFrom(now) };
  const sent = await writing.insertInvitations(sql, organization.id, given, sending);
  const pending = await reading.pendingOf(sql, organization.id, emails, now);
  if (ctx.actor.sandboxId === null) {
    const from = { accountId: ctx.actor.accountId, organizationId: organization.id };
    await spendInvitations(sql, from, [...sent]);
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
  const { name } = await lockOrganization(sql, organization.id);
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
 * Emails unanswered invitations again. Skips those sent within the last minute, or answered meanwhile.
 * @throws insufficient_role, rate_limited if they exceed the daily limit: then none is sent
 */
export const resendInvitations: Handler<typeof organizationInvitations.resendMany> = async ({
  ctx,
  input,
}) => {
  const { sql, organization, actor, now } = ctx;
  const ids = [...new Set(input.invitationIds)].sort();
  const { name } = await lockOrganization(sql, organization.id);
  const held: OrganizationInvitation[] = [];
  for (const id of ids) {
    const invitation = await reading.lockInvitation(sql, organization.id, id, now);
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
  for (const { id, organizationId, sentAt } of await reading.pendingSentBy(sql, actor.accountId)) {
    if (!isWithin(sentAt, sent)) continue;
    await lockOrganization(sql, organizationId);
    const invitation = await reading.lockInvitation(sql, organizationId, id, now);
    if (invitation?.status !== "pending" && invitation?.status !== "expired") continue;
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
): Promise<reading.LinkedInvitation | null> {
  return reading.readByTokenHash(sql, hashInvitationSecret(secret), at);
}

type Withdrawal = Pick<CallerContext, "sql" | "now"> & { readonly actor: Pick<Actor, "accountId"> };

async function withdraw(
  { sql, now, actor }: Withdrawal,
  organization: { readonly id: OrganizationId },
  invitation: OrganizationInvitation,
): Promise<void> {
  await writing.revokeInvitation(sql, organization.id, invitation.id, now);
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
  const sending = { tokenHash, invitedBy: actor.accountId, at: now, expiresAt: expiryFrom(now) };
  const after = await writing.renewInvitation(sql, organization.id, before.id, sending);
  await mail(ctx, organizationName, after, secret);
  await record(ctx, after, "invitation_resent", {
    before: { sentAt: before.sentAt, expiresAt: before.expiresAt },
    after: { sentAt: after.sentAt, expiresAt: after.expiresAt },
  });
  return after;
}

function isUnanswered({ status }: OrganizationInvitation): boolean {
  return status === "pending" || status === "expired";
}

async function holdUnanswered({ sql, organization, now }: Context, id: string) {
  const invitation = await reading.lockInvitation(sql, organization.id, id, now);
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

/** Emails an invitation, unless it is in a sandbox. */
async function mail(
  { sql, actor }: CallerContext,
  organization: string,
  { email, role, invitedByDisplayName: inviter }: OrganizationInvitation,
  secret: string,
): Promise<void> {
  if (actor.sandboxId !== null) return;
  await sendMail(
    sql,
    composeMail("invitation", email, invitationLink(secret), { organization, inviter, role }),
  );
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
