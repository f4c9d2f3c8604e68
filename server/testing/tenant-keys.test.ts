import { beforeAll, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { ORGANIZATION_TABLES, PERSONAL_TABLES } from "#server/core/tables.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "./actors.ts";
import { seedExampleRows } from "./examples.ts";

/** The ids of one row of each kind for each of two unrelated people. */
type Own = Record<"account" | "board" | "company" | "resume" | "card" | "contact" | "import", string>;
let mine: Own;
let theirs: Own;

async function seedOwn(): Promise<Own> {
  const { api, person } = await makeCaller();
  const { boardId: board, accountId: account } = person;
  const ids = await seedExampleRows(api);
  const { applicationId: card, companyId: company, contactId: contact, resumeId: resume } = ids;
  const imported = newId("import");
  await pool.query("INSERT INTO imports (id, account_id, board_id, file_name) VALUES ($1, $2, $3, 'a.csv')", [
    imported,
    account,
    board,
  ]);
  return { account, board, company, resume, card, contact, import: imported };
}

beforeAll(async () => {
  [mine, theirs] = [await seedOwn(), await seedOwn()];
});

/** Credentials of an account, each found by its secret or its user. */
const WAYS_IN = ["api_keys", "calendar_feeds", "inbound_addresses", "inbound_mailboxes", "oauth_grants"];

test("every table that names an account is a personal table, an organization's table, or a credential", async () => {
  const { rows } = await pool.query<{ table: string }>(
    `SELECT table_name AS table FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'account_id'`,
  );
  const known = new Set<string>([...PERSONAL_TABLES, ...ORGANIZATION_TABLES, ...WAYS_IN]);
  expect(rows.length).toBeGreaterThan(20);
  expect(
    rows.map(({ table }) => table).filter((table) => !known.has(table)),
    "Name it in server/core/tables.ts.",
  ).toEqual([]);
});

test("every personal table has a primary key that begins with its account", async () => {
  const { rows } = await pool.query<{ table: string; first: string }>(
    `SELECT i.indrelid::regclass::text AS table, a.attname AS first
     FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
     WHERE i.indisprimary AND i.indrelid::regclass::text = ANY($1)`,
    [PERSONAL_TABLES],
  );
  expect(new Map(rows.map(({ table, first }) => [table, first]))).toEqual(
    new Map(PERSONAL_TABLES.map((table) => [table, "account_id"])),
  );
});

test("every foreign key to a personal table includes the account, and no update cascades to it", async () => {
  const { rows } = await pool.query<{ name: string; first: string; onUpdate: string; onDelete: string }>(
    `SELECT c.conname AS name, c.confupdtype AS "onUpdate", c.confdeltype AS "onDelete",
       a.attname AS first
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid::regclass::text = ANY($1)`,
    [PERSONAL_TABLES],
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { name, first, onUpdate, onDelete } of rows) {
    expect(first, name).toBe("account_id");
    expect(onUpdate, `${name} on update`).toBe("a");
    expect(["a", "c"], `${name} on delete`).toContain(onDelete);
  }
});

const CARD = `INSERT INTO applications (id, account_id, board_id, company_id, resume_id, status, rank, creation_method, job_title)
  VALUES ('app_stranger', $1, $2, $3, $4, 'saved', 'zz1', 'api', 'Job')`;

test.each<[string, string, (keyof Own)[], (keyof Own)[]]>([
  ["a card on a board", CARD, ["account", "company", "resume"], ["board"]],
  ["a card with a company", CARD, ["account", "board", "resume"], ["company"]],
  ["a card with a résumé", CARD, ["account", "board", "company"], ["resume"]],
])("%s of someone else is rejected by the database", async (_what, text, _own, [strange]) => {
  const given = (key: keyof Own) => (key === strange ? theirs : mine)[key];
  const values = [given("account"), given("board"), given("company"), given("resume")];
  await expect(pool.query(text, values)).rejects.toMatchObject({ code: "23503" });
});

test.each<[string, string, keyof Own]>([
  [
    "a period of a card",
    "INSERT INTO status_history (account_id, application_id, status, entered_at, left_at) VALUES ($1, $2, 'saved', now(), now())",
    "card",
  ],
  [
    "an interview on a card",
    `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone)
     VALUES ('itv_stranger', $1, $2, 'video', now(), 60, 'UTC')`,
    "card",
  ],
  [
    "a note beside a card",
    `INSERT INTO coach_notes (id, account_id, application_id, organization_id, author_name, body)
     SELECT 'note_stranger', $1, $2, organization_id, 'Ada', 'Note' FROM members LIMIT 1`,
    "card",
  ],
  [
    "a contact with a company",
    "INSERT INTO contacts (id, account_id, company_id, name) VALUES ('con_stranger', $1, $2, 'Ada')",
    "company",
  ],
  [
    "an interaction with a contact",
    "INSERT INTO interactions (id, account_id, contact_id, type, interaction_time) VALUES ('ixn_stranger', $1, $2, 'call', now())",
    "contact",
  ],
  [
    "an import to a board",
    "INSERT INTO imports (id, account_id, board_id, file_name) VALUES ('imp_stranger', $1, $2, 'a.csv')",
    "board",
  ],
  [
    "a batch of an import",
    "INSERT INTO import_batches (account_id, import_id, number, verdicts) VALUES ($1, $2, 7, '[]')",
    "import",
  ],
  [
    "a share of a board",
    `INSERT INTO shares (id, account_id, board_id, organization_id)
     SELECT 'shr_stranger', $1, $2, organization_id FROM members WHERE account_id = $1 LIMIT 1`,
    "board",
  ],
])("%s of someone else is rejected by the database", async (_what, text, strange) => {
  await expect(pool.query(text, [mine.account, theirs[strange]])).rejects.toMatchObject({ code: "23503" });
});

test.each<[string, string, [keyof Own, keyof Own]]>([
  [
    "a contact and a card",
    "INSERT INTO contact_applications (account_id, contact_id, application_id) VALUES ($1, $2, $3)",
    ["contact", "card"],
  ],
  [
    "an import and a card",
    "INSERT INTO imported_cards (account_id, import_id, application_id, written_at) VALUES ($1, $2, $3, now())",
    ["import", "card"],
  ],
])("%s can be linked only within one account", async (_what, text, [one, other]) => {
  const rejected = { code: "23503" };
  await expect(pool.query(text, [mine.account, mine[one], theirs[other]])).rejects.toMatchObject(rejected);
  await expect(pool.query(text, [mine.account, theirs[one], mine[other]])).rejects.toMatchObject(rejected);
  await expect(pool.query(text, [theirs.account, mine[one], mine[other]])).rejects.toMatchObject(rejected);
});
