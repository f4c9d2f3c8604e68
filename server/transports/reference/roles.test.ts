import { beforeAll, describe, expect, test } from "vitest";
import { ROLES, type Role } from "#domain/roles.ts";
import type { Name } from "#server/testing/contracts.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { absentIds, exampleOf, withPath } from "#server/testing/loops.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { roleRows } from "./reference.ts";

let team: Awaited<ReturnType<typeof makeCoaching>>;
let applicationId: string;

beforeAll(async () => {
  team = await makeCoaching();
  const { api } = team.applicant;
  const {
    data: [board],
  } = await api.ok("boards.list", {});
  const boardId = board?.id ?? "";
  await api.ok("shares.create", { boardId, organizationSlug: team.organizationSlug });
  applicationId = (await makeApplication(api, boardId)).id;
});

/** Checks whether the API admits a role. The role is checked before the row, so an absent row doesn't matter. */
async function isOpenTo(name: Name, role: Role): Promise<boolean> {
  const ids: Record<string, string> = {
    ...absentIds(),
    organizationSlug: team.organizationSlug,
    applicationId,
  };
  const { body } = await team[role].api.send(
    name,
    withPath(name, exampleOf(name, absentIds()), (field) => ids[field]),
  );
  return (body as { code?: string }).code !== "insufficient_role";
}

// Leaving and deleting would change the team that the other tests use.
const rows = roleRows().filter(
  ({ operation }) => !["members.leave", "organizations.delete"].includes(operation),
);

describe.each(rows)("/docs/roles on $operation", ({ operation, roles, orOwn }) => {
  test.each(ROLES)("matches the API for the role %s", async (role) => {
    const documented = roles.includes(role) || (role === "applicant" && orOwn);
    expect(await isOpenTo(operation as Name, role)).toBe(documented);
  });
});
