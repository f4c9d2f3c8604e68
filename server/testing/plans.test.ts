import { afterAll, beforeAll, expect, test } from "vitest";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, type Person, signIn } from "./actors.ts";
import { contractOf, type Name, pageContracts } from "./contracts.ts";
import { seedCredentials } from "./credential-rows.ts";
import type { ExampleRows, PageExampleRows } from "./example-rows.ts";
import { examples, seedExampleRows } from "./examples.ts";
import { makeColumn } from "./factories.ts";
import { exampleOf, type Loose, namesOf, VARIANTS } from "./loops.ts";
import { callPage } from "./pages.ts";
import { OTHERS, seedCards, seedOrganizations, seedPageRows, seedPeople } from "./plan-rows.ts";
import { type Sent, sequentialScansOf, statementsOf } from "./plans.ts";
import type { Rest } from "./rest.ts";

const CARDS = 1_000;
/** Most of the time goes to triggers, which write search texts and counts for each of the rows. */
const SEEDING_MS = 200_000;

let api: Rest;
let person: Person;
let ids: ExampleRows;
let cookie: string;
let pageRows: PageExampleRows;

/** Seeds one account with a thousand cards among 700 others with ten, and updates PostgreSQL's statistics. */
beforeAll(async () => {
  await jobBoss();
  ({ api, person } = await makeCaller());
  const { boardId } = person;
  const [applicationId = "", otherApplicationId = ""] = await makeColumn(api, boardId, 2);
  const { company } = await api.ok("applications.get", { applicationId });
  ids = {
    ...(await seedExampleRows(api)),
    boardId,
    applicationId,
    otherApplicationId,
    companyId: company.id,
  };
  for (const text of [
    `INSERT INTO users (id, email) SELECT 'usr_plan' || n, 'plan' || n || '@plans.example' FROM generate_series(1, $1) n`,
    `INSERT INTO accounts (id, user_id, email) SELECT 'acc_plan' || n, 'usr_plan' || n, 'plan' || n || '@plans.example' FROM generate_series(1, $1) n`,
    `INSERT INTO digest_plans (user_id, hour, next_at) SELECT 'usr_plan' || n, 8, now() FROM generate_series(1, $1) n`,
    `INSERT INTO sign_in_sessions (id, user_id, expires_at) SELECT 'ses_push' || n, 'usr_plan' || n, now() + interval '1 day' FROM generate_series(1, $1) n`,
    `INSERT INTO push_subscriptions (session_id, user_id, sealed, kinds) SELECT 'ses_push' || n, 'usr_plan' || n, 'v1', '{digest}' FROM generate_series(1, $1) n`,
    `INSERT INTO muted_mail (user_id, kind, muted_at) SELECT 'usr_plan' || n, 'coach_notes', now() FROM generate_series(1, $1) n`,
    `INSERT INTO boards (id, account_id, name, is_active) SELECT 'brd_plan' || n, 'acc_plan' || n, 'Board', true FROM generate_series(1, $1) n`,
    `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, is_backed_up) SELECT 'psk_plan' || n, 'usr_plan' || n, 'Laptop', 'plan' || n, '', false FROM generate_series(1, $1) n`,
    `INSERT INTO authenticator_apps (user_id, secret, confirmed_at) SELECT 'usr_plan' || n, '', now() FROM generate_series(1, $1) n`,
    `INSERT INTO recovery_codes (id, user_id, salt, digest) SELECT 'plan' || n, 'usr_plan' || n, '', '' FROM generate_series(1, $1) n`,
    `INSERT INTO webhook_endpoints (account_id, id, url, event_types, secret, position)
     SELECT 'acc_plan' || n, 'whk_plan' || n, 'https://hooks.example/' || n, '{}', '', 0 FROM generate_series(1, $1) n`,
    `INSERT INTO bulk_changes (account_id, id, cards) SELECT 'acc_plan' || n, 'bch_plan' || n || '_' || c, '[]' FROM generate_series(1, $1) n, generate_series(1, 5) c`,
    `INSERT INTO deleted_cards (account_id, id, board_id, rows, deleted_at) SELECT 'acc_plan' || n, 'app_plan' || n || '_' || c, 'brd_plan' || n, '{}', now() FROM generate_series(1, $1) n, generate_series(1, 5) c`,
    `INSERT INTO webhook_deliveries (account_id, id, endpoint_id, cause, event_type, resource_id, outcome)
     SELECT 'acc_plan' || n, 'whd_plan' || n || '_' || d, 'whk_plan' || n, 'test', 'webhook.test', 'whk_plan' || n, 'succeeded'
     FROM generate_series(1, $1) n, generate_series(1, 5) d`,
    `INSERT INTO sandboxes (id, user_id) SELECT 'sbx_plan' || n, 'usr_plan' || n FROM generate_series(1, $1) n`,
    `INSERT INTO linked_providers (id, user_id, type, provider, provider_account_id)
     SELECT 'lnk_plan' || n, 'usr_plan' || n, 'oauth', 'github', n::text FROM generate_series(1, $1) n`,
    `INSERT INTO pgboss.job (name, group_id, priority) SELECT 'send-mail', 'usr_plan' || n, -j FROM generate_series(1, $1) n, generate_series(1, 10) j`,
    `INSERT INTO companies (id, account_id, name) SELECT 'cmp_plan' || n || '_' || c, 'acc_plan' || n, 'Company ' || c FROM generate_series(1, $1) n, generate_series(1, 5) c`,
  ]) {
    await pool.query(text, [OTHERS]);
  }
  await seedCards(
    `SELECT 'acc_plan' || n, 'brd_plan' || n, 'cmp_plan' || n || '_' || (1 + c % 5), n * 1000 + c, c FROM generate_series(1, ${OTHERS}) n, generate_series(1, 10) c`,
  );
  await pool.query(
    `INSERT INTO companies (id, account_id, name) SELECT 'cmp_own' || n, $1, 'Employer ' || n FROM generate_series(1, 300) n`,
    [person.accountId],
  );
  await seedCards(
    `SELECT '${person.accountId}', '${boardId}', 'cmp_own' || (1 + c % 300), 9000000 + c, c FROM generate_series(1, ${CARDS}) c`,
  );
  // On a busy machine, seeding this many rows can exceed the time limit of a statement.
  await pool.query(
    `BEGIN; SET LOCAL statement_timeout = 0;
     INSERT INTO status_history (application_id, account_id, status, entered_at)
     SELECT id, account_id, status, created_at FROM applications WHERE id LIKE 'app_plan%';
     COMMIT`,
  );
  await seedPeople();
  await pool.query(
    `INSERT INTO organizations (id, name, slug, type) SELECT 'org_plan' || n, 'Organization', 'plan-' || n, 'college' FROM generate_series(1, $1) n`,
    [OTHERS],
  );
  await pool.query(
    `INSERT INTO members (id, organization_id, account_id, email, role)
     SELECT 'mem_plan' || n || '_' || m, 'org_plan' || n, a.id, a.email, 'applicant'
     FROM generate_series(1, $1) n CROSS JOIN generate_series(1, 3) m JOIN accounts a ON a.id = 'acc_plan' || 1 + (n * m) % $1
     ON CONFLICT DO NOTHING`,
    [OTHERS],
  );
  await seedOrganizations();
  await pool.query(
    `INSERT INTO invitations (id, organization_id, email, role, invited_by_name, token_hash, expires_at)
     SELECT 'inv_plan' || n || '_' || i, 'org_plan' || n, 'plan' || n || '_' || i || '@plans.example', 'applicant', 'Ada',
       'plan' || n || '_' || i, now() + interval '1 day'
     FROM generate_series(1, $1) n CROSS JOIN generate_series(1, 3) i`,
    [OTHERS],
  );
  await pool.query(
    `INSERT INTO subscriptions (id, organization_id, status, interval, seats, current_period_end, cancel_at_period_end, live, created_at, updated_at)
     SELECT 'sub_plan' || n, 'org_plan' || n, 'active', 'monthly', 5, now(), false, true, now(), now() FROM generate_series(1, $1) n`,
    [OTHERS],
  );
  await pool.query(
    `INSERT INTO api_keys (id, user_id, account_id, name, secret_hash, display_prefix, scopes)
     SELECT 'key_plan' || n, 'usr_plan' || n, 'acc_plan' || n, 'Key', 'plan' || n, 'ol_live_plan', '{}' FROM generate_series(1, $1) n`,
    [OTHERS],
  );
  await pool.query(
    `INSERT INTO today_marks (account_id, kind, subject_id, occasion) SELECT account_id, 'feedback', id, scheduled_at FROM interviews`,
  );
  await seedPageRows();
  cookie = await signIn(person);
  pageRows = await seedCredentials(person, ids);
  await pool.query(
    `INSERT INTO security_events (id, user_id, kind, at, details)
     SELECT 'sec_plan' || n || '_' || e, 'usr_plan' || n, 'signed_in', now(), '{}' FROM generate_series(1, $1) n, generate_series(1, 5) e`,
    [OTHERS],
  );
  await pool.query("ANALYZE");
}, SEEDING_MS);

// Otherwise these rows would slow down full table scans in the worker's later files.
afterAll(async () => {
  const { rows } = await pool.query<{ tables: string }>(
    `SELECT string_agg(DISTINCT quote_ident(table_name), ', ') AS tables FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('user_id', 'account_id', 'organization_id')`,
  );
  // The replica role skips the trigger that keeps the audit log from being truncated. No trigger lowers the counts in `quota_uses`, so they
  // are truncated too.
  await pool.query(
    `BEGIN; SET LOCAL session_replication_role = replica; TRUNCATE users, organizations, quota_uses, ${rows[0]?.tables} CASCADE; COMMIT`,
  );
});

/** Queries, each with its values, whose plans have been checked. The query for a session or key is sent with each request. */
const approved = new Set<string>();

async function expectNoScan(sent: Sent, label = ""): Promise<void> {
  const key = `${sent.text}\0${JSON.stringify(sent.values)}`;
  if (approved.has(key)) return;
  expect(await sequentialScansOf(sent), `${label}${sent.text}`).toEqual([]);
  approved.add(key);
}

/** The query parameters that must be sent beside the path. */
const BESIDE: Partial<Record<Name, readonly string[]>> = {
  "messages.list": ["applicantEmail"],
};

test.each(namesOf(({ method }) => method === "GET"))("%s makes no sequential scan", async (name) => {
  const { isList, pathParameters } = contractOf(name);
  const needed = [...pathParameters, ...(BESIDE[name] ?? [])];
  const path = Object.fromEntries(needed.map((field) => [field, exampleOf(name, ids)[field]]));
  for (const variant of VARIANTS[name] ?? [{}]) {
    const sent = await statementsOf(async () => {
      const input = { ...path, ...(isList ? { limit: 50 } : {}), ...variant };
      const first = await api.send(name, input);
      expect(first.status).toBe(200);
      const { nextCursor } = first.body as { nextCursor?: string | null };
      if (nextCursor) expect((await api.send(name, { ...input, cursor: nextCursor })).status).toBe(200);
    });
    expect(sent.length, "statements were seen").toBeGreaterThan(0);
    for (const statement of sent) await expectNoScan(statement, `${JSON.stringify(variant)}: `);
  }
});

test.each<[Name, Loose]>([
  ["applications.move", { status: "offer" }],
  ["applications.update", { notes: "x", company: { website: "https://x.example" } }],
  ["applications.create", { job: { title: "x" }, company: { name: "Employer 7" } }],
  ["applications.bulk_move", { status: "applied" }],
  ["applications.bulk_change", { status: "rejected" }],
  ["applications.undo", {}],
  ["companies.update", { name: "Renamed" }],
])("%s makes no sequential scan", async (name, fields) => {
  const rows = { ...ids, applicationIds: [ids.applicationId, ids.otherApplicationId] };
  const known = Object.fromEntries(
    Object.entries(rows).filter(([field]) => field in contractOf(name).input.shape),
  );
  const sent = await statementsOf(async () => {
    const { status } = await api.send(name, { ...known, ...fields }, { "Idempotency-Key": `plan-${name}` });
    expect(status).toBeLessThan(300);
  });
  for (const statement of sent.filter(({ text }) => /^\s*(SELECT|UPDATE|INSERT|DELETE|WITH)/i.test(text))) {
    await expectNoScan(statement);
  }
});

const pageGets = pageContracts.filter(({ method }) => method === "GET");
test.each(pageGets.map(({ name }) => name))("%s makes no sequential scan", async (name) => {
  for (const input of examples[name](pageRows)) {
    const sent = await statementsOf(async () => {
      const { status, text } = await callPage(cookie, name, input);
      expect(status, text).toBe(200);
    });
    for (const statement of sent.filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text))) {
      await expectNoScan(statement, `${JSON.stringify(input)}: `);
    }
  }
});
