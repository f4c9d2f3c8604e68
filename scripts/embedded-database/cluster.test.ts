import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createTestDatabases } from "#server/testing/test-databases.ts";
import { isRunning, waitForEnd } from "../bootstrap/processes.mjs";
import {
  keepEmbeddedDatabase,
  readPostmaster,
  removeEmbeddedDatabase,
  startEmbeddedDatabase,
} from "./cluster.ts";

/** A data folder whose database was initialized and stopped. Tests start copies, because initializing one takes seconds. */
let initialized: string;
beforeAll(async () => {
  initialized = makeFolder();
  // Two concurrent starts share one database.
  const [one, same] = await Promise.all([
    startEmbeddedDatabase(initialized),
    startEmbeddedDatabase(initialized),
  ]);
  expect(same.url).toBe(one.url);
  await one.stop();
});
afterAll(() => removeEmbeddedDatabase(initialized));

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "offerlane-cluster-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts a database in a temporary data folder. Both are removed after the test. */
async function startTestDatabase() {
  const folder = makeFolder();
  // Keeps the owner, which isn't root.
  execFileSync("cp", ["-a", path.join(initialized, "postgres"), folder]);
  const cluster = path.join(folder, "postgres/cluster");
  const start = () => startEmbeddedDatabase(folder);
  const database = await start();
  onTestFinished(() => removeEmbeddedDatabase(folder));
  const pid = async () => (await readPostmaster(cluster))?.pid ?? 0;
  return { folder, cluster, start, database, pid };
}

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test("a database listens only on this machine, with a password that only its owner can read", async () => {
  const { folder, database } = await startTestDatabase();
  const url = new URL(database.url);
  expect(url.hostname).toBe("127.0.0.1");
  const password = path.join(folder, "postgres/password");
  expect(statSync(password).mode & 0o777).toBe(0o600);
  expect(readFileSync(password, "utf8").trim()).toBe(url.password);
  url.password = "guessed";
  await expect(ask(url.href, "select 1")).rejects.toThrow("password authentication failed");
});

test("a start removes what killed first starts left, but nothing of a process that is still creating its cluster", async () => {
  const { folder, start, database } = await startTestDatabase();
  const home = path.join(folder, "postgres");
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  // The last folder belongs to a process with this id before a restart, and the first one to an earlier release.
  const left = ["unfinished-abcdef", `unfinished-${ended}-abcdef`, `unfinished-${process.pid}-abcdef`];
  const own = `unfinished-${process.ppid}-abcdef`;
  for (const name of [...left, own]) {
    mkdirSync(path.join(home, name));
    writeFileSync(path.join(home, name, "PG_VERSION"), "18");
    writeFileSync(path.join(home, `${name}.password`), "secret");
  }
  expect((await start()).url).toBe(database.url);
  const names = readdirSync(home).filter((name) => name.startsWith("unfinished-"));
  expect(names.sort()).toEqual([own, `${own}.password`]);
});

test("a killed database starts again on the same port with everything that was committed", async () => {
  const { folder, database, start, pid } = await startTestDatabase();
  await ask(database.url, "create table kept as select 42 as answer");
  // A second start that ran at the same time had chosen another port. The server's port is kept.
  writeFileSync(path.join(folder, "postgres/port"), "1\n");
  expect(await start()).toMatchObject({ url: database.url, reused: true });
  const killed = await pid();
  process.kill(killed, "SIGKILL");
  await waitForEnd(killed, 10_000);
  const again = await start();
  expect(again.url).toBe(database.url);
  expect(await ask(again.url, "select answer from kept")).toEqual([{ answer: 42 }]);
});

test("a database that is killed while its launcher runs starts again on the same port", async () => {
  const { folder, database, pid } = await startTestDatabase();
  const ended = new AbortController();
  const kept = keepEmbeddedDatabase(folder, ended.signal, () => undefined, 50);
  const killed = await pid();
  process.kill(killed, "SIGKILL");
  await waitForEnd(killed, 10_000);
  const answers = () => ask(database.url, "select 42 as answer").catch(() => null);
  await expect.poll(answers, { timeout: 20_000 }).toEqual([{ answer: 42 }]);
  ended.abort();
  await kept;
});

test("a database that its launcher left behind is reused, and can be stopped", async () => {
  const { start, pid } = await startTestDatabase();
  const left = await pid();
  const again = await start();
  expect(again.reused).toBe(true);
  expect(await pid()).toBe(left);
  await again.stop();
  expect(await waitForEnd(left, 10_000)).toBe(true);
});

test("a pid file that names another process doesn't keep the database from starting", async () => {
  const { database, cluster, start } = await startTestDatabase();
  await database.stop();
  writeFileSync(
    path.join(cluster, "postmaster.pid"),
    `${process.pid}\n${cluster}\n0\n0\n\n127.0.0.1\n0\nready\n`,
  );
  const again = await start();
  expect(await ask(again.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(isRunning(process.pid)).toBe(true);
});

test("a database that can't start says why", async () => {
  const { database, cluster, start } = await startTestDatabase();
  await database.stop();
  appendFileSync(path.join(cluster, "postgresql.conf"), "no_such_setting = 1\n");
  await expect(start()).rejects.toThrow(/didn't start\. See .* contains errors/);
});

test("runs of tests on a kept database share one migrated template, and what killed runs left is removed", async () => {
  const { url } = (await startTestDatabase()).database;
  const names = async () => (await ask(url, "select datname from pg_database")).map(({ datname }) => datname);
  await ask(url, "create database offerlane_template_of_older_migrations");
  await ask(url, "create database offerlane_test_killed_1");
  const runs = await Promise.all([createTestDatabases(url, 1, true), createTestDatabases(url, 1, true)]);
  const during = await names();
  expect(during.filter((name) => /_test_killed_|_older_/.test(name))).toEqual([]);
  for (const run of runs) {
    expect(during).toContain(new URL(run.urls[0] ?? "").pathname.slice(1));
    expect(await ask(run.urls[0] ?? "", "select count(*)::int as users from users")).toEqual([{ users: 0 }]);
    await run.drop();
  }
  const left = (await names()).filter((name) => /_te(st|mplate)_/.test(name));
  expect(left).toEqual([expect.stringMatching(/^offerlane_template_[0-9a-f]{12}$/)]);
});
