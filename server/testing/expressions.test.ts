import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { check, type Diagnostics } from "recheck";
import { expect, onTestFinished, test, vi } from "vitest";
import { approveChanged } from "./approvals.ts";
import { expressionsOf } from "./expressions.ts";
import { sourceFiles } from "./imports.ts";

/** Tests and benchmarks don't read untrusted text. */
const SPARED = /\.test\.tsx?$|^e2e\/|^server\/testing\/|^scripts\/bench\//;
/** Far more than checking an expression takes, even on a busy machine. */
const TIMEOUT_MS = 150_000;
/** Limits by characters read, not by time, which grows on a busy machine. */
const COUNTED = { seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

const written = sourceFiles()
  .filter(({ path }) => !SPARED.test(path))
  .flatMap(expressionsOf);

test("every regular expression runs in linear time", { timeout: 2 * TIMEOUT_MS }, async () => {
  const byExpression = Map.groupBy(written, ({ pattern, flags }) => `/${pattern}/${flags}`);
  const slow: string[] = [];
  await approveChanged("expressions", [...byExpression.keys()], async (expression) => {
    const [first, ...more] = byExpression.get(expression) ?? [];
    if (first?.pattern === null || first === undefined) return true;
    const found = await check(first.pattern, first.flags, { timeout: TIMEOUT_MS, ...COUNTED });
    if (found.status === "safe") return true;
    slow.push(
      `${[first, ...more].map(({ place }) => place).join(", ")}: ${expression} is ${describeFinding(found)}`,
    );
    return false;
  });
  expect(slow, "Anchor it, bound its repeats, or read the text without an expression.").toEqual([]);
});

test("no regular expression is built at run time", () => {
  const made = written.filter(({ pattern }) => pattern === null).map(({ place }) => place);
  expect(made, "Write it out, so that its cost is known, or compare texts.").toEqual([]);
});

function describeFinding(found: Diagnostics): string {
  if (found.status === "unknown") return `not checked: ${found.error.kind}`;
  return `${found.complexity?.summary}, as with ${found.status === "vulnerable" ? found.attack.pattern : ""}`;
}

test("a tool checks an input until it approves it, and in CI each time", async () => {
  const name = `test-${randomUUID()}`;
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(path.join(".data/approved", name));
  });
  const checked = async (ci: string, ...inputs: string[]) => {
    vi.stubEnv("CI", ci);
    const seen: string[] = [];
    await approveChanged(name, inputs, async (input) => {
      seen.push(input);
      return input !== "bad";
    });
    return seen;
  };
  expect(await checked("", "good", "bad")).toEqual(["good", "bad"]);
  expect(await checked("", "good", "bad", "new")).toEqual(["bad", "new"]);
  expect(await checked("true", "good", "new")).toEqual(["good", "new"]);
});
