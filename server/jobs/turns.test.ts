import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { pool } from "#server/lib/database.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { planNotice } from "#server/mail/notices.ts";
import { forgetOtherJobs } from "#server/testing/webhook-receiver.ts";
import { jobBoss } from "./boss.ts";
import { startJobs, stopJobs } from "./jobs.ts";

const LINK = "https://offerlane.example";
const newAddress = () => `${randomUUID()}@people.example`;

beforeEach(async () => {
  await jobBoss();
  await forgetOtherJobs();
});
afterEach(() => stopJobs(10_000));

test("the emails of an organization's notice take its turns, whoever caused it", async () => {
  await startJobs();
  const to = Array.from({ length: 3 }, newAddress);
  const values = { organization: "Northbridge" };
  const notice = {
    kind: "organizationDeleted",
    organizationId: "org_deleted",
    to,
    link: LINK,
    values,
  } as const;
  await inSqlTransaction((sql) => onBehalfOf("usr_owner", () => planNotice(sql, notice)));
  const owners = async () =>
    (
      await pool.query(
        "SELECT group_id FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'to' = ANY ($1)",
        [to],
      )
    ).rows.map(({ group_id }) => group_id);
  await expect.poll(owners, { timeout: 15_000 }).toEqual(to.map(() => "org_deleted"));
});
