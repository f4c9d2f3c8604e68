import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { PERSONAL_TABLES } from "#server/core/tables.ts";
import { createEmptyDatabase } from "#server/testing/test-databases.ts";
import { applyMigrations, migrationsFolder } from "./migrations.ts";

/** Creates an empty database and a folder of migrations: the keys are their names, the values their SQL. */
async function given(migrations: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "offerlane-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, sql: string) => {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, "migration.sql"), sql);
  };
  for (const [name, sql] of Object.entries(migrations)) write(name, sql);
  const database = await createEmptyDatabase(inject("databaseUrls")[0] ?? "");
  onTestFinished(database.drop);
  return { url: database.url, migrate: () => applyMigrations(database.url, folder), write };
}

async function onDatabase(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

async function tablesOf(url: string): Promise<unknown[]> {
  const ours = "schemaname = 'public' and tablename not like '\\_%'";
  const rows = await onDatabase(url, `select tablename from pg_tables where ${ours} order by 1`);
  return rows.map((row) => row.tablename);
}

const indexesOf = (url: string) =>
  onDatabase(
    url,
    `select relname as name, indisvalid as "isValid" from pg_index
     join pg_class on oid = indexrelid where indrelid = 'one'::regclass`,
  );

const one = "create table one (id int)";

test("every migration is applied once, in the order of the names", async () => {
  const { migrate, url } = await given({ "2_second": "alter table one rename to two", "1_first": one });
  expect(await migrate()).toEqual(["1_first", "2_second"]);
  expect(await migrate()).toEqual([]);
  expect(await tablesOf(url)).toEqual(["two"]);
});

test("function bodies keep their semicolons", async () => {
  const body = "create function f() returns int language plpgsql as $$ begin perform 1; return 2; end; $$;";
  const { migrate } = await given({ "1_first": `${one}; ${body}` });
  expect(await migrate()).toEqual(["1_first"]);
});

test("processes that start concurrently apply a migration once", async () => {
  const { migrate } = await given({ "1_first": one });
  const applied = await Promise.all([migrate(), migrate(), migrate()]);
  expect(applied.flat()).toEqual(["1_first"]);
});

const index = 'create index concurrently if not exists "one_id" on one (id)';

test("processes that start concurrently build an index without locking its table", async () => {
  const { migrate, url } = await given({ "1_first": one, "2_second": index });
  await Promise.all([migrate(), migrate(), migrate()]);
  expect(await indexesOf(url)).toEqual([{ name: "one_id", isValid: true }]);
});

test("an index is built once a transaction ends that takes longer than other migrations wait", async () => {
  const { migrate, url, write } = await given({ "1_first": one });
  await migrate();
  write("2_second", index);
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; insert into one values (1)");
  const migrated = migrate();
  const waits = `select from pg_stat_activity where datname = current_database()
    and wait_event = 'virtualxid' and now() > query_start + interval '2.5 s'`;
  await expect.poll(() => onDatabase(url, waits), { timeout: 10_000 }).toHaveLength(1);
  await holder.end();
  expect(await migrated).toEqual(["2_second"]);
});

test("an index whose building was interrupted is built again", async () => {
  const { migrate, url, write } = await given({ "1_first": `${one}; insert into one values (1), (1)` });
  await migrate();
  write("2_second", index.replace("create", "create unique"));
  await expect(migrate()).rejects.toThrow('could not create unique index "one_id"');
  expect(await indexesOf(url)).toEqual([{ name: "one_id", isValid: false }]);
  write("2_second", index);
  expect(await migrate()).toEqual(["2_second"]);
  expect(await indexesOf(url)).toEqual([{ name: "one_id", isValid: true }]);
});

test("a migration that was committed, but whose process was killed before the engine recorded it, doesn't run again", async () => {
  const { migrate, url, write } = await given({ "1_first": "select 1" });
  await migrate();
  await onDatabase(
    url,
    `create function lose() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
     create trigger loses before update of applied_steps_count on _prisma_migrations
     for each row execute function lose()`,
  );
  write("2_second", one);
  await expect(migrate()).rejects.toThrow("killed");
  await onDatabase(url, "drop function lose cascade");
  expect(await migrate()).toEqual([]);
  expect(await tablesOf(url)).toEqual(["one"]);
});

test("a lost connection to the database is reported and doesn't end the process", async () => {
  const { migrate, url } = await given({ "1_first": one, "2_second": "select pg_sleep(60)" });
  const migrated = expect(migrate()).rejects.toThrow("terminating connection");
  const sleeping =
    "select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
  await expect.poll(() => onDatabase(url, sleeping)).toHaveLength(1);
  await onDatabase(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await migrated;
});

test("a failed migration leaves nothing behind, is reported in PostgreSQL's words, and can be fixed", async () => {
  const { migrate, url, write } = await given({ "1_first": `${one}; create tabel two ()` });
  await expect(migrate()).rejects.toThrow('syntax error at or near "tabel"');
  expect(await tablesOf(url)).toEqual([]);
  write("1_first", one);
  expect(await migrate()).toEqual(["1_first"]);
});

test("a migration that changed after it was applied is rejected by name", async () => {
  const { migrate, write } = await given({ "1_first": one });
  await migrate();
  write("1_first", `${one}; select 1`);
  await expect(migrate()).rejects.toThrow("1_first was changed");
});

test("a migration that waits for a table doesn't block readers, and is applied once the table is free", async () => {
  const { migrate, url, write } = await given({ "1_first": one });
  await migrate();
  write("2_second", "alter table one add column two int");
  const [holder, reader] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  await Promise.all([holder.connect(), reader.connect()]);
  await holder.query("begin; select * from one");
  const migrated = migrate();
  const waits =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await reader.query(waits)).rowCount).toBeGreaterThan(0);
  // If the migration kept waiting for its lock, this query would wait behind it, and the holder of the lock
  // for this query.
  await reader.query("select * from one");
  await holder.query("commit");
  expect(await migrated).toEqual(["2_second"]);
  await Promise.all([holder.end(), reader.end()]);
});

/** Later migrations may run on a distributed database. */
const CLUSTERED_AFTER = "20261123100000";
const CHANGE = new RegExp(`^ALTER TABLE (?:ONLY )?"?(${PERSONAL_TABLES.join("|")})"?\\s`);
const HANDED_ON = /\b(?:ADD CONSTRAINT|ALTER COLUMN|DROP|RENAME|VALIDATE)\b/;

/** Returns the statements that a cluster sends to its workers together with the whole script. */
function sentToWorkers(sql: string): string[] {
  const bare = sql.replace(/--.*$/gm, "").replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "");
  const statements = bare.split(";").flatMap((part) => part.trim() || []);
  if (statements.length === 1) return [];
  return statements.filter((statement) => {
    const table = CHANGE.exec(statement)?.[1];
    return table !== undefined && HANDED_ON.test(statement) && !bare.includes(`CREATE TABLE "${table}"`);
  });
}

test("a change of a personal table beyond new columns is a separate migration, as a cluster requires", () => {
  const [gone, valid] = [
    'ALTER TABLE "boards" DROP COLUMN "a"',
    'ALTER TABLE "boards" VALIDATE CONSTRAINT "b"',
  ];
  expect(sentToWorkers(`${gone};\n-- Later.\n${valid};`)).toEqual([gone, valid]);
  expect(sentToWorkers(`${gone};`)).toEqual([]);
  expect(
    sentToWorkers('ALTER TABLE "boards" ADD COLUMN "a" TEXT;\nALTER TABLE "members" DROP COLUMN "b";'),
  ).toEqual([]);
  for (const name of readdirSync(migrationsFolder)) {
    if (!/^\d+_/.test(name) || name.slice(0, CLUSTERED_AFTER.length) <= CLUSTERED_AFTER) continue;
    expect(
      sentToWorkers(readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8")),
      name,
    ).toEqual([]);
  }
});
