import type pg from "pg";
import { ATTENTION_REASONS } from "#domain/attention.ts";
import { filtered } from "#domain/roster-filter.ts";
import { FIELD_COLUMN, ROSTER_SORTS } from "#domain/values.ts";
import { accountOfJob, organizationOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { sqlOn } from "#server/core/sql.ts";
import type { RosterRow } from "#server/resources/roster/contract.ts";
import { rosterChoice } from "#server/resources/roster/rows.ts";
import { readCaseloads } from "#server/resources/roster/service.ts";
import { readRows, rosterPortions } from "#server/resources/roster/store/roster.ts";
import { readRoster } from "../shared/operations.ts";
import type { Product } from "../shared/product.ts";
import { get, requestJson } from "../shared/requests.ts";
import { insertAll, type Organization, seedOrganization } from "../shared/seed.ts";
import { alternate, elapsed } from "../shared/timing.ts";
import { CARDS_OF_THE_PANEL, panelOf } from "./panel.ts";

const COACHES = 50;
const MIB = 1_048_576;

/**
 * Reads the weekly digests of 50 coaches who share an organization's applicants, one after another, as the job does. Returns the time for
 * all of them, and how much this process's heap grew at most.
 */
async function caseloadFigures(
  { sql: database }: Product,
  { organizationId }: Organization,
): Promise<Record<string, string>> {
  await database.query(
    `INSERT INTO users (id, email, email_verified)
     SELECT 'usr_coach' || n, 'coach' || n || '@bench.example', now() FROM generate_series(1, ${COACHES}) n;
     INSERT INTO accounts (id, user_id, email) SELECT 'acc_coach' || n, 'usr_coach' || n, 'coach' || n || '@bench.example'
     FROM generate_series(1, ${COACHES}) n;
     INSERT INTO members (id, organization_id, account_id, email, role)
     SELECT 'mem_coach' || n, '${organizationId}', 'acc_coach' || n, 'coach' || n || '@bench.example', 'coach'
     FROM generate_series(1, ${COACHES}) n;
     INSERT INTO coach_assignments (id, organization_id, account_id, coach_id)
     SELECT 'cas_' || id, organization_id, account_id, 'acc_coach' || 1 + (row_number() OVER (ORDER BY id)) % ${COACHES}
     FROM members WHERE organization_id = '${organizationId}' AND role = 'applicant'`,
  );
  await database.query("ANALYZE");
  const sql = sqlOn(database);
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const ms = await elapsed(async () => {
    for (let coach = 1; coach <= COACHES; coach += 1) {
      const person = { accountId: accountOfJob(`acc_coach${coach}`), userId: `usr_coach${coach}` };
      const caseloads = await readCaseloads(sql, person, new Date());
      if (caseloads.length !== 1) throw new Error(`Coach ${coach} has ${caseloads.length} caseloads.`);
      most = Math.max(most, process.memoryUsage().heapUsed);
    }
  });
  return {
    [`digests of ${COACHES} coaches, s (30)`]: (ms / 1_000).toFixed(1),
    [`digests of ${COACHES} coaches, growth of the heap, MiB (100)`]: ((most - before) / MIB).toFixed(0),
  };
}

const PAGE = 50;
const TIMES = 30;
/** Reads of the whole roster take longer. */
const WHOLE_TIMES = 5;
const SMALL = 500;
const LARGE = 5_000;
const DAYS = "2027-01-01..2027-06-30";

type Practice = Organization & { readonly cohortId: string; readonly coachId: string };

/**
 * Compares the median time of a roster page and of a search, under each filter of the API, with the time of the SQL alone and with the
 * time in a small organization. Measures the sorts of the page, the panel of an applicant with 500 cards, and the digests of coaches.
 * Requests run one at a time and take turns.
 */
export async function rosterFigures(product: Product, origin: string): Promise<Record<string, string>> {
  const small = await seedPractice(product, SMALL);
  const large = await seedPractice(product, LARGE);
  const figures = {
    ...(await pageFigures(product.sql, origin, small, large)),
    ...(await searchFigures(product.sql, origin, small, large)),
    ...(await sortFigures(product.sql, large)),
  };
  const [panel = 0] = await alternate([await panelOf(product, origin, large)], TIMES);
  return {
    ...figures,
    [`panel of an applicant with ${CARDS_OF_THE_PANEL} cards, all reads at once, ms (50)`]: panel.toFixed(1),
    ...(await caseloadFigures(product, large)),
  };
}

/** Measures a page of the roster under each filter of the API. */
async function pageFigures(sql: pg.Pool, origin: string, small: Practice, large: Practice) {
  const figures: Record<string, string> = {};
  const program = { program: "Design" };
  const filters: [string, (of: Practice) => Record<string, string>][] = [
    ["all", () => ({})],
    ["no cohort", () => ({ cohortId: "none" })],
    ["one cohort", ({ cohortId }) => ({ cohortId })],
    ["no coach", () => ({ coachId: "none" })],
    ["one coach", ({ coachId }) => ({ coachId })],
    ["a field", () => program],
    ["days of a field", () => ({ graduation: DAYS })],
  ];
  for (const [name, filterOf] of filters) {
    const read = (of: Practice) => () => readPage(origin, of, filterOf(of));
    // PostgreSQL's plan depends on the organization, so the statement runs for both, as through the product.
    const statement = (of: Practice) => rosterStatement(sql, of, filterOf(of));
    const works = [read(small), read(large), statement(small), statement(large)];
    const times = await alternate(works, TIMES);
    const [few = 0, many = 0, , alone = 0] = times;
    figures[`roster page, ${name}: 50 of ${LARGE}, ms (150)`] = many.toFixed(1);
    figures[`roster page, ${name}: times its SQL (2)`] = (many / alone).toFixed(2);
    figures[`roster page, ${name}: ${LARGE} against ${SMALL} (1.5)`] = (many / few).toFixed(2);
  }
  return figures;
}

/** Measures `roster.search` with each of the filters that the list of the roster lacks. */
async function searchFigures(sql: pg.Pool, origin: string, small: Practice, large: Practice) {
  const figures: Record<string, string> = {};
  const whole = wholeRoster(sql, large);
  for (const query of [`attention=${ATTENTION_REASONS[1]}`, "state=searching", "search=bench"]) {
    const read =
      ({ slug, key }: Practice) =>
      () =>
        requestJson(origin, get(key, `organizations/${slug}/roster/search?limit=50&${query}`));
    const [few = 0, many = 0, alone = 0] = await alternate([read(small), read(large), whole], WHOLE_TIMES);
    figures[`roster search, ${query}: times its SQL (2)`] = (many / alone).toFixed(2);
    figures[`roster search, ${query}: a row of ${LARGE} against one of ${SMALL} (1.5)`] = (
      (many / few) *
      (SMALL / LARGE)
    ).toFixed(2);
  }
  return figures;
}

/** Measures the sorts of the page, which has all rows, and returns the slowest. */
async function sortFigures(sql: pg.Pool, large: Practice) {
  const rows = await wholeRoster(sql, large)();
  const sorts = [...ROSTER_SORTS, `${FIELD_COLUMN}program` as const];
  const filter = { attention: [], cohortId: null, search: "" };
  const works = sorts.map((sort) => async () => filtered(rows, { ...filter, sort }));
  const times = await alternate(works, TIMES);
  return { [`slowest sort of ${LARGE} rows, ms (100)`]: Math.max(...times).toFixed(1) };
}

/** Creates an organization in which every other applicant has a cohort, a coach, and values of fields. */
async function seedPractice({ sql, seed }: Product, applicants: number): Promise<Practice> {
  const organization = await seedOrganization(sql, await seed(1), applicants);
  const { organizationId, ownerId } = organization;
  const [cohortId, coachId] = [newId("cohort"), newId("member")];
  const half = `SELECT id, organization_id, account_id, email FROM (
    SELECT *, row_number() OVER (ORDER BY email) AS n FROM members WHERE organization_id = '${organizationId}' AND role = 'applicant'
  ) m WHERE n % 2 = 0`;
  await insertAll(sql, [
    `UPDATE members SET id = '${coachId}' WHERE organization_id = '${organizationId}' AND role = 'owner'`,
    `INSERT INTO cohorts (id, organization_id, name) VALUES ('${cohortId}', '${organizationId}', 'Autumn')`,
    `INSERT INTO cohort_stints (id, organization_id, cohort_id, account_id, joined_at)
     SELECT 'stn_' || id, organization_id, '${cohortId}', account_id, now() FROM (${half}) h`,
    `INSERT INTO coach_assignments (id, organization_id, account_id, coach_id)
     SELECT 'cob_' || id, organization_id, account_id, '${ownerId}' FROM (${half}) h`,
    `INSERT INTO roster_records (organization_id, id, account_id, email, fields)
     SELECT organization_id, 'rec_' || id, account_id, email, '{"program": "Design", "graduation": "2027-05-31"}' FROM (${half}) h`,
  ]);
  return { ...organization, cohortId, coachId };
}

async function readPage(origin: string, organization: Organization, filter: Record<string, string>) {
  const { cohortId, coachId, ...fields } = filter;
  const request = { ...(cohortId && { cohortId }), ...(coachId && { coachId }) };
  const query = new URLSearchParams(request);
  for (const field of Object.entries(fields)) query.append("fields", field.join("="));
  const { data } = await requestJson<{ data: unknown[] }>(origin, readRoster(organization, `&${query}`));
  if (data.length !== PAGE) throw new Error(`The roster with ${query} has ${data.length} rows.`);
}

/** Returns a function that runs the product's own query. */
function rosterStatement(
  sql: pg.Pool,
  { organizationId }: Organization,
  { cohortId, coachId, ...fields }: Record<string, string>,
) {
  const filter = Object.keys(fields).length > 0 ? JSON.stringify(fields) : undefined;
  const roster = { organizationId: organizationOfJob(organizationId), at: new Date(), cohortId, coachId };
  const params = { ...roster, fields: filter, limit: PAGE + 1 };
  return () => readRows(sqlOn(sql), params, rosterChoice(roster));
}

/** Returns a function that reads all rows with the product's own queries. */
function wholeRoster(sql: pg.Pool, { organizationId }: Organization) {
  const params = { organizationId: organizationOfJob(organizationId), at: new Date() };
  return async () => {
    const all: RosterRow[] = [];
    for await (const rows of rosterPortions(sqlOn(sql), params)) all.push(...rows);
    return all;
  };
}
