import { beforeAll, expect, test } from "vitest";
import { makeApplication } from "#server/testing/factories.ts";
import { makeTeam } from "#server/testing/membership.ts";

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
