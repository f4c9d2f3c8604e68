import { randomUUID } from "node:crypto";
import { DAY_MS } from "#domain/time.ts";
import { completeAddressChange } from "#server/auth/address-change.ts";
import { signBrowserIn } from "#server/auth/browser-session.ts";
import { hasSecondFactor } from "#server/auth/factors/second-factor.ts";
import { verifySecondFactor } from "#server/auth/factors/verification.ts";
import { completeSignInLink, mailSignInLink } from "#server/auth/mailed-sign-in.ts";
import { authAdapter } from "#server/auth/next-auth-adapter.ts";
import { approve } from "#server/auth/oauth/consent.ts";
import { openDeviceRequest } from "#server/auth/oauth/device-request.ts";
import { assertionOptions } from "#server/auth/passkeys/assertion.ts";
import { checkPasskey } from "#server/auth/passkeys/passkey-sign-in.ts";
import { hashPassword } from "#server/auth/password.ts";
import { recoverAccount } from "#server/auth/recovery/recover.ts";
import { mailResetLink, resetPassword } from "#server/auth/reset.ts";
import { checkPassword } from "#server/auth/sign-in.ts";
import { prisma } from "#server/lib/database.ts";
import { newOrigin, withRequestOrigin } from "#server/lib/request-origin.ts";
import { makePerson, type Person } from "./actors.ts";
import { SoftwareAuthenticator } from "./authenticator.ts";
import { serverOrigin } from "./http-server.ts";
import { mailedSecret, passMailCooldown } from "./mail.ts";
import { makeTeam } from "./membership.ts";
import { connect, makeApp, send } from "./oauth.ts";
import type { Held, IntrusionKind } from "./recovery-table.ts";
import { rest } from "./rest.ts";
import { codeOf, makeAuthenticator } from "./second-factors.ts";

const OWN_PASSWORD = "the owner's first river";
export const NEXT_PASSWORD = "the owner's second river";
/** Made once, because hashing takes a long time. */
let ownHash: Promise<string> | undefined;
const THEIR_PASSWORD = "the intruder's own river";
const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";

export const visitor = () => ({
  ip: `2001:db8:${randomUUID().slice(0, 4)}::1`,
  userAgent: null,
  cookies: null,
});
export const newAddress = () => `${randomUUID()}@people.example`;

/** A user whose account is older than any window for recovery, with what is needed to recover it. */
export type Owner = Person & {
  /** The secret of an authenticator app that was added ten days ago, if they have one. */
  readonly appSecret: string | null;
};

/** An intruder in an account, with a session and what they know. */
type Intruder = { readonly cookie: string; readonly sessionId: string; readonly held: Held };

/** Creates a user with a password and an account that is a month old. */
export async function makeOwner(held: Held): Promise<Owner> {
  const person = await makePerson();
  const { userId } = person;
  const createdAt = new Date(Date.now() - 30 * DAY_MS);
  ownHash ??= hashPassword(OWN_PASSWORD);
  const passwordHash = await ownHash;
  await prisma.user.update({ where: { id: userId }, data: { passwordHash, createdAt } });
  if (held !== "device") return { ...person, appSecret: null };
  const { secret } = await makeAuthenticator(person);
  const old = new Date(Date.now() - 10 * DAY_MS);
  await prisma.authenticatorApp.update({ where: { userId }, data: { confirmedAt: old, createdAt: old } });
  await prisma.recoveryCode.updateMany({ where: { userId }, data: { createdAt: old } });
  return { ...person, appSecret: secret };
}

/** Signs an intruder in with the credentials that they had. */
export async function breakIn(owner: Owner, held: Held): Promise<Intruder> {
  if (held === "mailbox") {
    await mailResetLink(owner.email, visitor());
    const secret = await mailedSecret(owner.email, "/reset/");
    await resetPassword(secret, THEIR_PASSWORD, { recent: true, older: {} });
  }
  const { sessionId, cookies } = await signBrowserIn(owner.userId, visitor(), "password");
  if (held === "session" || held === "device") {
    // It was opened in the owner's browser, and has just been confirmed.
    const data = { deviceSince: new Date(Date.now() - 20 * DAY_MS) };
    await prisma.signInSession.update({ where: { id: sessionId }, data });
  }
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "), sessionId, held };
}

/** Calls a procedure in the intruder's browser and returns the data. @throws if it is rejected */
export async function inBrowser<Body = Record<string, never>>(
  { cookie }: Pick<Intruder, "cookie">,
  path: string,
  input: object = {},
): Promise<Body> {
  const headers = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", Cookie: cookie };
  const body = JSON.stringify(input);
  const response = await fetch(`${await serverOrigin()}/api/trpc/${path}`, { method: "POST", headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} was rejected: ${text}`);
  return (JSON.parse(text) as { result: { data: Body } }).result.data;
}

/** Runs a page's work that isn't an operation as if a browser had requested it. */
function fromBrowser<Result>(work: () => Result): Result {
  const origin = { requestId: `req_${randomUUID()}`, ip: "192.0.2.77", userAgent: null };
  return withRequestOrigin(newOrigin(origin), work);
}

/** Changes the account's address, as the pages do. @throws if it is rejected */
export async function moveAddress(intruder: Intruder, { userId }: Owner): Promise<string> {
  const email = newAddress();
  await inBrowser(intruder, "account.changeAddress", { email });
  await completeAddressChange(await mailedSecret(email, "/address/confirm/"), userId);
  return email;
}

/** Adds a passkey in the intruder's browser. */
export async function addTheirPasskey(intruder: Intruder): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator();
  const options = await inBrowser<Parameters<SoftwareAuthenticator["register"]>[0]>(
    intruder,
    "factors.passkeyOptions",
  );
  await inBrowser(intruder, "factors.registerPasskey", {
    name: "Phone",
    response: authenticator.register(options),
  });
  return authenticator;
}

/** Checks whether a passkey alone signs in. */
export async function signsInWith(authenticator: SoftwareAuthenticator): Promise<boolean> {
  const options = await assertionOptions({ purpose: "sign_in", userId: null });
  return (await checkPasskey(authenticator.answer(options), visitor())) !== null;
}

async function addTheirApp(intruder: Intruder): Promise<{ secret: string; recoveryCodes: string[] | null }> {
  const { secret } = await inBrowser<{ secret: string }>(intruder, "factors.beginApp");
  const given = { code: codeOf(secret) };
  const { recoveryCodes } = await inBrowser<{ recoveryCodes: string[] | null }>(
    intruder,
    "factors.confirmApp",
    given,
  );
  return { secret, recoveryCodes };
}

const key = {
  name: "Sync",
  environment: "live",
  scopes: ["boards:read"],
  organizationId: null,
  expiresInDays: null,
};
const reads = async (credential: string) => (await rest(credential).send("boards.list", {})).status === 200;

/** The intruder's acts, by kind. Each returns a function that checks whether its result still gives access. */
export const INTRUSIONS: Record<
  IntrusionKind,
  (intruder: Intruder, owner: Owner) => Promise<() => Promise<boolean>>
> = {
  password: async (intruder, { email }) => {
    const known = intruder.held === "mailbox" ? THEIR_PASSWORD : OWN_PASSWORD;
    return async () => (await checkPassword(email, known, visitor())) !== null;
  },
  link: async (intruder, owner) => {
    const theirs = await moveAddress(intruder, owner);
    await mailSignInLink(theirs, "/", visitor());
    const secret = await mailedSecret(theirs, "/sign-in/link/");
    return async () => (await completeSignInLink(secret))?.id === owner.userId;
  },
  provider: async (intruder, { userId }) => {
    const providerAccountId = randomUUID();
    const linked = { userId, type: "oauth", provider: "github", providerAccountId } as const;
    await fromBrowser(() => authAdapter(intruder.cookie).linkAccount?.(linked));
    return async () => (await prisma.linkedProvider.count({ where: { providerAccountId } })) > 0;
  },
  passkey: async (intruder) => {
    const authenticator = await addTheirPasskey(intruder);
    return () => signsInWith(authenticator);
  },
  totp: async (intruder, { userId, appSecret }) => {
    if (appSecret !== null) await inBrowser(intruder, "factors.remove", { passkeyId: null });
    const { secret } = await addTheirApp(intruder);
    await prisma.authenticatorApp.update({ where: { userId }, data: { lastStep: 0 } });
    return () => verifySecondFactor(userId, { method: "app", code: codeOf(secret) }, visitor());
  },
  recovery_code: async (intruder, { userId, appSecret }) => {
    const made =
      appSecret === null
        ? (await addTheirApp(intruder)).recoveryCodes
        : (await inBrowser<{ recoveryCodes: string[] }>(intruder, "factors.renewCodes")).recoveryCodes;
    const shown = { method: "recovery", code: made?.[0] ?? "" } as const;
    return () => verifySecondFactor(userId, shown, visitor());
  },
  key: async (intruder) => {
    const made = await inBrowser<{ key: string }>(intruder, "apiKeys.create", key);
    return () => reads(made.key);
  },
  app: async (_intruder, owner) => {
    const { access } = await fromBrowser(() => connect(owner));
    return () => reads(access);
  },
  device_code: async ({ sessionId }, { userId }) => {
    const app = await makeApp({ grant_types: [DEVICE_GRANT, "refresh_token"], redirect_uris: undefined });
    const { body } = await send("device", { client_id: app.client_id, scope: "boards:read" });
    const uid = await openDeviceRequest(body.user_code ?? "", { userId, ip: visitor().ip });
    const request = { uid: uid ?? "none", cookieHeader: null, userId, sessionId };
    await approve(request, { environment: "live", organizationId: null, scopes: ["boards:read"] });
    const waiting = {
      grant_type: DEVICE_GRANT,
      client_id: app.client_id,
      device_code: body.device_code ?? "",
    };
    return async () => (await send("token", waiting)).status === 200;
  },
  feed: async (intruder) => {
    const { address } = await inBrowser<{ address: string }>(intruder, "calendarFeed.renew");
    const feed = new URL(new URL(address).pathname, await serverOrigin());
    return async () => (await fetch(feed)).status === 200;
  },
  webhook: async (intruder) => {
    const { id } = await inBrowser<{ id: string }>(intruder, "webhooks.create", {
      url: "https://hooks.example/theirs",
    });
    return async () => (await prisma.webhookEndpoint.count({ where: { id } })) > 0;
  },
  invitation: async (intruder, owner) => {
    const { organizationSlug, id, members } = await makeTeam("owner");
    const { email, accountId, boardId } = owner;
    await members[0].api.ok("organization_invitations.create", {
      organizationSlug,
      emails: [email],
      role: "applicant",
    });
    const invitation = await prisma.invitation.findFirstOrThrow({ where: { organizationId: id } });
    await inBrowser(intruder, "invitations.accept", { invitationId: invitation.id });
    await inBrowser(intruder, "shares.create", { boardId, organizationSlug });
    return async () =>
      (await prisma.member.count({ where: { organizationId: id, accountId } })) > 0 ||
      (await prisma.share.count({ where: { organizationId: id } })) > 0;
  },
  undo: async (intruder, owner) => {
    const second = await moveAddress(intruder, owner);
    await moveAddress(intruder, owner);
    const secret = await mailedSecret(second, "/address/restore/");
    return async () => (await recoverAccount("address_undo", secret, {})) !== null;
  },
  reset: async (intruder, owner) => {
    const theirs = await moveAddress(intruder, owner);
    await passMailCooldown();
    await mailResetLink(theirs, visitor());
    const secret = await mailedSecret(theirs, "/reset/");
    return async () => (await resetPassword(secret, THEIR_PASSWORD, { recent: false, older: {} })) !== null;
  },
  administrator: async (intruder, owner) => {
    const theirs = await moveAddress(intruder, owner);
    const authenticator = await addTheirPasskey(intruder);
    return async () =>
      (await signsInWith(authenticator)) || (await prisma.user.count({ where: { email: theirs } })) > 0;
  },
};

/** Checks whether the account asks for a second factor that its owner doesn't have. */
export async function requiresUnknownFactor({ userId, appSecret }: Owner): Promise<boolean> {
  if (!(await hasSecondFactor(userId))) return false;
  if (appSecret === null) return true;
  await prisma.authenticatorApp.updateMany({ where: { userId }, data: { lastStep: 0 } });
  return !(await verifySecondFactor(userId, { method: "app", code: codeOf(appSecret) }, visitor()));
}
