import { LIMITS } from "#domain/limits.ts";
import { HOUR_MS } from "#domain/time.ts";
import { organizationOfJob } from "#server/core/access.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { sendInvitations } from "#server/resources/organization-invitations/service.ts";
import { lockForInviting, readUninvited } from "./store/people.ts";

type Synced = {
  readonly organizationId: string;
  readonly accountId: string;
  readonly sandboxId: string | null;
};
type Inviting = Parameters<typeof sendInvitations>[0];

/** The maximum number of people that one transaction invites. */
const AT_ONCE = LIMITS.requests.invitedAddresses;

/**
 * Invites people of a locked organization who have a record but were never invited, up to a maximum.
 * @returns true if there are more, whom a job has to invite
 */
export async function inviteUninvited(ctx: Inviting, organizationName: string): Promise<boolean> {
  const { organizationId } = ctx;
  const uninvited = await readUninvited(ctx.sql, { organizationId, limit: AT_ONCE + 1 });
  const byCohort = new Map<string | null, string[]>();
  for (const { email, cohortId } of uninvited.slice(0, AT_ONCE)) {
    byCohort.set(cohortId, [...(byCohort.get(cohortId) ?? []), email]);
  }
  for (const [cohortId, emails] of byCohort) {
    await sendInvitations(ctx, organizationName, emails, { role: "applicant", cohortId });
  }
  return uninvited.length > AT_ONCE;
}

/** Enqueues the job that invites the remaining people of a sync. */
export async function planInvitations(sql: Sql, synced: Synced, at?: Date): Promise<void> {
  await onBehalfOf(synced.organizationId, () => enqueue(sql, "invite-synced", synced, at));
}

/**
 * Invites more people of a sync. Does nothing if the organization was deleted, or if the person who synced may not sync anymore. Retries in
 * an hour if the organization has reached its limit of invitations.
 */
export async function inviteSynced(synced: Synced): Promise<void> {
  const { accountId, sandboxId } = synced;
  const organizationId = organizationOfJob(synced.organizationId);
  try {
    await inSqlTransaction(async (sql) => {
      const locked = await lockForInviting(sql, { organizationId, accountId });
      if (locked === null) return;
      const ctx = { sql, now: now(), actor: { accountId, sandboxId }, organizationId };
      if (await inviteUninvited(ctx, locked.name)) await planInvitations(sql, synced);
    });
  } catch (error) {
    if (!(error instanceof OperationError && error.code === "rate_limited")) throw error;
    const later = new Date(now().getTime() + HOUR_MS);
    await inSqlTransaction((sql) => planInvitations(sql, synced, later));
  }
}
