import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Role } from "#domain/roles.ts";
import { organizationOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { seatsOf } from "#server/resources/organizations/service.ts";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { statusesOf } from "#server/testing/at-once.ts";
import { logOf, makeTeam } from "#server/testing/membership.ts";
import { seedInvitation } from "#server/testing/organization-rows.ts";
import { type Rest, rest } from "#server/testing/rest.ts";

type NewInvitation = { email: string; role?: Role; cohortId?: string };

/** Invites an email; returns the invitation's id. */
async function invite(
  owner: Rest,
  organizationSlug: string,
  { email, role = "applicant", cohortId }: NewInvitation,
) {
  const input = { organizationSlug, emails: [email], role, cohortId };
  const { data } = await owner.ok("organization_invitations.create", input);
  return data[0]?.invitation?.id ?? "";
}

/** Creates an organization and a person it has invited. */
async function makeInvited(given: Omit<NewInvitation, "email"> = {}) {
  const { id, organizationSlug, members } = await makeTeam("owner");
  const owner = members[0].api;
  const invited = await makeCaller();
  const invitationId = await invite(owner, organizationSlug, { email: invited.person.email, ...given });
  return { id, organizationSlug, owner, invitationId, ...invited };
}

const makeCohort = (organizationId: string) =>
  prisma.cohort.create({ data: { id: newId("cohort"), organizationId, name: `Cohort ${randomUUID()}` } });

describe("the list", () => {
  test("shows who invites to what, newest first in pages, and only to the invited person", async () => {
    const { api, person, organizationSlug, id, invitationId } = await makeInvited({ role: "coach" });
    const { name } = await prisma.organization.findUniqueOrThrow({ where: { id } });
    expect((await api.ok("invitations.list_mine", {})).data).toEqual([
      {
        id: invitationId,
        organization: { name, slug: organizationSlug, type: "bootcamp" },
        role: "coach",
        invitedByDisplayName: "Robin Vale",
        expiresAt: expect.any(String),
      },
    ]);
    const newer = await seedInvitation(await makeTeam("owner"), person.email);
    const first = await api.ok("invitations.list_mine", { limit: 1 });
    const cursor = first.nextCursor ?? "";
    const second = await api.ok("invitations.list_mine", { limit: 1, cursor });
    expect([...first.data, ...second.data].map((entry) => entry.id)).toEqual([newer, invitationId]);
    const { api: other } = await makeCaller();
    expect((await other.ok("invitations.list_mine", {})).data).toEqual([]);
  });

  test("omits expired and revoked invitations", async () => {
    const { api, organizationSlug, owner, invitationId } = await makeInvited();
    const shown = async () => (await api.ok("invitations.list_mine", {})).data.length;
    const setExpiry = (expiresAt: Date) =>
      prisma.invitation.update({ where: { id: invitationId }, data: { expiresAt } });
    await setExpiry(new Date(Date.now() - 1_000));
    expect(await shown()).toBe(0);
    await setExpiry(new Date(Date.now() + 60_000));
    expect(await shown()).toBe(1);
    await owner.ok("organization_invitations.revoke", { organizationSlug, invitationId });
    expect(await shown()).toBe(0);
  });

  test("is empty for an unverified address, which can't respond to any either", async () => {
    const { api, person, invitationId } = await makeInvited();
    const where = { id: person.userId };
    await prisma.user.update({ where, data: { emailVerified: null } });
    expect((await api.ok("invitations.list_mine", {})).data).toEqual([]);
    await api.rejected("invitations.accept", { invitationId }, "not_found");
    await api.rejected("invitations.decline", { invitationId }, "not_found");
    await prisma.user.update({ where, data: { emailVerified: new Date() } });
    await api.ok("invitations.accept", { invitationId });
  });

  test("is empty for a credential restricted to another organization, which can't accept any either", async () => {
    const { person, invitationId } = await makeInvited();
    const other = await makeTeam("owner");
    await prisma.member.create({
      data: {
        id: newId("member"),
        organizationId: other.id,
        accountId: person.accountId,
        email: person.email,
        role: "coach",
      },
    });
    const restricted = rest((await makeKey(person, { organization: other })).key);
    expect((await restricted.ok("invitations.list_mine", {})).data).toEqual([]);
    await restricted.rejected("invitations.accept", { invitationId }, "not_found");
  });
});

describe("accepting", () => {
  test("adds a member with the invited role, and the log records it", async () => {
    const { api, person, id, organizationSlug, owner, invitationId } = await makeInvited({ role: "coach" });
    const accepted = await api.ok("invitations.accept", { invitationId });
    expect(accepted).toMatchObject({
      id: invitationId,
      status: "accepted",
      organization: { slug: organizationSlug },
      member: { id: expect.stringMatching(/^mem_/), email: person.email, role: "coach" },
    });
    const { data } = await owner.ok("members.list", { organizationSlug });
    expect(data).toContainEqual(accepted.member);
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: "invitation_accepted",
      subjectEmail: person.email,
      details: { before: { status: "pending" }, after: { status: "accepted", role: "coach" } },
    });
    const { data: sent } = await owner.ok("organization_invitations.list", { organizationSlug });
    expect(sent.map(({ status }) => status)).toEqual(["accepted"]);
  });

  test("ten times concurrently adds one member", async () => {
    const { api, id, invitationId } = await makeInvited();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => api.send("invitations.accept", { invitationId })),
    );
    expect(statusesOf(responses)).toEqual({ "200": 1, "409": 9 });
    expect(await prisma.member.count({ where: { organizationId: id } })).toBe(2);
  });

  test("never fails for lack of a seat: the organization goes over its seats", async () => {
    const { api, id, invitationId } = await makeInvited();
    await prisma.organization.update({ where: { id }, data: { complimentarySeats: 0 } });
    await api.ok("invitations.accept", { invitationId });
    expect(await seatsOf(sqlOn(pool), organizationOfJob(id))).toMatchObject({ used: 1, total: 0, over: 1 });
  });

  test("as an existing member is rejected, and the invitation stays pending", async () => {
    const { api, person, id, invitationId } = await makeInvited();
    const { accountId, email } = person;
    await prisma.member.create({
      data: { id: newId("member"), organizationId: id, accountId, email, role: "coach" },
    });
    await api.rejected("invitations.accept", { invitationId }, "already_member");
    expect(await prisma.invitation.findUnique({ where: { id: invitationId } })).toMatchObject({
      status: "pending",
    });
  });

  test.each([["expired"], ["revoked"], ["declined"], ["accepted"]])(
    "an invitation that is %s is rejected",
    async (which) => {
      const { api, owner, organizationSlug, invitationId } = await makeInvited();
      const past = { expiresAt: new Date(Date.now() - 1_000) };
      if (which === "expired") await prisma.invitation.update({ where: { id: invitationId }, data: past });
      if (which === "revoked")
        await owner.ok("organization_invitations.revoke", { organizationSlug, invitationId });
      if (which === "declined") await api.ok("invitations.decline", { invitationId });
      if (which === "accepted") await api.ok("invitations.accept", { invitationId });
      await api.rejected("invitations.accept", { invitationId }, "invitation_not_pending");
      await api.rejected("invitations.decline", { invitationId }, "invitation_not_pending");
    },
  );

  test("someone else's invitation gives not_found", async () => {
    const { invitationId, id } = await makeInvited();
    const { api } = await makeCaller();
    await api.rejected("invitations.accept", { invitationId }, "not_found");
    expect(await prisma.member.count({ where: { organizationId: id } })).toBe(1);
  });
});

describe("an invitation to a cohort", () => {
  test("adds the person who accepts it to the cohort", async () => {
    const { organizationSlug, id, members } = await makeTeam("owner");
    const cohort = await makeCohort(id);
    const { person, api } = await makeCaller();
    const asked = { email: person.email, cohortId: cohort.id };
    const invitationId = await invite(members[0].api, organizationSlug, asked);
    await api.ok("invitations.accept", { invitationId });
    expect(await prisma.stint.findMany({ where: { accountId: person.accountId } })).toMatchObject([
      { cohortId: cohort.id, organizationId: id, leftAt: null },
    ]);
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: "cohort_assigned",
      subjectEmail: person.email,
      subjectLabel: cohort.name,
    });
  });

  test.each(["archived", "deleted"])(
    "that is %s by then adds them to no cohort, but can still be accepted",
    async (how) => {
      const { organizationSlug, id, members } = await makeTeam("owner");
      const cohort = await makeCohort(id);
      const { person, api } = await makeCaller();
      const asked = { email: person.email, cohortId: cohort.id };
      const invitationId = await invite(members[0].api, organizationSlug, asked);
      const where = { id: cohort.id };
      if (how === "archived") await prisma.cohort.update({ where, data: { archivedAt: new Date() } });
      else await prisma.cohort.delete({ where });
      await api.ok("invitations.accept", { invitationId });
      expect(await prisma.stint.count({ where: { accountId: person.accountId } })).toBe(0);
      expect((await logOf(id)).at(-1)?.action).toBe("invitation_accepted");
    },
  );
});

test("a person who declined may be invited again", async () => {
  const { api, person, owner, organizationSlug, id, invitationId } = await makeInvited();
  expect(await api.ok("invitations.decline", { invitationId })).toMatchObject({
    id: invitationId,
    status: "declined",
  });
  expect((await logOf(id)).at(-1)?.action).toBe("invitation_declined");
  const again = await invite(owner, organizationSlug, { email: person.email });
  expect(again).not.toBe(invitationId);
  await api.ok("invitations.accept", { invitationId: again });
});
