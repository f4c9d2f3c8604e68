import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as aTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { withLock } from "../../../clients/typescript/src/cli/lock.ts";

/** Returns a new folder for locks. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "lock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Returns the most processes that had a stale lock at the same time, of those that came for it one after the other. */
async function holdersOfStale(file: string): Promise<number> {
  await writeFile(file, "");
  await utimes(file, new Date(0), new Date(0));
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await aTurn();
    await aTurn();
    running -= 1;
  };
  const come = async (later: number) => {
    for (let turn = 0; turn < later; turn += 1) await aTurn();
    await withLock(file, work);
  };
  await Promise.all(Array.from({ length: 12 }, (_none, later) => come(later)));
  return most;
}

test("processes that find a lock stale take it one after the other", async () => {
  const folder = await newFolder();
  // Many, because two of them meet only now and then.
  const files = Array.from({ length: 200 }, (_none, index) => path.join(folder, `${index}.lock`));
  expect(new Set(await Promise.all(files.map(holdersOfStale)))).toEqual(new Set([1]));
  expect(await readdir(folder)).toEqual([]);
});

test("a process that lost its lock while it slept leaves the next holder's", async () => {
  const file = path.join(await newFolder(), "credentials.lock");
  await withLock(file, () => writeFile(file, "the next holder"));
  expect(await readFile(file, "utf8")).toBe("the next holder");
});
