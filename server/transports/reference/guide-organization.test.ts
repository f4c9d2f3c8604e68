import { expect, test } from "vitest";
import { guideSamples } from "#components/docs/guide/guide-samples.ts";
import { makeSandboxCaller } from "#server/testing/actors.ts";

test("the programs for an organization name one that every sandbox has, so that they run as they are", async () => {
  const { api } = await makeSandboxCaller();
  const programs = Object.values(guideSamples("").coachDashboard ?? {}).map(([, code]) => code);
  const slugs = programs.flatMap((code) => code.match(/(?<=organizationSlug = ")[^"]+/g) ?? []);
  expect(slugs).toHaveLength(2);
  for (const organizationSlug of slugs) await api.ok("organizations.get", { organizationSlug });
});
