import { expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { prisma } from "#server/lib/database.ts";
import { signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching, makeTeam } from "#server/testing/membership.ts";
import { callPage, pagesOf } from "#server/testing/pages.ts";
import { REPLY_SHOWN } from "./entities.ts";

/** Creates an organization whose applicant shares a board with a card. */
async function makeSharing() {
  const team = await makeCoaching();
  const { organizationSlug, applicant, coach, admin } = team;
  const { boardId, email: applicantEmail } = applicant.person;
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  const ofMember = ({ person }: typeof coach) => pagesOf(person);
  const asked = { organizationSlug, applicantEmail };
  const [{ roster }, { roster: ofAdmin }] = [await ofMember(coach), await ofMember(admin)];
  return { ...team, asked, roster, ofAdmin, shareId, applicationId };
}

test("the panel opens with the changes since the coach's own last look, and upcoming interviews stay", async () => {
  const { organizationSlug, applicant, asked, roster, ofAdmin, shareId, applicationId } = await makeSharing();
  const first = await roster.getChanges(asked);
  expect(first.lookedAt).toBeNull();
  expect(first.changes.map(({ kind, card }) => [kind, card?.applicationId])).toEqual([
    ["card", applicationId],
  ]);
  const { lookedAt } = await roster.markLooked(asked);
  expect(await roster.getChanges(asked)).toEqual({ lookedAt, changes: [] });
  expect(await roster.listLooks({ organizationSlug })).toEqual([
    { applicantEmail: asked.applicantEmail, lookedAt, repliedAt: null },
  ]);
  await applicant.api.ok("applications.move", { applicationId, status: "offer" });
  const scheduledAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
  await applicant.api.ok("interviews.create", {
    applicationId,
    type: "final",
    scheduledAt,
    durationMinutes: 60,
    timeZone: "UTC",
  });
  const { changes } = await roster.getChanges(asked);
  expect(changes.map(({ kind, card, interview }) => [kind, card?.status, interview])).toEqual([
    ["interview", "offer", { type: "final", scheduledAt, outcome: "pending" }],
    ["move", "offer", null],
  ]);
  expect(changes[0]?.card).toMatchObject({ shareId, applicationId });
  await roster.markLooked(asked);
  expect((await roster.getChanges(asked)).changes.map(({ kind }) => kind)).toEqual(["interview"]);
  const others = await ofAdmin.getChanges(asked);
  expect(others.lookedAt).toBeNull();
  expect(others.changes.map(({ kind }) => kind).sort()).toEqual(["card", "interview", "move"]);
});

test("changes of a board that isn't shared aren't shown, and staff have no changes", async () => {
  const { organizationSlug, applicant, coach, asked, roster, shareId } = await makeSharing();
  await applicant.api.ok("shares.delete", { shareId });
  expect((await roster.getChanges(asked)).changes).toEqual([]);
  const ofStaff = { organizationSlug, applicantEmail: coach.person.email };
  await expect(roster.getChanges(ofStaff)).rejects.toMatchObject({ cause: { code: "not_found" } });
  await expect(roster.markLooked(ofStaff)).rejects.toMatchObject({ cause: { code: "not_found" } });
});

test("messages of an applicant who shares nothing count as changes until the coach looks, and those of staff don't", async () => {
  const { organizationSlug, applicant, coach, admin } = await makeCoaching();
  const applicantEmail = applicant.person.email;
  const asked = { organizationSlug, applicantEmail };
  const { roster } = await pagesOf(coach.person);
  const { roster: ofAdmin } = await pagesOf(admin.person);
  const repliedAt = async (of: typeof roster) =>
    (await of.listLooks({ organizationSlug })).find((look) => look.applicantEmail === applicantEmail)
      ?.repliedAt;
  await coach.api.ok("messages.send", { ...asked, body: "How did it go?" });
  expect((await roster.getChanges(asked)).changes).toEqual([]);
  expect(await roster.listLooks({ organizationSlug })).toEqual([]);

  const body = "Well! ".repeat(100);
  const { id, createdAt } = await applicant.api.ok("messages.send", { organizationSlug, body });
  await admin.api.ok("messages.send", { ...asked, body: "Congratulations!" });
  expect(await repliedAt(roster)).toBe(createdAt);
  expect((await roster.getChanges(asked)).changes).toEqual([
    { kind: "reply", id, at: createdAt, card: null, interview: null, text: body.slice(0, REPLY_SHOWN) },
  ]);
  await roster.markLooked(asked);
  expect(await repliedAt(roster)).toBeNull();
  expect((await roster.getChanges(asked)).changes).toEqual([]);
  expect(await repliedAt(ofAdmin), "each member of staff looks for themselves").toBe(createdAt);

  const again = await applicant.api.ok("messages.send", { organizationSlug, body: "And an offer!" });
  expect(await repliedAt(roster)).toBe(again.createdAt);
  const { ofAdmin: ofStranger } = await makeSharing();
  await expect(ofStranger.getChanges(asked)).rejects.toMatchObject({ cause: { code: "not_found" } });
});

test("a message from before the first look's two weeks isn't news", async () => {
  const { organizationSlug, applicant, coach } = await makeCoaching();
  const { id } = await applicant.api.ok("messages.send", { organizationSlug, body: "Hello!" });
  const createdAt = new Date(Date.now() - 15 * DAY_MS);
  await prisma.threadMessage.updateMany({ where: { id }, data: { createdAt } });
  const { roster } = await pagesOf(coach.person);
  expect(await roster.listLooks({ organizationSlug })).toEqual([]);
});

test("an export in the order of changes begins with the applicant who changed last since the viewer looked", async () => {
  const { organizationSlug, members } = await makeTeam("coach", "applicant", "applicant");
  const [coach, one, other] = members;
  await one.api.ok("messages.send", { organizationSlug, body: "Hello!" });
  await other.api.ok("messages.send", { organizationSlug, body: "Good morning!" });
  const { roster } = await pagesOf(coach.person);
  const session = await signIn(coach.person);
  const filter = { attention: [], cohortId: null, search: "", sort: "news" as const };
  const first = async () => {
    const { data } = await callPage(session, "roster.export_shown", {
      organizationSlug,
      format: "csv",
      filter,
    });
    const { contentBase64 } = data as { contentBase64: string };
    return Buffer.from(contentBase64, "base64").toString().split("\n")[1];
  };
  expect(await first()).toContain(other.person.email);
  await roster.markLooked({ organizationSlug, applicantEmail: other.person.email });
  expect(await first()).toContain(one.person.email);
});

test("the time of a look is deleted with the membership of either person", async () => {
  const { id: organizationId, organizationSlug, owner, coach, asked, roster } = await makeSharing();
  await roster.markLooked(asked);
  const count = () => prisma.applicantLook.count({ where: { organizationId } });
  expect(await count()).toBe(1);
  await owner.api.ok("members.remove", { organizationSlug, memberId: coach.memberId });
  expect(await count()).toBe(0);
});
