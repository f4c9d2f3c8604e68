import { expect, test } from "vitest";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { makeCaller, makeKey, makeOrganization, makePerson } from "#server/testing/actors.ts";
import { rest } from "#server/testing/rest.ts";

test("me.get describes a live key's owner, scopes, and organizations, and returns nothing secret", async () => {
  const person = await makePerson("Ada Quill");
  const { key } = await makeKey(person);
  const organization = await makeOrganization([{ person, role: "coach" }]);
  const api = rest(key);
  const { text } = await api.send("me.get");
  expect(await api.ok("me.get", {})).toEqual({
    user: { email: person.email, displayName: "Ada Quill" },
    environment: "live",
    credential: {
      kind: "api_key",
      displayPrefix: key.slice(0, "ol_live_".length + 6),
      scopes: [...ALL_SCOPES],
      restrictedToOrganization: null,
    },
    organizations: [{ name: organization.name, slug: organization.slug, role: "coach" }],
    sandbox: null,
  });
  for (const secret of [key, person.userId, person.accountId]) expect(text).not.toContain(secret);
});

test("me.get returns the granted scopes, even if there are none", async () => {
  const { api } = await makeCaller({ scopes: ["boards:read", "profile:write"] });
  expect((await api.ok("me.get", {})).credential.scopes).toEqual(["boards:read", "profile:write"]);
  const { api: bare } = await makeCaller({ scopes: [] });
  expect((await bare.ok("me.get", {})).credential.scopes).toEqual([]);
});

test("a key restricted to one organization sees only that one", async () => {
  const person = await makePerson();
  const one = await makeOrganization([{ person, role: "owner" }]);
  await makeOrganization([{ person, role: "applicant" }]);
  const { key } = await makeKey(person, { organization: one });
  const { credential, organizations } = await rest(key).ok("me.get", {});
  expect(organizations).toEqual([{ name: one.name, slug: one.slug, role: "owner" }]);
  expect(credential.restrictedToOrganization).toMatchObject({ name: one.name, slug: one.slug });
});

test("a restricted key whose owner has left the organization sees none", async () => {
  const person = await makePerson();
  const organization = await makeOrganization([{ person, role: "coach" }]);
  const { key } = await makeKey(person, { organization });
  const { prisma } = await import("#server/lib/database.ts");
  await prisma.member.deleteMany({ where: { accountId: person.accountId } });
  expect((await rest(key).ok("me.get", {})).organizations).toEqual([]);
  await rest(key).rejected("boards.list", {}, "organization_restricted");
});

test("a sandbox key reports the synthetic tenant's address, and nothing of the person's own", async () => {
  const person = await makePerson();
  const { key } = await makeKey(person, { environment: "sandbox" });
  expect(key).toMatch(/^ol_sandbox_/);
  const { text } = await rest(key).send("me.get");
  const me = await rest(key).ok("me.get", {});
  expect(me.environment).toBe("sandbox");
  expect(me.user.email).toMatch(/@sandbox\.offerlane\.example$/);
  expect(me.sandbox).toEqual({ plantedAt: expect.any(String) });
  expect(text).not.toContain(person.email);
});

test("the two environments of one person share no rows", async () => {
  const person = await makePerson();
  const live = rest((await makeKey(person)).key);
  const sandbox = rest((await makeKey(person, { environment: "sandbox" })).key);
  const { id } = await live.ok("boards.create", { name: "Live only" });
  await sandbox.rejected("boards.get", { boardId: id }, "not_found");
  const names = (await sandbox.ok("boards.list", {})).data.map(({ name }) => name);
  expect(names).not.toContain("Live only");
  await live.ok("companies.create", { name: "Same name" });
  await sandbox.ok("companies.create", { name: "Same name" });
});
