import { beforeAll, expect, test } from "vitest";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeKey } from "#server/testing/actors.ts";
import type { ExpectedEvent } from "#server/testing/audited/expectation.ts";
import { auditedActions } from "#server/testing/audited/index.ts";
import { rest } from "#server/testing/rest.ts";
import { AUDIT_ACTIONS } from "./codes.ts";

/** The tables that a change of an organization may write to, including the queue's. */
const TOUCHED = [
  ...["organizations", "members", "invitations", "cohorts", "cohort_stints", "shares", "coach_notes"],
  ...["subscriptions", "payment_events", "audit_events", "pgboss.job"],
];

// Creates the queue's tables.
beforeAll(jobBoss);

/** Returns a digest of each table, made from every row's location and the transaction that wrote it: rewriting a row changes both. */
async function digests(): Promise<Record<string, string>> {
  const texts = TOUCHED.map(
    (name) =>
      `SELECT '${name}' AS name, md5(string_agg(t.ctid || ' ' || t.xmin, ',' ORDER BY t.tableoid, t.ctid, t.xmin::text)) FROM ${name} t`,
  );
  const { rows } = await pool.query<{ name: string; md5: string }>(texts.join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ name, md5 }) => [name, md5]));
}

/** Runs work while writes to the log fail. */
async function withoutLog(work: () => Promise<unknown>): Promise<void> {
  await pool.query(
    `CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the log is shut'; END $$;
     CREATE TRIGGER shut BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_entry()`,
  );
  try {
    await work();
  } finally {
    await pool.query("DROP TRIGGER shut ON audit_events; DROP FUNCTION refuse_entry");
  }
}

/** Returns the log as its owner reads it, or null if the organization has no owner left. */
async function readLog(organizationId: string) {
  const owner = await prisma.member.findFirst({
    where: { organizationId, role: "owner" },
    select: { account: { select: { userId: true } }, organization: { select: { slug: true } } },
  });
  if (!owner?.account.userId) return null;
  const { key } = await makeKey({ userId: owner.account.userId });
  return (await rest(key).ok("audit_events.list", { organizationSlug: owner.organization.slug })).data;
}

test.each(AUDIT_ACTIONS)(
  "%s is logged accurately in the transaction of its change, and its entry can't be changed or deleted",
  async (action) => {
    const { act, expected } = await auditedActions[action]();
    const before = await digests();
    await withoutLog(() => expect(act()).rejects.toThrow());
    expect(await digests(), "a change without its entry").toEqual(before);

    const begun = Date.now();
    const event: ExpectedEvent = await expected((await act()) as never);
    const { organizationId, by, subjectEmail, subjectLabel, boardId, details, secrets = [] } = event;
    const [entry, ...others] = await prisma.auditEvent.findMany({ where: { organizationId, action } });
    expect(others).toEqual([]);
    const isAccount = !["Support", "Payment provider", "Retention"].includes(by);
    const public_ = {
      id: expect.stringMatching(/^evt_/),
      action,
      actorLabel: isAccount ? "Robin Vale" : by,
      performedBySupport: by === "Support",
      subjectEmail: subjectEmail ?? null,
      subjectLabel: subjectLabel ?? null,
      boardId: boardId ?? null,
      details,
    };
    expect(entry).toMatchObject({ ...public_, actorAccountId: isAccount ? by : null });
    expect(entry?.details).toEqual(details);
    expect(entry?.createdAt.getTime()).toBeGreaterThanOrEqual(begun);
    const log = await readLog(organizationId);
    if (action !== "organization_deleted") {
      const createdAt = entry?.createdAt.toISOString();
      expect(log?.find((item) => item.action === action)).toEqual({ ...public_, createdAt });
    }
    for (const secret of secrets) expect(JSON.stringify(entry)).not.toContain(secret);

    for (const change of ["UPDATE audit_events SET details = NULL", "DELETE FROM audit_events"]) {
      await expect(pool.query(`${change} WHERE id = $1`, [entry?.id])).rejects.toThrow(/append-only/);
    }
  },
);
