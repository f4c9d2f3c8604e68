import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { logOf, makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

/** Creates an organization whose applicant joined long ago and shares nothing. */
async function makeInactiveApplicant() {
  const team = await makeCoaching();
  const { organizationSlug, applicant, coach } = team;
  const { email } = applicant.person;
  await prisma.member.update({
    where: { id: applicant.memberId },
    data: { joinedAt: new Date("2026-01-01T00:00:00Z") },
  });
  const ofMember = ({ person }: typeof coach) => pagesOf(person);
  const { roster } = await ofMember(coach);
  const needing = async () => (await roster.getToday({ organizationSlug })).attention.count;
  const send = (given: object) =>
    coach.api.send("roster.handle", { organizationSlug, applicantEmails: [email], ...given } as never);
  return { ...team, email, ofMember, needing, send };
}

test("a contacted or snoozed applicant leaves Today until the mark is removed, with an entry in the log each time", async () => {
  const { id, email, needing, send } = await makeInactiveApplicant();
  expect(await needing()).toBe(1);
  const body = async (given: object) => (await send(given)).body as { data: object[] };
  expect((await body({ as: "contacted" })).data).toEqual([{ applicantEmail: email, outcome: "marked" }]);
  expect(await needing()).toBe(0);
  expect((await body({ as: null })).data).toEqual([{ applicantEmail: email, outcome: "unmarked" }]);
  expect((await body({ as: null })).data).toEqual([{ applicantEmail: email, outcome: "unchanged" }]);
  expect(await needing()).toBe(1);
  const until = new Date(Date.now() + 60_000).toISOString();
  await body({ as: "snoozed", until });
  expect(await needing()).toBe(0);
  const unknown = await body({ as: null, applicantEmails: ["no@one.example"] });
  expect(unknown.data).toEqual([{ applicantEmail: "no@one.example", outcome: "not_an_applicant" }]);
  const logged = (await logOf(id)).filter(({ action }) => action === "attention_handled");
  expect(logged.map(({ details }) => (details as { after: object | null }).after)).toEqual([
    { kind: "contacted", until: expect.any(String) },
    null,
    { kind: "snoozed", until },
  ]);
});

test("an undo restores the mark that the person's own one replaced, and leaves a colleague's later mark", async () => {
  const { id, organizationSlug, admin, coach, owner, applicant, email, ofMember, send } =
    await makeInactiveApplicant();
  const until = "2099-01-01T00:00:00.000Z";
  const nameOf = ({ person }: typeof coach, displayName: string) =>
    prisma.account.update({ where: { id: person.accountId }, data: { displayName } });
  await nameOf(owner, "Olive Owens");
  await nameOf(admin, "Ada Kern");
  const mark = ({ api }: typeof coach, given: object) =>
    api.send("roster.handle", { organizationSlug, applicantEmails: [email], ...given } as never);
  const marked = async () => {
    const { roster } = await ofMember(applicant);
    return (await roster.getOwn({ organizationSlug })).row.handled;
  };
  const undo = async (by: typeof coach) => {
    const { roster } = await ofMember(by);
    const applicantEmails = [email, "no@one.example"];
    const { data } = await roster.undoHandled({ organizationSlug, applicantEmails });
    return data.map(({ outcome }) => outcome);
  };
  await mark(owner, { as: "snoozed", until });
  const snoozed = await marked();
  await send({ as: "contacted" });
  expect(await undo(admin)).toEqual(["unchanged", "not_an_applicant"]);
  expect(await marked()).toMatchObject({ kind: "contacted" });
  expect(await undo(coach)).toEqual(["restored", "not_an_applicant"]);
  expect(await marked()).toEqual(snoozed);
  expect(await undo(coach)).toEqual(["unchanged", "not_an_applicant"]);

  await mark(admin, { as: null });
  await send({ as: "contacted" });
  expect(await undo(coach)).toEqual(["unmarked", "not_an_applicant"]);
  expect(await marked()).toBeNull();
  const logged = (await logOf(id)).filter(({ action }) => action === "attention_handled");
  const kinds = logged.map(({ details }) => {
    const { before, after } = details as Record<"before" | "after", { kind: string } | null>;
    return [before?.kind ?? null, after?.kind ?? null];
  });
  expect(kinds).toEqual([
    [null, "snoozed"],
    ["snoozed", "contacted"],
    ["contacted", "snoozed"],
    ["snoozed", null],
    [null, "contacted"],
    ["contacted", null],
  ]);
});

test("an undo leaves the mark of a colleague of the same name, and isn't repeated on the mark that it restored", async () => {
  const { organizationSlug, admin, coach, email, ofMember } = await makeInactiveApplicant();
  for (const { person } of [admin, coach]) {
    await prisma.account.update({ where: { id: person.accountId }, data: { displayName: "Ada Kern" } });
  }
  const applicantEmails = [email];
  const undo = async (by: typeof coach) => {
    const { data } = await (await ofMember(by)).roster.undoHandled({ organizationSlug, applicantEmails });
    return data[0]?.outcome;
  };
  const until = "2099-01-01T00:00:00.000Z";
  for (const given of [{ as: "contacted" }, { as: "snoozed", until }]) {
    await coach.api.send("roster.handle", { organizationSlug, applicantEmails, ...given } as never);
  }
  expect(await undo(admin)).toBe("unchanged");
  expect(await undo(coach)).toBe("restored");
  expect(await undo(coach)).toBe("unchanged");
});

test("a mark that had ended isn't restored, and an undo is too late after ten minutes", async () => {
  const {
    id: organizationId,
    organizationSlug,
    coach,
    applicant,
    email,
    ofMember,
    send,
  } = await makeInactiveApplicant();
  const of = { organizationId_accountId: { organizationId, accountId: applicant.person.accountId } };
  const { roster } = await ofMember(coach);
  const undo = async () =>
    (await roster.undoHandled({ organizationSlug, applicantEmails: [email] })).data[0]?.outcome;
  await send({ as: "contacted" });
  await prisma.attentionMark.update({ where: of, data: { until: new Date(Date.now() - 60_000) } });
  await send({ as: "contacted" });
  await prisma.attentionMark.update({ where: of, data: { markedAt: new Date(Date.now() - 601_000) } });
  expect(await undo()).toBe("unchanged");
  await prisma.attentionMark.update({ where: of, data: { markedAt: new Date() } });
  expect(await undo()).toBe("unmarked");
});

test.each([
  { as: "snoozed" },
  { as: "snoozed", until: "2026-01-01T00:00:00Z" },
  { as: "contacted", until: "2099-01-01T00:00:00Z" },
])("a mark with contradictory fields is rejected and changes nothing: %j", async (given) => {
  const { needing, send } = await makeInactiveApplicant();
  expect((await send(given)).status).toBe(422);
  expect(await needing()).toBe(1);
});

test("applicants see that they were marked, by whom and until when", async () => {
  const { organizationSlug, applicant, send, ofMember } = await makeInactiveApplicant();
  await send({ as: "snoozed", until: "2099-01-01T00:00:00Z" });
  const { row, needsAttention } = await (await ofMember(applicant)).roster.getOwn({ organizationSlug });
  expect(row.handled).toMatchObject({ kind: "snoozed", until: "2099-01-01T00:00:00.000Z" });
  expect(needsAttention).toEqual([]);
});
