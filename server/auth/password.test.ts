import { describe, expect, test } from "vitest";
import { hashPassword, passwordProblem, verifyPassword } from "./password.ts";

const EMAIL = "maria.lopez@example.com";

describe("a new password", () => {
  test.each([
    ["nine char", "too_short"],
    ["🙂🙂🙂🙂🙂", "too_short"],
    ["x".repeat(201), "too_long"],
    [EMAIL, "same_as_email"],
    ["Maria.Lopez", "same_as_email"],
    ["Password123", "too_common"],
    ["aaaaaaaaaaaa", "too_common"],
    ["abcabcabcabc", "too_common"],
    ["1234567890", "too_common"],
    ["poiuytrewq", "too_common"],
  ])("%s is refused as %s", (password, problem) => {
    expect(passwordProblem(password, EMAIL)).toBe(problem);
  });

  test.each(["quiet green river", "tZ9#qLm2xV", "Grüße aus Köln", "y".repeat(100) + "z".repeat(100)])(
    "%s will do",
    (password) => {
      expect(passwordProblem(password, EMAIL)).toBeNull();
    },
  );
});

describe("a stored password", () => {
  test("is argon2id as OWASP asks, and no two hashes are alike", async () => {
    const [one, other] = await Promise.all([
      hashPassword("quiet green river"),
      hashPassword("quiet green river"),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  test("opens to itself only, however its letters are composed", async () => {
    const stored = await hashPassword("caf\u00e9 am Fluss");
    expect(await verifyPassword(stored, "cafe\u0301 am Fluss")).toBe(true);
    expect(await verifyPassword(stored, "cafe am Fluss")).toBe(false);
  });

  test("that isn't there, or is no hash, opens to nothing", async () => {
    expect(await verifyPassword(null, "nobody has this password")).toBe(false);
    expect(await verifyPassword("not a hash", "not a hash")).toBe(false);
  });
});
