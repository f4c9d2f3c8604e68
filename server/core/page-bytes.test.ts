import { beforeAll, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, type Person } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";
import { withinBytes } from "./pagination.ts";

const ROWS = 30;
/** The longest note in JSON: each character takes six bytes. */
const NOTE = "repeat(E'\\x01', 50000)";
const numbered = (prefix: string) => `'${prefix}_' || lpad(n::text, 26, '0')`;
const UNTIL = `generate_series(1, ${ROWS}) n`;

let api: Rest;
let person: Person;
let applicationId: string;
beforeAll(async () => {
  ({ api, person } = await makeCaller());
  const { accountId, boardId } = person;
  ({ id: applicationId } = await makeApplication(api, boardId));
  const rows = [
    `INSERT INTO companies (id, account_id, name, notes) SELECT ${numbered("cmp")}, $1, 'Company ' || n, ${NOTE} FROM ${UNTIL}`,
    `INSERT INTO contacts (id, account_id, name, notes) SELECT ${numbered("con")}, $1, 'Contact ' || n, ${NOTE} FROM ${UNTIL}`,
    `INSERT INTO interactions (id, account_id, contact_id, type, interaction_time, notes)
     SELECT ${numbered("int")}, $1, 'con_00000000000000000000000001', 'email', now() - n * interval '1 hour', ${NOTE} FROM ${UNTIL}`,
  ];
  for (const text of rows) await pool.query(text, [accountId]);
  await pool.query(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, job_description, notes, updated_at)
     SELECT ${numbered("app")}, $1, $2, 'cmp_00000000000000000000000001', 'applied', lpad(n::text, 4, '0'), 'api', 'Card ' || n, ${NOTE}, ${NOTE}, now()
     FROM ${UNTIL}`,
    [accountId, boardId],
  );
  await pool.query(
    `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone, notes, feedback)
     SELECT ${numbered("itv")}, $1, $2, 'onsite', now() + n * interval '1 hour', 60, 'UTC', ${NOTE}, ${NOTE} FROM ${UNTIL}`,
    [accountId, applicationId],
  );
  await pool.query(
    `INSERT INTO coach_notes (id, account_id, application_id, author_name, body, organization_name, organization_slug, created_at)
     SELECT ${numbered("nte")}, $1, $2, 'Ada', ${NOTE}, 'School', 'school', now() - n * interval '1 minute' FROM ${UNTIL}`,
    [accountId, applicationId],
  );
});

/** Returns every page of a list, with its size. */
async function pagesOf(name: Parameters<Rest["send"]>[0], input: object, caller = api) {
  const pages: { ids: string[]; bytes: number }[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const response = await caller.send(name, { ...input, limit: 200, ...(cursor && { cursor }) });
    expect(response.status).toBe(200);
    const body = response.body as { data: { id: string }[]; nextCursor: string | null; hasMore: boolean };
    expect(body.hasMore).toBe(body.nextCursor !== null);
    pages.push({ ids: body.data.map(({ id }) => id), bytes: Buffer.byteLength(response.text) });
    cursor = body.nextCursor;
  }
  return pages;
}

const board = () => ({ boardId: person.boardId });
test.each([
  ["applications.list", board, ROWS + 1],
  ["search.applications", () => ({}), ROWS + 1],
  ["table.get", board, ROWS + 1],
  ["companies.list", () => ({}), ROWS + 1],
  ["contacts.list", () => ({}), ROWS],
  ["interactions.list", () => ({}), ROWS],
  ["interviews.list", () => ({}), ROWS],
  ["coach_notes.list", () => ({ applicationId }), ROWS],
  ["events.list", () => ({ kind: ["application", "company"] }), 3 * ROWS + 2],
] as const)(
  "%s ends a page before it exceeds the size limit, and continues after it",
  async (name, input, rows) => {
    const pages = await pagesOf(name, input());
    const ids = pages.flatMap((page) => page.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(rows);
    expect(pages.length).toBeGreaterThan(5);
    for (const { bytes, ids } of pages) {
      expect(ids.length).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(LIMITS.requests.pageBytes);
    }
  },
);

test("companies.list_active_with_jobs continues after a page whose cards PostgreSQL writes longer than the page does", async () => {
  const employer = await makeCaller();
  const { accountId, boardId } = employer.person;
  await pool.query(
    `INSERT INTO companies (id, account_id, name) SELECT ${numbered("cmp")}, $1, 'Company ' || n FROM generate_series(1, 22) n`,
    [accountId],
  );
  await pool.query(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, updated_at)
     SELECT ${numbered("app")}, $1, $2, 'cmp_' || lpad((n % 22 + 1)::text, 26, '0'), 'applied', lpad(n::text, 6, '0'), 'api', 'Gardener', now()
     FROM generate_series(1, 22 * 500) n`,
    [accountId, boardId],
  );
  const pages = await pagesOf("companies.list_active_with_jobs", {}, employer.api);
  expect(pages.flatMap((page) => page.ids)).toHaveLength(22);
  for (const { bytes } of pages) expect(bytes).toBeLessThanOrEqual(LIMITS.requests.pageBytes);
});

test("a page contains at least one item, however large, and all items if they are short", () => {
  const large = { text: "x".repeat(LIMITS.requests.pageBytes) };
  expect(withinBytes([large, large])).toEqual([large]);
  const short = Array.from({ length: 200 }, (_none, at) => ({ at, text: "short" }));
  expect(withinBytes(short)).toBe(short);
});
