import { afterAll, beforeAll, expect, test } from "vitest";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool } from "#server/lib/database.ts";
import type { ExampleRows, PageExampleRows } from "#server/resources/example-rows.ts";
import { makeCaller, type Person, signIn } from "./actors.ts";
import { contractOf, type Name, pageContracts } from "./contracts.ts";
import { seedCredentials } from "./credential-rows.ts";
import { examples, seedExampleRows } from "./examples.ts";
import { makeColumn } from "./factories.ts";
import { exampleOf, type Loose, namesOf } from "./loops.ts";
import { callPage } from "./pages.ts";
import { sequentialScansOf, statementsOf } from "./plans.ts";
import type { Rest } from "./rest.ts";
import { VARIANTS } from "./variants.ts";

const OTHERS = 2_000;
const CARDS = 1_000;

let api: Rest;
let person: Person;
let ids: ExampleRows;
let cookie: string;
let pageRows: PageExampleRows;

/** Seeds one account with a thousand cards among two thousand others with ten, and updates PostgreSQL's statistics. */
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
});

// These rows have no files. The sweep of another test would find them.
afterAll(async () => {
  await pool.query("DELETE FROM resumes WHERE storage_key LIKE 'plan/%'");
  await pool.query("DELETE FROM pgboss.job WHERE group_id LIKE 'usr_plan%'");
});

async function seedCards(source: string): Promise<void> {
  await pool.query(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, application_date, created_at)
     SELECT 'app_plan' || number, account, board, company, (ARRAY['saved', 'applied', 'offer', 'archived'])[1 + place % 4],
       'a0' || lpad(number::text, 9, '0') || '1', 'api', 'Job ' || place,
       CASE WHEN place % 5 > 0 THEN now() - place * interval '1 day' END, now() - place * interval '1 hour'
     FROM (${source}) AS source (account, board, company, number, place)`,
  );
}

/** Shares every member's boards with their organization, with a note on every tenth card, and adds stints in its cohorts. */
async function seedOrganizations(): Promise<void> {
  await pool.query(
    `INSERT INTO shares (id, organization_id, board_id, account_id)
     SELECT 'shr_' || m.id, m.organization_id, b.id, m.account_id
     FROM members m JOIN boards b ON b.account_id = m.account_id WHERE m.id LIKE 'mem_plan%'`,
  );
  await pool.query(
    `INSERT INTO coach_notes (id, organization_id, account_id, application_id, author_name, body)
     SELECT 'note_' || s.id || a.id, s.organization_id, a.account_id, a.id, 'Noor Haddad', 'A note'
     FROM applications a JOIN shares s ON s.board_id = a.board_id WHERE a.id LIKE 'app_plan%0'`,
  );
  await pool.query(
    `INSERT INTO cohorts (id, organization_id, name)
     SELECT 'coh_plan' || n || '_' || c, 'org_plan' || n, 'Cohort ' || c FROM generate_series(1, $1) n, generate_series(1, 2) c`,
    [OTHERS],
  );
  for (const text of [
    `INSERT INTO roster_records (organization_id, id, email, student_id) SELECT 'org_plan' || n, 'rec_plan' || n || '_' || c, n || '_' || c || '@plans.example', c::text FROM generate_series(1, $1) n, generate_series(1, 5) c`,
    `INSERT INTO applicant_fields (organization_id, id, name, kind) SELECT 'org_plan' || n, 'fld_plan' || n || '_' || c, 'Field ' || c, 'text' FROM generate_series(1, $1) n, generate_series(1, 3) c`,
  ]) {
    await pool.query(text, [OTHERS]);
  }
  await pool.query(
    `INSERT INTO cohort_stints (id, organization_id, cohort_id, account_id, joined_at)
     SELECT 'stint_' || c.id || m.id, m.organization_id, c.id, m.account_id, now()
     FROM members m JOIN cohorts c ON c.organization_id = m.organization_id WHERE m.id LIKE 'mem_plan%';
     INSERT INTO outcomes (organization_id, id, account_id, kind, happened_on, source, recorded_at, recorded_by_name, updated_at)
     SELECT organization_id, 'out_' || id, account_id, 'seeking', now(), 'staff', now(), 'Noor Haddad', now() FROM cohort_stints WHERE id LIKE 'stint_coh_plan%';
     INSERT INTO outcome_versions SELECT organization_id, id, 1, '{}', now(), 'Noor Haddad' FROM outcomes WHERE id LIKE 'out_stint_coh_plan%';
     INSERT INTO stint_changes (organization_id, change_id, stint_id, cohort_id, account_id, kind) SELECT organization_id, 'sch_plan' || id, id, cohort_id, account_id, 'placed' FROM cohort_stints WHERE id LIKE 'stint_coh_plan%'`,
  );
  await pool.query(
    `INSERT INTO coach_assignments (id, organization_id, account_id, coach_id)
     SELECT 'cas_' || m.id || k.id, m.organization_id, m.account_id, k.account_id
     FROM members m JOIN members k ON k.organization_id = m.organization_id AND k.id <> m.id WHERE m.id LIKE 'mem_plan%';
     INSERT INTO applicant_looks (organization_id, viewer_id, account_id) SELECT organization_id, coach_id, account_id FROM coach_assignments;
     INSERT INTO attention_marks (organization_id, account_id, kind, until, marked_by_name)
     SELECT organization_id, account_id, 'contacted', now(), 'Noor Haddad' FROM members WHERE id LIKE 'mem_plan%'`,
  );
  await pool.query(
    `INSERT INTO audit_events (id, organization_id, action, actor_label, created_at)
     SELECT 'evt_plan' || n, 'org_plan' || n, 'organization_created', 'Robin Vale', now() FROM generate_series(1, $1) n`,
    [OTHERS],
  );
}

/** Adds an interview and a contact with interactions, a task, and a mail to every tenth card, and a résumé to every account. */
async function seedPeople(): Promise<void> {
  const tenth = "FROM applications a WHERE a.id LIKE 'app_plan%0'";
  await pool.query(
    `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone)
     SELECT 'itv_' || a.id, a.account_id, a.id, 'video', a.created_at, 60, 'UTC' ${tenth}`,
  );
  await pool.query(
    `INSERT INTO contacts (id, account_id, name, company_id, created_at)
     SELECT 'con_' || a.id, a.account_id, 'Contact ' || a.id, a.company_id, a.created_at ${tenth}`,
  );
  await pool.query(
    `INSERT INTO contact_applications (account_id, contact_id, application_id) SELECT a.account_id, 'con_' || a.id, a.id ${tenth};
     INSERT INTO tasks (id, account_id, text, application_id, contact_id, due_at, comes_up_at, time_zone)
     SELECT 'tsk_' || a.id, a.account_id, 'Call', a.id, 'con_' || a.id, a.created_at, a.created_at, 'UTC' ${tenth};
     INSERT INTO inbound_emails (id, account_id, application_id, message_digest, kind, confidence, reasons, from_name, from_address, subject, excerpt, authentication)
     SELECT 'eml_' || a.id, a.account_id, a.id, a.id, 'other', 'low', '[]', '', '', '', '', e.authentication
     FROM applications a, (SELECT authentication FROM inbound_emails LIMIT 1) e WHERE a.id LIKE 'app_plan%0';
     INSERT INTO inbound_email_bodies SELECT account_id, id, 'Text', now() FROM inbound_emails ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `INSERT INTO interactions (id, account_id, contact_id, type, interaction_time)
     SELECT 'ixn_' || a.id || n, a.account_id, 'con_' || a.id, 'email', a.created_at + n * interval '1 day'
     FROM applications a, generate_series(1, 5) n WHERE a.id LIKE 'app_plan%0'`,
  );
  await pool.query(
    `INSERT INTO resumes (id, account_id, name, file_name, file_type, file_size_bytes, storage_key)
     SELECT 'res_' || id, id, 'Résumé', 'cv.pdf', 'application/pdf', 1000, 'plan/' || id FROM accounts WHERE id LIKE 'acc_plan%'`,
  );
  await pool.query(
    "INSERT INTO profiles SELECT id, '{}' FROM accounts ON CONFLICT DO NOTHING; INSERT INTO inbound_addresses (account_id) SELECT id FROM accounts ON CONFLICT DO NOTHING",
  );
}

/** Adds organizations' deliveries and the rows that only pages read: sign-ins, imports, feeds, apps, and saved filters. */
async function seedPageRows(): Promise<void> {
  for (const text of [
    `INSERT INTO organization_webhook_endpoints (organization_id, id, url, event_types, secret, position)
     SELECT 'org_plan' || n, 'whk_plan' || n, 'https://hooks.example/' || n, '{}', '', 0 FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO organization_webhook_deliveries (organization_id, id, endpoint_id, cause, event_type, resource_id, outcome)
     SELECT organization_id, 'whd_' || d || id, id, 'test', 'webhook.test', id, 'succeeded'
     FROM organization_webhook_endpoints, generate_series(1, 5) d WHERE id LIKE 'whk_plan%'`,
    `INSERT INTO sign_in_sessions (id, user_id, expires_at)
     SELECT 'ses_plan' || n, 'usr_plan' || n, now() + interval '30 days' FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO imports (id, account_id, board_id, file_name)
     SELECT 'imp_plan' || n, 'acc_plan' || n, 'brd_plan' || n, 'jobs.csv' FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO imported_cards (import_id, account_id, application_id, written_at)
     SELECT 'imp_plan' || substr(account_id, 9), account_id, id, now() FROM applications WHERE id LIKE 'app_plan%0' AND account_id LIKE 'acc_plan%'`,
    `INSERT INTO import_batches (import_id, account_id, number, verdicts)
     SELECT id, account_id, 0, '[]' FROM imports WHERE id LIKE 'imp_plan%'`,
    `INSERT INTO import_mappings (account_id, headings, mapping)
     SELECT 'acc_plan' || n, 'plan', '{}' FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO calendar_feeds (account_id, secret_hash)
     SELECT 'acc_plan' || n, 'plan' || n FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO preferences (user_id, date_order, hour_cycle, week_start, time_zone)
     SELECT 'usr_plan' || n, 'day_month_year', 'h23', 'mon', 'UTC' FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO roster_filters (organization_id, account_id, name, filter)
     SELECT organization_id, account_id, 'Mine', '{}' FROM members WHERE id LIKE 'mem_plan%'`,
    `INSERT INTO oauth_grants (id, client_id, client_name, redirect_host, user_id, account_id, scopes, resources)
     SELECT 'grt_plan' || n, 'app', 'App', 'app.example', 'usr_plan' || n, 'acc_plan' || n, '{}', '{}'
     FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO oauth_artifacts (model, digest, grant_id, payload, expires_at)
     SELECT 'AccessToken', 'plan' || n, 'grt_plan' || n, '{}', now() + interval '1 day'
     FROM generate_series(1, ${OTHERS}) n`,
  ]) {
    await pool.query(text);
  }
}

test.each(namesOf(({ method }) => method === "GET"))("%s makes no sequential scan", async (name) => {
  const { isList, pathParameters } = contractOf(name);
  const path = Object.fromEntries(pathParameters.map((field) => [field, exampleOf(name, ids)[field]]));
  for (const variant of VARIANTS[name] ?? [{}]) {
    const sent = await statementsOf(async () => {
      const input = { ...path, ...(isList ? { limit: 50 } : {}), ...variant };
      const first = await api.send(name, input);
      expect(first.status).toBe(200);
      const { nextCursor } = first.body as { nextCursor?: string | null };
      if (nextCursor) expect((await api.send(name, { ...input, cursor: nextCursor })).status).toBe(200);
    });
    expect(sent.length, "statements were seen").toBeGreaterThan(0);
    for (const statement of sent) {
      expect(await sequentialScansOf(statement), `${JSON.stringify(variant)}: ${statement.text}`).toEqual([]);
    }
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
    expect(await sequentialScansOf(statement), statement.text).toEqual([]);
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
      const where = `${JSON.stringify(input)}: ${statement.text}`;
      expect(await sequentialScansOf(statement), where).toEqual([]);
    }
  }
});
