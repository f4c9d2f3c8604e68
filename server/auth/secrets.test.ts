import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { accountOfJob } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { renewFeed } from "#server/resources/calendar-feed/service.ts";
import { makeKey, makePerson, signIn } from "#server/testing/actors.ts";
import { tablesWith } from "#server/testing/invariants.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { codeFor, makeApp, redeem } from "#server/testing/oauth.ts";
import { makeAuthenticator } from "#server/testing/second-factors.ts";
import { beginPendingSignIn } from "./factors/pending-sign-in.ts";
import { mailSignInLink } from "./mailed-sign-in.ts";
import { assertionOptions } from "./passkeys/assertion.ts";
import { mailResetLink } from "./reset.ts";
import { signUp } from "./sign-up.ts";

const visitor = () => ({ ip: randomUUID(), userAgent: null, cookies: null });
/** Returns the secrets in emailed links. */
async function mailedSecrets(to: string): Promise<string[]> {
  const links = (await queuedMail(to)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  return links.flatMap((link) => {
    const last = new URL(link).pathname.split("/").at(-1) ?? "";
    return last.length >= 32 ? [last] : [];
  });
}

test("no issued secret appears in any column of any table", async () => {
  const person = await makePerson();
  const password = `quiet river ${randomUUID()}`;
  const email = `${randomUUID()}@people.example`;
  await signUp({ email, name: "Robin", password }, visitor());
  const app = await makeApp({ token_endpoint_auth_method: "client_secret_post" });
  const client_secret = app.client_secret ?? "";
  const code = await codeFor(app, person);
  const { body } = await redeem(app, code, { client_secret });
  const open = await codeFor(app, person);
  await mailSignInLink(person.email, "/", visitor());
  await mailResetLink(person.email, visitor());
  const { organizationSlug, members } = await makeTeam("owner");
  const invited = `${randomUUID()}@people.example`;
  await members[0].api.ok("organization_invitations.create", {
    organizationSlug,
    emails: [invited],
    role: "coach",
  });
  const keyed = () => ({ "Idempotency-Key": randomUUID() });
  const joinLink = { organizationSlug, validDays: 7 };
  const { code: joinCode } = await members[0].api.ok("joining.create_link", joinLink, keyed());
  const hook = { url: "https://hooks.example.com/board" };
  const { secret: webhookSecret } = await members[0].api.ok("webhooks.create", hook, keyed());
  const { address } = await renewFeed(sqlOn(pool), accountOfJob(person.accountId), new Date());
  const cookie = await signIn(person);
  const { secret: authenticatorSecret, recoveryCodes } = await makeAuthenticator(person);
  const pending = await beginPendingSignIn({ userId: person.userId, path: "/", method: "password" });
  const { challenge } = await assertionOptions({ purpose: "sign_in", userId: null });
  const secrets = {
    authenticatorSecret,
    pending: pending.value,
    challenge,
    key: (await makeKey(person)).key,
    sandboxKey: (await makeKey(person, { environment: "sandbox" })).key,
    password,
    code,
    open,
    access: body.access_token,
    refresh: body.refresh_token,
    client_secret,
    webhookSecret,
    feed: address.split("/").at(-1)?.replace(".ics", ""),
    cookie: cookie.slice(cookie.indexOf("=") + 1),
  };
  const recipients = [person.email, invited, email];
  const mailed = (await Promise.all(recipients.map(mailedSecrets))).flat();
  expect(mailed.length).toBeGreaterThanOrEqual(4);
  for (const [name, secret] of Object.entries(secrets)) expect(secret, name).toMatch(/.{20}/);
  const issued = [...Object.values(secrets).map(String), ...mailed];
  // One search for all: it reads every row of every table.
  const codes = [...recoveryCodes, joinCode].flatMap((item) => [item, item.replaceAll("-", "")]);
  expect(await tablesWith([...issued, ...codes])).toEqual([]);
  expect(await tablesWith([person.email]), "the search itself finds what is there").toContain("users");
  expect(await prisma.mailedLink.count({ where: { email, purpose: "sign_up" } })).toBe(1);
});
