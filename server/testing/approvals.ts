import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");
/** Results depend on the versions of the tools. */
const TOOLS = readFileSync(path.join(ROOT, "package-lock.json"));

/**
 * Runs a slow tool on the inputs that it hasn't already approved on this machine; in CI, on all of them. The digests of
 * the approved ones are kept in `.data`.
 * @param inputs everything that each result depends on, besides the installed packages
 * @param check returns true if it approves; its error fails the test
 */
export async function approveChanged(
  name: string,
  inputs: readonly string[],
  check: (input: string) => Promise<boolean>,
): Promise<void> {
  const file = path.join(ROOT, ".data/approved", name);
  const before = process.env.CI ? [] : readApproved(file);
  const approved: string[] = [];
  for (const input of inputs) {
    const digest = digestOf(input);
    if (before.includes(digest) || (await check(input))) approved.push(digest);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, approved.join("\n"));
}

function readApproved(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

const digestOf = (input: string) => createHash("sha256").update(TOOLS).update(input).digest("hex");
