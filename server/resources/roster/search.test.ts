import { beforeAll, expect, test, vi } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";

const team = await makeTeam("coach", "applicant", "applicant", "applicant");
const [coach, sharing, quiet, other] = team.members;
const { organizationSlug } = team;
const search = (input: object = {}) => coach.api.ok("roster.search", { organizationSlug, ...input });
const emails = async (input: object) =>
  (await search(input)).data.map(({ applicantEmail }) => applicantEmail);

beforeAll(async () => {
  const { boardId } = sharing.person;
  await sharing.api.ok("shares.create", { boardId, organizationSlug });
  await makeApplication(sharing.api, boardId);
});

test("applicants who need attention come first, and the total includes those that aren't shown", async () => {
  const found = await search({ limit: 1 });
  expect(found.total).toBe(3);
  expect(found.data).toHaveLength(1);
  const all = (await search()).data;
  const reasons = all.map(({ needsAttention }) => needsAttention.length);
  expect(reasons).toEqual(reasons.toSorted((reason, another) => another - reason));
});

test("the list can be narrowed by a reason, and by a part of a name or an address", async () => {
  const hidden = [quiet, other].map(({ person }) => person.email);
  expect((await emails({ attention: ["no_share"] })).toSorted()).toEqual(hidden.toSorted());
  expect(await emails({ search: sharing.person.email })).toEqual([sharing.person.email]);
  expect(await search({ search: "nobody at all" })).toEqual({ data: [], total: 0 });
});

test("applicants can't search the roster", async () => {
  await quiet.api.rejected("roster.search", { organizationSlug }, "insufficient_role");
});

test("a search holds and sorts no more rows at a time than a portion and those to show", async () => {
  const APPLICANTS = 60;
  const { id, organizationSlug: slug, members } = await makeTeam("coach");
  await prisma.organization.update({ where: { id }, data: { complimentarySeats: APPLICANTS } });
  for (let added = 0; added < APPLICANTS; added += 1) await addMember({ id }, "applicant");
  const sorted = vi.spyOn(Array.prototype, "sort");
  const found = await members[0].api.ok("roster.search", { organizationSlug: slug, limit: 3 });
  const sizes = sorted.mock.contexts.flatMap((rows) => {
    const [first] = rows as { applicantEmail?: string }[];
    return first?.applicantEmail === undefined ? [] : [(rows as unknown[]).length];
  });
  expect([found.data.length, found.total]).toEqual([3, APPLICANTS]);
  expect(Math.max(...sizes)).toBeLessThan(APPLICANTS);
  const whole = await members[0].api.ok("roster.search", { organizationSlug: slug, limit: APPLICANTS });
  expect(found.data).toEqual(whole.data.slice(0, 3));
});
