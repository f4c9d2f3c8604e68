import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { logOf, makeTeam } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { notifyOfBatch } from "./notices.ts";

/** Creates an organization with two coaches and two applicants, one with a cohort and a coach. */
async function makePractice() {
  const team = await makeTeam("owner", "coach", "coach", "applicant", "applicant");
  const { organizationSlug, members } = team;
  const [owner, ada, bo, kim, lee] = members;
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const applicantEmail = kim.person.email;
  await owner.api.ok("cohort_memberships.create", { organizationSlug, cohortId, applicantEmail });
  const applicantEmails = [applicantEmail];
  await owner.api.ok("caseload.assign", { organizationSlug, coachId: ada.memberId, applicantEmails });
  await prisma.account.update({ where: { id: kim.person.accountId }, data: { displayName: "Kim Sole" } });
  await prisma.account.update({ where: { id: lee.person.accountId }, data: { displayName: null } });
  await prisma.account.update({ where: { id: ada.person.accountId }, data: { displayName: "Ada Kern" } });
  const { name } = await prisma.organization.findUniqueOrThrow({ where: { id: team.id } });
  return { ...team, name, owner, ada, bo, kim, lee, emails: [applicantEmail, lee.person.email] };
}

const BODY = "Hi {firstName}, {coach} of {cohort} at {organization} says hello.";

test("a text to several applicants is previewed, then sent to each in their own thread, and listed once", async () => {
  const { id, organizationSlug, name, ada, kim, lee, emails } = await makePractice();
  const given = { organizationSlug, applicantEmails: [...emails, ada.person.email], body: BODY };
  const toKim = `Hi Kim, Ada Kern of Autumn at ${name} says hello.`;
  const toLee = `Hi there, ${name} of ${name} at ${name} says hello.`;
  const outcomes = (outcome: string) => [
    { applicantEmail: kim.person.email, outcome, body: toKim },
    { applicantEmail: lee.person.email, outcome, body: toLee },
    { applicantEmail: ada.person.email, outcome: "not_an_applicant", body: null },
  ];
  const preview = await ada.api.ok("messages.send_many", { ...given, dryRun: true });
  expect(preview).toEqual({ batch: null, data: outcomes("would_send") });
  expect(await prisma.threadMessage.count({ where: { organizationId: id } })).toBe(0);

  const { batch, data } = await ada.api.ok("messages.send_many", given);
  expect(data).toEqual(outcomes("sent"));
  const bodiesOf = async ({ api }: typeof kim) =>
    (await api.ok("messages.list", { organizationSlug })).data.map(({ body }) => body);
  expect([await bodiesOf(kim), await bodiesOf(lee)]).toEqual([[toKim], [toLee]]);
  await kim.api.ok("messages.mark_read", { organizationSlug, until: new Date().toISOString() });
  expect((await ada.api.ok("messages.list_batches", { organizationSlug })).data).toEqual([
    { ...batch, authorName: "Ada Kern", body: BODY, sent: 2, read: 1 },
  ]);
  const logged = (await logOf(id)).filter(({ action }) => action === "message_sent");
  expect(logged.map(({ subjectEmail }) => subjectEmail).toSorted()).toEqual(emails.toSorted());
  expect(JSON.stringify(logged)).not.toContain("says hello");

  await notifyOfBatch({ organizationId: id, batchId: batch?.id ?? "" });
  const planned = await prisma.messageNotice.findMany({ where: { organizationId: id } });
  expect(planned.map(({ readerId }) => readerId).toSorted()).toEqual(
    [kim.person.accountId, lee.person.accountId].toSorted(),
  );
});

test("staff page through who got a message to several applicants, and who has read it", async () => {
  const { organizationSlug, owner, bo, ada, kim, lee, emails } = await makePractice();
  const { batch } = await ada.api.ok("messages.send_many", {
    organizationSlug,
    applicantEmails: emails,
    body: BODY,
  });
  await kim.api.ok("messages.mark_read", { organizationSlug, until: new Date().toISOString() });
  await owner.api.ok("members.remove", { organizationSlug, memberId: lee.memberId });
  const pages = await pagesOf(bo.person);
  const of = { organizationSlug, batchId: batch?.id ?? "", limit: 1 };
  const first = await pages.messages.listRecipients(of);
  const second = await pages.messages.listRecipients({ ...of, cursor: first.nextCursor ?? "" });
  expect(second.hasMore).toBe(false);
  const toKim = {
    ...{ applicantEmail: kim.person.email, applicantDisplayName: "Kim Sole" },
    ...{ isRead: true, memberId: kim.memberId },
  };
  const toLee = {
    ...{ applicantEmail: lee.person.email, applicantDisplayName: null },
    ...{ isRead: false, memberId: null },
  };
  const all = emails[0] === emails.toSorted()[0] ? [toKim, toLee] : [toLee, toKim];
  expect([...first.data, ...second.data]).toEqual(all);

  const asApplicant = (await pagesOf(kim.person)).messages.listRecipients(of);
  await expect(asApplicant).rejects.toMatchObject({ cause: { code: "insufficient_role" } });
  const other = await makePractice();
  const elsewhere = await pagesOf(other.ada.person);
  const foreign = { ...of, organizationSlug: other.organizationSlug };
  expect((await elsewhere.messages.listRecipients(foreign)).data).toEqual([]);
});

test("messages sent in several requests are one batch, if sender and text are the same, and no one gets it twice", async () => {
  const { id, organizationSlug, ada, bo, kim, lee } = await makePractice();
  const send = ({ api }: typeof ada, to: typeof kim, given: { body: string; batchId?: string }) =>
    api.ok("messages.send_many", { organizationSlug, applicantEmails: [to.person.email], ...given });
  const { batch } = await send(ada, kim, { body: "Hello" });
  const batchId = batch?.id ?? "";
  const added = await send(ada, lee, { body: "Hello", batchId });
  expect(added.batch).toEqual({ ...batch, sent: 2 });
  expect((await ada.api.ok("messages.list_batches", { organizationSlug })).data).toEqual([added.batch]);
  const repeated = await send(ada, lee, { body: "Hello", batchId });
  expect(repeated).toMatchObject({ batch: null, data: [{ outcome: "already_sent" }] });
  const to = { organizationSlug, applicantEmails: [kim.person.email], batchId };
  await ada.api.rejected("messages.send_many", { ...to, body: "Goodbye" }, "not_found");
  await bo.api.rejected("messages.send_many", { ...to, body: "Hello" }, "not_found");
  expect(await prisma.threadMessage.count({ where: { organizationId: id } })).toBe(2);
});

test("an applicant gets at most three such messages in seven days, however many coaches send concurrently", async () => {
  const { id, organizationSlug, ada, bo, kim } = await makePractice();
  const applicantEmails = [kim.person.email];
  const send = ({ api }: typeof ada, body: string) =>
    api.ok("messages.send_many", { organizationSlug, applicantEmails, body });
  const all = await Promise.all([ada, bo, ada, bo, ada, bo].map((item, index) => send(item, `No. ${index}`)));
  const outcomes = all.map(({ data }) => data[0]?.outcome);
  expect(outcomes.toSorted()).toEqual([...Array(3).fill("sent"), ...Array(3).fill("weekly_limit")]);
  const [rejected] = all.filter(({ batch }) => batch === null);
  expect(rejected?.data[0]?.outcome).toBe("weekly_limit");
  expect(await prisma.threadMessage.count({ where: { organizationId: id } })).toBe(3);
  expect(await prisma.messageBatch.count({ where: { organizationId: id } })).toBe(3);
  const to = { organizationSlug, applicantEmail: kim.person.email };
  await ada.api.ok("messages.send", { ...to, body: "A message to one person" });
  await prisma.threadMessage.updateMany({
    where: { organizationId: id },
    data: { createdAt: new Date(Date.now() - 8 * 86_400_000) },
  });
  expect((await send(bo, "Next week")).data[0]?.outcome).toBe("sent");
});

test("a text with an unknown field is rejected, and one that grows too long isn't sent to that applicant", async () => {
  const { id, organizationSlug, name, ada, kim, lee, emails } = await makePractice();
  const given = { organizationSlug, applicantEmails: emails };
  const unknown = { ...given, body: "Hi {lastName}" };
  await ada.api.rejected("messages.send_many", unknown, "validation_failed");
  await prisma.account.update({ where: { id: lee.person.accountId }, data: { displayName: "L".repeat(50) } });
  const body = `{firstName}${"x".repeat(5_000 - 11 - 10)}`;
  const { data } = await ada.api.ok("messages.send_many", { ...given, body });
  expect(data.map(({ outcome }) => outcome)).toEqual(["sent", "too_long"]);
  const repeated = { ...given, body: "{firstName}".repeat(450), dryRun: true };
  const [, long] = (await ada.api.ok("messages.send_many", repeated)).data;
  expect(long).toMatchObject({ outcome: "too_long", body: "L".repeat(5_001) });
  await kim.api.rejected("messages.send_many", { ...given, body: name }, "insufficient_role");
  await kim.api.rejected("messages.list_batches", { organizationSlug }, "insufficient_role");
  expect(await prisma.threadMessage.count({ where: { organizationId: id } })).toBe(1);
  const other = await makePractice();
  const foreign = await other.ada.api.ok("messages.send_many", {
    organizationSlug: other.organizationSlug,
    applicantEmails: emails,
    body: "Hi",
  });
  expect(foreign.data.map(({ outcome }) => outcome)).toEqual(["not_an_applicant", "not_an_applicant"]);
});
