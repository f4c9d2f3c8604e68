import { randomUUID } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { openSecret, sealSecret } from "#server/lib/sealed-secret.ts";
import { makePerson } from "#server/testing/actors.ts";
import { tablesWith } from "#server/testing/invariants.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { codeOf, makeAuthenticator, makePasskey } from "#server/testing/second-factors.ts";
import { listPasskeys } from "../passkeys/passkeys.ts";
import { newSecret } from "../secrets.ts";
import { listSessions, openSession } from "../session-store.ts";
import { beginAuthenticator } from "./authenticator-app.ts";
import {
  addAuthenticator,
  deleteAuthenticator,
  deletePasskey,
  renewRecoveryCodes,
  resetSecondFactors,
} from "./factor-changes.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { hasSecondFactor } from "./second-factor.ts";
import { verifySecondFactor } from "./verification.ts";

const from = () => ({ ip: randomUUID() });
const withApp = (userId: string, code: string) => verifySecondFactor(userId, { method: "app", code }, from());
const withRecovery = (userId: string, code: string) =>
  verifySecondFactor(userId, { method: "recovery", code }, from());

describe("an authenticator app", () => {
  test("counts only after its first code confirms it, which also issues ten recovery codes", async () => {
    const { userId, email } = await makePerson();
    const { secret, qrCode } = await beginAuthenticator(userId, email);
    expect(qrCode).toMatch(/^<svg /);
    expect(await hasSecondFactor(userId)).toBe(false);
    expect(await withApp(userId, codeOf(secret))).toBe(false);
    await expect(addAuthenticator(userId, "000000")).rejects.toMatchObject({ issues: [{ path: ["code"] }] });
    const { recoveryCodes } = await addAuthenticator(userId, codeOf(secret));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await hasSecondFactor(userId)).toBe(true);
    expect((await queuedMail(email)).map(({ subject }) => subject)).toEqual([
      "An authenticator app was added to your Offerlane account",
    ]);
  });

  test("can't be replaced until it is removed", async () => {
    const person = await makePerson();
    const { secret } = await makeAuthenticator(person);
    await expect(beginAuthenticator(person.userId, person.email)).rejects.toMatchObject({
      code: "validation_failed",
    });
    expect(await withApp(person.userId, codeOf(secret))).toBe(true);
  });

  test("accepts the codes of adjacent time steps, and none further off", async () => {
    for (const [steps, isTaken] of [
      [-2, false],
      [0, true],
      [1, true],
      [3, false],
    ] as const) {
      const person = await makePerson();
      const { secret } = await makeAuthenticator(person);
      expect(await withApp(person.userId, codeOf(secret, steps)), String(steps)).toBe(isTaken);
    }
  });

  test("accepts a code once, even in ten concurrent requests, and no older code after it", async () => {
    const person = await makePerson();
    const { secret } = await makeAuthenticator(person);
    const code = codeOf(secret);
    const tries = await Promise.all(Array.from({ length: 10 }, () => withApp(person.userId, code)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await withApp(person.userId, code)).toBe(false);
    expect(await withApp(person.userId, codeOf(secret, -1))).toBe(false);
  });

  test("can't be guessed: after ten wrong codes, the right code is rejected too, wherever it comes from", async () => {
    const person = await makePerson();
    const { secret } = await makeAuthenticator(person);
    for (let index = 0; index < 10; index += 1) expect(await withApp(person.userId, "1234567")).toBe(false);
    await expect(withApp(person.userId, codeOf(secret))).rejects.toMatchObject({ code: "rate_limited" });
    const other = await makePerson();
    const { secret: theirs } = await makeAuthenticator(other);
    expect(await withApp(other.userId, codeOf(theirs))).toBe(true);
  });

  test("stores its secret encrypted, so that it decrypts only for its own user", async () => {
    const person = await makePerson();
    const { secret } = await makeAuthenticator(person);
    expect(await tablesWith([secret])).toEqual([]);
    const purpose = "authenticator app secret";
    const sealed = sealSecret(secret, { purpose, owner: person.userId });
    expect(openSecret(sealed, { purpose, owner: person.userId })).toBe(secret);
    expect(() => openSecret(sealed, { purpose, owner: "usr_other" })).toThrow();
    expect(() => openSecret(sealed, { purpose: "webhook secret", owner: person.userId })).toThrow();
    const [version, nonce = "", text = "", tag = ""] = sealed.split(".");
    const torn = (part: string) => `${part.startsWith("A") ? "B" : "A"}${part.slice(1)}`;
    for (const changed of [
      [version, torn(nonce), text, tag],
      [version, nonce, torn(text), tag],
      [version, nonce, text, torn(tag)],
      [version, nonce, text, tag.slice(0, 6)],
    ]) {
      expect(() => openSecret(changed.join("."), { purpose, owner: person.userId })).toThrow();
    }
  });
});

describe("recovery codes", () => {
  test("work once each in any written form, and an email says how many are left", async () => {
    const person = await makePerson();
    const { recoveryCodes } = await makeAuthenticator(person);
    const [first = "", second = ""] = recoveryCodes;
    const written = first.toUpperCase().replace("-", " ").replaceAll("0", "O").replaceAll("1", "l");
    expect(await withRecovery(person.userId, written)).toBe(true);
    expect(await withRecovery(person.userId, first)).toBe(false);
    const tries = await Promise.all(Array.from({ length: 5 }, () => withRecovery(person.userId, second)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await countRecoveryCodes(person.userId)).toBe(8);
    expect((await queuedMail(person.email)).at(-1)?.text).toContain("You have 8 codes left");
    expect(await tablesWith([second.replace("-", "")])).toEqual([]);
  });

  test("come in sets of ten with 50 random bits each, and emailed links have 256 random bits", async () => {
    const { recoveryCodes } = await makeAuthenticator(await makePerson());
    expect(new Set(recoveryCodes)).toHaveProperty("size", 10);
    // Ten characters out of 32.
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    expect(new Set(recoveryCodes.join("").replaceAll("-", "")).size).toBeLessThanOrEqual(32);
    expect(Buffer.from(newSecret(), "base64url")).toHaveLength(32);
  });

  test("are stored as argon2id hashes under a random salt of 128 bits, with the parameters of passwords", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const { recoveryCodes } = await makeAuthenticator(person);
    await makeAuthenticator(other);
    const rowsOf = (userId: string) => prisma.recoveryCode.findMany({ where: { userId } });
    const [rows, others] = [await rowsOf(person.userId), await rowsOf(other.userId)];
    const salt = rows[0]?.salt ?? "";
    expect(Buffer.from(salt, "base64url")).toHaveLength(16);
    expect(others[0]?.salt).not.toBe(salt);
    const base64 = (text: string) => Buffer.from(text, "base64url").toString("base64").replace(/=+$/, "");
    const hashes = rows.map(
      ({ digest }) => `$argon2id$v=19$m=19456,t=2,p=1$${base64(salt)}$${base64(digest)}`,
    );
    const code = recoveryCodes[0]?.replace("-", "") ?? "";
    const matches = await Promise.all(hashes.map((hash) => verify(hash, code)));
    expect(matches.filter(Boolean)).toHaveLength(1);
  });

  test("work only for their own user", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const { recoveryCodes } = await makeAuthenticator(person);
    await makeAuthenticator(other);
    expect(await withRecovery(other.userId, recoveryCodes[0] ?? "")).toBe(false);
  });

  test("end when new ones are created, and when the last factor is removed", async () => {
    const person = await makePerson();
    const { userId } = person;
    const { recoveryCodes } = await makeAuthenticator(person);
    const renewed = await renewRecoveryCodes(userId);
    expect(await withRecovery(userId, recoveryCodes[0] ?? "")).toBe(false);
    await makePasskey(person);
    await deleteAuthenticator(userId);
    expect(await countRecoveryCodes(userId)).toBe(10);
    expect(await withRecovery(userId, renewed[0] ?? "")).toBe(true);
    const [passkey] = await listPasskeys(userId);
    await deletePasskey(userId, passkey?.id ?? "");
    expect(await prisma.recoveryCode.count({ where: { userId } })).toBe(0);
    await expect(renewRecoveryCodes(userId)).rejects.toMatchObject({ code: "validation_failed" });
  });
});

test("every change of second factors is reported by email", async () => {
  const person = await makePerson();
  const { userId, email } = person;
  await makePasskey(person);
  await makeAuthenticator(person);
  await renewRecoveryCodes(userId);
  const [passkey] = await listPasskeys(userId);
  await deletePasskey(userId, passkey?.id ?? "");
  await deleteAuthenticator(userId);
  expect((await queuedMail(email)).map(({ subject }) => subject)).toEqual([
    "A passkey was added to your Offerlane account",
    "An authenticator app was added to your Offerlane account",
    "New recovery codes for your Offerlane account",
    "A passkey was removed from your Offerlane account",
    "The authenticator app was removed from your Offerlane account",
  ]);
});

test("the operator's reset removes all second factors, ends all sessions, and sends an email", async () => {
  const person = await makePerson();
  const { userId } = person;
  await makeAuthenticator(person);
  await makePasskey(person);
  await openSession(userId, null);
  expect(await resetSecondFactors(userId)).toBe(true);
  expect(await hasSecondFactor(userId)).toBe(false);
  expect(await countRecoveryCodes(userId)).toBe(0);
  expect(await listSessions(userId)).toEqual([]);
  expect((await queuedMail(person.email)).at(-1)?.subject).toContain("was reset");
});
