import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization, makePerson, signIn } from "#server/testing/actors.ts";
import { mailedSecret, queuedMail } from "#server/testing/mail.ts";
import { rest } from "#server/testing/rest.ts";
import { completeAddressChange, readAddressChange, requestAddressChange } from "./address-change.ts";
import { completeSignInLink, mailSignInLink } from "./mailed-sign-in.ts";
import { hashPassword } from "./password.ts";
import { recoverAccount } from "./recovery/recover.ts";
import { mailResetLink, resetPassword } from "./reset.ts";
import { readSession } from "./session.ts";
import { checkPassword } from "./sign-in.ts";

const EVERYTHING = { keys: true, apps: true, webhooks: true, feed: true, providers: true };
const undoBy = (secret: string) => recoverAccount("address_undo", secret, EVERYTHING);
const PASSWORD = "a quiet green river";
const visitor = () => ({ ip: randomUUID(), userAgent: null, cookies: null });
const newAddress = () => `${randomUUID()}@people.example`;
const addressOf = async (id: string) => (await prisma.user.findUniqueOrThrow({ where: { id } })).email;

async function makeMember() {
  const person = await makePerson();
  const data = { passwordHash: await hashPassword(PASSWORD) };
  await prisma.user.update({ where: { id: person.userId }, data });
  await makeOrganization([{ person, role: "coach" }]);
  return person;
}

async function changed(userId: string, email: string): Promise<boolean> {
  await requestAddressChange(userId, email);
  return completeAddressChange(await mailedSecret(email, "/address/confirm/"), userId);
}

test("the link emailed to the new address changes the address everywhere it appears", async () => {
  const { userId, accountId, email: old } = await makeMember();
  const email = newAddress();
  await mailSignInLink(old, "/", visitor());
  await requestAddressChange(userId, email);
  expect(await addressOf(userId)).toBe(old);
  const secret = await mailedSecret(email, "/address/confirm/");
  expect(await readAddressChange(secret, userId)).toEqual({ email });
  expect(await completeAddressChange(secret, userId)).toBe(true);
  expect(await addressOf(userId)).toBe(email);
  expect((await prisma.account.findUnique({ where: { id: accountId } }))?.email).toBe(email);
  expect((await prisma.member.findFirst({ where: { accountId } }))?.email).toBe(email);
  expect(await checkPassword(email, PASSWORD, visitor())).toEqual({ id: userId });
  expect(await checkPassword(old, PASSWORD, visitor())).toBeNull();
  expect(await completeAddressChange(secret, userId)).toBe(false);
  // Links sent to the old address no longer sign anyone in.
  expect(await completeSignInLink(await mailedSecret(old, "/sign-in/link/"))).toBeNull();
});

test("the link changes only the address of the user who requested it", async () => {
  const [person, outsider] = [await makePerson(), await makePerson()];
  const email = newAddress();
  await requestAddressChange(person.userId, email);
  const secret = await mailedSecret(email, "/address/confirm/");
  expect(await readAddressChange(secret, outsider.userId)).toBeNull();
  expect(await completeAddressChange(secret, outsider.userId)).toBe(false);
  expect(await addressOf(outsider.userId)).toBe(outsider.email);
  expect(await completeAddressChange(secret, person.userId)).toBe(true);
});

test("both addresses are notified by email of a change and of its undo", async () => {
  const { userId, email: old } = await makePerson();
  const email = newAddress();
  const subjectsTo = async (to: string) => (await queuedMail(to)).map(({ subject }) => subject);
  const taken = "Your Offerlane account now uses this address";
  await changed(userId, email);
  expect(await subjectsTo(email)).toEqual(["Confirm your new email address for Offerlane", taken]);
  expect(await subjectsTo(old)).toEqual(["Your Offerlane email address was changed"]);
  await undoBy(await mailedSecret(old, "/address/restore/"));
  expect(await subjectsTo(old)).toEqual(["Your Offerlane email address was changed", taken]);
  expect((await subjectsTo(email)).at(-1)).toBe("Your Offerlane account no longer uses this address");
});

test("an address that already has an account gets the same response and an email, and can't be taken", async () => {
  const [person, owner] = [await makePerson(), await makePerson()];
  await requestAddressChange(person.userId, owner.email);
  expect((await queuedMail(owner.email)).map(({ subject }) => subject)).toEqual([
    "This address already has an Offerlane account",
  ]);
  const rows = { where: { userId: person.userId, purpose: "address_change" } };
  expect(await prisma.mailedLink.count(rows)).toBe(1);
  expect(await addressOf(person.userId)).toBe(person.email);
});

test("when two users change to the same address concurrently, exactly one gets it", async () => {
  const [one, other] = [await makePerson(), await makePerson()];
  const email = newAddress();
  await requestAddressChange(one.userId, email);
  const first = await mailedSecret(email, "/address/confirm/");
  await requestAddressChange(other.userId, email);
  const second = await mailedSecret(email, "/address/confirm/");
  const done = await Promise.all([
    completeAddressChange(first, one.userId),
    completeAddressChange(second, other.userId),
  ]);
  expect(done.filter(Boolean)).toHaveLength(1);
});

test("the old address can undo the change, which ends all access to the account", async () => {
  const person = await makeMember();
  const { userId, email: old } = person;
  const { key } = await makeKey(person);
  const cookie = await signIn(person);
  await changed(userId, newAddress());
  const undo = await mailedSecret(old, "/address/restore/");
  expect(await undoBy(undo)).toEqual({ id: userId });
  expect(await addressOf(userId)).toBe(old);
  expect(await checkPassword(old, PASSWORD, visitor())).toBeNull();
  expect(await readSession(cookie)).toBeNull();
  expect((await rest(key).send("me.get", {})).status).toBe(401);
  expect(await undoBy(undo)).toBeNull();
});

test("an intruder can't invalidate the undo link, either by a password reset or by another address change", async () => {
  const { userId, email: old } = await makeMember();
  const [theirs, another] = [newAddress(), newAddress()];
  await changed(userId, theirs);
  await mailResetLink(theirs, visitor());
  const reset = await mailedSecret(theirs, "/reset/");
  await resetPassword(reset, "the thief's own river", { recent: true, older: EVERYTHING });
  await changed(userId, another);
  const theirUndo = await mailedSecret(theirs, "/address/restore/");
  expect(await undoBy(await mailedSecret(old, "/address/restore/"))).toEqual({ id: userId });
  expect(await addressOf(userId)).toBe(old);
  expect(await undoBy(theirUndo)).toBeNull();
});
