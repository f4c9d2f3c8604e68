import { expect, test } from "vitest";
import { endMost, type Step } from "./portions.ts";
import { inSqlTransaction } from "./transaction.ts";

test("four deletions in portions run at a time, so that they can't take up all connections; more are told to retry", async () => {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  /** A step with a row left, whose first portion takes until the gate opens. */
  const step: Step = async (_sql, { limit }) => {
    if (limit === 1) return 1;
    begun += 1;
    await gate.promise;
    return 0;
  };
  const end = (id: number) => inSqlTransaction((sql) => endMost(sql, [step], `row_${id}`, 0));
  const running = [1, 2, 3, 4].map(end);
  await expect.poll(() => begun).toBe(4);
  await expect(end(5)).rejects.toMatchObject({ code: "unavailable" });
  gate.resolve();
  await Promise.all(running);
  await end(6);
  expect(begun).toBe(5);
});
