import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { TABLES } from "#server/resources/organization-take-out/files.ts";
import { describeFiles } from "#server/resources/organization-take-out/service.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { seedBookingPage } from "#server/testing/appointment-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import { recordAbout } from "#server/testing/recorded-rows.ts";

const take = async (slug: string, headers: Record<string, string>) =>
  fetch(`${await serverOrigin()}/api/organization-take-out/${slug}`, { headers });

async function filesOf(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return (name: string) =>
    JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array())) as Record<string, unknown>[];
}

/** Adds a row of each table that examples don't fill. */
async function seedRest(organizationId: string, accountId: string, cohortId: string) {
  const of = { organizationId, accountId };
  const at = new Date();
  await recordAbout(organizationId, accountId);
  const { accountId: viewerId } = await addMember({ id: organizationId }, "coach");
  const { id: outcomeId } = await prisma.outcome.findFirstOrThrow({ where: of });
  const { id: threadId } = await prisma.thread.findFirstOrThrow({ where: of });
  const replaced = { replacedAt: at, replacedByName: "Noor" };
  await prisma.outcomeVersion.create({
    data: { organizationId, outcomeId, number: 1, fields: {}, ...replaced },
  });
  await seedBookingPage(organizationId, accountId);
  await prisma.rosterFilter.create({ data: { name: "Quiet", filter: {}, ...of } });
  await prisma.stint.create({ data: { id: newId("stint"), cohortId, joinedAt: at, ...of } });
  await prisma.coachAssignment.create({ data: { id: newId("coachAssignment"), coachId: viewerId, ...of } });
  await prisma.attentionMark.create({ data: { kind: "snoozed", until: at, markedByName: "Noor", ...of } });
  await prisma.applicantLook.create({ data: { viewerId, ...of } });
  await prisma.threadReader.create({ data: { organizationId, threadId, readerId: viewerId, readAt: at } });
  await prisma.rosterSync.create({ data: { organizationId, id: newId("rosterSync") } });
  const batch = { id: newId("messageBatch"), authorName: "Noor", body: "Hello", createdAt: at };
  await prisma.messageBatch.create({ data: { organizationId, ...batch } });
  const nudge = { isOn: false, isToNotSharing: true, body: "Hello", nextAt: at };
  await prisma.weeklyNudge.create({ data: { organizationId, ...nudge } });
  await prisma.nudgedApplicant.create({ data: { nudgedAt: at, ...of } });
  const paid = { status: "active", interval: "monthly", seats: 5, cancelAtPeriodEnd: false, live: true };
  await prisma.subscription.create({
    data: {
      id: `sub_${organizationId}`,
      organizationId,
      currentPeriodEnd: at,
      createdAt: at,
      updatedAt: at,
      ...paid,
    },
  });
}

test("the full download has every row of every table, and every column that isn't left out for a reason", async () => {
  const { person, api } = await makeCaller();
  const { organizationSlug, cohortId } = await seedExampleRows(api);
  const { id: organizationId } = await prisma.organization.findFirstOrThrow({
    where: { slug: organizationSlug },
  });
  await seedRest(organizationId, person.accountId, cohortId);
  const gone = await addMember({ id: organizationId }, "applicant");
  await prisma.nudgedApplicant.create({
    data: { organizationId, accountId: gone.accountId, nudgedAt: new Date() },
  });
  await prisma.member.delete({ where: { id: gone.memberId } });
  const response = await take(organizationSlug, {
    Cookie: await signIn(person),
    "Sec-Fetch-Site": "same-origin",
  });
  expect(response.headers.get("content-disposition")).toContain(`filename="offerlane-${organizationSlug}-`);
  const file = await filesOf(response);
  const { rows: columns } = await pool.query<{ table: string; names: string[] }>(
    `SELECT table_name AS "table", array_agg(column_name::text) AS names FROM information_schema.columns
     WHERE table_schema = 'public' GROUP BY table_name`,
  );
  for (const [name, table] of Object.entries(TABLES)) {
    if (!("columns" in table)) continue;
    const tenant = name === "organizations" ? "id" : "organization_id";
    const known = new Set([...table.columns, ...Object.keys(table.without ?? {}), tenant]);
    expect([...known].sort(), name).toEqual(columns.find((column) => column.table === name)?.names.sort());
    const key = table.key?.at(-1) ?? "id";
    const { rows } = await pool.query<{ key: string }>(
      `SELECT "${key}"::text AS key FROM "${name}" WHERE "${tenant}" = $1`,
      [organizationId],
    );
    expect(rows.length, `${name}: seed a row of it`).toBeGreaterThan(0);
    const field = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const keys = file(name).map((row) => String(row[field]));
    expect(keys.sort(), name).toEqual(rows.map(({ key }) => key).sort());
    expect(Object.keys(file(name)[0] ?? {}).length, name).toBe(table.columns.length);
  }
  const named = { id: gone.accountId, email: gone.email };
  expect(file("accounts")).toContainEqual(expect.objectContaining(named));
  expect(file("accounts")).toContainEqual({
    id: person.accountId,
    email: person.email,
    displayName: "Robin Vale",
  });
});

test("every table that it reads has an index that begins with the organization", async () => {
  const { rows } = await pool.query<{ table: string }>(
    `SELECT DISTINCT i.indrelid::regclass::text AS "table"
     FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
     WHERE a.attname = 'organization_id' OR i.indrelid = 'organizations'::regclass`,
  );
  const indexed = new Set(rows.map(({ table }) => table));
  const read = Object.entries(TABLES).flatMap(([name, table]) => ("columns" in table ? [name] : []));
  expect(read.filter((name) => !indexed.has(name))).toEqual([]);
});

test("it has coach notes only on boards that are still shared, and long lists in full", async () => {
  const { id: organizationId, organizationSlug, owner, coach, applicant } = await makeCoaching();
  const { boardId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const { id: noteId } = await coach.api.ok("coach_notes.create", { applicationId, body: "Ask for more." });
  const events = Array.from({ length: 1_200 }, (_, index) => ({
    id: `${newId("auditEvent")}${index}`,
    organizationId,
    action: "roster_exported",
    actorLabel: "Noor",
    createdAt: new Date(Math.floor(index / 3)),
  }));
  await prisma.auditEvent.createMany({ data: events });
  const cookie = { Cookie: await signIn(owner.person) };
  const file = await filesOf(await take(organizationSlug, cookie));
  expect(file("coach_notes")).toMatchObject([{ id: noteId, body: "Ask for more." }]);
  const listed = new Set(file("audit_events").map(({ id }) => id));
  expect(events.filter(({ id }) => !listed.has(id))).toEqual([]);
  expect(listed.size).toBe(file("audit_events").length);
  await applicant.api.ok("shares.delete", { shareId });
  expect((await filesOf(await take(organizationSlug, cookie)))("coach_notes")).toEqual([]);
});

test("its accounts are all those that some table names, each once, in more than one portion", async () => {
  const { id: organizationId, organizationSlug, owner } = await makeCoaching();
  for (let number = 0; number < 60; number += 1) {
    const { accountId, memberId } = await addMember({ id: organizationId }, "applicant");
    const of = { organizationId, accountId };
    const cohortId = newId("cohort");
    if (number % 3 > 0) await prisma.nudgedApplicant.create({ data: { nudgedAt: new Date(), ...of } });
    if (number % 3 > 1) {
      await prisma.cohort.create({ data: { id: cohortId, organizationId, name: `Cohort ${number}` } });
      await prisma.stint.create({ data: { id: newId("stint"), cohortId, joinedAt: new Date(), ...of } });
    }
    if (number % 2 > 0) await prisma.member.delete({ where: { id: memberId } });
  }
  const named = [
    ...(await prisma.member.findMany({ where: { organizationId } })),
    ...(await prisma.nudgedApplicant.findMany({ where: { organizationId } })),
    ...(await prisma.stint.findMany({ where: { organizationId } })),
  ].map(({ accountId }) => accountId);
  const file = await filesOf(await take(organizationSlug, { Cookie: await signIn(owner.person) }));
  expect(
    file("accounts")
      .map(({ id }) => String(id))
      .sort(),
  ).toEqual([...new Set(named)].sort());
});

test("only an owner's own browser downloads it, and other roles leave no trace in the log", async () => {
  const { id: organizationId, organizationSlug, owner, admin, coach, applicant } = await makeCoaching();
  for (const { person } of [admin, coach, applicant]) {
    expect((await take(organizationSlug, { Cookie: await signIn(person) })).status).toBe(403);
  }
  const stranger = await makeCaller();
  expect((await take(organizationSlug, { Cookie: await signIn(stranger.person) })).status).toBe(404);
  const Cookie = await signIn(owner.person);
  expect((await take(organizationSlug, {})).status).toBe(401);
  expect((await take(organizationSlug, { Authorization: `Bearer ${stranger.key}` })).status).toBe(401);
  expect((await take(organizationSlug, { Cookie, "Sec-Fetch-Site": "cross-site" })).status).toBe(401);
  const authenticatedAt = new Date(Date.now() - 15 * 60_000);
  await prisma.signInSession.updateMany({
    where: { userId: owner.person.userId },
    data: { authenticatedAt },
  });
  expect((await take(organizationSlug, { Cookie: await signIn(owner.person) })).status).toBe(200);
  const stale = await take(organizationSlug, { Cookie });
  expect([stale.status, (await stale.json()).code]).toEqual([403, "reauthentication_required"]);
  const logged = { organizationId, action: "organization_taken_out" };
  expect(await prisma.auditEvent.count({ where: logged })).toBe(1);
});

// Update it with `npx vitest run server/transports/take-out/organization-take-out.test.ts -u`.
test("docs/organization-download.md matches the files", async () => {
  await expect(describeFiles()).toMatchFileSnapshot(
    path.join(import.meta.dirname, "../../../docs/organization-download.md"),
  );
});
