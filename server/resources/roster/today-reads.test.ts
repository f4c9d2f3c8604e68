import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { roster } from "./contract.ts";

test("Today is read as a report, and without what only the roster shows of each applicant", async () => {
  const { organizationSlug, coach } = await makeCoaching();
  const call = await pagesOf(coach.person);
  const sent = await statementsOf(() => call.roster.getToday({ organizationSlug }));
  const { text, values } =
    sent.find(({ name }) => name.startsWith("roster_needing")) ?? expect.fail("not sent");
  const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('"cohort_stints"');
  for (const table of ["coach_assignments", "roster_records"]) expect(plan).not.toContain(`"${table}"`);
  expect(roster.getToday.work).toBe("report");
});
