import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { judgeNew } from "./judged.ts";

test("a tool checks an input until it has approved it, and in CI every time", async () => {
  const name = `test-${randomUUID()}`;
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(path.join(".data/judged", name));
  });
  const judged = async (ci: string, ...inputs: string[]) => {
    vi.stubEnv("CI", ci);
    const seen: string[] = [];
    await judgeNew(name, inputs, async (input) => {
      seen.push(input);
      return input !== "bad";
    });
    return seen;
  };
  expect(await judged("", "good", "bad")).toEqual(["good", "bad"]);
  expect(await judged("", "good", "bad", "new")).toEqual(["bad", "new"]);
  expect(await judged("true", "good", "new")).toEqual(["good", "new"]);
});
