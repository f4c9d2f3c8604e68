import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { STAFF } from "#domain/roles.ts";
import { organizationAccess } from "#server/core/access.ts";
import { invalidField } from "#server/core/errors.ts";
import { organizationSlug, title } from "#server/core/fields.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { t } from "#server/core/trpc.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { pageProcedure } from "../procedure.ts";
import { RosterFilter } from "./filter.ts";
import * as store from "./store.ts";

const NAME_MAX = LIMITS.text.filterName;
const FILTERS_MAX = LIMITS.quotas.rosterFilters;
const name = title(NAME_MAX);

const filters = pageProcedure
  .input(z.strictObject({ organizationSlug }))
  .query(async ({ ctx: { caller }, input }) => {
    const sql = sqlOn(pool);
    const { id } = await organizationAccess(sql, caller, input.organizationSlug, STAFF, null);
    return store.listFilters(sql, id, caller.accountId);
  });

/** Keeps a filter; one of the same name is replaced. */
const saveFilter = pageProcedure
  .input(z.strictObject({ organizationSlug, name, filter: RosterFilter }))
  .mutation(({ ctx: { caller }, input }) =>
    inSqlTransaction(async (sql) => {
      const { id } = await organizationAccess(sql, caller, input.organizationSlug, STAFF, "presence");
      if ((await store.countOthers(sql, id, caller.accountId, input.name)) >= FILTERS_MAX) {
        throw invalidField(["name"], `At most ${FILTERS_MAX} filters are kept. Delete one first.`);
      }
      await store.saveFilter(sql, id, caller.accountId, input, now());
      return store.listFilters(sql, id, caller.accountId);
    }),
  );

const removeFilter = pageProcedure
  .input(z.strictObject({ organizationSlug, name: z.string() }))
  .mutation(({ ctx: { caller }, input }) =>
    inSqlTransaction(async (sql) => {
      const { id } = await organizationAccess(sql, caller, input.organizationSlug, STAFF, "presence");
      await store.removeFilter(sql, id, caller.accountId, input.name);
      return store.listFilters(sql, id, caller.accountId);
    }),
  );

/** The filters that each member of staff keeps for the roster. */
export const rosterPageRouter = t.router({ filters, saveFilter, removeFilter });
