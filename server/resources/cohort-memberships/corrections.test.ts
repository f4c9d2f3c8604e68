import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { logOf, makeTeam } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

/** Creates a cohort with two applicants, one of them with a note. */
async function makeCohort() {
  const { id, organizationSlug, members } = await makeTeam("owner", "applicant", "applicant", "coach");
  const [owner, one, other, coach] = members;
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const pages = await pagesOf(owner.person);
  const applicantEmails = [one.person.email, other.person.email];
  const placed = await pages.cohortMemberships.placeMany({
    organizationSlug,
    cohortId,
    applicantEmails,
    joinedAt: "2026-09-01T12:00:00.000Z",
  });
  const list = async () =>
    (await owner.api.ok("cohort_memberships.list", { organizationSlug, cohortId })).data.toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    );
  const end = { organizationSlug, cohortId, applicantEmails, departureReason: "removed" as const };
  const rate = async () =>
    (await owner.api.ok("organization_insights.get", { organizationSlug })).placementRate;
  return {
    id,
    organizationSlug,
    cohortId,
    owner,
    one,
    coach,
    pages,
    applicantEmails,
    placed,
    list,
    end,
    rate,
  };
}

test("adding applicants to a cohort can be undone, as if no one had ever been in it", async () => {
  const { organizationSlug, cohortId, owner, placed, list } = await makeCohort();
  expect(placed).toMatchObject({ changed: 2 });
  expect((await list()).map(({ joinedAt }) => joinedAt)).toEqual(Array(2).fill("2026-09-01T12:00:00.000Z"));
  const undo = { organizationSlug, changeId: placed.changeId ?? "" };
  expect(await owner.api.ok("cohort_memberships.undo", undo)).toEqual({ changed: 2 });
  expect(await list()).toEqual([]);
  await owner.api.rejected("cohort_memberships.undo", undo, "not_found");
  await owner.api.ok("cohorts.delete", { organizationSlug, cohortId });
});

test("a bulk end can be undone with its dates, reasons, and notes, and restores the placement rate", async () => {
  const { id, organizationSlug, owner, pages, list, end, rate } = await makeCohort();
  const [first] = await list();
  await owner.api.ok("cohort_memberships.correct", {
    organizationSlug,
    membershipIds: [first?.id ?? ""],
    note: "From the evening class.",
  });
  const before = await list();
  const leftAt = "2026-10-01T12:00:00.000Z";
  const { changeId } = await pages.cohortMemberships.endMany({ ...end, leftAt, note: "By mistake." });
  expect((await list()).map((stint) => [stint.leftAt, stint.departureReason, stint.note])).toEqual(
    Array(2).fill([leftAt, "removed", "By mistake."]),
  );
  expect(await rate()).toEqual({ rate: 0, n: 2 });
  const [latest] = await pages.cohortMemberships.listChanges({ organizationSlug });
  expect(latest).toMatchObject({ changeId, kind: "ended", cohortName: "Autumn", count: 2 });
  await owner.api.ok("cohort_memberships.undo", { organizationSlug, changeId: changeId ?? "" });
  expect(await list()).toEqual(before);
  expect(await rate()).toEqual({ rate: null, n: 0 });
  const undone = (await logOf(id)).filter(({ details }) => JSON.stringify(details).includes('"undone"'));
  expect(undone).toHaveLength(2);
});

test("an undo is all or nothing: one membership that changed since blocks all of it", async () => {
  const { organizationSlug, owner, pages, list, end } = await makeCohort();
  const { changeId } = await pages.cohortMemberships.endMany(end);
  const [first] = await list();
  const membershipIds = [first?.id ?? ""];
  await owner.api.ok("cohort_memberships.correct", {
    organizationSlug,
    membershipIds,
    departureReason: "placed",
  });
  const before = await list();
  const undo = { organizationSlug, changeId: changeId ?? "" };
  await owner.api.rejected("cohort_memberships.undo", undo, "membership_changed");
  expect(await list()).toEqual(before);
});

test("after ten minutes, a change can be corrected but not undone", async () => {
  const { id, organizationSlug, owner, pages, end, list } = await makeCohort();
  const { changeId } = await pages.cohortMemberships.endMany(end);
  await prisma.stintChange.updateMany({
    where: { organizationId: id },
    data: { createdAt: new Date(Date.now() - 11 * 60_000) },
  });
  const undo = { organizationSlug, changeId: changeId ?? "" };
  await owner.api.rejected("cohort_memberships.undo", undo, "membership_undo_expired");
  expect(await pages.cohortMemberships.listChanges({ organizationSlug })).toEqual([]);
  const membershipIds = (await list()).map((stint) => stint.id);
  await owner.api.ok("cohort_memberships.correct", { organizationSlug, membershipIds, leftAt: null });
  expect((await list()).map((stint) => [stint.leftAt, stint.departureReason])).toEqual(
    Array(2).fill([null, null]),
  );
});

test("a membership entered by mistake counts in no figure, and the log keeps its former state", async () => {
  const { id, organizationSlug, owner, pages, list, end, rate } = await makeCohort();
  await pages.cohortMemberships.endMany(end);
  const membershipIds = (await list()).map((stint) => stint.id);
  const correction = { organizationSlug, membershipIds, enteredByMistake: true } as const;
  await owner.api.rejected("cohort_memberships.correct", { ...correction, note: "x" }, "validation_failed");
  const { changed, changeId } = await owner.api.ok("cohort_memberships.correct", correction);
  expect(changed).toBe(2);
  expect(await list()).toEqual([]);
  expect(await rate()).toEqual({ rate: null, n: 0 });
  const [entry] = await logOf(id);
  const logged = (await logOf(id)).filter(({ action }) => action === "cohort_membership_corrected");
  expect(logged).toHaveLength(2);
  expect(entry).toBeDefined();
  expect(logged[0]?.details).toMatchObject({
    change: "entered_by_mistake",
    before: { departureReason: "removed" },
    after: null,
  });
  await owner.api.ok("cohort_memberships.undo", { organizationSlug, changeId: changeId ?? "" });
  expect((await list()).map((stint) => stint.id)).toEqual(membershipIds);
});

test("dates and reason are corrected together, and only to valid values", async () => {
  const { organizationSlug, owner, coach, list } = await makeCohort();
  const [first] = await list();
  const membershipIds = [first?.id ?? ""];
  const correct = { organizationSlug, membershipIds };
  const leftAt = "2026-10-01T12:00:00.000Z";
  await coach.api.rejected("cohort_memberships.correct", { ...correct, leftAt: null }, "insufficient_role");
  for (const wrong of [
    {},
    { leftAt },
    { departureReason: "placed" as const },
    { leftAt: "2126-10-01T12:00:00Z", departureReason: "placed" as const },
    { leftAt: "2026-08-01T12:00:00Z", departureReason: "placed" as const },
    { leftAt: null, departureReason: "placed" as const },
  ]) {
    await owner.api.rejected("cohort_memberships.correct", { ...correct, ...wrong }, "validation_failed");
  }
  await owner.api.ok("cohort_memberships.correct", { ...correct, leftAt, departureReason: "placed" });
  expect((await list())[0]).toMatchObject({ leftAt, departureReason: "placed" });
});

test("a membership can't be reopened while the applicant has another open one in the cohort", async () => {
  const { organizationSlug, cohortId, owner, one, pages, end, list } = await makeCohort();
  await pages.cohortMemberships.endMany(end);
  const ended = await list();
  const membershipIds = ended.map((stint) => stint.id);
  await owner.api.ok("cohort_memberships.create", {
    organizationSlug,
    cohortId,
    applicantEmail: one.person.email,
  });
  const reopen = { organizationSlug, membershipIds, leftAt: null };
  const { issues } = await owner.api.rejected("cohort_memberships.correct", reopen, "already_in_cohort");
  const at = ended.findIndex(({ applicantEmail }) => applicantEmail === one.person.email);
  expect(issues).toEqual([{ path: ["membershipIds", at], message: expect.stringContaining("another open") }]);
  expect((await list()).filter(({ leftAt }) => leftAt === null)).toHaveLength(1);
});

test("neither an undo nor a correction puts someone who left back into a cohort", async () => {
  const { organizationSlug, owner, one, pages, list, end } = await makeCohort();
  const { changeId } = await pages.cohortMemberships.endMany(end);
  await one.api.ok("members.leave", { organizationSlug });
  const ended = await list();
  const undo = { organizationSlug, changeId: changeId ?? "" };
  await owner.api.rejected("cohort_memberships.undo", undo, "membership_changed");
  const membershipIds = ended.map(({ id }) => id);
  const reopen = { organizationSlug, membershipIds, leftAt: null };
  const { issues } = await owner.api.rejected("cohort_memberships.correct", reopen, "validation_failed");
  const at = ended.findIndex(({ applicantEmail }) => applicantEmail === one.person.email);
  expect(issues).toEqual([{ path: ["membershipIds", at], message: expect.stringContaining("applicant") }]);
  expect(await list()).toEqual(ended);
});

test("someone who is already in the cohort of their invitation can still accept it", async () => {
  const { id, organizationSlug, cohortId, owner, one } = await makeCohort();
  await one.api.ok("members.leave", { organizationSlug });
  // An earlier release could leave a departed person's membership open.
  await prisma.stint.updateMany({
    where: { organizationId: id, accountId: one.person.accountId },
    data: { leftAt: null, departureReason: null },
  });
  await owner.api.ok("organization_invitations.create", {
    ...{ organizationSlug, emails: [one.person.email], cohortId },
    role: "applicant",
  });
  const { data } = await one.api.ok("invitations.list_mine", {});
  const accepted = await one.api.ok("invitations.accept", { invitationId: data[0]?.id ?? "" });
  expect(accepted).toMatchObject({ status: "accepted", member: { role: "applicant" } });
});

test("several memberships are corrected together or not at all, and an error names each that can't be", async () => {
  const { organizationSlug, owner, pages, list, end, rate } = await makeCohort();
  await pages.cohortMemberships.endMany({ ...end, leftAt: "2026-10-01T12:00:00Z" });
  const membershipIds = (await list()).map((stint) => stint.id);
  const [first = "", second = ""] = membershipIds;
  const correct = (given: object, of = membershipIds) =>
    owner.api.ok("cohort_memberships.correct", { organizationSlug, membershipIds: of, ...given });
  await correct({ joinedAt: "2026-09-20T12:00:00Z" }, [second]);
  const before = await list();
  const wrong = { organizationSlug, membershipIds: [first, second], leftAt: "2026-09-10T12:00:00Z" };
  const { issues } = await owner.api.rejected("cohort_memberships.correct", wrong, "validation_failed");
  expect(issues).toEqual([{ path: ["membershipIds", 1], message: "Can't be before the applicant joined." }]);
  expect(await list()).toEqual(before);
  const { changed, changeId } = await correct({ leftAt: "2026-09-25T12:00:00Z", departureReason: "placed" });
  expect(changed).toBe(2);
  expect(await rate()).toEqual({ rate: 1, n: 2 });
  await owner.api.ok("cohort_memberships.undo", { organizationSlug, changeId: changeId ?? "" });
  expect(await list()).toEqual(before);
});
