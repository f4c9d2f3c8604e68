import { isStaff } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { invalidField, notFound, OperationError } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { type Sql, searchPattern } from "#server/core/sql.ts";
import { EVER, isWithin, type Period } from "#server/lib/clock.ts";
import { mayResend, spendInvitations, spendResentInvitation } from "#server/mail/budgets.ts";
import { lockCoach } from "#server/resources/caseload/service.ts";
import { requireOpenCohort } from "#server/resources/cohorts/service.ts";
import { assertMayTouch } from "#server/resources/members/service.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import { storeIntendedCoach } from "#server/resources/roster-records/service.ts";
import { type OrganizationInvitation, organizationInvitations } from "./contract.ts";
import {
  expiryFrom,
  hashInvitationSecret,
  isPending,
  mailInvitation,
  newInvitationSecret,
  recordInvitation,
  sendInvitations,
  type Withdrawal,
  withdraw,
} from "./inviting.ts";
import * as store from "./store.ts";

export { hashInvitationSecret, sendInvitations, withdrawInvitations } from "./inviting.ts";
export { readInvitations } from "./store.ts";

/** Returns a page of the organization's invitations, newest first. */
const listInvitations: Handler<typeof organizationInvitations.list> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  return store.listInvitations(ctx.sql, ctx.list, { organizationId, at: ctx.now, statuses: input.status });
};

/** Returns a page of the unanswered or the declined invitations, newest first. */
const searchInvitations: Handler<typeof organizationInvitations.search> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  const { show, search, invitationId } = input;
  const params = { organizationId, at: ctx.now, search: searchPattern(search), invitationId };
  return store.searchInvitations(ctx.sql, ctx.list, params, { show });
};

/**
 * Invites every email that is neither a member's nor already invited, and returns a verdict for each.
 * @throws insufficient_role if an admin invites an owner
 * @throws not_found for another organization's cohort or coach; cohort_archived
 * @throws validation_failed for staff with a cohort or a coach
 */
const invitePeople: Handler<typeof organizationInvitations.create> = async ({ ctx, input }) => {
  const { sql, organizationId } = ctx;
  const { role, cohortId = null, coachId = null } = input;
  const { name } = await lockOrganization(sql, { organizationId });
  await assertCohortAllowed(sql, organizationId, cohortId, role);
  if (coachId !== null) {
    if (isStaff(role)) throw invalidField(["coachId"], "Only applicants can have a coach.");
    await lockCoach(sql, organizationId, coachId);
  }
  await assertMayTouch(ctx, role);
  const data = await sendInvitations(ctx, name, input.emails, { role, cohortId });
  const sent = data.flatMap(({ email, outcome }) => (outcome === "sent" ? [email] : []));
  if (coachId !== null) await storeIntendedCoach(sql, { organizationId, coachId, emails: sent, at: ctx.now });
  return { data };
};

/** Emails an unanswered invitation again, with a new secret and expiry. @throws insufficient_role, invitation_not_pending */
const resendInvitation: Handler<typeof organizationInvitations.resend> = async ({ ctx, input }) => {
  const { sql, organizationId, actor } = ctx;
  const { name } = await lockOrganization(sql, { organizationId });
  const before = await lockPending(ctx, input.invitationId);
  await assertMayTouch(ctx, before.role);
  if (actor.sandboxId === null) {
    await spendResentInvitation(sql, before.id);
    const from = { accountId: actor.accountId, organizationId };
    await spendInvitations(sql, from, [before.email]);
  }
  return renew(ctx, name, before);
};

/**
 * Emails unanswered invitations again. Skips those sent within the last minute, or answered since.
 * @throws insufficient_role, rate_limited if they exceed the daily limit: then none is sent
 */
const resendInvitations: Handler<typeof organizationInvitations.resendMany> = async ({ ctx, input }) => {
  const { sql, organizationId, actor, now } = ctx;
  const ids = [...new Set(input.invitationIds)].sort();
  const { name } = await lockOrganization(sql, { organizationId });
  const resendable: OrganizationInvitation[] = [];
  for (const id of ids) {
    const invitation = await store.lockInvitation(sql, { organizationId, id, at: now });
    if (invitation === null || !isPending(invitation)) continue;
    if (actor.sandboxId === null && !(await mayResend(sql, id))) continue;
    resendable.push(invitation);
  }
  await assertMayTouch(ctx, ...new Set(resendable.map(({ role }) => role)));
  if (actor.sandboxId === null) {
    const from = { accountId: actor.accountId, organizationId };
    const emails = resendable.map(({ email }) => email);
    await spendInvitations(sql, from, emails);
  }
  for (const invitation of resendable) await renew(ctx, name, invitation);
  return { resent: resendable.length, skipped: ids.length - resendable.length };
};

/** Revokes an unanswered invitation. @throws invitation_not_pending */
const revokeInvitation: Handler<typeof organizationInvitations.revoke> = async ({ ctx, input }) => {
  const invitation = await lockPending(ctx, input.invitationId);
  await withdraw(ctx, [invitation]);
  return { id: invitation.id, deleted: true };
};

/**
 * Revokes the unanswered invitations that an account sent, to any organization.
 * @param sent only those sent in this period
 * @returns the organizations
 */
export async function withdrawInvitationsOf(
  ctx: Withdrawal,
  sent: Period = EVER,
): Promise<ReadonlySet<string>> {
  const { sql, now: at, actor } = ctx;
  const organizations = new Set<string>();
  const pending = await store.pendingSentBy(sql, { accountId: actor.accountId });
  const withdrawn = pending.filter(({ sentAt }) => isWithin(sentAt, sent));
  for (const [organizationId, ofOrganization] of Map.groupBy(withdrawn, (row) => row.organizationId)) {
    await lockOrganization(sql, { organizationId });
    const ids = new Set(ofOrganization.map(({ id }) => id));
    const emails = ofOrganization.map(({ email }) => email);
    const locked = await store.lockPending(sql, { organizationId, at, emails });
    const unanswered = locked.filter(({ id }) => ids.has(id));
    await withdraw({ ...ctx, organizationId }, unanswered);
    if (unanswered.length > 0) organizations.add(organizationId);
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

type Context = HandlerCall<(typeof organizationInvitations)["resend"]>["ctx"];

/** Gives a locked invitation a new secret and expiry, emails it, and logs it. */
async function renew(
  ctx: Context,
  organizationName: string,
  before: OrganizationInvitation,
): Promise<OrganizationInvitation> {
  const { sql, organizationId, actor, now } = ctx;
  const { secret, tokenHash } = newInvitationSecret();
  const after = await store.renewInvitation(sql, {
    organizationId,
    id: before.id,
    tokenHash,
    invitedBy: actor.accountId,
    at: now,
    expiresAt: expiryFrom(now),
  });
  await mailInvitation(ctx, organizationName, after, secret);
  await recordInvitation(ctx, after, "invitation_resent", {
    before: { sentAt: before.sentAt, expiresAt: before.expiresAt },
    after: { sentAt: after.sentAt, expiresAt: after.expiresAt },
  });
  return after;
}

async function lockPending({ sql, organizationId, now }: Context, id: string) {
  const invitation = await store.lockInvitation(sql, { organizationId, id, at: now });
  if (invitation === null) throw notFound("invitation");
  if (!isPending(invitation)) {
    throw new OperationError("invitation_not_pending", `This invitation was ${invitation.status}.`);
  }
  return invitation;
}

async function assertCohortAllowed(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string | null,
  role: OrganizationInvitation["role"],
): Promise<void> {
  if (cohortId === null) return;
  if (isStaff(role)) throw invalidField(["cohortId"], "Only applicants can join a cohort.");
  await requireOpenCohort(sql, organizationId, cohortId);
}

export const organizationInvitationsGroup = defineGroup(organizationInvitations, {
  about: "Invitations that an organization sends.",
  toolsets: ["organization"],
  handlers: {
    list: listInvitations,
    search: searchInvitations,
    /** Counts the unanswered and the declined invitations. */
    count: ({ ctx }) => store.countInvitations(ctx.sql, { organizationId: ctx.organizationId, at: ctx.now }),
    create: invitePeople,
    resend: resendInvitation,
    resendMany: resendInvitations,
    revoke: revokeInvitation,
  },
  examples: () => import("./examples.ts"),
});
