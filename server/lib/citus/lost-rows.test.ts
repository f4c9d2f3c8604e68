import { expect, test } from "vitest";
import { isDatabaseUnreachable } from "#server/core/error-classifiers.ts";
import { pool } from "#server/lib/database.ts";

const warning = (text: string) => `DO $$ BEGIN RAISE WARNING '${text}'; END $$`;

test("a statement fails if the cluster has lost some of its rows, and other statements don't", async () => {
  await pool.query(warning("another warning"));
  const failed = await pool
    .query(warning('Query could not find the intermediate result file "1_3", it was mostly likely deleted'))
    .catch((error: unknown) => error);
  expect(isDatabaseUnreachable(failed)).toBe(true);
  await pool.query("SELECT 1");
});
