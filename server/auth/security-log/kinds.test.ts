import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makePerson, type Person, signIn } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { startImapServer } from "#server/testing/imap-server.ts";
import { mailedSecret } from "#server/testing/mail.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { connect } from "#server/testing/oauth.ts";
import { makeAuthenticator, makePasskey } from "#server/testing/second-factors.ts";
import { securityLines } from "#server/testing/security-lines.ts";
import messages from "../../../messages/en/security.json" with { type: "json" };
import { completeAddressChange, requestAddressChange } from "../address-change.ts";
import { signBrowserIn } from "../browser-session.ts";
import { resetSecondFactors } from "../factors/factor-changes.ts";
import { verifySecondFactor } from "../factors/verification.ts";
import { mailSignInLink } from "../mailed-sign-in.ts";
import { authAdapter } from "../next-auth-adapter.ts";
import { authOptions } from "../next-auth-options.ts";
import { checkPasskey } from "../passkeys/passkey-sign-in.ts";
import { listPasskeys } from "../passkeys/passkeys.ts";
import { hashPassword } from "../password.ts";
import { recoverAccount } from "../recovery/recover.ts";
import { mailResetLink, resetPassword } from "../reset.ts";
import { openSession } from "../session-store.ts";
import { checkPassword } from "../sign-in.ts";
import { signUpConfirmed } from "../sign-up.ts";
import { SECURITY_EVENT_KINDS, SECURITY_EVENTS, type SecurityEventKind } from "./events.ts";

const PASSWORD = "a long quiet river of words";
const visitor = (ip = "192.0.2.1") => ({ ip, userAgent: null, cookies: null });

/** Calls a procedure that pages call, in a browser of the person. */
async function call(person: Pick<Person, "userId">, path: string, input: object, method: string) {
  const query = method === "GET" ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
  const headers = {
    "Content-Type": "application/json",
    "Sec-Fetch-Site": "same-origin",
    Cookie: await signIn(person),
  };
  const body = method === "GET" ? null : JSON.stringify(input);
  return fetch(`${await serverOrigin()}/api/trpc/${path}${query}`, { method, headers, body });
}

/** Calls a procedure as `call` does, and returns the data. */
async function page(person: Pick<Person, "userId">, path: string, input: object = {}, method = "POST") {
  const received = await call(person, path, input, method);
  const text = await received.text();
  expect(received.status, text).toBe(200);
  return (JSON.parse(text) as { result: { data: Record<string, string> } }).result.data;
}
async function rejected(person: Pick<Person, "userId">, path: string, input: object) {
  expect([422, 429]).toContain((await call(person, path, input, "POST")).status);
}
async function connectMailbox(person: Person) {
  const { login, stop } = await startImapServer();
  expect(await page(person, "mailboxes.connect", { ...login, folder: "INBOX" })).toMatchObject({
    failure: null,
  });
  await stop();
}
const webhook = { url: "https://hooks.example/a" };
const newKey = { environment: "live", scopes: ["boards:read"], organizationId: null, expiresInDays: null };

/** The action behind each kind of event, by the person whose log gets the event. */
const ACTIONS: Partial<Record<SecurityEventKind, (person: Person) => Promise<unknown>>> = {
  signed_in: ({ userId }) => signBrowserIn(userId, visitor(), "password"),
  sign_in_failed: ({ email }) => checkPassword(email, "wrong", visitor()),
  sign_in_blocked: async ({ email }) => {
    for (let tried = 0; tried < 50; tried += 1) {
      if (await checkPassword(email, "wrong", visitor("192.0.2.9")).catch(() => "blocked")) return;
    }
  },
  signed_out: async ({ userId }) => {
    const token = { sub: userId, sid: await openSession(userId, null) };
    await authOptions(visitor(), () => undefined).events?.signOut?.({ token, session: {} as never });
  },
  session_ended: async (person) => {
    const sessionId = await openSession(person.userId, null);
    await page(person, "sessions.end", { sessionId });
  },
  sessions_ended: (person) => page(person, "sessions.end", { sessionId: null }),
  api_key_created: (person) => page(person, "apiKeys.create", { name: "CI", ...newKey }),
  api_key_rotated: async (person) => {
    const { id } = await makeKey(person);
    await page(person, "apiKeys.rotate", { id });
  },
  api_key_revoked: async (person) => {
    const { id } = await makeKey(person);
    await page(person, "apiKeys.revoke", { id });
  },
  app_connected: (person) => connect(person),
  app_disconnected: async (person) => {
    await connect(person);
    const { id } = await prisma.oAuthGrant.findFirstOrThrow({ where: { userId: person.userId } });
    await page(person, "connectedApps.disconnect", { id });
  },
  password_changed: (person) => page(person, "account.changePassword", { current: "", next: PASSWORD }),
  password_reset: async ({ email }) => {
    await mailResetLink(email, visitor());
    await resetPassword(await mailedSecret(email, "/reset/"), PASSWORD, { recent: false, older: {} });
  },
  address_confirmed: async ({ userId, email }) => {
    await prisma.user.update({ where: { id: userId }, data: { emailVerified: null } });
    await mailResetLink(email, visitor());
    await resetPassword(await mailedSecret(email, "/reset/"), PASSWORD, { recent: false, older: {} });
  },
  provider_linked: ({ userId }) =>
    Promise.resolve(
      authAdapter().linkAccount?.({
        userId,
        type: "oauth",
        provider: "github",
        providerAccountId: randomUUID(),
      }),
    ),
  data_exported: (person) => page(person, "exports.get", { boardId: person.boardId, format: "csv" }, "GET"),
  data_taken_out: async (person) => {
    const headers = { Cookie: await signIn(person), "Sec-Fetch-Site": "same-origin" };
    await (await fetch(`${await serverOrigin()}/api/take-out`, { headers })).arrayBuffer();
  },
  calendar_feed_made: (person) => page(person, "calendarFeed.renew"),
  calendar_feed_ended: async (person) => {
    await page(person, "calendarFeed.renew");
    await page(person, "calendarFeed.turnOff");
  },
  mail_address_made: (person) => page(person, "inboundEmails.renewAddress"),
  mail_address_ended: async (person) => {
    await page(person, "inboundEmails.renewAddress");
    await page(person, "inboundEmails.changeSettings", { turnOff: true });
  },
  mailbox_connected: connectMailbox,
  mailbox_disconnected: async (person) => {
    await connectMailbox(person);
    await page(person, "mailboxes.disconnect");
  },
  webhook_added: (person) => page(person, "webhooks.create", webhook),
  webhook_moved: async (person) => {
    const { id: webhookId } = await page(person, "webhooks.create", webhook);
    await page(person, "webhooks.update", { webhookId, url: "https://hooks.example/b" });
  },
  webhook_secret_rotated: async (person) => {
    const { id: webhookId } = await page(person, "webhooks.create", webhook);
    await page(person, "webhooks.rotateSecret", { webhookId });
  },
  webhook_deleted: async (person) => {
    const { id: webhookId } = await page(person, "webhooks.create", webhook);
    await page(person, "webhooks.delete", { webhookId });
  },
  ownership_gained: (person) =>
    page(person, "organizations.create", { name: "Night school", type: "college" }),
  identity_not_confirmed: async (person) => {
    await makeAuthenticator(person);
    await rejected(person, "reauthentication.confirm", { code: "000000" });
  },
  identity_check_blocked: async (person) => {
    for (let tried = 0; tried <= LIMITS.attempts.passwordPerDevice; tried += 1) {
      await rejected(person, "reauthentication.confirm", { password: "wrong" });
    }
  },
  address_changed: async ({ userId }) => {
    const email = `${randomUUID()}@people.example`;
    await requestAddressChange(userId, email);
    await completeAddressChange(await mailedSecret(email, "/address/confirm/"), userId);
  },
  passkey_added: (person) => makePasskey(person),
  passkey_removed: async (person) => {
    await makePasskey(person);
    const [passkey] = await listPasskeys(person.userId);
    await page(person, "factors.remove", { passkeyId: passkey?.id });
  },
  authenticator_added: (person) => makeAuthenticator(person),
  authenticator_removed: async (person) => {
    await makeAuthenticator(person);
    await page(person, "factors.remove", { passkeyId: null });
  },
  recovery_codes_made: async (person) => {
    await makeAuthenticator(person);
    await page(person, "factors.renewCodes");
  },
  factors_recovered: async (person) => {
    await makePasskey(person);
    await recoverAccount("not_me", await mailedSecret(person.email, "/not-me/"), {});
  },
  account_recovered: async (person) => {
    await makePasskey(person);
    await recoverAccount("not_me", await mailedSecret(person.email, "/not-me/"), {});
  },
  recovery_code_used: async (person) => {
    const { recoveryCodes } = await makeAuthenticator(person);
    const shown = { method: "recovery", code: recoveryCodes[0] ?? "" } as const;
    await verifySecondFactor(person.userId, shown, visitor());
  },
  second_factors_reset: async (person) => {
    await makeAuthenticator(person);
    await resetSecondFactors(person.userId);
  },
};

/** Kinds whose person doesn't exist before the event, or doesn't cause it. They are tested below. */
const BELOW: readonly SecurityEventKind[] = [
  "account_created",
  "ownership_lost",
  "organization_access_ended",
  "organization_access_restored",
];

test("every kind of event is produced by a real action, and has its text", () => {
  const made = [...Object.keys(ACTIONS), ...BELOW];
  expect(made.sort()).toEqual([...SECURITY_EVENT_KINDS].sort());
  expect(Object.keys(messages.events).sort()).toEqual([...SECURITY_EVENT_KINDS].sort());
});

test.each(Object.entries(ACTIONS))(
  "%s appears in the person's log and in the process's log",
  async (kind, act) => {
    const person = await makePerson();
    await prisma.user.update({
      where: { id: person.userId },
      data: { passwordHash: /^sign_in|^identity/.test(kind) ? await hashPassword(PASSWORD) : null },
    });
    const { userId } = person;
    const rows = () => prisma.securityEvent.findMany({ where: { userId, kind } });
    const lines = await securityLines(async () => {
      await act(person);
      // Failed proofs are recorded after the response.
      await expect.poll(rows).not.toHaveLength(0);
    });
    if (kind === "sign_in_failed") expect(await rows()).toHaveLength(1);
    const { outcome } = SECURITY_EVENTS[kind as SecurityEventKind];
    expect(lines).toContainEqual(expect.objectContaining({ event: kind, outcome, userId }));
  },
);

test.each(["app", "recovery", "passkey"] as const)(
  "a failed second factor is recorded in the log with its method: %s",
  async (method) => {
    const person = await makePerson();
    const { userId } = person;
    const { authenticator } = await makePasskey(person);
    const response = authenticator.answer({ challenge: "of-somebody-else" });
    const shown = method === "passkey" ? { method, response } : { method, code: "000000" };
    expect(await verifySecondFactor(userId, shown, visitor(randomUUID()))).toBe(false);
    const failures = { where: { userId, kind: "sign_in_failed" } };
    expect(await prisma.securityEvent.findMany(failures)).toMatchObject([{ details: { method } }]);
  },
);

test("a failed passkey sign-in is logged for the passkey's owner, or for no user if the passkey is unknown", async () => {
  const person = await makePerson();
  const { authenticator } = await makePasskey(person);
  const failed = authenticator.answer({ challenge: "of-somebody-else" });
  const outsider = { ...failed, id: randomUUID() };
  const lines = await securityLines(async () => {
    expect(await checkPasskey(failed, visitor(randomUUID()))).toBeNull();
    expect(await checkPasskey(outsider, visitor(randomUUID()))).toBeNull();
  });
  expect(lines).toMatchObject([
    { event: "sign_in_failed", userId: person.userId, details: { method: "passkey" } },
    { event: "sign_in_failed", userId: null, details: { method: "passkey" } },
  ]);
});

test("a new account's log begins with its creation", async () => {
  const email = `${randomUUID()}@people.example`;
  const user = await signUpConfirmed({ email, name: "Robin", password: PASSWORD }, visitor(randomUUID()));
  const { kind } = await prisma.securityEvent.findFirstOrThrow({ where: { userId: user?.id ?? "" } });
  expect(kind).toBe("account_created");
});

test("gaining or losing ownership is recorded in the log without the other person's network and device", async () => {
  const { organizationSlug, members } = await makeTeam("owner", "coach");
  const [owner, other] = members;
  for (const role of ["owner", "coach"] as const) {
    await owner.api.ok("members.update_role", { organizationSlug, memberId: other.memberId, role });
  }
  const { userId } = other.person;
  const rows = await prisma.securityEvent.findMany({
    where: { userId, kind: { startsWith: "ownership" } },
    orderBy: { at: "asc" },
  });
  expect(rows.map(({ kind, network, device }) => ({ kind, network, device }))).toEqual([
    { kind: "ownership_gained", network: null, device: null },
    { kind: "ownership_lost", network: null, device: null },
  ]);
});

test("a failed sign-in for an unknown address logs a line without the address, and stores no row", async () => {
  const email = `${randomUUID()}@people.example`;
  const before = await prisma.securityEvent.count();
  const lines = await securityLines(() => checkPassword(email, "wrong", visitor("192.0.2.200")));
  expect(lines).toMatchObject([{ event: "sign_in_failed", outcome: "failure", userId: null }]);
  expect(JSON.stringify(lines)).not.toContain(email);
  expect(await prisma.securityEvent.count()).toBe(before);
  await mailSignInLink(email, "/", visitor());
});
