import { expect, test } from "vitest";
import { sampleIds } from "#server/resources/sample-ids.ts";
import { makeCaller, makeOrganization } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { withOwnRows } from "./own-rows.ts";

const { boardId, applicationId, otherApplicationId, cohortId, organizationSlug } = sampleIds;

/** Returns a person with a board and one card, and their in-process API. */
async function makeReader() {
  const { person, api } = await makeCaller();
  const card = await makeApplication(api, person.boardId);
  const call = await pagesOf(person);
  return { person, card, call };
}

test("samples name the reader's rows, and keep the example's for rows that the reader doesn't have", async () => {
  const { person, card, call } = await makeReader();
  const code = `${boardId} ${applicationId} ${otherApplicationId} ${organizationSlug} ${cohortId}`;
  expect(await withOwnRows([{ code }], call)).toEqual([
    { code: `${person.boardId} ${card.id} ${otherApplicationId} ${organizationSlug} ${cohortId}` },
  ]);
});

test("an applicant's samples name their organization, but none of its rows", async () => {
  const { person, call } = await makeReader();
  const { slug } = await makeOrganization([{ person, role: "applicant" }]);
  expect(await withOwnRows(`${organizationSlug} ${cohortId}`, call)).toBe(`${slug} ${cohortId}`);
});

test("a coach note's sample doesn't name the reader's own card", async () => {
  const { call } = await makeReader();
  expect(await withOwnRows(applicationId, call, "coach_notes.list")).toBe(applicationId);
});

test("the sample for leaving an organization doesn't name the reader's organization", async () => {
  const { person, call } = await makeReader();
  const { slug } = await makeOrganization([{ person, role: "applicant" }]);
  expect(await withOwnRows(organizationSlug, call, "members.list")).toBe(slug);
  expect(await withOwnRows(organizationSlug, call, "members.leave")).toBe(organizationSlug);
});

test("a sample names an organization in which the reader may call the operation", async () => {
  const { person, call } = await makeReader();
  const work = await makeOrganization([{ person, role: "owner" }]);
  const coached = await makeOrganization([{ person, role: "applicant" }]);
  const named = (operation: string) => withOwnRows(organizationSlug, call, operation);
  expect(await named("roster.list")).toBe(work.slug);
  for (const operation of ["outcomes.list_own", "messages.list", "appointments.book", "shares.create"]) {
    expect(await named(operation), operation).toBe(coached.slug);
  }
});

test("samples without rows are returned as they are", async () => {
  const { call } = await makeReader();
  const samples = [{ code: "curl /api/v1/me" }];
  expect(await withOwnRows(samples, call)).toBe(samples);
});
