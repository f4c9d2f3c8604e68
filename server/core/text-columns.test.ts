import { beforeEach, expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller, type Person } from "#server/testing/actors.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { recountText, textUsed } from "#server/testing/quota-uses.ts";
import { PERSONAL_TABLES } from "./tables.ts";

/**
 * Columns without text written by a person, or without long text. The patterns match ids, instants as text,
 * and values from a list.
 */
const UNCOUNTED: Readonly<Record<string, string>> = {
  "*.id": "An id.",
  "*.*_id": "An id.",
  "*.*_ids": "Ids, as many as rows that quotas bound.",
  "*.status": "One of a few values.",
  "*.status_reason": "One of a few values.",
  "*.kind": "One of a few values.",
  "*.type": "One of a few values.",
  "*.quota": "One of a few values.",
  "*.held_to": "One of a few values.",
  "*.rank": "64 characters at most.",
  "*.headings": "A digest.",
  "applications.creation_method": "One of a few values.",
  "applications.follow_up_note": "A line, at most one for each card.",
  "applications.work_*": "One of a few values.",
  "board_looks.viewer_name": "A name of staff, once for each board and day, for a year.",
  "boards.auto_retire_*": "One of a few values.",
  "boards.hidden_statuses": "A few values, each once.",
  "boards.sorts": "A few values, each once.",
  "boards.time_filter": "One of a few values.",
  "bulk_changes.cards": "Ids and places of 200 cards, 20 times at most, for 10 minutes.",
  "change_events.action": "One of a few values.",
  "change_events.author": "Ids.",
  "coach_notes.author_name": "A name, written with the body that counts.",
  "coach_notes.organization_*": "A name, written by the end of the organization, which no quota may stop.",
  "deleted_cards.rows": "Cards that counted until they were deleted, 500 and 16 MiB at most, for 10 minutes.",
  "idempotency_records.*": "64 KiB at most, for a day.",
  "imports.undone": "Counts, written by an undo, which no quota may stop.",
  "inbound_emails.*_digest": "A digest.",
  "inbound_emails.confidence": "One of a few values.",
  "inbound_emails.interview_change": "One of a few values.",
  "inbound_emails.state": "One of a few values.",
  "inbound_emails.undo": "Ids, a column, and the times of an interview, once for each email.",
  "interviews.outcome": "One of a few values.",
  "interviews.time_zone": "A name of a list.",
  "resumes.file_type": "One of a few values.",
  "resumes.storage_key": "Made by the server.",
  "search_texts.*": "Beginnings of texts that count.",
  "tasks.repeat": "One of a few values.",
  "tasks.time_zone": "A name of a list.",
  "webhook_deliveries.*": "A log whose entries are bounded in number, bytes, and days.",
  "webhook_endpoints.*secret": "Made by the server.",
  "webhook_endpoints.event_types": "A few values, each once.",
  "webhook_endpoints.lease": "Made by the server.",
  "webhook_endpoints.maker_name":
    "The name of a key or app, once for each webhook, of which an account has few.",
};

const isUncounted = (column: string) =>
  Object.keys(UNCOUNTED).some((pattern) =>
    new RegExp(`^${pattern.replace(".", "\\.").replaceAll("*", "\\w*")}$`).test(column),
  );

type Column = { table: string; column: string; type: "text" | "jsonb" | "ARRAY" };

async function textColumns(): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY ($1) AND data_type IN ('text', 'jsonb', 'ARRAY') ORDER BY 1, 2`,
    [PERSONAL_TABLES],
  );
  return rows;
}

let person: Person;
let columns: Column[];
beforeEach(async () => {
  const made = await makeCaller();
  person = made.person;
  const { accountId } = person;
  const { applicationId, boardId } = await seedExampleRows(made.api);
  await made.api.ok("profile.update", { headline: "Cook" });
  await pool.query("DELETE FROM import_mappings WHERE account_id = $1", [accountId]);
  for (const text of [
    "INSERT INTO imports (id, account_id, board_id, file_name) VALUES ('imp_' || $1, $1, $2, 'a.csv')",
    "INSERT INTO import_batches (import_id, account_id, number, verdicts) SELECT 'imp_' || $1, $1, 1, '[]' WHERE $2 <> ''",
    "INSERT INTO import_mappings (account_id, headings, mapping) SELECT $1, 'abc', '{}' WHERE $2 <> ''",
  ]) {
    await pool.query(text, [accountId, boardId]);
  }
  await pool.query(
    `INSERT INTO imported_cards (import_id, account_id, application_id, before, written_at)
       VALUES ('imp_' || $1, $1, $2, '{}', now())`,
    [accountId, applicationId],
  );
  await pool.query(
    `INSERT INTO coach_notes (id, account_id, application_id, author_name, body, organization_name, organization_slug)
       VALUES ('note_' || $1, $1, $2, 'Ada', 'Good', 'School', 'school')`,
    [accountId, applicationId],
  );
  columns = await textColumns();
});

test("an account's text count grows and shrinks with every column that contains text", async () => {
  const { accountId } = person;
  const counted = columns.filter(({ table, column }) => !isUncounted(`${table}.${column}`));
  expect(counted.length).toBeGreaterThan(30);
  for (const { table, column, type } of counted) {
    const quota = table === "coach_notes" ? "coachNoteBytes" : "textBytes";
    const longer = {
      text: "repeat('é', 40)",
      jsonb: `jsonb_build_object('k', repeat('é', 40))`,
      ARRAY: "ARRAY[repeat('é', 40)]",
    };
    const lengthOf = async () =>
      (
        await pool.query<{ length: number }>(
          `SELECT coalesce(sum(octet_length(${column}::text)), 0)::int AS length FROM ${table} WHERE account_id = $1`,
          [accountId],
        )
      ).rows[0]?.length ?? 0;
    const [length, used] = [await lengthOf(), await textUsed(accountId, quota)];
    const one = `ctid = (SELECT ctid FROM ${table} WHERE account_id = $1 LIMIT 1)`;
    const { rowCount } = await pool.query(
      `UPDATE ${table} SET ${column} = ${longer[type]} WHERE account_id = $1 AND ${one}`,
      [accountId],
    );
    expect(rowCount, `${table} has a row`).toBe(1);
    expect(await lengthOf(), column).toBeGreaterThan(length);
    expect(await textUsed(accountId, quota), `${table}.${column}`).toBe(used + (await lengthOf()) - length);
  }
  expect(await textUsed(accountId)).toBe(await recountText(accountId));
});

test("every pattern for an uncounted column matches an existing column", () => {
  const names = columns.map(({ table, column }) => `${table}.${column}`);
  for (const pattern of Object.keys(UNCOUNTED)) {
    const matches = new RegExp(`^${pattern.replace(".", "\\.").replaceAll("*", "\\w*")}$`);
    expect(
      names.some((name) => matches.test(name)),
      pattern,
    ).toBe(true);
  }
});

test("the count is zero once the rows are deleted", async () => {
  const { accountId } = person;
  const tables = new Set(columns.map(({ table }) => table).filter((table) => table !== "text_uses"));
  for (const table of ["applications", "contacts", ...tables]) {
    await pool.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId]);
  }
  expect(await textUsed(accountId)).toBe(0);
  expect(await textUsed(accountId, "coachNoteBytes")).toBe(0);
});
