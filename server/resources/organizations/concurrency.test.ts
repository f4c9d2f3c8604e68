import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { atOnce, expectOnly, statusesOf } from "#server/testing/at-once.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { makeTeam } from "#server/testing/membership.ts";

/** Deadlocks fail these tests: PostgreSQL aborts one of two deadlocked transactions, and one that is retried too often gets a 500. */
test("of twelve concurrent requests to leave, one succeeds, and the others get 404", async () => {
  const { organizationSlug, members } = await makeTeam("owner", "coach");
  const [, coach] = members;
  const responses = await atOnce(12, () => coach.api.send("members.leave", { organizationSlug }));
  expect(statusesOf(responses)).toEqual({ "200": 1, "404": 11 });
});

test("owners' concurrent changes of each other are all handled, one after the other", async () => {
  const { organizationSlug, members } = await makeTeam("owner", "owner", "owner", "owner", "coach");
  const owners = members.slice(0, 4);
  const responses = await atOnce(24, (index) => {
    const by = owners[index % 4] ?? members[0];
    const { memberId } = members[(index + 1) % 5] ?? members[0];
    return by.api.send("members.update_role", { organizationSlug, memberId, role: "owner" });
  });
  expectOnly(responses, [200]);
});

test("the log orders two concurrent changes by when they took effect, not by when they were requested", async () => {
  const { organizationSlug, id, members } = await makeTeam("owner", "admin", "applicant");
  const [owner, admin, { person }] = members;
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const place = { organizationSlug, cohortId, applicantEmail: person.email };
  const outside = await holdLock("SELECT 1 FROM members WHERE id = $1 FOR UPDATE", [admin.memberId]);
  const askedFirst = admin.api.ok("cohort_memberships.create", place);
  await outside.waiters();
  const { id: membershipId } = await owner.api.ok("cohort_memberships.create", place);
  const ending = { organizationSlug, membershipId, departureReason: "completed" } as const;
  await owner.api.ok("cohort_memberships.end", ending);
  await outside.commit();
  await askedFirst;
  const { data } = await owner.api.ok("audit_events.list", { organizationSlug, limit: 3 });
  expect(data.map(({ action }) => action)).toEqual([
    "cohort_assigned",
    "cohort_membership_ended",
    "cohort_assigned",
  ]);
  expect(await prisma.auditEvent.count({ where: { organizationId: id } })).toBe(4);
});

test("an organization deleted during changes by its staff is gone, and no change fails unexpectedly", async () => {
  const { organizationSlug, id, members } = await makeTeam("owner", "owner", "admin", "admin", "applicant");
  const [one, other, admin, second, applicant] = members;
  const { boardId } = applicant.person;
  const responses = await atOnce(40, (index) => {
    if (index === 15) return one.api.send("organizations.delete", { organizationSlug });
    if (index === 16) return other.api.send("organizations.delete", { organizationSlug });
    if (index % 5 === 0) return applicant.api.send("shares.create", { boardId, organizationSlug });
    const by = [other, admin, second][index % 3] ?? other;
    if (index % 4 === 0) {
      const emails = [`guest-${index}@people.example`];
      return by.api.send("organization_invitations.create", { organizationSlug, emails, role: "coach" });
    }
    return by.api.send("cohorts.create", { organizationSlug, name: `Cohort ${index}` });
  });
  // A repeated share gets a 409.
  expectOnly(responses, [200, 201, 404, 409]);
  expect(await prisma.organization.count({ where: { id } })).toBe(0);
});
