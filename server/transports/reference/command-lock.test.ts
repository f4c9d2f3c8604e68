import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { withLock } from "../../../clients/typescript/src/cli/lock.ts";

/** Returns the path of a lock in a new folder. */
async function newLock(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "lock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, "credentials.lock");
}

/** Makes a lock that is older than any living process's. */
async function age(file: string): Promise<void> {
  const past = new Date(Date.now() - 120_000);
  await utimes(file, past, past);
}

test("processes that find a lock stale at the same time take it one after the other", async () => {
  for (let round = 0; round < 5; round += 1) {
    const file = await newLock();
    await writeFile(file, "");
    await age(file);
    let [running, most] = [0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(2);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 4 }, () => withLock(file, work)));
    expect(most).toBe(1);
    expect(await readdir(path.dirname(file))).toEqual([]);
  }
});

test("a process that lost its lock while it slept leaves the next holder's", async () => {
  const file = await newLock();
  await withLock(file, () => writeFile(file, "the next holder"));
  expect(await readFile(file, "utf8")).toBe("the next holder");
});
