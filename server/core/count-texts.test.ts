import { afterEach, expect, test, vi } from "vitest";
import { isDistributed, setDistributed } from "#server/lib/citus/variant.ts";
import { pool } from "#server/lib/database.ts";
import type { Sql } from "./sql.ts";
import type { Statement } from "./statements.ts";
import { countUncountedTexts } from "./text-uses.ts";

const was = isDistributed();
afterEach(() => setDistributed(was));

const WORKERS = { acc_a: 1, acc_b: 2, acc_c: 1, acc_d: 2 };

test("on a cluster, texts are counted worker by worker, and a worker that is down delays only its own accounts", async () => {
  setDistributed(true);
  const rows = Object.entries(WORKERS).map(([id, worker]) => ({ id, worker }));
  vi.spyOn(pool, "query").mockImplementation((async () => ({ rows })) as never);
  const requested: string[][] = [];
  const counted: string[] = [];
  const send = async ({ name }: Statement<unknown>, params: object) => {
    const { ids = [], accountId = "" } = params as { ids?: string[]; accountId?: string };
    if (name.startsWith("text_uses_accounts")) return { rows, rowCount: rows.length };
    if (name.startsWith("text_uses_copy")) return { rows: [{ copied: 0 }], rowCount: 1 };
    if (name.startsWith("text_uses_recount")) counted.push(accountId);
    else {
      requested.push(ids);
      if (ids.includes("acc_a")) throw Object.assign(new Error("down"), { code: "ECONNREFUSED" });
    }
    return { rows: [], rowCount: 0 };
  };
  const sql = { send } as unknown as Sql;
  await expect(countUncountedTexts(sql)).rejects.toThrow("down");
  expect(requested).toEqual([
    ["acc_a", "acc_c"],
    ["acc_b", "acc_d"],
  ]);
  expect(counted).toEqual(["acc_b", "acc_d"]);
});
