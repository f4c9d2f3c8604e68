import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, test } from "vitest";
import { hashPassword, passwordProblem, validatePassword, verifyPassword } from "./password.ts";

const EMAIL = "maria.lopez@example.com";

describe("a new password", () => {
  test.each([
    ["nine char", "too_short"],
    ["🙂🙂🙂🙂🙂", "too_short"],
    ["x".repeat(201), "too_long"],
    [EMAIL, "same_as_email"],
    ["Maria.Lopez", "same_as_email"],
    ["Password123", "too_common"],
    ["qwertyuiop123", "too_common"],
    ["Offerlane2026", "personal"],
    ["aaaaaaaaaaaa", "pattern"],
    ["abcabcabcabc", "pattern"],
    ["y".repeat(100) + "z".repeat(100), "pattern"],
    ["jobsearch2026", "too_guessable"],
  ])("%s is rejected as %s", async (password, problem) => {
    expect(await passwordProblem(password, EMAIL)).toBe(problem);
  });

  test.each(["quiet green river", "tZ9#qLm2xV", "Grüße aus Köln", "correct horse battery staple"])(
    "%s is accepted",
    async (password) => {
      expect(await passwordProblem(password, EMAIL)).toBeNull();
    },
  );

  test("is checked against more than 3,000 known leaked passwords, all of which are rejected", async () => {
    const leaked = dictionary["passwords-common"].map(String).filter((one) => one.length >= 10);
    expect(dictionary["passwords-common"].length).toBeGreaterThan(3_000);
    for (const one of leaked.slice(0, 400)) expect(await passwordProblem(one, EMAIL), one).not.toBeNull();
  });

  test.each([
    ["p4$$w0rd".repeat(25)],
    ["4@8({[<369&#!1|/0$5+7%2".repeat(9).slice(0, 200)],
    ["1.1.19891/2/03".repeat(14)],
  ])("of 200 characters is checked within 200 ms of CPU time: %s", async (password) => {
    await passwordProblem("quiet green river", EMAIL);
    const before = process.cpuUsage();
    await passwordProblem(password, EMAIL);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(200);
  });
});

test.each([
  ["short", "weak", "too_short"],
  ["robin@people.example", "weak", "same_as_email"],
  ["password123456", "weak", "too_common"],
  ["Robin Vale 1", "weak", "personal"],
  ["qwertyuiop[]", "weak", "pattern"],
  ["swampfish42", "good", null],
  ["quiet green river of words", "strong", null],
])("%s is rated %s while it is typed, with the problem %s", async (password, strength, problem) => {
  expect(await validatePassword(password, "robin@people.example", "Robin Vale")).toEqual({
    strength,
    problem,
  });
  expect(await passwordProblem(password, "robin@people.example", "Robin Vale")).toBe(problem);
});

describe("a stored password", () => {
  test("is hashed with argon2id as OWASP recommends, and no two hashes are alike", async () => {
    const [one, other] = await Promise.all([
      hashPassword("quiet green river"),
      hashPassword("quiet green river"),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  test("matches only itself, however its letters are composed", async () => {
    const stored = await hashPassword("caf\u00e9 am Fluss");
    expect(await verifyPassword(stored, "cafe\u0301 am Fluss")).toBe(true);
    expect(await verifyPassword(stored, "cafe am Fluss")).toBe(false);
  });

  test("that is missing or isn't a hash matches nothing", async () => {
    expect(await verifyPassword(null, "nobody has this password")).toBe(false);
    expect(await verifyPassword("not a hash", "not a hash")).toBe(false);
  });
});
