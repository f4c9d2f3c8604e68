import { expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { prisma } from "#server/lib/database.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/page-calls.ts";

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

test("the panel opens with the changes since the coach's own last look, and interviews ahead stay", async () => {
  const { organizationSlug, applicant, asked, roster, ofAdmin, shareId, applicationId } = await makeSharing();
  const first = await roster.getChanges(asked);
  expect(first.lookedAt).toBeNull();
  expect(first.changes.map(({ kind, applicationId: id }) => [kind, id])).toEqual([["card", applicationId]]);
  const { lookedAt } = await roster.markLooked(asked);
  expect(await roster.getChanges(asked)).toEqual({ lookedAt, changes: [] });
  expect(await roster.listLooks({ organizationSlug })).toEqual([
    { applicantEmail: asked.applicantEmail, lookedAt },
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
  expect(changes.map(({ kind, status, interview }) => [kind, status, interview])).toEqual([
    ["interview", "offer", { type: "final", scheduledAt, outcome: "pending" }],
    ["move", "offer", null],
  ]);
  expect(changes[0]).toMatchObject({ shareId, applicationId });
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

test("a look ends with the membership of either", async () => {
  const { id: organizationId, organizationSlug, owner, coach, asked, roster } = await makeSharing();
  await roster.markLooked(asked);
  const count = () => prisma.applicantLook.count({ where: { organizationId } });
  expect(await count()).toBe(1);
  await owner.api.ok("members.remove", { organizationSlug, memberId: coach.memberId });
  expect(await count()).toBe(0);
});
