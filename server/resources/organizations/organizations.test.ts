import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, makeKey, makeOrganization, makePerson } from "#server/testing/actors.ts";
import { rest } from "#server/testing/rest.ts";

test("an organization's creator is its owner, and its name determines its slug", async () => {
  const { api } = await makeCaller();
  const name = `École Ñandú ${Date.now()}`;
  const organization = await api.ok("organizations.create", { name, type: "college" });
  expect(organization.slug).toBe(`ecole-nandu-${name.split(" ").at(-1)}`);
  const { organizations } = await api.ok("me.get", {});
  expect(organizations).toEqual([{ name, slug: organization.slug, role: "owner" }]);
  expect((await api.ok("organizations.list", {})).data).toEqual([organization]);
});

test("a name with no usable slug, or with a taken one, gets a suffix instead of an error", async () => {
  const { api } = await makeCaller();
  const make = (name: string) => api.ok("organizations.create", { name, type: "other" });
  const word = `Twin${Date.now()}`;
  expect((await make(word)).slug).toBe(word.toLowerCase());
  expect((await make(word)).slug).toBe(`${word.toLowerCase()}-2`);
  expect((await make("!!!")).slug).toMatch(/^organization(-\d+)?$/);
  expect((await make("New")).slug).not.toBe("new");
});

test("ten concurrent creations with one name get ten slugs", async () => {
  const { api } = await makeCaller();
  const name = `Rush ${Date.now()}`;
  const made = await Promise.all(
    Array.from({ length: 10 }, () => api.ok("organizations.create", { name, type: "bootcamp" })),
  );
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(10);
});

test("a credential restricted to one organization can't create another, and sees only that one", async () => {
  const person = await makePerson();
  const one = await makeOrganization([{ person, role: "owner" }]);
  const other = await makeOrganization([{ person, role: "owner" }]);
  const restricted = rest((await makeKey(person, { organization: one })).key);
  await restricted.rejected(
    "organizations.create",
    { name: "More", type: "other" },
    "organization_restricted",
  );
  expect((await restricted.ok("organizations.list", {})).data.map(({ slug }) => slug)).toEqual([one.slug]);
  await restricted.rejected("organizations.get", { organizationSlug: other.slug }, "not_found");
  expect((await restricted.ok("organizations.get", { organizationSlug: one.slug })).id).toBe(one.id);
});

test("an update keeps the slug and omitted fields, and the log has before and after of each difference", async () => {
  const { api } = await makeCaller();
  const { slug: organizationSlug, id } = await api.ok("organizations.create", {
    name: "Before",
    type: "bootcamp",
    website: "https://before.example",
  });
  const after = await api.ok("organizations.update", { organizationSlug, name: "After" });
  expect(after).toMatchObject({
    name: "After",
    type: "bootcamp",
    website: "https://before.example",
    slug: organizationSlug,
  });
  await api.ok("organizations.update", { organizationSlug, name: "After" });
  const events = await prisma.auditEvent.findMany({ where: { organizationId: id }, orderBy: { id: "asc" } });
  expect(events.map(({ action, details }) => ({ action, details }))).toEqual([
    {
      action: "organization_created",
      details: {
        before: null,
        after: { name: "Before", type: "bootcamp", website: "https://before.example" },
      },
    },
    { action: "organization_updated", details: { before: { name: "Before" }, after: { name: "After" } } },
  ]);
  expect(events[0]).toMatchObject({ actorLabel: "Robin Vale", performedBySupport: false });
});

test("a deleted organization is gone for its members, and its log stays", async () => {
  const { api } = await makeCaller();
  const { slug: organizationSlug, id } = await api.ok("organizations.create", {
    name: "Short",
    type: "other",
  });
  expect(await api.ok("organizations.delete", { organizationSlug })).toEqual({ id, deleted: true });
  await api.rejected("organizations.get", { organizationSlug }, "not_found");
  expect((await api.ok("me.get", {})).organizations).toEqual([]);
  const actions = await prisma.auditEvent.findMany({
    where: { organizationId: id },
    select: { action: true },
  });
  expect(actions.map(({ action }) => action).sort()).toEqual([
    "organization_created",
    "organization_deleted",
  ]);
});

test("the database rejects updates, deletions, and truncation of the log", async () => {
  const { api } = await makeCaller();
  const { id } = await api.ok("organizations.create", { name: "Kept", type: "other" });
  const where = { organizationId: id };
  await expect(prisma.auditEvent.updateMany({ where, data: { actorLabel: "Nobody" } })).rejects.toThrow(
    /append-only/,
  );
  await expect(prisma.auditEvent.deleteMany({ where })).rejects.toThrow(/append-only/);
  await expect(prisma.$executeRawUnsafe("TRUNCATE audit_events")).rejects.toThrow(/append-only/);
  expect(await prisma.auditEvent.count({ where })).toBe(1);
});
