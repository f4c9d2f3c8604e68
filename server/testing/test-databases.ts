import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { applyMigrations } from "#server/lib/migrations.ts";

/** Identical databases for one run of the tests. */
export interface TestDatabases {
  urls: string[];
  drop(): Promise<void>;
}

/** Creates databases on a server, each a copy of a migrated one. */
export async function createTestDatabases(serverUrl: string, count: number): Promise<TestDatabases> {
  const run = `offerlane_test_${randomBytes(4).toString("hex")}`;
  const template = `${run}_template`;
  await administer(serverUrl, [`create database ${template}`]);
  await applyMigrations(urlOf(serverUrl, template));
  const names = Array.from({ length: count }, (_, index) => `${run}_${index + 1}`);
  await administer(
    serverUrl,
    names.map((name) => `create database ${name} template ${template}`),
  );
  return {
    urls: names.map((name) => urlOf(serverUrl, name)),
    drop: () =>
      administer(
        serverUrl,
        [template, ...names].map((name) => `drop database if exists ${name} with (force)`),
      ),
  };
}

/** Creates a database without tables. */
export async function createEmptyDatabase(serverUrl: string) {
  const name = `offerlane_test_${randomBytes(4).toString("hex")}`;
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
