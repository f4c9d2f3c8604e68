import { beforeEach, expect, test } from "vitest";
import { receiveRawMail } from "#server/resources/inbound-emails/receive-raw.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";
import { calendarOf, mailOf } from "#server/testing/scored-mails/mail.ts";

let api: Rest;
let person: Person;
let card: { id: string };
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  card = await makeApplication(api, person.boardId, {
    status: "applied",
    job: { title: "Backend Engineer" },
    company: { name: "Northwind Robotics", website: "https://northwind-robotics.com" },
  });
});

async function page<Result>(
  person: Person,
  name: Parameters<typeof callPage>[1],
  input: object = {},
): Promise<Result> {
  const { status, data } = await callPage(await signIn(person), name, input);
  expect(status).toBe(200);
  return data as Result;
}

const FROM = "Kim Ode <kim@northwind-robotics.com>";
const rejection = mailOf({
  from: FROM,
  subject: "Your application for Backend Engineer",
  text: "Thank you for your time. Unfortunately, we decided to move forward with other candidates.",
});
const confirmation = mailOf({
  from: "Umbrella Careers <jobs@umbrella.example>",
  subject: "Application received: Lab Technician",
  text: "Thank you for your application for Lab Technician. We have received your application.",
});
const handIn = (raw: string) => api.ok("inbound_emails.create", { raw });
const statusOf = async () => (await api.ok("applications.get", { applicationId: card.id })).status;

test("an email suggests what to do with its card, and changes nothing until it is accepted", async () => {
  const mail = await handIn(rejection);
  expect(mail).toMatchObject({
    kind: "rejection",
    state: "open",
    confidence: "high",
    card: { id: card.id },
    proposal: { action: "move_card", status: "rejected" },
  });
  expect(await statusOf()).toBe("applied");
  const accepted = await api.ok("inbound_emails.accept", { inboundEmailId: mail.id });
  expect(accepted.state).toBe("accepted");
  expect(await statusOf()).toBe("rejected");
});

test("an email that arrives twice is stored once", async () => {
  const [first, second] = [await handIn(rejection), await handIn(rejection)];
  expect(second.id).toBe(first.id);
  expect((await api.ok("inbound_emails.list", {})).data).toHaveLength(1);
});

/** Returns an employer's email with a version of the same appointment. */
const invitation = (sequence: number, time: string, method = "REQUEST") =>
  mailOf({
    from: FROM,
    subject: `Interview ${sequence}`,
    text: "Your interview with us.",
    headers: [`X-Sequence: ${sequence}`],
    calendar: calendarOf([time, `SEQUENCE:${sequence}`, "SUMMARY:Interview"], method),
  }).replace(/^Message-ID: .*$/m, `Message-ID: <${sequence}@northwind>`);

test("an appointment in a calendar file becomes an interview, which it then moves, cancels, and brings back", async () => {
  const invite = (sequence: number, hour: string, method?: string) =>
    invitation(sequence, `DTSTART;TZID=W. Europe Standard Time:20261203T${hour}0000`, method);
  const first = await handIn(invite(0, "14"));
  expect(first).toMatchObject({ kind: "interview", appointment: { startsAt: "2026-12-03T13:00:00.000Z" } });
  const accepted = await api.ok("inbound_emails.accept", { inboundEmailId: first.id });
  const interviewId = accepted.interviewId ?? "";
  expect(await statusOf()).toBe("interviewing");
  const moved = await handIn(
    invite(1, "16").replace("Your interview with us.", "New time for our interview."),
  );
  await api.ok("inbound_emails.accept", { inboundEmailId: moved.id });
  const { scheduledAt } = await api.ok("interviews.get", { interviewId });
  expect(scheduledAt).toBe("2026-12-03T15:00:00.000Z");
  const off = await handIn(invite(2, "16", "CANCEL"));
  expect(off.proposal).toMatchObject({ action: "call_off_interview" });
  await api.ok("inbound_emails.accept", { inboundEmailId: off.id });
  expect((await api.ok("interviews.get", { interviewId })).outcome).toBe("canceled");
  const back = await handIn(invite(3, "18"));
  await api.ok("inbound_emails.accept", { inboundEmailId: back.id });
  const again = { scheduledAt: "2026-12-03T17:00:00.000Z", outcome: "pending" };
  expect(await api.ok("interviews.get", { interviewId })).toMatchObject(again);
  await api.ok("inbound_emails.undo", { inboundEmailId: back.id });
  expect(await api.ok("interviews.get", { interviewId })).toMatchObject({ scheduledAt, outcome: "canceled" });
});

test("an email with characters that can't be stored is stored without them, even if cutting a text breaks one", async () => {
  const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
  const mail = await handIn(
    mailOf({
      from: `${encoded("Kim\0 Ode")} <kim@northwind-robotics.com>`,
      subject: encoded("Interview for\0 Backend Engineer"),
      text: "Your interview with us.",
      calendar: calendarOf(["DTSTART:20261203T140000Z", `SUMMARY:${"a".repeat(199)}😀`, "LOCATION:Room 1"]),
    }),
  );
  expect(mail).toMatchObject({
    from: { name: "Kim\ufffd Ode" },
    subject: "Interview for\ufffd Backend Engineer",
    appointment: { summary: `${"a".repeat(199)}\ufffd` },
  });
});

test.each(["31 Dec 9999 23:59:59 -1200", "Sat, 28 Nov 20260 10:00:00 +0000", "Mon, 99 Nov 2026 10:00:00"])(
  "an email with an impossible time, %s, is stored without it",
  async (time) => {
    const mail = await handIn(rejection.replace(/^Date: .*$/m, `Date: ${time}`));
    expect(mail).toMatchObject({ kind: "rejection", sentAt: null });
  },
);

test("an unknown employer's confirmation creates a card when it is accepted", async () => {
  const mail = await handIn(confirmation);
  expect(mail.newCard).toEqual({ companyName: "Umbrella", title: "Lab Technician" });
  const { card: made } = await api.ok("inbound_emails.accept", { inboundEmailId: mail.id });
  expect(made).toMatchObject({ title: "Lab Technician", companyName: "Umbrella", status: "applied" });
});

test("if two cards fit equally, neither is chosen, and accepting requires one of them", async () => {
  const { status: _status, ...twin } = { status: "", job: { title: "Backend Engineer" } };
  const other = await makeApplication(api, person.boardId, {
    ...twin,
    company: { name: "Northwind Robotics" },
  });
  const mail = await handIn(rejection);
  expect(mail.card).toBeNull();
  expect(mail.candidates.map(({ id }) => id).sort()).toEqual([card.id, other.id].sort());
  await expect(api.ok("inbound_emails.accept", { inboundEmailId: mail.id })).rejects.toThrow();
  const chosen = { inboundEmailId: mail.id, applicationId: other.id };
  expect((await api.ok("inbound_emails.accept", chosen)).card?.id).toBe(other.id);
  expect(await statusOf()).toBe("applied");
});

test("a sender is recognized as a contact by a name that JavaScript and the database lowercase differently", async () => {
  const name = "İlker Öz";
  await api.ok("contacts.create", { name, applicationIds: [card.id] });
  const mail = await handIn(
    mailOf({
      from: `${name} <yiorgos@gmail.com>`,
      subject: "Your application for Backend Engineer",
      text: "Unfortunately, we decided to move forward with other candidates.",
    }),
  );
  expect(mail.card?.id).toBe(card.id);
});

test("mail reaches the account of its address until the address is replaced, and an ignored sender's mail is dropped", async () => {
  const { address } = await page<{ address: string }>(person, "inbound_emails.renew_address");
  const raw = Buffer.from(rejection);
  expect(await receiveRawMail(raw, [address.toUpperCase()])).toBe("stored");
  const [mail] = (await api.ok("inbound_emails.list", {})).data;
  await api.ok("inbound_emails.dismiss", { inboundEmailId: mail?.id ?? "", reason: "ignore_sender" });
  expect(
    await receiveRawMail(Buffer.from(rejection.replace("Message-ID: <", "Message-ID: <again")), [address]),
  ).toBe("dropped");
  await page(person, "inbound_emails.renew_address");
  expect(await receiveRawMail(raw, [address])).toBe("unknown_recipient");
});

test("a sender is ignored until they are no longer, whatever their address; one without an address never is", async () => {
  const from = (sender: string, id: string) =>
    rejection.replace(`From: ${FROM}`, `From: ${sender}`).replace("Message-ID: <", `Message-ID: <${id}`);
  const ignore = async (raw: string) => {
    const { id: inboundEmailId } = await handIn(raw);
    await api.ok("inbound_emails.dismiss", { inboundEmailId, reason: "ignore_sender" });
    return (await page<{ blockedSenders: string[] }>(person, "inbound_emails.get_settings")).blockedSenders;
  };
  const odd = "prvs=1a2b=jobs@northwind-robotics.com";
  expect(await ignore(from(`Kim <${odd}>`, "1"))).toEqual([odd]);
  await api.rejected("inbound_emails.create", { raw: from(`Kim <${odd}>`, "2") }, "email_unreadable");
  await page(person, "inbound_emails.change_settings", { unblock: odd });
  expect((await handIn(from(`Kim <${odd}>`, "2"))).from.address).toBe(odd);
  expect(await ignore(from("Undisclosed", "3"))).toEqual([]);
});

test("the code of a provider that confirms forwarding is shown, and no email is stored", async () => {
  const { address } = await page<{ address: string }>(person, "inbound_emails.renew_address");
  const raw = mailOf({
    from: "Gmail Team <forwarding-noreply@google.com>",
    subject: "(#481623907) Gmail Forwarding Confirmation - Receive Mail from noor@gmail.example",
    text: "noor@gmail.example has requested to automatically forward mail to your email address.",
  });
  expect(await receiveRawMail(Buffer.from(raw), [address])).toBe("dropped");
  const settings = await page<{ forwardingCode: string }>(person, "inbound_emails.get_settings");
  expect(settings.forwardingCode).toBe("481623907");
});

test("undoing what an email changed brings back the card's column and date, the interview, and the open email", async () => {
  const undo = (inboundEmailId: string) => api.ok("inbound_emails.undo", { inboundEmailId });
  const rejected = await handIn(rejection);
  await api.ok("inbound_emails.accept", { inboundEmailId: rejected.id });
  expect(await undo(rejected.id)).toEqual({ ...rejected, updatedAt: expect.any(String) });
  expect(await statusOf()).toBe("applied");
  const { data: history } = await api.ok("applications.get_status_history", { applicationId: card.id });
  expect(history.map(({ status }) => status)).toEqual(["applied"]);

  const invited = await handIn(
    mailOf({
      from: FROM,
      subject: "Interview",
      text: "Your interview with us.",
      calendar: calendarOf(["DTSTART:20261203T140000Z", "SUMMARY:Interview"]),
    }),
  );
  const { interviewId } = await api.ok("inbound_emails.accept", { inboundEmailId: invited.id });
  await undo(invited.id);
  expect((await api.send("interviews.get", { interviewId: interviewId ?? "" })).status).toBe(404);
  expect(await statusOf()).toBe("applied");
});

test("an accepted email that is dismissed stays accepted, so that it can be undone", async () => {
  const { id: inboundEmailId } = await handIn(rejection);
  await api.ok("inbound_emails.accept", { inboundEmailId });
  const dismissed = await api.ok("inbound_emails.dismiss", { inboundEmailId, reason: "not_this_card" });
  expect(dismissed).toMatchObject({ state: "accepted", card: { id: card.id } });
  expect((await api.ok("inbound_emails.undo", { inboundEmailId })).state).toBe("open");
  expect(await statusOf()).toBe("applied");
});

test("undoing leaves a card that was moved since then, and deletes the card that the email created", async () => {
  const { id: inboundEmailId } = await handIn(rejection);
  await api.ok("inbound_emails.accept", { inboundEmailId });
  await api.ok("applications.move", { applicationId: card.id, status: "offer" });
  expect((await api.ok("inbound_emails.undo", { inboundEmailId })).state).toBe("open");
  expect(await statusOf()).toBe("offer");

  const news = await handIn(confirmation);
  const made = await api.ok("inbound_emails.accept", { inboundEmailId: news.id });
  await api.ok("inbound_emails.undo", { inboundEmailId: news.id });
  expect((await api.send("applications.get", { applicationId: made.card?.id ?? "" })).status).toBe(404);
  expect((await api.ok("inbound_emails.undo", { inboundEmailId: news.id })).newCard).toEqual(news.newCard);
});

test("undoing leaves an interview that was changed since then, and a created card to which something was added", async () => {
  const invited = await handIn(invitation(0, "DTSTART:20261203T140000Z"));
  const { interviewId } = await api.ok("inbound_emails.accept", { inboundEmailId: invited.id });
  const ofInterview = { interviewId: interviewId ?? "" };
  const moved = await handIn(invitation(1, "DTSTART:20261204T140000Z"));
  await api.ok("inbound_emails.accept", { inboundEmailId: moved.id });
  const kept = await api.ok("interviews.update", { ...ofInterview, feedback: "They liked my talk." });
  for (const { id: inboundEmailId } of [moved, invited]) {
    const undone = await api.ok("inbound_emails.undo", { inboundEmailId });
    expect(undone).toMatchObject({ state: "open", interviewId, canUndo: false });
    expect(await api.ok("interviews.get", ofInterview)).toEqual(kept);
  }

  const news = await handIn(confirmation);
  const made = await api.ok("inbound_emails.accept", { inboundEmailId: news.id });
  const applicationId = made.card?.id ?? "";
  await api.ok("contacts.create", { name: "Kim Ode", applicationIds: [applicationId] });
  const reopened = await api.ok("inbound_emails.undo", { inboundEmailId: news.id });
  expect(reopened).toMatchObject({ state: "open", card: { id: applicationId } });
  expect((await api.ok("applications.get", { applicationId })).status).toBe("applied");
});

test("mail that is forwarded from another address of the person is read as theirs, until it is removed", async () => {
  const forwarded = (id: number) =>
    mailOf({
      from: "Noor <noor@work.example>",
      subject: "Fwd: Backend Engineer",
      text: `---------- Forwarded message ---------\nFrom: ${FROM}\nDate: Mon, Nov 16, 2026\nSubject: Backend Engineer\nTo: Noor\n\nUnfortunately, we decided to move forward with other candidates.`,
    }).replace(/^Message-ID: .*$/m, `Message-ID: <${id}@work.example>`);
  expect((await handIn(forwarded(1))).kind).toBe("other");
  await page(person, "inbound_emails.change_settings", { addOwnAddress: "Noor@Work.example" });
  expect(await handIn(forwarded(2))).toMatchObject({ kind: "rejection", card: { id: card.id } });
  await page(person, "inbound_emails.change_settings", { removeOwnAddress: "noor@work.example" });
  expect((await handIn(forwarded(3))).kind).toBe("other");
});

test("the text of an email can be deleted, and is deleted after its days", async () => {
  const { id: inboundEmailId } = await handIn(rejection);
  const body = async () => (await api.ok("inbound_emails.get", { inboundEmailId })).body;
  expect(await body()).toContain("other candidates");
  await page(person, "inbound_emails.change_settings", { keptDays: 0 });
  expect(await body()).toBeNull();
});
