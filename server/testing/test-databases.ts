import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { applyMigrations, migrationsFolder } from "#server/lib/migrations.ts";

/** Identical databases for one run of the tests. */
export interface TestDatabases {
  urls: string[];
  drop(): Promise<void>;
}

const TEMPLATE = "offerlane_template_";
const RUN = "offerlane_test_";
const CREATION_LOCK = 7_140_020_262;

/**
 * Creates databases on a server, each a copy of a migrated one.
 * @param isKept true on a server that later runs use: keeps the migrated database until the migrations change, and
 * removes the databases of killed runs
 */
export async function createTestDatabases(
  serverUrl: string,
  count: number,
  isKept = false,
): Promise<TestDatabases> {
  const run = `${RUN}${randomBytes(4).toString("hex")}`;
  const template = isKept ? TEMPLATE + hashOfMigrations() : `${run}_template`;
  const names = Array.from({ length: count }, (_, index) => `${run}_${index + 1}`);
  // This connection shows other runs that this one is still running.
  const client = new Client({ connectionString: serverUrl, application_name: run });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [CREATION_LOCK]);
    if (isKept) await dropLeft(client, template);
    await ensureTemplate(client, serverUrl, template);
    for (const name of names) await client.query(`create database ${name} template ${template}`);
    await client.query("select pg_advisory_unlock($1)", [CREATION_LOCK]);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    urls: names.map((name) => urlOf(serverUrl, name)),
    async drop() {
      await dropAll(client, isKept ? names : [template, ...names]);
      await client.end();
    },
  };
}

/** Drops templates of other migrations, incomplete templates, and databases of runs that have ended. */
async function dropLeft(client: Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database d where starts_with(datname, $1) and datname <> $2 or starts_with(datname, $3)
     and not exists (select from pg_stat_activity a where starts_with(d.datname, a.application_name || '_'))`,
    [TEMPLATE, template, RUN],
  );
  await dropAll(
    client,
    rows.map(({ datname }) => datname),
  );
}

async function ensureTemplate(client: Client, serverUrl: string, template: string): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [template]);
  const unfinished = `${template}_unfinished`;
  if (rowCount === 0) await client.query(`create database ${unfinished}`);
  // Always, because limits change without a migration.
  await applyMigrations(urlOf(serverUrl, rowCount === 0 ? unfinished : template));
  if (rowCount === 0) await client.query(`alter database ${unfinished} rename to ${template}`);
}

function hashOfMigrations(): string {
  const files = readdirSync(migrationsFolder, { recursive: true, encoding: "utf8" });
  const digest = createHash("sha256");
  for (const file of files.filter((name) => name.endsWith(".sql")).sort())
    digest.update(`${file}\0`).update(readFileSync(path.join(migrationsFolder, file)));
  return digest.digest("hex").slice(0, 12);
}

async function dropAll(client: Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
}

/** Creates a database without tables, next to a database of this run and named after it. */
export async function createEmptyDatabase(serverUrl: string) {
  const name = `${new URL(serverUrl).pathname.slice(1)}_${randomBytes(4).toString("hex")}`;
  await administer(serverUrl, [`create database ${name}`]);
  return {
    url: urlOf(serverUrl, name),
    drop: () => administer(serverUrl, [`drop database ${name} with (force)`]),
  };
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function administer(serverUrl: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
