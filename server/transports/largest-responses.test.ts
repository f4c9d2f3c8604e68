import { beforeAll, describe, expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { contracts, interfaceContracts, pageContracts } from "#server/testing/contracts.ts";
import { seedCredentials } from "#server/testing/credential-rows.ts";
import type { ExampleRows, PageExampleRows } from "#server/testing/example-rows.ts";
import { examples, seedExampleRows } from "#server/testing/examples.ts";
import { largestResponse } from "#server/testing/largest-responses.ts";
import { exampleOf } from "#server/testing/loops.ts";
import { mcpClient } from "#server/testing/mcp.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

/**
 * A text of the maximum length that is six times as long in JSON. The first fifteen rows have one each: together they are four times as
 * large as a page.
 */
const LONG = "CASE WHEN n <= 15 THEN repeat(E'\\x01', 50000) END";
const title = (n: string) => `repeat(E'\\x01', 190) || ${n}`;
const numbered = (prefix: string, n = "n") => `'${prefix}_' || right('${"0".repeat(26)}' || ${n}, 26)`;
const rowsUpTo = (most: number) => `generate_series(1, ${most}) n`;

/**
 * Statements that fill the account as much as one machine can in seconds: responses that aren't limited by bytes then far exceed a page.
 */
const FILLED = (ids: ExampleRows, { accountId }: Person): [string, unknown[]][] => [
  [
    `INSERT INTO companies (id, account_id, name, notes, website)
     SELECT ${numbered("cmp")}, $1, ${title("n")}, ${LONG}, repeat(E'\\x01', 2000) FROM ${rowsUpTo(50)}`,
    [accountId],
  ],
  [
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, job_description, notes, source, application_link, application_date, updated_at)
     SELECT 'app_' || $2::text || lpad(n::text, 5, '0'), $1, $2, ${numbered("cmp", "((n % 50) + 1)")}, (ARRAY['saved', 'applied', 'interviewing', 'offer'])[n % 4 + 1],
       lpad(n::text, 5, '0'), 'api', ${title("n")}, ${LONG}, ${LONG}, ${title("n")}, repeat(E'\\x01', 2000), now() - n * interval '1 hour', now() - interval '100 days'
     FROM ${rowsUpTo(90)}`,
    [accountId, ids.boardId],
  ],
  [
    `INSERT INTO applications (id, account_id, board_id, company_id, resume_id, status, rank, creation_method, job_title, follow_up_due, updated_at)
     SELECT 'app_' || $2::text || 'x' || lpad(n::text, 4, '0'), $1, $2, ${numbered("cmp", "1")}, $3, 'applied', 'x' || lpad(n::text, 5, '0'), 'api', 'Cook', now(),
       now() - interval '100 days' FROM ${rowsUpTo(700)}`,
    [accountId, ids.boardId, ids.resumeId],
  ],
  [
    `INSERT INTO tasks (id, account_id, text, due_at, comes_up_at, time_zone) SELECT ${numbered("tsk")}, $1, 'Write', now(), now(), 'UTC' FROM ${rowsUpTo(700)}`,
    [accountId],
  ],
  [
    `INSERT INTO status_history (application_id, account_id, status, entered_at, left_at)
     SELECT id, account_id, 'saved', created_at - n * interval '1 minute', created_at - n * interval '1 minute' FROM applications, ${rowsUpTo(10_000)}
     WHERE account_id = $1 AND id = $2`,
    [accountId, ids.applicationId],
  ],
  [
    `INSERT INTO contacts (id, account_id, name, title, email, notes, follow_up_since)
     SELECT ${numbered("con")}, $1, ${title("n")}, ${title("n")}, 'x' || n, ${LONG}, now() - n * interval '1 day' FROM ${rowsUpTo(50)}`,
    [accountId],
  ],
  [
    `INSERT INTO contacts (id, account_id, name, title, email, follow_up_since, follow_up_due)
     SELECT ${numbered("con", "(n + 1000)")}, $1, ${title("n")}, ${title("n")}, 'y' || n, CASE WHEN n % 2 = 0 THEN now() END,
       CASE WHEN n % 2 = 0 THEN now() END FROM ${rowsUpTo(1_500)}`,
    [accountId],
  ],
  [
    `INSERT INTO contact_applications (account_id, contact_id, application_id) SELECT $1, id, $2 FROM contacts WHERE account_id = $1 ON CONFLICT DO NOTHING`,
    [accountId, ids.applicationId],
  ],
  [
    `INSERT INTO interactions (id, account_id, contact_id, type, interaction_time, notes)
     SELECT ${numbered("int")}, $1, $2, 'meeting', now() - n * interval '1 hour', ${LONG} FROM ${rowsUpTo(15)}`,
    [accountId, ids.contactId],
  ],
  [
    `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone, location, notes, feedback)
     SELECT ${numbered("itv")}, $1, $2, 'onsite', now() + n * interval '1 hour', 60, 'UTC', ${title("n")}, ${LONG}, ${LONG} FROM ${rowsUpTo(15)}`,
    [accountId, ids.applicationId],
  ],
  [
    `INSERT INTO resumes (id, account_id, name, file_name, file_type, file_size_bytes, storage_key)
     SELECT ${numbered("res")}, $1, ${title("n")}, ${title("n")}, 'application/pdf', 1, 'resumes/' || md5($1 || n) FROM ${rowsUpTo(50)}`,
    [accountId],
  ],
  [
    `INSERT INTO coach_notes (id, account_id, application_id, organization_id, author_name, body)
     SELECT ${numbered("nte")}, $1, $2, (SELECT id FROM organizations WHERE slug = $3), ${title("n")}, ${LONG} FROM ${rowsUpTo(15)}`,
    [accountId, ids.applicationId, ids.organizationSlug],
  ],
  [
    `INSERT INTO cohorts (id, organization_id, name) SELECT ${numbered("coh")}, (SELECT id FROM organizations WHERE slug = $1), ${title("n")} FROM ${rowsUpTo(900)}`,
    [ids.organizationSlug],
  ],
];

let api: Rest;
let person: Person;
let ids: ExampleRows;
let key: string;
let cookie: string;
let rows: PageExampleRows;
beforeAll(async () => {
  ({ api, person, key } = await makeCaller());
  ids = await seedExampleRows(api);
  await pool.query("UPDATE profiles SET fields = fields WHERE account_id = $1", [person.accountId]);
  for (const [text, values] of FILLED(ids, person)) await pool.query(text, values);
  cookie = await signIn(person);
  rows = await seedCredentials(person, ids);
});

/** The most rows of a response that is neither a page of a list nor one of `WHOLE`. */
const ROWS_MAX = 500;
/** The responses with all cards of a board or all cohorts of an organization, which quotas limit, and streams, which take no memory. */
const WHOLE: readonly string[] = [
  "applications.list_board_histories",
  "boards.get_view",
  "exports.get_cards",
  "organization_insights.get_report",
];

/** Returns the length of the longest list in a value. */
function longestIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce((longest: number, one) => Math.max(longest, longestIn(one)), own);
}

const inputOf = (contract: { name: string; isList: boolean }) => ({
  ...exampleOf(contract.name as never, ids),
  ...(contract.isList && { limit: 200 }),
});

describe("the documented largest response of an operation isn't exceeded", () => {
  const reads = contracts.filter(({ changesData }) => !changesData);
  test.each(reads.map((contract) => [contract.name, contract] as const))(
    "by %s, over REST",
    async (name, contract) => {
      const response = await api.send(name, inputOf(contract));
      expect([200, 404]).toContain(response.status);
      expect(Buffer.byteLength(response.text)).toBeLessThanOrEqual(largestResponse(contract));
    },
  );
  const pages = pageContracts.filter(({ changesData }) => !changesData);
  test.each(pages.map((contract) => [contract.name, contract] as const))(
    "by %s, for our pages",
    async (name, contract) => {
      const [example] = examples[name](rows);
      const input = { ...(example as object), ...(contract.isList && { limit: 200 }) };
      const called = await callPage(cookie, name, input);
      // A page downloads an export that is too large for one call.
      const isDownloaded = called.status === 413 && "alsoCounts" in contract;
      const response = isDownloaded
        ? await callPage(cookie, name, input, { Accept: "application/octet-stream" })
        : called;
      if (isDownloaded) expect(response.status).toBe(200);
      expect([200, 403, 404]).toContain(response.status);
      if (!contract.isList && !WHOLE.includes(name))
        expect(longestIn(response.body)).toBeLessThanOrEqual(ROWS_MAX);
      expect(Buffer.byteLength(response.text)).toBeLessThanOrEqual(largestResponse(contract));
    },
  );
  test("by MCP tools, which return text and structured content", async () => {
    const client = await mcpClient(key);
    for (const contract of interfaceContracts.filter(
      (item) => !item.changesData && !/export/.test(item.name),
    )) {
      const response = await client.callTool({ name: contract.toolName, arguments: inputOf(contract) });
      // Text is encoded as JSON within JSON.
      expect(Buffer.byteLength(JSON.stringify(response)), contract.name).toBeLessThanOrEqual(
        3.5 * largestResponse(contract),
      );
    }
    await client.close();
  });
});
