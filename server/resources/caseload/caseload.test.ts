import { expect, test } from "vitest";
import { type Change, reversalOf, type Way } from "#components/roster/selection/coach-changes.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { logOf, makeTeam } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { followOrganization } from "#server/testing/rest.ts";

/** Creates an organization with an owner, two coaches, and three applicants. */
async function makePractice() {
  const roles = ["owner", "coach", "coach", "applicant", "applicant", "applicant"] as const;
  const { id, organizationSlug, members } = await makeTeam(...roles);
  const [owner, ada, bo, kim, lee, max] = members;
  const assign = (coachId: string, applicantEmails: string[], lead?: boolean) =>
    owner.api.ok("caseload.assign", {
      organizationSlug,
      coachId,
      applicantEmails,
      ...(lead ? { lead } : {}),
    });
  /** Returns each applicant's coaches by member ID, the lead first. */
  const coaches = async () => {
    const { data } = await owner.api.ok("roster.list", { organizationSlug });
    return new Map(data.map((row) => [row.applicantEmail, row.coaches.map((coach) => coach.id)]));
  };
  const emails = [kim, lee, max].map(({ person }) => person.email) as [string, string, string];
  return { id, organizationSlug, owner, ada, bo, kim, lee, max, emails, assign, coaches };
}

test("a bulk assignment has a result for each address, and the first coach leads until another is made the lead", async () => {
  const { id, organizationSlug, owner, ada, bo, emails, assign, coaches } = await makePractice();
  const [kim, lee, max] = emails;
  const outcomes = ({ data }: { data: { outcome: string }[] }) => data.map(({ outcome }) => outcome);
  const given = [kim.toUpperCase(), lee, owner.person.email, "no@one.example", lee];
  expect(outcomes(await assign(ada.memberId, given))).toEqual([
    "assigned",
    "assigned",
    "not_an_applicant",
    "not_an_applicant",
  ]);
  expect(outcomes(await assign(bo.memberId, [lee, max]))).toEqual(["assigned", "assigned"]);
  expect((await coaches()).get(lee)).toEqual([ada.memberId, bo.memberId]);
  expect(outcomes(await assign(bo.memberId, [lee, max], true))).toEqual(["made_lead", "unchanged"]);
  expect((await coaches()).get(lee)).toEqual([bo.memberId, ada.memberId]);
  const list = await owner.api.ok("caseload.list", { organizationSlug, applicantEmail: lee });
  expect(list.data.filter(({ isLead }) => isLead).map(({ coachId }) => coachId)).toEqual([bo.memberId]);
  const loads = await owner.api.ok("caseload.list_coaches", { organizationSlug });
  expect(loads.data.map(({ memberId, applicants, leads }) => ({ memberId, applicants, leads }))).toEqual(
    expect.arrayContaining([
      { memberId: owner.memberId, applicants: 0, leads: 0 },
      { memberId: ada.memberId, applicants: 2, leads: 1 },
      { memberId: bo.memberId, applicants: 2, leads: 2 },
    ]),
  );
  const end = { organizationSlug, coachId: bo.memberId, applicantEmails: [lee, kim] };
  expect(outcomes(await owner.api.ok("caseload.unassign", end))).toEqual(["unassigned", "unchanged"]);
  expect((await coaches()).get(lee)).toEqual([ada.memberId]);
  const logged = (await logOf(id)).map(({ action, subjectEmail }) => [action, subjectEmail]);
  expect(logged.filter(([, subject]) => subject === lee)).toEqual([
    ["coach_assigned", lee],
    ["coach_assigned", lee],
    ["lead_coach_changed", lee],
    ["coach_unassigned", lee],
  ]);
});

test.each<Way>(["add", "lead", "remove"])(
  "the verdicts of a change (%s) are enough to reverse it for each applicant",
  async (way) => {
    const { organizationSlug, owner, ada, bo, emails, assign, coaches } = await makePractice();
    const [kim, lee] = emails;
    // Bo leads Kim, coaches Lee second, and doesn't coach Max.
    await assign(ada.memberId, [kim, lee]);
    await assign(bo.memberId, [kim], true);
    await assign(bo.memberId, [lee]);
    const change = async ({ coachId, way, emails: applicantEmails }: Change) => {
      const given = { organizationSlug, coachId, applicantEmails: [...applicantEmails] };
      const { data } =
        way === "remove"
          ? await owner.api.ok("caseload.unassign", given)
          : await owner.api.ok("caseload.assign", { ...given, lead: way === "lead" });
      return data;
    };
    const before = await coaches();
    const verdicts = await change({ coachId: bo.memberId, way, emails });
    expect(await coaches()).not.toEqual(before);
    for (const reversed of reversalOf(verdicts, bo.memberId)) await change(reversed);
    expect(await coaches()).toEqual(before);
  },
);

test("filters find a coach's applicants and those without one, and a coach's Today is about their own", async () => {
  const { organizationSlug, owner, ada, bo, emails, assign } = await makePractice();
  const [kim, lee, max] = emails;
  await assign(ada.memberId, [kim]);
  await assign(bo.memberId, [lee]);
  const addresses = ({ data }: { data: { applicantEmail: string }[] }) =>
    data.map(({ applicantEmail }) => applicantEmail);
  const listed = (coachId: string) => owner.api.ok("roster.list", { organizationSlug, coachId });
  expect(addresses(await listed(ada.memberId))).toEqual([kim]);
  expect(addresses(await listed("none"))).toEqual([max]);
  expect(addresses(await owner.api.ok("roster.search", { organizationSlug, coachId: bo.memberId }))).toEqual([
    lee,
  ]);
  const joinedAt = new Date("2026-01-01T00:00:00Z");
  await prisma.member.updateMany({ where: { email: { in: emails } }, data: { joinedAt } });
  const today = async (person: typeof ada.person, whose?: "all" | "mine") => {
    const call = await pagesOf(person);
    return call.roster.getToday({ organizationSlug, ...(whose ? { whose } : {}) });
  };
  const own = await today(ada.person);
  expect([own.whose, own.mine, own.uncoached, own.attention.count]).toEqual(["mine", 1, 1, 1]);
  expect(own.attention.people.map(({ applicantEmail }) => applicantEmail)).toEqual([kim]);
  expect((await today(ada.person, "all")).attention.count).toBe(3);
  expect(await today(owner.person)).toMatchObject({ whose: "all", mine: 0, uncoached: 1 });
});

test.each(["removed", "made an applicant"])(
  "a coach who is %s hands their applicants and join links to a successor, or leaves no assignment behind",
  async (way) => {
    const { organizationSlug, owner, ada, bo, emails, assign, coaches } = await makePractice();
    const [kim, lee, max] = emails;
    await assign(ada.memberId, [kim, lee]);
    await assign(bo.memberId, [lee, max]);
    const { id } = await owner.api.ok("joining.create_link", {
      ...{ organizationSlug, validDays: 30, coachId: ada.memberId },
    });
    const coachOfLink = async () => {
      const link = await prisma.joinLink.findFirstOrThrow({ where: { id } });
      return link.coachId;
    };
    const end = (memberId: string, successorId?: string) => {
      const given = { organizationSlug, memberId, ...(successorId ? { successorId } : {}) };
      return way === "removed"
        ? owner.api.send("members.remove", given)
        : owner.api.send("members.update_role", { ...given, role: "applicant" });
    };
    expect((await end(ada.memberId, ada.memberId)).status).toBe(422);
    expect((await coaches()).get(kim)).toEqual([ada.memberId]);
    expect((await end(ada.memberId, bo.memberId)).status).toBe(200);
    expect((await coaches()).get(kim)).toEqual([bo.memberId]);
    expect((await coaches()).get(lee)).toEqual([bo.memberId]);
    expect(await coachOfLink()).toBe(bo.memberId);
    expect((await end(bo.memberId)).status).toBe(200);
    expect(await coachOfLink()).toBeNull();
    expect([...(await coaches()).values()].flat()).toEqual([]);
    const listed = await owner.api.ok("caseload.list", { organizationSlug });
    expect(listed.data).toEqual([]);
  },
);

test("concurrent assignments and removals leave no assignment for a person who left or changed roles", async () => {
  const { id, organizationSlug, owner, ada, bo, kim, lee, emails, assign } = await makePractice();
  await assign(ada.memberId, emails);
  await Promise.all([
    owner.api.send("members.remove", { organizationSlug, memberId: ada.memberId, successorId: bo.memberId }),
    ...[true, false].map((lead) =>
      owner.api.send("caseload.assign", {
        organizationSlug,
        coachId: ada.memberId,
        applicantEmails: emails,
        lead,
      }),
    ),
    owner.api.send("members.update_role", { organizationSlug, memberId: kim.memberId, role: "coach" }),
    owner.api.send("members.remove", { organizationSlug, memberId: lee.memberId }),
    owner.api.send("caseload.unassign", {
      organizationSlug,
      coachId: bo.memberId,
      applicantEmails: emails.slice(0, 1),
    }),
  ]);
  const left = await prisma.coachAssignment.findMany({
    where: { organizationId: id },
    include: { applicant: { select: { email: true, role: true } }, coach: { select: { id: true } } },
  });
  expect(left.map(({ applicant, coach }) => [applicant.email, applicant.role, coach.id])).toEqual([
    [emails[2], "applicant", bo.memberId],
  ]);
});

test("events report an assignment, another lead, and the end, each with the assignment as listed", async () => {
  const { organizationSlug, owner, ada, bo, emails, assign } = await makePractice();
  const [kim] = emails;
  await assign(ada.memberId, [kim]);
  await assign(bo.memberId, [kim]);
  const [own] = (await owner.api.ok("caseload.list", { organizationSlug, coachId: bo.memberId })).data;
  const before = await followOrganization(owner.api, organizationSlug);
  expect(before.find(({ resourceId }) => resourceId === own?.id)).toMatchObject({
    type: "coach_assignment.created",
    resource: { ...own, isLead: false },
  });
  await assign(bo.memberId, [kim], true);
  await owner.api.ok("caseload.unassign", {
    organizationSlug,
    coachId: bo.memberId,
    applicantEmails: [kim],
  });
  const after = await followOrganization(owner.api, organizationSlug, before.at(-1)?.id);
  expect(after.filter(({ resourceId }) => resourceId === own?.id).map(({ type }) => type)).toEqual([
    "coach_assignment.updated",
    "coach_assignment.deleted",
  ]);
});

test("the leads of all coaches are found in one pass over the assignments", async () => {
  const { organizationSlug, owner, ada, bo, emails, assign } = await makePractice();
  await assign(ada.memberId, emails);
  await assign(bo.memberId, emails, true);
  const sent = await statementsOf(() => owner.api.ok("caseload.list_coaches", { organizationSlug }));
  const { text, values } = sent.find(({ name }) => name.startsWith("coach_loads")) ?? expect.fail("not sent");
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const loops = JSON.stringify(rows).matchAll(
    /"Relation Name":"coach_assignments"[^{}]*?"Actual Loops":(\d+)/g,
  );
  const STAFF = 3;
  expect([...loops].reduce((sum, [, count]) => sum + Number(count), 0)).toBeLessThanOrEqual(STAFF + 1);
});
