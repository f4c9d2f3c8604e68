import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { SoftwareAuthenticator } from "#server/testing/authenticator.ts";
import { makePasskey } from "#server/testing/second-factors.ts";
import { addPasskey, deletePasskey } from "../factors/factor-changes.ts";
import { hasSecondFactor } from "../factors/second-factor.ts";
import { verifySecondFactor } from "../factors/verification.ts";
import { assertionOptions, verifyAssertion } from "./assertion.ts";
import { listPasskeys, renamePasskey } from "./passkeys.ts";
import { registrationOptions } from "./registration.ts";

const SIGN_IN = { purpose: "sign_in", userId: null } as const;
const encoded = (text: string) => Buffer.from(text).toString("base64url");

describe("signing in with only a passkey", () => {
  test("identifies the passkey's owner, and records the use", async () => {
    const person = await makePerson();
    const { authenticator } = await makePasskey(person);
    const options = await assertionOptions(SIGN_IN);
    expect(options).toMatchObject({ userVerification: "required", allowCredentials: [] });
    expect(await verifyAssertion(SIGN_IN, authenticator.answer(options))).toMatchObject({
      userId: person.userId,
    });
    expect((await listPasskeys(person.userId))[0]?.lastUsedAt).not.toBeNull();
  });

  test("accepts each challenge once, even in ten concurrent responses", async () => {
    const { authenticator } = await makePasskey(await makePerson());
    const options = await assertionOptions(SIGN_IN);
    const assertions = Array.from({ length: 10 }, () => authenticator.answer(options));
    const outcomes = await Promise.all(assertions.map((assertion) => verifyAssertion(SIGN_IN, assertion)));
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
    expect(await verifyAssertion(SIGN_IN, authenticator.answer(options))).toBeNull();
  });

  test("rejects a challenge that we didn't issue, that has expired, or that was issued for another purpose", async () => {
    const person = await makePerson();
    const { authenticator } = await makePasskey(person);
    const own = authenticator.answer({ challenge: encoded(randomUUID()) });
    expect(await verifyAssertion(SIGN_IN, own)).toBeNull();
    const old = await assertionOptions(SIGN_IN);
    await prisma.passkeyChallenge.updateMany({ data: { expiresAt: new Date(0) } });
    expect(await verifyAssertion(SIGN_IN, authenticator.answer(old))).toBeNull();
    const other = await assertionOptions({ purpose: "second_factor", userId: person.userId });
    expect(await verifyAssertion(SIGN_IN, authenticator.answer(other))).toBeNull();
  });

  test.each([
    ["another origin", { origin: "https://offerlane.example.evil" }],
    ["another relying party", { rpId: "evil.example" }],
    ["no person verified", { unverified: true }],
    ["another's name", { userHandle: encoded("usr_somebody_else") }],
    ["no name", { userHandle: "" }],
    ["another's signature", { signedBy: new SoftwareAuthenticator().key }],
  ])("rejects a response with %s", async (_what, deviation) => {
    const { authenticator } = await makePasskey(await makePerson());
    const assertion = authenticator.answer(await assertionOptions(SIGN_IN), deviation);
    const { userHandle, ...rest } = assertion.response;
    const response = userHandle === "" ? rest : { ...rest, ...(userHandle ? { userHandle } : {}) };
    expect(await verifyAssertion(SIGN_IN, { ...assertion, response })).toBeNull();
  });

  test("rejects a counter that doesn't increase, which suggests a copied passkey", async () => {
    const { authenticator } = await makePasskey(await makePerson());
    const ask = async (counter: number) =>
      verifyAssertion(SIGN_IN, authenticator.answer(await assertionOptions(SIGN_IN), { counter }));
    expect(await ask(7)).not.toBeNull();
    expect(await ask(7)).toBeNull();
    expect(await ask(6)).toBeNull();
    expect(await ask(0)).toBeNull();
    expect(await ask(8)).not.toBeNull();
  });

  test("accepts an authenticator that never counts", async () => {
    const { authenticator } = await makePasskey(await makePerson());
    for (let index = 0; index < 2; index += 1) {
      const assertion = authenticator.answer(await assertionOptions(SIGN_IN), { counter: 0 });
      expect(await verifyAssertion(SIGN_IN, assertion)).not.toBeNull();
    }
  });

  test("rejects a passkey that was never registered or was removed", async () => {
    const person = await makePerson();
    const outsider = new SoftwareAuthenticator();
    expect(await verifyAssertion(SIGN_IN, outsider.answer(await assertionOptions(SIGN_IN)))).toBeNull();
    const { authenticator } = await makePasskey(person);
    const [passkey] = await listPasskeys(person.userId);
    await deletePasskey(person.userId, passkey?.id ?? "");
    expect(await verifyAssertion(SIGN_IN, authenticator.answer(await assertionOptions(SIGN_IN)))).toBeNull();
  });
});

describe("a passkey as a second factor", () => {
  test("must belong to the person whose sign-in is pending", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const { authenticator } = await makePasskey(person);
    const { authenticator: theirs } = await makePasskey(other);
    const use = { purpose: "second_factor", userId: person.userId } as const;
    const shown = async (item: SoftwareAuthenticator) =>
      ({ method: "passkey", response: item.answer(await assertionOptions(use)) }) as const;
    const from = { ip: randomUUID() };
    expect(await verifySecondFactor(person.userId, await shown(theirs), from)).toBe(false);
    expect(await verifySecondFactor(other.userId, await shown(authenticator), from)).toBe(false);
    expect(await verifySecondFactor(person.userId, await shown(authenticator), from)).toBe(true);
  });
});

describe("registering a passkey", () => {
  test("can be done several times, under names that only the owner can change", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    await makePasskey(person, "Laptop");
    const { recoveryCodes } = await makePasskey(person, "Phone");
    expect(recoveryCodes).toEqual([]);
    const [laptop, phone] = await listPasskeys(person.userId);
    expect([laptop?.name, phone?.name]).toEqual(["Laptop", "Phone"]);
    await renamePasskey(person.userId, phone?.id ?? "", "Tablet");
    const foreign = { code: "not_found" };
    await expect(renamePasskey(other.userId, phone?.id ?? "", "Mine")).rejects.toMatchObject(foreign);
    await expect(deletePasskey(other.userId, phone?.id ?? "")).rejects.toMatchObject(foreign);
    expect((await listPasskeys(person.userId)).map(({ name }) => name)).toEqual(["Laptop", "Tablet"]);
  });

  test.each([
    ["another origin", { origin: "https://offerlane.example.evil" }],
    ["another relying party", { rpId: "evil.example" }],
    ["no person verified", { unverified: true }],
  ])("rejects a response with %s", async (_what, deviation) => {
    const { userId } = await makePerson();
    const made = new SoftwareAuthenticator().register(await registrationOptions(userId), deviation);
    await expect(addPasskey(userId, "Laptop", made)).rejects.toMatchObject({ code: "validation_failed" });
    expect(await hasSecondFactor(userId)).toBe(false);
  });

  test("never exceeds the limit, even with options that were requested before", async () => {
    const { userId } = await makePerson();
    const options = [await registrationOptions(userId), await registrationOptions(userId)];
    await prisma.passkey.createMany({
      data: Array.from({ length: LIMITS.quotas.passkeys - 1 }, (_none, at) => ({
        id: newId("passkey"),
        userId,
        name: `Key ${at}`,
        credentialId: randomUUID(),
        publicKey: new Uint8Array(1),
        counter: 0n,
        transports: [],
        isBackedUp: false,
      })),
    });
    const [last, beyond] = options.map((each) => new SoftwareAuthenticator().register(each));
    if (last === undefined || beyond === undefined) throw new Error("There are two.");
    await addPasskey(userId, "Last", last);
    await expect(addPasskey(userId, "Beyond", beyond)).rejects.toMatchObject({ code: "validation_failed" });
    expect(await listPasskeys(userId)).toHaveLength(LIMITS.quotas.passkeys);
  });

  test("accepts a challenge once from its requester, and a passkey for one account", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const authenticator = new SoftwareAuthenticator();
    const made = authenticator.register(await registrationOptions(person.userId));
    const rejection = { code: "validation_failed" };
    await expect(addPasskey(other.userId, "Mine", made)).rejects.toMatchObject(rejection);
    const again = authenticator.register(await registrationOptions(person.userId));
    await addPasskey(person.userId, "Laptop", again);
    await expect(addPasskey(person.userId, "Laptop", again)).rejects.toMatchObject(rejection);
    const elsewhere = authenticator.register(await registrationOptions(other.userId));
    await expect(addPasskey(other.userId, "Mine", elsewhere)).rejects.toMatchObject(rejection);
    expect(await listPasskeys(other.userId)).toEqual([]);
  });
});
