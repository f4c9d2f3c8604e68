import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeKey, signIn } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { rest } from "#server/testing/rest.ts";
import { makeAuthenticator, makePasskey } from "#server/testing/second-factors.ts";

async function require(cookie: string, organizationSlug: string, isRequired: boolean) {
  const response = await fetch(`${await serverOrigin()}/api/trpc/organizations.requireSecondFactor`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", Cookie: cookie },
    body: JSON.stringify({ organizationSlug, isRequired }),
  });
  return response.ok ? "done" : (await response.json()).error.data.problem.code;
}

test("an organization that requires a second factor admits staff only with one, and applicants as before", async () => {
  const { organizationSlug, id, members } = await makeTeam("owner", "coach", "applicant");
  const [owner, coach, applicant] = members;
  const cookie = await signIn(owner.person);
  expect(await require(cookie, organizationSlug, true)).toBe("second_factor_required");
  await makePasskey(owner.person);
  expect(await require(await signIn(coach.person), organizationSlug, true)).toBe("insufficient_role");
  expect(await require(cookie, organizationSlug, true)).toBe("done");
  await owner.api.ok("members.list", { organizationSlug });
  await applicant.api.ok("organizations.get", { organizationSlug });
  const barred = await coach.api.send("members.list", { organizationSlug });
  expect(barred.status).toBe(403);
  expect(JSON.stringify(barred.body)).toContain("second_factor_required");
  const { key } = await makeKey(coach.person, { organization: { id } });
  await rest(key).rejected("cohorts.list", { organizationSlug }, "second_factor_required");
  await makeAuthenticator(coach.person);
  await coach.api.ok("members.list", { organizationSlug });
  expect(await require(cookie, organizationSlug, false)).toBe("done");
  const logged = await prisma.auditEvent.findMany({
    where: { organizationId: id, action: "organization_updated" },
    orderBy: { id: "asc" },
  });
  expect(logged.map(({ details }) => details)).toMatchObject([
    { after: { requiresSecondFactor: true } },
    { after: { requiresSecondFactor: false } },
  ]);
});
