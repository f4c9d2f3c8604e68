import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { listLocalMail, readLocalMail } from "#server/mail/local-mailbox.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { notifyOfMessages } from "./notices.ts";

/** Creates an organization with an owner, two coaches, and two applicants who share no board. */
async function makePractice() {
  const team = await makeTeam("owner", "coach", "coach", "applicant", "applicant");
  const { organizationSlug, members } = team;
  const [owner, ada, bo, kim, lee] = members;
  const to = (person: typeof kim) => ({ organizationSlug, applicantEmail: person.person.email });
  return { ...team, owner, ada, bo, kim, lee, to };
}

test("staff and an applicant who shares nothing write to each other, and others read nothing", async () => {
  const { organizationSlug, owner, ada, bo, kim, lee, to } = await makePractice();
  await ada.api.ok("messages.send", { ...to(kim), body: "How is it going?" });
  await kim.api.ok("messages.send", { organizationSlug, body: "Fine, thank you." });
  for (const staff of [owner, ada, bo]) {
    const { data } = await staff.api.ok("messages.list", to(kim));
    expect(data.map(({ body, isFromApplicant }) => [body, isFromApplicant])).toEqual([
      ["Fine, thank you.", true],
      ["How is it going?", false],
    ]);
  }
  expect((await lee.api.ok("messages.list", { organizationSlug })).data).toEqual([]);
  await lee.api.rejected("messages.list", to(kim), "validation_failed");
  await lee.api.rejected("messages.send", { ...to(kim), body: "Hi" }, "validation_failed");
  await ada.api.rejected("messages.send", { organizationSlug, body: "Hi" }, "validation_failed");
  await ada.api.rejected("messages.send", { ...to(owner), body: "Hi" }, "not_found");
  const other = await makePractice();
  await other.ada.api.rejected("messages.list", to(kim), "not_found");
});

test("read marks are each person's own, never go back, and are seen by the other side", async () => {
  const { organizationSlug, ada, bo, kim, to } = await makePractice();
  await kim.api.ok("messages.send", { organizationSlug, body: "One" });
  const { createdAt: until } = await kim.api.ok("messages.send", { organizationSlug, body: "Two" });
  const unreadOf = async ({ api }: typeof ada) =>
    (await api.ok("messages.list_threads", { organizationSlug })).data.map(({ unread }) => unread);
  expect([await unreadOf(ada), await unreadOf(bo)]).toEqual([[2], [2]]);
  const seenByKim = async () =>
    (await kim.api.ok("messages.list", { organizationSlug })).data.map(({ isRead }) => isRead);
  expect(await seenByKim()).toEqual([false, false]);
  expect(await ada.api.ok("messages.mark_read", { ...to(kim), until })).toEqual({ unread: 0 });
  await ada.api.ok("messages.mark_read", { ...to(kim), until: "2020-01-01T00:00:00Z" });
  expect([await unreadOf(ada), await unreadOf(bo)]).toEqual([[0], [2]]);
  expect(await seenByKim()).toEqual([true, true]);
  const isUnread = { organizationSlug, isUnread: true };
  expect((await ada.api.ok("messages.list_threads", isUnread)).data).toEqual([]);
  expect((await bo.api.ok("messages.list_threads", isUnread)).data).toHaveLength(1);
  await bo.api.ok("messages.send", { ...to(kim), body: "Three" });
  const call = await pagesOf(kim.person);
  expect(await call.messages.countUnread({})).toMatchObject([{ slug: organizationSlug, unread: 1 }]);
  await kim.api.ok("messages.mark_read", { organizationSlug, until: new Date().toISOString() });
  expect(await call.messages.countUnread({})).toEqual([]);
});

test("a message that waited for a later one doesn't move the thread back, and the later one can be read", async () => {
  const { organizationSlug, id: organizationId, ada, bo, kim, to } = await makePractice();
  const later = new Date(Date.now() + 60_000);
  const { id } = await kim.api.ok("messages.send", { organizationSlug, body: "Later" });
  await prisma.threadMessage.updateMany({ where: { organizationId, id }, data: { createdAt: later } });
  await prisma.thread.updateMany({ where: { organizationId }, data: { lastMessageAt: later } });
  await ada.api.ok("messages.send", { ...to(kim), body: "One" });
  const applicantEmails = [kim.person.email];
  await ada.api.ok("messages.send_many", { organizationSlug, applicantEmails, body: "Two" });
  const { data } = await bo.api.ok("messages.list_threads", { organizationSlug });
  expect(data).toMatchObject([{ lastMessageAt: later.toISOString(), isLastFromApplicant: true }]);
  expect(await bo.api.ok("messages.mark_read", { ...to(kim), until: later.toISOString() })).toEqual({
    unread: 0,
  });
});

test("messages from before someone joined aren't new to them", async () => {
  const { organizationSlug, bo, kim, to } = await makePractice();
  await kim.api.ok("messages.send", { organizationSlug, body: "One" });
  await prisma.member.updateMany({
    where: { accountId: bo.person.accountId },
    data: { joinedAt: new Date() },
  });
  expect((await bo.api.ok("messages.list_threads", { organizationSlug })).data).toMatchObject([
    { unread: 0 },
  ]);
  await kim.api.ok("messages.send", { organizationSlug, body: "Two" });
  expect((await bo.api.ok("messages.list_threads", { organizationSlug })).data).toMatchObject([
    { unread: 1 },
  ]);
  expect((await bo.api.ok("messages.list", to(kim))).data.map(({ isNew }) => isNew)).toEqual([true, false]);
  const longAgo = { ...to(kim), until: "2020-01-01T00:00:00Z" };
  expect(await bo.api.ok("messages.mark_read", longAgo)).toEqual({ unread: 1 });
});

test("the thread with someone who left is not in the list, where no one could open it or mark it as read", async () => {
  const { organizationSlug, ada, kim } = await makePractice();
  await kim.api.ok("messages.send", { organizationSlug, body: "Goodbye" });
  const threads = async () => (await ada.api.ok("messages.list_threads", { organizationSlug })).data;
  expect(await threads()).toMatchObject([{ applicantEmail: kim.person.email, unread: 1 }]);
  await kim.api.ok("members.leave", { organizationSlug });
  const thread = { organizationSlug, applicantEmail: kim.person.email };
  await ada.api.rejected("messages.list", thread, "not_found");
  expect(await threads()).toEqual([]);
});

test("Today asks no one to read messages or do tasks that they got before they became staff", async () => {
  const { organizationSlug, owner, ada, kim, to } = await makePractice();
  await ada.api.ok("messages.send", { ...to(kim), body: "How is it going?" });
  const applicantEmails = [kim.person.email];
  await ada.api.ok("assigned_tasks.create", { organizationSlug, text: "Send a résumé", applicantEmails });
  const call = await pagesOf(kim.person);
  const asked = async () => [await call.messages.countUnread({}), await call.assignedTasks.listDue({})];
  expect((await asked()).map((some) => some.length)).toEqual([1, 1]);
  const member = { organizationSlug, memberId: kim.memberId };
  await owner.api.ok("members.update_role", { ...member, role: "coach" });
  expect(await asked()).toEqual([[], []]);
});

test("the thread shows notes on cards: to the applicant always, to staff while the board is shared", async () => {
  const { organizationSlug, ada, kim, to } = await makePractice();
  const { id: boardId } = await kim.api.ok("boards.create", { name: "Search" });
  const job = { title: "Cook" };
  const company = { name: "Inn" };
  const { id: applicationId } = await kim.api.ok("applications.create", { boardId, company, job });
  const { id: shareId } = await kim.api.ok("shares.create", { boardId, organizationSlug });
  await ada.api.ok("coach_notes.create", { applicationId, body: "Call them." });
  await kim.api.ok("messages.send", { organizationSlug, applicationId, body: "I did." });
  const card = { applicationId, boardId, shareId, title: "Cook", companyName: "Inn" };
  const { data } = await ada.api.ok("messages.list", to(kim));
  expect(data).toMatchObject([
    { kind: "message", body: "I did.", card },
    { kind: "note", body: "Call them.", card, isRead: null },
  ]);
  await kim.api.ok("messages.send", { organizationSlug, body: "Thanks!" });
  const aboutCard = async ({ api }: typeof ada, name: object) =>
    (await api.ok("messages.list", { organizationSlug, ...name, applicationId })).data.map(
      ({ body }) => body,
    );
  expect(await aboutCard(ada, to(kim))).toEqual(["I did.", "Call them."]);
  expect(await aboutCard(kim, {})).toEqual(["I did.", "Call them."]);
  await kim.api.ok("shares.delete", { shareId });
  expect(await aboutCard(ada, to(kim))).toEqual([]);
  expect(await aboutCard(kim, {})).toEqual(["I did.", "Call them."]);
  const unshared = await ada.api.ok("messages.list", to(kim));
  expect(unshared.data).toMatchObject([{ body: "Thanks!" }, { body: "I did.", card: null }]);
  const own = await kim.api.ok("messages.list", { organizationSlug });
  expect(own.data.map(({ body }) => body)).toEqual(["Thanks!", "I did.", "Call them."]);
  await kim.api.rejected("messages.send", { organizationSlug, applicationId, body: "Hm" }, "not_found");
});

test("an applicant's message is emailed to their coaches, or else to the managers, unless they read it or turned it off", async () => {
  const { id: organizationId, organizationSlug, owner, ada, bo, kim, to } = await makePractice();
  const since = new Date(Date.now() - 1_000).toISOString();
  const planned = async () =>
    (await prisma.messageNotice.findMany({ where: { organizationId } }))
      .map(({ readerId }) => readerId)
      .sort();
  await kim.api.ok("messages.send", { organizationSlug, body: "A word in confidence" });
  expect(await planned()).toEqual([owner.person.accountId]);
  await owner.api.ok("caseload.assign", {
    organizationSlug,
    coachId: ada.memberId,
    applicantEmails: [kim.person.email],
  });
  await kim.api.ok("messages.send", { organizationSlug, body: "Another" });
  expect(await planned()).toEqual([owner.person.accountId, ada.person.accountId].sort());
  const tell = async ({ person }: typeof ada) => {
    await notifyOfMessages({ readerId: person.accountId, organizationId, since }, crypto.randomUUID());
    return listLocalMail(person.email);
  };
  const [{ id = "" } = {}] = await tell(ada);
  const mail = await readLocalMail(id);
  expect(JSON.stringify(mail)).toContain("2 new messages");
  expect(JSON.stringify(mail)).not.toContain("in confidence");
  expect(await tell(bo)).toEqual([]);
  const requireFactor = (isRequired: boolean) =>
    prisma.organization.update({
      where: { id: organizationId },
      data: { requiresSecondFactor: isRequired },
    });
  await requireFactor(true);
  expect(await tell(owner)).toEqual([]);
  await requireFactor(false);
  await owner.api.ok("messages.mark_read", { ...to(kim), until: new Date().toISOString() });
  expect(await tell(owner)).toEqual([]);
  const call = await pagesOf(ada.person);
  await call.preferences.setNotifications({ mail: { kind: "messages", isOn: false } });
  expect(await tell(ada)).toHaveLength(1);
});

test("a thread has a limited number of messages, even with concurrent senders", async () => {
  const { id: organizationId, organizationSlug, kim } = await makePractice();
  await kim.api.ok("messages.send", { organizationSlug, body: "One" });
  const { id } = await prisma.thread.findFirstOrThrow({ where: { organizationId } });
  await prisma.quotaUse.updateMany({
    where: { quota: "threadMessages", subject: id },
    data: { used: 4_999 },
  });
  const sent = await Promise.all(
    [1, 2, 3].map((n) => kim.api.send("messages.send", { organizationSlug, body: `Message ${n}` })),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await kim.api.ok("messages.list", { organizationSlug })).data).toHaveLength(2);
});
