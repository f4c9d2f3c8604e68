import { createHmac, randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { readLocalMail } from "#server/mail/local-mailbox.ts";
import { notifyOfMessages } from "#server/resources/messages/notices.ts";
import { replyAddressOf } from "#server/resources/messages/reply-address.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { makeTeam, type TeamMember } from "#server/testing/membership.ts";
import { handleInboundMail } from "./inbound-mail.ts";
import { type InboundSmtp, listenForMail } from "./inbound-smtp.ts";

const DOMAIN = "in.offerlane.example";
const SECRET = "a-secret-of-the-provider-for-tests-0123456789";
const DAY_MS = 86_400_000;

let listener: InboundSmtp;
/** Each test begins with the settings of the process. */
const receive = () =>
  Object.assign(env(), {
    INBOUND_MAIL_DOMAIN: DOMAIN,
    INBOUND_MAIL_SECRET: SECRET,
    INBOUND_SMTP_PORT: 0,
    INBOUND_SMTP_HOST: "127.0.0.1",
  });
beforeAll(async () => {
  receive();
  listener = (await listenForMail()) ?? expect.fail("nothing listens");
});
beforeEach(receive);
afterAll(() => listener.close());

/** Creates an organization in which a coach wrote to two applicants. */
async function makePractice() {
  const { id, organizationSlug, members } = await makeTeam("owner", "coach", "applicant", "applicant");
  const [owner, ada, kim, lee] = members;
  const applicantEmails = [kim.person.email, lee.person.email];
  await owner.api.ok("caseload.assign", { organizationSlug, coachId: ada.memberId, applicantEmails });
  for (const applicantEmail of applicantEmails)
    await ada.api.ok("messages.send", { organizationSlug, applicantEmail, body: "Can you come on Tuesday?" });
  const bodies = async ({ person }: TeamMember) =>
    (await ada.api.ok("messages.list", { organizationSlug, applicantEmail: person.email })).data.map(
      ({ body }) => body,
    );
  return { id, organizationSlug, owner, ada, kim, lee, bodies };
}
type Practice = Awaited<ReturnType<typeof makePractice>>;

/** Emails a member about new messages, and returns the email. */
async function noticeTo({ id: organizationId }: Practice, { person }: TeamMember) {
  const since = new Date(Date.now() - 60_000).toISOString();
  const id = randomUUID();
  await notifyOfMessages({ readerId: person.accountId, organizationId, since }, id);
  return (await readLocalMail(id)) ?? expect.fail("no email was sent");
}

const addressOf = async (practice: Practice, member: TeamMember) =>
  (await noticeTo(practice, member)).replyTo ?? expect.fail("the notice has no address for replies");

/** Sends an email to an address by SMTP, as a person's email program does. */
const send = (
  to: string,
  text: string,
  { from = "kim@elsewhere.example", ...more }: Record<string, unknown> = {},
) =>
  createTransport({ host: "127.0.0.1", port: listener.port, ignoreTLS: true }).sendMail({
    envelope: { from: from as string, to: [to] },
    from: "kim@elsewhere.example",
    to,
    text,
    ...more,
  });

/** Submits a raw email as a provider does. */
async function post(to: string, text: string): Promise<unknown> {
  const raw = [`To: ${to}`, "From: kim@people.example", `Message-ID: <${randomUUID()}@x.example>`, "", text];
  const body = raw.join("\r\n");
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", SECRET).update(`m.${timestamp}.${body}`).digest("base64");
  const headers = {
    "webhook-id": "m",
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
  const url = "http://localhost/api/inbound-mail/raw";
  return (await handleInboundMail(new Request(url, { method: "POST", headers, body }))).json();
}

test("a reply to a notice becomes a message of its reader, from applicants and from staff, no matter which address it comes from", async () => {
  const practice = await makePractice();
  const { organizationSlug, ada, kim, bodies } = practice;
  const notice = await noticeTo(practice, kim);
  expect(notice.text).toContain("Reply to this email, or open the thread.");
  const address = notice.replyTo ?? "";
  expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
  await send(
    address.toUpperCase(),
    "Yes, I can.\n\nOn Fri, Nov 27, 2026, Offerlane <x@y.example> wrote:\n\n> 1 new",
  );
  expect(await bodies(kim)).toEqual(["Yes, I can.", "Can you come on Tuesday?"]);
  const [message] = (await kim.api.ok("messages.list", { organizationSlug })).data;
  expect(message).toMatchObject({ isFromApplicant: true, authorName: kim.person.displayName });
  const staffs = await addressOf(practice, ada);
  expect(await post(staffs, "Great!")).toEqual({ received: "stored" });
  expect((await bodies(kim))[0]).toBe("Great!");
});

test("an email that arrives several times, concurrently or later, becomes one message", async () => {
  const practice = await makePractice();
  const address = await addressOf(practice, practice.kim);
  const reply = () => send(address, "Yes", { messageId: "<once@elsewhere.example>" });
  await Promise.all([reply(), reply(), reply()]);
  await reply();
  expect(await practice.bodies(practice.kim)).toEqual(["Yes", "Can you come on Tuesday?"]);
});

test("a notice has no address for replies if it is about several threads, or if the installation receives no email", async () => {
  const practice = await makePractice();
  const { organizationSlug, ada, kim, lee } = practice;
  for (const { api } of [kim, lee]) await api.ok("messages.send", { organizationSlug, body: "Hello" });
  const notice = await noticeTo(practice, ada);
  expect(notice.replyTo).toBeNull();
  expect(notice.text).not.toContain("Reply to this email");
  Object.assign(env(), { INBOUND_MAIL_DOMAIN: undefined });
  expect((await noticeTo(practice, kim)).replyTo).toBeNull();
});

test("an address with a wrong seal, another reader, another thread, or a later day is treated as unknown", async () => {
  const practice = await makePractice();
  const { kim, lee, bodies } = practice;
  const [kims, lees] = [await addressOf(practice, kim), await addressOf(practice, lee)];
  const changed = (from: number, to: number) =>
    `${kims.slice(0, from)}${lees.slice(from, to)}${kims.slice(to)}`;
  const later = `${kims.slice(0, 36)}zzz${kims.slice(39)}`;
  const forged = kims.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@"));
  for (const address of [changed(0, 26), changed(26, 36), changed(39, 63), later, forged]) {
    expect(address).not.toBe(kims);
    await expect(send(address, "Forged")).rejects.toThrow("550 5.1.1");
    expect(await post(address, "Forged")).toEqual({ received: "unknown_recipient" });
  }
  expect(await bodies(kim)).toHaveLength(1);
  expect(await queuedMail(kim.person.email)).toEqual([]);
});

test("an automatic reply, a bounce, and a reply without text create no message and get no reply", async () => {
  const practice = await makePractice();
  const { kim, bodies } = practice;
  const address = await addressOf(practice, kim);
  await send(address, "I am away", { headers: { "Auto-Submitted": "auto-replied" } });
  await send(address, "Undelivered", { envelope: { from: "", to: [address] } });
  await send(address, "> 1 new message");
  expect(await bodies(kim)).toHaveLength(1);
  expect(await queuedMail(kim.person.email)).toEqual([]);
});

test("files of a reply are named in an email to its reader, and the text is sent", async () => {
  const practice = await makePractice();
  const { kim, bodies } = practice;
  const address = await addressOf(practice, kim);
  const attachments = [{ filename: "cv.pdf", content: "a" }];
  await send(address, "Here it is.", { attachments });
  expect((await bodies(kim))[0]).toBe("Here it is.");
  const [mail, ...more] = await queuedMail(kim.person.email);
  expect(mail?.text).toContain("- cv. pdf");
  await send(address, "", { attachments });
  expect((await queuedMail(kim.person.email)).slice(more.length + 1)[0]?.text).toContain("no text");
  expect(await bodies(kim)).toHaveLength(2);
});

test("a reply that can't be sent gets one email to the reader's own address, with the reason and a link", async () => {
  const practice = await makePractice();
  const { id: organizationId, organizationSlug, owner, ada, kim, lee, bodies } = practice;
  const repliesTo = async ({ person }: TeamMember) =>
    (await queuedMail(person.email)).map(({ text }) => text);
  const { id: threadId } = await prisma.thread.findFirstOrThrow({
    where: { organizationId, accountId: kim.person.accountId },
  });
  const right = { threadId, readerId: kim.person.accountId };
  const made = (days: number) => replyAddressOf(right, new Date(Date.now() - days * DAY_MS)) ?? "";
  await send(made(30), "In time");
  const late = () => send(made(31), "Too late", { messageId: "<late@elsewhere.example>" });
  await late();
  await late();
  await send(made(0), "x".repeat(LIMITS.text.message + 1));
  await prisma.quotaUse.updateMany({
    where: { quota: "threadMessages", subject: threadId },
    data: { used: LIMITS.quotas.threadMessages },
  });
  await send(made(0), "One too many");
  const [expired, long, full, ...others] = await repliesTo(kim);
  expect(expired).toContain("This one is older");
  expect(expired).toContain(`/o/${organizationSlug}`);
  expect(long).toContain("yours is longer");
  expect(full).toContain("has reached its limit");
  expect(others).toEqual([]);
  expect((await bodies(kim))[0]).toBe("In time");

  const [lees, adas] = [await addressOf(practice, lee), await addressOf(practice, ada)];
  await owner.api.ok("members.update_role", { organizationSlug, memberId: ada.memberId, role: "applicant" });
  await owner.api.ok("members.remove", { organizationSlug, memberId: lee.memberId });
  await send(lees, "Still there?");
  await send(adas, "Still your coach");
  for (const member of [lee, ada])
    expect((await repliesTo(member))[0]).toContain("now has another role there");
  const written = await prisma.threadMessage.findMany({ where: { organizationId } });
  expect(written.map(({ body }) => body)).not.toContain("Still there?");
  expect(written.map(({ body }) => body)).not.toContain("Still your coach");
});

test("a reader gets few such emails a day, and none at an unconfirmed address", async () => {
  const practice = await makePractice();
  const { kim, lee } = practice;
  const tooLong = "x".repeat(LIMITS.text.message + 1);
  const address = await addressOf(practice, kim);
  for (let time = 0; time <= LIMITS.mail.replyNotices; time += 1) await send(address, tooLong);
  expect(await queuedMail(kim.person.email)).toHaveLength(LIMITS.mail.replyNotices);
  const lees = await addressOf(practice, lee);
  await prisma.user.update({ where: { id: lee.person.userId }, data: { emailVerified: null } });
  await send(lees, tooLong);
  expect(await queuedMail(lee.person.email)).toEqual([]);
});
