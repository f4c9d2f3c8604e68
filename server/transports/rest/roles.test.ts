import { beforeAll, describe, expect, test } from "vitest";
import { ROLES, type Role } from "#domain/roles.ts";
import { makeKey, makeOrganization, makePerson } from "#server/testing/actors.ts";
import { contractOf } from "#server/testing/contracts.ts";
import { absentIds, exampleOf, namesOf, withPath } from "#server/testing/loops.ts";
import { type Rest, rest } from "#server/testing/rest.ts";

let slug: string;
const members = new Map<string, Rest>();
let stranger: Rest;
let former: Rest;
let nowhere: unknown;

beforeAll(async () => {
  const people = await Promise.all(ROLES.map(async (role) => ({ role, person: await makePerson() })));
  const organization = await makeOrganization(people);
  slug = organization.slug;
  for (const { role, person } of people) members.set(role, rest((await makeKey(person)).key));
  stranger = rest((await makeKey(await makePerson())).key);
  const leaver = await makePerson();
  await makeOrganization([{ person: leaver, role: "owner" }]);
  former = rest((await makeKey(leaver)).key);
});

const inOrganizations = namesOf(({ actsOn }) => actsOn === "organization");

/** Returns the operation's input for this organization, with absent rows: the role is checked before a row is looked for. */
function callOf(name: (typeof inOrganizations)[number], organizationSlug: string) {
  const ids: Record<string, string> = { ...absentIds(), organizationSlug };
  return withPath(name, exampleOf(name, absentIds()), (field) => ids[field]);
}

describe.each(inOrganizations)("%s", (name) => {
  const { roles = [] } = contractOf(name) as { roles?: readonly string[] };

  test.each(ROLES.filter((role) => !roles.includes(role)))("rejects the role %s", async (role) => {
    const response = await members.get(role)?.send(name, callOf(name, slug));
    expect(response).toMatchObject({ status: 403, body: { code: "insufficient_role" } });
  });

  test("doesn't let an outsider tell whether an organization exists", async () => {
    nowhere = withoutId(await stranger.send(name, callOf(name, "no-such-organization")));
    expect(nowhere).toMatchObject({ status: 404, code: "not_found" });
    expect(withoutId(await stranger.send(name, callOf(name, slug)))).toEqual(nowhere);
    expect(withoutId(await former.send(name, callOf(name, slug)))).toEqual(nowhere);
  });
});

// In a separate organization: a role that may leave or delete it does.
test.each(
  inOrganizations.flatMap((name) =>
    ((contractOf(name) as { roles?: readonly Role[] }).roles ?? []).map((role) => [name, role] as const),
  ),
)("%s allows the role %s", async (name, role) => {
  const person = await makePerson();
  const own = await makeOrganization([{ person, role }]);
  const { body } = await rest((await makeKey(person)).key).send(name, callOf(name, own.slug));
  expect(body).not.toMatchObject({ code: "insufficient_role" });
});

function withoutId({ status, body }: { status: number; body: unknown }) {
  return { status, ...(body as object), requestId: undefined };
}
