import { expect, test } from "vitest";
import { subjectOf } from "#server/core/budget.ts";
import { networksAround } from "#server/lib/client-network.ts";
import { prisma } from "#server/lib/database.ts";
import { countRegistration } from "./registrations.ts";

test("a registration that a wider network rejects doesn't use up the narrower one's", async () => {
  const address = "2001:db8:77::1";
  const networks = networksAround(address);
  const [narrow, ...wider] = networks.map(({ network }) => subjectOf(network));
  await countRegistration(address);
  const usedOf = async (subject = "") =>
    (await prisma.budgetUse.findFirstOrThrow({ where: { budget: "oauth-clients", subject } })).used;
  expect(await usedOf(narrow)).toBe(1);
  await prisma.budgetUse.updateMany({
    where: { budget: "oauth-clients", subject: { in: wider.slice(-1) } },
    data: { used: 1_000_000 },
  });
  await expect(countRegistration(address)).rejects.toMatchObject({ code: "rate_limited" });
  expect(await usedOf(narrow)).toBe(1);
});
