import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pool, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { makeKey, makeOrganization, makePerson, signIn } from "#server/testing/actors.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { tablesWith } from "#server/testing/invariants.ts";
import { connect } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { makeAuthenticator, makePasskey } from "#server/testing/second-factors.ts";
import { beginPendingSignIn } from "./factors/pending-sign-in.ts";
import { mailSignInLink } from "./mailed-sign-in.ts";
import { assertionOptions } from "./passkeys/assertion.ts";
import { mailResetLink } from "./reset.ts";

const remove = async (cookie: string, body: object) => {
  const response = await fetch(`${await serverOrigin()}/api/trpc/account.delete`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", Cookie: cookie },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};

/** Returns the files that queued jobs will remove. */
async function keysToRemove(): Promise<string[]> {
  const jobs = "SELECT data->>'key' AS key FROM pgboss.job WHERE name = 'remove-file'";
  return (await pool.query<{ key: string }>(jobs)).rows.map(({ key }) => key);
}

test("deleting an account removes all its live and sandbox rows and its files, and ends its credentials", async () => {
  // Emails that stay on this machine are not counted.
  env().localMail = false;
  const person = await makePerson();
  const bystander = await makePerson();
  const { key } = await makeKey(person);
  const { key: sandboxKey } = await makeKey(person, { environment: "sandbox" });
  const api = rest(key);
  for (const item of [api, rest(sandboxKey)]) await seedExampleRows(item);
  await mailResetLink(person.email, { ip: person.userId });
  await mailSignInLink(person.email, "/", { ip: person.userId });
  const idempotent = { "Idempotency-Key": randomUUID() };
  await api.ok("boards.create", { name: "Second" }, idempotent);
  await connect(person);
  await makeAuthenticator(person);
  await makePasskey(person);
  await beginPendingSignIn({ userId: person.userId, path: "/", method: "password" });
  await assertionOptions({ purpose: "reauthentication", userId: person.userId });
  const organization = await makeOrganization([
    { person, role: "coach" },
    { person: bystander, role: "owner" },
  ]);
  const accounts = await prisma.account.findMany({
    where: { OR: [{ userId: person.userId }, { sandbox: { userId: person.userId } }] },
    select: { id: true, resumes: { select: { storageKey: true } } },
  });
  const files = accounts.flatMap(({ resumes }) => resumes.map(({ storageKey }) => storageKey));
  const cookie = await signIn(person);

  const wrong = await remove(cookie, { email: bystander.email, password: "" });
  expect(wrong.status).toBe(422);
  expect((await api.ok("boards.list", {})).data.length).toBeGreaterThan(1);

  expect((await remove(cookie, { email: person.email.toUpperCase(), password: "" })).status).toBe(200);
  const named = [person.userId, person.email, ...accounts.map(({ id }) => id)];
  // Organizations keep their log, the addresses they invited, and, for 30 days, who made a change. For a day, the number of emails that the
  // account had sent is kept.
  const kept = ["audit_events", "budget_uses", "invitations", "organization_change_events"];
  expect(await tablesWith(named)).toEqual(kept);
  expect(await tablesWith([person.userId])).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
  expect((await keysToRemove()).filter((item) => files.includes(item)).sort()).toEqual([...files].sort());
  expect((await api.send("me.get", {})).status).toBe(401);
  expect((await rest(sandboxKey).send("me.get", {})).status).toBe(401);
  expect((await remove(cookie, { email: person.email, password: "" })).status).toBe(401);
  const members = await prisma.member.findMany({ where: { organizationId: organization.id } });
  expect(members.map(({ accountId }) => accountId)).toEqual([bystander.accountId]);
  const [left] = await prisma.auditEvent.findMany({ where: { organizationId: organization.id } });
  expect(left).toMatchObject({ action: "member_left", subjectEmail: person.email });
});

test("the last owner of an organization must hand it over before deleting their account, and nothing is deleted", async () => {
  const person = await makePerson();
  const { name } = await makeOrganization([{ person, role: "owner" }]);
  const other = await makePerson();
  await makeOrganization([
    { person, role: "coach" },
    { person: other, role: "owner" },
  ]);
  const { status, text } = await remove(await signIn(person), { email: person.email, password: "" });
  expect(status).toBe(409);
  expect(text).toContain("last_owner");
  expect(text).toContain(name);
  expect(await prisma.member.count({ where: { accountId: person.accountId } })).toBe(2);
  expect(await prisma.user.count({ where: { id: person.userId } })).toBe(1);
});
