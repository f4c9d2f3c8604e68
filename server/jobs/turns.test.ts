import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { pool } from "#server/lib/database.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { composeMail } from "#server/mail/compose.ts";
import { planNotice, sendMail } from "#server/mail/send-mail.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { forgetOtherJobs } from "#server/testing/webhook-receiver.ts";
import { jobBoss } from "./boss.ts";
import { enqueue } from "./enqueue.ts";
import { startJobs, stopJobs } from "./jobs.ts";
import { type JobData, queues, type Turns } from "./queues.ts";

const MANY = 100;
const LINK = "https://offerlane.example";
type Name = keyof JobData;
const names = Object.keys(queues).filter((name): name is Name => !("schedule" in queues[name as Name]));
const newAddress = () => `${randomUUID()}@people.example`;

beforeEach(async () => {
  await jobBoss();
  await forgetOtherJobs();
});
afterEach(() => stopJobs(10_000));

/** Adds jobs for an owner in one transaction. They are fetched but not run, so they have no data. */
function add(name: Name, owner: string, many: number, startAfter?: Date): Promise<void> {
  return inSqlTransaction(async (sql) => {
    for (let added = 0; added < many; added += 1) {
      await onBehalfOf(owner, () => enqueue(sql, name, {} as never, startAfter));
    }
  });
}

/** Takes jobs and completes them, and returns their owners in the order in which they were taken. */
async function take(name: Name, many: number): Promise<string[]> {
  const boss = await jobBoss();
  const taken: string[] = [];
  while (taken.length < many) {
    const [job] = await boss.fetch(name);
    if (!job) break;
    taken.push(job.groupId ?? "");
    await boss.complete(name, job.id);
  }
  return taken;
}

test.each(names)(
  "a single job in %s runs third, however many jobs another owner added before it",
  async (name) => {
    await add(name, "busy", MANY);
    await add(name, "single", 1);
    expect(await take(name, 4)).toEqual(["busy", "busy", "single", "busy"]);
    await add(name, "late", 1);
    expect(await take(name, 3)).toEqual(["busy", "busy", "late"]);
  },
);

test("50,000 waiting jobs of an owner neither delay another's job nor make queueing it cost more", async () => {
  const sent = await statementsOf(() => add("send-mail", "single", 1));
  const { text = "", values } = sent.find(({ name }) => name === "priority_of_job") ?? {};
  const blocksRead = async () => {
    // PostgreSQL does so automatically within minutes. Until then, it may assume that the queue is empty, and
    // sort all of it.
    await pool.query("ANALYZE pgboss.job");
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    return rows[0]["QUERY PLAN"][0].Plan["Shared Hit Blocks"] as number;
  };
  // Jobs that other tests left in the queue are read, too.
  const before = await blocksRead();
  await pool.query(
    `INSERT INTO pgboss.job (name, group_id, priority) SELECT 'send-mail', 'busy', -n FROM generate_series(1, 50000) n`,
  );
  expect(await blocksRead()).toBeLessThan(before + 25);
  await add("send-mail", "other", 1);
  const taken = await take("send-mail", 4);
  expect(taken.toSorted()).toEqual(["busy", "busy", "other", "single"]);
});

test("owners with many jobs rotate, and none waits for all jobs of the others", async () => {
  const owners = ["one", "two", "three", "four", "five"];
  for (const owner of owners) await add("send-webhook", owner, MANY / owners.length);
  await add("send-webhook", "single", 1);
  const taken = await take("send-webhook", owners.length + 2);
  expect(taken.toSorted()).toEqual([...owners, "one", "single"].sort());
  expect((await take("send-webhook", owners.length)).toSorted()).toEqual(owners.toSorted());
});

test("jobs that were planned for the same time rotate too", async () => {
  const at = new Date(Date.now() + 3_600_000);
  await add("tell-of-notes", "busy", MANY, at);
  await add("tell-of-notes", "single", 1, at);
  await pool.query(
    "UPDATE pgboss.job SET start_after = now() WHERE name = 'tell-of-notes' AND state = 'created'",
  );
  expect(await take("tell-of-notes", 2)).toEqual(["busy", "single"]);
});

test("a job isn't overtaken forever by newer jobs of others", async () => {
  const jobs = 5;
  await add("send-mail", "first", jobs);
  const taken: string[] = [];
  for (let round = 1; round <= 3 * jobs; round += 1) {
    await add("send-mail", `newer ${round}`, 1);
    taken.push(...(await take("send-mail", 1)));
  }
  expect(taken.filter((owner) => owner === "first")).toHaveLength(jobs);
});

test("an email to reset a password isn't sent after the invitations of several organizations", async () => {
  const { batches, batch } = queues["send-mail"].turns satisfies Turns;
  const values = { organization: "Northbridge", inviter: "Ada Kern", role: "coach" };
  await inSqlTransaction(async (sql) => {
    for (let sent = 0; sent < MANY; sent += 1) {
      const invitation = composeMail("invitation", newAddress(), LINK, values);
      await onBehalfOf(`inviting ${sent % 5}`, () => sendMail(sql, invitation));
    }
  });
  const to = newAddress();
  await inSqlTransaction((sql) => sendMail(sql, composeMail("resetPassword", to, LINK)));
  await startJobs();
  const startOf = "SELECT started_on FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'to' = $1";
  await expect.poll(async () => (await pool.query(startOf, [to])).rows[0]?.started_on).toBeTruthy();
  const before = await pool.query(
    `SELECT count(*)::int AS sent FROM pgboss.job WHERE group_id LIKE 'inviting %' AND started_on < (${startOf})`,
    [to],
  );
  expect(before.rows[0].sent).toBeLessThanOrEqual(batches * batch);
});

test("the emails of an organization's notice take its turns, no matter who caused it", async () => {
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
  await expect.poll(owners).toEqual(to.map(() => "org_deleted"));
});
