import type pg from "pg";
import { readRoster } from "../shared/operations.ts";
import type { Product } from "../shared/product.ts";
import { type Asked, ask } from "../shared/requests.ts";
import { type Organization, seedOrganization } from "../shared/seed.ts";
import { elapsed, median } from "../shared/timing.ts";
import { caseloadFigures } from "./caseloads.ts";

const PAGE = 50;
const TIMES = 30;
const SMALL = 500;
const LARGE = 5_000;
const CARDS_OF_THE_PANEL = 500;

type Choice = { readonly isUnplaced: boolean; readonly isUncoached: boolean };

/**
 * Compares the median time of a roster page, under each filter of the API, with that of its SQL alone and with that of a
 * small organization, and measures the panel of an applicant with 500 cards, and the digests of coaches. Requests run one at a time and take turns.
 */
export async function rosterFigures(product: Product, origin: string): Promise<Record<string, string>> {
  const { sql, seed } = product;
  const small = await seedOrganization(sql, await seed(1), SMALL);
  const large = await seedOrganization(sql, await seed(1), LARGE);
  const figures: Record<string, string> = {};
  for (const [filter, query, choice] of [
    ["all", "", { isUnplaced: false, isUncoached: false }],
    ["no cohort", "&cohortId=none", { isUnplaced: true, isUncoached: false }],
    ["no coach", "&coachId=none", { isUnplaced: false, isUncoached: true }],
  ] as const) {
    const runSql = await rosterStatement(sql, large, choice);
    const read = (of: Organization) => () => readPage(origin, of, query);
    const times = await inTurns([read(small), read(large), runSql]);
    const [few = 0, many = 0, alone = 0] = times;
    figures[`roster page, ${filter}: 50 of ${LARGE}, ms (150)`] = many.toFixed(1);
    figures[`roster page, ${filter}: times its SQL (2)`] = (many / alone).toFixed(2);
    figures[`roster page, ${filter}: ${LARGE} against ${SMALL} (1.5)`] = (many / few).toFixed(2);
  }
  const [panel = 0] = await inTurns([await panelOf(product, origin, large)]);
  figures[`panel of an applicant with ${CARDS_OF_THE_PANEL} cards, ms (50)`] = panel.toFixed(1);
  return { ...figures, ...(await caseloadFigures(product, large)) };
}

async function readPage(origin: string, organization: Organization, query: string): Promise<void> {
  const { data } = await ask<{ data: unknown[] }>(origin, readRoster(organization, query));
  if (data.length !== PAGE) throw new Error(`The roster${query} has ${data.length} rows.`);
}

/** Runs each work in turn, and returns the median time of each in milliseconds. */
async function inTurns(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let turn = 0; turn < TIMES; turn += 1) {
    for (const [index, work] of works.entries()) times[index]?.push(await elapsed(work));
  }
  return times.map(median);
}

/** Returns the product's own query. Its modules read the settings when they load. */
async function rosterStatement(sql: pg.Pool, { organizationId }: Organization, choice: Choice) {
  const [{ readRows }, { organizationOfJob }, { sqlOn }] = await Promise.all([
    import("#server/resources/roster/store/roster.ts"),
    import("#server/core/access.ts"),
    import("#server/core/sql.ts"),
  ]);
  const given = { organizationId: organizationOfJob(organizationId), at: new Date(), limit: PAGE + 1 };
  return () => readRows(sqlOn(sql), given, choice);
}

/** Adds an applicant who shares a board of many cards, and returns the read that their panel makes of it. */
async function panelOf({ sql, seed, credentials }: Product, origin: string, organization: Organization) {
  const { organizationId, slug, ownerId } = organization;
  const { accountId, boardId } = await seed(CARDS_OF_THE_PANEL);
  await sql.query("UPDATE organizations SET complimentary_seats = 2 * complimentary_seats WHERE id = $1", [
    organizationId,
  ]);
  const { rows } = await sql.query<{ email: string }>(
    `INSERT INTO members (id, organization_id, account_id, email, role)
     SELECT 'mem_panel', $1, id, email, 'applicant' FROM accounts WHERE id = $2 RETURNING email`,
    [organizationId, accountId],
  );
  await sql.query(
    "INSERT INTO shares (id, organization_id, board_id, account_id) VALUES ('shr_panel', $1, $2, $3)",
    [organizationId, boardId, accountId],
  );
  const [cookie = ""] = await credentials("cookie", [ownerId]);
  const input = JSON.stringify({ organizationSlug: slug, applicantEmail: rows[0]?.email });
  const asked: Asked = {
    method: "GET",
    path: `/api/trpc/roster.getChanges?input=${encodeURIComponent(input)}`,
    headers: { cookie, "sec-fetch-site": "same-origin" },
  };
  return async () => {
    const { result } = await ask<{ result: { data: { changes: unknown[] } } }>(origin, asked);
    if (result.data.changes.length === 0) throw new Error("The panel has no changes.");
  };
}
