import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { makePerson } from "#server/testing/actors.ts";
import { isOwnPassword, withinAttempts } from "./password-attempts.ts";

const { passwordPerAddress, passwordPerNetwork, passwordPerDevice, brakeAfter } = LIMITS.attempts;
const newAddress = () => `${randomUUID()}@people.example`;
let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `2001:db8:${process.pid.toString(16)}:${networks.toString(16)}`;
};
const attempt = (email: string, network: string, isRight: boolean, knownDevice: string | null = null) => {
  const visitor = { ip: `${network}::${(1 + Math.floor(Math.random() * 65_000)).toString(16)}` };
  return withinAttempts({ email, visitor, knownDevice }, async () => (isRight ? "in" : null));
};
const wrong = async (times: number, email: string, network: string) => {
  for (let tried = 0; tried < times; tried += 1) expect(await attempt(email, network, false)).toBeNull();
};
const tooMany = { code: "rate_limited", headers: { "Retry-After": expect.stringMatching(/^\d+$/) } };

test("ten wrong passwords from one network, across its IPv6 addresses, end the attempts there", async () => {
  const [email, network] = [newAddress(), newNetwork()];
  await wrong(passwordPerAddress, email, network);
  await expect(attempt(email, network, true)).rejects.toMatchObject(tooMany);
});

test("the limit doesn't affect other networks, known devices, or other accounts on the same network", async () => {
  const [email, network] = [newAddress(), newNetwork()];
  await wrong(passwordPerAddress, email, network);
  await expect(attempt(email, network, false)).rejects.toMatchObject(tooMany);
  expect(await attempt(email, newNetwork(), true)).toBe("in");
  expect(await attempt(email, network, true, "usr_1")).toBe("in");
  expect(await attempt(newAddress(), network, true)).toBe("in");
});

test("attempts rejected for an address don't count toward the network's limit", async () => {
  const [email, network] = [newAddress(), newNetwork()];
  await wrong(passwordPerAddress, email, network);
  for (let tried = 0; tried < passwordPerNetwork; tried += 1) {
    await expect(attempt(email, network, false)).rejects.toMatchObject(tooMany);
  }
  expect(await attempt(newAddress(), network, true)).toBe("in");
});

test("a network that tries many addresses is blocked for all of them, but right passwords don't count", async () => {
  const network = newNetwork();
  for (let tried = 0; tried < passwordPerNetwork + 5; tried += 1) {
    expect(await attempt(newAddress(), network, true)).toBe("in");
  }
  for (let tried = 0; tried < passwordPerNetwork; tried += 1) {
    expect(await attempt(newAddress(), network, false)).toBeNull();
  }
  await expect(attempt(newAddress(), network, true)).rejects.toMatchObject(tooMany);
});

test("a successful sign-in restores the attempts", async () => {
  const [email, network] = [newAddress(), newNetwork()];
  await wrong(passwordPerAddress - 1, email, network);
  expect(await attempt(email, network, true)).toBe("in");
  await wrong(passwordPerAddress, email, network);
  await expect(attempt(email, network, true)).rejects.toMatchObject(tooMany);
});

test("known devices and signed-in users have their own limits", async () => {
  const [email, network, { userId }] = [newAddress(), newNetwork(), await makePerson()];
  for (let tried = 0; tried < passwordPerDevice; tried += 1) {
    expect(await attempt(email, network, false, "usr_2")).toBeNull();
    expect(await isOwnPassword(userId, async () => false)).toBe(false);
  }
  await expect(attempt(email, newNetwork(), true, "usr_2")).rejects.toMatchObject(tooMany);
  await expect(isOwnPassword(userId, async () => true)).rejects.toMatchObject(tooMany);
  expect(await attempt(email, network, true)).toBe("in");
});

test("guesses from many networks take turns, and the right password gets its turn", async () => {
  const email = newAddress();
  await Promise.all(Array.from({ length: brakeAfter }, () => attempt(email, newNetwork(), false)));
  let underWay = 0;
  const atOnce: number[] = [];
  const guesses = Array.from({ length: 8 }, (_none, index) =>
    withinAttempts({ email, visitor: { ip: `${newNetwork()}::1` }, knownDevice: null }, async () => {
      underWay += 1;
      atOnce.push(underWay);
      await wait(50);
      underWay -= 1;
      return index === 7 ? "in" : null;
    }),
  );
  expect((await Promise.all(guesses)).at(-1)).toBe("in");
  expect(atOnce).toEqual(Array(8).fill(1));
  expect(await attempt(newAddress(), newNetwork(), true)).toBe("in");
});

test("despite 828 guessers in one /48, an owner on a new device signs in by the second turn, 20 times out of 20", async () => {
  const rounds = Array.from({ length: 20 }, async (_none, round) => {
    const email = newAddress();
    const around = `2001:db8:${(0xa000 + round).toString(16)}`;
    let turns = 0;
    const guess = (index: number) => {
      const visitor = { ip: `${around}:${index.toString(16)}::1` };
      return withinAttempts({ email, visitor, knownDevice: null }, async () => {
        turns += 1;
        return null;
      }).catch((error) => error.code);
    };
    const guesses = (from: number, count: number) =>
      Array.from({ length: count }, (_one, index) => guess(from + index));
    await Promise.all(guesses(0, brakeAfter));
    void guesses(brakeAfter, 130);
    const later = guesses(brakeAfter + 130, 828 - brakeAfter - 130);
    const before = turns;
    const owner = { email, visitor: { ip: `2001:db8:b000:${round}::1` }, knownDevice: null };
    const waited = await withinAttempts(owner, async () => turns - before);
    expect(await later[0]).toBe("rate_limited");
    return waited;
  });
  const waited = await Promise.all(rounds);
  expect(waited).toHaveLength(20);
  for (const turns of waited) expect(turns).toBeLessThanOrEqual(2);
});
