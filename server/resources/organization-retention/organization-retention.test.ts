import { expect, onTestFinished, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { logOf, makeCoaching } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { recordAbout } from "#server/testing/recorded-rows.ts";
import { deleteLeavers } from "./service.ts";

/** Creates an organization with two people who left, an applicant, and records about each, made a year ago. */
async function makeLeavers() {
  const { id: organizationId, organizationSlug, owner, admin, applicant } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const year = new Date(Date.now() - 365 * DAY_MS);
  const left = { departureReason: "completed" };
  const record = async (accountId: string) => {
    const of = { organizationId, accountId };
    await prisma.board.create({ data: { id: newId("board"), name: "My search", accountId } });
    await recordAbout(organizationId, accountId);
    await prisma.stint.create({
      data: { id: newId("stint"), cohortId, joinedAt: year, leftAt: year, ...left, ...of },
    });
    await prisma.outcome.updateMany({ where: of, data: { recordedAt: year, updatedAt: year } });
    await prisma.organizationFile.updateMany({ where: of, data: { createdAt: year } });
    await prisma.contactLogEntry.updateMany({ where: of, data: { createdAt: year, updatedAt: year } });
    await prisma.assignedTask.updateMany({ where: of, data: { assignedAt: year, updatedAt: year } });
    await prisma.thread.updateMany({ where: of, data: { lastMessageAt: year } });
    await prisma.appointment.updateMany({ where: of, data: { startsAt: year, updatedAt: year } });
    await prisma.joinRequest.updateMany({ where: of, data: { askedAt: year } });
    await prisma.noteNotice.create({ data: { ...of, dueAt: year } });
    await prisma.messageNotice.create({ data: { organizationId, readerId: accountId, dueAt: year } });
  };
  const leaver = async () => {
    const { accountId, memberId, email } = await addMember({ id: organizationId }, "applicant");
    await record(accountId);
    await prisma.member.delete({ where: { id: memberId } });
    return { accountId, email };
  };
  const [gone, recent] = [await leaver(), await leaver()];
  await prisma.thread.updateMany({
    where: { organizationId, accountId: recent.accountId },
    data: { lastMessageAt: new Date() },
  });
  await record(applicant.person.accountId);
  const call = await pagesOf(owner.person);
  const leaversOf = async (months: number) => {
    const { data, total } = await call.organizationRetention.preview({ organizationSlug, months, limit: 1 });
    expect(data.length).toBe(Math.min(total, 1));
    return { emails: data.map(({ email }) => email), total };
  };
  const set = (months: number | null) => call.organizationRetention.set({ organizationSlug, months });
  return { organizationId, organizationSlug, owner, admin, applicant, gone, recent, call, leaversOf, set };
}

/** Counts the rows about each account in the tables that refer to both an account and an organization. */
async function recordsOf(organizationId: string, accountId: string) {
  const { rows } = await pool.query<{ table: string; person: string }>(
    `SELECT table_name AS "table", person.column_name AS person
     FROM information_schema.columns organization JOIN information_schema.columns person USING (table_schema, table_name)
     WHERE table_schema = 'public' AND organization.column_name = 'organization_id'
       AND person.column_name IN ('account_id', 'reader_id')`,
  );
  const counts: Record<string, number> = {};
  for (const { table, person } of rows) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM "${table}" WHERE organization_id = $1 AND "${person}" = $2`,
      [organizationId, accountId],
    );
    if (rowCount) counts[table] = rowCount;
  }
  return counts;
}

test("the preview lists exactly the people whose records the setting deletes, and nothing about anyone else is deleted", async () => {
  const { organizationId, applicant, gone, recent, leaversOf, set, call, organizationSlug } =
    await makeLeavers();
  expect(await leaversOf(13)).toEqual({ emails: [], total: 0 });
  expect(await leaversOf(11)).toEqual({ emails: [gone.email], total: 1 });
  const of = (accountId: string) => recordsOf(organizationId, accountId);
  const before = await Promise.all([of(recent.accountId), of(applicant.person.accountId)]);
  await deleteLeavers();
  expect(Object.keys(await of(gone.accountId)).length).toBeGreaterThan(5);
  await set(11);
  expect(await call.organizationRetention.get({ organizationSlug })).toEqual({ months: 11 });
  await deleteLeavers();
  // The log of who looked at their boards belongs to the person.
  expect(await of(gone.accountId)).toEqual({ board_looks: 1 });
  expect(await Promise.all([of(recent.accountId), of(applicant.person.accountId)])).toEqual(before);
  expect(await leaversOf(11)).toEqual({ emails: [], total: 0 });
  const log = (await logOf(organizationId)).filter(({ action }) => action === "leavers_deleted");
  expect(log.map(({ details }) => details)).toEqual([{ people: 1, months: 11 }]);
  expect(JSON.stringify(log)).not.toContain(gone.email);
});

test("many records about a leaver are deleted in several transactions, the last of which logs the person", async () => {
  const { organizationId, applicant, gone, set } = await makeLeavers();
  const before = await recordsOf(organizationId, applicant.person.accountId);
  const { id: threadId } = await prisma.thread.findFirstOrThrow({
    where: { organizationId, accountId: gone.accountId },
  });
  await prisma.threadMessage.createMany({
    data: Array.from({ length: 30 }, () => ({
      ...{ organizationId, id: newId("message"), threadId, accountId: gone.accountId },
      ...{ authorName: "Noor", isFromApplicant: false, body: "Go on", createdAt: new Date(0) },
    })),
  });
  await set(11);
  await pool.query(
    `CREATE FUNCTION reject_many() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF (SELECT count(*) FROM deleted_rows) > 10 THEN RAISE 'too many messages at once'; END IF; RETURN NULL; END $$;
     CREATE TRIGGER reject_many AFTER DELETE ON thread_messages REFERENCING OLD TABLE AS deleted_rows
     FOR EACH STATEMENT EXECUTE FUNCTION reject_many()`,
  );
  onTestFinished(async () => void (await pool.query("DROP FUNCTION reject_many CASCADE")));
  await deleteLeavers(10);
  expect(await recordsOf(organizationId, gone.accountId)).toEqual({ board_looks: 1 });
  expect(await recordsOf(organizationId, applicant.person.accountId)).toEqual(before);
  const log = (await logOf(organizationId)).filter(({ action }) => action === "leavers_deleted");
  expect(log.map(({ details }) => details)).toEqual([{ people: 1, months: 11 }]);
});

test.each(["outcome", "contactLogEntry", "assignedTask"] as const)(
  "a leaver whose %s was changed recently is kept",
  async (table) => {
    const { organizationId, gone, leaversOf } = await makeLeavers();
    const of = { where: { organizationId, accountId: gone.accountId }, data: { updatedAt: new Date() } };
    if (table === "outcome") await prisma.outcome.updateMany(of);
    else if (table === "contactLogEntry") await prisma.contactLogEntry.updateMany(of);
    else await prisma.assignedTask.updateMany(of);
    expect(await leaversOf(11)).toEqual({ emails: [], total: 0 });
  },
);

test("two concurrent jobs delete the records of each leaver once, and keep those of a person who rejoined", async () => {
  const { organizationId, gone, set } = await makeLeavers();
  const others = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const { accountId, memberId } = await addMember({ id: organizationId }, "applicant");
      await prisma.member.delete({ where: { id: memberId } });
      return accountId;
    }),
  );
  const askedAt = new Date(0);
  const linkId = (await prisma.joinLink.findFirstOrThrow({ where: { organizationId } })).id;
  await prisma.joinRequest.createMany({
    data: others.map((accountId) => ({
      organizationId,
      id: newId("joinRequest"),
      linkId,
      accountId,
      status: "waiting",
      askedAt,
    })),
  });
  await prisma.member.create({
    data: { id: newId("member"), organizationId, ...gone, role: "applicant" },
  });
  await set(11);
  await Promise.all([deleteLeavers(), deleteLeavers()]);
  expect(await prisma.joinRequest.count({ where: { organizationId, accountId: { in: others } } })).toBe(0);
  const log = (await logOf(organizationId)).filter(({ action }) => action === "leavers_deleted");
  expect(log.map(({ details }) => Object(details).people).sort()).toEqual([10, 50]);
  expect(await recordsOf(organizationId, gone.accountId)).toMatchObject({ outcomes: 1, threads: 1 });
});

test("only owners read and change the setting", async () => {
  const { admin, organizationSlug } = await makeLeavers();
  const call = await pagesOf(admin.person);
  const rejection = { cause: { code: "insufficient_role" } };
  const named = { organizationSlug };
  await expect(call.organizationRetention.get(named)).rejects.toMatchObject(rejection);
  await expect(call.organizationRetention.set({ ...named, months: 1 })).rejects.toMatchObject(rejection);
});
