import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { fromWorkers, type Part, withValues } from "./parts.ts";

const PARTS: readonly Part[] = [
  { worker: 1, key: "a" },
  { worker: 2, key: "b" },
  { worker: 1, key: "c" },
];

test("values are written into a statement as PostgreSQL reads them, whatever they contain", async () => {
  const values = ["it's \\ $2", 4, ['a"b', "c'd", "e,{f}"], null, 10, 11, 12, 13, 14, "the tenth"];
  const text = withValues("SELECT $1 AS a, $2::int AS b, $3::text[] AS c, $4::text AS d, $10 AS e", values);
  expect((await pool.query(text)).rows).toEqual([
    { a: "it's \\ $2", b: 4, c: ['a"b', "c'd", "e,{f}"], d: null, e: "the tenth" },
  ]);
});

test("each worker is read once, and a worker that fails is left out", async () => {
  const read = async ({ worker }: Part) => {
    if (worker === 2) throw new Error("away");
    return [worker];
  };
  expect(await fromWorkers("failing", PARTS, read)).toEqual([1]);
});

test("other workers' rows don't wait for a worker that hangs, which isn't queried again until it responds", async () => {
  const requested: number[] = [];
  const hanging = Promise.withResolvers<string[]>();
  const read = async ({ worker }: Part) => {
    requested.push(worker);
    return worker === 2 ? hanging.promise : ["there"];
  };
  const readAll = () => fromWorkers("hanging", PARTS, read);
  expect(await Promise.race([readAll(), wait(10_000, "too late", { ref: false })])).toEqual(["there"]);
  expect([await readAll(), requested]).toEqual([["there"], [1, 2, 1]]);
  hanging.resolve(["late"]);
  await wait(0);
  expect([await readAll(), requested]).toEqual([
    ["there", "late"],
    [1, 2, 1, 1, 2],
  ]);
});
