import { isOwner, isStaff, type Role } from "#domain/roles.ts";
import { noteOwnership } from "#server/auth/security-log/ownership.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { CallerContext } from "#server/core/context.ts";
import { OperationError } from "#server/core/errors.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { leadApplicants } from "#server/resources/caseload/service.ts";
import { openStints } from "#server/resources/cohort-memberships/service.ts";
import { requireCohort } from "#server/resources/cohorts/service.ts";
import { insertMember, notifyOfSeats } from "#server/resources/organizations/service.ts";
import { planStaffDigest } from "#server/resources/preferences/service.ts";
import { joinRecord } from "#server/resources/roster-records/service.ts";
import type { Member } from "./contract.ts";
import * as store from "./store.ts";

type Acting = Pick<CallerContext, "sql" | "now" | "affected"> & {
  readonly actor: { readonly accountId: string };
};
type Joining = {
  readonly accountId: string;
  readonly email: string;
  readonly role: Role;
  /** The cohort and the coach of the invitation or join link. */
  readonly cohortId: string | null;
  readonly coachId: string | null;
};

/**
 * Makes a person a member of a locked organization. An applicant also gets a coach, and is placed in the given cohort and in their record's
 * cohorts, except archived ones. Never fails for lack of a seat.
 * @throws already_member
 */
export async function joinAs(ctx: Acting, organizationId: OrganizationId, joining: Joining): Promise<Member> {
  const member = await admitAs(ctx, organizationId, joining);
  if (!isStaff(joining.role)) await notifyOfSeats(ctx.sql, organizationId, { applicants: 1 });
  return member;
}

/** Does the same as `joinAs`, but sends no warning about seats: a caller with several people sends it once, because counting takes time. */
export async function admitAs(
  ctx: Acting,
  organizationId: OrganizationId,
  { accountId, email, role, cohortId, coachId }: Joining,
): Promise<Member> {
  const member = await addMember(ctx.sql, organizationId, { accountId, role }, ctx.now);
  if (isStaff(role)) {
    await planStaffDigest(ctx.sql, { accountId, at: ctx.now });
    return member;
  }
  const record = await joinRecord(ctx.sql, { organizationId, email, accountId });
  for (const id of new Set([...(cohortId === null ? [] : [cohortId]), ...record.cohortIds])) {
    await place(ctx, organizationId, { accountId, cohortId: id });
  }
  const leadId = record.coachId ?? coachId;
  if (leadId !== null) await leadApplicants(ctx, organizationId, leadId, [email]);
  return member;
}

async function addMember(
  sql: Sql,
  organizationId: OrganizationId,
  member: { readonly accountId: string; readonly role: Role },
  at: Date,
): Promise<Member> {
  const ofMember = { organizationId, id: newId("member") };
  const isNew = await insertMember(sql, { ...ofMember, ...member, at });
  const added = isNew ? await store.lockMember(sql, ofMember) : null;
  if (added === null) {
    throw new OperationError("already_member", "You're already a member of this organization.");
  }
  if (isOwner(member.role)) {
    await noteOwnership(sql, member, { accountId: member.accountId, organizationId, isOwner: true });
  }
  return store.presented(added);
}

/** Places the member in the cohort, unless it is archived by now or they are in it; they join either way. */
async function place(
  { sql, now, actor }: Acting,
  organizationId: OrganizationId,
  { accountId, cohortId }: { readonly accountId: string; readonly cohortId: string },
): Promise<void> {
  const { archivedAt } = await requireCohort(sql, organizationId, cohortId);
  if (archivedAt !== null) return;
  await openStints(sql, actor.accountId, {
    ...{ organizationId, cohortId, accountIds: [accountId] },
    joinedAt: now,
    note: null,
    at: now,
  });
}
