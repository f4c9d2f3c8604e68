import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PERSONAL_TABLES } from "#server/core/tables.ts";
import { env } from "#server/lib/env.ts";
import { isEnding, notingOnShard } from "./events.ts";
import { beginningKeyed } from "./functions.ts";
import { type Reference, referenceStatements } from "./references.ts";

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(env().DATABASE_URL);
  await client.connect();
});
afterAll(() => client.end());

const noteChange = async () =>
  (await client.query("SELECT pg_get_functiondef('note_change'::regproc) AS definition")).rows[0]
    .definition as string;

test("a shard records the same changes as the migrations' function, with the same fields", async () => {
  const [plain, onShard] = [await noteChange(), notingOnShard(await noteChange())];
  const fieldsOf = (text: string) => text.match(/ARRAY\[[^\]]*\]/g);
  expect(fieldsOf(onShard)).toEqual(fieldsOf(plain));
  expect(onShard.match(/PERFORM note_event_on_shard\(changed\.account_id/g)).toHaveLength(2);
  expect(onShard).not.toMatch(/\b(accounts|change_events|webhook_endpoints)\b/);
  // The function's syntax is checked when it is created.
  await client.query("BEGIN");
  await client.query(onShard);
  await client.query("ROLLBACK");
});

test("changes of each account that a transaction deletes are left out", async () => {
  const endingOf = async (account: string) =>
    (await client.query(`SELECT ${isEnding("$1")} IS TRUE AS ending`, [account])).rows;
  expect(await endingOf("acc_one")).toEqual([{ ending: false }]);
  await client.query("BEGIN");
  for (const account of ["acc_one", "acc_two"])
    await client.query(
      "SELECT set_config('offerlane.ending', concat_ws(' ', current_setting('offerlane.ending', true), $1::text), true)",
      [account],
    );
  for (const account of ["acc_one", "acc_two"]) expect(await endingOf(account)).toEqual([{ ending: true }]);
  expect(await endingOf("acc_tw")).toEqual([{ ending: false }]);
  await client.query("ROLLBACK");
});

test("a function that reads another table isn't moved to the shards", async () => {
  const reading = (await noteChange()).replace("RETURN NULL", "PERFORM FROM members WHERE true; RETURN NULL");
  expect(() => notingOnShard(reading)).toThrow("a table that a worker doesn't have");
});

const REFERENCE: Reference = {
  table: "boards",
  name: "boards_account_id_fkey",
  to: "accounts",
  columns: ["account_id"],
  referenced: ["id"],
  onDelete: "c",
  isToPersonal: false,
};

test("each foreign key between a personal table and one of the coordinator is kept by a trigger", async () => {
  expect(referenceStatements(REFERENCE)[0]).toContain("DELETE FROM boards WHERE account_id = OLD.id;");
  expect(referenceStatements({ ...REFERENCE, onDelete: "n" })[0]).toContain(
    "UPDATE boards SET account_id = NULL",
  );
  const shares = { ...REFERENCE, table: "shares", to: "boards", isToPersonal: true };
  expect(referenceStatements(shares)[0]).toContain(
    "PERFORM 1 FROM boards WHERE id = NEW.account_id FOR KEY SHARE;",
  );
});

test("a foreign key that forbids deletion stops the distribution", () => {
  expect(() => referenceStatements({ ...REFERENCE, onDelete: "a" })).toThrow("boards_account_id_fkey");
});

const nameOf = (table: string) =>
  /TRIGGER (\w+)/.exec(
    referenceStatements({ ...REFERENCE, table, name: `${table}_account_id_fkey` })[1] ?? "",
  )?.[1] ?? "";

test("an account's rows are deleted before the rows that they refer to", async () => {
  const { rows } = await client.query<{ table: string; to: string }>(
    `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS to FROM pg_constraint
     WHERE contype = 'f' AND confdeltype IN ('a', 'r') AND conrelid::regclass::text = ANY ($1) AND confrelid::regclass::text = ANY ($1)`,
    [PERSONAL_TABLES],
  );
  expect(rows).toContainEqual({ table: "contacts", to: "companies" });
  for (const { table, to } of rows) expect(nameOf(table) < nameOf(to), `${table} and ${to}`).toBe(true);
});

test("an account's events, texts, and search texts are deleted after the rows whose triggers write them", () => {
  for (const table of ["change_events", "search_texts", "text_uses"])
    expect(nameOf(table) > nameOf("webhook_endpoints"), table).toBe(true);
});

test("on a cluster, a keyed change looks for its stored response only beside its account", async () => {
  const { rows } = await client.query(
    "SELECT pg_get_functiondef('idempotency_begin(text, text, text)'::regprocedure) AS definition",
  );
  const { definition } = rows[0] as { definition: string };
  expect(definition).toContain("account_id IN (p_account, '')");
  expect(beginningKeyed(definition)).not.toContain("''");
  expect(beginningKeyed(definition).match(/account_id = p_account/g)).toHaveLength(2);
});
