import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PERSONAL_TABLES } from "#server/core/tables.ts";
import { env } from "#server/lib/env.ts";
import {
  describePlan,
  distribute,
  type Plan,
  planDistribution,
  triggersOf,
  unknownTriggers,
} from "./distribution.ts";
import { unplacedTables } from "./placement.ts";

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(env().DATABASE_URL);
  await client.connect();
});
afterAll(() => client.end());

const shape = async () =>
  (await client.query("SELECT conname FROM pg_constraint UNION ALL SELECT tgname FROM pg_trigger ORDER BY 1"))
    .rows;

test("each table is either distributed or stays on the coordinator", async () => {
  expect(
    await unplacedTables(client),
    "Add it to server/core/tables.ts or scripts/cluster/placement.ts.",
  ).toEqual([]);
  await client.query("BEGIN; CREATE TABLE strange (id text PRIMARY KEY)");
  expect(await unplacedTables(client)).toEqual(["strange"]);
  await client.query("ROLLBACK");
});

test("each trigger of a personal table runs on the shards", async () => {
  expect(unknownTriggers(await triggersOf(client)), "Add its function to ON_SHARDS.").toEqual([]);
  await client.query(
    "BEGIN; CREATE TRIGGER strange AFTER INSERT ON boards FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()",
  );
  expect(unknownTriggers(await triggersOf(client))).toEqual(["strange"]);
  await client.query("ROLLBACK");
});

test("a database without the extension is rejected with a reason, and stays unchanged", async () => {
  const before = await shape();
  const plan = await planDistribution(client);
  expect(describePlan(plan)).toEqual(["The extension citus isn't created in this database."]);
  await expect(distribute(client, plan)).rejects.toThrow("citus");
  expect(await shape()).toEqual(before);
});

test("a plan that fails halfway leaves nothing half done", async () => {
  const before = await shape();
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid = 'interviews'::regclass`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const plan: Plan = {
    ...{ obstacles: [], done: [], triggers: [], outward: [], unique: [] },
    tables: PERSONAL_TABLES,
    inner: rows,
  };
  // Without Citus, its function is missing, which fails after the foreign keys were dropped.
  await expect(distribute(client, plan)).rejects.toThrow();
  expect(await shape()).toEqual(before);
});
