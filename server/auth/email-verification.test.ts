import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { accountOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { renewFeed } from "#server/resources/calendar-feed/service.ts";
import { ensureSandbox } from "#server/resources/sandbox/service.ts";
import { makeKey, makeOrganization, makePerson, type Person, signIn } from "#server/testing/actors.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { mailedSecret } from "#server/testing/mail.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { connect, refresh } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { makePasskey } from "#server/testing/second-factors.ts";
import { createApiKey } from "./api-keys.ts";
import { signBrowserIn } from "./browser-session.ts";
import { beginPendingSignIn, proofOfPending } from "./factors/pending-sign-in.ts";
import { hasSecondFactor } from "./factors/second-factor.ts";
import { confirmByInvitation } from "./mailed-invitation.ts";
import { completeSignInLink, mailSignInLink } from "./mailed-sign-in.ts";
import { checkPasskey, signInOptions } from "./passkeys/passkey-sign-in.ts";
import { hashPassword } from "./password.ts";
import { mailResetLink, resetPassword } from "./reset.ts";
import { readSession } from "./session.ts";
import { openSession } from "./session-store.ts";
import { checkPassword, passwordOf } from "./sign-in.ts";
import { completeSignUp, signUp } from "./sign-up.ts";

const THEIRS = "the squatter's river";
const OWN = "the owner's river";
const visitor = () => ({ ip: randomUUID(), userAgent: null, cookies: null });
const KEEP = { recent: false, older: {} };

/** Creates a user with an unconfirmed address and every kind of access that can remain. */
async function makeSquatter() {
  const person = await makePerson("Mallory");
  const { userId, accountId, email } = person;
  const { key } = await makeKey(person);
  const { key: sandboxKey } = await makeKey(person, { environment: "sandbox" });
  const app = await connect(person);
  const { address } = await renewFeed(sqlOn(pool), accountOfJob(accountId), new Date());
  const organization = await makeOrganization([
    { person, role: "applicant" },
    { person: await makePerson(), role: "owner" },
  ]);
  await rest(key).ok("shares.create", { boardId: person.boardId, organizationSlug: organization.slug });
  const founded = await found(person, key);
  await prisma.linkedProvider.create({
    data: { userId, type: "oauth", provider: "github", providerAccountId: randomUUID() },
  });
  await makePasskey(person);
  const cookie = await signIn(person);
  const data = { emailVerified: null, passwordHash: await hashPassword(THEIRS) };
  await prisma.user.update({ where: { id: userId }, data });
  await mailResetLink(email, visitor());
  const reset = await mailedSecret(email, "/reset/");
  return { person, key, sandboxKey, app, address, cookie, reset, ...founded };
}

/** Creates organizations before the verification: one with an accomplice as its other owner, and one without. */
async function found(person: Person, key: string) {
  const accomplice = await makePerson("Eve");
  const shared = await makeOrganization([
    { person, role: "owner" },
    { person: accomplice, role: "owner" },
  ]);
  const alone = await makeOrganization([{ person, role: "owner" }]);
  const invited = [`${randomUUID()}@people.example`, `${randomUUID()}@people.example`];
  for (const [index, { slug }] of [shared, alone].entries()) {
    const input = { organizationSlug: slug, emails: [invited[index] ?? ""], role: "admin" as const };
    await rest(key).ok("organization_invitations.create", input);
  }
  return { shared, alone, invited };
}

type Squatter = Awaited<ReturnType<typeof makeSquatter>>;

const statusOf = async (address: string) => {
  const { pathname } = new URL(address);
  return (await fetch(`${await serverOrigin()}${pathname}`)).status;
};

/** Returns the squatter's credentials and connections that still work. */
async function workingAccess(squatter: Squatter) {
  const { person, key, sandboxKey, app, address, cookie, reset, alone, invited } = squatter;
  const { userId, accountId, email } = person;
  const { status: refreshed, body } = await refresh(app.app, app.refreshToken);
  app.refreshToken = body.refresh_token ?? app.refreshToken;
  const works = {
    password: (await checkPassword(email, THEIRS, visitor())) !== null,
    session: (await readSession(cookie)) !== null,
    key: (await rest(key).send("me.get", {})).status === 200,
    sandboxKey: (await rest(sandboxKey).send("me.get", {})).status === 200,
    access: (await rest(app.access).send("me.get", {})).status === 200,
    refresh: refreshed === 200,
    feed: (await statusOf(address)) === 200,
    provider: (await prisma.linkedProvider.count({ where: { userId } })) > 0,
    factor: await hasSecondFactor(userId),
    share: (await prisma.share.count({ where: { accountId } })) > 0,
    membership: (await prisma.member.count({ where: { accountId, organizationId: { not: alone.id } } })) > 0,
    invitation: (await prisma.invitation.count({ where: { email: { in: invited }, status: "pending" } })) > 0,
    name: (await prisma.account.findUnique({ where: { id: accountId } }))?.displayName === "Mallory",
    reset: (await resetPassword(reset, "a third river here", KEEP)) !== null,
  };
  return Object.entries(works).flatMap(([name, isWorking]) => (isWorking ? [name] : []));
}

const everything = [
  "password",
  "session",
  "key",
  "sandboxKey",
  "access",
  "refresh",
  "feed",
  "provider",
  "factor",
  "share",
  "membership",
  "invitation",
  "name",
  "reset",
];

/** The ways in which the owner of an address verifies it. */
const PROOFS: Record<string, (squatter: Squatter) => Promise<unknown>> = {
  "a link that signs in": async ({ person: { email } }) => {
    await mailSignInLink(email, "/", visitor());
    return completeSignInLink(await mailedSecret(email, "/sign-in/link/"));
  },
  "a sign-up of their own": async ({ person: { email } }) => {
    await signUp({ name: "Olive", email, password: OWN }, visitor());
    return completeSignUp(await mailedSecret(email, "/welcome/"));
  },
  "an invitation that was mailed to it": async ({ person: { email, userId } }) => {
    const { organizationSlug, members } = await makeTeam("owner");
    const input = { organizationSlug, emails: [email], role: "coach" as const };
    await members[0].api.ok("organization_invitations.create", input);
    return confirmByInvitation(userId, await mailedSecret(email, "/invitations/"));
  },
};

test.each(Object.entries(PROOFS))(
  "the first verification of an address, by %s, ends everything that was set up before it",
  async (way, prove) => {
    const squatter = await makeSquatter();
    const before = await workingAccess({ ...squatter, reset: "" });
    expect(before).toEqual(everything.filter((name) => name !== "reset"));
    expect(await prove(squatter)).toBeTruthy();
    // An invited user is already signed in, so the name is their own.
    expect(await workingAccess(squatter)).toEqual(/invitation/.test(way) ? ["name"] : []);
    const { userId, accountId, boardId } = squatter.person;
    const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
    expect(user.emailVerified).not.toBeNull();
    expect(await prisma.board.count({ where: { id: boardId } })).toBe(1);
    const owned = await prisma.member.findMany({ where: { accountId } });
    expect(owned).toMatchObject([{ organizationId: squatter.alone.id, role: "owner" }]);
    const logged = await prisma.auditEvent.findMany({
      where: { organizationId: squatter.shared.id, actorAccountId: accountId },
      orderBy: { id: "asc" },
    });
    expect(logged.map(({ action }) => action)).toEqual([
      "invitation_sent",
      "invitation_revoked",
      "member_left",
    ]);
  },
);

test("a password reset counts as the first verification: it ends everything unasked and sets the new password", async () => {
  const squatter = await makeSquatter();
  const { email, userId } = squatter.person;
  expect(await resetPassword(squatter.reset, OWN, KEEP)).toEqual({ id: userId });
  expect(await workingAccess(squatter)).toEqual([]);
  expect(await checkPassword(email, OWN, visitor())).toEqual({ id: userId });
});

test("a sign-up that verifies the address keeps its own password and name", async () => {
  const squatter = await makeSquatter();
  const { email, userId, accountId } = squatter.person;
  await PROOFS["a sign-up of their own"]?.(squatter);
  expect(await checkPassword(email, OWN, visitor())).toEqual({ id: userId });
  expect(await prisma.account.findUnique({ where: { id: accountId } })).toMatchObject({
    displayName: "Olive",
  });
});

/** Actions that a squatter can have in progress while the owner verifies the address. */
const UNDER_WAY: Record<string, (userId: string, email: string) => Promise<() => Promise<unknown>>> = {
  "a sign-in with the password": async (userId, email) => {
    const checked = await passwordOf(email);
    return () => signBrowserIn(userId, visitor(), "password", checked);
  },
  "a sign-in with a passkey": async (userId) => {
    const { authenticator } = await makePasskey({ userId });
    const options = await signInOptions(visitor());
    const found = await checkPasskey(authenticator.answer(options), visitor());
    return () => signBrowserIn(userId, visitor(), "passkey", { passkeyId: found?.passkeyId ?? "" });
  },
  "a sign-in with a provider": async (userId) => {
    const linked = { provider: "github", providerAccountId: randomUUID() };
    await prisma.linkedProvider.create({ data: { userId, type: "oauth", ...linked } });
    return () => signBrowserIn(userId, visitor(), "provider", linked);
  },
  "a sign-in that showed its second factor": async (userId) => {
    const { value } = await beginPendingSignIn({ userId, path: "/", method: "password" });
    return () => signBrowserIn(userId, visitor(), "password", proofOfPending(value));
  },
  "a sign-in that goes on to its second factor": async (userId, email) => {
    const checked = await passwordOf(email);
    return () => beginPendingSignIn({ userId, path: "/", method: "password" }, checked);
  },
  "a new key": async (userId) => {
    const sessionId = await openSession(userId, null);
    const key = { userId, environment: "sandbox", name: "x", scopes: [], organizationId: null } as const;
    return () => createApiKey({ ...key, expiresAt: null, sessionId });
  },
};

test.each(Object.entries(UNDER_WAY))(
  "%s fails if it relies on something that a concurrent verification ends",
  async (_name, prepare) => {
    const { userId, email } = await makePerson();
    const data = { emailVerified: null, passwordHash: await hashPassword(THEIRS) };
    await prisma.user.update({ where: { id: userId }, data });
    await ensureSandbox(userId);
    const begin = await prepare(userId, email);
    const proof = await holdLock("SELECT id FROM users WHERE id = $1 FOR UPDATE", [userId]);
    const outcome = begin().then(
      () => "made",
      (error) => error.code,
    );
    await proof.waiters();
    for (const table of ["sign_in_sessions", "passkeys", "linked_providers", "pending_sign_ins"]) {
      await proof.andThen(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    }
    await proof.andThen("UPDATE users SET password_hash = NULL WHERE id = $1", [userId]);
    await proof.commit();
    expect(await outcome).toBe("unauthenticated");
    expect(await prisma.signInSession.count({ where: { userId } })).toBe(0);
    expect(await prisma.pendingSignIn.count({ where: { userId } })).toBe(0);
    expect(await prisma.apiKey.count({ where: { userId } })).toBe(0);
  },
);

test("a later verification ends nothing", async () => {
  const person: Person = await makePerson();
  const { key } = await makeKey(person);
  const cookie = await signIn(person);
  await prisma.user.update({
    where: { id: person.userId },
    data: { passwordHash: await hashPassword(OWN) },
  });
  await mailSignInLink(person.email, "/", visitor());
  await completeSignInLink(await mailedSecret(person.email, "/sign-in/link/"));
  expect(await checkPassword(person.email, OWN, visitor())).not.toBeNull();
  expect(await readSession(cookie)).not.toBeNull();
  expect((await rest(key).send("me.get", {})).status).toBe(200);
});

test("a user who verifies their address while signed in keeps their name", async () => {
  const { userId, email } = await makePerson("Olive");
  await prisma.user.update({ where: { id: userId }, data: { emailVerified: null } });
  const { organizationSlug, members } = await makeTeam("owner");
  const input = { organizationSlug, emails: [email], role: "coach" as const };
  await members[0].api.ok("organization_invitations.create", input);
  expect(await confirmByInvitation(userId, await mailedSecret(email, "/invitations/"))).toBe(true);
  expect((await prisma.user.findUnique({ where: { id: userId } }))?.name).toBe("Olive");
});

test("no one can create an organization before verifying their address", async () => {
  const { userId } = await makePerson();
  const { key } = await makeKey({ userId });
  await prisma.user.update({ where: { id: userId }, data: { emailVerified: null } });
  const input = { name: "Night school", type: "college" as const };
  await rest(key).rejected("organizations.create", input, "address_unconfirmed");
});

test("an invitation verifies only the address that it was emailed to", async () => {
  const { person } = await makeSquatter();
  const { organizationSlug, members } = await makeTeam("owner");
  const email = `${newId("user")}@people.example`;
  const input = { organizationSlug, emails: [email], role: "coach" as const };
  await members[0].api.ok("organization_invitations.create", input);
  const secret = await mailedSecret(email, "/invitations/");
  expect(await confirmByInvitation(person.userId, secret)).toBe(false);
  expect((await prisma.user.findUnique({ where: { id: person.userId } }))?.emailVerified).toBeNull();
});
