import { expect, test } from "vitest";
import { createApiKey, rotateApiKey } from "#server/auth/api-keys.ts";
import { registrationOptions } from "#server/auth/passkeys/registration.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization, makePerson, type Person, signIn } from "#server/testing/actors.ts";
import { SoftwareAuthenticator } from "#server/testing/authenticator.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { mcpClient } from "#server/testing/mcp.ts";
import { connect } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";

const forget = (person: Person) =>
  prisma.user.update({ where: { id: person.userId }, data: { emailVerified: null } });

const newKey = (person: Person, environment: "live" | "sandbox") =>
  createApiKey({
    userId: person.userId,
    environment,
    name: "Robot",
    scopes: ["boards:read"],
    organizationId: null,
    expiresAt: null,
  });

/** Calls a procedure as a signed-in page does. */
async function page(cookie: string, procedure: string, input: object = {}) {
  const received = await fetch(`${await serverOrigin()}/api/trpc/${procedure}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", Cookie: cookie },
    body: JSON.stringify(input),
  });
  const body = await received.json();
  return { status: received.status, code: body.error?.data?.problem?.code ?? null };
}
const UNCONFIRMED = { status: 403, code: "address_unconfirmed" };

test("before the address is confirmed, no live key is created or rotated, but sandbox keys work", async () => {
  const person = await makePerson();
  const { id } = await makeKey(person);
  await forget(person);
  await expect(newKey(person, "live")).rejects.toMatchObject({ code: "address_unconfirmed" });
  await expect(rotateApiKey({ id, userId: person.userId })).rejects.toMatchObject({
    code: "address_unconfirmed",
  });
  expect(await prisma.apiKey.count({ where: { userId: person.userId, revokedAt: null } })).toBe(1);
  const { key } = await newKey(person, "sandbox");
  await rest(key).ok("boards.list", {});
});

test("before the address is confirmed, no app gets access to the live account", async () => {
  const person = await makePerson();
  await forget(person);
  await expect(connect(person)).rejects.toMatchObject({ code: "address_unconfirmed" });
  expect(await prisma.oAuthGrant.count({ where: { userId: person.userId } })).toBe(0);
});

test("before the address is confirmed, pages create no live key and no calendar feed", async () => {
  const person = await makePerson();
  await forget(person);
  const cookie = await signIn(person);
  const key = { name: "Robot", scopes: ["boards:read"], organizationId: null, expiresInDays: null };
  expect(await page(cookie, "apiKeys.create", { ...key, environment: "live" })).toEqual(UNCONFIRMED);
  expect(await page(cookie, "calendarFeed.renew")).toEqual(UNCONFIRMED);
  expect(await prisma.calendarFeed.count({ where: { accountId: person.accountId } })).toBe(0);
});

test("before the address is confirmed, no second factor is added, so confirming it never removes an existing one", async () => {
  const person = await makePerson();
  await forget(person);
  const cookie = await signIn(person);
  const response = new SoftwareAuthenticator().register(await registrationOptions(person.userId));
  for (const [procedure, input] of [
    ["factors.passkeyOptions", {}],
    ["factors.registerPasskey", { name: "Phone", response }],
    ["factors.beginApp", {}],
    ["factors.confirmApp", { code: "123456" }],
  ] as const) {
    expect([procedure, await page(cookie, procedure, input)]).toEqual([procedure, UNCONFIRMED]);
  }
});

test("before the address is confirmed, no one is invited and nothing is shared over REST, pages, or MCP", async () => {
  const [owner, applicant] = [await makePerson(), await makePerson()];
  const { slug: organizationSlug } = await makeOrganization([
    { person: owner, role: "owner" },
    { person: applicant, role: "applicant" },
  ]);
  const [{ key: ownerKey }, { key }] = [await makeKey(owner), await makeKey(applicant)];
  const invite = { organizationSlug, emails: [`${owner.userId}@people.example`], role: "coach" as const };
  const { data } = await rest(ownerKey).ok("organization_invitations.create", invite);
  const invitationId = data[0]?.invitation?.id ?? "";
  await Promise.all([forget(owner), forget(applicant)]);
  const again = { ...invite, emails: [`${applicant.userId}@people.example`] };
  await rest(ownerKey).rejected("organization_invitations.create", again, "address_unconfirmed");
  const resend = { organizationSlug, invitationId };
  await rest(ownerKey).rejected("organization_invitations.resend", resend, "address_unconfirmed");
  expect(await page(await signIn(owner), "organizationInvitations.create", again)).toEqual(UNCONFIRMED);
  const share = { boardId: applicant.boardId, organizationSlug };
  await rest(key).rejected("shares.create", share, "address_unconfirmed");
  expect(await page(await signIn(applicant), "shares.create", share)).toEqual(UNCONFIRMED);
  const client = await mcpClient(key);
  const result = await client.callTool({ name: "shares_create", arguments: share });
  await client.close();
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result)).toContain("address_unconfirmed");
  expect(await prisma.share.count({ where: { accountId: applicant.accountId } })).toBe(0);
  expect(await queuedMail(again.emails[0] ?? "")).toEqual([]);
  expect(await queuedMail(invite.emails[0] ?? "")).toHaveLength(1);
});
