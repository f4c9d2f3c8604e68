import { afterEach, expect, test } from "vitest";
import { organizationOfJob } from "#server/core/access.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { workerIn } from "#server/lib/citus/placement.ts";
import { isDistributed, setDistributed } from "#server/lib/citus/variant.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, makeOrganization } from "#server/testing/actors.ts";
import { type Applicant, seedApplicant } from "#server/testing/expected-roster.ts";
import { readRows } from "./roster.ts";

const real = sqlOn(pool);
/** Returns one PostgreSQL that responds like a cluster of two workers. */
function asCluster(fail?: Error): Sql {
  return {
    send: (statement, params) => {
      const worker = "CASE WHEN sh.account_id IS NOT NULL THEN ascii(right(sh.account_id, 1)) % 2 END";
      const text = statement.text.replace(workerIn("sh.account_id"), worker);
      return real.send({ ...statement, isPrepared: false, text }, params);
    },
    foreign: async (_name, _text, [, , statement, rows, at]) => {
      if (fail) throw fail;
      const text = `SELECT coalesce(jsonb_agg(r), '[]') AS found FROM (${statement}) r`;
      return (await pool.query(text, [rows, at])).rows;
    },
  };
}

const CARD = { createdDaysAgo: 30, daysApart: 5, isAutoRetired: false };
const APPLICANTS: readonly Applicant[] = [
  { boards: [] },
  {
    boards: [
      { shared: true, cards: [{ ...CARD, periods: ["saved", "applied"], interviews: [] }] },
      { shared: false, cards: [{ ...CARD, periods: ["offer"], interviews: [] }] },
    ],
  },
  {
    boards: [
      { shared: true, cards: [] },
      {
        shared: true,
        cards: [
          {
            ...CARD,
            periods: ["applied", "interviewing"],
            interviews: [
              { daysAgo: 4, outcome: "pending", feedback: null },
              { daysAgo: -2, outcome: "pending", feedback: null },
            ],
          },
        ],
      },
    ],
  },
];

async function seededRoster() {
  const { person } = await makeCaller();
  const { id } = await makeOrganization([{ person, role: "owner" }]);
  for (const applicant of APPLICANTS) await seedApplicant(id, applicant);
  return { organizationId: organizationOfJob(id), at: new Date(), limit: 10 };
}
const NO_FILTER = { isUnplaced: false, isUncoached: false };

/** Reads the page as on a cluster. */
function readByWorker(page: Page, fail?: Error) {
  setDistributed(true);
  return readRows(asCluster(fail), page, NO_FILTER);
}
type Page = Parameters<typeof readRows>[1];
const was = isDistributed();
afterEach(() => setDistributed(was));

test("a page that a cluster reads worker by worker has the same rows as in one query", async () => {
  const page = await seededRoster();
  const expected = await readRows(real, page, NO_FILTER);
  expect(expected).toHaveLength(APPLICANTS.length);
  expect(await readByWorker(page)).toEqual(expected);
  const second = { ...page, limit: 1, after0: expected[0]?.applicantEmail };
  expect(await readByWorker(second)).toEqual(expected.slice(1, 2));
});

test("if an account's rows move to another worker meanwhile, the page is read in one query", async () => {
  const page = await seededRoster();
  const expected = await readRows(real, page, NO_FILTER);
  const moved = Object.assign(new Error("relation doesn't exist"), { code: "42P01" });
  expect(await readByWorker(page, moved)).toEqual(expected);
  const other = new Error("the worker is down");
  await expect(readByWorker(page, other)).rejects.toThrow(other);
});
