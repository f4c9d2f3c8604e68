import { expect, test } from "vitest";
import { batchesOf } from "./batches.ts";

test("batches contain all rows in order, and none exceeds the size limit of a request", () => {
  const small = Array.from({ length: 450 }, (_, index) => ({ row: { index } }));
  expect(batchesOf(small).map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(batchesOf(small).flat()).toEqual(small);
  const large = Array.from({ length: 40 }, () => ({ row: { description: "ü".repeat(50_000) } }));
  const batches = batchesOf(large);
  expect(batches.flat()).toHaveLength(40);
  for (const batch of batches)
    expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(1_048_576);
});
