import type pg from "pg";
import { readRoster } from "../shared/operations.ts";
import type { Product } from "../shared/product.ts";
import { ask } from "../shared/requests.ts";
import { type Organization, seedOrganization } from "../shared/seed.ts";
import { elapsed, median } from "../shared/timing.ts";

const PAGE = 50;
const TIMES = 40;
const SMALL = 200;
const LARGE = 2_000;

/**
 * Compares the median time of a roster page with that of its SQL alone and with that of a small organization. Requests
 * run one at a time and take turns.
 */
export async function rosterFigures({ sql, seed }: Product, origin: string) {
  const small = await seedOrganization(sql, await seed(1), SMALL);
  const large = await seedOrganization(sql, await seed(1), LARGE);
  const runSql = await rosterStatement(sql, large);
  const readPage = async (organization: Organization) => {
    const { data } = await ask<{ data: unknown[] }>(origin, readRoster(organization));
    if (data.length !== PAGE) throw new Error(`The roster has ${data.length} rows.`);
  };
  const times = { small: [] as number[], large: [] as number[], sql: [] as number[] };
  for (let turn = 0; turn < TIMES; turn += 1) {
    times.small.push(await elapsed(() => readPage(small)));
    times.large.push(await elapsed(() => readPage(large)));
    times.sql.push(await elapsed(runSql));
  }
  const page = median(times.large);
  return {
    "roster page of 50 in 2,000, ms (150)": page.toFixed(1),
    "roster page, times its SQL (4)": (page / median(times.sql)).toFixed(2),
    "roster page, 2,000 against 200 (1.5)": (page / median(times.small)).toFixed(2),
  };
}

/** Returns the product's own query. Its modules read the settings when they load. */
async function rosterStatement(sql: pg.Pool, { organizationId }: Organization) {
  const [{ readRows }, { organizationOfJob }, { sqlOn }] = await Promise.all([
    import("#server/resources/roster/store/roster.ts"),
    import("#server/core/access.ts"),
    import("#server/core/sql.ts"),
  ]);
  const given = { organizationId: organizationOfJob(organizationId), at: new Date(), limit: PAGE + 1 };
  return () => readRows(sqlOn(sql), given, { isUnplaced: false, isUncoached: false });
}
