import { expect, test } from "vitest";
import { formKeyOfBuild } from "./signing-secrets.ts";

const secret = "a secret of thirty-two characters";
const other = "another secret of many characters";

test("machines with the same first secret build with the same key, of the size for AES-256", () => {
  const key = formKeyOfBuild({ AUTH_SECRET: secret } as unknown as NodeJS.ProcessEnv);
  expect(Buffer.from(key ?? "", "base64")).toHaveLength(32);
  const keyOf = (AUTH_SECRET: string) => formKeyOfBuild({ AUTH_SECRET } as unknown as NodeJS.ProcessEnv);
  expect(keyOf(`${secret},${other}`)).toBe(key);
  expect(keyOf(other)).not.toBe(key);
  expect(key).not.toContain(secret);
});

test("without a configured secret, the build creates its own key", () => {
  expect(formKeyOfBuild({} as NodeJS.ProcessEnv)).toBeNull();
});
