import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, makeOrganization, makePerson, type Person, signIn } from "#server/testing/actors.ts";
import { contracts, type PageName, pageContracts } from "#server/testing/contracts.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { callPage } from "#server/testing/pages.ts";
import { codeOf, makeAuthenticator, makePasskey } from "#server/testing/second-factors.ts";
import type { Operation, PageOperation } from "./operation.ts";

async function call(cookie: string, path: string, input: object) {
  const received = await fetch(`${await serverOrigin()}/api/trpc/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", Cookie: cookie },
    body: JSON.stringify(input),
  });
  const { error, result } = await received.json();
  return { status: received.status, code: error?.data.problem.code ?? null, data: result?.data };
}

/** Signs in a person, as of fifteen minutes ago. */
async function signInEarlier(person: Person) {
  const cookie = await signIn(person);
  const authenticatedAt = new Date(Date.now() - 15 * 60_000);
  await prisma.signInSession.updateMany({ where: { userId: person.userId }, data: { authenticatedAt } });
  return cookie;
}

const asking = ({ name, reauthentication }: Operation) =>
  reauthentication ? [`${name} ${reauthentication}`] : [];
const pages = (pageContracts as readonly PageOperation[])
  .filter(({ reauthentication }) => reauthentication === "always")
  .map(({ name }) => name as PageName);

test("operations that grant access, export everything, or end an account or session need recent authentication", () => {
  expect([...contracts, ...pageContracts].flatMap((contract) => asking(contract)).sort()).toEqual([
    "account.change_address always",
    "account.change_password always",
    "account.delete always",
    "account.take_out always",
    "api_keys.create always",
    "api_keys.rotate always",
    "calendar_feed.renew always",
    "factors.begin_app always",
    "factors.confirm_app always",
    "factors.passkey_options always",
    "factors.register_passkey always",
    "factors.remove always",
    "factors.renew_codes always",
    "members.remove owners",
    "members.update_role owners",
    "organization_invitations.create owners",
    "organization_invitations.resend owners",
    "organization_invitations.resend_many owners",
    "organization_retention.set always",
    "organization_take_out.allow always",
    "organization_take_out.read always",
    "organization_webhooks.create always",
    "organization_webhooks.rotate_secret always",
    "organization_webhooks.update always",
    "organizations.delete always",
    "organizations.require_second_factor always",
    "sessions.end always",
    "sessions.end_all always",
    "webhooks.create always",
    "webhooks.rotate_secret always",
    "webhooks.update always",
  ]);
});

test.each(pages)("%s is rejected fifteen minutes after sign-in, before its input is read", async (name) => {
  const cookie = await signInEarlier(await makePerson());
  expect(await callPage(cookie, name, { nothing: "fits" })).toMatchObject({
    status: 403,
    code: "reauthentication_required",
  });
});

describe("an organization", () => {
  test("is deleted, and its owners added and removed, only after recent authentication; API keys need none", async () => {
    const { person, api } = await makeCaller();
    const other = await makePerson();
    const { slug: organizationSlug, id } = await makeOrganization([
      { person, role: "owner" },
      { person: other, role: "coach" },
    ]);
    const cookie = await signInEarlier(person);
    const { id: memberId } = await prisma.member.findFirstOrThrow({
      where: { organizationId: id, accountId: other.accountId },
    });
    const named = { organizationSlug, memberId };
    const rejected = { status: 403, code: "reauthentication_required" };
    expect(await call(cookie, "members.updateRole", { ...named, role: "admin" })).toMatchObject({
      status: 200,
    });
    expect(await call(cookie, "members.updateRole", { ...named, role: "owner" })).toMatchObject(rejected);
    const invited = { organizationSlug, emails: [`${randomUUID()}@people.example`], role: "owner" };
    expect(await call(cookie, "organizationInvitations.create", invited)).toMatchObject(rejected);
    expect(await prisma.invitation.count({ where: { organizationId: id } })).toBe(0);
    await api.ok("members.update_role", { ...named, role: "owner" });
    expect(await call(cookie, "members.remove", named)).toMatchObject(rejected);
    expect(await call(cookie, "organizations.delete", { organizationSlug })).toMatchObject(rejected);
    expect(await prisma.organization.count({ where: { id } })).toBe(1);
    await api.ok("organizations.delete", { organizationSlug });
  });
});

describe("a reauthentication", () => {
  test("by code alone is valid for ten minutes, and for this session only", async () => {
    const person = await makePerson();
    const { secret } = await makeAuthenticator(person);
    const cookie = await signInEarlier(person);
    const elsewhere = await signInEarlier(person);
    expect(await call(cookie, "reauthentication.confirm", { code: "000000" })).toMatchObject({
      status: 422,
    });
    expect((await call(cookie, "calendarFeed.renew", {})).status).toBe(403);
    const two = { code: codeOf(secret), password: "wrong" };
    expect((await call(cookie, "reauthentication.confirm", two)).status).toBe(422);
    expect((await call(cookie, "reauthentication.confirm", {})).status).toBe(422);
    expect((await call(cookie, "calendarFeed.renew", {})).status).toBe(403);
    expect((await call(cookie, "reauthentication.confirm", { code: codeOf(secret) })).status).toBe(200);
    expect((await call(cookie, "calendarFeed.renew", {})).status).toBe(200);
    expect((await call(elsewhere, "calendarFeed.renew", {})).status).toBe(403);
  });

  test("by passkey accepts only a challenge created for it", async () => {
    const person = await makePerson();
    const { authenticator } = await makePasskey(person);
    const cookie = await signInEarlier(person);
    const { data: options } = await call(cookie, "reauthentication.passkeyOptions", {});
    const response = authenticator.answer(options);
    expect((await call(cookie, "reauthentication.confirm", { passkey: response })).status).toBe(200);
    expect((await call(cookie, "reauthentication.confirm", { passkey: response })).status).toBe(422);
    expect((await call(cookie, "calendarFeed.renew", {})).status).toBe(200);
  });
});

test("the full download needs recent authentication", async () => {
  const cookie = await signInEarlier(await makePerson());
  const received = await fetch(`${await serverOrigin()}/api/take-out`, { headers: { Cookie: cookie } });
  expect(received.status).toBe(403);
});
