import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./imports.ts";

const isOurs = (path: string) =>
  /^(server|app|domain|components|scripts\/(embedded-database|launcher|bootstrap))\//.test(path);
const isTest = (path: string) => /\.test\.tsx?$|^server\/testing\//.test(path);
const sources = sourceFiles().filter(({ path }) => isOurs(path) && !isTest(path));

/** Returns the first argument of each call, such as the algorithm of a digest. */
const firstArguments = (call: RegExp) => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(call)].map(([, named]) => named))),
];

test("data is encrypted only with AES-256-GCM, and digests, signatures, and keys use SHA-256 or SHA-512", () => {
  expect(firstArguments(/\bcreate(?:C|Dec)ipheriv\(\s*([^,)]+)/g)).toEqual(['"aes-256-gcm"']);
  const digests = firstArguments(
    /\b(?:createHash|createHmac|hkdfSync|createSign|createVerify)\(\s*([^,)]+)/g,
  );
  expect(digests.filter((named) => !/^"sha(256|512)"$/.test(named ?? ""))).toEqual([]);
});

/** Random values that protect nothing: ranks, names of sample data, and the order of two queues. */
const NO_SECRETS = [
  "domain/ranks.ts",
  "server/admin/seed/seed.ts",
  "server/payments/test-provider/objects.ts",
  "server/resources/sandbox/seed/organizations/records.ts",
  "server/resources/webhooks/store/queue.ts",
];

test("every module that creates a secret, uses a key, or hashes a password is in the inventory", () => {
  const inventory = readFileSync("docs/security/cryptography.md", "utf8");
  const makes =
    /\b(randomBytes|randomInt|createHmac|sealOf|hkdfSync|create(C|Dec)ipheriv|generateKey\w*|createSign|createVerify)\(|from "(@node-rs\/argon2|otpauth|jose)"/;
  const making = sources.filter(({ text }) => makes.test(text)).map(({ path }) => path);
  expect(making).toEqual(expect.arrayContaining(NO_SECRETS));
  const missing = making.filter((path) => !NO_SECRETS.includes(path) && !inventory.includes(`\`${path}\``));
  expect(missing).toEqual([]);
});
