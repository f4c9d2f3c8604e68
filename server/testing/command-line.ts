import { execFile } from "node:child_process";
import { expect } from "vitest";
import { z } from "zod";

type Ended = { code: number; stdout: string; stderr: string };

/** Runs the real command line, as npm does. */
export function admin(args: string[], variables: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables };
    execFile(process.execPath, ["server/admin/main.ts", ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, stdout, stderr });
    });
  });
}

/** The same with --json: one line, one object, nothing beside it. */
export async function json(
  args: string[],
  variables?: Record<string, string>,
): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await admin([...args, "--json"], variables);
  expect(stderr).toBe("");
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  const printed = z.record(z.string(), z.unknown()).parse(JSON.parse(stdout));
  expect(code).toBe("error" in printed ? 1 : 0);
  return printed;
}

/** The same of a command that is refused: its code and sentence. */
export async function refused(args: string[], variables?: Record<string, string>) {
  const { error } = await json(args, variables);
  return z.strictObject({ code: z.string(), message: z.string() }).parse(error);
}
