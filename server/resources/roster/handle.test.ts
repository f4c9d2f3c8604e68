import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { logOf, makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/page-calls.ts";

/** Creates an organization whose applicant joined long ago and shares nothing. */
async function makeSilent() {
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

test("a contacted or snoozed applicant leaves Today until the mark is taken off, with an entry in the log each time", async () => {
  const { id, email, needing, send } = await makeSilent();
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

test.each([
  { as: "snoozed" },
  { as: "snoozed", until: "2026-01-01T00:00:00Z" },
  { as: "contacted", until: "2099-01-01T00:00:00Z" },
])("a mark with contradictory fields is rejected and changes nothing: %j", async (given) => {
  const { needing, send } = await makeSilent();
  expect((await send(given)).status).toBe(422);
  expect(await needing()).toBe(1);
});

test("applicants see that they were marked, by whom and until when", async () => {
  const { organizationSlug, applicant, send, ofMember } = await makeSilent();
  await send({ as: "snoozed", until: "2099-01-01T00:00:00Z" });
  const { row, needsAttention } = await (await ofMember(applicant)).roster.getOwn({ organizationSlug });
  expect(row.handled).toMatchObject({ kind: "snoozed", until: "2099-01-01T00:00:00.000Z" });
  expect(needsAttention).toEqual([]);
});
