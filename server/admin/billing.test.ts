import { describe, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeOrganization } from "#server/testing/actors.ts";
import { json, rejected } from "#server/testing/command-line.ts";

describe("organization set-complimentary-seats", () => {
  const set = ["organization", "set-complimentary-seats"];

  test("sets the seats, and the organization's log records only a real change, as made by support", async () => {
    const { id, slug } = await makeOrganization([]);
    expect(await json([...set, slug, "12"])).toEqual({ slug, before: 5, after: 12 });
    expect(await json([...set, slug, "12"])).toEqual({ slug, before: 12, after: 12 });
    expect((await prisma.organization.findUniqueOrThrow({ where: { id } })).complimentarySeats).toBe(12);
    const log = await prisma.auditEvent.findMany({ where: { organizationId: id } });
    expect(log).toMatchObject([
      {
        action: "complimentary_seats_changed",
        actorLabel: "Support",
        performedBySupport: true,
        details: { before: { complimentary: 5 }, after: { complimentary: 12 } },
      },
    ]);
  });

  test("rejects an unknown organization and an invalid number of seats", async () => {
    const { slug } = await makeOrganization([]);
    expect(await rejected([...set, "no-such-slug", "3"])).toMatchObject({ code: "organization_not_found" });
    for (const wrong of ["many", "1.5", "-1"])
      expect(await rejected([...set, slug, wrong])).toMatchObject({ code: "usage" });
  });
});

test("payment-event reprocess rejects an event that isn't stored", async () => {
  const { code } = await rejected(["payment-event", "reprocess", "evt_nowhere"]);
  expect(code).toBe("payment_event_not_found");
});
