import type { OrganizationId } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { announceChange } from "#server/core/live.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { recordAuditEvent, recordChange } from "#server/resources/audit-events/service.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import { organizationRetention as contracts } from "./contract.ts";
import * as store from "./store.ts";

const ORGANIZATIONS_AT_ONCE = 100;
const PEOPLE_AT_ONCE = 50;

/** Returns the instant some months before another. */
function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return before;
}

const get: Handler<typeof contracts.get> = ({ ctx }) =>
  store.readMonths(ctx.sql, { organizationId: ctx.organization.id });

/** Returns the people whose records a setting would delete now. */
const preview: Handler<typeof contracts.preview> = async ({ ctx, input }) => {
  const organizationId = ctx.organization.id;
  const params = { organizationId, before: monthsBefore(ctx.now, input.months) };
  const total = await store.countLeavers(ctx.sql, params);
  return { ...(await store.listLeavers(ctx.sql, ctx.list, params)), total };
};

/** Changes the setting, and logs it. */
const set: Handler<typeof contracts.set> = async ({ ctx, input }) => {
  const { sql, now: updatedAt } = ctx;
  const organizationId = ctx.organization.id;
  const { name } = await lockOrganization(sql, { organizationId });
  const before = await store.readMonths(sql, { organizationId });
  const { months } = input;
  if (before.months === months) return {};
  await store.writeMonths(sql, { organizationId }, { leaverMonths: months, updatedAt });
  await recordChange(ctx, {
    action: "retention_changed",
    subjectLabel: name,
    details: { before: { months: before.months }, after: { months } },
  });
  return {};
};

/**
 * Deletes organizations' records about people who left, after the time that each one has set. May run in several processes concurrently:
 * each batch reads its people again while the organization's members can't change.
 * @returns the number of people. @throws the first organization's error, after all have been processed
 */
export async function deleteLeavers(): Promise<number> {
  const at = now();
  const failures: unknown[] = [];
  let deleted = 0;
  let after = "";
  for (;;) {
    const organizations = await store.listRetaining(sqlOn(pool), { after, limit: ORGANIZATIONS_AT_ONCE });
    for (const { id } of organizations) {
      try {
        for (let people = PEOPLE_AT_ONCE; people === PEOPLE_AT_ONCE; deleted += people) {
          people = await onBehalfOf(id, () => deleteSome(id, at));
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

/** Deletes the records about up to `PEOPLE_AT_ONCE` leavers in one transaction. Returns the number of people. */
async function deleteSome(organizationId: OrganizationId, at: Date): Promise<number> {
  const people = await inSqlTransaction(async (sql) => {
    const { name } = await lockOrganization(sql, { organizationId });
    const { months } = await store.readMonths(sql, { organizationId });
    if (months === null) return 0;
    const params = { organizationId, before: monthsBefore(at, months), limit: PEOPLE_AT_ONCE };
    const accountIds = (await store.readLeavers(sql, params)).map(({ accountId }) => accountId);
    if (accountIds.length === 0) return 0;
    await store.deleteRecords(sql, { organizationId, accountIds });
    // Without names: the log is never deleted.
    await recordAuditEvent(sql, {
      organizationId,
      actorAccountId: null,
      isByRule: true,
      action: "leavers_deleted",
      subjectLabel: name,
      details: { people: accountIds.length, months },
    });
    return accountIds.length;
  });
  if (people > 0) {
    const operation = "organization_retention.set";
    announceChange({ accountId: null, organizationIds: [organizationId], operation, originTab: null });
  }
  return people;
}

export const organizationRetentionGroup = defineGroup(contracts, {
  handlers: { get, preview, set },
  examples: async () => ({
    examples: {
      preview: ({ organizationSlug }) => [
        { organizationSlug, months: 24 },
        { organizationSlug, months: 1, limit: 1 },
      ],
      set: ({ organizationSlug }) => [{ organizationSlug, months: 24 }],
    } satisfies Examples<typeof contracts>,
  }),
});
