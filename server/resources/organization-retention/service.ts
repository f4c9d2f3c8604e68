import type { OrganizationId } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { announceChange } from "#server/core/live.ts";
import { AT_ONCE } from "#server/core/portions.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { recordAuditEvent, recordChange } from "#server/resources/audit-events/service.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import { organizationRetention as contracts } from "./contract.ts";
import * as store from "./store.ts";

const ORGANIZATIONS_AT_ONCE = 100;
const PEOPLE_AT_ONCE = 50;

/** Returns the instant this many months before another. */
function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return before;
}

/** Returns the number of months after which the records about leavers are deleted; null if they are kept. */
const get: Handler<typeof contracts.get> = ({ ctx }) =>
  store.readMonths(ctx.sql, { organizationId: ctx.organizationId });

/** Returns the people whose records a setting would delete now. */
const preview: Handler<typeof contracts.preview> = async ({ ctx, input }) => {
  const { organizationId } = ctx;
  const params = { organizationId, before: monthsBefore(ctx.now, input.months) };
  const total = await store.countLeavers(ctx.sql, params);
  return { ...(await store.listLeavers(ctx.sql, ctx.list, params)), total };
};

/** Changes the setting, and logs it. */
const set: Handler<typeof contracts.set> = async ({ ctx, input }) => {
  const { sql, now: updatedAt, organizationId } = ctx;
  const { name } = await lockOrganization(sql, { organizationId });
  const before = await store.readMonths(sql, { organizationId });
  const { months } = input;
  if (before.months === months) return;
  await store.writeMonths(sql, { organizationId }, { leaverMonths: months, updatedAt });
  await recordChange(ctx, {
    action: "retention_changed",
    subjectLabel: name,
    details: { before: { months: before.months }, after: { months } },
  });
};

/**
 * Deletes organizations' records about people who left, after the time that each one has set. May run in several processes concurrently:
 * each transaction reads its people again while the organization's members can't change.
 * @param atOnce the most records that a transaction deletes
 * @returns the number of people. @throws the first organization's error, after all have been processed
 */
export async function deleteLeavers(atOnce = AT_ONCE): Promise<number> {
  const at = now();
  const failures: unknown[] = [];
  let deleted = 0;
  let after = "";
  for (;;) {
    const organizations = await store.listRetaining(sqlOn(pool), { after, limit: ORGANIZATIONS_AT_ONCE });
    for (const { id } of organizations) {
      try {
        for (let isMore = true; isMore; ) {
          const done = await onBehalfOf(id, () => deleteSome(id, at, atOnce));
          deleted += done.people;
          ({ isMore } = done);
        }
      } catch (error) {
        logger.error({ organization: id, error }, "the leavers of an organization were not deleted");
        failures.push(error);
      }
    }
    after = organizations.at(-1)?.id ?? after;
    if (organizations.length < ORGANIZATIONS_AT_ONCE) break;
  }
  if (failures.length > 0) throw failures[0];
  return deleted;
}

type Done = { readonly people: number; readonly isMore: boolean };

/**
 * Deletes records about up to `PEOPLE_AT_ONCE` leavers in one transaction. Returns the number of people whose records are all deleted, and
 * whether more records may remain.
 */
async function deleteSome(organizationId: OrganizationId, at: Date, atOnce: number): Promise<Done> {
  const done = await inSqlTransaction(async (sql): Promise<Done> => {
    const { name } = await lockOrganization(sql, { organizationId });
    const { months } = await store.readMonths(sql, { organizationId });
    if (months === null) return { people: 0, isMore: false };
    const params = { organizationId, before: monthsBefore(at, months), limit: PEOPLE_AT_ONCE };
    const leavers = await store.readLeavers(sql, params);
    let [people, left] = [0, atOnce];
    for (const { accountId } of leavers) {
      left = await store.deleteRecords(sql, { organizationId, accountId }, left);
      if (left === 0) {
        // The last record may have been deleted just now.
        const [next] = await store.readLeavers(sql, { ...params, limit: 1 });
        if (next?.accountId !== accountId) people += 1;
        break;
      }
      people += 1;
    }
    // Without names: the log is never deleted.
    if (people > 0) {
      await recordAuditEvent(sql, {
        organizationId,
        actorAccountId: null,
        isByRule: true,
        action: "leavers_deleted",
        subjectLabel: name,
        details: { people, months },
      });
    }
    return { people, isMore: left === 0 || leavers.length === PEOPLE_AT_ONCE };
  });
  if (done.people > 0) {
    const operation = "organization_retention.set";
    announceChange({ accountId: null, organizationIds: [organizationId], operation, originTab: null });
  }
  return done;
}

export const organizationRetentionGroup = defineGroup(contracts, {
  handlers: { get, preview, set },
});
