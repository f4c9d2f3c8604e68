import { setImmediate as aTurn } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makePlacement } from "./placement.ts";
import { isDistributed, setDistributed } from "./variant.ts";

// These tests run on a cluster too.
const was = isDistributed();
beforeEach(() => setDistributed(false));
afterAll(() => setDistributed(was));

test("an account's worker is looked up once, without a wait, and not at all on a single PostgreSQL", async () => {
  const reads: (readonly string[])[] = [];
  const { workerOf } = makePlacement(async (ids) => {
    reads.push(ids);
    return { rows: ids.map((id) => ({ id, worker: id.length })) };
  });
  expect([workerOf("a"), reads]).toEqual([null, []]);
  setDistributed(true);
  expect([workerOf("a"), workerOf("bb"), workerOf("a")]).toEqual([null, null, null]);
  await aTurn();
  expect([workerOf("a"), workerOf("bb")]).toEqual(["1", "2"]);
  expect(reads.flat().toSorted()).toEqual(["a", "bb"]);
});

test("an account whose worker can't be looked up is looked up again with its next request", async () => {
  let reads = 0;
  const { workerOf } = makePlacement(async (ids) => {
    reads += 1;
    if (reads === 1) throw new Error("away");
    return { rows: ids.map((id) => ({ id, worker: 7 })) };
  });
  setDistributed(true);
  workerOf("a");
  await aTurn();
  expect(workerOf("a")).toBeNull();
  await aTurn();
  expect(workerOf("a")).toBe("7");
});
