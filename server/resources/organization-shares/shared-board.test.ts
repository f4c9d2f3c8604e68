import { expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { prisma } from "#server/lib/database.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

/** Creates an organization whose applicant shares a board with two cards. */
async function makeSharing() {
  const team = await makeCoaching();
  const { organizationSlug, applicant, coach, admin } = team;
  const { boardId, email: applicantEmail } = applicant.person;
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const [one, other] = [
    await makeApplication(applicant.api, boardId),
    await makeApplication(applicant.api, boardId),
  ];
  const [ofCoach, ofAdmin] = [await pagesOf(coach.person), await pagesOf(admin.person)];
  const asked = { organizationSlug, shareId };
  const board = () => ofCoach.organizationShares.getBoard(asked);
  const changedSince = async (since: string) =>
    (await board()).cards.filter(({ changedAt }) => changedAt > since).map(({ id }) => id);
  return { ...team, asked, board, changedSince, ofCoach, ofAdmin, applicantEmail, one, other };
}

test("a shared board shows each member of staff when they last looked, and which cards changed since", async () => {
  const { organizationSlug, applicantEmail, applicant, board, changedSince, ...sharing } =
    await makeSharing();
  const { ofCoach, ofAdmin, asked, one, other } = sharing;
  expect((await board()).lookedAt).toBeNull();
  const { lookedAt } = await ofCoach.roster.markLooked({ organizationSlug, applicantEmail });
  expect((await board()).lookedAt).toBe(lookedAt);
  expect((await ofAdmin.organizationShares.getBoard(asked)).lookedAt).toBeNull();
  expect(await changedSince(lookedAt)).toEqual([]);
  await applicant.api.ok("applications.move", { applicationId: one.id, status: "offer" });
  expect(await changedSince(lookedAt)).toEqual([one.id]);
  await applicant.api.ok("interviews.create", {
    applicationId: other.id,
    type: "final",
    scheduledAt: new Date(Date.now() + DAY_MS).toISOString(),
    durationMinutes: 60,
    timeZone: "UTC",
  });
  expect((await changedSince(lookedAt)).sort()).toEqual([one.id, other.id].sort());
});

test("a card that was archived automatically hasn't changed: the applicant did nothing", async () => {
  const { board, one } = await makeSharing();
  const [created, archived] = [new Date("2026-01-01T00:00:00Z"), new Date("2026-03-01T00:00:00Z")];
  const moved = { isAutoRetired: true, createdAt: created, updatedAt: created, statusChangedAt: archived };
  await prisma.application.updateMany({ where: { id: one.id }, data: { ...moved, status: "archived" } });
  const face = (await board()).cards.find(({ id }) => id === one.id);
  expect(face).toMatchObject({ changedAt: created.toISOString(), since: archived.toISOString() });
});

test("a shared card says when it entered its column, unless its import didn't", async () => {
  const { board, applicant, one, other } = await makeSharing();
  const at = new Date("2026-03-01T00:00:00Z");
  await prisma.application.updateMany({
    where: { id: other.id },
    data: { createdAt: at, importedAt: at, creationMethod: "csv_import" },
  });
  await applicant.api.ok("applications.move", { applicationId: one.id, status: "offer" });
  const { statusChangedAt } = await applicant.api.ok("applications.get", { applicationId: one.id });
  const since = new Map((await board()).cards.map((card) => [card.id, card.since]));
  expect([...since]).toEqual(
    expect.arrayContaining([
      [one.id, statusChangedAt],
      [other.id, null],
    ]),
  );
});

test("a shared card has its columns and interviews, without the applicant's notes about them", async () => {
  const { ofCoach, asked, applicant, one } = await makeSharing();
  const applicationId = one.id;
  await applicant.api.ok("applications.move", { applicationId, status: "interviewing" });
  const scheduledAt = new Date(Date.now() + DAY_MS).toISOString();
  const { id } = await applicant.api.ok("interviews.create", {
    applicationId,
    type: "final",
    scheduledAt,
    durationMinutes: 60,
    timeZone: "UTC",
    location: "Room 5",
    meetingUrl: "https://meet.example/5",
    interviewers: ["Ada"],
    notes: "Ask about pay",
  });
  const card = await ofCoach.organizationShares.getCard({ ...asked, applicationId });
  const { data } = await applicant.api.ok("applications.get_status_history", { applicationId });
  const places = ({ status, enteredAt, leftAt }: (typeof data)[number]) => [status, enteredAt, leftAt];
  expect(data.map(({ status }) => status)).toEqual(["interviewing", "saved"]);
  expect(card.periods.map(places)).toEqual(data.map(places));
  expect(card.interviews).toEqual([{ id, type: "final", scheduledAt, outcome: "pending" }]);
});

test("a card's history can be read only while its board is shared, and only by that organization", async () => {
  const { ofCoach, asked, applicant, one } = await makeSharing();
  const { ofCoach: ofStranger } = await makeSharing();
  const ofCard = { ...asked, applicationId: one.id };
  const isMissing = { cause: { code: "not_found" } };
  await expect(ofStranger.organizationShares.getCard(ofCard)).rejects.toMatchObject(isMissing);
  await applicant.api.ok("shares.delete", { shareId: asked.shareId });
  await expect(ofCoach.organizationShares.getCard(ofCard)).rejects.toMatchObject(isMissing);
});
