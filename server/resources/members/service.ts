import { can } from "#domain/permissions.ts";
import { isOwner, isStaff, mayTouch, type Role } from "#domain/roles.ts";
import { endRestrictedCredentials } from "#server/auth/restricted-credentials.ts";
import { noteOwnership } from "#server/auth/security-log/ownership.ts";
import { accountOfMember, type OrganizationId } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import type { CallerContext } from "#server/core/context.ts";
import { invalidField, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { requireRecentAuthentication } from "#server/core/recent-authentication.ts";
import { type Sql, searchPattern } from "#server/core/sql.ts";
import { EVER, isWithin, type Period } from "#server/lib/clock.ts";
import { env } from "#server/lib/env.ts";
import { planNotice } from "#server/mail/send-mail.ts";
import { endAppointmentsOf } from "#server/resources/appointments/service/changing.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { handOverCaseload } from "#server/resources/caseload/service.ts";
import { endStintsOf } from "#server/resources/cohort-memberships/service.ts";
import { pauseWebhooksOf } from "#server/resources/organization-webhooks/service.ts";
import { lockOrganization, notifyOfSeats } from "#server/resources/organizations/service.ts";
import { planStaffDigest } from "#server/resources/preferences/service.ts";
import { endSharesOfMember } from "#server/resources/shares/service.ts";
import { members } from "./contract.ts";
import * as store from "./store.ts";

export { admitAs, joinAs } from "./joining.ts";
export { readMembers } from "./store.ts";

/** Returns a page of the members, or only the staff or the applicants, whose name or email contains a text. */
const listMembers: Handler<typeof members.list> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  const { who, search } = input;
  return store.listMembers(
    ctx.sql,
    ctx.list,
    { organizationId, search: searchPattern(search) },
    { group: who },
  );
};

/** Changes a member's role. @throws insufficient_role, last_owner, reauthentication_required */
const updateMemberRole: Handler<typeof members.updateRole> = async ({ ctx, input }) => {
  const { id } = ctx.organization;
  const member = await lockMember(ctx.sql, id, input.memberId);
  await assertMayTouch(ctx, member.role, input.role);
  if (member.role === input.role) return store.presented(member);
  requireOther(member, input.successorId);
  assertOwnerStays(member.role, await store.countOwners(ctx.sql, { organizationId: id }));
  if (isStaff(member.role) !== isStaff(input.role)) await endAppointmentsOf(ctx, id, member.accountId);
  if (isStaff(member.role) && !isStaff(input.role))
    await handOverCaseload(ctx, id, member.id, input.successorId);
  await store.writeRole(ctx.sql, { organizationId: id, id: member.id, role: input.role });
  await record(ctx, id, member, "member_role_changed", input.role);
  if (!isStaff(member.role)) await endParticipation(ctx, id, member, "removed");
  else if (!isStaff(input.role)) await notifyOfSeats(ctx.sql, id, { applicants: 1 });
  if (!can(input.role, "organization_webhooks.manage")) await endWebhooks(ctx, id, member);
  if (isOwner(member.role) !== isOwner(input.role)) {
    const ownership = { accountId: member.accountId, organizationId: id, isOwner: isOwner(input.role) };
    await noteOwnership(ctx.sql, ctx.actor, ownership);
  }
  if (isStaff(input.role)) await planStaffDigest(ctx.sql, { accountId: member.accountId, at: ctx.now });
  ctx.affected.accounts.add(member.accountId);
  return store.presented({ ...member, role: input.role });
};

/**
 * Checks that the caller may change a membership or an invitation. Only owners may change one that is, or becomes, an owner's, and only
 * after a recent reauthentication.
 * @param roles its current role and its new one
 * @throws insufficient_role, reauthentication_required
 */
export async function assertMayTouch(
  { actor, organization, sql }: CallerContext & { readonly organization: { readonly role: Role } },
  ...roles: readonly Role[]
): Promise<void> {
  if (!mayTouch(organization.role, ...roles)) {
    const detail = `Only an owner can add, change, or remove an owner. Your role is ${organization.role}.`;
    throw new OperationError("insufficient_role", detail);
  }
  if (roles.some(isOwner)) await requireRecentAuthentication(actor, sql);
}

/** Ends a person's membership, and emails them. @throws insufficient_role, last_owner, reauthentication_required */
const removeMember: Handler<typeof members.remove> = async ({ ctx, input }) => {
  const { id, name } = ctx.organization;
  const member = await lockMember(ctx.sql, id, input.memberId);
  await assertMayTouch(ctx, member.role);
  requireOther(member, input.successorId);
  await endMembership(ctx, id, member, "member_removed", input.successorId);
  if (ctx.actor.sandboxId === null && member.accountId !== ctx.actor.accountId) {
    await planNotice(ctx.sql, {
      kind: "memberRemoved",
      organizationId: id,
      to: [member.email],
      link: env().PUBLIC_URL,
      values: { organization: name, role: member.role },
    });
  }
  return { id: member.id, deleted: true };
};

/** Ends the caller's membership. @throws last_owner */
const leaveOrganization: Handler<typeof members.leave> = async ({ ctx }) => {
  const { id, memberId } = ctx.organization;
  const member = await lockMember(ctx.sql, id, memberId);
  await endMembership(ctx, id, member, "member_left");
  return { id: member.id, deleted: true };
};

/**
 * Ends all memberships of an account, as leaving does.
 * @param ifLastOwner "throw" or "skip" an organization without another owner
 * @param joined the period in which the memberships began
 * @throws last_owner, naming the organization
 */
export async function leaveAllOrganizations(
  ctx: Departure,
  ifLastOwner: "throw" | "skip",
  joined: Period = EVER,
): Promise<void> {
  const { sql, actor } = ctx;
  for (const membership of await store.membershipsOf(sql, { accountId: actor.accountId })) {
    if (!isWithin(membership.joinedAt, joined)) continue;
    const { organizationId, organizationName } = membership;
    const member = await lockMember(sql, organizationId, membership.id);
    if (isOwner(member.role) && (await store.countOwners(sql, { organizationId })) === 1) {
      if (ifLastOwner === "skip") continue;
      const detail = `You are the last owner of ${organizationName}. Make someone else an owner, or delete it first.`;
      throw new OperationError("last_owner", detail);
    }
    await endMembership(ctx, organizationId, member, "member_left");
    ctx.affected.organizations.add(organizationId);
  }
}

/** Locks the member and returns it. Locks the organization first, so that its owners are counted one change at a time. */
async function lockMember(sql: Sql, organizationId: OrganizationId, memberId: string) {
  await lockOrganization(sql, { organizationId });
  return requireFound("member", await store.lockMember(sql, { organizationId, id: memberId }));
}

async function endMembership(
  ctx: Departure,
  organizationId: OrganizationId,
  member: store.LockedMember,
  action: "member_removed" | "member_left",
  successorId?: string,
): Promise<void> {
  const { sql, now, affected } = ctx;
  assertOwnerStays(member.role, await store.countOwners(sql, { organizationId }));
  await record(ctx, organizationId, member, action, null);
  // Runs first, because deleting the membership would delete the shares without log entries.
  await endParticipation(ctx, organizationId, member, action === "member_left" ? "withdrew" : "removed");
  await endAppointmentsOf(ctx, organizationId, member.accountId);
  if (isStaff(member.role)) await handOverCaseload(ctx, organizationId, member.id, successorId);
  await store.deleteMember(sql, { organizationId, id: member.id });
  await endWebhooks(ctx, organizationId, member);
  if (isOwner(member.role)) {
    await noteOwnership(sql, ctx.actor, { accountId: member.accountId, organizationId, isOwner: false });
  }
  const restricted = { organizationIds: [organizationId], accountId: member.accountId };
  const revoked = await endRestrictedCredentials(sql, restricted, now);
  for (const id of revoked) affected.revokedCredentials.add(id);
  affected.accounts.add(member.accountId);
}

async function record(
  { sql, actor }: Departure,
  organizationId: OrganizationId,
  member: store.LockedMember,
  action: "member_role_changed" | "member_removed" | "member_left",
  role: Role | null,
): Promise<void> {
  await recordAuditEvent(sql, {
    organizationId,
    actorAccountId: actor.accountId,
    action,
    subjectEmail: member.email,
    details: { before: { role: member.role }, after: role === null ? null : { role } },
  });
}

/** Checks that the successor is another member. @throws validation_failed */
function requireOther({ id }: store.LockedMember, successorId: string | undefined): void {
  if (id === successorId) throw invalidField(["successorId"], "Must be another member of staff.");
}

/** Checks that an organization keeps an owner. @throws last_owner */
function assertOwnerStays(role: Role, owners: number): void {
  if (!isOwner(role) || owners > 1) return;
  throw new OperationError(
    "last_owner",
    "This is the organization's last owner. Make someone else an owner first, or delete the organization.",
  );
}

function endWebhooks(
  { sql, actor }: Departure,
  organizationId: OrganizationId,
  { accountId }: store.LockedMember,
) {
  return pauseWebhooksOf(sql, organizationId, { accountId, actorAccountId: actor.accountId });
}

/** The context for ending a membership. */
export type Departure = Pick<CallerContext, "sql" | "now" | "affected"> & {
  readonly actor: Pick<Actor, "accountId">;
};

/**
 * Ends a person's participation as an applicant: shares and open stints, each with a log entry.
 * @param reason `withdrew` if they leave themselves
 */
async function endParticipation(
  ctx: Departure,
  organizationId: OrganizationId,
  member: { readonly accountId: string },
  reason: "withdrew" | "removed",
): Promise<void> {
  await endSharesOfMember(ctx, organizationId, accountOfMember(member));
  const departing = { accountId: member.accountId, reason, actorAccountId: ctx.actor.accountId, at: ctx.now };
  await endStintsOf(ctx.sql, organizationId, departing);
}

export const membersGroup = defineGroup(members, {
  about: "Members of an organization and their roles.",
  toolsets: ["organization"],
  handlers: {
    list: listMembers,
    updateRole: updateMemberRole,
    remove: removeMember,
    leave: leaveOrganization,
  },
  examples: () => import("./examples.ts"),
});
