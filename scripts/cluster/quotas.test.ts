import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { COUNT_ON_SHARD, COUNTS_USE } from "./quotas.ts";

const inOneLine = (text: string) => text.replace(/\s+/g, " ").toLowerCase().trim();
const bodyOf = (definition: string) => definition.split("$function$")[1] ?? expect.fail("there is no body");

/**
 * Returns the body of a shard's function as it is on the coordinator: without the account and the lookup of the shard's
 * tables.
 */
function withoutShard(body: string): string {
  return inOneLine(body)
    .replace(/uses text; limits text; /, "")
    .replace(/select 'account_quota_uses_' .*? end if; /, "")
    .replace(/select 'account_quota_limits_' .*?; /, "")
    .replace(/(tg_argv\[\d\]), uses(, limits)?\)/g, "$1)")
    .replace(/%[34]\$i/g, "quota_uses")
    .replace(/%5\$i/g, "quota_limits")
    .replace(/kept\.account_id = gone\.account_id and |(added\.)?account_id, /g, "")
    .replace("(subject) in", "subject in");
}

test("a shard counts what quotas limit, and rejects the same as an account's database", async () => {
  const { rows } = await pool.query<{ definition: string }>(
    "SELECT pg_get_functiondef($1::regproc) AS definition",
    [COUNTS_USE],
  );
  const body = inOneLine(bodyOf(rows[0]?.definition ?? ""));
  expect(body).toContain("quota_exceeded");
  expect(withoutShard(bodyOf(COUNT_ON_SHARD)).replace(/end$/, "end;")).toBe(body);
});
