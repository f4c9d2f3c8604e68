import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { fileStore } from "#server/files/files.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { lockTables } from "#server/testing/blocking.ts";
import { makeResume } from "#server/testing/factories.ts";
import { adoptStore, claimStore, readStoreIds } from "./store-identity.ts";

/** Resets the database to the state before it knew a store. */
const forget = () => pool.query("DELETE FROM file_store_identity");
beforeEach(async () => {
  await forget();
});
afterAll(adoptStore);

/** Deletes the rows of all other files, which other tests left in the database, some of them on cards. */
async function forgetResumes(kept = ""): Promise<void> {
  await prisma.application.updateMany({ data: { resumeId: null } });
  await prisma.resume.deleteMany({ where: { id: { not: kept } } });
  await prisma.organizationFile.deleteMany();
}

async function newFolder() {
  const root = await mkdtemp(path.join(tmpdir(), "offerlane-store-"));
  onTestFinished(() => rm(root, { recursive: true }));
  return { root, store: folderStore(root) };
}

/** Creates a store with a résumé's file but no id, like older stores. */
async function storeInUse() {
  const { api } = await makeCaller();
  const { id } = await makeResume(api);
  const { storageKey } = await prisma.resume.findFirstOrThrow({ where: { id } });
  const made = await newFolder();
  await made.store.put(storageKey, Readable.from([Buffer.from("%PDF-")]));
  await forgetResumes(id);
  return made;
}

test("an existing database adopts the store that has its files, and recognizes it from then on", async () => {
  const { store } = await storeInUse();
  await claimStore(store);
  const { database, store: found } = await readStoreIds(store);
  expect(database).not.toBeNull();
  expect(found).toBe(database);
  await claimStore(store);
});

test("an existing database rejects a store that has none of its files", async () => {
  await storeInUse();
  const { store } = await newFolder();
  await expect(claimStore(store)).rejects.toThrow(/^None of the database's files are in the folder/);
  expect(await store.readIdentity()).toBeNull();
});

test("one free connection is enough to claim a store", async () => {
  await forgetResumes();
  const { store } = await newFolder();
  const share = Math.floor(env().DATABASE_POOL_SIZE / 4);
  const taken = Array.from({ length: env().DATABASE_POOL_SIZE - share - 1 }, () => pool.connect());
  const clients = await Promise.all(taken);
  onTestFinished(() => clients.forEach((client) => void client.release()));
  await claimStore(store);
  expect((await readStoreIds(store)).store).not.toBeNull();
});

test("a process that starts while another one claims the same store continues", async () => {
  const { store } = await newFolder();
  const other = await lockTables("file_store_identity");
  const claim = claimStore(store);
  await other.waiters();
  await store.writeIdentity("same");
  await other.andThen("INSERT INTO file_store_identity (id, claimed_at) VALUES ($1, now())", ["same"]);
  await other.commit();
  await claim;
});

test("of two processes that start together with their own folders, one continues, and the other is rejected", async () => {
  await forgetResumes();
  const stores = [(await newFolder()).store, (await newFolder()).store];
  const claims = await Promise.allSettled(stores.map((store) => claimStore(store)));
  expect(claims.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const ids = await Promise.all(stores.map((store) => store.readIdentity()));
  expect(ids.filter((id) => id !== null)).toHaveLength(1);
});

test("a store of another database is rejected, even before this database has one", async () => {
  const { store } = await newFolder();
  await store.writeIdentity("another database's");
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(claimStore(store)).rejects.toThrow(/belong to another database.*files adopt/);
  }
  expect(await store.readIdentity()).toBe("another database's");
});

test("a first start that was killed between store and database is completed by the next one", async () => {
  const { store } = await storeInUse();
  await pool.query("INSERT INTO file_store_identity (id) VALUES ('half')");
  await store.writeIdentity("half");
  await claimStore(store);
  expect(await readStoreIds(store)).toEqual({ database: "half", store: "half" });
});

test("a process with another folder doesn't start, and says what to do", async () => {
  await adoptStore();
  const { root } = await newFolder();
  const child = spawn(process.execPath, ["server/worker.ts"], {
    env: { ...process.env, OFFERLANE_DATA: root },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(code).toBe(1);
  expect(output).toContain(`The database's files aren't in the folder ${path.join(root, "files")}`);
  expect(output).toContain("FILES_S3_BUCKET");
  expect(await fileStore().readIdentity()).toBe((await readStoreIds()).database);
});
