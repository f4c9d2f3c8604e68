import { describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { SoftwareAuthenticator } from "#server/testing/authenticator.ts";
import { holdLock } from "#server/testing/blocking.ts";
import {
  addTheirPasskey,
  breakIn,
  inBrowser,
  makeOwner,
  moveAddress,
  NEXT_PASSWORD,
  newAddress,
  type Owner,
  requiresUnknownFactor,
  signsInWith,
  visitor,
} from "#server/testing/intruder.ts";
import { mailedSecret, passMailCooldown, queuedMail } from "#server/testing/mail.ts";
import { codeOf, makePasskey } from "#server/testing/second-factors.ts";
import { completeAddressChange, requestAddressChange } from "../address-change.ts";
import { signBrowserIn } from "../browser-session.ts";
import { approveChanges } from "../factors/new-factor-guard.ts";
import { hasSecondFactor } from "../factors/second-factor.ts";
import { issueLink } from "../mailed-link/store.ts";
import { mailResetLink, readReset, resetPassword } from "../reset.ts";
import { readRecovery, recoverAccount } from "./recover.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const undoBy = (secret: string) => recoverAccount("address_undo", secret, {});
const notMeBy = (secret: string) => recoverAccount("not_me", secret, {});
const undoSecret = (email: string) => mailedSecret(email, "/address/restore/");
const addressOf = async ({ userId }: Owner) =>
  (await prisma.user.findUniqueOrThrow({ where: { id: userId } })).email;
async function resetWith(email: string, recent: boolean) {
  await passMailCooldown();
  await mailResetLink(email, visitor());
  const everything = { keys: true, apps: true, webhooks: true, feed: true, providers: true };
  return resetPassword(await mailedSecret(email, "/reset/"), NEXT_PASSWORD, { recent, older: everything });
}

describe("when an intruder with the password adds a passkey and changes the address", () => {
  test("the undo and the reset remove the passkey without asking for it", async () => {
    const owner = await makeOwner("password");
    const intruder = await breakIn(owner, "password");
    await moveAddress(intruder, owner);
    const theirs = await addTheirPasskey(intruder);
    expect(await signsInWith(theirs)).toBe(true);
    expect(await undoBy(await undoSecret(owner.email))).toEqual({ id: owner.userId });
    expect(await signsInWith(theirs)).toBe(false);
    expect(await requiresUnknownFactor(owner)).toBe(false);
    const again = await breakIn(owner, "session");
    const second = await addTheirPasskey(again);
    expect(await resetWith(owner.email, true)).toEqual({ id: owner.userId });
    expect(await signsInWith(second)).toBe(false);
    expect(await requiresUnknownFactor(owner)).toBe(false);
  });

  test("the reset page names the passkey, which stays a second factor if it is recognized", async () => {
    const owner = await makeOwner("session");
    await addTheirPasskey(await breakIn(owner, "session"));
    await mailResetLink(owner.email, visitor());
    const found = await readReset(await mailedSecret(owner.email, "/reset/"));
    expect(found?.added.recent.map(({ kind, name }) => [kind, name])).toEqual([
      ["passkeys", "Phone"],
      ["recoveryCodes", null],
    ]);
    await resetWith(owner.email, false);
    expect(await hasSecondFactor(owner.userId)).toBe(true);
  });

  test("a new browser needs approval by email for further changes for a day, even after it signs in again", async () => {
    const owner = await makeOwner("password");
    const intruder = await breakIn(owner, "password");
    const requested = newAddress();
    await requestAddressChange(owner.userId, requested);
    const before = await mailedSecret(requested, "/address/confirm/");
    await addTheirPasskey(intruder);
    expect(await completeAddressChange(before, owner.userId)).toBe(false);
    // As if the change had been requested at the same time and its link issued just after.
    const late = { purpose: "address_change", email: requested, userId: owner.userId } as const;
    const secret = await inPrismaTransaction((client) => issueLink(client, late));
    expect(await completeAddressChange(secret, owner.userId)).toBe(false);
    expect(await addressOf(owner)).toBe(owner.email);
    const second = await signBrowserIn(owner.userId, { ...visitor(), cookies: intruder.cookie }, "password");
    const cookie = second.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const address = inBrowser({ cookie }, "account.changeAddress", { email: newAddress() });
    await expect(address).rejects.toThrow("we emailed a link");
    const passkey = await prisma.passkey.findFirstOrThrow({ where: { userId: owner.userId } });
    const removal = inBrowser({ cookie }, "factors.remove", { passkeyId: passkey.id });
    await expect(removal).rejects.toThrow("we emailed a link");
    expect(await addressOf(owner)).toBe(owner.email);
    const yes = await mailedSecret(owner.email, "/allow-change/");
    expect(await approveChanges(yes)).toBe(true);
    expect(await approveChanges(yes)).toBe(false);
    await inBrowser({ cookie }, "factors.remove", { passkeyId: passkey.id });
  });

  test("the guard ends after a day, and doesn't apply to a browser that was known before", async () => {
    const owner = await makeOwner("password");
    const intruder = await breakIn(owner, "password");
    await addTheirPasskey(intruder);
    const over = { guardedUntil: new Date() };
    await prisma.user.update({ where: { id: owner.userId }, data: over });
    await inBrowser(intruder, "account.changeAddress", { email: newAddress() });
    const other = await makeOwner("session");
    const known = await breakIn(other, "session");
    await addTheirPasskey(known);
    await inBrowser(known, "account.changeAddress", { email: newAddress() });
  });
});

describe("email alone", () => {
  test("never removes a factor older than seven days, whatever is chosen", async () => {
    const owner = await makeOwner("mailbox");
    const { authenticator } = await makePasskey(owner, "Old");
    const { userId } = owner;
    const old = { createdAt: daysAgo(8) };
    await prisma.passkey.updateMany({ where: { userId }, data: old });
    await prisma.recoveryCode.updateMany({ where: { userId }, data: old });
    await resetWith(owner.email, true);
    expect(await notMeBy(await mailedSecret(owner.email, "/not-me/"))).toEqual({ id: userId });
    expect(await hasSecondFactor(userId)).toBe(true);
    expect(await prisma.recoveryCode.count({ where: { userId } })).toBe(10);
    expect(await signsInWith(authenticator)).toBe(true);
  });

  test("counts the seven days back from the change that is undone, not from the undo", async () => {
    for (const [age, isKept] of [
      [6, false],
      [8, true],
    ] as const) {
      const owner = await makeOwner("session");
      const { userId } = owner;
      await moveAddress(await breakIn(owner, "session"), owner);
      await makePasskey(owner);
      await prisma.passkey.updateMany({ where: { userId }, data: { createdAt: daysAgo(5 + age) } });
      await prisma.mailedLink.updateMany({
        where: { userId, purpose: "address_undo" },
        data: { createdAt: daysAgo(5) },
      });
      await undoBy(await undoSecret(owner.email));
      expect([age, await hasSecondFactor(userId)]).toEqual([age, isKept]);
    }
  });

  test("dates an authenticator app by the code that confirmed it, and removes one that awaits its code", async () => {
    const owner = await makeOwner("session");
    const { userId } = owner;
    const intruder = await breakIn(owner, "session");
    const { secret } = await inBrowser<{ secret: string }>(intruder, "factors.beginApp");
    await prisma.authenticatorApp.update({ where: { userId }, data: { createdAt: daysAgo(10) } });
    await inBrowser(intruder, "factors.confirmApp", { code: codeOf(secret) });
    await resetWith(owner.email, true);
    expect(await hasSecondFactor(userId)).toBe(false);
    await inBrowser(await breakIn(owner, "session"), "factors.beginApp");
    await resetWith(owner.email, true);
    expect(await prisma.authenticatorApp.count({ where: { userId } })).toBe(0);
  });
});

describe("with several recovery links", () => {
  test("the first one emailed prevails, in any order and however often they race", async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await makeOwner("session");
      const intruder = await breakIn(owner, "session");
      const theirs = await moveAddress(intruder, owner);
      await moveAddress(intruder, owner);
      const [own, other] = [await undoSecret(owner.email), await undoSecret(theirs)];
      await Promise.all([undoBy(other), undoBy(own)]);
      expect(await addressOf(owner)).toBe(owner.email);
      expect(await undoBy(other)).toBeNull();
    }
  });

  test("one emailed before an address change restores the old address, and ends later links", async () => {
    const owner = await makeOwner("session");
    const intruder = await breakIn(owner, "session");
    await addTheirPasskey(intruder);
    const notMe = await mailedSecret(owner.email, "/not-me/");
    const theirs = await moveAddress(intruder, owner);
    await inBrowser(intruder, "apiKeys.create", {
      ...{ name: "Sync", environment: "live", scopes: ["boards:read"] },
      ...{ organizationId: null, expiresInDays: null },
    });
    const later = await mailedSecret(theirs, "/not-me/");
    expect(await readRecovery("not_me", notMe)).toMatchObject({ email: owner.email, changedTo: theirs });
    expect(await notMeBy(notMe)).toEqual({ id: owner.userId });
    expect(await addressOf(owner)).toBe(owner.email);
    expect(await notMeBy(later)).toBeNull();
    expect(await notMeBy(notMe)).toBeNull();
    expect((await queuedMail(theirs)).at(-1)?.subject).toBe(
      "Your Offerlane account no longer uses this address",
    );
  });

  test("none works for another purpose, after seven days, or once another account has the address", async () => {
    const owner = await makeOwner("session");
    await moveAddress(await breakIn(owner, "session"), owner);
    const secret = await undoSecret(owner.email);
    expect(await notMeBy(secret)).toBeNull();
    expect(await resetPassword(secret, NEXT_PASSWORD, { recent: true, older: {} })).toBeNull();
    const other = await makePerson();
    await prisma.user.update({ where: { id: other.userId }, data: { email: owner.email } });
    expect(await undoBy(secret)).toBeNull();
    await prisma.user.update({ where: { id: other.userId }, data: { email: newAddress() } });
    const links = { userId: owner.userId, purpose: "address_undo" };
    const [row] = await prisma.mailedLink.findMany({ where: links });
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(7 * DAY_MS);
    await prisma.mailedLink.updateMany({ where: links, data: { expiresAt: new Date() } });
    expect(await undoBy(secret)).toBeNull();
  });

  test("one that the intruder requests after the address is restored gives no access", async () => {
    const owner = await makeOwner("session");
    const theirs = await moveAddress(await breakIn(owner, "session"), owner);
    await undoBy(await undoSecret(owner.email));
    await passMailCooldown();
    await mailResetLink(theirs, visitor());
    expect(await readReset(await mailedSecret(theirs, "/reset/"))).toBeNull();
    expect((await queuedMail(theirs)).at(-1)?.subject).toBe("No Offerlane account for this address");
  });
});

test("a change that the intruder's browser started before a recovery doesn't complete after it", async () => {
  const owner = await makeOwner("session");
  const { userId } = owner;
  const intruder = await breakIn(owner, "session");
  const authenticator = new SoftwareAuthenticator();
  const options = await inBrowser<Parameters<SoftwareAuthenticator["register"]>[0]>(
    intruder,
    "factors.passkeyOptions",
  );
  const response = authenticator.register(options);
  const held = await holdLock("SELECT FROM users WHERE id = $1 FOR UPDATE", [userId]);
  const registering = inBrowser(intruder, "factors.registerPasskey", { name: "Phone", response });
  const rejected = expect(registering).rejects.toThrow("unauthenticated");
  await held.waiters();
  // As a recovery does, which locks the user.
  await held.andThen("DELETE FROM sign_in_sessions WHERE user_id = $1", [userId]);
  await held.commit();
  await rejected;
  expect(await prisma.passkey.count({ where: { userId } })).toBe(0);
});
