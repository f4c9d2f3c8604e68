import { expect, test } from "vitest";
import { formKeyOfBuild } from "./signing-secrets.ts";

const secret = "a secret of thirty-two characters";
const other = "another secret of many characters";

test("machines with one secret build with one key, of the size that AES-256 takes; the first secret of several decides", () => {
  const key = formKeyOfBuild({ AUTH_SECRET: secret } as unknown as NodeJS.ProcessEnv);
  expect(Buffer.from(key ?? "", "base64")).toHaveLength(32);
  const keyOf = (AUTH_SECRET: string) => formKeyOfBuild({ AUTH_SECRET } as unknown as NodeJS.ProcessEnv);
  expect(keyOf(`${secret},${other}`)).toBe(key);
  expect(keyOf(other)).not.toBe(key);
  expect(key).not.toContain(secret);
});

test("without a configured secret the build makes a key of its own", () => {
  expect(formKeyOfBuild({} as NodeJS.ProcessEnv)).toBeNull();
});
