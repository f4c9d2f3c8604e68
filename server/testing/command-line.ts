import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect } from "vitest";
import { z } from "zod";

export type Ended = { code: number; stdout: string; stderr: string };

/** Variables of a command that is to have a process to itself, as npm gives it one, and nothing else. */
export const OWN_PROCESS = {};

/** Runs the real command line, as npm does. */
export function admin(args: string[], variables: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables };
    execFile(process.execPath, ["server/admin/main.ts", ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, stdout, stderr });
    });
  });
}

let staying: ReturnType<typeof stay> | null = null;
let last: Promise<unknown> = Promise.resolve();

/** The same, one after the other in one process beside this: most of what a command costs is to load the server. */
function adminBeside(args: string[]): Promise<Ended> {
  const ended = last.then(async () => {
    staying ??= stay();
    staying.child.send(args);
    const [answer] = (await Promise.race([once(staying.child, "message"), staying.gone])) as [Ended];
    return answer;
  });
  last = ended.catch(() => undefined);
  return ended;
}

/** It ends with the worker, or fails whom it was to answer. */
function stay() {
  const child = fork(path.join(import.meta.dirname, "command-line-main.ts"), {
    env: { ...process.env, LOG_LEVEL: "silent" },
    execArgv: [],
  });
  const gone = once(child, "exit").then(() => {
    throw new Error("The process of the command line ended.");
  });
  gone.catch(() => undefined);
  child.unref();
  child.channel?.unref();
  return { child, gone };
}

/**
 * The same with --json: one line, one object, nothing beside it. In a process of its own where it has variables, otherwise
 * in one that other commands share.
 */
export async function json(
  args: string[],
  variables?: Record<string, string>,
): Promise<Record<string, unknown>> {
  const said = [...args, "--json"];
  const { code, stdout, stderr } = await (variables ? admin(said, variables) : adminBeside(said));
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
