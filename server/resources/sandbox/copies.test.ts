import { beforeAll, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeKey } from "#server/testing/actors.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { rest } from "#server/testing/rest.ts";
import { ensureSandbox } from "./service.ts";

// Creates the queue's tables.
beforeAll(jobBoss);

/** Creates a team whose owner opened the sample. */
async function makeSampled() {
  const team = await makeCoaching();
  const { organizationSlug, owner } = team;
  const live = await pagesOf(owner.person);
  await live.sandbox.copyOrganization({ organizationSlug });
  const { sandboxId, accountId } = await ensureSandbox(owner.person.userId);
  const sample = await pagesOf(owner.person, true);
  const copy = await prisma.organization.findFirstOrThrow({ where: { sandboxId, slug: organizationSlug } });
  return { ...team, live, sample, sandboxId, accountId, copy };
}

/** Counts the rows of each table of the database that belong to an account or organization. */
async function countRows(column: "account_id" | "organization_id", ids: readonly string[]) {
  const { rows } = await pool.query<{ table: string }>(
    `SELECT table_name AS "table" FROM information_schema.columns WHERE table_schema = 'public' AND column_name = $1`,
    [column],
  );
  const counts: Record<string, number> = {};
  for (const { table } of rows) {
    const { rowCount } = await pool.query(`SELECT 1 FROM "${table}" WHERE ${column} = ANY($1)`, [ids]);
    if (rowCount) counts[table] = rowCount;
  }
  return counts;
}

test("the sample has the organization's name and address, and its pages have something to show", async () => {
  const { organizationSlug, live, sample } = await makeSampled();
  const { name } = await live.organizations.get({ organizationSlug });
  expect(await sample.organizations.get({ organizationSlug })).toMatchObject({
    name,
    slug: organizationSlug,
  });
  const { data: cohorts } = await sample.cohorts.list({ organizationSlug });
  expect(cohorts.map((cohort) => cohort.name)).toEqual(["Sample cohort"]);
  const { data: roster } = await sample.roster.list({ organizationSlug });
  expect(roster.length).toBeGreaterThan(5);
  expect(new Set(roster.flatMap(({ needsAttention }) => needsAttention)).size).toBeGreaterThan(2);
  const insights = await sample.organizationInsights.get({ organizationSlug });
  expect(insights).toMatchObject({ applicants: roster.length, placements: expect.any(Number) });
  const { data: outcomes } = await sample.outcomes.list({ organizationSlug });
  expect(outcomes.length).toBeGreaterThan(1);
  expect(await sample.sandbox.getCopy({ organizationSlug })).toEqual({ exists: true });
});

test("the sample adds no member, seat, outcome, email, or log entry to the organization itself", async () => {
  const { id, organizationSlug, live, sample, owner } = await makeSampled();
  const before = await countRows("organization_id", [id]);
  const [applicant] = (await sample.roster.list({ organizationSlug })).data;
  const applicantEmail = applicant?.applicantEmail ?? "";
  await sample.messages.send({ organizationSlug, applicantEmail, body: "How did it go?" });
  await sample.assignedTasks.create({ organizationSlug, applicantEmails: [applicantEmail], text: "Rest" });
  expect(await countRows("organization_id", [id])).toEqual(before);
  const { data } = await live.roster.list({ organizationSlug });
  expect(data).toHaveLength(1);
  expect((await live.billing.get({ organizationSlug })).seats).toMatchObject({ used: 1 });
  const { rows } = await pool.query("SELECT 1 FROM pgboss.job WHERE data::text LIKE '%' || $1 || '%'", [
    applicantEmail,
  ]);
  expect(rows).toEqual([]);
  expect(await prisma.user.count({ where: { email: applicantEmail } })).toBe(0);
  expect((await rest((await makeKey(owner.person)).key).ok("me.get", {})).environment).toBe("live");
});

test("removing the sample leaves nothing of it, and everything else in the sandbox and the organization", async () => {
  const { id, organizationSlug, live, sample, sandboxId, accountId, copy } = await makeSampled();
  const people = await prisma.account.findMany({
    where: { sandboxId, userId: null, memberships: { some: { organizationId: copy.id } } },
  });
  const ids = people.map((person) => person.id);
  expect(ids.length).toBeGreaterThan(5);
  const of = async () => [
    await countRows("organization_id", [id]),
    await prisma.organization.count({ where: { sandboxId } }),
    await prisma.account.count({ where: { sandboxId } }),
    await countRows("account_id", [accountId]),
  ];
  const [organization, organizations, accounts, own] = await of();
  await sample.sandbox.removeCopy({ organizationSlug });
  expect(await countRows("organization_id", [copy.id])).toEqual({});
  expect(await countRows("account_id", ids)).toEqual({});
  expect(await prisma.account.count({ where: { id: { in: ids } } })).toBe(0);
  const after = await of();
  expect(after.slice(0, 3)).toEqual([organization, Number(organizations) - 1, Number(accounts) - ids.length]);
  expect({ ...Object(after[3]), members: 0 }).toEqual({ ...Object(own), members: 0 });
  expect(await live.sandbox.getCopy({ organizationSlug })).toEqual({ exists: false });
  await live.sandbox.removeCopy({ organizationSlug });
});

test("opening the sample again keeps its changes, and two concurrent requests create one sample", async () => {
  const { organizationSlug, live, sample, sandboxId } = await makeSampled();
  await sample.cohorts.create({ organizationSlug, name: "Mine" });
  await live.sandbox.copyOrganization({ organizationSlug });
  expect((await sample.cohorts.list({ organizationSlug })).data).toHaveLength(2);
  await live.sandbox.removeCopy({ organizationSlug });
  await Promise.all([1, 2, 3].map(() => live.sandbox.copyOrganization({ organizationSlug })));
  expect((await sample.cohorts.list({ organizationSlug })).data).toHaveLength(1);
  expect(await prisma.organization.count({ where: { sandboxId, slug: organizationSlug } })).toBe(1);
});

test("an owner has one sample at a time: another organization's replaces it", async () => {
  const { organizationSlug, live, sandboxId, owner } = await makeSampled();
  const other = await owner.api.ok("organizations.create", {
    name: `Night ${newId("cohort")}`,
    type: "college",
  });
  await live.sandbox.copyOrganization({ organizationSlug: other.slug });
  expect(await prisma.organization.count({ where: { sandboxId, slug: organizationSlug } })).toBe(0);
  expect(await live.sandbox.getCopy({ organizationSlug: other.slug })).toEqual({ exists: true });
});

test("a sandbox reset deletes the sample, and an organization created in the sandbox isn't taken for one", async () => {
  const { organizationSlug, live, sample } = await makeSampled();
  const own = { organizationSlug: "harbor-career-coaching" };
  expect(await sample.sandbox.getCopy(own)).toEqual({ exists: false });
  await sample.sandbox.removeCopy(own);
  expect((await sample.organizations.get(own)).slug).toBe(own.organizationSlug);
  await sample.sandbox.reset({});
  expect(await live.sandbox.getCopy({ organizationSlug })).toEqual({ exists: false });
});

test("only owners open a sample, and not from within a sandbox", async () => {
  const { organizationSlug, admin, coach, applicant, sample } = await makeSampled();
  for (const { person } of [admin, coach, applicant]) {
    const calls = (await pagesOf(person)).sandbox;
    for (const call of [calls.copyOrganization, calls.removeCopy])
      await expect(call({ organizationSlug })).rejects.toMatchObject({
        cause: { code: "insufficient_role" },
      });
  }
  await expect(sample.sandbox.copyOrganization({ organizationSlug })).rejects.toMatchObject({
    cause: { code: "not_found" },
  });
});
