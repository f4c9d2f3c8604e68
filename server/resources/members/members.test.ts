import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization } from "#server/testing/actors.ts";
import { statusesOf } from "#server/testing/at-once.ts";
import { logOf, makeTeam, type TeamMember } from "#server/testing/membership.ts";
import { rest } from "#server/testing/rest.ts";

const ownersOf = (organizationId: string) =>
  prisma.member.count({ where: { organizationId, role: "owner" } });

/** Shares the applicant's board with the organization, and places them in a cohort. */
async function takePart(organizationId: string, { person }: TeamMember) {
  const cohort = await prisma.cohort.create({
    data: { id: newId("cohort"), organizationId, name: `Cohort ${randomUUID()}` },
  });
  const of = { organizationId, accountId: person.accountId };
  const share = await prisma.share.create({
    data: { id: newId("share"), boardId: person.boardId, ...of },
  });
  const stint = await prisma.stint.create({
    data: { id: newId("stint"), cohortId: cohort.id, joinedAt: new Date(), ...of },
  });
  return { cohort, share, stint };
}

describe("the list", () => {
  test("shows all members in the bytewise order of their addresses, page by page", async () => {
    const { organizationSlug, members } = await makeTeam("owner", "coach", "applicant", "admin");
    const [{ api }] = members;
    const emails: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.ok("members.list", { organizationSlug, limit: 1, cursor });
      emails.push(...page.data.map(({ email }) => email));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(emails).toEqual(members.map(({ person }) => person.email).sort());
    const [first] = (await api.ok("members.list", { organizationSlug })).data;
    expect(first).toMatchObject({ id: expect.stringMatching(/^mem_/), displayName: "Robin Vale" });
  });
});

describe("roles", () => {
  test("an admin can change others' roles, but not to or from owner", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner", "admin", "coach");
    const [owner, admin, coach] = members;
    const change = (memberId: string, role: string) => ({ organizationSlug, memberId, role });
    const changed = await admin.api.ok("members.update_role", {
      organizationSlug,
      memberId: coach.memberId,
      role: "admin",
    });
    expect(changed).toMatchObject({ id: coach.memberId, role: "admin", email: coach.person.email });
    for (const input of [
      change(coach.memberId, "owner"),
      change(owner.memberId, "coach"),
      change(owner.memberId, "owner"),
      change(admin.memberId, "owner"),
    ]) {
      await admin.api.rejected("members.update_role", input, "insufficient_role");
    }
    const removal = { organizationSlug, memberId: owner.memberId };
    await admin.api.rejected("members.remove", removal, "insufficient_role");
    expect(await ownersOf(id)).toBe(1);
    await owner.api.ok("members.update_role", { organizationSlug, memberId: coach.memberId, role: "owner" });
    expect(await ownersOf(id)).toBe(2);
  });

  test("a change to the role that someone already has is not logged", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner", "coach");
    const [owner, { memberId }] = members;
    await owner.api.ok("members.update_role", { organizationSlug, memberId, role: "coach" });
    expect(await logOf(id)).toEqual([]);
  });

  test("an applicant who becomes staff stops sharing and leaves their cohorts, and the log records each", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner", "applicant");
    const [owner, applicant] = members;
    const { cohort, stint, share } = await takePart(id, applicant);
    const { memberId, person } = applicant;
    await owner.api.ok("members.update_role", { organizationSlug, memberId, role: "coach" });
    expect(await prisma.share.findUnique({ where: { id: share.id } })).toBeNull();
    const ended = await prisma.stint.findUniqueOrThrow({ where: { id: stint.id } });
    expect(ended).toMatchObject({ leftAt: expect.any(Date), departureReason: "removed" });
    expect(await logOf(id)).toMatchObject([
      {
        action: "member_role_changed",
        subjectEmail: person.email,
        details: { before: { role: "applicant" }, after: { role: "coach" } },
      },
      { action: "group_unshared", subjectEmail: person.email, boardId: person.boardId },
      {
        action: "cohort_membership_ended",
        subjectLabel: cohort.name,
        details: { before: { leftAt: null }, after: { departureReason: "removed" } },
      },
    ]);
  });
});

describe("leaving and removal", () => {
  test("a stint ends as withdrew for someone who leaves and as removed for someone removed, and shares elsewhere stay", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner", "applicant", "applicant");
    const [owner, leaver, removed] = members;
    const another = await makeOrganization([{ person: leaver.person, role: "applicant" }]);
    const [leaving, going] = [await takePart(id, leaver), await takePart(id, removed)];
    const elsewhere = await takePart(another.id, leaver);
    const left = await leaver.api.ok("members.leave", { organizationSlug });
    expect(left).toEqual({ id: leaver.memberId, deleted: true });
    await owner.api.ok("members.remove", { organizationSlug, memberId: removed.memberId });
    const reasonOf = async (stint: { id: string }) =>
      (await prisma.stint.findUniqueOrThrow({ where: { id: stint.id } })).departureReason;
    expect([await reasonOf(leaving.stint), await reasonOf(going.stint)]).toEqual(["withdrew", "removed"]);
    expect(await reasonOf(elsewhere.stint)).toBeNull();
    const shares = await prisma.share.findMany({ where: { accountId: leaver.person.accountId } });
    expect(shares.map(({ id }) => id)).toEqual([elsewhere.share.id]);
    const logged = (await logOf(id)).map(({ action, details }) => [action, details]);
    expect(logged.slice(0, 1)).toEqual([["member_left", { before: { role: "applicant" }, after: null }]]);
    expect(logged.map(([action]) => action)).toEqual([
      "member_left",
      "group_unshared",
      "cohort_membership_ended",
      "member_removed",
      "group_unshared",
      "cohort_membership_ended",
    ]);
    await leaver.api.rejected("organizations.get", { organizationSlug }, "not_found");
  });

  test("keys that reach only this organization end immediately, and others stay", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner", "coach");
    const [owner, coach] = members;
    const restricted = rest((await makeKey(coach.person, { organization: { id } })).key);
    await restricted.ok("organizations.get", { organizationSlug });
    await owner.api.ok("members.remove", { organizationSlug, memberId: coach.memberId });
    await restricted.rejected("me.get", {}, "unauthenticated");
    await coach.api.ok("me.get", {});
  });

  test("a member of another organization gives not_found", async () => {
    const { organizationSlug, members } = await makeTeam("owner");
    const [owner] = members;
    const other = await makeTeam("owner", "coach");
    const memberId = other.members[1].memberId;
    await owner.api.rejected("members.remove", { organizationSlug, memberId }, "not_found");
    await owner.api.rejected(
      "members.update_role",
      { organizationSlug, memberId, role: "admin" },
      "not_found",
    );
  });
});

describe("the last owner", () => {
  test("can't leave, be demoted, or be removed", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner", "admin");
    const [{ api, memberId }] = members;
    await api.rejected("members.leave", { organizationSlug }, "last_owner");
    await api.rejected("members.remove", { organizationSlug, memberId }, "last_owner");
    await api.rejected("members.update_role", { organizationSlug, memberId, role: "admin" }, "last_owner");
    expect(await ownersOf(id)).toBe(1);
    expect(await logOf(id)).toEqual([]);
  });

  test.each([2, 2, 2, 2, 5])("of %i owners who leave concurrently, one stays", async (count) => {
    const { organizationSlug, id, members } = await makeTeam(...Array<"owner">(count).fill("owner"));
    const responses = await Promise.all(
      members.map(({ api }) => api.send("members.leave", { organizationSlug })),
    );
    expect(statusesOf(responses)).toEqual({ "200": count - 1, "409": 1 });
    expect(await ownersOf(id)).toBe(1);
  });

  test("two owners who remove each other concurrently leave one", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner", "owner");
    const [one, other] = members;
    const responses = await Promise.all([
      one.api.send("members.remove", { organizationSlug, memberId: other.memberId }),
      other.api.send("members.remove", { organizationSlug, memberId: one.memberId }),
    ]);
    expect(statusesOf(responses)["200"]).toBe(1);
    expect(await ownersOf(id)).toBe(1);
  });
});
