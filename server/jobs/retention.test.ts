import path from "node:path";
import { expect, test } from "vitest";
import { PERSONAL_TABLES } from "#server/core/tables.ts";
import { pool } from "#server/lib/database.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { queues } from "./queues.ts";
import { RETENTION } from "./retention.ts";
import { SWEPT_AT_ONCE, sweepTables } from "./sweep.ts";

const of = Object.entries(RETENTION);

test("every table of the database has a stated retention", async () => {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'",
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(RETENTION).sort());
});

test("rows that end with their parent have a foreign key that deletes them", async () => {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'",
  );
  const hanging = rows.map(({ name }) => name);
  for (const [table, kept] of of) {
    if ("by" in kept && kept.by === "foreign key") expect.soft(hanging, table).toContain(table);
  }
});

test("every sweep in the list is a scheduled job", () => {
  for (const [table, kept] of of)
    if ("job" in kept) expect(queues[kept.job], table).toHaveProperty("schedule");
});

test("a backlog is deleted in batches of one statement each, and unexpired rows stay", async () => {
  const count = SWEPT_AT_ONCE + 3;
  const add = (begin: string, ends: string, many: number) =>
    pool.query(
      `INSERT INTO budget_uses (budget, subject, used, began_at, ends_at)
       SELECT 'sweep', $1 || n, 1, now() - interval '1 day', now() + $2::interval FROM generate_series(1, $3::int) n`,
      [begin, ends, many],
    );
  await add("past", "-1 hour", count);
  await add("running", "1 hour", 2);
  let gone = 0;
  const sent = await statementsOf(async () => {
    gone = await sweepTables("forget-used-budgets");
  });
  expect(gone).toBeGreaterThanOrEqual(count);
  expect(sent.filter(({ name }) => name.startsWith("budget_uses_sweep")).length).toBeGreaterThan(1);
  const { rows } = await pool.query(
    "SELECT subject FROM budget_uses WHERE budget = 'sweep' ORDER BY subject",
  );
  expect(rows).toEqual([{ subject: "running1" }, { subject: "running2" }]);
});

test("a sweep leaves locked rows to the next sweep, and doesn't wait for them", async () => {
  await pool.query(
    `INSERT INTO budget_uses (budget, subject, used, began_at, ends_at)
     VALUES ('held', 'a', 1, now() - interval '2 hours', now() - interval '1 hour')`,
  );
  const holder = await pool.connect();
  await holder.query("BEGIN; SELECT 1 FROM budget_uses WHERE budget = 'held' FOR UPDATE");
  await sweepTables("forget-used-budgets");
  const held = () => pool.query("SELECT 1 FROM budget_uses WHERE budget = 'held'");
  expect((await held()).rowCount).toBe(1);
  await holder.query("ROLLBACK");
  holder.release();
  await sweepTables("forget-used-budgets");
  expect((await held()).rowCount).toBe(0);
});

test("a personal table is swept by an indexed timestamp, because a cluster can't skip locked rows", async () => {
  const { rows } = await pool.query<{ definition: string }>(
    "SELECT indexdef AS definition FROM pg_indexes WHERE schemaname = 'public'",
  );
  const swept = of.filter(
    ([table, kept]) => "past" in kept && PERSONAL_TABLES.some((item) => item === table),
  );
  expect(swept.length).toBeGreaterThan(0);
  for (const [table, kept] of swept) {
    const index = `ON public.${table} USING btree (${"instant" in kept ? kept.instant : ""})`;
    expect(
      rows.some(({ definition }) => definition.endsWith(index)),
      table,
    ).toBe(true);
  }
});

const stored = (account: string, many: number) =>
  pool.query(
    `INSERT INTO idempotency_records (account_id, principal, key, fingerprint, answer, created_at)
     SELECT $1, $1::text, n, '', '', now() - interval '25 hours' - n * interval '1 millisecond' FROM generate_series(1, $2::int) n`,
    [account, many],
  );

test("two processes that sweep a personal table concurrently both finish, and each row is deleted once", async () => {
  await sweepTables("forget-idempotency-keys");
  const count = SWEPT_AT_ONCE + 3;
  for (const account of ["acc_sweep_b", "acc_sweep_a"]) await stored(account, count);
  const gone = await Promise.all([
    sweepTables("forget-idempotency-keys"),
    sweepTables("forget-idempotency-keys"),
  ]);
  expect(gone[0] + gone[1]).toBe(2 * count);
});

test("a row of a personal table that is renewed while its sweep waits stays, and the rows beside it are deleted", async () => {
  await stored("acc_sweep_new", 3);
  const held = await holdLock(
    "UPDATE idempotency_records SET created_at = now() WHERE account_id = 'acc_sweep_new' AND key = '2'",
  );
  const sweeping = sweepTables("forget-idempotency-keys");
  await held.waiters();
  await held.commit();
  expect(await sweeping).toBeGreaterThanOrEqual(2);
  const { rows } = await pool.query("SELECT key FROM idempotency_records WHERE account_id = 'acc_sweep_new'");
  expect(rows).toEqual([{ key: "2" }]);
});

/** Returns a table as Biome formats it, with columns as wide as their longest cell. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...others] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? "").length)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (row[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...others.map(line)];
}

// Update it with `npx vitest run server/jobs/retention.test.ts -u`.
test("docs/retention.md matches the list", async () => {
  const rows = of.map(([table, kept]) => [
    `\`${table}\``,
    kept.kept,
    kept.why,
    "job" in kept ? `job \`${kept.job}\`` : kept.by,
  ]);
  const text = [
    "# Retention",
    "",
    "How long each table keeps its rows, generated from `server/jobs/retention.ts`. Scheduled jobs delete expired rows, 5,000 in a",
    "transaction. Completed jobs stay in the queue's own tables for an hour, mail for a minute.",
    "",
    ...tableOf([["table", "kept", "why", "deleted by"], ...rows]),
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot(path.join(import.meta.dirname, "../../docs/retention.md"));
});
