import { expect, test } from "vitest";
import { BATCHES_A_WEEK } from "#domain/message-fields.ts";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { callPage, pagesOf } from "#server/testing/pages.ts";
import { sendNudges } from "./sending.ts";

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Creates an organization whose applicants joined a month ago and share nothing, with a nudge that is due. */
async function makePractice() {
  const team = await makeTeam(
    "owner",
    "coach",
    "applicant",
    "applicant",
    "applicant",
    "applicant",
    "applicant",
  );
  const { id: organizationId, organizationSlug, members } = team;
  const [owner, ada, ...applicants] = members;
  const where = { organizationId };
  await prisma.member.updateMany({ where, data: { joinedAt: ago(30) } });
  const call = await pagesOf(owner.person);
  const written = {
    organizationSlug,
    isOn: true,
    inactiveDays: null,
    isToNotSharing: true,
    body: "Hi {firstName}",
    senderId: ada.memberId,
  };
  const save = (given: object) => call.nudges.save({ ...written, ...given });
  await save({});
  const makeDue = () => prisma.weeklyNudge.update({ where, data: { nextAt: ago(1 / 24) } });
  await makeDue();
  const nudged = async () => {
    const sent = await prisma.threadMessage.findMany({ where, orderBy: { accountId: "asc" } });
    return sent.map(({ accountId }) => accountId);
  };
  return { organizationId, organizationSlug, where, owner, ada, applicants, call, save, makeDue, nudged };
}

test("a nudge to more applicants than a portion of the roster is one batch, and each is notified once", async () => {
  const { organizationId, organizationSlug, where, ada, applicants, nudged } = await makePractice();
  const added = Array.from({ length: 20 }, () => {
    const accountId = newId("account");
    return { accountId, email: `${accountId}@people.example` };
  });
  await prisma.organization.update({ where: { id: organizationId }, data: { complimentarySeats: 25 } });
  await prisma.account.createMany({
    data: added.map(({ accountId: id, email }) => ({ id, email, displayName: "Lee" })),
  });
  await prisma.member.createMany({
    data: added.map((item) => ({
      ...{ id: newId("member"), organizationId, role: "applicant", joinedAt: ago(30) },
      ...item,
    })),
  });
  await sendNudges();
  const all = [...added, ...applicants.map(({ person }) => person)].map(({ accountId }) => accountId);
  expect(await nudged()).toEqual(all.toSorted());
  const { data } = await ada.api.ok("messages.list_batches", { organizationSlug });
  expect(data.map(({ sent }) => sent)).toEqual([25]);
  const { rows } = await pool.query<{ id: string }>(
    `SELECT jsonb_array_elements_text(data -> 'accountIds') AS id FROM pgboss.job
     WHERE name = 'tell-of-batch' AND group_id = $1`,
    [where.organizationId],
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(all.toSorted());
});

test("each applicant who needs it gets one nudge a week, however many processes send and however often", async () => {
  const { where, organizationSlug, ada, applicants, makeDue, nudged, call } = await makePractice();
  const [kim, lee, muted, snoozed, full] = applicants;
  if (!kim || !lee || !muted || !snoozed || !full) expect.fail("an applicant is missing");
  await prisma.mutedMail.create({
    data: { userId: muted.person.userId, kind: "messages", mutedAt: new Date() },
  });
  const ofSnoozed = { organizationSlug, applicantEmails: [snoozed.person.email] };
  const until = new Date(Date.now() + DAY_MS).toISOString();
  await ada.api.ok("roster.handle", { ...ofSnoozed, as: "snoozed", until });
  for (let count = 0; count < BATCHES_A_WEEK; count += 1) {
    const given = { organizationSlug, applicantEmails: [full.person.email], body: "Hi" };
    await ada.api.ok("messages.send_many", given);
  }
  await prisma.threadMessage.updateMany({ where, data: { isFromApplicant: true } });
  const expected = [kim, lee].map(({ person }) => person.accountId).toSorted();
  const reached = async () => (await nudged()).filter((accountId) => accountId !== full.person.accountId);

  await Promise.all([sendNudges(), sendNudges(), sendNudges()]);
  expect(await reached()).toEqual(expected);
  // As if the process had ended before it moved the nudge to the next week.
  await makeDue();
  await sendNudges();
  expect(await reached()).toEqual(expected);
  const { nextAt } = (await call.nudges.get({ organizationSlug })) ?? expect.fail("the nudge is missing");
  expect(Date.parse(nextAt)).toBeGreaterThan(Date.now());

  const { data } = await ada.api.ok("messages.list_batches", { organizationSlug });
  expect(data[0]).toMatchObject({ body: "Hi {firstName}", sent: 2, read: 0 });
  const logged = await prisma.auditEvent.findMany({ where: { ...where, action: "message_sent" } });
  expect(logged.every(({ actorAccountId }) => actorAccountId === ada.person.accountId)).toBe(true);

  await prisma.nudgedApplicant.updateMany({ where, data: { nudgedAt: ago(7) } });
  await makeDue();
  await sendNudges();
  expect(await reached()).toEqual([...expected, ...expected].toSorted());
});

test("nothing is sent while the nudge is off or its sender isn't staff, nor before the inactive days are over", async () => {
  const { where, organizationSlug, owner, ada, applicants, save, makeDue, nudged, call } =
    await makePractice();
  const send = async () => {
    await makeDue();
    await sendNudges();
    return (await nudged()).length;
  };
  await save({ isOn: false });
  expect(await send()).toBe(0);
  const [quiet] = applicants;
  if (!quiet) expect.fail("an applicant is missing");
  const { accountId, boardId } = quiet.person;
  await makeApplication(quiet.api, boardId, {});
  await prisma.share.create({
    data: { id: newId("share"), organizationId: where.organizationId, boardId, accountId },
  });
  const quietSince = { createdAt: ago(40), updatedAt: ago(40), statusChangedAt: ago(40) };
  await prisma.application.updateMany({ where: { accountId }, data: quietSince });
  await save({ isToNotSharing: false, inactiveDays: 60 });
  expect(await send()).toBe(0);
  await save({ isToNotSharing: false, inactiveDays: 30 });
  expect(await send()).toBe(1);
  await prisma.threadMessage.deleteMany({ where });
  await prisma.nudgedApplicant.deleteMany({ where });
  await save({});
  await owner.api.ok("members.remove", { organizationSlug, memberId: ada.memberId });
  expect(await send()).toBe(0);
  expect(await call.nudges.get({ organizationSlug })).toMatchObject({ senderId: null, senderName: null });
  await save({ senderId: owner.memberId });
  expect(await send()).toBe(4);
  expect(await prisma.messageBatch.count({ where })).toBe(2);
});

test("only owners and admins change the nudge, which needs someone to get it and fields that exist", async () => {
  const { organizationSlug, ada, applicants, save, call } = await makePractice();
  const before = await call.nudges.get({ organizationSlug });
  const { nextAt: _next, senderName: _name, ...fields } = before ?? expect.fail("the nudge is missing");
  for (const { person } of [ada, ...applicants.slice(0, 1)]) {
    const { code } = await callPage(await signIn(person), "nudges.save", { organizationSlug, ...fields });
    expect(code).toBe("insufficient_role");
  }
  for (const wrong of [
    { isToNotSharing: false },
    { body: "Hi {lastName}" },
    { inactiveDays: 3 },
    { senderId: applicants[0]?.memberId },
  ]) {
    await expect(save(wrong)).rejects.toThrow();
  }
  expect(await call.nudges.get({ organizationSlug })).toEqual(before);
});
