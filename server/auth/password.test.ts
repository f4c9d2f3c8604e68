import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import long from "./leaked-passwords.json" with { type: "json" };
import { hashPassword, passwordProblem, validatePassword, verifyPassword } from "./password.ts";

const EMAIL = "maria.lopez@example.com";

const LONG_LEAKED =
  "141312190296q plextsofttm lockingservi ibpjahtybz nhfycajhvth lk9slwgh3x jwhw6n1742 gunsnroses forzainter 1rus27540102 vef6g55frz ponomarenko katastrofa internacional cosanostra bhrh0h2oof6xbqjeh apocalipsis viktorovich yurkamaliy montarios77 medvedenko mchedlishvili matrosova27".split(
    " ",
  );

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
    ["aaaaaaaaaaaa", "too_common"],
    ["aaaaaaaaaaaaaaaaaaaaaaa", "pattern"],
    ["abcabcabcabc", "pattern"],
    ["y".repeat(100) + "z".repeat(100), "pattern"],
    ["jobsearch2026", "too_guessable"],
  ])("%s is rejected as %s", async (password, problem) => {
    expect(await passwordProblem(password, EMAIL)).toBe(problem);
  });

  test.each([
    "quiet green river",
    "tZ9#qLm2xV",
    "Grüße aus Köln",
    "correct horse battery staple",
    "a river, and a bridge, and a mill at its bank, and no one about!",
    `tZ9#qLm2xV and then ${"a great deal more of it, ".repeat(7)}`.padEnd(200, "!"),
  ])("%s is accepted", async (password) => {
    expect(await passwordProblem(password, EMAIL)).toBeNull();
  });

  test("can't be a leaked password of sufficient length that zxcvbn knows", async () => {
    const leaked = dictionary["passwords-common"].map(String).filter((item) => item.length >= 10);
    expect(leaked.length).toBeGreaterThan(1_500);
    for (const item of leaked) expect(await passwordProblem(item, EMAIL), item).not.toBeNull();
  });

  test("can't be one of the 5,000 most frequent leaked passwords of sufficient length, in upper or lower case", async () => {
    expect(Buffer.from(long.digests, "base64")).toHaveLength(5_000 * 6);
    // The passwords among the first 3,000 and the last ones that zxcvbn considers hard to guess.
    for (const item of LONG_LEAKED) {
      for (const written of [item, item.toUpperCase(), `${item[0]?.toUpperCase()}${item.slice(1)}`])
        expect(await passwordProblem(written, EMAIL), written).toBe("too_common");
    }
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
    for (const other of ["cafe am Fluss", "CAF\u00c9 am Fluss", "caf\u00e9 am Fluss ", " caf\u00e9 am Fluss"])
      expect(await verifyPassword(stored, other), other).toBe(false);
  });

  test("matches to its last character, whatever its length", async () => {
    const begun = "a quiet green river ".repeat(10).slice(0, 199);
    const stored = await hashPassword(`${begun}1`);
    expect(await verifyPassword(stored, `${begun}1`)).toBe(true);
    for (const other of [`${begun}2`, begun, `${begun}11`])
      expect(await verifyPassword(stored, other), other).toBe(false);
  });

  test("is compared only with text short enough to be a password, so that no one can make the server hash a book", async () => {
    const long = "\ufdfa".repeat(LIMITS.text.passwordTyped + 1);
    expect(await verifyPassword(await hashPassword(long), long)).toBe(false);
    const most = "e\u0301".repeat(LIMITS.text.passwordMost);
    expect(await verifyPassword(await hashPassword(most), most)).toBe(true);
  });

  test("that is missing or isn't a hash matches nothing", async () => {
    expect(await verifyPassword(null, "nobody has this password")).toBe(false);
    expect(await verifyPassword("not a hash", "not a hash")).toBe(false);
  });
});
