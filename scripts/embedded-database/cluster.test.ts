import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { isRunning, waitForEnd } from "../bootstrap/processes.mjs";
import { startEmbeddedDatabase } from "./cluster.ts";
import { readPostmaster } from "./postmaster.ts";

/** Starts a database in a temporary data folder. Both are removed after the test. */
async function givenDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), "offerlane-cluster-"));
  chmodSync(folder, 0o755);
  const cluster = path.join(folder, "postgres/cluster");
  const start = () => startEmbeddedDatabase(folder);
  const database = await start();
  onTestFinished(async () => {
    await database.stop();
    rmSync(folder, { recursive: true });
  });
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
  const { folder, database } = await givenDatabase();
  const url = new URL(database.url);
  expect(url.hostname).toBe("127.0.0.1");
  const password = path.join(folder, "postgres/password");
  expect(statSync(password).mode & 0o777).toBe(0o600);
  expect(readFileSync(password, "utf8").trim()).toBe(url.password);
  url.password = "guessed";
  await expect(ask(url.href, "select 1")).rejects.toThrow("password authentication failed");
});

test("a killed database starts again on the same port with everything that was committed", async () => {
  const { database, start, pid } = await givenDatabase();
  await ask(database.url, "create table kept as select 42 as answer");
  const killed = await pid();
  process.kill(killed, "SIGKILL");
  await waitForEnd(killed, 10_000);
  const again = await start();
  expect(again.url).toBe(database.url);
  expect(await ask(again.url, "select answer from kept")).toEqual([{ answer: 42 }]);
});

test("a database that its launcher left behind is reused, and can be stopped", async () => {
  const { start, pid } = await givenDatabase();
  const left = await pid();
  const again = await start();
  expect(again.reused).toBe(true);
  expect(await pid()).toBe(left);
  await again.stop();
  expect(await waitForEnd(left, 10_000)).toBe(true);
});

test("a pid file that names another process doesn't keep the database from starting", async () => {
  const { database, cluster, start } = await givenDatabase();
  await database.stop();
  writeFileSync(
    path.join(cluster, "postmaster.pid"),
    `${process.pid}\n${cluster}\n0\n0\n\n127.0.0.1\n0\nready\n`,
  );
  const again = await start();
  expect(await ask(again.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(isRunning(process.pid)).toBe(true);
});
